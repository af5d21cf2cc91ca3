// After the end: who won and by how much, where the points came from, what turned it, and what can be done now.

import { drawChart, drawCourse, percent } from "./chart.js";
import { $, api, attempt, data, make, Refused, say, withRules } from "./common.js";
import { countUp, drawBars, isCounting } from "./counting.js";
import { asQuery } from "./proof.js";

let asked = false;
let wasThere = false;

/** Whoever has seen the match run is there when it ends. */
export function follow(view) {
  wasThere ||= !view.result;
}

export function showResult(view, table) {
  const { result } = view;
  const first = $("result").hidden;
  $("result").hidden = false;
  if (first) $("result").scrollIntoView({ block: "nearest" });
  $("headline").textContent = result.headline;
  $("reason").textContent = result.reason;
  if (table && !isCounting()) showPoints(result, table, first && wasThere);
  $("tie").hidden = !result.tie;
  $("tie").replaceChildren(...withRules(result.tie));
  drawChart();
  $("rematch").hidden = !table?.seats.some((seat) => seat.yours);
  $("rematch").onclick = rematch;
  if (table?.rematch) $("rematch").textContent = say("to-rematch");
  $("verify").onclick = verify;
  $("ask-course").onclick = () => { asked = false; showCourse(table, true); };
  if (table?.bots_progress >= 1) showCourse(table, false);
}

function showPoints(result, table, counts) {
  const names = table.seats.map((seat) => (seat.yours ? say("you", { name: seat.name }) : seat.name));
  const order = names.map((_, seat) => seat).sort((a, b) => place(result, b) - place(result, a));
  const wins = (seat) => result.winners.includes(seat);
  // A column for each player: there are more sources of points than players, and a narrow page has room for five.
  const row = (head, cells) => make("tr", {}, head ? make("th", { scope: "row" }, head) : make("td"), ...cells);
  const cell = (tag, seat, text) => make(tag, { className: wins(seat) ? "winner" : "", ...(tag === "th" && { scope: "col" }) }, String(text));
  const cells = (tag, texts) => order.map((seat) => cell(tag, seat, texts(seat)));
  $("result-head").replaceChildren(row("", cells("th", (seat) => (wins(seat) ? `★\u00a0${names[seat]}` : names[seat]))));
  $("result-body").replaceChildren(
    ...result.sources.map((source, at) => row(source, cells("td", (seat) => result.points[seat][at]))),
    row(say("total"), cells("td", (seat) => result.scores[seat])),
  );
  drawBars(result, order, names, data.colours);
  if (counts) countUp(result, order);
}

const place = (result, seat) => result.scores[seat] + (result.winners.includes(seat) ? 1e6 : 0);

// What turned it

/** Asked for once by itself; where that is refused, a button stays. */
async function showCourse(table, wanted) {
  if (asked) return;
  asked = true;
  $("ask-course").hidden = true;
  $("turns-wait").hidden = false;
  const course = await chances(wanted);
  $("turns-wait").hidden = true;
  $("ask-course").hidden = Boolean(course);
  if (!course) return;
  drawCourse(course);
  const own = table?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [];
  $("turns").replaceChildren(...course.turns.map((turn) => turningPoint(turn, course.names, own)));
  $("turns-box").hidden = false;
  $("turns-none").hidden = course.turns.length > 0;
}

async function chances(wanted) {
  const ask = () => api("GET", `/tables/${data.id}/course?lang=${data.lang}`);
  if (wanted) return attempt(ask);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return undefined;
  }
}

function turningPoint(turn, names, own) {
  const name = own.includes(turn.seat) ? say("your-chance") : names[turn.seat];
  const swing = make("b", { className: turn.after > turn.before ? "swing up" : "swing down" }, `${name}: ${percent(turn.before)} → ${percent(turn.after)}`);
  const see = make("a", { className: "button", href: `/table/${data.id}/replay?${new URLSearchParams({ action: turn.move, as: own.length === 1 ? own[0] : "" })}` }, say("see-moment"));
  const play = make("button", { type: "button" }, say("play-moment"));
  play.addEventListener("click", () => again(turn.again));
  return make("li", {}, make("span", { className: "small muted" }, turn.stage), make("p", {}, turn.text), swing, make("div", { className: "row tight" }, see, play));
}

// Again

async function again(move) {
  const created = await attempt(() => api("POST", `/tables/${data.id}/again`, { move }));
  if (created) location.assign(`/table/${created.id}`);
}

async function rematch() {
  const created = await attempt(() => api("POST", `/tables/${data.id}/rematch`));
  if (created) location.assign(`/table/${created.id}`);
}

async function verify() {
  const checked = await attempt(() => api("GET", `/tables/${data.id}/verify?lang=${data.lang}&${asQuery(data.id)}`));
  if (!checked) return;
  const steps = checked.steps.map((step) => make("li", { className: step.ok ? "ok" : "wrong" }, `${step.ok ? "✓" : "✗"} ${step.text}`));
  $("verified").replaceChildren(...steps, make("li", { className: "proves" }, checked.proves));
}

/** Where a device can send pictures around, it does; elsewhere the picture is saved. */
$("share")?.addEventListener("click", async (event) => {
  if (!navigator.canShare) return;
  event.preventDefault();
  const picture = await (await fetch($("share").href)).blob();
  const file = new File([picture], `tradewinds-${data.game}.png`, { type: "image/png" });
  const what = { files: [file], title: document.title, text: $("headline").textContent };
  if (navigator.canShare(what)) navigator.share(what).catch(() => {});
  else location.assign($("share").href);
});
