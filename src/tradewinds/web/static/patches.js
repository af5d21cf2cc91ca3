// Pictures come whole once; after that the server tells what changed, step by step.

const CUT = "><";

/** The picture after changes: at each place so many parts go and others come. */
export function patched(text, changes) {
  if (!changes.length) return text;
  const parts = text.split(CUT);
  for (const [at, gone, fresh] of [...changes].reverse()) parts.splice(at, gone, ...fresh);
  return parts.join(CUT);
}

/** The pictures of a connection, as they are after the last event that came. */
export class Pictures {
  constructor() {
    this.board = "";
    this.closeUp = "";
  }

  /** A view with its pictures whole again, and those of every step on the way to it. */
  restore(view) {
    view.whole = Boolean(view.board);
    if (view.whole) {
      [this.board, this.closeUp] = [view.board, view.close_up];
      view.close_up_lasts = Boolean(view.close_up);
    }
    view.steps = view.steps.map((step) => {
      this.board = patched(this.board, step.board);
      this.closeUp = patched(this.closeUp, step.close_up);
      return { lines: step.lines, board: this.board, closeUp: this.closeUp };
    });
    return Object.assign(view, { board: this.board, closeUp: this.closeUp });
  }
}
