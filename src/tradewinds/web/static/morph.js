// Turns the old picture into the new one, keeping every part with the same id.

/** `told(element, was)` is told of every text that is another now, and what it was. */
export function morph(old, fresh, told = () => {}) {
  copyAttributes(old, fresh);
  const kept = new Map();
  for (const child of old.children) if (child.id) kept.set(child.id, child);
  let place = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const match = find(place, wanted, kept);
    if (!match) {
      old.insertBefore(wanted, place);
      continue;
    }
    if (match !== place) old.insertBefore(match, place);
    else place = place.nextSibling;
    if (match.isEqualNode(wanted)) continue; // most pieces stay, and the browser compares faster than we do
    if (match.nodeType === Node.ELEMENT_NODE) morph(match, wanted, told);
    else if (match.nodeValue !== wanted.nodeValue) {
      const was = match.nodeValue;
      match.nodeValue = wanted.nodeValue;
      if (match.parentNode.localName === "text") told(match.parentNode, was);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

function find(place, wanted, kept) {
  if (wanted.id) return sameKind(kept.get(wanted.id), wanted) ? kept.get(wanted.id) : null;
  return place && !place.id && sameKind(place, wanted) ? place : null;
}

const sameKind = (one, other) => Boolean(one) && one.nodeType === other.nodeType && one.nodeName === other.nodeName;

function copyAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

export function parse(html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  return fresh.content;
}

/** Shows a picture in a box: the same one is patched, anything else replaces what was there. */
export function show(box, fresh, told) {
  const [old, wanted] = [box.firstElementChild, fresh.firstElementChild];
  if (old && wanted && old.nodeName === wanted.nodeName && old.nodeName.toLowerCase() === "svg") morph(old, wanted, told);
  else box.replaceChildren(...fresh.childNodes);
}
