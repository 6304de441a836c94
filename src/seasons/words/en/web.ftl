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
web-open-record = Open a record
web-pages = Pages
web-no-server = The server does not answer. Check your connection and try again.
web-here-note = 2 to 4 players share this device. A draft would pass it around 32 times, so everybody gets a ready-made set of cards.
web-here-two = Enter at least 2 names.

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
web-reserve = Reserve
web-payment = Payment
web-pay-from =
    { $energy ->
        [air] Air from: { $text }. Take it from elsewhere
        [water] Water from: { $text }. Take it from elsewhere
        [fire] Fire from: { $text }. Take it from elsewhere
       *[earth] Earth from: { $text }. Take it from elsewhere
    }
web-looking-back = You are looking at round { $round }.
web-back-to-now = Back to now
web-end-anyway = End your turn anyway?
web-only-answer = There is no other choice: done by itself.
web-choose-transmute = Choose energies to transmute.
web-undo-keys = Take back a step (Backspace; with Shift the whole turn)
web-always = Always this one …
web-end-turn = End turn
web-year = Year { $text }
web-round = Round { $round }
web-seat-menu = Table and seat
web-agree-hints = Allow hints
web-take-seat = I play again
web-hand-over = Let the computer play
web-link-note = Your link opens this seat on any device. Whoever has it plays for you.
web-hint-win = { $count } % chance to win
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
# Two sentences, one after the other.
web-both = { $first } { $second }
