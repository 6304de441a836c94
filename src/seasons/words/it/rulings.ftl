# Quello che si chiede sulle carte, per numero: parole nostre, al massimo 200 caratteri l'una.
#
# card-8-ruling-1, -2 e così via senza salti; quello che fa una carta lo dice card-8.full e non si ripete.
# card-8-differs: dove i regolamenti stampati non concordano su una carta, e come si gioca qui.
# Tutto segue docs/rulings.md.

# Amuleto dell’Aria
card-1-ruling-1 = Il tuo livello di invocazione si ferma a 15. Il resto va perso, ma puoi invocare la carta lo stesso.
card-1-ruling-2 = Il livello di invocazione non scende quando questa carta lascia il gioco.

# Amuleto del Fuoco
card-2-ruling-1 = Le carte le vedi solo tu. Devi tenerne una, né di più né di meno.
card-2-ruling-2 = Se restano meno di 4 carte da pescare, scegli tra quelle. Se non ce ne sono, non succede nulla.

# Amuleto della Terra
card-3-ruling-1 = Ricevi i cristalli anche se entra in gioco gratuitamente, e di nuovo se lo riprendi in mano e lo invochi ancora.

# Amuleto dell’Acqua
card-4-ruling-1 = Con queste energie puoi pagare, fare scambi e cristallizzare. Ogni volta scegli se prenderle da qui o dalla riserva, ma non puoi spostarle dall’una all’altra.
card-4-ruling-2 = “Baule Meraviglioso”, “Corno del Mendicante”, “Lewis Grisemine”, “Elementale dell’Aria” e “Lanterna di Xidit” ignorano queste energie.
card-4-ruling-3 = Queste energie restano se usi “Pozione della Vita” o “Pozione dei Sogni” e se sacrifichi “Trattato Maledetto di Arus”.
card-4-ruling-4 = Se questa carta lascia il gioco, le sue energie vanno perse. Se poi rientra in gioco, ne scegli 4 nuove.
card-4-differs = La spiegazione tedesca non dice che puoi spendere queste energie. Gli altri regolamenti sì, e qui si gioca così.

# Bilancia di Ishtar
card-5-ruling-1 = Ogni “Sacca di Io”, e ogni bonus di cristallizzazione già usato nel turno, aggiunge 1 cristallo per energia.
card-5-ruling-2 = Le energie devono essere dello stesso tipo, ma puoi prenderle in parte dalla riserva e in parte da “Amuleto dell’Acqua”.
card-5-ruling-3 = Non ti permette di cristallizzare altre energie.
card-5-differs = Le stampe più vecchie danno 12 cristalli per 4 energie, le più recenti 9 per 3; il “12 per 3” del regolamento inglese è un refuso. Qui decide l’edizione della partita.

# Bastone della Primavera
card-6-ruling-1 = Invocare questa carta non dà nulla, e nemmeno le carte invocate dagli avversari.
card-6-ruling-2 = Conta anche una carta che non costa nulla, purché tu la invochi.
card-6-ruling-3 = Se un vicino ti passa “Anima Dannata di Onys”, non la stai invocando: non ricevi nulla.
card-6-ruling-4 = 2 copie danno 6 cristalli per ogni carta che invochi.

# Stivali Temporali
card-7-ruling-1 = Quando si raggiunge un anno per la prima volta, tutti ricevono subito le carte di quella biblioteca. Tornare indietro di un anno non toglie carte, e rientrarvi non ne dà altre.
card-7-ruling-2 = Le carte legate al cambio di stagione hanno effetto solo se dopo lo spostamento, avanti o indietro, la stagione è un’altra. Il valore delle energie da cristallizzare cambia subito.
card-7-ruling-3 = I dadi di questo round restano gli stessi. Puoi arretrare anche dall’anno 1: l’anno indicato resta 1.
card-7-ruling-4 = Se l’indicatore supera la fine dell’anno 3, il round si gioca comunque fino in fondo. Se alla fine del round è di nuovo nell’anno 3, la partita continua.
card-7-differs = Nel regolamento tedesco lo spostamento è facoltativo; in quelli tedesco e spagnolo “Clessidra del Tempo” ha effetto più tardi. Qui è obbligatorio e tutto avviene subito.

# Sacca di Io
card-8-ruling-1 = Non aggiunge nulla a “Calderone Insaziabile”, “Cranio del Drago” e “Lanterna di Xidit”: con queste carte non cristallizzi.
card-8-ruling-2 = Anche le energie che cristallizzi da “Amuleto dell’Acqua” danno il cristallo in più.
card-8-ruling-3 = 2 copie danno 2 cristalli in più per energia.

# Calice Divino
card-9-ruling-1 = Anche questa carta occupa un posto. Se non ce n’è un altro libero, tutte le carte pescate vengono scartate e le hai viste solo tu.
card-9-ruling-2 = La carta scelta non vale come invocata: “Bastone della Primavera”, “Vaso Dimenticato di Yjang” e “Sanguisuga Arcana” non hanno effetto. Il suo effetto di entrata in gioco si applica.
card-9-ruling-3 = Le altre carte vengono scartate prima dell’effetto di quella scelta. Se puoi pescarne meno di 4, scegli tra quelle.
card-9-ruling-4 = Se scegli il secondo “Calice Divino”, ha effetto anche quello, purché ci sia un posto libero.
card-9-differs = I regolamenti inglese e tedesco dicono che non paghi il costo di attivazione. In realtà non paghi il costo di invocazione, come dicono gli altri.

# Syllas il Fedele
card-10-ruling-1 = Gli avversari scelgono uno dopo l’altro, a partire dalla tua sinistra. Ogni sacrificio si risolve, con tutte le conseguenze, prima che scelga il giocatore successivo.
card-10-ruling-2 = Tu non sacrifichi nulla, e chi non ha carte in gioco viene saltato. Si può sacrificare anche una carta girata.

# Figrim l’Avaro
card-11-ruling-1 = Il costo dipende dal numero di giocatori: 3, 6 o 9 cristalli se si gioca in 2, 3 o 4.
card-11-ruling-2 = Ha effetto anche quando la stagione cambia con “Stivali Temporali”, e alla fine dell’anno 3, prima del conteggio.
card-11-ruling-3 = Con 2 copie ricevi 2 cristalli da ogni avversario che li ha.

# Naria la Profetessa
card-12-ruling-1 = Solo tu vedi tutte le carte. Prima prendi la tua, poi ne scegli una per ogni avversario, in senso orario dalla tua sinistra.
card-12-ruling-2 = Nessuno può rifiutare la carta che gli dai.
card-12-ruling-3 = Se le carte da pescare non bastano, la prima è per te, poi tocca agli avversari in senso orario.

# Baule Meraviglioso
card-13-ruling-1 = Conta tutta la riserva, anche oltre 7 con “Tomo Magico”. Le energie su “Amuleto dell’Acqua” e “Calderone Insaziabile” no.
card-13-ruling-2 = Ha effetto già nel round in cui entra in gioco, e sempre dopo il tuo “Corno del Mendicante”. 2 copie danno 6 cristalli.
card-13-differs = Nel regolamento tedesco conta la fine di ogni turno. Qui, come negli altri, conta la fine del round.

# Corno del Mendicante
card-14-ruling-1 = Le energie su “Amuleto dell’Acqua” e “Calderone Insaziabile” non contano: non ti impediscono di ricevere la tua.
card-14-ruling-2 = 2 copie si verificano una dopo l’altra. Senza energie ne ricevi 2, con 1 energia ne ricevi solo 1.
card-14-ruling-3 = Ha effetto già nel round in cui entra in gioco.

# Dado della Malizia
card-15-ruling-1 = Non puoi usarlo nel turno in cui lo invochi: a quel punto hai già usato il tuo dado.
card-15-ruling-2 = Con 2 copie puoi rilanciare due volte e ricevere 4 cristalli. Vale solo l’ultimo lancio.
card-15-ruling-3 = “Fate Ladruncole” di un avversario ha effetto prima che tu riceva i 2 cristalli.

# Kairn il Distruttore
card-16-ruling-1 = Nessuno riceve i cristalli persi dagli avversari.
card-16-ruling-2 = L’energia può venire da “Amuleto dell’Acqua”. Puoi attivare questa carta anche se nessun avversario ha cristalli.

# Amsug Lungocollo
card-17-ruling-1 = I giocatori scelgono uno dopo l’altro, a partire dalla tua sinistra, e tutti vedono le scelte. Chi non ha oggetti magici in gioco viene saltato.
card-17-ruling-2 = Se “Amuleto dell’Acqua” o “Calderone Insaziabile” torna in mano, le energie che ha sopra vanno perse.
card-17-ruling-3 = Se riprendi “Tomo Magico”, scarti subito le energie oltre 7. Riprendere “Trattato Maledetto di Arus” non ti costa energie: non è un sacrificio.
card-17-ruling-4 = Puoi invocare di nuovo la carta più tardi. Il suo effetto di entrata in gioco si ripete.

# Tomo Magico
card-18-ruling-1 = Quando lascia il gioco, scarti subito le energie oltre 7 dalla tua riserva.
card-18-ruling-2 = Con 2 copie il limite della riserva resta 10, ma anche la seconda dà 2 energie. Se una delle due lascia il gioco, il limite è ancora 10.
card-18-ruling-3 = Il limite della riserva sale a 10 appena questa carta è in gioco, prima che tu riceva un’energia da “Vaso Dimenticato di Yjang”.

# Elmo di Ragfield
card-19-ruling-1 = Se un avversario ha in gioco lo stesso numero di carte, non ricevi nulla. 2 copie danno 40 cristalli.
card-19-ruling-2 = Contano tutte le tue carte in gioco, anche quelle oltre il tuo livello di invocazione e “Anima Dannata di Onys” ricevuta da altri.

# Mano della Ricchezza
card-20-ruling-1 = Puoi risparmiare anche un tipo di energia che non hai. Non puoi rinunciare al risparmio.
card-20-ruling-2 = Un costo di 0 o 1 energia non cambia. Non cambiano nemmeno i costi in cristalli e il costo di questa stessa carta.
card-20-ruling-3 = Attivare le carte costa come prima, e anche mettere in gioco una carta con “Sfera di Cristallo”.
card-20-ruling-4 = 2 copie fanno risparmiare 2 energie, ma ne paghi sempre almeno 1.

# Lewis Grisemine
card-21-ruling-1 = L’avversario non perde nulla. Devi sceglierne uno anche se le riserve sono tutte vuote.
card-21-ruling-2 = Copi tutta la riserva, anche oltre 7 con “Tomo Magico”, ma non le energie su “Amuleto dell’Acqua” e “Calderone Insaziabile”.
card-21-ruling-3 = Prima prendi tutte le energie, poi scarti quelle che non ci stanno, vecchie o nuove a tua scelta.

# Cubo Runico di Eolis
card-22-ruling-1 = Con “Corona Vampiro” vale 30 energie. Ne scegli solo quante ne può contenere la tua riserva.

# Pozione della Potenza
card-23-ruling-1 = Il tuo livello di invocazione si ferma a 15. Anche a 15 puoi attivare la pozione, solo per la carta.
card-23-ruling-2 = La pozione viene scartata prima che tu peschi. Se non ci sono altre carte da pescare, peschi proprio la pozione.

# Pozione dei Sogni
card-24-ruling-1 = La riserva può essere vuota, ma ti servono una carta in mano e un posto dove metterla. Il posto della pozione si libera.
card-24-ruling-2 = Le energie su “Amuleto dell’Acqua” e “Calderone Insaziabile” restano.
card-24-ruling-3 = La carta non vale come invocata: “Bastone della Primavera”, “Vaso Dimenticato di Yjang” e “Sanguisuga Arcana” non hanno effetto. Il suo effetto di entrata in gioco si applica.
card-24-ruling-4 = Con la prima “Pozione dei Sogni” puoi mettere in gioco la seconda e attivarla nello stesso turno.
card-24-differs = Le carte inglese e francese parlano di tutte le tue energie, le spiegazioni solo della riserva. Qui perdi solo la riserva.

# Pozione del Sapere
card-25-ruling-1 = Prima prendi tutte e 5 le energie, poi scarti quelle che non ci stanno, vecchie o nuove a tua scelta.

# Pozione della Vita
card-26-ruling-1 = Non puoi tenere da parte energie della riserva. Quelle su “Amuleto dell’Acqua” e “Calderone Insaziabile” restano.
card-26-ruling-2 = Ogni “Sacca di Io”, e ogni bonus di cristallizzazione già usato nel turno, aggiunge 1 cristallo per energia.
card-26-ruling-3 = Non ti dà l’azione di cristallizzazione. Se ce l’hai grazie al dado, a un bonus o a “Albero della Luce”, la mantieni.
card-26-ruling-4 = Puoi attivarla anche se la tua riserva è vuota.
card-26-differs = Dopo la pozione, nel regolamento tedesco nessun altro può cristallizzare in quel round, in quello italiano non puoi più farlo tu. Qui chi può cristallizzare può farlo ancora.

# Clessidra del Tempo
card-27-ruling-1 = Se la stagione cambia con “Stivali Temporali”, ricevi subito l’energia.
card-27-ruling-2 = Con 2 copie prendi 2 energie, una dopo l’altra. Ogni volta scarti quelle che non ci stanno.
card-27-ruling-3 = Ha effetto anche alla fine dell’anno 3. Quell’energia conta per “Lanterna di Xidit”.
card-27-differs = Con “Stivali Temporali”, il regolamento spagnolo dà l’energia a fine turno o a fine round, quello tedesco a fine round. Qui arriva subito.

# Scettro della Grandezza
card-28-ruling-1 = I famigli non contano. Se hai già una copia in gioco, conta per la seconda.
card-28-ruling-2 = Se entra in gioco con “Calice Divino” o “Sfera di Cristallo”, conta anche quella carta. “Pozione dei Sogni” non conta: non è più in gioco.
card-28-differs = Le carte francese e italiana escludono lo scettro per nome, come se nessuna copia contasse. Qui, come nelle spiegazioni, conta ogni altro oggetto magico.

# Statua Benedetta di Olaf
card-29-ruling-1 = Ricevi i cristalli anche se entra in gioco gratuitamente, e di nuovo se la riprendi in mano e la invochi ancora.

# Vaso Dimenticato di Yjang
card-30-ruling-1 = Invocare questa carta non dà nulla, e nemmeno le carte invocate dagli avversari.
card-30-ruling-2 = L’energia arriva dopo il pagamento: non puoi usarla per pagare la carta che te la fa ricevere.
card-30-ruling-3 = Con 2 copie prendi 2 energie, una dopo l’altra. Ogni volta scarti quelle che non ci stanno.

# Amuleto Elementale
card-31-ruling-1 = Puoi scegliere ogni tipo una sola volta. L’energia di “Vaso Dimenticato di Yjang” arriva troppo tardi per pagare questa carta.
card-31-ruling-2 = Con “Mano della Ricchezza” paghi 1 energia in meno per i tipi scelti: 2 tipi per 1 energia. Un solo tipo costa sempre 1.
card-31-ruling-3 = L’ordine degli effetti è: fuoco, aria, terra, acqua. La carta pescata con il fuoco resta nella tua mano.
card-31-differs = Il regolamento tedesco non chiarisce che cosa fa se entra in gioco gratuitamente. Qui, come negli altri, ha tutti e quattro gli effetti.

# Albero della Luce
card-32-ruling-1 = A ogni attivazione usi un solo effetto. Con 2 copie puoi usare un effetto per copia, lo stesso o l’altro.
card-32-ruling-2 = Puoi pagare con qualsiasi tipo di energia. L’azione di cristallizzazione vale solo per te, fino alla fine del tuo turno.
card-32-differs = Nei regolamenti inglese e spagnolo puoi cristallizzare per tutto il round. Qui, come in quelli francese e italiano, solo nel tuo turno.

# Sanguisuga Arcana
card-33-ruling-1 = Il cristallo va pagato anche per le carte che non costano nulla, ma non per quelle messe in gioco gratuitamente.
card-33-ruling-2 = Con 2 copie ricevi 2 cristalli per ogni carta.
card-33-ruling-3 = Il costo dipende dal numero di giocatori: 2, 5 o 8 cristalli se si gioca in 2, 3 o 4.

# Sfera di Cristallo
card-34-ruling-1 = Per guardare non servono né energie né un posto libero. Per mettere in gioco la carta servono le une e l’altro.
card-34-ruling-2 = Se rimetti la carta sul mazzo, la conosci solo tu. Se paghi 3 cristalli per scartarla, non la vedi nemmeno tu.
card-34-ruling-3 = La carta non vale come invocata: “Bastone della Primavera”, “Vaso Dimenticato di Yjang” e “Sanguisuga Arcana” non hanno effetto. Il suo effetto di entrata in gioco si applica.
card-34-ruling-4 = Con 2 copie puoi guardare la carta con una e poi scartarla con l’altra.

# Calderone Insaziabile
card-35-ruling-1 = Finché non è pieno, non puoi usare le energie che ha sopra, e non fanno parte della tua riserva.
card-35-ruling-2 = Quando le 7 energie vanno nella tua riserva, scarti subito quelle che non ci stanno, vecchie o nuove a tua scelta.
card-35-ruling-3 = Se lascia il gioco prima di essere pieno, le energie che ha sopra vanno perse e non ricevi cristalli.
card-35-ruling-4 = “Sacca di Io” non aggiunge nulla. La settima energia è un’attivazione come le altre: “Fate Ladruncole” ha effetto una volta sola.
card-35-differs = Nei regolamenti inglese e tedesco sembra che il calderone con energie sopra non si possa usare. Qui, come negli altri, sono quelle energie che non si possono usare.

# Corona Vampiro
card-36-ruling-1 = Scegli se pescare o scartare prima di vedere la carta pescata. La carta viene mostrata a tutti.
card-36-ruling-2 = Una carta con prestigio 0 o negativo non dà energie.
card-36-ruling-3 = Se la tua mano è vuota, devi pescare. Se non ci sono carte da pescare, devi scartare.

# Cranio del Drago
card-37-ruling-1 = Puoi sacrificare anche carte girate. Con 2 copie, una può sacrificare l’altra. “Sacca di Io” non aggiunge nulla.
card-37-ruling-2 = Le 3 carte lasciano il gioco insieme. Se una è “Trattato Maledetto di Arus”, perdi la riserva.

# Demone di Argos
card-38-ruling-1 = L’effetto colpisce gli avversari uno dopo l’altro, a partire dalla tua sinistra. Un livello a 0 resta a 0.
card-38-ruling-2 = Nessuno sacrifica carte perché il livello scende. Ma nessuna carta può entrare in gioco finché il livello non supera il numero di carte in gioco.
card-38-ruling-3 = Se non ci sono carte da pescare, il livello scende lo stesso.
card-38-differs = Il regolamento tedesco chiede di salire di 2 livelli prima della carta seguente. È giusto solo con una carta di troppo; qui si confrontano semplicemente livello e carte.

# Titus Bellosguardo
card-39-ruling-1 = Se un avversario non può pagare, gli altri pagano lo stesso, tutti insieme. Poi sacrifichi questa carta.
card-39-ruling-2 = Ha effetto già nel round in cui entra in gioco. 2 copie si applicano una dopo l’altra, ognuna con la sua verifica.
card-39-ruling-3 = Il costo dipende dal numero di giocatori: 1, 2 o 3 energie di fuoco se si gioca in 2, 3 o 4.

# Elementale dell’Aria
card-40-ruling-1 = Nessuno perde energie: cambia solo il tipo. La tua riserva resta com’è.
card-40-ruling-2 = Cambiano anche le energie oltre 7 con “Tomo Magico”. Quelle su “Amuleto dell’Acqua” e “Calderone Insaziabile” no.
card-40-differs = Il regolamento tedesco risparmia “Amuleto dell’Aria”, che non contiene energie. Qui, come negli altri, si tratta di “Amuleto dell’Acqua”.

# Fate Ladruncole
card-41-ruling-1 = Conta ogni attivazione: anche “Dado della Malizia”, le pozioni, guardare una carta con “Sfera di Cristallo” e passare “Anima Dannata di Onys”.
card-41-ruling-2 = Ricevi i cristalli prima che si paghi il costo. Se all’avversario non resta abbastanza per pagare il costo, non può attivare la carta.
card-41-ruling-3 = Un avversario senza cristalli può comunque attivare carte. In quel caso ricevi solo il cristallo della riserva centrale.
card-41-ruling-4 = 2 copie hanno effetto due volte. Il costo dipende dal numero di giocatori: 0, 3 o 6 cristalli se si gioca in 2, 3 o 4.

# Trattato Maledetto di Arus
card-42-ruling-1 = Perdi anche le energie oltre 7 che hai grazie a “Tomo Magico”. Quelle su “Amuleto dell’Acqua” e “Calderone Insaziabile” restano.
card-42-ruling-2 = Se lo riprendi in mano, non ti costa energie: non è un sacrificio.
card-42-ruling-3 = Il livello di invocazione non scende quando lascia il gioco. Se alla fine della partita è in gioco, ti costa 10 punti.

# Idolo del Famiglio
card-43-ruling-1 = “Anima Dannata di Onys” ricevuta da altri conta come uno dei tuoi famigli.
card-43-ruling-2 = Puoi attivarlo anche senza famigli, ma non ti dà nulla.
card-43-differs = Nel regolamento tedesco e sulla carta francese mancano i 10 cristalli all’entrata in gioco; gli altri testi li hanno. Qui decide l’edizione della partita.

# Kriss Necrotico
card-44-ruling-1 = Senza famigli in mano o in gioco non puoi attivarlo.
card-44-ruling-2 = Puoi sacrificare anche “Anima Dannata di Onys” ricevuta da altri.

# Lanterna di Xidit
card-45-ruling-1 = Conta tutta la riserva, anche oltre 7 con “Tomo Magico”. Le energie su “Amuleto dell’Acqua” e “Calderone Insaziabile” no.
card-45-ruling-2 = “Sacca di Io” non aggiunge nulla. 2 copie danno 6 cristalli per energia.
card-45-ruling-3 = Conta anche l’energia che “Clessidra del Tempo” dà alla fine dell’anno 3.

# Forziere Sigillato di Urm
card-46-ruling-1 = I famigli nella tua mano non contano. 2 copie danno 40 cristalli.
card-46-ruling-2 = “Anima Dannata di Onys” ricevuta da altri è un famiglio: se ce l’hai in gioco, non ricevi nulla.

# Specchio delle Stagioni
card-47-ruling-1 = Scegli il tipo da cambiare, poi quante energie, poi il nuovo tipo.
card-47-ruling-2 = Le energie da cambiare possono venire da “Amuleto dell’Acqua”. Quelle nuove vanno nella riserva, e scarti quelle che non ci stanno.
card-47-ruling-3 = Prima si dà il cristallo a “Fate Ladruncole”. Paghi con quelli che restano.

# Ciondolo di Ragnor
card-48-ruling-1 = I famigli non contano. Se hai già una copia in gioco, conta per la seconda.
card-48-ruling-2 = Se entra in gioco con “Calice Divino” o “Sfera di Cristallo”, conta anche quella carta. “Pozione dei Sogni” non conta: non è più in gioco.
card-48-differs = La carta italiana esclude il ciondolo per nome, come se nessuna copia contasse, e quella francese nomina una carta che non esiste. Qui conta ogni altro oggetto magico.

# Sid Ombra Notturna
card-49-ruling-1 = I cristalli si confrontano dopo che hai pagato tutto, anche “Sanguisuga Arcana”, e dopo l’effetto di “Bastone della Primavera”.
card-49-ruling-2 = Se un avversario ha lo stesso numero di cristalli, non prendi nulla a nessuno.
card-49-ruling-3 = Il costo dipende dal numero di giocatori: 1, 2 o 3 energie di terra se si gioca in 2, 3 o 4.

# Anima Dannata di Onys
card-50-ruling-1 = Passarla non è invocarla. Chi la riceve non guadagna nulla e non deve avere un posto libero; “Sanguisuga Arcana”, “Bastone della Primavera” e “Vaso Dimenticato di Yjang” non hanno effetto.
card-50-ruling-2 = Arriva raddrizzata: chi la riceve può passarla in un turno successivo dello stesso round.
card-50-ruling-3 = Appartiene in tutto e per tutto a chi la possiede: −5 punti prestigio, una carta in gioco, un famiglio.
card-50-ruling-4 = I 3 cristalli si perdono alla fine di ogni round, compreso quello in cui entra in gioco, e mai più di quanti ne hai. Con 2 copie ne perdi 6.
card-50-differs = La carta italiana non dice che viene raddrizzata quando passa a un altro giocatore. Qui sì, come sulle carte inglese, francese e spagnola.
