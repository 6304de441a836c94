# Le cinquanta carte, per numero. Parole nostre, mai quelle stampate sulle carte.
#
# .name  il titolo, come in data/cards.csv
# .full  tutto l'effetto, al massimo 180 caratteri
# .gist  l'effetto in un colpo d'occhio, al massimo 56 caratteri
#
# $edition (revised, first): le due edizioni stampate sono diverse per le carte 5 e 43.

card-1 =
    .name = Amuleto dell’Aria
    .full = Quando entra in gioco, il tuo livello di invocazione sale di 2.
    .gist = Entrata: livello di invocazione +2
card-2 =
    .name = Amuleto del Fuoco
    .full = Quando entra in gioco, pesca 4 carte e tienine una. Le altre 3 vengono scartate senza mostrarle.
    .gist = Entrata: pesca 4 carte, tienine 1
card-3 =
    .name = Amuleto della Terra
    .full = Quando entra in gioco, ricevi 9 cristalli.
    .gist = Entrata: 9 cristalli
card-4 =
    .name = Amuleto dell’Acqua
    .full = Quando entra in gioco, scegli 4 energie e mettile qui. Puoi spenderle come quelle della riserva, ma non contano per il suo limite.
    .gist = Entrata: 4 energie su questa carta, da spendere dopo
card-5 =
    .name = Bilancia di Ishtar
    .full =
        { $edition ->
            [first] Attivazione: cristallizza 4 energie dello stesso tipo in 12 cristalli. Non serve l’azione di cristallizzazione e la stagione non conta.
           *[revised] Attivazione: cristallizza 3 energie dello stesso tipo in 9 cristalli. Non serve l’azione di cristallizzazione e la stagione non conta.
        }
    .gist =
        { $edition ->
            [first] Attivazione: 4 energie uguali diventano 12 cristalli
           *[revised] Attivazione: 3 energie uguali diventano 9 cristalli
        }
card-6 =
    .name = Bastone della Primavera
    .full = Ogni volta che invochi un’altra carta, ricevi 3 cristalli prima del suo effetto. Le carte messe in gioco gratuitamente non contano.
    .gist = 3 cristalli ogni volta che invochi un’altra carta
card-7 =
    .name = Stivali Temporali
    .full = Quando entrano in gioco, devi spostare l’indicatore di stagione di 1, 2 o 3 caselle, avanti o indietro. Un cambio di stagione o di anno ha effetto subito.
    .gist = Entrata: sposta la stagione di 1, 2 o 3 caselle
card-8 =
    .name = Sacca di Io
    .full = Ogni energia che cristallizzi ti dà 1 cristallo in più, anche con “Bilancia di Ishtar” e “Pozione della Vita”.
    .gist = 1 cristallo in più per ogni energia che cristallizzi
card-9 =
    .name = Calice Divino
    .full = Quando entra in gioco, pesca 4 carte. Se hai un posto libero, devi metterne una in gioco gratuitamente. Le altre vengono scartate.
    .gist = Entrata: pesca 4 carte, mettine 1 in gioco gratis
card-10 =
    .name = Syllas il Fedele
    .full = Quando entra in gioco, ogni avversario sacrifica una delle proprie carte in gioco, a sua scelta.
    .gist = Entrata: ogni avversario sacrifica una carta
card-11 =
    .name = Figrim l’Avaro
    .full = Ogni volta che cambia la stagione, ricevi 1 cristallo da ogni avversario che ne ha.
    .gist = Cambio di stagione: 1 cristallo da ogni avversario
card-12 =
    .name = Naria la Profetessa
    .full = Quando entra in gioco, pesca una carta per ogni giocatore. Tienine una per te e danne una a ogni avversario.
    .gist = Entrata: pesca 1 carta per giocatore e distribuiscile
card-13 =
    .name = Baule Meraviglioso
    .full = Quando finisce un round e la tua riserva contiene almeno 4 energie, ricevi 3 cristalli.
    .gist = Fine round: 3 cristalli con almeno 4 energie
card-14 =
    .name = Corno del Mendicante
    .full = Quando finisce un round e la tua riserva contiene al massimo 1 energia, ricevi 1 energia a tua scelta.
    .gist = Fine round: 1 energia se ne hai 0 o 1
card-15 =
    .name = Dado della Malizia
    .full = Attivazione, all’inizio del turno e prima di usare il tuo dado: rilancialo e ricevi 2 cristalli. Vale solo la nuova faccia.
    .gist = Attivazione: rilancia il dado e ricevi 2 cristalli
card-16 =
    .name = Kairn il Distruttore
    .full = Attivazione: scarta 1 energia di qualsiasi tipo. Ogni avversario perde 4 cristalli, o tutti quelli che ha.
    .gist = Attivazione: 1 energia; −4 cristalli agli avversari
card-17 =
    .name = Amsug Lungocollo
    .full = Quando entra in gioco, ogni giocatore riprende in mano uno dei propri oggetti magici in gioco. Lo fai anche tu, dopo gli altri.
    .gist = Entrata: tutti riprendono in mano un oggetto magico
card-18 =
    .name = Tomo Magico
    .full = Quando entra in gioco, ricevi 2 energie a tua scelta. Finché resta in gioco, la tua riserva può contenere fino a 10 energie.
    .gist = Entrata: 2 energie. Il limite della riserva è 10
card-19 =
    .name = Elmo di Ragfield
    .full = Quando finisce la partita, ricevi 20 cristalli se hai più carte in gioco di ogni avversario.
    .gist = Fine partita: 20 cristalli se hai più carte in gioco
card-20 =
    .name = Mano della Ricchezza
    .full = Ogni carta che invochi ti costa 1 energia in meno. Scegli tu quale tipo risparmiare, ma se il costo comprende energie, ne paghi sempre almeno 1.
    .gist = Invocare costa 1 energia in meno, ma almeno 1
card-21 =
    .name = Lewis Grisemine
    .full = Quando entra in gioco, scegli un avversario: prendi dalla riserva centrale le stesse energie che ha nella sua riserva.
    .gist = Entrata: copia la riserva di un avversario
card-22 =
    .name = Cubo Runico di Eolis
    .full = Non ha alcun effetto, ma vale più prestigio di qualsiasi altra carta.
    .gist = Nessun effetto, solo prestigio
card-23 =
    .name = Pozione della Potenza
    .full = Attivazione: sacrifica questa carta. Pesca una carta, che tieni in mano, e aumenta di 2 il tuo livello di invocazione.
    .gist = Sacrificio: pesca una carta, livello +2
card-24 =
    .name = Pozione dei Sogni
    .full = Attivazione: sacrifica questa carta e perdi tutta la riserva. Poi metti in gioco gratuitamente una carta dalla mano.
    .gist = Sacrificala con tutta la riserva: una carta gratis
card-25 =
    .name = Pozione del Sapere
    .full = Attivazione: sacrifica questa carta e prendi 5 energie a tua scelta.
    .gist = Sacrificio: prendi 5 energie
card-26 =
    .name = Pozione della Vita
    .full = Attivazione: sacrifica questa carta e cristallizza tutta la riserva, a 4 cristalli per energia. Non serve l’azione di cristallizzazione.
    .gist = Sacrificio: 4 cristalli per energia nella riserva
card-27 =
    .name = Clessidra del Tempo
    .full = Ogni volta che cambia la stagione, ricevi 1 energia a tua scelta.
    .gist = Cambio di stagione: 1 energia
card-28 =
    .name = Scettro della Grandezza
    .full = Quando entra in gioco, ricevi 3 cristalli per ogni altro tuo oggetto magico in gioco.
    .gist = Entrata: 3 cristalli per ogni altro oggetto magico
card-29 =
    .name = Statua Benedetta di Olaf
    .full = Quando entra in gioco, ricevi 20 cristalli.
    .gist = Entrata: 20 cristalli
card-30 =
    .name = Vaso Dimenticato di Yjang
    .full = Ogni volta che invochi un’altra carta, ricevi 1 energia a tua scelta prima del suo effetto. Le carte messe in gioco gratuitamente non contano.
    .gist = 1 energia ogni volta che invochi un’altra carta
card-31 =
    .name = Amuleto Elementale
    .full = Costa da 1 a 4 energie diverse. Fuoco: pesca una carta. Aria: livello +1. Terra: 5 cristalli. Acqua: 2 energie. Messo in gioco gratis, ha tutti e quattro gli effetti.
    .gist = Entrata: un effetto per ogni tipo di energia pagato
card-32 =
    .name = Albero della Luce
    .full = Attivazione, a scelta: paga 3 cristalli e ricevi 1 energia a tua scelta, oppure paga 1 energia e puoi cristallizzare in questo turno.
    .gist = Attivazione: compra 1 energia o paga per cristallizzare
card-33 =
    .name = Sanguisuga Arcana
    .full = Un avversario che invoca una carta deve anche darti 1 cristallo. Se non ne ha, non può invocarla.
    .gist = Per invocare, gli avversari ti danno 1 cristallo
card-34 =
    .name = Sfera di Cristallo
    .full = Attivazione, a scelta: guarda la prima carta del mazzo, poi rimettila o paga 4 energie per metterla in gioco; oppure paga 3 cristalli per scartarla senza vederla.
    .gist = Attivazione: vedi la prima carta, giocala con 4 energie
card-35 =
    .name = Calderone Insaziabile
    .full = Attivazione: metti 1 energia di qualsiasi tipo su questa carta. Quando ne ha 7 viene sacrificata: le 7 energie vanno nella tua riserva e ricevi 15 cristalli.
    .gist = Attivazione: mettici 1 energia. A 7: 15 cristalli
card-36 =
    .name = Corona Vampiro
    .full = Quando entra in gioco, pesca una carta e tienila, oppure scartane una dalla mano. Mostrala e prendi tante energie quanti sono i suoi punti prestigio.
    .gist = Entrata: pesca o scarta; energie pari al prestigio
card-37 =
    .name = Cranio del Drago
    .full = Attivazione: sacrifica 3 delle tue carte in gioco, volendo anche questa. Ricevi 15 cristalli.
    .gist = Attivazione: sacrifica 3 carte per 15 cristalli
card-38 =
    .name = Demone di Argos
    .full = Quando entra in gioco, ogni avversario abbassa di 1 il proprio livello di invocazione e pesca una carta, che tiene in mano.
    .gist = Entrata: agli avversari livello −1 e una carta
card-39 =
    .name = Titus Bellosguardo
    .full = Quando finisce un round, ricevi 1 cristallo da ogni avversario. Se uno di loro non ne ha, subito dopo sacrifichi questa carta.
    .gist = Fine round: 1 cristallo da ogni avversario
card-40 =
    .name = Elementale dell’Aria
    .full = Quando entra in gioco, tutte le energie nelle riserve degli avversari diventano energie di aria.
    .gist = Entrata: le riserve degli avversari diventano aria
card-41 =
    .name = Fate Ladruncole
    .full = Quando un avversario attiva una carta, ti dà 1 cristallo, se ne ha, e tu ne ricevi 1 dalla riserva centrale.
    .gist = 2 cristalli quando un avversario attiva una carta
card-42 =
    .name = Trattato Maledetto di Arus
    .full = Quando entra in gioco: 2 energie a tua scelta, 10 cristalli, livello di invocazione +1. Se viene sacrificato, perdi tutta la riserva.
    .gist = Entrata: 2 energie, 10 cristalli, livello +1
card-43 =
    .name = Idolo del Famiglio
    .full =
        { $edition ->
            [first] Attivazione: ogni famiglio che hai in gioco ti dà 1 cristallo.
           *[revised] Quando entra in gioco, ricevi 10 cristalli. Attivazione: ogni famiglio che hai in gioco ti dà 1 cristallo.
        }
    .gist =
        { $edition ->
            [first] Attivazione: 1 cristallo per famiglio
           *[revised] Entrata: 10 cristalli. Attivazione: 1 per famiglio
        }
card-44 =
    .name = Kriss Necrotico
    .full = Attivazione: scarta un famiglio dalla mano, mostrandolo a tutti, o sacrificane uno in gioco. Poi prendi 4 energie a tua scelta.
    .gist = Attivazione: rinuncia a un famiglio per 4 energie
card-45 =
    .name = Lanterna di Xidit
    .full = Quando finisce la partita, ricevi 3 cristalli per ogni energia nella tua riserva.
    .gist = Fine partita: 3 cristalli per energia in riserva
card-46 =
    .name = Forziere Sigillato di Urm
    .full = Quando finisce la partita, ricevi 20 cristalli se nessuna delle tue carte in gioco è un famiglio.
    .gist = Fine partita: 20 cristalli senza famigli in gioco
card-47 =
    .name = Specchio delle Stagioni
    .full = Attivazione: scegli una o più energie dello stesso tipo e paga 1 cristallo per ognuna. Diventano tutte energie di un unico altro tipo.
    .gist = Attivazione: cambia energie uguali, 1 cristallo l’una
card-48 =
    .name = Ciondolo di Ragnor
    .full = Quando entra in gioco, ricevi 1 energia a tua scelta per ogni altro tuo oggetto magico in gioco.
    .gist = Entrata: 1 energia per ogni altro oggetto magico
card-49 =
    .name = Sid Ombra Notturna
    .full = Quando entra in gioco, se hai più cristalli di ogni avversario, ne prendi 5 a ciascuno, o tutti quelli che ha.
    .gist = Entrata: se hai più cristalli, 5 da ogni avversario
card-50 =
    .name = Anima Dannata di Onys
    .full = Quando entra in gioco: 10 cristalli e 1 acqua. Attivazione: scarta 1 acqua e la carta passa al giocatore alla tua sinistra. Chi la possiede perde 3 cristalli a ogni round.
    .gist = Entrata: 1 acqua, 10 cristalli. Ogni round: −3
