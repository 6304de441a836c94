# The command line and the table in the terminal.

## The table

table-title =
    { $season ->
        [winter] Year { $year }, round { $round }, winter, space { $space }
        [spring] Year { $year }, round { $round }, spring, space { $space }
        [summer] Year { $year }, round { $round }, summer, space { $space }
       *[fall] Year { $year }, round { $round }, fall, space { $space }
    }
table-prelude = Prelude
table-prestige = Prestige
table-cost = Cost
table-kind = Kind
table-card = Card
table-effect = Effect

## Talking to the player

table-not-possible = Not possible now: { $text }
table-undone = Taken back.
table-not-undone = This cannot be taken back: { $text }
table-nothing-to-undo = There is nothing to take back.

## The end

score-title = Final score
score-place = Place
score-player = Player
score-crystals = Crystals
score-cards = End-of-game cards
score-prestige = Prestige
score-hand = Cards in hand
score-bonus = Bonuses
score-total = Total
score-winner = The Archmage of Xidit: { $player }!
score-shared = { $players } share the title of Archmage of Xidit!
score-tie-break = The tie is decided by the number of cards in play.

## The table in the terminal, line by line (seasons.terminal)

sit-ask-players = How many players, 2 to 4? Enter means { $count }:
sit-ask-level = Which level: apprentice (a good first game), magician or archmage? Enter means { $text }:
sit-ask-resume = There is a game you have not finished, saved in { $path }. Go on with it? Enter means yes, n means a new game:
sit-ask-again = “{ $text }” is none of these.
sit-welcome = { $players }. { $text }. Type h for help.
sit-resumed = Going on with the game in { $path }.
sit-pass-device = Pass the device to { $player }, then press Enter.
sit-status-seat = { $player }: { $crystals }; reserve { $energies }; { $cards }; { $bonus }.
sit-status-you = You ({ $player }): { $crystals }; reserve { $energies }; { $cards }; { $bonus }.
sit-status-cards = { $count } in play, gauge { $limit }, { $number } in hand
sit-status-bonuses =
    { $count ->
        [one] { $count } bonus used
       *[other] { $count } bonuses used
    }
sit-status-hand = Your hand: { $cards }.
sit-choice = { $number }. { $text }
sit-choice-card = { $text } (cost { $cost }; prestige { $count }). { $second }
sit-choice-default = { $text } (or just Enter)
sit-default-choice = Your choice, 1 to { $count }:
sit-help =
    Type the number of a choice, or its words, such as “end turn”.
    t: the whole table. c NAME: what a card does. l: what happened so far.
    why MOVE: why a move is not possible; why alone: everything that is not possible now.
    u: take your last step back. uu: back to the start of your turn.
    s FILE: save. q: leave; the game is kept. h or ?: this help.
sit-no-default = Please type a number from 1 to { $count }, or h for help.
sit-no-number = There is no choice { $number }; there are { $count }.
sit-possible = That is possible now.
sit-no-reason = That is not among the choices now.
sit-object = { $first }: { $second }
sit-all-possible = Everything you have can be used now.
sit-undone-many =
    { $count ->
        [one] { $count } step taken back.
       *[other] { $count } steps taken back.
    }
sit-saved = Saved in { $path }.
sit-not-saved = The game could not be saved in { $path }: { $text }
sit-exists = { $path } holds something else. Please choose another name.
sit-quit = Enter keeps the game for “seasons table --resume”; a file name saves it there, too; n throws it away; b goes back:
sit-kept = The game is kept in { $path }; “seasons table --resume” goes on with it.
sit-thrown-away = The game is thrown away.
sit-input-ended = The input has ended.
sit-no-saved-game = There is no unfinished game to go on with.
sit-record = The record of the game is in { $path }.
sit-log-empty = Nothing has happened yet.
sit-cost-for = Cost with { $count } players: { $cost }
sit-first-edition = In the first edition (cost { $cost }): { $text }
