// How a game went, in Lao. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "course.none": "ຫຼິ້ນກ່ອນຈັກສອງສາມຕາ. ແລ້ວບ່ອນນີ້ຈະສະແດງວ່າເກມເປັນມາແນວໃດ.",
  "course.looking": "ກຳລັງເບິ່ງເກມຈາກທ້າຍ: ຍັງ {n, plural, other {# ຕາ}} ໃນ {all}.",
  "course.graph": "ເທິງເສັ້ນ ຝ່າຍໃຕ້ໄດ້ປຽບ, ລຸ່ມເສັ້ນ ຝ່າຍເໜືອ. ທຸກຕຳແໜ່ງຖືກເບິ່ງລ່ວງໜ້າຢ່າງໜ້ອຍ {depth, plural, other {# ຕາ}}.",
  "course.deciding": "ຕາທີ່ຕັດສິນເກມ",
  "course.even": "ບໍ່ມີຕາໃດພົ້ນເດັ່ນ: ບໍ່ມີໃຜເສຍຫຼາຍ.",
  "course.gave": "ຕາທີ {ply}: {side} ຫຼິ້ນ “{what}”. “{better}” ຈະດີກວ່າ {n, plural, other {# ເມັດ}}.",
  "course.missed": "ຕາທີ {ply}: {side} ຫຼິ້ນ “{what}”. “{better}” ຈະຊະນະແນ່ນອນ.",
  "course.threw": "ຕາທີ {ply}: {side} ຫຼິ້ນ “{what}”, ແລະ {other} ຊະນະໄດ້ແນ່ນອນ. “{better}” ຈະຕ້ານໄວ້ໄດ້.",
  "course.show": "ສະແດງ",
  "course.show.turn": "ສະແດງຕອນກ່ອນຕາທີ {ply}",
  "course.play": "ຫຼິ້ນຈາກນັ້ນ",
  "course.play.turn": "ຫຼິ້ນຕໍ່ຈາກກ່ອນຕາທີ {ply}",
  "course.here": "{side} ຫຼິ້ນຫຍັງໄດ້ຢູ່ນີ້",
  "course.played": "{what} (ຫຼິ້ນແລ້ວ)",
  "course.table": "ທຸກຕາ",
  "course.column.number": "ທີ",
  "course.column.turn": "ຕາ",
  "course.column.laps": "ຮອບ",
  "course.column.captured": "ກິນ",
  "course.column.stands": "ຈາກນັ້ນ",
  "course.level": "ສະເໝີກັນ",
  "course.ahead": "{side} ນຳ {n}",
  "course.wins": "{side} ຊະນະໃນ {n, plural, other {# ຕາ}}",
};
