// Every word of the page in Marathi (मराठी). en.js says how the sentences are written.
//
// “फळा” board, “रांग” row, “खड्डा” hole, “बी/बिया” seed and seeds, “पेरणे” sow, “फेरी” lap, “मिळवणे” capture, “खेळी” turn.

/** Reviewed by: not yet reviewed by a native speaker. */
export const language = { tag: "mr", name: "मराठी", direction: /** @type {const} */ ("ltr") };

export const words = {
  // Names of the game's own things. `East` and `West` name the two circuits, as on a map seen from South.
  "name.south": "दक्षिण",
  "name.north": "उत्तर",
  "name.east": "पूर्व",
  "name.west": "पश्चिम",
  "name.outer": "बाहेरील",
  "name.central": "मधली",
  "name.inner": "आतील",

  // The board and its holes, as a screen reader says them. `{what}` is one of the hole.… sentences below.
  "board.label": "कात्रोचा फळा, प्रत्येकी {columns} खड्ड्यांच्या {rows} रांगा",
  "hole.label": "{hole}, {side}, {row} रांग, स्तंभ {column}, {n, plural, =0 {रिकामा} one {# बी} other {# बिया}}",
  "hole.label.sowable":
    "{hole}, {side}, {row} रांग, स्तंभ {column}, {n, plural, =0 {रिकामा} one {# बी} other {# बिया}}, पेरता येईल",
  "hole.label.picked":
    "{hole}, {side}, {row} रांग, स्तंभ {column}, {n, plural, =0 {रिकामा} one {# बी} other {# बिया}}, हातात घेतला",
  "choice.sow": "{hole} {heading} दिशेने पेरा, आधी {next} मध्ये",
  "choice.step": "{hole} मधून {next} मध्ये पाऊल टाका",
  "choice.step.sow": "{hole} मधून {next} मध्ये पाऊल टाका आणि {heading} दिशेने पेरा",

  // What the player is asked to do, and what is happening. Short: it stands beside the board.
  "prompt.pick": "पेरण्यासाठी खड्डा निवडा",
  "prompt.heading": "कोणत्या दिशेने?",
  "prompt.heading.hint":
    "{hole} मध्ये {n, plural, one {# बी} other {# बिया}} आहेत. बाण निवडा; {n, plural, one {ती परत ठेवण्यासाठी} other {त्या परत ठेवण्यासाठी}} इतर कुठेही स्पर्श करा.",
  "prompt.thinking": "{side} बाजू विचार करत आहे",
  "prompt.first": "वलय असलेल्या खड्ड्यांपैकी एकाला स्पर्श करा. त्यातील बिया मार्गावर एकेक पेरल्या जातील.",
  "side.moves": "खेळी बाकी",
  "side.sows": "पेरत आहे",
  "side.thinks": "विचार करत आहे",
  "side.waits": "थांबला आहे",
  "side.won": "विजयी",
  "side.lost": "बिया नाहीत",
  "side.drawn": "बरोबरी",
  "side.total": "{n, plural, one {# बी} other {# बिया}}",
  "sowing.title": "{side} {hole} {heading} दिशेने पेरत आहे",
  "sowing.title.step": "{side} {hole} मधून पाऊल टाकत आहे",
  "sowing.lap": "फेरी",
  "sowing.lap.of": "{laps} पैकी {lap}",
  "sowing.hand": "हातात",
  "sowing.captured": "मिळाल्या",

  // The last turn, in one sentence: shown, and spoken once when the sowing has come to rest.
  "turn.sowed":
    "{side} बाजूने {hole} {heading} दिशेने पेरला: {laps, plural, one {# फेरी} other {# फेऱ्या}}, {captured, plural, =0 {काहीही मिळाले नाही} one {# बी मिळाली} other {# बिया मिळाल्या}}.",
  "turn.sowed.next":
    "{side} बाजूने {hole} {heading} दिशेने पेरला: {laps, plural, one {# फेरी} other {# फेऱ्या}}, {captured, plural, =0 {काहीही मिळाले नाही} one {# बी मिळाली} other {# बिया मिळाल्या}}. आता {next} बाजूची खेळी.",
  "turn.stepped":
    "{side} बाजूने {hole} मधून पाऊल टाकले, {captured, plural, =0 {काहीही मिळाले नाही} one {# बी मिळाली} other {# बिया मिळाल्या}}.",
  "turn.stepped.next":
    "{side} बाजूने {hole} मधून पाऊल टाकले, {captured, plural, =0 {काहीही मिळाले नाही} one {# बी मिळाली} other {# बिया मिळाल्या}}. आता {next} बाजूची खेळी.",
  "turn.none": "अजून एकही खेळी झाली नाही. {next} बाजूची खेळी.",
  "turn.undone": "खेळी मागे घेतली. {next} बाजूची खेळी.",

  // The last turn, lap by lap.
  "laps.title": "शेवटची खेळी, फेरीनुसार",
  "laps.lifted": "{from} मधून {n, plural, one {# बी} other {# बिया}} उचलून {at} पर्यंत पेरणी.",
  "laps.stepped": "{from} मधून {at} मध्ये पाऊल.",
  "laps.rested": "{at} रिकामा होता, म्हणून खेळी तिथे संपते.",
  "laps.relayed": "{at} मध्ये आधीच बिया होत्या: सगळ्या उचलून पुढे पेरणी.",
  "laps.captured": "{from} मधून {n, plural, one {# बी मिळाली} other {# बिया मिळाल्या}}. {at} मधील बियांसह पुढे पेरणी.",
  "why.landing-was-empty": "काही मिळाले नाही: खड्डा रिकामा होता.",
  "why.landing-was-occupied": "काही मिळाले नाही: खड्ड्यात बिया होत्या.",
  "why.own-row-further-in": "काही मिळाले नाही: अधिक आतल्या {row} रांगेत बिया आहेत.",
  "why.not-inner-row": "काही मिळाले नाही: फक्त आतील रांगेतून मिळवता येते.",
  "why.facing-empty": "काही मिळाले नाही: समोरचा {facing} रिकामा आहे.",
  "why.column-empty": "काही मिळाले नाही: समोरच्या बाजूच्या या स्तंभात काहीच नाही.",
  "why.only-singletons": "काही मिळाले नाही: समोर फक्त एकेकट्या बिया आहेत.",
  "why.opponent-bare": "काही मिळाले नाही: समोरच्या बाजूकडे बिया नाहीत.",
  "why.unknown": "काही मिळाले नाही.",

  // Why a hole may not be sown.
  "refusal.not-yours": "{hole} हा {owner} बाजूचा आहे. आता {side} बाजूची खेळी आहे.",
  "refusal.empty-hole": "{hole} रिकामा आहे. पेरण्यासारखे काही नाही.",
  "refusal.not-outermost": "{hole} ला थांबावे लागेल: बिया असलेल्या सर्वात बाहेरील रांगेतून पेरा, आता ती {row} रांग आहे.",
  "refusal.endless": "{hole} ची पेरणी कधीच संपणार नाही, म्हणून ती सुरू करता येत नाही.",
  "refusal.game-over": "खेळ संपला आहे. नवा खेळ सुरू करा किंवा खेळी मागे घ्या.",
  "refusal.busy": "पेरणी संपेपर्यंत थांबा, किंवा ती वगळा.",
  "refusal.thinking": "{side} बाजू अजून विचार करत आहे. थोडे थांबा, किंवा तुमची खेळी मागे घ्या.",
  "refusal.browsing": "हा खेळातील आधीचा क्षण आहे. पुढे खेळण्यासाठी शेवटच्या खेळीकडे जा.",
  "refusal.unknown": "{hole} आता पेरता येत नाही ({code}).",

  // The end.
  "end.won": "{winner} बाजू जिंकली",
  "end.drawn": "बरोबरी",
  "end.spoken": "{how}. {why}",
  "end.no-seeds": "{loser} बाजूकडे पेरायला बिया उरल्या नाहीत, आणि शेवटची खेळी {winner} बाजूची होती.",
  "end.resigned": "{loser} बाजूने हार मानली.",
  "end.repetition": "तीच मांडणी तिसऱ्यांदा आली आहे.",
  "end.only-endless": "उरलेली प्रत्येक पेरणी कधीच संपणार नाही.",
  "end.agreed": "दोन्ही खेळाडूंनी ते मान्य केले.",
  "end.unknown": "खेळ संपला ({code}).",

  // Buttons.
  "button.undo": "मागे घ्या",
  "button.undo.hint": "शेवटची खेळी मागे घ्या",
  "button.undo.game": "आधीचा डाव परत आणा",
  "button.redo": "पुन्हा करा",
  "button.redo.hint": "मागे घेतलेली खेळी पुन्हा खेळा",
  "button.fresh": "नवा खेळ",
  "button.fresh.hint": "नवा खेळ सुरू करा; “मागे घ्या” हा डाव परत आणते",
  "button.hint": "सूचना",
  "button.hint.hint": "काय खेळता येईल, आणि का",
  "button.laps.hint": "शेवटची खेळी फेरीनुसार वाचा",
  "button.course": "डाव कसा झाला",
  "button.course.hint": "प्रत्येक खेळीला कोण वरचढ होते, आणि डाव कशाने ठरला",
  "button.lesson": "शिका",
  "button.lesson.hint": "सहा छोट्या पायऱ्यांत कात्रो शिका",
  "button.tools": "आणखी",
  "button.tools.hint": "मदत, कोडी, नियमांची प्रयोगशाळा, फळा मांडणे, शेअर करणे आणि आणखी",
  "button.help.hint": "मदत, कळा आणि भाषा",
  "button.rules": "नियम",
  "button.rules.hint": "नियम, खेळण्याच्या पद्धती आणि स्रोत",
  "button.state": "फळा शब्दांत",
  "button.close": "बंद करा",
  "button.dismiss": "हा संदेश बंद करा",
  "button.sound": "आवाज",
  "button.sound.hint": "बियांचा आवाज ऐका किंवा बंद करा",
  "controls.label": "खेळाची नियंत्रणे",

  // The bar under the board, with which one goes through a sowing and through the game. The first four are short.
  // Where one is in a sowing: spoken when somebody steps through it. `{what}` is one of the step.… sentences below.
  "playback.label": "पेरणी क्रमाने पाहा",
  "playback.seed": "बी",
  "playback.lap": "फेरी",
  "playback.turn": "{ply} / {plies}",
  "playback.turn.hint": "{plies} पैकी खेळी {ply} नंतर",
  "playback.slider": "पेरणीतील जागा",
  "playback.again": "शेवटची खेळी पुन्हा पाहा",
  "playback.pause": "थांबवा",
  "playback.play": "पुढे चालू",
  "playback.skip": "या पेरणीच्या शेवटी जा",
  "playback.seedback": "एक बी मागे",
  "playback.seedon": "एक बी पुढे",
  "playback.lapback": "एक फेरी मागे",
  "playback.lapon": "एक फेरी पुढे",
  "playback.first": "खेळाची सुरुवात",
  "playback.turnback": "एक खेळी मागे",
  "playback.turnon": "एक खेळी पुढे",
  "playback.last": "खेळातील शेवटची खेळी",
  "step.place": "{laps} पैकी फेरी {lap}: {what}.",
  "step.lifted": "{hole} मधून {n, plural, one {# बी उचलली} other {# बिया उचलल्या}}",
  "step.dropped": "{hole} मध्ये एक बी, हातात {n, plural, =0 {काही नाही} one {# उरली} other {# उरल्या}}",
  "step.captured": "{hole} मधून {n, plural, one {# बी मिळाली} other {# बिया मिळाल्या}}",
  "step.stepped": "{hole} मधून {into} मध्ये एक पाऊल",
  "step.end": "शेवट",
  "panel.label": "खेळ",
  "speed.label": "वेग",
  "speed.slow": "हळू",
  "speed.normal": "मध्यम",
  "speed.fast": "जलद",
  "speed.instant": "तत्काळ",
  "speed.pace": "पेरणीचा वेग",

  // Who plays a side: somebody at the board, or the computer at one of five levels. The short names stand beside
  // the name of the side, where there is little room.
  "player.choose.south": "दक्षिण बाजूने कोण खेळेल",
  "player.choose.north": "उत्तर बाजूने कोण खेळेल",
  "player.human": "माणूस",
  "player.level1": "संगणक, पातळी 1: पहिली पावले",
  "player.level2": "संगणक, पातळी 2: सोपा",
  "player.level3": "संगणक, पातळी 3: विचारी",
  "player.level4": "संगणक, पातळी 4: बलवान",
  "player.level5": "संगणक, पातळी 5: सर्वात बलवान",
  "player.short.human": "माणूस",
  "player.short.level1": "पातळी 1",
  "player.short.level2": "पातळी 2",
  "player.short.level3": "पातळी 3",
  "player.short.level4": "पातळी 4",
  "player.short.level5": "पातळी 5",
  "player.changed.human": "आता {side} बाजूने माणूस खेळेल.",
  "player.changed.level": "आता {side} बाजूने संगणक पातळी {level} वर खेळेल.",

  // The adviser. `{what}` is advice.sow or advice.step; `{why}` is one of the four reasons below it; `{depth}` is how
  // many turns ahead it has looked. The marks stand on small badges on the board: one short word each.
  "advice.looking": "सर्वोत्तम खेळी शोधत आहे…",
  "advice.best": "{what}: {why}. {depth, plural, one {# खेळी} other {# खेळ्या}} पुढे पाहिले.",
  "advice.proven": "{what}: {why}. हे निश्चित आहे.",
  "advice.sow": "{hole} {heading} दिशेने पेरा",
  "advice.step": "{hole} मधून पाऊल टाका ({turn})",
  "advice.takes":
    "{captured, plural, =0 {काहीही मिळत नाही} one {# बी मिळते} other {# बिया मिळतात}}, आणि नंतर {other} बाजूला {risk, plural, =0 {काहीही मिळू शकत नाही} one {# बी मिळू शकते} other {# बिया मिळू शकतात}}",
  "advice.win": "{n, plural, one {# खेळीत} other {# खेळ्यांत}} विजय",
  "advice.loss": "काहीही खेळले तरी {other} बाजू {n, plural, one {# खेळीत} other {# खेळ्यांत}} जिंकते",
  "advice.draw": "{captured, plural, =0 {काहीही मिळत नाही} one {# बी मिळते} other {# बिया मिळतात}}, आणि बरोबरी होते",
  "advice.mark.win": "विजय",
  "advice.mark.loss": "हार",

  // The switch of languages; each language stands there under its own name.
  "language.label": "भाषा",

  // Messages in the strip above the board.
  "strip.option": "“{value}” हे {name} चे मूल्य नाही, म्हणून {fallback} वापरले आहे.",
  "strip.option.none": "“{value}” हे {name} चे मूल्य नाही. ते वगळले आहे.",
  "strip.rules": "“{value}” नावाचे नियम नाहीत, म्हणून {fallback} वापरले आहेत.",
  "strip.rules.at": "पत्त्यातील नियम वाचता येत नाहीत. स्तंभ {column}: {reason} म्हणून {fallback} वापरले आहेत.",
  "strip.text": "{what, select, position {पत्त्यातील मांडणी} other {पत्त्यातील डाव}} वाचता येत नाही: {reason}",
  "strip.text.at":
    "{what, select, position {पत्त्यातील मांडणी} other {पत्त्यातील डाव}} वाचता येत नाही. ओळ {line}, स्तंभ {column}: {reason}",
  "strip.ply": "डावात {n, plural, one {# खेळी आहे} other {# खेळ्या आहेत}}, म्हणून खेळी {ply} दाखवता येत नाही.",
  "strip.stored": "येथे जतन केलेला डाव वाचता येत नाही: {reason} नवा खेळ सुरू होतो; जतन केलेला मजकूर ठेवला आहे.",
  "strip.stored.at":
    "येथे जतन केलेला डाव वाचता येत नाही. ओळ {line}, स्तंभ {column}: {reason} नवा खेळ सुरू होतो; जतन केलेला मजकूर ठेवला आहे.",
  "strip.stored.show": "जतन केलेला मजकूर दाखवा",
  "strip.fresh": "नवा खेळ सुरू झाला आहे.",
  "strip.fresh.back": "आधीचा परत आणा",
  "strip.restored": "काहीतरी बिघडले ({reason}). डाव पूर्वीसारखा परत ठेवला आहे.",
  "strip.thinker": "संगणकाला येथे विचार करता आला नाही, म्हणून त्याने विचार न करता खेळी केली.",
  "strip.loading": "कात्रो पुढे चालू शकत नाही: {reason}",
  "strip.wasm-blocked":
    "हे संकेतस्थळ WebAssembly ला परवानगी देत नाही; कात्रो त्यावर बनला आहे. त्याच्या मालकाने script-src मध्ये 'wasm-unsafe-eval' जोडावे.",
  "strip.canvas-lost": "हा ब्राउझर चित्र काढू देत नाही. फळ्यावरील बटणांनी खेळता येईल.",
  "strip.tool": "हा भाग आणता आला नाही: {reason}",
  "strip.retry": "पुन्हा प्रयत्न करा",

  // Why a text cannot be read. `{reason}` is a more exact reason, in English: other languages do without it.
  "reason.unexpected-text": "हे चिन्ह येथे चालत नाही.",
  "reason.ends-early": "मजकूर फार लवकर संपतो.",
  "reason.row-count": "रांगांची संख्या चुकीची आहे.",
  "reason.hole-count": "खड्ड्यांची संख्या चुकीची आहे.",
  "reason.unknown-ruleset": "हे नियम माहीत नाहीत.",
  "reason.unknown-question": "असा प्रश्न नाही.",
  "reason.unknown-answer": "प्रश्नाला असे उत्तर नाही.",
  "reason.question-twice": "एका प्रश्नाचे उत्तर दोनदा दिले आहे.",
  "reason.tag-twice": "एक नोंद दोनदा दिली आहे.",
  "reason.turn-number": "खेळीचा क्रमांक चुकीचा आहे.",
  "reason.result-differs": "लिहिलेला निकाल डावाशी जुळत नाही.",
  "reason.too-many-seeds": "बिया फार जास्त आहेत.",
  "reason.hole-too-full": "एका खड्ड्यात बिया फार जास्त आहेत.",
  "reason.refused": "नियमांनुसार हे चालत नाही.",

  // The help sheet. The keys themselves are listed from the same table that handles them.
  "help.title": "मदत",
  "help.board": "फळ्यावर असताना कळा",
  "help.page": "पानावर कुठेही चालणाऱ्या कळा",
  "help.pointer": "बोटाने किंवा माउसने: वलय असलेल्या खड्ड्याला स्पर्श करा, मग दोन बाणांपैकी एकाला.",
  "key.arrows": "बाणांच्या कळा",
  "key.enter": "Enter किंवा Space",
  "key.digits": "1 ते 8",
  "key.shift-digits": "Shift + 1 ते 6",
  "key.escape": "Escape",
  "key.question": "?",
  "key.undo": "Ctrl + Z",
  "key.redo": "Ctrl + Shift + Z",
  "key.reset": "Alt + R",
  "key.tab": "Tab",
  "does.move": "खड्ड्यांमध्ये फिरा; बिया हातात असताना दिशा निवडा",
  "does.pick": "खड्ड्यातील बिया उचला; मग निवडलेल्या दिशेने पेरा",
  "does.cancel": "बिया परत ठेवा, किंवा पेरणीच्या शेवटी जा",
  "does.column": "स्तंभाकडे जा, दक्षिणेच्या डावीकडून मोजून",
  "does.row": "रांगेकडे जा, दक्षिणेच्या कडेपासून मोजून",
  "does.next": "पेरता येणाऱ्या पुढच्या खड्ड्याकडे जा",
  "does.hole": "हा खड्डा आणि त्याच्या समोरचा ऐका",
  "does.state": "खेळाची स्थिती ऐका",
  "does.words": "सगळा फळा शब्दांत वाचा",
  "does.hold": "पेरणी थांबवा, किंवा पुढे चालू द्या",
  "does.seedback": "एक बी मागे जा",
  "does.seedon": "एक बी पुढे जा",
  "does.again": "शेवटची खेळी पुन्हा पाहा किंवा ऐका",
  "does.laps": "शेवटची खेळी फेरीनुसार वाचा",
  "does.help": "ही मदत उघडा",
  "does.undo": "खेळी मागे घ्या",
  "does.redo": "ती पुन्हा खेळा",
  "does.reset": "नवा खेळ सुरू करा",
  "does.leave": "फळा सोडा",

  // How the game stands, when somebody asks. `{holes}` and `{facing}` are lists, written as your language does.
  "state.title": "फळा शब्दांत",
  "state.totals":
    "दक्षिणेकडे {south, plural, one {# बी आहे} other {# बिया आहेत}}, उत्तरेकडे {north, plural, one {# बी आहे} other {# बिया आहेत}}.",
  "state.next": "{next} बाजूची खेळी.",
  "state.sowable": "{count, plural, one {# खड्डा पेरता येईल} other {# खड्डे पेरता येतील}}: {holes}.",
  "state.row": "{side}, {row} रांग, स्तंभ 1 पासून: {seeds}",
  "state.hole": "{hole}: {n, plural, =0 {रिकामा} one {# बी} other {# बिया}}",
  "state.facing": "{what}. समोर: {facing}.",

  // The page around the board.
  "page.name": "कात्रो",
  "page.title": "कात्रो, मादागास्करचा पेरणीचा खेळ",
  "page.description": "मादागास्करच्या बेट्सिलेओ लोकांचा सहा रांगांचा पेरणीचा खेळ कात्रो, एकाच पडद्यासमोर दोघांनी खेळा.",
  "page.script": "कात्रोला JavaScript लागते: कृपया ते सुरू करा.",
  "page.place": "बेट्सिलेओ, मादागास्कर",
  "page.lead":
    "कात्रो हा दोघांचा खेळ आहे: आपल्या एका खड्ड्यातील बिया घ्या, फळ्याच्या आपल्या अर्ध्या भागात एकेक पेरा, आणि जिथे थांबाल त्याच्या समोरचे मिळवा.",
  "page.how": "कसे खेळायचे",
  "page.step.1":
    "बिया असलेल्या आपल्या सर्वात बाहेरील रांगेतील खड्डा आणि पेरण्याची दिशा निवडा. मार्गावरच्या प्रत्येक खड्ड्यात एक बी पडते.",
  "page.step.2":
    "शेवटची बी इतर बियांमध्ये पडली? सगळ्या उचलून पुढे पेरा. बिया असलेल्या आपल्या सर्वात आतील रांगेत असाल, तर समोरचा खड्डा रिकामा नसल्यास त्यातील बियाही घ्या.",
  "page.step.3": "ती रिकाम्या खड्ड्यात पडली? मग समोरच्या बाजूची खेळी. ज्याच्याकडे पेरायला बिया उरत नाहीत तो हरतो.",
  "page.from": "हा खेळ कुठून आला",
  "page.source.1":
    "A. J. de Voogt, फियानारंट्सोआजवळील इयान्जानिना येथील ऑगस्ट 1998 च्या क्षेत्र-नोंदी; “Distribution of Mancala Board Games”, Board Games Studies 2 (1999), 104–114.",
  "page.source.2":
    "Mancala World आणि Wikipedia, “Katro”. वर्णने जुळत नाहीत तिथे येथील नियम Mancala World प्रमाणे आहेत, आणि दिशा Wikipedia प्रमाणे मोकळी आहे.",
  "page.source.3": "आमचे, कोणत्याही स्रोतात नसलेले: कधीच न संपणारी पेरणी सुरू करता येत नाही, आणि मांडणी तिसऱ्यांदा आली की बरोबरी.",

  // The sheet of rules. First the usual game, then what this table's telling has otherwise.
  "rules.title": "नियम आणि स्रोत",
  "rules.here": "या फळ्यावर: {title}",
  "rules.usual": "नेहमीचा खेळ",
  "rules.differs": "येथे काय वेगळे आहे",
  "rules.ours": "कोणताही स्रोत जे सांगत नाही",
  "rules.ours.about": "जिथे स्रोत काही सांगत नाहीत, तिथे या पानाचे स्वतःचे नियम आहेत:",
  "rules.ways": "खेळण्याच्या सर्व पद्धती",
  "rules.sources": "स्रोत",
  "rules.sources.of": "स्रोत: {sources}",
  "rules.glossary": "शब्द",
  "rule.board":
    "फळ्यावर प्रत्येकी सहा खड्ड्यांच्या सहा रांगा, आणि प्रत्येक खड्ड्यात दोन बिया असतात. कोठारे नाहीत: बिया फळ्याबाहेर कधीच जात नाहीत.",
  "rule.rows":
    "प्रत्येक बाजूच्या तीन रांगा: स्वतःच्या कडेची बाहेरील, मधली, आणि समोरच्या आतील रांगेला भिडणारी आतील. दक्षिण सुरुवात करते, आणि खेळी सोडता येत नाही.",
  "rule.start": "खेळी बिया असलेल्या आपल्या सर्वात बाहेरील रांगेतील बिया असलेल्या कोणत्याही खड्ड्यातून सुरू होते. एकटी बीही हलवता येते.",
  "rule.heading": "पूर्व की पश्चिम, ही दिशा प्रत्येक खेळीत नव्याने निवडायची.",
  "rule.sowing": "खड्ड्यातील सगळ्या बिया उचलून, आपल्याच रांगांमधल्या नागमोडी मार्गावरील पुढच्या प्रत्येक खड्ड्यात एकेक पेरायची.",
  "rule.relay":
    "शेवटची बी बिया असलेल्या खड्ड्यात पडली आणि काही मिळवता येत नसेल, तर त्या खड्ड्यातील सगळ्या बिया उचलून त्याच दिशेने पुढे पेरायच्या. ती रिकाम्या खड्ड्यात पडली, तर खेळी संपते.",
  "rule.capture":
    "शेवटची बी आपल्या बिया असलेल्या सर्वात आतील रांगेतील बिया असलेल्या खड्ड्यात पडली, आणि समोरच्या बाजूच्या बिया असलेल्या सर्वात आतील रांगेतील त्याच स्तंभाच्या खड्ड्यात बिया असतील, तर त्या मिळतात.",
  "rule.onward":
    "मिळालेल्या बिया आणि थांबलेल्या खड्ड्यातील बिया एकत्र, पुढच्या खड्ड्यापासून पेरायच्या. ती फेरीही पुढे चालू राहू शकते आणि पुन्हा मिळवू शकते.",
  "rule.last": "समोरच्या बाजूच्या शेवटच्या बिया मिळाल्या, की खेळ लगेच संपतो.",
  "rule.end": "खेळी आली पण बिया नाहीत ती बाजू हरते.",

  // What a telling has otherwise, one sentence for each answer.
  "differs.board.4x3": "फळ्यावर प्रत्येकी तीन खड्ड्यांच्या चार रांगा; प्रत्येक बाजूला एक बाहेरील आणि एक आतील रांग.",
  "differs.board.4x4": "फळ्यावर प्रत्येकी चार खड्ड्यांच्या चार रांगा; प्रत्येक बाजूला एक बाहेरील आणि एक आतील रांग.",
  "differs.board.4x6": "फळ्यावर प्रत्येकी सहा खड्ड्यांच्या चार रांगा; प्रत्येक बाजूला एक बाहेरील आणि एक आतील रांग.",
  "differs.board.4x8": "फळ्यावर प्रत्येकी आठ खड्ड्यांच्या चार रांगा; प्रत्येक बाजूला एक बाहेरील आणि एक आतील रांग.",
  "differs.board.6x3": "फळ्यावर प्रत्येकी तीन खड्ड्यांच्या सहा रांगा.",
  "differs.board.6x4": "फळ्यावर प्रत्येकी चार खड्ड्यांच्या सहा रांगा.",
  "differs.board.6x8": "फळ्यावर प्रत्येकी आठ खड्ड्यांच्या सहा रांगा.",
  "differs.seeds.1": "सुरुवातीला प्रत्येक खड्ड्यात एक बी असते.",
  "differs.seeds.3": "सुरुवातीला प्रत्येक खड्ड्यात तीन बिया असतात.",
  "differs.seeds.4": "सुरुवातीला प्रत्येक खड्ड्यात चार बिया असतात.",
  "differs.start.any-hole": "खेळी आपल्या बिया असलेल्या कोणत्याही खड्ड्यातून सुरू करता येते.",
  "differs.headings.bound-by-first-turn": "पहिल्या खेळीत निवडलेली दिशा संपूर्ण खेळभर कायम राहते.",
  "differs.headings.east-only": "दोन्ही बाजू नेहमी पूर्व दिशेने पेरतात.",
  "differs.landing.empty": "शेवटची बी रिकाम्या खड्ड्यात पडली की मिळते. बिया असलेल्या खड्ड्यातून नेहमी पुढे पेरणी होते.",
  "differs.landing.either": "शेवटची बी पडलेला खड्डा रिकामा असो वा भरलेला, मिळवता येते.",
  "differs.own-row.inner-only": "फक्त आपल्या आतील रांगेतूनच मिळवता येते.",
  "differs.target.nearest-in-column": "स्तंभातील फळ्याच्या मध्यापासून सर्वात जवळचा, बिया असलेला खड्डा मिळतो.",
  "differs.target.whole-column":
    "स्तंभातील सगळे खड्डे मिळतात; पण शेवटची बी रिकाम्या खड्ड्यात पडली असेल आणि त्यांपैकी कशातच एकापेक्षा जास्त बिया नसतील, तर काही मिळत नाही.",
  "differs.lone-seed.step-ahead":
    "आपली अगदी शेवटची बी सरळ पुढच्या आतल्या रांगेत पाऊलही टाकू शकते. आतील रांगेत जाणाऱ्या पावलाने काहीतरी मिळवलेच पाहिजे.",
  "differs.lone-seed.step-ahead-or-diagonally":
    "आपली अगदी शेवटची बी सरळ किंवा तिरपे पुढच्या आतल्या रांगेत पाऊलही टाकू शकते. आतील रांगेत जाणाऱ्या पावलाने काहीतरी मिळवलेच पाहिजे.",
  "differs.unknown": "नेहमीच्या खेळापेक्षा आणखी एका बाबतीत वेगळे ({code}).",

  // What no source says.
  "ours.endless-sowing":
    "1000 फेऱ्यांपलीकडे जाणारी पेरणी सुरू करता येत नाही. बिया असूनही फक्त अशाच पेरण्या उरल्या, तर खेळ बरोबरीत संपतो.",
  "ours.repetition": "तीच मांडणी, त्याच बाजूची खेळी असताना, तिसऱ्यांदा आली की बरोबरी.",
  "ours.headings-from-elsewhere": "दिशा कोण निवडतो हे Mancala World सांगत नाही. येथे Wikipedia प्रमाणे खेळाडू निवडतो.",
  "ours.east-for-both": "स्रोत फक्त एका बाजूची दिशा सांगतो. येथे दोन्ही बाजू पूर्वेकडे पेरतात.",
  "ours.rules-from-elsewhere": "स्रोत या फळ्याबद्दल सांगतात, पण त्यावरील नियम नाही. येथे नेहमीचे नियम आहेत.",
  "ours.unknown": "या पानाचा आणखी एक स्वतःचा नियम ({code}).",

  // What each telling is called.
  "title.standard": "कात्रो",
  "title.one-circuit": "एकाच मार्गावरील कात्रो",
  "title.wikipedia": "Wikipedia वरील कात्रो",
  "title.field-1998": "1998 मध्ये पाहिलेला कात्रो",
  "title.field-1998-small": "1998 मध्ये पाहिलेला कात्रो, तीन खड्ड्यांच्या सहा रांगा",
  "title.field-1998-free": "1998 मध्ये पाहिलेला कात्रो, मोकळी दिशा",
  "title.field-1998-small-free": "1998 मध्ये पाहिलेला कात्रो, तीन खड्ड्यांच्या सहा रांगा, मोकळी दिशा",
  "title.katro-4x4": "चार खड्ड्यांच्या चार रांगांचा कात्रो",
  "title.katro-4x6": "सहा खड्ड्यांच्या चार रांगांचा कात्रो",
  "title.katro-6x3": "तीन खड्ड्यांच्या सहा रांगांचा कात्रो",
  "title.standard-diagonal": "शेवटच्या बीच्या पावलासह कात्रो",
  "title.katra-boaoaka": "कात्रा बोआओका (Katra Boaoaka)",
  "title.own": "स्वतःच्या नियमांचा कात्रो",
  "title.unknown": "कात्रो ({code})",

  // Who says so. Titles of books and names of people stay as they are.
  "source.MW": "Mancala World, “Katro”.",
  "source.WP": "Wikipedia, “Katro” (इंग्रजी; इटालियन पानावर अधिक तपशील).",
  "source.DV":
    "A. J. de Voogt, फियानारंट्सोआजवळील इयान्जानिना येथील 13 ऑगस्ट 1998 च्या क्षेत्र-नोंदी; “Distribution of Mancala Board Games: A Methodological Inquiry”, Board Games Studies 2 (1999), पृ. 104–114, येथे 112–113; Ludii संकेतस्थळावरून उद्धृत.",
  "source.LN": "R. Linton, “The Tanala: A Hill Tribe of Madagascar” (1933), पृ. 261–262; Ludii संकेतस्थळावरून उद्धृत.",
  "source.TN":
    "L. Tiennot, “À la recherche de jeux de semailles de type solo à Madagascar”, ethnographiques.org (2013 चे क्षेत्रकार्य).",
  "source.Ludii": "Ludii ही खेळप्रणाली खेळते तसा कात्रो, नियम “Observed”.",
  "source.unknown": "{code}",

  // The game's own words.
  "glossary.katro": "कात्रो, कात्रा (katro, katra)",
  "glossary.katro.is": "खेळाचे मालागासी नाव. बेट्सिलेओ, तानाला आणि सकलावा लोकांचा खेळ म्हणून नोंदवलेला.",
  "glossary.lap": "फेरी",
  "glossary.lap.is": "एक मूठभर पेरणी, उचलण्यापासून शेवटच्या बीपर्यंत. एका खेळीत एक किंवा अनेक फेऱ्या असतात.",
  "glossary.relay": "पुढची उचल",
  "glossary.relay.is": "फेरी जिथे संपली त्या खड्ड्यातील सगळ्या बिया पुढे पेरण्यासाठी उचलणे.",
  "glossary.facing": "समोरचा खड्डा",
  "glossary.facing.is": "त्याच स्तंभातील समोरच्या बाजूचा खड्डा.",
  "glossary.way": "पूर्व, पश्चिम",
  "glossary.way.is":
    "दोन दिशा: पूर्व बाहेरील रांगेत दक्षिणेच्या उजवीकडे निघते, पश्चिम डावीकडे. उत्तर त्या एकाच नकाशावर असल्यासारख्या पाहते.",
};
