// A hand of cards: what each is good for, and the places where they are laid; a click lays one down or takes it up again.

import { make, say } from "./common.js";
import { icon } from "./groups.js";

/** `lay(choice)` and `takeUp(action)` do it; `choices` are those open now, by action. */
export function hand(group, choices, lay, takeUp) {
  const cards = group.cards.map((card) => face(card, group.kind, choices.get(card.action), lay, takeUp));
  const laid = group.cards.filter((card) => card.laid);
  const places = group.places.map((price, place) => make("li", {}, laid[place] ? chip(laid[place], price, takeUp) : empty(price)));
  const told = make("p", { className: "aid" }, group.lines.join(" "));
  return [make("ol", { className: "places" }, ...places), told, make("div", { className: "hand" }, ...cards)];
}

function face(card, kind, choice, lay, takeUp) {
  const note = card.note ? make("small", { className: "note" }, card.note) : "";
  const told = make("span", {}, make("b", {}, card.name), make("small", {}, card.effect), note);
  const corner = make("span", { className: "corner" }, make("b", {}, figure(card.number)), icon(card.icon));
  const button = make("button", { type: "button", role: "checkbox" }, corner, told);
  button.setAttribute("aria-checked", String(card.laid));
  button.className = card.laid || choice ? "choice card" : "card";
  button.disabled = !card.laid && !choice;
  button.dataset.card = card.action;
  if (choice && !card.laid) Object.assign(button.dataset, { action: card.action, kind });
  button.addEventListener("click", (event) => {
    if (event.detail > 1) return;
    if (card.laid) takeUp(card.action);
    else lay(choice);
  });
  return button;
}

function chip(card, price, takeUp) {
  const button = make("button", { type: "button", ariaLabel: say("take-up", { text: card.name }) }, make("b", {}, figure(card.number)), ` ${card.name}`);
  if (price) button.title = price;
  button.addEventListener("click", (event) => { if (event.detail < 2) takeUp(card.action); });
  return button;
}

const empty = (price) => make("span", { className: price ? "price" : "" }, price);
const figure = (number) => String(number).replace("-", "−");
