// Everything explains itself: what a thing of the board is, what can be done with it now, and if nothing, why not.

import { $, api, attempt, data, make, withRules } from "./common.js";

/** Groups of the picture that are no things. */
const NO_THINGS = /^on-(choices|pieces|prompt|header|legend|sites|last-\d+)$/;
const MOST = 6;

/** The things under a point, the uppermost first, by the names that the server knows them by. */
function thingsAt(x, y) {
  const parts = document.elementsFromPoint(x, y).map((part) => part.closest("[data-about], [id^=on-]")).filter(Boolean);
  const names = parts.map((part) => part.dataset.about ?? part.id).filter((name) => !NO_THINGS.test(name));
  return [...new Set(names.map((name) => name.replace(/^on-(choice-)?/, "")))].slice(0, MOST);
}

const labelAt = (x, y) =>
  document.elementsFromPoint(x, y).map((part) => part.closest("#board svg [aria-label]:not([data-action])")?.getAttribute("aria-label")).find(Boolean);

export class About {
  /** `pick(action)` takes a choice that is offered there. */
  constructor(seatOf, pick) {
    this.seatOf = seatOf;
    this.pick = pick;
    $("board").addEventListener("contextmenu", (event) => { event.preventDefault(); this.show(event); });
    document.addEventListener("pointerdown", (event) => { if (!event.target.closest("#about")) this.hide(); });
    document.addEventListener("keydown", (event) => { if (event.key === "Escape") this.hide(); });
  }

  hide() {
    $("about").hidden = true;
  }

  async show({ clientX: x, clientY: y }) {
    const [things, label] = [thingsAt(x, y), labelAt(x, y)];
    const found = things.length && this.seatOf() !== null ? await this.ask(things) : null;
    const parts = [];
    if (label) parts.push(make("p", { className: "label" }, label));
    for (const choice of found?.can ?? []) {
      const button = make("button", { type: "button", className: "choice" }, choice.text);
      button.addEventListener("click", () => { this.hide(); this.pick(choice.action); });
      parts.push(button);
    }
    for (const one of found?.cannot ?? []) {
      parts.push(make("p", {}, make("s", {}, one.text), make("br"), ...withRules(`${one.why} (${one.rule})`)));
    }
    if (!parts.length) { this.hide(); return; }
    $("about").replaceChildren(...parts);
    this.place(x, y);
  }

  ask(things) {
    const query = new URLSearchParams([...things.map((thing) => ["thing", thing]), ["lang", data.lang]]);
    return attempt(() => api("GET", `/tables/${data.id}/seats/${this.seatOf()}/about?${query}`));
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
