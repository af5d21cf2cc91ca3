// The line to the server: events in order, shown one after the other, and the state of the connection.

import { $, data, say } from "./common.js";
import { Pictures } from "./patches.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const PAUSE = 420;
const MOST = 6;
/** Without any sign of life for so long the line is dead, whatever the browser believes. */
const SILENCE = 40_000;

export class Line {
  /** `show` gets `{type, data}` for each event; `hurry` says whether the next may follow at once. */
  constructor(show, hurry) {
    this.show = show;
    this.hurry = hurry;
    this.queue = [];
    this.timer = null;
    this.again = () => {};
    addEventListener("offline", () => this.state("lost"));
    addEventListener("online", () => this.again());
    setInterval(() => { if (Date.now() - this.heard > SILENCE) this.again(); }, 5000);
  }

  open(seat, layout) {
    this.close();
    this.again = () => this.anew(seat, layout);
    this.heard = Date.now();
    const query = new URLSearchParams({ lang: data.lang, layout });
    if (seat !== null) query.set("seat", String(seat));
    this.source = new EventSource(`/api/tables/${data.id}/events?${query}`);
    this.count = 0;
    this.pictures = new Pictures();
    this.source.addEventListener("open", () => { this.count = 0; this.state("here"); });
    this.source.addEventListener("error", () => {
      this.state("lost");
      if (this.source.readyState === EventSource.CLOSED) setTimeout(() => this.open(seat, layout), 3000);
    });
    for (const type of ["view", "table", "chat", "gone"]) {
      this.source.addEventListener(type, (event) => this.take(type, event));
    }
    this.source.addEventListener("beat", (event) => {
      this.heard = Date.now();
      if (Number(event.data) !== this.count) this.again();
    });
  }

  /** Events are counted: one that comes again is ignored, and when one is missing everything is asked for anew. */
  take(type, event) {
    this.heard = Date.now();
    const count = Number(event.lastEventId.split(".")[2]);
    if (count <= this.count) return;
    if (count > this.count + 1) { this.again(); return; }
    this.count = count;
    const told = JSON.parse(event.data);
    this.push({ type, data: type === "view" ? this.pictures.restore(told) : told });
  }

  anew(seat, layout) {
    this.close();
    this.state("lost");
    this.timer = setTimeout(() => this.open(seat, layout), 200);
  }

  close() {
    this.again = () => {};
    this.heard = Infinity;
    this.source?.close();
    clearTimeout(this.timer);
    this.timer = null;
    this.queue = [];
  }

  state(name) {
    const box = $("connection");
    box.textContent = say(`line-${name}`);
    box.dataset.state = name;
    document.body.classList.toggle("stale", name !== "here");
  }

  push(event) {
    // A new connection tells everything, so nothing of what waits is needed.
    if (event.data.whole) this.queue = [];
    if (event.type !== "view") { this.show(event); return; }
    this.queue.push(event);
    if (!this.timer) this.next();
  }

  /** Pieces need a moment to arrive; whoever lags behind sees only the newest. */
  next() {
    this.timer = null;
    if (!this.queue.length) return;
    const many = this.queue.length > MOST || document.hidden;
    while (this.queue.length > 1 && many) this.merge();
    const event = this.queue.shift();
    this.show(event);
    const wait = calm.matches || many || this.hurry(event.data) ? 0 : PAUSE;
    this.timer = setTimeout(() => this.next(), wait);
  }

  /** The first waiting view is skipped; its part of the log is not lost. */
  merge() {
    const [first, second] = this.queue;
    const lines = [...first.data.log.lines];
    const from = second.data.log.start - first.data.log.start;
    if (from >= 0) second.data.log = { start: first.data.log.start, lines: [...lines.slice(0, from), ...second.data.log.lines] };
    this.queue.shift();
  }
}
