# La línea de comandos y la mesa en el terminal.
#
# Lo que se escribe es igual en todos los idiomas: comandos (seasons table), opciones (--seats), sus valores fijos
# (human, random, greedy, planner, rollout, last, apprentice, magician, archmage, revised, first) y las letras de la mesa (t c l r u uu s q h
# why, n y b). Los títulos de cartas van entre « »; todo lo demás que se cita, entre « ».

## La línea de comandos: cómo es la ayuda

cli-about = El juego de mesa Seasons: jugar, consultar, simular y medir.
cli-usage = Uso: { $text }
cli-usage-options = [OPCIONES]
cli-usage-command = COMANDO
cli-arguments = Argumentos:
cli-options = Opciones:
cli-commands = Comandos:
cli-more-help = «seasons COMANDO --help» dice más sobre un comando.
cli-default = { $text } (por defecto: { $value })
cli-one-of = { $text } Valores: { $value }.

# Lo que se escribe tras una opción o un comando, en mayúsculas
cli-place-name = NOMBRE
cli-place-topic = TEMA
cli-place-file = ARCHIVO
cli-place-list = LISTA
cli-place-number = NÚMERO
cli-place-text = TEXTO
cli-place-word = PALABRA
cli-place-lang = IDIOMA
cli-place-bot = JUGADOR

## Los comandos

cli-command-table = Sentarse a una mesa en el terminal, con personas y jugadores virtuales.
cli-command-rules = Leer las reglas: la lista de temas, un tema o el glosario.
cli-command-cards = Ver la lista de cartas, o todo sobre una de ellas.
cli-command-replay = Mostrar lo que pasó en una partida guardada, y la mesa tras la última jugada mostrada.
cli-command-scenario = Ejecutar archivos de situaciones y decir qué ha salido distinto.
cli-command-simulate = Hacer que jueguen entre sí jugadores al azar y resumir cómo terminan las partidas.
cli-command-bench = Medir la velocidad de las reglas en esta máquina.
cli-command-soak = Jugar muchas partidas al azar comprobando todas las leyes tras cada jugada, y mostrar qué han abarcado.
cli-command-arena = Enfrentar a jugadores virtuales con las mismas cartas y los mismos dados, y medir cuál es más fuerte.
cli-command-solve = Encontrar la mejor jugada de una posición: con certeza en el último turno, jugando lo que sigue antes de él.
cli-command-puzzles = Plantear los problemas a jugadores virtuales.
cli-command-bot = Hacer que un jugador virtual responda por stdin y stdout, según el protocolo para programas.
cli-command-conform = Comprobar si un programa respeta el protocolo.
cli-command-hint = Decir qué jugadas de una posición son las mejores, y por qué.
cli-command-ladder = Enfrentar a jugadores virtuales todos contra todos y clasificarlos.
cli-command-regret = Medir cuántos puntos regalan los niveles.

## Las opciones y los argumentos

cli-option-help = Mostrar esta ayuda y salir.
cli-option-version = Mostrar la versión y salir.
cli-option-lang = El idioma, por ejemplo es o fr; si no, el de tu sistema.
cli-option-players = Número de jugadores, de 2 a 4.
cli-option-level = Qué cartas se usan y cómo se reparten.
cli-option-edition = La edición impresa.
cli-option-seats = Quién se sienta en cada asiento, como human,greedy o Ada,Bob,random.
cli-option-seed-table = Jugar otra vez con los mismos dados y cartas.
cli-option-resume = Seguir con una partida guardada; «last» es la última que dejaste.
cli-option-card = Una carta, por su nombre o su número; el nombre puede estar en cualquier idioma del juego.
cli-option-topic = Un tema, por su clave o su título.
cli-option-record = Una partida guardada.
cli-option-to = Parar tras este número de jugadas.
cli-option-seat = Ver la partida desde este asiento; si no, con todo a la vista.
cli-option-files = Archivos de situaciones, o carpetas que los contienen.
cli-option-games = Número de partidas al azar.
cli-option-level-cards = Qué cartas se usan.
cli-option-seed = La misma semilla da las mismas partidas.
cli-option-seed-soak = La misma semilla da las mismas partidas; si falta, es la fecha de hoy, por ejemplo 20261118.
cli-option-json = Escribir en JSON.
cli-option-peers = Medir también otros motores de juego, que se descargan del Python Package Index.
cli-option-seconds = Tiempo para una cifra en una ronda, en segundos.
cli-option-jobs = Procesos a la vez.
cli-option-against = Quién juega en los demás asientos: squirrel, hare, fox, owl o griffin, del principiante al más fuerte; o bien random, greedy, planner, rollout; rollout:250 piensa 250 milisegundos.
cli-option-bots = De dos a cuatro jugadores virtuales: random, greedy, planner:6, rollout:50 (milisegundos), rollout:200sims (simulaciones), squirrel, hare, fox, owl, griffin, module:factory de otro paquete o un programa como «cmd:python mybot.py». Se mide el primero; con dos nombres, el segundo ocupa todos los demás asientos.
cli-option-pairs = Número de repartos; cada uno se juega una vez con cada orden de asientos.
cli-option-sprt = Parar en cuanto esté claro cuál de dos diferencias Elo está más cerca, como 0,20.
cli-option-move-limit = Segundos que un jugador de otro paquete puede usar para una decisión.
cli-option-ladder-bots = Jugadores virtuales, como en la arena; sin nombres, de squirrel a griffin.
cli-option-write = Una página cuya clasificación se sustituye.
cli-option-keep = Un archivo que guarda los enfrentamientos terminados, para seguir tras una interrupción.
cli-option-positions = Número de posiciones.
cli-option-worlds-regret = Número de repartos posibles en los que las jugadas también se juegan hasta el final; 0 para ninguno.
cli-option-one-bot = Un jugador virtual, como en la arena.
cli-option-program = El programa con sus argumentos, entre comillas, por ejemplo «python mybot.py».
cli-option-think = Segundos de reflexión que se piden a los programas (cmd:…) para una decisión.
cli-place-program = PROGRAMA
cli-option-position = Una posición o un problema.
cli-option-worlds = Número de repartos posibles en los que cada jugada se juega hasta el final.
cli-option-any-bots = Jugadores virtuales, como en la arena.
cli-option-puzzles = Archivos de problemas, o carpetas que los contienen.

## La versión

cli-compiled = código compilado
cli-interpreted = código interpretado
cli-not-compiled = código interpretado: instala gcc y python3-dev para ganar velocidad

## Qué está mal en una línea de comandos; delante va «seasons: »

cli-see-help = { $text } («seasons --help» lo explica.)
cli-no-command = No existe el comando «{ $value }».
cli-no-option = No existe la opción { $option }.
cli-no-option-near = No existe la opción { $option }; ¿querías decir { $text }?
cli-needs-value = La opción { $option } necesita un valor.
cli-needs-argument = Falta { $option }.
cli-bad-value = { $option }: «{ $value }» no vale; se espera { $text }.
cli-bad-other = { $option }: este valor no es posible.
cli-too-much = Esto sobra: «{ $value }».
cli-not-understood = No se entiende la línea de comandos: { $text }

# Completa «se espera …»
cli-wanted-number = un número
cli-wanted-from = un número a partir de { $first }
cli-wanted-between = un número de { $first } a { $second }
cli-wanted-one-of = uno de estos valores: { $text }

cli-resume-alone = --resume: una partida guardada tiene sus propios jugadores, nivel, edición y semilla.
cli-seats-number = --seats: se esperaban de 2 a 4 asientos, como human,random, no «{ $value }».
cli-seats-differ = --seats: hay { $count } asientos, pero --players dice { $number }.
cli-seats-name = --seats: se esperaba human, un jugador virtual (random, greedy, planner, rollout, squirrel, hare, fox, owl, griffin) o un nombre de 1 a { $limit } letras, no «{ $value }».
cli-seats-twice = --seats: dos asientos tienen el mismo nombre.
cli-no-bot = No hay ningún jugador virtual «{ $value }»: se esperaba random, greedy, planner, planner:6, rollout, rollout:50, rollout:200sims, squirrel, hare, fox, owl, griffin, cmd:PROGRAMA o module:factory.
cli-bot-number = «{ $value }»: se esperaba un número del 1 al { $limit } tras los dos puntos, como planner:6, rollout:50 (milisegundos) o rollout:200sims.
cli-bot-unloadable = «{ $value }» no se puede cargar: { $text }
cli-no-program = «{ $value }» no nombra ningún programa que se pueda iniciar: revisa su ruta y sus comillas.
cli-bots-number = Se esperaban de 2 a 4 jugadores virtuales, no { $count }.
cli-bots-differ = { $count } jugadores virtuales no encajan con --players { $number }: indica dos, o uno por asiento.
cli-sprt = --sprt: se esperaban dos números, como 0,20, primero el menor, no «{ $value }».
cli-against-alone = --against: --seats ya dice quién juega.
cli-against-name = --against: se esperaba squirrel, hare, fox, owl, griffin, random, greedy, planner o rollout, no «{ $value }».
cli-no-seat = --seat: la partida tiene { $count } asientos, así que no hay asiento { $seat }.
cli-no-move =
    { $count ->
        [one] --to: la partida tiene { $count } jugada, así que no hay jugada { $number }.
       *[other] --to: la partida tiene { $count } jugadas, así que no hay jugada { $number }.
    }

## Qué está mal en un archivo. $text es lo que dice el programa o el sistema, siempre en inglés

cli-file = { $path }: { $text }
cli-file-unreadable = { $path }: no se puede usar: { $text }
cli-file-no-text = { $path }: no es un archivo de texto.
cli-file-no-yaml = { $path }: no hay ningún archivo .yaml en esta carpeta.
cli-file-missing = no existe el archivo
cli-file-forbidden = no está permitido
cli-file-folder = es una carpeta
cli-file-no-folder = no existe la carpeta
cli-file-full = el disco está lleno
cli-file-read-only = no se puede escribir ahí

## Números en los informes: qué separa los millares y los decimales

cli-number-group = { "\u00A0" }
cli-number-point = ,

## seasons simulate

sim-title =
    { $number ->
        [one] { $value } partida al azar, { $count } jugadores, { $first }, { $second }, semilla { $text }
       *[other] { $value } partidas al azar, { $count } jugadores, { $first }, { $second }, semilla { $text }
    }
sim-seat = Asiento
sim-seat-number = asiento { $seat }
sim-mean = Media
sim-stdev = Desv. típica
sim-wins = Victorias
sim-rounds = Rondas por partida: { $value }
sim-decisions = Decisiones por partida: { $first }; con dos o más opciones: { $second }
sim-speed = Partidas por segundo: { $value } ({ $text })
sim-progress = Partidas

## seasons bench; $text es cli-compiled o cli-interpreted

bench-title = Las reglas, { $text }, en un núcleo
bench-what = Juego al azar
bench-best = Mejor
bench-median = Mediana
bench-decisions = decisiones por segundo, Archimago, 2 jugadores
bench-interpreted = lo mismo, código interpretado
bench-games = partidas por segundo, Archimago
bench-apprentice = partidas por segundo, Aprendiz
bench-copy = microsegundos para copiar un estado
bench-rollouts = simulaciones por segundo en una búsqueda
bench-encodings = filas de números por segundo sacadas de las mesas
bench-batch = decisiones por segundo, 64 partidas en paralelo con sus filas
bench-large-batch = decisiones por segundo, 1024 partidas en paralelo
bench-bytes = Bytes de un estado: { $value }
bench-counted = Solo cuentan las decisiones con dos o más opciones.
bench-no-peers = Para comparar con otros motores de juego: seasons bench --peers. Los descarga del Python Package Index en una carpeta aparte.
bench-peers = Otros motores
bench-peers-what = Decisiones por segundo de
bench-ours = Las nuestras
bench-ratio = × { $value }
bench-version = Versión
bench-round = Ronda { $number } de { $count }
bench-venv = Preparando una carpeta con los otros motores
bench-installing = Instalando { $name }
bench-peer-speed = { $name }: { $first } decisiones por segundo, { $second } partidas por segundo
bench-no-figure = No se ha podido medir { $name }: { $text }
bench-failed = No se han podido medir las reglas: { $text }

## seasons arena; los jugadores virtuales tienen los nombres que se escriben. Cada reparto se juega una vez con cada orden de asientos

arena-title = { $players }: partidas { $value }, repartos { $count }, { $first }, { $second }, semilla { $text }
arena-bot = Jugador
arena-share = Victorias, %
arena-left = Cartas sobrantes
arena-decisions = Decisiones
arena-median = ms, mediana
arena-p95 = ms, 95 %
arena-max = ms, máximo
arena-result = { $name }: { $first } ganadas, { $second } compartidas, { $text } perdidas.
arena-rate = Porcentaje de victorias de { $name }: { $value } % (intervalo del 95 %: de { $first } a { $second } %)
arena-elo = Diferencia Elo: { $value } (intervalo del 95 %: de { $first } a { $second })
# La prueba secuencial: $value es la diferencia Elo más cercana, $text la otra
arena-sprt = Prueba secuencial: decidida a favor de { $value } frente a { $text } tras { $count } repartos.
arena-sprt-open = Prueba secuencial: sin decidir entre { $first } y { $second } (logaritmo de la razón de verosimilitud: { $value }).
arena-failed-raised = { $name } ha perdido la partida { $number } del reparto { $count }: el programa ha fallado ({ $text }).
arena-failed-illegal = { $name } ha perdido la partida { $number } del reparto { $count }: { $text } no es una jugada permitida.
arena-failed-slow = { $name } ha perdido la partida { $number } del reparto { $count }: ha tardado demasiado.
arena-failed-died = { $name } ha perdido la partida { $number } del reparto { $count }: su proceso ha terminado.
arena-failed-protocol = { $name } ha perdido la partida { $number } del reparto { $count }: ninguna respuesta en el protocolo 2 para programas, véase docs/bots.md.
arena-failed-more = Otras partidas perdidas así: { $count }
arena-interrupted = Interrumpido: solo cuentan los repartos terminados.
arena-nothing = Interrumpido antes de terminar ningún reparto.

## seasons solve y seasons puzzles; las jugadas se escriben como en los archivos, la diferencia cuenta los puntos de ventaja sobre el mejor oponente

solve-progress = Partidas hasta el final
solve-why-goes-on = la partida sigue después de esta ronda
solve-why-not-begun = la partida no ha empezado
solve-why-over = la partida ha terminado
solve-why-many = hay demasiadas situaciones
solve-why-hidden = alguien tiene cartas ocultas en la mano
solve-too-large = Sin análisis completo, porque { $text }: cada jugada se juega hasta el final en { $value } repartos, semilla { $count }.
solve-move = Jugada
solve-value = Diferencia
solve-wins = Victorias, %
solve-loss = Pérdida
solve-interval = Intervalo del 95 %
solve-from-to = de { $first } a { $second }
solve-line = Mejor secuencia, con los asientos: { $text }
solve-line-chance = Mejor secuencia, con los asientos, hasta que decide el azar: { $text }
solve-states = Situaciones examinadas: { $value }
solve-agrees = Es la solución del archivo: { $text }
solve-differs = El archivo da otra solución: { $text }
puzzles-progress = Problemas
puzzles-puzzle = Problema
puzzles-yes = sí
puzzles-no = sin resolver
puzzles-score = { $name } resuelve { $number } de { $limit }.
puzzles-failed = { $name } ha fallado en { $value }: { $text }
puzzles-no-solution = { $path }: este problema no tiene solución.

## seasons conform: lo que se prueba con un programa que juega

conform-handshake = responde al saludo
conform-named = dice su nombre
conform-ready = está listo para una partida nueva
conform-questions = responde a todo tipo de preguntas
conform-whole-game = juega una partida entera
conform-two-games = juega dos partidas a la vez
conform-again = responde dos veces a la misma pregunta
conform-unknown = pasa por alto los mensajes y los campos que no conoce
conform-messages = no dice más que mensajes del protocolo, sin otros campos
conform-quit = se detiene cuando se le pide
conform-end-of-input = se detiene cuando termina la entrada
conform-fine = correcto: { $text }
conform-wrong = incorrecto: { $first } ({ $second })
conform-why-raised = el programa ha fallado: { $text }
conform-why-illegal = respuesta inesperada: { $text }
conform-why-slow = respuesta demasiado lenta
conform-why-died = el programa ha terminado: { $text }
conform-why-protocol = ninguna respuesta en el protocolo 2 para programas, véase docs/bots.md
conform-yes = { $name } respeta el protocolo.
conform-no = { $name } no respeta el protocolo.

## seasons ladder y seasons regret

ladder-title = Todos contra todos: partidas { $value }, repartos por enfrentamiento { $count }, semilla { $text }
ladder-rating = Puntuación Elo
ladder-games = Partidas
ladder-names = Hacen falta al menos dos jugadores distintos.
ladder-no-place = { $path }: no hay sitio para la clasificación, falta «{ $value }».
ladder-not-kept = { $path } contiene otra cosa, no los resultados de esta clasificación. Elige otro archivo.
regret-progress = Posiciones
regret-title = Puntos perdidos por decisión: posiciones { $value }, semilla { $text }
regret-level = Nivel
regret-allowance = Margen permitido
regret-mean = Media
regret-worst = Peor
regret-played-out = Jugado hasta el final
regret-played-out-worst = Jugado hasta el final, peor

## seasons soak; leyes, decisiones, sucesos y motivos llevan su nombre del programa, en inglés

soak-title = { $value } partidas al azar y { $count } desde posiciones, { $text } jugadas, semilla { $number }.
soak-counts = Los números son de las partidas al azar; tras el +, los de las posiciones; - no puede ocurrir.
soak-card = Carta
soak-entered = Entró
soak-left = Salió
soak-activated = Activada
soak-free = Gratis
soak-twice = Doble
soak-decision = Decisión
soak-event = Suceso
soak-reason = Motivo
soak-count = Veces
soak-no-activation = Cartas sin activación: { $cards }.
soak-never = No ha ocurrido nunca: { $name }, { $value }
soak-broken = Incumplida: { $text }
soak-broken-more =
    { $count ->
        [one] Incumplida: { $count } partida más
       *[other] Incumplida: { $count } partidas más
    }
soak-failed = Ha fallado. Filas vacías: { $count }; partidas con una ley incumplida: { $number }.
soak-fine = Se han cumplido todas las leyes y se ha llegado a todo.

## seasons scenario

scenario-title = { $path }, «{ $name }»
scenario-fine = { $path }: como se esperaba
scenario-differs = { $path }: distinto

## seasons rules

rules-topics = Temas:
rules-topic = { $name }: { $text }
rules-how = «seasons rules TEMA» muestra un tema; «seasons cards NOMBRE», una carta.
rules-no-topic = No existe el tema «{ $value }». Los temas son { $text }.

## seasons cards, y c en la mesa

table-prestige = Prestigio
table-cost = Coste
table-kind = Tipo
table-card = Carta
table-effect = Efecto
page-title = { $number }. { $name }
page-line = { $name }: { $text }
page-cost-for = Coste con { $count } jugadores: { $cost }
page-first-edition = En la primera edición (coste: { $cost }): { $text }
page-rulings = Detalles:
page-ruling = - { $text }
page-differs = Los reglamentos impresos difieren. { $text }
page-no-card = No existe la carta «{ $value }».
page-no-card-near = No existe la carta «{ $value }». ¿Querías decir { $cards }?
page-many-cards = «{ $value }» puede ser { $cards }.
page-or = { $first } o { $second }

## La mesa entera en líneas que se pueden leer en voz alta (t en la mesa, el final de seasons replay)

# $text es el nombre de la estación
show-time = Año { $year }, { $text }, casilla { $space } de 12, ronda { $round }.
show-prelude = Preludio: se eligen las cartas.
show-over = La partida ha terminado.
show-rates = Cristales por ficha de energía: { $text }.
# Lo que da una ficha: $name es el tipo de energía
show-rate = { $name } { $count }
show-dice = Dados: { $dice }.
show-die-free = dado { $number } ({ $text }), libre
show-die-taken = dado { $number } ({ $text }), de { $player }
show-cards =
    { $count ->
        [0] ninguna carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
show-piles = Mazo de robo: { $first }. Pila de descartes: { $second }.
show-top = Carta superior del mazo de robo: { $cards }.
# $text es una lista de show-mark-…; $limit es la capacidad de invocación
show-seat = { $player } ({ $text }): { $crystals }, capacidad { $limit }, bonus usados: { $count } de 3.
show-mark-seat = asiento { $seat }
show-mark-first = empieza la ronda
show-mark-turn = le toca
show-mark-transmute = puede cristalizar
show-reserve = Reserva, { $count } de { $limit }: { $energies }.
show-play = En juego, { $count } de { $limit }: { $cards }.
show-hand = Mano: { $cards }.
show-library = Biblioteca del año { $year }: { $cards }.
show-pack = Cartas por elegir: { $cards }.
show-drafted = Cartas elegidas: { $cards }.
show-drawn = Cartas robadas: { $cards }.
show-hidden =
    { $count ->
        [one] { $count } oculta
       *[other] { $count } ocultas
    }
# Una carta en juego y sus marcas: girada, con energía encima
show-card = { $card } ({ $text })
show-turned = girada
show-stored = con { $energies }

## La mesa: títulos y lo que se dice a quien juega

table-title =
    { $season ->
        [winter] Año { $year }, ronda { $round }, invierno, casilla { $space }
        [spring] Año { $year }, ronda { $round }, primavera, casilla { $space }
        [summer] Año { $year }, ronda { $round }, verano, casilla { $space }
       *[fall] Año { $year }, ronda { $round }, otoño, casilla { $space }
    }
table-prelude = Preludio
table-not-possible = Ahora no es posible: { $text }
table-undone = Deshecho.
table-not-undone = Esto no se puede deshacer: { $text }
table-nothing-to-undo = No hay nada que deshacer.

## El final

score-title = Puntuación final
score-place = Puesto
score-player = Jugador
score-crystals = Cristales
score-cards = Cartas de fin de partida
score-prestige = Prestigio
score-hand = Cartas en la mano
score-bonus = Bonus
score-total = Total
score-winner = ¡El título de Archimago de Xidit es para { $player }!
score-shared = ¡{ $players } comparten el título de Archimago de Xidit!
score-tie-break = El número de cartas en juego decide el empate.

## La mesa en el terminal, línea por línea (seasons.terminal)

# El nombre de un jugador al azar
sit-random = Azar { $seat }
# Cualquier otro jugador virtual: $name es Greedy, Planner:6 …
sit-bot = { $name } { $seat }
sit-thinking = { $player } está pensando…
# $text viene del programa, en inglés
sit-replaced = { $player } no puede seguir ({ $text }). A partir de ahora sus jugadas son al azar.
sit-ask-players = ¿Cuántos jugadores, de 2 a 4? Intro para { $count }:
# Los niveles como en level-…; bastan las primeras letras
sit-ask-level = ¿Qué nivel: Aprendiz (ideal para empezar), Mago o Archimago? Intro para { $text }:
sit-ask-resume = Hay una partida sin terminar, guardada en { $path }. ¿Seguir con ella? Intro para seguir, n para una partida nueva:
sit-ask-again = «{ $text }» no es ninguna de las opciones.
sit-welcome = { $players }. { $text }. Escribe h para ver la ayuda.
sit-resumed = Sigue la partida de { $path }.
sit-pass-device = Pasa el dispositivo a { $player } y pulsa Intro.
sit-status-seat = { $player }: { $crystals }; reserva: { $energies }; { $cards }; { $bonus }.
sit-status-you = Tú ({ $player }): { $crystals }; reserva: { $energies }; { $cards }; { $bonus }.
sit-status-cards = { $count } en juego, capacidad { $limit }, { $number } en la mano
sit-status-bonuses =
    { $count ->
        [one] { $count } bonus usado
       *[other] { $count } bonus usados
    }
sit-status-hand = Tu mano: { $cards }.
sit-choice = { $number }. { $text }
sit-choice-card = { $text } (coste: { $cost }; prestigio: { $count }). { $second }
sit-choice-default = { $text } (o solo Intro)
sit-default-choice = Tu elección, de 1 a { $count }:
# Las jugadas también se pueden escribir como en las partidas guardadas, en inglés; «end turn» no se traduce
sit-help =
    Escribe el número de una opción o su texto. También vale una jugada como en las partidas guardadas, por ejemplo «end turn».
    t: toda la mesa. c NOMBRE: qué hace una carta. r TEMA: las reglas. l: lo que ha pasado hasta ahora.
    why JUGADA: por qué una jugada no es posible; why sin nada más: todo lo que ahora no es posible.
    hint: las mejores jugadas, y por qué.
    u: deshacer tu último paso. uu: volver al inicio de tu turno.
    s ARCHIVO: guardar. q: salir; la partida se conserva. h o ?: esta ayuda.
sit-hint-thinking = Pensando …
sit-no-default = Escribe un número de 1 a { $count }, o h para ver la ayuda.
sit-no-number = No existe la opción { $number }; hay { $count }.
sit-no-move = «{ $value }» no es una jugada. Escribe h para ver la ayuda.
sit-no-move-near = «{ $value }» no es una jugada. ¿Querías decir «{ $text }»?
sit-possible = Eso es posible ahora.
sit-no-reason = Eso no está ahora entre las opciones.
sit-object = { $first }: { $second }
sit-all-possible = Ahora puedes usar todo lo que tienes.
sit-undone-many =
    { $count ->
        [one] { $count } paso deshecho.
       *[other] { $count } pasos deshechos.
    }
sit-saved = Partida guardada en { $path }.
sit-not-saved = No se ha podido guardar la partida en { $path }: { $text }
sit-exists = { $path } contiene otra cosa. Elige otro nombre.
sit-quit = Intro conserva la partida para «seasons table --resume»; un nombre de archivo la guarda también ahí; n la borra; b vuelve a la partida:
sit-kept = La partida se conserva en { $path }; «seasons table --resume» la continúa.
sit-thrown-away = La partida se ha borrado.
sit-input-ended = La entrada ha terminado.
sit-no-saved-game = No hay ninguna partida sin terminar.
sit-record = El registro de la partida está en { $path }.
sit-log-empty = Todavía no ha pasado nada.
