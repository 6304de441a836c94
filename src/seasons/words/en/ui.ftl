# Words that every front end needs (ui-…), and accessible names (a11y-…).
# Labels of buttons and headings have at most 23 characters and no full stop. “Undo” takes back a step of the game,
# “Cancel” only leaves a question: the two must not sound alike.

## Buttons and headings

ui-home = Home
ui-play = Play
ui-play-computer = Against the computer
ui-play-friends = With friends
ui-one-device = On one device
ui-learn = Learn to play
ui-rules = Rules
ui-cards = Cards
ui-watch = Watch
ui-replay = Replay
ui-settings = Settings
ui-language = Language
ui-sound = Sound
ui-speed = Speed
ui-help = Help
ui-keys = Keys
ui-text-view = Text view
ui-log = Log
ui-hint = Hint
ui-undo = Undo
ui-start-of-turn = Back to start of turn
ui-take-card = Take this card
ui-summon = Summon
ui-activate = Activate
ui-transmute = Transmute
ui-bonuses = Bonuses
ui-everything = All
ui-clear = Clear
ui-ready = Ready
ui-change = Change
ui-look-at-table = Look at the table
ui-wait = Wait
ui-computer-plays = Computer plays on
ui-confirm = Confirm
ui-cancel = Cancel
ui-yes = Yes
ui-no = No
ui-back = Back
ui-next = Next
ui-previous = Previous
ui-open = Open
ui-close = Close
ui-save = Save
ui-download = Download
ui-copy-link = Copy link
ui-new-game = New game
ui-go-on = Continue
ui-start = Start
ui-leave = Leave
ui-rematch = Rematch
ui-now = Now
ui-season-and-dice = Season and dice
ui-my-board = My board
ui-my-cards = My cards in play
ui-my-hand = My hand
ui-opponents = Opponents
ui-name = Name
ui-computer = Computer
ui-spectator = Spectator

## Said in passing

ui-your-turn = Your turn.
ui-waiting = Waiting for the others.
ui-loading = Loading…
ui-online = Online
ui-connection-lost = Connection lost. Trying again…
ui-connection-back = Connected again.
ui-failed = That did not work. Please try again.
ui-saved = Saved.
ui-copied = Copied.
ui-final = This cannot be undone.
ui-waiting-for = Waiting for { $players }.

## Things on the table, as a screen reader says them

a11y-token =
    { $energy ->
        [air] air energy
        [water] water energy
        [fire] fire energy
       *[earth] earth energy
    }
# $text is a list of a11y-rate
a11y-wheel =
    { $season ->
        [winter] Season wheel: year { $year }, winter, space { $space } of 12, round { $round }. Crystals per energy: { $text }.
        [spring] Season wheel: year { $year }, spring, space { $space } of 12, round { $round }. Crystals per energy: { $text }.
        [summer] Season wheel: year { $year }, summer, space { $space } of 12, round { $round }. Crystals per energy: { $text }.
       *[fall] Season wheel: year { $year }, fall, space { $space } of 12, round { $round }. Crystals per energy: { $text }.
    }
    .prelude = Season wheel: prelude, the first round has not begun.
a11y-rate = { $name } { $count }
a11y-reserve = Reserve, { $count } of { $limit }: { $energies }
# $limit is the gauge, $free the places left
a11y-gauge =
    Summoning gauge { $limit }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in play, { $free ->
        [one] { $free } free place
       *[other] { $free } free places
    }
a11y-prestige =
    { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
    }
a11y-turned = turned
a11y-on-card = with { $energies } on it
a11y-cost = cost: { $cost }
# $card is a title with kind, cost and prestige, $text what the card does
a11y-choice = { $card }: { $text }
a11y-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
a11y-bonuses = { $count } of 3 bonuses used
# $energies is a11y-reserve, $text is a11y-gauge, $cards is a11y-hand, $bonus is a11y-bonuses
a11y-panel =
    { $voice ->
        [you] You: { $crystals }. { $energies }. { $text }. { $cards }, { $bonus }.
       *[other] { $player }: { $crystals }. { $energies }. { $text }. { $cards }, { $bonus }.
    }
a11y-position = { $count } of { $limit }
a11y-more-events =
    { $count ->
        [one] { $count } more event in the log.
       *[other] { $count } more events in the log.
    }
