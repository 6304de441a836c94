# Quello che dicono le regole, a parole: nomi, mosse, domande, eventi, motivi.
#
# Si dà del tu; le etichette delle mosse sono all'imperativo, la cronaca è al presente.
# I titoli delle carte stanno tra virgolette (card-title), così non serve l'articolo.
# Nessuna frase deve accordarsi con il genere di chi gioca.

## Piccole cose

energy-air = aria
energy-water = acqua
energy-fire = fuoco
energy-earth = terra

season-winter = inverno
season-spring = primavera
season-summer = estate
season-fall = autunno

kind-item = oggetto magico
kind-familiar = famiglio

level-apprentice = Apprendista
level-magician = Mago
level-archmage = Arcimago

edition-revised = edizione riveduta
edition-first = prima edizione

bonus-exchange = scambio di 1 o 2 energie
bonus-transmute = cristallizzazione con 1 cristallo in più per energia
bonus-gauge = livello di invocazione +1
bonus-draw = pesca di due carte per tenerne una

zone-hidden = nascosta
zone-box = scatola
zone-pile = mazzo di pesca
zone-top = cima del mazzo di pesca
zone-discard = area di scarto
zone-hand = mano
zone-play = in gioco
zone-library-2 = biblioteca dell’anno 2
zone-library-3 = biblioteca dell’anno 3
zone-pack = carte tra cui scegliere
zone-drafted = carte scelte
zone-year-1 = lotto dell’anno 1
zone-year-2 = lotto dell’anno 2
zone-year-3 = lotto dell’anno 3
zone-drawn = carte pescate

player-unnamed = Giocatore { $seat }
card-title = “{ $name }”

# La causa di un evento, se c'è, come sta alla fine di una frase.
cause-in-brackets =
    { $cause ->
        [none] {""}
       *[other] {" "}({ $cause })
    }

list-two = { $first } e { $second }
list-more = { $first }, { $second }
list-last = { $first } e { $second }
list-dice = { $first }; { $second }

amount-energy =
    { $energy ->
        [air] { $count } aria
        [water] { $count } acqua
        [fire] { $count } fuoco
       *[earth] { $count } terra
    }
# Sta solo dopo «Energie mancanti:».
amount-energy-more =
    { $energy ->
        [air] { $count } di aria
        [water] { $count } di acqua
        [fire] { $count } di fuoco
       *[earth] { $count } di terra
    }
amount-energy-stored = { $amount } ({ $card })
amount-crystals =
    { $count ->
        [one] { $count } cristallo
       *[other] { $count } cristalli
    }
amount-nothing = niente
cost-chosen = da 1 a 4 energie diverse

face-gauge = livello +1
face-draw = pesca una carta
face-transmute = cristallizza
face-pips =
    { $count ->
        [one] { $count } pallino
       *[other] { $count } pallini
    }

## Mosse, come etichette

move-end-turn = Termina il turno
move-keep-die = Tieni questo dado
move-reroll = Rilancia il dado
move-draw = Pesca una carta
move-draw-two = Bonus: pesca due carte, tienine una
move-keep = Tieni la carta
move-discard-drawn = Scarta la carta
move-done = Fatto
    .exchange = Scambia solo questa
    .types = Fatto, paga queste
move-look = Guarda la prima carta
move-spend-crystals = Paga 3 cristalli
    .tree = Paga 3 cristalli per 1 energia
    .orb = Paga 3 cristalli per scartarla senza vederla
move-spend-energy = Paga 1 energia: puoi cristallizzare in questo turno
move-put-back = Rimettila sul mazzo
move-play-top = Paga 4 energie per metterla in gioco
move-bonus-exchange = Bonus: scambia 1 o 2 energie
move-bonus-transmute = Bonus: cristallizza con +1 per energia
move-bonus-gauge = Bonus: livello di invocazione +1
move-take-die = Dado { $count }
    .face = Dado { $count }: { $dice }
move-choose-seat = { $player }
move-choose-year =
    { $year ->
        [1] Anno 1: mano iniziale
       *[other] Anno { $year }: biblioteca
    }
move-move-token =
    { $direction ->
        [back]
            { $count ->
                [one] { $count } casella indietro
               *[other] { $count } caselle indietro
            }
       *[forward]
            { $count ->
                [one] { $count } casella avanti
               *[other] { $count } caselle avanti
            }
    }
move-count = { $count }
move-take = Prendi { $energies }
    .store = Metti qui { $energies }
move-drop = Scarta { $energies }
move-waive = Risparmia { $energies }
move-type =
    { $energy ->
        [air] Aria
        [water] Acqua
        [fire] Fuoco
       *[earth] Terra
    }
    .types =
        { $energy ->
            [air] Aria: livello +1
            [water] Acqua: 2 energie
            [fire] Fuoco: pesca una carta
           *[earth] Terra: 5 cristalli
        }
move-pay = Paga { $energies }
    .exchange = Cedi { $energies }
move-transmute = Cristallizza { $energies }
move-pick = Scegli { $card }
move-keep-card = Tieni { $card }
move-give = Dai { $card }
move-summon = Invoca { $card }
move-discard-card = Scarta { $card }
move-put = Metti in gioco { $card }
move-activate = Attiva { $card }
    .second = Attiva { $card } (seconda copia)
move-sacrifice = Sacrifica { $card }
    .second = Sacrifica { $card } (seconda copia)
move-take-back = Riprendi { $card }
    .second = Riprendi { $card } (seconda copia)

## Le stesse sui pulsanti, quando la riga è troppo lunga: al massimo 23 caratteri

button-draw-two = Bonus: pesca 2, tieni 1
button-spend-crystals-tree = 3 cristalli: 1 energia
button-spend-crystals-orb = 3 cristalli: scartala
button-spend-energy = 1 energia: cristallizza
button-play-top = 4 energie: in gioco
button-bonus-exchange = Bonus: scambia 1 o 2
button-bonus-transmute = Bonus: cristallizza +1
button-bonus-gauge = Bonus: livello +1

## Domande, a due voci

ask-pick =
    { $voice ->
        [you] Scegli una carta da tenere. Le altre vanno a { $to }.
       *[other] { $player } sceglie una carta da tenere.
    }
ask-split =
    { $voice ->
        [you] Forma tre lotti di tre carte, uno per anno. In quale anno metti { $card }?
       *[other] { $player } divide nove carte fra i tre anni.
    }
ask-die =
    { $voice ->
        [you] Scegli un dado. L’ultimo farà avanzare la stagione.
       *[other] { $player } sceglie un dado.
    }
ask-malice =
    { $voice ->
        [you] Usare { $card }? Rilanci il tuo dado e ricevi 2 cristalli.
       *[other] { $player } decide se usare { $card }.
    }
ask-draw =
    { $voice ->
        [you] Pesca una carta, oppure usa un bonus per pescarne due e tenerne una.
       *[other] { $player } sta per pescare una carta.
    }
ask-keep =
    { $voice ->
        [you]
            { $card ->
                [none] Tieni la carta pescata o la scarti?
               *[other] Hai pescato { $card }. Tieni la carta o la scarti?
            }
       *[other] { $player } decide se tenere una carta.
    }
ask-keep-one =
    { $voice ->
        [you]
            { $number ->
                [12] { $card }: tieni una carta, poi danne una a ogni avversario.
                [0] Tieni una carta. L’altra viene scartata.
               *[other] { $card }: tieni una carta. Le altre vengono scartate.
            }
       *[other] { $player } sceglie una carta da tenere.
    }
ask-turn =
    { $voice ->
        [you] Tocca a te: invoca, attiva, cristallizza o termina il turno.
       *[other] Tocca a { $player }.
    }
ask-take =
    { $voice ->
        [you]
            { $card ->
                [none]
                    { $count ->
                        [one] Prendi { $count } energia in cambio.
                       *[other] Prendi { $count } energie in cambio.
                    }
               *[other]
                    { $count ->
                        [one] { $card }: prendi { $count } energia a tua scelta.
                       *[other] { $card }: prendi { $count } energie a tua scelta.
                    }
            }
       *[other] { $player } sceglie le energie da prendere.
    }
ask-store =
    { $voice ->
        [you]
            { $count ->
                [one] Scegli { $count } energia da mettere su { $card }.
               *[other] Scegli { $count } energie da mettere su { $card }.
            }
       *[other] { $player } sceglie le energie da mettere su { $card }.
    }
ask-excess =
    { $voice ->
        [you]
            { $count ->
                [one] La tua riserva è troppo piena. Scarta { $count } energia.
               *[other] La tua riserva è troppo piena. Scarta { $count } energie.
            }
       *[other] { $player } sceglie le energie da scartare.
    }
    .known = La tua riserva contiene al massimo { $limit } energie. Scartane { $count }.
ask-waive =
    { $voice ->
        [you]
            { $count ->
                [one] Scegli { $count } energia da non pagare per { $card }.
               *[other] Scegli { $count } energie da non pagare per { $card }.
            }
       *[other] { $player } sceglie che cosa non pagare per { $card }.
    }
ask-pay =
    { $voice ->
        [you]
            { $count ->
                [one] Paga ancora { $count } energia per { $card }: scegli da dove prenderla.
               *[other] Paga ancora { $count } energie per { $card }: scegli da dove prenderle.
            }
       *[other] { $player } paga per { $card }.
    }
ask-pay-any =
    { $voice ->
        [you]
            { $number ->
                [35] { $card }: scegli un’energia da metterci.
               *[other]
                    { $count ->
                        [one] { $card }: scegli { $count } energia da pagare.
                       *[other] { $card }: scegli { $count } energie da pagare.
                    }
            }
       *[other] { $player } paga per { $card }.
    }
ask-exchange =
    { $voice ->
        [you]
            { $count ->
                [one] Scambi una seconda energia o solo questa?
               *[other] Scambia 1 o 2 energie: scegline una da cedere.
            }
       *[other] { $player } sceglie le energie da scambiare.
    }
ask-balance =
    { $voice ->
        [you] { $card }: quale tipo cristallizzi?
       *[other] { $player } sceglie che cosa cristallizzare con { $card }.
    }
ask-boots =
    { $voice ->
        [you] Sposta l’indicatore di stagione da 1 a 3 caselle, avanti o indietro.
       *[other] { $player } sceglie dove spostare l’indicatore di stagione.
    }
ask-put =
    { $voice ->
        [you]
            { $number ->
                [24] Metti in gioco gratuitamente una carta dalla mano.
               *[other] Metti in gioco gratuitamente una di queste carte. Le altre vengono scartate.
            }
       *[other] { $player } sceglie una carta da mettere in gioco.
    }
ask-sacrifice =
    { $voice ->
        [you] { $to } gioca { $card }: sacrifica una tua carta in gioco.
       *[other] { $player } sceglie una carta da sacrificare ({ $card }).
    }
ask-give =
    { $voice ->
        [you] { $card }: scegli una carta da dare a { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } sceglie una carta da darti.
               *[other] { $player } sceglie una carta da dare a { $to }.
            }
    }
ask-take-back =
    { $voice ->
        [you]
            { $tovoice ->
                [you] { $card }: riprendi in mano un tuo oggetto magico.
               *[other] { $to } gioca { $card }: riprendi in mano un tuo oggetto magico.
            }
       *[other] { $player } sceglie un oggetto magico da riprendere ({ $card }).
    }
ask-opponent =
    { $voice ->
        [you] { $card }: di chi copi la riserva?
       *[other] { $player } sceglie quale riserva copiare.
    }
ask-types =
    { $voice ->
        [you] Scegli da 1 a 4 energie da pagare per { $card }. Ognuna aggiunge il suo effetto.
       *[other] { $player } sceglie le energie da pagare per { $card }.
    }
ask-tree =
    { $voice ->
        [you] { $card }: scegli un effetto.
       *[other] { $player } sceglie un effetto di { $card }.
    }
ask-orb =
    { $voice ->
        [you] Guardi la prima carta del mazzo di pesca o la scarti senza vederla?
       *[other] { $player } sceglie un effetto di { $card }.
    }
ask-orb-card =
    { $voice ->
        [you]
            { $card ->
                [none] Rimetti la prima carta sul mazzo o paghi 4 energie per metterla in gioco?
               *[other] La prima carta è { $card }. La rimetti sul mazzo o paghi 4 energie per metterla in gioco?
            }
       *[other] { $player } guarda la prima carta del mazzo di pesca.
    }
ask-crown =
    { $voice ->
        [you] { $card }: pesca una carta o scartane una dalla mano e prendi tante energie quanti sono i suoi punti prestigio.
       *[other] { $player } sceglie se pescare o scartare ({ $card }).
    }
ask-skull =
    { $voice ->
        [you]
            { $count ->
                [one] Scegli ancora { $count } carta da sacrificare per 15 cristalli.
               *[other] Scegli { $count } carte da sacrificare per 15 cristalli.
            }
       *[other] { $player } sceglie le carte da sacrificare.
    }
ask-kriss =
    { $voice ->
        [you] Scarta o sacrifica un famiglio, poi prendi 4 energie.
       *[other] { $player } sceglie a quale famiglio rinunciare.
    }
ask-mirror-give =
    { $voice ->
        [you] { $card }: quale tipo cambi?
       *[other] { $player } sceglie le energie da cambiare.
    }
ask-mirror-count =
    { $voice ->
        [you] Quante energie cambi, a 1 cristallo l’una?
       *[other] { $player } sceglie quante energie cambiare.
    }
ask-mirror-take =
    { $voice ->
        [you] In quale tipo le trasformi?
       *[other] { $player } sceglie in quale tipo trasformare le energie.
    }

## Eventi, a due voci

event-dealt =
    { $voice ->
        [you] Ricevi queste carte: { $cards }.
       *[other] { $player } riceve queste carte: { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } riceve { $count } carta.
           *[other] { $player } riceve { $count } carte.
        }
event-picked =
    { $voice ->
        [you] Scegli { $cards }.
       *[other] { $player } sceglie { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } sceglie una carta.
           *[other] { $player } sceglie { $count } carte.
        }
event-split =
    { $voice ->
        [you] Hai diviso le tue carte fra i tre anni.
       *[other] { $player } ha diviso nove carte fra i tre anni.
    }
event-round-began =
    { $season ->
        [winter] Comincia il round { $round }, in inverno.
        [spring] Comincia il round { $round }, in primavera.
        [summer] Comincia il round { $round }, in estate.
       *[fall] Comincia il round { $round }, in autunno.
    } { $voice ->
        [you] Inizi tu.
       *[other] Inizia { $player }.
    }
event-rolled =
    { $voice ->
        [you] Lanci i dadi: { $dice }.
       *[other] { $player } lancia i dadi: { $dice }.
    }
event-die-taken =
    { $voice ->
        [you] Prendi un dado: { $dice }.
       *[other] { $player } prende un dado: { $dice }.
    }
event-turn-began =
    { $voice ->
        [you] Comincia il tuo turno.
       *[other] Comincia il turno di { $player }.
    }
event-rerolled =
    { $voice ->
        [you] Rilanci il tuo dado: { $dice }.
       *[other] { $player } rilancia il dado: { $dice }.
    }
event-crystals-gained =
    { $voice ->
        [you]
            { $cause ->
                [none] Ricevi { $crystals }.
               *[other] Ricevi { $crystals } da { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } riceve { $crystals }.
               *[other] { $player } riceve { $crystals } da { $cause }.
            }
    }
event-crystals-lost =
    { $voice ->
        [you] Perdi { $crystals }{ cause-in-brackets }.
       *[other] { $player } perde { $crystals }{ cause-in-brackets }.
    }
    .paid =
        { $voice ->
            [you] Paghi { $crystals } per { $cause }.
           *[other] { $player } paga { $crystals } per { $cause }.
        }
event-crystals-given =
    { $voice ->
        [you] Dai { $crystals } a { $to }{ cause-in-brackets }.
       *[other]
            { $tovoice ->
                [you] { $player } ti dà { $crystals }{ cause-in-brackets }.
               *[other] { $player } dà { $crystals } a { $to }{ cause-in-brackets }.
            }
    }
event-energy-gained =
    { $voice ->
        [you]
            { $cause ->
                [none] Ricevi { $energies }.
               *[other] Ricevi { $energies } da { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } riceve { $energies }.
               *[other] { $player } riceve { $energies } da { $cause }.
            }
    }
event-energy-paid =
    { $voice ->
        [you]
            { $cause ->
                [none] Cedi { $energies }.
               *[other] Paghi { $energies } per { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } cede { $energies }.
               *[other] { $player } paga { $energies } per { $cause }.
            }
    }
event-energy-discarded =
    { $voice ->
        [you] Scarti { $energies }: la tua riserva è piena.
       *[other] { $player } scarta { $energies }: la riserva è piena.
    }
event-energy-lost =
    { $voice ->
        [you] Perdi { $energies }{ cause-in-brackets }.
       *[other] { $player } perde { $energies }{ cause-in-brackets }.
    }
    .turned =
        { $voice ->
            [you] { $cause } trasforma { $energies } della tua riserva in { $taken }.
           *[other] { $cause } trasforma { $energies } di { $player } in { $taken }.
        }
event-energy-stored =
    { $voice ->
        [you] Metti { $energies } su { $card }.
       *[other] { $player } mette { $energies } su { $card }.
    }
event-store-lost =
    { $voice ->
        [you] Perdi { $energies } da { $card }.
       *[other] { $player } perde { $energies } da { $card }.
    }
event-transmuted =
    { $voice ->
        [you]
            { $cause ->
                [none] Cristallizzi { $energies } in { $crystals }.
               *[other] Cristallizzi { $energies } in { $crystals } con { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } cristallizza { $energies } in { $crystals }.
               *[other] { $player } cristallizza { $energies } in { $crystals } con { $cause }.
            }
    }
event-right-gained =
    { $voice ->
        [you] Puoi cristallizzare in questo turno.
       *[other] { $player } può cristallizzare in questo turno.
    }
event-gauge-changed =
    { $change ->
        [down]
            { $voice ->
                [you] Il tuo livello di invocazione scende di { $count }{ cause-in-brackets }.
               *[other] Il livello di invocazione di { $player } scende di { $count }{ cause-in-brackets }.
            }
       *[up]
            { $voice ->
                [you] Il tuo livello di invocazione sale di { $count }{ cause-in-brackets }.
               *[other] Il livello di invocazione di { $player } sale di { $count }{ cause-in-brackets }.
            }
    }
event-drew =
    { $voice ->
        [you] Peschi { $cards }{ cause-in-brackets }.
       *[other] { $player } pesca { $cards }{ cause-in-brackets }.
    }
    .hidden =
        { $count ->
            [one] { $player } pesca una carta{ cause-in-brackets }.
           *[other] { $player } pesca { $count } carte{ cause-in-brackets }.
        }
event-kept =
    { $voice ->
        [you] Tieni { $cards }.
       *[other] { $player } tiene { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } tiene una carta.
           *[other] { $player } tiene { $count } carte.
        }
event-draw-discarded =
    { $voice ->
        [you] Scarti { $cards }.
       *[other] { $player } scarta { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } scarta una carta pescata.
           *[other] { $player } scarta { $count } carte pescate.
        }
event-given =
    { $voice ->
        [you] Dai { $cards } a { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } ti dà { $cards }.
               *[other] { $player } dà { $cards } a { $to }.
            }
    }
    .hidden =
        { $count ->
            [one] { $player } dà una carta a { $to }.
           *[other] { $player } dà { $count } carte a { $to }.
        }
event-looked =
    { $voice ->
        [you] Guardi la prima carta del mazzo di pesca: { $cards }.
       *[other] { $player } guarda la prima carta del mazzo di pesca: { $cards }.
    }
    .hidden = { $player } guarda la prima carta del mazzo di pesca.
event-top-kept =
    { $voice ->
        [you] Rimetti la carta in cima al mazzo di pesca.
       *[other] { $player } rimette la carta in cima al mazzo di pesca.
    }
event-top-discarded =
    { $voice ->
        [you] Scarti la prima carta del mazzo di pesca: { $cards }.
       *[other] { $player } scarta la prima carta del mazzo di pesca: { $cards }.
    }
    .hidden =
        { $voice ->
            [you] Scarti la prima carta del mazzo di pesca senza vederla.
           *[other] { $player } scarta la prima carta del mazzo di pesca.
        }
event-summons =
    { $voice ->
        [you]
            { $cost ->
                [none] Invochi { $card }.
               *[other] Invochi { $card } per { $cost }.
            }
       *[other]
            { $cost ->
                [none] { $player } invoca { $card }.
               *[other] { $player } invoca { $card } per { $cost }.
            }
    }
event-waived =
    { $voice ->
        [you] Risparmi { $energies } su { $card }.
       *[other] { $player } risparmia { $energies } su { $card }.
    }
event-entered =
    { $voice ->
        [you] Metti in gioco gratuitamente { $card }{ cause-in-brackets }.
       *[other] { $player } mette in gioco gratuitamente { $card }{ cause-in-brackets }.
    }
event-activated =
    { $voice ->
        [you] Attivi { $card }.
       *[other] { $player } attiva { $card }.
    }
event-sacrificed =
    { $voice ->
        [you] Sacrifichi { $cards }{ cause-in-brackets }.
       *[other] { $player } sacrifica { $cards }{ cause-in-brackets }.
    }
event-taken-back =
    { $voice ->
        [you] Riprendi in mano { $cards }{ cause-in-brackets }.
       *[other] { $player } riprende in mano { $cards }{ cause-in-brackets }.
    }
event-hand-discarded =
    { $voice ->
        [you] Scarti dalla mano { $cards }{ cause-in-brackets }.
       *[other] { $player } scarta dalla mano { $cards }{ cause-in-brackets }.
    }
event-passed-on =
    { $voice ->
        [you] Passi { $card } a { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } ti passa { $card }.
               *[other] { $player } passa { $card } a { $to }.
            }
    }
event-bonus-used =
    { $voice ->
        [you] Usi un bonus: { $bonus }.
       *[other] { $player } usa un bonus: { $bonus }.
    }
event-token-moved =
    { $direction ->
        [back]
            { $count ->
                [one] L’indicatore di stagione arretra di { $count } casella, alla casella { $space }.
               *[other] L’indicatore di stagione arretra di { $count } caselle, alla casella { $space }.
            }
       *[forward]
            { $count ->
                [one] L’indicatore di stagione avanza di { $count } casella, alla casella { $space }.
               *[other] L’indicatore di stagione avanza di { $count } caselle, alla casella { $space }.
            }
    }
    .moved =
        { $direction ->
            [back]
                { $voice ->
                    [you]
                        { $count ->
                            [one] Fai arretrare l’indicatore di stagione di { $count } casella, alla casella { $space }{ cause-in-brackets }.
                           *[other] Fai arretrare l’indicatore di stagione di { $count } caselle, alla casella { $space }{ cause-in-brackets }.
                        }
                   *[other]
                        { $count ->
                            [one] { $player } fa arretrare l’indicatore di stagione di { $count } casella, alla casella { $space }{ cause-in-brackets }.
                           *[other] { $player } fa arretrare l’indicatore di stagione di { $count } caselle, alla casella { $space }{ cause-in-brackets }.
                        }
                }
           *[forward]
                { $voice ->
                    [you]
                        { $count ->
                            [one] Fai avanzare l’indicatore di stagione di { $count } casella, alla casella { $space }{ cause-in-brackets }.
                           *[other] Fai avanzare l’indicatore di stagione di { $count } caselle, alla casella { $space }{ cause-in-brackets }.
                        }
                   *[other]
                        { $count ->
                            [one] { $player } fa avanzare l’indicatore di stagione di { $count } casella, alla casella { $space }{ cause-in-brackets }.
                           *[other] { $player } fa avanzare l’indicatore di stagione di { $count } caselle, alla casella { $space }{ cause-in-brackets }.
                        }
                }
        }
event-year-changed = Comincia l’anno { $year }.
    .again = È di nuovo l’anno { $year }.
    .before = L’indicatore di stagione torna a prima dell’inizio dell’anno 1. Vale ancora come anno 1.
    .after = L’anno 3 è finito.
event-season-changed =
    { $season ->
        [winter] Ora è inverno.
        [spring] Ora è primavera.
        [summer] Ora è estate.
       *[fall] Ora è autunno.
    }
event-library-taken =
    { $voice ->
        [you] Prendi { $cards } dalla tua biblioteca dell’anno { $year }.
       *[other] { $player } prende { $cards } dalla biblioteca dell’anno { $year }.
    }
    .hidden =
        { $count ->
            [one] { $player } prende una carta dalla biblioteca dell’anno { $year }.
           *[other] { $player } prende { $count } carte dalla biblioteca dell’anno { $year }.
        }
event-pile-rebuilt =
    { $count ->
        [one] L’area di scarto ({ $count } carta) diventa il nuovo mazzo di pesca.
       *[other] L’area di scarto ({ $count } carte) viene rimescolata e diventa il nuovo mazzo di pesca.
    }
event-turn-ended =
    { $voice ->
        [you] Termini il turno.
       *[other] { $player } termina il turno.
    }
event-game-ended = La partita è finita.
event-scored =
    { $voice ->
        [you]
            { $rank ->
                [1] Arrivi al primo posto
                [2] Arrivi al secondo posto
                [3] Arrivi al terzo posto
               *[other] Arrivi al quarto posto
            }
       *[other]
            { $rank ->
                [1] { $player } arriva al primo posto
                [2] { $player } arriva al secondo posto
                [3] { $player } arriva al terzo posto
               *[other] { $player } arriva al quarto posto
            }
    } { $count ->
        [one] con { $count } punto.
       *[other] con { $count } punti.
    }

## Perché qualcosa ora non è possibile

reason-not-asked = Non tocca a te scegliere.
reason-other-choice = Prima c’è un’altra scelta da fare.
reason-no-room = Nessun posto libero: il tuo livello di invocazione non permette altre carte in gioco.
reason-energy =
    { $what ->
        [transmute] Non hai energie di questo tipo.
       *[other]
            { $count ->
                [0] Energie insufficienti.
                [one] Manca { $count } energia.
               *[other] Mancano { $count } energie.
            }
    }
    .types = Energie mancanti: { $energies }.
reason-crystals =
    { $count ->
        [0] Cristalli insufficienti.
        [one] Manca { $count } cristallo.
       *[other] Mancano { $count } cristalli.
    }
reason-leech =
    { $count ->
        [0] Non puoi pagare { $card }.
        [one] Manca { $count } cristallo per { $card }.
       *[other] Mancano { $count } cristalli per { $card }.
    }
reason-turned =
    { $what ->
        [malice] In questo round hai già attivato { $card }.
       *[other] Carta già attivata in questo round.
    }
reason-no-activation = Questa carta non si può attivare.
reason-turn-opened = Solo all’inizio del turno, prima di usare il dado.
reason-bonuses-spent = Hai già usato tutti e tre i bonus.
reason-gauge-full = Il tuo livello di invocazione è già al massimo: { $limit }.
reason-no-card = Il mazzo di pesca e l’area di scarto sono vuoti.
reason-no-familiar = Non hai famigli in mano né in gioco.
reason-empty-hand = La tua mano è vuota.
reason-few-cards = Ti servono 3 carte in gioco.
reason-no-right = Non puoi cristallizzare in questo turno.
reason-no-draw = Solo quando il tuo dado ti fa pescare una carta.
reason-die-taken = Questo dado è già preso.
reason-game-over = La partita è finita.
reason-not-there =
    { $what ->
        [hand] Questa carta non è nella tua mano.
        [play] Non hai questa carta in gioco.
       *[other] Non hai questa carta lì.
    }

## Perché un passo non si può annullare

final-chance = Sono stati lanciati dadi o pescate carte.
final-learned = Una carta nascosta è stata scoperta.
final-others = Un altro giocatore ha dovuto scegliere.
final-die = È stato preso un dado.
final-turn = Il turno è terminato.
