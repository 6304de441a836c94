# Las reglas del juego con palabras propias, tema por tema; los números y detalles siguen a docs/rulings.md.
#
# help-TEMA-title y luego help-TEMA-1, -2 y así sin saltos: de 4 a 8 párrafos de 350 caracteres como máximo.

## Preparación

help-setup-title = Preparación
help-setup-1 = De 2 a 4 hechiceros compiten durante tres años. Quien tenga más puntos de prestigio al final recibe el título de Archimago de Xidit.
help-setup-2 = Todo el mundo empieza sin nada: ni cristales, ni energía, ni cartas en juego, y con una capacidad de invocación de 0. El marcador de estación está en la casilla 1, en el invierno del año 1.
help-setup-3 = Hay dos copias de cada carta. En los niveles Aprendiz y Mago se usan las cartas 1 a 30; en el nivel Archimago, las 50.
help-setup-4 = En el nivel Aprendiz, cada cual recibe al azar uno de cuatro grupos de 9 cartas ya preparados. En los demás niveles eliges tus cartas en el preludio. Las cartas que no tiene nadie forman el mazo de robo.
help-setup-5 = Cada estación tiene sus propios dados. Para cada una se eligen al azar tantos dados como jugadores hay, más uno. Estos dados son los mismos durante toda la partida.
help-setup-6 = También se decide al azar quién empieza, salvo que lo elija quien organiza la partida.
help-setup-7 = Dos cartas cambiaron de una impresión a otra: «Balanza de Ishtar» e «Ídolo del Familiar». Quien prepara la partida elige entre la edición revisada y la primera.

## El preludio

help-prelude-title = El preludio
help-prelude-1 = En el preludio eliges las 9 cartas que serán tuyas. Se elige al mismo tiempo, y nadie ve lo que eligen los demás.
help-prelude-2 = Miras 9 cartas, tomas una y pasas el resto a tu izquierda. Luego tomas una de las que te llegan por la derecha, y así sucesivamente. La novena carta te llega sin que puedas elegir. En el nivel Aprendiz este paso se omite.
help-prelude-3 = Después repartes tus 9 cartas en tres grupos de 3. El primero es tu mano inicial. Los otros dos esperan en tus bibliotecas hasta el año 2 y el año 3.
help-prelude-4 = Puedes cambiar de idea mientras alguien tenga aún que elegir. Después, la elección es definitiva.
help-prelude-5 = Puedes mirar tus propias bibliotecas en cualquier momento. Tus oponentes no las ven nunca.
help-prelude-6 = Un consejo: conviene tener pronto las cartas que rinden ronda tras ronda; las que cuentan al final pueden esperar al año 3. Reúne en el mismo año las cartas que se complementan.

## Una ronda

help-round-title = Una ronda
help-round-1 = Al inicio de la ronda se enderezan todas las cartas giradas. Después, el jugador inicial tira los dados de la estación actual.
help-round-2 = Empezando por el jugador inicial y en el sentido de las agujas del reloj, cada cual elige un dado. Hay un dado de más, así que incluso quien elige en último lugar tiene dos para escoger.
help-round-3 = Después se juegan los turnos, en el mismo orden.
help-round-4 = Tras el último turno actúan las cartas con efecto al final de la ronda, jugador por jugador, empezando por el inicial.
help-round-5 = Después avanza el marcador de estación, tantas casillas como puntos tiene el dado que nadie eligió: 1, 2 o 3. Ese número es el avance del dado. Así puede llegar una nueva estación o incluso un nuevo año.
help-round-6 = La ronda siguiente la empieza quien está a la izquierda del jugador inicial de esta.

## Un turno

help-turn-title = Un turno
help-turn-1 = Primero va tu dado. Obtienes su energía y sus cristales, aumentas tu capacidad de invocación y robas una carta, según lo que muestre. No puedes renunciar a nada de esto ni hacer otra cosa antes.
help-turn-2 = Hay una excepción: con «Dado de Malicia» vuelves a tirar tu dado antes de usarlo.
help-turn-3 = Cuando tu dado te permite robar una carta, la miras y decides si te la quedas o la descartas. Si usas un bonus, robas dos y te quedas con una.
help-turn-4 = Si tu dado muestra el símbolo de cristalizar, tienes derecho a cristalizar hasta el final de tu turno. No es obligatorio hacerlo.
help-turn-5 = Después haces lo que quieras, en cualquier orden y tantas veces como puedas: invocar cartas, activarlas, cristalizar, usar bonus. También puedes terminar tu turno sin hacer nada.
help-turn-6 = Todo va por orden: una acción se completa, con todo lo que provoca, antes de que empiece la siguiente.
help-turn-7 = En tu reserva caben 7 fichas de energía. Si obtienes más, las tomas todas y descartas al momento las que sobran, viejas o nuevas, como quieras.
help-turn-8 = En los turnos ajenos no haces nada, salvo que una carta te haga elegir. Si una carta contradice estas reglas, prevalece la carta.

## Cristalizar

help-transmuting-title = Cristalizar
help-transmuting-1 = Cristalizar convierte energía en cristales. Necesitas el derecho a hacerlo: por el símbolo de tu dado, por un bonus o por «Árbol de Luz». Dura hasta el final de tu turno, y tenerlo dos veces no cambia nada.
help-transmuting-2 = Lo que vale una ficha depende de la estación. Un tipo común en los dados de la estación da 1 cristal; uno poco común, 2; y uno que no aparece en esos dados, 3.
help-transmuting-3 = Invierno: aire 1, agua 1, fuego 2, tierra 3. Primavera: aire 2, agua 1, fuego 3, tierra 1. Verano: aire 3, agua 2, fuego 1, tierra 1. Otoño: aire 1, agua 3, fuego 1, tierra 2.
help-transmuting-4 = Cuenta la estación en la que está el marcador en ese momento. Si «Botas Temporales» lo lleva a otra estación, la nueva tasa de cristalización vale al momento.
help-transmuting-5 = Cristalizas tantas fichas de energía como quieras, una tras otra, y entre una y otra puedes hacer otras cosas.
help-transmuting-6 = «Bolsa de Io» y el bonus de cristalización aumentan el valor de cada ficha, también con «Balanza de Ishtar» y «Poción de la Vida», que puedes usar sin derecho a cristalizar.

## Invocar

help-summoning-title = Invocar
help-summoning-1 = Para invocar una carta, pagas su coste y la pones en juego desde tu mano.
help-summoning-2 = Necesitas un sitio libre: tu capacidad de invocación debe ser mayor que el número de cartas que tienes en juego. La capacidad va de 0 a 15.
help-summoning-3 = Pagas el coste completo o no puedes invocar la carta: la energía indicada, de los tipos indicados, y los cristales. Algunos costes dependen del número de jugadores.
help-summoning-4 = En cuanto has pagado, la carta está en juego. Primero actúan «Bastón de Primavera» y «Jarrón Olvidado de Yjang», si los tienes; después, el efecto inmediato de la carta.
help-summoning-5 = «Cáliz Divino», «Poción de los Sueños» y «Orbe de Cristal» ponen gratis en juego otra carta. Necesita un sitio libre, pero no se invoca: las cartas que esperan una invocación no actúan. Su efecto inmediato sí se aplica.
help-summoning-6 = Los objetos mágicos y los familiares se invocan de la misma manera. Puedes tener en juego las dos copias de una carta; sus efectos se suman.
help-summoning-7 = Si tu capacidad baja por debajo del número de tus cartas en juego, las conservas todas. Pero no puede entrar en juego ninguna más hasta que vuelva a haber un sitio libre.

## Activar

help-activating-title = Activar
help-activating-1 = Una carta actúa de una o más de estas tres maneras: una vez al entrar en juego (efecto inmediato), siempre mientras está en juego (efecto permanente) o cada vez que la activas (efecto de activación).
help-activating-2 = Para activar una carta, la giras y pagas lo que pide. Después hace lo que dice.
help-activating-3 = Una carta girada no se puede volver a activar en esta ronda. Puedes activar una carta en el mismo turno en que entra en juego, salvo «Dado de Malicia», que entonces llega tarde.
help-activating-4 = Si no puedes pagar todo lo que pide una carta, no puedes activarla. Pero puedes activar una carta aunque no vaya a cambiar nada.
help-activating-5 = Algunas cartas piden sacrificar cartas: estas pasan del juego a la pila de descartes. Las pociones se sacrifican a sí mismas, así que sirven una sola vez.
help-activating-6 = Si un oponente tiene «Hadas Ladronas», recibe su cristal cuando giras la carta, antes de que pagues. Lo que te queda debe seguir siendo suficiente.

## Bonus

help-bonuses-title = Bonus
help-bonuses-1 = Puedes usar tres bonus en toda la partida: repetidos o distintos, todos en un turno o en varios.
help-bonuses-2 = Cambiar: entrega 1 o 2 fichas de energía y toma otras tantas de la reserva general. No puedes tomar fichas de un tipo que entregas.
help-bonuses-3 = Cristalizar: puedes cristalizar este turno, y cada ficha que cristalices desde ese momento da 1 cristal más. Si lo usas dos veces en un turno, da 2 más, y así sucesivamente.
help-bonuses-4 = Capacidad: tu capacidad de invocación aumenta en 1. Si ya es 15, no puedes usarlo.
help-bonuses-5 = Robar: cuando tu dado te permite robar una carta, robas dos, te quedas con una y descartas la otra. Solo puedes usarlo en lugar de ese robo.
help-bonuses-6 = Los bonus conllevan una penalización al final de la partida: 5 puntos por uno, 12 por dos y 20 por tres.
help-bonuses-7 = La mayoría de los reglamentos impresos hablan de cambiar 2 fichas de energía; el alemán, de hasta 2. Aquí puedes cambiar 1 o 2.

## Estaciones y años

help-seasons-title = Estaciones y años
help-seasons-1 = El marcador de estación recorre una rueda de 12 casillas: de la 1 a la 3 es invierno; de la 4 a la 6, primavera; de la 7 a la 9, verano; y de la 10 a la 12, otoño. La estación decide qué dados se tiran y cuánto vale la energía.
help-seasons-2 = Los dados de invierno muestran sobre todo agua y aire, poco fuego y nada de tierra. Primavera: tierra y agua, poco aire, nada de fuego. Verano: fuego y tierra, poca agua, nada de aire. Otoño: aire y fuego, poca tierra, nada de agua.
help-seasons-3 = Cuando el marcador llega a otra estación, las cartas que esperan un cambio de estación actúan una vez, jugador por jugador.
help-seasons-4 = Cuando el marcador pasa de la casilla 12 a la 1, empieza un nuevo año. La primera vez que empieza el año 2 o el año 3, cada cual añade a su mano las cartas de esa biblioteca y conserva las que aún tiene.
help-seasons-5 = El orden al final de la ronda es: las cartas que actúan al final de la ronda, el movimiento del marcador, el nuevo año con las cartas de la biblioteca y el cambio de estación.
help-seasons-6 = «Botas Temporales» mueve el marcador en mitad de un turno, adelante o atrás. El cambio de estación o de año se aplica al momento, pero los dados de la ronda no cambian.

## Final de la partida

help-end-title = Final de la partida
help-end-1 = La partida termina si, al acabar una ronda, el marcador de estación ha pasado el final del año 3.
help-end-2 = El final del año 3 también es un cambio de estación. Después dan sus cristales «Linterna de Xidit», «Yelmo de Ragfield» y «Cofre Sellado de Urm».
help-end-3 = Tu puntuación es 1 punto por cristal, más el prestigio de tus cartas en juego, menos 5 puntos por cada carta que te quede en la mano, menos 5, 12 o 20 puntos por uno, dos o tres bonus.
help-end-4 = La energía que te queda no vale nada por sí misma. Una puntuación puede ser negativa.
help-end-5 = Gana la puntuación más alta. En caso de empate, va primero quien tenga más cartas en juego. Si también en eso hay empate, se comparte el puesto.
help-end-6 = Los reglamentos impresos no coinciden sobre los empates: el francés, el italiano y el alemán cuentan las cartas que has invocado. Aquí, como en el inglés y el español, cuentan las cartas en juego.

## Glosario: una entrada tiene un nombre y un texto, y help-glossary-entry los pone en una línea

help-glossary-title = Glosario
help-glossary-entry = { $name }: { $text }

help-term-activate-name = Activar
help-term-activate-text = Girar una de tus cartas en juego y pagar lo que pide para que actúe. Cada carta, una vez por ronda.
help-term-crystals-name = Cristales
help-term-crystals-text = Con ellos pagas algunos costes, y al final cada uno vale 1 punto. No puedes tener menos de 0.
help-term-discard-pile-name = Pila de descartes
help-term-discard-pile-text = Adonde van, boca abajo, las cartas descartadas y sacrificadas. Nadie puede mirarla. Si se vacía el mazo de robo y hace falta una carta, la pila se baraja y pasa a ser el nuevo mazo de robo.
help-term-draw-pile-name = Mazo de robo
help-term-draw-pile-text = Las cartas que nadie recibió al principio, boca abajo. Si no queda ninguna carta ni aquí ni en la pila de descartes, robas menos cartas o ninguna.
help-term-energy-name = Energía
help-term-energy-text = De aire, agua, fuego o tierra. Con las fichas de energía pagas, o las conviertes en cristales.
help-term-familiar-name = Familiar
help-term-familiar-text = Uno de los dos tipos de cartas. La mayoría de los familiares afectan a los demás jugadores.
help-term-free-entry-name = Poner en juego gratis
help-term-free-entry-text = Una carta entra en juego por medio de otra, sin pagarla. Necesita un sitio libre y no se considera invocada.
help-term-gauge-name = Capacidad de invocación
help-term-gauge-text = Cuántas cartas puedes tener en juego, de 0 a 15. También se llama solo capacidad.
help-term-library-name = Biblioteca
help-term-library-text = 3 cartas que apartas en el preludio. Tienes una para el año 2 y otra para el año 3.
help-term-magic-item-name = Objeto mágico
help-term-magic-item-text = Uno de los dos tipos de cartas. Los objetos mágicos benefician a quien los tiene.
help-term-prestige-name = Prestigio
help-term-prestige-text = Los puntos del juego. Al final, una carta en juego suma su prestigio, aunque sea negativo.
help-term-reserve-name = Reserva
help-term-reserve-text = Tus propias fichas de energía, 7 como máximo, o 10 con «Grimorio Descifrado». La energía sobre «Amuleto de Agua» y «Caldero Glotón» no forma parte de ella.
help-term-sacrifice-name = Sacrificar
help-term-sacrifice-text = Llevar una de tus cartas en juego a la pila de descartes. Solo puedes hacerlo cuando una carta lo pide.
help-term-season-token-name = Marcador de estación
help-term-season-token-text = Indica en la rueda qué estación es. Se mueve al final de cada ronda.
help-term-stockpile-name = Reserva general
help-term-stockpile-text = De donde vienen y adonde vuelven las fichas de energía y los cristales. No se agota nunca.
help-term-summon-name = Invocar
help-term-summon-text = Pagar una carta de tu mano y ponerla en juego en un sitio libre.
help-term-transmute-name = Cristalizar
help-term-transmute-text = Convertir energía en cristales según la tasa de la estación. Necesitas el derecho a hacerlo, salvo que una carta lo haga por ti.
help-term-turn-a-card-name = Girar una carta
help-term-turn-a-card-text = Una carta activada se pone de lado: está girada. Se endereza al inicio de la ronda siguiente.
help-term-year-name = Año
help-term-year-text = Una vuelta a la rueda, de invierno a otoño. Una partida dura tres años.

## Tipos de efectos, como etiqueta

help-effect-enter = Inmediato
help-effect-permanent = Permanente
help-effect-activate = Activación
help-effect-none = Sin efecto
