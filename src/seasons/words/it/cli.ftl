# La riga di comando e il tavolo nel terminale.
#
# Quello che si scrive resta uguale in ogni lingua: comandi (seasons table), opzioni (--seats), i loro valori fissi
# (human, random, greedy, planner, rollout, last, apprentice, magician, archmage, revised, first) e le lettere al tavolo (t c l r u uu s q h
# why, n e b). I segnaposto in MAIUSCOLO sono tradotti: NOME, TEMA, FILE, ELENCO, NUMERO, TESTO, PAROLA, LINGUA, MOSSA.

## La riga di comando: come si presenta l'aiuto

cli-about = Il gioco da tavolo Seasons: giocare, consultare regole e carte, simulare e misurare.
cli-usage = Uso: { $text }
cli-usage-options = [OPZIONI]
cli-usage-command = COMANDO
cli-arguments = Argomenti:
cli-options = Opzioni:
cli-commands = Comandi:
cli-more-help = “seasons COMANDO --help” dice di più su un comando.
cli-default = { $text } (predefinito: { $value })
cli-one-of = { $text } Valori possibili: { $value }.

# Segnaposto per quello che si scrive dopo un'opzione o un comando
cli-place-name = NOME
cli-place-topic = TEMA
cli-place-file = FILE
cli-place-list = ELENCO
cli-place-number = NUMERO
cli-place-text = TESTO
cli-place-word = PAROLA
cli-place-lang = LINGUA
cli-place-bot = GIOCATORE

## I comandi

cli-command-table = Gioca al tavolo nel terminale, con altre persone e giocatori virtuali.
cli-command-rules = Leggi le regole: l’elenco dei temi, un tema o il glossario.
cli-command-cards = Elenca tutte le carte, o mostra tutto su una.
cli-command-replay = Mostra che cosa è successo in una partita salvata, e il tavolo dopo l’ultima mossa mostrata.
cli-command-scenario = Esegui file di scenario e segnala che cosa è andato diversamente.
cli-command-simulate = Fai sfidare giocatori casuali e riassumi come finiscono le partite.
cli-command-bench = Misura quanto è veloce il motore delle regole su questo computer.
cli-command-soak = Gioca molte partite casuali, verifica ogni vincolo dopo ogni mossa e mostra che cosa hanno coperto.
cli-command-arena = Fai sfidare giocatori virtuali con le stesse carte e gli stessi dadi, e misura chi è più forte.
cli-command-solve = Trova la mossa migliore di una posizione: con certezza all’ultimo turno, giocando il seguito prima.
cli-command-puzzles = Proponi i problemi a giocatori virtuali.
cli-command-bot = Fai rispondere un giocatore virtuale su stdin e stdout, secondo il protocollo per i programmi.
cli-command-conform = Verifica che un programma rispetti il protocollo.
cli-command-hint = Di quali mosse di una posizione sono le migliori, e perché.
cli-command-ladder = Fai sfidare giocatori virtuali tutti contro tutti, e mettili in classifica.
cli-command-regret = Misura quanti punti concedono i livelli.

## Le opzioni e gli argomenti

cli-option-help = Mostra questo aiuto ed esci.
cli-option-version = Mostra la versione ed esci.
cli-option-lang = La lingua, per esempio it o en; altrimenti quella del sistema.
cli-option-players = Numero di giocatori, da 2 a 4.
cli-option-level = Quali carte, e come si ottengono.
cli-option-edition = L’edizione stampata.
cli-option-seats = Chi siede dove, per esempio human,greedy o Ada,Bob,random.
cli-option-seed-table = Gioca di nuovo con gli stessi dadi e le stesse carte.
cli-option-resume = Riprendi una partita salvata; “last” è l’ultima che hai lasciato.
cli-option-card = Una carta, per nome o per numero; il nome può essere in qualsiasi lingua del gioco.
cli-option-topic = Un tema, con la sua chiave o il suo titolo.
cli-option-record = Una partita salvata.
cli-option-to = Fermati dopo questo numero di mosse.
cli-option-seat = Guarda la partita da questo posto; altrimenti a carte scoperte.
cli-option-files = File di scenario, o cartelle che li contengono.
cli-option-games = Numero di partite casuali.
cli-option-level-cards = Quali carte.
cli-option-seed = Lo stesso seme dà le stesse partite.
cli-option-seed-soak = Lo stesso seme dà le stesse partite; se manca, è la data di oggi, per esempio 20261118.
cli-option-json = Scrivi in formato JSON.
cli-option-peers = Misura anche altri motori di gioco, scaricandoli dal Python Package Index.
cli-option-seconds = Tempo per una misura in un giro, in secondi.
cli-option-jobs = Processi contemporanei.
cli-option-against = Chi gioca negli altri posti: squirrel, hare, fox, owl o griffin, dal principiante al più forte; oppure random, greedy, planner, rollout; rollout:250 pensa per 250 millisecondi.
cli-option-bots = Da due a quattro giocatori virtuali: random, greedy, planner:6, rollout:50 (millisecondi), rollout:200sims (simulazioni), squirrel, hare, fox, owl, griffin, module:factory di un altro pacchetto o un programma come “cmd:python mybot.py”. Si misura il primo; con due nomi il secondo occupa tutti gli altri posti.
cli-option-pairs = Numero di distribuzioni; ognuna si gioca una volta con ogni ordine dei posti.
cli-option-sprt = Fermati appena è chiaro quale di due differenze Elo è più vicina, per esempio 0,20.
cli-option-move-limit = Secondi che un giocatore di un altro pacchetto può usare per una decisione.
cli-option-ladder-bots = Giocatori virtuali, come nell’arena; senza nomi, da squirrel a griffin.
cli-option-write = Una pagina di cui si sostituisce la classifica.
cli-option-keep = Un file che conserva gli incontri finiti, per riprendere dopo un’interruzione.
cli-option-positions = Numero di posizioni.
cli-option-worlds-regret = Numero di distribuzioni possibili in cui le mosse sono anche giocate fino in fondo; 0 per nessuna.
cli-option-one-bot = Un giocatore virtuale, come nell’arena.
cli-option-program = Il programma con i suoi argomenti, tra virgolette, per esempio “python mybot.py”.
cli-option-think = Secondi di riflessione chiesti ai programmi (cmd:…) per una decisione.
cli-place-program = PROGRAMMA
cli-option-position = Una posizione o un problema.
cli-option-worlds = Numero di distribuzioni possibili in cui ogni mossa è giocata fino in fondo.
cli-option-any-bots = Giocatori virtuali, come nell’arena.
cli-option-puzzles = File di problemi, o cartelle che ne contengono.

## La versione

cli-compiled = compilato
cli-interpreted = interpretato
cli-not-compiled = interpretato: per andare più veloce, installa gcc e python3-dev

## Che cosa non va in una riga di comando; prima sta “seasons: ”

cli-see-help = { $text } (“seasons --help” spiega come fare.)
cli-no-command = Il comando “{ $value }” non esiste.
cli-no-option = L’opzione { $option } non esiste.
cli-no-option-near = L’opzione { $option } non esiste; forse intendevi { $text }?
cli-needs-value = L’opzione { $option } richiede un valore.
cli-needs-argument = Manca { $option }.
cli-bad-value = { $option }: serve { $text }, non “{ $value }”.
cli-bad-other = { $option }: questo valore non è possibile.
cli-too-much = Argomento di troppo: “{ $value }”.
cli-not-understood = Riga di comando non comprensibile: { $text }

# Completa “serve …”
cli-wanted-number = un numero
cli-wanted-from = un numero da { $first } in su
cli-wanted-between = un numero da { $first } a { $second }
cli-wanted-one-of = uno di questi valori: { $text }

cli-resume-alone = --resume: una partita salvata ha già i suoi giocatori, il livello, l’edizione e il seme.
cli-seats-number = --seats: servono da 2 a 4 posti, per esempio human,random, non “{ $value }”.
cli-seats-differ = --seats: i posti sono { $count }, ma --players dice { $number }.
cli-seats-name = --seats: serve human, un giocatore virtuale (random, greedy, planner, rollout, squirrel, hare, fox, owl, griffin) o un nome da 1 a { $limit } lettere, non “{ $value }”.
cli-seats-twice = --seats: due posti hanno lo stesso nome.
cli-no-bot = Non c’è un giocatore virtuale “{ $value }”: serve random, greedy, planner, planner:6, rollout, rollout:50, rollout:200sims, squirrel, hare, fox, owl, griffin, cmd:PROGRAMMA o module:factory.
cli-bot-number = “{ $value }”: serve un numero da 1 a { $limit } dopo i due punti, come planner:6, rollout:50 (millisecondi) o rollout:200sims.
cli-bot-unloadable = “{ $value }” non si può caricare: { $text }
cli-no-program = “{ $value }” non indica un programma che si possa avviare: controlla il percorso e le virgolette.
cli-bots-number = Servono da 2 a 4 giocatori virtuali, non { $count }.
cli-bots-differ = { $count } giocatori virtuali non sono compatibili con --players { $number }: indicane due, o uno per ogni posto.
cli-sprt = --sprt: servono due numeri, per esempio 0,20, prima il più piccolo, non “{ $value }”.
cli-against-alone = --against: --seats dice già chi gioca.
cli-against-name = --against: serve squirrel, hare, fox, owl, griffin, random, greedy, planner o rollout, non “{ $value }”.
cli-no-seat = --seat: la partita ha { $count } posti, quindi il posto { $seat } non esiste.
cli-no-move =
    { $count ->
        [one] --to: la partita ha { $count } mossa, quindi la mossa { $number } non esiste.
       *[other] --to: la partita ha { $count } mosse, quindi la mossa { $number } non esiste.
    }

## Che cosa non va in un file. $text è quello che ne dice il programma o il sistema, sempre in inglese

cli-file = { $path }: { $text }
cli-file-unreadable = { $path }: non si può usare: { $text }
cli-file-no-text = { $path }: non è un file di testo.
cli-file-no-yaml = { $path }: in questa cartella non ci sono file .yaml.
cli-file-missing = il file non esiste
cli-file-forbidden = permesso negato
cli-file-folder = è una cartella
cli-file-no-folder = la cartella non esiste
cli-file-full = il disco è pieno
cli-file-read-only = qui non si può scrivere

## Numeri nei resoconti: che cosa sta tra le migliaia e prima dei decimali

cli-number-group = .
cli-number-point = ,

## seasons simulate

sim-title =
    { $number ->
        [one] { $value } partita casuale, { $count } giocatori, { $first }, { $second }, seme { $text }
       *[other] { $value } partite casuali, { $count } giocatori, { $first }, { $second }, seme { $text }
    }
sim-seat = Posto
sim-seat-number = posto { $seat }
sim-mean = Punteggio medio
sim-stdev = Dev. std.
sim-wins = Vittorie
sim-rounds = Round per partita: { $value }
sim-decisions = Decisioni per partita: { $first }, con due o più possibilità: { $second }
sim-speed = Partite al secondo: { $value } ({ $text })
sim-progress = Partite

## seasons bench; $text è “compilato” o “interpretato”

bench-title = Il motore delle regole, { $text }, su un solo core
bench-what = Gioco casuale
bench-best = Migliore
bench-median = Mediana
bench-decisions = decisioni al secondo, Arcimago, 2 giocatori
bench-interpreted = lo stesso, interpretato
bench-games = partite al secondo, Arcimago
bench-apprentice = partite al secondo, Apprendista
bench-copy = microsecondi per copiare uno stato
bench-rollouts = simulazioni al secondo in una ricerca
bench-encodings = righe di numeri al secondo ricavate dai tavoli
bench-batch = decisioni al secondo, 64 partite affiancate con le loro righe
bench-large-batch = decisioni al secondo, 1024 partite affiancate
bench-bytes = Byte di uno stato: { $value }
bench-counted = Contano solo le decisioni con due o più possibilità.
bench-no-peers = Per il confronto con altri motori di gioco: seasons bench --peers. Li scarica dal Python Package Index in una cartella a parte.
bench-peers = Altri motori
bench-peers-what = Decisioni al secondo di
bench-ours = Il nostro
bench-ratio = × { $value }
bench-version = Versione
bench-round = Giro { $number } di { $count }
bench-venv = Preparo una cartella con gli altri motori
bench-installing = Installo { $name }
bench-peer-speed = { $name }: { $first } decisioni al secondo, { $second } partite al secondo
bench-no-figure = Non è stato possibile misurare { $name }: { $text }
bench-failed = Non è stato possibile misurare il motore delle regole: { $text }

## seasons arena; i giocatori virtuali hanno i nomi che si scrivono. Ogni distribuzione si gioca una volta con ogni ordine dei posti

arena-title = { $players }: partite { $value }, distribuzioni { $count }, { $first }, { $second }, seme { $text }
arena-bot = Giocatore
arena-share = Vittorie, %
arena-left = Carte rimaste
arena-decisions = Decisioni
arena-median = ms, mediana
arena-p95 = ms, 95 %
arena-max = ms, massimo
arena-result = { $name }: { $first } vinte, { $second } condivise, { $text } perse.
arena-rate = Percentuale di vittorie di { $name }: { $value } % (intervallo al 95 %: da { $first } a { $second } %)
arena-elo = Differenza Elo: { $value } (intervallo al 95 %: da { $first } a { $second })
# Il test sequenziale: $value è la differenza Elo più vicina, $text l’altra
arena-sprt = Test sequenziale: deciso per { $value } contro { $text } dopo { $count } distribuzioni.
arena-sprt-open = Test sequenziale: non deciso tra { $first } e { $second } (logaritmo del rapporto di verosimiglianza: { $value }).
arena-failed-raised = { $name } ha perso la partita { $number } della distribuzione { $count }: il programma si è interrotto ({ $text }).
arena-failed-illegal = { $name } ha perso la partita { $number } della distribuzione { $count }: { $text } non è una mossa permessa.
arena-failed-slow = { $name } ha perso la partita { $number } della distribuzione { $count }: ha pensato troppo a lungo.
arena-failed-died = { $name } ha perso la partita { $number } della distribuzione { $count }: il suo processo è terminato.
arena-failed-protocol = { $name } ha perso la partita { $number } della distribuzione { $count }: nessuna risposta nel protocollo 2 per i programmi, vedi docs/bots.md.
arena-failed-more = Altre partite perse così: { $count }
arena-interrupted = Interrotto: contano solo le distribuzioni finite.
arena-nothing = Interrotto prima che una distribuzione fosse finita.

## seasons solve e seasons puzzles; le mosse sono scritte come nei file, lo scarto conta i punti di vantaggio sul migliore avversario

solve-progress = Seguito delle partite
solve-why-goes-on = la partita continua dopo questo round
solve-why-not-begun = la partita non è cominciata
solve-why-over = la partita è finita
solve-why-many = ci sono troppe situazioni
solve-why-hidden = qualcuno ha in mano carte nascoste
solve-too-large = Nessuna analisi completa, perché { $text }: ogni mossa è giocata fino in fondo in { $value } distribuzioni, seme { $count }.
solve-move = Mossa
solve-value = Scarto
solve-wins = Vittorie, %
solve-loss = Perdita
solve-interval = Intervallo al 95 %
solve-from-to = da { $first } a { $second }
solve-line = Seguito migliore, con i posti: { $text }
solve-line-chance = Seguito migliore, con i posti, finché decide il caso: { $text }
solve-states = Situazioni esaminate: { $value }
solve-agrees = È la soluzione del file: { $text }
solve-differs = Il file dà un’altra soluzione: { $text }
puzzles-progress = Problemi
puzzles-puzzle = Problema
puzzles-yes = sì
puzzles-no = non risolto
puzzles-score = { $name } ne risolve { $number } su { $limit }.
puzzles-failed = { $name } ha fallito su { $value }: { $text }
puzzles-no-solution = { $path }: questo problema non ha soluzione.

## seasons conform: ciò che si prova con un programma che gioca

conform-handshake = risponde al saluto
conform-named = dice il suo nome
conform-ready = si prepara a una nuova partita
conform-questions = risponde a ogni tipo di domanda
conform-whole-game = gioca una partita intera
conform-two-games = gioca due partite alla volta
conform-again = risponde due volte alla stessa domanda
conform-unknown = ignora i messaggi e i campi che non conosce
conform-messages = non dice altro che messaggi del protocollo, senza altri campi
conform-quit = si ferma quando gli viene chiesto
conform-end-of-input = si ferma quando finisce l’input
conform-fine = riuscito: { $text }
conform-wrong = fallito: { $first } ({ $second })
conform-why-raised = il programma si è interrotto: { $text }
conform-why-illegal = risposta inattesa: { $text }
conform-why-slow = risposta troppo lenta
conform-why-died = il programma è terminato: { $text }
conform-why-protocol = nessuna risposta nel protocollo 2 per i programmi, vedi docs/bots.md
conform-yes = { $name } rispetta il protocollo.
conform-no = { $name } non rispetta il protocollo.

## seasons ladder e seasons regret

ladder-title = Tutti contro tutti: partite { $value }, distribuzioni per incontro { $count }, seme { $text }
ladder-rating = Punteggio Elo
ladder-games = Partite
ladder-names = Servono almeno due giocatori diversi.
ladder-no-place = { $path }: non c’è posto per la classifica, manca “{ $value }”.
ladder-not-kept = { $path } contiene altro, non i risultati di questa classifica. Scegli un altro file.
regret-progress = Posizioni
regret-title = Punti persi per decisione: posizioni { $value }, seme { $text }
regret-level = Livello
regret-allowance = Margine concesso
regret-mean = Media
regret-worst = Peggiore
regret-played-out = Giocato fino in fondo
regret-played-out-worst = Giocato fino in fondo, peggiore

## seasons soak; vincoli, decisioni, eventi e motivi hanno i loro nomi nel programma, in inglese

soak-title = { $value } partite casuali e { $count } da posizioni, { $text } mosse, seme { $number }.
soak-counts = I conteggi sono delle partite casuali, con + quelli delle posizioni; - non può accadere.
soak-card = Carta
soak-entered = Entrata
soak-left = Uscita
soak-activated = Attivata
soak-free = Gratis
soak-twice = Due volte
soak-decision = Decisione
soak-event = Evento
soak-reason = Motivo
soak-count = Numero
soak-no-activation = Carte senza attivazione: { $cards }.
soak-never = Mai accaduto: { $name }, { $value }
soak-broken = Violato: { $text }
soak-broken-more =
    { $count ->
        [one] Violato in { $count } altra partita
       *[other] Violato in altre { $count } partite
    }
soak-failed = Non superato. Righe vuote: { $count }; partite con un vincolo violato: { $number }.
soak-fine = Tutti i vincoli sono rispettati e tutto è stato raggiunto.

## seasons scenario

scenario-title = { $path }, “{ $name }”
scenario-fine = { $path }: come previsto
scenario-differs = { $path }: diverso

## seasons rules

rules-topics = Temi:
rules-topic = { $name }: { $text }
rules-how = “seasons rules TEMA” mostra un tema, “seasons cards NOME” una carta.
rules-no-topic = Il tema “{ $value }” non esiste. I temi sono { $text }.

## seasons cards, e c al tavolo

table-prestige = Prestigio
table-cost = Costo
table-kind = Tipo
table-card = Carta
table-effect = Effetto
page-title = { $number }. { $name }
page-line = { $name }: { $text }
page-cost-for = Costo in { $count } giocatori: { $cost }
page-first-edition = Nella prima edizione (costo: { $cost }): { $text }
page-rulings = Precisazioni:
page-ruling = - { $text }
page-differs = I regolamenti stampati non concordano. { $text }
page-no-card = La carta “{ $value }” non esiste.
page-no-card-near = La carta “{ $value }” non esiste. Forse intendevi { $cards }?
page-many-cards = “{ $value }” può essere { $cards }.
page-or = { $first } o { $second }

## Tutto il tavolo in righe da leggere ad alta voce (t al tavolo, la fine di seasons replay)

# $text è il nome della stagione
show-time = Anno { $year }, { $text }, casella { $space } di 12, round { $round }.
show-prelude = Preludio: si scelgono le carte.
show-over = La partita è finita.
show-rates = Cristalli per energia: { $text }.
# Quanto vale un'energia: $name è l'energia
show-rate = { $name } { $count }
show-dice = Dadi: { $dice }.
show-die-free = dado { $number } ({ $text }), libero
show-die-taken = dado { $number } ({ $text }), preso da { $player }
show-cards =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
show-piles = Mazzo di pesca: { $first }. Area di scarto: { $second }.
show-top = In cima al mazzo di pesca: { $cards }.
# $text è una lista di show-mark-…; $limit è il livello di invocazione
show-seat = { $player } ({ $text }): { $crystals }, livello di invocazione { $limit }, bonus usati: { $count } su 3.
show-mark-seat = posto { $seat }
show-mark-first = primo giocatore
show-mark-turn = di turno
show-mark-transmute = può cristallizzare
show-reserve = Riserva, { $count } su { $limit }: { $energies }.
show-play = In gioco, { $count } su { $limit }: { $cards }.
show-hand = Mano: { $cards }.
show-library = Biblioteca dell’anno { $year }: { $cards }.
show-pack = Carte tra cui scegliere: { $cards }.
show-drafted = Carte scelte: { $cards }.
show-drawn = Carte pescate: { $cards }.
show-hidden =
    { $count ->
        [one] { $count } nascosta
       *[other] { $count } nascoste
    }
# Una carta in gioco e i suoi segni: girata, con energie sopra
show-card = { $card } ({ $text })
show-turned = girata
show-stored = con { $energies }

## Il tavolo: titoli e messaggi

table-title =
    { $season ->
        [winter] Anno { $year }, round { $round }, inverno, casella { $space }
        [spring] Anno { $year }, round { $round }, primavera, casella { $space }
        [summer] Anno { $year }, round { $round }, estate, casella { $space }
       *[fall] Anno { $year }, round { $round }, autunno, casella { $space }
    }
table-prelude = Preludio
table-not-possible = Ora non è possibile: { $text }
table-undone = Annullato.
table-not-undone = Non si può annullare: { $text }
table-nothing-to-undo = Non c’è nulla da annullare.

## La fine

score-title = Punteggio finale
score-place = Posto
score-player = Giocatore
score-crystals = Cristalli
score-cards = Carte di fine partita
score-prestige = Prestigio
score-hand = Carte in mano
score-bonus = Bonus
score-total = Totale
score-winner = Arcimago di Xidit: { $player }!
score-shared = { $players } condividono il titolo di Arcimago di Xidit!
score-tie-break = Il pareggio è deciso dal numero di carte in gioco.

## Il tavolo nel terminale, riga per riga (seasons.terminal)

# Il nome di un giocatore casuale
sit-random = Casuale { $seat }
# Ogni altro giocatore virtuale: $name è Greedy, Planner:6 …
sit-bot = { $name } { $seat }
sit-thinking = { $player } sta pensando…
# $text viene dal programma, in inglese
sit-replaced = { $player } non può continuare ({ $text }). D’ora in poi le sue mosse sono casuali.
sit-ask-players = Quanti giocatori, da 2 a 4? Invio per { $count }:
# I livelli come in level-…; bastano le prime lettere
sit-ask-level = Quale livello: Apprendista (ideale per la prima partita), Mago o Arcimago? Invio per { $text }:
sit-ask-resume = C’è una partita non finita, salvata in { $path }. Vuoi riprenderla? Invio per sì, n per una nuova partita:
sit-ask-again = “{ $text }” non è tra le risposte possibili.
sit-welcome = { $players }. { $text }. Scrivi h per l’aiuto.
sit-resumed = Riprende la partita salvata in { $path }.
sit-pass-device = Passa il dispositivo a { $player }, poi premi Invio.
sit-status-seat = { $player }: { $crystals }; riserva: { $energies }; { $cards }; { $bonus }.
sit-status-you = Tu ({ $player }): { $crystals }; riserva: { $energies }; { $cards }; { $bonus }.
sit-status-cards = { $count } in gioco, livello { $limit }, { $number } in mano
sit-status-bonuses =
    { $count ->
        [one] { $count } bonus usato
       *[other] { $count } bonus usati
    }
sit-status-hand = La tua mano: { $cards }.
sit-choice = { $number }. { $text }
sit-choice-card = { $text } (costo: { $cost }; prestigio: { $count }). { $second }
sit-choice-default = { $text } (o solo Invio)
sit-default-choice = La tua scelta, da 1 a { $count }:
# Le mosse si possono scrivere anche come nelle partite salvate, in inglese; “end turn” resta così
sit-help =
    Scrivi il numero di una scelta o le sue parole. Va bene anche una mossa come nelle partite salvate, per esempio “end turn”.
    t: tutto il tavolo. c NOME: che cosa fa una carta. r TEMA: le regole. l: che cosa è successo finora.
    why MOSSA: perché una mossa non è possibile; solo why: tutto quello che ora non è possibile.
    hint: le mosse migliori, e perché.
    u: annulla il tuo ultimo passo. uu: torna all’inizio del tuo turno.
    s FILE: salva. q: esci; la partita è conservata. h o ?: questo aiuto.
sit-hint-thinking = Ci penso …
sit-no-default = Scrivi un numero da 1 a { $count }, o h per l’aiuto.
sit-no-number = La scelta { $number } non esiste; le scelte sono { $count }.
sit-no-move = “{ $value }” non è una mossa. Scrivi h per l’aiuto.
sit-no-move-near = “{ $value }” non è una mossa. Forse intendevi: { $text }?
sit-possible = Questo ora è possibile.
sit-no-reason = Questo ora non è tra le scelte.
sit-object = { $first }: { $second }
sit-all-possible = Ora puoi usare tutto quello che hai.
sit-undone-many =
    { $count ->
        [one] { $count } passo annullato.
       *[other] { $count } passi annullati.
    }
sit-saved = Partita salvata in { $path }.
sit-not-saved = Non è stato possibile salvare la partita in { $path }: { $text }
sit-exists = { $path } contiene già altro. Scegli un altro nome.
sit-quit = Invio conserva la partita per “seasons table --resume”; il nome di un file la salva anche lì; n la butta via; b torna al gioco:
sit-kept = La partita è conservata in { $path }; “seasons table --resume” la riprende.
sit-thrown-away = La partita è stata buttata via.
sit-input-ended = L’input è terminato.
sit-no-saved-game = Non c’è nessuna partita in sospeso da riprendere.
sit-record = La partita è registrata in { $path }.
sit-log-empty = Non è ancora successo nulla.
