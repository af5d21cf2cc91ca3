// What this browser notes before the deal, to compare it after the end.

import { api, memory, random } from "./common.js";

export const noted = (what, id) => memory.get(`${what}.${id}`);

/** What was said first counts: nothing that comes later replaces it. */
function note(what, id, value) {
  if (value && !noted(what, id)) memory.set(`${what}.${id}`, value);
}

/** Whoever comes after the deal has nothing to note: they could only believe the server. */
export function noteTable(table) {
  if (table.status === "lobby") note("commitment", table.id, table.commitment);
  if (noted("commitment", table.id)) note("seal", table.id, table.seal);
}

/** Ready for the deal, with something of one's own that is made only now that the commitment is known. */
export async function getReady(id, commitment, seats) {
  note("commitment", id, commitment);
  note("contribution", id, random());
  const contribution = noted("contribution", id) || random();
  for (const seat of seats) await api("POST", `/tables/${id}/seats/${seat}/ready`, { contribution });
}

/** The notes as a question to the server. */
export function asQuery(id) {
  const notes = ["commitment", "seal", "contribution"].map((what) => [what, noted(what, id)]);
  return new URLSearchParams(notes.filter(([, value]) => value));
}
