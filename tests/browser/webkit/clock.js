// A clock that tests put forward, as Playwright's: time goes on by itself, and is ahead of the true time when asked for.

/** Takes the place of the page's timers and clocks; runs on the page before anything else, and must stand alone. */
function install() {
  const { setTimeout, setInterval, requestAnimationFrame, Date: Day, performance } = window;
  const trueNow = performance.now.bind(performance);
  /** What is to be called, by its number: when, and how often. */
  const timers = new Map();
  let ahead = 0;
  let count = 0;
  const now = () => trueNow() + ahead;
  const add = (every) => (call, delay, args) => {
    count += 1;
    const pause = Math.max(every ? 1 : 0, Number(delay) || 0);
    timers.set(count, { due: now() + pause, every: every ? pause : undefined, call: () => call(...args) });
    return count;
  };
  const [once, again] = [add(false), add(true)];
  window.setTimeout = (call, delay, ...args) => once(call, delay, args);
  window.setInterval = (call, delay, ...args) => again(call, delay, args);
  window.clearTimeout = (number) => timers.delete(number);
  window.clearInterval = window.clearTimeout;
  window.requestAnimationFrame = (call) => requestAnimationFrame.call(window, () => call(now()));
  performance.now = now;
  window.Date = class extends Day {
    constructor(...given) {
      if (given.length > 0) super(...given);
      else super(Day.now() + ahead);
    }
    static now() {
      return Day.now() + ahead;
    }
  };
  /** Calls the next that is due until then, and says whether there was one. */
  const callNext = (until) => {
    const [number, timer] = [...timers].reduce(
      (one, other) => (other[1].due < one[1].due ? other : one),
      [0, { due: Number.POSITIVE_INFINITY }],
    );
    if (timer.due > until) return false;
    ahead += Math.max(0, timer.due - now());
    if (timer.every === undefined) timers.delete(number);
    else timer.due += timer.every;
    timer.call();
    return true;
  };
  setInterval(() => {
    for (let calls = 0; calls < 100 && callNext(now()); calls += 1);
  }, 4);
  /** Lets so much time pass at once, with everything that happens in it. */
  window.passTime = async (time) => {
    const end = now() + time;
    // What waits for what was called goes on before the next is called.
    while (callNext(end)) await new Promise((done) => setTimeout(done, 0));
    ahead += Math.max(0, end - now());
  };
}

/** The clock of a page. */
export class Clock {
  #page;

  /** @param {import("./page.js").Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** From the next page on that is opened. */
  async install() {
    this.#page.addInitScript(install);
  }

  /** @param {number} time in milliseconds */
  runFor(time) {
    return this.#page.evaluate((time) => window.passTime(time), time);
  }
}
