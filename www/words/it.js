// Every word of the page in Italian (Italiano). en.js says how the sentences are written.
//
// Words as in the Italian Wikipedia: “tavoliere”, “buca”, “fila”, “seme”, “semina”, “staffetta”, “cattura”.

/** Reviewed by: not yet reviewed by a native speaker. */
export const language = { tag: "it", name: "Italiano", direction: /** @type {const} */ ("ltr") };

export const words = {
  // Names of the game's own things. `East` and `West` name the two circuits, as on a map seen from South.
  "name.south": "Sud",
  "name.north": "Nord",
  "name.east": "est",
  "name.west": "ovest",
  "name.outer": "esterna",
  "name.central": "centrale",
  "name.inner": "interna",

  // The board and its holes, as a screen reader says them. `{what}` is one of the hole.… sentences below.
  "board.label": "Tavoliere di katro, {rows} file di {columns} buche",
  "hole.label": "{hole}, {side}, fila {row}, colonna {column}, {n, plural, =0 {vuota} one {# seme} other {# semi}}",
  "hole.label.sowable":
    "{hole}, {side}, fila {row}, colonna {column}, {n, plural, =0 {vuota} one {# seme} other {# semi}}, si può seminare",
  "hole.label.picked":
    "{hole}, {side}, fila {row}, colonna {column}, {n, plural, =0 {vuota} one {# seme} other {# semi}}, in mano",
  "choice.sow": "Semina {hole} verso {heading}, prima in {next}",
  "choice.step": "Passo da {hole} a {next}",
  "choice.step.sow": "Passo da {hole} a {next} e semina verso {heading}",

  // What the player is asked to do, and what is happening. Short: it stands beside the board.
  "prompt.pick": "Scegli una buca da seminare",
  "prompt.heading": "In che verso?",
  "prompt.heading.hint":
    "{hole} contiene {n, plural, one {# seme} other {# semi}}. Tocca una freccia, o qualsiasi altra cosa per {n, plural, one {rimetterlo} other {rimetterli}} a posto.",
  "prompt.thinking": "{side} sta pensando",
  "prompt.first": "Tocca una delle buche cerchiate. I suoi semi vengono seminati uno a uno lungo il percorso.",
  "side.moves": "di turno",
  "side.sows": "semina",
  "side.thinks": "sta pensando",
  "side.waits": "aspetta",
  "side.won": "ha vinto",
  "side.lost": "senza semi",
  "side.drawn": "parità",
  "side.total": "{n, plural, one {# seme} other {# semi}}",
  "sowing.title": "{side} semina {hole} verso {heading}",
  "sowing.title.step": "{side} fa un passo da {hole}",
  "sowing.lap": "Giro",
  "sowing.lap.of": "{lap} di {laps}",
  "sowing.hand": "In mano",
  "sowing.captured": "Catturati",

  // The last turn, in one sentence: shown, and spoken once when the sowing has come to rest.
  "turn.sowed":
    "{side} ha seminato {hole} verso {heading}: {laps, plural, one {# giro} other {# giri}}, {captured, plural, =0 {nessuna cattura} one {# seme catturato} other {# semi catturati}}.",
  "turn.sowed.next":
    "{side} ha seminato {hole} verso {heading}: {laps, plural, one {# giro} other {# giri}}, {captured, plural, =0 {nessuna cattura} one {# seme catturato} other {# semi catturati}}. Tocca a {next}.",
  "turn.stepped":
    "{side} ha fatto un passo da {hole}, {captured, plural, =0 {nessuna cattura} one {# seme catturato} other {# semi catturati}}.",
  "turn.stepped.next":
    "{side} ha fatto un passo da {hole}, {captured, plural, =0 {nessuna cattura} one {# seme catturato} other {# semi catturati}}. Tocca a {next}.",
  "turn.none": "Non è stato ancora giocato nessun turno. Tocca a {next}.",
  "turn.undone": "Turno annullato. Tocca a {next}.",

  // The last turn, lap by lap.
  "laps.title": "L’ultimo turno, giro per giro",
  "laps.lifted": "Preleva {n, plural, one {# seme} other {# semi}} da {from} e semina fino a {at}.",
  "laps.stepped": "Passo da {from} a {at}.",
  "laps.rested": "{at} era vuota: il turno finisce lì.",
  "laps.relayed": "{at} conteneva già dei semi: si prelevano tutti e si continua a seminare.",
  "laps.captured":
    "{n, plural, one {# seme catturato} other {# semi catturati}} da {from}. Insieme a quelli di {at} si continua a seminare.",
  "why.landing-was-empty": "Nessuna cattura: la buca era vuota.",
  "why.landing-was-occupied": "Nessuna cattura: la buca era occupata.",
  "why.own-row-further-in": "Nessuna cattura: la fila {row}, più interna, contiene dei semi.",
  "why.not-inner-row": "Nessuna cattura: solo la fila interna cattura.",
  "why.facing-empty": "Nessuna cattura: {facing}, di fronte, è vuota.",
  "why.column-empty": "Nessuna cattura: dall’altra parte questa colonna è vuota.",
  "why.only-singletons": "Nessuna cattura: di fronte ci sono solo semi singoli.",
  "why.opponent-bare": "Nessuna cattura: l’avversario non ha più semi.",
  "why.unknown": "Nessuna cattura.",

  // Why a hole may not be sown.
  "refusal.not-yours": "{hole} appartiene a {owner}. Tocca a {side}.",
  "refusal.empty-hole": "{hole} è vuota. Non c’è niente da seminare.",
  "refusal.not-outermost": "{hole} deve aspettare: semina dalla tua fila più esterna che ha semi, ora la fila {row}.",
  "refusal.endless": "{hole} si seminerebbe senza fine: questa semina non può cominciare.",
  "refusal.game-over": "La partita è finita. Comincia una nuova partita o annulla un turno.",
  "refusal.busy": "Aspetta la fine della semina, oppure saltala.",
  "refusal.thinking": "{side} sta ancora pensando. Aspetta un momento, o annulla il tuo turno.",
  "refusal.browsing": "Questo è un momento precedente della partita. Vai all’ultimo turno per continuare a giocare.",
  "refusal.unknown": "{hole} non si può seminare adesso ({code}).",

  // The end.
  "end.won": "{winner} ha vinto",
  "end.drawn": "Parità",
  "end.spoken": "{how}. {why}",
  "end.no-seeds": "{loser} non ha più semi da seminare, e {winner} ha giocato l’ultimo turno.",
  "end.resigned": "{loser} ha abbandonato.",
  "end.repetition": "La stessa posizione si è presentata per la terza volta.",
  "end.only-endless": "Tutte le semine rimaste durerebbero senza fine.",
  "end.agreed": "I due giocatori si sono accordati.",
  "end.unknown": "La partita è finita ({code}).",

  // Buttons.
  "button.undo": "Annulla",
  "button.undo.hint": "Annulla l’ultimo turno",
  "button.undo.game": "Riprendi la partita precedente",
  "button.redo": "Ripeti",
  "button.redo.hint": "Gioca di nuovo il turno annullato",
  "button.fresh": "Nuova partita",
  "button.fresh.hint": "Comincia una nuova partita; «Annulla» riporta questa",
  "button.hint": "Consiglio",
  "button.hint.hint": "Che cosa si potrebbe giocare, e perché",
  "button.laps.hint": "Leggi l’ultimo turno giro per giro",
  "button.course": "Com’è andata",
  "button.course.hint": "Chi stava meglio, mossa per mossa, e che cosa ha deciso la partita",
  "button.lesson": "Impara",
  "button.lesson.hint": "Impara il katro in sei brevi passi",
  "button.tools": "Altro",
  "button.tools.hint": "Aiuto, problemi, laboratorio delle regole, tavoliere libero, condivisione e altro",
  "button.help.hint": "Aiuto, tasti e lingue",
  "button.rules": "Regole",
  "button.rules.hint": "Regole, modi di giocare e fonti",
  "button.state": "Il tavoliere a parole",
  "button.close": "Chiudi",
  "button.dismiss": "Chiudi questo messaggio",
  "button.sound": "Suono",
  "button.sound.hint": "Sentire i semi, oppure no",
  "controls.label": "Comandi del gioco",

  // The bar under the board, with which one goes through a sowing and through the game. The first four are short.
  // Where one is in a sowing: spoken when somebody steps through it. `{what}` is one of the step.… sentences below.
  "playback.label": "Percorrere la semina",
  "playback.seed": "Seme",
  "playback.lap": "Giro",
  "playback.turn": "{ply} / {plies}",
  "playback.turn.hint": "Dopo il turno {ply} di {plies}",
  "playback.slider": "Punto della semina",
  "playback.again": "Rivedi l’ultimo turno",
  "playback.pause": "Pausa",
  "playback.play": "Continua",
  "playback.skip": "Vai alla fine di questa semina",
  "playback.seedback": "Un seme indietro",
  "playback.seedon": "Un seme avanti",
  "playback.lapback": "Un giro indietro",
  "playback.lapon": "Un giro avanti",
  "playback.first": "L’inizio della partita",
  "playback.turnback": "Un turno indietro",
  "playback.turnon": "Un turno avanti",
  "playback.last": "L’ultimo turno della partita",
  "step.place": "Giro {lap} di {laps}: {what}.",
  "step.lifted": "{n, plural, one {# seme prelevato} other {# semi prelevati}} da {hole}",
  "step.dropped": "un seme in {hole}, {n, plural, =0 {nessuno} one {#} other {#}} ancora in mano",
  "step.captured": "{n, plural, one {# seme catturato} other {# semi catturati}} da {hole}",
  "step.stepped": "un passo da {hole} a {into}",
  "step.end": "la fine",
  "panel.label": "Partita",
  "speed.label": "Velocità",
  "speed.slow": "Lenta",
  "speed.normal": "Normale",
  "speed.fast": "Veloce",
  "speed.instant": "Immediata",
  "speed.pace": "Velocità della semina",

  // Who plays a side: somebody at the board, or the computer at one of five levels. The short names stand beside
  // the name of the side, where there is little room.
  "player.choose.south": "Chi gioca Sud",
  "player.choose.north": "Chi gioca Nord",
  "player.human": "Una persona",
  "player.level1": "Computer, livello 1: primi passi",
  "player.level2": "Computer, livello 2: facile",
  "player.level3": "Computer, livello 3: riflessivo",
  "player.level4": "Computer, livello 4: forte",
  "player.level5": "Computer, livello 5: il più forte",
  "player.short.human": "Persona",
  "player.short.level1": "Livello 1",
  "player.short.level2": "Livello 2",
  "player.short.level3": "Livello 3",
  "player.short.level4": "Livello 4",
  "player.short.level5": "Livello 5",
  "player.changed.human": "Ora una persona gioca {side}.",
  "player.changed.level": "Ora il computer gioca {side}, al livello {level}.",

  // The adviser. `{what}` is advice.sow or advice.step; `{why}` is one of the four reasons below it; `{depth}` is how
  // many turns ahead it has looked. The marks stand on small badges on the board: one short word each.
  "advice.looking": "Ricerca del turno migliore…",
  "advice.best": "{what}: {why}. Visto {depth, plural, one {# turno} other {# turni}} avanti.",
  "advice.proven": "{what}: {why}. È certo.",
  "advice.sow": "Semina {hole} verso {heading}",
  "advice.step": "Passo da {hole} ({turn})",
  "advice.takes":
    "{captured, plural, =0 {non cattura niente} one {cattura # seme} other {cattura # semi}}, e poi {other} può {risk, plural, =0 {non catturare niente} one {catturarne #} other {catturarne #}}",
  "advice.win": "vince in {n, plural, one {# turno} other {# turni}}",
  "advice.loss": "{other} vince in {n, plural, one {# turno} other {# turni}}, qualunque cosa si giochi",
  "advice.draw":
    "{captured, plural, =0 {non cattura niente} one {cattura # seme} other {cattura # semi}}, e porta alla patta",
  "advice.mark.win": "vince",
  "advice.mark.loss": "perde",

  // The switch of languages; each language stands there under its own name.
  "language.label": "Lingua",

  // Messages in the strip above the board.
  "strip.option": "«{value}» non è un valore di {name}: si usa {fallback}.",
  "strip.option.none": "«{value}» non è un valore di {name} e viene ignorato.",
  "strip.rules": "Nessuna regola si chiama «{value}»: si usa {fallback}.",
  "strip.rules.at": "Le regole nell’indirizzo non si possono leggere. Colonna {column}: {reason} Si usa {fallback}.",
  "strip.text":
    "{what, select, position {La posizione nell’indirizzo} other {La partita nell’indirizzo}} non si può leggere: {reason}",
  "strip.text.at":
    "{what, select, position {La posizione nell’indirizzo} other {La partita nell’indirizzo}} non si può leggere. Riga {line}, colonna {column}: {reason}",
  "strip.ply": "La partita ha {n, plural, one {# turno} other {# turni}}: il turno {ply} non si può mostrare.",
  "strip.stored":
    "La partita salvata qui non si può leggere: {reason} Comincia una nuova partita; il testo salvato viene conservato.",
  "strip.stored.at":
    "La partita salvata qui non si può leggere. Riga {line}, colonna {column}: {reason} Comincia una nuova partita; il testo salvato viene conservato.",
  "strip.stored.show": "Mostra il testo salvato",
  "strip.fresh": "È cominciata una nuova partita.",
  "strip.fresh.back": "Riprendi la precedente",
  "strip.restored": "Qualcosa si è rotto ({reason}). La partita è stata rimessa com’era.",
  "strip.thinker": "Qui il computer non ha potuto pensare: ha giocato un turno senza pensarci.",
  "strip.loading": "Katro non può continuare: {reason}",
  "strip.wasm-blocked":
    "Questo sito non permette WebAssembly, con cui è fatto Katro. Chi lo gestisce deve aggiungere 'wasm-unsafe-eval' a script-src.",
  "strip.canvas-lost": "Questo browser non permette di disegnare. Si può giocare con i pulsanti del tavoliere.",
  "strip.tool": "Questa parte non si è potuta caricare: {reason}",
  "strip.retry": "Riprova",

  // Why a text cannot be read. `{reason}` is a more exact reason, in English: other languages do without it.
  "reason.unexpected-text": "Questo segno non va bene qui.",
  "reason.ends-early": "Il testo finisce troppo presto.",
  "reason.row-count": "Il numero delle file non è giusto.",
  "reason.hole-count": "Il numero delle buche non è giusto.",
  "reason.unknown-ruleset": "Queste regole non si conoscono.",
  "reason.unknown-question": "Questa domanda non esiste.",
  "reason.unknown-answer": "La domanda non ha questa risposta.",
  "reason.question-twice": "Una domanda ha due risposte.",
  "reason.tag-twice": "Un’indicazione compare due volte.",
  "reason.turn-number": "Il numero del turno non è giusto.",
  "reason.result-differs": "Il risultato scritto non è quello della partita.",
  "reason.too-many-seeds": "Ci sono troppi semi.",
  "reason.hole-too-full": "Una buca contiene troppi semi.",
  "reason.refused": "Le regole non lo permettono.",

  // The help sheet. The keys themselves are listed from the same table that handles them.
  "help.title": "Aiuto",
  "help.board": "Tasti, quando il tavoliere è attivo",
  "help.page": "Tasti, in tutta la pagina",
  "help.pointer": "Con un dito o con il mouse: tocca una buca cerchiata, poi una delle due frecce.",
  "key.arrows": "Frecce",
  "key.enter": "Invio o Spazio",
  "key.digits": "da 1 a 8",
  "key.shift-digits": "Maiusc + da 1 a 6",
  "key.escape": "Esc",
  "key.question": "?",
  "key.undo": "Ctrl + Z",
  "key.redo": "Ctrl + Maiusc + Z",
  "key.reset": "Alt + R",
  "key.tab": "Tab",
  "does.move": "passare da una buca all’altra; con i semi in mano, scegliere il verso",
  "does.pick": "prelevare i semi di una buca; poi seminarli nel verso scelto",
  "does.cancel": "rimettere i semi a posto, o andare alla fine di una semina",
  "does.column": "andare a una colonna, contata dalla sinistra di Sud",
  "does.row": "andare a una fila, contata dal bordo di Sud",
  "does.next": "andare alla prossima buca che si può seminare",
  "does.hole": "ascoltare questa buca e quella di fronte",
  "does.state": "ascoltare come sta la partita",
  "does.words": "leggere tutto il tavoliere a parole",
  "does.hold": "mettere in pausa una semina, o farla continuare",
  "does.seedback": "andare indietro di un seme",
  "does.seedon": "andare avanti di un seme",
  "does.again": "rivedere, o riascoltare, l’ultimo turno",
  "does.laps": "leggere l’ultimo turno giro per giro",
  "does.help": "aprire questo aiuto",
  "does.undo": "annullare un turno",
  "does.redo": "giocarlo di nuovo",
  "does.reset": "cominciare una nuova partita",
  "does.leave": "lasciare il tavoliere",

  // How the game stands, when somebody asks. `{holes}` and `{facing}` are lists, written as your language does.
  "state.title": "Il tavoliere a parole",
  "state.totals":
    "Sud ha {south, plural, one {# seme} other {# semi}}, Nord ha {north, plural, one {# seme} other {# semi}}.",
  "state.next": "Tocca a {next}.",
  "state.sowable": "{count, plural, one {Si può seminare # buca} other {Si possono seminare # buche}}: {holes}.",
  "state.row": "{side}, fila {row}, dalla colonna 1: {seeds}",
  "state.hole": "{hole}: {n, plural, =0 {vuota} one {# seme} other {# semi}}",
  "state.facing": "{what}. Di fronte: {facing}.",

  // The page around the board.
  "page.name": "Katro",
  "page.title": "Katro, un gioco di semina del Madagascar",
  "page.description":
    "Gioca a katro, il gioco di semina a sei file dei Betsileo del Madagascar, in due davanti allo stesso schermo.",
  "page.script": "Katro ha bisogno di JavaScript: attivalo.",
  "page.place": "Betsileo, Madagascar",
  "page.lead":
    "Il katro è un gioco per due: preleva i semi da una delle tue buche, seminali uno a uno nella tua metà del tavoliere e cattura ciò che sta di fronte a dove arrivi.",
  "page.how": "Come si gioca",
  "page.step.1":
    "Scegli una buca della tua fila più esterna che ha semi, e il verso della semina. In ogni buca del percorso cade un seme.",
  "page.step.2":
    "L’ultimo seme è caduto fra altri? Prelevali tutti e continua a seminare. Nella tua fila più interna che ha semi prendi anche la buca di fronte, se non è vuota.",
  "page.step.3": "È caduto in una buca vuota? Allora tocca all’avversario. Chi non ha più semi da seminare ha perso.",
  "page.from": "Da dove viene",
  "page.source.1":
    "A. J. de Voogt, appunti sul campo dell’agosto 1998 a Ianjanina, Fianarantsoa; «Distribution of Mancala Board Games», Board Games Studies 2 (1999), pp. 104-114.",
  "page.source.2":
    "Mancala World e Wikipedia, «Katro». Dove le descrizioni non concordano, qui si seguono le regole di Mancala World, e il verso è libero come su Wikipedia.",
  "page.source.3":
    "Nostre, e in nessuna fonte: una semina che non finirebbe mai non può cominciare, e una posizione che torna per la terza volta è parità.",

  // The sheet of rules. First the usual game, then what this table's telling has otherwise.
  "rules.title": "Regole e fonti",
  "rules.here": "Su questo tavolo: {title}",
  "rules.usual": "Il gioco consueto",
  "rules.differs": "Che cosa cambia qui",
  "rules.ours": "Che cosa non dice nessuna fonte",
  "rules.ours.about": "Dove le fonti tacciono, questa pagina ha regole proprie:",
  "rules.ways": "Tutti i modi di giocare",
  "rules.sources": "Fonti",
  "rules.sources.of": "Fonti: {sources}",
  "rules.glossary": "Parole",
  "rule.board":
    "Il tavoliere ha sei file di sei buche, con due semi in ciascuna. Non ci sono granai: i semi non lasciano mai il tavoliere.",
  "rule.rows":
    "Ogni giocatore ha tre file: l’esterna sul proprio bordo, la centrale e l’interna, di fronte alla fila interna dell’avversario. Comincia Sud, e nessuno può passare.",
  "rule.start":
    "Il turno parte da una buca non vuota della tua fila più esterna che ha semi. Si può muovere anche un seme solo.",
  "rule.heading": "Il verso, est o ovest, si sceglie a ogni turno.",
  "rule.sowing":
    "Si prelevano tutti i semi della buca e se ne semina uno in ogni buca seguente, lungo il percorso a serpentina delle proprie file.",
  "rule.relay":
    "Se l’ultimo seme cade in una buca occupata e non si può catturare, si prelevano tutti i semi di quella buca e si continua a seminare nello stesso verso. Se cade in una buca vuota, il turno finisce.",
  "rule.capture":
    "Se l’ultimo seme cade in una buca occupata della tua fila più interna che ha semi, e se è occupata la buca della stessa colonna nella fila avversaria più interna che ha semi, catturi quella buca.",
  "rule.onward":
    "I semi catturati e quelli della buca d’arrivo si seminano insieme, dalla buca seguente. Anche quel giro può continuare a staffetta e catturare.",
  "rule.last": "Se una cattura prende gli ultimi semi dell’avversario, la partita finisce subito.",
  "rule.end": "Chi deve giocare e non ha semi ha perso.",

  // What a telling has otherwise, one sentence for each answer.
  "differs.board.4x3": "Il tavoliere ha quattro file di tre buche; ogni giocatore ha una fila esterna e una interna.",
  "differs.board.4x4":
    "Il tavoliere ha quattro file di quattro buche; ogni giocatore ha una fila esterna e una interna.",
  "differs.board.4x6": "Il tavoliere ha quattro file di sei buche; ogni giocatore ha una fila esterna e una interna.",
  "differs.board.4x8": "Il tavoliere ha quattro file di otto buche; ogni giocatore ha una fila esterna e una interna.",
  "differs.board.6x3": "Il tavoliere ha sei file di tre buche.",
  "differs.board.6x4": "Il tavoliere ha sei file di quattro buche.",
  "differs.board.6x8": "Il tavoliere ha sei file di otto buche.",
  "differs.seeds.1": "All’inizio c’è un seme in ogni buca.",
  "differs.seeds.3": "All’inizio ci sono tre semi in ogni buca.",
  "differs.seeds.4": "All’inizio ci sono quattro semi in ogni buca.",
  "differs.start.any-hole": "Il turno può partire da qualsiasi propria buca con semi.",
  "differs.headings.bound-by-first-turn": "Il verso scelto nel primo turno vale per tutta la partita.",
  "differs.headings.east-only": "I due giocatori seminano sempre verso est.",
  "differs.landing.empty":
    "Si cattura quando l’ultimo seme cade in una buca vuota. Da una buca occupata si continua sempre a seminare.",
  "differs.landing.either": "Si può catturare sia che la buca dell’ultimo seme fosse vuota, sia che fosse occupata.",
  "differs.own-row.inner-only": "Si cattura solo dalla propria fila interna.",
  "differs.target.nearest-in-column": "Si cattura la buca occupata della colonna più vicina al centro del tavoliere.",
  "differs.target.whole-column":
    "Si catturano tutte le buche della colonna; ma se l’ultimo seme è caduto in una buca vuota, non si prende niente quando nessuna di esse contiene più di un seme.",
  "differs.lone-seed.step-ahead":
    "L’ultimissimo seme può anche fare un passo dritto avanti nella fila più interna seguente. Un passo nella fila interna deve catturare.",
  "differs.lone-seed.step-ahead-or-diagonally":
    "L’ultimissimo seme può anche fare un passo nella fila più interna seguente, dritto o in diagonale. Un passo nella fila interna deve catturare.",
  "differs.unknown": "Differisce dal gioco consueto in un altro punto ({code}).",

  // What no source says.
  "ours.endless-sowing":
    "Una semina che supererebbe i 1000 giri non può cominciare. Chi ha semi ma solo semine di questo tipo chiude la partita in parità.",
  "ours.repetition":
    "Quando la stessa posizione torna per la terza volta, con lo stesso giocatore di turno, la partita è pari.",
  "ours.headings-from-elsewhere":
    "Mancala World non dice chi sceglie il verso. Qui lo sceglie il giocatore, come su Wikipedia.",
  "ours.east-for-both": "La fonte dà il verso per un solo giocatore. Qui entrambi seminano verso est.",
  "ours.rules-from-elsewhere":
    "Le fonti parlano di questo tavoliere, ma non delle sue regole. Qui sono quelle consuete.",
  "ours.unknown": "Un’altra regola propria di questa pagina ({code}).",

  // What each telling is called.
  "title.standard": "Katro",
  "title.one-circuit": "Katro su un solo circuito",
  "title.wikipedia": "Katro secondo Wikipedia",
  "title.field-1998": "Katro osservato nel 1998",
  "title.field-1998-small": "Katro osservato nel 1998, su sei file di tre",
  "title.field-1998-free": "Katro osservato nel 1998, verso libero",
  "title.field-1998-small-free": "Katro osservato nel 1998, su sei file di tre, verso libero",
  "title.katro-4x4": "Katro su quattro file di quattro",
  "title.katro-4x6": "Katro su quattro file di sei",
  "title.katro-6x3": "Katro su sei file di tre",
  "title.standard-diagonal": "Katro con il passo dell’ultimo seme",
  "title.katra-boaoaka": "Katra Boaoaka",
  "title.own": "Katro con regole proprie",
  "title.unknown": "Katro ({code})",

  // Who says so. Titles of books and names of people stay as they are.
  "source.MW": "Mancala World, «Katro».",
  "source.WP": "Wikipedia, «Katro» (in inglese; la pagina italiana aggiunge particolari).",
  "source.DV":
    "A. J. de Voogt, appunti sul campo del 13 agosto 1998 a Ianjanina, Fianarantsoa; «Distribution of Mancala Board Games: A Methodological Inquiry», Board Games Studies 2 (1999), pp. 104-114, qui 112-113; citato dal portale Ludii.",
  "source.LN": "R. Linton, «The Tanala: A Hill Tribe of Madagascar» (1933), pp. 261-262; citato dal portale Ludii.",
  "source.TN":
    "L. Tiennot, «À la recherche de jeux de semailles de type solo à Madagascar», ethnographiques.org (ricerca sul campo del 2013).",
  "source.Ludii": "Katro come lo gioca il sistema di giochi Ludii, regole «Observed».",
  "source.unknown": "{code}",

  // The game's own words.
  "glossary.katro": "katro, katra",
  "glossary.katro.is": "il nome malgascio del gioco. È attribuito ai Betsileo, ai Tanala e ai Sakalava.",
  "glossary.lap": "giro",
  "glossary.lap.is": "una manciata seminata, dal prelievo al suo ultimo seme. Un turno è fatto di uno o più giri.",
  "glossary.relay": "staffetta",
  "glossary.relay.is": "prelevare tutti i semi della buca in cui è finito un giro, per continuare a seminare.",
  "glossary.facing": "buca di fronte",
  "glossary.facing.is": "la buca dell’avversario nella stessa colonna.",
  "glossary.way": "est, ovest",
  "glossary.way.is":
    "i due versi: est parte verso la destra di Sud lungo la fila esterna, ovest verso la sua sinistra. Nord li vede come sulla stessa carta.",
};
