# Wörter, die jede Oberfläche braucht (ui-…), und Namen zum Vorlesen (a11y-…).
# Knöpfe und Überschriften: höchstens 23 Zeichen, ohne Punkt. „Rückgängig“ nimmt einen Schritt zurück; ui-cancel
# verlässt nur eine Frage: „Zurück“.

## Knöpfe und Überschriften

ui-home = Startseite
ui-play = Spielen
ui-play-computer = Gegen den Computer
ui-play-friends = Mit Freunden
ui-one-device = An einem Gerät
ui-learn = Spielen lernen
ui-rules = Regeln
ui-cards = Karten
ui-watch = Zuschauen
ui-replay = Spiel nachsehen
ui-settings = Einstellungen
ui-language = Sprache
ui-sound = Ton
ui-speed = Tempo
ui-help = Hilfe
ui-keys = Tasten
ui-text-view = Textansicht
ui-log = Spielverlauf
ui-hint = Tipp
ui-undo = Rückgängig
ui-start-of-turn = Zum Zugbeginn
ui-take-card = Karte nehmen
ui-summon = Beschwören
ui-activate = Aktivieren
ui-transmute = Umwandeln
ui-bonuses = Boni
ui-everything = Alles
ui-clear = Leeren
ui-ready = Fertig
ui-change = Ändern
ui-look-at-table = Tisch ansehen
ui-wait = Warten
ui-computer-plays = Computer spielt weiter
ui-confirm = Bestätigen
ui-cancel = Zurück
ui-yes = Ja
ui-no = Nein
ui-back = Zurück
ui-next = Weiter
ui-previous = Vorheriges
ui-open = Öffnen
ui-close = Schließen
ui-save = Speichern
ui-download = Herunterladen
ui-copy-link = Link kopieren
ui-new-game = Neues Spiel
ui-go-on = Fortsetzen
ui-start = Starten
ui-leave = Verlassen
ui-rematch = Revanche
ui-now = Jetzt
ui-season-and-dice = Jahreszeit und Würfel
ui-my-board = Meine Spielertafel
ui-my-cards = Meine Karten im Spiel
ui-my-hand = Meine Hand
ui-opponents = Mitspieler
ui-name = Name
ui-computer = Computer
ui-spectator = Zum Zuschauen

## Nebenbei gesagt

ui-your-turn = Du bist dran.
ui-waiting = Warten auf die anderen.
ui-loading = Wird geladen …
ui-online = Verbunden
ui-connection-lost = Verbindung verloren. Neuer Versuch …
ui-connection-back = Wieder verbunden.
ui-failed = Das hat nicht geklappt. Versuch es noch einmal.
ui-saved = Gespeichert.
ui-copied = Kopiert.
ui-final = Das lässt sich nicht zurücknehmen.
ui-waiting-for = Warten auf { $players }.

## Die Dinge auf dem Tisch, wie eine Vorlesehilfe sie nennt

a11y-token =
    { $energy ->
        [air] Luftenergie
        [water] Wasserenergie
        [fire] Feuerenergie
       *[earth] Erdenergie
    }
# $text ist eine Liste von a11y-rate
a11y-wheel =
    { $season ->
        [winter] Jahreszeitenrad: Jahr { $year }, Winter, Feld { $space } von 12, Runde { $round }. Kristalle pro Energie: { $text }.
        [spring] Jahreszeitenrad: Jahr { $year }, Frühling, Feld { $space } von 12, Runde { $round }. Kristalle pro Energie: { $text }.
        [summer] Jahreszeitenrad: Jahr { $year }, Sommer, Feld { $space } von 12, Runde { $round }. Kristalle pro Energie: { $text }.
       *[fall] Jahreszeitenrad: Jahr { $year }, Herbst, Feld { $space } von 12, Runde { $round }. Kristalle pro Energie: { $text }.
    }
    .prelude = Jahreszeitenrad: Spieleröffnung, die erste Runde hat noch nicht begonnen.
a11y-rate = { $name } { $count }
a11y-reserve = Reserve, { $count } von { $limit }: { $energies }
# $limit ist die Beschwörungslehre, $free die Zahl der freien Plätze
a11y-gauge =
    Beschwörungslehre { $limit }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } im Spiel, { $free ->
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
a11y-prestige =
    { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
a11y-turned = gedreht
a11y-on-card = mit { $energies } darauf
a11y-cost = Kosten: { $cost }
# $card ist ein Titel mit Art, Kosten und Prestige, $text, was die Karte tut
a11y-choice = { $card }: { $text }
a11y-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
a11y-bonuses = { $count } von 3 Boni eingesetzt
# $energies ist a11y-reserve, $text a11y-gauge, $cards a11y-hand, $bonus a11y-bonuses
a11y-panel =
    { $voice ->
        [you] Du: { $crystals }. { $energies }. { $text }. { $cards }, { $bonus }.
       *[other] { $player }: { $crystals }. { $energies }. { $text }. { $cards }, { $bonus }.
    }
a11y-position = { $count } von { $limit }
a11y-more-events =
    { $count ->
        [one] { $count } weiteres Ereignis im Spielverlauf.
       *[other] { $count } weitere Ereignisse im Spielverlauf.
    }
