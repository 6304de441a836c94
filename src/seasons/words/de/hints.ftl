# Computerspieler: ihre Spielstärken für Menschen, und Tipps. Die Namen sind Tiere des Waldes, der stärkste ist ein
# Fabeltier; mit den Stufen der Karten haben sie nichts zu tun.

## Die Spielstärken, die schwächste zuerst

bot-squirrel = Eichhörnchen
    .about = Freundlich, neu im Spiel und manchmal vergesslich.
bot-hare = Hase
    .about = Spielt schnell und macht kleine Fehler.
bot-fox = Fuchs
    .about = Plant ganze Züge und verschenkt wenig.
bot-owl = Eule
    .about = Denkt voraus und irrt sich selten.
bot-griffin = Greif
    .about = Am stärksten: sucht immer das Beste.
# Ein Computerspieler, wenn mehrere dieselbe Stufe haben
bot-numbered = { $name } { $seat }

## Tipps

hint-best = Am besten: { $text }. Erwarteter Endstand { $count }, Gewinnchance { $number } %.
hint-next = Danach: { $text }. Erwarteter Endstand { $count }, Gewinnchance { $number } %.
hint-gain =
    { $count ->
        [one] Das bringt { $count } Punkt mehr als die nächstbeste Möglichkeit: { $text }.
       *[other] Das bringt { $count } Punkte mehr als die nächstbeste Möglichkeit: { $text }.
    }
hint-even = Das ist etwa so gut wie die nächstbeste Möglichkeit.
hint-plus = +{ $count }
hint-minus = −{ $count }
hint-part-crystals = Kristalle { $value }
hint-part-prestige = Prestigepunkte { $value }
hint-part-hand = Handkarten { $value }
hint-part-bonuses = Boni { $value }
hint-part-opponents = Punkte des besten Mitspielers { $value }
hint-kept = Das hält eine Chance offen: { $card } liegt am Ende in { $number } % der Spiele aus statt in { $count } %.
hint-turning = Worauf es am meisten ankommt: { $text } ({ $number } %). Dann bringt es { $first }, sonst { $second }.
hint-event-transmute = Ein Würfel des nächsten Wurfs erlaubt das Umwandeln
hint-event-gauge = Ein Würfel des nächsten Wurfs erhöht die Beschwörungslehre
hint-event-draw = Ein Würfel des nächsten Wurfs erlaubt das Ziehen
hint-event-energy = Ein Würfel des nächsten Wurfs zeigt { $name }
hint-event-rounds =
    { $count ->
        [one] Das Spiel dauert noch mindestens { $count } Runde
       *[other] Das Spiel dauert noch mindestens { $count } Runden
    }
hint-event-drew =
    { $count ->
        [one] Deine nächste Karte ist mindestens { $count } Prestigepunkt wert
       *[other] Deine nächste Karte ist mindestens { $count } Prestigepunkte wert
    }
hint-event-holds = { $player } hat { $card } auf der Hand
