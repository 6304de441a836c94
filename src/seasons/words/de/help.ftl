# Die Spielregeln in eigenen Worten, nach Themen; Zahlen und Einzelheiten folgen docs/rulings.md.
#
# help-THEMA-title, dann help-THEMA-1, -2 und so weiter ohne Lücke: 4 bis 8 Absätze von höchstens 350 Zeichen.

## Aufbau

help-setup-title = Aufbau
help-setup-1 = 2 bis 4 Zauberer messen sich drei Jahre lang. Wer am Ende die meisten Prestigepunkte hat, wird Erzmagier von Xidit.
help-setup-2 = Alle beginnen mit nichts: keine Kristalle, keine Energie, keine Karten im Spiel, und das Wissen von der Beschwörungslehre steht auf 0. Der Jahreszeitenstein steht auf Feld 1, im Winter von Jahr 1.
help-setup-3 = Jede Karte gibt es zweimal. In den Schwierigkeitsgraden Zauberlehrling und Magier spielt ihr mit den Karten 1 bis 30, im Grad Erzmagier mit allen 50.
help-setup-4 = Im Grad Zauberlehrling bekommen alle per Zufall je eines von vier vorbereiteten Sets aus 9 Karten. Sonst wählt ihr eure Karten in der Spieleröffnung selbst. Was niemand hat, bildet den Nachziehstapel.
help-setup-5 = Jede Jahreszeit hat eigene Würfel. Der Zufall bestimmt für jede Jahreszeit einen Würfel mehr, als es Spieler gibt. Diese Würfel bleiben das ganze Spiel über dieselben.
help-setup-6 = Auch wer beginnt, entscheidet der Zufall, sofern es nicht beim Anlegen des Spiels festgelegt wird.
help-setup-7 = Zwei Karten haben sich zwischen den Auflagen geändert: „Waage von Ishtar“ und „Bildnis der Gefährten“. Wer das Spiel anlegt, wählt die überarbeitete oder die erste Ausgabe.

## Die Spieleröffnung

help-prelude-title = Die Spieleröffnung
help-prelude-1 = In der Spieleröffnung wählst du die 9 Karten, mit denen du spielst. Alle wählen gleichzeitig, und niemand sieht die Wahl der anderen.
help-prelude-2 = Du siehst dir 9 Karten an, nimmst eine und gibst die übrigen nach links weiter. Dann nimmst du eine von denen, die von rechts kommen, und so fort. Die neunte Karte bekommst du ohne Wahl. Im Grad Zauberlehrling entfällt das.
help-prelude-3 = Dann bildest du aus deinen 9 Karten drei Sets aus je 3 Karten. Das erste ist deine Starthand. Die beiden anderen warten in deinen Büchereien auf Jahr 2 und Jahr 3.
help-prelude-4 = Du darfst dich umentscheiden, solange noch jemand wählen muss. Danach gilt die Wahl.
help-prelude-5 = Deine eigenen Büchereien darfst du jederzeit ansehen. Deine Mitspieler sehen sie nie.
help-prelude-6 = Ein Tipp: Karten, die sich Runde für Runde auszahlen, sollten früh kommen; Karten, die am Ende zählen, können bis Jahr 3 warten. Karten, die einander helfen, gehören ins selbe Jahr.

## Eine Runde

help-round-title = Eine Runde
help-round-1 = Zu Beginn einer Runde werden alle gedrehten Karten zurückgedreht. Dann wirft der Startspieler die Würfel der aktuellen Jahreszeit.
help-round-2 = Beginnend mit dem Startspieler nehmen alle im Uhrzeigersinn je einen Würfel. Es ist einer mehr da als nötig: Auch wer zuletzt wählt, hat also noch zwei zur Auswahl.
help-round-3 = Dann folgen die Züge, in derselben Reihenfolge.
help-round-4 = Nach dem letzten Zug wirken die Karten, die am Rundenende etwas tun, Spieler für Spieler, beginnend mit dem Startspieler.
help-round-5 = Dann zieht der Jahreszeitenstein so viele Felder weiter, wie der übrig gebliebene Würfel Punkte zeigt: 1, 2 oder 3. Das kann eine neue Jahreszeit oder sogar ein neues Jahr bringen.
help-round-6 = Startspieler der nächsten Runde wird, wer links neben dem bisherigen sitzt.

## Ein Zug

help-turn-title = Ein Zug
help-turn-1 = Zuerst kommt dein Würfel. Du nimmst seine Energie und Kristalle, erhöhst deine Beschwörungslehre und ziehst eine Karte, soweit er das zeigt. Auf nichts davon kannst du verzichten, und nichts anderes geht vorher.
help-turn-2 = Es gibt eine Ausnahme: Mit „Würfel der Boshaftigkeit“ wirfst du deinen Würfel neu, bevor du ihn nutzt.
help-turn-3 = Lässt dein Würfel dich eine Karte ziehen, siehst du sie dir an und behältst sie oder wirfst sie ab. Mit einem Bonus ziehst du stattdessen zwei und behältst eine.
help-turn-4 = Zeigt dein Würfel das Symbol zum Umwandeln, hast du bis zum Ende deines Zuges das Recht zum Umwandeln. Du musst es nicht nutzen.
help-turn-5 = Danach tust du, was du willst, in beliebiger Reihenfolge und so oft du kannst: Karten beschwören, Karten aktivieren, umwandeln, Boni einsetzen. Du darfst deinen Zug auch beenden, ohne etwas zu tun.
help-turn-6 = Eins kommt nach dem anderen: Eine Aktion ist mit allem, was sie auslöst, abgeschlossen, bevor die nächste beginnt.
help-turn-7 = Deine Reserve fasst 7 Energie. Bekommst du mehr, nimmst du erst alles und wirfst dann sofort ab, was zu viel ist, alte oder neue nach Wahl.
help-turn-8 = In den Zügen der anderen tust du nichts, es sei denn, eine Karte verlangt eine Entscheidung von dir. Widerspricht eine Karte diesen Regeln, gilt die Karte.

## Umwandeln

help-transmuting-title = Umwandeln
help-transmuting-1 = Beim Umwandeln wird Energie zu Kristallen. Du brauchst das Recht dazu: durch das Symbol auf deinem Würfel, einen Bonus oder „Baum der Lichter“. Es gilt bis zum Ende deines Zuges; es doppelt zu haben bringt nichts.
help-transmuting-2 = Der Umwandlungsertrag hängt von der Jahreszeit ab. Eine Energieart, die auf den Würfeln der Jahreszeit häufig ist, bringt 1 Kristall, eine seltene 2, und eine, die dort gar nicht vorkommt, 3.
help-transmuting-3 = Winter: Luft 1, Wasser 1, Feuer 2, Erde 3. Frühling: Luft 2, Wasser 1, Feuer 3, Erde 1. Sommer: Luft 3, Wasser 2, Feuer 1, Erde 1. Herbst: Luft 1, Wasser 3, Feuer 1, Erde 2.
help-transmuting-4 = Es gilt die Jahreszeit, in der der Jahreszeitenstein gerade steht. Bringt „Stiefel der Zeit“ ihn in eine andere, gilt sofort deren Ertrag.
help-transmuting-5 = Du wandelst so viel Energie um, wie du willst, eine nach der anderen, und darfst dazwischen anderes tun.
help-transmuting-6 = Mit „Geldbeutel von Io“ und dem Umwandlungsbonus bringt jede Energie mehr. Das gilt auch für „Waage von Ishtar“ und „Trank des Lebens“, die du ohne Recht zum Umwandeln nutzen darfst.

## Beschwören

help-summoning-title = Beschwören
help-summoning-1 = Um eine Karte zu beschwören, zahlst du ihre Kosten und bringst sie aus deiner Hand ins Spiel.
help-summoning-2 = Du brauchst einen freien Platz: Dein Wissen von der Beschwörungslehre muss höher sein als die Zahl deiner Karten im Spiel. Es reicht von 0 bis 15.
help-summoning-3 = Du zahlst die vollen Kosten: die angegebene Energie in den angegebenen Arten und die Kristalle. Sonst kannst du die Karte nicht beschwören. Manche Kosten hängen von der Spielerzahl ab.
help-summoning-4 = Sobald du gezahlt hast, ist die Karte im Spiel. Zuerst wirken deine Karten „Stab des Frühlings“ und „Yjangs vergessene Vase“, dann tritt der Soforteffekt der neuen Karte ein.
help-summoning-5 = „Kelch der Prophezeiung“, „Trank der Träume“ und „Kristallkugel“ bringen eine andere Karte kostenfrei ins Spiel. Sie braucht einen freien Platz, wird aber nicht beschworen: Karten, die beim Beschwören wirken, wirken hier nicht. Ihr eigener Soforteffekt tritt ein.
help-summoning-6 = Magische Gegenstände und Gefährten werden auf die gleiche Weise beschworen. Du darfst beide Exemplare einer Karte im Spiel haben; ihre Effekte addieren sich.
help-summoning-7 = Sinkt deine Beschwörungslehre unter die Zahl deiner Karten im Spiel, behältst du sie alle. Es kommt aber keine neue ins Spiel, bevor wieder ein Platz frei ist.

## Aktivieren

help-activating-title = Aktivieren
help-activating-1 = Karten wirken auf eine oder mehrere von drei Arten: einmal, wenn sie ins Spiel kommen, permanent, solange sie im Spiel sind, oder jedes Mal, wenn du sie aktivierst.
help-activating-2 = Um eine Karte zu aktivieren, drehst du sie quer und zahlst, was sie verlangt. Dann tritt ihr Effekt ein.
help-activating-3 = Eine gedrehte Karte kann in dieser Runde nicht noch einmal aktiviert werden. Du darfst eine Karte schon in dem Zug aktivieren, in dem sie ins Spiel kommt; nur für „Würfel der Boshaftigkeit“ ist es dann zu spät.
help-activating-4 = Kannst du nicht alles zahlen, was eine Karte verlangt, kannst du sie nicht aktivieren. Du darfst sie aber auch dann aktivieren, wenn sich dadurch nichts ändert.
help-activating-5 = Manche Karten verlangen, dass du Karten opferst: Diese kommen aus dem Spiel auf den Ablagestapel. Tränke werden beim Aktivieren selbst geopfert, wirken also nur einmal.
help-activating-6 = „Diebische Feen“ deiner Mitspieler nehmen ihren Kristall, wenn du die Karte drehst, noch bevor du zahlst. Was dir bleibt, muss noch reichen.

## Boni

help-bonuses-title = Boni
help-bonuses-1 = Im ganzen Spiel darfst du drei Boni einsetzen: denselben mehrmals oder verschiedene, alle in einem Zug oder in mehreren.
help-bonuses-2 = Tauschen: Gib 1 oder 2 Energie ab und nimm ebenso viel andere aus dem Vorrat. Eine Art, die du abgibst, kannst du nicht nehmen.
help-bonuses-3 = Umwandeln: Du darfst in diesem Zug umwandeln, und jede Energie, die du von nun an umwandelst, bringt 1 Kristall mehr. Zweimal im selben Zug eingesetzt, bringt der Bonus 2 mehr, und so weiter.
help-bonuses-4 = Beschwörungslehre: Dein Wissen von der Beschwörungslehre steigt um 1. Bei 15 kannst du diesen Bonus nicht einsetzen.
help-bonuses-5 = Ziehen: Lässt dein Würfel dich eine Karte ziehen, ziehst du zwei, behältst eine und wirfst die andere ab. Das geht nur anstelle dieser einen Karte.
help-bonuses-6 = Boni haben bei Spielende ihren Preis: 5 Punkte für einen, 12 für zwei und 20 für drei.
help-bonuses-7 = In den meisten Regelheften werden genau 2 Energie getauscht, im deutschen bis zu 2. Hier darfst du 1 oder 2 tauschen.

## Jahreszeiten und Jahre

help-seasons-title = Jahreszeiten und Jahre
help-seasons-1 = Der Jahreszeitenstein läuft auf einem Rad mit 12 Feldern: 1 bis 3 sind Winter, 4 bis 6 Frühling, 7 bis 9 Sommer und 10 bis 12 Herbst. Von der Jahreszeit hängt ab, welche Würfel geworfen werden und was Energie wert ist.
help-seasons-2 = Die Würfel des Winters zeigen vor allem Wasser und Luft, wenig Feuer und keine Erde. Frühling: Erde und Wasser, wenig Luft, kein Feuer. Sommer: Feuer und Erde, wenig Wasser, keine Luft. Herbst: Luft und Feuer, wenig Erde, kein Wasser.
help-seasons-3 = Kommt der Stein in eine andere Jahreszeit, wirken die Karten mit einem Effekt beim Jahreszeitenwechsel einmal, Spieler für Spieler.
help-seasons-4 = Zieht der Stein über Feld 12 hinaus auf Feld 1 oder weiter, beginnt ein neues Jahr. Beginnt Jahr 2 oder Jahr 3 zum ersten Mal, nehmen alle die Karten der passenden Bücherei auf die Hand und behalten die, die sie noch haben.
help-seasons-5 = Die Reihenfolge am Rundenende: zuerst Karten, die am Rundenende wirken, dann die Bewegung des Steins, dann das neue Jahr mit den Karten der Bücherei, zuletzt der Jahreszeitenwechsel.
help-seasons-6 = „Stiefel der Zeit“ bewegt den Stein mitten in einem Zug, vor oder zurück. Eine neue Jahreszeit oder ein neues Jahr gilt sofort, aber die Würfel der Runde bleiben, wie sie sind.

## Spielende

help-end-title = Spielende
help-end-1 = Das Spiel endet, wenn der Jahreszeitenstein am Ende einer Runde über das Ende von Jahr 3 hinaus ist.
help-end-2 = Auch das Ende von Jahr 3 ist ein Jahreszeitenwechsel. Danach bringen „Laterne von Xidit“, „Ragfields Helm“ und „Versiegelte Truhe von Urm“ ihre Kristalle.
help-end-3 = Die Wertung: 1 Punkt pro Kristall, dazu die Prestigepunkte deiner Karten im Spiel. Abgezogen werden 5 Punkte für jede Karte auf deiner Hand und 5, 12 oder 20 Punkte für einen, zwei oder drei Boni.
help-end-4 = Übrige Energie ist für sich genommen nichts wert. Ein Ergebnis kann auch unter 0 liegen.
help-end-5 = Das höchste Ergebnis gewinnt. Bei Gleichstand liegt vorn, wer mehr Karten im Spiel hat. Herrscht auch da Gleichstand, wird der Platz geteilt.
help-end-6 = Zum Gleichstand sind sich die Regelhefte uneinig: Im französischen, italienischen und deutschen zählen die beschworenen Karten. Hier zählen wie im englischen und spanischen die Karten im Spiel.

## Begriffe: Ein Eintrag hat einen Namen und einen Text, help-glossary-entry bringt sie in eine Zeile

help-glossary-title = Wichtige Begriffe
help-glossary-entry = { $name }: { $text }

help-term-activate-name = Aktivieren
help-term-activate-text = Eine eigene Karte im Spiel quer drehen und zahlen, was sie verlangt, damit sie wirkt. Jede Karte einmal pro Runde.
help-term-crystals-name = Kristalle
help-term-crystals-text = Damit zahlst du manche Kosten, und am Ende willst du möglichst viele: Jeder ist 1 Punkt wert. Weniger als 0 kannst du nicht haben.
help-term-discard-pile-name = Ablagestapel
help-term-discard-pile-text = Abgeworfene und geopferte Karten, verdeckt. Niemand darf sie durchsehen. Wird bei leerem Nachziehstapel eine Karte gebraucht, werden sie gemischt und bilden den neuen.
help-term-draw-pile-name = Nachziehstapel
help-term-draw-pile-text = Die Karten, die zu Beginn niemand bekommen hat, verdeckt. Ist in beiden Stapeln keine Karte mehr, ziehst du weniger Karten oder keine.
help-term-energy-name = Energie
help-term-energy-text = Luft, Wasser, Feuer oder Erde. Du zahlst mit Energie oder wandelst sie in Kristalle um.
help-term-familiar-name = Gefährte
help-term-familiar-text = Eine der beiden Kartenarten. Die meisten Gefährten wirken sich auf die Mitspieler aus.
help-term-free-entry-name = Kostenfrei ins Spiel
help-term-free-entry-text = Eine Karte kommt durch eine andere ins Spiel, ohne bezahlt zu werden. Sie braucht einen freien Platz und gilt nicht als beschworen.
help-term-gauge-name = Wissen von der Beschwörungslehre
help-term-gauge-text = Wie viele Karten du im Spiel haben kannst, von 0 bis 15. Meist kurz Beschwörungslehre genannt.
help-term-library-name = Bücherei
help-term-library-text = 3 Karten, die du in der Spieleröffnung beiseitelegst. Du hast eine für Jahr 2 und eine für Jahr 3.
help-term-magic-item-name = Magischer Gegenstand
help-term-magic-item-text = Eine der beiden Kartenarten. Deine magischen Gegenstände nützen dir selbst.
help-term-prestige-name = Prestigepunkte
help-term-prestige-text = Die Punkte des Spiels. Am Ende zählen die Prestigepunkte jeder deiner Karten im Spiel, auch wenn sie unter 0 liegen.
help-term-reserve-name = Reserve
help-term-reserve-text = Deine eigene Energie, höchstens 7, mit „Verzaubertes Grimoire“ 10. Energie auf „Wasseramulett“ und „Nimmersatter Kessel“ gehört nicht dazu.
help-term-sacrifice-name = Opfern
help-term-sacrifice-text = Eine eigene Karte aus dem Spiel auf den Ablagestapel legen. Das geht nur, wenn eine Karte es verlangt.
help-term-season-token-name = Jahreszeitenstein
help-term-season-token-text = Zeigt auf dem Jahreszeitenrad, welche Jahreszeit ist. Er zieht am Ende jeder Runde weiter.
help-term-stockpile-name = Vorrat
help-term-stockpile-text = Daher kommen Energie und Kristalle, und dorthin gehen sie zurück. Er geht nie aus.
help-term-summon-name = Beschwören
help-term-summon-text = Eine Karte aus deiner Hand bezahlen und auf einen freien Platz ins Spiel bringen.
help-term-transmute-name = Umwandeln
help-term-transmute-text = Energie zum Ertrag der Jahreszeit in Kristalle umwandeln. Du brauchst das Recht dazu, es sei denn, eine Karte tut es für dich.
help-term-turn-a-card-name = Gedrehte Karte
help-term-turn-a-card-text = Eine aktivierte Karte liegt quer: Sie ist gedreht. Zu Beginn der nächsten Runde wird sie zurückgedreht.
help-term-year-name = Jahr
help-term-year-text = Einmal um das Jahreszeitenrad, vom Winter bis zum Herbst. Ein Spiel dauert drei Jahre.

## Effektarten, als Beschriftung

help-effect-enter = Soforteffekt
help-effect-permanent = Permanenter Effekt
help-effect-activate = Aktivierungseffekt
help-effect-none = Kein Effekt
