// After the end: points by source, the same people again, the proof that the deal was fair.

import { drawChart, drawCourse } from "./chart.js";
import { $, api, attempt, data, make, memory, say, withRules } from "./common.js";

export function showResult(view, table) {
  const { result } = view;
  $("result").hidden = false;
  $("reason").textContent = result.reason;
  const names = table?.seats.map((seat) => seat.name) ?? [];
  $("result-head").replaceChildren(...["", ...result.sources, say("total")].map((text) => make("th", { scope: "col" }, text)));
  const order = names.map((_, seat) => seat).sort((a, b) => place(result, b) - place(result, a));
  $("result-body").replaceChildren(
    ...order.map((seat) => {
      const winner = result.winners.includes(seat);
      const name = make("th", { scope: "row" }, winner ? `★ ${names[seat]}` : names[seat]);
      const cells = [...result.points[seat], result.scores[seat]].map((points) => make("td", {}, String(points)));
      return make("tr", { className: winner ? "winner" : "" }, name, ...cells);
    }),
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
  const checked = await attempt(() => api("GET", `/tables/${data.id}/verify?lang=${data.lang}&seal=${memory.get(`seal.${data.id}`)}`));
  if (!checked) return;
  const steps = checked.steps.map((step) => make("li", { className: step.ok ? "ok" : "wrong" }, `${step.ok ? "✓" : "✗"} ${step.text}`));
  $("verified").replaceChildren(...steps);
}
