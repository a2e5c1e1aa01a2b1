// What an exhibition says, in Lao. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "kiosk.warn.title": "ທ່ານຍັງຫຼິ້ນຢູ່ບໍ?",
  "kiosk.warn.about": "ຖ້າບໍ່ມີໃຜແຕະໜ້າຈໍ, ກະດານຈະຖືກກຽມໄວ້ໃຫ້ຜູ້ຕໍ່ໄປ.",
  "kiosk.warn.left": "{n, plural, other {ເຫຼືອ # ວິນາທີ}}",
  "kiosk.stay": "ຫຼິ້ນຕໍ່",
  "kiosk.over": "ເລີ່ມໃໝ່",
  "attract.name": "Katro ເກມຫວ່ານເມັດຈາກມາດາກາສະກາ",
  "attract.touch": "ແຕະຂຸມໃດໜຶ່ງເພື່ອຫຼິ້ນ",
  "attract.choose": "ຈະເລືອກຂຸມໃດ?",
  "attract.sow": "ເມັດໄປຕາມທາງ ເທື່ອລະເມັດ",
  "attract.relay": "ຕົກໃສ່ຂຸມທີ່ມີເມັດ: ເອົາທັງໝົດຫວ່ານຕໍ່",
  "attract.capture": "ກິນໄດ້ແລ້ວ!",
  "attract.rest": "ການຫວ່ານຈົບລົງແລ້ວ",
  "attract.over": "ເກມນີ້ຈົບແລ້ວ",
};
