// A finished match, moment by moment, as each seat saw it.

import { $, api, attempt, data, make } from "./common.js";
import { show } from "./morph.js";

const slider = $("move");
slider.max = String(data.moves);
const asked = new URLSearchParams(location.search);
slider.value = asked.get("move") ?? String(data.moves);
$("seat").value = asked.get("seat") ?? "";
let playing = null;
let busy = false;
let again = false;

async function draw() {
  if (busy) { again = true; return; }
  busy = true;
  const seat = $("seat").value;
  const narrow = matchMedia("(max-width: 40rem)").matches;
  const query = new URLSearchParams({ move: slider.value, lang: data.lang, layout: narrow ? "tall" : "wide" });
  if (seat) query.set("seat", seat);
  const moment = await attempt(() => api("GET", `/tables/${data.id}/replay?${query}`));
  if (moment) {
    show($("board"), moment.board);
    $("prompt").textContent = moment.prompt;
    $("where").textContent = `${moment.move} / ${moment.moves}`;
    $("log").replaceChildren(...moment.log.map((line) => make("li", {}, line)));
    const address = new URLSearchParams({ move: slider.value, ...(seat && { seat }) });
    history.replaceState(null, "", `?${address}`);
  }
  busy = false;
  if (again) { again = false; draw(); }
}

function go(move) {
  slider.value = String(move);
  draw();
}

function stop() {
  clearInterval(playing);
  playing = null;
  $("play").textContent = "▶";
}

slider.addEventListener("input", draw);
$("seat").addEventListener("change", draw);
$("first").addEventListener("click", () => go(0));
$("last").addEventListener("click", () => go(data.moves));
$("back").addEventListener("click", () => go(Number(slider.value) - 1));
$("next").addEventListener("click", () => go(Number(slider.value) + 1));
$("play").addEventListener("click", () => {
  if (playing) { stop(); return; }
  if (slider.value === slider.max) slider.value = "0";
  $("play").textContent = "⏸";
  playing = setInterval(() => {
    if (slider.value === slider.max) stop();
    else go(Number(slider.value) + 1);
  }, 700);
});
draw();
