# Die Befehlszeile und der Tisch im Terminal.
#
# Was eingetippt wird, bleibt in allen Sprachen gleich: Befehle, Optionen, ihre festen Werte und die Buchstaben am Tisch.
# Übersetzt sind nur Platzhalter in Großbuchstaben: NAME, THEMA, DATEI, LISTE, ZAHL, TEXT, WORT, SPRACHE.
# Ein „move“ aus gespeicherten Spielen heißt hier Schritt, weil „Zug“ für den ganzen Zug steht.

## Die Befehlszeile: wie die Hilfe aussieht

cli-about = Das Brettspiel Seasons: spielen, nachschlagen, simulieren und messen.
cli-usage = Aufruf: { $text }
cli-usage-options = [OPTIONEN]
cli-usage-command = BEFEHL
cli-arguments = Argumente:
cli-options = Optionen:
cli-commands = Befehle:
cli-more-help = „seasons BEFEHL --help“ erklärt einen Befehl genauer.
cli-default = { $text } (Standard: { $value })
cli-one-of = { $text } Möglich: { $value }.

# Platzhalter für das, was nach einer Option oder einem Befehl eingetippt wird, in Großbuchstaben
cli-place-name = NAME
cli-place-topic = THEMA
cli-place-file = DATEI
cli-place-list = LISTE
cli-place-number = ZAHL
cli-place-text = TEXT
cli-place-word = WORT
cli-place-lang = SPRACHE
cli-place-bot = SPIELER

## Die Befehle

cli-command-table = Im Terminal am Tisch spielen: mit Menschen und Computerspielern.
cli-command-rules = Die Regeln lesen: alle Themen, ein Thema oder die wichtigen Begriffe.
cli-command-cards = Alle Karten auflisten oder alles zu einer Karte sagen.
cli-command-replay = Zeigen, was in einem gespeicherten Spiel geschah, und den Tisch nach dem letzten gezeigten Schritt.
cli-command-scenario = Szenariodateien ausführen und sagen, was anders herauskam.
cli-command-simulate = Zufallsspieler gegeneinander spielen lassen und die Ergebnisse zusammenzählen.
cli-command-bench = Messen, wie schnell die Regeln auf diesem Rechner laufen.
cli-command-soak = Viele Zufallsspiele spielen, nach jedem Schritt alle Prüfregeln anwenden und zeigen, was erreicht wurde.
cli-command-arena = Computerspieler mit denselben Karten und Würfeln gegeneinander antreten lassen und messen, wer stärker ist.
cli-command-solve = Den besten Zug einer Stellung finden: im letzten Zug mit Sicherheit, davor durch Weiterspielen.
cli-command-puzzles = Computerspieler die Aufgaben lösen lassen.
cli-command-bot = Einen Computerspieler über stdin und stdout antworten lassen, im Protokoll für Programme.
cli-command-conform = Prüfen, ob sich ein Programm an das Protokoll hält.
cli-command-hint = Sagen, was in einer Stellung am besten ist, und warum.
cli-command-ladder = Computerspieler alle gegen alle antreten lassen und eine Rangliste aufstellen.
cli-command-regret = Messen, wie viele Punkte die Spielstärken verschenken.

## Die Optionen und Argumente

cli-option-help = Diese Hilfe zeigen und beenden.
cli-option-version = Die Version zeigen und beenden.
cli-option-lang = Die Sprache, zum Beispiel en oder fr; sonst die des Systems.
cli-option-players = Zahl der Spieler, 2 bis 4.
cli-option-level = Welche Karten, und wie man sie bekommt.
cli-option-edition = Die gedruckte Ausgabe.
cli-option-seats = Wer wo sitzt, zum Beispiel human,greedy oder Ada,Bob,random.
cli-option-seed-table = Dieselben Würfel und Karten noch einmal spielen.
cli-option-resume = Ein gespeichertes Spiel fortsetzen; „last“ ist das zuletzt verlassene.
cli-option-card = Eine Karte, nach Name oder Nummer; der Name darf in jeder Sprache des Spiels sein.
cli-option-topic = Ein Thema, nach Schlüssel oder Titel.
cli-option-record = Ein gespeichertes Spiel.
cli-option-to = Nach so vielen Schritten aufhören.
cli-option-seat = Aus der Sicht dieses Sitzplatzes; sonst offen.
cli-option-files = Szenariodateien oder Ordner mit Szenariodateien.
cli-option-games = Zahl der Zufallsspiele.
cli-option-level-cards = Welche Karten.
cli-option-seed = Gleicher Startwert, gleiche Spiele.
cli-option-seed-soak = Gleicher Startwert, gleiche Spiele; ohne Angabe ist es das heutige Datum, etwa 20261118.
cli-option-json = JSON ausgeben.
cli-option-peers = Auch andere Spielprogramme messen; dafür werden sie aus dem Python Package Index geladen.
cli-option-seconds = Zeit für einen Messwert in einem Durchgang, in Sekunden.
cli-option-jobs = Zahl der gleichzeitigen Prozesse.
cli-option-against = Wer die anderen Plätze spielt: squirrel, hare, fox, owl oder griffin, vom Anfänger bis zum stärksten; oder random, greedy, planner, rollout; rollout:250 denkt 250 Millisekunden nach.
cli-option-bots = Zwei bis vier Computerspieler: random, greedy, planner:6, rollout:50 (Millisekunden), rollout:200sims (Simulationen), squirrel, hare, fox, owl, griffin, module:factory aus einem anderen Paket oder ein Programm wie „cmd:python mybot.py“. Gemessen wird der erste; bei zwei Namen nimmt der zweite alle anderen Plätze ein.
cli-option-pairs = Zahl der Kartenverteilungen; jede wird in jeder Sitzordnung einmal gespielt.
cli-option-sprt = Aufhören, sobald klar ist, welcher von zwei Elo-Unterschieden eher stimmt, zum Beispiel 0,20.
cli-option-move-limit = Sekunden, die ein Spieler aus einem anderen Paket für eine Entscheidung brauchen darf.
cli-option-ladder-bots = Computerspieler, wie in der Arena; ohne Namen squirrel bis griffin.
cli-option-write = Eine Seite, deren Rangliste ersetzt wird.
cli-option-keep = Eine Datei, die fertige Begegnungen aufhebt, damit es nach einer Unterbrechung weitergeht.
cli-option-positions = Anzahl der Stellungen.
cli-option-worlds-regret = Anzahl der möglichen Kartenverteilungen, in denen auch zu Ende gespielt wird; 0 für keine.
cli-option-one-bot = Ein Computerspieler, wie in der Arena.
cli-option-program = Das Programm mit seinen Argumenten, in Anführungszeichen, etwa „python mybot.py“.
cli-option-think = Sekunden, die Programme (cmd:…) über eine Entscheidung nachdenken sollen.
cli-place-program = PROGRAMM
cli-option-position = Eine Stellung oder eine Aufgabe.
cli-option-worlds = Anzahl der möglichen Kartenverteilungen, in denen jede Möglichkeit zu Ende gespielt wird.
cli-option-any-bots = Computerspieler, wie in der Arena.
cli-option-puzzles = Dateien mit Aufgaben oder Ordner mit solchen Dateien.

## Die Version

cli-compiled = kompiliert
cli-interpreted = interpretiert
cli-not-compiled = interpretiert: gcc und python3-dev installieren, damit es schneller wird

## Was an einer Befehlszeile nicht stimmt; davor steht „seasons: “

cli-see-help = { $text } („seasons --help“ hilft weiter.)
cli-no-command = Den Befehl „{ $value }“ gibt es nicht.
cli-no-option = Die Option { $option } gibt es nicht.
cli-no-option-near = Die Option { $option } gibt es nicht; ist { $text } gemeint?
cli-needs-value = Die Option { $option } braucht einen Wert.
cli-needs-argument = { $option } fehlt.
cli-bad-value = { $option }: Erwartet wird { $text }, nicht „{ $value }“.
cli-bad-other = { $option }: Dieser Wert ist nicht möglich.
cli-too-much = Das ist zu viel: „{ $value }“.
cli-not-understood = Die Befehlszeile ist unverständlich: { $text }

# Folgt auf „Erwartet wird …“
cli-wanted-number = eine Zahl
cli-wanted-from = eine Zahl ab { $first }
cli-wanted-between = eine Zahl von { $first } bis { $second }
cli-wanted-one-of = eins von { $text }

cli-resume-alone = --resume: Ein gespeichertes Spiel bringt Spieler, Schwierigkeitsgrad, Ausgabe und Startwert schon mit.
cli-seats-number = --seats: Erwartet werden 2 bis 4 Sitzplätze wie human,random, nicht „{ $value }“.
cli-seats-differ = --seats: Es sind { $count } Sitzplätze, aber --players sagt { $number }.
cli-seats-name = --seats: Erwartet wird human, ein Computerspieler (random, greedy, planner, rollout, squirrel, hare, fox, owl, griffin) oder ein Name aus 1 bis { $limit } Zeichen, nicht „{ $value }“.
cli-seats-twice = --seats: Zwei Sitzplätze haben denselben Namen.
cli-no-bot = Den Computerspieler „{ $value }“ gibt es nicht: Erwartet wird random, greedy, planner, planner:6, rollout, rollout:50, rollout:200sims, squirrel, hare, fox, owl, griffin, cmd:PROGRAMM oder module:factory.
cli-bot-number = „{ $value }“: Erwartet wird hinter dem Doppelpunkt eine Zahl von 1 bis { $limit }, wie planner:6, rollout:50 (Millisekunden) oder rollout:200sims.
cli-bot-unloadable = „{ $value }“ lässt sich nicht laden: { $text }
cli-no-program = „{ $value }“ nennt kein Programm, das sich starten lässt: Stimmen der Pfad und die Anführungszeichen?
cli-bots-number = Erwartet werden 2 bis 4 Computerspieler, nicht { $count }.
cli-bots-differ = { $count } Computerspieler passen nicht zu --players { $number }: Nenne zwei oder einen für jeden Platz.
cli-sprt = --sprt: Erwartet werden zwei Zahlen wie 0,20, die kleinere zuerst, nicht „{ $value }“.
cli-against-alone = --against: --seats sagt schon, wer spielt.
cli-against-name = --against: Erwartet wird squirrel, hare, fox, owl, griffin, random, greedy, planner oder rollout, nicht „{ $value }“.
cli-no-seat = --seat: Das Spiel hat { $count } Sitzplätze, einen Sitzplatz { $seat } gibt es nicht.
cli-no-move =
    { $count ->
        [one] --to: Das Spiel hat { $count } Schritt, einen Schritt { $number } gibt es nicht.
       *[other] --to: Das Spiel hat { $count } Schritte, einen Schritt { $number } gibt es nicht.
    }

## Was an einer Datei nicht stimmt. $text kommt vom Programm oder vom System, immer auf Englisch

cli-file = { $path }: { $text }
cli-file-unreadable = { $path }: Das lässt sich nicht verwenden: { $text }
cli-file-no-text = { $path }: Das ist keine Textdatei.
cli-file-no-yaml = { $path }: In diesem Ordner ist keine .yaml-Datei.
cli-file-missing = diese Datei gibt es nicht
cli-file-forbidden = das ist nicht erlaubt
cli-file-folder = das ist ein Ordner
cli-file-no-folder = diesen Ordner gibt es nicht
cli-file-full = der Datenträger ist voll
cli-file-read-only = dort kann nichts geschrieben werden

## Zahlen in Berichten: was zwischen den Tausendern und vor den Nachkommastellen steht

cli-number-group = .
cli-number-point = ,

## seasons simulate

sim-title =
    { $number ->
        [one] { $value } Zufallsspiel, { $count } Spieler, { $first }, { $second }, Startwert { $text }
       *[other] { $value } Zufallsspiele, { $count } Spieler, { $first }, { $second }, Startwert { $text }
    }
sim-seat = Sitzplatz
sim-seat-number = Sitzplatz { $seat }
sim-mean = Mittelwert
sim-stdev = Std.-Abw.
sim-wins = Siege
sim-rounds = Runden pro Spiel: { $value }
sim-decisions = Entscheidungen pro Spiel: { $first }, davon mit mindestens zwei Möglichkeiten: { $second }
sim-speed = Spiele pro Sekunde: { $value } ({ $text })
sim-progress = Spiele

## seasons bench; $text ist „kompiliert“ oder „interpretiert“

bench-title = Die Regeln, { $text }, auf einem Kern
bench-what = Zufälliges Spielen
bench-best = Bester
bench-median = Median
bench-decisions = Entscheidungen pro Sekunde, Erzmagier, 2 Spieler
bench-interpreted = dasselbe, interpretiert
bench-games = Spiele pro Sekunde, Erzmagier
bench-apprentice = Spiele pro Sekunde, Zauberlehrling
bench-copy = Mikrosekunden, um einen Zustand zu kopieren
bench-rollouts = Simulationen pro Sekunde bei einer Suche
bench-encodings = Zahlenreihen pro Sekunde, in die Tische übersetzt werden
bench-batch = Entscheidungen pro Sekunde, 64 Partien nebeneinander mit ihren Zahlenreihen
bench-large-batch = Entscheidungen pro Sekunde, 1024 Partien nebeneinander
bench-bytes = Bytes eines Zustands: { $value }
bench-counted = Nur Entscheidungen mit mindestens zwei Möglichkeiten zählen.
bench-no-peers = Zum Vergleich mit anderen Spielprogrammen: seasons bench --peers. Sie werden dafür aus dem Python Package Index in einen eigenen Ordner geladen.
bench-peers = Andere Spielprogramme
bench-peers-what = Entscheidungen pro Sekunde von
bench-ours = Unseres
bench-ratio = × { $value }
bench-version = Version
bench-round = Durchgang { $number } von { $count }
bench-venv = Ein Ordner für die anderen Spielprogramme wird angelegt
bench-installing = { $name } wird installiert
bench-peer-speed = { $name }: { $first } Entscheidungen pro Sekunde, { $second } Spiele pro Sekunde
bench-no-figure = { $name } ließ sich nicht messen: { $text }
bench-failed = Die Regeln ließen sich nicht messen: { $text }

## seasons arena; Computerspieler heißen so, wie man sie eintippt. Jede Kartenverteilung wird in jeder Sitzordnung einmal gespielt

arena-title = { $players }: Spiele { $value }, Kartenverteilungen { $count }, { $first }, { $second }, Startwert { $text }
arena-bot = Spieler
arena-share = Siege, %
arena-left = Handkarten
arena-decisions = Entscheidungen
arena-median = ms, Median
arena-p95 = ms, 95 %
arena-max = ms, längste
arena-result = { $name }: { $first } gewonnen, { $second } geteilt, { $text } verloren.
arena-rate = Siegquote von { $name }: { $value } % (95-%-Intervall: { $first } bis { $second } %)
arena-elo = Elo-Unterschied: { $value } (95-%-Intervall: { $first } bis { $second })
# Der sequenzielle Test: $value ist der Elo-Unterschied, der eher stimmt, $text der andere
arena-sprt = Sequenzieller Test: nach { $count } Kartenverteilungen für { $value } und gegen { $text } entschieden.
arena-sprt-open = Sequenzieller Test: zwischen { $first } und { $second } nicht entschieden (Log-Likelihood-Verhältnis { $value }).
arena-failed-raised = { $name } hat Spiel { $number } der Kartenverteilung { $count } durch einen Programmfehler verloren ({ $text }).
arena-failed-illegal = { $name } hat Spiel { $number } der Kartenverteilung { $count } verloren: { $text } ist nicht erlaubt.
arena-failed-slow = { $name } hat Spiel { $number } der Kartenverteilung { $count } verloren: zu lange nachgedacht.
arena-failed-died = { $name } hat Spiel { $number } der Kartenverteilung { $count } verloren: Der Prozess hat sich beendet.
arena-failed-protocol = { $name } hat Spiel { $number } der Kartenverteilung { $count } verloren: keine Antwort im Protokoll 2 für Programme, siehe docs/bots.md.
arena-failed-more = Weitere so verlorene Spiele: { $count }
arena-interrupted = Unterbrochen: Es zählen nur die fertig gespielten Kartenverteilungen.
arena-nothing = Unterbrochen, bevor eine Kartenverteilung fertig gespielt war.

## seasons solve und seasons puzzles; Züge stehen da wie in den Dateien, der Vorsprung zählt die Punkte vor dem besten Mitspieler

solve-progress = Weiterspielen
solve-why-goes-on = das Spiel geht nach dieser Runde weiter
solve-why-not-begun = das Spiel hat noch nicht begonnen
solve-why-over = das Spiel ist vorbei
solve-why-many = es gibt zu viele Möglichkeiten
solve-why-hidden = jemand hat verdeckte Handkarten
solve-too-large = Nicht vollständig durchsucht: { $text }. Jede Möglichkeit wird in { $value } Kartenverteilungen zu Ende gespielt, Startwert { $count }.
solve-move = Möglichkeit
solve-value = Vorsprung
solve-wins = Siege, %
solve-loss = Verlust
solve-interval = 95-%-Intervall
solve-from-to = { $first } bis { $second }
solve-line = Beste Folge, mit den Plätzen: { $text }
solve-line-chance = Beste Folge, mit den Plätzen, bis der Zufall entscheidet: { $text }
solve-states = Durchsuchte Situationen: { $value }
solve-agrees = Das ist die Lösung in der Datei: { $text }
solve-differs = Die Datei nennt eine andere Lösung: { $text }
puzzles-progress = Aufgaben
puzzles-puzzle = Aufgabe
puzzles-yes = ja
puzzles-no = nein
puzzles-score = { $name } löst { $number } von { $limit }.
puzzles-failed = { $name } ist an { $value } gescheitert: { $text }
puzzles-no-solution = { $path }: Zu dieser Aufgabe gibt es keine Lösung.

## seasons conform: was mit einem Programm, das mitspielt, ausprobiert wird

conform-handshake = beantwortet die Begrüßung
conform-named = nennt seinen Namen
conform-ready = ist bereit für ein neues Spiel
conform-questions = beantwortet jede Art von Frage
conform-whole-game = spielt ein ganzes Spiel
conform-two-games = spielt zwei Spiele zugleich
conform-again = beantwortet dieselbe Frage zweimal
conform-unknown = übergeht unbekannte Nachrichten und Felder
conform-messages = sagt nichts als Nachrichten des Protokolls, ohne andere Felder
conform-quit = hört auf Verlangen auf
conform-end-of-input = hört am Ende der Eingabe auf
conform-fine = in Ordnung: { $text }
conform-wrong = falsch: { $first } ({ $second })
conform-why-raised = Programmfehler: { $text }
conform-why-illegal = unerwartet: { $text }
conform-why-slow = zu langsam
conform-why-died = hat sich beendet: { $text }
conform-why-protocol = hat nicht im Protokoll 2 für Programme geantwortet, siehe docs/bots.md
conform-yes = { $name } hält sich an das Protokoll.
conform-no = { $name } hält sich nicht an das Protokoll.

## seasons ladder und seasons regret

ladder-title = Alle gegen alle: Spiele { $value }, Kartenverteilungen je Begegnung { $count }, Startwert { $text }
ladder-rating = Elo-Zahl
ladder-games = Spiele
ladder-names = Eine Rangliste braucht mindestens zwei verschiedene Spieler.
ladder-no-place = { $path }: Für die Rangliste ist kein Platz da, „{ $value }“ fehlt.
ladder-not-kept = { $path } enthält etwas anderes als Ergebnisse dieser Rangliste. Bitte wähle eine andere Datei.
regret-progress = Stellungen
regret-title = Verlorene Punkte je Entscheidung: Stellungen { $value }, Startwert { $text }
regret-level = Spielstärke
regret-allowance = Spielraum
regret-mean = Mittel
regret-worst = Größter Verlust
regret-played-out = Zu Ende gespielt
regret-played-out-worst = Zu Ende gespielt, größter Verlust

## seasons soak; Prüfregeln, Entscheidungen, Ereignisse und Gründe heißen wie im Programm, auf Englisch

soak-title = { $value } Zufallsspiele und { $count } ab Stellungen, { $text } Schritte, Startwert { $number }.
soak-counts = Gezählt sind die Zufallsspiele, mit + die Spiele ab Stellungen; - kann nicht vorkommen.
soak-card = Karte
soak-entered = Ins Spiel
soak-left = Aus dem Spiel
soak-activated = Aktiviert
soak-free = Kostenfrei
soak-twice = Doppelt
soak-decision = Entscheidung
soak-event = Ereignis
soak-reason = Grund
soak-count = Anzahl
soak-no-activation = Karten ohne Aktivierungseffekt: { $cards }.
soak-never = Nie vorgekommen: { $name }, { $value }
soak-broken = Verletzt: { $text }
soak-broken-more =
    { $count ->
        [one] Verletzt: { $count } weiteres Spiel
       *[other] Verletzt: { $count } weitere Spiele
    }
soak-failed = Nicht bestanden. Leere Zeilen: { $count }; Spiele mit verletzter Prüfregel: { $number }.
soak-fine = Alle Prüfregeln wurden eingehalten, und alles wurde erreicht.

## seasons scenario

scenario-title = { $path }, „{ $name }“
scenario-fine = { $path }: wie erwartet
scenario-differs = { $path }: anders

## seasons rules

rules-topics = Themen:
rules-topic = { $name }: { $text }
rules-how = „seasons rules THEMA“ zeigt ein Thema, „seasons cards NAME“ eine Karte.
rules-no-topic = Das Thema „{ $value }“ gibt es nicht. Die Themen sind { $text }.

## seasons cards, und c am Tisch

table-prestige = Prestige
table-cost = Kosten
table-kind = Art
table-card = Karte
table-effect = Effekt
page-title = { $number }. { $name }
page-line = { $name }: { $text }
page-cost-for = Kosten bei { $count } Spielern: { $cost }
page-first-edition = In der ersten Ausgabe (Kosten: { $cost }): { $text }
page-rulings = Einzelheiten:
page-ruling = - { $text }
page-differs = Die Regelhefte sind sich nicht einig. { $text }
page-no-card = Die Karte „{ $value }“ gibt es nicht.
page-no-card-near = Die Karte „{ $value }“ gibt es nicht. Gemeint ist vielleicht: { $cards }.
page-many-cards = Mit „{ $value }“ kann gemeint sein: { $cards }.
page-or = { $first } oder { $second }

## Der ganze Tisch in Zeilen, die sich vorlesen lassen (t am Tisch, das Ende von seasons replay)

# $text ist der Name der Jahreszeit
show-time = Jahr { $year }, { $text }, Feld { $space } von 12, Runde { $round }.
show-prelude = Spieleröffnung: Die Karten werden gewählt.
show-over = Das Spiel ist zu Ende.
show-rates = Kristalle pro Energie: { $text }.
# Was eine Energie bringt: $name ist die Energie
show-rate = { $name } { $count }
show-dice = Würfel: { $dice }.
show-die-free = Würfel { $number } ({ $text }), frei
show-die-taken = Würfel { $number } ({ $text }), genommen von { $player }
show-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
show-piles = Nachziehstapel: { $first }. Ablagestapel: { $second }.
show-top = Oben auf dem Nachziehstapel: { $cards }.
# $text ist eine Liste von show-mark-…; $limit ist die Beschwörungslehre
show-seat = { $player } ({ $text }): { $crystals }, Beschwörungslehre { $limit }, { $count } von 3 Boni eingesetzt.
show-mark-seat = Sitzplatz { $seat }
show-mark-first = Startspieler
show-mark-turn = am Zug
show-mark-transmute = darf umwandeln
show-reserve = Reserve, { $count } von { $limit }: { $energies }.
show-play = Im Spiel, { $count } von { $limit }: { $cards }.
show-hand = Hand: { $cards }.
show-library = Bücherei für Jahr { $year }: { $cards }.
show-pack = Karten zur Auswahl: { $cards }.
show-drafted = Gewählte Karten: { $cards }.
show-drawn = Gezogene Karten: { $cards }.
show-hidden = { $count } verdeckt
# Eine Karte im Spiel und ihre Merkmale: gedreht, mit Energie darauf
show-card = { $card } ({ $text })
show-turned = gedreht
show-stored = mit { $energies }

## Der Tisch: Überschriften und Hinweise

table-title =
    { $season ->
        [winter] Jahr { $year }, Runde { $round }, Winter, Feld { $space }
        [spring] Jahr { $year }, Runde { $round }, Frühling, Feld { $space }
        [summer] Jahr { $year }, Runde { $round }, Sommer, Feld { $space }
       *[fall] Jahr { $year }, Runde { $round }, Herbst, Feld { $space }
    }
table-prelude = Spieleröffnung
table-not-possible = Das geht gerade nicht: { $text }
table-undone = Zurückgenommen.
table-not-undone = Das lässt sich nicht zurücknehmen: { $text }
table-nothing-to-undo = Es gibt nichts zurückzunehmen.

## Das Ende

score-title = Wertung
score-place = Platz
score-player = Spieler
score-crystals = Kristalle
score-cards = Karten bei Spielende
score-prestige = Prestige
score-hand = Handkarten
score-bonus = Boni
score-total = Summe
score-winner = Der Titel Erzmagier von Xidit geht an { $player }!
score-shared = { $players } teilen sich den Titel Erzmagier von Xidit!
score-tie-break = Bei Gleichstand entscheidet die Zahl der Karten im Spiel.

## Der Tisch im Terminal, Zeile für Zeile (seasons.terminal)

# Der Name eines Zufallsspielers
sit-random = Zufall { $seat }
# Jeder andere Computerspieler: $name ist Greedy, Planner:6 …
sit-bot = { $name } { $seat }
sit-thinking = { $player } denkt nach …
# $text kommt vom Programm, auf Englisch
sit-replaced = { $player } kann nicht weiterspielen ({ $text }). Ab jetzt entscheidet dort der Zufall.
sit-ask-players = Wie viele Spieler, 2 bis 4? Nur Enter heißt { $count }:
# Die Schwierigkeitsgrade wie in level-…; die ersten Buchstaben genügen
sit-ask-level = Welcher Schwierigkeitsgrad: Zauberlehrling (gut für das erste Spiel), Magier oder Erzmagier? Nur Enter heißt { $text }:
sit-ask-resume = Ein Spiel ist noch nicht beendet, gespeichert in { $path }. Fortsetzen? Nur Enter heißt ja, n heißt neues Spiel:
sit-ask-again = „{ $text }“ passt hier nicht.
sit-welcome = { $players }. { $text }. h zeigt die Hilfe.
sit-resumed = Das Spiel in { $path } geht weiter.
sit-pass-device = Gib das Gerät an { $player } weiter, dann Enter drücken.
sit-status-seat = { $player }: { $crystals }; Reserve: { $energies }; { $cards }; { $bonus }.
sit-status-you = Du ({ $player }): { $crystals }; Reserve: { $energies }; { $cards }; { $bonus }.
sit-status-cards = { $count } im Spiel, Beschwörungslehre { $limit }, { $number } auf der Hand
sit-status-bonuses =
    { $count ->
        [one] { $count } Bonus eingesetzt
       *[other] { $count } Boni eingesetzt
    }
sit-status-hand = Deine Hand: { $cards }.
sit-choice = { $number }. { $text }
sit-choice-card = { $text } (Kosten: { $cost }; Prestige: { $count }). { $second }
sit-choice-default = { $text } (oder nur Enter)
sit-default-choice = Deine Wahl, 1 bis { $count }:
# „end turn“ bleibt, wie es ist: So schreiben es gespeicherte Spiele
sit-help =
    Tippe die Nummer einer Möglichkeit oder ihre Worte. Auch die Schreibweise gespeicherter Spiele geht, etwa „end turn“.
    t: der ganze Tisch. c NAME: was eine Karte tut. r THEMA: die Regeln. l: was bisher geschah.
    why SCHRITT: warum etwas nicht geht; nur why: alles, was gerade nicht geht.
    hint: was am besten ist, und warum.
    u: den letzten Schritt zurücknehmen. uu: zurück zum Beginn deines Zuges.
    s DATEI: speichern. q: verlassen; das Spiel bleibt erhalten. h oder ?: diese Hilfe.
sit-hint-thinking = Es wird nachgedacht …
sit-no-default = Bitte tippe eine Zahl von 1 bis { $count } oder h für Hilfe.
sit-no-number = Möglichkeit { $number } gibt es nicht; es sind { $count }.
sit-no-move = „{ $value }“ ist hier keine Möglichkeit. h zeigt die Hilfe.
sit-no-move-near = „{ $value }“ ist hier keine Möglichkeit. Gemeint ist vielleicht: { $text }.
sit-possible = Das geht gerade.
sit-no-reason = Das steht gerade nicht zur Wahl.
sit-object = { $first }: { $second }
sit-all-possible = Alles, was du hast, kannst du gerade nutzen.
sit-undone-many =
    { $count ->
        [one] { $count } Schritt zurückgenommen.
       *[other] { $count } Schritte zurückgenommen.
    }
sit-saved = Gespeichert in { $path }.
sit-not-saved = Das Spiel ließ sich nicht in { $path } speichern: { $text }
sit-exists = In { $path } steht etwas anderes. Bitte wähle einen anderen Namen.
sit-quit = Enter hebt das Spiel für „seasons table --resume“ auf; ein Dateiname speichert es zusätzlich dort; n verwirft es; b führt zurück:
sit-kept = Das Spiel bleibt in { $path } erhalten; „seasons table --resume“ setzt es fort.
sit-thrown-away = Das Spiel wurde verworfen.
sit-input-ended = Die Eingabe ist zu Ende.
sit-no-saved-game = Es gibt kein unfertiges Spiel zum Fortsetzen.
sit-record = Der Spielverlauf steht in { $path }.
sit-log-empty = Bisher ist nichts geschehen.
