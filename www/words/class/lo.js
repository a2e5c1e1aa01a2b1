// The panel of a class in Lao. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "class.switch.counts": "ເຊື່ອງຕົວເລກ: ນັກຮຽນນັບເອງ",
  "class.switch.sum": "ສະແດງວ່າບໍ່ມີເມັດໃດເສຍ",
  "class.switch.laps": "ນັບຮອບຕາມລຳດັບ",
  "class.switch.landings": "ຢຸດທຸກເທື່ອທີ່ເມັດສຸດທ້າຍຕົກ",
  "class.listeners": "ໂປຣແກຣມອ່ານໜ້າຈໍຍັງບອກຕົວເລກຢູ່: ບໍ່ມີຕົວເລກກໍນັບຫຍັງບໍ່ໄດ້.",
  "class.doors": "ສຳລັບບົດຮຽນ",
  "class.board": "ຢູ່ກະດານ",
  "class.hand": "ໃນມື",
  "class.total": "ລວມກັນ",
  "class.laps": "ຮອບຮອດດຽວນີ້",
  "class.blackboard": "ສຳລັບຫ້ອງຮຽນ",
  "class.landed": "ຮອບທີ {lap}: ເມັດສຸດທ້າຍຕົກໃສ່ {hole}. ຈະເກີດຫຍັງຂຶ້ນ?",
  "class.onward": "ໄປຕໍ່",
  "class.spoken": "ຢູ່ກະດານ {board} ກັບໃນມື {hand} ລວມເປັນ {total}.",
};
