// A finished match, moment by moment, as each seat saw it or with everything open.

import { $, api, attempt, data, make, say, toast } from "./common.js";
import { Lights, rows } from "./lines.js";
import { Motion } from "./motion.js";

const slider = $("move");
slider.max = String(data.moves);
const asked = new URLSearchParams(location.search);
// From the beginning, as one saw it oneself; whoever held several seats, or none, watches.
slider.value = asked.get("move") ?? "0";
$("seat").value = asked.get("as") ?? (data.seats.length === 1 ? String(data.seats[0]) : "");
let story = null;
let playing = null;
let busy = false;
let again = false;
let shown = null;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const motion = new Motion($("board"), () => (/^\d+$/.test(as()) ? Number(as()) : null));
const lights = new Lights($("log").parentElement, () => (as() ? Number(as()) : null), () => {});

/** Whose eyes: nothing for a spectator, a number for a seat, `open` for everything. */
const as = () => $("seat").value;
const seat = () => (/^\d+$/.test(as()) ? { seat: as() } : {});

async function draw() {
  if (busy) { again = true; return; }
  busy = true;
  const layout = matchMedia("(max-width: 48rem)").matches ? "tall" : "wide";
  const query = new URLSearchParams({ move: slider.value, lang: data.lang, layout, opened: as() === "open", ...seat() });
  const moment = await attempt(() => api("GET", `/tables/${data.id}/replay?${query}`));
  if (moment) {
    place(moment);
    lights.draw();
    $("prompt").textContent = moment.prompt;
    $("where").textContent = `${moment.move} / ${moment.moves}`;
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
  story = await attempt(() => api("GET", `/tables/${data.id}/story?${new URLSearchParams({ lang: data.lang, ...seat() })}`));
  if (!story) return;
  const told = story.steps.flatMap((step, place) => step.lines.map((line) => ({ line, move: place + 1 })));
  const items = rows(told.map((one) => one.line), 0, story.colours, () => true).flatMap((row, i) => {
    const [item, { move }] = [row.at(-1), told[i]];
    item.dataset.move = move;
    item.addEventListener("click", () => go(move));
    return row;
  });
  $("log").replaceChildren(...items);
  mark();
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

slider.addEventListener("input", draw);
$("seat").addEventListener("change", () => { shown = null; tell(); draw(); });
$("first").addEventListener("click", () => go(0));
$("last").addEventListener("click", () => go(data.moves));
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
$("play").addEventListener("click", () => {
  if (playing) { stop(); return; }
  if (slider.value === slider.max) slider.value = "0";
  $("play").setAttribute("aria-pressed", "true");
  playing = setInterval(() => {
    if (slider.value === slider.max) stop();
    else go(Number(slider.value) + 1);
  }, 700);
});
tell();
draw();
