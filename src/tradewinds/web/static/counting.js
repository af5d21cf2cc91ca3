// The points are counted up, source by source. The numbers stand in the table from the first moment on: what moves are
// animations that end by themselves, so that whatever happens to this page it shows what is right.

import { $, make } from "./common.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** A source takes so long in ms, all together at most so long. */
const [EACH, ALL] = [520, 4200];
let running = [];

/** A bar for each player, the best first, and above it all rows of the table one after the other. */
export function drawBars(result, order, names, colours) {
  const most = Math.max(1, ...result.scores);
  $("bars").replaceChildren(...order.map((seat) => {
    const bar = make("span", { className: `bar-of colour-${colours[seat]}` });
    bar.style.inlineSize = `${(100 * Math.max(0, result.scores[seat])) / most}%`;
    const sum = make("b", { className: "sum" }, make("span", {}, String(result.scores[seat])));
    return make("li", { className: result.winners.includes(seat) ? "wins" : "" },
      make("span", { className: "of" }, names[seat]), make("span", { className: "track" }, bar), sum);
  }));
}

/** Once, for those who were there; a click or a key skips it. */
export function countUp(result, order) {
  if (calm.matches || document.hidden || !Element.prototype.animate) return;
  const each = Math.min(EACH, ALL / result.sources.length);
  const whole = each * result.sources.length;
  const rows = [...$("result-body").rows];
  rows.forEach((row, at) => running.push(appear(row, at * each, each)));
  order.forEach((seat, place) => count($("bars").children[place], sums(result.points[seat]), result.scores[seat], each, whole));
  running.push(appear($("headline"), whole, each));
  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, skip, { once: true });
  Promise.allSettled(running.map((one) => one.finished)).then(skip);
}

export const isCounting = () => running.length > 0;

/** Everything is as it will be. */
export function skip() {
  for (const one of running) one.cancel();
  running = [];
  for (const step of document.querySelectorAll("#bars .step")) step.remove();
}

/** What somebody has after each source. */
const sums = (points) => points.map((_, at) => points.slice(0, at + 1).reduce((sum, one) => sum + one, 0));

function appear(element, delay, duration) {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration, fill: "backwards" });
}

/** A bar grows from sum to sum, and its number with it: a number for each, seen while it is true. */
function count(row, totals, score, each, whole) {
  const share = (total) => Math.max(0, total / (score || 1));
  const frames = [0, ...totals].map((total) => ({ transform: `scaleX(${share(total)})`, easing: "ease-out" }));
  running.push(row.querySelector(".bar-of").animate(frames, { duration: whole, fill: "backwards" }));
  const sum = row.querySelector(".sum");
  running.push(sum.firstElementChild.animate([{ opacity: 0 }, { opacity: 0 }], { duration: whole, fill: "backwards" }));
  for (const [at, total] of totals.entries()) {
    const step = make("span", { className: "step", ariaHidden: "true" }, String(total));
    sum.append(step);
    running.push(step.animate([{ opacity: 1 }, { opacity: 1 }], { delay: at * each, duration: each }));
  }
}
