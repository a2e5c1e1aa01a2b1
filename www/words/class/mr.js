// The panel of a class in Marathi. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "class.switch.counts": "आकडे लपवा: विद्यार्थी मोजतील",
  "class.switch.sum": "एकही बी हरवत नाही हे दाखवा",
  "class.switch.laps": "फेऱ्या होतील तशा मोजा",
  "class.switch.landings": "प्रत्येक शेवटच्या बीपाशी थांबा",
  "class.listeners": "स्क्रीन रीडर आकडे सांगत राहतो: त्याशिवाय मोजण्यासारखे काही उरत नाही.",
  "class.doors": "धड्यासाठी",
  "class.board": "फळ्यावर",
  "class.hand": "हातात",
  "class.total": "एकत्र",
  "class.laps": "आतापर्यंतच्या फेऱ्या",
  "class.blackboard": "वर्गासाठी",
  "class.landed": "फेरी {lap}: शेवटची बी {hole} मध्ये पडली. आता काय होईल?",
  "class.onward": "पुढे चालू",
  "class.spoken": "फळ्यावर {board} आणि हातात {hand} मिळून {total}.",
};
