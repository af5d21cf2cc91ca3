// What every page shares: texts, requests, short messages, the theme.

export const words = JSON.parse(document.getElementById("words").textContent);
export const data = JSON.parse(document.getElementById("data")?.textContent ?? "{}");

/** Which picture of a game there is room for. */
export const narrow = matchMedia("(max-width: 40rem), (max-height: 30rem)");
export const layout = () => (narrow.matches ? "tall" : "wide");

/** A text with its {name}s filled in. */
export function say(id, fill = {}) {
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (whole, name) => fill[name] ?? whole);
}

/** A new element: properties, then children (texts stay texts). */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element && name !== "list") element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** The same for a part of a picture. */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const RULE = /\b[A-Z]{2} \d+\.\d+/g;

/** A text whose rule numbers lead to the rulebook. */
export function withRules(text) {
  const parts = [];
  let place = 0;
  for (const { 0: rule, index } of text.matchAll(RULE)) {
    const href = `/rules/${data.game}?lang=${data.lang}#${rule.replace(" ", "-")}`;
    parts.push(text.slice(place, index), make("a", { href, target: "_blank", rel: "noopener" }, rule));
    place = index + rule.length;
  }
  return [...parts, text.slice(place)];
}

export const $ = (id) => document.getElementById(id);

export class Refused extends Error {
  constructor(status, body) {
    super(body.text ?? say("offline"));
    this.status = status;
    this.code = body.error ?? "";
    this.rule = body.rule ?? null;
  }
}

/** A request to the HTTP interface; refusals are thrown with their sentence. */
export async function api(method, path, body) {
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers["Content-Type"] = "application/json";
  }
  const answer = await fetch(`/api${path}`, options);
  if (answer.status === 204) return null;
  const json = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, json);
  return json;
}

/** A server that cannot store anything now, a proxy without its server: later it may go. */
const LATER = [502, 503, 504];
const FIRST = 300;

/** Tries again while the line or the database is down: a move id makes that harmless. */
export async function apiWithPatience(method, path, body) {
  for (let wait = FIRST; ; wait = Math.min(wait * 2, 3000)) {
    try {
      return await api(method, path, body);
    } catch (error) {
      if (error instanceof Refused && !LATER.includes(error.status)) throw error;
      if (error instanceof Refused && wait === FIRST) toast(error.message);
      await new Promise((go) => setTimeout(go, wait));
    }
  }
}

export function toast(text) {
  const line = make("p", { className: "toast" }, ...withRules(text));
  $("toasts").append(line);
  setTimeout(() => line.remove(), 6000);
}

/** Runs something and shows its refusal. */
export async function attempt(what) {
  try {
    return await what();
  } catch (error) {
    toast(error.rule ? `${error.message} (${error.rule})` : error.message);
    return undefined;
  }
}

export function random() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const memory = {
  get: (name, other = "") => {
    try { return localStorage.getItem(`tradewinds.${name}`) ?? other; } catch { return other; }
  },
  set: (name, value) => {
    try { localStorage.setItem(`tradewinds.${name}`, value); } catch { /* private windows have none */ }
  },
};

function showTheme() {
  const theme = memory.get("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

showTheme();
/** The other one than is seen now, so that every click changes something. */
$("theme")?.addEventListener("click", () => {
  const dark = memory.get("theme") ? memory.get("theme") === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  memory.set("theme", dark ? "light" : "dark");
  showTheme();
});

/** Menus close as menus do. */
for (const menu of document.querySelectorAll("details.menu")) {
  document.addEventListener("pointerdown", (event) => { if (!menu.contains(event.target)) menu.open = false; });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector("summary").focus();
  });
}
