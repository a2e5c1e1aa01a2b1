// What an exhibition says, in Mongolian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "kiosk.warn.title": "Та тоглосоор байна уу?",
  "kiosk.warn.about": "Хэн ч дэлгэцэд хүрэхгүй бол самбарыг дараагийн зочинд бэлдэнэ.",
  "kiosk.warn.left": "{n, plural, one {# секунд үлдлээ} other {# секунд үлдлээ}}",
  "kiosk.stay": "Үргэлжлүүлэх",
  "kiosk.over": "Дахин эхлэх",
  "attract.name": "Катро, Мадагаскарын тариалах тоглоом",
  "attract.touch": "Тоглохын тулд нүхэн дээр дарна уу",
  "attract.choose": "Аль нүхийг сонгох бол?",
  "attract.sow": "Үрийг замын дагуу нэг нэгээр тарина",
  "attract.relay": "Бусад үр дээр унав: бүгдийг нь цааш тарина",
  "attract.capture": "Авлаа!",
  "attract.rest": "Тариалалт зогслоо",
  "attract.over": "Энэ тоглолт дууслаа",
};
