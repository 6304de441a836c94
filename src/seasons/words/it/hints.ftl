# I giocatori virtuali: i livelli per le persone e i suggerimenti. I livelli hanno nomi di animali del bosco, il più forte
# quello di un animale favoloso; non hanno niente a che fare con i livelli delle carte.

## I livelli, dal più debole al più forte

bot-squirrel = Scoiattolo
    .about = Un principiante simpatico, a volte distratto.
bot-hare = Lepre
    .about = Gioca in fretta e fa piccoli errori.
bot-fox = Volpe
    .about = Prepara turni interi e concede poco.
bot-owl = Gufo
    .about = Pensa lontano e sbaglia di rado.
bot-griffin = Grifone
    .about = Il più forte: cerca sempre la mossa migliore.
# Un giocatore virtuale quando più d’uno ha lo stesso livello
bot-numbered = { $name } { $seat }

## I suggerimenti

hint-best = La migliore: { $text }. Punteggio finale atteso { $count }, probabilità di vincere { $number } %.
hint-next = Poi: { $text }. Punteggio finale atteso { $count }, probabilità di vincere { $number } %.
hint-gain =
    { $count ->
        [one] Guadagna { $count } punto rispetto alla mossa seguente: { $text }.
       *[other] Guadagna { $count } punti rispetto alla mossa seguente: { $text }.
    }
hint-even = Vale più o meno quanto la mossa seguente.
hint-plus = +{ $count }
hint-minus = −{ $count }
hint-part-crystals = cristalli { $value }
hint-part-prestige = prestigio { $value }
hint-part-hand = carte in mano { $value }
hint-part-bonuses = bonus { $value }
hint-part-opponents = punteggio del migliore avversario { $value }
hint-kept = Lascia aperta una possibilità: { $card } è in gioco alla fine nel { $number } % delle partite invece che nel { $count } %.
hint-turning = Il caso che conta di più: { $text } ({ $number } %). Allora il guadagno è { $first }, altrimenti { $second }.
hint-event-transmute = un dado del prossimo lancio permette di cristallizzare
hint-event-gauge = un dado del prossimo lancio aumenta il livello
hint-event-draw = un dado del prossimo lancio permette di pescare
hint-event-energy = un dado del prossimo lancio mostra { $name }
hint-event-rounds =
    { $count ->
        [one] la partita dura almeno un altro round
       *[other] la partita dura almeno altri { $count } round
    }
hint-event-drew = il prestigio della tua prossima carta è almeno { $count }
hint-event-holds = { $player } ha in mano { $card }
