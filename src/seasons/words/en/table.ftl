# What a table says that is not part of the rules: refusals, the log between the moves, reminders, warnings, phrases.
# refused-… are whole sentences that say what to do next. $voice, $player, $card as in play.ftl.

## Refusals

refused-already-started = The game has already begun.
refused-bad-batch = Send between 1 and { $count } moves at once.
refused-bad-first = Choose a seat from 1 to { $count } to begin, or let chance decide.
refused-bad-message = This message could not be read: { $text }
refused-unknown-message = This version of the table does not know that kind of request.
refused-bad-nonce = The random part must be { $count } bytes as hexadecimal digits.
refused-bad-phrase = There is no such phrase.
refused-bad-players = Seasons is for 2 to 4 players.
# $number is the line with the mistake, 0 if there is none to name; $text is the mistake as a program says it
refused-bad-record =
    { $number ->
        [0] This file is not a record of a game that can be shown here. Choose one that was saved at the end of a game.
       *[other] This record cannot be shown: there is a mistake in line { $number }. Choose the file as it was saved.
    }
refused-bad-standing = Only Beggar’s Horn and Hourglass of Time take a standing answer.
refused-busy = Too many moves arrived at once. Please try again.
refused-failed = Something went wrong here and was written down. Nothing was changed: please try again.
refused-game-over = The game is over.
refused-hello-twice = You have already said hello.
refused-illegal = That is not possible now. Nothing was changed.
refused-name-too-long = A name has at most { $count } characters.
refused-no-bot = There is no computer player “{ $text }”.
refused-no-continue = While people play here, you can go on elsewhere only once the game is over, or when everybody agrees to hints.
refused-no-hints = Hints are for games against the computer, or when everybody agrees.
refused-no-key = The link is incomplete: its last part, after the #, is missing.
refused-no-seat = There is no such seat.
refused-no-table = There is no such table, or the link has been changed. Ask for a new link, or start a new game.
refused-not-asked = You are not asked anything now.
refused-not-over = The game is not over yet.
refused-not-started = The game has not begun.
refused-not-your-seat = This is not your seat.
refused-not-yours = Only whoever set the table up may do this.
refused-nothing-to-continue = The game cannot be continued from this step.
refused-nothing-to-undo = There is nothing left to take back.
refused-only-moves = So much has been said, changed and taken back at this table that only moves are accepted now.
refused-other-protocol = The page is older than the server. Reload it.
refused-record-too-long = A record of a game has at most { $count } characters. Choose another file.
refused-record-unfinished = Only finished games with their seed can be shown.
refused-seat-taken = Somebody already sits here.
refused-seats-open =
    { $count ->
        [one] One seat is still free: wait, or let the computer play.
       *[other] { $count } seats are still free: wait, or let the computer play.
    }
refused-slow-down = That was a little fast. Wait a moment.
refused-spectator = You are watching: only players can do this.
refused-stale = Somebody was faster: look at the table as it is now.
refused-storage = The database does not answer. Nothing is lost: please try again in a moment.
refused-too-far = Chance decides first: make these moves one after the other.
refused-too-long = A message has at most { $count } characters.
refused-too-many-keys = At most { $count } tables can be looked up at once.
refused-undo-people = Going back this far is only possible against the computer.
refused-view-only = This game was begun with older rules: it can be looked at, but not played on.

## The log between the moves

log-sits =
    { $voice ->
        [you] You sit down.
       *[other] { $player } sits down.
    }
log-left =
    { $voice ->
        [you] You leave the table.
       *[other] { $player } leaves the table.
    }
log-bot =
    { $voice ->
        [you] The computer plays for you.
       *[other] The computer plays for { $player }.
    }
log-undo =
    { $voice ->
        [you] You take back { $count ->
            [one] a step
           *[other] { $count } steps
        }.
       *[other] { $player } takes back { $count ->
            [one] a step
           *[other] { $count } steps
        }.
    }
log-back =
    { $voice ->
        [you] You go back in the game.
       *[other] { $player } goes back in the game.
    }
log-rematch = There is a new game at another table.

## Reminders before a turn ends

free-transmute =
    { $count ->
        [one] You can still transmute: 1 crystal.
       *[other] You can still transmute: { $count } crystals.
    }
free-summon = { $card } costs you nothing.
free-activate = { $card } can still be activated.

## Warnings before a move

warn-no-room = There will be no free place: all cards drawn for { $card } would be discarded.
warn-overflow =
    { $count ->
        [one] Your reserve will be too full: you discard 1 energy.
       *[other] Your reserve will be too full: you discard { $count } energies.
    }
warn-energies-lost =
    { $count ->
        [one] You lose 1 energy.
       *[other] You lose { $count } energies.
    }

## Phrases

phrase-hello = Hello
phrase-good-luck = Good luck
phrase-thinking = Let me think
phrase-nice = Nice move
phrase-oops = Oops
phrase-well-played = Well played
phrase-thanks = Thank you
phrase-hurry = Your turn, I think
phrase-bye = Goodbye
