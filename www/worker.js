// Thinks apart from the page, in an instance of the engine of its own. Every answer carries the number of its question.

import start, { Session, Thinker } from "./pkg/katro.js";
import { answerOf, ponder } from "./pondering.js";
import { RELEASE } from "./release.js";

/** @import { Asked, Question, Said, Stamped } from "./pondering.js" */

// Between two slices a newer question can come in. Longer ones think more, shorter ones stop sooner.
const SLICE = 30;

const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The number of the question that is wanted: always the last one. */
let wanted = 0;

/** Made with the first question, for it takes much memory. */
/** @type {Thinker | undefined} */
let thinker;

/** @param {Said} said */
function say(said) {
  worker.postMessage(/** @satisfies {Stamped} */ ({ ...said, release: RELEASE }));
}

/**
 * @param {number} id
 * @param {Question} question
 */
async function think(id, question) {
  try {
    await start();
    if (id !== wanted) return;
    say({ id, kind: "begun" });
    thinker ??= new Thinker();
    const session = Session.fromRecord(question.record);
    session.goTo(question.ply);
    if (question.level === undefined) thinker.judge(session, question.nodes);
    else thinker.begin(session, question.level, question.seed);
    session.free();
    const manner = { slice: SLICE, pause, wanted: () => id === wanted };
    if (await ponder(thinker, question.time, manner)) say({ id, kind: "answer", answer: answerOf(thinker, question) });
  } catch (error) {
    say({ id, kind: "failed", reason: String(error) });
  }
}

/** Lets messages in. */
function pause() {
  return new Promise((/** @type {(value: void) => void} */ done) => setTimeout(done));
}

worker.addEventListener("message", (/** @type {MessageEvent<Asked>} */ { data: { id, question } }) => {
  wanted = id;
  if (question) think(id, question);
});
