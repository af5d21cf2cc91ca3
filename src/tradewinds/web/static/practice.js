// Practice: hints without asking, and why the bots did what they did.

import { $, data, make, memory } from "./common.js";

export class Practice {
  /** `hint()` asks for one; `nameOf(seat)` is what somebody is called. */
  constructor(hint, nameOf) {
    this.hint = hint;
    this.nameOf = nameOf;
    this.asked = "";
    this.box = $("set-hints");
    if (!this.box) return;
    this.box.checked = memory.get("hints", "yes") === "yes";
    // On a narrow page there is little room beside the choices.
    $("thoughts").open = memory.get("thoughts", matchMedia("(max-width: 48rem)").matches ? "no" : "yes") === "yes";
    $("thoughts").addEventListener("toggle", () => memory.set("thoughts", $("thoughts").open ? "yes" : "no"));
    this.box.addEventListener("change", () => {
      memory.set("hints", this.box.checked ? "yes" : "no");
      this.asked = "";
      if (this.box.checked && this.view) this.advise(this.view);
      else $("hint-text").hidden = true;
    });
  }

  show(view, ready) {
    if (!this.box) return;
    this.view = view;
    this.ready = ready;
    this.box.parentElement.hidden = !view.choices.length;
    $("thoughts").hidden = !view.thoughts.length;
    $("thoughts-list").replaceChildren(...view.thoughts.map((one) => this.line(one)));
    this.advise(view);
  }

  line(one) {
    const edge = make("i", { className: `disc colour-${data.colours[one.seat]}` });
    return make("li", {}, edge, " ", make("b", {}, `${this.nameOf(one.seat)}:`), ` ${one.text}`);
  }

  /** Once for each question that has more than one answer. */
  advise(view) {
    const question = JSON.stringify([view.choices, view.groups]);
    const asks = this.ready && this.box.checked && view.choices.length > 1;
    if (asks && question !== this.asked) this.hint();
    this.asked = asks ? question : "";
  }
}
