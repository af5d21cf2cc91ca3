// Sitting down by a link. The claim stands behind the #, is sent once, and leaves the address at once.

import { api, attempt, data, memory } from "./common.js";

const claim = location.hash.slice(1);
history.replaceState(null, "", location.pathname);

const form = document.getElementById("claim");
form.elements.name.value = memory.get("name");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = form.elements.name.value.trim();
  memory.set("name", name);
  const done = await attempt(() => api("POST", `/tables/${data.id}/seats/${data.seat}/claim`, { claim, name }));
  if (done) location.assign(`/table/${data.id}`);
});
