// The line to the server: events in order, and the state of the connection.

import { $, data, say } from "./common.js";
import { Pictures } from "./patches.js";

/** Without any sign of life for so long the line is dead, whatever the browser believes. */
const SILENCE = 40_000;

export class Line {
  /** `show` gets `{type, data}` for each event. */
  constructor(show) {
    this.show = show;
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
    this.show({ type, data: type === "view" ? this.pictures.restore(told) : told });
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
  }

  state(name) {
    const box = $("connection");
    box.textContent = say(`line-${name}`);
    box.dataset.state = name;
    document.body.classList.toggle("stale", name !== "here");
  }
}
