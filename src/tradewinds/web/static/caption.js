// One line at the board that says what is happening, and who does it; spoken too, unless it is skipped.

import { $, data, say } from "./common.js";

const colourOf = (line) => data.colours?.[line?.seat ?? line?.by];

export class Caption {
  /** A line is told. */
  tell(line) {
    this.write(line.text, colourOf(line), line.text);
  }

  /** Several lines at once: the last that matters, and how many there were; `aloud` reads all of them out. */
  sum(lines, aloud) {
    const last = lines.findLast((line) => line.beat !== "turn") ?? lines.at(-1);
    if (!last) return;
    const text = lines.length > 1 ? say("at-once", { count: lines.length, text: last.text }) : last.text;
    this.write(text, colourOf(last), aloud ? lines.map((line) => line.text).join(" ") : "");
  }

  clear() {
    this.write("", undefined, "");
  }

  write(text, colour, spoken) {
    $("caption").textContent = $("caption").title = text;
    $("caption-edge").className = `disc ${colour ? `colour-${colour}` : ""}`;
    $("told").textContent = spoken;
  }
}
