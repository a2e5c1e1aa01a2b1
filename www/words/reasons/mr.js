// “Ask the game why” in Marathi. The sentences are written as in en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "reasons.about":
    "कोणत्याही खड्ड्याला स्पर्श करा; त्याचे काय करता येईल आणि का, ते खेळ सांगतो. खेळीनंतर प्रत्येक वेळी काय ठरले ते तो समजावतो.",
  "reasons.turn": "शेवटची खेळी, प्रत्येक फेरीचा शेवट",
  "reasons.none": "अजून एकही खेळी झाली नाही.",
  "reasons.lap": "फेरी {lap}: {from} पासून {at} पर्यंत {n, plural, one {# बी} other {# बिया}}",
  "reasons.step": "{from} मधून {at} मध्ये पाऊल",
  "reasons.end": "शेवट",
  "reasons.hole": "खड्डा {hole}",
  "reasons.rule": "नियम {rule}: {sources}",
  "reasons.rule.ours": "नियम {rule}: आमचा, कोणत्याही स्रोतात नाही",
  "reasons.rule.adopted": "नियम {rule}: {sources}; इथे आम्ही घेतला",
  "reasons.rule.chosen": "नियम {rule}: इथे निवडल्याप्रमाणे",
  "reasons.agreed": "खेळाडूंनी आपसात ठरवले",
  "reasons.sheet": "सगळे नियम आणि स्रोत",
  "reasons.rests": "{at} रिकामा होता, म्हणून खेळी तिथे संपते.",
  "reasons.relays": "{at} मध्ये आधीच बिया होत्या, म्हणून सगळ्या उचलून पुढे पेरणी.",
  "reasons.captures-in-occupied": "{at} मध्ये आधीच बिया होत्या: तिथे मिळवता येते.",
  "reasons.captures-in-empty": "{at} रिकामा होता: तिथे मिळवता येते.",
  "reasons.captures-in-either": "{at} रिकामा असो वा नसो, मिळवता येते.",
  "reasons.from-innermost-with-seeds": "{at} हा {side} बाजूच्या बिया असलेल्या सर्वात आतील रांगेत आहे, आणि तिथून मिळवता येते.",
  "reasons.from-inner-row": "{at} आतील रांगेत आहे, आणि तिथून मिळवता येते.",
  "reasons.takes-innermost-row":
    "{from} समोर आहे, समोरच्या बाजूच्या बिया असलेल्या सर्वात आतील रांगेत: {n, plural, one {# बी मिळाली} other {# बिया मिळाल्या}}.",
  "reasons.takes-nearest-in-column":
    "{from} हा स्तंभातील बिया असलेला सर्वात जवळचा खड्डा आहे: {n, plural, one {# बी मिळाली} other {# बिया मिळाल्या}}.",
  "reasons.takes-whole-column": "संपूर्ण स्तंभ मिळतो: {from}, {n, plural, one {# बी} other {# बिया}}.",
  "reasons.sown-on": "त्या बिया आणि {at} मधील बिया एकत्र पुढे पेरल्या जातात.",
  "reasons.last-seeds-taken": "समोरच्या बाजूकडे बिया उरल्या नाहीत: खेळ संपला, आणि मूठभर बिया {at} मध्येच राहतात.",
  "reasons.stepped": "बाजूची शेवटची बी पुढच्या आतील रांगेत पाऊल टाकू शकते, {from} मधून {at} मध्ये.",
  "reasons.starts-in-outermost-row":
    "{hole} पेरता येतो: त्यात बिया आहेत, आणि तो {side} बाजूच्या बिया असलेल्या सर्वात बाहेरील रांगेत आहे.",
  "reasons.starts-anywhere": "{hole} पेरता येतो: तो {side} बाजूचा आहे आणि त्यात बिया आहेत.",
  "reasons.heads-as-chosen": "दिशा प्रत्येक खेळीत मोकळेपणाने निवडता येते.",
  "reasons.heads-as-bound": "बाजूची पहिली खेळी तिची दिशा ठरवते.",
  "reasons.heads-east": "दोन्ही बाजू नेहमी पूर्व दिशेने पेरतात.",
  "reasons.may-step": "{side} बाजूची शेवटची बी म्हणून ती पुढच्या आतील रांगेत पाऊलही टाकू शकते.",
  "reasons.not.endless": "{hole} {heading} दिशेने पेरता येत नाही: ती पेरणी कधीच संपणार नाही.",
  "reasons.not.heading-bound": "{hole} {heading} दिशेने पेरता येत नाही: {side} बाजूची पहिली खेळी दुसऱ्या दिशेने होती.",
  "reasons.not.one-circuit": "{hole} {heading} दिशेने पेरता येत नाही: एकच दिशा आहे.",
  "reasons.not.unknown": "{hole} {heading} दिशेने पेरता येत नाही ({code}).",
  "reasons.unknown": "दुसऱ्या नियमाने ठरवले ({code}).",
};
