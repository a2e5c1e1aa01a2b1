// The take-home tool in Lao. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "takehome.paper": "ໃສ່ເຈ້ຍ",
  "takehome.paper.about": "ໜຶ່ງໜ້າ: ຕຳແໜ່ງນີ້, ກະດານຫວ່າງໄວ້ຫຼິ້ນ ແລະ ກະຕິກາ.",
  "takehome.print": "ພິມ",
  "takehome.paper.save": "ບັນທຶກແຜ່ນນີ້",
  "takehome.paper.blocked": "ພິມຈາກບ່ອນນີ້ບໍ່ໄດ້. ໃຫ້ບັນທຶກແຜ່ນນີ້, ເປີດໄຟລ໌ ແລ້ວພິມ.",
  "takehome.paper.empty": "ໄວ້ຫຼິ້ນດ້ວຍກ້ອນຫີນນ້ອຍ, ໝາກຖົ່ວ ຫຼື ເມັດ",
  "takehome.record": "ບັນທຶກ: ທຸກຕາ, ເພື່ອອ່ານອີກ",
  "takehome.table": "ຕາຕະລາງຂອງຕາ, ສຳລັບໂປຣແກຣມຕາຕະລາງ (CSV)",
  "takehome.copy": "ສຳເນົາ",
  "takehome.copied": "ສຳເນົາແລ້ວ",
  "takehome.selected": "ເລືອກຂໍ້ຄວາມແລ້ວ: ກົດ Ctrl + C ເພື່ອສຳເນົາ.",
  "takehome.save": "ບັນທຶກເປັນໄຟລ໌",
  "takehome.column.turn": "ຕາ",
  "takehome.column.side": "ຝ່າຍ",
  "takehome.column.hole": "ຂຸມ",
  "takehome.column.heading": "ທິດ",
  "takehome.column.laps": "ຮອບ",
  "takehome.column.captured": "ກິນໄດ້",
  "takehome.column.text": "ຂຽນວ່າ",
};
