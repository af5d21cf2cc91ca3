// What deserves to be seen large, over the board for as long as it lasts; it can be folded away until the next scene.

import { $ } from "./common.js";
import { parse, show } from "./morph.js";

export class CloseUp {
  /** `calm()` says whether nothing may move. */
  constructor(calm) {
    Object.assign(this, { calm, html: "", running: [] });
    $("close-up-fold").addEventListener("click", () => this.fold(true));
    $("close-up-open").addEventListener("click", () => this.fold(false));
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.isOpen || !$("confirm").hidden || event.target.closest("dialog, .menu")) return;
      event.stopPropagation();
      this.fold(true);
    }, true);
  }

  get isShown() { return Boolean(this.html); }

  get isOpen() { return this.isShown && !$("close-up").hidden; }

  /** Shows a picture, or none. The parts of its beats appear after as many milliseconds as `times` says of each. */
  show(html, times = []) {
    this.stop();
    const begins = html && !this.html;
    this.html = html;
    if (!html) $("close-up-picture").replaceChildren();
    else show($("close-up-picture"), parse(html));
    if (begins || !html) this.fold(false);
    if (begins) this.rise();
    for (const [beat, ms] of times.entries()) this.appear(beat, ms);
  }

  fold(away) {
    $("close-up").hidden = !this.html || away;
    $("close-up-open").hidden = !this.html || !away;
    $("board-box").classList.toggle("seen-large", this.isOpen);
  }

  rise() {
    if (this.calm()) return;
    this.animate($("close-up"), [{ opacity: 0, scale: 0.92 }, { opacity: 1, scale: 1 }], { duration: 260, easing: "ease-out" });
  }

  appear(beat, delay) {
    if (this.calm() || !delay) return;
    for (const part of $("close-up-picture").querySelectorAll(`[data-beat="${beat}"]`)) {
      this.animate(part, [{ opacity: 0 }, { opacity: 1 }], { duration: 300, delay, fill: "backwards", easing: "ease-out" });
    }
  }

  animate(part, frames, options) {
    if (part.animate) this.running.push(part.animate(frames, options));
  }

  pause() { for (const one of this.running) one.pause(); }

  resume() { for (const one of this.running) if (one.playState === "paused") one.play(); }

  /** Everything of it is seen. */
  stop() {
    for (const one of this.running) one.cancel();
    this.running = [];
  }
}
