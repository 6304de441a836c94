# Was nur der Browser sagt. Knöpfe: höchstens 23 Zeichen, wie in ui.ftl.

## Startseite

web-claim = Drei Jahre, zwölf Jahreszeiten, ein Erzmagier. Spiel gegen den Computer oder mit Freunden, ohne Anmeldung.
web-setup-summary =
    { $count ->
        [one] { $count } Mitspieler · Karten: { $text } · Computer: { $name }
       *[other] { $count } Mitspieler · Karten: { $text } · Computer: { $name }
    }
web-setup-bot = Computerspieler
web-setup-level = Stufe der Karten
web-setup-edition = Ausgabe
web-setup-first = Wer beginnt
web-first-lot = Das Los
web-first-me = Ich
web-first-other = Ein Mitspieler
web-setup-people = Plätze mit Freunden
web-setup-name = Dein Name
web-more = Mehr
web-level-apprentice = Fertige Sets aus den ersten 30 Karten: Es geht sofort los.
web-level-magician = Die ersten 30 Karten, nacheinander ausgesucht.
web-level-archmage = Alle 50 Karten, nacheinander ausgesucht.
web-bot-squirrel = Eichhörnchen
web-bot-hare = Hase
web-bot-fox = Fuchs
web-bot-owl = Eule
web-bot-griffin = Greif
web-my-tables = Deine Spiele
web-show-all = Alle zeigen ({ $count })
web-show-fewer = Weniger zeigen
web-forget = Vergessen
web-forget-game = Dieses Spiel vergessen?
web-forget-note = Dieser Browser verliert den Weg zu deinem Platz. Du kannst nur zurückkommen, wenn du deinen Link gesichert hast.
web-open-record = Spiel öffnen
web-pages = Seiten
web-no-server = Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
web-here-note = 2 bis 4 Personen teilen sich dieses Gerät. Beim Aussuchen der Karten würde es 32-mal weitergereicht, darum bekommen alle ein fertiges Set.
web-here-two = Gib mindestens 2 Namen ein.
web-watch-note = Füge den Link eines Tisches ein, um zuzuschauen.
web-watch-link = Link eines Tisches
web-watch-bad = Das ist kein Link zu einem Tisch von hier.
web-watch-computers = Oder sieh dem Computer zu, wie er gegen sich selbst spielt.
web-watch-start = Computer spielen lassen

## Der Tisch

web-gauge-free =
    { $count }/{ $limit } – { $free ->
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
web-gauge-over = { $count }/{ $limit } – kein Platz frei
web-bonus-label = Bonus: { $bonus }. Kostet am Ende { $count } Prestigepunkte.
web-die-faces = Die sechs Seiten
web-die-odds = Jede Seite fällt in einem von sechs Würfen.
web-wheel-boots = Jahreszeitenstein bewegen
web-with-reason = { $first }. Jetzt nicht: { $second }
web-tray-gain = { $count } von { $limit }
web-tray-spend = { $count } von { $limit }
web-tray-keep = { $count } von { $limit } behalten
web-tray-less = Weniger { $name }
web-tray-more = Mehr { $name }, jetzt { $count }
web-say = Etwas sagen
web-rulings = Klarstellungen
web-differs = Wo die Hefte sich widersprechen
web-score-player = Name
web-score-crystals = Kristalle
web-score-cards = Karten am Ende
web-score-prestige = Prestige
web-score-hand = Handkarten
web-score-bonus = Boni
web-score-total = Summe

## Regeln und Karten

web-search-rules = Regeln durchsuchen
web-search-cards = Karten durchsuchen
web-contents = Inhalt
web-nothing-found = Nichts gefunden. Versuch ein anderes Wort.
web-sort = Sortieren nach
web-sort-number = Nummer
web-sort-name = Name
web-sort-cost = Kosten
web-sort-prestige = Prestige
web-sort-kind = Art
web-cost-for = Kosten bei so vielen Spielern
web-cost-line = { $count } Spieler: { $cost }

## Einstellungen

web-settings-look = Aussehen
web-settings-play = Spiel
web-motion = Bewegung
web-motion-normal = Normal
web-motion-fast = Schnell
web-motion-off = Aus
web-text-size = Textgröße
web-contrast = Hoher Kontrast
web-left-handed = Knöpfe für die linke Hand
web-mute = Stumm
web-volume-table = Der Tisch
web-volume-turn = Mein Zug
web-volume-others = Züge der anderen
web-sound-try = Anhören
web-remind = Vor dem Ende meines Zuges einmal sagen, was noch nichts kostet
web-answer = Für mich antworten, wenn es nur eine Antwort gibt
web-letter-keys = Einzelne Buchstaben sind Tastenkürzel
web-badges = Zifferntasten auf dem zeigen, was ich wählen kann

## Mitwirkende

web-credits = Mitwirkende
web-credits-game = Das Spiel
web-credits-unofficial = Dies ist eine inoffizielle, nicht kommerzielle Umsetzung des Brettspiels Seasons. Sie steht in keiner Verbindung zum Verlag.
web-credits-designer = Autor
web-credits-illustrator = Illustrator
web-credits-publisher = Verlag
web-credits-buy = Das gedruckte Spiel ist viel schöner. Wenn es dir hier gefällt, hol es dir auf den Tisch.
web-credits-works = Werke anderer
web-credits-icons = Die Symbole sind von game-icons.net, von Lorc, Delapouite und weiteren, unter der Lizenz CC BY 3.0. Ihre Farben wurden geändert.
web-credits-own = Unsere eigenen
web-credits-own-text = Zeichnungen, Klänge und Texte sind für dieses Projekt entstanden. Von anderen Servern wird nichts geladen, und es gibt keine Cookies.

## Wenn etwas nicht geht

web-lost-title = Im Wald verlaufen
web-lost-text = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link unvollständig oder zu alt.
web-lost-broken = Ein Teil der Seite konnte nicht geladen werden. Prüf die Verbindung und lade sie neu.
web-reload = Neu laden

## The live table

web-gone-title = Diese Tür geht nicht auf
web-gone-forget = Tisch vergessen
web-season = Jahreszeit und Kurse
web-next-rates = Kristalle je Energie in der nächsten Jahreszeit
web-draw-pile = Nachziehstapel: { $count }
web-discard-pile = Ablagestapel: { $count }
web-library = Meine Bücherei für Jahr { $year }: { $count }
web-libraries = Meine Büchereien
web-dice = Würfel
web-no-dice = Alle Würfel sind genommen.
web-left-over =
    { $season ->
        [winter] Bleibt er übrig: Feld { $space }, Winter
        [spring] Bleibt er übrig: Feld { $space }, Frühling
        [summer] Bleibt er übrig: Feld { $space }, Sommer
       *[fall] Bleibt er übrig: Feld { $space }, Herbst
    }
web-left-end = Bleibt er übrig, ist es die letzte Runde
web-may-transmute = Du darfst umwandeln
web-empty-hand = Keine Karten auf der Hand
web-shelf = Karten zur Auswahl
web-see-through = Tisch sehen
web-table-then = Der Tisch damals
web-since = seit deinem letzten Zug
web-details = Im Blick
web-then = Danach: { $text }
web-board-of = Karten von { $player }
web-nothing-there = Hier liegt nichts.
web-reserve = aus der Reserve
web-payment = Bezahlung
web-pay-from =
    { $energy ->
        [air] Luft, { $text }. Anderswoher nehmen
        [water] Wasser, { $text }. Anderswoher nehmen
        [fire] Feuer, { $text }. Anderswoher nehmen
       *[earth] Erde, { $text }. Anderswoher nehmen
    }
web-looking-back = Du siehst Runde { $round }.
web-back-to-now = Zurück zum Jetzt
web-go-back = Ab hier weiterspielen
web-uncounted = Ab hier zählt das Spiel dann nicht mehr.
web-end-anyway = Trotzdem beenden?
web-only-answer = Es gibt keine andere Wahl: geschieht von selbst.
web-choose-transmute = Wähle Energie zum Umwandeln.
web-undo-keys = Einen Schritt zurücknehmen (Rücktaste; mit Umschalt den ganzen Zug)
web-always = Immer diese
web-end-turn = Zug beenden
web-year = Jahr { $text }
web-round = Runde { $round }
web-seat-menu = Tisch und Platz
web-agree-hints = Tipps erlauben
web-take-seat = Ich spiele wieder
web-hand-over = Computer spielen lassen
web-link-note = Dein Link öffnet diesen Platz auf jedem Gerät. Wer ihn hat, spielt für dich.
web-hint-win = { $count } % Gewinnchance
web-hint-thinking = Der beste Zug wird gesucht …
web-key-confirm = Hauptknopf oder das Ausgewählte
web-key-cancel = Zurück, schließen
web-key-undo = Einen Schritt zurücknehmen
web-key-turn = Zurück zum Beginn des Zuges
web-key-nth = Die n-te Möglichkeit
web-key-tray = Mehr oder weniger Luft, Wasser, Feuer, Erde
web-key-all = Alle Energie
web-key-zones = Hand, Karten im Spiel, Reserve, Würfel, Rad
web-key-opponents = Die Mitspieler
web-key-inspect = Karte im Blick behalten
web-key-speed = Tempo der Bewegungen
web-key-mute = Ton an oder aus
web-key-list = Diese Liste
web-first-bonus = Das kostet am Spielende { $count } Prestigepunkte.
web-choose-kept = Wähle die { $count } Energie, die du behältst.
web-give = Abgeben
web-take-for-it = Dafür nehmen
web-penalty-then = Abzug insgesamt: −{ $count }
web-away = { $player } ist seit 3 Minuten nicht da.
web-wait = Warten
web-computer-plays = Computer spielt weiter
web-standing = Immer nehmen
web-ask-me = Frag mich
web-marked = Markiert: geht zuerst, wenn du eine Karte hergeben musst.
web-key-next = Das Nächste, das mich braucht
web-key-through = Den Tisch sehen (halten)
# Two sentences, one after the other.
web-both = { $first } { $second }

## Spieleröffnung: Auswahl und Sets

web-prelude = Spieleröffnung
web-prelude-card = Spieleröffnung: Karte { $count } von 9
web-pack-from = von { $player }, der Rest geht an { $to }
web-prelude-split = Spieleröffnung: drei Jahre
web-draft-prompt =
    { $count ->
        [one] Wähle eine Karte. Die letzte geht an { $to }.
       *[other] Wähle eine Karte. Die übrigen { $count } gehen an { $to }.
    }
web-draft-how = Ein Klick merkt eine Karte vor, ein zweiter nimmt sie.
web-my-picks = Meine Karten
web-cost-together = Was sie zusammen kosten
web-seen-cards = Gesehene Karten
web-seen-about = Diese Karten kamen bei dir vorbei. Das Zeichen zeigt, wer sie jetzt haben kann.
web-pack-of = Zuerst bei { $player }
web-nothing-seen = Noch kam nichts vorbei.
web-may-hold = Bei { $players }
web-you-took = Hast du genommen
web-copy-went-by = Ein Exemplar kam vorbei. Jetzt bei: { $players }
web-hold-twin = Diese Karte hast du schon
web-change-mind = Umentscheiden
web-who-is-ready = Wer gewählt hat
web-still-choosing = { $player } wählt noch
web-has-chosen = { $player } hat gewählt
web-split-prompt = Bilde drei Sets aus je drei Karten, eines pro Jahr.
web-split-done = Drei Sets aus je drei Karten. Passt das so?
web-split-how = Nutze die Reiter, ziehe die Karten oder drücke 1, 2, 3.
web-split-why = Jedes Set kommt auf die Hand, wenn sein Jahr beginnt.
web-into-year = { $name }: ins Jahr { $year }
web-put-here = Karte ins Jahr { $year } legen
web-shelf-1 = deine Starthand
web-shelf-2 = ab Jahr 2
web-shelf-3 = ab Jahr 3
web-years = Die drei Jahre
web-watch-prelude = Die Karten werden gewählt

## Vor dem Spiel

web-lobby-title = Dein Tisch ist gedeckt
web-lobby-guest = Willkommen am Tisch
web-lobby-setting = { $count } Plätze · Karten: { $first } · { $second }
web-lobby-how = Schicke allen ihren eigenen Link, oder lass den Computer spielen.
web-lobby-wait-host = Gib deinen Namen ein. Wer den Tisch eröffnet hat, startet das Spiel.
web-seats = Plätze
web-seats-open =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-all-here = Alle sind da.
web-waiting-start = Alle sind da. Gleich geht es los.
web-copy-watch = Link zum Zuschauen
web-meanwhile = In der Zwischenzeit:
web-seat-free = Freier Platz
web-seat-away = Nicht verbunden
web-seat-here = Ist da
web-seat-link = Kopiere den Link und schicke ihn.
web-seat-wait = Noch niemand da.
web-seat-you = Du
web-free-seat = Platz freigeben
web-copied = Kopiert

## Ein Gerät

web-pass-device = Gib das Gerät an { $player }
web-pass-why = Der nächste Bildschirm zeigt geheime Karten. Alle anderen schauen weg.
web-i-am = Ich bin { $player }
web-decides = { $player } entscheidet
web-show-hand = Meine Hand zeigen

## Das Ende

web-final-score = Wertung
web-archmage = Der Titel Erzmagier von Xidit geht an { $player }
web-archmage-shared = { $players } teilen sich den Titel Erzmagier von Xidit
web-tie-break = Bei Gleichstand entscheidet die Zahl der Karten im Spiel.
web-chart-label = { $text }. Am Ende: { $players }
web-chart-crystals = Kristalle nach Runden
web-chart-prestige = Prestige im Spiel nach Runden
web-to-rematch = Zur Revanche
web-record = Aufzeichnung
web-show-scores = Wertung zeigen
web-fair-title = Ehrliche Würfel und Karten
web-fair-how = Vor dem Spiel hat der Server ein Geheimnis festgelegt und nur dessen Fingerabdruck gezeigt. Dann hat jeder Browser einen zufälligen Teil beigetragen und ihn sich gemerkt. Alle Würfel und Karten folgen aus beidem: Weder der Server noch jemand am Tisch konnte sie sich allein aussuchen.
web-fair-commitment = Fingerabdruck (SHA-256), vor dem Spiel gezeigt
web-fair-secret = Das Geheimnis des Servers, jetzt verraten
web-fair-nonce = Der Teil von { $player }
web-fair-mine = Dein Teil, wie dieser Browser ihn sich gemerkt hat
web-fair-seed = Der Startwert des Spiels, aus allem zusammen
web-fair-verify = Um jeden Wurf und jede gezogene Karte nachzurechnen, lade die Aufzeichnung herunter und starte:
web-fair-kept = Würfel und Karten: Alles stimmt. Dein Teil steckt im Startwert, und die Würfel folgen daraus.
web-fair-broken = Würfel und Karten: Das Geheimnis passt nicht zum Fingerabdruck, der vor dem Spiel gezeigt wurde.
web-fair-missing = Würfel und Karten: Dein Teil wurde nicht verwendet. Der Server hat einen anderen an seine Stelle gesetzt.
web-fair-astray = Würfel und Karten: Die Würfel folgen nicht aus dem Geheimnis und den Teilen aller.
web-fair-elsewhere = Würfel und Karten: Die Würfel folgen aus dem Startwert. Dein Teil lässt sich hier nicht prüfen: Von diesem Browser kam keiner.
web-fair-unknown = Würfel und Karten: Dieser Browser kann das nur über https prüfen.

## Nachsehen

web-replay-pick = Wähle die Datei eines beendeten Spiels, um es noch einmal anzusehen.
web-replay-step = Schritt des Spiels
web-replay-at = Schritt { $count } von { $limit }, Runde { $round }
web-replay-first = Zum Anfang
web-replay-turn-back = Einen Zug zurück
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-turn-next = Einen Zug weiter
web-replay-last = Zum Ende
web-viewpoint = Blickwinkel
web-all-open = Alle Karten offen
web-look-as = Wie { $player } es sieht
web-copy-step = Link zu diesem Schritt kopieren
web-go-on-here = Von hier weiterspielen
web-to-table = Zum Tisch
