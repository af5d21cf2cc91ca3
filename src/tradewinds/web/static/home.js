// The home page: play at once, open a table, find tables.

import { $, api, attempt, data, make, memory, say } from "./common.js";
import { getReady } from "./proof.js";

const games = Object.fromEntries(data.map((game) => [game.name, game]));

async function open(body) {
  const created = await attempt(() => api("POST", "/tables", { ...body, at_once: false }));
  if (!created) return;
  memory.set(`links.${created.id}`, JSON.stringify(created.links));
  // Whoever plays alone or passes the device on has nobody to wait for.
  const mine = body.seats.flatMap((seat, number) => (seat.kind === "me" ? [number] : []));
  if (!Object.keys(created.links).length) await attempt(() => getReady(created.id, created.commitment, mine));
  location.assign(`/table/${created.id}`);
}

async function learn(game) {
  memory.set(`taught.${game}`, "yes");
  const created = await attempt(() => api("POST", "/lessons", { game, name: memory.get("name") }));
  if (created) location.assign(`/table/${created.id}`);
}

/** Whether somebody who presses play for the first time goes on to play; those who want to be taught leave for that. */
function goesOn(game) {
  const known = memory.get(`taught.${game.name}`) === "yes";
  memory.set(`taught.${game.name}`, "yes");
  if (known || !game.lesson) return Promise.resolve(true);
  $("first-time").showModal();
  return new Promise((done) => {
    $("first-time").onclose = () => {
      const answer = $("first-time").returnValue;
      if (answer === "teach") learn(game.name);
      done(answer === "play");
    };
  });
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** A turn of the game instead of a picture that stays still. */
function showTurn(card, moves) {
  const [image, button] = card.querySelectorAll(".game-picture img, .game .turn");
  image.src = moves ? image.dataset.turn : image.dataset.src;
  button.setAttribute("aria-pressed", String(moves));
}

for (const card of document.querySelectorAll(".game")) {
  const game = games[card.dataset.game];
  card.querySelector(".learn")?.addEventListener("click", () => learn(game.name));
  card.querySelector(".play-now").addEventListener("click", async () => {
    if (!await goesOn(game)) return;
    const bot = card.querySelector(".level").value;
    const others = Array.from({ length: game.at_once - 1 }, () => ({ kind: "bot", bot }));
    const practice = card.querySelector(".practice").checked;
    open({ game: game.name, practice, seats: [{ kind: "me", name: memory.get("name") }, ...others] });
  });
  card.querySelector(".what").addEventListener("click", ({ currentTarget }) => {
    currentTarget.setAttribute("aria-expanded", String(card.classList.toggle("told")));
  });
  card.querySelector(".turn")?.addEventListener("click", () => showTurn(card, card.querySelector(".turn").getAttribute("aria-pressed") !== "true"));
}

// A new table

const form = $("new-table");
form.elements.name.value = memory.get("name");

function seatRow(number, count) {
  const row = $("seat-choice").content.firstElementChild.cloneNode(true);
  const kind = row.querySelector(".kind");
  const hotseat = form.elements.visibility.value === "hotseat";
  row.querySelector(".seat-label").textContent = say("seat", { number: number + 1 });
  kind.setAttribute("aria-label", say("seat", { number: number + 1 }));
  const practice = form.elements.practice.checked;
  kind.querySelector("[value=open]").hidden = hotseat || practice;
  kind.querySelector("[value=me]").hidden = !hotseat && number > 0;
  for (const bot of kind.querySelectorAll("[value^=bot]")) bot.hidden = practice && number === 0;
  const mine = number === 0 || (hotseat && number < Math.max(2, count));
  kind.value = mine ? "me" : practice ? "bot:sailor" : hotseat ? kind.lastElementChild.value : "open";
  const name = row.querySelector(".name");
  const showName = () => { name.hidden = !(hotseat && kind.value === "me" && number > 0); };
  kind.addEventListener("change", showName);
  showName();
  return row;
}

function showSeats() {
  const count = Number(form.elements.count.value);
  $("seats").replaceChildren(...Array.from({ length: count }, (_, number) => seatRow(number, count)));
}

function showGame() {
  const game = games[form.elements.game.value];
  form.elements.count.replaceChildren(...game.seats.map((n) => make("option", { value: n }, String(n))));
  form.elements.count.value = String(game.seats[Math.min(1, game.seats.length - 1)]);
  for (const part of form.querySelectorAll(".options")) part.hidden = part.dataset.game !== game.name;
  showSeats();
}

/** Practice is for one person: bots everywhere else, hints, and nobody else to find it. */
function showPractice() {
  const { practice, visibility, hints } = form.elements;
  if (practice.checked) visibility.value = "unlisted";
  for (const part of [...visibility, hints]) part.disabled = practice.checked;
  showSeats();
}

form.elements.practice.addEventListener("change", showPractice);
form.elements.game.addEventListener("change", showGame);
form.elements.count.addEventListener("change", showSeats);
for (const radio of form.elements.visibility) radio.addEventListener("change", showSeats);
showGame();

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const mine = form.elements.name.value.trim();
  memory.set("name", mine);
  const seats = [...$("seats").children].map((row, number) => {
    const [kind, bot = ""] = row.querySelector(".kind").value.split(":");
    const name = kind !== "me" ? "" : number === 0 ? mine : row.querySelector(".name").value.trim();
    return { kind, bot, name };
  });
  const chosen = form.querySelectorAll(`.options[data-game="${form.elements.game.value}"] [data-option]`);
  const options = Object.fromEntries([...chosen].map((select) => [select.dataset.option, select.value]));
  const { game, visibility, hints, practice, absent } = form.elements;
  open({
    game: game.value, seats, options, visibility: visibility.value, hints: hints.checked, practice: practice.checked, absent_minutes: Number(absent.value),
  });
});

$("import").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (!file) return;
  const text = await file.text();
  const created = await attempt(() => api("POST", "/import", { file: text }));
  if (created) location.assign(`/table/${created.id}`);
});

// Lists

function status(table) {
  if (table.status === "over" || table.status === "stopped") return say(table.status);
  if (table.status === "lobby") return say("free-seats", { count: table.free.length });
  if (table.your_turn) return say("your-turn");
  return say("waiting-for", { names: table.waiting_for.join(", ") });
}

function tableLine(table) {
  const line = make("li", { className: table.your_turn ? "turn" : "" });
  line.append(make("a", { href: `/table/${table.id}` }, table.title), ` ${table.names.join(", ")} `);
  if (table.practice) line.append(make("span", { className: "from-file practice" }, say("practice")), " ");
  line.append(make("span", { className: "muted" }, status(table)));
  return line;
}

function show(list, tables) {
  if (!show[list]) show[list] = $(list).firstElementChild;
  $(list).replaceChildren(...(tables.length ? tables.map(tableLine) : [show[list]]));
}

function showProgress(list) {
  for (const game of list) {
    const box = document.querySelector(`.game[data-game="${game.name}"] .progress`);
    box.hidden = game.ready;
    box.querySelector("progress").value = game.progress;
    const image = box.parentElement.querySelector("img[data-src]");
    if (game.ready && image?.hidden) {
      image.src = image.dataset.src;
      image.hidden = false;
    }
    const turn = box.parentElement.querySelector(".turn");
    if (game.bots_ready && turn?.hidden) {
      turn.hidden = false;
      if (!calm.matches && turn.checkVisibility()) showTurn(box.parentElement, true);
    }
  }
  return list.every((game) => game.bots_ready);
}

let allReady = showProgress(data);

async function refresh() {
  try {
    const lists = await api("GET", "/tables");
    show("yours", lists.yours);
    show("open", lists.open);
    if (!allReady) allReady = showProgress(await api("GET", "/games"));
  } catch { /* the next round tries again */ }
  setTimeout(refresh, allReady ? 5000 : 1000);
}

refresh();
