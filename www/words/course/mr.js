// How a game went, in Marathi. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "course.none": "आधी काही खेळी करा. मग डाव कसा झाला ते येथे दिसेल.",
  "course.looking": "शेवटापासून डाव पाहत आहे: {all} पैकी {n, plural, one {# खेळी} other {# खेळी}} बाकी.",
  "course.graph":
    "रेषेच्या वर दक्षिण वरचढ होता, खाली उत्तर. प्रत्येक मांडणी किमान {depth, plural, one {# खेळी} other {# खेळी}} पुढे पाहिली.",
  "course.deciding": "ज्या खेळींनी ठरवले",
  "course.even": "कोणतीही खेळी वेगळी ठरली नाही: कोणी फार काही गमावले नाही.",
  "course.gave":
    "खेळी {ply}: {side} ने “{what}” खेळले. “{better}” {n, plural, one {# बीने} other {# बियांनी}} अधिक मोलाचे ठरले असते.",
  "course.missed": "खेळी {ply}: {side} ने “{what}” खेळले. “{better}” नक्की जिंकले असते.",
  "course.threw": "खेळी {ply}: {side} ने “{what}” खेळले, आणि {other} नक्की जिंकू शकत होता. “{better}” ने तग धरला असता.",
  "course.show": "दाखवा",
  "course.show.turn": "खेळी {ply} च्या आधीचा क्षण दाखवा",
  "course.play": "तिथून खेळा",
  "course.play.turn": "खेळी {ply} च्या आधीपासून पुढे खेळा",
  "course.here": "येथे {side} काय खेळू शकतो",
  "course.played": "{what} (खेळले)",
  "course.table": "सर्व खेळी",
  "course.column.number": "क्र.",
  "course.column.turn": "खेळी",
  "course.column.laps": "फेऱ्या",
  "course.column.captured": "मिळतात",
  "course.column.stands": "नंतर",
  "course.level": "बरोबरी",
  "course.ahead": "{side} {n} ने पुढे",
  "course.wins": "{side} {n, plural, one {# खेळीत} other {# खेळींत}} जिंकतो",
};
