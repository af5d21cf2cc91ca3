// What others moved or laid since one last acted stays marked: where it came from, and a ring around it.

import { place } from "./change.js";
import { draw } from "./common.js";

const SEATS = ["red", "white", "blue", "green", "yellow"];
/** More marks than these say nothing. */
const MOST = 24;

export class Trails {
  constructor(box, colours) {
    Object.assign(this, { box, colours, marks: new Map() });
  }

  /** Pieces of a player's came to where they are; those that are new, or lay at a player, from nowhere. */
  note(moves, seat) {
    for (const { id, was = null, store } of moves) {
      if (!this.marks.has(id)) this.marks.set(id, { was: store ? null : was, seat });
    }
    while (this.marks.size > MOST) this.marks.delete(this.marks.keys().next().value);
  }

  forget() {
    this.marks.clear();
    this.draw();
  }

  /** Anew whenever the board is: they are no part of the picture. */
  draw() {
    const svg = this.box.querySelector(":scope > svg");
    svg?.querySelector(":scope > .trails")?.remove();
    if (!svg || !this.marks.size) return;
    const group = draw("g", { class: "trails", "aria-hidden": "true" });
    for (const [id, { was, seat }] of this.marks) {
      const part = svg.querySelector(`#${CSS.escape(id)}.tw-piece`);
      const at = part && place(part, svg);
      if (at) group.append(...this.mark(at, was, SEATS.indexOf(this.colours[seat])));
    }
    svg.append(group);
  }

  mark(at, was, colour) {
    const ring = draw("rect", { x: at.x - at.width / 2 - 3, y: at.y - at.height / 2 - 3, width: at.width + 6, height: at.height + 6, rx: 7 });
    const far = was && Math.hypot(at.x - was.x, at.y - was.y) > at.width / 2;
    const lines = far ? ["under", "over"].map((name) => draw("line", { class: name, x1: was.x, y1: was.y, x2: at.x, y2: at.y })) : [];
    for (const one of [...lines, ring]) if (colour >= 0) one.style.setProperty("--trail", `var(--tw-seat${colour})`);
    return [...lines, ring];
  }
}
