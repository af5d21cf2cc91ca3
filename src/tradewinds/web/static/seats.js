// Who sits where: the lobby before the deal, the players beside the board.

import { $, api, attempt, data, make, memory, say, words } from "./common.js";
import { copyLink, offer, path } from "./hands.js";
import { getReady } from "./proof.js";

function about(seat) {
  if (seat.kind === "bot") return say("bot", { name: words.bots[seat.bot] ?? seat.bot });
  if (seat.kind === "open") return say("free");
  if (seat.kind === "nobody") return "";
  if (seat.asked_for) return say("asked");
  if (seat.bot) return say("away");
  return seat.here ? "" : say("not-here");
}

/** Whoever is not there does not decide either. */
function state(seat, acting) {
  const away = seat.kind === "human" && !seat.bot && !seat.here;
  return acting && !away ? say("deciding") : about(seat);
}

/** The picture shows what everybody has; in words it is told on demand. */
const unfolded = new Set();

export function showPlayers(table, view) {
  const actors = view?.actors ?? [];
  $("players").replaceChildren(
    ...table.seats.map((seat) => {
      const head = make(
        "summary",
        {},
        make("span", { className: `disc colour-${seat.colour}`, ariaHidden: "true" }, seat.name.slice(0, 1)),
        make("span", { className: "who" }, seat.yours ? say("you", { name: seat.name }) : seat.name),
        make("span", { className: "muted" }, state(seat, actors.includes(seat.seat))),
      );
      const box = make("details", { open: unfolded.has(seat.seat) }, head, facts(view?.panels[seat.seat] ?? []));
      box.addEventListener("toggle", () => unfolded[box.open ? "add" : "delete"](seat.seat));
      return make("li", { className: actors.includes(seat.seat) ? "acting" : "" }, box, ...offer(table, seat));
    }),
  );
}

/** What everybody may count of a seat. */
function facts(list) {
  const parts = list.flatMap((fact) => [make("dt", {}, fact.name), make("dd", {}, fact.value)]);
  return make("dl", { className: "facts" }, ...parts);
}

export function showLobby(table) {
  $("lobby-text").textContent = say(table.seats.some((seat) => seat.kind === "open") ? "lobby-waiting" : "lobby-all-here");
  $("lobby-seats").replaceChildren(...table.seats.map((seat) => lobbySeat(table, seat)));
  const waited = table.seats.filter((seat) => seat.yours && !seat.ready).map((seat) => seat.seat);
  $("ready").hidden = !waited.length;
  $("ready").onclick = () => attempt(() => getReady(table.id, table.commitment, waited));
}

function lobbySeat(table, seat) {
  const line = make("li", {}, make("span", { className: `disc colour-${seat.colour}`, ariaHidden: "true" }, ""));
  line.append(make("span", { className: "who" }, seat.name), make("span", { className: "muted" }, lobbyState(seat)));
  if (seat.kind === "open") line.append(...openSeat(table, seat));
  if (table.host && seat.kind !== "human") line.append(botChoice(seat));
  if (seat.yours) line.append(nameField(seat));
  return line;
}

function lobbyState(seat) {
  if (seat.kind !== "human") return about(seat);
  return say(seat.ready ? "is-ready" : "not-ready");
}

function openSeat(table, seat) {
  const parts = [];
  const nobody = !table.seats.some((one) => one.yours);
  if (nobody && table.visibility === "open") {
    const sit = make("button", { type: "button", className: "primary" }, say("sit-here"));
    sit.addEventListener("click", async () => {
      const done = await attempt(() => api("POST", path(seat.seat, "claim"), { name: memory.get("name") }));
      if (done) location.reload();
    });
    parts.push(sit);
  }
  if (table.host) {
    const copy = make("button", { type: "button" }, say("copy-link"));
    copy.addEventListener("click", () => linkOf(seat.seat));
    parts.push(copy);
  }
  return parts;
}

/** The link of a seat: the one made with the table, or a new one, which makes older ones useless. */
async function linkOf(seat) {
  const known = JSON.parse(memory.get(`links.${data.id}`, "{}"));
  const link = known[seat] ?? (await attempt(() => api("POST", path(seat, "link"))))?.link;
  if (!link) return;
  memory.set(`links.${data.id}`, JSON.stringify({ ...known, [seat]: link }));
  copyLink(link, say("link-copied"));
}

function botChoice(seat) {
  const select = make("select", { ariaLabel: say("who-plays", { name: seat.name }) }, make("option", { value: "" }, say("free")));
  for (const level of words.levels) select.append(make("option", { value: level }, say("bot", { name: words.bots[level] })));
  select.value = seat.kind === "bot" ? seat.bot : "";
  select.addEventListener("change", () =>
    attempt(() => api("POST", path(seat.seat, "change"), select.value ? { kind: "bot", bot: select.value } : { kind: "open" })),
  );
  return select;
}

function nameField(seat) {
  const field = make("input", { maxLength: 40, value: memory.get("name"), ariaLabel: say("your-name"), placeholder: say("your-name") });
  field.addEventListener("change", () => {
    memory.set("name", field.value.trim());
    attempt(() => api("POST", path(seat.seat, "change"), { name: field.value.trim() }));
  });
  return field;
}
