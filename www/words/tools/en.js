// The list of tools in English.

/** Reviewed by: the authors. */
export const words = {
  "tool.list": "More to do",
  "tool.lesson": "Learn in ninety seconds",
  "tool.lesson.about": "Six short steps, each one a turn that you make",
  "tool.reasons": "Ask the game why",
  "tool.reasons.about": "Which rule decided, at every landing of the last turn",
  "tool.course": "How the game went",
  "tool.course.about": "Who stood better, turn by turn, and what decided it",
  "tool.puzzles": "Puzzles",
  "tool.puzzles.about": "One position, one right turn",
  "tool.predict": "Predict, then sow",
  "tool.predict.about": "Say where the last seed will fall, and see how near you were",
  "tool.setup": "Set up a board",
  "tool.setup.about": "Put seeds where you want them, and play from there",
  "tool.lab": "Rule lab",
  "tool.lab.about": "Change a rule, and see what it does to a thousand games",
  "tool.class": "For a class",
  "tool.class.about": "What pupils see, and the tools for a lesson",
  "tool.takehome": "Take home",
  "tool.takehome.about": "Print, save or copy this game",
  "tool.share": "Share and embed",
  "tool.share.about": "A link, a code to scan, or this board on your own site",
};
