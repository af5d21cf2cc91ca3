// What would come of a choice, shown while it is pointed at: its words, the figures that change, and ghosts of pieces.

import { $, api, data, make } from "./common.js";

/** Whoever only passes over is shown nothing. */
const REST = 180;

export class Ahead {
  /** `path(what)` leads to the seat's routes, `names()` says what the seats are called. */
  constructor(path, layoutOf, names) {
    this.path = path;
    this.layoutOf = layoutOf;
    this.names = names;
    this.known = new Map();
    this.timer = null;
  }

  /** Another view: what was known of the old one is forgotten. */
  forget() {
    this.leave();
    this.known.clear();
  }

  /** A choice is pointed at; `part` is what is pointed at, for where to say it. */
  over(choice, part, point) {
    this.leave();
    // The page says it itself, sooner and with more.
    part.querySelector(":scope > title")?.remove();
    this.timer = setTimeout(() => this.show(choice, part, point), REST);
  }

  leave() {
    clearTimeout(this.timer);
    this.timer = null;
    $("tip").hidden = true;
    for (const ghost of $("board").querySelectorAll(".ghost")) ghost.remove();
  }

  async show(choice, part, point) {
    const { timer } = this;
    const ahead = await this.ask(choice);
    if (!ahead || this.timer !== timer || !part.isConnected) return;
    this.ghosts(ahead.board);
    // What is read in the list needs no second reading.
    if (part.closest("#side") && !ahead.changes.length) return;
    const changes = ahead.changes.map((one) =>
      make("li", {}, make("b", {}, this.names()[one.seat] ?? ""), ` ${one.name} `, one.before, " → ", make("b", {}, one.after)),
    );
    $("tip").replaceChildren(make("p", {}, choice.text), make("ul", {}, ...changes));
    if (ahead.final) $("tip").append(make("p", { className: "small" }, $("picked-final").textContent));
    this.place(part, point);
  }

  /** Nothing where it cannot be known now: whoever asked is then asked without it. */
  async ask(choice) {
    if (!this.known.has(choice.text)) {
      const query = new URLSearchParams({ action: choice.action, lang: data.lang, layout: this.layoutOf() });
      for (const action of choice.then ?? []) query.append("then", action);
      this.known.set(choice.text, api("GET", this.path(`preview?${query}`)).catch(() => null));
    }
    return this.known.get(choice.text);
  }

  /** Pieces where they would stand, above the board as it is. */
  ghosts(html) {
    const svg = $("board").querySelector("svg");
    if (!html || !svg) return;
    const fresh = document.createElement("template");
    fresh.innerHTML = html;
    for (const piece of fresh.content.querySelectorAll(".tw-piece[id]")) {
      const now = document.getElementById(piece.id);
      if (now?.getAttribute("transform") === piece.getAttribute("transform")) continue;
      piece.removeAttribute("id");
      piece.classList.add("ghost");
      svg.append(piece);
    }
  }

  place(part, point) {
    const [box, tip] = [part.getBoundingClientRect(), $("tip")];
    const [x, y] = point ?? [box.left + box.width / 2, box.bottom];
    tip.hidden = false;
    if (!part.closest("#side")) { putBeside(tip, x, y); return; }
    const { width, height } = tip.getBoundingClientRect();  // beside the list, which has more to say
    tip.style.left = `${Math.max(8, box.left - width - 14)}px`;
    tip.style.top = `${Math.min(box.top, innerHeight - height - 8)}px`;
  }
}

/** Near a point without covering it, and within the window. */
export function putBeside(box, x, y) {
  const { width, height } = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(x + 14, innerWidth - width - 8))}px`;
  box.style.top = `${y + height + 28 < innerHeight ? y + 18 : y - height - 14}px`;
}
