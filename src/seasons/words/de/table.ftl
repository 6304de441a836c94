# Was ein Tisch außerhalb der Regeln sagt: Ablehnungen, Spielverlauf zwischen den Schritten, Erinnerungen, Warnungen,
# Floskeln. refused-… sind ganze Sätze und sagen, was zu tun ist. $voice, $player, $card wie in play.ftl.

## Ablehnungen

refused-already-started = Das Spiel hat schon begonnen.
refused-bad-batch = Sende 1 bis { $count } Schritte auf einmal.
refused-bad-first = Wähle, wer beginnt: ein Sitzplatz von 1 bis { $count } oder der Zufall.
refused-bad-message = Diese Nachricht ist nicht lesbar: { $text }
refused-unknown-message = Diese Art von Anfrage kennt der Tisch in dieser Version nicht.
refused-bad-nonce = Der Zufallsteil muss aus { $count } Bytes in hexadezimaler Schreibweise bestehen.
refused-bad-phrase = Diese Floskel gibt es nicht.
refused-bad-players = Seasons ist für 2 bis 4 Spieler.
refused-bad-record =
    { $number ->
        [0] Diese Datei ist kein gespeichertes Spiel, das hier gezeigt werden kann. Wähle eine, die am Ende eines Spiels gespeichert wurde.
       *[other] Dieses gespeicherte Spiel kann nicht gezeigt werden: In Zeile { $number } ist ein Fehler. Wähle die Datei so, wie sie gespeichert wurde.
    }
refused-bad-standing = Eine automatische Antwort gibt es nur für „Horn des Bettlers“ und „Stundenglas der Zeit“.
refused-busy = Zu viele Schritte kamen auf einmal an. Versuch es noch einmal.
refused-failed = Hier ist etwas schiefgegangen und wurde notiert. Nichts hat sich geändert: Versuche es noch einmal.
refused-game-over = Das Spiel ist zu Ende.
refused-hello-twice = Du hast dich schon angemeldet.
refused-illegal = Das geht jetzt nicht. Es hat sich nichts geändert.
refused-name-too-long = Ein Name hat höchstens { $count } Zeichen.
refused-no-bot = Den Computerspieler „{ $text }“ gibt es nicht.
refused-no-continue = Solange hier Menschen spielen, kannst du anderswo erst weiterspielen, wenn das Spiel zu Ende ist oder alle mit Tipps einverstanden sind.
refused-no-hints = Tipps gibt es nur gegen den Computer oder wenn alle einverstanden sind.
refused-no-key = Der Link ist unvollständig: Der letzte Teil nach dem # fehlt.
refused-no-seat = Diesen Sitzplatz gibt es nicht.
refused-no-table = Diesen Tisch gibt es nicht, oder der Link wurde verändert. Bitte um einen neuen Link oder beginne ein neues Spiel.
refused-not-asked = Du wirst gerade nichts gefragt.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-not-your-seat = Das ist nicht dein Sitzplatz.
refused-not-yours = Das darf nur, wer den Tisch eröffnet hat.
refused-nothing-to-continue = Von dieser Stelle aus lässt sich das Spiel nicht fortsetzen.
refused-nothing-to-undo = Es gibt nichts mehr zurückzunehmen.
refused-only-moves = An diesem Tisch wurde so viel geredet, geändert und zurückgenommen, dass jetzt nur noch gespielt werden kann.
refused-other-protocol = Diese Seite ist älter als der Server. Lade sie neu.
refused-record-too-long = Ein gespeichertes Spiel hat höchstens { $count } Zeichen. Wähle eine andere Datei.
refused-record-unfinished = Nur beendete Spiele mit ihrem Startwert lassen sich zeigen.
refused-seat-taken = Hier sitzt schon jemand.
refused-seats-open =
    { $count ->
        [one] Ein Sitzplatz ist noch frei: Warte, oder lass den Computer spielen.
       *[other] { $count } Sitzplätze sind noch frei: Warte, oder lass den Computer spielen.
    }
refused-slow-down = Das ging etwas schnell. Warte einen Moment.
refused-spectator = Du schaust zu: Das darf nur, wer mitspielt.
refused-stale = Jemand war schneller: Sieh dir an, wie der Tisch jetzt aussieht.
refused-storage = Die Datenbank antwortet nicht. Nichts ist verloren: Versuch es gleich noch einmal.
refused-too-far = Zuerst entscheidet der Zufall: Mach diese Schritte einzeln.
refused-too-long = Eine Nachricht hat höchstens { $count } Zeichen.
refused-too-many-keys = Es lassen sich höchstens { $count } Tische auf einmal nachsehen.
refused-undo-people = So weit zurück geht es nur gegen den Computer.
refused-view-only = Dieses Spiel wurde mit älteren Regeln begonnen: Du kannst es ansehen, aber nicht weiterspielen.

## Der Spielverlauf zwischen den Schritten

log-sits =
    { $voice ->
        [you] Du setzt dich an den Tisch.
       *[other] { $player } setzt sich an den Tisch.
    }
log-left =
    { $voice ->
        [you] Du verlässt den Tisch.
       *[other] { $player } verlässt den Tisch.
    }
log-bot =
    { $voice ->
        [you] Der Computer spielt für dich.
       *[other] Der Computer spielt für { $player }.
    }
log-undo =
    { $voice ->
        [you] Du nimmst { $count ->
            [one] einen Schritt
           *[other] { $count } Schritte
        } zurück.
       *[other] { $player } nimmt { $count ->
            [one] einen Schritt
           *[other] { $count } Schritte
        } zurück.
    }
log-back =
    { $voice ->
        [you] Du gehst im Spiel zurück.
       *[other] { $player } geht im Spiel zurück.
    }
log-rematch = An einem anderen Tisch gibt es ein neues Spiel.

## Erinnerungen vor dem Ende eines Zugs

free-transmute =
    { $count ->
        [one] Du kannst noch umwandeln: { $count } Kristall.
       *[other] Du kannst noch umwandeln: { $count } Kristalle.
    }
free-summon = { $card } kostet dich nichts.
free-activate = Du kannst noch { $card } aktivieren.

## Warnungen vor einem Schritt

warn-no-room = Es wird kein Platz frei sein: Alle für { $card } gezogenen Karten würden abgeworfen.
warn-overflow = Deine Reserve wird zu voll: Du wirfst { $count } Energie ab.
warn-energies-lost = Du verlierst { $count } Energie.

## Floskeln

phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-thinking = Ich überlege kurz
phrase-nice = Guter Zug
phrase-oops = Hoppla
phrase-well-played = Gut gespielt
phrase-thanks = Danke
phrase-hurry = Du bist dran, glaub ich
phrase-bye = Tschüss
