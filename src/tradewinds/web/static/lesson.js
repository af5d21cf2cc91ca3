// A lesson beside the board: a page at a time, the board lit where to look, then the choice.

import { $, data, say } from "./common.js";

export class Lesson {
  /** `light(things)` lights these on the board. */
  constructor(light) {
    this.light = light;
    this.lesson = null;
    this.page = 0;
    $("lesson-next").addEventListener("click", () => this.turn(1));
    $("lesson-back").addEventListener("click", () => this.turn(-1));
  }

  show(lesson) {
    $("lesson").hidden = !lesson;
    const same = JSON.stringify(lesson?.pages) === JSON.stringify(this.lesson?.pages);
    this.lesson = lesson;
    if (!lesson) return;
    if (!same) this.page = 0;
    this.turn(0);
  }

  turn(step) {
    const { pages, place, places, over, wanted } = this.lesson;
    this.page = Math.min(Math.max(this.page + step, 0), pages.length - 1);
    const { text, things } = pages[this.page];
    const last = this.page === pages.length - 1;
    $("lesson-place").textContent = say("lesson-place", { number: place, text: places });
    $("lesson-bar").max = places;
    $("lesson-bar").value = over ? places : place - 1;
    $("lesson-text").textContent = text;
    $("lesson-next").hidden = last;
    $("lesson-back").hidden = this.page === 0;
    $("lesson-own").hidden = !over;
    // Whoever still reads is not asked yet; whoever has to wait for others is told nothing new.
    document.body.classList.toggle("reading", !last && wanted !== null);
    this.light(things);
    if (step) $(last ? "lesson-back" : "lesson-next").focus({ preventScroll: true });
  }
}

$("lesson-own").href = `/?play=${data.game}`;
