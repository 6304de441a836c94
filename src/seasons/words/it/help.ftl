# Le regole del gioco con parole nostre, per argomento; i numeri e i dettagli seguono docs/rulings.md.
#
# help-TOPIC-title, poi help-TOPIC-1, -2 e così via senza salti: da 4 a 8 paragrafi di al massimo 350 caratteri.

## Preparazione

help-setup-title = Preparazione
help-setup-1 = Da 2 a 4 maghi si sfidano per tre anni. Chi alla fine ha più punti prestigio diventa Arcimago di Xidit.
help-setup-2 = Tutti cominciano da zero: niente cristalli, niente energie, nessuna carta in gioco e livello di invocazione a 0. L’indicatore di stagione è sulla casella 1, nell’inverno dell’anno 1.
help-setup-3 = Ogni carta esiste in due copie. I livelli Apprendista e Mago usano le carte da 1 a 30, il livello Arcimago le usa tutte e 50.
help-setup-4 = Al livello Apprendista ognuno riceve a caso uno di quattro lotti già pronti di 9 carte. Agli altri livelli le carte si scelgono nel preludio. Tutte le carte rimaste formano il mazzo di pesca.
help-setup-5 = Ogni stagione ha i suoi dadi. Per ogni stagione se ne estrae a caso uno in più del numero di giocatori. Questi dadi restano gli stessi per tutta la partita.
help-setup-6 = Anche il primo giocatore è scelto a caso, a meno che non lo indichi chi ospita la partita.
help-setup-7 = Due carte sono cambiate da una stampa all’altra: “Bilancia di Ishtar” e “Idolo del Famiglio”. Chi prepara la partita sceglie l’edizione riveduta o la prima.

## Il preludio

help-prelude-title = Il preludio
help-prelude-1 = Nel preludio scegli le 9 carte che saranno tue. Si sceglie tutti insieme, e nessuno vede la scelta degli altri.
help-prelude-2 = Guardi 9 carte, ne prendi una e passi le altre al giocatore alla tua sinistra. Poi ne prendi una tra quelle che ti arrivano da destra, e così via. La nona carta resta a te senza scelta. Al livello Apprendista questa parte si salta.
help-prelude-3 = Poi dividi le tue 9 carte in tre lotti di 3. Il primo è la tua mano iniziale. Gli altri due aspettano nelle tue biblioteche l’anno 2 e l’anno 3.
help-prelude-4 = Puoi cambiare idea finché qualcun altro deve ancora scegliere. Dopo, la scelta è definitiva.
help-prelude-5 = Puoi guardare le tue biblioteche in qualsiasi momento. Gli avversari non le vedono mai.
help-prelude-6 = Un consiglio: le carte che rendono round dopo round è bene averle presto, quelle che contano alla fine possono aspettare l’anno 3. Tieni nello stesso anno le carte che si aiutano a vicenda.

## Un round

help-round-title = Un round
help-round-1 = All’inizio di un round si raddrizzano tutte le carte girate. Poi il primo giocatore lancia i dadi della stagione in corso.
help-round-2 = A partire dal primo giocatore e in senso orario, ognuno prende un dado. Ce n’è uno di troppo, quindi anche l’ultimo può scegliere tra due.
help-round-3 = Poi ognuno gioca il proprio turno, nello stesso ordine.
help-round-4 = Dopo l’ultimo turno si applicano gli effetti di fine round delle carte, un giocatore alla volta a partire dal primo.
help-round-5 = Poi l’indicatore di stagione avanza di tante caselle quanti sono i pallini sul dado che nessuno ha preso: 1, 2 o 3. Può cominciare così una nuova stagione o perfino un nuovo anno.
help-round-6 = Nel round seguente il primo giocatore è il vicino di sinistra di quello attuale.

## Un turno

help-turn-title = Un turno
help-turn-1 = Prima viene il tuo dado. Ricevi le energie e i cristalli che mostra, aumenti il livello di invocazione e peschi una carta se lo indica. Non puoi rifiutare nulla, e prima non puoi fare altro.
help-turn-2 = C’è una sola eccezione: con “Dado della Malizia” rilanci il tuo dado prima di usarlo.
help-turn-3 = Quando il dado ti fa pescare una carta, la guardi e poi la tieni o la scarti. Con un bonus ne peschi invece due e ne tieni una.
help-turn-4 = Quando il dado mostra il simbolo della cristallizzazione, puoi cristallizzare fino alla fine del turno. Non è un obbligo.
help-turn-5 = Poi fai quello che vuoi, nell’ordine che vuoi e tutte le volte che puoi: invocare carte, attivare carte, cristallizzare, usare bonus. Puoi anche terminare il turno senza fare nulla.
help-turn-6 = Si fa una cosa alla volta. Un’azione si conclude, con tutte le sue conseguenze, prima che cominci la successiva.
help-turn-7 = La tua riserva contiene al massimo 7 energie. Quando ne ricevi di più, le prendi tutte e poi scarti subito quelle di troppo, vecchie o nuove a tua scelta.
help-turn-8 = Nel turno degli altri non fai nulla, a meno che una carta non ti chieda di scegliere. Se una carta contraddice queste regole, vale la carta.

## Cristallizzare

help-transmuting-title = Cristallizzare
help-transmuting-1 = Cristallizzare vuol dire trasformare energie in cristalli. Ti serve l’azione di cristallizzazione: dal simbolo sul dado, da un bonus o da “Albero della Luce”. Dura fino alla fine del turno, e averla due volte non cambia nulla.
help-transmuting-2 = Quanto vale un’energia dipende dalla stagione. Un tipo comune sui dadi della stagione dà 1 cristallo, uno poco comune 2, e un tipo assente da quei dadi 3.
help-transmuting-3 = Inverno: aria 1, acqua 1, fuoco 2, terra 3. Primavera: aria 2, acqua 1, fuoco 3, terra 1. Estate: aria 3, acqua 2, fuoco 1, terra 1. Autunno: aria 1, acqua 3, fuoco 1, terra 2.
help-transmuting-4 = Conta la stagione in cui si trova in quel momento l’indicatore di stagione. Se “Stivali Temporali” lo porta in un’altra, i nuovi valori sono validi subito.
help-transmuting-5 = Cristallizzi quante energie vuoi, una alla volta, e tra l’una e l’altra puoi fare altro.
help-transmuting-6 = “Sacca di Io” e il bonus di cristallizzazione aumentano il valore di ogni energia. Questo vale anche per “Bilancia di Ishtar” e “Pozione della Vita”, che puoi usare senza l’azione di cristallizzazione.

## Invocare

help-summoning-title = Invocare
help-summoning-1 = Per invocare una carta ne paghi il costo e la metti in gioco dalla mano.
help-summoning-2 = Ti serve un posto libero: il tuo livello di invocazione deve superare il numero di carte che hai in gioco. Il livello va da 0 a 15.
help-summoning-3 = Se non puoi pagare l’intero costo, non puoi invocare la carta: servono le energie indicate, dei tipi indicati, e i cristalli. Alcuni costi dipendono dal numero di giocatori.
help-summoning-4 = Appena hai pagato, la carta è in gioco. Prima hanno effetto “Bastone della Primavera” e “Vaso Dimenticato di Yjang”, se li hai in gioco, poi si applica l’effetto di entrata in gioco della carta.
help-summoning-5 = “Calice Divino”, “Pozione dei Sogni” e “Sfera di Cristallo” mettono in gioco gratuitamente un’altra carta. Serve un posto libero, ma la carta non vale come invocata: gli effetti legati all’invocazione non si applicano. Il suo effetto di entrata in gioco invece sì.
help-summoning-6 = Oggetti magici e famigli si invocano allo stesso modo. Puoi avere in gioco entrambe le copie di una carta; i loro effetti si sommano.
help-summoning-7 = Se il tuo livello di invocazione scende sotto il numero delle tue carte in gioco, le tieni tutte. Ma nessuna carta può entrare in gioco finché non c’è di nuovo un posto libero.

## Attivare

help-activating-title = Attivare
help-activating-1 = Gli effetti delle carte sono di tre tipi, e una carta può averne più di uno: di entrata in gioco, una volta sola; permanente, finché la carta è in gioco; di attivazione, ogni volta che la attivi.
help-activating-2 = Per attivare una carta la giri di lato e paghi quello che chiede. Poi si applica il suo effetto.
help-activating-3 = Una carta girata non si può attivare di nuovo nello stesso round. Puoi attivare una carta già nel turno in cui entra in gioco; solo per “Dado della Malizia” a quel punto è tardi.
help-activating-4 = Se non puoi pagare tutto quello che una carta chiede, non puoi attivarla. Puoi però attivarla anche se non cambia nulla.
help-activating-5 = Alcune carte chiedono di sacrificare carte in gioco, che vanno nell’area di scarto. Le pozioni si attivano sacrificandole, quindi funzionano una sola volta.
help-activating-6 = Se un avversario ha “Fate Ladruncole”, prende il suo cristallo quando giri la carta, prima che tu paghi. Quello che ti resta deve ancora bastare.

## Bonus

help-bonuses-title = Bonus
help-bonuses-1 = Puoi usare tre bonus in tutta la partita: lo stesso più volte o bonus diversi, tutti in un turno o in più turni.
help-bonuses-2 = Scambio: cedi 1 o 2 energie e ne prendi altrettante dalla riserva centrale. Non puoi prendere un tipo che cedi.
help-bonuses-3 = Cristallizzazione: puoi cristallizzare in questo turno, e ogni energia che cristallizzi da ora in poi dà 1 cristallo in più. Usato due volte nello stesso turno ne dà 2 in più, e così via.
help-bonuses-4 = Livello: il tuo livello di invocazione sale di 1. A 15 non puoi usare questo bonus.
help-bonuses-5 = Pesca: quando il dado ti fa pescare una carta, ne peschi due, ne tieni una e scarti l’altra. Puoi usarlo solo al posto di quella pesca.
help-bonuses-6 = I bonus si pagano alla fine della partita: 5 punti per uno, 12 per due e 20 per tre.
help-bonuses-7 = Quasi tutti i regolamenti parlano di scambiare 2 energie, quello tedesco di un massimo di 2. Qui puoi scambiarne 1 o 2.

## Stagioni e anni

help-seasons-title = Stagioni e anni
help-seasons-1 = L’indicatore di stagione percorre un cerchio di 12 caselle: da 1 a 3 inverno, da 4 a 6 primavera, da 7 a 9 estate e da 10 a 12 autunno. La stagione decide quali dadi si lanciano e quanto valgono le energie.
help-seasons-2 = I dadi dell’inverno mostrano soprattutto acqua e aria, poco fuoco e niente terra. Primavera: terra e acqua, poca aria, niente fuoco. Estate: fuoco e terra, poca acqua, niente aria. Autunno: aria e fuoco, poca terra, niente acqua.
help-seasons-3 = Quando l’indicatore entra in un’altra stagione, le carte legate al cambio di stagione hanno effetto una volta, un giocatore dopo l’altro.
help-seasons-4 = Quando l’indicatore passa dalla casella 12 alla casella 1, comincia un nuovo anno. La prima volta che comincia l’anno 2 o l’anno 3, ognuno aggiunge alla mano le carte di quella biblioteca e conserva quelle che ha ancora.
help-seasons-5 = Alla fine di un round l’ordine è questo: effetti di fine round delle carte, movimento dell’indicatore, nuovo anno con le carte della biblioteca, cambio di stagione.
help-seasons-6 = “Stivali Temporali” sposta l’indicatore durante un turno, avanti o indietro. Un cambio di stagione o di anno ha effetto subito, ma i dadi del round restano gli stessi.

## Fine della partita

help-end-title = Fine della partita
help-end-1 = La partita termina se alla fine di un round l’indicatore di stagione ha superato la fine dell’anno 3.
help-end-2 = Anche la fine dell’anno 3 è un cambio di stagione. Poi “Lanterna di Xidit”, “Elmo di Ragfield” e “Forziere Sigillato di Urm” danno i loro cristalli.
help-end-3 = Il tuo punteggio: 1 punto per ogni cristallo, più il prestigio delle tue carte in gioco, meno 5 punti per ogni carta rimasta in mano, meno 5, 12 o 20 punti per uno, due o tre bonus.
help-end-4 = Le energie rimaste non valgono nulla di per sé. Un punteggio può scendere sotto 0.
help-end-5 = Vince il punteggio più alto. In caso di pareggio, viene prima chi ha più carte in gioco. Se sono pari anche queste, il piazzamento è a pari merito.
help-end-6 = I regolamenti stampati non concordano sui pareggi: quelli francese, italiano e tedesco contano le carte invocate. Qui, come in quelli inglese e spagnolo, contano le carte in gioco.

## Glossario: una voce ha un nome e un testo, e help-glossary-entry li mette in una riga

help-glossary-title = Glossario
help-glossary-entry = { $name }: { $text }

help-term-activate-name = Attivare
help-term-activate-text = Girare di lato una delle tue carte in gioco e pagare quello che chiede, perché abbia effetto. Ogni carta una volta per round.
help-term-crystals-name = Cristalli
help-term-crystals-text = Servono a pagare alcuni costi, e alla fine conviene averne: ognuno vale 1 punto. Non puoi averne meno di 0.
help-term-discard-pile-name = Area di scarto
help-term-discard-pile-text = Dove finiscono, a faccia in giù, le carte scartate e sacrificate. Nessuno può guardarle. Se serve una carta e il mazzo di pesca è vuoto, si rimescolano e formano il nuovo mazzo.
help-term-draw-pile-name = Mazzo di pesca
help-term-draw-pile-text = Le carte che nessuno ha ricevuto all’inizio, a faccia in giù. Se non ce ne sono più nemmeno nell’area di scarto, peschi meno carte o nessuna.
help-term-energy-name = Energia
help-term-energy-text = Aria, acqua, fuoco o terra. Con le energie paghi, oppure le trasformi in cristalli.
help-term-familiar-name = Famiglio
help-term-familiar-text = Uno dei due tipi di carte. Quasi tutti i famigli hanno effetto sugli altri giocatori.
help-term-free-entry-name = Mettere in gioco gratuitamente
help-term-free-entry-text = Una carta entra in gioco grazie a un’altra, senza essere pagata. Le serve un posto libero e non vale come invocata.
help-term-gauge-name = Livello di invocazione
help-term-gauge-text = Quante carte puoi avere in gioco, da 0 a 15. Detto anche soltanto livello.
help-term-library-name = Biblioteca
help-term-library-text = 3 carte che metti da parte nel preludio. Ne hai una per l’anno 2 e una per l’anno 3.
help-term-magic-item-name = Oggetto magico
help-term-magic-item-text = Uno dei due tipi di carte. Gli oggetti magici aiutano chi li possiede.
help-term-prestige-name = Prestigio
help-term-prestige-text = I punti del gioco. Alla fine ogni carta in gioco conta il suo prestigio, anche se è negativo.
help-term-reserve-name = Riserva
help-term-reserve-text = Le tue energie, al massimo 7, o 10 con “Tomo Magico”. Le energie su “Amuleto dell’Acqua” e “Calderone Insaziabile” non ne fanno parte.
help-term-sacrifice-name = Sacrificare
help-term-sacrifice-text = Mettere nell’area di scarto una tua carta in gioco. Puoi farlo solo quando una carta lo chiede.
help-term-season-token-name = Indicatore di stagione
help-term-season-token-text = Mostra sul cerchio che stagione è. Si muove alla fine di ogni round.
help-term-stockpile-name = Riserva centrale
help-term-stockpile-text = Da dove arrivano e dove tornano energie e cristalli. Non si esaurisce mai.
help-term-summon-name = Invocare
help-term-summon-text = Pagare una carta della tua mano e metterla in gioco in un posto libero.
help-term-transmute-name = Cristallizzare
help-term-transmute-text = Trasformare energie in cristalli al valore della stagione. Ti serve l’azione di cristallizzazione, a meno che non lo faccia una carta per te.
help-term-turn-a-card-name = Girare una carta
help-term-turn-a-card-text = Una carta attivata è messa di lato: è girata. Si raddrizza all’inizio del round seguente.
help-term-year-name = Anno
help-term-year-text = Un giro del cerchio, dall’inverno all’autunno. Una partita dura tre anni.

## Tipi di effetto, come etichetta

help-effect-enter = Entrata in gioco
help-effect-permanent = Permanente
help-effect-activate = Attivazione
help-effect-none = Nessun effetto
