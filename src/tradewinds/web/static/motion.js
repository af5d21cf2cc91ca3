// What a step looks like. Pieces go from where they were to where they are, what is new comes from its player, what is
// gone goes there or pops off, cards turn over, numbers jump. All of it happens to copies above the picture, which itself
// is the new one from the first moment on: whenever the copies are dropped, the page is right.

import { draw } from "./common.js";
import { changed, place, snapshot } from "./change.js";
import { parse, show } from "./morph.js";

/** From so many on, what comes and goes does so on the spot. */
const FEW = 5;
/** One after the other: so long apart, but all of them begin within so long. */
const [APART, ALL_WITHIN] = [110, 900];
/** What is taken goes to whoever takes it. */
const TAKEN = ["take", "draw", "pay", "answer"];
/** A card that changes on the spot was turned over. */
const TURNED = ["flip", "reveal", "draw", "take", "lay", "told", "turn", "roll"];
const EASE = "cubic-bezier(.45,.05,.3,1)";

export class Motion {
  /** `box` holds the picture; `seatOf()` looks at it. */
  constructor(box, seatOf) {
    Object.assign(this, { box, seatOf, running: [], layer: null });
  }

  get svg() { return this.box.querySelector(":scope > svg"); }

  /** The picture without any motion. */
  draw(html) {
    this.finish();
    show(this.box, parse(html));
  }

  /** The new picture, and how it came about: `lines` tell of it, everything takes `pace` times less. Says for how long, and
   * which pieces came from where. */
  play(html, lines, pace) {
    this.finish();
    const fresh = parse(html);
    const before = this.svg?.animate ? snapshot(this.svg, fresh) : null;
    const texts = [];
    show(this.box, fresh, (text, was) => texts.push([text, was]));
    if (!before || !this.svg) return { ms: 0, moves: [] };
    const change = changed(this.svg, before);
    this.layer = draw("g", { class: "flight", "aria-hidden": "true" });
    this.svg.append(this.layer);
    this.pace = pace;
    this.told = lines.at(0) ?? { beat: "told", seat: null };
    const ms = Math.max(this.pieces(change), this.numbers(texts), 0);
    this.flash(lines, ms);
    return { ms: ms / pace, moves: [...change.moved.map((one) => ({ ...one, store: this.isStore(one.was) })), ...change.fresh] };
  }

  /** Everything is where it belongs. */
  finish() {
    for (const one of this.running) one.cancel();
    this.running = [];
    this.layer?.remove();
    this.layer = null;
  }

  pause() { for (const one of this.running) one.pause(); }

  resume() { for (const one of this.running) if (one.playState === "paused") one.play(); }

  /** When the last of them has arrived. */
  pieces({ moved, fresh, gone, altered }) {
    const flights = [
      ...this.order(gone).map((one) => [one, (at) => this.leave(one, gone.length, at)]),
      ...this.order(moved).map((one) => [one, (at) => this.glide(one, at)]),
      ...this.order(fresh).map((one) => [one, (at) => this.come(one, fresh.length, at)]),
      ...altered.map((one) => [one, (at) => this.turn(one, at)]),
    ];
    const apart = Math.min(APART, ALL_WITHIN / Math.max(1, flights.length));
    return flights.reduce((end, [, fly], i) => Math.max(end, fly(i * apart)), 0);
  }

  /** What is spoken of first, then from left to right. */
  order(parts) {
    const spoken = ({ id }) => (this.told.things?.some((thing) => id === `on-${thing}`) ? 0 : 1);
    return [...parts].sort((one, other) => spoken(one) - spoken(other) || one.at.x - other.at.x);
  }

  glide({ part, at, was }, delay) {
    const ms = Math.max(420, Math.min(950, 300 + 0.9 * Math.hypot(at.x - was.x, at.y - was.y)));
    const size = was.width && at.width ? was.width / at.width : 1;
    this.fly(part, at, [{ dx: was.x - at.x, dy: was.y - at.y, size }, {}], ms, delay, part);
    return delay + ms;
  }

  come({ part, at }, count, delay) {
    const from = count <= FEW ? this.source(at) : null;
    const ms = from ? 750 : 320;
    const start = from ? { dx: from.x - at.x, dy: from.y - at.y, size: 0.5, seen: 0 } : { size: 0.1, seen: 0 };
    const between = from ? [{ ...start, seen: 1, when: 0.15 }, { size: 1.15, when: 0.8 }] : [{ size: 1.25, when: 0.7 }];
    this.fly(part, at, [start, ...between, {}], ms, delay, part);
    return delay + ms;
  }

  leave({ part, at }, count, delay) {
    const to = count <= FEW && TAKEN.includes(this.told.beat) ? this.panel(this.told.seat) : null;
    const ms = to ? 750 : 320;
    const end = to ? { dx: to.x - at.x, dy: to.y - at.y, size: 0.4, seen: 0.3 } : { size: 1.6, seen: 0 };
    this.fly(part, at, [{}, end], ms, delay);
    return delay + ms;
  }

  /** Half way there is nothing to be seen of either side. */
  turn({ part, copy, at, isCard }, delay) {
    if (!isCard || !TURNED.includes(this.told.beat)) {
      this.fly(part, at, [{}, { size: 1.3 }, {}], 450, delay, part);
      return delay + 450;
    }
    this.fly(copy, at, [{}, { size: "0 1" }], 240, delay, part);
    this.fly(part, at, [{ size: "0 1" }, {}], 240, delay + 240, part);
    return delay + 480;
  }

  /** Numbers jump, and say by how much. */
  numbers(texts) {
    const parts = texts.filter(([text]) => text.closest('[id^="on-player-"], [id^="on-points"], [id^="on-gold"], [id^="on-bank"]'));
    for (const [text, was] of parts.slice(0, 12)) {
      const box = text.getBBox();
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      this.animate(text, [frame(at, {}), frame(at, { size: 1.5 }), frame(at, {})], 500, 0);
      const by = difference(was, text.textContent);
      if (by) this.float(text, box, by);
    }
    return parts.length ? 700 : 0;
  }

  float(text, box, by) {
    const { a, b, c, d, e, f } = this.svg.getScreenCTM().inverse().multiply(text.getScreenCTM());
    const size = Math.max(15, box.height * 1.05);
    const label = draw("text", { class: `by ${by > 0 ? "more" : "less"}`, x: box.x + box.width / 2, y: box.y - 2, "font-size": size });
    label.textContent = by > 0 ? `+${by}` : `−${-by}`;
    this.layer.append(draw("g", { transform: `matrix(${[a, b, c, d, e, f]})` }, label));
    this.animate(label, [{ opacity: 0, translate: "0px 8px" }, { opacity: 1, translate: "0px 0px", offset: 0.2 }, { opacity: 1, translate: "0px -4px", offset: 0.75 }, { opacity: 0, translate: "0px -12px" }], 1400, 0, "both");
  }

  /** A frame around whoever acts, for as long as it takes. */
  flash(lines, ms) {
    for (const seat of new Set(lines.map((line) => line.seat).filter((one) => one !== null))) {
      const box = this.panel(seat);
      if (!box) continue;
      const frame = draw("rect", { class: "acts", x: box.x - box.width / 2 - 2, y: box.y - box.height / 2 - 2, width: box.width + 4, height: box.height + 4, rx: 10 });
      this.layer.append(frame);
      this.animate(frame, [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], Math.max(ms, 900), 0, "both");
    }
  }

  /** Where something new comes from: one's own hand, the player's panel; nowhere if it lies there already. */
  source(at) {
    const { beat, seat } = this.told;
    if (seat === null || beat === "draw") return null;
    const hand = seat === this.seatOf() ? place(this.svg.querySelector("#on-hand"), this.svg) : null;
    const from = hand ?? this.panel(seat);
    return from && !holds(from, at) ? from : null;
  }

  /** Whether a place is on a panel. */
  isStore(at) {
    return [...this.svg.querySelectorAll('[id^="on-player-"]')].some((part) => holds(place(part, this.svg), at));
  }

  panel(seat) {
    return seat === null ? null : place(this.svg.querySelector(`#on-player-${seat + 1}`), this.svg);
  }

  /** A copy of a part goes through some states while `hidden`, the part itself, is not seen. */
  fly(part, at, states, ms, delay, hidden = null) {
    const copy = part.cloneNode(true);
    for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["id", "data-action", "role", "aria-label"]) one.removeAttribute(name);
    const holder = draw("g", { transform: at.outer }, copy);
    this.layer.append(holder);
    const frames = states.map((state) => frame(at, state));
    this.animate(holder, frames, ms, delay, "both", () => holder.remove());
    if (hidden?.isConnected) this.animate(hidden, [{ opacity: 0 }, { opacity: 0 }], delay + ms, 0, "none");
  }

  animate(part, frames, ms, delay, fill = "backwards", then = () => {}) {
    const one = part.animate(frames, { duration: ms / this.pace, delay: delay / this.pace, fill, easing: EASE });
    one.onfinish = then;
    this.running.push(one);
  }
}

/** Shifted by so much, so many times as large around its middle, so visible. */
function frame(at, { dx = 0, dy = 0, size = 1, seen = 1, when = null }) {
  const [wide, high] = String(size).split(" ").map(Number).flatMap((one, i, all) => (all.length > 1 ? [one] : [one, one]));
  return { translate: `${dx + at.x * (1 - wide)}px ${dy + at.y * (1 - high)}px`, scale: `${wide} ${high}`, opacity: seen, offset: when };
}

const holds = (box, at) => Math.abs(at.x - box.x) <= box.width / 2 && Math.abs(at.y - box.y) <= box.height / 2;

/** How much more the only number of a text is than before. */
function difference(was, now) {
  const numbers = [was, now].map((text) => text.replaceAll("−", "-").match(/-?\d+/g) ?? []);
  return numbers.every((found) => found.length === 1) ? Number(numbers[1][0]) - Number(numbers[0][0]) : 0;
}
