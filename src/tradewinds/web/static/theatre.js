// What happens at the table is played in order: a step after the other, each with its caption, its motion, its close-up and
// its sound. The queue goes by a clock alone, so that no motion that never ends can hold it up.

import { $, data, memory } from "./common.js";
import { Caption } from "./caption.js";
import { Clock } from "./clock.js";
import { CloseUp } from "./close_up.js";
import { Motion } from "./motion.js";
import { sound } from "./sound.js";
import { Trails } from "./trails.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** What takes longer than this in ms is played faster, up to so many times; of what takes longer even so, the end is played. */
const [LONG, FASTEST, LONGEST] = [5000, 2.5, 20_000];
/** Whoever scrolls looks somewhere: for so long nothing else does. */
const HANDS_OFF = 5000;
/** One's own moves are known: they are played so many times faster. */
const OWN = 2.2;
/** A close-up stays for so long after its last step. */
const READ = 1800;
/** To read a line one needs so long, and so long for each letter; nobody reads that a turn ended. */
const [AT_LEAST, LETTER, AT_MOST] = [550, 15, 2400];
const GLANCE = { move: 0.55, turn: 0.35, answer: 0.8, reveal: 1.2, flip: 1.2, lose: 1.5, end: 1.5 };

export class Theatre {
  /** `seatOf()` looks; `log(part)` shows a part of the log, `drawn()` is told that the board was drawn, `arrived()` that it
   * is the newest one, `rested()` that nothing moves any more. */
  constructor(stage) {
    Object.assign(this, stage, { queue: [], view: null, board: "", busy: false, lingers: false, lastBy: null, scrolled: 0 });
    this.clock = new Clock();
    this.caption = new Caption();
    this.motion = new Motion($("board"), this.seatOf);
    this.trails = new Trails($("board"), data.colours);
    this.closeUp = new CloseUp(() => calm.matches);
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.skip(); });
    document.addEventListener("keydown", (event) => this.key(event), true);
    for (const type of ["wheel", "touchmove"]) addEventListener(type, () => { this.scrolled = Date.now(); }, { passive: true });
    $("board").addEventListener("click", (event) => this.click(event), true);
    $("side").addEventListener("click", (event) => { if (event.target.closest("#choices, #confirm, .bar")) this.skip(); }, true);
    $("skip").addEventListener("click", () => this.skip());
    $("pause").addEventListener("click", () => this.pause(!this.clock.stopped));
    $("speed").value = memory.get("speed", "1");
    $("speed").addEventListener("change", () => { memory.set("speed", $("speed").value); if (this.isInstant) this.skip(); });
  }

  get speed() { return Number($("speed").value) || 1; }

  get isInstant() { return $("speed").value === "instant" || calm.matches || document.hidden; }

  /** The newest view: what led to it is played, or is past already. */
  show(view) {
    const whole = view.whole || !this.board;
    if (whole) this.drop();
    this.view = view;
    this.queue.push(...stepsOf(view));
    if (whole || this.isInstant) this.jump(!whole && !document.hidden);
    else if (!this.catchUp() && (!this.busy || (this.lingers && this.queue[0].closeUp))) this.next();
    this.signs();
  }

  /** How long what waits would take. */
  get takes() { return this.queue.reduce((sum, step) => sum + timeOf(step.lines), 0) / this.speed; }

  get pace() { return Math.max(1, Math.min(FASTEST, this.takes / LONG)); }

  /** What waits too long is passed over and summed up; true if something was. */
  catchUp() {
    const late = this.clock.stopped ? [] : this.queue.splice(0, this.late);
    if (!late.length) return false;
    this.clock.clear();
    this.closeUp.show("");
    this.pass(late);
    this.caption.sum(late.flatMap((step) => step.lines), true);
    this.busy = true;
    this.lingers = false;
    this.clock.after(READ / this.speed, () => this.next());
    return true;
  }

  /** How many of the steps that wait are passed over, so that the others can be played in time. */
  get late() {
    let [count, takes] = [0, this.takes / FASTEST];
    for (; takes > LONGEST && count < this.queue.length - 1; count += 1) takes -= timeOf(this.queue[count].lines) / this.speed / FASTEST;
    return count;
  }

  next() {
    const step = this.queue.shift();
    this.clock.clear();
    this.lingers = false;
    if (!step) { this.rest(); return; }
    this.busy = true;
    const ms = this.play(step);
    // The last board is the real one: it can be used while pieces still arrive.
    if (!this.queue.length) this.arrived();
    this.signs();
    this.clock.after(ms, () => this.leave(step));
  }

  /** A close-up that is over is read before the board goes on. */
  leave(step) {
    if (step.closeUp && !this.queue[0]?.closeUp) this.linger();
    else this.next();
  }

  linger() {
    this.busy = this.lingers = true;
    this.clock.after(READ / this.speed, () => {
      this.tidy();
      this.next();
    });
  }

  /** What is seen large goes, unless it still goes on. */
  tidy() {
    if (this.queue.length || !this.view.close_up_lasts) this.closeUp.show("");
  }

  rest() {
    this.busy = this.lingers = false;
    this.motion.finish();
    this.signs();
    this.rested();
  }

  /** Shows a step; says how long that takes. */
  play(step) {
    const { lines } = step;
    const own = lines.length > 0 && lines.every((line) => line.by !== null && line.by === this.seatOf());
    const pace = this.speed * this.pace * (own ? OWN : 1);
    const times = startsOf(lines).map((ms) => ms / pace);
    this.log(step.log);
    lines.forEach((line, i) => this.clock.after(times[i], () => { this.caption.tell(line); sound(line.beat); }));
    this.closeUp.show(step.closeUp, times);
    return Math.max(this.move(step, pace), timeOf(lines) / pace);
  }

  move(step, pace) {
    try {
      const { ms, moves } = this.motion.play(step.board, step.lines, pace);
      this.mark(step.lines, moves);
      this.redrawn(step.board);
      if (!this.view.choices.length) this.follow(moves);
      if (this.clock.stopped) this.motion.pause();
      return ms + 150 / pace;
    } catch (error) {
      // A motion that cannot be shown is no reason to stop.
      console.warn(error);
      this.redraw(step.board);
      return 0;
    }
  }

  /** On a page that is higher than the window, what happens is brought into it, unless somebody reads elsewhere. */
  follow(moves) {
    const part = moves.map(({ id }) => document.getElementById(id)).find(Boolean);
    if (!part || Date.now() - this.scrolled < HANDS_OFF || document.documentElement.scrollHeight <= innerHeight + 1) return;
    const [top, bottom] = [$("caption").getBoundingClientRect().bottom, $("prompt").getBoundingClientRect().top];
    const box = part.getBoundingClientRect();
    if (box.top < top || box.bottom > bottom) scrollBy({ top: (box.top + box.bottom - top - bottom) / 2, behavior: "smooth" });
  }

  redraw(html) {
    this.motion.draw(html);
    this.redrawn(html);
  }

  redrawn(html) {
    this.board = html;
    $("board-box").classList.toggle("playing", this.queue.length > 0);
    this.trails.draw();
    this.drawn();
  }

  /** Others' pieces stay marked until one acts; whoever only watches sees those of the last who acted. */
  mark(lines, moves) {
    const by = lines.find((line) => line.by !== null)?.by ?? null;
    if (by === null) return;
    const mine = this.seatOf();
    if (by === mine || (mine === null && by !== this.lastBy)) this.trails.forget();
    this.lastBy = by;
    if (by !== mine) this.trails.note(moves, by);
  }

  /** Straight to what is, whatever waits; `aloud` says what was passed over. */
  jump(aloud) {
    const steps = this.queue;
    const last = steps.at(-1);
    this.queue = [];
    this.clock.clear();
    this.pause(false);
    this.pass(steps);
    this.caption.sum(this.view.whole ? last.log.lines.slice(-1) : steps.flatMap((step) => step.lines), aloud);
    this.closeUp.show(last.closeUp);
    this.arrived();
    if (last.closeUp && !this.view.close_up_lasts) this.linger();
    else this.rest();
  }

  pass(steps) {
    for (const step of steps) this.log(step.log);
    this.redraw(steps.at(-1).board);
  }

  /** Whoever acts, or wants to, sees what is. */
  skip() {
    if (!this.busy) return;
    if (this.queue.length) this.jump(false);
    this.clock.clear();
    this.closeUp.stop();
    this.tidy();
    this.rest();
  }

  pause(on) {
    $("pause").setAttribute("aria-pressed", String(on));
    for (const one of [this.motion, this.closeUp]) if (on) one.pause(); else one.resume();
    if (on) this.clock.stop();
    else this.clock.go();
    if (!on) this.catchUp();
  }

  /** Somebody else will look at the page: nothing is left on it. */
  clear() {
    this.drop();
    this.board = "";
    this.trails.forget();
    this.caption.clear();
    this.closeUp.show("");
    $("board").replaceChildren();
  }

  drop() {
    this.queue = [];
    this.busy = this.lingers = false;
    this.clock.clear();
    this.pause(false);
    this.motion.finish();
  }

  signs() {
    $("skip").hidden = !this.queue.length;
  }

  key(event) {
    if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey || !this.queue.length) return;
    if (event.target.closest("button, input, textarea, select, summary, a, dialog")) return;
    event.preventDefault();
    event.stopPropagation();
    this.skip();
  }

  /** What is seen while it plays is not what is: a click there does nothing but lead to it. */
  click(event) {
    if (event.defaultPrevented) return;
    if (this.queue.length) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.skip();
  }
}

/** The steps that lead to a view, each with its lines and its part of the log. */
function stepsOf(view) {
  const { start, lines } = view.log;
  const steps = view.steps.length ? view.steps : [{ lines: 0, board: view.board, closeUp: view.closeUp }];
  let upTo = lines.length - steps.reduce((sum, step) => sum + step.lines, 0);
  return steps.map((step) => {
    const from = upTo;
    upTo += step.lines;
    return { view, board: step.board, closeUp: step.closeUp, lines: lines.slice(from, upTo), log: { start, lines: lines.slice(0, upTo) } };
  });
}

function timeOfLine({ text, beat, seat }) {
  const letters = data.lang === "ja" ? 2 * text.length : text.length;
  const glance = beat === "turn" && seat === null ? 1 : GLANCE[beat] ?? 1;
  return glance * Math.min(AT_MOST, AT_LEAST + LETTER * letters);
}

const timeOf = (lines) => lines.reduce((sum, line) => sum + timeOfLine(line), 0);
const startsOf = (lines) => lines.map((_, i) => timeOf(lines.slice(0, i)));
