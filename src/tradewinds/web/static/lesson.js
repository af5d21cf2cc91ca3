// A lesson beside the board: a page at a time, the board lit where to look, then the choice.

import { $, data, say } from "./common.js";

export class Lesson {
  /** `light(things)` lights these on the board, `reveal()` brings what is lit into what is seen, `choose()` goes to where
   * one chooses. */
  constructor(light, reveal, choose) {
    Object.assign(this, { light, reveal, choose });
    this.lesson = null;
    this.page = 0;
    /** What is lit is still to be shown; the board may come later than its words. */
    this.fresh = false;
    $("lesson-next").addEventListener("click", () => this.turn(1));
    $("lesson-back").addEventListener("click", () => this.turn(-1));
  }

  show(lesson) {
    $("lesson").hidden = !lesson;
    const same = JSON.stringify(lesson?.pages) === JSON.stringify(this.lesson?.pages);
    const done = lesson?.wanted !== this.lesson?.wanted;
    this.lesson = lesson;
    if (!lesson) return;
    if (!same) this.page = 0;
    if (!same || done) this.say("");
    this.tell();
    if (same) return;
    this.open();
    // Whoever chose goes on with reading, whoever waited at the log with the next choice; whoever writes is let be.
    const at = document.activeElement;
    if (!this.last ? !at.closest("#chat, .menu, #finder") : at.id === "log" && lesson.wanted !== null) this.focus();
  }

  turn(step) {
    this.page = Math.min(Math.max(this.page + step, 0), this.lesson.pages.length - 1);
    this.tell();
    this.open();
    this.focus();
  }

  get last() {
    return this.page === this.lesson.pages.length - 1;
  }

  tell() {
    const { pages, place, places, over, wanted } = this.lesson;
    $("lesson-place").textContent = say("lesson-place", { number: place, text: places });
    $("lesson-bar").max = places;
    $("lesson-bar").value = over ? places : place - 1;
    $("lesson-text").textContent = pages[this.page].text;
    $("lesson-next").hidden = this.last;
    $("lesson-back").hidden = this.page === 0;
    $("lesson-own").hidden = !over;
    // Whoever still reads is not asked yet; whoever has to wait for others is told nothing new.
    document.body.classList.toggle("reading", !this.last && wanted !== null);
    $("lesson").classList.toggle("waiting", wanted === null && !over);
    this.light(pages[this.page].things);
  }

  /** A page begins where it can be read, and what it lights is seen. */
  open() {
    $("lesson").parentElement.scrollTop = 0;
    this.fresh = true;
    this.look();
  }

  /** Again when the board has come that the page speaks of. */
  look(arrived = false) {
    if (this.fresh) this.reveal();
    if (arrived) this.fresh = false;
  }

  focus() {
    if (this.last) this.choose();
    else $("lesson-next").focus({ preventScroll: true });
  }

  /** Why something else was not done: said beside the question, and what is wanted is marked; false if it was no such thing. */
  hears(error) {
    if (error.code !== "lesson-wrong") return false;
    this.say(error.message);
    this.page = this.lesson.pages.length - 1;
    this.tell();
    const button = $("choices").querySelector(`[data-action="${this.lesson.wanted}"]`);
    button?.classList.add("wanted");
    const group = button?.closest("details");
    if (group) group.open = true;
    this.open();
    return true;
  }

  say(text) {
    $("lesson-wrong").textContent = text;
    $("lesson-wrong").hidden = !text;
  }
}

$("lesson-own").href = `/?play=${data.game}`;
