// Every word of the page in Mongolian (Монгол). en.js says how the sentences are written.
//
// “Эгнээ” row, “нүх” hole, “үр” seed, “тарих” sow, “тойрог” lap, “авах” capture. East and West are “дорно” and
// “өрнө”, for “зүүн” and “баруун” also mean left and right, and East lies to the right here.

/** Reviewed by: not yet reviewed by a native speaker. */
export const language = { tag: "mn", name: "Монгол", direction: /** @type {const} */ ("ltr") };

export const words = {
  // Names of the game's own things. `East` and `West` name the two circuits, as on a map seen from South.
  "name.south": "Өмнөд",
  "name.north": "Умард",
  "name.east": "дорно",
  "name.west": "өрнө",
  "name.outer": "гадна",
  "name.central": "дунд",
  "name.inner": "дотор",

  // The board and its holes, as a screen reader says them. `{what}` is one of the hole.… sentences below.
  "board.label": "Катрогийн самбар, {columns} нүхтэй {rows} эгнээ",
  "hole.label": "{hole}, {side} тал, {row} эгнээ, {column}-р багана, {n, plural, =0 {хоосон} one {# үр} other {# үр}}",
  "hole.label.sowable":
    "{hole}, {side} тал, {row} эгнээ, {column}-р багана, {n, plural, =0 {хоосон} one {# үр} other {# үр}}, тарьж болно",
  "hole.label.picked":
    "{hole}, {side} тал, {row} эгнээ, {column}-р багана, {n, plural, =0 {хоосон} one {# үр} other {# үр}}, гарт авсан",
  "choice.sow": "{hole} нүхийг {heading} зүг рүү тарих, эхлээд {next}",
  "choice.step": "{hole} нүхнээс {next} рүү алхах",
  "choice.step.sow": "{hole} нүхнээс {next} рүү алхаад {heading} зүг рүү тарих",

  // What the player is asked to do, and what is happening. Short: it stands beside the board.
  "prompt.pick": "Тарих нүхээ сонгоно уу",
  "prompt.heading": "Аль зүг рүү вэ?",
  "prompt.heading.hint":
    "{hole} нүхэнд {n, plural, one {# үр} other {# үр}} байна. Сум дээр дарна уу, {n, plural, one {буцааж тавих} other {буцааж тавих}} бол өөр газар дарна уу.",
  "prompt.thinking": "{side} тал бодож байна",
  "prompt.first": "Цагирагтай нүхний аль нэг дээр дарна уу. Үрийг нь замын дагуу нэг нэгээр тарина.",
  "side.moves": "нүүнэ",
  "side.sows": "тарьж байна",
  "side.thinks": "бодож байна",
  "side.waits": "хүлээж байна",
  "side.won": "яллаа",
  "side.lost": "үргүй",
  "side.drawn": "тэнцээ",
  "side.total": "{n, plural, one {# үр} other {# үр}}",
  "sowing.title": "{side} тал {hole} нүхийг {heading} зүг рүү тарьж байна",
  "sowing.title.step": "{side} тал {hole} нүхнээс алхаж байна",
  "sowing.lap": "Тойрог",
  "sowing.lap.of": "{laps}-аас {lap}",
  "sowing.hand": "Гарт",
  "sowing.captured": "Авсан",

  // The last turn, in one sentence: shown, and spoken once when the sowing has come to rest.
  "turn.sowed":
    "{side} тал {hole} нүхийг {heading} зүг рүү тарив: {laps, plural, one {# тойрог} other {# тойрог}}, {captured, plural, =0 {юу ч аваагүй} one {# үр авсан} other {# үр авсан}}.",
  "turn.sowed.next":
    "{side} тал {hole} нүхийг {heading} зүг рүү тарив: {laps, plural, one {# тойрог} other {# тойрог}}, {captured, plural, =0 {юу ч аваагүй} one {# үр авсан} other {# үр авсан}}. {next} тал нүүнэ.",
  "turn.stepped":
    "{side} тал {hole} нүхнээс алхав, {captured, plural, =0 {юу ч аваагүй} one {# үр авсан} other {# үр авсан}}.",
  "turn.stepped.next":
    "{side} тал {hole} нүхнээс алхав, {captured, plural, =0 {юу ч аваагүй} one {# үр авсан} other {# үр авсан}}. {next} тал нүүнэ.",
  "turn.none": "Одоогоор хэн ч нүүгээгүй. {next} тал нүүнэ.",
  "turn.undone": "Нүүдлийг буцаав. {next} тал нүүнэ.",

  // The last turn, lap by lap.
  "laps.title": "Сүүлийн нүүдэл, тойрог тойргоор",
  "laps.lifted": "{from} нүхнээс {n, plural, one {# үр} other {# үр}} аваад {at} хүртэл тарина.",
  "laps.stepped": "{from} нүхнээс {at} рүү алхана.",
  "laps.rested": "{at} нүх хоосон байсан тул ээлж тэнд дуусна.",
  "laps.relayed": "{at} нүхэнд үр байсан: бүгдийг нь аваад цааш тарина.",
  "laps.captured":
    "{from} нүхнээс {n, plural, one {# үр} other {# үр}} авав. {at} нүхний үртэй нийлүүлээд цааш тарина.",
  "why.landing-was-empty": "Авалтгүй: нүх хоосон байсан.",
  "why.landing-was-occupied": "Авалтгүй: нүхэнд үр байсан.",
  "why.own-row-further-in": "Авалтгүй: илүү дотогш орших {row} эгнээнд үр бий.",
  "why.not-inner-row": "Авалтгүй: зөвхөн дотор эгнээнээс авна.",
  "why.facing-empty": "Авалтгүй: өөдөөс нь харсан {facing} нүх хоосон.",
  "why.column-empty": "Авалтгүй: нөгөө талын энэ баганад юу ч алга.",
  "why.only-singletons": "Авалтгүй: өөдөөс нь зөвхөн ганц үрүүд харж байна.",
  "why.opponent-bare": "Авалтгүй: нөгөө талд үр алга.",
  "why.unknown": "Авалтгүй.",

  // Why a hole may not be sown.
  "refusal.not-yours": "{hole} нүх {owner} талынх. Одоо {side} талын ээлж.",
  "refusal.empty-hole": "{hole} нүх хоосон. Тарих юм алга.",
  "refusal.not-outermost": "{hole} нүх хүлээх ёстой: үртэй хамгийн гадна эгнээнээсээ тарина, одоо энэ нь {row} эгнээ.",
  "refusal.endless": "{hole} нүхний тариалт хэзээ ч дуусахгүй тул эхэлж болохгүй.",
  "refusal.game-over": "Тоглоом дууссан. Шинээр эхлэх эсвэл нүүдлээ буцаана уу.",
  "refusal.busy": "Тариалт дуустал хүлээх эсвэл алгасна уу.",
  "refusal.thinking": "{side} тал бодсоор байна. Түр хүлээх эсвэл нүүдлээ буцаана уу.",
  "refusal.browsing": "Энэ бол тоглоомын өмнөх агшин. Үргэлжлүүлэх бол сүүлийн нүүдэл рүү очно уу.",
  "refusal.unknown": "{hole} нүхийг одоо тарьж болохгүй ({code}).",

  // The end.
  "end.won": "{winner} тал яллаа",
  "end.drawn": "Тэнцээ",
  "end.spoken": "{how}. {why}",
  "end.no-seeds": "{loser} талд тарих үр үлдсэнгүй, сүүлчийн нүүдлийг {winner} тал хийлээ.",
  "end.resigned": "{loser} тал бууж өглөө.",
  "end.repetition": "Ижил байрлал гурав дахь удаагаа давтагдлаа.",
  "end.only-endless": "Үлдсэн бүх тариалт хэзээ ч дуусахгүй.",
  "end.agreed": "Хоёр тоглогч тохиролцов.",
  "end.unknown": "Тоглоом дууслаа ({code}).",

  // Buttons.
  "button.undo": "Буцаах",
  "button.undo.hint": "Сүүлийн нүүдлийг буцаах",
  "button.undo.game": "Өмнөх тоглолтыг сэргээх",
  "button.redo": "Дахих",
  "button.redo.hint": "Буцаасан нүүдлийг дахин хийх",
  "button.fresh": "Шинэ тоглоом",
  "button.fresh.hint": "Шинэ тоглоом эхлэх; «Буцаах» энэ тоглолтыг сэргээнэ",
  "button.hint": "Зөвлөгөө",
  "button.hint.hint": "Юу нүүж болох, яагаад",
  "button.laps.hint": "Сүүлийн нүүдлийг тойрог тойргоор унших",
  "button.course": "Хэрхэн өрнөв",
  "button.course.hint": "Нүүдэл бүрд хэн дээр байв, тоглолтыг юу шийдэв",
  "button.lesson": "Сурах",
  "button.lesson.hint": "Катро-г зургаан богино алхмаар сурах",
  "button.tools": "Бусад",
  "button.tools.hint": "Тусламж, бодлого, дүрмийн туршилт, хөлөг өрөх, хуваалцах болон бусад",
  "button.help.hint": "Тусламж, товчлуур, хэл",
  "button.rules": "Дүрэм",
  "button.rules.hint": "Дүрэм, тоглох хувилбар, эх сурвалж",
  "button.state": "Самбар үгээр",
  "button.close": "Хаах",
  "button.dismiss": "Энэ мэдээг хаах",
  "button.sound": "Дуу",
  "button.sound.hint": "Үрийн чимээг сонсох эсэх",
  "controls.label": "Тоглоомын удирдлага",

  // The bar under the board, with which one goes through a sowing and through the game. The first four are short.
  // Where one is in a sowing: spoken when somebody steps through it. `{what}` is one of the step.… sentences below.
  "playback.label": "Тариалтыг гүйлгэж үзэх",
  "playback.seed": "Үр",
  "playback.lap": "Тойрог",
  "playback.turn": "{ply} / {plies}",
  "playback.turn.hint": "{plies} нүүдлийн {ply}-р нүүдлийн дараа",
  "playback.slider": "Тариалтын байрлал",
  "playback.again": "Сүүлийн нүүдлийг дахин үзэх",
  "playback.pause": "Түр зогсоох",
  "playback.play": "Үргэлжлүүлэх",
  "playback.skip": "Энэ тариалтын төгсгөлд очих",
  "playback.seedback": "Нэг үр ухрах",
  "playback.seedon": "Нэг үр урагшлах",
  "playback.lapback": "Нэг тойрог ухрах",
  "playback.lapon": "Нэг тойрог урагшлах",
  "playback.first": "Тоглоомын эхлэл",
  "playback.turnback": "Нэг нүүдэл ухрах",
  "playback.turnon": "Нэг нүүдэл урагшлах",
  "playback.last": "Тоглоомын сүүлийн нүүдэл",
  "step.place": "{laps} тойргийн {lap}-р тойрог: {what}.",
  "step.lifted": "{hole} нүхнээс {n, plural, one {# үр} other {# үр}} авлаа",
  "step.dropped": "{hole} нүхэнд нэг үр, гарт {n, plural, =0 {юу ч үгүй} one {# үлдсэн} other {# үлдсэн}}",
  "step.captured": "{hole} нүхнээс {n, plural, one {# үр} other {# үр}} олзоллоо",
  "step.stepped": "{hole} нүхнээс {into} рүү нэг алхам",
  "step.end": "төгсгөл",
  "panel.label": "Тоглоом",
  "speed.label": "Хурд",
  "speed.slow": "Удаан",
  "speed.normal": "Дунд",
  "speed.fast": "Хурдан",
  "speed.instant": "Шууд",
  "speed.pace": "Тариалтын хурд",

  // Who plays a side: somebody at the board, or the computer at one of five levels. The short names stand beside
  // the name of the side, where there is little room.
  "player.choose.south": "Өмнөд талд хэн тоглох",
  "player.choose.north": "Умард талд хэн тоглох",
  "player.human": "Хүн",
  "player.level1": "Компьютер, 1-р түвшин: анхны алхам",
  "player.level2": "Компьютер, 2-р түвшин: хялбар",
  "player.level3": "Компьютер, 3-р түвшин: бодолтой",
  "player.level4": "Компьютер, 4-р түвшин: хүчтэй",
  "player.level5": "Компьютер, 5-р түвшин: хамгийн хүчтэй",
  "player.short.human": "Хүн",
  "player.short.level1": "1-р түвшин",
  "player.short.level2": "2-р түвшин",
  "player.short.level3": "3-р түвшин",
  "player.short.level4": "4-р түвшин",
  "player.short.level5": "5-р түвшин",
  "player.changed.human": "{side} талд одоо хүн тоглоно.",
  "player.changed.level": "{side} талд одоо компьютер {level}-р түвшинд тоглоно.",

  // The adviser. `{what}` is advice.sow or advice.step; `{why}` is one of the four reasons below it; `{depth}` is how
  // many turns ahead it has looked. The marks stand on small badges on the board: one short word each.
  "advice.looking": "Хамгийн сайн нүүдлийг хайж байна…",
  "advice.best": "{what}: {why}. {depth, plural, one {# нүүдэл} other {# нүүдэл}} урагш харсан.",
  "advice.proven": "{what}: {why}. Энэ нь баттай.",
  "advice.sow": "{hole} нүхийг {heading} зүг рүү тарих",
  "advice.step": "{hole} нүхнээс алхах ({turn})",
  "advice.takes":
    "{captured, plural, =0 {юу ч авахгүй} one {# үр авна} other {# үр авна}}, дараа нь {other} тал {risk, plural, =0 {юу ч авч чадахгүй} one {# үр авч чадна} other {# үр авч чадна}}",
  "advice.win": "{n, plural, one {# нүүдлээр} other {# нүүдлээр}} ялна",
  "advice.loss": "юу ч нүүсэн {other} тал {n, plural, one {# нүүдлээр} other {# нүүдлээр}} ялна",
  "advice.draw": "{captured, plural, =0 {юу ч авахгүй} one {# үр авна} other {# үр авна}}, тэнцээнд хүргэнэ",
  "advice.mark.win": "ялна",
  "advice.mark.loss": "ялагдана",

  // The switch of languages; each language stands there under its own name.
  "language.label": "Хэл",

  // Messages in the strip above the board.
  "strip.option": "{name}-д «{value}» гэсэн утга байхгүй тул {fallback} хэрэглэв.",
  "strip.option.none": "{name}-д «{value}» гэсэн утга байхгүй тул орхив.",
  "strip.rules": "«{value}» нэртэй дүрэм байхгүй тул {fallback} хэрэглэв.",
  "strip.rules.at": "Хаяг дахь дүрмийг уншиж чадсангүй. {column}-р багана: {reason} Тиймээс {fallback} хэрэглэв.",
  "strip.text": "{what, select, position {Хаяг дахь байрлалыг} other {Хаяг дахь тоглолтыг}} уншиж чадсангүй: {reason}",
  "strip.text.at":
    "{what, select, position {Хаяг дахь байрлалыг} other {Хаяг дахь тоглолтыг}} уншиж чадсангүй. {line}-р мөр, {column}-р багана: {reason}",
  "strip.ply": "Тоглолт {n, plural, one {# нүүдэлтэй} other {# нүүдэлтэй}} тул {ply}-р нүүдлийг үзүүлж чадахгүй.",
  "strip.stored": "Энд хадгалсан тоглолтыг уншиж чадсангүй: {reason} Шинэ тоглоом эхэлнэ; хадгалсан бичвэр үлдэнэ.",
  "strip.stored.at":
    "Энд хадгалсан тоглолтыг уншиж чадсангүй. {line}-р мөр, {column}-р багана: {reason} Шинэ тоглоом эхэлнэ; хадгалсан бичвэр үлдэнэ.",
  "strip.stored.show": "Хадгалсан бичвэрийг үзүүлэх",
  "strip.fresh": "Шинэ тоглоом эхэллээ.",
  "strip.fresh.back": "Өмнөхийг сэргээх",
  "strip.restored": "Алдаа гарлаа ({reason}). Тоглоомыг байсан хэвээр нь сэргээв.",
  "strip.thinker": "Компьютер энд бодож чадсангүй, тиймээс бодолгүй нүүсэн.",
  "strip.loading": "Катро үргэлжлэх боломжгүй: {reason}",
  "strip.wasm-blocked":
    "Энэ сайт Катрог бүтээсэн WebAssembly-г зөвшөөрөхгүй байна. Сайтын эзэн script-src-д 'wasm-unsafe-eval' нэмэх ёстой.",
  "strip.canvas-lost": "Энэ хөтөч зураг зурж чадахгүй байна. Самбарын товчоор тоглож болно.",
  "strip.tool": "Энэ хэсгийг татаж чадсангүй: {reason}",
  "strip.retry": "Дахин оролдох",

  // Why a text cannot be read. `{reason}` is a more exact reason, in English: other languages do without it.
  "reason.unexpected-text": "Энэ тэмдэг энд байх ёсгүй.",
  "reason.ends-early": "Бичвэр хэт эрт төгссөн.",
  "reason.row-count": "Эгнээний тоо буруу.",
  "reason.hole-count": "Нүхний тоо буруу.",
  "reason.unknown-ruleset": "Ийм дүрэм мэдэгдэхгүй.",
  "reason.unknown-question": "Ийм асуулт байхгүй.",
  "reason.unknown-answer": "Асуултад ийм хариулт байхгүй.",
  "reason.question-twice": "Нэг асуултад хоёр удаа хариулсан.",
  "reason.tag-twice": "Нэг тэмдэглэл хоёр удаа бичигдсэн.",
  "reason.turn-number": "Нүүдлийн дугаар буруу.",
  "reason.result-differs": "Бичсэн дүн тоглолтынхтой таарахгүй.",
  "reason.too-many-seeds": "Үр хэт олон.",
  "reason.hole-too-full": "Нэг нүхэнд үр хэт олон.",
  "reason.refused": "Дүрэм үүнийг зөвшөөрөхгүй.",

  // The help sheet. The keys themselves are listed from the same table that handles them.
  "help.title": "Тусламж",
  "help.board": "Самбар дээр байхад ажиллах товчлуур",
  "help.page": "Хуудасны хаана ч ажиллах товчлуур",
  "help.pointer": "Хуруу эсвэл хулганаар: цагирагтай нүх дээр, дараа нь хоёр сумны нэг дээр дарна уу.",
  "key.arrows": "Сумтай товч",
  "key.enter": "Enter эсвэл зай",
  "key.digits": "1-ээс 8",
  "key.shift-digits": "Shift + 1-ээс 6",
  "key.escape": "Escape",
  "key.question": "?",
  "key.undo": "Ctrl + Z",
  "key.redo": "Ctrl + Shift + Z",
  "key.reset": "Alt + R",
  "key.tab": "Tab",
  "does.move": "нүхнээс нүх рүү шилжих; үр гарт байвал зүг сонгох",
  "does.pick": "нүхний үрийг авах; дараа нь сонгосон зүг рүү тарих",
  "does.cancel": "үрийг буцааж тавих эсвэл тариалтын төгсгөлд очих",
  "does.column": "Өмнөд талын зүүн гараас тоолсон багана руу очих",
  "does.row": "Өмнөд талын захаас тоолсон эгнээ рүү очих",
  "does.next": "тарьж болох дараагийн нүх рүү очих",
  "does.hole": "энэ нүх ба өөдөөс нь харсан нүхийг сонсох",
  "does.state": "тоглоомын байдлыг сонсох",
  "does.words": "бүх самбарыг үгээр унших",
  "does.hold": "тариалтыг түр зогсоох эсвэл үргэлжлүүлэх",
  "does.seedback": "нэг үр ухрах",
  "does.seedon": "нэг үр урагшлах",
  "does.again": "сүүлийн нүүдлийг дахин үзэх буюу сонсох",
  "does.laps": "сүүлийн нүүдлийг тойрог тойргоор унших",
  "does.help": "энэ тусламжийг нээх",
  "does.undo": "нүүдлийг буцаах",
  "does.redo": "дахин хийх",
  "does.reset": "шинэ тоглоом эхлэх",
  "does.leave": "самбараас гарах",

  // How the game stands, when somebody asks. `{holes}` and `{facing}` are lists, written as your language does.
  "state.title": "Самбар үгээр",
  "state.totals":
    "Өмнөд талд {south, plural, one {# үр} other {# үр}}, Умард талд {north, plural, one {# үр} other {# үр}} байна.",
  "state.next": "{next} тал нүүнэ.",
  "state.sowable": "{count, plural, one {# нүхийг тарьж болно} other {# нүхийг тарьж болно}}: {holes}.",
  "state.row": "{side} тал, {row} эгнээ, 1-р баганаас: {seeds}",
  "state.hole": "{hole}: {n, plural, =0 {хоосон} one {# үр} other {# үр}}",
  "state.facing": "{what}. Өөдөөс нь харсан: {facing}.",

  // The page around the board.
  "page.name": "Катро",
  "page.title": "Катро, Мадагаскарын тариалах тоглоом",
  "page.description":
    "Мадагаскарын Бетсилео ардын зургаан эгнээт тариалах тоглоом катрог нэг дэлгэцийн өмнө хоёулаа тоглоорой.",
  "page.script": "Катрод JavaScript хэрэгтэй: асаана уу.",
  "page.place": "Бетсилео, Мадагаскар",
  "page.lead":
    "Катро бол хоёр хүний тоглоом: нэг нүхнийхээ үрийг аваад самбарын өөрийн хагасыг тойруулан нэг нэгээр нь тарьж, буусан газрынхаа өөдөөс харсныг авна.",
  "page.how": "Хэрхэн тоглох вэ",
  "page.step.1": "Үртэй хамгийн гадна эгнээнийхээ нэг нүх, мөн тарих зүгээ сонгоно. Замын нүх бүрд нэг үр унана.",
  "page.step.2":
    "Сүүлчийн үр бусад үр дээр унасан уу? Бүгдийг нь аваад цааш тарина. Үртэй хамгийн дотор эгнээндээ бол өөдөөс харсан нүх хоосон биш бол бас авна.",
  "page.step.3": "Хоосон нүхэнд унасан уу? Тэгвэл нөгөө талын ээлж. Тарих үргүй болсон нь хожигдоно.",
  "page.from": "Хаанаас гаралтай вэ",
  "page.source.1":
    "А. Й. де Вугт (A. J. de Voogt), Фианаранцоа, Ианжанина дахь 1998 оны 8 дугаар сарын хээрийн тэмдэглэл; “Distribution of Mancala Board Games”, Board Games Studies 2 (1999), 104–114.",
  "page.source.2":
    "Mancala World ба Wikipedia, “Katro”. Тайлбарууд зөрсөн тохиолдолд энд Mancala World-ийн дүрмийг баримталж, зүгийг Wikipedia-гийн адил чөлөөтэй сонгоно.",
  "page.source.3":
    "Аль ч эх сурвалжид байхгүй, манай дүрэм: хэзээ ч дуусахгүй тариалтыг эхэлж болохгүй, байрлал гурав дахь удаагаа давтагдвал тэнцээ.",

  // The sheet of rules. First the usual game, then what this table's telling has otherwise.
  "rules.title": "Дүрэм ба эх сурвалж",
  "rules.here": "Энэ ширээнд: {title}",
  "rules.usual": "Ердийн тоглоом",
  "rules.differs": "Энд юугаараа өөр вэ",
  "rules.ours": "Эх сурвалжид байхгүй зүйл",
  "rules.ours.about": "Эх сурвалжид дурдаагүй газар энэ хуудас өөрийн дүрэмтэй:",
  "rules.ways": "Бүх хувилбар",
  "rules.sources": "Эх сурвалж",
  "rules.sources.of": "Эх сурвалж: {sources}",
  "rules.glossary": "Үг хэллэг",
  "rule.board":
    "Самбар тус бүр зургаан нүхтэй зургаан эгнээтэй, нүх бүрд хоёр үр байна. Хуримтлагч байхгүй: үр самбараас хэзээ ч гарахгүй.",
  "rule.rows":
    "Тал бүр гурван эгнээтэй: өөрийн захад гадна, дунд, нөгөө талын дотор эгнээтэй тулсан дотор эгнээ. Өмнөд тал эхэлнэ, ээлжээ өнжиж болохгүй.",
  "rule.start": "Ээлж үртэй хамгийн гадна эгнээний үртэй аль ч нүхнээс эхэлнэ. Ганц үрийг ч зөөж болно.",
  "rule.heading": "Зүгийг, дорно эсвэл өрнө, ээлж бүрд шинээр сонгоно.",
  "rule.sowing": "Нүхний бүх үрийг авч, өөрийн эгнээнүүдээр мушгирах замын дагуу дараагийн нүх бүрд нэгийг тарина.",
  "rule.relay":
    "Сүүлчийн үр үртэй нүхэнд унаж, юу ч авч болохгүй бол тэр нүхний бүх үрийг аваад ижил зүг рүү цааш тарина. Хоосон нүхэнд унавал ээлж дуусна.",
  "rule.capture":
    "Сүүлчийн үр таны үртэй хамгийн дотор эгнээний үртэй нүхэнд унаж, нөгөө талын үртэй хамгийн дотор эгнээний мөн баганын нүх үртэй бол тэр нүхийг авна.",
  "rule.onward":
    "Авсан үр, буусан нүхний үр хоёрыг нийлүүлж дараагийн нүхнээс эхлэн тарина. Энэ тойрог мөн үргэлжилж, дахин авч болно.",
  "rule.last": "Авалт нөгөө талын сүүлчийн үрийг авбал тоглоом тэр дороо дуусна.",
  "rule.end": "Ээлж нь ирсэн боловч үргүй тал хожигдоно.",

  // What a telling has otherwise, one sentence for each answer.
  "differs.board.4x3": "Самбар тус бүр гурван нүхтэй дөрвөн эгнээтэй; тал бүр гадна, дотор эгнээтэй.",
  "differs.board.4x4": "Самбар тус бүр дөрвөн нүхтэй дөрвөн эгнээтэй; тал бүр гадна, дотор эгнээтэй.",
  "differs.board.4x6": "Самбар тус бүр зургаан нүхтэй дөрвөн эгнээтэй; тал бүр гадна, дотор эгнээтэй.",
  "differs.board.4x8": "Самбар тус бүр найман нүхтэй дөрвөн эгнээтэй; тал бүр гадна, дотор эгнээтэй.",
  "differs.board.6x3": "Самбар тус бүр гурван нүхтэй зургаан эгнээтэй.",
  "differs.board.6x4": "Самбар тус бүр дөрвөн нүхтэй зургаан эгнээтэй.",
  "differs.board.6x8": "Самбар тус бүр найман нүхтэй зургаан эгнээтэй.",
  "differs.seeds.1": "Эхэнд нүх бүрд нэг үр байна.",
  "differs.seeds.3": "Эхэнд нүх бүрд гурван үр байна.",
  "differs.seeds.4": "Эхэнд нүх бүрд дөрвөн үр байна.",
  "differs.start.any-hole": "Ээлж өөрийн үртэй аль ч нүхнээс эхэлж болно.",
  "differs.headings.bound-by-first-turn": "Эхний ээлжинд сонгосон зүг тоглоомын турш хэвээр байна.",
  "differs.headings.east-only": "Хоёр тал үргэлж дорно зүг рүү тарина.",
  "differs.landing.empty": "Сүүлчийн үр хоосон нүхэнд унавал авна. Үртэй нүхнээс үргэлж цааш тарина.",
  "differs.landing.either": "Сүүлчийн үр унасан нүх хоосон ч, үртэй ч байсан авч болно.",
  "differs.own-row.inner-only": "Зөвхөн өөрийн дотор эгнээнээс авна.",
  "differs.target.nearest-in-column": "Баганын самбарын дундад хамгийн ойр үртэй нүхийг авна.",
  "differs.target.whole-column":
    "Баганын бүх нүхийг авна; харин сүүлчийн үр хоосон нүхэнд унасан бол аль нь ч нэгээс олон үргүй үед юу ч авахгүй.",
  "differs.lone-seed.step-ahead":
    "Хамгийн сүүлчийн үр тань шууд урагш дараагийн дотогш эгнээнд алхаж бас болно. Дотор эгнээнд орох алхам заавал авах ёстой.",
  "differs.lone-seed.step-ahead-or-diagonally":
    "Хамгийн сүүлчийн үр тань шулуун эсвэл ташуу дараагийн дотогш эгнээнд алхаж бас болно. Дотор эгнээнд орох алхам заавал авах ёстой.",
  "differs.unknown": "Ердийн тоглоомоос өөр нэг зүйлээр ялгаатай ({code}).",

  // What no source says.
  "ours.endless-sowing":
    "1000 тойргоос хэтрэх тариалтыг эхэлж болохгүй. Үртэй боловч зөвхөн ийм тариалт үлдсэн бол тоглоом тэнцээгээр дуусна.",
  "ours.repetition": "Ижил байрлал, ижил талын ээлж гурав дахь удаагаа давтагдвал тэнцээ.",
  "ours.headings-from-elsewhere":
    "Зүгийг хэн сонгохыг Mancala World хэлээгүй. Энд Wikipedia-гийн адил тоглогч сонгоно.",
  "ours.east-for-both": "Эх сурвалж зөвхөн нэг талын зүгийг заасан. Энд хоёр тал дорно зүг рүү тарина.",
  "ours.rules-from-elsewhere":
    "Эх сурвалжид энэ самбарын тухай байгаа ч дүрмийг нь дурдаагүй. Энд ердийн дүрмээр тоглоно.",
  "ours.unknown": "Энэ хуудасны өөр нэг өөрийн дүрэм ({code}).",

  // What each telling is called.
  "title.standard": "Катро",
  "title.one-circuit": "Нэг замт катро",
  "title.wikipedia": "Wikipedia-гийн катро",
  "title.field-1998": "1998 онд ажигласан катро",
  "title.field-1998-small": "1998 онд ажигласан катро, гурван нүхтэй зургаан эгнээ",
  "title.field-1998-free": "1998 онд ажигласан катро, чөлөөт зүг",
  "title.field-1998-small-free": "1998 онд ажигласан катро, гурван нүхтэй зургаан эгнээ, чөлөөт зүг",
  "title.katro-4x4": "Дөрвөн нүхтэй дөрвөн эгнээт катро",
  "title.katro-4x6": "Зургаан нүхтэй дөрвөн эгнээт катро",
  "title.katro-6x3": "Гурван нүхтэй зургаан эгнээт катро",
  "title.standard-diagonal": "Сүүлчийн үрийн алхамтай катро",
  "title.katra-boaoaka": "Катра Боаоака",
  "title.own": "Өөрийн дүрэмтэй катро",
  "title.unknown": "Катро ({code})",

  // Who says so. Titles of books and names of people stay as they are.
  "source.MW": "Mancala World, “Katro”.",
  "source.WP": "Wikipedia, “Katro” (англи хэлээр; итали хуудсанд нэмэлт бий).",
  "source.DV":
    "A. J. de Voogt, Фианаранцоа, Ианжанина дахь 1998 оны 8 дугаар сарын 13-ны хээрийн тэмдэглэл; “Distribution of Mancala Board Games: A Methodological Inquiry”, Board Games Studies 2 (1999), 104–114 дэх тал, энд 112–113; Ludii сайтаас иш татав.",
  "source.LN": "R. Linton, “The Tanala: A Hill Tribe of Madagascar” (1933), 261–262 дахь тал; Ludii сайтаас иш татав.",
  "source.TN":
    "L. Tiennot, “À la recherche de jeux de semailles de type solo à Madagascar”, ethnographiques.org (2013 оны хээрийн судалгаа).",
  "source.Ludii": "Ludii тоглоомын системийн тоглодог катро, “Observed” дүрэм.",
  "source.unknown": "{code}",

  // The game's own words.
  "glossary.katro": "катро, катра (katro, katra)",
  "glossary.katro.is": "тоглоомын малагаси нэр. Бетсилео, Танала, Сакалава ардын тоглоом гэж тэмдэглэсэн.",
  "glossary.lap": "тойрог",
  "glossary.lap.is": "атга үрийг авснаас сүүлчийн үр хүртэлх тариалт. Нэг ээлж нэг буюу олон тойрогтой.",
  "glossary.relay": "буухиа",
  "glossary.relay.is": "тойрог дууссан нүхний бүх үрийг цааш тарихаар авах.",
  "glossary.facing": "өөдөөс харсан нүх",
  "glossary.facing.is": "нөгөө талын мөн баганын нүх.",
  "glossary.way": "дорно, өрнө",
  "glossary.way.is":
    "хоёр зүг: дорно нь гадна эгнээгээр Өмнөд талын баруун гар тийш, өрнө нь зүүн гар тийш эхэлнэ. Умард тал нэг газрын зураг дээр байгаа мэт харна.",
};
