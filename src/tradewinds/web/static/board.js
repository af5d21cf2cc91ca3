// The board as one stop for the keyboard: arrows walk from thing to thing, what is there is spoken, Enter takes it.

import { $, make, say } from "./common.js";
import { neighbours, stopsOf, towards } from "./things.js";
import { Zoom } from "./zoom.js";

const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
const OPEN = { n: 1, PageDown: 1, N: -1, PageUp: -1 };
/** As many things are listed when one is looked for. */
const MOST = 10;
const RIM = 3;

export class Board {
  /** `take(part)` chooses what a part of the picture offers, `explain(point)` tells about what is there. */
  constructor(take, explain) {
    // Where one stands: the id of a thing, its middle as parts of the picture, the row or column one walks along.
    Object.assign(this, { take, explain, id: "", middle: null, line: null, at: null, walking: false, entered: "" });
    const board = $("board");
    this.zoom = new Zoom(board, $("zoom-reset"), explain, () => this.ring());
    $("board-view").addEventListener("scroll", () => this.ring());
    board.addEventListener("keydown", (event) => this.key(event));
    board.addEventListener("focus", () => { if (board.matches(":focus-visible")) this.enter(); });
    board.addEventListener("blur", () => this.rest());
    board.addEventListener("pointerdown", (event) => this.rest(event.target));
    document.addEventListener("keydown", (event) => this.anywhere(event));
    $("find-thing").addEventListener("input", () => this.list());
    $("finder").addEventListener("submit", (event) => { event.preventDefault(); $("found").querySelector("button")?.click(); });
  }

  get svg() { return $("board").querySelector("svg"); }

  get stops() { return this.svg ? stopsOf(this.svg) : []; }

  /** The picture is another one: one stays where one was. A game in letters has nothing to walk on. */
  renew() {
    for (const [name, value] of [["role", "application"], ["tabindex", "0"]]) {
      if (this.svg) $("board").setAttribute(name, value);
      else $("board").removeAttribute(name);
    }
    this.zoom.lay();
    if (this.walking) this.stand(this.here(this.stops));
  }

  /** The stop where one stands, else the nearest to where that was; at first one that is open. */
  here(stops) {
    const same = this.id && stops.find((stop) => stop.members.some(({ part }) => part.id === this.id));
    if (same) return same;
    if (!this.middle) return stops.find((stop) => stop.open) ?? stops[0] ?? null;
    const { x, y } = this.onWindow(this.middle);
    const far = ({ at }) => Math.hypot(at.x - x, at.y - y);
    return stops.reduce((best, stop) => (best && far(best) <= far(stop) ? best : stop), null);
  }

  onWindow({ x, y }) {
    const box = this.svg.getBoundingClientRect();
    return { x: box.x + x * box.width, y: box.y + y * box.height };
  }

  enter() {
    if (this.walking) return;
    this.walking = true;
    this.entered = "";
    this.go(this.here(this.stops));
  }

  /** Whoever uses the mouse sees no ring; keys begin where it was. */
  rest(target) {
    const part = target?.closest("#board [id]");
    if (part) Object.assign(this, { id: part.id, middle: null, line: null });
    this.walking = false;
    this.stand(null);
  }

  stand(stop) {
    this.at = stop;
    for (const part of $("board").querySelectorAll(".tw-at")) part.classList.remove("tw-at");
    for (const { part } of stop?.members ?? []) part.classList.add("tw-at");
    this.ring();
    if (!stop) return;
    const box = this.svg.getBoundingClientRect();
    this.id = stop.still.part.id;
    this.middle = { x: (stop.at.x - box.x) / box.width, y: (stop.at.y - box.y) / box.height };
  }

  go(stop) {
    if (!stop) return;
    this.stand(stop);
    this.zoom.reveal(stop.still.part);
    const { around } = stop;
    this.speak(around && around !== this.entered ? [around, ...told(stop)] : told(stop));
    this.entered = around;
  }

  jump(stop) {
    this.line = null;
    this.go(stop);
  }

  ring() {
    const ring = $("board-ring");
    ring.hidden = !this.at;
    if (!this.at) return;
    const [box, frame] = [this.at.still.part.getBoundingClientRect(), $("board-box").getBoundingClientRect()];
    const sides = { left: box.x - frame.x - RIM, top: box.y - frame.y - RIM, width: box.width + 2 * RIM, height: box.height + 2 * RIM };
    for (const [side, length] of Object.entries(sides)) ring.style[side] = `${length}px`;
  }

  speak(parts) {
    $("spoken").textContent = parts.join(". ");
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== $("board")) return;
    const { stops } = this;
    const deed = this.deed(event.key, stops);
    if (!deed || !stops.length) return;
    event.preventDefault();
    event.stopPropagation();
    // After the mouse the first key only shows where one is.
    if (this.walking) deed(this.here(stops));
    else this.enter();
  }

  deed(key, stops) {
    if (ARROWS[key]) return (here) => this.walk(here, stops, ARROWS[key]);
    if (OPEN[key]) return (here) => this.jump(nextOpen(here, stops, OPEN[key]));
    if (key === "Home" || key === "End") return () => this.jump(stops.at(key === "Home" ? 0 : -1));
    if (key === "Enter" || key === " ") return (here) => this.press(here);
    if (key === "a") return (here) => this.speak(neighbours(here, stops).map(([way, stop]) => `${say(`way-${way}`)}: ${brief(stop)}`));
    return null;
  }

  walk(here, stops, [dx, dy]) {
    const axis = dx ? "y" : "x";
    if (this.line?.axis !== axis) this.line = { axis, part: this.middle[axis] };
    const line = this.onWindow({ x: this.line.part, y: this.line.part })[axis];
    this.go(towards(here, stops, [dx, dy], line) ?? here);
  }

  press(here) {
    if (here.open) this.take(here.open);
    else this.explain({ clientX: here.at.x, clientY: here.at.y });
  }

  /** Keys that lead to the board from anywhere on the page. */
  anywhere(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    if (document.querySelector("dialog[open]") || $("board-box").hidden || !this.svg) return;
    if (event.key === "b") { $("board").focus({ preventScroll: true }); this.enter(); }
    else if (event.key === "f") { $("find-thing").value = ""; $("finder").showModal(); this.list(); }
    else if (!this.zoom.key(event.key, this.at?.still.part)) return;
    event.preventDefault();
  }

  /** What is looked for by its words; Enter goes to the first. The board may be scrolled as the finder closes. */
  list() {
    const words = $("find-thing").value.trim().toLowerCase().split(/\s+/);
    const found = this.stops.filter((stop) => words.every((word) => told(stop).join(" ").toLowerCase().includes(word)));
    $("found").replaceChildren(...found.slice(0, MOST).map((stop) => {
      const button = make("button", { type: "button", className: "choice" }, brief(stop));
      button.addEventListener("click", () => { this.stand(stop); $("finder").close(); $("board").focus(); this.walking = true; this.jump(this.here(this.stops)); });
      return make("li", {}, button);
    }));
  }
}

const brief = (stop) => (stop.here.length ? stop.here : stop.may).join(", ");
const told = (stop) => [...stop.here, ...(stop.may.length ? [say("you-may", { text: stop.may.join(" · ") })] : [])];

/** The next thing that is open now, or the one before; after the last comes the first. */
function nextOpen(here, stops, step) {
  const order = step > 0 ? stops : [...stops].reverse();
  const place = order.indexOf(here);
  return [...order.slice(place + 1), ...order.slice(0, place + 1)].find((stop) => stop.open);
}
