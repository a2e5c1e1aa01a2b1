// The canvas and the engine's Stage that draws on it: its size, its sharpness, its theme. Draws only when told to.

import { release } from "./engine.js";
import { Stage } from "./pkg/katro.js";
import { readTheme, THEME_QUERIES } from "./theme.js";

/** @import { Session, StageLayout, StageOptions, Tempo } from "./pkg/katro.js" */

/** A slice of work takes about so long on a slow device, in milliseconds. */
const SLICE = 8;
/** The light comes after so long at last, whatever else is to be done. */
const LATEST = 300;

/** A board as it is seen. Without a canvas it still says where the holes are, so that the buttons can be played. */
export class Picture {
  /** @type {HTMLCanvasElement} */
  #canvas;
  /** @type {HTMLElement} */
  #box;
  /** @type {(layout: StageLayout) => void} */
  #placed;
  /** @type {Stage | undefined} */
  #stage;
  /** What is shown while nothing moves. */
  /** @type {Session | undefined} */
  #session;
  /** @type {StageOptions} */
  #options = { counts: "auto", orient: "south", reader: "south" };
  #width = 0;
  #height = 0;
  /** Lets go of the idle moment that is waited for. */
  /** @type {(() => void) | undefined} */
  #forego;
  #stop = new AbortController();
  #observer = new ResizeObserver(() => this.#measure());

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {HTMLElement} box the element whose size the picture takes; nothing drawn changes that size
   * @param {(layout: StageLayout) => void} placed called whenever the holes have moved
   */
  constructor(canvas, box, placed) {
    this.#canvas = canvas;
    this.#box = box;
    // What the painter counts in, and what the style sheet does, differ where the page is magnified.
    this.#placed = (layout) => placed(this.#zoom === 1 ? layout : scaled(layout, 1 / this.#zoom));
  }

  /** Whether there is anything to draw on. */
  get works() {
    return this.#stage !== undefined;
  }

  /**
   * Begins to show a game. Also called again with another game, or with a fresh instance of the engine.
   * @param {Session} session
   * @param {Omit<StageOptions, "reader">} options
   * @returns {boolean} whether there is a canvas to draw on
   */
  open(session, { counts, orient }) {
    const before = this.#options;
    if (this.#stage && counts === before.counts && orient === before.orient) {
      this.show(session);
      return true;
    }
    this.#session = session;
    this.#options = { counts, orient, reader: orient === before.orient ? before.reader : orient };
    try {
      this.#stage ??= new Stage(this.#canvas);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "canvas-lost") throw error;
    }
    this.#stage?.options(this.#options);
    this.#stage?.theme(readTheme(this.#box));
    this.#width = 0;
    this.#measure();
    return this.works;
  }

  /**
   * Shows the number of seeds at a hole at other times than before.
   * @param {StageOptions["counts"]} counts
   */
  count(counts) {
    this.#options = { ...this.#options, counts };
    this.#stage?.options(this.#options);
  }

  /** Lets go of a stage that died with its instance of the engine: freeing it would throw. */
  forget() {
    this.#stage = undefined;
  }

  /** Follows the size of the box, the sharpness of the screen and the visitor's colours from now on. */
  watch() {
    this.#observer.observe(this.#box);
    const { signal } = this.#stop;
    this.#canvas.addEventListener("contextrestored", () => this.#again(), { signal });
    for (const query of THEME_QUERIES) {
      matchMedia(query).addEventListener("change", () => this.#recolour(), { signal });
    }
    this.#watchRatio();
  }

  /**
   * Turns the numbers to a side.
   * @param {StageOptions["reader"]} reader
   */
  turnTo(reader) {
    if (reader === this.#options.reader) return;
    this.#options = { ...this.#options, reader };
    this.#stage?.options(this.#options);
  }

  /** Draws the session's position, with what its last turn left to see. */
  /** @param {Session} session */
  show(session) {
    this.#session = session;
    if (this.#stage) this.#placed(this.#stage.show(session));
    else this.#placed(plainLayout(session, this.#width * this.#zoom, this.#height * this.#zoom, this.#options));
    this.#refine();
  }

  /**
   * Prepares the telling of a turn.
   * @param {Session} session
   * @param {number} ply
   * @param {Tempo} tempo
   * @returns {number} how long it takes; nothing where there is nothing to see
   */
  tell(session, ply, tempo) {
    this.#session = session;
    return this.#stage?.tell(session, ply, tempo) ?? 0;
  }

  /** @param {number} time */
  frame(time) {
    return this.#stage?.frame(time);
  }

  cues() {
    return this.#stage?.cues() ?? [];
  }

  /**
   * Shows a picked hole, and the path of the turn that is being thought about.
   * @param {Session} session
   * @param {string | undefined} hole
   * @param {string | undefined} turn
   */
  choose(session, hole, turn) {
    this.#stage?.select(hole);
    this.#stage?.preview(session, turn);
  }

  /** Puts the canvas away. */
  close() {
    this.#observer.disconnect();
    this.#stop.abort();
    this.#forego?.();
    release(this.#stage);
    this.#stage = undefined;
    this.#canvas.width = 0;
    this.#canvas.height = 0;
  }

  get #zoom() {
    return this.#canvas.currentCSSZoom ?? 1;
  }

  /** Makes the picture as large as it is seen, and as sharp as the screen. */
  #resize() {
    return this.#stage?.resize(this.#width * this.#zoom, this.#height * this.#zoom, devicePixelRatio);
  }

  #measure() {
    const width = this.#box.clientWidth;
    const height = this.#box.clientHeight;
    if (width < 1 || height < 1 || (width === this.#width && height === this.#height)) return;
    const first = this.#width === 0;
    this.#width = width;
    this.#height = height;
    if (!this.#session) return;
    const layout = this.#resize();
    if (first || !layout) return this.show(this.#session);
    this.#placed(layout);
    this.#refine();
  }

  /** Draws everything anew, after the canvas or the screen changed under it. */
  #again() {
    this.#width = this.#box.clientWidth;
    this.#height = this.#box.clientHeight;
    if (this.#width < 1 || this.#height < 1) return;
    const layout = this.#resize();
    if (layout) this.#placed(layout);
    this.#refine();
  }

  #recolour() {
    this.#stage?.theme(readTheme(this.#box));
    this.#refine();
  }

  /** The light is rough at first. The fine one is worked out a little at a time, when nothing else is to be done. */
  #refine() {
    if (this.#forego) return;
    // For whoever takes a picture of the page.
    this.#canvas.dataset.light = "rough";
    this.#forego = whenIdle((left) => {
      this.#forego = undefined;
      try {
        let more;
        do more = this.#stage?.refine();
        while (more && SLICE < left());
        if (more) return this.#refine();
      } catch {
        // The engine has crashed. Whoever needs it next will find out, and the board is drawn anew.
      }
      delete this.#canvas.dataset.light;
    });
  }

  // A media query names one ratio, so each change needs the next query.
  #watchRatio() {
    const { signal } = this.#stop;
    if (signal.aborted) return;
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      this.#again();
      this.#watchRatio();
    };
    query.addEventListener("change", changed, { once: true, signal });
  }
}

/**
 * @param {(left: () => number) => void} work is told how to ask how long it may go on, in milliseconds
 * @returns {() => void} lets go of it
 */
function whenIdle(work) {
  // Safari has no word for it.
  if (!window.requestIdleCallback) {
    const waits = setTimeout(() => {
      const end = performance.now() + 2 * SLICE;
      work(() => end - performance.now());
    }, 2 * SLICE);
    return () => clearTimeout(waits);
  }
  const waits = requestIdleCallback((deadline) => work(() => deadline.timeRemaining()), { timeout: LATEST });
  return () => cancelIdleCallback(waits);
}

/**
 * @param {StageLayout} layout
 * @param {number} by
 * @returns {StageLayout}
 */
function scaled({ board, holes, radius }, by) {
  const box = (/** @type {StageLayout["board"]} */ { x, y, width, height }) => ({
    x: x * by,
    y: y * by,
    width: width * by,
    height: height * by,
  });
  const boxes = holes.map((hole) => ({ ...hole, ...box(hole) }));
  return { board: box(board), holes: boxes, radius: radius * by };
}

/**
 * Where the holes are when nothing can draw them: rows and columns, evenly.
 * @param {Session} session
 * @param {number} width
 * @param {number} height
 * @param {StageOptions} options
 * @returns {StageLayout}
 */
function plainLayout(session, width, height, options) {
  const { holes, rows, columns } = session.state();
  const size = Math.min(width / columns, height / rows);
  const drawn = options.orient === "north" ? [...holes].reverse() : holes;
  const boxes = drawn.map(({ hole }, at) => ({
    hole,
    x: (width - size * columns) / 2 + (at % columns) * size,
    y: (height - size * rows) / 2 + Math.floor(at / columns) * size,
    width: size,
    height: size,
  }));
  return { board: { x: 0, y: 0, width, height }, holes: boxes, radius: size / 2 };
}
