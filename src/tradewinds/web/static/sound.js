// Sounds made here, without files: each a few tones and some noise. Silent until somebody asked for them.

import { $, memory } from "./common.js";

/** `[Hertz, from, for seconds, shape, loudness, Hertz at the end]`; noise is filtered around its Hertz. */
const SOUNDS = {
  lay: [["noise", 1400, 0, 0.07, 0.5], ["triangle", 190, 0, 0.09, 0.6, 120]],
  move: [["sawtooth", 70, 0, 0.4, 0.16, 105], ["noise", 240, 0, 0.42, 0.25]],
  coin: [["sine", 1320, 0, 0.12, 0.35], ["sine", 1760, 0.07, 0.25, 0.35]],
  roll: [0, 0.07, 0.13, 0.22, 0.33].map((from) => ["noise", 2200, from, 0.04, 0.6]),
  lose: [["sawtooth", 220, 0, 0.7, 0.2, 70], ["square", 110, 0.1, 0.7, 0.12, 52]],
  bid: [["triangle", 520, 0, 0.1, 0.4], ["triangle", 780, 0.09, 0.18, 0.4]],
  card: [["noise", 3200, 0, 0.1, 0.35], ["noise", 1800, 0.05, 0.07, 0.25]],
  turn: [["sine", 660, 0, 0.35, 0.4], ["sine", 990, 0.14, 0.5, 0.35]],
  end: [523, 659, 784, 1047].map((tone, i) => ["triangle", tone, i * 0.14, 0.4, 0.35]),
};
const OF_BEATS = { lay: "lay", move: "move", pay: "coin", count: "coin", take: "coin", roll: "roll", lose: "lose", answer: "bid", reveal: "bid", draw: "card", flip: "card", end: "end" };

let audio = null;

export const isOn = () => memory.get("sound") === "yes";

/** The sound of a beat, or of one's own turn; browsers allow none before the first click. */
export function sound(beat) {
  const parts = SOUNDS[OF_BEATS[beat] ?? (beat === "mine" ? "turn" : "")];
  if (!parts || !isOn() || document.hidden && beat !== "mine") return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
    for (const part of parts) play(...part);
  } catch { /* a page without sound is a page still */ }
}

function play(shape, hertz, from, seconds, loudness, then = hertz) {
  const begin = audio.currentTime + from;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.25 * loudness * Number(memory.get("volume", "0.6")), begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  const source = shape === "noise" ? noise(hertz, volume) : tone(shape, hertz, then, begin, seconds, volume);
  volume.connect(audio.destination);
  source.start(begin);
  source.stop(begin + seconds);
}

function tone(shape, hertz, then, begin, seconds, volume) {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(hertz, begin);
  source.frequency.exponentialRampToValueAtTime(then, begin + seconds);
  source.connect(volume);
  return source;
}

function noise(hertz, volume) {
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const room = source.buffer.getChannelData(0);
  for (let i = 0; i < room.length; i++) room[i] = 2 * Math.random() - 1;
  Object.assign(filter, { type: "bandpass" }).frequency.value = hertz;
  source.connect(filter).connect(volume);
  return source;
}

/** Asked once, when it is one's turn for the first time; after that in the settings. */
export function askForSound() {
  if (memory.get("sound")) return;
  $("ask-sound").hidden = false;
}

function decide(on) {
  memory.set("sound", on ? "yes" : "no");
  $("ask-sound").hidden = true;
  $("set-sound").checked = on;
  $("set-volume").disabled = !on;
  if (on) sound("mine");
}

$("set-sound").checked = isOn();
$("set-volume").disabled = !isOn();
$("set-volume").value = memory.get("volume", "0.6");
$("set-sound").addEventListener("change", () => decide($("set-sound").checked));
$("set-volume").addEventListener("change", () => { memory.set("volume", $("set-volume").value); sound("mine"); });
$("sound-yes").addEventListener("click", () => decide(true));
$("sound-no").addEventListener("click", () => decide(false));
