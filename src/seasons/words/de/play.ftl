# Was die Regeln sagen, in Worten: Namen, Züge, Fragen, Ereignisse, Gründe.
#
# „Energie“ hat keine Mehrzahl (3 Energie), deshalb fehlt oft die Auswahl nach der Zahl.
# „Beschwörungslehre“ ist die Kurzform von „Wissen von der Beschwörungslehre“; die lange Form steht nur in Regeln
# und Kartentexten.
# Kartennamen stehen in Anführungszeichen (card-title), ohne Artikel und ungebeugt.

## Kleine Dinge

energy-air = Luft
energy-water = Wasser
energy-fire = Feuer
energy-earth = Erde

season-winter = Winter
season-spring = Frühling
season-summer = Sommer
season-fall = Herbst

kind-item = magischer Gegenstand
kind-familiar = Gefährte

level-apprentice = Zauberlehrling
level-magician = Magier
level-archmage = Erzmagier

edition-revised = überarbeitete Ausgabe
edition-first = erste Ausgabe

bonus-exchange = 1 oder 2 Energie tauschen
bonus-transmute = umwandeln mit 1 Kristall mehr pro Energie
bonus-gauge = Beschwörungslehre um 1 erhöhen
bonus-draw = zwei Karten ziehen, eine behalten

zone-hidden = verborgen
zone-box = Schachtel
zone-pile = Nachziehstapel
zone-top = oben auf dem Nachziehstapel
zone-discard = Ablagestapel
zone-hand = Hand
zone-play = im Spiel
zone-library-2 = Bücherei für Jahr 2
zone-library-3 = Bücherei für Jahr 3
zone-pack = Karten zur Auswahl
zone-drafted = gewählte Karten
zone-year-1 = Set für Jahr 1
zone-year-2 = Set für Jahr 2
zone-year-3 = Set für Jahr 3
zone-drawn = gezogene Karten

player-unnamed = Spieler { $seat }
card-title = „{ $name }“

# Die Ursache eines Ereignisses, falls es eine gibt, am Ende des Satzes.
cause-in-brackets =
    { $cause ->
        [none] {""}
       *[other] {" "}({ $cause })
    }

list-two = { $first } und { $second }
list-more = { $first }, { $second }
list-last = { $first } und { $second }
list-dice = { $first }; { $second }

amount-energy =
    { $energy ->
        [air] { $count } Luft
        [water] { $count } Wasser
        [fire] { $count } Feuer
       *[earth] { $count } Erde
    }
# Steht in reason-energy.types: „Es fehlt noch: 1 Feuerenergie und 2 Erdenergie.“
amount-energy-more =
    { $energy ->
        [air] { $count } Luftenergie
        [water] { $count } Wasserenergie
        [fire] { $count } Feuerenergie
       *[earth] { $count } Erdenergie
    }
amount-energy-stored = { $amount } ({ $card })
amount-crystals =
    { $count ->
        [one] { $count } Kristall
       *[other] { $count } Kristalle
    }
amount-nothing = nichts
cost-chosen = 1 bis 4 Energie verschiedener Art

face-gauge = Beschwörungslehre +1
face-draw = Karte ziehen
face-transmute = umwandeln
face-pips =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Züge, als Beschriftung

move-end-turn = Zug beenden
move-keep-die = Würfel behalten
move-reroll = Neu würfeln
move-draw = Karte ziehen
move-draw-two = Bonus: zwei Karten ziehen, eine behalten
move-keep = Behalten
move-discard-drawn = Abwerfen
move-done = Fertig
    .exchange = Nur diese tauschen
    .types = Fertig, so zahlen
move-look = Oberste Karte ansehen
move-spend-crystals = 3 Kristalle zahlen
    .tree = 3 Kristalle für 1 Energie zahlen
    .orb = Für 3 Kristalle ungesehen abwerfen
move-spend-energy = 1 Energie zahlen, um umwandeln zu dürfen
move-put-back = Zurücklegen
move-play-top = Für 4 Energie ins Spiel bringen
move-bonus-exchange = Bonus: 1 oder 2 Energie tauschen
move-bonus-transmute = Bonus: umwandeln, je 1 Kristall mehr
move-bonus-gauge = Bonus: Beschwörungslehre +1
move-take-die = Würfel { $count }
    .face = Würfel { $count }: { $dice }
move-choose-seat = { $player }
move-choose-year =
    { $year ->
        [1] Jahr 1: deine Starthand
       *[other] Jahr { $year }: Bücherei
    }
move-move-token =
    { $direction ->
        [back]
            { $count ->
                [one] { $count } Feld zurück
               *[other] { $count } Felder zurück
            }
       *[forward]
            { $count ->
                [one] { $count } Feld vor
               *[other] { $count } Felder vor
            }
    }
move-count = { $count }
move-take = { $energies } nehmen
    .store = { $energies } darauflegen
move-drop = { $energies } abwerfen
move-waive = { $energies } sparen
move-type =
    { $energy ->
        [air] Luft
        [water] Wasser
        [fire] Feuer
       *[earth] Erde
    }
    .types =
        { $energy ->
            [air] Luft: Beschwörungslehre
            [water] Wasser: 2 Energie
            [fire] Feuer: Karte ziehen
           *[earth] Erde: 5 Kristalle
        }
move-pay = { $energies } zahlen
    .exchange = { $energies } abgeben
move-transmute = { $energies } umwandeln
move-pick = { $card } nehmen
move-keep-card = { $card } behalten
move-give = { $card } weggeben
move-summon = { $card } beschwören
move-discard-card = { $card } abwerfen
move-put = { $card } ins Spiel bringen
move-activate = { $card } aktivieren
    .second = { $card } aktivieren (zweites Exemplar)
move-sacrifice = { $card } opfern
    .second = { $card } opfern (zweites Exemplar)
move-take-back = { $card } zurücknehmen
    .second = { $card } zurücknehmen (zweites Exemplar)

## Dasselbe auf Knöpfen, wo eine Zeile zu lang dafür ist: höchstens 23 Zeichen

button-draw-two = Bonus: 2 Karten ziehen
button-spend-crystals-tree = 3 Kristalle: 1 Energie
button-spend-crystals-orb = 3 Kristalle: abwerfen
button-spend-energy = 1 Energie: umwandeln
button-play-top = 4 Energie: ins Spiel
button-bonus-exchange = Bonus: Energie tauschen
button-bonus-transmute = Bonus: umwandeln +1
button-bonus-gauge = Bonus Beschwörungslehre

## Fragen, in zwei Stimmen

ask-pick =
    { $voice ->
        [you] Wähle eine Karte. Die übrigen gehen an { $to }.
       *[other] { $player } wählt eine Karte.
    }
ask-split =
    { $voice ->
        [you] Bilde drei Sets aus je drei Karten, eines pro Jahr. In welches Jahr kommt { $card }?
       *[other] { $player } verteilt neun Karten auf die drei Jahre.
    }
ask-die =
    { $voice ->
        [you] Wähle einen Würfel. Der letzte bewegt den Jahreszeitenstein.
       *[other] { $player } wählt einen Würfel.
    }
ask-malice =
    { $voice ->
        [you] { $card } einsetzen? Du würfelst neu und erhältst 2 Kristalle.
       *[other] { $player } überlegt, { $card } einzusetzen.
    }
ask-draw =
    { $voice ->
        [you] Ziehe eine Karte. Mit einem Bonus ziehst du zwei und behältst eine.
       *[other] { $player } zieht gleich eine Karte.
    }
ask-keep =
    { $voice ->
        [you]
            { $card ->
                [none] Die gezogene Karte behalten oder abwerfen?
               *[other] Du hast { $card } gezogen. Behalten oder abwerfen?
            }
       *[other] { $player } überlegt, ob die gezogene Karte bleibt.
    }
ask-keep-one =
    { $voice ->
        [you]
            { $number ->
                [12] { $card }: Behalte eine Karte und gib jedem Mitspieler eine.
                [0] Behalte eine Karte. Die andere wird abgeworfen.
               *[other] { $card }: Behalte eine Karte. Die übrigen werden abgeworfen.
            }
       *[other] { $player } wählt eine Karte zum Behalten.
    }
ask-turn =
    { $voice ->
        [you] Du bist dran: beschwöre, aktiviere, wandle um oder beende deinen Zug.
       *[other] { $player } ist dran.
    }
ask-take =
    { $voice ->
        [you]
            { $card ->
                [none] Nimm dafür { $count } Energie deiner Wahl.
               *[other] { $card }: Nimm { $count } Energie deiner Wahl.
            }
       *[other] { $player } wählt Energie aus dem Vorrat.
    }
ask-store =
    { $voice ->
        [you] Wähle { $count } Energie und lege sie auf { $card }.
       *[other] { $player } wählt Energie für { $card }.
    }
ask-excess =
    { $voice ->
        [you] Deine Reserve ist zu voll. Wirf { $count } Energie ab.
       *[other] { $player } wählt Energie zum Abwerfen.
    }
    .known = Deine Reserve fasst { $limit } Energie. Wirf { $count } ab.
ask-waive =
    { $voice ->
        [you] { $card }: Wähle { $count } Energie, die du nicht zahlst.
       *[other] { $player } wählt, was bei { $card } gespart wird.
    }
ask-pay =
    { $voice ->
        [you] Zahle noch { $count } Energie für { $card }: Wähle, woher sie kommt.
       *[other] { $player } bezahlt { $card }.
    }
ask-pay-any =
    { $voice ->
        [you]
            { $number ->
                [35] { $card }: Lege 1 Energie deiner Wahl darauf.
               *[other] { $card }: Zahle { $count } Energie deiner Wahl.
            }
       *[other] { $player } zahlt für { $card }.
    }
ask-exchange =
    { $voice ->
        [you]
            { $count ->
                [one] Noch eine zweite Energie tauschen oder nur diese?
               *[other] Tausche 1 oder 2 Energie: Wähle eine, die du abgibst.
            }
       *[other] { $player } wählt Energie zum Tauschen.
    }
ask-balance =
    { $voice ->
        [you] { $card }: Welche Energieart wandelst du um?
       *[other] { $player } wählt eine Energieart für { $card }.
    }
ask-boots =
    { $voice ->
        [you] Bewege den Jahreszeitenstein 1 bis 3 Felder vor oder zurück.
       *[other] { $player } wählt, wohin der Jahreszeitenstein zieht.
    }
ask-put =
    { $voice ->
        [you]
            { $number ->
                [24] Bringe eine Karte aus deiner Hand kostenfrei ins Spiel.
               *[other] Bringe eine dieser Karten kostenfrei ins Spiel. Die übrigen werden abgeworfen.
            }
       *[other] { $player } wählt eine Karte, die ins Spiel kommt.
    }
ask-sacrifice =
    { $voice ->
        [you] { $to } spielt { $card }: Opfere eine deiner Karten im Spiel.
       *[other] { $player } wählt eine Karte zum Opfern ({ $card }).
    }
ask-give =
    { $voice ->
        [you] { $card }: Wähle eine Karte für { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } wählt eine Karte für dich.
               *[other] { $player } wählt eine Karte für { $to }.
            }
    }
ask-take-back =
    { $voice ->
        [you]
            { $tovoice ->
                [you] { $card }: Nimm einen deiner magischen Gegenstände auf die Hand zurück.
               *[other] { $to } spielt { $card }: Nimm einen deiner magischen Gegenstände auf die Hand zurück.
            }
       *[other] { $player } nimmt einen magischen Gegenstand zurück ({ $card }).
    }
ask-opponent =
    { $voice ->
        [you] { $card }: Wessen Reserve kopierst du?
       *[other] { $player } wählt eine Reserve zum Kopieren.
    }
ask-types =
    { $voice ->
        [you] Wähle 1 bis 4 Energie, um { $card } zu bezahlen. Jede bringt ihren Effekt.
       *[other] { $player } wählt Energie, um { $card } zu bezahlen.
    }
ask-tree =
    { $voice ->
        [you] { $card }: Wähle einen Effekt.
       *[other] { $player } wählt einen Effekt von { $card }.
    }
ask-orb =
    { $voice ->
        [you] Die oberste Karte des Nachziehstapels ansehen oder ungesehen abwerfen?
       *[other] { $player } wählt einen Effekt von { $card }.
    }
ask-orb-card =
    { $voice ->
        [you]
            { $card ->
                [none] Die oberste Karte zurücklegen oder für 4 Energie ins Spiel bringen?
               *[other] Die oberste Karte ist { $card }. Zurücklegen oder für 4 Energie ins Spiel bringen?
            }
       *[other] { $player } sieht sich die oberste Karte des Nachziehstapels an.
    }
ask-crown =
    { $voice ->
        [you] { $card }: Ziehe eine Karte oder wirf eine aus der Hand ab. Nimm so viel Energie, wie sie Prestigepunkte hat.
       *[other] { $player } wählt: ziehen oder abwerfen ({ $card }).
    }
ask-skull =
    { $voice ->
        [you]
            { $count ->
                [one] Opfere noch { $count } Karte für 15 Kristalle.
               *[other] Opfere { $count } Karten für 15 Kristalle.
            }
       *[other] { $player } wählt Karten zum Opfern.
    }
ask-kriss =
    { $voice ->
        [you] Wirf einen Gefährten ab oder opfere einen, dann nimm 4 Energie.
       *[other] { $player } wählt einen Gefährten zum Abwerfen oder Opfern.
    }
ask-mirror-give =
    { $voice ->
        [you] { $card }: Welche Energieart verwandelst du?
       *[other] { $player } wählt Energie zum Verwandeln.
    }
ask-mirror-count =
    { $voice ->
        [you] Wie viel davon verwandelst du, für je 1 Kristall?
       *[other] { $player } wählt, wie viel Energie verwandelt wird.
    }
ask-mirror-take =
    { $voice ->
        [you] In welche Energieart verwandelst du sie?
       *[other] { $player } wählt, was aus der Energie wird.
    }

## Ereignisse, in zwei Stimmen

event-dealt =
    { $voice ->
        [you] Du erhältst { $cards }.
       *[other] { $player } erhält { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } erhält eine Karte.
           *[other] { $player } erhält { $count } Karten.
        }
event-picked =
    { $voice ->
        [you] Du wählst { $cards }.
       *[other] { $player } wählt { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } wählt eine Karte.
           *[other] { $player } wählt { $count } Karten.
        }
event-split =
    { $voice ->
        [you] Du hast deine Karten auf die drei Jahre verteilt.
       *[other] { $player } hat neun Karten auf die drei Jahre verteilt.
    }
event-round-began =
    { $season ->
        [winter] Runde { $round } beginnt im Winter.
        [spring] Runde { $round } beginnt im Frühling.
        [summer] Runde { $round } beginnt im Sommer.
       *[fall] Runde { $round } beginnt im Herbst.
    } { $voice ->
        [you] Du machst den Anfang.
       *[other] { $player } macht den Anfang.
    }
event-rolled =
    { $voice ->
        [you] Du würfelst: { $dice }.
       *[other] { $player } würfelt: { $dice }.
    }
event-die-taken =
    { $voice ->
        [you] Du nimmst einen Würfel: { $dice }.
       *[other] { $player } nimmt einen Würfel: { $dice }.
    }
event-turn-began =
    { $voice ->
        [you] Dein Zug beginnt.
       *[other] { $player } ist am Zug.
    }
event-rerolled =
    { $voice ->
        [you] Du würfelst neu: { $dice }.
       *[other] { $player } würfelt neu: { $dice }.
    }
event-crystals-gained =
    { $voice ->
        [you]
            { $cause ->
                [none] Du erhältst { $crystals }.
               *[other] Du erhältst { $crystals } durch { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } erhält { $crystals }.
               *[other] { $player } erhält { $crystals } durch { $cause }.
            }
    }
event-crystals-lost =
    { $voice ->
        [you]
            { $cause ->
                [none] Du verlierst { $crystals }.
               *[other] Du verlierst { $crystals } durch { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } verliert { $crystals }.
               *[other] { $player } verliert { $crystals } durch { $cause }.
            }
    }
    .paid =
        { $voice ->
            [you] Du zahlst { $crystals } für { $cause }.
           *[other] { $player } zahlt { $crystals } für { $cause }.
        }
event-crystals-given =
    { $voice ->
        [you] Du gibst { $crystals } an { $to }{ cause-in-brackets }.
       *[other]
            { $tovoice ->
                [you] { $player } gibt dir { $crystals }{ cause-in-brackets }.
               *[other] { $player } gibt { $crystals } an { $to }{ cause-in-brackets }.
            }
    }
event-energy-gained =
    { $voice ->
        [you]
            { $cause ->
                [none] Du erhältst { $energies }.
               *[other] Du erhältst { $energies } durch { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } erhält { $energies }.
               *[other] { $player } erhält { $energies } durch { $cause }.
            }
    }
event-energy-paid =
    { $voice ->
        [you]
            { $cause ->
                [none] Du gibst { $energies } ab.
               *[other] Du zahlst { $energies } für { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } gibt { $energies } ab.
               *[other] { $player } zahlt { $energies } für { $cause }.
            }
    }
event-energy-discarded =
    { $voice ->
        [you] Du wirfst { $energies } ab: Deine Reserve ist voll.
       *[other] { $player } wirft { $energies } ab: Die Reserve ist voll.
    }
event-energy-lost =
    { $voice ->
        [you]
            { $cause ->
                [none] Du verlierst { $energies }.
               *[other] Du verlierst { $energies } durch { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } verliert { $energies }.
               *[other] { $player } verliert { $energies } durch { $cause }.
            }
    }
    .turned =
        { $voice ->
            [you] { $cause } verwandelt bei dir { $energies } in { $taken }.
           *[other] { $cause } verwandelt bei { $player } { $energies } in { $taken }.
        }
event-energy-stored =
    { $voice ->
        [you] Du legst { $energies } auf { $card }.
       *[other] { $player } legt { $energies } auf { $card }.
    }
event-store-lost =
    { $voice ->
        [you] Du verlierst { $energies } von { $card }.
       *[other] { $player } verliert { $energies } von { $card }.
    }
event-transmuted =
    { $voice ->
        [you]
            { $cause ->
                [none] Du wandelst { $energies } in { $crystals } um.
               *[other] Du wandelst { $energies } mit { $cause } in { $crystals } um.
            }
       *[other]
            { $cause ->
                [none] { $player } wandelt { $energies } in { $crystals } um.
               *[other] { $player } wandelt { $energies } mit { $cause } in { $crystals } um.
            }
    }
event-right-gained =
    { $voice ->
        [you] Du darfst in diesem Zug umwandeln.
       *[other] { $player } darf in diesem Zug umwandeln.
    }
event-gauge-changed =
    { $change ->
        [down]
            { $voice ->
                [you] Deine Beschwörungslehre sinkt um { $count }{ cause-in-brackets }.
               *[other] Die Beschwörungslehre von { $player } sinkt um { $count }{ cause-in-brackets }.
            }
       *[up]
            { $voice ->
                [you] Deine Beschwörungslehre steigt um { $count }{ cause-in-brackets }.
               *[other] Die Beschwörungslehre von { $player } steigt um { $count }{ cause-in-brackets }.
            }
    }
event-drew =
    { $voice ->
        [you] Du ziehst { $cards }{ cause-in-brackets }.
       *[other] { $player } zieht { $cards }{ cause-in-brackets }.
    }
    .hidden =
        { $count ->
            [one] { $player } zieht eine Karte{ cause-in-brackets }.
           *[other] { $player } zieht { $count } Karten{ cause-in-brackets }.
        }
event-kept =
    { $voice ->
        [you] Du behältst { $cards }.
       *[other] { $player } behält { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } behält eine Karte.
           *[other] { $player } behält { $count } Karten.
        }
event-draw-discarded =
    { $voice ->
        [you] Du wirfst { $cards } ab.
       *[other] { $player } wirft { $cards } ab.
    }
    .hidden =
        { $count ->
            [one] { $player } wirft eine gezogene Karte ab.
           *[other] { $player } wirft { $count } gezogene Karten ab.
        }
event-given =
    { $voice ->
        [you] Du gibst { $cards } an { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } gibt dir { $cards }.
               *[other] { $player } gibt { $cards } an { $to }.
            }
    }
    .hidden =
        { $count ->
            [one] { $player } gibt eine Karte an { $to }.
           *[other] { $player } gibt { $count } Karten an { $to }.
        }
event-looked =
    { $voice ->
        [you] Du siehst dir die oberste Karte des Nachziehstapels an: { $cards }.
       *[other] { $player } sieht sich die oberste Karte des Nachziehstapels an: { $cards }.
    }
    .hidden = { $player } sieht sich die oberste Karte des Nachziehstapels an.
event-top-kept =
    { $voice ->
        [you] Du legst die Karte auf den Nachziehstapel zurück.
       *[other] { $player } legt die Karte auf den Nachziehstapel zurück.
    }
event-top-discarded =
    { $voice ->
        [you] Du wirfst die oberste Karte des Nachziehstapels ab: { $cards }.
       *[other] { $player } wirft die oberste Karte des Nachziehstapels ab: { $cards }.
    }
    .hidden =
        { $voice ->
            [you] Du wirfst die oberste Karte des Nachziehstapels ungesehen ab.
           *[other] { $player } wirft die oberste Karte des Nachziehstapels ab.
        }
event-summons =
    { $voice ->
        [you]
            { $cost ->
                [none] Du beschwörst { $card }.
               *[other] Du beschwörst { $card } für { $cost }.
            }
       *[other]
            { $cost ->
                [none] { $player } beschwört { $card }.
               *[other] { $player } beschwört { $card } für { $cost }.
            }
    }
event-waived =
    { $voice ->
        [you] Du sparst { $energies } bei { $card }.
       *[other] { $player } spart { $energies } bei { $card }.
    }
event-entered =
    { $voice ->
        [you] Du bringst { $card } kostenfrei ins Spiel{ cause-in-brackets }.
       *[other] { $player } bringt { $card } kostenfrei ins Spiel{ cause-in-brackets }.
    }
event-activated =
    { $voice ->
        [you] Du aktivierst { $card }.
       *[other] { $player } aktiviert { $card }.
    }
event-sacrificed =
    { $voice ->
        [you] Du opferst { $cards }{ cause-in-brackets }.
       *[other] { $player } opfert { $cards }{ cause-in-brackets }.
    }
event-taken-back =
    { $voice ->
        [you] Du nimmst { $cards } auf die Hand zurück{ cause-in-brackets }.
       *[other] { $player } nimmt { $cards } auf die Hand zurück{ cause-in-brackets }.
    }
event-hand-discarded =
    { $voice ->
        [you] Du wirfst { $cards } aus der Hand ab{ cause-in-brackets }.
       *[other] { $player } wirft { $cards } aus der Hand ab{ cause-in-brackets }.
    }
event-passed-on =
    { $voice ->
        [you] Du gibst { $card } an { $to } weiter.
       *[other]
            { $tovoice ->
                [you] { $player } gibt { $card } an dich weiter.
               *[other] { $player } gibt { $card } an { $to } weiter.
            }
    }
event-bonus-used =
    { $voice ->
        [you] Du setzt einen Bonus ein: { $bonus }.
       *[other] { $player } setzt einen Bonus ein: { $bonus }.
    }
event-token-moved =
    { $direction ->
        [back]
            { $count ->
                [one] Der Jahreszeitenstein zieht { $count } Feld zurück auf Feld { $space }.
               *[other] Der Jahreszeitenstein zieht { $count } Felder zurück auf Feld { $space }.
            }
       *[forward]
            { $count ->
                [one] Der Jahreszeitenstein zieht { $count } Feld weiter auf Feld { $space }.
               *[other] Der Jahreszeitenstein zieht { $count } Felder weiter auf Feld { $space }.
            }
    }
    .moved =
        { $direction ->
            [back]
                { $voice ->
                    [you]
                        { $count ->
                            [one] Du bewegst den Jahreszeitenstein { $count } Feld zurück auf Feld { $space }{ cause-in-brackets }.
                           *[other] Du bewegst den Jahreszeitenstein { $count } Felder zurück auf Feld { $space }{ cause-in-brackets }.
                        }
                   *[other]
                        { $count ->
                            [one] { $player } bewegt den Jahreszeitenstein { $count } Feld zurück auf Feld { $space }{ cause-in-brackets }.
                           *[other] { $player } bewegt den Jahreszeitenstein { $count } Felder zurück auf Feld { $space }{ cause-in-brackets }.
                        }
                }
           *[forward]
                { $voice ->
                    [you]
                        { $count ->
                            [one] Du bewegst den Jahreszeitenstein { $count } Feld vor auf Feld { $space }{ cause-in-brackets }.
                           *[other] Du bewegst den Jahreszeitenstein { $count } Felder vor auf Feld { $space }{ cause-in-brackets }.
                        }
                   *[other]
                        { $count ->
                            [one] { $player } bewegt den Jahreszeitenstein { $count } Feld vor auf Feld { $space }{ cause-in-brackets }.
                           *[other] { $player } bewegt den Jahreszeitenstein { $count } Felder vor auf Feld { $space }{ cause-in-brackets }.
                        }
                }
        }
event-year-changed = Jahr { $year } beginnt.
    .again = Es ist wieder Jahr { $year }.
    .before = Der Jahreszeitenstein steht jetzt vor dem Beginn von Jahr 1. Es gilt weiterhin Jahr 1.
    .after = Jahr 3 ist vorbei.
event-season-changed =
    { $season ->
        [winter] Jetzt ist Winter.
        [spring] Jetzt ist Frühling.
        [summer] Jetzt ist Sommer.
       *[fall] Jetzt ist Herbst.
    }
event-library-taken =
    { $voice ->
        [you] Du nimmst { $cards } aus deiner Bücherei für Jahr { $year }.
       *[other] { $player } nimmt { $cards } aus der Bücherei für Jahr { $year }.
    }
    .hidden =
        { $count ->
            [one] { $player } nimmt eine Karte aus der Bücherei für Jahr { $year }.
           *[other] { $player } nimmt { $count } Karten aus der Bücherei für Jahr { $year }.
        }
event-pile-rebuilt =
    { $count ->
        [one] Der Ablagestapel ({ $count } Karte) wird zum neuen Nachziehstapel.
       *[other] Der Ablagestapel ({ $count } Karten) wird gemischt und zum neuen Nachziehstapel.
    }
event-turn-ended =
    { $voice ->
        [you] Du beendest deinen Zug.
       *[other] { $player } beendet den Zug.
    }
event-game-ended = Das Spiel ist zu Ende.
event-scored =
    { $voice ->
        [you] Du belegst Platz { $rank }
       *[other] { $player } belegt Platz { $rank }
    } { $count ->
        [one] mit { $count } Punkt.
       *[other] mit { $count } Punkten.
    }

## Warum etwas gerade nicht geht

reason-not-asked = Du bist gerade nicht an der Reihe.
reason-other-choice = Zuerst steht eine andere Entscheidung an.
reason-no-room = Kein Platz frei: Deine Beschwörungslehre erlaubt keine weitere Karte im Spiel.
reason-energy =
    { $what ->
        [transmute] Solche Energie hast du nicht.
       *[other]
            { $count ->
                [0] Nicht genug Energie.
                [one] Es fehlt noch { $count } Energie.
               *[other] Es fehlen noch { $count } Energie.
            }
    }
    .types = Es fehlt noch: { $energies }.
reason-crystals =
    { $count ->
        [0] Nicht genug Kristalle.
        [one] Es fehlt noch { $count } Kristall.
       *[other] Es fehlen noch { $count } Kristalle.
    }
reason-leech =
    { $count ->
        [0] Nicht genug Kristalle für { $card }.
        [one] Es fehlt noch { $count } Kristall für { $card }.
       *[other] Es fehlen noch { $count } Kristalle für { $card }.
    }
reason-turned =
    { $what ->
        [malice] { $card } wurde in dieser Runde schon aktiviert.
       *[other] In dieser Runde schon aktiviert.
    }
reason-no-activation = Diese Karte lässt sich nicht aktivieren.
reason-turn-opened = Nur zu Beginn deines Zuges, bevor du den Würfel nutzt.
reason-bonuses-spent = Alle drei Boni sind eingesetzt.
reason-gauge-full = Deine Beschwörungslehre steht schon auf dem Höchstwert { $limit }.
reason-no-card = Nachziehstapel und Ablagestapel sind leer.
reason-no-familiar = Du hast keinen Gefährten auf der Hand oder im Spiel.
reason-empty-hand = Du hast keine Handkarten.
reason-few-cards = Du brauchst 3 Karten im Spiel.
reason-no-right = Du darfst in diesem Zug nicht umwandeln.
reason-no-draw = Nur wenn dein Würfel dich eine Karte ziehen lässt.
reason-die-taken = Dieser Würfel ist schon vergeben.
reason-game-over = Das Spiel ist zu Ende.
reason-not-there =
    { $what ->
        [hand] Diese Karte hast du nicht auf der Hand.
        [play] Diese Karte hast du nicht im Spiel.
       *[other] Diese Karte hast du dort nicht.
    }

## Warum sich ein Schritt nicht zurücknehmen lässt

final-chance = Es wurde gewürfelt oder gezogen.
final-learned = Eine verdeckte Karte wurde bekannt.
final-others = Jemand anders musste sich entscheiden.
final-die = Ein Würfel wurde genommen.
final-turn = Der Zug wurde beendet.
