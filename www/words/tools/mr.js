// The list of tools in Marathi. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "tool.list": "आणखी काय करता येईल",
  "tool.lesson": "नव्वद सेकंदांत शिका",
  "tool.lesson.about": "सहा छोट्या पायऱ्या, प्रत्येकीत एक खेळी तुमची",
  "tool.reasons": "का ते विचारा",
  "tool.reasons.about": "शेवटच्या खेळीत प्रत्येक वेळी कोणत्या नियमाने ठरवले",
  "tool.course": "डाव कसा झाला",
  "tool.course.about": "प्रत्येक खेळीला कोण वरचढ होते, आणि कशाने ठरले",
  "tool.puzzles": "कोडी",
  "tool.puzzles.about": "एक मांडणी, एकच बरोबर खेळी",
  "tool.predict": "आधी अंदाज, मग पेरणी",
  "tool.predict.about": "शेवटची बी कुठे पडेल ते सांगा, आणि किती जवळ होता ते पाहा",
  "tool.setup": "फळा मांडा",
  "tool.setup.about": "बिया हव्या तिथे ठेवा, आणि तिथून खेळा",
  "tool.lab": "नियमांची प्रयोगशाळा",
  "tool.lab.about": "एक नियम बदला, आणि हजार डावांवर काय परिणाम होतो ते पाहा",
  "tool.class": "वर्गासाठी",
  "tool.class.about": "विद्यार्थ्यांना काय दिसते, आणि धड्याची साधने",
  "tool.takehome": "घरी न्या",
  "tool.takehome.about": "हा डाव छापा, जतन करा किंवा नक्कल करा",
  "tool.share": "शेअर करा आणि एम्बेड करा",
  "tool.share.about": "दुवा, स्कॅन करायचा कोड, किंवा हा फळा तुमच्या संकेतस्थळावर",
};
