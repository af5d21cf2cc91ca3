// What the player may do: choices beside the board, the same things on the board, keys, preview, confirmation, undo.

import { $, api, apiWithPatience, attempt, data, make, memory, random, say, toast, withRules } from "./common.js";
import { About } from "./about.js";
import { Groups } from "./groups.js";

/** When to ask before something is done: always, only what cannot be taken back, or never. */
const ALWAYS = "always";
const NEVER = "never";

export const asks = () => memory.get("ask", "final");

export class Choices {
  /** `drawBoard(html)` shows another board for a moment, without html the real one again; `colourOf()` is the player's. */
  constructor(seatOf, layoutOf, drawBoard, colourOf) {
    this.groups = new Groups((choice) => this.pick(choice), (actions) => this.mark("pointed", actions));
    this.about = new About(seatOf, (action) => this.pick(this.view.choices.find((choice) => choice.action === action)));
    this.colourOf = colourOf;
    this.seatOf = seatOf;
    this.layoutOf = layoutOf;
    this.drawBoard = drawBoard;
    this.view = null;
    this.picked = null;
    this.only = null;
    this.sending = false;
    this.hints = false;
    this.eager = null;
    this.settled = null;
    $("confirm-yes").addEventListener("click", () => this.send());
    $("confirm-no").addEventListener("click", () => this.drop());
    $("all-choices").addEventListener("click", () => this.narrow(null));
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

  get shown() {
    return this.view.choices.filter((choice) => !this.only || this.only.includes(choice.action));
  }

  /** Whether this table gives hints: known after the first view. */
  allowHints(allowed) {
    this.hints = allowed;
    $("hint").hidden = !allowed || !this.view?.choices.length;
  }

  show(view) {
    const had = document.activeElement?.closest?.("#choices, #board, #confirm");
    const same = JSON.stringify(view.choices) === JSON.stringify(this.view?.choices);
    this.view = view;
    // What lies under the pointer stays there while others go on.
    if (!same) this.renew();
    else if (this.picked) this.mark("picked", [this.picked.action]);
    $("undo").hidden = $("reset").hidden = !view.can_undo;
    this.tick(view.by_itself);
    this.allowHints(this.hints);
    $("refused").hidden = !view.choices.length;
    if (view.choices.length) this.whyNot();
    else $("refused").open = false;
    if (had && !same) (this.groups.pressable()[0] ?? $("log")).focus({ preventScroll: true });
  }

  /** What is done if nothing is chosen shows how much time is left. */
  tick(due) {
    $("by-itself").hidden = !due;
    const button = due && $("choices").querySelector(`[data-action="${due.action}"]`);
    if (!button) return;
    button.classList.add("ticking");
    button.style.setProperty("--seconds", `${due.seconds}s`);
  }

  renew() {
    this.only = null;
    this.drop(false);
    $("hint-text").hidden = true;
    this.list();
  }

  list() {
    $("all-choices").hidden = !this.only;
    if (this.only) this.groups.showOnly(this.shown);
    else this.groups.show(this.view, this.colourOf());
  }

  /** Several choices lie on one thing of the board: only they are listed. */
  narrow(actions) {
    this.only = actions;
    this.drop();
    this.list();
    if (actions) this.groups.pressable()[0]?.focus();
  }

  mark(name, actions) {
    for (const part of $("board").querySelectorAll(`.${name}`)) part.classList.remove(name);
    for (const action of actions) {
      for (const part of $("board").querySelectorAll(`[data-action~="${action}"]`)) part.classList.add(name);
    }
  }

  /** The first click picks and shows what would come of it; where there is nothing to regret, it is done at once. */
  async pick(choice) {
    if (this.sending) {
      // The news of the last choice may come before its answer: what is chosen then is kept until that is here.
      this.eager = { choice, number: this.view.number, seat: this.seatOf() };
      return;
    }
    if (this.isBehind()) return;
    if (this.picked?.action === choice.action && !$("confirm").hidden) { this.send(); return; }
    this.drop();
    this.picked = choice;
    if (asks() === NEVER) { this.send(); return; }
    for (const button of $("choices").querySelectorAll("button.choice")) {
      button.setAttribute("aria-pressed", String(Number(button.dataset.action) === choice.action));
    }
    const query = new URLSearchParams({ action: choice.action, lang: data.lang, layout: this.layoutOf() });
    const preview = await attempt(() => apiWithPatience("GET", this.path(`preview?${query}`)));
    if (this.picked !== choice) return;
    if (!preview) { this.drop(); return; }
    if (!preview.final && asks() !== ALWAYS) { this.send(); return; }
    this.ask(choice, preview);
  }

  ask(choice, preview) {
    $("picked").textContent = choice.text;
    $("picked-final").hidden = !preview.final;
    $("confirm").hidden = false;
    // Enter confirms, whatever was focused: the head of a group would fold instead.
    $("confirm-yes").focus({ preventScroll: true });
    if (preview.board) this.drawBoard(preview.board);
    this.mark("picked", [choice.action]);
  }

  /** Nothing is picked any more. */
  drop(draw = true) {
    const had = this.picked;
    this.picked = null;
    if ($("confirm").contains(document.activeElement)) this.groups.pressable()[0]?.focus({ preventScroll: true });
    $("confirm").hidden = true;
    this.mark("picked", []);
    for (const button of $("choices").querySelectorAll("[aria-pressed]")) button.removeAttribute("aria-pressed");
    if (had && draw) this.drawBoard(null);
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
    this.eager = null;
    const seat = this.seatOf();
    let accepted = null;
    document.body.classList.add("sending");
    try {
      accepted = await apiWithPatience("POST", this.path(what), { ...body, number: this.view.number, move_id: random() });
      this.settled = { seat, number: accepted.number };
      $("confirm").hidden = true;
    } catch (error) {
      toast(error.rule ? `${error.message} (${error.rule})` : error.message);
      this.drop();
    }
    this.sending = false;
    document.body.classList.remove("sending");
    const { eager } = this;
    const fresh = accepted && eager?.number === this.view.number && (eager.seat !== seat || eager.number >= accepted.number);
    if (fresh && eager.seat === this.seatOf()) this.pick(eager.choice);
  }

  /** Whether what is shown is from before one's own last choice, as after a double click: it is no longer on offer. */
  isBehind() {
    return this.settled?.seat === this.seatOf() && this.view.number < this.settled.number;
  }

  async hint() {
    $("hint").disabled = true;
    const hint = await attempt(() => api("GET", this.path(`hint?lang=${data.lang}`)));
    $("hint").disabled = false;
    if (!hint) return;
    const percent = (share) => Math.round(100 * share);
    $("hint-text").replaceChildren(
      ...hint.suggestions.map((one) => {
        const chance = say("chance", { number: percent(one.share), text: `${percent(one.low)}–${percent(one.high)}` });
        return make("li", {}, make("b", {}, one.text), ` ${chance} ${one.reason}`);
      }),
    );
    $("hint-text").hidden = false;
    const [best] = hint.suggestions;
    this.mark("pointed", [best.action]);
    $("choices").querySelector(`[data-action="${best.action}"]`)?.scrollIntoView({ block: "nearest" });
  }

  /** What one might have expected to do, and the rule that forbids it, linked to the rulebook. */
  async whyNot() {
    if (!$("refused").open) return;
    const found = await attempt(() => api("GET", this.path(`refused?lang=${data.lang}`)));
    $("refused-list").replaceChildren(
      ...(found ?? []).map((one) => make("p", { className: "why" }, make("b", {}, one.text), " – ", ...withRules(`${one.why} (${one.rule})`))),
    );
  }

  fromBoard(event) {
    // The second click of a double one may meet something else in the same place.
    if (event.detail > 1) return;
    const part = event.target.closest("[data-action]");
    const wanted = (part?.dataset.action ?? "").split(" ").map(Number);
    const found = this.view?.choices.filter((choice) => wanted.includes(choice.action)) ?? [];
    if (!part || !found.length) {
      // What cannot be done says why on the spot.
      if (event.type === "click") this.about.show(event);
      return;
    }
    event.preventDefault();
    if (found.length === 1) this.pick(found[0]);
    else this.narrow(found.map((choice) => choice.action));
  }

  walk(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step || event.target.closest("input")) return;
    const buttons = this.groups.pressable();
    const place = (buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length;
    buttons.forEach((button, i) => { button.tabIndex = i === place ? 0 : -1; });
    buttons[place].focus();
    event.preventDefault();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.view || $("curtain").open) return;
    if (event.target.closest("input, textarea, select")) return;
    const wanted = /^[1-9]$/.test(event.key) ? this.groups.pressable()[Number(event.key) - 1] : null;
    if (wanted) wanted.click();
    else if (event.key === "Escape") { if (this.picked) this.drop(); else this.narrow(null); }
    else if (event.key === "Enter" && !$("confirm").hidden && !event.target.closest("#confirm, #side a, #side summary")) this.send();
    else if (event.key === "u") this.undo(false);
    else if (event.key === "r") this.undo(true);
    else if (event.key === "h" && !$("hint").hidden) this.hint();
    else if (event.key === "c" && this.view.choices.length) this.groups.pressable()[0].focus();
    else if (event.key === "l") $("log").focus();
    else if (event.key === "?" && !$("refused").hidden) $("refused").open = !$("refused").open;
    else return;
    event.preventDefault();
  }
}
