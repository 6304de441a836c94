# Lo que dicen las reglas, en palabras: nombres, jugadas, preguntas, sucesos, motivos.
#
# Los identificadores vienen de las propias reglas; los argumentos están en seasons/words/arguments.py.
# $voice es "you" cuando lee la persona afectada; si no, "other", y $player es un nombre;
# $tovoice y $to son lo mismo para quien recibe algo.
# $card, $cards y $cause son títulos que ya llevan comillas (card-title); $cause, $card y $cost pueden ser "none".
# $energies, $cost y $dice son listas ya formadas.

## Cosas pequeñas

energy-air = aire
energy-water = agua
energy-fire = fuego
energy-earth = tierra

season-winter = invierno
season-spring = primavera
season-summer = verano
season-fall = otoño

kind-item = objeto mágico
kind-familiar = familiar

level-apprentice = Aprendiz
level-magician = Mago
level-archmage = Archimago

edition-revised = edición revisada
edition-first = primera edición

bonus-exchange = cambiar 1 o 2 fichas de energía
bonus-transmute = cristalizar con 1 cristal más por ficha
bonus-gauge = aumentar en 1 la capacidad de invocación
bonus-draw = robar dos cartas y quedarse con una

zone-hidden = oculta
zone-box = caja
zone-pile = mazo de robo
zone-top = parte superior del mazo de robo
zone-discard = pila de descartes
zone-hand = mano
zone-play = en juego
zone-library-2 = biblioteca del año 2
zone-library-3 = biblioteca del año 3
zone-pack = cartas por elegir
zone-drafted = cartas elegidas
zone-year-1 = grupo del año 1
zone-year-2 = grupo del año 2
zone-year-3 = grupo del año 3
zone-drawn = cartas robadas

player-unnamed = Jugador { $seat }
card-title = «{ $name }»

# La causa de un suceso, si la hay, al final de la frase.
cause-in-brackets =
    { $cause ->
        [none] {""}
       *[other] {" "}({ $cause })
    }

list-two = { $first } y { $second }
list-more = { $first }, { $second }
list-last = { $first } y { $second }
list-dice = { $first }; { $second }

amount-energy =
    { $energy ->
        [air] { $count } de aire
        [water] { $count } de agua
        [fire] { $count } de fuego
       *[earth] { $count } de tierra
    }
amount-energy-more =
    { $energy ->
        [air] { $count } de aire
        [water] { $count } de agua
        [fire] { $count } de fuego
       *[earth] { $count } de tierra
    }
amount-energy-stored = { $amount } ({ $card })
amount-crystals =
    { $count ->
        [one] { $count } cristal
       *[other] { $count } cristales
    }
amount-nothing = nada
cost-chosen = de 1 a 4 energías distintas

face-gauge = capacidad +1
face-draw = robar una carta
face-transmute = cristalizar
# «Punto» es la palabra del reglamento, pero en una lista parecería un punto de prestigio.
face-pips = avance { $count }

## Jugadas, como botones

move-end-turn = Terminar el turno
move-keep-die = Conservar este dado
move-reroll = Volver a tirar el dado
move-draw = Robar una carta
move-draw-two = Bonus: robar dos, quedarme con una
move-keep = Quedármela
move-discard-drawn = Descartar
move-done = Hecho
    .exchange = Cambiar solo esta
    .types = Hecho, pagar estas
move-look = Mirar la carta superior
move-spend-crystals = Pagar 3 cristales
    .tree = Pagar 3 cristales por 1 energía
    .orb = Pagar 3 cristales: descartar sin ver
move-spend-energy = Pagar 1 energía: cristalizar este turno
move-put-back = Devolverla al mazo
move-play-top = Pagar 4 energías: ponerla en juego
move-bonus-exchange = Bonus: cambiar 1 o 2 energías
move-bonus-transmute = Bonus: cristalizar, +1 por ficha
move-bonus-gauge = Bonus: capacidad de invocación +1
move-take-die = Dado { $count }
    .face = Dado { $count }: { $dice }
move-choose-seat = { $player }
move-choose-year =
    { $year ->
        [1] Año 1: tu mano inicial
       *[other] Año { $year }: biblioteca
    }
move-move-token =
    { $direction ->
        [back]
            { $count ->
                [one] { $count } casilla atrás
               *[other] { $count } casillas atrás
            }
       *[forward]
            { $count ->
                [one] { $count } casilla adelante
               *[other] { $count } casillas adelante
            }
    }
move-count = { $count }
move-take = Tomar { $energies }
    .store = Poner { $energies }
move-drop = Descartar { $energies }
move-waive = Ahorrar { $energies }
move-type =
    { $energy ->
        [air] Aire
        [water] Agua
        [fire] Fuego
       *[earth] Tierra
    }
    .types =
        { $energy ->
            [air] Aire: capacidad +1
            [water] Agua: 2 energías
            [fire] Fuego: robar una carta
           *[earth] Tierra: 5 cristales
        }
move-pay = Pagar { $energies }
    .exchange = Entregar { $energies }
move-transmute = Cristalizar { $energies }
move-pick = Elegir { $card }
move-keep-card = Quedarme con { $card }
move-give = Dar { $card }
move-summon = Invocar { $card }
move-discard-card = Descartar { $card }
move-put = Poner en juego { $card }
move-activate = Activar { $card }
    .second = Activar { $card } (segunda copia)
move-sacrifice = Sacrificar { $card }
    .second = Sacrificar { $card } (segunda copia)
move-take-back = Recuperar { $card }
    .second = Recuperar { $card } (segunda copia)

## Las mismas en botones, cuando la línea es demasiado larga: 23 caracteres como máximo

button-draw-two = Bonus: robar dos cartas
button-spend-crystals-tree = 3 cristales: 1 energía
button-spend-crystals-orb = 3 cristales: descartar
button-spend-energy = 1 energía: cristalizar
button-play-top = 4 energías: en juego
button-bonus-exchange = Bonus: cambiar 1 o 2
button-bonus-transmute = Bonus: cristalizar +1
button-bonus-gauge = Bonus: capacidad +1

## Preguntas, a dos voces

ask-pick =
    { $voice ->
        [you] Elige una carta. El resto pasa a { $to }.
       *[other] { $player } está eligiendo una carta.
    }
ask-split =
    { $voice ->
        [you] Reparte tus cartas entre los tres años, tres en cada uno. ¿A qué año va { $card }?
       *[other] { $player } está repartiendo nueve cartas entre los tres años.
    }
ask-die =
    { $voice ->
        [you] Elige un dado. El último hará avanzar la estación.
       *[other] { $player } está eligiendo un dado.
    }
ask-malice =
    { $voice ->
        [you] ¿Usar { $card }? Vuelves a tirar tu dado y obtienes 2 cristales.
       *[other] { $player } está decidiendo si usa { $card }.
    }
ask-draw =
    { $voice ->
        [you] Roba una carta, o usa un bonus para robar dos y quedarte con una.
       *[other] { $player } va a robar una carta.
    }
ask-keep =
    { $voice ->
        [you]
            { $card ->
                [none] ¿Te quedas con la carta que has robado o la descartas?
               *[other] Has robado { $card }. ¿Te quedas con la carta o la descartas?
            }
       *[other] { $player } está decidiendo si se queda con una carta.
    }
ask-keep-one =
    { $voice ->
        [you]
            { $number ->
                [12] { $card }: quédate con una carta y da una a cada oponente.
                [0] Quédate con una carta. La otra se descarta.
               *[other] { $card }: quédate con una carta. Las demás se descartan.
            }
       *[other] { $player } está eligiendo con qué carta se queda.
    }
ask-turn =
    { $voice ->
        [you] Te toca: invoca, activa, cristaliza o termina tu turno.
       *[other] Le toca a { $player }.
    }
ask-take =
    { $voice ->
        [you]
            { $card ->
                [none]
                    { $count ->
                        [one] Toma { $count } ficha de energía a cambio.
                       *[other] Toma { $count } fichas de energía a cambio.
                    }
               *[other]
                    { $count ->
                        [one] { $card }: toma { $count } ficha de energía a tu elección.
                       *[other] { $card }: toma { $count } fichas de energía a tu elección.
                    }
            }
       *[other] { $player } está eligiendo qué energía toma.
    }
ask-store =
    { $voice ->
        [you]
            { $count ->
                [one] Elige { $count } ficha de energía para ponerla sobre { $card }.
               *[other] Elige { $count } fichas de energía para ponerlas sobre { $card }.
            }
       *[other] { $player } está eligiendo qué energía pone sobre { $card }.
    }
ask-excess =
    { $voice ->
        [you]
            { $count ->
                [one] Te sobra energía en la reserva. Descarta { $count } ficha.
               *[other] Te sobra energía en la reserva. Descarta { $count } fichas.
            }
       *[other] { $player } está eligiendo qué energía descarta.
    }
    .known = En tu reserva caben { $limit } fichas de energía. Descarta { $count }.
ask-waive =
    { $voice ->
        [you]
            { $count ->
                [one] Elige { $count } energía que te ahorras en { $card }.
               *[other] Elige { $count } energías que te ahorras en { $card }.
            }
       *[other] { $player } está eligiendo qué energía se ahorra en { $card }.
    }
ask-pay =
    { $voice ->
        [you]
            { $count ->
                [one] Paga { $count } energía más por { $card }: elige de dónde sale.
               *[other] Paga { $count } energías más por { $card }: elige de dónde salen.
            }
       *[other] { $player } está pagando por { $card }.
    }
ask-pay-any =
    { $voice ->
        [you]
            { $number ->
                [35] { $card }: elige una ficha de energía y ponla encima.
               *[other]
                    { $count ->
                        [one] { $card }: elige { $count } ficha de energía para pagar.
                       *[other] { $card }: elige { $count } fichas de energía para pagar.
                    }
            }
       *[other] { $player } está pagando por { $card }.
    }
ask-exchange =
    { $voice ->
        [you]
            { $count ->
                [one] ¿Cambias una segunda ficha o solo esta?
               *[other] Cambia 1 o 2 fichas de energía: elige una para entregar.
            }
       *[other] { $player } está eligiendo qué energía cambia.
    }
ask-balance =
    { $voice ->
        [you] { $card }: ¿qué tipo de energía cristalizas?
       *[other] { $player } está eligiendo qué cristaliza con { $card }.
    }
ask-boots =
    { $voice ->
        [you] Mueve el marcador de estación de 1 a 3 casillas, adelante o atrás.
       *[other] { $player } está eligiendo adónde mueve el marcador de estación.
    }
ask-put =
    { $voice ->
        [you]
            { $number ->
                [24] Pon gratis en juego una carta de tu mano.
               *[other] Pon gratis en juego una de estas cartas. Las demás se descartan.
            }
       *[other] { $player } está eligiendo qué carta pone en juego.
    }
ask-sacrifice =
    { $voice ->
        [you] { $to } juega { $card }: sacrifica una de tus cartas en juego.
       *[other] { $player } está eligiendo qué carta sacrifica ({ $card }).
    }
ask-give =
    { $voice ->
        [you] { $card }: elige la carta que das a { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } está eligiendo qué carta te da.
               *[other] { $player } está eligiendo qué carta da a { $to }.
            }
    }
ask-take-back =
    { $voice ->
        [you]
            { $tovoice ->
                [you] { $card }: devuelve a tu mano uno de tus objetos mágicos.
               *[other] { $to } juega { $card }: devuelve a tu mano uno de tus objetos mágicos.
            }
       *[other] { $player } está eligiendo qué objeto mágico devuelve a su mano ({ $card }).
    }
ask-opponent =
    { $voice ->
        [you] { $card }: ¿de quién copias la reserva?
       *[other] { $player } está eligiendo qué reserva copia.
    }
ask-types =
    { $voice ->
        [you] Elige de 1 a 4 energías para pagar { $card }. Cada una añade su efecto.
       *[other] { $player } está eligiendo con qué energía paga { $card }.
    }
ask-tree =
    { $voice ->
        [you] { $card }: elige un efecto.
       *[other] { $player } está eligiendo un efecto de { $card }.
    }
ask-orb =
    { $voice ->
        [you] ¿Miras la carta superior del mazo de robo o la descartas sin verla?
       *[other] { $player } está eligiendo un efecto de { $card }.
    }
ask-orb-card =
    { $voice ->
        [you]
            { $card ->
                [none] ¿Devuelves la carta al mazo o pagas 4 fichas de energía para ponerla en juego?
               *[other] La carta superior es { $card }. ¿La devuelves al mazo o pagas 4 fichas de energía para ponerla en juego?
            }
       *[other] { $player } está mirando la carta superior del mazo de robo.
    }
ask-crown =
    { $voice ->
        [you] { $card }: roba una carta o descarta una de tu mano y toma tantas fichas de energía como prestigio tenga.
       *[other] { $player } está eligiendo entre robar y descartar ({ $card }).
    }
ask-skull =
    { $voice ->
        [you]
            { $count ->
                [one] Elige { $count } carta más para sacrificar: 15 cristales por las tres.
               *[other] Elige { $count } cartas para sacrificar: 15 cristales por las tres.
            }
       *[other] { $player } está eligiendo qué cartas sacrifica.
    }
ask-kriss =
    { $voice ->
        [you] Descarta o sacrifica un familiar y toma 4 fichas de energía.
       *[other] { $player } está eligiendo de qué familiar se desprende.
    }
ask-mirror-give =
    { $voice ->
        [you] { $card }: ¿qué tipo de energía conviertes?
       *[other] { $player } está eligiendo qué energía convierte.
    }
ask-mirror-count =
    { $voice ->
        [you] ¿Cuántas fichas conviertes, a 1 cristal cada una?
       *[other] { $player } está eligiendo cuántas fichas convierte.
    }
ask-mirror-take =
    { $voice ->
        [you] ¿En qué tipo de energía se convierten?
       *[other] { $player } está eligiendo en qué tipo de energía se convierten.
    }

## Sucesos, a dos voces

event-dealt =
    { $voice ->
        [you] Recibes { $cards }.
       *[other] { $player } recibe { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } recibe una carta.
           *[other] { $player } recibe { $count } cartas.
        }
event-picked =
    { $voice ->
        [you] Eliges { $cards }.
       *[other] { $player } elige { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } elige una carta.
           *[other] { $player } elige { $count } cartas.
        }
event-split =
    { $voice ->
        [you] Has repartido tus cartas entre los tres años.
       *[other] { $player } ha repartido nueve cartas entre los tres años.
    }
event-round-began =
    { $season ->
        [winter] La ronda { $round } comienza en invierno.
        [spring] La ronda { $round } comienza en primavera.
        [summer] La ronda { $round } comienza en verano.
       *[fall] La ronda { $round } comienza en otoño.
    } { $voice ->
        [you] Empiezas tú.
       *[other] Empieza { $player }.
    }
event-rolled =
    { $voice ->
        [you] Tiras los dados: { $dice }.
       *[other] { $player } tira los dados: { $dice }.
    }
event-die-taken =
    { $voice ->
        [you] Eliges un dado: { $dice }.
       *[other] { $player } elige un dado: { $dice }.
    }
event-turn-began =
    { $voice ->
        [you] Empieza tu turno.
       *[other] Empieza el turno de { $player }.
    }
event-rerolled =
    { $voice ->
        [you] Vuelves a tirar tu dado: { $dice }.
       *[other] { $player } vuelve a tirar su dado: { $dice }.
    }
event-crystals-gained =
    { $voice ->
        [you]
            { $cause ->
                [none] Obtienes { $crystals }.
               *[other] Obtienes { $crystals } con { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } obtiene { $crystals }.
               *[other] { $player } obtiene { $crystals } con { $cause }.
            }
    }
event-crystals-lost =
    { $voice ->
        [you]
            { $cause ->
                [none] Pierdes { $crystals }.
               *[other] Pierdes { $crystals } por { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } pierde { $crystals }.
               *[other] { $player } pierde { $crystals } por { $cause }.
            }
    }
    .paid =
        { $voice ->
            [you] Pagas { $crystals } por { $cause }.
           *[other] { $player } paga { $crystals } por { $cause }.
        }
event-crystals-given =
    { $voice ->
        [you] Das { $crystals } a { $to }{ cause-in-brackets }.
       *[other]
            { $tovoice ->
                [you] { $player } te da { $crystals }{ cause-in-brackets }.
               *[other] { $player } da { $crystals } a { $to }{ cause-in-brackets }.
            }
    }
event-energy-gained =
    { $voice ->
        [you]
            { $cause ->
                [none] Obtienes { $energies }.
               *[other] Obtienes { $energies } con { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } obtiene { $energies }.
               *[other] { $player } obtiene { $energies } con { $cause }.
            }
    }
event-energy-paid =
    { $voice ->
        [you]
            { $cause ->
                [none] Entregas { $energies }.
               *[other] Pagas { $energies } por { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } entrega { $energies }.
               *[other] { $player } paga { $energies } por { $cause }.
            }
    }
event-energy-discarded =
    { $voice ->
        [you] Descartas { $energies }: tu reserva está llena.
       *[other] { $player } descarta { $energies }: su reserva está llena.
    }
event-energy-lost =
    { $voice ->
        [you]
            { $cause ->
                [none] Pierdes { $energies }.
               *[other] Pierdes { $energies } por { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } pierde { $energies }.
               *[other] { $player } pierde { $energies } por { $cause }.
            }
    }
    .turned =
        { $voice ->
            [you] { $cause } cambia tu reserva: { $taken } en lugar de { $energies }.
           *[other] { $cause } cambia la reserva de { $player }: { $taken } en lugar de { $energies }.
        }
event-energy-stored =
    { $voice ->
        [you] Pones { $energies } sobre { $card }.
       *[other] { $player } pone { $energies } sobre { $card }.
    }
event-store-lost =
    { $voice ->
        [you] Pierdes la energía sobre { $card }: { $energies }.
       *[other] { $player } pierde la energía sobre { $card }: { $energies }.
    }
event-transmuted =
    { $voice ->
        [you]
            { $cause ->
                [none] Cristalizas { $energies } en { $crystals }.
               *[other] Cristalizas { $energies } en { $crystals } con { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } cristaliza { $energies } en { $crystals }.
               *[other] { $player } cristaliza { $energies } en { $crystals } con { $cause }.
            }
    }
event-right-gained =
    { $voice ->
        [you] Puedes cristalizar este turno.
       *[other] { $player } puede cristalizar este turno.
    }
event-gauge-changed =
    { $change ->
        [down]
            { $voice ->
                [you] Tu capacidad de invocación baja en { $count }{ cause-in-brackets }.
               *[other] La capacidad de invocación de { $player } baja en { $count }{ cause-in-brackets }.
            }
       *[up]
            { $voice ->
                [you] Tu capacidad de invocación aumenta en { $count }{ cause-in-brackets }.
               *[other] La capacidad de invocación de { $player } aumenta en { $count }{ cause-in-brackets }.
            }
    }
event-drew =
    { $voice ->
        [you] Robas { $cards }{ cause-in-brackets }.
       *[other] { $player } roba { $cards }{ cause-in-brackets }.
    }
    .hidden =
        { $count ->
            [one] { $player } roba una carta{ cause-in-brackets }.
           *[other] { $player } roba { $count } cartas{ cause-in-brackets }.
        }
event-kept =
    { $voice ->
        [you] Te quedas con { $cards }.
       *[other] { $player } se queda con { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } se queda con una carta.
           *[other] { $player } se queda con { $count } cartas.
        }
event-draw-discarded =
    { $voice ->
        [you] Descartas { $cards }.
       *[other] { $player } descarta { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } descarta una carta recién robada.
           *[other] { $player } descarta { $count } cartas recién robadas.
        }
event-given =
    { $voice ->
        [you] Das { $cards } a { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } te da { $cards }.
               *[other] { $player } da { $cards } a { $to }.
            }
    }
    .hidden =
        { $count ->
            [one] { $player } da una carta a { $to }.
           *[other] { $player } da { $count } cartas a { $to }.
        }
event-looked =
    { $voice ->
        [you] Miras la carta superior del mazo de robo: { $cards }.
       *[other] { $player } mira la carta superior del mazo de robo: { $cards }.
    }
    .hidden = { $player } mira la carta superior del mazo de robo.
event-top-kept =
    { $voice ->
        [you] Devuelves la carta al mazo de robo.
       *[other] { $player } devuelve la carta al mazo de robo.
    }
event-top-discarded =
    { $voice ->
        [you] Descartas la carta superior del mazo de robo: { $cards }.
       *[other] { $player } descarta la carta superior del mazo de robo: { $cards }.
    }
    .hidden =
        { $voice ->
            [you] Descartas sin verla la carta superior del mazo de robo.
           *[other] { $player } descarta la carta superior del mazo de robo.
        }
event-summons =
    { $voice ->
        [you]
            { $cost ->
                [none] Invocas { $card }.
               *[other] Invocas { $card } por { $cost }.
            }
       *[other]
            { $cost ->
                [none] { $player } invoca { $card }.
               *[other] { $player } invoca { $card } por { $cost }.
            }
    }
event-waived =
    { $voice ->
        [you] Te ahorras { $energies } en { $card }.
       *[other] { $player } se ahorra { $energies } en { $card }.
    }
event-entered =
    { $voice ->
        [you] Pones gratis en juego { $card }{ cause-in-brackets }.
       *[other] { $player } pone gratis en juego { $card }{ cause-in-brackets }.
    }
event-activated =
    { $voice ->
        [you] Activas { $card }.
       *[other] { $player } activa { $card }.
    }
event-sacrificed =
    { $voice ->
        [you] Sacrificas { $cards }{ cause-in-brackets }.
       *[other] { $player } sacrifica { $cards }{ cause-in-brackets }.
    }
event-taken-back =
    { $voice ->
        [you] Devuelves { $cards } a tu mano{ cause-in-brackets }.
       *[other] { $player } devuelve { $cards } a su mano{ cause-in-brackets }.
    }
event-hand-discarded =
    { $voice ->
        [you] Descartas { $cards } de tu mano{ cause-in-brackets }.
       *[other] { $player } descarta { $cards } de su mano{ cause-in-brackets }.
    }
event-passed-on =
    { $voice ->
        [you] Pasas { $card } a { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } te pasa { $card }.
               *[other] { $player } pasa { $card } a { $to }.
            }
    }
event-bonus-used =
    { $voice ->
        [you] Usas un bonus: { $bonus }.
       *[other] { $player } usa un bonus: { $bonus }.
    }
event-token-moved =
    { $direction ->
        [back]
            { $count ->
                [one] El marcador de estación retrocede { $count } casilla, hasta la casilla { $space }.
               *[other] El marcador de estación retrocede { $count } casillas, hasta la casilla { $space }.
            }
       *[forward]
            { $count ->
                [one] El marcador de estación avanza { $count } casilla, hasta la casilla { $space }.
               *[other] El marcador de estación avanza { $count } casillas, hasta la casilla { $space }.
            }
    }
    .moved =
        { $direction ->
            [back]
                { $voice ->
                    [you]
                        { $count ->
                            [one] Mueves el marcador de estación { $count } casilla atrás, hasta la casilla { $space }{ cause-in-brackets }.
                           *[other] Mueves el marcador de estación { $count } casillas atrás, hasta la casilla { $space }{ cause-in-brackets }.
                        }
                   *[other]
                        { $count ->
                            [one] { $player } mueve el marcador de estación { $count } casilla atrás, hasta la casilla { $space }{ cause-in-brackets }.
                           *[other] { $player } mueve el marcador de estación { $count } casillas atrás, hasta la casilla { $space }{ cause-in-brackets }.
                        }
                }
           *[forward]
                { $voice ->
                    [you]
                        { $count ->
                            [one] Mueves el marcador de estación { $count } casilla adelante, hasta la casilla { $space }{ cause-in-brackets }.
                           *[other] Mueves el marcador de estación { $count } casillas adelante, hasta la casilla { $space }{ cause-in-brackets }.
                        }
                   *[other]
                        { $count ->
                            [one] { $player } mueve el marcador de estación { $count } casilla adelante, hasta la casilla { $space }{ cause-in-brackets }.
                           *[other] { $player } mueve el marcador de estación { $count } casillas adelante, hasta la casilla { $space }{ cause-in-brackets }.
                        }
                }
        }
event-year-changed = Comienza el año { $year }.
    .again = Vuelve a ser el año { $year }.
    .before = El marcador de estación queda antes del inicio del año 1. Sigue contando como año 1.
    .after = El año 3 ha terminado.
event-season-changed =
    { $season ->
        [winter] Ahora es invierno.
        [spring] Ahora es primavera.
        [summer] Ahora es verano.
       *[fall] Ahora es otoño.
    }
event-library-taken =
    { $voice ->
        [you] Tomas { $cards } de tu biblioteca del año { $year }.
       *[other] { $player } toma { $cards } de su biblioteca del año { $year }.
    }
    .hidden =
        { $count ->
            [one] { $player } toma una carta de su biblioteca del año { $year }.
           *[other] { $player } toma { $count } cartas de su biblioteca del año { $year }.
        }
event-pile-rebuilt =
    { $count ->
        [one] La pila de descartes ({ $count } carta) pasa a ser el nuevo mazo de robo.
       *[other] La pila de descartes ({ $count } cartas) se baraja y pasa a ser el nuevo mazo de robo.
    }
event-turn-ended =
    { $voice ->
        [you] Terminas tu turno.
       *[other] { $player } termina su turno.
    }
event-game-ended = La partida ha terminado.
event-scored =
    { $voice ->
        [you]
            { $rank ->
                [1] Quedas en primer lugar
                [2] Quedas en segundo lugar
                [3] Quedas en tercer lugar
               *[other] Quedas en cuarto lugar
            }
       *[other]
            { $rank ->
                [1] { $player } queda en primer lugar
                [2] { $player } queda en segundo lugar
                [3] { $player } queda en tercer lugar
               *[other] { $player } queda en cuarto lugar
            }
    } { $count ->
        [one] con { $count } punto.
       *[other] con { $count } puntos.
    }

## Por qué algo no es posible ahora

reason-not-asked = Ahora no te toca elegir.
reason-other-choice = Antes hay que elegir otra cosa.
reason-no-room = Sin sitio libre: tu capacidad de invocación no permite más cartas en juego.
reason-energy =
    { $what ->
        [transmute] No tienes energía de ese tipo.
       *[other]
            { $count ->
                [0] No tienes suficiente energía.
                [one] Te falta { $count } energía.
               *[other] Te faltan { $count } energías.
            }
    }
    .types = Te falta energía: { $energies }.
reason-crystals =
    { $count ->
        [0] No tienes suficientes cristales.
        [one] Te falta { $count } cristal.
       *[other] Te faltan { $count } cristales.
    }
reason-leech =
    { $count ->
        [0] No puedes pagar el cristal de { $card }.
        [one] Te falta { $count } cristal para { $card }.
       *[other] Te faltan { $count } cristales para { $card }.
    }
reason-turned =
    { $what ->
        [malice] { $card } ya se activó en esta ronda.
       *[other] Ya se activó en esta ronda.
    }
reason-no-activation = Esta carta no se puede activar.
reason-turn-opened = Solo al inicio de tu turno, antes de usar el dado.
reason-bonuses-spent = Ya has usado los tres bonus.
reason-gauge-full = Tu capacidad de invocación ya está en el máximo: { $limit }.
reason-no-card = El mazo de robo y la pila de descartes no tienen cartas.
reason-no-familiar = No tienes familiares en la mano ni en juego.
reason-empty-hand = No tienes cartas en la mano.
reason-few-cards = Necesitas 3 cartas en juego.
reason-no-right = No puedes cristalizar este turno.
reason-no-draw = Solo cuando tu dado te permite robar una carta.
reason-die-taken = Este dado ya no está disponible.
reason-game-over = La partida ha terminado.
reason-not-there =
    { $what ->
        [hand] Esta carta no está en tu mano.
        [play] No tienes esta carta en juego.
       *[other] No tienes esta carta ahí.
    }

## Por qué un paso no se puede deshacer

final-chance = Se han tirado dados o se han robado cartas.
final-learned = Se ha visto una carta oculta.
final-others = Alguien más ha tenido que elegir.
final-die = Se ha elegido un dado.
final-turn = El turno ha terminado.
