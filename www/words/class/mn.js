// The panel of a class in Mongolian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "class.switch.counts": "Тоог нуух: сурагчид тоолно",
  "class.switch.sum": "Нэг ч үр алга болдоггүйг харуулах",
  "class.switch.laps": "Тойргийг явцад нь тоолох",
  "class.switch.landings": "Унах бүрд зогсох",
  "class.listeners": "Дэлгэц уншигч тоог хэлсээр байна: тоогүйгээр тоолох юм алга.",
  "class.doors": "Хичээлд",
  "class.board": "хөлөг дээр",
  "class.hand": "гарт",
  "class.total": "нийлээд",
  "class.laps": "одоо хүртэлх тойрог",
  "class.blackboard": "Ангид",
  "class.landed": "{lap}-р тойрог: сүүлийн үр {hole} нүхэнд унав. Одоо юу болох вэ?",
  "class.onward": "Үргэлжлүүлэх",
  "class.spoken": "Хөлөг дээрх {board}, гар дахь {hand} нийлээд {total}.",
};
