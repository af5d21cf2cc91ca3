// The page of a rulebook, and that of its card: pictures, search, print.

import { $, data, memory, say } from "./common.js";
import { dye, enliven } from "./book.js";

const book = document.querySelector(".rules");
if (book) enliven(book, data.game);
const pictures = () => [...document.querySelectorAll(".example img")];
$("theme").addEventListener("click", () => pictures().forEach((image) => dye(image)));

// Print: all pictures, by day

function onPaper() {
  const dark = memory.get("theme") ? memory.get("theme") === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  for (const image of pictures()) {
    image.loading = "eager";
    if (dark) dye(image, "light");
  }
}

/** When it is there, or will not come. */
function loaded(image) {
  if (image.naturalWidth) return null;
  return new Promise((done) => { for (const what of ["load", "error"]) image.addEventListener(what, done, { once: true }); });
}

addEventListener("beforeprint", onPaper);
addEventListener("afterprint", () => pictures().forEach((image) => dye(image)));
$("print").addEventListener("click", async () => {
  onPaper();
  await null;  // only then a picture knows that it is asked for anew
  await Promise.all(pictures().map(loaded));
  print();
});

// Search: each rule or caption that holds every word

let found = [];
let at = -1;

function search() {
  const words = $("wanted").value.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (part) => words.every((word) => part.textContent.toLowerCase().includes(word));
  found = words.length ? [...book.querySelectorAll(".rule, figcaption")].filter(holds) : [];
  for (const part of book.querySelectorAll(".found")) part.classList.remove("found", "at");
  for (const part of found) part.classList.add("found");
  at = -1;
  go(1);
  if (words.length && !found.length) $("search-found").textContent = $("search-found").dataset.none;
}

/** To the next one or the one before. */
function go(step) {
  $("search-found").textContent = "";
  if (!found.length) return;
  found[at]?.classList.remove("at");
  at = (at + step + found.length) % found.length;
  found[at].classList.add("at");
  found[at].scrollIntoView({ block: "center" });
  $("search-found").textContent = say("rules-found", { count: found.length, number: at + 1 });
}

if (book) {
  $("wanted").addEventListener("input", search);
  $("search").addEventListener("submit", (event) => { event.preventDefault(); go(1); });
  $("wanted").addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" && event.shiftKey) { event.preventDefault(); go(-1); }
    if (event.key === "Escape") { $("wanted").value = ""; search(); }
    if (step) { event.preventDefault(); go(step); }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input")) return;
    event.preventDefault();
    $("wanted").focus();
  });
}
