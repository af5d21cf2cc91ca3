// The table: board, prompt, players, settings; choices and news are modules of their own.

import { $, api, attempt, data, layout, make, memory, narrow, say } from "./common.js";
import { Beside } from "./beside.js";
import { asks, Choices } from "./choices.js";
import { showHands } from "./hands.js";
import { Lesson } from "./lesson.js";
import { parse, show as showBoard } from "./morph.js";
import { Chat, Log } from "./news.js";
import { Practice } from "./practice.js";
import { noted, noteTable } from "./proof.js";
import { follow, showResult } from "./result.js";
import { showLobby, showPlayers } from "./seats.js";
import { Since } from "./since.js";
import { askForSound, sound } from "./sound.js";
import { Line } from "./stream.js";
import { Theatre } from "./theatre.js";

const title = document.title;
let seat = data.hotseat ? null : data.seats[0] ?? null;
let table = null;
let view = null;
let wasMyTurn = true;

const choices = new Choices(() => seat, layout, preview, () => table?.seats ?? [], (error) => lesson.hears(error));
const log = new Log(() => seat, (part) => choices.board.zoom.reveal(part));
const lesson = new Lesson((things) => log.lights.teach(things), showLit, () => choices.goBack());
const nameOf = (one) => table?.seats[one]?.name ?? data.names[one] ?? "";
const chat = new Chat(() => seat, nameOf);
const practice = new Practice(() => choices.hint(), nameOf);
const since = new Since(() => seat, nameOf, log);
const line = new Line(shown);
new Beside(() => view?.choices.map((choice) => choice.kind) ?? []);
const theatre = new Theatre({ seatOf: () => seat, log: (part) => log.show(part), drawn, arrived, rested });

function shown(event) {
  if (event.type === "view") onView(event.data);
  else if (event.type === "table") onTable(event.data);
  else if (event.type === "chat") chat.show(event.data);
  else location.reload();
}

// The match

/** What can be chosen is there at once; how it came about is played beside it. */
function onView(next) {
  view = next;
  document.body.dataset.number = next.number;
  setPreview(false);
  $("prompt").textContent = next.prompt;
  $("own").replaceChildren(...next.own.map((text) => make("li", {}, text)));
  theatre.show(next);
  // Another player may look by now.
  if (view !== next) return;
  choices.show(next);
  practice.show(next, table?.bots_progress >= 1);
  follow(next);
  showTurn();
  arrange();
  lesson.show(next.lesson);
}

/** What a lesson speaks of, unless something is seen large. */
function showLit() {
  if (theatre.closeUp.isOpen) $("close-up").scrollIntoView({ block: "nearest" });
  else log.lights.reveal();
}

/** The board is another one. */
function drawn() {
  log.lights.draw();
  choices.board.renew();
}

/** The board is that of the newest view. */
function arrived() {
  choices.ways.shade();
  choices.groups.fit();
  lesson.look(true);
  since.show(view);
  if (table) showPlayers(table, view);
}

/** Nothing moves any more. */
function rested() {
  if (view.result) showResult(view, table);
  passOn();
}

/** Another board for a moment: what a choice would lead to. Without one the real board is back. */
function preview(html) {
  theatre.skip();
  setPreview(Boolean(html));
  if (html) { showBoard($("board"), parse(html)); drawn(); }
  else if (view) theatre.redraw(theatre.board);
}

function setPreview(on) {
  $("preview-note").hidden = !on;
  $("board-box").classList.toggle("previewing", on);
}

/** The turn in three places: prompt, player list, title of the tab; and a sound or a note for those who want it. */
function showTurn() {
  const mine = view.choices.length > 0;
  document.title = mine ? `● ${say("your-turn")} · ${title}` : title;
  document.body.classList.toggle("my-turn", mine);
  if (mine && !wasMyTurn) {
    sound("mine");
    if (!view.lesson) askForSound();
    if (memory.get("notify") === "yes" && document.hidden && globalThis.Notification?.permission === "granted") {
      new Notification(say("your-turn"), { body: view.prompt, tag: data.id });
    }
  }
  wasMyTurn = mine;
}

// The table around it

function onTable(next) {
  table = next;
  $("leave").hidden = !next.seats.some((one) => one.yours) || next.status === "over";
  showPlayers(next, view);
  showHands(next);
  showOrders(next);
  showProof(next);
  if (next.status === "lobby") showLobby(next);
  $("preparing-bar").value = next.progress;
  showBots(next);
  choices.allowHints(next.hints && seat !== null);
  if (view) practice.show(view, next.bots_progress >= 1);
  if (next.status === "stopped") $("prompt").textContent = next.why_stopped;
  if (view?.result && !theatre.busy) showResult(view, next);
  arrange();
}

/** After the very first start bots come a little later than people. */
function showBots(next) {
  $("bots-preparing").hidden = next.bots_progress >= 1 || next.status !== "running" || !next.seats.some((one) => one.bot);
  $("bots-preparing").firstElementChild.value = next.bots_progress;
}

/** What the chance rests on; a match that came as a file has nothing that was published here. */
function showProof(next) {
  noteTable(next);
  const texts = { commitment: next.commitment, seal: next.seal, contribution: noted("contribution", data.id) };
  for (const [what, text] of Object.entries(texts)) {
    $(`${what}-note`).hidden = !text;
    $(what).textContent = text;
  }
  $("versions").textContent = say("versions", { name: next.rules, text: next.edition_name });
}

/** What the server does for this seat; it is kept there, so that it holds with the page closed. */
function showOrders(next) {
  const mine = next.seats.find((one) => one.yours);
  $("end-order").hidden = !mine;
  $("set-end").checked = !mine?.asks_to_end;
  $("set-end").onchange = () => attempt(() => api("POST", `/tables/${data.id}/seats/${mine.seat}/orders`, { ask_to_end: !$("set-end").checked }));
}

function arrange() {
  const status = table?.status ?? "running";
  $("watching").hidden = !table || status === "lobby" || table.seats.some((one) => one.yours);
  $("lobby").hidden = status !== "lobby";
  $("preparing").hidden = status !== "preparing";
  $("board-box").hidden = !view;
  const begun = status !== "lobby" && status !== "preparing";
  $("side").hidden = $("players-box").hidden = !begun;
  $("news").hidden = status === "preparing";
}

// One device for all: a curtain between two players

function passOn() {
  if (!data.hotseat || view.result || view.actors.includes(seat)) return;
  const next = view.actors.find((one) => data.seats.includes(one));
  if (next === undefined) return;
  line.close();
  view = null;
  theatre.clear();
  log.clear();
  $("choices").replaceChildren();
  $("own").replaceChildren();
  $("prompt").textContent = "";
  const name = table?.seats[next]?.name ?? data.names[next];
  $("curtain-text").textContent = say("pass-to", { name });
  $("curtain-lift").textContent = say("i-am", { name });
  $("curtain").showModal();
  $("curtain-lift").onclick = () => {
    $("curtain").close();
    seat = next;
    join();
  };
}

$("curtain").addEventListener("cancel", (event) => event.preventDefault());

// Settings

$("set-ask").value = asks();
$("set-ask").addEventListener("change", () => memory.set("ask", $("set-ask").value));
for (const name of ["notify", "hide"]) {
  const box = $(`set-${name}`);
  box.checked = memory.get(name) === "yes";
  box.addEventListener("change", () => {
    memory.set(name, box.checked ? "yes" : "no");
    if (name === "notify" && box.checked) globalThis.Notification?.requestPermission();
    document.body.classList.toggle("hide-hand", memory.get("hide") === "yes");
  });
}
document.body.classList.toggle("hide-hand", memory.get("hide") === "yes");

$("sheet-toggle").addEventListener("click", () => {
  const low = document.body.classList.toggle("sheet-low");
  $("sheet-toggle").textContent = low ? "▴" : "▾";
  $("sheet-toggle").setAttribute("aria-expanded", String(!low));
});

$("leave").addEventListener("click", async () => {
  if (!confirm(say("leave-sure"))) return;
  await attempt(() => api("POST", `/tables/${data.id}/seats/${seat ?? data.seats[0]}/leave`));
  location.assign("/");
});

const join = () => line.open(seat, layout());
narrow.addEventListener("change", join);
join();
