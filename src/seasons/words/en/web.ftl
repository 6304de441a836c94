# What only the browser says. Buttons have at most 23 characters, as in ui.ftl.

## Home

web-claim = Three years, twelve seasons, one Archmage. Play against the computer or with friends, without an account.
# $text is the level of the cards, $name the computer player
web-setup-summary =
    { $count ->
        [one] { $count } opponent · cards: { $text } · computer: { $name }
       *[other] { $count } opponents · cards: { $text } · computer: { $name }
    }
web-setup-bot = Computer player
web-setup-level = Level of the cards
web-setup-edition = Edition
web-setup-first = Who begins
web-first-lot = By lot
web-first-me = Me
web-first-other = An opponent
web-setup-people = Seats for friends
web-setup-name = Your name
web-more = More
web-level-apprentice = Ready-made sets of the first 30 cards: you play at once.
web-level-magician = The first 30 cards, chosen in a draft.
web-level-archmage = All 50 cards, chosen in a draft.
web-bot-squirrel = Squirrel
web-bot-hare = Hare
web-bot-fox = Fox
web-bot-owl = Owl
web-bot-griffin = Griffin
web-my-tables = Your games
web-show-all = Show all ({ $count })
web-show-fewer = Show fewer
web-forget = Forget
web-forget-game = Forget this game?
web-forget-note = This browser loses the way to your seat. You can come back only if you have saved your link.
web-open-record = Open a record
web-pages = Pages
web-no-server = The server does not answer. Check your connection and try again.
web-here-note = 2 to 4 players share this device. A draft would pass it around 32 times, so everybody gets a ready-made set of cards.
web-here-two = Enter at least 2 names.
web-watch-note = Paste the link of a table to watch it.
web-watch-link = Link of a table
web-watch-bad = This is not the link of a table here.
web-watch-computers = Or watch the computer play against itself.
web-watch-start = Let computers play

## The table

web-gauge-free =
    { $count }/{ $limit } – { $free ->
        [one] { $free } free place
       *[other] { $free } free places
    }
web-gauge-over = { $count }/{ $limit } – no free place
# $bonus is a text, $count the prestige points that one more costs
web-bonus-label = Bonus: { $bonus }. Costs { $count } prestige points at the end.
web-die-faces = The six faces
web-die-odds = Each face comes up once in six rolls.
web-wheel-boots = Move the Season token
# $first is a card with all that is said about it, $second why it cannot be used
web-with-reason = { $first }. Not now: { $second }
web-tray-gain = { $count } of { $limit }
web-tray-spend = { $count } of { $limit }
web-tray-keep = Keep { $count } of { $limit }
web-tray-less = Less { $name }
web-tray-more = More { $name }, now { $count }
web-say = Say something
web-rulings = Rulings
web-differs = Where the books differ
web-score-player = Player
web-score-crystals = Crystals
web-score-cards = Cards at the end
web-score-prestige = Prestige
web-score-hand = Hand
web-score-bonus = Bonuses
web-score-total = Total

## Rules and cards

web-search-rules = Search the rules
web-search-cards = Search the cards
web-contents = Contents
web-nothing-found = Nothing found. Try another word.
web-sort = Sort by
web-sort-number = Number
web-sort-name = Name
web-sort-cost = Cost
web-sort-prestige = Prestige
web-sort-kind = Kind
web-cost-for = Cost with so many players
web-cost-line = { $count } players: { $cost }

## Settings

web-settings-look = Look
web-settings-play = Play
web-motion = Motion
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = Off
web-text-size = Text size
web-contrast = High contrast
web-left-handed = Buttons for the left hand
web-mute = Mute
web-volume-table = The table
web-volume-turn = My turn
web-volume-others = The others’ moves
web-sound-try = Try it
web-remind = Say once what is still free to do before I end my turn
web-answer = Answer for me when there is only one answer
web-letter-keys = Single letters are shortcuts
web-badges = Show the number keys on what I can choose

## Credits

web-credits = Credits
web-credits-game = The game
web-credits-unofficial = This is an unofficial, non-commercial implementation of the board game Seasons. It is not connected with its publisher.
web-credits-designer = Designer
web-credits-illustrator = Illustrator
web-credits-publisher = Publisher
web-credits-buy = The printed game is far more beautiful. If you enjoy playing here, put it on your table.
web-credits-works = Works of others
web-credits-icons = The icons are from game-icons.net, by Lorc, Delapouite, and contributors, under the license CC BY 3.0. Their colors were changed.
web-credits-own = Our own
web-credits-own-text = Drawings, sounds, and texts were made for this project. Nothing is loaded from other servers, and there are no cookies.

## When something goes wrong

web-lost-title = Lost in the woods
web-lost-text = There is nothing at this address. The link may be incomplete or too old.
web-lost-broken = A part of the page could not be loaded. Check your connection and load it again.
web-reload = Load again

## The live table

web-gone-title = This door does not open
web-gone-forget = Forget this table
web-season = Season and rates
web-next-rates = Crystals per energy in the next season
web-draw-pile = Draw pile: { $count }
web-discard-pile = Discard pile: { $count }
web-library = My library of year { $year }: { $count }
web-libraries = My libraries
web-dice = Dice
web-no-dice = All dice are taken.
web-left-over =
    { $season ->
        [winter] If it is left: space { $space }, winter
        [spring] If it is left: space { $space }, spring
        [summer] If it is left: space { $space }, summer
       *[fall] If it is left: space { $space }, fall
    }
web-left-end = If it is left, this is the last round
web-may-transmute = You may transmute
web-empty-hand = No cards in hand
web-shelf = Cards to choose from
web-see-through = See the table
web-table-then = The table then
web-since = since your last move
web-details = Looked at
web-then = Then: { $text }
web-board-of = Cards of { $player }
web-nothing-there = Nothing there.
web-reserve = from the reserve
web-payment = Payment
web-pay-from =
    { $energy ->
        [air] Air, { $text }. Take it from elsewhere
        [water] Water, { $text }. Take it from elsewhere
        [fire] Fire, { $text }. Take it from elsewhere
       *[earth] Earth, { $text }. Take it from elsewhere
    }
web-looking-back = You are looking at round { $round }.
web-back-to-now = Back to now
web-go-back = Play on from here
web-uncounted = From here on, the game no longer counts.
web-end-anyway = End your turn anyway?
web-only-answer = There is no other choice: done by itself.
web-choose-transmute = Choose energies to transmute.
web-undo-keys = Take back a step (Backspace; with Shift the whole turn)
web-always = Always this one
web-end-turn = End turn
web-year = Year { $text }
web-round = Round { $round }
web-seat-menu = Table and seat
web-agree-hints = Allow hints
web-take-seat = I play again
web-hand-over = Let the computer play
web-link-note = Your link opens this seat on any device. Whoever has it plays for you.
web-hint-win = { $count }% chance to win
web-hint-thinking = Looking for the best move…
web-key-confirm = Main button, or what is focused
web-key-cancel = Back, close
web-key-undo = Take back a step
web-key-turn = Back to the start of the turn
web-key-nth = The n-th thing to choose
web-key-tray = More or less air, water, fire, earth
web-key-all = All energies
web-key-zones = Hand, cards in play, reserve, dice, wheel
web-key-opponents = The other players
web-key-inspect = Keep the card in view
web-key-speed = Speed of motion
web-key-mute = Sound on or off
web-key-list = This list
web-first-bonus = This costs { $count } prestige points at the end of the game.
web-choose-kept = Choose the { $count } energies you keep.
web-give = Give
web-take-for-it = Take for it
web-penalty-then = Penalty in all: −{ $count }
web-away = { $player } has been away for 3 minutes.
web-wait = Wait
web-computer-plays = Computer plays on
web-standing = Always take
web-ask-me = Ask me
web-marked = Marked: goes first if you must give up a card.
web-key-next = Next thing that needs me
web-key-through = See the table (hold)
# Two sentences, one after the other.
web-both = { $first } { $second }

## Prelude: draft and split

web-prelude = Prelude
web-prelude-card = Prelude: card { $count } of 9
web-pack-from = from { $player }, the rest goes to { $to }
web-prelude-split = Prelude: three years
web-draft-prompt =
    { $count ->
        [one] Choose a card. The last one goes to { $to }.
       *[other] Choose a card. The other { $count } go to { $to }.
    }
web-draft-how = Click a card to mark it, and once more to take it.
web-my-picks = My cards
web-cost-together = What they cost together
web-seen-cards = Seen cards
web-seen-about = These cards went by. The emblem shows who may hold them now.
web-pack-of = First opened by { $player }
web-nothing-seen = Nothing has gone by yet.
web-may-hold = With { $players }
web-you-took = You took it
web-copy-went-by = A copy went by. Now with: { $players }
web-hold-twin = You already have this card
web-change-mind = Change my mind
web-who-is-ready = Who has chosen
web-still-choosing = { $player } is choosing
web-has-chosen = { $player } has chosen
web-split-prompt = Make three sets of three: one for each year.
web-split-done = Three sets of three. Ready?
web-split-how = Use the tabs, drag the cards, or press 1, 2, 3 on a card.
web-split-why = Each set comes into your hand when its year begins.
web-into-year = { $name }: into year { $year }
web-put-here = Put the card into year { $year }
web-shelf-1 = your hand now
web-shelf-2 = from year 2
web-shelf-3 = from year 3
web-years = The three years
web-watch-prelude = The players are choosing their cards

## Before the game

web-lobby-title = Your table is set
web-lobby-guest = Welcome to the table
web-lobby-setting = { $count } seats · cards: { $first } · { $second }
web-lobby-how = Send everybody their own link, or let the computer play.
web-lobby-wait-host = Enter your name. Whoever set up this table starts the game.
web-seats = Seats
web-seats-open =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-all-here = Everybody is here.
web-waiting-start = Everybody is here. The game starts soon.
web-copy-watch = Link for spectators
web-meanwhile = While you wait:
web-seat-free = Free seat
web-seat-away = Not connected
web-seat-here = Is here
web-seat-link = Copy the link and send it.
web-seat-wait = Nobody has come yet.
web-seat-you = You
web-free-seat = Free this seat
web-copied = Copied

## One device

web-pass-device = Pass the device to { $player }
web-pass-why = The next screen shows private cards. Everybody else looks away.
web-i-am = I am { $player }
web-decides = { $player } decides
web-show-hand = Show my hand

## The end

web-final-score = Final score
web-archmage = The Archmage of Xidit: { $player }
web-archmage-shared = { $players } share the title of Archmage of Xidit
web-tie-break = The tie is decided by the number of cards in play.
web-chart-label = { $text }. At the end: { $players }
web-chart-crystals = Crystals by round
web-chart-prestige = Prestige in play by round
web-to-rematch = To the rematch
web-record = Record
web-show-scores = Show the scores
web-fair-title = Fair dice and cards
web-fair-how = Before the game the server fixed a secret and showed only its fingerprint. Then everybody’s browser added a random part and kept it in mind. All dice and cards follow from both, so neither the server nor anybody at the table alone could choose them.
web-fair-commitment = Fingerprint (SHA-256), shown before the game
web-fair-secret = The server’s secret, told now
web-fair-nonce = The part of { $player }
web-fair-mine = Your part, as this browser has kept it
web-fair-seed = The seed of the game, made from all of these
web-fair-verify = To compute every roll and every draw again, download the record and run:
web-fair-kept = Dice and cards: all is right. Your part is in the seed, and the dice follow from it.
web-fair-broken = Dice and cards: the secret does not fit the fingerprint shown before the game.
web-fair-missing = Dice and cards: your part was not used. The server has put another one in its place.
web-fair-astray = Dice and cards: the dice do not follow from the secret and everybody’s parts.
web-fair-elsewhere = Dice and cards: the dice follow from the seed. Your part cannot be checked here: this browser added none.
web-fair-unknown = Dice and cards: this browser can check only over https.

## Replay

web-replay-pick = Choose the file of a finished game to look at it again.
web-replay-step = Step of the game
web-replay-at = Step { $count } of { $limit }, round { $round }
web-replay-first = To the start
web-replay-turn-back = One turn back
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-turn-next = One turn on
web-replay-last = To the end
web-viewpoint = Whose eyes
web-all-open = All cards open
web-look-as = As { $player } sees it
web-copy-step = Copy a link to this step
web-go-on-here = Continue from here
web-to-table = To the table
