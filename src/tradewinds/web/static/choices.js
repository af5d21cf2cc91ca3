// What the player may do: choices beside the board, the same things on the board, keys, preview, confirmation, undo.

import { $, api, apiWithPatience, attempt, data, make, memory, random, say, toast, withRules } from "./common.js";
import { About } from "./about.js";
import { Ahead, putBeside } from "./ahead.js";
import { Board } from "./board.js";
import { Groups } from "./groups.js";
import { Ways, isRoute } from "./ways.js";

/** When to ask before something is done: always, only what cannot be taken back, or never. */
const ALWAYS = "always";
const NEVER = "never";

export const asks = () => memory.get("ask", "final");

export class Choices {
  /** `drawBoard(html)` shows another board for a moment, without html the real one again; `seatsOf()` are the table's.
   * `hears(error)` is whether a refusal is told elsewhere. */
  constructor(seatOf, layoutOf, drawBoard, seatsOf, hears) {
    this.groups = new Groups((choice, again, set) => this.pick(choice, again, false, set), (actions, part, way) => this.point(actions, part, way), (card) => this.undo(false, card));
    this.ahead = new Ahead((what) => this.path(what), layoutOf, () => seatsOf().map((seat) => seat.name));
    this.ways = new Ways(() => seatsOf()[seatOf()]?.colour);
    this.about = new About(seatOf, (choice) => this.pick(choice), (thing) => this.ways.to(thing));
    this.seatsOf = seatsOf;
    this.hears = hears;
    this.board = new Board((part) => this.take(part), (point) => this.about.show(point));
    this.seatOf = seatOf;
    this.layoutOf = layoutOf;
    this.drawBoard = (html) => { drawBoard(html); if (!html) this.ways.shade(); };
    this.view = null;
    this.picked = null;
    this.again = false;
    this.only = null;
    this.sending = false;
    this.hints = false;
    this.eager = null;
    this.settled = null;
    this.onBoard = false;
    // The kinds that are not asked for any more in this turn.
    this.unasked = new Set();
    // Where a mouse pressed last, if it was on the board.
    this.pressed = null;
    $("confirm-yes").addEventListener("click", (event) => { if (event.detail < 2) this.send(); });
    $("confirm-same").addEventListener("click", (event) => {
      if (event.detail > 1) return;
      this.unasked.add(this.picked?.kind);
      this.send();
    });
    $("confirm-no").addEventListener("click", () => this.drop());
    document.addEventListener("click", (event) => this.press(event), true);
    $("all-choices").addEventListener("click", () => this.narrow(null));
    $("undo").addEventListener("click", () => this.undo(false));
    $("reset").addEventListener("click", () => this.undo(true));
    $("hint").addEventListener("click", () => this.hint());
    $("refused").addEventListener("toggle", () => this.whyNot());
    $("board").addEventListener("click", (event) => this.fromBoard(event));
    $("board").addEventListener("pointerover", (event) => this.overBoard(event));
    $("choices").addEventListener("keydown", (event) => this.walk(event));
    document.addEventListener("focusin", (event) => this.cameFrom(event.target));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  path(what) {
    return `/tables/${data.id}/seats/${this.seatOf()}/${what}`;
  }

  /** Whether this table gives hints: known after the first view. */
  allowHints(allowed) {
    this.hints = allowed;
    $("hint").hidden = !allowed || !this.view?.choices.length;
  }

  show(view) {
    const had = document.activeElement?.closest?.("#choices, #board, #confirm");
    const was = document.activeElement?.dataset.card;
    const same = JSON.stringify([view.choices, view.groups]) === JSON.stringify([this.view?.choices, this.view?.groups]);
    this.view = view;
    if (!view.choices.length) this.unasked.clear();
    this.ways.show(view);
    // What lies under the pointer stays there while others go on.
    if (!same) this.renew();
    else if (this.picked && !this.picked.then) this.mark("picked", [this.picked.action]);
    this.groups.fit();
    $("undo").hidden = !view.can_undo && !view.can_go_back;
    $("reset").hidden = !view.can_undo;
    this.tick(view.by_itself);
    this.allowHints(this.hints);
    $("refused").hidden = !view.choices.length;
    if (view.choices.length) this.whyNot();
    else $("refused").open = false;
    if (had && !same) this.goBack(was);
  }

  /** Whoever chooses on the board goes on there, whoever chooses in the list goes on in it. */
  cameFrom(part) {
    if (part.id === "board") this.onBoard = true;
    else if (part.closest("#choices") && !this.only) this.onBoard = false;
  }

  /** `card` is that of a hand where one was. */
  goBack(card) {
    (this.onBoard ? $("board") : this.groups.card(card) ?? this.groups.pressable()[0] ?? $("log")).focus({ preventScroll: true });
  }

  /** What is done if nothing is chosen shows how much time is left. */
  tick(due) {
    $("by-itself").hidden = !due;
    $("by-itself-back").hidden = !this.view.can_undo;
    const button = due && $("choices").querySelector(`[data-action="${due.action}"]`);
    if (!button) return;
    button.classList.add("ticking");
    button.style.setProperty("--seconds", `${due.seconds}s`);
  }

  renew() {
    this.only = null;
    this.drop(false);
    this.ahead.forget();
    $("hint-text").hidden = true;
    this.list();
  }

  list() {
    $("all-choices").hidden = !this.only;
    $("choices").scrollTop = 0;
    if (this.only) this.groups.showOnly(this.only);
    else this.groups.show(this.view, this.seatsOf()[this.seatOf()]?.colour);
  }

  /** Several choices lie on one thing of the board: only they are listed. */
  narrow(choices) {
    this.only = choices;
    this.drop();
    this.list();
    if (choices) this.groups.pressable()[0]?.focus();
  }

  mark(name, actions) {
    for (const part of $("board").querySelectorAll(`.${name}`)) part.classList.remove(name);
    for (const action of actions) {
      for (const part of $("board").querySelectorAll(`[data-action~="${action}"]`)) part.classList.add(name);
    }
  }

  /** What is pointed at in the list lights up on the board; what would come of a single choice, or its way, is shown. */
  point(actions, part, way = null) {
    this.mark("pointed", way ? [way.action, ...way.then] : actions);
    this.mark("alone", actions.length === 1 ? actions : []);
    this.ways.point(way);
    this.look(way ? [way] : actions.map((action) => this.view.choices.find((choice) => choice.action === action)), part, null);
  }

  overBoard(event) {
    if (event.pointerType === "touch") return;
    const part = event.target.closest("[data-action]");
    const found = part ? this.on(part) : [];
    this.look(found, part, [event.clientX, event.clientY]);
  }

  look(choices, part, point) {
    if (choices.length === 1 && part && !this.picked && !this.sending) this.ahead.over(choices[0], part, point);
    else this.ahead.leave();
  }

  /** The choices that a thing of the board stands for. */
  on(part) {
    const wanted = part.dataset.action.split(" ").map(Number);
    return this.view?.choices.filter((choice) => wanted.includes(choice.action)) ?? [];
  }

  /** What ends or spends something is not done by a touch of the board alone. */
  isApart(choice) {
    return this.view.groups.some((group) => group.weight === "apart" && group.actions.includes(choice.action));
  }

  /** Where there is nothing to regret, a choice is done at once; else it is asked for once more. */
  async pick(choice, again = false, sure = false, set = false) {
    if (this.sending) {
      // The news of the last choice may come before its answer: what is chosen then is kept until that is here.
      this.eager = { choice, number: this.view.number, seat: this.seatOf() };
      return;
    }
    if (this.isBehind()) return;
    if (this.picked?.text === choice.text && !$("confirm").hidden) { this.send(); return; }
    this.drop();
    this.ahead.leave();
    this.picked = choice;
    this.again = again;
    for (const button of $("choices").querySelectorAll("button.choice")) {
      const chosen = choice.then ? button.dataset.way === (choice.things.at(-1) ?? choice.kind) : Number(button.dataset.action) === choice.action;
      button.setAttribute("aria-pressed", String(chosen));
    }
    // A card that lies there can be taken up again, and a number was set before it is said: there is nothing to ask.
    if (asks() === ALWAYS || (sure && asks() !== NEVER)) this.preview(choice);
    else this.send(asks() !== NEVER && !this.groups.card(choice.action) && !set && !this.unasked.has(choice.kind));
  }

  /** The board as it would be, until it is confirmed or dropped. */
  async preview(choice) {
    const ahead = await this.ahead.ask(choice);
    if (this.picked === choice) this.ask(choice, ahead ?? { final: false, board: "" });
  }

  ask(choice, preview) {
    $("picked").textContent = choice.text;
    $("picked-final").hidden = !preview.final;
    $("confirm-same").hidden = !preview.final || this.isApart(choice);
    $("confirm").hidden = false;
    this.placeConfirm();
    if (document.body.classList.contains("sheet-low")) $("sheet-toggle").click();
    // Enter confirms, whatever was focused: the head of a group would fold instead.
    $("confirm-yes").focus({ preventScroll: true });
    if (preview.board) this.drawBoard(preview.board);
    this.mark("picked", choice.then ? [] : [choice.action]);
  }

  /** Whoever pressed on the board with a mouse is asked beside it, everybody else in the bar that never scrolls away. */
  placeConfirm() {
    const [box, bar] = [$("confirm"), $("by-itself").parentElement];
    const home = this.pressed ? document.body : bar;
    if (box.parentElement !== home) home.prepend(box);
    box.classList.toggle("beside", Boolean(this.pressed));
    if (this.pressed) putBeside(box, ...this.pressed);
  }

  press(event) {
    if (event.target.closest("#confirm")) return;
    const onBoard = event.pointerType === "mouse" && event.target.closest("#board");
    this.pressed = onBoard ? [event.clientX, event.clientY] : null;
  }

  close() {
    if ($("confirm").contains(document.activeElement)) this.goBack();
    $("confirm").hidden = true;
  }

  /** Nothing is picked any more. */
  drop(draw = true) {
    const had = this.picked;
    this.picked = null;
    this.close();
    this.mark("picked", []);
    for (const button of $("choices").querySelectorAll("[aria-pressed]")) button.removeAttribute("aria-pressed");
    if (had && draw) this.drawBoard(null);
  }

  /** With `askFirst` the server does only what could be taken back. */
  async send(askFirst = false) {
    if (!this.picked || this.sending) return;
    const choice = this.picked;
    const answer = await this.post("act", { action: choice.action, then: choice.then ?? [], again: this.again, ask_first: askFirst });
    if (answer?.asks && this.picked === choice) this.ask(choice, { final: true, board: "" });
  }

  /** The last choice, all of the turn, or one card of a hand. */
  async undo(whole, card) {
    if (this.view?.can_undo) await this.post("undo", { whole_turn: whole, card });
    // In practice also past chance and others.
    else if (this.view?.can_go_back && !whole && card === undefined) await this.post("back", {});
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
      if (!accepted.asks) this.settled = { seat, number: accepted.number };
      this.close();
    } catch (error) {
      this.drop();
      if (!this.hears(error)) toast(error.rule ? `${error.message} (${error.rule})` : error.message);
    }
    this.sending = false;
    document.body.classList.remove("sending");
    const { eager } = this;
    const fresh = accepted && !accepted.asks && eager?.number === this.view.number && (eager.seat !== seat || eager.number >= accepted.number);
    if (fresh && eager.seat === this.seatOf()) this.pick(eager.choice);
    return accepted;
  }

  /** Whether what is shown is from before one's own last choice, as after a double click: it is no longer on offer. */
  isBehind() {
    return this.settled?.seat === this.seatOf() && this.view.number < this.settled.number;
  }

  async hint() {
    const { choices } = this.view;
    $("hint").disabled = true;
    const hint = await attempt(() => api("GET", this.path(`hint?lang=${data.lang}`)));
    $("hint").disabled = false;
    const same = JSON.stringify(choices) === JSON.stringify(this.view.choices);
    if (!hint || !same) return;
    const percent = (share) => Math.round(100 * share);
    $("hint-text").replaceChildren(
      ...hint.suggestions.map((one) => {
        const chance = say("chance", { number: percent(one.share), text: `${percent(one.low)}–${percent(one.high)}` });
        const choice = this.view.choices.find((other) => other.action === one.action);
        return make("li", {}, choice ? this.groups.button(choice, "") : make("b", {}, one.text), ` ${chance} ${one.reason}`);
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
    const ways = this.ways.at(event.target);
    if (ways.length) { event.preventDefault(); this.pickOf(ways); return; }
    const part = event.target.closest("[data-action]");
    if (part && this.take(part)) return;
    const laid = this.view?.groups.flatMap((group) => group.cards).find((card) => card.laid && event.target.closest(`[id^=on-${card.thing}]`));
    if (laid) this.undo(false, laid.action);
    // What cannot be done says why on the spot.
    else this.about.show(event);
  }

  /** What a part of the board offers: one choice is picked, of several is asked which; false if none is open. */
  take(part) {
    const found = this.on(part);
    if (found.length) this.pickOf([...found, ...this.ways.to(part.id.replace("on-choice-", "")).filter(isRoute)]);
    return found.length > 0;
  }

  /** What one thing of the board is pressed for: of several is asked which. */
  pickOf(found) {
    if (found.length > 1) this.narrow(found);
    else this.pick(found[0], false, !found[0].then && this.isApart(found[0]));
  }

  walk(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step || event.target.closest("input")) return;
    const keys = event.target.closest(".keys");
    const buttons = keys ? [...keys.children] : this.groups.pressable();
    const place = (buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length;
    buttons.forEach((button, i) => { button.tabIndex = i === place ? 0 : -1; });
    buttons[place].focus();
    event.preventDefault();
  }

  /** What was picked is dropped, else what was narrowed is whole again, else one leaves the board. */
  leave() {
    if (this.picked) this.drop();
    else if (this.only) { this.narrow(null); this.goBack(); }
    else if (document.activeElement.id === "board") (this.groups.pressable()[0] ?? $("log")).focus({ preventScroll: true });
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.view || $("curtain").open) return;
    if (event.target.closest("input, textarea, select")) return;
    const wanted = /^[1-9]$/.test(event.key) ? this.groups.pressable()[Number(event.key) - 1] : null;
    if (wanted) wanted.click();
    else if (event.key === "Escape") this.leave();
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
