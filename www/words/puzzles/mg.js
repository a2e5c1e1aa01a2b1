// The puzzles in Malagasy. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "puzzles.grade.capture-most": "Alaina izay betsaka indrindra",
  "puzzles.grade.win-in-one": "Mandresy amin’ny anjara iray",
  "puzzles.grade.win-in-two": "Mandresy amin’ny anjara roa",
  "puzzles.grade.save-yourself": "Manavotra tena",
  "puzzles.solved": "{solved} amin’ny {all} no voavaha",
  "puzzles.door": "Ankamantatra {n}",
  "puzzles.door.solved": "Ankamantatra {n}, voavaha",
  "puzzles.name": "{grade}, {n} amin’ny {all}",

  "puzzles.task.capture-most": "Anjaran’i {side}: alao izay voa betsaka indrindra.",
  "puzzles.task.win-in-one": "Anjaran’i {side}: mandresena amin’ity anjara ity.",
  "puzzles.task.win-in-two": "Anjaran’i {side}: mandresena amin’ny anjara faharoa, na inona na inona valin’i {other}.",
  "puzzles.task.save-yourself":
    "Anjaran’i {side}. Handresy ao anatin’ny anjara {within, plural, one {#} other {#}} i {other}: lalaovy ny hany anjara misakana azy.",

  "puzzles.all": "Rehetra",
  "puzzles.hint": "Tari-dalana",
  "puzzles.solution": "Valiny",
  "puzzles.again": "Andramo indray",
  "puzzles.next": "Manaraka",

  "puzzles.hint.hole": "Afafazo ny lavaka {hole}. Mizotra mankaiza?",
  "puzzles.answering": "Mamaly i {other}.",
  "puzzles.halfway": "Tsara ny fanombohana. Efa niaro tena araka izay tsara indrindra i {other}: mandresena izao.",
  "puzzles.showing": "Ity ny valiny.",
  "puzzles.shown": "Io ny valiny. Andramo lalaovina izao.",
  "puzzles.right.capture-most":
    "Marina! {most, plural, one {Voa # no azo} other {Voa # no azo}}; {next} no be indrindra azon’ny anjara hafa.",
  "puzzles.right.win-in-one": "Marina! Mandresy avy hatrany i {side}.",
  "puzzles.right.win-in-two": "Marina! Mandresy amin’ny anjara faharoa i {side}, na inona na inona valin’i {other}.",
  "puzzles.right.save-yourself": "Marina! Resy avokoa ny anjara hafa rehetra.",
  "puzzles.wrong.capture-most":
    "{captured, plural, =0 {Tsy nisy azo} one {Voa # no azo} other {Voa # no azo}}. Misy anjara hafa mahazo {most}.",
  "puzzles.wrong.win-in-one":
    "Mbola manana {n, plural, one {voa #} other {voa #}} i {other}. Misy anjara hafa mahalany azy rehetra.",
  "puzzles.wrong.win-in-two":
    "Rehefa izany ny valiny dia tsy misy anjara mandresy avy hatrany. Misy anjara voalohany hafa mandresy na inona na inona valiny.",
  "puzzles.wrong.second":
    "Marina ny anjaranao voalohany, fa mbola manana {n, plural, one {voa #} other {voa #}} i {other} aorian’ity.",
  "puzzles.wrong.save-yourself": "Nandresy i {other}. Nisy anjara hafa afaka nisakana izany.",
};
