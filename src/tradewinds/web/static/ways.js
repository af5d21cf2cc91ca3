// Several choices with one click: where they lead is shaded or framed on the board, and pointing there draws the way.

import { $, draw, make } from "./common.js";
import { symbol } from "./groups.js";

const SHAPES = "path, rect, circle, polygon, ellipse";
/** How large the ghost of a piece is, as a part of the space it would stand on. */
const GHOST = 0.5;
/** No number is smaller than so many pixels. */
const READABLE = 12;

const stepsOf = (way) => way.then.length + 1;
/** Whether it goes from place to place; else what is done first only opens the last. */
export const isRoute = (way) => way.things.length > 1;

export class Ways {
  /** `colourOf()` is the player's. */
  constructor(colourOf) {
    this.colourOf = colourOf;
    this.view = null;
    this.text = make("p", { className: "way-text", hidden: true });
    $("board-box").append(this.text);
    new ResizeObserver(() => this.shade()).observe($("board"));
    for (const [type, of] of [["pointerover", (event) => this.at(event.target)[0]], ["pointerout", () => null]]) {
      $("board").addEventListener(type, (event) => this.point(of(event)));
    }
  }

  get svg() {
    return $("board").querySelector("svg");
  }

  show(view) {
    this.view = view;
    this.shade();
  }

  /** After the board was drawn: every space by the steps it needs, with their number where that is more than one; what
   * else can be reached has a frame. */
  shade() {
    this.point(null);
    this.svg?.querySelector("#on-ways")?.remove();
    const ways = this.view?.ways ?? [];
    if (!ways.length || !this.svg || this.svg.closest(".previewing, .playing")) return;
    this.shadeNear(new Set(ways.filter(isRoute).map((way) => way.kind)));
    const ends = new Set(ways.flatMap((way) => way.things.slice(-1)));
    const targets = [...ends].map((thing) => this.target(thing, this.to(thing))).filter(Boolean);
    this.svg.insertBefore(draw("g", { id: "on-ways" }, ...targets), this.svg.querySelector("#on-choices"));
  }

  shadeNear(kinds) {
    for (const { actions } of this.view.groups.filter((group) => kinds.has(group.kind))) {
      for (const action of actions) {
        const part = this.svg.querySelector(`[id^=on-choice-][data-action~="${action}"]`);
        if (part) document.getElementById(part.id.replace("on-choice-", "on-"))?.classList.add("way-1");
      }
    }
  }

  /** What is clicked: nothing is seen of it but the number or the frame; the shade lies under the pieces. */
  target(name, ways) {
    const thing = this.thing(name);
    if (!thing) return null;
    const shape = thing.shape.cloneNode();
    shape.removeAttribute("id");
    shape.setAttribute("transform", thing.transform);
    const places = ways.map((way) => this.view.ways.indexOf(way)).join(" ");
    if (!isRoute(ways[0])) return draw("g", { class: "way framed", "data-way": places }, shape);
    thing.part.classList.add(`way-${Math.min(stepsOf(ways[0]), 3)}`);
    const { x, y, size } = thing;
    const height = Math.max(size * 0.24, READABLE / this.svg.getScreenCTM().a);
    const number = draw("text", { x, y: y - size * 0.28, "font-size": height }, String(stepsOf(ways[0])));
    return draw("g", { class: "way", "data-way": places }, shape, number);
  }

  /** A thing of the picture by its name: its shape, its middle and its size on the board. */
  thing(name) {
    const part = this.svg.querySelector(`#on-${CSS.escape(name)}, [data-about="${CSS.escape(name)}"]`);
    const shape = part?.matches(SHAPES) ? part : part?.querySelector(SHAPES);
    if (!shape) return null;
    const [box, matrix] = [shape.getBBox(), this.svg.getScreenCTM().inverse().multiply(shape.getScreenCTM())];
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
    const { a, b, c, d, e, f } = matrix;
    return { part, shape, x, y, size: Math.min(box.width, box.height) * Math.hypot(a, b), transform: `matrix(${[a, b, c, d, e, f]})` };
  }

  /** The ways to a thing, by its name. */
  to(thing) {
    return this.view?.ways.filter((way) => way.things.at(-1) === thing) ?? [];
  }

  /** The ways that a part of the board leads to. */
  at(part) {
    const target = part.closest?.("[data-way]");
    return target && $("board").contains(target) ? target.dataset.way.split(" ").map((place) => this.view.ways[place]) : [];
  }

  /** Says a way, and draws it from where the piece stands through the middles of its spaces. */
  point(way) {
    this.svg?.querySelector("#on-route")?.remove();
    this.text.hidden = !way;
    if (!way || !this.svg) return;
    this.text.textContent = way.text;
    const stops = isRoute(way) ? way.things.map((name) => this.thing(name)).filter(Boolean) : [];
    if (stops.length) this.svg.append(this.route(way, stops));
  }

  route(way, stops) {
    const piece = symbol(this.view.groups.find((group) => group.kind === way.kind)?.icon, this.colourOf());
    const start = piece && this.start(piece);
    const points = [start, ...stops].filter(Boolean).map(({ x, y }) => `${x},${y}`).join(" ");
    const [end, size] = [stops.at(-1), stops[0].size];
    const lines = [["under", 0.13], ["over", 0.06]].map(([name, width]) => draw("polyline", { class: name, points, "stroke-width": size * width }));
    const dots = stops.map(({ x, y }) => draw("circle", { cx: x, cy: y, r: size * 0.08, "stroke-width": size * 0.03 }));
    const ghost = piece && draw("use", { href: `#${piece}`, transform: `translate(${end.x} ${end.y}) scale(${(GHOST * size) / 32})` });
    return draw("g", { id: "on-route" }, ...lines, ...dots, ghost || "");
  }

  /** Where the only piece of the player's that looks so stands. */
  start(name) {
    const pieces = this.svg.querySelectorAll(`.tw-piece[href="#${name}"], .tw-piece [href="#${name}"]`);
    if (pieces.length !== 1) return null;
    const { e: x, f: y } = this.svg.getScreenCTM().inverse().multiply(pieces[0].getScreenCTM());
    return { x, y };
  }
}
