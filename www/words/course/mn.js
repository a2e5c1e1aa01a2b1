// How a game went, in Mongolian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "course.none": "Эхлээд хэдэн нүүдэл хийгээрэй. Дараа нь тоглолт хэрхэн өрнөснийг энд харуулна.",
  "course.looking": "Тоглолтыг төгсгөлөөс нь үзэж байна: {all} нүүдлээс {n, plural, one {# үлдлээ} other {# үлдлээ}}.",
  "course.graph":
    "Шугамын дээр Өмнөд, доор Хойд илүү байв. Байрлал бүрийг дор хаяж {depth, plural, one {# нүүдлээр} other {# нүүдлээр}} урагш харав.",
  "course.deciding": "Шийдвэрлэсэн нүүдлүүд",
  "course.even": "Онцгой нүүдэл алга: хэн ч их алдсангүй.",
  "course.gave":
    "{ply}-р нүүдэл: {side} “{what}” гэж нүүв. “{better}” нь {n, plural, one {# үрээр} other {# үрээр}} дээр байх байв.",
  "course.missed": "{ply}-р нүүдэл: {side} “{what}” гэж нүүв. “{better}” нь гарцаагүй ялах байв.",
  "course.threw":
    "{ply}-р нүүдэл: {side} “{what}” гэж нүүж, {other} гарцаагүй ялах боломжтой болов. “{better}” нь тэсэх байв.",
  "course.show": "Харуулах",
  "course.show.turn": "{ply}-р нүүдлийн өмнөх мөчийг харуулах",
  "course.play": "Тэндээс тоглох",
  "course.play.turn": "{ply}-р нүүдлийн өмнөөс үргэлжлүүлэх",
  "course.here": "Энд {side} юу нүүж болох вэ",
  "course.played": "{what} (нүүсэн)",
  "course.table": "Бүх нүүдэл",
  "course.column.number": "Дугаар",
  "course.column.turn": "Нүүдэл",
  "course.column.laps": "Тойрог",
  "course.column.captured": "Авна",
  "course.column.stands": "Дараа нь",
  "course.level": "тэнцүү",
  "course.ahead": "{side} {n}-ээр илүү",
  "course.wins": "{side} {n, plural, one {# нүүдэлд} other {# нүүдэлд}} ялна",
};
