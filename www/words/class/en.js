// The panel of a class in English.

/** Reviewed by: the authors. */
export const words = {
  "class.switch.counts": "Hide the numbers: pupils count",
  "class.switch.sum": "Show that no seed is lost",
  "class.switch.laps": "Count the laps as they come",
  "class.switch.landings": "Stop at every landing",
  "class.listeners": "A screen reader still says the numbers: without them there is nothing to count.",
  "class.doors": "For the lesson",
  "class.board": "on the board",
  "class.hand": "in hand",
  "class.total": "together",
  "class.laps": "laps so far",
  "class.blackboard": "For the class",
  "class.landed": "Lap {lap}: the last seed fell into {hole}. What happens now?",
  "class.onward": "Go on",
  "class.spoken": "{board} on the board and {hand} in hand make {total}.",
};
