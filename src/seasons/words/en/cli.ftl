# The command line and the table in the terminal.
#
# What people type stays the same in every language: commands (seasons table), options (--seats), their fixed values
# (human, random, greedy, planner, rollout, last, apprentice, magician, archmage, revised, first) and the letters at the table (t c l r u uu s q h
# why, n and b). File names, option names and words in CAPITALS that stand for something may be translated where they
# are only a placeholder (NAME, FILE), but then everywhere in the same way.

## The command line: what help looks like

cli-about = The board game Seasons: play it, look things up, simulate and measure.
cli-usage = Usage: { $text }
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND
cli-arguments = Arguments:
cli-options = Options:
cli-commands = Commands:
cli-more-help = “seasons COMMAND --help” tells more about a command.
cli-default = { $text } (default: { $value })
cli-one-of = { $text } One of: { $value }.

# Placeholders for what is typed after an option or a command, in capitals
cli-place-name = NAME
cli-place-topic = TOPIC
cli-place-file = FILE
cli-place-list = LIST
cli-place-number = NUMBER
cli-place-text = TEXT
cli-place-word = WORD
cli-place-lang = LANGUAGE
cli-place-bot = PLAYER

## The commands

cli-command-table = Sit down at a table in the terminal: people and computer players.
cli-command-rules = Read the rules: the list of topics, one topic, or the glossary.
cli-command-cards = List all cards, or tell everything about one.
cli-command-replay = Show what happened in a saved game, and the table after the last move shown.
cli-command-scenario = Run scenario files and say what came out differently.
cli-command-simulate = Let random players play each other and add up how the games end.
cli-command-bench = Measure how fast the rules are on this machine.
cli-command-soak = Play many random games with every law checked after every move, and show what they covered.
cli-command-arena = Let computer players play each other with the same cards and dice, and measure who is stronger.
cli-command-solve = Find the best move of a position: for certain on the last turn, by playing on before that.
cli-command-puzzles = Let computer players try the puzzles.
cli-command-bot = Let a computer player answer on stdin and stdout, in the protocol for bots.
cli-command-conform = Examine whether a program keeps to the protocol for bots.
cli-command-hint = Say which moves of a position are best, and why.
cli-command-ladder = Let computer players play all against all, and rate them.
cli-command-regret = Measure how many points the levels give away.

## The options and arguments

cli-option-help = Show this help and leave.
cli-option-version = Show the version and leave.
cli-option-lang = The language, such as en or fr; otherwise that of your system.
cli-option-players = Number of players, 2 to 4.
cli-option-level = Which cards, and how you get them.
cli-option-edition = The printed edition.
cli-option-seats = Who sits where, such as human,greedy or Ada,Bob,random.
cli-option-seed-table = Play the same dice and cards again.
cli-option-resume = Go on with a saved game; “last” is the one you left.
cli-option-card = A card, by name or number; the name may be in any language of the game.
cli-option-topic = A topic, by its key or its title.
cli-option-record = A saved game.
cli-option-to = Stop after so many moves.
cli-option-seat = See it as this seat does; otherwise openly.
cli-option-files = Scenario files, or folders with scenario files.
cli-option-games = Number of random games.
cli-option-level-cards = Which cards.
cli-option-seed = The same seed gives the same games.
cli-option-seed-soak = The same seed gives the same games; without one it is today’s date, such as 20261118.
cli-option-json = Print JSON.
cli-option-peers = Measure other game engines, too; they are downloaded from the Python Package Index.
cli-option-seconds = Time for one figure in one round, in seconds.
cli-option-jobs = Processes at the same time.
cli-option-against = Who plays the other seats: squirrel, hare, fox, owl or griffin, from a beginner to the strongest; or random, greedy, planner, rollout; rollout:250 thinks for 250 milliseconds.
cli-option-bots = Two to four computer players: random, greedy, planner:6, rollout:50 (milliseconds), rollout:200sims (simulations), squirrel, hare, fox, owl, griffin, module:factory of another package, or a program such as “cmd:python mybot.py”. The first one is measured; with two names the second one takes all other seats.
cli-option-pairs = Number of deals; each of them is played once with every seating.
cli-option-sprt = Stop as soon as it is clear which of two Elo differences is nearer, such as 0,20.
cli-option-move-limit = Seconds that a player of another package may take for one decision.
cli-option-ladder-bots = Computer players, as in the arena; without any, squirrel to griffin.
cli-option-write = A page whose table of ratings is replaced.
cli-option-keep = A file that keeps finished pairings, so that an interrupted run can go on.
cli-option-positions = Number of positions.
cli-option-worlds-regret = Number of dealt worlds in which the moves are also played out; 0 for none.
cli-option-one-bot = A computer player, as in the arena.
cli-option-program = The program with its arguments, in quotation marks, such as “python mybot.py”.
cli-option-think = Seconds that programs (cmd:…) are asked to think about a decision.
cli-place-program = PROGRAM
cli-option-position = A position, or a puzzle.
cli-option-worlds = Number of dealt worlds in which every move is played out.
cli-option-any-bots = Computer players, as in the arena.
cli-option-puzzles = Puzzle files, or folders with puzzle files.

## The version

cli-compiled = compiled
cli-interpreted = interpreted
cli-not-compiled = interpreted: install gcc and python3-dev for speed

## What is wrong with a command line; “seasons: ” stands before it

cli-see-help = { $text } (“seasons --help” explains.)
cli-no-command = There is no command “{ $value }”.
cli-no-option = There is no option { $option }.
cli-no-option-near = There is no option { $option }; did you mean { $text }?
cli-needs-value = The option { $option } needs a value.
cli-needs-argument = { $option } is missing.
cli-bad-value = { $option }: expected { $text }, not “{ $value }”.
cli-bad-other = { $option }: this value is not possible.
cli-too-much = This is too much: “{ $value }”.
cli-not-understood = The command line cannot be understood: { $text }

# Ends “expected …”
cli-wanted-number = a number
cli-wanted-from = a number from { $first } on
cli-wanted-between = a number from { $first } to { $second }
cli-wanted-one-of = one of { $text }

cli-resume-alone = --resume: a saved game has its own players, level, edition and seed.
cli-seats-number = --seats: expected 2 to 4 seats such as human,random, not “{ $value }”.
cli-seats-differ = --seats: there are { $count } seats, but --players says { $number }.
cli-seats-name = --seats: expected human, a computer player (random, greedy, planner, rollout, squirrel, hare, fox, owl, griffin) or a name of 1 to { $limit } letters, not “{ $value }”.
cli-seats-twice = --seats: two seats have the same name.
cli-no-bot = There is no computer player “{ $value }”: expected random, greedy, planner, planner:6, rollout, rollout:50, rollout:200sims, squirrel, hare, fox, owl, griffin, cmd:PROGRAM or module:factory.
cli-bot-number = “{ $value }”: expected a number from 1 to { $limit } behind the colon, such as planner:6, rollout:50 (milliseconds) or rollout:200sims.
cli-bot-unloadable = “{ $value }” cannot be loaded: { $text }
cli-no-program = “{ $value }” names no program that can be started: check its path and its quotation marks.
cli-bots-number = Expected 2 to 4 computer players, not { $count }.
cli-bots-differ = { $count } computer players do not fit --players { $number }: name two, or one for every seat.
cli-sprt = --sprt: expected two numbers such as 0,20, the smaller one first, not “{ $value }”.
cli-against-alone = --against: --seats already says who plays.
cli-against-name = --against: expected squirrel, hare, fox, owl, griffin, random, greedy, planner or rollout, not “{ $value }”.
cli-no-seat = --seat: the game has { $count } seats, so there is no seat { $seat }.
cli-no-move =
    { $count ->
        [one] --to: the game has { $count } move, so there is no move { $number }.
       *[other] --to: the game has { $count } moves, so there is no move { $number }.
    }

## What is wrong with a file. $text is what the program or the system says about it, always in English

cli-file = { $path }: { $text }
cli-file-unreadable = { $path }: this cannot be used: { $text }
cli-file-no-text = { $path }: this is not a text file.
cli-file-no-yaml = { $path }: there is no .yaml file in this folder.
cli-file-missing = there is no such file
cli-file-forbidden = this is not permitted
cli-file-folder = this is a folder
cli-file-no-folder = there is no such folder
cli-file-full = the disk is full
cli-file-read-only = nothing can be written there

## Numbers in reports: what stands between thousands, and before the decimals (write a space as { "\u00A0" })

cli-number-group = ,
cli-number-point = .

## seasons simulate

sim-title =
    { $number ->
        [one] { $value } random game, { $count } players, { $first }, { $second }, seed { $text }
       *[other] { $value } random games, { $count } players, { $first }, { $second }, seed { $text }
    }
sim-seat = Seat
sim-seat-number = seat { $seat }
sim-mean = Mean score
sim-stdev = Std. dev.
sim-wins = Wins
sim-rounds = Rounds per game: { $value }
sim-decisions = Decisions per game: { $first }, with two or more options: { $second }
sim-speed = Games per second: { $value } ({ $text })
sim-progress = Games

## seasons bench; $text is “compiled” or “interpreted”

bench-title = The rules, { $text }, on one core
bench-what = Random play
bench-best = Best
bench-median = Median
bench-decisions = decisions per second, Archmage, 2 players
bench-interpreted = the same, interpreted
bench-games = games per second, Archmage
bench-apprentice = games per second, Apprentice
bench-copy = microseconds to copy a state
bench-rollouts = rollouts per second of a search
bench-encodings = rows per second that tables are turned into
bench-batch = decisions per second, 64 games side by side with their rows
bench-large-batch = decisions per second, 1,024 games side by side
bench-bytes = Bytes of a state: { $value }
bench-counted = Only decisions with two or more options count.
bench-no-peers = To compare with other game engines: seasons bench --peers. It downloads them from the Python Package Index into a folder of their own.
bench-peers = Other engines
bench-peers-what = Decisions per second of
bench-ours = Ours
bench-ratio = × { $value }
bench-version = Version
bench-round = Round { $number } of { $count }
bench-venv = Making a folder with the other engines
bench-installing = Installing { $name }
bench-peer-speed = { $name }: { $first } decisions per second, { $second } games per second
bench-no-figure = { $name } could not be measured: { $text }
bench-failed = The rules could not be measured: { $text }

## seasons arena; computer players have the names that are typed. A deal is played once with every seating

arena-title = { $players }: games { $value }, deals { $count }, { $first }, { $second }, seed { $text }
arena-bot = Player
arena-share = Wins, %
arena-left = Cards left
arena-decisions = Decisions
arena-median = ms, median
arena-p95 = ms, 95%
arena-max = ms, longest
arena-result = { $name } won { $first }, shared { $second } and lost { $text }.
arena-rate = Win rate of { $name }: { $value }% (95% interval: { $first } to { $second }%)
arena-elo = Elo difference: { $value } (95% interval: { $first } to { $second })
# The sequential test: $value is the Elo difference that it found to be nearer, $text the other one
arena-sprt = Sequential test: decided for { $value } against { $text } after { $count } deals.
arena-sprt-open = Sequential test: not decided between { $first } and { $second } (log-likelihood ratio { $value }).
arena-failed-raised = { $name } lost game { $number } of deal { $count }: it broke down ({ $text }).
arena-failed-illegal = { $name } lost game { $number } of deal { $count }: { $text } is not a legal move.
arena-failed-slow = { $name } lost game { $number } of deal { $count }: it took too long.
arena-failed-died = { $name } lost game { $number } of deal { $count }: its process ended.
arena-failed-protocol = { $name } lost game { $number } of deal { $count }: it did not answer in protocol 2 for bots, see docs/bots.md.
arena-failed-more = More games lost in this way: { $count }
arena-interrupted = Interrupted: only the deals that were finished count.
arena-nothing = Interrupted before any deal was finished.

## seasons solve and seasons puzzles; moves are written as in the files, and a margin is the points ahead of the best opponent

solve-progress = Playing on
solve-why-goes-on = the game goes on after this round
solve-why-not-begun = the game has not begun
solve-why-over = the game is over
solve-why-many = there are too many situations
solve-why-hidden = somebody holds cards that are hidden
solve-too-large = Not searched to the end, because { $text }: every move is played out in { $value } worlds, seed { $count }.
solve-move = Move
solve-value = Margin
solve-wins = Wins, %
solve-loss = Loss
solve-interval = 95% interval
solve-from-to = { $first } to { $second }
solve-line = Best line, with the seats: { $text }
solve-line-chance = Best line, with the seats, until chance decides: { $text }
solve-states = Situations: { $value }
solve-agrees = That is the solution in the file: { $text }
solve-differs = The file has another solution: { $text }
puzzles-progress = Puzzles
puzzles-puzzle = Puzzle
puzzles-yes = yes
puzzles-no = no
puzzles-score = { $name } solves { $number } of { $limit }.
puzzles-failed = { $name } failed at { $value }: { $text }
puzzles-no-solution = { $path }: this puzzle has no solution.

## seasons conform: what is tried out with a program that plays

conform-handshake = it answers the greeting
conform-named = it says its name
conform-ready = it is ready for a new game
conform-questions = it answers every kind of question
conform-whole-game = it plays a whole game
conform-two-games = it plays two games at once
conform-again = it answers the same question twice
conform-unknown = it passes over messages and fields that it does not know
conform-messages = it says nothing but messages of the protocol, with no other fields
conform-quit = it goes when it is told to quit
conform-end-of-input = it goes when its input ends
conform-fine = fine: { $text }
conform-wrong = wrong: { $first } ({ $second })
conform-why-raised = it broke down: { $text }
conform-why-illegal = unexpected: { $text }
conform-why-slow = it took too long
conform-why-died = it ended: { $text }
conform-why-protocol = it did not answer in protocol 2 for bots, see docs/bots.md
conform-yes = { $name } keeps to the protocol.
conform-no = { $name } does not keep to the protocol.

## seasons ladder and seasons regret

ladder-title = All against all: games { $value }, deals per pairing { $count }, seed { $text }
ladder-rating = Elo rating
ladder-games = Games
ladder-names = A ladder needs two or more different players.
ladder-no-place = { $path }: there is no place for the table, “{ $value }” is missing.
ladder-not-kept = { $path } holds something else than results of this ladder. Please choose another file.
regret-progress = Positions
regret-title = Points lost per decision: positions { $value }, seed { $text }
regret-level = Level
regret-allowance = Allowance
regret-mean = Mean
regret-worst = Worst
regret-played-out = Played out
regret-played-out-worst = Played out, worst

## seasons soak; laws, decisions, events and reasons have their names in the program, in English

soak-title = { $value } random games and { $count } from positions, { $text } moves, seed { $number }.
soak-counts = Counts are those of the random games, with + those of the positions; - cannot happen.
soak-card = Card
soak-entered = Entered
soak-left = Left
soak-activated = Activated
soak-free = For free
soak-twice = Twice
soak-decision = Decision
soak-event = Event
soak-reason = Reason
soak-count = Count
soak-no-activation = Cards without an activation: { $cards }.
soak-never = Never happened: { $name }, { $value }
soak-broken = Broken: { $text }
soak-broken-more =
    { $count ->
        [one] Broken: { $count } more game
       *[other] Broken: { $count } more games
    }
soak-failed = Failed. Empty rows: { $count }; games with a broken law: { $number }.
soak-fine = All laws held, and everything was reached.

## seasons scenario

scenario-title = { $path }, “{ $name }”
scenario-fine = { $path }: as expected
scenario-differs = { $path }: different

## seasons rules

rules-topics = Topics:
rules-topic = { $name }: { $text }
rules-how = “seasons rules TOPIC” shows a topic, “seasons cards NAME” a card.
rules-no-topic = There is no topic “{ $value }”. The topics are { $text }.

## seasons cards, and c at the table

table-prestige = Prestige
table-cost = Cost
table-kind = Kind
table-card = Card
table-effect = Effect
page-title = { $number }. { $name }
page-line = { $name }: { $text }
page-cost-for = Cost with { $count } players: { $cost }
page-first-edition = In the first edition (cost { $cost }): { $text }
page-rulings = Details:
page-ruling = - { $text }
page-differs = The printed books differ. { $text }
page-no-card = There is no card “{ $value }”.
page-no-card-near = There is no card “{ $value }”. Did you mean { $cards }?
page-many-cards = “{ $value }” may be { $cards }.
page-or = { $first } or { $second }

## The whole table in lines that can be read aloud (t at the table, the end of seasons replay)

# $text is the name of the season
show-time = Year { $year }, { $text }, space { $space } of 12, round { $round }.
show-prelude = Prelude: the cards are chosen.
show-over = The game is over.
show-rates = Crystals per energy: { $text }.
# What one energy brings: $name is the energy
show-rate = { $name } { $count }
show-dice = Dice: { $dice }.
show-die-free = die { $number } ({ $text }), free
show-die-taken = die { $number } ({ $text }), taken by { $player }
show-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
show-piles = Draw pile: { $first }. Discard pile: { $second }.
show-top = On top of the draw pile: { $cards }.
# $text is a list of show-mark-…; $limit is the gauge
show-seat = { $player } ({ $text }): { $crystals }, gauge { $limit }, { $count } of 3 bonuses used.
show-mark-seat = seat { $seat }
show-mark-first = first player
show-mark-turn = on turn
show-mark-transmute = may transmute
show-reserve = Reserve, { $count } of { $limit }: { $energies }.
show-play = In play, { $count } of { $limit }: { $cards }.
show-hand = Hand: { $cards }.
show-library = Library of year { $year }: { $cards }.
show-pack = Cards to pick from: { $cards }.
show-drafted = Cards picked: { $cards }.
show-drawn = Cards drawn: { $cards }.
show-hidden = { $count } hidden
# A card in play and its marks: turned, with energies on it
show-card = { $card } ({ $text })
show-turned = turned
show-stored = with { $energies }

## The table: titles, and talking to the player

table-title =
    { $season ->
        [winter] Year { $year }, round { $round }, winter, space { $space }
        [spring] Year { $year }, round { $round }, spring, space { $space }
        [summer] Year { $year }, round { $round }, summer, space { $space }
       *[fall] Year { $year }, round { $round }, fall, space { $space }
    }
table-prelude = Prelude
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

# The name of a random player
sit-random = Random { $seat }
# Any other computer player: $name is Greedy, Planner:6 …
sit-bot = { $name } { $seat }
sit-thinking = { $player } is thinking …
# $text is what the program says, in English
sit-replaced = { $player } cannot go on ({ $text }). From now on its moves are random.
sit-ask-players = How many players, 2 to 4? Enter means { $count }:
# The levels as in level-…; their first letters are enough
sit-ask-level = Which level: Apprentice (a good first game), Magician or Archmage? Enter means { $text }:
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
# Moves can also be typed in the notation of saved games, which is English; “end turn” stays as it is
sit-help =
    Type the number of a choice or its words. A move as saved games write it, such as “end turn”, will do, too.
    t: the whole table. c NAME: what a card does. r TOPIC: the rules. l: what happened so far.
    why MOVE: why a move is not possible; why alone: everything that is not possible now.
    hint: which moves are best, and why.
    u: take your last step back. uu: back to the start of your turn.
    s FILE: save. q: leave; the game is kept. h or ?: this help.
sit-hint-thinking = Thinking …
sit-no-default = Please type a number from 1 to { $count }, or h for help.
sit-no-number = There is no choice { $number }; there are { $count }.
sit-no-move = “{ $value }” is no move. Type h for help.
sit-no-move-near = “{ $value }” is no move. Did you mean “{ $text }”?
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
