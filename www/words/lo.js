// Every word of the page in Lao (ລາວ). en.js says how the sentences are written.
//
// “ແຜ່ນຫຼິ້ນ” board, “ແຖວ” row, “ຂຸມ” hole, “ເມັດ” seed, “ຫວ່ານ” sow, “ຮອບ” lap, “ກິນ” capture, “ຕາ” turn. A space
// where a line may break is welcome: not every browser finds the ends of Lao words.

/** Reviewed by: not yet reviewed by a native speaker. */
export const language = { tag: "lo", name: "ລາວ", direction: /** @type {const} */ ("ltr") };

export const words = {
  // Names of the game's own things. `East` and `West` name the two circuits, as on a map seen from South.
  "name.south": "ໃຕ້",
  "name.north": "ເໜືອ",
  "name.east": "ຕາເວັນອອກ",
  "name.west": "ຕາເວັນຕົກ",
  "name.outer": "ນອກ",
  "name.central": "ກາງ",
  "name.inner": "ໃນ",

  // The board and its holes, as a screen reader says them. `{what}` is one of the hole.… sentences below.
  "board.label": "ແຜ່ນຫຼິ້ນ Katro, {rows} ແຖວ ແຖວລະ {columns} ຂຸມ",
  "hole.label": "{hole}, ຝ່າຍ{side}, ແຖວ{row}, ຖັນ {column}, {n, plural, =0 {ຫວ່າງ} other {# ເມັດ}}",
  "hole.label.sowable": "{hole}, ຝ່າຍ{side}, ແຖວ{row}, ຖັນ {column}, {n, plural, =0 {ຫວ່າງ} other {# ເມັດ}}, ຫວ່ານໄດ້",
  "hole.label.picked": "{hole}, ຝ່າຍ{side}, ແຖວ{row}, ຖັນ {column}, {n, plural, =0 {ຫວ່າງ} other {# ເມັດ}}, ຢູ່ໃນມື",
  "choice.sow": "ຫວ່ານ {hole} ໄປທາງ{heading}, ເລີ່ມທີ່ {next}",
  "choice.step": "ກ້າວຈາກ {hole} ໄປ {next}",
  "choice.step.sow": "ກ້າວຈາກ {hole} ໄປ {next} ແລ້ວຫວ່ານໄປທາງ{heading}",

  // What the player is asked to do, and what is happening. Short: it stands beside the board.
  "prompt.pick": "ເລືອກຂຸມທີ່ຈະຫວ່ານ",
  "prompt.heading": "ໄປທາງໃດ?",
  "prompt.heading.hint": "{hole} ມີ {n, plural, other {# ເມັດ}}. ແຕະລູກສອນ ຫຼື ແຕະບ່ອນອື່ນເພື່ອວາງຄືນ.",
  "prompt.first": "ແຕະຂຸມໜຶ່ງທີ່ມີວົງແຫວນ. ເມັດໃນຂຸມນັ້ນຈະຖືກຫວ່ານເທື່ອລະເມັດຕາມທາງ.",
  "side.moves": "ຮອດຕາຫຼິ້ນ",
  "side.sows": "ກຳລັງຫວ່ານ",
  "side.waits": "ລໍຖ້າ",
  "side.won": "ຊະນະ",
  "side.lost": "ໝົດເມັດ",
  "side.drawn": "ສະເໝີ",
  "side.total": "{n, plural, other {# ເມັດ}}",
  "sowing.title": "ຝ່າຍ{side}ຫວ່ານ {hole} ໄປທາງ{heading}",
  "sowing.title.step": "ຝ່າຍ{side}ກ້າວຈາກ {hole}",
  "sowing.lap": "ຮອບ",
  "sowing.lap.of": "{lap} ໃນ {laps}",
  "sowing.hand": "ໃນມື",
  "sowing.captured": "ກິນໄດ້",

  // The last turn, in one sentence: shown, and spoken once when the sowing has come to rest.
  "turn.sowed":
    "ຝ່າຍ{side}ຫວ່ານ {hole} ໄປທາງ{heading}: {laps, plural, other {# ຮອບ}}, {captured, plural, =0 {ບໍ່ໄດ້ກິນ} other {ກິນໄດ້ # ເມັດ}}.",
  "turn.sowed.next":
    "ຝ່າຍ{side}ຫວ່ານ {hole} ໄປທາງ{heading}: {laps, plural, other {# ຮອບ}}, {captured, plural, =0 {ບໍ່ໄດ້ກິນ} other {ກິນໄດ້ # ເມັດ}}. ຮອດຕາຝ່າຍ{next}.",
  "turn.stepped": "ຝ່າຍ{side}ກ້າວຈາກ {hole}, {captured, plural, =0 {ບໍ່ໄດ້ກິນ} other {ກິນໄດ້ # ເມັດ}}.",
  "turn.stepped.next": "ຝ່າຍ{side}ກ້າວຈາກ {hole}, {captured, plural, =0 {ບໍ່ໄດ້ກິນ} other {ກິນໄດ້ # ເມັດ}}. ຮອດຕາຝ່າຍ{next}.",
  "turn.none": "ຍັງບໍ່ມີໃຜຫຼິ້ນ. ຮອດຕາຝ່າຍ{next}.",
  "turn.undone": "ຖອນຕາຄືນແລ້ວ. ຮອດຕາຝ່າຍ{next}.",

  // The last turn, lap by lap.
  "laps.title": "ຕາຫຼ້າສຸດ ເທື່ອລະຮອບ",
  "laps.lifted": "ເອົາ {n, plural, other {# ເມັດ}} ຈາກ {from} ຫວ່ານໄປຮອດ {at}.",
  "laps.stepped": "ກ້າວຈາກ {from} ໄປ {at}.",
  "laps.rested": "{at} ຫວ່າງຢູ່, ຕານີ້ຈຶ່ງຈົບລົງ.",
  "laps.relayed": "{at} ມີເມັດຢູ່ແລ້ວ: ເອົາທັງໝົດຂຶ້ນມາຫວ່ານຕໍ່.",
  "laps.captured": "ກິນໄດ້ {n, plural, other {# ເມັດ}} ຈາກ {from}. ເອົາລວມກັບເມັດໃນ {at} ຫວ່ານຕໍ່.",
  "why.landing-was-empty": "ບໍ່ໄດ້ກິນ: ຂຸມນັ້ນຫວ່າງຢູ່.",
  "why.landing-was-occupied": "ບໍ່ໄດ້ກິນ: ຂຸມນັ້ນມີເມັດຢູ່.",
  "why.own-row-further-in": "ບໍ່ໄດ້ກິນ: ແຖວ{row} ທີ່ຢູ່ໃນກວ່າ ຍັງມີເມັດ.",
  "why.not-inner-row": "ບໍ່ໄດ້ກິນ: ກິນໄດ້ຈາກແຖວໃນເທົ່ານັ້ນ.",
  "why.facing-empty": "ບໍ່ໄດ້ກິນ: {facing} ທີ່ຢູ່ກົງກັນຂ້າມຫວ່າງຢູ່.",
  "why.column-empty": "ບໍ່ໄດ້ກິນ: ຖັນນີ້ຂອງອີກຝ່າຍບໍ່ມີຫຍັງ.",
  "why.only-singletons": "ບໍ່ໄດ້ກິນ: ກົງກັນຂ້າມມີແຕ່ຂຸມລະເມັດດຽວ.",
  "why.opponent-bare": "ບໍ່ໄດ້ກິນ: ອີກຝ່າຍບໍ່ມີເມັດ.",
  "why.unknown": "ບໍ່ໄດ້ກິນ.",

  // Why a hole may not be sown.
  "refusal.not-yours": "{hole} ເປັນຂອງຝ່າຍ{owner}. ຕອນນີ້ຮອດຕາຝ່າຍ{side}.",
  "refusal.empty-hole": "{hole} ຫວ່າງຢູ່. ບໍ່ມີຫຍັງໃຫ້ຫວ່ານ.",
  "refusal.not-outermost": "{hole} ຕ້ອງລໍຖ້າ: ໃຫ້ຫວ່ານຈາກແຖວນອກສຸດຂອງທ່ານທີ່ຍັງມີເມັດ, ຕອນນີ້ແມ່ນແຖວ{row}.",
  "refusal.endless": "ການຫວ່ານ {hole} ຈະບໍ່ມີວັນຈົບ, ຈຶ່ງເລີ່ມບໍ່ໄດ້.",
  "refusal.game-over": "ເກມຈົບແລ້ວ. ເລີ່ມເກມໃໝ່ ຫຼື ຖອນຕາຄືນ.",
  "refusal.busy": "ລໍຖ້າໃຫ້ຫວ່ານແລ້ວກ່ອນ ຫຼື ຂ້າມໄປ.",
  "refusal.unknown": "ຕອນນີ້ຫວ່ານ {hole} ບໍ່ໄດ້ ({code}).",

  // The end.
  "end.won": "ຝ່າຍ{winner}ຊະນະ",
  "end.drawn": "ສະເໝີກັນ",
  "end.spoken": "{how}. {why}",
  "end.no-seeds": "ຝ່າຍ{loser}ບໍ່ມີເມັດຈະຫວ່ານແລ້ວ, ຝ່າຍ{winner}ຫຼິ້ນຕາສຸດທ້າຍ.",
  "end.resigned": "ຝ່າຍ{loser}ຍອມແພ້.",
  "end.repetition": "ຕຳແໜ່ງດຽວກັນກັບມາເປັນເທື່ອທີສາມ.",
  "end.only-endless": "ການຫວ່ານທີ່ເຫຼືອທັງໝົດຈະບໍ່ມີວັນຈົບ.",
  "end.agreed": "ຜູ້ຫຼິ້ນທັງສອງຕົກລົງກັນ.",
  "end.unknown": "ເກມຈົບແລ້ວ ({code}).",

  // Buttons.
  "button.undo": "ຖອນຄືນ",
  "button.undo.hint": "ຖອນຕາຫຼ້າສຸດຄືນ",
  "button.undo.game": "ເອົາເກມກ່ອນໜ້ານີ້ກັບມາ",
  "button.redo": "ເຮັດຄືນ",
  "button.redo.hint": "ຫຼິ້ນຕາທີ່ຖອນຄືນນັ້ນອີກ",
  "button.again": "ເບິ່ງອີກ",
  "button.again.hint": "ເບິ່ງຕາຫຼ້າສຸດອີກ",
  "button.skip": "ຂ້າມ",
  "button.skip.hint": "ຂ້າມໄປທ້າຍການຫວ່ານນີ້",
  "button.fresh": "ເກມໃໝ່",
  "button.fresh.hint": "ເລີ່ມເກມໃໝ່; “ຖອນຄືນ” ຈະເອົາເກມນີ້ກັບມາ",
  "button.laps": "ເທື່ອລະຮອບ",
  "button.laps.hint": "ອ່ານຕາຫຼ້າສຸດເທື່ອລະຮອບ",
  "button.help": "ຊ່ວຍເຫຼືອ",
  "button.help.hint": "ຊ່ວຍເຫຼືອ, ປຸ່ມ ແລະ ພາສາ",
  "button.rules": "ກະຕິກາ",
  "button.rules.hint": "ກະຕິກາ, ວິທີຫຼິ້ນ ແລະ ແຫຼ່ງທີ່ມາ",
  "button.state": "ແຜ່ນຫຼິ້ນເປັນຄຳເວົ້າ",
  "button.close": "ປິດ",
  "button.dismiss": "ປິດຂໍ້ຄວາມນີ້",
  "controls.label": "ປຸ່ມຄວບຄຸມເກມ",
  "panel.label": "ເກມ",
  "speed.label": "ຄວາມໄວ",
  "speed.slow": "ຊ້າ",
  "speed.normal": "ປານກາງ",
  "speed.fast": "ໄວ",
  "speed.instant": "ທັນທີ",
  "speed.pace": "ຄວາມໄວຂອງການຫວ່ານ",

  // Who plays a side: somebody at the board, or the computer at one of five levels. The short names stand beside
  // the name of the side, where there is little room.

  // The adviser. `{what}` is advice.sow or advice.step; `{why}` is one of the four reasons below it; `{depth}` is how
  // many turns ahead it has looked. The marks stand on small badges on the board: one short word each.

  // The switch of languages; each language stands there under its own name.
  "language.label": "ພາສາ",

  // Messages in the strip above the board.
  "strip.option": "“{value}” ບໍ່ແມ່ນຄ່າຂອງ {name}, ຈຶ່ງໃຊ້ {fallback} ແທນ.",
  "strip.option.none": "“{value}” ບໍ່ແມ່ນຄ່າຂອງ {name}. ຈຶ່ງບໍ່ໄດ້ໃຊ້.",
  "strip.rules": "ບໍ່ມີກະຕິກາຊື່ “{value}”, ຈຶ່ງໃຊ້ {fallback} ແທນ.",
  "strip.text": "{what, select, position {ອ່ານຕຳແໜ່ງໃນທີ່ຢູ່ເວັບບໍ່ໄດ້} other {ອ່ານເກມໃນທີ່ຢູ່ເວັບບໍ່ໄດ້}}: {reason}",
  "strip.text.at":
    "{what, select, position {ອ່ານຕຳແໜ່ງໃນທີ່ຢູ່ເວັບບໍ່ໄດ້} other {ອ່ານເກມໃນທີ່ຢູ່ເວັບບໍ່ໄດ້}}. ແຖວທີ {line}, ຖັນທີ {column}: {reason}",
  "strip.ply": "ເກມນີ້ມີ {n} ຕາ, ຈຶ່ງສະແດງຕາທີ {ply} ບໍ່ໄດ້.",
  "strip.stored": "ອ່ານເກມທີ່ບັນທຶກໄວ້ບໍ່ໄດ້: {reason} ເກມໃໝ່ຈະເລີ່ມ; ຂໍ້ຄວາມທີ່ບັນທຶກໄວ້ຍັງເກັບຢູ່.",
  "strip.stored.at": "ອ່ານເກມທີ່ບັນທຶກໄວ້ບໍ່ໄດ້. ແຖວທີ {line}, ຖັນທີ {column}: {reason} ເກມໃໝ່ຈະເລີ່ມ; ຂໍ້ຄວາມທີ່ບັນທຶກໄວ້ຍັງເກັບຢູ່.",
  "strip.stored.show": "ສະແດງຂໍ້ຄວາມທີ່ບັນທຶກໄວ້",
  "strip.fresh": "ເກມໃໝ່ເລີ່ມແລ້ວ.",
  "strip.fresh.back": "ເອົາເກມກ່ອນກັບມາ",
  "strip.restored": "ມີຂໍ້ຜິດພາດ ({reason}). ໄດ້ວາງເກມຄືນຄືເກົ່າແລ້ວ.",
  "strip.loading": "Katro ໄປຕໍ່ບໍ່ໄດ້: {reason}",
  "strip.wasm-blocked": "ເວັບໄຊນີ້ບໍ່ອະນຸຍາດ WebAssembly ທີ່ Katro ໃຊ້. ເຈົ້າຂອງເວັບຕ້ອງເພີ່ມ 'wasm-unsafe-eval' ໃສ່ script-src.",
  "strip.canvas-lost": "ໂປຣແກຣມທ່ອງເວັບນີ້ແຕ້ມຮູບບໍ່ໄດ້. ຍັງຫຼິ້ນໄດ້ດ້ວຍປຸ່ມເທິງແຜ່ນຫຼິ້ນ.",
  "strip.retry": "ລອງອີກ",

  // Why a text cannot be read. `{reason}` is a more exact reason, in English: other languages do without it.
  "reason.unexpected-text": "ເຄື່ອງໝາຍນີ້ບໍ່ຄວນຢູ່ບ່ອນນີ້.",
  "reason.ends-early": "ຂໍ້ຄວາມຈົບໄວເກີນໄປ.",
  "reason.row-count": "ຈຳນວນແຖວບໍ່ຖືກ.",
  "reason.hole-count": "ຈຳນວນຂຸມບໍ່ຖືກ.",
  "reason.unknown-ruleset": "ບໍ່ຮູ້ຈັກກະຕິການີ້.",
  "reason.tag-twice": "ມີໝາຍເຫດດຽວກັນສອງເທື່ອ.",
  "reason.turn-number": "ເລກທີຂອງຕາບໍ່ຖືກ.",
  "reason.result-differs": "ຜົນທີ່ຂຽນໄວ້ບໍ່ກົງກັບເກມ.",
  "reason.too-many-seeds": "ມີເມັດຫຼາຍເກີນໄປ.",
  "reason.hole-too-full": "ມີຂຸມໜຶ່ງທີ່ມີເມັດຫຼາຍເກີນໄປ.",
  "reason.refused": "ກະຕິກາບໍ່ອະນຸຍາດ.",

  // The help sheet. The keys themselves are listed from the same table that handles them.
  "help.title": "ຊ່ວຍເຫຼືອ",
  "help.board": "ປຸ່ມ ເວລາຢູ່ເທິງແຜ່ນຫຼິ້ນ",
  "help.page": "ປຸ່ມ ຢູ່ທຸກບ່ອນໃນໜ້ານີ້",
  "help.pointer": "ໃຊ້ນິ້ວ ຫຼື ເມົາສ໌: ແຕະຂຸມທີ່ມີວົງແຫວນ ແລ້ວແຕະລູກສອນອັນໜຶ່ງໃນສອງອັນ.",
  "key.arrows": "ປຸ່ມລູກສອນ",
  "key.enter": "Enter ຫຼື Space",
  "key.digits": "1 ຫາ 8",
  "key.shift-digits": "Shift + 1 ຫາ 6",
  "key.escape": "Escape",
  "key.question": "?",
  "key.undo": "Ctrl + Z",
  "key.redo": "Ctrl + Shift + Z",
  "key.reset": "Alt + R",
  "key.tab": "Tab",
  "does.move": "ຍ້າຍໄປລະຫວ່າງຂຸມ; ເມື່ອມີເມັດໃນມື ໃຫ້ເລືອກທາງ",
  "does.pick": "ເອົາເມັດອອກຈາກຂຸມ; ແລ້ວຫວ່ານໄປທາງທີ່ເລືອກ",
  "does.cancel": "ວາງເມັດຄືນ ຫຼື ຂ້າມໄປທ້າຍການຫວ່ານ",
  "does.column": "ໄປຫາຖັນ, ນັບຈາກຊ້າຍຂອງຝ່າຍໃຕ້",
  "does.row": "ໄປຫາແຖວ, ນັບຈາກຂອບຂອງຝ່າຍໃຕ້",
  "does.next": "ໄປຫາຂຸມຕໍ່ໄປທີ່ຫວ່ານໄດ້",
  "does.hole": "ຟັງຂຸມນີ້ ແລະ ຂຸມກົງກັນຂ້າມ",
  "does.state": "ຟັງສະພາບຂອງເກມ",
  "does.words": "ອ່ານແຜ່ນຫຼິ້ນທັງໝົດເປັນຄຳເວົ້າ",
  "does.again": "ເບິ່ງ ຫຼື ຟັງ ຕາຫຼ້າສຸດອີກ",
  "does.laps": "ອ່ານຕາຫຼ້າສຸດເທື່ອລະຮອບ",
  "does.help": "ເປີດໜ້າຊ່ວຍເຫຼືອນີ້",
  "does.undo": "ຖອນຕາຄືນ",
  "does.redo": "ຫຼິ້ນຕານັ້ນອີກ",
  "does.reset": "ເລີ່ມເກມໃໝ່",
  "does.leave": "ອອກຈາກແຜ່ນຫຼິ້ນ",

  // How the game stands, when somebody asks. `{holes}` and `{facing}` are lists, written as your language does.
  "state.title": "ແຜ່ນຫຼິ້ນເປັນຄຳເວົ້າ",
  "state.totals": "ຝ່າຍໃຕ້ມີ {south} ເມັດ, ຝ່າຍເໜືອມີ {north} ເມັດ.",
  "state.next": "ຮອດຕາຝ່າຍ{next}.",
  "state.sowable": "ຫວ່ານໄດ້ {count} ຂຸມ: {holes}.",
  "state.row": "ຝ່າຍ{side}, ແຖວ{row}, ຈາກຖັນ 1: {seeds}",
  "state.hole": "{hole}: {n, plural, =0 {ຫວ່າງ} other {# ເມັດ}}",
  "state.facing": "{what}. ກົງກັນຂ້າມ: {facing}.",

  // The page around the board.
  "page.name": "Katro",
  "page.title": "Katro ເກມຫວ່ານເມັດຈາກມາດາກາສະກາ",
  "page.description": "ຫຼິ້ນ Katro ເກມຫວ່ານເມັດຫົກແຖວຂອງຊາວ Betsileo ແຫ່ງມາດາກາສະກາ ສອງຄົນຢູ່ໜ້າຈໍດຽວກັນ.",
  "page.place": "Betsileo, ມາດາກາສະກາ",
  "page.lead":
    "Katro ເປັນເກມສຳລັບສອງຄົນ: ເອົາເມັດຈາກຂຸມໜຶ່ງຂອງທ່ານ ຫວ່ານເທື່ອລະເມັດໄປຮອບເຄິ່ງແຜ່ນຫຼິ້ນຂອງທ່ານ ແລ້ວກິນເມັດທີ່ຢູ່ກົງກັນຂ້າມກັບບ່ອນທີ່ທ່ານຢຸດ.",
  "page.how": "ວິທີຫຼິ້ນ",
  "page.step.1": "ເລືອກຂຸມໃນແຖວນອກສຸດຂອງທ່ານທີ່ຍັງມີເມັດ ແລະ ທາງທີ່ຈະຫວ່ານ. ແຕ່ລະຂຸມຕາມທາງໄດ້ໜຶ່ງເມັດ.",
  "page.step.2": "ເມັດສຸດທ້າຍຕົກໃສ່ຂຸມທີ່ມີເມັດບໍ? ເອົາທັງໝົດຂຶ້ນມາຫວ່ານຕໍ່. ຖ້າຢູ່ແຖວໃນສຸດຂອງທ່ານທີ່ຍັງມີເມັດ ທ່ານໄດ້ກິນຂຸມກົງກັນຂ້າມນຳ ຖ້າບໍ່ຫວ່າງ.",
  "page.step.3": "ຕົກໃສ່ຂຸມຫວ່າງບໍ? ຮອດຕາອີກຝ່າຍ. ຜູ້ທີ່ບໍ່ມີເມັດຈະຫວ່ານເປັນຜູ້ແພ້.",
  "page.from": "ມາຈາກໃສ",
  "page.source.1":
    "A. J. de Voogt, ບັນທຶກພາກສະໜາມ ເດືອນສິງຫາ 1998 ທີ່ Ianjanina, Fianarantsoa; “Distribution of Mancala Board Games”, Board Games Studies 2 (1999), 104–114.",
  "page.source.2":
    "Mancala World ແລະ Wikipedia, “Katro”. ບ່ອນທີ່ຄຳອະທິບາຍບໍ່ກົງກັນ ກະຕິກາຢູ່ນີ້ເອົາຕາມ Mancala World ແລະ ເລືອກທາງໄດ້ອິດສະຫຼະຕາມ Wikipedia.",
  "page.source.3": "ຂອງພວກເຮົາ ບໍ່ມີໃນແຫຼ່ງໃດ: ການຫວ່ານທີ່ບໍ່ມີວັນຈົບເລີ່ມບໍ່ໄດ້ ແລະ ຖ້າຕຳແໜ່ງດຽວກັນກັບມາເທື່ອທີສາມແມ່ນສະເໝີ.",

  // The sheet of rules. First the usual game, then what this table's telling has otherwise.
  "rules.title": "ກະຕິກາ ແລະ ແຫຼ່ງທີ່ມາ",
  "rules.here": "ຢູ່ແຜ່ນຫຼິ້ນນີ້: {title}",
  "rules.usual": "ເກມປົກກະຕິ",
  "rules.differs": "ສິ່ງທີ່ຕ່າງຢູ່ນີ້",
  "rules.ours": "ສິ່ງທີ່ບໍ່ມີແຫຼ່ງໃດບອກ",
  "rules.ours.about": "ບ່ອນທີ່ແຫຼ່ງຂໍ້ມູນບໍ່ໄດ້ບອກ ໜ້ານີ້ມີກະຕິກາຂອງຕົນເອງ:",
  "rules.ways": "ວິທີຫຼິ້ນທັງໝົດ",
  "rules.sources": "ແຫຼ່ງທີ່ມາ",
  "rules.sources.of": "ແຫຼ່ງທີ່ມາ: {sources}",
  "rules.glossary": "ຄຳສັບ",
  "rule.board": "ແຜ່ນຫຼິ້ນມີຫົກແຖວ ແຖວລະຫົກຂຸມ ຂຸມລະສອງເມັດ. ບໍ່ມີສາງ: ເມັດບໍ່ອອກຈາກແຜ່ນຫຼິ້ນຈັກເທື່ອ.",
  "rule.rows": "ແຕ່ລະຝ່າຍມີສາມແຖວ: ແຖວນອກຢູ່ຂອບຂອງຕົນ ແຖວກາງ ແລະ ແຖວໃນທີ່ຢູ່ຕໍ່ໜ້າແຖວໃນຂອງອີກຝ່າຍ. ຝ່າຍໃຕ້ຫຼິ້ນກ່ອນ ແລະ ຂ້າມຕາບໍ່ໄດ້.",
  "rule.start": "ແຕ່ລະຕາເລີ່ມຈາກຂຸມໃດກໍໄດ້ທີ່ມີເມັດ ໃນແຖວນອກສຸດຂອງທ່ານທີ່ຍັງມີເມັດ. ເມັດດຽວກໍຍ້າຍໄດ້.",
  "rule.heading": "ທ່ານເລືອກທາງຕາເວັນອອກ ຫຼື ຕາເວັນຕົກ ໃໝ່ທຸກຕາ.",
  "rule.sowing": "ເອົາເມັດທັງໝົດໃນຂຸມຂຶ້ນມາ ຫວ່ານຂຸມລະເມັດໃສ່ຂຸມຕໍ່ໆໄປ ຕາມທາງຄົດລ້ຽວໃນແຖວຂອງຕົນເອງ.",
  "rule.relay": "ຖ້າເມັດສຸດທ້າຍຕົກໃສ່ຂຸມທີ່ມີເມັດ ແລະ ກິນບໍ່ໄດ້ ໃຫ້ເອົາເມັດທັງໝົດໃນຂຸມນັ້ນຂຶ້ນມາຫວ່ານຕໍ່ໄປທາງເກົ່າ. ຖ້າຕົກໃສ່ຂຸມຫວ່າງ ຕານັ້ນຈົບ.",
  "rule.capture":
    "ຖ້າເມັດສຸດທ້າຍຕົກໃສ່ຂຸມທີ່ມີເມັດ ໃນແຖວໃນສຸດຂອງທ່ານທີ່ຍັງມີເມັດ ແລະ ຂຸມໃນຖັນດຽວກັນ ໃນແຖວໃນສຸດຂອງອີກຝ່າຍທີ່ຍັງມີເມັດ ກໍມີເມັດຢູ່ ທ່ານໄດ້ກິນຂຸມນັ້ນ.",
  "rule.onward": "ເມັດທີ່ກິນໄດ້ ແລະ ເມັດໃນຂຸມທີ່ຢຸດ ເອົາລວມກັນຫວ່ານຕໍ່ຈາກຂຸມຖັດໄປ. ຮອບນັ້ນຍັງຫວ່ານຕໍ່ ແລະ ກິນໄດ້ອີກ.",
  "rule.end": "ຝ່າຍທີ່ຮອດຕາແຕ່ບໍ່ມີເມັດເປັນຝ່າຍແພ້. ຖ້າກິນເມັດສຸດທ້າຍຂອງອີກຝ່າຍ ເກມຈົບທັນທີ.",

  // What a telling has otherwise, one sentence for each answer.
  "differs.board.4x4": "ແຜ່ນຫຼິ້ນມີສີ່ແຖວ ແຖວລະສີ່ຂຸມ; ແຕ່ລະຝ່າຍມີແຖວນອກ ແລະ ແຖວໃນ.",
  "differs.board.4x6": "ແຜ່ນຫຼິ້ນມີສີ່ແຖວ ແຖວລະຫົກຂຸມ; ແຕ່ລະຝ່າຍມີແຖວນອກ ແລະ ແຖວໃນ.",
  "differs.board.4x8": "ແຜ່ນຫຼິ້ນມີສີ່ແຖວ ແຖວລະແປດຂຸມ; ແຕ່ລະຝ່າຍມີແຖວນອກ ແລະ ແຖວໃນ.",
  "differs.board.6x3": "ແຜ່ນຫຼິ້ນມີຫົກແຖວ ແຖວລະສາມຂຸມ.",
  "differs.start.any-hole": "ແຕ່ລະຕາເລີ່ມຈາກຂຸມໃດຂອງຕົນກໍໄດ້ທີ່ມີເມັດ.",
  "differs.headings.bound-by-first-turn": "ທາງທີ່ເລືອກໃນຕາທຳອິດ ໃຊ້ໄປຕະຫຼອດເກມ.",
  "differs.headings.east-only": "ທັງສອງຝ່າຍຫວ່ານໄປທາງຕາເວັນອອກສະເໝີ.",
  "differs.landing.empty": "ໄດ້ກິນເມື່ອເມັດສຸດທ້າຍຕົກໃສ່ຂຸມຫວ່າງ. ຂຸມທີ່ມີເມັດແມ່ນຫວ່ານຕໍ່ສະເໝີ.",
  "differs.landing.either": "ກິນໄດ້ ບໍ່ວ່າຂຸມທີ່ເມັດສຸດທ້າຍຕົກໃສ່ຈະຫວ່າງ ຫຼື ມີເມັດ.",
  "differs.own-row.inner-only": "ກິນໄດ້ຈາກແຖວໃນຂອງຕົນເທົ່ານັ້ນ.",
  "differs.target.nearest-in-column": "ໄດ້ກິນຂຸມທີ່ມີເມັດໃນຖັນ ທີ່ຢູ່ໃກ້ກາງແຜ່ນຫຼິ້ນທີ່ສຸດ.",
  "differs.target.whole-column": "ໄດ້ກິນທຸກຂຸມໃນຖັນ; ແຕ່ຖ້າເມັດສຸດທ້າຍຕົກໃສ່ຂຸມຫວ່າງ ແລະ ບໍ່ມີຂຸມໃດມີຫຼາຍກວ່າໜຶ່ງເມັດ ກໍບໍ່ໄດ້ກິນຫຍັງ.",
  "differs.lone-seed.step-ahead": "ເມັດສຸດທ້າຍແທ້ໆຂອງທ່ານ ກ້າວຊື່ໄປແຖວໃນຖັດໄປໄດ້ນຳ. ການກ້າວເຂົ້າແຖວໃນຕ້ອງໄດ້ກິນ.",
  "differs.lone-seed.step-ahead-or-diagonally":
    "ເມັດສຸດທ້າຍແທ້ໆຂອງທ່ານ ກ້າວຊື່ ຫຼື ສະຫຼຽງ ໄປແຖວໃນຖັດໄປໄດ້ນຳ. ການກ້າວເຂົ້າແຖວໃນຕ້ອງໄດ້ກິນ.",
  "differs.unknown": "ຕ່າງຈາກເກມປົກກະຕິອີກຂໍ້ໜຶ່ງ ({code}).",

  // What no source says.
  "ours.endless-sowing": "ການຫວ່ານທີ່ຈະເກີນ 1.000 ຮອບ ເລີ່ມບໍ່ໄດ້. ຜູ້ທີ່ມີເມັດ ແຕ່ເຫຼືອພຽງການຫວ່ານແບບນີ້ ເຮັດໃຫ້ເກມສະເໝີ.",
  "ours.repetition": "ເມື່ອຕຳແໜ່ງດຽວກັນ ແລະ ຕາຂອງຝ່າຍດຽວກັນ ກັບມາເປັນເທື່ອທີສາມ ເກມສະເໝີ.",
  "ours.headings-from-elsewhere": "Mancala World ບໍ່ໄດ້ບອກວ່າໃຜເລືອກທາງ. ຢູ່ນີ້ຜູ້ຫຼິ້ນເລືອກ ຕາມ Wikipedia.",
  "ours.east-for-both": "ແຫຼ່ງທີ່ມາບອກທາງຂອງຝ່າຍດຽວ. ຢູ່ນີ້ທັງສອງຝ່າຍຫວ່ານໄປທາງຕາເວັນອອກ.",
  "ours.rules-from-elsewhere": "ແຫຼ່ງທີ່ມາເວົ້າເຖິງແຜ່ນຫຼິ້ນນີ້ ແຕ່ບໍ່ໄດ້ບອກກະຕິກາ. ຢູ່ນີ້ໃຊ້ກະຕິກາປົກກະຕິ.",
  "ours.unknown": "ກະຕິກາອີກຂໍ້ໜຶ່ງຂອງໜ້ານີ້ເອງ ({code}).",

  // What each telling is called.
  "title.standard": "Katro",
  "title.one-circuit": "Katro ທາງດຽວ",
  "title.wikipedia": "Katro ຕາມ Wikipedia",
  "title.field-1998": "Katro ທີ່ເຫັນໃນປີ 1998",
  "title.field-1998-small": "Katro ທີ່ເຫັນໃນປີ 1998, ຫົກແຖວ ແຖວລະສາມ",
  "title.field-1998-free": "Katro ທີ່ເຫັນໃນປີ 1998, ເລືອກທາງອິດສະຫຼະ",
  "title.field-1998-small-free": "Katro ທີ່ເຫັນໃນປີ 1998, ຫົກແຖວ ແຖວລະສາມ, ເລືອກທາງອິດສະຫຼະ",
  "title.katro-4x4": "Katro ສີ່ແຖວ ແຖວລະສີ່",
  "title.katro-4x6": "Katro ສີ່ແຖວ ແຖວລະຫົກ",
  "title.katro-6x3": "Katro ຫົກແຖວ ແຖວລະສາມ",
  "title.standard-diagonal": "Katro ທີ່ເມັດສຸດທ້າຍກ້າວໄດ້",
  "title.katra-boaoaka": "Katra Boaoaka",
  "title.unknown": "Katro ({code})",

  // Who says so. Titles of books and names of people stay as they are.
  "source.MW": "Mancala World, “Katro”.",
  "source.WP": "Wikipedia, “Katro” (ພາສາອັງກິດ; ໜ້າພາສາອິຕາລີມີລາຍລະອຽດເພີ່ມ).",
  "source.DV":
    "A. J. de Voogt, ບັນທຶກພາກສະໜາມ ວັນທີ 13 ສິງຫາ 1998 ທີ່ Ianjanina, Fianarantsoa; “Distribution of Mancala Board Games: A Methodological Inquiry”, Board Games Studies 2 (1999), ໜ້າ 104–114, ໃນນີ້ 112–113; ອ້າງຕາມເວັບ Ludii.",
  "source.LN": "R. Linton, “The Tanala: A Hill Tribe of Madagascar” (1933), ໜ້າ 261–262; ອ້າງຕາມເວັບ Ludii.",
  "source.TN":
    "L. Tiennot, “À la recherche de jeux de semailles de type solo à Madagascar”, ethnographiques.org (ວຽກພາກສະໜາມປີ 2013).",
  "source.Ludii": "Katro ຕາມທີ່ລະບົບເກມ Ludii ຫຼິ້ນ, ກະຕິກາ “Observed”.",
  "source.unknown": "{code}",

  // The game's own words.
  "glossary.katro": "katro, katra",
  "glossary.katro.is": "ຊື່ເກມໃນພາສາມາລາກາຊີ. ບັນທຶກໄວ້ວ່າເປັນຂອງຊາວ Betsileo, Tanala ແລະ Sakalava.",
  "glossary.lap": "ຮອບ",
  "glossary.lap.is": "ການຫວ່ານກຳມືໜຶ່ງ ແຕ່ເອົາຂຶ້ນຈົນເຖິງເມັດສຸດທ້າຍ. ຕາໜຶ່ງມີໜຶ່ງ ຫຼື ຫຼາຍຮອບ.",
  "glossary.relay": "ການຫວ່ານຕໍ່",
  "glossary.relay.is": "ການເອົາເມັດທັງໝົດໃນຂຸມທີ່ຮອບຈົບລົງ ຂຶ້ນມາຫວ່ານຕໍ່.",
  "glossary.facing": "ຂຸມກົງກັນຂ້າມ",
  "glossary.facing.is": "ຂຸມຂອງອີກຝ່າຍໃນຖັນດຽວກັນ.",
  "glossary.way": "ຕາເວັນອອກ, ຕາເວັນຕົກ",
  "glossary.way.is": "ສອງທາງ: ຕາເວັນອອກໄປທາງຂວາຂອງຝ່າຍໃຕ້ຕາມແຖວນອກ, ຕາເວັນຕົກໄປທາງຊ້າຍ. ຝ່າຍເໜືອເຫັນຄືກັນກັບໃນແຜນທີ່ດຽວກັນ.",
};
