// The take-home tool in Marathi. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "takehome.paper": "कागदावर",
  "takehome.paper.about": "एक पान: ही मांडणी, खेळण्यासाठी रिकामा फळा आणि नियम.",
  "takehome.print": "छापा",
  "takehome.paper.save": "पान जतन करा",
  "takehome.paper.blocked": "येथून छापता येत नाही. पान जतन करा, फाइल उघडा आणि ती छापा.",
  "takehome.paper.empty": "खडे, वाल किंवा बियांनी खेळण्यासाठी",
  "takehome.record": "नोंद: प्रत्येक खेळी, पुन्हा वाचण्यासाठी",
  "takehome.table": "खेळींचा तक्ता, स्प्रेडशीटसाठी (CSV)",
  "takehome.copy": "नक्कल करा",
  "takehome.copied": "नक्कल झाली",
  "takehome.selected": "मजकूर निवडला आहे: Ctrl + C ने नक्कल करा.",
  "takehome.save": "फाइल म्हणून जतन करा",
  "takehome.column.turn": "खेळी",
  "takehome.column.side": "बाजू",
  "takehome.column.hole": "खड्डा",
  "takehome.column.heading": "दिशा",
  "takehome.column.laps": "फेऱ्या",
  "takehome.column.captured": "मिळवल्या",
  "takehome.column.text": "लेखन",
};
