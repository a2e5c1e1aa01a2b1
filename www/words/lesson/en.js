// The lesson in English: six cards. Each says what to do (`.do`), what happened (`.done`), and why a turn that is legal
// is not the one to be made here (`.wrong`). Short: a card is read in a few seconds, and must fit a telephone.

/** Reviewed by: the authors. */
export const words = {
  "lesson.of": "{n} of {all}",
  "lesson.spoken": "{n} of {all}. {title}. {text}",
  "lesson.next": "Next",
  "lesson.skip": "Skip",
  "lesson.back": "Back",
  "lesson.again": "Again",
  "lesson.leave": "Skip all",
  "lesson.begin": "Begin",
  "lesson.here": "On this card, sow {hole}, the marked hole.",
  "lesson.on": "This card is done. Go on with Next, or do it again.",

  "lesson.path": "The board and its path",
  "lesson.path.do":
    "The three rows on South’s side are yours. Sow {hole} {heading}: tap the marked hole, then the marked arrow.",
  "lesson.path.done": "One seed fell into each hole along a winding path: outer row, central row, inner row.",
  "lesson.path.wrong": "That way the path is a mirror image of this one. On this card, sow {hole} {heading}.",

  "lesson.sow": "Lift and sow",
  "lesson.sow.do": "A turn lifts all seeds of one hole and sows them one by one. Sow {hole} East or West, as you like.",
  "lesson.sow.done": "The last seed fell into an empty hole: that ends the turn.",

  "lesson.relay": "Relay",
  "lesson.relay.do": "If the last seed falls among others, all of them are lifted and sown on. Sow {hole} {heading}.",
  "lesson.relay.done": "Twice the sowing went on; then the last seed fell into an empty hole.",
  "lesson.relay.wrong":
    "That way the last seed falls into an empty hole at once. To see a relay, sow {hole} {heading}.",

  "lesson.capture": "Capture",
  "lesson.capture.do":
    "From your innermost row with seeds, you take the facing hole in North’s innermost row with seeds. Sow {hole} {heading}.",
  "lesson.capture.done":
    "You took the seeds of {taken} and sowed them on with your own; {safe}, further out, was safe.",
  "lesson.capture.wrong": "That way the last seed falls into an empty hole and takes nothing. Sow {hole} {heading}.",

  "lesson.end": "The end",
  "lesson.end.do": "Whoever has to move without seeds has lost. Sow {hole} {heading}, and take North’s last seeds.",
  "lesson.end.done": "North has no seeds left: you have won.",
  "lesson.end.wrong": "That way North keeps its last seeds. Sow {hole} {heading}.",

  "lesson.play": "Your first game",
  "lesson.play.do":
    "That is all. You play South, the computer North at its easiest: make your first turn, or press Begin.",
  "lesson.begun": "Your first game has begun. You are South and move first; the computer plays North.",
};
