// Lines of the log as they are shown, and the light they throw on the board.

import { $, make, say } from "./common.js";

/** The elements of each line from a place on: a head where another round begins, then the line, as a button if it can be
 * pressed; `moment(line)` is the address where its moment is shown again. */
export function rows(lines, from, colours, { pressed = (one) => one.things.length > 0, moment = () => "" } = {}) {
  let { stage } = lines[from - 1] ?? {};
  let by = lines.slice(0, from).findLast((one) => one.by !== null)?.by ?? null;
  return lines.slice(from).map((one) => {
    const head = one.stage === stage ? [] : [make("li", { className: "stage" }, one.stage)];
    const turn = one.by !== null && one.by !== by ? "turn" : "";
    stage = one.stage;
    by = one.by ?? by;
    return [...head, row(one, turn, colours[one.seat ?? one.by], pressed(one), moment(one))];
  });
}

function row(one, turn, colour, isButton, moment) {
  const edge = make("i", { className: `edge ${one.seat === null ? "thin" : ""} ${colour ? `colour-${colour}` : ""}`, ariaHidden: "true" });
  const text = isButton
    ? make("button", { type: "button", className: "line", tabIndex: -1 }, one.text)
    : make("span", { className: "line" }, one.text);
  const link = make("a", { className: "moment", href: moment, tabIndex: -1, title: say("open-moment"), ariaLabel: say("open-moment") });
  const item = make("li", { className: `told ${turn}` }, edge, text, ...(moment ? [link] : []));
  item.told = one;
  return item;
}

function lineOf(target) {
  const told = target.closest?.(".told")?.told;
  return told ? [told] : [];
}

function drawn(thing) {
  const about = $("board").querySelectorAll(`svg [data-about="${CSS.escape(thing)}"]`);
  return about.length ? [...about] : [...$("board").querySelectorAll(`svg [id="on-${CSS.escape(thing)}"]`)];
}

/** The parts of the board that a line is about; the cards of one's own hand are not meant by what tells of others. */
function partsOf(line, mine) {
  const hand = line.seat === null || line.seat === mine;
  const parts = line.things.flatMap(drawn).filter((part) => hand || !part.closest("#on-hand"));
  // What is named more closely counts: the field, not its island.
  return parts.filter((part) => !parts.some((other) => other !== part && lies(other, part)));
}

function lies(within, part) {
  const [one, other] = [within.getBoundingClientRect(), part.getBoundingClientRect()];
  const smaller = one.width * one.height < other.width * other.height;
  return smaller && one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;
}

const SVG = "http://www.w3.org/2000/svg";
const OUTLINE = ["d", "points", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r"];

/** The outline of a part, in the measures of the whole picture; of one made of several, the box around it. */
function outline(part, picture) {
  const shapes = [part, ...part.querySelectorAll("*")].filter((one) => one instanceof SVGGeometryElement);
  const only = shapes.length === 1 && part.querySelector("use, text") === null ? shapes[0] : null;
  const made = document.createElementNS(SVG, only?.nodeName ?? "rect");
  const { x, y, width, height } = part.getBBox();
  const box = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 6 };
  for (const name of OUTLINE) {
    const value = only ? only.getAttribute(name) : box[name] ?? null;
    if (value !== null) made.setAttribute(name, value);
  }
  const at = picture.getScreenCTM().inverse().multiply((only ?? part).getScreenCTM());
  made.setAttribute("transform", `matrix(${[at.a, at.b, at.c, at.d, at.e, at.f].join(" ")})`);
  return made;
}

/** What is pointed at is lit as long as that lasts; what was clicked, until the next click. */
export class Lights {
  /** `box` holds the lines, `seatOf()` reads them, `reveal(part)` brings a part of the board into what is seen. */
  constructor(box, seatOf, reveal) {
    this.box = box;
    this.seatOf = seatOf;
    this.bring = reveal;
    this.pointed = this.held = this.taught = [];
    for (const type of ["pointerover", "focusin"]) box.addEventListener(type, (event) => this.point(lineOf(event.target)));
    for (const type of ["pointerleave", "focusout"]) box.addEventListener(type, () => this.point([]));
    box.addEventListener("keydown", (event) => this.walk(event));
    document.addEventListener("click", (event) => {
      if (event.target.closest("#since")) return;
      this.hold(box.contains(event.target) ? lineOf(event.target) : []);
      const [part] = this.parts;
      if (part && this.held.length) reveal(part);
    });
  }

  get parts() {
    const parts = [...this.held, ...this.pointed, ...this.taught].flatMap((line) => partsOf(line, this.seatOf()));
    return [...new Set(parts)].filter((part) => part instanceof SVGGraphicsElement);
  }

  point(lines) {
    this.pointed = lines;
    this.draw();
  }

  hold(lines) {
    this.held = lines;
    this.draw();
  }

  /** What a lesson speaks of stays lit until it speaks of something else. */
  teach(things) {
    this.taught = things.length ? [{ things, seat: null }] : [];
    this.draw();
  }

  /** What is lit comes into what is seen, the first thing last and so in any case. */
  reveal() {
    for (const part of this.parts.reverse()) this.bring(part);
  }

  /** Anew whenever the board is: what is drawn here is no part of the picture. */
  draw() {
    const picture = $("board").querySelector("svg");
    picture?.querySelector(":scope > .lights")?.remove();
    const { parts } = this;
    if (!picture || !parts.length) return;
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", this.taught.length ? "lights taught" : "lights");
    group.append(...parts.map((part) => outline(part, picture)));
    picture.append(group);
  }

  /** The arrow keys walk through the lines that can be pressed, from the end on; O opens the moment of the one they are at. */
  walk(event) {
    const link = event.target.closest?.(".told")?.querySelector(".moment");
    if (event.key === "o" && link && !event.ctrlKey && !event.metaKey && !event.altKey) link.click();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const lines = [...this.box.querySelectorAll("button.line")];
    const at = lines.indexOf(document.activeElement);
    const next = at < 0 && step < 0 ? lines.at(-1) : lines[at + step];
    if (!step || !next) return;
    next.focus();
    event.preventDefault();
  }
}
