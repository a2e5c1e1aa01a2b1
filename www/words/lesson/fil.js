// The lesson in Filipino. The sentences are written as in en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "lesson.of": "{n} ng {all}",
  "lesson.spoken": "{n} ng {all}. {title}. {text}",
  "lesson.next": "Susunod",
  "lesson.skip": "Laktawan",
  "lesson.back": "Bumalik",
  "lesson.again": "Ulitin",
  "lesson.leave": "Laktawan lahat",
  "lesson.begin": "Simulan",
  "lesson.here": "Sa kard na ito, ihasik ang {hole}, ang butas na may tanda.",
  "lesson.on": "Tapos na ang kard na ito. Magpatuloy sa Susunod, o ulitin ito.",

  "lesson.path": "Ang tabla at ang daan nito",
  "lesson.path.do":
    "Sa iyo ang tatlong hanay sa panig ng Timog. Ihasik ang {hole} pa-{heading}: pindutin ang butas na may tanda, saka ang panang may tanda.",
  "lesson.path.done":
    "Isang buto ang nahulog sa bawat butas ng paliko-likong daan: hanay na pinakalabas, gitna, at pinakaloob.",
  "lesson.path.wrong":
    "Sa direksiyong iyon, larawan sa salamin ng daang ito ang daan. Sa kard na ito, ihasik ang {hole} pa-{heading}.",

  "lesson.sow": "Kunin at ihasik",
  "lesson.sow.do":
    "Sa isang tira, kinukuha ang lahat ng buto ng isang butas at isa-isang inihahasik. Ihasik ang {hole} pasilangan o pakanluran, ikaw ang bahala.",
  "lesson.sow.done": "Nahulog ang huling buto sa butas na walang laman: doon natatapos ang tira.",

  "lesson.relay": "Tuloy-hasik",
  "lesson.relay.do":
    "Kung mahulog ang huling buto sa iba pang buto, kinukuha ang lahat ng ito at itinutuloy ang paghahasik. Ihasik ang {hole} pa-{heading}.",
  "lesson.relay.done":
    "Dalawang beses nagpatuloy ang paghahasik; saka nahulog ang huling buto sa butas na walang laman.",
  "lesson.relay.wrong":
    "Sa direksiyong iyon, agad nahuhulog ang huling buto sa butas na walang laman. Para makita ang tuloy-hasik, ihasik ang {hole} pa-{heading}.",

  "lesson.capture": "Paghuli",
  "lesson.capture.do":
    "Mula sa pinakaloob mong hanay na may buto, huli mo ang katapat na butas sa pinakaloob na hanay ng Hilaga na may buto. Ihasik ang {hole} pa-{heading}.",
  "lesson.capture.done":
    "Nahuli mo ang mga buto ng {taken} at inihasik kasama ng sa iyo; ligtas ang {safe} na nasa mas labas.",
  "lesson.capture.wrong":
    "Sa direksiyong iyon, nahuhulog ang huling buto sa butas na walang laman at walang nahuhuli. Ihasik ang {hole} pa-{heading}.",

  "lesson.end": "Ang wakas",
  "lesson.end.do":
    "Talo ang titira na ngunit wala nang buto. Ihasik ang {hole} pa-{heading}, at hulihin ang mga huling buto ng Hilaga.",
  "lesson.end.done": "Wala nang buto ang Hilaga, kaya panalo ka.",
  "lesson.end.wrong":
    "Sa direksiyong iyon, nananatili sa Hilaga ang mga huling buto nito. Ihasik ang {hole} pa-{heading}.",

  "lesson.play": "Ang una mong laro",
  "lesson.play.do":
    "Iyon lang. Ikaw ang Timog, ang computer ang Hilaga sa pinakamadali: gawin ang una mong tira, o pindutin ang Simulan.",
  "lesson.begun": "Nagsimula na ang una mong laro. Ikaw ang Timog at unang titira; ang computer ang Hilaga.",
};
