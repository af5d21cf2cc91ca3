// What is different between two pictures, part by part. A part is a piece, or what has a lasting id, holds no other such
// and lies within one: a card on a panel, not the panel.

/** What can be chosen and what was done last are no parts of the table. */
const NO_PART = /^on-(choice|last|ways|route|space|sites)/;
const NAMED = '[id^="on-"]';
/** What is much larger than a card is a place, not a thing. */
const LARGEST = 0.09;

function partsOf(root) {
  const found = new Map();
  for (const part of root.querySelectorAll(NAMED)) {
    if (NO_PART.test(part.id)) continue;
    if (part.classList.contains("tw-piece") || (part.parentNode.closest?.(NAMED) && !part.querySelector(NAMED))) found.set(part.id, part);
  }
  return found;
}

/** How it looks, whatever stands on it: numbers have a motion of their own. */
const looks = (part) => part.innerHTML.replace(/>[^<]+</g, "><") + (part.getAttribute("href") ?? "");

/** What of a picture will be different in the next one: how it looks and where it is now. */
export function snapshot(svg, fresh) {
  const [parts, wanted] = [partsOf(svg), partsOf(fresh)];
  const kept = new Map();
  for (const [id, part] of parts) {
    if (wanted.get(id)?.isEqualNode(part)) continue;
    const at = place(part, svg);
    if (at) kept.set(id, { copy: part.cloneNode(true), at, isPiece: part.classList.contains("tw-piece") });
  }
  return { kept, known: new Set(parts.keys()) };
}

/** Where the parts are now that were not as they are. */
export function changed(svg, { kept, known }) {
  const [now, box] = [partsOf(svg), svg.viewBox.baseVal];
  const isSmall = ({ width, height }) => width * height < LARGEST * box.width * box.height;
  const found = { moved: [], fresh: [], gone: [], altered: [] };
  for (const [id, { copy, at, isPiece }] of kept) {
    const part = now.get(id);
    if (!part && isSmall(at)) found.gone.push({ id, part: copy, at });
    else if (part) compare(found, { id, part, copy, isPiece, was: at, at: place(part, svg) }, isSmall);
  }
  for (const [id, part] of now) {
    const at = known.has(id) ? null : place(part, svg);
    if (at && isSmall(at)) found.fresh.push({ id, part, at });
  }
  return found;
}

function compare(found, one, isSmall) {
  const { part, copy, at, was, isPiece } = one;
  if (!at || !isSmall(at)) return;
  const far = Math.hypot(at.x - was.x, at.y - was.y) > 2;
  if (far && (isPiece || looks(part) === looks(copy))) found.moved.push(one);
  else if (looks(part) !== looks(copy)) found.altered.push({ ...one, isCard: part.localName === "g" });
}

/** The middle and the size of a part, in the measures of the whole picture, and what leads from those around it to them. */
export function place(part, svg) {
  const [whole, outer] = [part?.getScreenCTM?.(), part?.parentNode.getScreenCTM?.()];
  if (!whole || !outer) return null;
  const [box, back] = [part.getBBox(), svg.getScreenCTM().inverse()];
  const m = back.multiply(whole);
  const { a, b, c, d, e, f } = back.multiply(outer);
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(m);
  return { x, y, width: box.width * Math.hypot(m.a, m.b), height: box.height * Math.hypot(m.c, m.d), outer: `matrix(${[a, b, c, d, e, f]})` };
}
