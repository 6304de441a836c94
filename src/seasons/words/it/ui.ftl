# Le parole di cui ha bisogno ogni interfaccia (ui-…) e i nomi accessibili (a11y-…).
# Pulsanti e titoli: al massimo 23 caratteri, senza punto. «Annulla» riprende una mossa; ui-cancel lascia solo
# una domanda, quindi «Indietro».

## Pulsanti e titoli

ui-home = Inizio
ui-play = Gioca
ui-play-computer = Contro il computer
ui-play-friends = Con gli amici
ui-one-device = Su un solo dispositivo
ui-learn = Impara a giocare
ui-rules = Regole
ui-cards = Carte
ui-watch = Guarda
ui-replay = Rivedi la partita
ui-settings = Impostazioni
ui-language = Lingua
ui-sound = Audio
ui-speed = Velocità
ui-help = Aiuto
ui-keys = Tasti
ui-text-view = Vista testuale
ui-log = Cronaca
ui-hint = Suggerimento
ui-undo = Annulla
ui-start-of-turn = Torna a inizio turno
ui-take-card = Prendi la carta
ui-summon = Invoca
ui-activate = Attiva
ui-transmute = Cristallizza
ui-bonuses = Bonus
ui-everything = Tutte
ui-clear = Svuota
ui-ready = Fatto
ui-change = Modifica
ui-look-at-table = Guarda il tavolo
ui-wait = Aspetta
ui-computer-plays = Continua il computer
ui-confirm = Conferma
ui-cancel = Indietro
ui-yes = Sì
ui-no = No
ui-back = Indietro
ui-next = Avanti
ui-previous = Precedente
ui-open = Apri
ui-close = Chiudi
ui-save = Salva
ui-download = Scarica
ui-copy-link = Copia il link
ui-new-game = Nuova partita
ui-go-on = Continua
ui-start = Comincia
ui-leave = Esci
ui-rematch = Rivincita
ui-now = Adesso
ui-season-and-dice = Stagione e dadi
ui-my-board = La mia plancia
ui-my-cards = Le mie carte in gioco
ui-my-hand = La mia mano
ui-opponents = Avversari
ui-name = Nome
ui-computer = Computer
ui-spectator = Spettatore

## Detto di passaggio

ui-your-turn = Tocca a te.
ui-waiting = In attesa degli altri.
ui-loading = Caricamento…
ui-online = In linea
ui-connection-lost = Connessione persa. Nuovo tentativo…
ui-connection-back = Connessione ristabilita.
ui-failed = Non ha funzionato. Riprova.
ui-saved = Partita salvata.
ui-copied = Link copiato.
ui-final = Questo non si può annullare.
ui-waiting-for = In attesa di { $players }.

## Le cose sul tavolo, come le dice un lettore di schermo

a11y-token =
    { $energy ->
        [air] energia di aria
        [water] energia di acqua
        [fire] energia di fuoco
       *[earth] energia di terra
    }
# $text è una lista di a11y-rate
a11y-wheel =
    { $season ->
        [winter] Cerchio delle stagioni: anno { $year }, inverno, casella { $space } di 12, round { $round }. Cristalli per energia: { $text }.
        [spring] Cerchio delle stagioni: anno { $year }, primavera, casella { $space } di 12, round { $round }. Cristalli per energia: { $text }.
        [summer] Cerchio delle stagioni: anno { $year }, estate, casella { $space } di 12, round { $round }. Cristalli per energia: { $text }.
       *[fall] Cerchio delle stagioni: anno { $year }, autunno, casella { $space } di 12, round { $round }. Cristalli per energia: { $text }.
    }
    .prelude = Cerchio delle stagioni: preludio, il primo round non è ancora cominciato.
a11y-rate = { $name } { $count }
a11y-reserve = Riserva, { $count } su { $limit }: { $energies }
# $limit è il livello, $free i posti liberi
a11y-gauge =
    Livello di invocazione { $limit }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in gioco, { $free ->
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }
a11y-prestige =
    { $count ->
        [one] { $count } punto prestigio
       *[other] { $count } punti prestigio
    }
a11y-turned = girata
a11y-on-card = con { $energies } sopra
a11y-cost = costo: { $cost }
# $card è un titolo con tipo, costo e prestigio, $text che cosa fa la carta
a11y-choice = { $card }: { $text }
a11y-hand =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
a11y-bonuses = bonus usati: { $count } su 3
# $energies è a11y-reserve, $text a11y-gauge, $cards a11y-hand, $bonus a11y-bonuses
a11y-panel =
    { $voice ->
        [you] Tu: { $crystals }. { $energies }. { $text }. { $cards }, { $bonus }.
       *[other] { $player }: { $crystals }. { $energies }. { $text }. { $cards }, { $bonus }.
    }
a11y-position = { $count } di { $limit }
a11y-more-events =
    { $count ->
        [one] Ancora { $count } evento nella cronaca.
       *[other] Ancora { $count } eventi nella cronaca.
    }
