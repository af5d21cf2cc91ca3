// A match again, event by event: as one saw it oneself, after the end as anybody did or with everything open.

import { $, api, attempt, data, layout, make, random, say, toast } from "./common.js";
import { Lights, rows } from "./lines.js";
import { Motion } from "./motion.js";

const slider = $("move");
const asked = new URLSearchParams(location.search);
$("seat").value = asked.get("as") ?? (data.seats.length === 1 ? String(data.seats[0]) : "");
// What this page does not offer, a seat of others while the match runs, is what a spectator sees.
if ($("seat").selectedIndex < 0) $("seat").value = "";
let story = null;
let playing = null;
let busy = false;
let again = false;
let shown = null;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const motion = new Motion($("board"), () => (/^\d+$/.test(as()) ? Number(as()) : null));
const lights = new Lights($("log").parentElement, () => (/^\d+$/.test(as()) ? Number(as()) : null), () => {});

/** Whose eyes: nothing for a spectator, a number for a seat, `open` for everything. */
const as = () => $("seat").value;
const eyes = () => (as() === "open" ? { opened: true } : as() ? { seat: as() } : {});

async function draw() {
  if (busy) { again = true; return; }
  busy = true;
  const query = new URLSearchParams({ move: slider.value, lang: data.lang, layout: layout(), ...eyes() });
  const moment = await attempt(() => api("GET", `/tables/${data.id}/replay?${query}`));
  if (moment) {
    place(moment);
    lights.draw();
    $("prompt").textContent = moment.prompt;
    $("where").textContent = `${moment.move} / ${slider.max}`;
    $("hands").replaceChildren(...moment.hands.map(hand));
    history.replaceState(null, "", `?${new URLSearchParams({ move: slider.value, as: as() })}`);
    mark();
  }
  busy = false;
  if (again) { again = false; draw(); }
}

/** A step forward is played, anything else is simply there. */
function place(moment) {
  const lines = story?.steps[moment.move - 1]?.lines ?? [];
  if (moment.move === shown + 1 && !calm.matches && !document.hidden) motion.play(moment.board, lines, 1.4);
  else motion.draw(moment.board);
  shown = moment.move;
}

function hand(lines, number) {
  return make("div", {}, make("b", {}, data.names[number]), make("ul", {}, ...lines.map((line) => make("li", {}, line))));
}

/** The whole log once for each pair of eyes; a click on a line goes to its moment. */
async function tell() {
  const told = await attempt(() => api("GET", `/tables/${data.id}/story?${new URLSearchParams({ lang: data.lang, ...eyes() })}`));
  if (!told) return;
  story = told;
  slider.max = String(story.steps.length);
  const lines = story.steps.flatMap((step) => step.lines);
  const items = rows(lines, 0, story.colours, { pressed: () => true }).flatMap((row, i) => {
    row.at(-1).dataset.move = lines[i].event;
    row.at(-1).addEventListener("click", () => go(lines[i].event));
    return row;
  });
  $("log").replaceChildren(...items);
}

/** How many actions there had been at what is shown; known after the end. */
const action = () => story?.steps[Number(slider.value) - 1]?.action ?? 0;

/** The event after which there had been so many actions, as these eyes count. */
function moveAt(actions) {
  const place = story.steps.findIndex((step) => step.action >= actions);
  return place < 0 ? story.steps.length : place + 1;
}

function mark() {
  let last = null;
  for (const item of $("log").children) {
    const move = Number(item.dataset.move ?? 0);
    item.classList.toggle("later", move > Number(slider.value));
    item.classList.remove("new");
    if (move && move <= Number(slider.value)) last = item;
  }
  last?.classList.add("new");
  const box = $("log").parentElement;
  if (last) box.scrollTop = last.offsetTop - box.offsetTop - box.clientHeight / 2;
  const back = $("again") ?? $("return");
  if (back) back.disabled = ($("return") && !/^\d+$/.test(as())) || Number(slider.value) >= Number(slider.max);
}

function go(move) {
  slider.value = String(move);
  draw();
}

function stop() {
  clearInterval(playing);
  playing = null;
  $("play").setAttribute("aria-pressed", "false");
}

function play() {
  if (slider.value === slider.max) slider.value = "0";
  $("play").setAttribute("aria-pressed", "true");
  playing = setInterval(() => {
    if (slider.value === slider.max) stop();
    else go(Number(slider.value) + 1);
  }, 700);
}

/** Others see the same moment after other events. */
async function change() {
  const before = action();
  await tell();
  go(before ? moveAt(before) : Math.min(Number(slider.value), Number(slider.max)));
}

slider.addEventListener("input", draw);
$("seat").addEventListener("change", () => { shown = null; change(); });
$("first").addEventListener("click", () => go(0));
$("last").addEventListener("click", () => go(Number(slider.max)));
$("back").addEventListener("click", () => go(Number(slider.value) - 1));
$("next").addEventListener("click", () => go(Number(slider.value) + 1));
$("link").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    toast(say("moment-copied"));
  } catch {
    prompt(say("copy-link"), location.href);
  }
});
$("play").addEventListener("click", () => (playing ? stop() : play()));
$("again")?.addEventListener("click", async () => {
  const wanted = { move: action(), ...(/^\d+$/.test(as()) && { seat: Number(as()) }) };
  const created = await attempt(() => api("POST", `/tables/${data.id}/again`, wanted));
  if (created) location.assign(`/table/${created.id}`);
});

$("return")?.addEventListener("click", async () => {
  const at = `/tables/${data.id}/seats/${as()}`;
  const seen = await attempt(() => api("GET", `${at}/seen`));
  const wanted = { number: seen?.number, move_id: random(), event: Number(slider.value) };
  if (seen && await attempt(() => api("POST", `${at}/back`, wanted))) location.assign(`/table/${data.id}`);
});

await tell();
// From the beginning, unless another moment was asked for; it may be named by the actions up to it.
slider.value = asked.get("move") ?? (story && asked.has("action") ? String(moveAt(Number(asked.get("action")))) : "0");
await draw();
if (asked.has("play")) play();
