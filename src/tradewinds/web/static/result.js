// After the end: points by source, the same people again, the proof that the deal was fair.

import { drawChart, drawCourse } from "./chart.js";
import { $, api, attempt, data, make, say, withRules } from "./common.js";
import { asQuery } from "./proof.js";

export function showResult(view, table) {
  const { result } = view;
  const first = $("result").hidden;
  $("result").hidden = false;
  if (first) $("result").scrollIntoView({ block: "nearest" });
  $("reason").textContent = result.reason;
  const names = table?.seats.map((seat) => (seat.yours ? say("you", { name: seat.name }) : seat.name)) ?? [];
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
  $("tie").hidden = !result.tie;
  $("tie").replaceChildren(...withRules(result.tie));
  drawChart();
  $("rematch").hidden = !table?.seats.some((seat) => seat.yours);
  $("rematch").onclick = rematch;
  if (table?.rematch) $("rematch").textContent = say("to-rematch");
  $("verify").onclick = verify;
  $("ask-course").onclick = drawCourse;
}

const place = (result, seat) => result.scores[seat] + (result.winners.includes(seat) ? 1e6 : 0);

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
