# Las cincuenta cartas, por número. Con palabras propias, nunca las de la carta impresa.
#
# .name  el título, como en data/cards.csv
# .full  el efecto completo, 180 caracteres como máximo
# .gist  el efecto de un vistazo, 56 caracteres como máximo
#
# $edition (revised, first): las dos ediciones impresas difieren en las cartas 5 y 43.

card-1 =
    .name = Amuleto de Aire
    .full = Al entrar en juego, tu capacidad de invocación aumenta en 2.
    .gist = Al entrar: capacidad +2
card-2 =
    .name = Amuleto de Fuego
    .full = Al entrar en juego, roba 4 cartas y quédate con una de ellas. Las otras 3 se descartan sin mostrarlas.
    .gist = Al entrar: roba 4 cartas y quédate con 1
card-3 =
    .name = Amuleto de Tierra
    .full = Al entrar en juego, obtienes 9 cristales.
    .gist = Al entrar: 9 cristales
card-4 =
    .name = Amuleto de Agua
    .full = Al entrar en juego, elige 4 fichas de energía y ponlas sobre esta carta. Puedes gastarlas como las de tu reserva, pero no cuentan para el límite.
    .gist = Al entrar: 4 energías sobre la carta, para más tarde
card-5 =
    .name = Balanza de Ishtar
    .full =
        { $edition ->
            [first] Activación: cristaliza 4 fichas de energía del mismo tipo en 12 cristales. No necesitas el derecho a cristalizar y la estación no importa.
           *[revised] Activación: cristaliza 3 fichas de energía del mismo tipo en 9 cristales. No necesitas el derecho a cristalizar y la estación no importa.
        }
    .gist =
        { $edition ->
            [first] Activación: 4 energías iguales dan 12 cristales
           *[revised] Activación: 3 energías iguales dan 9 cristales
        }
card-6 =
    .name = Bastón de Primavera
    .full = Cada vez que invocas otra carta, obtienes 3 cristales antes de que esa carta haga efecto. Las cartas puestas en juego gratis no cuentan.
    .gist = 3 cristales cada vez que invocas otra carta
card-7 =
    .name = Botas Temporales
    .full = Al entrar en juego, debes mover el marcador de estación 1, 2 o 3 casillas, adelante o atrás. El cambio de estación o de año se aplica al momento.
    .gist = Al entrar: mueve la estación de 1 a 3 casillas
card-8 =
    .name = Bolsa de Io
    .full = Cada ficha de energía que cristalizas te da 1 cristal más, también con «Balanza de Ishtar» y «Poción de la Vida».
    .gist = 1 cristal más por cada energía que cristalizas
card-9 =
    .name = Cáliz Divino
    .full = Al entrar en juego, roba 4 cartas. Si te queda un sitio libre, debes poner gratis en juego una de ellas. Las demás se descartan.
    .gist = Al entrar: roba 4 cartas y pon 1 en juego gratis
card-10 =
    .name = Sylas el Fiel
    .full = Al entrar en juego, cada oponente elige una de sus cartas en juego y la sacrifica.
    .gist = Al entrar: cada oponente sacrifica una carta
card-11 =
    .name = Figrim el Avaro
    .full = Cada vez que cambia la estación, recibes 1 cristal de cada oponente que tenga alguno.
    .gist = Cambio de estación: 1 cristal de cada oponente
card-12 =
    .name = Naria la Profetisa
    .full = Al entrar en juego, roba una carta para ti y una más por cada oponente. Míralas todas, quédate con una y reparte el resto, una a cada oponente.
    .gist = Al entrar: roba 1 carta por jugador y repártelas
card-13 =
    .name = Cofre Maravilloso
    .full = Al final de cada ronda, obtienes 3 cristales si tienes al menos 4 fichas de energía en tu reserva.
    .gist = Fin de ronda: 3 cristales si tienes 4 energías o más
card-14 =
    .name = Cuerno del Mendigo
    .full = Al final de cada ronda, toma 1 ficha de energía a tu elección si tienes 1 como máximo en tu reserva.
    .gist = Fin de ronda: 1 energía si tienes 0 o 1
card-15 =
    .name = Dado de Malicia
    .full = Activación, al inicio de tu turno y antes de usar tu dado: vuelve a tirarlo y obtén 2 cristales. Solo vale la nueva cara.
    .gist = Activación: vuelve a tirar tu dado y obtén 2 cristales
card-16 =
    .name = Kairn el Destructor
    .full = Activación: descarta 1 ficha de energía de cualquier tipo. Cada oponente pierde 4 cristales, o todos los que tenga.
    .gist = Activación: 1 energía; −4 cristales a cada oponente
card-17 =
    .name = Amsug Cuellolargo
    .full = Al entrar en juego, cada oponente devuelve a su mano uno de sus propios objetos mágicos en juego. Al final, tú también.
    .gist = Al entrar: cada cual recupera un objeto mágico
card-18 =
    .name = Grimorio Descifrado
    .full = Al entrar en juego, toma 2 fichas de energía a tu elección. Mientras siga en juego, en tu reserva caben 10.
    .gist = Al entrar: 2 energías. En tu reserva caben 10
card-19 =
    .name = Yelmo de Ragfield
    .full = Al final de la partida, obtienes 20 cristales si tienes más cartas en juego que cualquier oponente.
    .gist = Fin de partida: 20 cristales con más cartas en juego
card-20 =
    .name = Mano de la Fortuna
    .full = Cada carta que invocas te cuesta 1 ficha de energía menos. Eliges el tipo que ahorras, pero si el coste incluye energía, siempre pagas al menos 1.
    .gist = Invocar cuesta 1 energía menos, pero al menos 1
card-21 =
    .name = Lewis Caragris
    .full = Al entrar en juego, elige a un oponente: tomas de la reserva general las mismas fichas de energía que hay en su reserva.
    .gist = Al entrar: copia la reserva de un oponente
card-22 =
    .name = Cubo Rúnico de Eolis
    .full = No hace nada, pero vale más prestigio que cualquier otra carta.
    .gist = Sin efecto, solo prestigio
card-23 =
    .name = Poción de Poder
    .full = Activación: sacrifica esta carta. Roba una carta, que te quedas, y aumenta en 2 tu capacidad de invocación.
    .gist = Sacrifícala: roba una carta y capacidad +2
card-24 =
    .name = Poción de los Sueños
    .full = Activación: sacrifica esta carta y pierde toda tu reserva. Después, pon gratis en juego una carta de tu mano.
    .gist = Sacrifícala con tu reserva: una carta gratis
card-25 =
    .name = Poción del Conocimiento
    .full = Activación: sacrifica esta carta y toma 5 fichas de energía a tu elección.
    .gist = Sacrifícala: toma 5 energías
card-26 =
    .name = Poción de la Vida
    .full = Activación: sacrifica esta carta y cristaliza toda tu reserva, a 4 cristales por ficha de energía. No necesitas el derecho a cristalizar.
    .gist = Sacrifícala: 4 cristales por energía de tu reserva
card-27 =
    .name = Reloj de Arena del Tiempo
    .full = Cada vez que cambia la estación, toma 1 ficha de energía a tu elección.
    .gist = Cambio de estación: toma 1 energía
card-28 =
    .name = Cetro de Grandeza
    .full = Al entrar en juego, obtienes 3 cristales por cada uno de tus otros objetos mágicos en juego.
    .gist = Al entrar: 3 cristales por cada otro objeto mágico
card-29 =
    .name = Estatua Sagrada de Olaf
    .full = Al entrar en juego, obtienes 20 cristales.
    .gist = Al entrar: 20 cristales
card-30 =
    .name = Jarrón Olvidado de Yjang
    .full = Cada vez que invocas otra carta, toma 1 ficha de energía a tu elección antes de que esa carta haga efecto. Las cartas puestas en juego gratis no cuentan.
    .gist = 1 energía cada vez que invocas otra carta
card-31 =
    .name = Amuleto Elemental
    .full = Cuesta de 1 a 4 energías distintas. Fuego: roba una carta. Aire: capacidad +1. Tierra: 5 cristales. Agua: 2 energías. Si entra gratis en juego, tiene los cuatro efectos.
    .gist = Al entrar: un efecto por cada tipo de energía pagado
card-32 =
    .name = Árbol de Luz
    .full = Activación, a elegir: paga 3 cristales y toma 1 ficha de energía a tu elección, o paga 1 ficha de energía y puedes cristalizar este turno.
    .gist = Activación: compra 1 energía o el derecho a cristalizar
card-33 =
    .name = Sanguijuela Arcana
    .full = Cuando un oponente invoca una carta, debe darte además 1 cristal. Si no lo tiene, no puede invocarla.
    .gist = Tus oponentes te pagan 1 cristal por cada invocación
card-34 =
    .name = Orbe de Cristal
    .full = Activación, a elegir: mira la carta superior del mazo y devuélvela o paga 4 fichas de energía para ponerla en juego; o paga 3 cristales para descartarla sin verla.
    .gist = Activación: mira 1 carta; ponla en juego por 4 energías
card-35 =
    .name = Caldero Glotón
    .full = Activación: pon sobre esta carta 1 ficha de energía de cualquier tipo. Cuando tiene 7, se sacrifica: las 7 van a tu reserva y obtienes 15 cristales.
    .gist = Activación: échale 1 energía. Con 7: 15 cristales
card-36 =
    .name = Corona Vampírica
    .full = Al entrar en juego, roba una carta y quédatela, o descarta una de tu mano. Muéstrala y toma tantas fichas de energía como prestigio tenga.
    .gist = Al entrar: roba o descarta; su prestigio en energías
card-37 =
    .name = Cráneo de Dragón
    .full = Activación: sacrifica 3 de tus cartas en juego; esta puede ser una de ellas. Obtienes 15 cristales.
    .gist = Activación: sacrifica 3 cartas por 15 cristales
card-38 =
    .name = Demonio de Argos
    .full = Al entrar en juego, cada oponente pierde 1 de capacidad de invocación y roba una carta, que se queda.
    .gist = Al entrar: capacidad −1 y una carta a cada oponente
card-39 =
    .name = Titus Miradaprofunda
    .full = Al final de cada ronda, recibes 1 cristal de cada oponente. Si alguno no tiene, después sacrificas esta carta.
    .gist = Fin de ronda: 1 cristal de cada oponente
card-40 =
    .name = Elemental de Aire
    .full = Al entrar en juego, toda la energía que tus oponentes tienen en su reserva pasa a ser de aire.
    .gist = Al entrar: la energía de tus oponentes pasa a ser aire
card-41 =
    .name = Hadas Ladronas
    .full = Cada vez que un oponente activa una carta, recibes 1 cristal suyo, si lo tiene, y 1 de la reserva general.
    .gist = 2 cristales cuando un oponente activa una carta
card-42 =
    .name = Tratado Maldito de Arus
    .full = Al entrar en juego: 2 fichas de energía a tu elección, 10 cristales y capacidad +1. Si alguna vez se sacrifica, pierdes toda tu reserva.
    .gist = Al entrar: 2 energías, 10 cristales, capacidad +1
card-43 =
    .name = Ídolo del Familiar
    .full =
        { $edition ->
            [first] Activación: cada familiar que tienes en juego te da 1 cristal.
           *[revised] Al entrar en juego, obtienes 10 cristales. Activación: cada familiar que tienes en juego te da 1 cristal.
        }
    .gist =
        { $edition ->
            [first] Activación: 1 cristal por familiar
           *[revised] Al entrar: 10 cristales. Activación: 1 por familiar
        }
card-44 =
    .name = Kriss el Necrótico
    .full = Activación: descarta un familiar de tu mano, a la vista de todos, o sacrifica uno en juego. Después, toma 4 fichas de energía a tu elección.
    .gist = Activación: un familiar a cambio de 4 energías
card-45 =
    .name = Linterna de Xidit
    .full = Al final de la partida, cada ficha de energía de tu reserva te da 3 cristales.
    .gist = Fin de partida: 3 cristales por energía en tu reserva
card-46 =
    .name = Cofre Sellado de Urm
    .full = Al final de la partida, obtienes 20 cristales si ninguna de tus cartas en juego es un familiar.
    .gist = Fin de partida: 20 cristales sin familiares en juego
card-47 =
    .name = Espejo de las Estaciones
    .full = Activación: elige 1 o más fichas de energía del mismo tipo y paga 1 cristal por cada una. Todas se convierten en fichas de otro tipo, el mismo para todas.
    .gist = Activación: convierte energía, 1 cristal por ficha
card-48 =
    .name = Colgante de Ragnor
    .full = Al entrar en juego, toma 1 ficha de energía a tu elección por cada uno de tus otros objetos mágicos en juego.
    .gist = Al entrar: 1 energía por cada otro objeto mágico
card-49 =
    .name = Sid Sombranocturna
    .full = Al entrar en juego, si tienes más cristales que cualquier oponente, quita 5 a cada uno, o todos los que tenga.
    .gist = Al entrar: con más cristales, quita 5 a cada oponente
card-50 =
    .name = Alma Maldita de Onys
    .full = Al entrar en juego: 10 cristales y 1 de agua. Activación: descarta 1 de agua y pásala a quien tengas a tu izquierda. Quien la tiene pierde 3 cristales cada ronda.
    .gist = Al entrar: 10 cristales, 1 de agua. Cada ronda: −3
