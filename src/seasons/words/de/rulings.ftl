# Was am Tisch zu den Karten gefragt wird, nach Nummern: eigene Worte, höchstens 200 Zeichen.
#
# card-8-ruling-1, -2 und so weiter ohne Lücke; was eine Karte tut, steht in card-8.full und wird nicht wiederholt.
# card-8-differs: wo sich die gedruckten Regelhefte widersprechen, und was hier gilt.
# Alles folgt docs/rulings.md.

# Luftamulett
card-1-ruling-1 = Deine Beschwörungslehre steigt höchstens auf 15. Was darüber hinausgeht, verfällt, aber beschwören darfst du die Karte trotzdem.
card-1-ruling-2 = Deine Beschwörungslehre bleibt, wie sie ist, wenn die Karte das Spiel verlässt.

# Feueramulett
card-2-ruling-1 = Nur du siehst die Karten. Genau eine davon musst du behalten.
card-2-ruling-2 = Gibt es weniger als 4 Karten zu ziehen, behältst du eine davon. Gibt es keine, passiert nichts.

# Erdamulett
card-3-ruling-1 = Du erhältst die Kristalle auch, wenn die Karte kostenfrei ins Spiel kommt, und noch einmal, wenn du sie zurücknimmst und neu beschwörst.

# Wasseramulett
card-4-ruling-1 = Mit dieser Energie kannst du zahlen, tauschen und umwandeln. Bei jeder Energie wählst du, ob sie von der Karte oder aus der Reserve kommt; verschieben kannst du keine.
card-4-ruling-2 = „Wundersame Kiste“, „Horn des Bettlers“, „Lewis von Unruh“, „Luftelementar“ und „Laterne von Xidit“ lassen diese Energie außer Acht.
card-4-ruling-3 = Die Energie bleibt liegen, wenn du „Trank des Lebens“ oder „Trank der Träume“ nutzt oder „Verfluchtes Traktat von Arus“ opferst.
card-4-ruling-4 = Verlässt die Karte das Spiel, ist die Energie darauf verloren. Kommt die Karte wieder ins Spiel, wählst du 4 neue.
card-4-differs = Das deutsche Regelheft sagt nicht, dass du diese Energie einsetzen kannst. Die anderen sagen es, und so gilt es hier.

# Waage von Ishtar
card-5-ruling-1 = Jedes Exemplar von „Geldbeutel von Io“ und jeder Umwandlungsbonus, den du in diesem Zug schon eingesetzt hast, bringt 1 Kristall mehr pro Energie.
card-5-ruling-2 = Die Energie muss von einer Art sein, kann aber teils aus deiner Reserve und teils von „Wasseramulett“ kommen.
card-5-ruling-3 = Die Waage gibt dir kein Recht, noch andere Energie umzuwandeln.
card-5-differs = In älteren Auflagen werden 4 Energie zu 12 Kristallen, in neueren 3 zu 9; „3 zu 12“ im englischen Heft ist ein Druckfehler. Hier kommt es auf die gewählte Ausgabe an.

# Stab des Frühlings
card-6-ruling-1 = Für den Stab selbst erhältst du nichts, auch nicht für Karten, die deine Mitspieler beschwören.
card-6-ruling-2 = Auch eine Karte, die nichts kostet, zählt, sofern du sie beschwörst.
card-6-ruling-3 = „Verdammte Seele von Onys“ wird nicht beschworen, wenn sie an dich weitergegeben wird, und bringt deshalb nichts.
card-6-ruling-4 = 2 Exemplare bringen 6 Kristalle für jede Karte, die du beschwörst.

# Stiefel der Zeit
card-7-ruling-1 = Beginnt ein Jahr zum ersten Mal, nehmen alle sofort die Karten der passenden Bücherei. Geht es ein Jahr zurück, behalten sie alle Karten; beginnt das Jahr erneut, kommen keine dazu.
card-7-ruling-2 = Karten, die bei einem Jahreszeitenwechsel wirken, tun das nur, wenn nach der Bewegung eine andere Jahreszeit ist, egal ob vor oder zurück. Der neue Umwandlungsertrag gilt sofort.
card-7-ruling-3 = Die Würfel dieser Runde bleiben, wie sie sind. Du darfst auch hinter den Beginn von Jahr 1 zurückgehen; angezeigt wird weiterhin Jahr 1.
card-7-ruling-4 = Zieht der Stein über das Ende von Jahr 3 hinaus, wird die Runde noch zu Ende gespielt. Steht er bis dahin wieder in Jahr 3, geht das Spiel weiter.
card-7-differs = Im deutschen Heft darfst du auf die Bewegung verzichten, im deutschen und spanischen wirkt „Stundenglas der Zeit“ später. Hier musst du den Stein bewegen, und alles passiert sofort.

# Geldbeutel von Io
card-8-ruling-1 = Bei „Nimmersatter Kessel“, „Drachenschädel“ und „Laterne von Xidit“ bringt der Geldbeutel nichts: Dort wird nichts umgewandelt.
card-8-ruling-2 = Auch Energie, die du von „Wasseramulett“ umwandelst, bringt den zusätzlichen Kristall.
card-8-ruling-3 = 2 Exemplare bringen 2 Kristalle mehr pro Energie.

# Kelch der Prophezeiung
card-9-ruling-1 = Der Kelch belegt selbst einen Platz. Ist kein weiterer frei, werden alle gezogenen Karten abgeworfen, und nur du hast sie gesehen.
card-9-ruling-2 = Die gewählte Karte wird nicht beschworen: „Stab des Frühlings“, „Yjangs vergessene Vase“ und „Magischer Parasit“ wirken nicht. Ihr eigener Soforteffekt tritt aber ein.
card-9-ruling-3 = Die übrigen Karten werden abgeworfen, bevor die gewählte wirkt. Gibt es weniger als 4 zu ziehen, wählst du unter diesen.
card-9-ruling-4 = Wählst du das zweite Exemplar von „Kelch der Prophezeiung“, wirkt es ebenfalls, sofern ein Platz frei ist.
card-9-differs = Im englischen und deutschen Heft heißt es, dass die Aktivierungskosten entfallen. Gemeint sind die Beschwörungskosten, wie in den anderen Heften.

# Syllas der Gewissenhafte
card-10-ruling-1 = Deine Mitspieler wählen nacheinander, beginnend links von dir. Jedes Opfer ist mit allen Folgen abgehandelt, bevor die nächste Wahl ansteht.
card-10-ruling-2 = Du selbst opferst nichts, und Mitspieler ohne Karten im Spiel sind nicht betroffen. Auch eine gedrehte Karte darf geopfert werden.

# Figrim der Habgierige
card-11-ruling-1 = Die Kosten hängen von der Spielerzahl ab: 3, 6 oder 9 Kristalle bei 2, 3 oder 4 Spielern.
card-11-ruling-2 = Figrim wirkt auch, wenn „Stiefel der Zeit“ die Jahreszeit ändert, und am Ende von Jahr 3, noch vor der Wertung.
card-11-ruling-3 = Mit 2 Exemplaren erhältst du 2 Kristalle von jedem Mitspieler, der so viele hat.

# Naria die Prophetin
card-12-ruling-1 = Nur du siehst alle Karten. Du nimmst deine zuerst und wählst dann für jeden Mitspieler eine, im Uhrzeigersinn, beginnend links von dir.
card-12-ruling-2 = Niemand kann die Karte ablehnen.
card-12-ruling-3 = Sind zu wenige Karten übrig, erhältst du zuerst eine, dann deine Mitspieler im Uhrzeigersinn.

# Wundersame Kiste
card-13-ruling-1 = Deine ganze Reserve zählt, mit „Verzaubertes Grimoire“ auch über 7 hinaus. Energie auf „Wasseramulett“ und „Nimmersatter Kessel“ zählt nicht.
card-13-ruling-2 = Die Kiste wirkt schon in der Runde, in der sie ins Spiel kommt, und immer nach „Horn des Bettlers“. 2 Exemplare bringen 6 Kristalle.
card-13-differs = Im deutschen Heft gilt das Ende jedes Spielzugs. Hier gilt wie in den anderen Heften das Rundenende.

# Horn des Bettlers
card-14-ruling-1 = Energie auf „Wasseramulett“ und „Nimmersatter Kessel“ zählt nicht: Du erhältst deine Energie trotzdem.
card-14-ruling-2 = 2 Exemplare werden nacheinander geprüft. Ohne Energie erhältst du 2, mit 1 Energie nur 1.
card-14-ruling-3 = Das Horn wirkt schon in der Runde, in der es ins Spiel kommt.

# Würfel der Boshaftigkeit
card-15-ruling-1 = In dem Zug, in dem du die Karte beschwörst, kannst du sie nicht nutzen: Dein Würfel ist dann schon genutzt.
card-15-ruling-2 = Mit 2 Exemplaren darfst du zweimal neu würfeln und erhältst 4 Kristalle. Nur der letzte Wurf zählt.
card-15-ruling-3 = „Diebische Feen“ deiner Mitspieler wirken, bevor du deine 2 Kristalle erhältst.

# Kairn der Vernichter
card-16-ruling-1 = Die Kristalle, die deine Mitspieler verlieren, erhält niemand.
card-16-ruling-2 = Die Energie darf von „Wasseramulett“ kommen. Du darfst Kairn auch aktivieren, wenn kein Mitspieler Kristalle hat.

# Amsug Langhals
card-17-ruling-1 = Gewählt wird nacheinander, beginnend links von dir, und alle sehen die Wahl. Wer keinen magischen Gegenstand im Spiel hat, ist nicht betroffen.
card-17-ruling-2 = Nimmst du „Wasseramulett“ oder „Nimmersatter Kessel“ zurück, ist die Energie darauf verloren.
card-17-ruling-3 = Nimmst du „Verzaubertes Grimoire“ zurück, wirfst du sofort alle Energie über 7 ab. „Verfluchtes Traktat von Arus“ kostet dabei keine Energie: Es wird nicht geopfert.
card-17-ruling-4 = Du darfst die Karte später wieder beschwören. Ihr Soforteffekt tritt dann noch einmal ein.

# Verzaubertes Grimoire
card-18-ruling-1 = Verlässt die Karte das Spiel, wirfst du sofort ab, was in deiner Reserve über 7 hinausgeht.
card-18-ruling-2 = Auch mit 2 Exemplaren fasst deine Reserve 10 Energie, aber das zweite bringt ebenfalls 2 Energie. Verlässt eines das Spiel, bleibt es bei 10.
card-18-ruling-3 = Deine Reserve fasst 10, sobald die Karte im Spiel ist, also noch bevor du Energie durch „Yjangs vergessene Vase“ erhältst.

# Ragfields Helm
card-19-ruling-1 = Hat ein Mitspieler ebenso viele Karten im Spiel wie du, erhältst du nichts. 2 Exemplare bringen 40 Kristalle.
card-19-ruling-2 = Alle deine Karten im Spiel zählen, auch die über deine Beschwörungslehre hinaus und „Verdammte Seele von Onys“, wenn sie an dich weitergegeben wurde.

# Hand des Schicksals
card-20-ruling-1 = Du darfst auch eine Energieart sparen, die du nicht hast. Auf das Sparen verzichten kannst du nicht.
card-20-ruling-2 = Kosten von 0 oder 1 Energie bleiben, wie sie sind, ebenso Kosten in Kristallen und die Kosten dieser Karte selbst.
card-20-ruling-3 = Aktivierungskosten bleiben gleich, auch die 4 Energie, um mit „Kristallkugel“ eine Karte ins Spiel zu bringen.
card-20-ruling-4 = 2 Exemplare sparen 2 Energie, aber mindestens 1 zahlst du immer.

# Lewis von Unruh
card-21-ruling-1 = Der Mitspieler verliert nichts. Du musst auch dann einen wählen, wenn alle Reserven leer sind.
card-21-ruling-2 = Die ganze Reserve wird kopiert, mit „Verzaubertes Grimoire“ auch über 7 hinaus. Energie auf „Wasseramulett“ und „Nimmersatter Kessel“ nicht.
card-21-ruling-3 = Du nimmst zuerst alle Energie, dann wirfst du ab, was nicht in deine Reserve passt, alte oder neue nach Wahl.

# Runenwürfel von Eolis
card-22-ruling-1 = Mit „Blutsaugende Krone“ ist er 30 Energie wert. Du wählst nur so viel, wie deine Reserve fasst.

# Trank der Macht
card-23-ruling-1 = Deine Beschwörungslehre steigt höchstens auf 15. Auch bei 15 darfst du den Trank aktivieren, dann nur für die Karte.
card-23-ruling-2 = Der Trank wird abgeworfen, bevor du ziehst. Gibt es sonst keine Karte zu ziehen, ziehst du den Trank selbst.

# Trank der Träume
card-24-ruling-1 = Deine Reserve darf leer sein, aber du brauchst eine Handkarte und einen Platz für sie. Der Platz des Tranks wird frei.
card-24-ruling-2 = Energie auf „Wasseramulett“ und „Nimmersatter Kessel“ bleibt liegen.
card-24-ruling-3 = Die Karte wird nicht beschworen: „Stab des Frühlings“, „Yjangs vergessene Vase“ und „Magischer Parasit“ wirken nicht. Ihr eigener Soforteffekt tritt aber ein.
card-24-ruling-4 = Du darfst mit dem ersten „Trank der Träume“ den zweiten ins Spiel bringen und ihn im selben Zug aktivieren.
card-24-differs = Die englische und die französische Karte sprechen von deiner gesamten Energie, die Erläuterungen nur von der Reserve. Hier verlierst du nur die Reserve.

# Trank des Wissens
card-25-ruling-1 = Du nimmst zuerst alle 5 Energie, dann wirfst du ab, was nicht in deine Reserve passt, alte oder neue nach Wahl.

# Trank des Lebens
card-26-ruling-1 = Du kannst keine Energie deiner Reserve zurückhalten. Die auf „Wasseramulett“ und „Nimmersatter Kessel“ bleibt liegen.
card-26-ruling-2 = Jedes Exemplar von „Geldbeutel von Io“ und jeder Umwandlungsbonus, den du in diesem Zug schon eingesetzt hast, bringt 1 Kristall mehr pro Energie.
card-26-ruling-3 = Der Trank gibt dir kein Recht zum Umwandeln. Hast du es durch Würfel, Bonus oder „Baum der Lichter“, behältst du es.
card-26-ruling-4 = Du darfst den Trank auch mit leerer Reserve aktivieren.
card-26-differs = Laut deutschem Heft darf danach in dieser Runde niemand sonst mehr umwandeln, laut italienischem du selbst nicht mehr. Hier behalten alle ihr Recht zum Umwandeln.

# Stundenglas der Zeit
card-27-ruling-1 = Ändert „Stiefel der Zeit“ die Jahreszeit, erhältst du die Energie sofort.
card-27-ruling-2 = Mit 2 Exemplaren nimmst du 2 Energie, eine nach der anderen. Jedes Mal wirfst du ab, was nicht in deine Reserve passt.
card-27-ruling-3 = Das Stundenglas wirkt auch am Ende von Jahr 3. Diese Energie zählt für „Laterne von Xidit“.
card-27-differs = Ändert „Stiefel der Zeit“ die Jahreszeit, gibt es die Energie laut spanischem Heft am Ende von Zug oder Runde, laut deutschem am Rundenende. Hier gibt es sie sofort.

# Zepter der großen Macht
card-28-ruling-1 = Gefährten zählen nicht. Hast du schon ein Zepter im Spiel, zählt es für das zweite.
card-28-ruling-2 = Bringt „Kelch der Prophezeiung“ oder „Kristallkugel“ das Zepter ins Spiel, zählt diese Karte mit. „Trank der Träume“ ist dann schon weg und zählt nicht.
card-28-differs = Die französische und die italienische Karte nehmen das Zepter namentlich aus, als zählte kein Exemplar. Hier zählt, wie in den Erläuterungen, jeder andere magische Gegenstand.

# Olafs gesegnete Statue
card-29-ruling-1 = Du erhältst die Kristalle auch, wenn die Karte kostenfrei ins Spiel kommt, und noch einmal, wenn du sie zurücknimmst und neu beschwörst.

# Yjangs vergessene Vase
card-30-ruling-1 = Für die Vase selbst erhältst du nichts, auch nicht für Karten, die deine Mitspieler beschwören.
card-30-ruling-2 = Du erhältst die Energie erst nach dem Zahlen. Die Karte, für die du sie erhältst, kannst du damit also nicht bezahlen.
card-30-ruling-3 = Mit 2 Exemplaren nimmst du 2 Energie, eine nach der anderen. Jedes Mal wirfst du ab, was nicht in deine Reserve passt.

# Amulett der Elemente
card-31-ruling-1 = Jede Energieart kannst du nur einmal wählen. Die Energie von „Yjangs vergessene Vase“ kommt zu spät, um damit zu zahlen.
card-31-ruling-2 = Mit „Hand des Schicksals“ zahlst du für die gewählten Arten 1 Energie weniger: 2 Arten für 1 Energie. Eine einzelne Art kostet weiterhin 1.
card-31-ruling-3 = Die Effekte treten in dieser Reihenfolge ein: Feuer, Luft, Erde, Wasser. Die für Feuer gezogene Karte behältst du.
card-31-differs = Im deutschen Heft bleibt unklar, was geschieht, wenn die Karte kostenfrei ins Spiel kommt. Hier treten wie in den anderen Heften alle vier Effekte ein.

# Baum der Lichter
card-32-ruling-1 = Du nutzt jedes Mal nur einen Effekt. Mit 2 Exemplaren darfst du mit jedem einen nutzen, zweimal denselben oder beide.
card-32-ruling-2 = Du darfst mit jeder Energieart zahlen. Das Recht zum Umwandeln hast nur du, und es gilt bis zum Ende deines Zuges.
card-32-differs = Im englischen und spanischen Heft gilt das Recht zum Umwandeln für die Runde. Hier gilt es wie im französischen und italienischen für deinen Zug.

# Magischer Parasit
card-33-ruling-1 = Auch für Karten, die nichts kosten, ist der Kristall fällig. Für Karten, die kostenfrei ins Spiel kommen, nicht.
card-33-ruling-2 = 2 Exemplare kosten 2 Kristalle pro beschworener Karte.
card-33-ruling-3 = Die Kosten hängen von der Spielerzahl ab: 2, 5 oder 8 Kristalle bei 2, 3 oder 4 Spielern.

# Kristallkugel
card-34-ruling-1 = Zum Ansehen brauchst du weder Energie noch einen freien Platz. Um die Karte ins Spiel zu bringen, brauchst du beides.
card-34-ruling-2 = Legst du die Karte zurück, kennst nur du sie. Zahlst du 3 Kristalle, um sie abzuwerfen, siehst nicht einmal du sie.
card-34-ruling-3 = Die Karte wird nicht beschworen: „Stab des Frühlings“, „Yjangs vergessene Vase“ und „Magischer Parasit“ wirken nicht. Ihr eigener Soforteffekt tritt aber ein.
card-34-ruling-4 = Mit 2 Exemplaren darfst du mit dem einen die Karte ansehen und sie mit dem anderen abwerfen.

# Nimmersatter Kessel
card-35-ruling-1 = Solange der Kessel nicht voll ist, kannst du die Energie darauf nicht nutzen. Sie gehört auch nicht zu deiner Reserve.
card-35-ruling-2 = Kommen die 7 Energie in deine Reserve, wirfst du sofort ab, was nicht hineinpasst, alte oder neue nach Wahl.
card-35-ruling-3 = Verlässt der Kessel das Spiel, bevor er voll ist, ist die Energie darauf verloren, und du erhältst keine Kristalle.
card-35-ruling-4 = „Geldbeutel von Io“ bringt hier nichts. Die siebte Energie ist eine Aktivierung wie jede andere: „Diebische Feen“ wirken einmal.
card-35-differs = Das englische und das deutsche Heft klingen, als ließe sich der Kessel nicht nutzen, solange Energie darauf liegt. Hier ist wie in den anderen nur diese Energie gesperrt.

# Blutsaugende Krone
card-36-ruling-1 = Du wählst zwischen Ziehen und Abwerfen, bevor du eine Karte siehst. Alle sehen die Karte.
card-36-ruling-2 = Eine Karte mit 0 oder weniger Prestigepunkten bringt keine Energie.
card-36-ruling-3 = Hast du keine Handkarten, musst du ziehen. Gibt es keine Karte zu ziehen, musst du abwerfen.

# Drachenschädel
card-37-ruling-1 = Auch gedrehte Karten dürfen geopfert werden. Hast du 2 Exemplare, kann das eine das andere opfern. „Geldbeutel von Io“ bringt hier nichts.
card-37-ruling-2 = Die 3 Karten verlassen das Spiel gleichzeitig. Ist „Verfluchtes Traktat von Arus“ dabei, verlierst du deine Reserve.

# Dämon von Argos
card-38-ruling-1 = Deine Mitspieler sind nacheinander an der Reihe, beginnend links von dir. Unter 0 sinkt die Beschwörungslehre nicht.
card-38-ruling-2 = Niemand opfert Karten wegen der niedrigeren Beschwörungslehre. Neue können aber erst ins Spiel kommen, wenn sie wieder höher ist als die Zahl der Karten im Spiel.
card-38-ruling-3 = Gibt es keine Karte mehr zu ziehen, sinkt die Beschwörungslehre trotzdem.
card-38-differs = Laut deutschem Heft muss die Beschwörungslehre vor der nächsten Karte um 2 steigen. Das stimmt nur bei einer Karte zu viel; hier werden Beschwörungslehre und Karten einfach verglichen.

# Titus Kullerauge
card-39-ruling-1 = Kann ein Mitspieler nicht zahlen, zahlen die anderen trotzdem, alle zugleich. Dann opferst du Titus.
card-39-ruling-2 = Titus wirkt schon in der Runde, in der die Karte ins Spiel kommt. 2 Exemplare wirken nacheinander, jedes wird für sich geprüft.
card-39-ruling-3 = Die Kosten hängen von der Spielerzahl ab: 1, 2 oder 3 Feuer bei 2, 3 oder 4 Spielern.

# Luftelementar
card-40-ruling-1 = Niemand verliert Energie: Nur die Art ändert sich. Deine eigene Reserve bleibt, wie sie ist.
card-40-ruling-2 = Mit „Verzaubertes Grimoire“ ändert sich auch die Energie über 7 hinaus. Die auf „Wasseramulett“ und „Nimmersatter Kessel“ nicht.
card-40-differs = Das deutsche Heft nimmt „Luftamulett“ aus, auf dem nie Energie liegt. Hier ist es wie in den anderen Heften „Wasseramulett“.

# Diebische Feen
card-41-ruling-1 = Jede Aktivierung zählt: auch „Würfel der Boshaftigkeit“, Tränke, das Ansehen mit „Kristallkugel“ und das Weitergeben von „Verdammte Seele von Onys“.
card-41-ruling-2 = Sie wirken, bevor die Kosten gezahlt werden. Wer nach dem Kristall für dich nicht mehr genug hat, kann die Karte nicht aktivieren.
card-41-ruling-3 = Auch Mitspieler ohne Kristalle dürfen Karten aktivieren. Dann erhältst du nur 1 Kristall aus dem Vorrat.
card-41-ruling-4 = 2 Exemplare wirken zweimal. Die Kosten hängen von der Spielerzahl ab: 0, 3 oder 6 Kristalle bei 2, 3 oder 4 Spielern.

# Verfluchtes Traktat von Arus
card-42-ruling-1 = Mit „Verzaubertes Grimoire“ verlierst du auch die Energie über 7 hinaus. Die auf „Wasseramulett“ und „Nimmersatter Kessel“ bleibt liegen.
card-42-ruling-2 = Nimmst du das Traktat auf die Hand zurück, kostet es dich keine Energie: Es wird nicht geopfert.
card-42-ruling-3 = Deine Beschwörungslehre bleibt, wie sie ist, wenn das Traktat das Spiel verlässt. Ist es bei Spielende im Spiel, kostet es dich 10 Punkte.

# Bildnis der Gefährten
card-43-ruling-1 = „Verdammte Seele von Onys“ zählt zu deinen Gefährten, wenn sie an dich weitergegeben wurde.
card-43-ruling-2 = Du darfst das Bildnis auch ohne Gefährten aktivieren, dann bringt es nichts.
card-43-differs = Im deutschen Heft und auf der französischen Karte fehlen die 10 Kristalle als Soforteffekt, überall sonst stehen sie. Hier kommt es auf die gewählte Ausgabe an.

# Opferdolch
card-44-ruling-1 = Ohne Gefährten auf der Hand oder im Spiel kannst du den Dolch nicht aktivieren.
card-44-ruling-2 = Du darfst auch „Verdammte Seele von Onys“ opfern, wenn sie an dich weitergegeben wurde.

# Laterne von Xidit
card-45-ruling-1 = Deine ganze Reserve zählt, mit „Verzaubertes Grimoire“ auch über 7 hinaus. Energie auf „Wasseramulett“ und „Nimmersatter Kessel“ zählt nicht.
card-45-ruling-2 = „Geldbeutel von Io“ bringt hier nichts. 2 Exemplare bringen 6 Kristalle pro Energie.
card-45-ruling-3 = Die Energie, die „Stundenglas der Zeit“ am Ende von Jahr 3 bringt, zählt mit.

# Versiegelte Truhe von Urm
card-46-ruling-1 = Gefährten auf deiner Hand stören nicht. 2 Exemplare bringen 40 Kristalle.
card-46-ruling-2 = „Verdammte Seele von Onys“ ist ein Gefährte: Liegt sie bei dir, erhältst du nichts, auch wenn sie an dich weitergegeben wurde.

# Spiegel der Jahreszeiten
card-47-ruling-1 = Du wählst zuerst die Art, die du abgibst, dann die Menge, dann die Art, die du erhältst.
card-47-ruling-2 = Was du abgibst, darf von „Wasseramulett“ kommen. Was du erhältst, kommt in deine Reserve, und du wirfst ab, was nicht hineinpasst.
card-47-ruling-3 = Den Kristall für „Diebische Feen“ gibst du zuerst ab. Du zahlst mit dem Rest.

# Medaillon von Ragnor
card-48-ruling-1 = Gefährten zählen nicht. Hast du schon ein Medaillon im Spiel, zählt es für das zweite.
card-48-ruling-2 = Bringt „Kelch der Prophezeiung“ oder „Kristallkugel“ das Medaillon ins Spiel, zählt diese Karte mit. „Trank der Träume“ ist dann schon weg und zählt nicht.
card-48-differs = Die italienische Karte nimmt das Medaillon namentlich aus, die französische nennt eine Karte, die es nicht gibt. Hier zählt jeder andere magische Gegenstand.

# Sid Nachtschatten
card-49-ruling-1 = Verglichen wird, nachdem du alles gezahlt hast, auch für „Magischer Parasit“, und nachdem „Stab des Frühlings“ gewirkt hat.
card-49-ruling-2 = Hat ein Mitspieler ebenso viele Kristalle wie du, stiehlst du niemandem etwas.
card-49-ruling-3 = Die Kosten hängen von der Spielerzahl ab: 1, 2 oder 3 Erde bei 2, 3 oder 4 Spielern.

# Verdammte Seele von Onys
card-50-ruling-1 = Weitergeben ist kein Beschwören: Wer sie bekommt, erhält nichts dafür und braucht keinen freien Platz. „Magischer Parasit“, „Stab des Frühlings“ und „Yjangs vergessene Vase“ wirken nicht.
card-50-ruling-2 = Sie kommt ungedreht an und kann deshalb in einem späteren Zug derselben Runde wieder weitergegeben werden.
card-50-ruling-3 = Wer sie hat, für den zählt sie ganz: −5 Prestigepunkte, eine Karte im Spiel, ein Gefährte.
card-50-ruling-4 = Die 3 Kristalle gehen am Rundenende verloren, schon in der Runde, in der die Karte ins Spiel kommt, aber nie mehr, als du hast. 2 Exemplare kosten 6.
card-50-differs = Die italienische Karte sagt nicht, dass sie beim Weitergeben zurückgedreht wird. Hier geschieht das, wie auf der englischen, französischen und spanischen Karte.
