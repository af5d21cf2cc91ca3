// How choices are asked, as the action table says: one button, a group to unfold, cards of a hand, a number.

import { $, make, say } from "./common.js";
import { hand } from "./hand.js";

const SVG = "http://www.w3.org/2000/svg";
/** What the board shows is folded, unless there is no more than so much to choose. */
const FEW = 4;
/** From so many on a group can be searched. */
const MANY = 12;
const PICKS = 5;
/** Up to so many numbers each have a key of their own. */
const KEYS = 64;
const COLOURS = ["red", "white", "blue", "green", "yellow"];

/** The id of a drawing of the picture beside it, if there is one; pieces come in the player's colour. */
export function symbol(name, colour) {
  return [`${name}-${COLOURS.indexOf(colour)}`, name].map((one) => `tw-${one}`).find((id) => name && document.getElementById(id));
}

export function icon(name, colour) {
  const found = symbol(name, colour);
  if (!found) return "";
  const [frame, use] = ["svg", "use"].map((tag) => document.createElementNS(SVG, tag));
  frame.setAttribute("viewBox", "-16 -16 32 32");
  frame.setAttribute("class", "icon tw-picture");
  frame.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#${found}`);
  frame.append(use);
  return frame;
}

/** Room for a part of the board once more: what a choice is about, where it can be read. */
function shown(id) {
  const frame = document.createElementNS(SVG, "svg");
  frame.setAttribute("class", "shown tw-picture");
  frame.setAttribute("aria-hidden", "true");
  frame.dataset.part = `on-${id}`;
  return frame;
}

function copyOf(part) {
  const copy = part.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "role", "tabindex", "data-action", "data-about"]) one.removeAttribute(name);
  }
  return copy;
}

/** What a choice does, and what is worth a note. */
const words = ({ text, note }) => make("span", {}, text, note ? make("small", { className: "note" }, note) : "");
const lines = (group) => group.lines.map((text) => make("p", { className: "aid" }, text));

/** The list of choices. `pick(choice, again)` takes one, `point(actions, part, way)` lights them on the board; `part` is
 * pointed at, and `takeUp(action)` takes a card back. */
export class Groups {
  constructor(pick, point, takeUp) {
    this.pick = pick;
    this.point = point;
    this.takeUp = takeUp;
    this.open = new Set();
    // A board that is still hidden has no measures.
    new ResizeObserver(() => this.fit()).observe($("board"));
  }

  /** `view` as the server sends it; `colour` is that of the player. */
  show(view, colour) {
    const choices = new Map(view.choices.map((choice) => [choice.action, choice]));
    const few = view.choices.length <= FEW;
    const items = view.groups.map((group) => {
      const [ways, whole] = [true, false].map((leads) => view.ways.filter((way) => way.kind === group.kind && Boolean(way.things.length) === leads));
      const members = [...group.actions.map((action) => choices.get(action)), ...ways];
      const drawn = icon(group.icon, colour);
      if (group.by === "number" && members.length > 1) return this.number(group, members, drawn);
      if (group.cards.length) return make("li", {}, ...hand(group, choices, this.pick, this.takeUp));
      if (group.shows) return this.beside(group, members, drawn);
      if (members.length === 1) return make("li", { className: group.weight }, this.button(members[0], drawn), ...this.again(members[0]));
      return make("li", { className: group.weight }, ...whole.map((way) => this.button(way, drawn)), this.fold(group, members, drawn, few));
    });
    // What is neither a thing of the board nor of a kind that is open now.
    const apart = view.ways.filter((way) => !way.things.length && !view.groups.some((group) => group.kind === way.kind));
    items.push(...apart.map((way) => make("li", { className: "apart" }, this.button(way, ""))));
    $("choices").replaceChildren(...items);
    this.numberKeys();
  }

  /** Only these, as where several lie on one thing of the board. */
  showOnly(choices) {
    $("choices").replaceChildren(...choices.map((choice) => make("li", {}, this.button(choice, ""))));
    this.numberKeys();
  }

  /** The board may have been drawn anew, and elsewhere: what is shown of it follows. */
  fit() {
    for (const frame of $("choices").querySelectorAll(".shown")) {
      const part = document.getElementById(frame.dataset.part);
      frame.replaceChildren(...(part ? [copyOf(part)] : []));
      const [box, moved] = [part?.getBBox(), part?.transform.baseVal.consolidate()?.matrix];
      if (box) frame.setAttribute("viewBox", `${box.x + (moved?.e ?? 0)} ${box.y + (moved?.f ?? 0)} ${box.width} ${box.height}`);
      frame.classList.toggle("gone", !box);
    }
  }

  button(choice, drawn) {
    const button = make("button", { type: "button", className: "choice" }, drawn, words(choice));
    if (choice.then) button.dataset.way = choice.things.at(-1) ?? choice.kind;
    else button.dataset.action = choice.action;
    button.dataset.kind = choice.kind;
    // The second click of a double one may meet another button in the same place: it counts for nothing.
    button.addEventListener("click", (event) => { if (event.detail < 2) this.pick(choice); });
    if (choice.then) this.lights(button, [], choice);
    else this.lights(button, [choice.action]);
    return button;
  }

  /** The same answer for as long as the same is asked. */
  again(choice) {
    if (!choice.again) return [];
    const button = make("button", { type: "button", className: "again" }, choice.again);
    button.addEventListener("click", (event) => { if (event.detail < 2) this.pick(choice, true); });
    return [button];
  }

  lights(part, actions, way = null) {
    for (const type of ["mouseenter", "focus"]) part.addEventListener(type, () => this.point(actions, part, way));
    for (const type of ["mouseleave", "blur"]) part.addEventListener(type, () => this.point([]));
  }

  fold(group, members, drawn, few) {
    const head = make("summary", { className: "choice" }, drawn, make("span", {}, group.title), make("span", { className: "count" }, String(members.length)));
    const list = make("ul", { className: "members" }, ...members.map((one) => make("li", {}, this.button(one, ""))));
    const fold = make("details", { className: "group", open: few || group.by !== "board" || this.open.has(group.kind) }, head);
    if (members.length >= MANY) fold.append(this.finder(list));
    // What to know stands below: on small screens it would push what can be chosen out of sight.
    fold.append(list, ...lines(group));
    fold.addEventListener("toggle", () => { this.open[fold.open ? "add" : "delete"](group.kind); this.numberKeys(); });
    this.lights(head, group.actions);
    return fold;
  }

  /** What it is about, large, and beside it what can be done with it. */
  beside(group, members, drawn) {
    const buttons = members.map((one, place) => this.button(one, place ? "" : drawn));
    return make("li", { className: "looked-at" }, shown(group.shows), make("div", {}, ...lines(group), ...buttons));
  }

  /** What is typed is looked for in the sentences; Enter takes the only one left. */
  finder(list) {
    const field = make("input", { type: "search", className: "find", placeholder: say("find"), ariaLabel: say("find") });
    field.addEventListener("input", () => {
      const wanted = field.value.trim().toLowerCase();
      for (const item of list.children) item.hidden = !item.textContent.toLowerCase().includes(wanted);
      this.point(field.value ? this.left(list).flatMap((button) => (button.dataset.action ? [Number(button.dataset.action)] : [])) : []);
    });
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || this.left(list).length !== 1) return;
      event.preventDefault();
      this.left(list)[0].click();
    });
    return field;
  }

  left(list) {
    return [...list.querySelectorAll(":scope > li:not([hidden]) button")];
  }

  /** A number: by its own key where there are not too many, step by step, by some quick picks, or typed. */
  number(group, members, drawn) {
    const amounts = members.map((one) => one.amount);
    const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
    const field = make("input", { type: "number", min: low, max: high, value: low, ariaLabel: group.title });
    const take = make("button", { type: "button", className: "choice take" });
    const chosen = () => members.find((one) => one.amount === Number(field.value));
    const set = (amount) => { field.value = Math.max(low, Math.min(high, amount)); changed(); };
    const changed = () => {
      take.disabled = !chosen();
      take.replaceChildren(drawn, words(chosen() ?? { text: group.title }));
      take.dataset.action = chosen()?.action ?? "";
      take.dataset.kind = group.kind;
      this.point(chosen() ? [chosen().action] : []);
    };
    const step = (by, name, text) => {
      const button = make("button", { type: "button", className: "step", ariaLabel: say(name) }, text);
      button.addEventListener("click", () => set(Number(field.value) + by));
      return button;
    };
    field.addEventListener("input", changed);
    field.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); take.click(); } });
    take.addEventListener("click", (event) => { if (event.detail < 2 && chosen()) this.pick(chosen(), false, true); });
    changed();
    const keys = members.length <= KEYS ? members : quickPicks(members);
    const quick = keys.map((one, place) => {
      const button = make("button", { type: "button", className: one.note ? "quick noted" : "quick", title: one.text }, String(one.amount));
      // One stop for the keyboard, as all choices are; arrows lead on.
      button.tabIndex = place ? -1 : 0;
      button.addEventListener("click", (event) => {
        if (event.detail > 1) return;
        set(one.amount);
        if (keys === members) this.pick(one);
      });
      return button;
    });
    const row = make("div", { className: "stepper" }, step(-1, "less", "−"), field, step(1, "more", "+"), take);
    const about = group.shows ? shown(group.shows) : "";
    return make("li", { className: "number" }, about, make("b", {}, group.title), row, make("div", { className: "keys" }, ...quick), ...lines(group));
  }

  /** The first nine things to press can be pressed by their number. */
  numberKeys() {
    for (const key of $("choices").querySelectorAll("kbd")) key.remove();
    this.pressable().slice(0, 9).forEach((part, place) => part.prepend(make("kbd", { ariaHidden: "true" }, String(place + 1))));
    this.pressable().forEach((part, place) => { part.tabIndex = place === 0 ? 0 : -1; });
  }

  /** The card of a hand that an action lays down. */
  card(action) {
    return action === undefined ? null : $("choices").querySelector(`[data-card="${action}"]`);
  }

  /** What one can press, from above: choices, and the heads of groups. */
  pressable() {
    const folded = "details:not([open]) > :not(summary), li[hidden]";
    return [...$("choices").querySelectorAll(".choice")].filter((part) => !part.closest(folded));
  }
}

/** Some numbers spread over all there are. */
function quickPicks(members) {
  return Array.from({ length: PICKS }, (_, place) => members[Math.round((place * (members.length - 1)) / (PICKS - 1))]);
}
