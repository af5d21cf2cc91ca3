// The named things of a picture, and how they lie to each other: what walking, speaking and finding on a board rest on.

/** Two things are one stop where their middles are nearer than this part of the smaller side, and their sizes alike. */
const SAME_PLACE = 0.3;
const SAME_SIZE = 3;
/** As many neighbours are told at most. */
const NEIGHBOURS = 8;

/** What a part of a picture is called. */
export const nameOf = (part) => part.getAttribute("aria-label") ?? part.querySelector(":scope > title")?.textContent ?? "";
const isOpen = (part) => part.hasAttribute("data-action");
const isPiece = (part) => part.localName === "use";
const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const size = (box) => box.width * box.height;
const holds = (box, { x, y }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

function named(svg) {
  const owners = [...svg.querySelectorAll("[aria-label], title")].map((part) => (part.localName === "title" ? part.parentElement : part));
  return [...new Set(owners)]
    .filter((part) => part !== svg && !part.closest("defs, [aria-hidden]"))
    .map((part) => ({ part, name: nameOf(part), box: part.getBoundingClientRect() }))
    .filter(({ name, box }) => name && box.width && box.height);
}

/** Where keys can stop: what lies in one place, the named part around it, what may be done there. */
class Stop {
  constructor(first) {
    this.members = [first];
    this.pieces = [];
    this.box = first.box;
    this.frame = null;
  }

  get at() { return middle(this.box); }

  get open() { return this.members.find(({ part }) => isOpen(part))?.part ?? null; }

  /** What the place itself is called, for one that lasts longer than what may be done there. */
  get still() { return this.members.find(({ part }) => !isOpen(part)) ?? this.members[0]; }

  get id() { return this.still.part.id; }

  /** What holds it: in the picture, or as it lies. */
  get around() {
    const part = this.still.part.parentElement.closest("svg [aria-label]") ?? this.frame;
    return part ? nameOf(part) : "";
  }

  isWhere(thing) {
    const [one, other] = [this.at, middle(thing.box)];
    const side = Math.min(this.box.width, this.box.height, thing.box.width, thing.box.height);
    const [small, large] = [size(this.box), size(thing.box)].sort((a, b) => a - b);
    return Math.hypot(one.x - other.x, one.y - other.y) < SAME_PLACE * side && large < SAME_SIZE * small;
  }

  /** What is here and who stands here; equal pieces are counted. */
  get here() {
    const counts = new Map();
    for (const { name } of this.pieces) counts.set(name, (counts.get(name) ?? 0) + 1);
    const pieces = [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
    return [...new Set([...this.members.filter(({ part }) => !isOpen(part)).map(({ name }) => name), ...pieces])];
  }

  /** What may be done here. */
  get may() {
    return this.members.filter(({ part }) => isOpen(part)).map(({ name }) => name);
  }
}

/** All stops of a picture in the order one reads. What only holds others is spoken when it is entered. */
export function stopsOf(svg) {
  const things = named(svg);
  const [pieces, rest] = [things.filter(({ part }) => isPiece(part)), things.filter(({ part }) => !isPiece(part))];
  const frame = ({ part }) => !isOpen(part) && rest.filter((other) => other.part !== part && part.contains(other.part)).length > 1;
  const stops = [];
  const frames = rest.filter(frame);
  for (const thing of rest.filter((one) => !frames.includes(one))) {
    const place = stops.find((stop) => stop.isWhere(thing));
    if (place) place.members.push(thing);
    else stops.push(new Stop(thing));
  }
  const grounds = [...stops].sort((a, b) => size(a.box) - size(b.box));
  for (const piece of pieces) {
    const ground = grounds.find((stop) => holds(stop.box, middle(piece.box)) && size(stop.box) > size(piece.box));
    if (ground) ground.pieces.push(piece);
    else stops.push(new Stop(piece));
  }
  for (const stop of stops) stop.frame = frames.find(({ box }) => holds(box, stop.at))?.part ?? null;
  return stops.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

/** The nearest stop in a direction; `line` is the row or column one walks along, so that right and left end where they began. */
export function towards(from, stops, [dx, dy], line) {
  let [best, least] = [null, Infinity];
  for (const stop of stops) {
    if (stop === from) continue;
    const [x, y] = [stop.at.x - from.at.x, stop.at.y - from.at.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const gap = dx ? between(from.box.left, from.box.right, stop.box.left, stop.box.right, dx) : between(from.box.top, from.box.bottom, stop.box.top, stop.box.bottom, dy);
    const off = dx ? beside(line, stop.box.top, stop.box.bottom) : beside(line, stop.box.left, stop.box.right);
    if (ahead < 1 || (aside > 1.2 * ahead && (gap < -1 || off > 0))) continue;
    const cost = Math.max(0, gap) + 2 * off + 0.1 * Math.hypot(x, y);
    if (cost < least) [best, least] = [stop, cost];
  }
  return best;
}

const between = (low, high, otherLow, otherHigh, way) => (way > 0 ? otherLow - high : low - otherHigh);
const beside = (at, low, high) => Math.max(0, low - at, at - high);

/** What lies next to a stop, clockwise from above: the direction from 0 (above) to 7 (above to the left), and the stop. */
export function neighbours(from, stops) {
  const reach = 0.35 * Math.min(from.box.width, from.box.height);
  const apart = ({ box }) =>
    Math.max(box.left - from.box.right, from.box.left - box.right, box.top - from.box.bottom, from.box.top - box.bottom);
  let found = stops.filter((stop) => stop !== from && apart(stop) < reach && !holds(stop.box, from.at));
  if (!found.length) {
    const ways = [[0, -1, "x"], [1, 0, "y"], [0, 1, "x"], [-1, 0, "y"]];
    found = ways.map(([dx, dy, line]) => towards(from, stops, [dx, dy], from.at[line])).filter(Boolean);
  }
  const far = (stop) => Math.hypot(stop.at.x - from.at.x, stop.at.y - from.at.y);
  const angle = (stop) => (Math.atan2(stop.at.x - from.at.x, from.at.y - stop.at.y) + 2 * Math.PI) % (2 * Math.PI);
  return [...new Set(found)]
    .sort((a, b) => far(a) - far(b))
    .slice(0, NEIGHBOURS)
    .sort((a, b) => angle(a) - angle(b))
    .map((stop) => [Math.round(angle(stop) / (Math.PI / 4)) % 8, stop]);
}
