# Ciò che dice solo il browser. Pulsanti: al massimo 23 caratteri, come in ui.ftl.

## Inizio

web-claim = Tre anni, dodici stagioni, un solo Arcimago. Gioca contro il computer o con gli amici, senza registrarti.
web-setup-summary =
    { $count ->
        [one] { $count } avversario · carte: { $text } · computer: { $name }
       *[other] { $count } avversari · carte: { $text } · computer: { $name }
    }
web-setup-bot = Giocatore del computer
web-setup-level = Livello delle carte
web-setup-edition = Edizione
web-setup-first = Chi comincia
web-first-lot = A sorte
web-first-me = Io
web-first-other = Un avversario
web-setup-people = Posti con gli amici
web-setup-name = Il tuo nome
web-more = Altro
web-level-apprentice = Lotti già fatti con le prime 30 carte: si gioca subito.
web-level-magician = Le prime 30 carte, scelte una alla volta.
web-level-archmage = Tutte le 50 carte, scelte una alla volta.
web-bot-squirrel = Scoiattolo
web-bot-hare = Lepre
web-bot-fox = Volpe
web-bot-owl = Gufo
web-bot-griffin = Grifone
web-my-tables = Le tue partite
web-show-all = Mostra tutte ({ $count })
web-show-fewer = Mostra meno
web-forget = Dimentica
web-forget-game = Dimenticare questa partita?
web-forget-note = Questo browser perde la strada per il tuo posto. Potrai tornare solo se hai conservato il tuo link.
web-open-record = Apri una partita
web-pages = Pagine
web-no-server = Il server non risponde. Controlla la connessione e riprova.
web-here-note = Da 2 a 4 persone condividono questo dispositivo. Con la scelta delle carte passerebbe di mano 32 volte, perciò ognuno riceve un lotto già fatto.
web-here-two = Scrivi almeno 2 nomi.
web-watch-note = Incolla il link di un tavolo per guardarlo.
web-watch-link = Link di un tavolo
web-watch-bad = Questo non è il link di un tavolo di qui.
web-watch-computers = Oppure guarda il computer giocare contro sé stesso.
web-watch-start = Fai giocare il computer

## Il tavolo

web-gauge-free =
    { $count }/{ $limit } – { $free ->
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }
web-gauge-over = { $count }/{ $limit } – nessun posto libero
web-bonus-label = Bonus: { $bonus }. Costa { $count } punti prestigio alla fine.
web-die-faces = Le sei facce
web-die-odds = Ogni faccia esce una volta su sei.
web-wheel-boots = Sposta l’indicatore di stagione
web-with-reason = { $first }. Non adesso: { $second }
web-tray-gain = { $count } su { $limit }
web-tray-spend = { $count } su { $limit }
web-tray-keep = Tieni { $count } su { $limit }
web-tray-less = Meno { $name }
web-tray-more = Più { $name }, ora { $count }
web-say = Di’ qualcosa
web-rulings = Chiarimenti
web-differs = Dove i regolamenti differiscono
web-score-player = Nome
web-score-crystals = Cristalli
web-score-cards = Carte di fine partita
web-score-prestige = Prestigio
web-score-hand = Mano
web-score-bonus = Penalità
web-score-total = Totale

## Regole e carte

web-search-rules = Cerca nelle regole
web-search-cards = Cerca una carta
web-contents = Indice
web-nothing-found = Nessun risultato. Prova con un’altra parola.
web-sort = Ordina per
web-sort-number = Numero
web-sort-name = Nome
web-sort-cost = Costo
web-sort-prestige = Prestigio
web-sort-kind = Tipo
web-cost-for = Costo secondo il numero di giocatori
web-cost-line = { $count } giocatori: { $cost }

## Impostazioni

web-settings-look = Aspetto
web-settings-play = Gioco
web-motion = Animazioni
web-motion-normal = Normali
web-motion-fast = Veloci
web-motion-off = Nessuna
web-text-size = Dimensione del testo
web-contrast = Contrasto elevato
web-left-handed = Pulsanti per la mano sinistra
web-mute = Senza suoni
web-volume-table = Il tavolo
web-volume-turn = Il mio turno
web-volume-others = Le mosse degli altri
web-sound-try = Prova
web-remind = Ricorda una volta ciò che è ancora gratuito prima che termini il mio turno
web-answer = Rispondi per me quando c’è una sola risposta
web-letter-keys = Le singole lettere sono scorciatoie
web-badges = Mostra i numeri su ciò che posso scegliere

## Riconoscimenti

web-credits = Riconoscimenti
web-credits-game = Il gioco
web-credits-unofficial = Questa è una versione non ufficiale e non commerciale del gioco da tavolo Seasons. Non è legata al suo editore.
web-credits-designer = Autore
web-credits-illustrator = Illustratore
web-credits-publisher = Editore
web-credits-buy = Il gioco stampato è molto più bello. Se qui ti diverti, portalo sul tuo tavolo.
web-credits-works = Opere altrui
web-credits-icons = Le icone vengono da game-icons.net, di Lorc, Delapouite e altri, con licenza CC BY 3.0. I colori sono stati cambiati.
web-credits-own = Di nostra mano
web-credits-own-text = Disegni, suoni e testi sono stati fatti per questo progetto. Nulla viene caricato da altri server e non ci sono cookie.

## Quando qualcosa non va

web-lost-title = Smarriti nel bosco
web-lost-text = A questo indirizzo non c’è nulla. Il link può essere incompleto o troppo vecchio.
web-lost-broken = Una parte della pagina non è stata caricata. Controlla la connessione e ricarica.
web-reload = Ricarica

## The live table

web-gone-title = Questa porta non si apre
web-gone-forget = Dimentica il tavolo
web-season = Stagione e valori
web-next-rates = Cristalli per energia nella prossima stagione
web-draw-pile = Mazzo di pesca: { $count }
web-discard-pile = Area di scarto: { $count }
web-library = La mia biblioteca dell’anno { $year }: { $count }
web-libraries = Le mie biblioteche
web-dice = Dadi
web-no-dice = Tutti i dadi sono presi.
web-left-over =
    { $season ->
        [winter] Se avanza: casella { $space }, inverno
        [spring] Se avanza: casella { $space }, primavera
        [summer] Se avanza: casella { $space }, estate
       *[fall] Se avanza: casella { $space }, autunno
    }
web-left-end = Se avanza, è l’ultimo round
web-may-transmute = Puoi cristallizzare
web-empty-hand = Nessuna carta in mano
web-shelf = Carte tra cui scegliere
web-see-through = Guarda il tavolo
web-table-then = Il tavolo in quel momento
web-since = dalla tua ultima mossa
web-details = In primo piano
web-then = Poi: { $text }
web-board-of = Carte in gioco: { $player }
web-nothing-there = Non c’è niente.
web-reserve = dalla riserva
web-payment = Pagamento
web-pay-from =
    { $energy ->
        [air] Aria, { $text }. Prendi da altrove
        [water] Acqua, { $text }. Prendi da altrove
        [fire] Fuoco, { $text }. Prendi da altrove
       *[earth] Terra, { $text }. Prendi da altrove
    }
web-looking-back = Stai guardando il round { $round }.
web-back-to-now = Torna al presente
web-go-back = Riprendi da qui
web-uncounted = Da qui la partita non conterà più.
web-end-anyway = Terminare comunque?
web-only-answer = Non c’è altra scelta: avviene da sé.
web-choose-transmute = Scegli le energie da cristallizzare.
web-undo-keys = Annulla un passo (Backspace; con Maiusc tutto il turno)
web-always = Sempre questa
web-end-turn = Termina il turno
web-year = Anno { $text }
web-round = { $round }° round
web-seat-menu = Tavolo e posto
web-agree-hints = Permetti i consigli
web-take-seat = Gioco di nuovo io
web-hand-over = Fai giocare il computer
web-link-note = Il tuo link apre questo posto su ogni dispositivo. Chi lo ha gioca per te.
web-hint-win = { $count } % di probabilità di vincere
web-hint-thinking = Cerco la mossa migliore…
web-key-confirm = Pulsante principale o elemento scelto
web-key-cancel = Indietro, chiudi
web-key-undo = Annulla un passo
web-key-turn = Torna all’inizio del turno
web-key-nth = L’ennesima scelta possibile
web-key-tray = Più o meno aria, acqua, fuoco, terra
web-key-all = Tutte le energie
web-key-zones = Mano, carte in gioco, riserva, dadi, cerchio
web-key-opponents = Gli avversari
web-key-inspect = Tieni la carta in vista
web-key-speed = Velocità delle animazioni
web-key-mute = Audio sì o no
web-key-list = Questo elenco
web-first-bonus = Costa { $count } punti prestigio alla fine della partita.
web-choose-kept = Scegli le { $count } energie che tieni.
web-give = Dai
web-take-for-it = Prendi in cambio
web-penalty-then = Penalità totale: −{ $count }
web-away = { $player } manca da 3 minuti.
web-wait = Aspetta
web-computer-plays = Continua il computer
web-standing = Prendi sempre
web-ask-me = Chiedimi
web-marked = Carta segnata: va via per prima se devi cederne una.
web-key-next = La prossima cosa che mi aspetta
web-key-through = Vedi il tavolo (tieni premuto)
# Two sentences, one after the other.
web-both = { $first } { $second }

## Preludio: scelta e divisione

web-prelude = Preludio
web-prelude-card = Preludio: carta { $count } di 9
web-pack-from = da { $player }, il resto va a { $to }
web-prelude-split = Preludio: tre anni
web-draft-prompt =
    { $count ->
        [one] Scegli una carta. L’ultima va a { $to }.
       *[other] Scegli una carta. Le altre { $count } vanno a { $to }.
    }
web-draft-how = Un clic segna una carta, un secondo la prende.
web-my-picks = Le mie carte
web-cost-together = Quanto costano insieme
web-seen-cards = Carte viste
web-seen-about = Queste carte sono passate da te. L’emblema mostra chi può averle adesso.
web-pack-of = Aperto per primo da { $player }
web-nothing-seen = Non è ancora passato nulla.
web-may-hold = Da { $players }
web-you-took = L’hai presa tu
web-copy-went-by = Una copia è passata. Ora da: { $players }
web-hold-twin = Hai già questa carta
web-change-mind = Cambia idea
web-who-is-ready = Chi ha scelto
web-still-choosing = { $player } sta scegliendo
web-has-chosen = { $player } ha scelto
web-split-prompt = Forma tre lotti di tre carte, uno per anno.
web-split-done = Tre lotti di tre. Va bene così?
web-split-how = Usa le linguette, trascina le carte o premi 1, 2, 3 su una carta.
web-split-why = Ogni lotto arriva in mano all’inizio del suo anno.
web-into-year = { $name }: nell’anno { $year }
web-put-here = Metti la carta nell’anno { $year }
web-shelf-1 = la tua mano iniziale
web-shelf-2 = dall’anno 2
web-shelf-3 = dall’anno 3
web-years = I tre anni
web-watch-prelude = I giocatori scelgono le loro carte

## Prima della partita

web-lobby-title = Il tavolo è apparecchiato
web-lobby-guest = Ti diamo il benvenuto
web-lobby-setting = { $count } posti · carte: { $first } · { $second }
web-lobby-how = Manda a ognuno il suo link, o lascia giocare il computer.
web-lobby-wait-host = Scrivi il tuo nome. Chi ha preparato il tavolo avvia la partita.
web-seats = Posti
web-seats-open =
    { $count ->
        [one] { $count } posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
web-all-here = Ci siete tutti.
web-waiting-start = Ci sono tutti. La partita sta per iniziare.
web-copy-watch = Link per guardare
web-meanwhile = Nell’attesa:
web-seat-free = Posto libero
web-seat-away = Non in linea
web-seat-here = È qui
web-seat-link = Copia il link e mandalo.
web-seat-wait = Non è ancora arrivato nessuno.
web-seat-you = Tu
web-free-seat = Libera il posto
web-copied = Copiato

## Un solo dispositivo

web-pass-device = Passa il dispositivo a { $player }
web-pass-why = La prossima schermata mostra carte segrete. Gli altri non guardano.
web-i-am = Io sono { $player }
web-decides = { $player } decide
web-show-hand = Mostra la mia mano

## La fine

web-final-score = Punteggio finale
web-archmage = Arcimago di Xidit: { $player }
web-archmage-shared = { $players } condividono il titolo di Arcimago di Xidit
web-tie-break = Il pareggio è deciso dal numero di carte in gioco.
web-chart-label = { $text }. Alla fine: { $players }
web-chart-crystals = Cristalli per round
web-chart-prestige = Prestigio in gioco per round
web-to-rematch = Alla rivincita
web-record = Archivio
web-show-scores = Mostra il punteggio
web-fair-title = Dadi e carte leali
web-fair-how = Prima della partita il server ha fissato un segreto e ne ha mostrato solo l’impronta. Poi ogni browser ha aggiunto una parte casuale e l’ha annotata. Tutti i dadi e le carte ne derivano: né il server né alcuno al tavolo ha potuto sceglierli da solo.
web-fair-commitment = Impronta (SHA-256), mostrata prima della partita
web-fair-secret = Il segreto del server, rivelato ora
web-fair-nonce = La parte di { $player }
web-fair-mine = La tua parte, come l’ha annotata questo browser
web-fair-seed = Il seme della partita, fatto di tutto questo
web-fair-verify = Per ricalcolare ogni lancio e ogni pesca, scarica l’archivio della partita ed esegui:
web-fair-kept = Dadi e carte: tutto torna. La tua parte è nel seme, e i dadi ne derivano.
web-fair-broken = Dadi e carte: il segreto non corrisponde all’impronta mostrata prima della partita.
web-fair-missing = Dadi e carte: la tua parte non è stata usata. Il server l’ha sostituita con un’altra.
web-fair-astray = Dadi e carte: i dadi non derivano dal segreto e dalle parti di tutti.
web-fair-elsewhere = Dadi e carte: i dadi derivano dal seme. La tua parte non si può controllare qui: questo browser non ne ha aggiunta nessuna.
web-fair-unknown = Dadi e carte: questo browser può controllare solo con https.

## Rivedere una partita

web-replay-pick = Scegli il file di una partita finita per rivederla.
web-replay-step = Passo della partita
web-replay-at = Passo { $count } di { $limit }, round { $round }
web-replay-first = All’inizio
web-replay-turn-back = Un turno indietro
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Ferma
web-replay-next = Un passo avanti
web-replay-turn-next = Un turno avanti
web-replay-last = Alla fine
web-viewpoint = Punto di vista
web-all-open = Tutte le carte scoperte
web-look-as = Come lo vede { $player }
web-copy-step = Copia un link a questo passo
web-go-on-here = Continua da qui
web-to-table = Al tavolo
