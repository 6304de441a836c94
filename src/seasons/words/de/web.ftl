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
web-open-record = Spiel öffnen
web-pages = Seiten
web-no-server = Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
web-here-note = 2 bis 4 Personen teilen sich dieses Gerät. Beim Aussuchen der Karten würde es 32-mal weitergereicht, darum bekommen alle ein fertiges Set.
web-here-two = Gib mindestens 2 Namen ein.

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
web-library = Meine Bibliothek für Jahr { $year }: { $count }
web-libraries = Meine Bibliotheken
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
web-reserve = Reserve
web-payment = Bezahlung
web-pay-from =
    { $energy ->
        [air] Luft aus: { $text }. Anderswoher nehmen
        [water] Wasser aus: { $text }. Anderswoher nehmen
        [fire] Feuer aus: { $text }. Anderswoher nehmen
       *[earth] Erde aus: { $text }. Anderswoher nehmen
    }
web-looking-back = Du siehst Runde { $round }.
web-back-to-now = Zurück zum Jetzt
web-end-anyway = Trotzdem beenden?
web-only-answer = Es gibt keine andere Wahl: geschieht von selbst.
web-choose-transmute = Wähle Energie zum Umwandeln.
web-undo-keys = Einen Schritt zurücknehmen (Rücktaste; mit Umschalt den ganzen Zug)
web-always = Immer diese …
web-end-turn = Zug beenden
web-year = Jahr { $text }
web-round = Runde { $round }
web-seat-menu = Tisch und Platz
web-agree-hints = Tipps erlauben
web-take-seat = Ich spiele wieder
web-hand-over = Computer spielen lassen
web-link-note = Dein Link öffnet diesen Platz auf jedem Gerät. Wer ihn hat, spielt für dich.
web-hint-win = { $count } % Gewinnchance
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
# Two sentences, one after the other.
web-both = { $first } { $second }
