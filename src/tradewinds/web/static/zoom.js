// The board larger and smaller: wheel, pinch, drag, keys; and a long press, which explains.

const MOST = 6;
const STEP = 1.4;
/** A finger that moves less than this, in pixels, stays where it is; one that stays so long, in ms, asks. */
const SLACK = 8;
const LONG = 500;
const EDGE = 16;

export class Zoom {
  /** `ask(point)` explains what is there, `moved()` is told whenever the picture lies differently. */
  constructor(box, button, ask, moved) {
    Object.assign(this, { box, button, ask, moved, k: 1, x: 0, y: 0, pointers: new Map(), dragged: false, timer: 0 });
    button.addEventListener("click", () => this.reset());
    box.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    box.addEventListener("pointerdown", (event) => this.down(event));
    addEventListener("pointermove", (event) => this.move(event));
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, (event) => this.up(event));
    // Two fingers, or one on what is enlarged, do not scroll the page.
    box.addEventListener("touchmove", (event) => { if (event.cancelable && (event.touches.length > 1 || this.k > 1)) event.preventDefault(); }, { passive: false });
    // What ends a drag or a long press is no click.
    box.addEventListener("click", (event) => { if (this.dragged) { event.stopPropagation(); event.preventDefault(); } }, true);
    new ResizeObserver(() => this.lay()).observe(box);
  }

  get picture() { return this.box.querySelector("svg"); }

  /** By keys around a part of the picture, else around its middle. */
  key(key, part) {
    const box = (part ?? this.box).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (key === "+" || key === "=") this.scale(STEP, x, y);
    else if (key === "-") this.scale(1 / STEP, x, y);
    else if (key === "0") this.reset();
    else return false;
    if (part) this.reveal(part);
    return true;
  }

  reset() {
    Object.assign(this, { k: 1, x: 0, y: 0 });
    this.lay();
  }

  /** Larger or smaller; what is at this point of the window stays there. */
  scale(by, clientX, clientY) {
    const k = Math.max(1, Math.min(MOST, this.k * by));
    const box = this.box.getBoundingClientRect();
    const [x, y] = [clientX - box.x, clientY - box.y];
    this.x = x - ((x - this.x) * k) / this.k;
    this.y = y - ((y - this.y) * k) / this.k;
    this.k = k;
    this.lay();
  }

  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.lay();
  }

  /** As it now should lie, without gaps at the borders. The styles are the box's: the picture in it changes with every move. */
  lay() {
    if (!this.picture) return;
    const [width, height] = [this.box.clientWidth, this.box.clientHeight];
    this.x = Math.min(0, Math.max(this.x, width - this.picture.clientWidth * this.k));
    this.y = Math.min(0, Math.max(this.y, height - Math.max(height, this.picture.clientHeight * this.k)));
    this.box.style.setProperty("--zoom", this.k);
    this.box.style.setProperty("--pan-x", `${this.x}px`);
    this.box.style.setProperty("--pan-y", `${this.y}px`);
    this.box.classList.toggle("zoomed", this.k > 1);
    this.button.hidden = this.k === 1;
    this.moved();
  }

  /** Brings a thing that lies outside into what is seen: by the picture where it is enlarged, else by the page. */
  reveal(part) {
    if (this.k > 1) {
      const [frame, box] = [this.box.getBoundingClientRect(), part.getBoundingClientRect()];
      const into = (low, high, from, to) => Math.max(0, from + EDGE - low) || Math.min(0, to - EDGE - high);
      const [dx, dy] = [into(box.left, box.right, frame.left, frame.right), into(box.top, box.bottom, frame.top, frame.bottom)];
      if (dx || dy) this.pan(dx, dy);
    }
    part.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Where the page or the board can be scrolled the wheel does that, and enlarges with Ctrl, as pinching a touchpad does. */
  wheel(event) {
    const scrolls = [document.documentElement, this.box.parentElement].some((part) => part.scrollHeight > part.clientHeight + 1);
    if ((scrolls && !event.ctrlKey) || (this.k === 1 && event.deltaY >= 0)) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode ? 16 : 1);
    this.scale(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)), event.clientX, event.clientY);
  }

  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!this.pointers.size) this.dragged = false;
    const at = { x: event.clientX, y: event.clientY };
    this.pointers.set(event.pointerId, { ...at, start: at });
    clearTimeout(this.timer);
    if (event.pointerType === "mouse" || this.pointers.size > 1) return;
    this.timer = setTimeout(() => { this.dragged = true; this.ask({ clientX: at.x, clientY: at.y }); }, LONG);
  }

  move(event) {
    const old = this.pointers.get(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    if (!old || (!old.moving && Math.hypot(at.x - old.start.x, at.y - old.start.y) < SLACK)) return;
    clearTimeout(this.timer);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, { ...at, start: old.start, moving: true });
    if (!other && this.k === 1) return;
    this.dragged = true;
    if (other) this.pinch(old, at, other);
    else this.pan(at.x - old.x, at.y - old.y);
  }

  /** One finger of two moved: the picture follows the middle of both and grows with their distance. */
  pinch(old, at, other) {
    this.pan((at.x - old.x) / 2, (at.y - old.y) / 2);
    const far = (one) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    this.scale(far(at) / far(old), (at.x + other.x) / 2, (at.y + other.y) / 2);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
    clearTimeout(this.timer);
  }
}
