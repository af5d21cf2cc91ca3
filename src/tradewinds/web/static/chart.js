// Lines over the whole match, one for each seat: the standing, the chances. A click leads to that moment in the replay.

import { $, api, attempt, data, say } from "./common.js";

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [640, 300, 46, 34, 12];
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
  const points = story.steps.map((step) => ({ move: step.action, values: step.scores, stage: step.stage }));
  put($("chart"), lines(story, points, Math.max(1, ...points.flatMap((point) => point.values)), String));
}

/** Each seat's chances, with the moments that changed them most. */
export function drawCourse(course) {
  const points = course.moments.map((one, place) => ({
    move: one.move, values: one.shares, turn: course.turning_points.includes(place),
  }));
  put($("course"), lines(course, points, 1, percent));
}

export const percent = (share) => `${Math.round(100 * share)} %`;

function put(figure, picture) {
  figure.querySelector("svg")?.remove();
  figure.append(picture);
  figure.hidden = false;
}

function lines({ names, colours }, points, most, told) {
  const end = points.at(-1)?.move ?? 1;
  const x = (move) => LEFT + (move / end) * (WIDTH - LEFT - RIGHT);
  const y = (value) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - BOTTOM - TOP);
  const last = points.at(-1)?.values ?? names.map(() => 0);
  const label = names.map((name, seat) => `${name}: ${told(last[seat])}`).join(", ");
  const picture = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: points.some((point) => point.turn) ? "group" : "img", "aria-label": label });
  for (const value of [0, most > 2 ? Math.round(most / 2) : most / 2, most]) {
    picture.append(
      svg("line", { class: "grid", x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value) }),
      svg("text", { class: "tick", x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, told(value)),
    );
  }
  picture.append(...stages(points, x), ...turns(points, x));
  const ends = spread(last.map(y));
  names.forEach((name, seat) => {
    const path = points.map((point) => `${x(point.move).toFixed(1)},${y(point.values[seat]).toFixed(1)}`).join(" ");
    picture.append(
      svg("polyline", { class: "under", points: path }),
      svg("polyline", { class: `line line-${colours[seat]}`, points: path, "stroke-dasharray": DASHES[seat % DASHES.length] }),
      svg("text", { class: "name", x: WIDTH - RIGHT + 8, y: ends[seat] + 4 }, `${name.slice(0, 12)} ${told(last[seat])}`),
    );
  });
  picture.addEventListener("click", (event) => jump(picture, event, end));
  return picture;
}

/** Turning points are links of their own, for keys and screen readers too. */
function turns(points, x) {
  return points.filter((point) => point.turn).map((point) => {
    const link = svg("a", { href: `/table/${data.id}/replay?action=${point.move}`, "aria-label": say("turning-point", { number: point.move }) });
    link.append(
      svg("line", { class: "turning", x1: x(point.move), x2: x(point.move), y1: TOP, y2: HEIGHT - BOTTOM }),
      svg("text", { class: "name", x: x(point.move), y: HEIGHT - 12, "text-anchor": "middle" }, `▲${point.move}`),
    );
    return link;
  });
}

/** Where a round begins; the names only where there is room for them. */
function stages(points, x) {
  const parts = [];
  let [last, free] = [undefined, 0];
  for (const { move, stage } of points) {
    if (stage === last) continue;
    last = stage;
    parts.push(svg("line", { class: "grid", x1: x(move), x2: x(move), y1: TOP, y2: HEIGHT - BOTTOM }));
    const end = x(move) + width(stage);
    if (x(move) < free || end > WIDTH) continue;
    free = end + 8;
    parts.push(svg("text", { class: "tick", x: x(move), y: HEIGHT - 12 }, stage));
  }
  return parts;
}

/** About how wide a small text is: Japanese letters are as wide as they are high. */
const width = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 11.5 : 6.6), 0);

/** Names at the ends of lines that lie close together move apart. */
function spread(places) {
  const order = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  const moved = [...places];
  for (let i = 1; i < order.length; i++) moved[order[i]] = Math.max(moved[order[i]], moved[order[i - 1]] + 15);
  return moved;
}

function jump(picture, event, end) {
  if (event.target.closest("a")) return;
  const box = picture.getBoundingClientRect();
  const across = ((event.clientX - box.left) / box.width) * WIDTH;
  const part = Math.min(1, Math.max(0, (across - LEFT) / (WIDTH - LEFT - RIGHT)));
  location.assign(`/table/${data.id}/replay?action=${Math.round(part * end)}`);
}
