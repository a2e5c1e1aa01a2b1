// The list of tools in Mongolian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "tool.list": "Өөр юу хийх вэ",
  "tool.lesson": "Ерэн секундэд сурах",
  "tool.lesson.about": "Зургаан богино алхам, алхам бүрд та нэг нүүнэ",
  "tool.reasons": "Яагаад гэж асуух",
  "tool.reasons.about": "Сүүлийн нүүдлийн буулт бүрд аль дүрэм шийдсэн бэ",
  "tool.course": "Тоглолт хэрхэн өрнөв",
  "tool.course.about": "Нүүдэл бүрд хэн дээр байв, юу шийдэв",
  "tool.puzzles": "Бодлого",
  "tool.puzzles.about": "Нэг байрлал, нэг зөв нүүдэл",
  "tool.predict": "Таамаглаад, дараа нь тарих",
  "tool.predict.about": "Сүүлийн үр хаана унахыг хэлж, хэр ойртсоноо харах",
  "tool.setup": "Хөлөг өрөх",
  "tool.setup.about": "Үрээ хүссэн газраа тавиад тэндээс тоглох",
  "tool.lab": "Дүрмийн туршилт",
  "tool.lab.about": "Нэг дүрмийг өөрчлөөд мянган тоглолтод яаж нөлөөлөхийг харах",
  "tool.class": "Ангид зориулсан",
  "tool.class.about": "Сурагчид юу харах, хичээлийн хэрэгсэл",
  "tool.takehome": "Гэртээ авч явах",
  "tool.takehome.about": "Энэ тоглолтыг хэвлэх, хадгалах, хуулах",
  "tool.share": "Хуваалцах, байршуулах",
  "tool.share.about": "Холбоос, уншуулах код, эсвэл энэ хөлөг таны сайт дээр",
};
