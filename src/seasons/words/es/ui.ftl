# Las palabras que necesita cualquier interfaz (ui-…) y los nombres accesibles (a11y-…).
# Botones y títulos: 23 caracteres como máximo, sin punto. «Deshacer» retira una jugada; ui-cancel solo deja
# una pregunta: «Volver».

## Botones y títulos

ui-home = Inicio
ui-play = Jugar
ui-play-computer = Contra la máquina
ui-play-friends = Con amigos
ui-one-device = En un solo dispositivo
ui-learn = Aprender a jugar
ui-rules = Reglas
ui-cards = Cartas
ui-watch = Mirar
ui-replay = Ver la repetición
ui-settings = Ajustes
ui-language = Idioma
ui-sound = Sonido
ui-speed = Velocidad
ui-help = Ayuda
ui-keys = Teclas
ui-text-view = Vista de texto
ui-log = Registro
ui-hint = Pista
ui-undo = Deshacer
ui-start-of-turn = Inicio del turno
ui-take-card = Tomar esta carta
ui-summon = Invocar
ui-activate = Activar
ui-transmute = Cristalizar
ui-bonuses = Bonus
ui-everything = Toda
ui-clear = Vaciar
ui-ready = Hecho
ui-change = Cambiar
ui-look-at-table = Ver la mesa
ui-wait = Esperar
ui-computer-plays = Sigue la máquina
ui-confirm = Confirmar
ui-cancel = Volver
ui-yes = Sí
ui-no = No
ui-back = Volver
ui-next = Siguiente
ui-previous = Anterior
ui-open = Abrir
ui-close = Cerrar
ui-save = Guardar
ui-download = Descargar
ui-copy-link = Copiar el enlace
ui-new-game = Nueva partida
ui-go-on = Continuar
ui-start = Empezar
ui-leave = Salir
ui-rematch = Revancha
ui-now = Ahora
ui-season-and-dice = Estación y dados
ui-my-board = Mi tablero
ui-my-cards = Mis cartas en juego
ui-my-hand = Mi mano
ui-opponents = Oponentes
ui-name = Nombre
ui-computer = Máquina
ui-spectator = Como espectador

## Dicho de paso

ui-your-turn = Te toca.
ui-waiting = Esperando a los demás.
ui-loading = Cargando…
ui-online = En línea
ui-connection-lost = Sin conexión. Reintentando…
ui-connection-back = Conexión recuperada.
ui-failed = No ha funcionado. Inténtalo de nuevo.
ui-saved = Partida guardada.
ui-copied = Enlace copiado.
ui-final = Esto no se puede deshacer.
ui-waiting-for = Esperando a { $players }.

## Las cosas de la mesa, como las dice un lector de pantalla

a11y-token =
    { $energy ->
        [air] ficha de energía de aire
        [water] ficha de energía de agua
        [fire] ficha de energía de fuego
       *[earth] ficha de energía de tierra
    }
# $text es una lista de a11y-rate
a11y-wheel =
    { $season ->
        [winter] Rueda de estación: año { $year }, invierno, casilla { $space } de 12, ronda { $round }. Cristales por ficha: { $text }.
        [spring] Rueda de estación: año { $year }, primavera, casilla { $space } de 12, ronda { $round }. Cristales por ficha: { $text }.
        [summer] Rueda de estación: año { $year }, verano, casilla { $space } de 12, ronda { $round }. Cristales por ficha: { $text }.
       *[fall] Rueda de estación: año { $year }, otoño, casilla { $space } de 12, ronda { $round }. Cristales por ficha: { $text }.
    }
    .prelude = Rueda de estación: preludio, la primera ronda no ha empezado.
a11y-rate = { $name } { $count }
a11y-reserve = Reserva, { $count } de { $limit }: { $energies }
# $limit es la capacidad, $free los sitios libres
a11y-gauge =
    Capacidad de invocación { $limit }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } en juego, { $free ->
        [one] { $free } sitio libre
       *[other] { $free } sitios libres
    }
a11y-prestige =
    { $count ->
        [one] { $count } punto de prestigio
       *[other] { $count } puntos de prestigio
    }
a11y-turned = girada
a11y-on-card = con { $energies } encima
a11y-cost = coste: { $cost }
# $card es un título con tipo, coste y prestigio, $text lo que hace la carta
a11y-choice = { $card }: { $text }
a11y-hand =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
a11y-bonuses = { $count } de 3 bonus usados
# $energies es a11y-reserve, $text a11y-gauge, $cards a11y-hand, $bonus a11y-bonuses
a11y-panel =
    { $voice ->
        [you] Tú: { $crystals }. { $energies }. { $text }. { $cards }, { $bonus }.
       *[other] { $player }: { $crystals }. { $energies }. { $text }. { $cards }, { $bonus }.
    }
a11y-position = { $count } de { $limit }
a11y-more-events =
    { $count ->
        [one] { $count } suceso más en el registro.
       *[other] { $count } sucesos más en el registro.
    }
