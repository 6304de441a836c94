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
web-open-record = Apri una partita
web-pages = Pagine
web-no-server = Il server non risponde. Controlla la connessione e riprova.
web-here-note = Da 2 a 4 persone condividono questo dispositivo. Con la scelta delle carte passerebbe di mano 32 volte, perciò ognuno riceve un lotto già fatto.
web-here-two = Scrivi almeno 2 nomi.

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
web-reserve = Riserva
web-payment = Pagamento
web-pay-from =
    { $energy ->
        [air] Aria da: { $text }. Prendi da altrove
        [water] Acqua da: { $text }. Prendi da altrove
        [fire] Fuoco da: { $text }. Prendi da altrove
       *[earth] Terra da: { $text }. Prendi da altrove
    }
web-looking-back = Stai guardando il round { $round }.
web-back-to-now = Torna al presente
web-end-anyway = Terminare comunque?
web-only-answer = Non c’è altra scelta: avviene da sé.
web-choose-transmute = Scegli le energie da cristallizzare.
web-undo-keys = Annulla un passo (Backspace; con Maiusc tutto il turno)
web-always = Sempre questa…
web-end-turn = Termina il turno
web-year = Anno { $text }
web-round = Round { $round }
web-seat-menu = Tavolo e posto
web-agree-hints = Permetti i consigli
web-take-seat = Gioco di nuovo io
web-hand-over = Fai giocare il computer
web-link-note = Il tuo link apre questo posto su ogni dispositivo. Chi lo ha gioca per te.
web-hint-win = { $count }% di probabilità di vincere
web-key-confirm = Pulsante principale o elemento scelto
web-key-cancel = Indietro, chiudi
web-key-undo = Annulla un passo
web-key-turn = Torna all’inizio del turno
web-key-nth = L’ennesima scelta possibile
web-key-tray = Più o meno aria, acqua, fuoco, terra
web-key-all = Tutte le energie
web-key-zones = Mano, carte in gioco, riserva, dadi, ruota
web-key-opponents = Gli avversari
web-key-inspect = Tieni la carta in vista
web-key-speed = Velocità delle animazioni
web-key-mute = Audio sì o no
web-key-list = Questo elenco
# Two sentences, one after the other.
web-both = { $first } { $second }
