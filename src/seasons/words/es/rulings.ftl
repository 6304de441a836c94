# Lo que se pregunta sobre las cartas, por número: con palabras propias, 200 caracteres como máximo.
#
# card-8-ruling-1, -2 y así sin saltos; lo que hace una carta lo dice card-8.full y no se repite.
# card-8-differs: en qué difieren los reglamentos impresos y cómo se juega aquí.
# Todo sigue a docs/rulings.md.

# Amuleto de Aire
card-1-ruling-1 = Tu capacidad no pasa de 15. Lo que sobra se pierde, pero puedes invocar esta carta de todos modos.
card-1-ruling-2 = Tu capacidad no baja cuando esta carta sale del juego.

# Amuleto de Fuego
card-2-ruling-1 = Solo tú ves las cartas. Tienes que quedarte con una, ni más ni menos.
card-2-ruling-2 = Si quedan menos de 4 cartas por robar, te quedas con una de ellas. Si no queda ninguna, no pasa nada.

# Amuleto de Tierra
card-3-ruling-1 = También obtienes los cristales cuando entra gratis en juego, y otra vez si vuelve a tu mano y la invocas de nuevo.

# Amuleto de Agua
card-4-ruling-1 = Con esta energía puedes pagar, cambiar y cristalizar. Para cada ficha eliges entre esta carta y tu reserva, pero nada pasa de una a otra.
card-4-ruling-2 = «Cofre Maravilloso», «Cuerno del Mendigo», «Lewis Caragris», «Elemental de Aire» y «Linterna de Xidit» no cuentan ni cambian esta energía.
card-4-ruling-3 = Conservas esta energía cuando usas «Poción de la Vida» o «Poción de los Sueños» y cuando sacrificas «Tratado Maldito de Arus».
card-4-ruling-4 = Si esta carta sale del juego, pierdes la energía que tiene encima. Si vuelve a entrar, eliges 4 fichas nuevas.
card-4-differs = La explicación alemana no dice que puedas gastar esta energía. Los demás reglamentos sí lo dicen, y así se juega aquí.

# Balanza de Ishtar
card-5-ruling-1 = Cada «Bolsa de Io», y cada bonus de cristalización que ya hayas usado este turno, añade 1 cristal por ficha.
card-5-ruling-2 = Las fichas deben ser del mismo tipo, pero unas pueden venir de tu reserva y otras de «Amuleto de Agua».
card-5-ruling-3 = No te da derecho a cristalizar nada más.
card-5-differs = Las impresiones antiguas cambian 4 fichas por 12 cristales; las nuevas, 3 por 9; el «3 por 12» del reglamento inglés es una errata. Aquí lo decide la edición de la partida.

# Bastón de Primavera
card-6-ruling-1 = Ni su propia invocación ni las cartas que invocan tus oponentes te dan nada.
card-6-ruling-2 = Una carta que no cuesta nada también cuenta, siempre que la invoques.
card-6-ruling-3 = Que te pasen «Alma Maldita de Onys» no es invocarla: no te da nada.
card-6-ruling-4 = Con 2 copias obtienes 6 cristales por cada carta que invocas.

# Botas Temporales
card-7-ruling-1 = La primera vez que se llega a un año, cada cual toma al momento las cartas de su biblioteca. Retroceder de año no quita cartas, y volver a llegar a él no da ninguna.
card-7-ruling-2 = Las cartas que esperan un cambio de estación actúan solo si la estación es otra tras el movimiento, adelante o atrás. La tasa de cristalización cambia al momento.
card-7-ruling-3 = Los dados de esta ronda no cambian. Puedes retroceder más allá del inicio del año 1: se sigue mostrando el año 1.
card-7-ruling-4 = Si el marcador pasa el final del año 3, la ronda se juega hasta el final. Si para entonces ha vuelto al año 3, la partida continúa.
card-7-differs = El reglamento alemán permite no mover el marcador, y en el alemán y el español «Reloj de Arena del Tiempo» actúa más tarde. Aquí hay que moverlo, y todo ocurre al momento.

# Bolsa de Io
card-8-ruling-1 = No añade nada a «Caldero Glotón», «Cráneo de Dragón» ni «Linterna de Xidit»: esas cartas no cristalizan.
card-8-ruling-2 = La energía que cristalizas desde «Amuleto de Agua» también da el cristal adicional.
card-8-ruling-3 = Con 2 copias obtienes 2 cristales más por ficha.

# Cáliz Divino
card-9-ruling-1 = Esta carta también ocupa un sitio. Si no queda otro libre, se descartan todas las cartas robadas, y solo tú las has visto.
card-9-ruling-2 = La carta elegida no se invoca: «Bastón de Primavera», «Jarrón Olvidado de Yjang» y «Sanguijuela Arcana» no actúan. Su efecto inmediato sí se aplica.
card-9-ruling-3 = Las demás cartas se descartan antes de que la elegida haga efecto. Si no se pueden robar 4, eliges entre las que haya.
card-9-ruling-4 = Si eliges la segunda copia de esta carta, también hace efecto, siempre que quede un sitio libre.
card-9-differs = Los reglamentos inglés y alemán dicen que no pagas el coste de activación. Lo que no pagas es el coste de invocación, como dicen los demás.

# Sylas el Fiel
card-10-ruling-1 = Tus oponentes eligen por orden, desde tu izquierda. Cada carta se va, con todo lo que eso provoca, antes de la elección siguiente.
card-10-ruling-2 = Tú no sacrificas nada, y quien no tiene cartas en juego tampoco. Se puede sacrificar una carta girada.

# Figrim el Avaro
card-11-ruling-1 = Su coste depende del número de jugadores: 3, 6 o 9 cristales con 2, 3 o 4 jugadores.
card-11-ruling-2 = También actúa cuando «Botas Temporales» cambia la estación y cuando termina el año 3, antes de contar los puntos.
card-11-ruling-3 = Con 2 copias recibes 2 cristales de cada oponente que los tenga.

# Naria la Profetisa
card-12-ruling-1 = Solo tú ves todas las cartas. Primero tomas la tuya y luego eliges una para cada oponente, en el sentido de las agujas del reloj desde tu izquierda.
card-12-ruling-2 = Nadie puede rechazar la carta que le das.
card-12-ruling-3 = Si quedan pocas cartas por robar, primero recibes tú y luego tus oponentes, en el sentido de las agujas del reloj.

# Cofre Maravilloso
card-13-ruling-1 = Cuenta toda tu reserva, también lo que pasa de 7 con «Grimorio Descifrado». La energía sobre «Amuleto de Agua» y «Caldero Glotón» no cuenta.
card-13-ruling-2 = Actúa ya en la ronda en que entra en juego, y siempre después de tu «Cuerno del Mendigo». Con 2 copias obtienes 6 cristales.
card-13-differs = El reglamento alemán lo comprueba al final de cada turno. Aquí, como en los demás, cuenta el final de la ronda.

# Cuerno del Mendigo
card-14-ruling-1 = La energía sobre «Amuleto de Agua» y «Caldero Glotón» no cuenta: no te impide recibir la ficha.
card-14-ruling-2 = Con 2 copias se comprueban una tras otra. Si no tienes energía, recibes 2 fichas; si tienes 1, recibes solo 1.
card-14-ruling-3 = Actúa ya en la ronda en que entra en juego.

# Dado de Malicia
card-15-ruling-1 = No puedes usar esta carta en el turno en que la invocas: para entonces ya has usado tu dado.
card-15-ruling-2 = Con 2 copias puedes tirar dos veces y obtener 4 cristales. Solo vale la última tirada.
card-15-ruling-3 = Si un oponente tiene «Hadas Ladronas», esa carta actúa primero, antes de que obtengas tus 2 cristales.

# Kairn el Destructor
card-16-ruling-1 = Nadie se queda con los cristales que pierden tus oponentes.
card-16-ruling-2 = La ficha de energía puede venir de «Amuleto de Agua». Puedes activar esta carta aunque ningún oponente tenga cristales.

# Amsug Cuellolargo
card-17-ruling-1 = Se elige por orden, desde tu izquierda, y todos ven qué se ha elegido. Quien no tiene objetos mágicos en juego no hace nada.
card-17-ruling-2 = La energía sobre «Amuleto de Agua» o «Caldero Glotón» se pierde si la carta vuelve a la mano.
card-17-ruling-3 = Si recuperas «Grimorio Descifrado», descartas al momento lo que pasa de 7. Recuperar «Tratado Maldito de Arus» no cuesta energía: no es un sacrificio.
card-17-ruling-4 = Más tarde puedes invocar la carta otra vez. Su efecto inmediato se repite.

# Grimorio Descifrado
card-18-ruling-1 = Cuando sale del juego, descartas al momento lo que pasa de 7 en tu reserva.
card-18-ruling-2 = Con 2 copias siguen cabiendo 10 en tu reserva, pero la segunda también da 2 fichas. Si una sale del juego, siguen cabiendo 10.
card-18-ruling-3 = En tu reserva caben 10 en cuanto entra en juego, antes de recibir la ficha de «Jarrón Olvidado de Yjang».

# Yelmo de Ragfield
card-19-ruling-1 = Si un oponente tiene tantas cartas en juego como tú, no obtienes nada. Con 2 copias obtienes 40 cristales.
card-19-ruling-2 = Cuentan todas tus cartas en juego, también las que superan tu capacidad y «Alma Maldita de Onys», si te la han pasado.

# Mano de la Fortuna
card-20-ruling-1 = Puedes ahorrarte un tipo de energía que no tienes. El ahorro es obligatorio.
card-20-ruling-2 = Un coste de 0 o 1 ficha de energía no cambia. Tampoco cambian los costes en cristales ni el coste de esta misma carta.
card-20-ruling-3 = Activar cartas cuesta lo mismo que antes, y también poner una carta en juego con «Orbe de Cristal».
card-20-ruling-4 = Con 2 copias ahorras 2 fichas de energía, pero siempre pagas al menos 1.

# Lewis Caragris
card-21-ruling-1 = El oponente elegido no pierde nada. Debes elegir a uno aunque todas las reservas estén vacías.
card-21-ruling-2 = Se copia toda la reserva, también lo que pasa de 7 con «Grimorio Descifrado», pero no la energía sobre «Amuleto de Agua» y «Caldero Glotón».
card-21-ruling-3 = Primero tomas todas las fichas y luego descartas lo que no te cabe, fichas viejas o nuevas, como quieras.

# Cubo Rúnico de Eolis
card-22-ruling-1 = Con «Corona Vampírica» vale 30 fichas de energía. Solo eliges las que caben en tu reserva.

# Poción de Poder
card-23-ruling-1 = Tu capacidad no pasa de 15. Aunque ya sea 15, puedes activar la poción solo por la carta.
card-23-ruling-2 = La poción se descarta antes de que robes. Si no hay otra carta que robar, robas la propia poción.

# Poción de los Sueños
card-24-ruling-1 = Tu reserva puede estar vacía, pero necesitas una carta en la mano y un sitio para ella. El sitio de la propia poción queda libre.
card-24-ruling-2 = La energía sobre «Amuleto de Agua» y «Caldero Glotón» no se pierde.
card-24-ruling-3 = La carta no se invoca: «Bastón de Primavera», «Jarrón Olvidado de Yjang» y «Sanguijuela Arcana» no actúan. Su efecto inmediato sí se aplica.
card-24-ruling-4 = Con una copia puedes poner en juego la otra y activarla en el mismo turno.
card-24-differs = Las cartas inglesa y francesa hablan de toda tu energía; las explicaciones, solo de tu reserva. Aquí se pierde solo la reserva.

# Poción del Conocimiento
card-25-ruling-1 = Primero tomas las 5 fichas y luego descartas lo que no te cabe, fichas viejas o nuevas, como quieras.

# Poción de la Vida
card-26-ruling-1 = No puedes guardarte nada de tu reserva. La energía sobre «Amuleto de Agua» y «Caldero Glotón» no se toca.
card-26-ruling-2 = Cada «Bolsa de Io», y cada bonus de cristalización que ya hayas usado este turno, añade 1 cristal por ficha.
card-26-ruling-3 = No te da derecho a cristalizar. Si ya lo tienes por tu dado, un bonus o «Árbol de Luz», lo conservas.
card-26-ruling-4 = Puedes activarla aunque tu reserva esté vacía.
card-26-differs = Tras usarla, el reglamento alemán no deja cristalizar a nadie más en esa ronda, y el italiano no te deja a ti. Aquí cada cual conserva su derecho a cristalizar.

# Reloj de Arena del Tiempo
card-27-ruling-1 = Si «Botas Temporales» cambia la estación, recibes la energía al momento.
card-27-ruling-2 = Con 2 copias tomas 2 fichas, una tras otra. Cada vez descartas lo que no te cabe.
card-27-ruling-3 = También actúa cuando termina el año 3. Esa ficha cuenta para «Linterna de Xidit».
card-27-differs = Si «Botas Temporales» cambia la estación, el reglamento español da la energía al final del turno o de la ronda, y el alemán al final de la ronda. Aquí llega al momento.

# Cetro de Grandeza
card-28-ruling-1 = Los familiares no cuentan. Si ya tienes un cetro en juego, cuenta para el segundo.
card-28-ruling-2 = Si entra en juego con «Cáliz Divino» u «Orbe de Cristal», esa carta cuenta. «Poción de los Sueños» ya no está y no cuenta.
card-28-differs = Las cartas francesa e italiana excluyen el cetro por su nombre, como si ninguna copia contara. Aquí, como en las explicaciones, cuenta cualquier otro objeto mágico.

# Estatua Sagrada de Olaf
card-29-ruling-1 = También obtienes los cristales cuando entra gratis en juego, y otra vez si vuelve a tu mano y la invocas de nuevo.

# Jarrón Olvidado de Yjang
card-30-ruling-1 = Ni su propia invocación ni las cartas que invocan tus oponentes te dan nada.
card-30-ruling-2 = La energía llega después de pagar, así que no sirve para pagar la carta que te la da.
card-30-ruling-3 = Con 2 copias tomas 2 fichas, una tras otra. Cada vez descartas lo que no te cabe.

# Amuleto Elemental
card-31-ruling-1 = Puedes elegir cada tipo una sola vez. La energía de «Jarrón Olvidado de Yjang» llega tarde para pagar esta carta.
card-31-ruling-2 = Con «Mano de la Fortuna» pagas 1 ficha menos por los tipos que eliges: 2 tipos por 1 ficha. Un solo tipo sigue costando 1.
card-31-ruling-3 = Los efectos ocurren en este orden: fuego, aire, tierra, agua. La carta robada con fuego se queda en tu mano.
card-31-differs = El reglamento alemán no deja claro qué hace si entra gratis en juego. Aquí, como en los demás, tiene los cuatro efectos.

# Árbol de Luz
card-32-ruling-1 = Cada vez usas una de las dos opciones. Con 2 copias puedes usar una opción con cada una, la misma o no.
card-32-ruling-2 = Puedes pagar con cualquier tipo de energía. El derecho a cristalizar es solo tuyo y dura hasta el final de tu turno.
card-32-differs = Los reglamentos inglés y español dan el derecho a cristalizar durante la ronda. Aquí, como en el francés y el italiano, dura tu turno.

# Sanguijuela Arcana
card-33-ruling-1 = Las cartas cuya invocación no cuesta nada también exigen el cristal. Las puestas en juego gratis, no.
card-33-ruling-2 = Con 2 copias son 2 cristales por cada carta.
card-33-ruling-3 = Su coste depende del número de jugadores: 2, 5 u 8 cristales con 2, 3 o 4 jugadores.

# Orbe de Cristal
card-34-ruling-1 = Para mirar no necesitas energía ni un sitio libre. Para poner la carta en juego necesitas ambas cosas.
card-34-ruling-2 = Si devuelves la carta, solo tú la conoces. Si pagas 3 cristales para descartarla, no la ves ni tú.
card-34-ruling-3 = La carta no se invoca: «Bastón de Primavera», «Jarrón Olvidado de Yjang» y «Sanguijuela Arcana» no actúan. Su efecto inmediato sí se aplica.
card-34-ruling-4 = Con 2 copias puedes mirar con una y después descartar esa carta con la otra.

# Caldero Glotón
card-35-ruling-1 = No puedes usar la energía que tiene encima antes de que se llene, y esa energía no forma parte de tu reserva.
card-35-ruling-2 = Cuando sus 7 fichas van a tu reserva, descartas al momento lo que no te cabe, fichas viejas o nuevas, como quieras.
card-35-ruling-3 = Si sale del juego antes de llenarse, la energía que tiene encima se pierde y no obtienes cristales.
card-35-ruling-4 = «Bolsa de Io» no añade nada. La séptima ficha es una activación como las demás: «Hadas Ladronas» actúa una vez.
card-35-differs = Según los reglamentos inglés y alemán, parece que el caldero no se puede usar mientras tenga energía. Aquí, como en los demás, es esa energía la que no se puede usar.

# Corona Vampírica
card-36-ruling-1 = Eliges entre robar y descartar antes de ver ninguna carta nueva. La carta se muestra a todos.
card-36-ruling-2 = Una carta con prestigio 0 o negativo no da energía.
card-36-ruling-3 = Si no tienes cartas en la mano, debes robar. Si no hay cartas que robar, debes descartar.

# Cráneo de Dragón
card-37-ruling-1 = Se pueden sacrificar cartas giradas. Con 2 copias, una puede sacrificar la otra. «Bolsa de Io» no añade nada.
card-37-ruling-2 = Las 3 cartas salen a la vez. Si una de ellas es «Tratado Maldito de Arus», pierdes tu reserva.

# Demonio de Argos
card-38-ruling-1 = Tus oponentes van por orden, desde tu izquierda. Una capacidad de 0 se queda en 0.
card-38-ruling-2 = Nadie sacrifica cartas porque baje su capacidad. Pero no puede entrar en juego ninguna más hasta que la capacidad supere el número de cartas en juego.
card-38-ruling-3 = Aunque no queden cartas por robar, la capacidad baja.
card-38-differs = El reglamento alemán pide aumentar la capacidad en 2 para la siguiente carta. Eso solo es cierto si sobra una carta; aquí simplemente se comparan la capacidad y las cartas en juego.

# Titus Miradaprofunda
card-39-ruling-1 = Si un oponente no puede pagar, los demás sí pagan, todos a la vez. Después sacrificas esta carta.
card-39-ruling-2 = Actúa ya en la ronda en que entra en juego. Las 2 copias actúan una tras otra, y cada una se comprueba por separado.
card-39-ruling-3 = Su coste depende del número de jugadores: 1, 2 o 3 de fuego con 2, 3 o 4 jugadores.

# Elemental de Aire
card-40-ruling-1 = Nadie pierde fichas de energía: solo cambia el tipo. Tu propia reserva no cambia.
card-40-ruling-2 = También cambia lo que pasa de 7 con «Grimorio Descifrado». La energía sobre «Amuleto de Agua» y «Caldero Glotón» no cambia.
card-40-differs = El reglamento alemán exceptúa «Amuleto de Aire», que no guarda energía. Aquí, como en los demás, se trata de «Amuleto de Agua».

# Hadas Ladronas
card-41-ruling-1 = Cuenta cualquier activación: también «Dado de Malicia», las pociones, mirar con «Orbe de Cristal» y pasar «Alma Maldita de Onys».
card-41-ruling-2 = Actúa antes de pagar el coste. Tras darte el cristal, el oponente aún debe poder pagarlo; si no, no puede activar la carta.
card-41-ruling-3 = Un oponente sin cristales puede activar cartas de todos modos. Entonces solo obtienes el cristal de la reserva general.
card-41-ruling-4 = Con 2 copias, el efecto ocurre dos veces. El coste de la carta depende del número de jugadores: 0, 3 o 6 cristales con 2, 3 o 4 jugadores.

# Tratado Maldito de Arus
card-42-ruling-1 = También pierdes lo que pasa de 7 con «Grimorio Descifrado». La energía sobre «Amuleto de Agua» y «Caldero Glotón» no se pierde.
card-42-ruling-2 = Si vuelve a tu mano, no pierdes energía: no es un sacrificio.
card-42-ruling-3 = Tu capacidad no baja cuando sale del juego. Si está en juego al final, te cuesta 10 puntos.

# Ídolo del Familiar
card-43-ruling-1 = Si te han pasado «Alma Maldita de Onys», cuenta como uno de tus familiares.
card-43-ruling-2 = Puedes activar esta carta sin familiares, aunque no te dé nada.
card-43-differs = El reglamento alemán y la carta francesa no dan los 10 cristales al entrar en juego; los demás textos, sí. Aquí lo decide la edición de la partida.

# Kriss el Necrótico
card-44-ruling-1 = Sin un familiar en la mano o en juego, no puedes activar esta carta.
card-44-ruling-2 = También puedes sacrificar «Alma Maldita de Onys» si te la han pasado.

# Linterna de Xidit
card-45-ruling-1 = Cuenta toda tu reserva, también lo que pasa de 7 con «Grimorio Descifrado». La energía sobre «Amuleto de Agua» y «Caldero Glotón» no cuenta.
card-45-ruling-2 = «Bolsa de Io» no añade nada. Con 2 copias obtienes 6 cristales por ficha.
card-45-ruling-3 = La energía que da «Reloj de Arena del Tiempo» al terminar el año 3 cuenta.

# Cofre Sellado de Urm
card-46-ruling-1 = Los familiares en tu mano no importan. Con 2 copias obtienes 40 cristales.
card-46-ruling-2 = «Alma Maldita de Onys» es un familiar, aunque te la hayan pasado: si la tienes en juego, no obtienes nada.

# Espejo de las Estaciones
card-47-ruling-1 = Eliges el tipo que das, luego cuántas fichas y por último el tipo que recibes.
card-47-ruling-2 = Las fichas que das pueden venir de «Amuleto de Agua». Las que recibes van a tu reserva, y descartas lo que no te cabe.
card-47-ruling-3 = Si un oponente tiene «Hadas Ladronas», primero recibe su cristal. Tú pagas con los que te quedan.

# Colgante de Ragnor
card-48-ruling-1 = Los familiares no cuentan. Si ya tienes un colgante en juego, cuenta para el segundo.
card-48-ruling-2 = Si entra en juego con «Cáliz Divino» u «Orbe de Cristal», esa carta cuenta. «Poción de los Sueños» ya no está y no cuenta.
card-48-differs = La carta italiana excluye el colgante por su nombre, como si ninguna copia contara, y la francesa nombra uno que no existe. Aquí cuenta cualquier otro objeto mágico.

# Sid Sombranocturna
card-49-ruling-1 = Los cristales se comparan cuando ya has pagado todo, también por «Sanguijuela Arcana», y cuando «Bastón de Primavera» ya ha actuado.
card-49-ruling-2 = Si un oponente tiene tantos cristales como tú, no le quitas nada a nadie.
card-49-ruling-3 = Su coste depende del número de jugadores: 1, 2 o 3 de tierra con 2, 3 o 4 jugadores.

# Alma Maldita de Onys
card-50-ruling-1 = Pasarla no es invocarla. Quien la recibe no obtiene nada ni necesita sitio; no actúan «Sanguijuela Arcana», «Bastón de Primavera» ni «Jarrón Olvidado de Yjang».
card-50-ruling-2 = Llega enderezada: quien la recibe puede pasarla en un turno posterior de la misma ronda.
card-50-ruling-3 = Pertenece en todo a quien la tiene: −5 de prestigio, una carta en juego, un familiar.
card-50-ruling-4 = Los 3 cristales se pierden al final de cada ronda, incluida aquella en que entra en juego, y nunca más de los que tienes. Con 2 copias son 6.
card-50-differs = La carta italiana no dice que se enderece al pasarla. Aquí se endereza, como en las cartas inglesa, francesa y española.
