// The list of tools in Lao. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "tool.list": "ສິ່ງອື່ນທີ່ເຮັດໄດ້",
  "tool.lesson": "ຮຽນໃນເກົ້າສິບວິນາທີ",
  "tool.lesson.about": "ຫົກຂັ້ນຕອນສັ້ນໆ, ແຕ່ລະຂັ້ນທ່ານເປັນຜູ້ຫຼິ້ນ",
  "tool.reasons": "ຖາມວ່າຍ້ອນຫຍັງ",
  "tool.reasons.about": "ກະຕິກາຂໍ້ໃດຕັດສິນ, ທຸກຄັ້ງທີ່ເມັດຕົກໃນຕາສຸດທ້າຍ",
  "tool.course": "ເກມເປັນມາແນວໃດ",
  "tool.course.about": "ໃຜໄດ້ປຽບໃນແຕ່ລະຕາ, ແລະ ຫຍັງຕັດສິນ",
  "tool.puzzles": "ປິດສະໜາ",
  "tool.puzzles.about": "ໜຶ່ງຕຳແໜ່ງ, ໜຶ່ງຕາທີ່ຖືກຕ້ອງ",
  "tool.predict": "ທາຍກ່ອນ, ຈຶ່ງຫວ່ານ",
  "tool.predict.about": "ບອກວ່າເມັດສຸດທ້າຍຈະຕົກໃສ່ໃສ, ແລ້ວເບິ່ງວ່າໃກ້ປານໃດ",
  "tool.setup": "ຈັດກະດານ",
  "tool.setup.about": "ວາງເມັດໄວ້ບ່ອນທີ່ຕ້ອງການ, ແລ້ວຫຼິ້ນຈາກນັ້ນ",
  "tool.lab": "ຫ້ອງທົດລອງກະຕິກາ",
  "tool.lab.about": "ປ່ຽນກະຕິກາໜຶ່ງຂໍ້, ແລ້ວເບິ່ງຜົນຕໍ່ໜຶ່ງພັນເກມ",
  "tool.class": "ສຳລັບຫ້ອງຮຽນ",
  "tool.class.about": "ສິ່ງທີ່ນັກຮຽນເຫັນ, ແລະ ເຄື່ອງມືສຳລັບບົດຮຽນ",
  "tool.takehome": "ເອົາເມືອບ້ານ",
  "tool.takehome.about": "ພິມ, ບັນທຶກ ຫຼື ສຳເນົາເກມນີ້",
  "tool.share": "ແບ່ງປັນ ແລະ ຝັງ",
  "tool.share.about": "ລິ້ງ, ລະຫັດສະແກນ, ຫຼື ກະດານນີ້ໃນເວັບໄຊຂອງທ່ານ",
};
