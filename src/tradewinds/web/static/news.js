// The news beside the board: log and chat.

import { $, api, attempt, data, make, memory, say } from "./common.js";
import { Lights, rows } from "./lines.js";

export class Log {
  constructor(seatOf, reveal) {
    this.seatOf = seatOf;
    this.lines = [];
    this.rows = [];
    this.newFrom = Infinity;
    this.lights = new Lights($("log"), seatOf, reveal);
    /** The log stays at its end, however large it is, until somebody scrolls away from there. */
    this.following = true;
    this.wasAt = 0;
    $("log").addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.keepUp()).observe($("log"));
    $("since").addEventListener("click", () => this.showSince());
    document.addEventListener("keydown", (event) => {
      if (event.key !== "w" || event.ctrlKey || event.metaKey || event.altKey || $("since").hidden) return;
      if ($("curtain").open || event.target.closest("input, textarea, select")) return;
      this.showSince();
    });
  }

  /** What the page already shows stays as it is, also when a new connection tells everything again. */
  show(next) {
    const lines = [...this.lines.slice(0, next.start), ...next.lines];
    const other = lines.findIndex((one, i) => i >= next.start && JSON.stringify(one) !== JSON.stringify(this.lines[i]));
    const same = other < 0 ? lines.length : other;
    const first = !this.lines.length;
    for (const part of this.rows.splice(same).flat()) part.remove();
    this.markNew(this.newFrom);
    const fresh = rows(lines, same, data.colours, { moment: (one) => moment(one, this.seatOf()) });
    if (!first) for (const row of fresh) row.at(-1).classList.add("new");
    $("log-lines").append(...fresh.flat());
    this.rows.push(...fresh);
    this.lines = lines;
    $("since").hidden = this.seatOf() === null;
    // Whoever acts has seen it.
    if (this.marked) this.mark(lines.at(-1)?.by !== this.seatOf());
    this.keepUp();
  }

  /** What was told after so many events is new, and stays so until another number is given. */
  markNew(number) {
    this.newFrom = number;
    this.rows.forEach((row, i) => row.at(-1).classList.toggle("new", this.lines[i].event > number));
  }

  clear() {
    this.newFrom = Infinity;
    this.show({ start: 0, lines: [] });
    this.mark(false);
  }

  keepUp() {
    if (this.following) $("log").scrollTop = $("log").scrollHeight;
  }

  scrolled() {
    const box = $("log");
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
    // A box that has shrunk since is not at its end either: only whoever went up has left it.
    this.following = atEnd || (this.following && box.scrollTop >= this.wasAt);
    this.wasAt = box.scrollTop;
  }

  get marked() {
    return $("since").ariaPressed === "true";
  }

  /** What others did since this seat last acted; in the midst of one's own turn, what they did before it. */
  since() {
    const mine = this.seatOf();
    const last = this.lines.findLastIndex((one) => one.by !== null && one.by !== mine);
    const start = this.lines.slice(0, last + 1).findLastIndex((one) => one.by === mine) + 1;
    const again = this.lines.findIndex((one, i) => i > last && one.by === mine);
    return last < 0 ? [0, 0] : [start, again < 0 ? this.lines.length : again];
  }

  mark(on) {
    const [start, end] = on ? this.since() : [0, 0];
    this.rows.forEach((row, i) => row.at(-1).classList.toggle("since", i >= start && i < end));
    $("since").ariaPressed = String(on);
    if (!on) $("since-text").textContent = "";
    this.following = start === end;
    this.lights.hold(this.lines.slice(start, end));
    return [start, end];
  }

  showSince() {
    tab("log");
    const [start, end] = this.mark(!this.marked);
    this.keepUp();
    const told = this.lines.slice(start, end).map((one) => one.text).join(" ");
    if (this.marked) $("since-text").textContent = told || say("since-nothing");
    if (start < end) $("log").scrollTop = this.rows[start].at(-1).offsetTop - $("log").offsetTop - 4;
  }
}

/** Where a line's moment is shown again, as its reader saw it. */
const moment = (one, seat) => `/table/${data.id}/replay?move=${one.event}&as=${seat ?? ""}`;

// Chat

export class Chat {
  /** `seatOf()` speaks, `nameOf(seat)` is what a seat is called. */
  constructor(seatOf, nameOf) {
    this.nameOf = nameOf;
    this.last = -1;
    $("chat-form").hidden = data.seats.length === 0;
    $("chat-form").addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = $("chat-text").value.trim();
      if (!text) return;
      $("chat-text").value = "";
      const seat = seatOf();
      const said = await attempt(() => api("POST", `/tables/${data.id}/chat${seat === null ? "" : `?seat=${seat}`}`, { text }));
      if (said === undefined) $("chat-text").value ||= text;
    });
    $("tab-chat").addEventListener("click", () => this.read());
    $("tab-chat").addEventListener("focus", () => this.read());
  }

  show(lines) {
    for (const one of lines.filter((row) => row.number > this.last)) {
      const who = one.notice ? "" : make("b", {}, `${one.name || this.nameOf(one.seat)}: `);
      $("chat-lines").append(make("li", { className: one.notice ? "notice" : "" }, clock(one.at), who, one.text));
      this.last = one.number;
    }
    $("chat-box").scrollTop = $("chat-box").scrollHeight;
    if ($("chat").hidden) this.count(lines);
    else this.read();
  }

  /** What others said since this browser last showed the chat. */
  count(lines) {
    const read = Number(memory.get(`read.${data.id}`, "-1"));
    const fresh = lines.filter((one) => one.number > read && !one.notice && !data.seats.includes(one.seat));
    if (!fresh.length) return;
    $("unread").textContent = String(Number($("unread").textContent || 0) + fresh.length);
    $("unread").hidden = false;
  }

  read() {
    $("unread").hidden = true;
    $("unread").textContent = "";
    memory.set(`read.${data.id}`, String(this.last));
  }
}

/** When something was said, by the reader's clock; of another day with its date. */
function clock(at) {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  const style = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  const whole = then.toLocaleString(data.lang, { dateStyle: "full", timeStyle: "medium" });
  return make("time", { dateTime: then.toISOString(), title: whole }, then.toLocaleString(data.lang, style));
}

function tab(name) {
  for (const one of ["log", "chat"]) {
    $(one).hidden = one !== name;
    $(`tab-${one}`).setAttribute("aria-selected", String(one === name));
    $(`tab-${one}`).tabIndex = one === name ? 0 : -1;
  }
}

for (const one of ["log", "chat"]) {
  $(`tab-${one}`).addEventListener("click", () => tab(one));
  $(`tab-${one}`).addEventListener("keydown", (event) => {
    if (!event.key.startsWith("Arrow")) return;
    const other = one === "log" ? "chat" : "log";
    tab(other);
    $(`tab-${other}`).focus();
  });
}
