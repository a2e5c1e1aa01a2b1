// The puzzles in Marathi. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "puzzles.grade.capture-most": "सर्वात जास्त बिया मिळवा",
  "puzzles.grade.win-in-one": "एका खेळीत जिंका",
  "puzzles.grade.win-in-two": "दोन खेळ्यांत जिंका",
  "puzzles.grade.save-yourself": "स्वतःला वाचवा",
  "puzzles.solved": "{all} पैकी {solved} सोडवली",
  "puzzles.door": "कोडे {n}",
  "puzzles.door.solved": "कोडे {n}, सोडवले",
  "puzzles.name": "{grade}, {all} पैकी {n}",

  "puzzles.task.capture-most": "{side} बाजूची खेळी: शक्य तितक्या जास्त बिया मिळवा.",
  "puzzles.task.win-in-one": "{side} बाजूची खेळी: याच खेळीत जिंका.",
  "puzzles.task.win-in-two": "{side} बाजूची खेळी: {other} बाजूने काहीही खेळले तरी दुसऱ्या खेळीत जिंका.",
  "puzzles.task.save-yourself":
    "{side} बाजूची खेळी. {other} बाजू {within, plural, one {# खेळीत} other {# खेळ्यांत}} जिंकणार आहे: ते टाळणारी एकमेव खेळी खेळा.",

  "puzzles.all": "सर्व कोडी",
  "puzzles.hint": "इशारा",
  "puzzles.solution": "उत्तर",
  "puzzles.again": "पुन्हा प्रयत्न करा",
  "puzzles.next": "पुढील",

  "puzzles.hint.hole": "{hole} खड्डा पेरा. कोणत्या दिशेने?",
  "puzzles.answering": "{other} बाजू उत्तर देत आहे.",
  "puzzles.halfway": "सुरुवात बरोबर. {other} बाजूने सर्वोत्तम बचाव केला: आता जिंका.",
  "puzzles.showing": "हे उत्तर आहे.",
  "puzzles.shown": "ते उत्तर होते. आता तुम्ही खेळा.",
  "puzzles.right.capture-most":
    "बरोबर! {most, plural, one {# बी मिळाली} other {# बिया मिळाल्या}}; इतर कोणत्याही खेळीत जास्तीत जास्त {next} मिळतात.",
  "puzzles.right.win-in-one": "बरोबर! {side} बाजू लगेच जिंकते.",
  "puzzles.right.win-in-two": "बरोबर! {other} बाजूने काहीही खेळले तरी {side} बाजू दुसऱ्या खेळीत जिंकते.",
  "puzzles.right.save-yourself": "बरोबर! इतर प्रत्येक खेळीने हार झाली असती.",
  "puzzles.wrong.capture-most":
    "{captured, plural, =0 {काहीही मिळाले नाही} one {# बी मिळाली} other {# बिया मिळाल्या}}. दुसऱ्या एका खेळीत {most} मिळतात.",
  "puzzles.wrong.win-in-one":
    "{other} बाजूकडे अजून {n, plural, one {# बी आहे} other {# बिया आहेत}}. दुसऱ्या एका खेळीत त्या सर्व मिळतात.",
  "puzzles.wrong.win-in-two": "या उत्तरानंतर कोणतीही खेळी लगेच जिंकत नाही. दुसरी एक पहिली खेळी प्रत्येक उत्तराविरुद्ध जिंकते.",
  "puzzles.wrong.second":
    "तुमची पहिली खेळी बरोबर होती, पण या खेळीनंतर {other} बाजूकडे {n, plural, one {# बी उरते} other {# बिया उरतात}}.",
  "puzzles.wrong.save-yourself": "{other} बाजू जिंकली. दुसऱ्या एका खेळीने ते टळले असते.",
};
