// Everything explains itself: what a thing of the board is, what can be done with it now, and if nothing, why not.

import { $, api, attempt, data, make, say, withRules } from "./common.js";
import { nameOf } from "./things.js";

/** Groups of the picture that are no things. */
const NO_THINGS = /^on-(choices|pieces|prompt|header|legend|sites|last-\d+)$/;
const MOST = 6;
const LABELS = 3;

/** The things under a point, the uppermost first, by the names that the server knows them by. */
function thingsAt(x, y) {
  const parts = document.elementsFromPoint(x, y).map((part) => part.closest("[data-about], [id^=on-]")).filter(Boolean);
  const names = parts.map((part) => part.dataset.about ?? part.id).filter((name) => !NO_THINGS.test(name));
  return [...new Set(names.map((name) => name.replace(/^on-(choice-)?/, "")))].slice(0, MOST);
}

/** What lies under a point by its names, a piece before the ground it stands on. */
function labelsAt(x, y) {
  const named = "#board svg :is([aria-label], :has(> title)):not([data-action])";
  const parts = document.elementsFromPoint(x, y).map((part) => part.closest(named)).filter(Boolean);
  return [...new Set(parts.map(nameOf))].slice(0, LABELS);
}

export class About {
  /** `pick(choice)` takes one that is offered there; `waysTo(thing)` lead there by several choices. */
  constructor(seatOf, pick, waysTo) {
    this.seatOf = seatOf;
    this.pick = pick;
    this.waysTo = waysTo;
    // A finger that stays is asked about by the board itself: not every system tells of it.
    $("board").addEventListener("contextmenu", (event) => { event.preventDefault(); if (event.pointerType !== "touch") this.show(event); });
    document.addEventListener("pointerdown", (event) => { if (!event.target.closest("#about")) this.hide(); });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || $("about").hidden) return;
      this.hide();
      event.stopImmediatePropagation();
    });
  }

  hide() {
    $("about").hidden = true;
  }

  async show({ clientX: x, clientY: y }) {
    const [things, labels] = [thingsAt(x, y), labelsAt(x, y)];
    const found = things.length ? await this.ask(things) : null;
    const parts = labels.map((label) => make("p", { className: "label" }, label));
    const ways = things.flatMap((thing) => this.waysTo(thing));
    for (const choice of [...(found?.can ?? []), ...ways]) {
      const button = make("button", { type: "button", className: "choice" }, choice.text);
      button.addEventListener("click", () => { this.hide(); this.pick(choice); });
      parts.push(button);
    }
    const reached = ways.map((way) => way.kind);
    for (const one of (found?.cannot ?? []).filter((other) => !reached.includes(other.kind))) {
      parts.push(make("p", {}, make("s", {}, one.text), make("br"), ...withRules(`${one.why} (${one.rule})`)));
    }
    if (found?.uses.length && !found.can.length) parts.push(make("p", { className: "small muted" }, say("uses", { text: found.uses.join(" · ") })));
    if (!parts.length) { this.hide(); return; }
    $("about").replaceChildren(...parts);
    this.place(x, y);
  }

  ask(things) {
    const query = new URLSearchParams([...things.map((thing) => ["thing", thing]), ["lang", data.lang]]);
    if (this.seatOf() !== null) query.set("seat", this.seatOf());
    return attempt(() => api("GET", `/tables/${data.id}/about?${query}`));
  }

  /** Beside the point, and within the page. */
  place(x, y) {
    const box = $("about");
    box.hidden = false;
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(x + 12, innerWidth - width - 8))}px`;
    box.style.top = `${Math.max(8, y + height + 20 < innerHeight ? y + 12 : y - height - 12)}px`;
  }
}
