// How a game went, in Filipino. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "course.none": "Tumira muna nang ilang beses. Saka ipakikita rito kung paano nagdaan ang laro.",
  "course.looking": "Sinusuri ang laro mula sa dulo: {n, plural, one {# tira pa} other {# tira pa}} sa {all}.",
  "course.graph":
    "Sa itaas ng guhit ay nakalalamang ang Timog, sa ibaba ang Hilaga. Tiningnan ang bawat posisyon nang {depth, plural, one {# tira} other {# tira}} o higit pa sa unahan.",
  "course.deciding": "Ang mga tirang nagpasya",
  "course.even": "Walang tirang namumukod: walang malaking naipamigay.",
  "course.gave":
    "Tira {ply}: tinira ng {side} ang “{what}”. Mas mahalaga nang {n, plural, one {# buto} other {# buto}} ang “{better}”.",
  "course.missed": "Tira {ply}: tinira ng {side} ang “{what}”. Tiyak na nanalo sana ang “{better}”.",
  "course.threw":
    "Tira {ply}: tinira ng {side} ang “{what}”, at tiyak nang mananalo ang {other}. Nakatagal sana ang “{better}”.",
  "course.show": "Ipakita",
  "course.show.turn": "Ipakita ang sandali bago ang tira {ply}",
  "course.play": "Maglaro mula roon",
  "course.play.turn": "Ituloy ang laro mula bago ang tira {ply}",
  "course.here": "Ang maaaring itira ng {side} dito",
  "course.played": "{what} (itinira)",
  "course.table": "Lahat ng tira",
  "course.column.number": "Blg.",
  "course.column.turn": "Tira",
  "course.column.laps": "Ikot",
  "course.column.captured": "Nakuha",
  "course.column.stands": "Pagkatapos",
  "course.level": "patas",
  "course.ahead": "lamang ang {side} nang {n}",
  "course.wins": "mananalo ang {side} sa {n, plural, one {# tira} other {# tira}}",
};
