# Die fünfzig Karten nach Nummern. Eigene Worte, nie die der gedruckten Karte.
#
# .name  der Name, wie in data/cards.csv
# .full  der ganze Effekt, höchstens 180 Zeichen
# .gist  der Effekt auf einen Blick, höchstens 56 Zeichen
#
# $edition (revised, first): Die beiden gedruckten Ausgaben unterscheiden sich bei den Karten 5 und 43.

card-1 =
    .name = Luftamulett
    .full = Kommt diese Karte ins Spiel, steigt dein Wissen von der Beschwörungslehre um 2.
    .gist = Sofort: Beschwörungslehre +2
card-2 =
    .name = Feueramulett
    .full = Kommt diese Karte ins Spiel, ziehe 4 Karten und behalte eine davon. Die anderen 3 werden verdeckt abgeworfen.
    .gist = Sofort: 4 Karten ziehen, 1 behalten
card-3 =
    .name = Erdamulett
    .full = Kommt diese Karte ins Spiel, erhältst du 9 Kristalle.
    .gist = Sofort: 9 Kristalle
card-4 =
    .name = Wasseramulett
    .full = Kommt diese Karte ins Spiel, lege 4 Energie deiner Wahl darauf. Du kannst sie wie Energie aus deiner Reserve einsetzen, aber sie zählt nicht zu deren Höchstmenge.
    .gist = Sofort: 4 Energie auf diese Karte, für später
card-5 =
    .name = Waage von Ishtar
    .full =
        { $edition ->
            [first] Aktivieren: Wandle 4 gleiche Energie in 12 Kristalle um. Du brauchst kein Recht zum Umwandeln, und die Jahreszeit spielt keine Rolle.
           *[revised] Aktivieren: Wandle 3 gleiche Energie in 9 Kristalle um. Du brauchst kein Recht zum Umwandeln, und die Jahreszeit spielt keine Rolle.
        }
    .gist =
        { $edition ->
            [first] Aktivieren: 4 gleiche Energie in 12 Kristalle umwandeln
           *[revised] Aktivieren: 3 gleiche Energie in 9 Kristalle umwandeln
        }
card-6 =
    .name = Stab des Frühlings
    .full = Immer wenn du eine andere Karte beschwörst, erhältst du 3 Kristalle, bevor die neue Karte wirkt. Karten, die kostenfrei ins Spiel kommen, zählen nicht.
    .gist = 3 Kristalle, wenn du eine andere Karte beschwörst
card-7 =
    .name = Stiefel der Zeit
    .full = Kommt diese Karte ins Spiel, musst du den Jahreszeitenstein 1, 2 oder 3 Felder vor oder zurück bewegen. Eine neue Jahreszeit oder ein neues Jahr gilt sofort.
    .gist = Sofort: Jahreszeitenstein 1 bis 3 Felder bewegen
card-8 =
    .name = Geldbeutel von Io
    .full = Jede Energie, die du umwandelst, bringt 1 Kristall mehr, auch bei „Waage von Ishtar“ und „Trank des Lebens“.
    .gist = 1 Kristall mehr pro umgewandelter Energie
card-9 =
    .name = Kelch der Prophezeiung
    .full = Kommt diese Karte ins Spiel, ziehe 4 Karten. Ist ein Platz frei, musst du eine davon kostenfrei ins Spiel bringen. Die übrigen werden abgeworfen.
    .gist = Sofort: 4 Karten ziehen, 1 kostenfrei ins Spiel
card-10 =
    .name = Syllas der Gewissenhafte
    .full = Kommt diese Karte ins Spiel, opfern alle Mitspieler je eine ihrer Karten im Spiel. Sie wählen selbst, welche.
    .gist = Sofort: Alle Mitspieler opfern eine Karte
card-11 =
    .name = Figrim der Habgierige
    .full = Bei jedem Jahreszeitenwechsel erhältst du 1 Kristall von jedem Mitspieler, der welche hat.
    .gist = Jahreszeitenwechsel: 1 Kristall von jedem Mitspieler
card-12 =
    .name = Naria die Prophetin
    .full = Kommt diese Karte ins Spiel, ziehe so viele Karten, wie Spieler am Tisch sind. Behalte eine davon und gib jedem Mitspieler eine.
    .gist = Sofort: 1 Karte pro Spieler ziehen und verteilen
card-13 =
    .name = Wundersame Kiste
    .full = Liegen am Rundenende mindestens 4 Energie in deiner Reserve, erhältst du 3 Kristalle.
    .gist = Rundenende: 3 Kristalle bei mindestens 4 Energie
card-14 =
    .name = Horn des Bettlers
    .full = Liegt am Rundenende höchstens 1 Energie in deiner Reserve, nimm 1 Energie deiner Wahl.
    .gist = Rundenende: 1 Energie, wenn du höchstens 1 hast
card-15 =
    .name = Würfel der Boshaftigkeit
    .full = Aktivieren zu Beginn deines Zuges, bevor du deinen Würfel nutzt: Wirf ihn neu und erhalte 2 Kristalle. Nur die neue Seite zählt.
    .gist = Aktivieren: neu würfeln und 2 Kristalle erhalten
card-16 =
    .name = Kairn der Vernichter
    .full = Aktivieren: Wirf 1 beliebige Energie ab. Alle Mitspieler verlieren je 4 Kristalle; wer weniger hat, verliert alle.
    .gist = Aktivieren: 1 Energie; −4 Kristalle für Mitspieler
card-17 =
    .name = Amsug Langhals
    .full = Kommt diese Karte ins Spiel, nehmen alle einen eigenen magischen Gegenstand aus dem Spiel auf die Hand zurück. Auch du, aber nach den anderen.
    .gist = Sofort: Alle nehmen einen magischen Gegenstand zurück
card-18 =
    .name = Verzaubertes Grimoire
    .full = Kommt diese Karte ins Spiel, nimm 2 Energie deiner Wahl. Solange sie im Spiel ist, fasst deine Reserve 10 Energie.
    .gist = Sofort: 2 Energie. Deine Reserve fasst 10
card-19 =
    .name = Ragfields Helm
    .full = Bei Spielende erhältst du 20 Kristalle, wenn du mehr Karten im Spiel hast als jeder Mitspieler.
    .gist = Spielende: 20 Kristalle für die meisten Karten im Spiel
card-20 =
    .name = Hand des Schicksals
    .full = Karten zu beschwören kostet dich 1 Energie weniger. Du wählst, welche Art du sparst. Kostet eine Karte Energie, zahlst du aber immer mindestens 1.
    .gist = Beschwören kostet 1 Energie weniger, aber mindestens 1
card-21 =
    .name = Lewis von Unruh
    .full = Kommt diese Karte ins Spiel, wähle einen Mitspieler und nimm aus dem Vorrat die gleiche Energie, die in dessen Reserve liegt.
    .gist = Sofort: Reserve eines Mitspielers kopieren
card-22 =
    .name = Runenwürfel von Eolis
    .full = Diese Karte bewirkt gar nichts, ist aber mehr Prestigepunkte wert als jede andere.
    .gist = Kein Effekt, nur Prestigepunkte
card-23 =
    .name = Trank der Macht
    .full = Aktivieren: Opfere diese Karte. Ziehe eine Karte, die du behältst, und erhöhe dein Wissen von der Beschwörungslehre um 2.
    .gist = Opfern: 1 Karte ziehen, Beschwörungslehre +2
card-24 =
    .name = Trank der Träume
    .full = Aktivieren: Opfere diese Karte und verliere deine ganze Reserve. Dann bringe eine Karte aus deiner Hand kostenfrei ins Spiel.
    .gist = Opfern, Reserve verlieren: 1 Handkarte kostenfrei
card-25 =
    .name = Trank des Wissens
    .full = Aktivieren: Opfere diese Karte und nimm 5 Energie deiner Wahl.
    .gist = Opfern: 5 Energie nehmen
card-26 =
    .name = Trank des Lebens
    .full = Aktivieren: Opfere diese Karte und wandle deine ganze Reserve um, jede Energie in 4 Kristalle. Du brauchst kein Recht zum Umwandeln.
    .gist = Opfern: 4 Kristalle pro Energie in deiner Reserve
card-27 =
    .name = Stundenglas der Zeit
    .full = Bei jedem Jahreszeitenwechsel nimmst du 1 Energie deiner Wahl.
    .gist = Jahreszeitenwechsel: 1 Energie nehmen
card-28 =
    .name = Zepter der großen Macht
    .full = Kommt diese Karte ins Spiel, erhältst du 3 Kristalle für jeden anderen magischen Gegenstand, den du im Spiel hast.
    .gist = Sofort: 3 Kristalle pro anderem magischen Gegenstand
card-29 =
    .name = Olafs gesegnete Statue
    .full = Kommt diese Karte ins Spiel, erhältst du 20 Kristalle.
    .gist = Sofort: 20 Kristalle
card-30 =
    .name = Yjangs vergessene Vase
    .full = Immer wenn du eine andere Karte beschwörst, nimm 1 Energie deiner Wahl, bevor die neue Karte wirkt. Karten, die kostenfrei ins Spiel kommen, zählen nicht.
    .gist = 1 Energie, wenn du eine andere Karte beschwörst
card-31 =
    .name = Amulett der Elemente
    .full = Kostet 1 bis 4 Energie verschiedener Art. Feuer: Ziehe eine Karte. Luft: Beschwörungslehre +1. Erde: 5 Kristalle. Wasser: 2 Energie. Kommt sie kostenfrei: alle vier Effekte.
    .gist = Sofort: ein Effekt für jede gezahlte Energieart
card-32 =
    .name = Baum der Lichter
    .full = Aktivieren: Zahle 3 Kristalle und nimm 1 Energie deiner Wahl. Oder zahle 1 Energie, um in diesem Zug umwandeln zu dürfen.
    .gist = Aktivieren: 1 Energie oder Recht zum Umwandeln kaufen
card-33 =
    .name = Magischer Parasit
    .full = Mitspieler, die eine Karte beschwören, müssen dir zusätzlich 1 Kristall geben. Wer keinen hat, kann nicht beschwören.
    .gist = Mitspieler zahlen dir 1 Kristall pro Beschwörung
card-34 =
    .name = Kristallkugel
    .full = Aktivieren: Sieh dir die oberste Karte des Nachziehstapels an und lege sie zurück oder bringe sie für 4 Energie ins Spiel. Oder wirf sie für 3 Kristalle ungesehen ab.
    .gist = Aktivieren: oberste Karte ansehen, für 4 Energie spielen
card-35 =
    .name = Nimmersatter Kessel
    .full = Aktivieren: Lege 1 beliebige Energie darauf. Liegen 7 darauf, wird die Karte geopfert: Die 7 Energie kommen in deine Reserve, und du erhältst 15 Kristalle.
    .gist = Aktivieren: 1 Energie darauflegen. Bei 7: 15 Kristalle
card-36 =
    .name = Blutsaugende Krone
    .full = Kommt diese Karte ins Spiel, ziehe und behalte eine Karte oder wirf eine aus der Hand ab. Zeige sie allen und nimm so viel Energie, wie sie Prestigepunkte hat.
    .gist = Sofort: ziehen oder abwerfen; Energie je Prestigepunkt
card-37 =
    .name = Drachenschädel
    .full = Aktivieren: Opfere 3 deiner Karten im Spiel, auf Wunsch auch diese. Du erhältst 15 Kristalle.
    .gist = Aktivieren: 3 Karten für 15 Kristalle opfern
card-38 =
    .name = Dämon von Argos
    .full = Kommt diese Karte ins Spiel, sinkt bei allen Mitspielern das Wissen von der Beschwörungslehre um 1, und sie ziehen je eine Karte, die sie behalten.
    .gist = Sofort: Beschwörungslehre −1 und 1 Karte für Mitspieler
card-39 =
    .name = Titus Kullerauge
    .full = Am Rundenende erhältst du 1 Kristall von jedem Mitspieler. Hat jemand keinen, opferst du Titus danach.
    .gist = Rundenende: 1 Kristall von jedem Mitspieler
card-40 =
    .name = Luftelementar
    .full = Kommt diese Karte ins Spiel, wird alle Energie in den Reserven deiner Mitspieler zu Luftenergie.
    .gist = Sofort: Reserven der Mitspieler werden zu Luft
card-41 =
    .name = Diebische Feen
    .full = Immer wenn ein Mitspieler eine Karte aktiviert, erhältst du 1 Kristall von ihm, falls vorhanden, und 1 aus dem Vorrat.
    .gist = 2 Kristalle, wenn ein Mitspieler eine Karte aktiviert
card-42 =
    .name = Verfluchtes Traktat von Arus
    .full = Kommt diese Karte ins Spiel, erhältst du 2 Energie deiner Wahl, 10 Kristalle und Beschwörungslehre +1. Wird sie je geopfert, verlierst du deine ganze Reserve.
    .gist = Sofort: 2 Energie, 10 Kristalle, Beschwörungslehre +1
card-43 =
    .name = Bildnis der Gefährten
    .full =
        { $edition ->
            [first] Aktivieren: Jeder Gefährte, den du im Spiel hast, bringt dir 1 Kristall.
           *[revised] Kommt diese Karte ins Spiel, erhältst du 10 Kristalle. Aktivieren: Jeder Gefährte, den du im Spiel hast, bringt dir 1 Kristall.
        }
    .gist =
        { $edition ->
            [first] Aktivieren: 1 Kristall pro Gefährten
           *[revised] Sofort: 10 Kristalle. Aktivieren: 1 pro Gefährten
        }
card-44 =
    .name = Opferdolch
    .full = Aktivieren: Wirf einen Gefährten offen aus der Hand ab oder opfere einen im Spiel. Dann nimm 4 Energie deiner Wahl.
    .gist = Aktivieren: 4 Energie für einen Gefährten
card-45 =
    .name = Laterne von Xidit
    .full = Bei Spielende erhältst du 3 Kristalle für jede Energie in deiner Reserve.
    .gist = Spielende: 3 Kristalle pro Energie in der Reserve
card-46 =
    .name = Versiegelte Truhe von Urm
    .full = Bei Spielende erhältst du 20 Kristalle, wenn du keinen Gefährten im Spiel hast.
    .gist = Spielende: 20 Kristalle ohne Gefährten im Spiel
card-47 =
    .name = Spiegel der Jahreszeiten
    .full = Aktivieren: Wähle mindestens 1 Energie, alle von einer Art, und zahle für jede 1 Kristall. Sie alle werden zu Energie einer anderen Art.
    .gist = Aktivieren: gleiche Energie verwandeln, je 1 Kristall
card-48 =
    .name = Medaillon von Ragnor
    .full = Kommt diese Karte ins Spiel, nimm 1 Energie deiner Wahl für jeden anderen magischen Gegenstand, den du im Spiel hast.
    .gist = Sofort: 1 Energie pro anderem magischen Gegenstand
card-49 =
    .name = Sid Nachtschatten
    .full = Kommt diese Karte ins Spiel und hast du mehr Kristalle als jeder Mitspieler, stiehlst du allen je 5; wer weniger hat, verliert alle.
    .gist = Sofort: Hast du die meisten Kristalle, stiehl jedem 5
card-50 =
    .name = Verdammte Seele von Onys
    .full = Kommt diese Karte ins Spiel: 10 Kristalle und 1 Wasser. Aktivieren: Wirf 1 Wasser ab, und sie geht nach links. Wer sie hat, verliert jede Runde 3 Kristalle.
    .gist = Sofort: 10 Kristalle, 1 Wasser. Jede Runde: −3
