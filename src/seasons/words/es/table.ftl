# Lo que dice una mesa fuera de las reglas: negativas, registro entre jugadas, recordatorios, avisos, frases hechas.
# refused-… son frases completas que dicen qué hacer. $voice, $player y $card, como en play.ftl.

## Negativas

refused-already-started = La partida ya ha empezado.
refused-bad-batch = Envía de 1 a { $count } jugadas a la vez.
refused-bad-first = Elige quién empieza: un asiento del 1 al { $count }, o el azar.
refused-bad-message = Este mensaje no se puede leer: { $text }
refused-unknown-message = Esta versión de la mesa no conoce ese tipo de petición.
refused-bad-nonce = La parte aleatoria debe tener { $count } bytes en cifras hexadecimales.
refused-bad-phrase = Esa frase no existe.
refused-bad-players = Seasons es para 2, 3 o 4 jugadores.
refused-bad-record =
    { $number ->
        [0] Este archivo no es una partida guardada que se pueda mostrar aquí. Elige uno que se haya guardado al final de una partida.
       *[other] Esta partida guardada no se puede mostrar: hay un error en la línea { $number }. Elige el archivo tal como se guardó.
    }
refused-bad-standing = Solo «Cuerno del Mendigo» y «Reloj de Arena del Tiempo» admiten una respuesta automática.
refused-busy = Han llegado demasiadas jugadas a la vez. Inténtalo de nuevo.
refused-failed = Algo ha fallado aquí y ha quedado anotado. Nada ha cambiado: inténtalo de nuevo.
refused-game-over = La partida ha terminado.
refused-hello-twice = Ya has saludado.
refused-illegal = Ahora no es posible. No ha cambiado nada.
refused-name-too-long = Un nombre tiene como máximo { $count } caracteres.
refused-no-bot = No hay ningún jugador virtual «{ $text }».
refused-no-continue = Mientras jueguen aquí otras personas, solo puedes continuar en otra mesa cuando termine la partida, o si todo el mundo permite las pistas.
refused-no-hints = Solo hay pistas contra la máquina, o si todo el mundo está de acuerdo.
refused-no-key = El enlace está incompleto: falta la última parte, después de #.
refused-no-seat = Ese asiento no existe.
refused-no-table = Esa mesa no existe, o el enlace ha cambiado. Pide otro enlace o empieza una nueva partida.
refused-not-asked = Ahora no tienes que elegir nada.
refused-not-over = La partida aún no ha terminado.
refused-not-started = La partida aún no ha empezado.
refused-not-your-seat = Este no es tu asiento.
refused-not-yours = Esto solo puede hacerlo quien abrió la mesa.
refused-nothing-to-continue = La partida no se puede continuar desde este punto.
refused-nothing-to-undo = Ya no queda nada que deshacer.
refused-only-moves = En esta mesa se ha hablado, cambiado y deshecho tanto que ya solo se aceptan jugadas.
refused-other-protocol = Esta página es más antigua que el servidor. Recárgala.
refused-record-too-long = Una partida guardada tiene como máximo { $count } caracteres. Elige otro archivo.
refused-record-unfinished = Solo se pueden mostrar partidas terminadas, con su semilla.
refused-seat-taken = Este asiento ya está ocupado.
refused-seats-open =
    { $count ->
        [one] Aún queda un asiento libre: espera, o deja que juegue la máquina.
       *[other] Aún quedan { $count } asientos libres: espera, o deja que juegue la máquina.
    }
refused-slow-down = Vas un poco rápido. Espera un momento.
refused-spectator = Estás mirando la partida: solo puede hacerlo quien juega.
refused-stale = Alguien se ha adelantado: mira cómo está la mesa ahora.
refused-storage = La base de datos no responde. No se ha perdido nada: inténtalo de nuevo en un momento.
refused-too-far = Antes decide el azar: haz estas jugadas de una en una.
refused-too-long = Un mensaje tiene como máximo { $count } caracteres.
refused-too-many-keys = Se pueden buscar como máximo { $count } mesas a la vez.
refused-undo-people = Volver tan atrás solo es posible contra la máquina.
refused-view-only = Esta partida empezó con reglas anteriores: se puede mirar, pero no continuar.

## El registro entre jugadas

log-sits =
    { $voice ->
        [you] Te sientas a la mesa.
       *[other] { $player } se sienta a la mesa.
    }
log-left =
    { $voice ->
        [you] Dejas la mesa.
       *[other] { $player } deja la mesa.
    }
log-bot =
    { $voice ->
        [you] La máquina juega por ti.
       *[other] La máquina juega por { $player }.
    }
log-undo =
    { $voice ->
        [you] Deshaces { $count ->
            [one] una jugada
           *[other] { $count } jugadas
        }.
       *[other] { $player } deshace { $count ->
            [one] una jugada
           *[other] { $count } jugadas
        }.
    }
log-back =
    { $voice ->
        [you] Vuelves atrás en la partida.
       *[other] { $player } vuelve atrás en la partida.
    }
log-rematch = Hay una nueva partida en otra mesa.

## Recordatorios antes de terminar el turno

free-transmute =
    { $count ->
        [one] Aún puedes cristalizar: { $count } cristal.
       *[other] Aún puedes cristalizar: { $count } cristales.
    }
free-summon = { $card } no te cuesta nada.
free-activate = Aún puedes activar { $card }.

## Avisos antes de una jugada

warn-no-room = No habrá ningún sitio libre: se descartarían todas las cartas robadas con { $card }.
warn-overflow =
    { $count ->
        [one] Te sobrará energía en la reserva: descartarás { $count } ficha.
       *[other] Te sobrará energía en la reserva: descartarás { $count } fichas.
    }
warn-energies-lost =
    { $count ->
        [one] Pierdes { $count } ficha de energía.
       *[other] Pierdes { $count } fichas de energía.
    }

## Frases hechas

phrase-hello = Hola
phrase-good-luck = Buena suerte
phrase-thinking = Déjame pensar
phrase-nice = Buena jugada
phrase-oops = Uy
phrase-well-played = Bien jugado
phrase-thanks = Gracias
phrase-hurry = Te toca, creo
phrase-bye = Hasta luego
