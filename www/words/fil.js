// Every word of the page in Filipino (Filipino). en.js says how the sentences are written.
//
// “Hanay” row, “butas” hole, “buto” seed, “hasik” sow, “ikot” lap, “huli” capture, “tira” turn. The form `one` of
// Filipino holds for many numbers (1, 2, 3, 5, 7, 11, …), so it must not say “isa”.

/** Reviewed by: not yet reviewed by a native speaker. */
export const language = { tag: "fil", name: "Filipino", direction: /** @type {const} */ ("ltr") };

export const words = {
  // Names of the game's own things. `East` and `West` name the two circuits, as on a map seen from South.
  "name.south": "Timog",
  "name.north": "Hilaga",
  "name.east": "silangan",
  "name.west": "kanluran",
  "name.outer": "pinakalabas",
  "name.central": "gitna",
  "name.inner": "pinakaloob",

  // The board and its holes, as a screen reader says them. `{what}` is one of the hole.… sentences below.
  "board.label": "Tabla ng katro, {rows} hanay na may tig-{columns} butas",
  "hole.label":
    "{hole}, {side}, hanay na {row}, kolum {column}, {n, plural, =0 {walang laman} one {# buto} other {# buto}}",
  "hole.label.sowable":
    "{hole}, {side}, hanay na {row}, kolum {column}, {n, plural, =0 {walang laman} one {# buto} other {# buto}}, maaaring ihasik",
  "hole.label.picked":
    "{hole}, {side}, hanay na {row}, kolum {column}, {n, plural, =0 {walang laman} one {# buto} other {# buto}}, hawak na",
  "choice.sow": "Ihasik ang {hole} pa-{heading}, una sa {next}",
  "choice.step": "Humakbang mula {hole} papuntang {next}",
  "choice.step.sow": "Humakbang mula {hole} papuntang {next} at maghasik pa-{heading}",

  // What the player is asked to do, and what is happening. Short: it stands beside the board.
  "prompt.pick": "Pumili ng butas na ihahasik",
  "prompt.heading": "Saang direksiyon?",
  "prompt.heading.hint":
    "May {n, plural, one {# buto} other {# buto}} ang {hole}. Pindutin ang isang pana, o ang iba pa para ibalik {n, plural, one {ito} other {ang mga ito}}.",
  "prompt.thinking": "Nag-iisip ang {side}",
  "prompt.first": "Pindutin ang isa sa mga butas na may bilog. Isa-isang ihahasik ang mga buto nito sa daan.",
  "side.moves": "titira na",
  "side.sows": "naghahasik",
  "side.thinks": "nag-iisip",
  "side.waits": "naghihintay",
  "side.won": "panalo",
  "side.lost": "wala nang buto",
  "side.drawn": "tabla",
  "side.total": "{n, plural, one {# buto} other {# buto}}",
  "sowing.title": "Inihahasik ng {side} ang {hole} pa-{heading}",
  "sowing.title.step": "Humahakbang ang {side} mula {hole}",
  "sowing.lap": "Ikot",
  "sowing.lap.of": "{lap} ng {laps}",
  "sowing.hand": "Nasa kamay",
  "sowing.captured": "Nahuli",

  // The last turn, in one sentence: shown, and spoken once when the sowing has come to rest.
  "turn.sowed":
    "Inihasik ng {side} ang {hole} pa-{heading}: {laps, plural, one {# ikot} other {# ikot}}, {captured, plural, =0 {walang nahuli} one {# ang nahuli} other {# ang nahuli}}.",
  "turn.sowed.next":
    "Inihasik ng {side} ang {hole} pa-{heading}: {laps, plural, one {# ikot} other {# ikot}}, {captured, plural, =0 {walang nahuli} one {# ang nahuli} other {# ang nahuli}}. {next} na ang titira.",
  "turn.stepped":
    "Humakbang ang {side} mula {hole}, {captured, plural, =0 {walang nahuli} one {# ang nahuli} other {# ang nahuli}}.",
  "turn.stepped.next":
    "Humakbang ang {side} mula {hole}, {captured, plural, =0 {walang nahuli} one {# ang nahuli} other {# ang nahuli}}. {next} na ang titira.",
  "turn.none": "Wala pang tumitira. {next} ang titira.",
  "turn.undone": "Binawi ang tira. {next} ang titira.",

  // The last turn, lap by lap.
  "laps.title": "Ang huling tira, bawat ikot",
  "laps.lifted": "Kinukuha ang {n, plural, one {# buto} other {# buto}} sa {from} at inihahasik hanggang {at}.",
  "laps.stepped": "Humahakbang mula {from} papuntang {at}.",
  "laps.rested": "Walang laman ang {at}, kaya doon natatapos ang tira.",
  "laps.relayed": "May laman na ang {at}: kinukuha lahat at itinutuloy ang paghahasik.",
  "laps.captured":
    "{n, plural, one {# buto} other {# buto}} ang nahuli sa {from}. Kasama ng mga buto sa {at}, itinutuloy ang paghahasik.",
  "why.landing-was-empty": "Walang nahuli: walang laman ang butas.",
  "why.landing-was-occupied": "Walang nahuli: may laman ang butas.",
  "why.own-row-further-in": "Walang nahuli: may buto pa ang hanay na {row} na mas nasa loob.",
  "why.not-inner-row": "Walang nahuli: ang pinakaloob na hanay lang ang nakahuhuli.",
  "why.facing-empty": "Walang nahuli: walang laman ang katapat na {facing}.",
  "why.column-empty": "Walang nahuli: walang laman ang kolum na ito sa kabila.",
  "why.only-singletons": "Walang nahuli: tig-iisang buto lang ang katapat.",
  "why.opponent-bare": "Walang nahuli: wala nang buto ang kabila.",
  "why.unknown": "Walang nahuli.",

  // Why a hole may not be sown.
  "refusal.not-yours": "Sa {owner} ang {hole}. {side} ang titira ngayon.",
  "refusal.empty-hole": "Walang laman ang {hole}. Walang maihahasik.",
  "refusal.not-outermost":
    "Hindi pa puwede ang {hole}: maghasik mula sa iyong pinakalabas na hanay na may buto, ngayon ay ang hanay na {row}.",
  "refusal.endless": "Hindi matatapos ang paghahasik ng {hole}, kaya hindi ito maaaring simulan.",
  "refusal.game-over": "Tapos na ang laro. Magsimula ng bago, o bawiin ang isang tira.",
  "refusal.busy": "Hintaying matapos ang paghahasik, o laktawan ito.",
  "refusal.thinking": "Nag-iisip pa ang {side}. Maghintay sandali, o bawiin ang iyong tira.",
  "refusal.browsing": "Naunang sandali ito ng laro. Pumunta sa huling tira para makapagpatuloy.",
  "refusal.unknown": "Hindi maihahasik ngayon ang {hole} ({code}).",

  // The end.
  "end.won": "Panalo ang {winner}",
  "end.drawn": "Tabla",
  "end.spoken": "{how}. {why}",
  "end.no-seeds": "Wala nang maihahasik ang {loser}, at ang {winner} ang huling tumira.",
  "end.resigned": "Sumuko ang {loser}.",
  "end.repetition": "Ikatlong beses nang lumabas ang parehong posisyon.",
  "end.only-endless": "Lahat ng natitirang paghahasik ay hindi matatapos.",
  "end.agreed": "Nagkasundo ang dalawang manlalaro.",
  "end.unknown": "Tapos na ang laro ({code}).",

  // Buttons.
  "button.undo": "Bawiin",
  "button.undo.hint": "Bawiin ang huling tira",
  "button.undo.game": "Ibalik ang nakaraang laro",
  "button.redo": "Ulitin",
  "button.redo.hint": "Ulitin ang tirang binawi",
  "button.fresh": "Bagong laro",
  "button.fresh.hint": "Magsimula ng bagong laro; ibinabalik ito ng “Bawiin”",
  "button.hint": "Payo",
  "button.hint.hint": "Ano ang maaaring itira, at bakit",
  "button.laps.hint": "Basahin ang huling tira, bawat ikot",
  "button.course": "Pagsusuri",
  "button.course.hint": "Sino ang nakalalamang sa bawat tira, at ano ang nagpasya ng laro",
  "button.lesson": "Matuto",
  "button.lesson.hint": "Matutuhan ang katro sa anim na maikling hakbang",
  "button.tools": "Iba pa",
  "button.tools.hint": "Tulong, mga palaisipan, laboratoryo ng tuntunin, pag-aayos ng tabla, pagbabahagi at iba pa",
  "button.help.hint": "Tulong, mga pindutan at wika",
  "button.rules": "Tuntunin",
  "button.rules.hint": "Mga tuntunin, paraan ng paglalaro at pinagmulan",
  "button.state": "Ang tabla sa salita",
  "button.close": "Isara",
  "button.dismiss": "Isara ang mensaheng ito",
  "button.sound": "Tunog",
  "button.sound.hint": "Marinig ang mga buto, o hindi",
  "controls.label": "Mga kontrol ng laro",

  // The bar under the board, with which one goes through a sowing and through the game. The first four are short.
  // Where one is in a sowing: spoken when somebody steps through it. `{what}` is one of the step.… sentences below.
  "playback.label": "Balikan ang paghahasik",
  "playback.seed": "Buto",
  "playback.lap": "Ikot",
  "playback.turn": "{ply} / {plies}",
  "playback.turn.hint": "Matapos ang tira {ply} ng {plies}",
  "playback.slider": "Lugar sa paghahasik",
  "playback.again": "Panoorin muli ang huling tira",
  "playback.pause": "Ihinto sandali",
  "playback.play": "Ituloy",
  "playback.skip": "Pumunta sa dulo ng paghahasik na ito",
  "playback.seedback": "Isang buto pabalik",
  "playback.seedon": "Isang buto pasulong",
  "playback.lapback": "Isang ikot pabalik",
  "playback.lapon": "Isang ikot pasulong",
  "playback.first": "Ang simula ng laro",
  "playback.turnback": "Isang tira pabalik",
  "playback.turnon": "Isang tira pasulong",
  "playback.last": "Ang huling tira ng laro",
  "step.place": "Ikot {lap} ng {laps}: {what}.",
  "step.lifted": "{n, plural, one {# buto} other {# buto}} ang kinuha sa {hole}",
  "step.dropped": "isang buto sa {hole}, {n, plural, =0 {wala nang} one {#} other {#}} nasa kamay",
  "step.captured": "{n, plural, one {# buto} other {# buto}} ang nahuli sa {hole}",
  "step.stepped": "isang hakbang mula {hole} papuntang {into}",
  "step.end": "ang dulo",
  "panel.label": "Laro",
  "speed.label": "Bilis",
  "speed.slow": "Mabagal",
  "speed.normal": "Karaniwan",
  "speed.fast": "Mabilis",
  "speed.instant": "Agad",
  "speed.pace": "Bilis ng paghahasik",

  // Who plays a side: somebody at the board, or the computer at one of five levels. The short names stand beside
  // the name of the side, where there is little room.
  "player.choose.south": "Sino ang maglalaro sa Timog",
  "player.choose.north": "Sino ang maglalaro sa Hilaga",
  "player.human": "Tao",
  "player.level1": "Kompyuter, antas 1: unang hakbang",
  "player.level2": "Kompyuter, antas 2: madali",
  "player.level3": "Kompyuter, antas 3: mapag-isip",
  "player.level4": "Kompyuter, antas 4: malakas",
  "player.level5": "Kompyuter, antas 5: pinakamalakas",
  "player.short.human": "Tao",
  "player.short.level1": "Antas 1",
  "player.short.level2": "Antas 2",
  "player.short.level3": "Antas 3",
  "player.short.level4": "Antas 4",
  "player.short.level5": "Antas 5",
  "player.changed.human": "Tao na ang maglalaro sa {side}.",
  "player.changed.level": "Kompyuter na ang maglalaro sa {side}, sa antas {level}.",

  // The adviser. `{what}` is advice.sow or advice.step; `{why}` is one of the four reasons below it; `{depth}` is how
  // many turns ahead it has looked. The marks stand on small badges on the board: one short word each.
  "advice.looking": "Hinahanap ang pinakamagandang tira…",
  "advice.best": "{what}: {why}. Tumingin ng {depth, plural, one {# tira} other {# tira}} pasulong.",
  "advice.proven": "{what}: {why}. Tiyak ito.",
  "advice.sow": "Ihasik ang {hole} pa-{heading}",
  "advice.step": "Humakbang mula {hole} ({turn})",
  "advice.takes":
    "{captured, plural, =0 {walang mahuhuli} one {# ang mahuhuli} other {# ang mahuhuli}}, at pagkatapos ay {risk, plural, =0 {walang mahuhuli ang {other}} one {# ang mahuhuli ng {other}} other {# ang mahuhuli ng {other}}}",
  "advice.win": "panalo sa {n, plural, one {# tira} other {# tira}}",
  "advice.loss": "panalo ang {other} sa {n, plural, one {# tira} other {# tira}}, anuman ang itira",
  "advice.draw":
    "{captured, plural, =0 {walang mahuhuli} one {# ang mahuhuli} other {# ang mahuhuli}}, at hahantong sa tabla",
  "advice.mark.win": "panalo",
  "advice.mark.loss": "talo",

  // The switch of languages; each language stands there under its own name.
  "language.label": "Wika",

  // Messages in the strip above the board.
  "strip.option": "Hindi halaga ng {name} ang “{value}”, kaya {fallback} ang ginamit.",
  "strip.option.none": "Hindi halaga ng {name} ang “{value}”. Hindi ito isinama.",
  "strip.rules": "Walang tuntuning “{value}”, kaya {fallback} ang ginamit.",
  "strip.rules.at": "Hindi mabasa ang mga tuntunin sa address. Kolum {column}: {reason} Kaya {fallback} ang ginamit.",
  "strip.text": "Hindi mabasa {what, select, position {ang posisyon sa address} other {ang laro sa address}}: {reason}",
  "strip.text.at":
    "Hindi mabasa {what, select, position {ang posisyon sa address} other {ang laro sa address}}. Linya {line}, kolum {column}: {reason}",
  "strip.ply": "May {n, plural, one {# tira} other {# tira}} ang laro, kaya hindi maipakikita ang ika-{ply} na tira.",
  "strip.stored":
    "Hindi mabasa ang larong naka-save dito: {reason} Magsisimula ang bagong laro; itinatago ang tekstong naka-save.",
  "strip.stored.at":
    "Hindi mabasa ang larong naka-save dito. Linya {line}, kolum {column}: {reason} Magsisimula ang bagong laro; itinatago ang tekstong naka-save.",
  "strip.stored.show": "Ipakita ang tekstong naka-save",
  "strip.fresh": "Nagsimula na ang bagong laro.",
  "strip.fresh.back": "Ibalik ang nauna",
  "strip.restored": "May nasira ({reason}). Ibinalik ang laro sa dating lagay.",
  "strip.thinker": "Hindi nakapag-isip ang kompyuter dito, kaya tumira ito nang hindi nag-iisip.",
  "strip.loading": "Hindi makapagpatuloy ang Katro: {reason}",
  "strip.wasm-blocked":
    "Hindi pinapayagan ng site na ito ang WebAssembly, na siyang ginamit sa Katro. Kailangang idagdag ng may-ari nito ang 'wasm-unsafe-eval' sa script-src.",
  "strip.canvas-lost": "Hindi makaguhit ang browser na ito. Malalaro pa rin gamit ang mga pindutan ng tabla.",
  "strip.tool": "Hindi makuha ang bahaging ito: {reason}",
  "strip.retry": "Subukan muli",

  // Why a text cannot be read. `{reason}` is a more exact reason, in English: other languages do without it.
  "reason.unexpected-text": "Hindi bagay dito ang tandang ito.",
  "reason.ends-early": "Masyadong maagang natapos ang teksto.",
  "reason.row-count": "Mali ang bilang ng mga hanay.",
  "reason.hole-count": "Mali ang bilang ng mga butas.",
  "reason.unknown-ruleset": "Hindi kilala ang mga tuntuning ito.",
  "reason.unknown-question": "Walang ganitong tanong.",
  "reason.unknown-answer": "Walang ganitong sagot ang tanong.",
  "reason.question-twice": "Dalawang beses sinagot ang isang tanong.",
  "reason.tag-twice": "Dalawang beses ibinigay ang isang tala.",
  "reason.turn-number": "Mali ang bilang ng tira.",
  "reason.result-differs": "Hindi tugma sa laro ang nakasulat na resulta.",
  "reason.too-many-seeds": "Sobra ang mga buto.",
  "reason.hole-too-full": "Sobra ang buto sa isang butas.",
  "reason.refused": "Hindi ito pinapayagan ng tuntunin.",

  // The help sheet. The keys themselves are listed from the same table that handles them.
  "help.title": "Tulong",
  "help.board": "Mga pindutan, kapag nasa tabla",
  "help.page": "Mga pindutan, saanman sa pahina",
  "help.pointer": "Gamit ang daliri o mouse: pindutin ang butas na may bilog, saka ang isa sa dalawang pana.",
  "key.arrows": "Mga pana",
  "key.enter": "Enter o Space",
  "key.digits": "1 hanggang 8",
  "key.shift-digits": "Shift + 1 hanggang 6",
  "key.escape": "Escape",
  "key.question": "?",
  "key.undo": "Ctrl + Z",
  "key.redo": "Ctrl + Shift + Z",
  "key.reset": "Alt + R",
  "key.tab": "Tab",
  "does.move": "lumipat ng butas; kapag hawak ang mga buto, pumili ng direksiyon",
  "does.pick": "kunin ang mga buto ng butas; saka ihasik sa piniling direksiyon",
  "does.cancel": "ibalik ang mga buto, o pumunta sa dulo ng paghahasik",
  "does.column": "pumunta sa isang kolum, bilang mula sa kaliwa ng Timog",
  "does.row": "pumunta sa isang hanay, bilang mula sa gilid ng Timog",
  "does.next": "pumunta sa susunod na butas na maihahasik",
  "does.hole": "marinig ang butas na ito at ang katapat nito",
  "does.state": "marinig ang lagay ng laro",
  "does.words": "basahin ang buong tabla sa salita",
  "does.hold": "ihinto sandali ang paghahasik, o ituloy ito",
  "does.seedback": "bumalik ng isang buto",
  "does.seedon": "sumulong ng isang buto",
  "does.again": "panoorin, o pakinggan, muli ang huling tira",
  "does.laps": "basahin ang huling tira, bawat ikot",
  "does.help": "buksan ang tulong na ito",
  "does.undo": "bawiin ang isang tira",
  "does.redo": "ulitin ito",
  "does.reset": "magsimula ng bagong laro",
  "does.leave": "umalis sa tabla",

  // How the game stands, when somebody asks. `{holes}` and `{facing}` are lists, written as your language does.
  "state.title": "Ang tabla sa salita",
  "state.totals":
    "May {south, plural, one {# buto} other {# buto}} ang Timog, may {north, plural, one {# buto} other {# buto}} ang Hilaga.",
  "state.next": "{next} ang titira.",
  "state.sowable": "{count, plural, one {# butas ang maihahasik} other {# butas ang maihahasik}}: {holes}.",
  "state.row": "{side}, hanay na {row}, mula kolum 1: {seeds}",
  "state.hole": "{hole}: {n, plural, =0 {walang laman} one {# buto} other {# buto}}",
  "state.facing": "{what}. Katapat: {facing}.",

  // The page around the board.
  "page.name": "Katro",
  "page.title": "Katro, larong hasikan mula sa Madagascar",
  "page.description":
    "Maglaro ng katro, ang anim-na-hanay na larong hasikan ng mga Betsileo ng Madagascar, kasama ang katabi mo sa iisang screen.",
  "page.script": "Kailangan ng Katro ang JavaScript: pakibuksan ito.",
  "page.place": "Betsileo, Madagascar",
  "page.lead":
    "Laro ng dalawa ang katro: kunin ang mga buto sa isa mong butas, isa-isang ihasik sa palibot ng iyong kalahati ng tabla, at hulihin ang nasa tapat ng iyong hinantungan.",
  "page.how": "Paano maglaro",
  "page.step.1":
    "Pumili ng butas sa iyong pinakalabas na hanay na may buto, at ang direksiyon ng paghahasik. Isang buto ang nahuhulog sa bawat butas sa daan.",
  "page.step.2":
    "Nahulog ba ang huling buto sa butas na may laman? Kunin lahat at ituloy ang paghahasik. Sa iyong pinakaloob na hanay na may buto, kasama mong makukuha ang katapat na butas kung may laman ito.",
  "page.step.3":
    "Nahulog ba ito sa butas na walang laman? Ang kabila na ang titira. Talo ang wala nang maihasik na buto.",
  "page.from": "Saan ito galing",
  "page.source.1":
    "A. J. de Voogt, mga tala sa larangan noong Agosto 1998 sa Ianjanina, Fianarantsoa; “Distribution of Mancala Board Games”, Board Games Studies 2 (1999), 104–114.",
  "page.source.2":
    "Mancala World at Wikipedia, “Katro”. Kung saan nagkakaiba ang mga salaysay, sinusunod dito ang Mancala World, at malaya ang direksiyon gaya ng sa Wikipedia.",
  "page.source.3":
    "Sa amin, at wala sa anumang pinagmulan: hindi maaaring simulan ang paghahasik na hindi matatapos, at tabla ang laro kapag lumabas nang ikatlong beses ang posisyon.",

  // The sheet of rules. First the usual game, then what this table's telling has otherwise.
  "rules.title": "Mga tuntunin at pinagmulan",
  "rules.here": "Sa mesang ito: {title}",
  "rules.usual": "Ang karaniwang laro",
  "rules.differs": "Ang naiiba rito",
  "rules.ours": "Ang hindi sinasabi ng pinagmulan",
  "rules.ours.about": "Kung saan tahimik ang mga pinagmulan, may sariling tuntunin ang pahinang ito:",
  "rules.ways": "Lahat ng paraan ng paglalaro",
  "rules.sources": "Mga pinagmulan",
  "rules.sources.of": "Pinagmulan: {sources}",
  "rules.glossary": "Mga salita",
  "rule.board":
    "May anim na hanay ng tig-aanim na butas ang tabla, na may tigdalawang buto. Walang bodega: hindi umaalis sa tabla ang mga buto.",
  "rule.rows":
    "May tatlong hanay ang bawat panig: ang pinakalabas sa sariling gilid, ang gitna, at ang pinakaloob na katapat ng pinakaloob ng kabila. Timog ang unang titira, at walang maaaring pumasa.",
  "rule.start":
    "Nagsisimula ang tira sa alinmang butas na may laman sa iyong pinakalabas na hanay na may buto. Maaari ding galawin ang nag-iisang buto.",
  "rule.heading": "Ikaw ang pipili ng direksiyon, silangan o kanluran, sa bawat tira.",
  "rule.sowing":
    "Kinukuha ang lahat ng buto sa butas at inihahasik nang isa-isa sa mga susunod na butas, sa paliko-likong daan ng sariling mga hanay.",
  "rule.relay":
    "Kung ang huling buto ay mahulog sa butas na may laman at walang mahuhuli, kinukuha ang lahat ng buto roon at itinutuloy ang paghahasik sa parehong direksiyon. Kung mahulog ito sa butas na walang laman, tapos ang tira.",
  "rule.capture":
    "Kung ang huling buto ay mahulog sa butas na may laman sa iyong pinakaloob na hanay na may buto, at may laman ang butas sa parehong kolum ng pinakaloob na hanay na may buto ng kabila, huli mo ang butas na iyon.",
  "rule.onward":
    "Sabay na inihahasik ang mga nahuli at ang mga nasa hinantungang butas, simula sa susunod na butas. Maaaring magpatuloy at manghuli muli ang ikot na iyon.",
  "rule.last": "Kung makuha ng paghuli ang mga huling buto ng kabila, tapos agad ang laro.",
  "rule.end": "Talo ang panig na titira ngunit walang buto.",

  // What a telling has otherwise, one sentence for each answer.
  "differs.board.4x3":
    "May apat na hanay ng tigtatatlong butas ang tabla; may pinakalabas at pinakaloob na hanay ang bawat panig.",
  "differs.board.4x4":
    "May apat na hanay ng tig-aapat na butas ang tabla; may pinakalabas at pinakaloob na hanay ang bawat panig.",
  "differs.board.4x6":
    "May apat na hanay ng tig-aanim na butas ang tabla; may pinakalabas at pinakaloob na hanay ang bawat panig.",
  "differs.board.4x8":
    "May apat na hanay ng tigwawalong butas ang tabla; may pinakalabas at pinakaloob na hanay ang bawat panig.",
  "differs.board.6x3": "May anim na hanay ng tigtatatlong butas ang tabla.",
  "differs.board.6x4": "May anim na hanay ng tig-aapat na butas ang tabla.",
  "differs.board.6x8": "May anim na hanay ng tigwawalong butas ang tabla.",
  "differs.seeds.1": "May tig-iisang buto sa bawat butas sa simula.",
  "differs.seeds.3": "May tigtatatlong buto sa bawat butas sa simula.",
  "differs.seeds.4": "May tig-aapat na buto sa bawat butas sa simula.",
  "differs.start.any-hole": "Maaaring magsimula ang tira sa alinmang sariling butas na may buto.",
  "differs.headings.bound-by-first-turn": "Ang direksiyong pinili sa unang tira ay sa iyo sa buong laro.",
  "differs.headings.east-only": "Laging pasilangan ang paghahasik ng dalawang panig.",
  "differs.landing.empty":
    "Nakahuhuli kapag nahulog ang huling buto sa butas na walang laman. Laging itinutuloy ang paghahasik mula sa butas na may laman.",
  "differs.landing.either": "Maaaring makahuli may laman man o wala ang butas na kinahulugan ng huling buto.",
  "differs.own-row.inner-only": "Sa sariling pinakaloob na hanay lang nakahuhuli.",
  "differs.target.nearest-in-column":
    "Nahuhuli ang pinakamalapit na butas na may laman sa kolum, bilang mula sa gitna ng tabla.",
  "differs.target.whole-column":
    "Nahuhuli ang lahat ng butas sa kolum; ngunit kung sa butas na walang laman nahulog ang huling buto, walang makukuha kapag wala sa mga ito ang may higit sa isang buto.",
  "differs.lone-seed.step-ahead":
    "Ang kahuli-hulihang buto mo ay maaari ding humakbang nang tuwid sa susunod na hanay paloob. Dapat makahuli ang hakbang papunta sa pinakaloob na hanay.",
  "differs.lone-seed.step-ahead-or-diagonally":
    "Ang kahuli-hulihang buto mo ay maaari ding humakbang sa susunod na hanay paloob, tuwid o pahilis. Dapat makahuli ang hakbang papunta sa pinakaloob na hanay.",
  "differs.unknown": "May isa pang kaibhan sa karaniwang laro ({code}).",

  // What no source says.
  "ours.endless-sowing":
    "Hindi maaaring simulan ang paghahasik na lalampas sa 1,000 ikot. Kung ganito na lang ang natitira sa may buto, tabla ang laro.",
  "ours.repetition": "Kapag ikatlong beses lumabas ang parehong posisyon at pareho ang titira, tabla ang laro.",
  "ours.headings-from-elsewhere":
    "Hindi sinasabi ng Mancala World kung sino ang pumipili ng direksiyon. Dito, ang manlalaro, gaya ng sa Wikipedia.",
  "ours.east-for-both": "Direksiyon ng isang panig lang ang ibinigay ng pinagmulan. Dito, parehong pasilangan.",
  "ours.rules-from-elsewhere":
    "May salaysay ang mga pinagmulan tungkol sa tablang ito, ngunit hindi sa mga tuntunin nito. Ang karaniwan ang ginagamit dito.",
  "ours.unknown": "Isa pang sariling tuntunin ng pahinang ito ({code}).",

  // What each telling is called.
  "title.standard": "Katro",
  "title.one-circuit": "Katro sa iisang daan",
  "title.wikipedia": "Katro ayon sa Wikipedia",
  "title.field-1998": "Katro ayon sa nakita noong 1998",
  "title.field-1998-small": "Katro ayon sa nakita noong 1998, sa anim na hanay ng tatlo",
  "title.field-1998-free": "Katro ayon sa nakita noong 1998, malayang direksiyon",
  "title.field-1998-small-free": "Katro ayon sa nakita noong 1998, sa anim na hanay ng tatlo, malayang direksiyon",
  "title.katro-4x4": "Katro sa apat na hanay ng apat",
  "title.katro-4x6": "Katro sa apat na hanay ng anim",
  "title.katro-6x3": "Katro sa anim na hanay ng tatlo",
  "title.standard-diagonal": "Katro na may hakbang ng huling buto",
  "title.katra-boaoaka": "Katra Boaoaka",
  "title.own": "Katro sa sariling tuntunin",
  "title.unknown": "Katro ({code})",

  // Who says so. Titles of books and names of people stay as they are.
  "source.MW": "Mancala World, “Katro”.",
  "source.WP": "Wikipedia, “Katro” (sa Ingles; may dagdag na detalye ang pahinang Italyano).",
  "source.DV":
    "A. J. de Voogt, mga tala sa larangan noong 13 Agosto 1998 sa Ianjanina, Fianarantsoa; “Distribution of Mancala Board Games: A Methodological Inquiry”, Board Games Studies 2 (1999), p. 104–114, dito 112–113; ayon sa sipi ng Ludii.",
  "source.LN": "R. Linton, “The Tanala: A Hill Tribe of Madagascar” (1933), p. 261–262; ayon sa sipi ng Ludii.",
  "source.TN":
    "L. Tiennot, “À la recherche de jeux de semailles de type solo à Madagascar”, ethnographiques.org (pananaliksik noong 2013).",
  "source.Ludii": "Katro ayon sa paglalaro ng sistemang Ludii, tuntuning “Observed”.",
  "source.unknown": "{code}",

  // The game's own words.
  "glossary.katro": "katro, katra",
  "glossary.katro.is": "ang pangalang Malagasy ng laro. Isinasalaysay ito tungkol sa mga Betsileo, Tanala at Sakalava.",
  "glossary.lap": "ikot",
  "glossary.lap.is":
    "isang dakot na inihasik, mula sa pagkuha hanggang sa huling buto. Ang tira ay isa o maraming ikot.",
  "glossary.relay": "tuloy-hasik",
  "glossary.relay.is": "pagkuha ng lahat ng buto sa butas na kinatapusan ng ikot, para ihasik muli.",
  "glossary.facing": "katapat na butas",
  "glossary.facing.is": "ang butas ng kabila sa parehong kolum.",
  "glossary.way": "silangan, kanluran",
  "glossary.way.is":
    "ang dalawang direksiyon: ang silangan ay papunta sa kanan ng Timog sa pinakalabas na hanay, ang kanluran ay sa kaliwa. Nakikita ito ng Hilaga na parang sa iisang mapa.",
};
