// Time that can be stopped: what is due later waits while it is.

export class Clock {
  constructor() {
    this.jobs = new Set();
    this.stopped = false;
  }

  /** Does something after so many milliseconds of going time. */
  after(ms, what) {
    const job = { left: ms, what };
    this.jobs.add(job);
    if (!this.stopped) this.start(job);
  }

  start(job) {
    job.since = performance.now();
    job.timer = setTimeout(() => {
      this.jobs.delete(job);
      job.what();
    }, job.left);
  }

  stop() {
    if (this.stopped) return;
    this.stopped = true;
    for (const job of this.jobs) {
      clearTimeout(job.timer);
      job.left = Math.max(0, job.left - (performance.now() - job.since));
    }
  }

  go() {
    if (!this.stopped) return;
    this.stopped = false;
    for (const job of this.jobs) this.start(job);
  }

  /** Nothing is due any more. */
  clear() {
    for (const job of this.jobs) clearTimeout(job.timer);
    this.jobs.clear();
  }
}
