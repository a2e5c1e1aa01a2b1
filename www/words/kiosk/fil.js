// What an exhibition says, in Filipino. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "kiosk.warn.title": "Naglalaro ka pa ba?",
  "kiosk.warn.about": "Kapag walang humawak sa screen, ihahanda ang laro para sa susunod na bisita.",
  "kiosk.warn.left": "{n, plural, one {# segundo na lang} other {# segundo na lang}}",
  "kiosk.stay": "Ituloy",
  "kiosk.over": "Magsimula muli",
  "attract.name": "Katro, larong hasikan mula sa Madagascar",
  "attract.touch": "Pindutin ang isang butas para maglaro",
  "attract.choose": "Aling butas ang pipiliin?",
  "attract.sow": "Isa-isang dumaraan sa daan ang mga buto",
  "attract.relay": "Nahulog kasama ng iba: inihahasik muli ang lahat",
  "attract.capture": "Nahuli!",
  "attract.rest": "Huminto na ang paghahasik",
  "attract.over": "Tapos na ang larong ito",
};
