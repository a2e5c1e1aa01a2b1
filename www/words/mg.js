// Every word of the page in Malagasy (Malagasy). en.js says how the sentences are written.
//
// The game’s own names, katro and katra, come from the sources; the other words are everyday Malagasy and wait for
// a player’s corrections: “lavaka” hole, “voa” seed, “andalana” row, “fihodinana” lap, “anjara” turn.

/** Reviewed by: not yet reviewed by a native speaker. */
export const language = { tag: "mg", name: "Malagasy", direction: /** @type {const} */ ("ltr") };

export const words = {
  // Names of the game's own things. `East` and `West` name the two circuits, as on a map seen from South.
  "name.south": "Atsimo",
  "name.north": "Avaratra",
  "name.east": "atsinanana",
  "name.west": "andrefana",
  "name.outer": "ivelany",
  "name.central": "afovoany",
  "name.inner": "anatiny",

  // The board and its holes, as a screen reader says them. `{what}` is one of the hole.… sentences below.
  "board.label": "Tabilao katro, andalana {rows} misy lavaka {columns} avy",
  "hole.label":
    "{hole}, {side}, andalana {row}, tsanganana {column}, {n, plural, =0 {foana} one {voa #} other {voa #}}",
  "hole.label.sowable":
    "{hole}, {side}, andalana {row}, tsanganana {column}, {n, plural, =0 {foana} one {voa #} other {voa #}}, azo afafy",
  "hole.label.picked":
    "{hole}, {side}, andalana {row}, tsanganana {column}, {n, plural, =0 {foana} one {voa #} other {voa #}}, eny an-tanana",
  "choice.sow": "Mamafy ny {hole} mankany {heading}, {next} no voalohany",
  "choice.step": "Mandroso avy eo {hole} mankany {next}",
  "choice.step.sow": "Mandroso avy eo {hole} mankany {next} ary mamafy mankany {heading}",

  // What the player is asked to do, and what is happening. Short: it stands beside the board.
  "prompt.pick": "Misafidiana lavaka hafafy",
  "prompt.heading": "Mizotra mankaiza?",
  "prompt.heading.hint":
    "Misy {n, plural, one {voa #} other {voa #}} ny {hole}. Tsindrio ny zana-tsipìka iray, na zavatra hafa mba hamerenana {n, plural, one {azy} other {azy}}.",
  "prompt.thinking": "Mieritreritra i {side}",
  "prompt.first": "Tsindrio ny iray amin’ireo lavaka misy faribolana. Hafafy tsirairay manaraka ny lalana ny voany.",
  "side.moves": "anjarany",
  "side.sows": "mamafy",
  "side.thinks": "mieritreritra",
  "side.waits": "miandry",
  "side.won": "nandresy",
  "side.lost": "tsy misy voa",
  "side.drawn": "sahala",
  "side.total": "{n, plural, one {voa #} other {voa #}}",
  "sowing.title": "{side} mamafy ny {hole} mankany {heading}",
  "sowing.title.step": "{side} mandroso avy eo {hole}",
  "sowing.lap": "Fihodinana",
  "sowing.lap.of": "{lap} amin’ny {laps}",
  "sowing.hand": "Eny an-tanana",
  "sowing.captured": "Azo",

  // The last turn, in one sentence: shown, and spoken once when the sowing has come to rest.
  "turn.sowed":
    "Namafy ny {hole} mankany {heading} i {side}: {laps, plural, one {fihodinana #} other {fihodinana #}}, {captured, plural, =0 {tsy nisy azo} one {voa # no azo} other {voa # no azo}}.",
  "turn.sowed.next":
    "Namafy ny {hole} mankany {heading} i {side}: {laps, plural, one {fihodinana #} other {fihodinana #}}, {captured, plural, =0 {tsy nisy azo} one {voa # no azo} other {voa # no azo}}. Anjaran’i {next}.",
  "turn.stepped":
    "Nandroso avy eo {hole} i {side}, {captured, plural, =0 {tsy nisy azo} one {voa # no azo} other {voa # no azo}}.",
  "turn.stepped.next":
    "Nandroso avy eo {hole} i {side}, {captured, plural, =0 {tsy nisy azo} one {voa # no azo} other {voa # no azo}}. Anjaran’i {next}.",
  "turn.none": "Mbola tsy nisy nilalao. Anjaran’i {next}.",
  "turn.undone": "Naverina ny lalao. Anjaran’i {next}.",

  // The last turn, lap by lap.
  "laps.title": "Ny lalao farany, isam-pihodinana",
  "laps.lifted": "Maka {n, plural, one {voa #} other {voa #}} ao amin’ny {from} ary mamafy hatrany {at}.",
  "laps.stepped": "Mandroso avy eo {from} mankany {at}.",
  "laps.rested": "Foana ny {at}, ka tapitra eo ny anjara.",
  "laps.relayed": "Efa nisy voa ny {at}: alaina avokoa ireo ary tohizana ny famafazana.",
  "laps.captured":
    "{n, plural, one {voa #} other {voa #}} no azo avy ao {from}. Miaraka amin’ireo ao {at} dia afafy indray.",
  "why.landing-was-empty": "Tsy misy azo: foana ilay lavaka.",
  "why.landing-was-occupied": "Tsy misy azo: nisy voa ilay lavaka.",
  "why.own-row-further-in": "Tsy misy azo: mbola misy voa ny andalana {row}, izay anatiny kokoa.",
  "why.not-inner-row": "Tsy misy azo: ny andalana anatiny ihany no afaka mahazo.",
  "why.facing-empty": "Tsy misy azo: foana ny {facing} mifanatrika aminy.",
  "why.column-empty": "Tsy misy azo: tsy misy na inona na inona amin’io tsanganana io any ankilany.",
  "why.only-singletons": "Tsy misy azo: voa tokana avokoa no mifanatrika aminy.",
  "why.opponent-bare": "Tsy misy azo: tsy manana voa ny ankilany.",
  "why.unknown": "Tsy misy azo.",

  // Why a hole may not be sown.
  "refusal.not-yours": "An’i {owner} ny {hole}. Anjaran’i {side} izao.",
  "refusal.empty-hole": "Foana ny {hole}. Tsy misy hafafy.",
  "refusal.not-outermost":
    "Miandrasa ny {hole}: mamafaza avy amin’ny andalanao ivelany indrindra misy voa, dia ny andalana {row} izao.",
  "refusal.endless": "Tsy hijanona mihitsy ny famafazana ny {hole}, ka tsy azo atomboka.",
  "refusal.game-over": "Tapitra ny lalao. Manombòha vaovao, na avereno ny anjara iray.",
  "refusal.busy": "Andraso ho tapitra ny famafazana, na dinganina.",
  "refusal.thinking": "Mbola mieritreritra i {side}. Miandrasa kely, na avereno ny anjaranao.",
  "refusal.browsing": "Fotoana teo aloha amin’ny lalao ity. Mandehana any amin’ny anjara farany raha hanohy hilalao.",
  "refusal.unknown": "Tsy azo afafy izao ny {hole} ({code}).",

  // The end.
  "end.won": "Nandresy i {winner}",
  "end.drawn": "Sahala",
  "end.spoken": "{how}. {why}",
  "end.no-seeds": "Tsy manana voa hafafy intsony i {loser}, ary i {winner} no nilalao farany.",
  "end.resigned": "Nilavo lefona i {loser}.",
  "end.repetition": "Niverina fanintelony ny toerana mitovy.",
  "end.only-endless": "Tsy hijanona mihitsy ny famafazana rehetra sisa.",
  "end.agreed": "Nifanaraka tamin’izany ny mpilalao roa.",
  "end.unknown": "Tapitra ny lalao ({code}).",

  // Buttons.
  "button.undo": "Averina",
  "button.undo.hint": "Avereno ny anjara farany",
  "button.undo.game": "Avereno ny lalao teo aloha",
  "button.redo": "Tohizana",
  "button.redo.hint": "Lalaovy indray ny anjara naverina",
  "button.fresh": "Lalao vaovao",
  "button.fresh.hint": "Manombòha lalao vaovao; ny “Averina” mamerina ity",
  "button.hint": "Torohevitra",
  "button.hint.hint": "Inona no azo lalaovina, ary nahoana",
  "button.laps.hint": "Vakio isam-pihodinana ny anjara farany",
  "button.course": "Fizotrany",
  "button.course.hint": "Iza no nahazo vahana isaky ny anjara, ary inona no nanapaka ny lalao",
  "button.lesson": "Hianatra",
  "button.lesson.hint": "Mianatra katro amin’ny dingana fohy enina",
  "button.tools": "Bebe kokoa",
  "button.tools.hint": "Fanampiana, ankamantatra, fanandramana fitsipika, fandaminana latabatra, fizarana sy ny hafa",
  "button.help.hint": "Fanampiana, bokotra ary fiteny",
  "button.rules": "Fitsipika",
  "button.rules.hint": "Fitsipika, fomba filalao ary loharano",
  "button.state": "Ny tabilao amin’ny teny",
  "button.close": "Hidio",
  "button.dismiss": "Hidio ity hafatra ity",
  "button.sound": "Feo",
  "button.sound.hint": "Henoy ny voa, na tsia",
  "controls.label": "Bokotry ny lalao",

  // The bar under the board, with which one goes through a sowing and through the game. The first four are short.
  // Where one is in a sowing: spoken when somebody steps through it. `{what}` is one of the step.… sentences below.
  "playback.label": "Araho ny famafazana",
  "playback.seed": "Voa",
  "playback.lap": "Fihodinana",
  "playback.turn": "{ply} / {plies}",
  "playback.turn.hint": "Taorian’ny anjara {ply} amin’ny {plies}",
  "playback.slider": "Toerana ao amin’ny famafazana",
  "playback.again": "Jereo indray ny anjara farany",
  "playback.pause": "Ajanony kely",
  "playback.play": "Tohizo",
  "playback.skip": "Mandehana any amin’ny faran’ity famafazana ity",
  "playback.seedback": "Voa iray miverina",
  "playback.seedon": "Voa iray mandroso",
  "playback.lapback": "Fihodinana iray miverina",
  "playback.lapon": "Fihodinana iray mandroso",
  "playback.first": "Ny fiandohan’ny lalao",
  "playback.turnback": "Anjara iray miverina",
  "playback.turnon": "Anjara iray mandroso",
  "playback.last": "Ny anjara faran’ny lalao",
  "step.place": "Fihodinana {lap} amin’ny {laps}: {what}.",
  "step.lifted": "{n, plural, one {voa #} other {voa #}} nalaina tao {hole}",
  "step.dropped": "voa iray ao {hole}, {n, plural, =0 {tsy misy} one {#} other {#}} sisa eny an-tanana",
  "step.captured": "{n, plural, one {voa #} other {voa #}} azo avy ao {hole}",
  "step.stepped": "dingana iray avy eo {hole} mankany {into}",
  "step.end": "ny farany",
  "panel.label": "Lalao",
  "speed.label": "Hafainganana",
  "speed.slow": "Miadana",
  "speed.normal": "Antonony",
  "speed.fast": "Haingana",
  "speed.instant": "Avy hatrany",
  "speed.pace": "Hafainganan’ny famafazana",

  // Who plays a side: somebody at the board, or the computer at one of five levels. The short names stand beside
  // the name of the side, where there is little room.
  "player.choose.south": "Iza no milalao ho an’i Atsimo",
  "player.choose.north": "Iza no milalao ho an’i Avaratra",
  "player.human": "Olona",
  "player.level1": "Solosaina, ambaratonga 1: dingana voalohany",
  "player.level2": "Solosaina, ambaratonga 2: mora",
  "player.level3": "Solosaina, ambaratonga 3: misaina",
  "player.level4": "Solosaina, ambaratonga 4: mahery",
  "player.level5": "Solosaina, ambaratonga 5: mahery indrindra",
  "player.short.human": "Olona",
  "player.short.level1": "Ambaratonga 1",
  "player.short.level2": "Ambaratonga 2",
  "player.short.level3": "Ambaratonga 3",
  "player.short.level4": "Ambaratonga 4",
  "player.short.level5": "Ambaratonga 5",
  "player.changed.human": "Olona no milalao ho an’i {side} izao.",
  "player.changed.level": "Solosaina no milalao ho an’i {side} izao, amin’ny ambaratonga {level}.",

  // The adviser. `{what}` is advice.sow or advice.step; `{why}` is one of the four reasons below it; `{depth}` is how
  // many turns ahead it has looked. The marks stand on small badges on the board: one short word each.
  "advice.looking": "Mitady ny anjara tsara indrindra…",
  "advice.best": "{what}: {why}. Nijery anjara {depth, plural, one {#} other {#}} mialoha.",
  "advice.proven": "{what}: {why}. Azo antoka izany.",
  "advice.sow": "Mamafy ny {hole} mankany {heading}",
  "advice.step": "Mandroso avy eo {hole} ({turn})",
  "advice.takes":
    "{captured, plural, =0 {tsy mahazo na inona na inona} one {mahazo voa #} other {mahazo voa #}}, ary {risk, plural, =0 {tsy mahazo na inona na inona i {other} avy eo} one {afaka mahazo voa # i {other} avy eo} other {afaka mahazo voa # i {other} avy eo}}",
  "advice.win": "mandresy ao anatin’ny anjara {n, plural, one {#} other {#}}",
  "advice.loss": "mandresy ao anatin’ny anjara {n, plural, one {#} other {#}} i {other}, na inona na inona lalaovina",
  "advice.draw":
    "{captured, plural, =0 {tsy mahazo na inona na inona} one {mahazo voa #} other {mahazo voa #}}, ary mitondra any amin’ny sahala",
  "advice.mark.win": "mandresy",
  "advice.mark.loss": "resy",

  // The switch of languages; each language stands there under its own name.
  "language.label": "Fiteny",

  // Messages in the strip above the board.
  "strip.option": "Tsy azo ampiasaina amin’ny {name} ny “{value}”, ka {fallback} no ampiasaina.",
  "strip.option.none": "Tsy azo ampiasaina amin’ny {name} ny “{value}”. Tsy raharahiana izany.",
  "strip.rules": "Tsy misy fitsipika atao hoe “{value}”, ka {fallback} no ampiasaina.",
  "strip.rules.at":
    "Tsy azo vakina ny fitsipika ao amin’ny adiresy. Tsanganana {column}: {reason} Ka {fallback} no ampiasaina.",
  "strip.text":
    "Tsy azo vakina {what, select, position {ny toeran’ny voa ao amin’ny adiresy} other {ny lalao ao amin’ny adiresy}}: {reason}",
  "strip.text.at":
    "Tsy azo vakina {what, select, position {ny toeran’ny voa ao amin’ny adiresy} other {ny lalao ao amin’ny adiresy}}. Andalana {line}, tsanganana {column}: {reason}",
  "strip.ply": "Misy anjara {n} ny lalao, ka tsy azo aseho ny anjara faha-{ply}.",
  "strip.stored":
    "Tsy azo vakina ny lalao voatahiry eto: {reason} Manomboka ny lalao vaovao; tehirizina ny lahatsoratra.",
  "strip.stored.at":
    "Tsy azo vakina ny lalao voatahiry eto. Andalana {line}, tsanganana {column}: {reason} Manomboka ny lalao vaovao; tehirizina ny lahatsoratra.",
  "strip.stored.show": "Asehoy ny lahatsoratra voatahiry",
  "strip.fresh": "Nanomboka ny lalao vaovao.",
  "strip.fresh.back": "Avereno ny teo aloha",
  "strip.restored": "Nisy simba ({reason}). Naverina tamin’ny nisy azy ny lalao.",
  "strip.thinker": "Tsy afaka nieritreritra teto ny solosaina, ka nilalao tsy nieritreritra.",
  "strip.loading": "Tsy afaka mitohy ny Katro: {reason}",
  "strip.wasm-blocked":
    "Tsy mamela WebAssembly ity tranonkala ity, nefa io no nanaovana ny Katro. Tsy maintsy ampian’ny tompony 'wasm-unsafe-eval' ny script-src.",
  "strip.canvas-lost": "Tsy afaka manao sary ity mpitety tranonkala ity. Azo ilalaovana ny bokotry ny tabilao.",
  "strip.tool": "Tsy azo alaina ity ampahany ity: {reason}",
  "strip.retry": "Andramo indray",

  // Why a text cannot be read. `{reason}` is a more exact reason, in English: other languages do without it.
  "reason.unexpected-text": "Tsy tokony ho eo io marika io.",
  "reason.ends-early": "Tapitra aloha loatra ny lahatsoratra.",
  "reason.row-count": "Diso ny isan’ny andalana.",
  "reason.hole-count": "Diso ny isan’ny lavaka.",
  "reason.unknown-ruleset": "Tsy fantatra ireo fitsipika ireo.",
  "reason.unknown-question": "Tsy misy io fanontaniana io.",
  "reason.unknown-answer": "Tsy manana io valiny io ilay fanontaniana.",
  "reason.question-twice": "Misy fanontaniana iray novaliana indroa.",
  "reason.tag-twice": "Indroa no nomena ny fanamarihana iray.",
  "reason.turn-number": "Diso ny laharan’ny anjara.",
  "reason.result-differs": "Tsy mitovy amin’ny lalao ny vokatra voasoratra.",
  "reason.too-many-seeds": "Be loatra ny voa.",
  "reason.hole-too-full": "Be loatra ny voa ao anaty lavaka iray.",
  "reason.refused": "Tsy avelan’ny fitsipika izany.",

  // The help sheet. The keys themselves are listed from the same table that handles them.
  "help.title": "Fanampiana",
  "help.board": "Bokotra, rehefa eo amin’ny tabilao",
  "help.page": "Bokotra, na aiza na aiza eto amin’ny pejy",
  "help.pointer":
    "Amin’ny rantsantanana na totozy: tsindrio ny lavaka misy faribolana, avy eo ny iray amin’ireo zana-tsipìka roa.",
  "key.arrows": "Zana-tsipìka",
  "key.enter": "Enter na Espace",
  "key.digits": "1 hatramin’ny 8",
  "key.shift-digits": "Shift + 1 hatramin’ny 6",
  "key.escape": "Escape",
  "key.question": "?",
  "key.undo": "Ctrl + Z",
  "key.redo": "Ctrl + Shift + Z",
  "key.reset": "Alt + R",
  "key.tab": "Tab",
  "does.move": "mifindra lavaka; raha eny an-tanana ny voa, misafidy ny lalana",
  "does.pick": "maka ny voan’ny lavaka iray; avy eo mamafy azy amin’ny lalana voafidy",
  "does.cancel": "mamerina ny voa, na mandeha any amin’ny faran’ny famafazana",
  "does.column": "mankany amin’ny tsanganana iray, isaina avy eo ankavian’i Atsimo",
  "does.row": "mankany amin’ny andalana iray, isaina avy eo an-tsisin’i Atsimo",
  "does.next": "mankany amin’ny lavaka manaraka azo afafy",
  "does.hole": "maheno ity lavaka ity sy izay mifanatrika aminy",
  "does.state": "maheno ny toetry ny lalao",
  "does.words": "mamaky ny tabilao manontolo amin’ny teny",
  "does.hold": "mampiato ny famafazana, na manohy azy",
  "does.seedback": "miverina voa iray",
  "does.seedon": "mandroso voa iray",
  "does.again": "mijery, na maheno, indray ny anjara farany",
  "does.laps": "mamaky isam-pihodinana ny anjara farany",
  "does.help": "manokatra ity fanampiana ity",
  "does.undo": "mamerina anjara iray",
  "does.redo": "milalao azy indray",
  "does.reset": "manomboka lalao vaovao",
  "does.leave": "miala eo amin’ny tabilao",

  // How the game stands, when somebody asks. `{holes}` and `{facing}` are lists, written as your language does.
  "state.title": "Ny tabilao amin’ny teny",
  "state.totals": "Manana voa {south} i Atsimo, voa {north} i Avaratra.",
  "state.next": "Anjaran’i {next}.",
  "state.sowable": "{count, plural, one {Lavaka # no azo afafy} other {Lavaka # no azo afafy}}: {holes}.",
  "state.row": "{side}, andalana {row}, manomboka amin’ny tsanganana 1: {seeds}",
  "state.hole": "{hole}: {n, plural, =0 {foana} one {voa #} other {voa #}}",
  "state.facing": "{what}. Mifanatrika aminy: {facing}.",

  // The page around the board.
  "page.name": "Katro",
  "page.title": "Katro, lalao famafazana avy any Madagasikara",
  "page.description":
    "Milalaova katro, lalao famafazana misy andalana enina an’ny Betsileo eto Madagasikara, olona roa miara-mijery efijery iray.",
  "page.script": "Mila JavaScript ny katro: alefaso azafady.",
  "page.place": "Betsileo, Madagasikara",
  "page.lead":
    "Lalaon’olona roa ny katro: alao ny voa ao amin’ny lavakao iray, afafazo tsirairay manodidina ny antsasaky ny tabilao anao, ary alao izay mifanatrika amin’ny toerana ijanonanao.",
  "page.how": "Ahoana no filalaovana azy",
  "page.step.1":
    "Misafidiana lavaka ao amin’ny andalanao ivelany indrindra misy voa, ary ny lalana hamafazana. Voa iray no latsaka isaky ny lavaka manaraka ny lalana.",
  "page.step.2":
    "Latsaka teo amin’ny voa hafa ve ny voa farany? Alao avokoa ireo ary tohizo ny famafazana. Ao amin’ny andalanao anatiny indrindra misy voa, dia entinao koa ny lavaka mifanatrika aminy raha tsy foana.",
  "page.step.3":
    "Latsaka tao amin’ny lavaka foana ve? Dia anjaran’ny ankilany. Izay tsy manana voa hafafy intsony no resy.",
  "page.from": "Avy aiza izy",
  "page.source.1":
    "A. J. de Voogt, naoty natao tany Ianjanina, Fianarantsoa, tamin’ny Aogositra 1998; “Distribution of Mancala Board Games”, Board Games Studies 2 (1999), 104–114.",
  "page.source.2":
    "Mancala World sy Wikipedia, “Katro”. Izay tsy ifanarahan’ny fanazavana dia manaraka an’i Mancala World ny fitsipika eto, ary malalaka ny lalana araka ny Wikipedia.",
  "page.source.3":
    "Avy aminay, fa tsy misy amin’ny loharano: tsy azo atomboka ny famafazana tsy hijanona mihitsy, ary sahala ny lalao raha miverina fanintelony ny toerana iray.",

  // The sheet of rules. First the usual game, then what this table's telling has otherwise.
  "rules.title": "Fitsipika sy loharano",
  "rules.here": "Eto amin’ity latabatra ity: {title}",
  "rules.usual": "Ny lalao mahazatra",
  "rules.differs": "Izay hafa eto",
  "rules.ours": "Izay tsy lazain’ny loharano",
  "rules.ours.about": "Izay tsy lazain’ny loharano dia manana ny fitsipiny manokana ity pejy ity:",
  "rules.ways": "Ny fomba filalao rehetra",
  "rules.sources": "Loharano",
  "rules.sources.of": "Loharano: {sources}",
  "rules.glossary": "Teny",
  "rule.board":
    "Misy andalana enina misy lavaka enina avy ny tabilao, ary voa roa isaky ny lavaka. Tsy misy fitahirizana: tsy miala amin’ny tabilao mihitsy ny voa.",
  "rule.rows":
    "Andalana telo no an’ny tsirairay: ivelany eo an-tsisiny, afovoany, ary anatiny izay mifanatrika amin’ny andalana anatin’ny ankilany. Atsimo no manomboka, ary tsy azo dinganina ny anjara.",
  "rule.start":
    "Manomboka amin’ny lavaka misy voa ao amin’ny andalanao ivelany indrindra misy voa ny anjara. Azo afindra koa ny voa tokana.",
  "rule.heading": "Ianao no misafidy ny lalana, atsinanana na andrefana, isaky ny anjara.",
  "rule.sowing":
    "Alaina ny voa rehetra ao amin’ny lavaka ary afafy tsirairay amin’ny lavaka manaraka, araka ny lalana miolakolaka amin’ny andalanao ihany.",
  "rule.relay":
    "Raha latsaka amin’ny lavaka misy voa ny voa farany ka tsy misy azo, dia alaina ny voa rehetra ao ary afafy amin’ny lalana mitovy. Raha latsaka amin’ny lavaka foana izy, dia tapitra ny anjara.",
  "rule.capture":
    "Raha latsaka amin’ny lavaka misy voa ao amin’ny andalanao anatiny indrindra misy voa ny voa farany, ka misy voa koa ny lavaka amin’io tsanganana io ao amin’ny andalana anatiny indrindra misy voan’ny ankilany, dia azonao io lavaka io.",
  "rule.onward":
    "Afafy miaraka ny voa azo sy ireo ao amin’ny lavaka nijanonana, manomboka amin’ny lavaka manaraka. Mety hitohy sy hahazo indray io fihodinana io.",
  "rule.last": "Raha azo ny voa faran’ny ankilany, dia tapitra avy hatrany ny lalao.",
  "rule.end": "Resy izay tonga anjara nefa tsy manana voa.",

  // What a telling has otherwise, one sentence for each answer.
  "differs.board.4x3":
    "Misy andalana efatra misy lavaka telo avy ny tabilao; andalana ivelany iray sy anatiny iray no an’ny tsirairay.",
  "differs.board.4x4":
    "Misy andalana efatra misy lavaka efatra avy ny tabilao; andalana ivelany iray sy anatiny iray no an’ny tsirairay.",
  "differs.board.4x6":
    "Misy andalana efatra misy lavaka enina avy ny tabilao; andalana ivelany iray sy anatiny iray no an’ny tsirairay.",
  "differs.board.4x8":
    "Misy andalana efatra misy lavaka valo avy ny tabilao; andalana ivelany iray sy anatiny iray no an’ny tsirairay.",
  "differs.board.6x3": "Misy andalana enina misy lavaka telo avy ny tabilao.",
  "differs.board.6x4": "Misy andalana enina misy lavaka efatra avy ny tabilao.",
  "differs.board.6x8": "Misy andalana enina misy lavaka valo avy ny tabilao.",
  "differs.seeds.1": "Voa iray isaky ny lavaka no misy eo am-piandohana.",
  "differs.seeds.3": "Voa telo isaky ny lavaka no misy eo am-piandohana.",
  "differs.seeds.4": "Voa efatra isaky ny lavaka no misy eo am-piandohana.",
  "differs.start.any-hole": "Azo atomboka amin’ny lavakao rehetra misy voa ny anjara.",
  "differs.headings.bound-by-first-turn": "Ny lalana nofidinao tamin’ny anjara voalohany no anao mandritra ny lalao.",
  "differs.headings.east-only": "Miantsinanana foana no famafazan’ny roa tonta.",
  "differs.landing.empty":
    "Mahazo ianao rehefa latsaka amin’ny lavaka foana ny voa farany. Afafy foana ny lavaka misy voa.",
  "differs.landing.either": "Afaka mahazo ianao na foana na nisy voa ny lavaka nilatsahan’ny voa farany.",
  "differs.own-row.inner-only": "Avy amin’ny andalanao anatiny ihany no ahazoanao.",
  "differs.target.nearest-in-column":
    "Azonao ny lavaka misy voa akaiky indrindra amin’io tsanganana io, raha isaina avy eo afovoan’ny tabilao.",
  "differs.target.whole-column":
    "Azonao ny lavaka rehetra amin’io tsanganana io; fa raha latsaka tamin’ny lavaka foana ny voa farany, dia tsy misy azo raha samy tsy misy mihoatra ny voa iray ireo.",
  "differs.lone-seed.step-ahead":
    "Ny voanao farany indrindra dia afaka mandroso mahitsy koa mankany amin’ny andalana anatiny manaraka. Tsy maintsy mahazo ny dingana mankany amin’ny andalana anatiny.",
  "differs.lone-seed.step-ahead-or-diagonally":
    "Ny voanao farany indrindra dia afaka mandroso koa mankany amin’ny andalana anatiny manaraka, mahitsy na mitsivalana. Tsy maintsy mahazo ny dingana mankany amin’ny andalana anatiny.",
  "differs.unknown": "Misy hafa amin’ny lalao mahazatra amin’ny teboka iray ({code}).",

  // What no source says.
  "ours.endless-sowing":
    "Tsy azo atomboka ny famafazana mihoatra ny fihodinana 1 000. Izay manana voa nefa famafazana toy izany ihany no azony atao dia mamarana ny lalao ho sahala.",
  "ours.repetition": "Raha miverina fanintelony ny toerana mitovy, ka mitovy koa ny tonga anjara, dia sahala ny lalao.",
  "ours.headings-from-elsewhere":
    "Tsy lazain’i Mancala World hoe iza no misafidy ny lalana. Eto dia ny mpilalao, araka ny Wikipedia.",
  "ours.east-for-both": "Ny lalan’ny ankilany iray ihany no omen’ny loharano. Eto dia samy miantsinanana ny roa tonta.",
  "ours.rules-from-elsewhere":
    "Miresaka momba io tabilao io ny loharano, fa tsy ny fitsipiny. Eto dia ny mahazatra no arahina.",
  "ours.unknown": "Fitsipika hafa manokana amin’ity pejy ity ({code}).",

  // What each telling is called.
  "title.standard": "Katro",
  "title.one-circuit": "Katro amin’ny lalana tokana",
  "title.wikipedia": "Katro araka ny Wikipedia",
  "title.field-1998": "Katro araka ny hita tamin’ny 1998",
  "title.field-1998-small": "Katro araka ny hita tamin’ny 1998, andalana enina misy telo avy",
  "title.field-1998-free": "Katro araka ny hita tamin’ny 1998, lalana malalaka",
  "title.field-1998-small-free": "Katro araka ny hita tamin’ny 1998, andalana enina misy telo avy, lalana malalaka",
  "title.katro-4x4": "Katro amin’ny andalana efatra misy efatra avy",
  "title.katro-4x6": "Katro amin’ny andalana efatra misy enina avy",
  "title.katro-6x3": "Katro amin’ny andalana enina misy telo avy",
  "title.standard-diagonal": "Katro miaraka amin’ny dingan’ny voa farany",
  "title.katra-boaoaka": "Katra Boaoaka",
  "title.own": "Katro araka ny fitsipika noforoninao",
  "title.unknown": "Katro ({code})",

  // Who says so. Titles of books and names of people stay as they are.
  "source.MW": "Mancala World, “Katro”.",
  "source.WP": "Wikipedia, “Katro” (amin’ny teny anglisy; manampy tsipiriany ny pejy italiana).",
  "source.DV":
    "A. J. de Voogt, naoty natao tany Ianjanina, Fianarantsoa, tamin’ny 13 Aogositra 1998; “Distribution of Mancala Board Games: A Methodological Inquiry”, Board Games Studies 2 (1999), p. 104–114, eto 112–113; araka ny voalazan’ny vavahady Ludii.",
  "source.LN":
    "R. Linton, “The Tanala: A Hill Tribe of Madagascar” (1933), p. 261–262; araka ny voalazan’ny vavahady Ludii.",
  "source.TN":
    "L. Tiennot, “À la recherche de jeux de semailles de type solo à Madagascar”, ethnographiques.org (fikarohana natao tamin’ny 2013).",
  "source.Ludii": "Katro araka ny filalaovan’ny rafitra Ludii azy, fitsipika “Observed”.",
  "source.unknown": "{code}",

  // The game's own words.
  "glossary.katro": "katro, katra",
  "glossary.katro.is": "anaran’ny lalao amin’ny teny malagasy. Voalaza fa an’ny Betsileo, ny Tanala ary ny Sakalava.",
  "glossary.lap": "fihodinana",
  "glossary.lap.is":
    "voa eran’ny tanana iray nafafy, hatramin’ny fakana azy ka hatramin’ny voa farany. Fihodinana iray na maro no anjara iray.",
  "glossary.relay": "fitohizana",
  "glossary.relay.is": "fakana ny voa rehetra ao amin’ny lavaka nahataperan’ny fihodinana, mba hafafy indray.",
  "glossary.facing": "lavaka mifanatrika",
  "glossary.facing.is": "ny lavaky ny ankilany amin’io tsanganana io ihany.",
  "glossary.way": "atsinanana, andrefana",
  "glossary.way.is":
    "ny lalana roa: ny atsinanana miainga miankavanana amin’i Atsimo manaraka ny andalana ivelany, ny andrefana miankavia. Hitan’i Avaratra toy ny eo amin’ny sarintany iray ihany izany.",
};
