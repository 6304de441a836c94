# Lo que solo dice el navegador. Botones: 23 caracteres como máximo, como en ui.ftl.

## Inicio

web-claim = Tres años, doce estaciones, un solo Archimago. Juega contra el ordenador o con amigos, sin registrarte.
web-setup-summary =
    { $count ->
        [one] { $count } oponente · cartas: { $text } · ordenador: { $name }
       *[other] { $count } oponentes · cartas: { $text } · ordenador: { $name }
    }
web-setup-bot = Jugador del ordenador
web-setup-level = Nivel de las cartas
web-setup-edition = Edición
web-setup-first = Quién empieza
web-first-lot = Al azar
web-first-me = Yo
web-first-other = Un oponente
web-setup-people = Sitios entre amigos
web-setup-name = Tu nombre
web-more = Más
web-level-apprentice = Grupos ya hechos con las primeras 30 cartas: se juega enseguida.
web-level-magician = Las primeras 30 cartas, elegidas una a una.
web-level-archmage = Las 50 cartas, elegidas una a una.
web-bot-squirrel = Ardilla
web-bot-hare = Liebre
web-bot-fox = Zorro
web-bot-owl = Búho
web-bot-griffin = Grifo
web-my-tables = Tus partidas
web-show-all = Mostrar todas ({ $count })
web-show-fewer = Mostrar menos
web-forget = Olvidar
web-forget-game = ¿Olvidar esta partida?
web-forget-note = Este navegador pierde el camino a tu sitio. Solo podrás volver si has guardado tu enlace.
web-open-record = Abrir una partida
web-pages = Páginas
web-no-server = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
web-here-note = De 2 a 4 personas comparten este dispositivo. Al elegir cartas pasaría de mano en mano 32 veces, así que cada cual recibe un grupo ya hecho.
web-here-two = Escribe al menos 2 nombres.
web-watch-note = Pega el enlace de una mesa para mirarla.
web-watch-link = Enlace de una mesa
web-watch-bad = Este no es el enlace de una mesa de aquí.
web-watch-computers = O mira cómo juega el ordenador contra sí mismo.
web-watch-start = Que juegue el ordenador

## La mesa

web-gauge-free =
    { $count }/{ $limit } – { $free ->
        [one] { $free } sitio libre
       *[other] { $free } sitios libres
    }
web-gauge-over = { $count }/{ $limit } – ningún sitio libre
web-bonus-label = Bonus: { $bonus }. Cuesta { $count } puntos de prestigio al final.
web-die-faces = Las seis caras
web-die-odds = Cada cara sale una de cada seis veces.
web-wheel-boots = Mueve el marcador de estación
web-with-reason = { $first }. Ahora no: { $second }
web-tray-gain = { $count } de { $limit }
web-tray-spend = { $count } de { $limit }
web-tray-keep = Conservar { $count } de { $limit }
web-tray-less = Menos { $name }
web-tray-more = Más { $name }, ahora { $count }
web-say = Decir algo
web-rulings = Aclaraciones
web-differs = Donde los libros difieren
web-score-player = Nombre
web-score-crystals = Cristales
web-score-cards = Cartas de final
web-score-prestige = Prestigio
web-score-hand = Mano
web-score-bonus = Penalización
web-score-total = Total

## Reglas y cartas

web-search-rules = Buscar en las reglas
web-search-cards = Buscar una carta
web-contents = Contenido
web-nothing-found = No hay resultados. Prueba con otra palabra.
web-sort = Ordenar por
web-sort-number = Número
web-sort-name = Nombre
web-sort-cost = Coste
web-sort-prestige = Prestigio
web-sort-kind = Tipo
web-cost-for = Coste según el número de jugadores
web-cost-line = { $count } jugadores: { $cost }

## Ajustes

web-settings-look = Aspecto
web-settings-play = Juego
web-motion = Animaciones
web-motion-normal = Normales
web-motion-fast = Rápidas
web-motion-off = Ninguna
web-text-size = Tamaño del texto
web-contrast = Contraste alto
web-left-handed = Botones para la mano izquierda
web-mute = Silenciar
web-volume-table = La mesa
web-volume-turn = Mi turno
web-volume-others = Las jugadas de los demás
web-sound-try = Probar
web-remind = Recordar una vez lo que aún es gratis antes de terminar mi turno
web-answer = Responder por mí cuando solo hay una respuesta
web-letter-keys = Las letras sueltas son atajos
web-badges = Mostrar los números en lo que puedo elegir

## Créditos

web-credits = Créditos
web-credits-game = El juego
web-credits-unofficial = Esta es una versión no oficial y no comercial del juego de mesa Seasons. No tiene relación con su editorial.
web-credits-designer = Autor
web-credits-illustrator = Ilustrador
web-credits-publisher = Editorial
web-credits-buy = El juego impreso es mucho más bonito. Si te gusta jugar aquí, llévalo a tu mesa.
web-credits-works = Obras ajenas
web-credits-icons = Los iconos son de game-icons.net, de Lorc, Delapouite y otros, con licencia CC BY 3.0. Se han cambiado sus colores.
web-credits-own = Lo nuestro
web-credits-own-text = Dibujos, sonidos y textos se hicieron para este proyecto. No se carga nada de otros servidores y no hay cookies.

## Cuando algo va mal

web-lost-title = Un claro en el bosque
web-lost-text = En esta dirección no hay nada. Puede que el enlace esté incompleto o sea demasiado antiguo.
web-lost-broken = Una parte de la página no se ha podido cargar. Comprueba la conexión y cárgala de nuevo.
web-reload = Cargar de nuevo

## The live table

web-gone-title = Esta puerta no se abre
web-gone-forget = Olvidar esta mesa
web-season = Estación y valores
web-next-rates = Cristales por energía en la próxima estación
web-draw-pile = Mazo de robo: { $count }
web-discard-pile = Pila de descartes: { $count }
web-library = Mi biblioteca del año { $year }: { $count }
web-libraries = Mis bibliotecas
web-dice = Dados
web-no-dice = Todos los dados están tomados.
web-left-over =
    { $season ->
        [winter] Si queda: casilla { $space }, invierno
        [spring] Si queda: casilla { $space }, primavera
        [summer] Si queda: casilla { $space }, verano
       *[fall] Si queda: casilla { $space }, otoño
    }
web-left-end = Si queda, es la última ronda
web-may-transmute = Puedes cristalizar
web-empty-hand = Sin cartas en mano
web-shelf = Cartas para elegir
web-see-through = Ver la mesa
web-table-then = La mesa en ese momento
web-since = desde tu última jugada
web-details = En detalle
web-then = Después: { $text }
web-board-of = Cartas en juego: { $player }
web-nothing-there = No hay nada.
web-reserve = de la reserva
web-payment = Pago
web-pay-from =
    { $energy ->
        [air] Aire, { $text }. Tomar de otro sitio
        [water] Agua, { $text }. Tomar de otro sitio
        [fire] Fuego, { $text }. Tomar de otro sitio
       *[earth] Tierra, { $text }. Tomar de otro sitio
    }
web-looking-back = Estás viendo la ronda { $round }.
web-back-to-now = Volver al presente
web-go-back = Seguir desde aquí
web-uncounted = Desde aquí, la partida ya no contará.
web-end-anyway = ¿Terminar de todos modos?
web-only-answer = No hay otra opción: se hace solo.
web-choose-transmute = Elige la energía que vas a cristalizar.
web-undo-keys = Deshacer un paso (Retroceso; con Mayús todo el turno)
web-always = Siempre esta
web-end-turn = Terminar el turno
web-year = Año { $text }
web-round = Ronda { $round }
web-seat-menu = Mesa y asiento
web-agree-hints = Permitir pistas
web-take-seat = Vuelvo a jugar
web-hand-over = Que juegue el ordenador
web-link-note = Tu enlace abre este asiento en cualquier dispositivo. Quien lo tenga juega por ti.
web-hint-win = { $count } % de probabilidad de ganar
web-hint-thinking = Buscando la mejor jugada…
web-key-confirm = Botón principal o elemento enfocado
web-key-cancel = Volver, cerrar
web-key-undo = Deshacer un paso
web-key-turn = Volver al inicio del turno
web-key-nth = La enésima opción
web-key-tray = Más o menos aire, agua, fuego, tierra
web-key-all = Toda la energía
web-key-zones = Mano, cartas en juego, reserva, dados, rueda
web-key-opponents = Los oponentes
web-key-inspect = Mantener la carta a la vista
web-key-speed = Velocidad de las animaciones
web-key-mute = Sonido sí o no
web-key-list = Esta lista
web-first-bonus = Cuesta { $count } puntos de prestigio al final de la partida.
web-choose-kept = Elige las { $count } fichas de energía que te quedas.
web-give = Dar
web-take-for-it = Tomar a cambio
web-penalty-then = Penalización total: −{ $count }
web-away = { $player } lleva 3 minutos fuera.
web-wait = Esperar
web-computer-plays = Sigue el ordenador
web-standing = Tomar siempre
web-ask-me = Preguntarme
web-marked = Carta marcada: se va primero si tienes que ceder una.
web-key-next = Lo siguiente que me espera
web-key-through = Ver la mesa (mantener)
# Two sentences, one after the other.
web-both = { $first } { $second }

## Preludio: elección y reparto

web-prelude = Preludio
web-prelude-card = Preludio: carta { $count } de 9
web-pack-from = de { $player }, el resto pasa a { $to }
web-prelude-split = Preludio: tres años
web-draft-prompt =
    { $count ->
        [one] Elige una carta. La última pasa a { $to }.
       *[other] Elige una carta. Las otras { $count } pasan a { $to }.
    }
web-draft-how = Un clic marca una carta, otro la toma.
web-my-picks = Mis cartas
web-cost-together = Lo que cuestan juntas
web-seen-cards = Cartas vistas
web-seen-about = Estas cartas han pasado por tus manos. El emblema muestra quién puede tenerlas ahora.
web-pack-of = Lo abrió { $player }
web-nothing-seen = Aún no ha pasado nada.
web-may-hold = En manos de { $players }
web-you-took = La has tomado tú
web-copy-went-by = Ha pasado una copia. Ahora en manos de: { $players }
web-hold-twin = Ya tienes esta carta
web-change-mind = Cambiar de idea
web-who-is-ready = Quién ha elegido
web-still-choosing = { $player } está eligiendo
web-has-chosen = { $player } ha elegido
web-split-prompt = Forma tres grupos de tres cartas, uno por año.
web-split-done = Tres grupos de tres. ¿Está bien así?
web-split-how = Usa las pestañas, arrastra las cartas o pulsa 1, 2, 3 sobre una.
web-split-why = Cada grupo llega a tu mano cuando empieza su año.
web-into-year = { $name }: al año { $year }
web-put-here = Poner la carta en el año { $year }
web-shelf-1 = tu mano inicial
web-shelf-2 = desde el año 2
web-shelf-3 = desde el año 3
web-years = Los tres años
web-watch-prelude = Se están eligiendo las cartas

## Antes de la partida

web-lobby-title = Tu mesa está lista
web-lobby-guest = Te damos la bienvenida
web-lobby-setting = { $count } sitios · cartas: { $first } · { $second }
web-lobby-how = Envía a cada persona su propio enlace, o deja jugar al ordenador.
web-lobby-wait-host = Escribe tu nombre. Quien abrió la mesa empieza la partida.
web-seats = Sitios
web-seats-open =
    { $count ->
        [one] { $count } sitio sigue libre.
       *[other] { $count } sitios siguen libres.
    }
web-all-here = No falta nadie.
web-waiting-start = No falta nadie. La partida empieza enseguida.
web-copy-watch = Enlace para mirar
web-meanwhile = Mientras esperas:
web-seat-free = Sitio libre
web-seat-away = Sin conexión
web-seat-here = Está aquí
web-seat-link = Copia el enlace y envíalo.
web-seat-wait = Aún no ha llegado nadie.
web-seat-you = Tú
web-free-seat = Liberar el sitio
web-copied = Copiado

## Un solo dispositivo

web-pass-device = Pasa el dispositivo a { $player }
web-pass-why = La pantalla siguiente muestra cartas secretas. Los demás no miran.
web-i-am = Soy { $player }
web-decides = { $player } decide
web-show-hand = Mostrar mi mano

## El final

web-final-score = Puntuación final
web-archmage = El título de Archimago de Xidit es para { $player }
web-archmage-shared = { $players } comparten el título de Archimago de Xidit
web-tie-break = El número de cartas en juego decide el empate.
web-chart-label = { $text }. Al final: { $players }
web-chart-crystals = Cristales por ronda
web-chart-prestige = Prestigio en juego por ronda
web-to-rematch = A la revancha
web-record = Archivo
web-show-scores = Ver la puntuación
web-fair-title = Dados y cartas justos
web-fair-how = Antes de la partida, el servidor fijó un secreto y solo mostró su huella. Después, cada navegador añadió una parte al azar y la guardó. Todos los dados y las cartas salen de ahí: ni el servidor ni nadie de la mesa pudo elegirlos por su cuenta.
web-fair-commitment = Huella (SHA-256), mostrada antes de la partida
web-fair-secret = El secreto del servidor, revelado ahora
web-fair-nonce = La parte de { $player }
web-fair-mine = Tu parte, tal como la guardó este navegador
web-fair-seed = La semilla de la partida, hecha de todo esto
web-fair-verify = Para volver a calcular cada tirada y cada robo, descarga el archivo de la partida y ejecuta:
web-fair-kept = Dados y cartas: todo está en orden. Tu parte está en la semilla, y los dados salen de ella.
web-fair-broken = Dados y cartas: el secreto no coincide con la huella mostrada antes de la partida.
web-fair-missing = Dados y cartas: tu parte no se ha usado. El servidor la ha sustituido por otra.
web-fair-astray = Dados y cartas: los dados no salen del secreto y de las partes de todos.
web-fair-elsewhere = Dados y cartas: los dados salen de la semilla. Tu parte no se puede comprobar aquí: este navegador no añadió ninguna.
web-fair-unknown = Dados y cartas: este navegador solo puede comprobarlo con https.

## Repetición

web-replay-pick = Elige el archivo de una partida terminada para volver a verla.
web-replay-step = Paso de la partida
web-replay-at = Paso { $count } de { $limit }, ronda { $round }
web-replay-first = Al principio
web-replay-turn-back = Un turno atrás
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausar
web-replay-next = Un paso adelante
web-replay-turn-next = Un turno adelante
web-replay-last = Al final
web-viewpoint = Punto de vista
web-all-open = Todas las cartas a la vista
web-look-as = Como lo ve { $player }
web-copy-step = Copiar un enlace a este paso
web-go-on-here = Continuar desde aquí
web-to-table = A la mesa
