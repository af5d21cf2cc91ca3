// The rules beside the board: a rule that a refusal names, or the quick card at what can be done now.

import { $, attempt, data, make, say } from "./common.js";
import { enliven } from "./book.js";

export class Beside {
  /** `kindsOf()` are the kinds of choices there are now. */
  constructor(kindsOf) {
    this.kindsOf = kindsOf;
    this.texts = new Map();
    this.from = null;
    document.addEventListener("click", (event) => this.follow(event));
    document.addEventListener("keydown", (event) => this.key(event), { capture: true });
    $("beside-close").addEventListener("click", () => this.close());
  }

  get isOpen() {
    return $("beside").open;
  }

  /** Links to the rules of this game open here; whoever wants a page of its own gets it as ever. */
  follow(event) {
    const link = event.target.closest("a[href]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const { pathname, hash, origin } = new URL(link.href, location.href);
    const inside = $("beside").contains(link) && link.getAttribute("href").startsWith("#");
    if (!inside && (origin !== location.origin || !pathname.startsWith(`/rules/${data.game}`))) return;
    event.preventDefault();
    this.open(pathname.endsWith("/card") ? "card" : "rules", decodeURIComponent(hash.slice(1)));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal")) return;
    const writes = event.target.closest("input, textarea, select");
    const here = $("beside").contains(event.target) || event.target === document.body;
    if (event.key === "Escape" && this.isOpen && here) this.close();
    else if (event.key === "i" && !writes && this.isOpen) this.close();
    else if (event.key === "i" && !writes) this.open("card", "");
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  async open(which, rule) {
    const text = await attempt(() => this.text(which));
    if (!text) return;
    if (!this.isOpen) this.from = document.activeElement;
    $("beside-text").className = which === "card" ? "quick" : "rules";
    $("beside-text").replaceChildren(text);
    $("beside-other").href = which === "card" ? `/rules/${data.game}` : `/rules/${data.game}/card`;
    $("beside-other").textContent = which === "card" ? say("all-rules") : say("card");
    $("beside").show();
    this.light(which === "card" ? this.now(text) : [...text.querySelectorAll(`[id="${CSS.escape(rule)}"]`)]);
  }

  /** The parts of the card about what can be done now. */
  now(text) {
    const kinds = this.kindsOf();
    return [...text.querySelectorAll("[data-kinds]")].filter((part) => part.dataset.kinds.split(" ").some((kind) => kinds.includes(kind)));
  }

  light(parts) {
    for (const part of $("beside").querySelectorAll(".now")) part.classList.remove("now");
    for (const part of parts) part.classList.add("now");
    const first = parts[0] ?? $("beside-text");
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
    if (parts.length) first.scrollIntoView({ block: "start" });
    else $("beside").scrollTop = 0;
  }

  /** The text of a page, made once. */
  async text(which) {
    if (!this.texts.has(which)) {
      const path = which === "card" ? `/rules/${data.game}/card` : `/rules/${data.game}`;
      const answer = await fetch(`${path}?lang=${data.lang}`);
      if (!answer.ok) throw new Error(say("offline"));
      const main = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("main");
      const text = make("div", {}, ...main.childNodes);
      enliven(text, data.game);
      this.texts.set(which, text);
    }
    return this.texts.get(which);
  }

  close() {
    $("beside").close();
    if (this.from?.isConnected) this.from.focus();
  }
}
