# Los jugadores virtuales: los niveles para personas y los consejos. Los niveles tienen nombres de animales del bosque, el más
# fuerte el de un animal fabuloso; no tienen nada que ver con los niveles de las cartas.

## Los niveles, del más débil al más fuerte

bot-squirrel = Ardilla
    .about = Principiante simpática, a veces despistada.
bot-hare = Liebre
    .about = Juega deprisa y comete pequeños errores.
bot-fox = Zorro
    .about = Prepara turnos enteros y regala poco.
bot-owl = Búho
    .about = Piensa a lo lejos y casi nunca se equivoca.
bot-griffin = Grifo
    .about = El más fuerte: siempre busca la mejor jugada.
# Un jugador virtual cuando varios tienen el mismo nivel
bot-numbered = { $name } { $seat }

## Los consejos

hint-best = La mejor: { $text }. Puntuación final esperada { $count }, probabilidad de ganar { $number } %.
hint-next = Después: { $text }. Puntuación final esperada { $count }, probabilidad de ganar { $number } %.
hint-gain =
    { $count ->
        [one] Gana { $count } punto frente a la siguiente jugada: { $text }.
       *[other] Gana { $count } puntos frente a la siguiente jugada: { $text }.
    }
hint-even = Vale más o menos lo mismo que la siguiente jugada.
hint-plus = +{ $count }
hint-minus = −{ $count }
hint-part-crystals = cristales { $value }
hint-part-prestige = prestigio { $value }
hint-part-hand = cartas en la mano { $value }
hint-part-bonuses = bonus { $value }
hint-part-opponents = puntuación del mejor oponente { $value }
hint-kept = Deja abierta una posibilidad: { $card } está en juego al final en el { $number } % de las partidas en vez del { $count } %.
hint-turning = El azar que más importa: { $text } ({ $number } %). Entonces la ganancia es { $first }; si no, { $second }.
hint-event-transmute = un dado de la próxima tirada permite cristalizar
hint-event-gauge = un dado de la próxima tirada aumenta la capacidad
hint-event-draw = un dado de la próxima tirada permite robar
hint-event-energy = un dado de la próxima tirada muestra { $name }
hint-event-rounds =
    { $count ->
        [one] la partida dura al menos { $count } ronda más
       *[other] la partida dura al menos { $count } rondas más
    }
hint-event-drew =
    { $count ->
        [one] tu próxima carta vale al menos { $count } punto de prestigio
       *[other] tu próxima carta vale al menos { $count } puntos de prestigio
    }
hint-event-holds = { $player } tiene { $card } en la mano
