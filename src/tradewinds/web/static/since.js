// Who comes back is told what others did since they were last here: a few lines, to be played or put away.

import { $, data, make, say } from "./common.js";

/** So many lines are told, the newest; whoever looked away for less than this in ms has not been away. */
const [MOST, AWAY] = [12, 30_000];

export class Since {
  /** `seatOf()` plays here, `nameOf(seat)` is what a seat is called, `log` has what was told. */
  constructor(seatOf, nameOf, log) {
    Object.assign(this, { seatOf, nameOf, log, met: false, seen: 0, until: 0, left: 0, touched: false });
    $("since-dismiss").addEventListener("click", () => this.dismiss());
    document.addEventListener("visibilitychange", () => this.look());
    // A turn may end by itself; only whoever did something has chosen.
    for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, () => { this.touched = true; }, true);
  }

  get newest() { return this.log.lines.at(-1)?.event ?? 0; }

  /** A view has come: the first one says what this seat was shown before. Whoever acts has seen it. */
  show(view) {
    if (this.touched && this.log.lines.some((line) => line.event > this.until && line.by === this.seatOf())) this.dismiss();
    if (view.since !== null && !this.met) {
      this.met = true;
      if (view.since) this.tell(view.since);
    }
    if (!document.hidden) this.seen = this.newest;
  }

  /** The page is left, or somebody is back at it. */
  look() {
    if (document.hidden) this.left = Date.now();
    else {
      if (this.met && this.seen && Date.now() - this.left > AWAY) this.tell(this.seen);
      this.seen = this.newest;
    }
  }

  tell(since) {
    const mine = this.seatOf();
    const told = this.log.lines.filter((line) => line.event > since && line.beat !== "turn" && ofOthers(line, mine));
    this.log.markNew(since);
    if (mine === null || !told.length) return;
    [this.until, this.touched] = [this.newest, false];
    $("since-list").replaceChildren(...this.groups(told.slice(-MOST)));
    $("since-more").hidden = told.length <= MOST;
    $("since-more").textContent = say("and-more", { count: told.length - MOST });
    $("since-show").href = `/table/${data.id}/replay?${new URLSearchParams({ as: mine, move: since, play: "yes" })}`;
    $("since-card").hidden = false;
  }

  /** The lines of each player together. */
  groups(lines) {
    return [...grouped(lines)].map(([seat, some]) => {
      const colour = data.colours[seat];
      const head = make("b", {}, make("i", { className: `disc colour-${colour}`, ariaHidden: "true" }), this.nameOf(seat));
      return make("li", {}, head, make("ul", {}, ...some.map((line) => make("li", {}, line.text))));
    });
  }

  dismiss() {
    if ($("since-card").hidden) return;
    $("since-card").hidden = true;
    this.log.markNew(Infinity);
  }
}

/** Of whom a line tells, else whose action it came of. */
const who = (line) => line.seat ?? line.by;

/** What others did or came to have, and what one lost by it oneself. */
function ofOthers(line, mine) {
  return who(line) !== null && line.by !== mine && (who(line) !== mine || line.beat === "lose");
}

function grouped(lines) {
  const found = new Map();
  for (const line of lines) found.set(who(line), [...(found.get(who(line)) ?? []), line]);
  return found;
}
