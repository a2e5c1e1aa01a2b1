// How many full turns of random games the engine plays in a second in wasm: the games of turns.rs once more.
//
// `cargo xtask bench` builds the package and runs this.
import { readFile } from "node:fs/promises";

// As in turns.rs, so that the two can be compared.
const GAMES = 2_000;

// A call goes on in the code in which it began, so the games are played in many calls: those of a browser's
// first tier are few then, as they are on the page.
const GAMES_A_CALL = 5;

const folder = new URL("../../www/pkg/", import.meta.url);
const engine = await import(new URL("katro.js", folder).href);
if (typeof engine.benchmark !== "function") {
  console.error("www/pkg/katro.js exports no benchmark(games, seed)");
  process.exit(1);
}
engine.initSync({ module: await readFile(new URL("katro_bg.wasm", folder)) });

const play = () => {
  let turns = 0;
  for (let seed = 1; seed <= GAMES; seed += GAMES_A_CALL) turns += engine.benchmark(GAMES_A_CALL, seed);
  return turns;
};

// The first games are played by code that the JavaScript engine has not optimised yet.
play();
const started = performance.now();
const turns = play();
const seconds = (performance.now() - started) / 1000;
process.stdout.write(`wasm standard ${(turns / seconds).toFixed(0)} turns a second (${turns} turns)\n`);
