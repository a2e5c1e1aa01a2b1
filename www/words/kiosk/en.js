// What an exhibition says, in English.

/** Reviewed by: the authors. */
export const words = {
  "kiosk.warn.title": "Are you still playing?",
  "kiosk.warn.about": "If nobody touches the screen, the board is made ready for the next visitor.",
  "kiosk.warn.left": "{n, plural, one {# second left} other {# seconds left}}",
  "kiosk.stay": "Go on",
  "kiosk.over": "Start over",
  "attract.name": "Katro, a sowing game from Madagascar",
  "attract.touch": "Touch a hole to play",
  "attract.choose": "Which hole will it be?",
  "attract.sow": "Seeds travel the path, one by one",
  "attract.relay": "It fell among others: all of them are sown on",
  "attract.capture": "Captured!",
  "attract.rest": "The sowing has come to rest",
  "attract.over": "This game is over",
};
