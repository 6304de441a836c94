# Ciò che un tavolo dice al di là delle regole: rifiuti, cronaca tra le mosse, promemoria, avvisi, frasi pronte.
# refused-… sono frasi intere che dicono che cosa fare. $voice, $player, $card come in play.ftl.

## Rifiuti

refused-already-started = La partita è già cominciata.
refused-bad-batch = Invia da 1 a { $count } mosse alla volta.
refused-bad-first = Scegli chi comincia: un posto da 1 a { $count }, oppure il caso.
refused-bad-message = Questo messaggio non si può leggere: { $text }
refused-unknown-message = Questa versione del tavolo non conosce questo tipo di richiesta.
refused-bad-nonce = La parte casuale deve essere di { $count } byte in cifre esadecimali.
refused-bad-phrase = Questa frase non esiste.
refused-bad-players = Seasons è un gioco da 2 a 4 giocatori.
refused-bad-record =
    { $number ->
        [0] Questo file non è una partita salvata che si possa mostrare qui. Scegline uno salvato alla fine di una partita.
       *[other] Questa partita salvata non si può mostrare: c’è un errore alla riga { $number }. Scegli il file così come è stato salvato.
    }
refused-bad-standing = Solo “Corno del Mendicante” e “Clessidra del Tempo” ammettono una risposta automatica.
refused-busy = Troppe mosse sono arrivate insieme. Riprova.
refused-failed = Qualcosa è andato storto ed è stato annotato. Niente è cambiato: riprova.
refused-game-over = La partita è finita.
refused-hello-twice = Hai già salutato.
refused-illegal = Adesso non è possibile. Non è cambiato nulla.
refused-name-too-long = Un nome ha al massimo { $count } caratteri.
refused-no-bot = Non c’è un giocatore virtuale “{ $text }”.
refused-no-continue = Finché qui giocano altre persone, puoi continuare altrove solo a partita finita, o se tutti permettono i suggerimenti.
refused-no-hints = I suggerimenti ci sono solo contro il computer, o se tutti sono d’accordo.
refused-no-key = Il link è incompleto: manca l’ultima parte, dopo il #.
refused-no-seat = Questo posto non esiste.
refused-no-table = Questo tavolo non esiste, o il link è stato modificato. Chiedi un nuovo link o comincia una nuova partita.
refused-not-asked = Ora non devi scegliere nulla.
refused-not-over = La partita non è ancora finita.
refused-not-started = La partita non è ancora cominciata.
refused-not-your-seat = Questo non è il tuo posto.
refused-not-yours = Può farlo solo chi ha aperto il tavolo.
refused-nothing-to-continue = Da questo punto la partita non si può continuare.
refused-nothing-to-undo = Non c’è più nulla da annullare.
refused-only-moves = A questo tavolo si è parlato, cambiato e annullato così tanto che ormai si accettano solo mosse.
refused-other-protocol = Questa pagina è più vecchia del server. Ricaricala.
refused-record-too-long = Una partita salvata ha al massimo { $count } caratteri. Scegli un altro file.
refused-record-unfinished = Si possono mostrare solo partite finite, con il loro seme.
refused-seat-taken = Questo posto è già occupato.
refused-seats-open =
    { $count ->
        [one] Un posto è ancora libero: aspetta, o lascia giocare il computer.
       *[other] { $count } posti sono ancora liberi: aspetta, o lascia giocare il computer.
    }
refused-slow-down = Un po’ troppo in fretta. Aspetta un momento.
refused-spectator = Stai guardando la partita: può farlo solo chi gioca.
refused-stale = Qualcuno è arrivato prima: guarda il tavolo com’è adesso.
refused-storage = Il database non risponde. Non è andato perso nulla: riprova tra un momento.
refused-too-far = Prima decide il caso: fai queste mosse una alla volta.
refused-too-long = Un messaggio ha al massimo { $count } caratteri.
refused-too-many-keys = Si possono cercare al massimo { $count } tavoli alla volta.
refused-undo-people = Tornare così indietro è possibile solo contro il computer.
refused-view-only = Questa partita è cominciata con regole precedenti: si può guardare, ma non continuare.

## La cronaca tra le mosse

log-sits =
    { $voice ->
        [you] Ti siedi al tavolo.
       *[other] { $player } si siede al tavolo.
    }
log-left =
    { $voice ->
        [you] Lasci il tavolo.
       *[other] { $player } lascia il tavolo.
    }
log-bot =
    { $voice ->
        [you] Il computer gioca per te.
       *[other] Il computer gioca per { $player }.
    }
log-undo =
    { $voice ->
        [you] Annulli { $count ->
            [one] una mossa
           *[other] { $count } mosse
        }.
       *[other] { $player } annulla { $count ->
            [one] una mossa
           *[other] { $count } mosse
        }.
    }
log-back =
    { $voice ->
        [you] Torni indietro nella partita.
       *[other] { $player } torna indietro nella partita.
    }
log-rematch = C’è una nuova partita a un altro tavolo.

## Promemoria prima della fine di un turno

free-transmute =
    { $count ->
        [one] Puoi ancora cristallizzare: { $count } cristallo.
       *[other] Puoi ancora cristallizzare: { $count } cristalli.
    }
free-summon = { $card } non ti costa nulla.
free-activate = Puoi ancora attivare { $card }.

## Avvisi prima di una mossa

warn-no-room = Non ci sarà nessun posto libero: tutte le carte pescate per { $card } verrebbero scartate.
warn-overflow =
    { $count ->
        [one] La tua riserva sarà troppo piena: scarterai { $count } energia.
       *[other] La tua riserva sarà troppo piena: scarterai { $count } energie.
    }
warn-energies-lost =
    { $count ->
        [one] Perdi { $count } energia.
       *[other] Perdi { $count } energie.
    }

## Frasi pronte

phrase-hello = Ciao
phrase-good-luck = Buona fortuna
phrase-thinking = Ci penso un attimo
phrase-nice = Bella mossa
phrase-oops = Ops
phrase-well-played = Ben giocato
phrase-thanks = Grazie
phrase-hurry = Tocca a te, credo
phrase-bye = Alla prossima
