// The set-up tool in Malagasy. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "setup.total": "Voa {total} amin’ny {usual}",
  "setup.complete":
    "Mitovy isa amin’ny fanombohana. Manana anjara {n, plural, one {#} other {#}} azo isafidianana i {side}.",
  "setup.other":
    "Tsy mitovy isa amin’ny fanombohana, fa azo atao izany. Manana anjara {n, plural, one {#} other {#}} azo isafidianana i {side}.",
  "setup.over": "Anjaran’i {side} nefa tsy afaka mihetsika izy: tapitra ity lalao ity alohan’ny hanombohany.",
  "setup.tap": "Ny fitsindriana",
  "setup.add": "manampy voa iray",
  "setup.take": "maka voa iray",
  "setup.keys":
    "Fanalahidy eo amin’ny lavaka: manampy sy maka ny + sy −, mametra ny isa ny tarehimarika, mamoaka ny lavaka ny Delete.",
  "setup.mover": "Anjaran’i",
  "setup.rules": "Fitsipika",
  "setup.play": "Milalao manomboka eto",
  "setup.playing": "Milalao avy amin’ny latabatra nalamina ianao. Hiverina ny lalaonao rehefa hidiana ity.",
  "setup.back": "Hiverina amin’ny fandaminana",
  "setup.begin": "Apetraka",
  "setup.start": "Toerana fanombohana",
  "setup.empty": "Latabatra foana",
  "setup.mine": "Ny lalaoko",
  "setup.example.lap": "Fihodinana iray",
  "setup.example.relay": "Famindrana",
  "setup.example.capture": "Fakana",
  "setup.example.end": "Ny fakana farany",
  "setup.example.long": "Famafazana lava",
  "setup.example.endless": "Famafazana tsy misy farany",
  "setup.text": "Ny toerana an-tsoratra",
  "setup.read": "Vakio ity soratra ity",
  "setup.read.done": "Voavaky: voa {total}.",
  "setup.copy": "Adikao ny rohy",
  "setup.copied": "Voadika",
  "setup.selected": "Voafantina izy: adikao amin’ny Ctrl + C.",
  "setup.link": "Sokafy ny rohy",
  "setup.unread": "Andalana {line}, tsanganana {column}: {reason}",
  "setup.said": "{hole}: {n}. {total} ny totaliny.",
  "setup.full": "Tsy azo asiana voa mihoatra an’io ny lavaka iray.",
  "setup.many": "Tsy azo asiana voa mihoatra an’io ny latabatra.",
};
