// What an exhibition says, in Marathi. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "kiosk.warn.title": "तुम्ही अजून खेळत आहात का?",
  "kiosk.warn.about": "कोणी पडद्याला स्पर्श केला नाही, तर पट पुढच्या पाहुण्यासाठी तयार केला जाईल.",
  "kiosk.warn.left": "{n, plural, one {# सेकंद उरला} other {# सेकंद उरले}}",
  "kiosk.stay": "पुढे खेळा",
  "kiosk.over": "पुन्हा सुरू करा",
  "attract.name": "कात्रो, मादागास्करचा पेरणीचा खेळ",
  "attract.touch": "खेळण्यासाठी खड्ड्याला स्पर्श करा",
  "attract.choose": "कोणता खड्डा निवडला जाईल?",
  "attract.sow": "बिया मार्गावर एकेक पेरल्या जातात",
  "attract.relay": "इतर बियांमध्ये पडली: सगळ्या पुढे पेरल्या जातात",
  "attract.capture": "बिया मिळाल्या!",
  "attract.rest": "पेरणी थांबली",
  "attract.over": "हा डाव संपला",
};
