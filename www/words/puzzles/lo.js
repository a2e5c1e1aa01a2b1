// The puzzles in Lao. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "puzzles.grade.capture-most": "ກິນໃຫ້ໄດ້ຫຼາຍທີ່ສຸດ",
  "puzzles.grade.win-in-one": "ຊະນະໃນໜຶ່ງຕາ",
  "puzzles.grade.win-in-two": "ຊະນະໃນສອງຕາ",
  "puzzles.grade.save-yourself": "ເອົາຕົວລອດ",
  "puzzles.solved": "ແກ້ໄດ້ {solved} ຈາກ {all}",
  "puzzles.door": "ປິດສະໜາ {n}",
  "puzzles.door.solved": "ປິດສະໜາ {n}, ແກ້ໄດ້ແລ້ວ",
  "puzzles.name": "{grade}, {n} ຈາກ {all}",

  "puzzles.task.capture-most": "ຮອດຕາຝ່າຍ{side}: ກິນໃຫ້ໄດ້ຫຼາຍເມັດທີ່ສຸດ.",
  "puzzles.task.win-in-one": "ຮອດຕາຝ່າຍ{side}: ຊະນະໃຫ້ໄດ້ໃນຕານີ້.",
  "puzzles.task.win-in-two": "ຮອດຕາຝ່າຍ{side}: ຊະນະໃນຕາທີສອງ ບໍ່ວ່າຝ່າຍ{other}ຈະຕອບແນວໃດ.",
  "puzzles.task.save-yourself": "ຮອດຕາຝ່າຍ{side}. ຝ່າຍ{other}ຈະຊະນະໃນ {within, plural, other {# ຕາ}}: ຫຼິ້ນຕາດຽວທີ່ກັນໄວ້ໄດ້.",

  "puzzles.all": "ທັງໝົດ",
  "puzzles.hint": "ຄຳໃບ້",
  "puzzles.solution": "ຄຳຕອບ",
  "puzzles.again": "ລອງອີກ",
  "puzzles.next": "ຕໍ່ໄປ",

  "puzzles.hint.hole": "ຫວ່ານຂຸມ {hole}. ໄປທາງໃດ?",
  "puzzles.answering": "ຝ່າຍ{other}ຕອບ.",
  "puzzles.halfway": "ເລີ່ມໄດ້ດີ. ຝ່າຍ{other}ປ້ອງກັນຢ່າງດີທີ່ສຸດແລ້ວ: ຕອນນີ້ຊະນະໃຫ້ໄດ້.",
  "puzzles.showing": "ນີ້ແມ່ນຄຳຕອບ.",
  "puzzles.shown": "ນັ້ນແມ່ນຄຳຕອບ. ຕອນນີ້ທ່ານຫຼິ້ນເອງ.",
  "puzzles.right.capture-most": "ຖືກຕ້ອງ! {most, plural, other {ກິນໄດ້ # ເມັດ}}; ຕາອື່ນກິນໄດ້ຫຼາຍສຸດ {next} ເມັດ.",
  "puzzles.right.win-in-one": "ຖືກຕ້ອງ! ຝ່າຍ{side}ຊະນະທັນທີ.",
  "puzzles.right.win-in-two": "ຖືກຕ້ອງ! ຝ່າຍ{side}ຊະນະໃນຕາທີສອງ ບໍ່ວ່າຝ່າຍ{other}ຈະຕອບແນວໃດ.",
  "puzzles.right.save-yourself": "ຖືກຕ້ອງ! ຕາອື່ນທັງໝົດຈະແພ້.",
  "puzzles.wrong.capture-most": "{captured, plural, =0 {ບໍ່ໄດ້ກິນ} other {ກິນໄດ້ # ເມັດ}}. ມີຕາອື່ນທີ່ກິນໄດ້ {most} ເມັດ.",
  "puzzles.wrong.win-in-one": "ຝ່າຍ{other}ຍັງມີ {n, plural, other {# ເມັດ}}. ມີຕາອື່ນທີ່ກິນໄດ້ທັງໝົດ.",
  "puzzles.wrong.win-in-two": "ຫຼັງຈາກຄຳຕອບນີ້ ບໍ່ມີຕາໃດຊະນະທັນທີ. ມີຕາທຳອິດອື່ນທີ່ຊະນະ ບໍ່ວ່າຈະຕອບແນວໃດ.",
  "puzzles.wrong.second": "ຕາທຳອິດຂອງທ່ານຖືກແລ້ວ, ແຕ່ຕານີ້ຝ່າຍ{other}ຍັງເຫຼືອ {n, plural, other {# ເມັດ}}.",
  "puzzles.wrong.save-yourself": "ຝ່າຍ{other}ຊະນະແລ້ວ. ມີຕາອື່ນທີ່ກັນໄວ້ໄດ້.",
};
