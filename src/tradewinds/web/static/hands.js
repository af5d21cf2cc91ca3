// Seats that change hands: one's own moves to another browser, the host hands over that of somebody who no longer comes.

import { $, api, attempt, data, make, memory, say, toast } from "./common.js";

export const path = (seat, what) => `/tables/${data.id}/seats/${seat}/${what}`;
const time = (moment) => new Date(moment).toLocaleString(data.lang, { dateStyle: "medium", timeStyle: "short" });

/** To the clipboard; where there is none, before the eyes. */
export async function copyLink(link, told) {
  const whole = new URL(link, location.href).href;
  try {
    await navigator.clipboard.writeText(whole);
    toast(told);
  } catch {
    prompt(say("copy-link"), whole);
  }
}

export function showHands(table) {
  const running = table.status === "running" && !data.hotseat;
  const mine = running ? table.seats.find((seat) => seat.yours) : undefined;
  $("move-seat").hidden = !mine;
  $("move-seat").onclick = async () => {
    const made = await attempt(() => api("POST", path(mine.seat, "link")));
    if (made) copyLink(made.link, say("move-copied"));
  };
  $("asked").hidden = !mine?.asked_for;
  if (mine?.asked_for) $("asked-text").textContent = say("asked-you", { name: mine.asked_for, text: time(mine.asked_until) });
  $("still-here").onclick = () => attempt(() => api("POST", path(mine.seat, "keep")));
  showForm(running && table.host ? table.seats.filter((seat) => seat.kind === "human" && !seat.yours) : []);
}

/** Only what has changed is written: somebody may be at it. */
function showForm(others) {
  const [form, list] = [$("hand-over"), $("hand-over").elements.seat];
  form.hidden = !others.length;
  const names = others.map((seat) => `${seat.seat} ${seat.name}`).join();
  if (list.dataset.names === names) return;
  list.dataset.names = names;
  list.replaceChildren(...others.map((seat) => make("option", { value: seat.seat }, seat.name)));
}

$("hand-over").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { seat, name } = event.target.elements;
  const done = await attempt(() => api("POST", path(seat.value, "hand-over"), { name: name.value.trim() }));
  if (done === null) name.value = "";
});

/** For the host, at a seat whose holder was asked: when somebody else can play on, and then the link for them. */
export function offer(table, seat) {
  if (!table.host || seat.yours || !seat.asked_for || table.status !== "running") return [];
  if (Date.now() < seat.asked_until) {
    return [make("span", { className: "offer" }, say("offer-from", { name: seat.asked_for, text: time(seat.asked_until) }))];
  }
  const button = make("button", { type: "button", className: "offer" }, say("offer", { name: seat.asked_for }));
  button.addEventListener("click", async () => {
    // It is given out once; this browser keeps it.
    const key = `offer.${data.id}.${seat.seat}.${seat.asked_until}`;
    const link = memory.get(key) || (await attempt(() => api("POST", path(seat.seat, "link"))))?.link;
    if (!link) return;
    memory.set(key, link);
    copyLink(link, say("link-copied"));
  });
  return [button];
}
