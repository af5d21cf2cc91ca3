// The standing over the whole match, one line for each seat; a click leads to that moment in the replay.

import { $, api, attempt, data } from "./common.js";

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [640, 300, 34, 34, 12];
const RIGHT = 120;
const DASHES = ["", "8 4", "2 4", "12 4 2 4", "4 4"];
let drawn = false;

function svg(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export async function drawChart() {
  if (drawn) return;
  drawn = true;
  const story = await attempt(() => api("GET", `/tables/${data.id}/story?lang=${data.lang}`));
  if (!story) { drawn = false; return; }
  const picture = chart(story);
  picture.addEventListener("click", (event) => jump(picture, event, story.steps.length));
  $("chart").querySelector("svg")?.remove();
  $("chart").append(picture);
  $("chart").hidden = false;
}

function chart({ names, colours, steps }) {
  const most = Math.max(1, ...steps.flatMap((step) => step.scores));
  const x = (move) => LEFT + (move / Math.max(1, steps.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (points) => HEIGHT - BOTTOM - (points / most) * (HEIGHT - BOTTOM - TOP);
  const picture = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": summary(names, steps) });
  for (const points of [0, Math.round(most / 2), most]) {
    picture.append(
      svg("line", { class: "grid", x1: LEFT, x2: WIDTH - RIGHT, y1: y(points), y2: y(points) }),
      svg("text", { class: "tick", x: LEFT - 6, y: y(points) + 4, "text-anchor": "end" }, String(points)),
    );
  }
  picture.append(...stages(steps, x));
  const ends = spread(names.map((_, seat) => y(steps.at(-1)?.scores[seat] ?? 0)));
  names.forEach((name, seat) => {
    const points = steps.map((step, move) => `${x(move).toFixed(1)},${y(step.scores[seat]).toFixed(1)}`).join(" ");
    picture.append(
      svg("polyline", { class: "under", points }),
      svg("polyline", { class: `line line-${colours[seat]}`, points, "stroke-dasharray": DASHES[seat % DASHES.length] }),
      svg("text", { class: "name", x: WIDTH - RIGHT + 8, y: ends[seat] + 4 }, `${name.slice(0, 14)} ${steps.at(-1)?.scores[seat] ?? 0}`),
    );
  });
  return picture;
}

/** Where a round begins; the names only where there is room for them. */
function stages(steps, x) {
  const parts = [];
  let [last, written] = [null, -100];
  steps.forEach((step, move) => {
    if (step.stage === last) return;
    last = step.stage;
    parts.push(svg("line", { class: "grid", x1: x(move), x2: x(move), y1: TOP, y2: HEIGHT - BOTTOM }));
    if (x(move) - written < 90 || x(move) > WIDTH - RIGHT - 20) return;
    written = x(move);
    parts.push(svg("text", { class: "tick", x: x(move), y: HEIGHT - 12 }, step.stage));
  });
  return parts;
}

/** Names at the ends of lines that lie close together move apart. */
function spread(places) {
  const order = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  const moved = [...places];
  for (let i = 1; i < order.length; i++) moved[order[i]] = Math.max(moved[order[i]], moved[order[i - 1]] + 15);
  return moved;
}

function summary(names, steps) {
  return names.map((name, seat) => `${name}: ${steps.at(-1)?.scores[seat] ?? 0}`).join(", ");
}

function jump(picture, event, moves) {
  const box = picture.getBoundingClientRect();
  const across = ((event.clientX - box.left) / box.width) * WIDTH;
  const part = Math.min(1, Math.max(0, (across - LEFT) / (WIDTH - LEFT - RIGHT)));
  location.assign(`/table/${data.id}/replay?move=${Math.round(part * (moves - 1)) + 1}`);
}
