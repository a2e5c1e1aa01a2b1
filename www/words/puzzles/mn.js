// The puzzles in Mongolian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "puzzles.grade.capture-most": "Хамгийн олныг ав",
  "puzzles.grade.win-in-one": "Нэг нүүдлээр ял",
  "puzzles.grade.win-in-two": "Хоёр нүүдлээр ял",
  "puzzles.grade.save-yourself": "Аврагд",
  "puzzles.solved": "{all} бодлогоос {solved} бодсон",
  "puzzles.door": "{n}-р бодлого",
  "puzzles.door.solved": "{n}-р бодлого, бодсон",
  "puzzles.name": "{grade}, {n} / {all}",

  "puzzles.task.capture-most": "{side} талын ээлж: аль болох олон үр ав.",
  "puzzles.task.win-in-one": "{side} талын ээлж: энэ нүүдлээр ял.",
  "puzzles.task.win-in-two": "{side} талын ээлж: {other} тал юу ч хариулсан, хоёр дахь нүүдлээрээ ял.",
  "puzzles.task.save-yourself":
    "{side} талын ээлж. {other} тал {within, plural, one {# нүүдлээр} other {# нүүдлээр}} ялах гэж байна: үүнийг зогсоох цорын ганц нүүдлийг хий.",

  "puzzles.all": "Бүгд",
  "puzzles.hint": "Сэжүүр",
  "puzzles.solution": "Хариу",
  "puzzles.again": "Дахин оролдох",
  "puzzles.next": "Дараах",

  "puzzles.hint.hole": "{hole} нүхийг тарь. Аль зүг рүү вэ?",
  "puzzles.answering": "{other} тал хариулж байна.",
  "puzzles.halfway": "Эхлэл зөв. {other} тал хамгийн сайн хамгаалалтаа хийлээ: одоо ял.",
  "puzzles.showing": "Хариу нь энэ.",
  "puzzles.shown": "Хариу нь энэ байлаа. Одоо өөрөө нүү.",
  "puzzles.right.capture-most":
    "Зөв! {most, plural, one {# үр авлаа} other {# үр авлаа}}; бусад нүүдэл дээд тал нь {next} авна.",
  "puzzles.right.win-in-one": "Зөв! {side} тал шууд яллаа.",
  "puzzles.right.win-in-two": "Зөв! {other} тал юу ч хариулсан, {side} тал хоёр дахь нүүдлээр ялна.",
  "puzzles.right.save-yourself": "Зөв! Бусад бүх нүүдэл ялагдах байлаа.",
  "puzzles.wrong.capture-most":
    "{captured, plural, =0 {Юу ч аваагүй} one {# үр авлаа} other {# үр авлаа}}. Өөр нэг нүүдэл {most} авна.",
  "puzzles.wrong.win-in-one":
    "{other} талд {n, plural, one {# үр} other {# үр}} үлдлээ. Өөр нэг нүүдэл бүгдийг нь авна.",
  "puzzles.wrong.win-in-two":
    "Энэ хариултын дараа шууд ялах нүүдэл алга. Өөр нэг эхний нүүдэл ямар ч хариултын эсрэг ялна.",
  "puzzles.wrong.second":
    "Эхний нүүдэл зөв байсан, харин үүний дараа {other} талд {n, plural, one {# үр} other {# үр}} үлдлээ.",
  "puzzles.wrong.save-yourself": "{other} тал яллаа. Өөр нэг нүүдэл үүнийг зогсоох байсан.",
};
