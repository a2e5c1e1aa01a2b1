// The take-home tool in Mongolian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "takehome.paper": "Цаасан дээр",
  "takehome.paper.about": "Нэг хуудас: энэ байрлал, тоглох хоосон хөлөг, дүрэм.",
  "takehome.print": "Хэвлэх",
  "takehome.paper.save": "Хуудсыг хадгалах",
  "takehome.paper.blocked": "Эндээс хэвлэх боломжгүй. Хуудсыг хадгалж, файлыг нээгээд хэвлэнэ үү.",
  "takehome.paper.empty": "Жижиг чулуу, буурцаг, үрээр тоглоход",
  "takehome.record": "Бичлэг: нүүдэл бүр, дахин унших боломжтой",
  "takehome.table": "Нүүдлийн хүснэгт, тооцооны програмд (CSV)",
  "takehome.copy": "Хуулах",
  "takehome.copied": "Хуулсан",
  "takehome.selected": "Бичвэр сонгогдсон: Ctrl + C дарж хуулна уу.",
  "takehome.save": "Файлд хадгалах",
  "takehome.column.turn": "нүүдэл",
  "takehome.column.side": "тал",
  "takehome.column.hole": "нүх",
  "takehome.column.heading": "чиглэл",
  "takehome.column.laps": "тойрог",
  "takehome.column.captured": "авсан",
  "takehome.column.text": "бичлэг",
};
