# Quello che si chiede sulle carte, per numero: parole nostre, al massimo 200 caratteri l'una.
#
# card-8-ruling-1, -2 e così via senza salti; quello che fa una carta lo dice card-8.full e non si ripete.
# card-8-differs: dove i regolamenti stampati non concordano su una carta, e come si gioca qui.
# Tutto segue docs/rulings.md.

# Amuleto dell’Aria
card-1-ruling-1 = Il tuo livello di invocazione si ferma a 15. Il resto va perso, ma puoi invocare la carta lo stesso.
card-1-ruling-2 = Il livello non scende quando questa carta lascia il gioco.

# Amuleto del Fuoco
card-2-ruling-1 = Le carte le vedi solo tu. Devi tenerne una: non puoi scartarle tutte né tenerne di più.
card-2-ruling-2 = Se restano meno di 4 carte da pescare, ne tieni una di quelle. Se non ce ne sono, non succede nulla.

# Amuleto della Terra
card-3-ruling-1 = Ricevi i cristalli anche se entra in gioco gratuitamente, e di nuovo se lo riprendi in mano e lo invochi ancora.

# Amuleto dell’Acqua
card-4-ruling-1 = Con queste energie puoi pagare, fare scambi e cristallizzare. Per ogni energia scegli tra questa carta e la riserva, ma non puoi spostarle dall’una all’altra.
card-4-ruling-2 = Baule Meraviglioso, Corno del Mendicante, Lewis Grisemine, Elementale dell’Aria e Lanterna di Xidit ignorano queste energie.
card-4-ruling-3 = Queste energie restano se usi la Pozione della Vita o la Pozione dei Sogni e se sacrifichi il Trattato Maledetto di Arus.
card-4-ruling-4 = Se questa carta lascia il gioco, le sue energie vanno perse. Se vi rientra, ne scegli 4 nuove.
card-4-differs = La spiegazione tedesca non dice che puoi spendere queste energie. Gli altri regolamenti sì, e qui si gioca così.

# Bilancia di Ishtar
card-5-ruling-1 = Ogni Sacca di Io, e ogni bonus di cristallizzazione usato prima nel turno, aggiunge 1 cristallo per energia.
card-5-ruling-2 = Le energie devono essere dello stesso tipo, ma puoi prenderle in parte dalla riserva e in parte dall’Amuleto dell’Acqua.
card-5-ruling-3 = Non ti permette di cristallizzare altre energie.
card-5-differs = Le stampe più vecchie danno 12 cristalli per 4 energie, le più recenti 9 per 3; il “12 per 3” del regolamento inglese è un refuso. Qui decide l’edizione della partita.

# Bastone della Primavera
card-6-ruling-1 = La sua stessa invocazione non dà nulla, e nemmeno le carte invocate dagli avversari.
card-6-ruling-2 = Conta anche una carta che non costa nulla, purché tu la invochi.
card-6-ruling-3 = Se un vicino ti passa l’Anima Dannata di Onys, non la invochi: non ricevi nulla.
card-6-ruling-4 = 2 copie danno 6 cristalli per ogni carta che invochi.

# Stivali Temporali
card-7-ruling-1 = Un anno raggiunto per la prima volta dà subito a tutti le carte della biblioteca. Tornare indietro di un anno non toglie carte, e raggiungerlo di nuovo non ne dà.
card-7-ruling-2 = Le carte legate al cambio di stagione agiscono solo se dopo lo spostamento la stagione è un’altra. Il valore delle energie da cristallizzare cambia subito.
card-7-ruling-3 = I dadi di questo round restano gli stessi. Puoi arretrare anche dall’anno 1: l’anno indicato resta 1.
card-7-ruling-4 = Se l’indicatore supera la fine dell’anno 3, il round si gioca comunque fino in fondo. Se intanto torna nell’anno 3, la partita continua.
card-7-differs = Nel regolamento tedesco puoi non spostarlo; in quelli tedesco e spagnolo la Clessidra del Tempo agisce più tardi. Qui lo devi spostare e tutto ha effetto subito.

# Sacca di Io
card-8-ruling-1 = Non aggiunge nulla a Calderone Insaziabile, Cranio del Drago e Lanterna di Xidit: con loro non cristallizzi.
card-8-ruling-2 = Anche le energie cristallizzate dall’Amuleto dell’Acqua danno il cristallo in più.
card-8-ruling-3 = 2 copie danno 2 cristalli in più per energia.

# Calice Divino
card-9-ruling-1 = Occupa a sua volta un posto. Se non ce n’è un altro libero, tutte le carte pescate vengono scartate e le hai viste solo tu.
card-9-ruling-2 = La carta scelta non è invocata: Bastone della Primavera, Vaso Dimenticato di Yjang e Sanguisuga Arcana non agiscono. Il suo effetto di entrata in gioco si applica.
card-9-ruling-3 = Le altre carte vengono scartate prima dell’effetto di quella scelta. Se se ne possono pescare meno di 4, scegli tra quelle.
card-9-ruling-4 = Se scegli il secondo Calice Divino, agisce anche lui, purché ci sia un posto libero.
card-9-differs = I regolamenti inglese e tedesco dicono che non paghi il costo di attivazione. Quello che risparmi è il costo di invocazione, come dicono gli altri.

# Syllas il Fedele
card-10-ruling-1 = Gli avversari scelgono uno dopo l’altro, dalla tua sinistra. Ogni carta è già via, con tutte le conseguenze, prima che scelga il successivo.
card-10-ruling-2 = Tu non sacrifichi nulla, e chi non ha carte in gioco viene saltato. Si può sacrificare anche una carta girata.

# Figrim l’Avaro
card-11-ruling-1 = Il costo dipende dal numero di giocatori: 3, 6 o 9 cristalli in 2, 3 o 4.
card-11-ruling-2 = Agisce anche quando gli Stivali Temporali cambiano la stagione, e alla fine dell’anno 3, prima del conteggio.
card-11-ruling-3 = Con 2 copie ricevi 2 cristalli da ogni avversario che li ha.

# Naria la Profetessa
card-12-ruling-1 = Tutte le carte le vedi solo tu. Prima prendi la tua, poi ne scegli una per ogni avversario, in senso orario dalla tua sinistra.
card-12-ruling-2 = Nessuno può rifiutare la carta che gli dai.
card-12-ruling-3 = Se restano troppo poche carte da pescare, la prima è per te, poi tocca agli avversari in senso orario.

# Baule Meraviglioso
card-13-ruling-1 = Conta tutta la riserva, anche oltre 7 con il Tomo Magico. Le energie su Amuleto dell’Acqua e Calderone Insaziabile no.
card-13-ruling-2 = Agisce già nel round in cui entra in gioco, e sempre dopo il tuo Corno del Mendicante. 2 copie danno 6 cristalli.
card-13-differs = Il regolamento tedesco guarda la fine di ogni turno. Qui, come negli altri, conta la fine del round.

# Corno del Mendicante
card-14-ruling-1 = Le energie su Amuleto dell’Acqua e Calderone Insaziabile non contano: non ti impediscono di ricevere la tua.
card-14-ruling-2 = 2 copie si controllano una dopo l’altra. Senza energie ne ricevi 2, con 1 energia ne ricevi solo 1.
card-14-ruling-3 = Agisce già nel round in cui entra in gioco.

# Dado della Malizia
card-15-ruling-1 = Non puoi usarlo nel turno in cui lo invochi: a quel punto il tuo dado è già stato usato.
card-15-ruling-2 = Con 2 copie puoi rilanciare due volte e ricevere 4 cristalli. Vale solo l’ultimo lancio.
card-15-ruling-3 = Le Fate Ladruncole di un avversario agiscono prima che tu riceva i 2 cristalli.

# Kairn il Distruttore
card-16-ruling-1 = Nessuno riceve i cristalli persi dagli avversari.
card-16-ruling-2 = L’energia può venire dall’Amuleto dell’Acqua. Puoi attivare Kairn anche se nessun avversario ha cristalli.

# Amsug Lungocollo
card-17-ruling-1 = I giocatori scelgono uno dopo l’altro, dalla tua sinistra, e tutti vedono le scelte. Chi non ha oggetti magici in gioco viene saltato.
card-17-ruling-2 = Se torna in mano un Amuleto dell’Acqua o un Calderone Insaziabile, le energie che ha sopra vanno perse.
card-17-ruling-3 = Se riprendi il Tomo Magico, scarti subito le energie oltre 7. Riprendere il Trattato Maledetto di Arus non ti costa energie: non è un sacrificio.
card-17-ruling-4 = Puoi invocare di nuovo la carta più tardi. Il suo effetto di entrata in gioco si ripete.

# Tomo Magico
card-18-ruling-1 = Quando lascia il gioco, scarti subito le energie oltre 7 nella tua riserva.
card-18-ruling-2 = Con 2 copie la riserva contiene sempre 10, ma anche la seconda dà 2 energie. Se una lascia il gioco, il limite resta 10.
card-18-ruling-3 = La tua riserva contiene 10 energie appena è in gioco, prima che tu ne riceva una dal Vaso Dimenticato di Yjang.

# Elmo di Ragfield
card-19-ruling-1 = Se un avversario ha tante carte in gioco quante te, non ricevi nulla. 2 copie danno 40 cristalli.
card-19-ruling-2 = Contano tutte le tue carte in gioco, anche quelle oltre il tuo livello di invocazione e un’Anima Dannata di Onys ricevuta da altri.

# Mano della Ricchezza
card-20-ruling-1 = Puoi risparmiare un tipo che non hai. Non puoi scegliere di non risparmiare nulla.
card-20-ruling-2 = Un costo di 0 o 1 energia non cambia. Non cambiano nemmeno i costi in cristalli e il costo di questa stessa carta.
card-20-ruling-3 = Attivare le carte costa come prima, e lo stesso vale per mettere in gioco una carta con la Sfera di Cristallo.
card-20-ruling-4 = 2 copie fanno risparmiare 2 energie, ma ne paghi sempre almeno 1.

# Lewis Grisemine
card-21-ruling-1 = L’avversario non perde nulla. Devi sceglierne uno anche se tutte le riserve sono vuote.
card-21-ruling-2 = Copi tutta la riserva, anche oltre 7 con il Tomo Magico, ma non le energie su Amuleto dell’Acqua e Calderone Insaziabile.
card-21-ruling-3 = Prima prendi tutte le energie, poi scarti quelle che non ci stanno, vecchie o nuove a tua scelta.

# Cubo Runico di Eolis
card-22-ruling-1 = Con la Corona Vampiro vale 30 energie. Ne scegli solo quante ne può contenere la tua riserva.

# Pozione della Potenza
card-23-ruling-1 = Il tuo livello di invocazione si ferma a 15. Anche allora puoi attivare la Pozione, solo per la carta.
card-23-ruling-2 = La Pozione è scartata prima che tu peschi. Se non ci sono altre carte da pescare, peschi proprio la Pozione.

# Pozione dei Sogni
card-24-ruling-1 = La riserva può essere vuota, ma ti servono una carta in mano e un posto per lei. Il posto della Pozione stessa si libera.
card-24-ruling-2 = Le energie su Amuleto dell’Acqua e Calderone Insaziabile restano.
card-24-ruling-3 = La carta non è invocata: Bastone della Primavera, Vaso Dimenticato di Yjang e Sanguisuga Arcana non agiscono. Il suo effetto di entrata in gioco si applica.
card-24-ruling-4 = Con la prima Pozione dei Sogni puoi mettere in gioco la seconda e attivarla nello stesso turno.
card-24-differs = Le carte inglese e francese parlano di tutte le tue energie, le spiegazioni solo della riserva. Qui perdi solo la riserva.

# Pozione del Sapere
card-25-ruling-1 = Prima prendi tutte e 5 le energie, poi scarti quelle che non ci stanno, vecchie o nuove a tua scelta.

# Pozione della Vita
card-26-ruling-1 = Non puoi tenere da parte energie della riserva. Quelle su Amuleto dell’Acqua e Calderone Insaziabile restano.
card-26-ruling-2 = Ogni Sacca di Io, e ogni bonus di cristallizzazione usato prima nel turno, aggiunge 1 cristallo per energia.
card-26-ruling-3 = Non ti dà l’azione di cristallizzazione. Se la hai grazie al dado, a un bonus o all’Albero della Luce, la mantieni.
card-26-ruling-4 = Puoi attivarla anche se la tua riserva è vuota.
card-26-differs = Dopo la Pozione, nel regolamento tedesco nessun altro cristallizza in quel round, in quello italiano non lo puoi più fare tu. Qui chi può cristallizzare continua a poterlo fare.

# Clessidra del Tempo
card-27-ruling-1 = Se gli Stivali Temporali cambiano la stagione, ricevi subito l’energia.
card-27-ruling-2 = Con 2 copie prendi 2 energie, una dopo l’altra. Ogni volta scarti quello che non ci sta.
card-27-ruling-3 = Agisce anche alla fine dell’anno 3. Quell’energia conta per la Lanterna di Xidit.
card-27-differs = Con gli Stivali Temporali, il regolamento spagnolo dà l’energia a fine turno o a fine round, quello tedesco a fine round. Qui arriva subito.

# Scettro della Grandezza
card-28-ruling-1 = I famigli non contano. Se hai già uno Scettro in gioco, conta per il secondo.
card-28-ruling-2 = Messo in gioco dal Calice Divino o dalla Sfera di Cristallo, conta anche quella carta. La Pozione dei Sogni non conta: è già via.
card-28-differs = Le carte francese e italiana escludono lo Scettro per nome, come se nessuna copia contasse. Qui, come nelle spiegazioni, conta ogni altro oggetto magico.

# Statua Benedetta di Olaf
card-29-ruling-1 = Ricevi i cristalli anche se entra in gioco gratuitamente, e di nuovo se la riprendi in mano e la invochi ancora.

# Vaso Dimenticato di Yjang
card-30-ruling-1 = La sua stessa invocazione non dà nulla, e nemmeno le carte invocate dagli avversari.
card-30-ruling-2 = L’energia arriva dopo il pagamento, quindi non può aiutare a pagare la carta che la fa arrivare.
card-30-ruling-3 = Con 2 copie prendi 2 energie, una dopo l’altra. Ogni volta scarti quello che non ci sta.

# Amuleto Elementale
card-31-ruling-1 = Puoi scegliere ogni tipo una sola volta. L’energia del Vaso Dimenticato di Yjang arriva troppo tardi per pagarlo.
card-31-ruling-2 = Con la Mano della Ricchezza paghi 1 energia in meno per i tipi scelti: 2 tipi per 1 energia. Un solo tipo costa sempre 1.
card-31-ruling-3 = Gli effetti avvengono in quest’ordine: fuoco, aria, terra, acqua. La carta pescata con il fuoco resta nella tua mano.
card-31-differs = Il regolamento tedesco non chiarisce che cosa fa quando entra in gioco gratuitamente. Qui, come negli altri, ha tutti e quattro gli effetti.

# Albero della Luce
card-32-ruling-1 = Ogni volta usi una sola delle due possibilità. Con 2 copie puoi usarne una per copia, la stessa o l’altra.
card-32-ruling-2 = Puoi pagare con qualsiasi tipo di energia. Solo tu puoi cristallizzare, fino alla fine del tuo turno.
card-32-differs = Nei regolamenti inglese e spagnolo puoi cristallizzare per tutto il round. Qui, come in quelli francese e italiano, solo nel tuo turno.

# Sanguisuga Arcana
card-33-ruling-1 = Il cristallo serve anche per le carte che non costano nulla. Non serve per quelle messe in gioco gratuitamente.
card-33-ruling-2 = 2 copie prendono 2 cristalli per ogni carta.
card-33-ruling-3 = Il costo dipende dal numero di giocatori: 2, 5 o 8 cristalli in 2, 3 o 4.

# Sfera di Cristallo
card-34-ruling-1 = Per guardare non servono né energie né un posto libero. Per mettere in gioco la carta servono entrambi.
card-34-ruling-2 = Se rimetti la carta sul mazzo, la conosci solo tu. Se paghi 3 cristalli per scartarla, non la vedi nemmeno tu.
card-34-ruling-3 = La carta non è invocata: Bastone della Primavera, Vaso Dimenticato di Yjang e Sanguisuga Arcana non agiscono. Il suo effetto di entrata in gioco si applica.
card-34-ruling-4 = Con 2 copie puoi guardare la carta con l’una e poi scartarla con l’altra.

# Calderone Insaziabile
card-35-ruling-1 = Non puoi usare le sue energie prima che sia pieno, e non fanno parte della tua riserva.
card-35-ruling-2 = Quando le 7 energie vanno nella tua riserva, scarti subito quelle che non ci stanno, vecchie o nuove a tua scelta.
card-35-ruling-3 = Se lascia il gioco prima di essere pieno, le sue energie vanno perse e non ricevi cristalli.
card-35-ruling-4 = La Sacca di Io non aggiunge nulla. La settima energia è un’attivazione come le altre: le Fate Ladruncole agiscono una volta.
card-35-differs = Nei regolamenti inglese e tedesco sembra che il Calderone con energie sopra non si possa usare. Qui, come negli altri, sono quelle energie che non si possono usare.

# Corona Vampiro
card-36-ruling-1 = Scegli se pescare o scartare prima di vedere una carta. Tutti vedono la carta.
card-36-ruling-2 = Una carta con prestigio 0 o negativo non dà energie.
card-36-ruling-3 = Se la tua mano è vuota, devi pescare. Se non ci sono carte da pescare, devi scartare.

# Cranio del Drago
card-37-ruling-1 = Puoi sacrificare carte girate. Con 2 copie, una può sacrificare l’altra. La Sacca di Io non aggiunge nulla.
card-37-ruling-2 = Le 3 carte se ne vanno insieme. Se una è il Trattato Maledetto di Arus, perdi la riserva.

# Demone di Argos
card-38-ruling-1 = Tocca agli avversari uno dopo l’altro, dalla tua sinistra. Un livello a 0 resta a 0.
card-38-ruling-2 = Nessuno sacrifica carte perché il livello scende. Ma nessuna carta può entrare in gioco finché il livello non supera il numero di carte in gioco.
card-38-ruling-3 = Se non ci sono carte da pescare, il livello scende lo stesso.
card-38-differs = Il regolamento tedesco chiede 2 livelli in più prima della carta seguente. È giusto solo con una carta di troppo; qui si confrontano semplicemente livello e carte.

# Titus Bellosguardo
card-39-ruling-1 = Se un avversario non può pagare, gli altri pagano lo stesso, tutti insieme. Poi sacrifichi Titus.
card-39-ruling-2 = Agisce già nel round in cui entra in gioco. 2 copie agiscono una dopo l’altra, ognuna con il suo controllo.
card-39-ruling-3 = Il costo dipende dal numero di giocatori: 1, 2 o 3 energie di fuoco in 2, 3 o 4.

# Elementale dell’Aria
card-40-ruling-1 = Nessuno perde energie: cambia solo il tipo. La tua riserva resta com’è.
card-40-ruling-2 = Cambiano anche le energie oltre 7 con il Tomo Magico. Quelle su Amuleto dell’Acqua e Calderone Insaziabile no.
card-40-differs = Il regolamento tedesco risparmia l’Amuleto dell’Aria, che non contiene energie. Qui, come negli altri, è l’Amuleto dell’Acqua.

# Fate Ladruncole
card-41-ruling-1 = Conta ogni attivazione: anche il Dado della Malizia, le pozioni, lo sguardo con la Sfera di Cristallo e il passaggio dell’Anima Dannata di Onys.
card-41-ruling-2 = Agiscono prima che si paghi il costo. Chi, dopo averti dato il cristallo, non può più pagarlo non può attivare la carta.
card-41-ruling-3 = Un avversario senza cristalli può comunque attivare carte. Allora ricevi solo il cristallo della riserva centrale.
card-41-ruling-4 = 2 copie agiscono due volte. Il costo dipende dal numero di giocatori: 0, 3 o 6 cristalli in 2, 3 o 4.

# Trattato Maledetto di Arus
card-42-ruling-1 = Perdi anche le energie oltre 7 del Tomo Magico. Quelle su Amuleto dell’Acqua e Calderone Insaziabile restano.
card-42-ruling-2 = Se lo riprendi in mano, non ti costa energie: non è un sacrificio.
card-42-ruling-3 = Il livello non scende quando lascia il gioco. Se è in gioco alla fine, ti costa 10 punti.

# Idolo del Famiglio
card-43-ruling-1 = Un’Anima Dannata di Onys ricevuta da altri conta come uno dei tuoi famigli.
card-43-ruling-2 = Puoi attivarlo anche senza famigli, ma non ti dà nulla.
card-43-differs = Il regolamento tedesco e la carta francese non hanno i 10 cristalli all’entrata in gioco; gli altri testi sì. Qui decide l’edizione della partita.

# Kriss Necrotico
card-44-ruling-1 = Senza un famiglio in mano o in gioco non puoi attivarlo.
card-44-ruling-2 = Puoi sacrificare anche un’Anima Dannata di Onys ricevuta da altri.

# Lanterna di Xidit
card-45-ruling-1 = Conta tutta la riserva, anche oltre 7 con il Tomo Magico. Le energie su Amuleto dell’Acqua e Calderone Insaziabile no.
card-45-ruling-2 = La Sacca di Io non aggiunge nulla. 2 copie danno 6 cristalli per energia.
card-45-ruling-3 = Conta l’energia che la Clessidra del Tempo dà alla fine dell’anno 3.

# Forziere Sigillato di Urm
card-46-ruling-1 = I famigli nella tua mano non contano. 2 copie danno 40 cristalli.
card-46-ruling-2 = Un’Anima Dannata di Onys ricevuta da altri è un famiglio: se la hai in gioco, non ricevi nulla.

# Specchio delle Stagioni
card-47-ruling-1 = Scegli il tipo che dai, poi quante energie, poi il tipo che ricevi.
card-47-ruling-2 = Le energie che dai possono venire dall’Amuleto dell’Acqua. Quelle che ricevi vanno nella riserva, e scarti quello che non ci sta.
card-47-ruling-3 = Le Fate Ladruncole prendono prima il loro cristallo. Paghi con quelli che restano.

# Ciondolo di Ragnor
card-48-ruling-1 = I famigli non contano. Se hai già un Ciondolo in gioco, conta per il secondo.
card-48-ruling-2 = Messo in gioco dal Calice Divino o dalla Sfera di Cristallo, conta anche quella carta. La Pozione dei Sogni non conta: è già via.
card-48-differs = La carta italiana esclude il Ciondolo per nome, come se nessuna copia contasse, e la francese ne nomina uno che non esiste. Qui conta ogni altro oggetto magico.

# Sid Ombra Notturna
card-49-ruling-1 = I cristalli si confrontano dopo che hai pagato tutto, anche la Sanguisuga Arcana, e dopo l’effetto del Bastone della Primavera.
card-49-ruling-2 = Se un avversario ha tanti cristalli quanti te, non prendi nulla a nessuno.
card-49-ruling-3 = Il costo dipende dal numero di giocatori: 1, 2 o 3 energie di terra in 2, 3 o 4.

# Anima Dannata di Onys
card-50-ruling-1 = Passarla non è invocarla. Chi la riceve non guadagna nulla e non ha bisogno di un posto libero; Sanguisuga Arcana, Bastone della Primavera e Vaso Dimenticato di Yjang non agiscono.
card-50-ruling-2 = Arriva raddrizzata: chi la riceve può passarla in un turno successivo dello stesso round.
card-50-ruling-3 = Appartiene a chi la possiede in tutto e per tutto: −5 di prestigio, una carta in gioco, un famiglio.
card-50-ruling-4 = I 3 cristalli si perdono alla fine di ogni round, anche quello in cui entra in gioco, e mai più di quelli che hai. 2 copie ne costano 6.
card-50-differs = La carta italiana non dice che viene raddrizzata quando passa a un altro giocatore. Qui sì, come sulle carte inglese, francese e spagnola.
