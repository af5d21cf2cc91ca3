// Rulebooks, on their page and beside a board: pictures that come when they can, each of them to be tried.

import { api, attempt, memory } from "./common.js";

/** Milliseconds after which a picture is asked for once more while the rules are still compiled. */
const AGAIN = 3000;

/** What was made of HTML: its pictures in the reader's colours, its buttons alive. */
export function enliven(book, game) {
  for (const image of book.querySelectorAll(".example img")) {
    dye(image);
    image.addEventListener("error", () => missed(image));
  }
  book.addEventListener("click", (event) => {
    const button = event.target.closest(".try");
    if (button) tryIt(game, button.dataset.example);
  });
}

/** Every picture in these colours, else in those of the reader; what is not loaded yet is asked for at once. */
export function dye(image, theme = memory.get("theme")) {
  const address = new URL(image.src);
  if ((address.searchParams.get("theme") ?? "") === theme) return;
  if (theme) address.searchParams.set("theme", theme);
  else address.searchParams.delete("theme");
  image.src = address;
}

/** Rules that are still compiled have their pictures later; one that does not fit the edition is none. */
async function missed(image) {
  const answer = await fetch(image.src).catch(() => null);
  if (answer && !answer.ok && answer.status !== 503) {
    const figure = image.closest("figure");
    figure.querySelector(".unfit").hidden = false;
    for (const part of figure.querySelectorAll("img, figcaption")) part.remove();
  } else setTimeout(() => { image.src = `${image.src}`; }, AGAIN);
}

async function tryIt(game, example) {
  const created = await attempt(() => api("POST", "/examples", { game, example, name: memory.get("name") }));
  if (created) location.assign(`/table/${created.id}`);
}
