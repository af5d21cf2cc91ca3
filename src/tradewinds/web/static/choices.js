// What the player may do: buttons beside the board, the same things on the board, keys, confirmation, undo.

import { $, api, apiWithPatience, attempt, data, make, memory, random, say, toast } from "./common.js";

const MOST_KEYS = 9;

export class Choices {
  constructor(seatOf) {
    this.seatOf = seatOf;
    this.view = null;
    this.picked = null;
    this.sending = false;
    $("confirm-yes").addEventListener("click", () => this.send());
    $("confirm-no").addEventListener("click", () => this.pick(null));
    $("undo").addEventListener("click", () => this.undo(false));
    $("reset").addEventListener("click", () => this.undo(true));
    $("hint").addEventListener("click", () => this.hint());
    $("refused").addEventListener("toggle", () => this.whyNot());
    $("board").addEventListener("click", (event) => this.fromBoard(event));
    $("board").addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") this.fromBoard(event);
    });
    $("choices").addEventListener("keydown", (event) => this.walk(event));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  path(what) {
    return `/tables/${data.id}/seats/${this.seatOf()}/${what}`;
  }

  show(view, hints) {
    const had = document.activeElement?.closest?.("#choices") !== null && document.activeElement !== document.body;
    const same = JSON.stringify(view.choices) === JSON.stringify(this.view?.choices);
    this.view = view;
    // What lies under the pointer stays there while others go on.
    if (!same) this.renew(view);
    $("undo").hidden = $("reset").hidden = !view.can_undo;
    $("hint").hidden = !hints || !view.choices.length;
    $("refused").hidden = !view.choices.length;
    if (view.choices.length) this.whyNot();
    else $("refused").open = false;
    if (had && !same) (view.choices.length ? $("choices").querySelector("button") : $("prompt-focus") ?? $("log"))?.focus();
  }

  renew(view) {
    this.picked = null;
    $("confirm").hidden = true;
    $("hint-text").hidden = true;
    $("choices").replaceChildren(...view.choices.map((choice, place) => this.button(choice, place)));
  }

  button(choice, place) {
    const key = place < MOST_KEYS ? make("kbd", { ariaHidden: "true" }, String(place + 1)) : "";
    const button = make("button", { type: "button", className: "choice" }, key, make("span", {}, choice.text));
    button.dataset.action = choice.action;
    button.tabIndex = place === 0 ? 0 : -1;
    button.addEventListener("click", () => this.pick(choice));
    for (const [type, on] of [["mouseenter", true], ["mouseleave", false], ["focus", true], ["blur", false]]) {
      button.addEventListener(type, () => this.mark(choice.action, on));
    }
    return make("li", {}, button);
  }

  mark(action, on) {
    for (const part of $("board").querySelectorAll(`[data-action="${action}"]`)) part.classList.toggle("pointed", on);
  }

  /** The first click chooses and shows; the second, or Enter, does it. Without asking it is done at once. */
  pick(choice) {
    if (choice && (memory.get("confirm") !== "yes" || this.picked?.action === choice.action)) {
      this.picked = choice;
      this.send();
      return;
    }
    this.picked = choice;
    $("confirm").hidden = !choice;
    $("picked").textContent = choice?.text ?? "";
    for (const button of $("choices").querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(Number(button.dataset.action) === choice?.action));
    }
    for (const part of $("board").querySelectorAll(".picked")) part.classList.remove("picked");
    if (choice) for (const part of $("board").querySelectorAll(`[data-action="${choice.action}"]`)) part.classList.add("picked");
  }

  async send() {
    if (!this.picked || this.sending) return;
    await this.post("act", { action: this.picked.action });
  }

  async undo(whole) {
    if (this.view?.can_undo) await this.post("undo", { whole_turn: whole });
  }

  /** One request at a time; a stale one only means that the next view is on its way. */
  async post(what, body) {
    if (this.sending) return;
    this.sending = true;
    document.body.classList.add("sending");
    try {
      await apiWithPatience("POST", this.path(what), { ...body, number: this.view.number, move_id: random() });
    } catch (error) {
      toast(error.rule ? `${error.message} (${error.rule})` : error.message);
      this.pick(null);
    }
    this.sending = false;
    document.body.classList.remove("sending");
  }

  async hint() {
    $("hint").disabled = true;
    const hint = await attempt(() => api("GET", this.path("hint")));
    $("hint").disabled = false;
    if (!hint) return;
    $("hint-text").textContent = `${hint.text}. ${hint.reason}`;
    $("hint-text").hidden = false;
    $("choices").querySelector(`[data-action="${hint.action}"]`)?.scrollIntoView({ block: "nearest" });
  }

  /** Everything that is not allowed now, by the rule that forbids it, each linked to the rulebook. */
  async whyNot() {
    if (!$("refused").open) return;
    const list = await attempt(() => api("GET", this.path(`refused?lang=${data.lang}`)));
    const groups = Map.groupBy ? Map.groupBy(list ?? [], (one) => one.rule) : group(list ?? []);
    $("refused-list").replaceChildren(
      ...[...groups].map(([rule, refused]) => {
        const link = make("a", { href: ruleLink(rule), target: "_blank", rel: "noopener" }, rule);
        const which = make("ul", {}, ...refused.map((one) => make("li", {}, one.text)));
        const more = make("details", {}, make("summary", {}, say("not-now", { count: refused.length })), which);
        return make("div", { className: "why" }, make("p", {}, `${refused[0].why} (`, link, ")"), more);
      }),
    );
  }

  fromBoard(event) {
    const part = event.target.closest("[data-action]");
    const choice = part && this.view?.choices.find((one) => one.action === Number(part.dataset.action));
    if (!choice) return;
    event.preventDefault();
    this.pick(choice);
  }

  walk(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const buttons = [...$("choices").querySelectorAll("button")];
    const place = (buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length;
    buttons.forEach((button, i) => { button.tabIndex = i === place ? 0 : -1; });
    buttons[place].focus();
    event.preventDefault();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.view || $("curtain").open) return;
    if (event.target.closest("input, textarea, select")) return;
    const number = Number(event.key);
    if (number >= 1 && number <= MOST_KEYS && this.view.choices[number - 1]) this.pick(this.view.choices[number - 1]);
    else if (event.key === "Escape") this.pick(null);
    else if (event.key === "Enter" && this.picked && !event.target.closest("button, a, summary")) this.send();
    else if (event.key === "u") this.undo(false);
    else if (event.key === "r") this.undo(true);
    else if (event.key === "h" && !$("hint").hidden) this.hint();
    else if (event.key === "c" && this.view.choices.length) $("choices").querySelector("button").focus();
    else if (event.key === "l") $("log").focus();
    else return;
    event.preventDefault();
  }
}

function group(list) {
  const groups = new Map();
  for (const one of list) groups.set(one.rule, [...(groups.get(one.rule) ?? []), one]);
  return groups;
}

export function ruleLink(rule) {
  return `/rules/${data.game}?lang=${data.lang}#${rule.replace(" ", "-")}`;
}
