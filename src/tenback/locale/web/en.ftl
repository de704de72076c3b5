# What the browser says. Piles are called by their letters, a and b climbing, c and d descending.

tagline = Climb, descend, go ten back: four tabletop games, free.
which-game = Which game?
how-to-play = How do you want to play?
game-classic = THE GAME
game-fire = On Fire
game-extreme = EXTREME
game-twenty-one = Twenty One
about-classic = 98 cards, four piles, one team
about-fire = Some cards burn: cover them in time
about-extreme = 28 cards give orders
about-twenty-one = Six dice, five rows, who scores most
mode-alone = Alone
mode-alone-note = You against the pile
mode-bots = With bots
mode-bots-note = They think along
mode-friends = With friends
mode-friends-note = By a link, anywhere
mode-screen = On one screen
mode-screen-note = Pass it around
play-title = { $game } · { $mode ->
    [alone] alone
    [bots] with bots
    [friends] with friends
   *[screen] on one screen
}
play-go = { $mode ->
    [friends] Open the table
   *[other] Deal
}
how-many-bots = How many bots?
how-many-players = How many players?
how-strong = How strong?
bots-getting-ready = The bots are still warming up. Until then they play more simply.
bot-level = { $level ->
    [greedy] Carefree
    [careful] Careful
    [planner] Planner
    [expert] Expert
   *[random] Random
}
bot-numbered = { $name } { $number }
bots-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
names = Names
name-of-seat = Name at seat { $seat }
your-name = Your name
somebody = Somebody
more-options = Harder, and more
option-expert = Expert
option-expert-note = At least three cards a turn
option-smaller-hand = Smaller hands
option-smaller-hand-note = One card fewer for everybody
option-shuffled = Shuffle the orders
option-shuffled-note = They lie on other cards each game
option-take-backs = Taking back
option-take-backs-note = Within your own turn; it shows a card
option-public = Open to anybody
option-public-note = Listed on the first page until the deal
option-deadline = { $minutes ->
    [one] 1 minute a turn
   *[other] { $minutes } minutes a turn
}
deadline = Time for a turn
deadline-of = { $minutes ->
    [0] any
    [1] 1 minute
    [5] 5 minutes
   *[1440] 1 day
}
table-title = Name of the table
go-back = Go back to
open-tables = Open tables
listed = { $state ->
    [gathering] gathering
    [playing] playing
    [over] over
   *[closed] closed
}, { $taken } of { $seats } seats taken
offline = The server cannot be reached just now.
settings = Settings
language = Language
theme = Colours
theme-name = { $theme ->
    [system] as the device
    [light] light
   *[dark] dark
}
sound = Sound
alerts = Tell me when it is my turn
alerts-note = A notification, when this page is in the background
alerts-not-here = Browsers allow this on pages with HTTPS only
install = Install as an app
rules-of = Rules of { $game }
mine = My games
replay-a-record = Replay a record
first-game = A first game
first-game-new = New here? A first game in two minutes
first-game-step = Step { $at } of { $last }
first-game-done = Now a real one
fan-made = Made by fans, not affiliated with the publishers.
about = About, privacy, licences
about-fans-title = Made by fans
about-fans-text = Tenback plays games by Steffen Benndorf, Twenty One together with Reinhard Staupe. It is neither made nor endorsed by them or their publishers, and uses none of their pictures or texts. If you like a game, buy it: it is lovely on a real table.
about-privacy-title = Privacy
about-privacy-text = No account, no advertising, no trackers. A cookie keeps you the same player. The server stores the name you type, your games and, for a few days, what you write; no addresses. Under “My games” you can delete all of it.
about-licences-title = Licences
about-licences-text = Tenback is free software under the MIT licence. The page is made with Svelte (MIT) and Fluent (Apache 2.0).

connecting = Going to the table …
link-lost = Reconnecting …
to-home = To the first page
menu = Menu
close = Close
cancel = Cancel
title-table = Tenback
title-your-turn = ● Your turn · Tenback
you = you
players = Players
seat = Seat { $seat }
seat-free = Seat { $seat } is free
seat-of = { $name } ({ $seat })
seats-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
is-away = away
sit = Sit here
rise = Stand up
unseat = Send { $name } away
seat-bot = A bot at seat { $seat }
seat-bot-short = Bot …
gather-seats = { $free ->
    [0] Everybody is here
    [one] One seat is free
   *[other] { $free } seats are free
}
gather-wait = { $name } deals when all are ready.
deal = Deal
deal-not-yet = { $free ->
    [one] One seat is still free
   *[other] { $free } seats are still free
}
spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
share-text = Send this link, or let them point a camera at the code. Nobody has to sign up.
share-link = Link to this table
share-code = Code with the link to this table
share-copy = Copy link
share-send = Send
copied = Copied
leave = Leave the table
leave-sure = { $phase ->
    [playing] A bot will play on for you. Leave?
   *[other] Your seat becomes free. Leave?
}
leave-yes = Yes, leave
host-title = You are the host
host-lock = Nobody else may sit down
host-mute = { $muted ->
    [yes] Let talk
   *[no] Mute
}
host-pass = Make host
host-remove = Remove
host-close = Close the table
host-close-yes = Yes, close it for everybody
farewell-title = { $reason ->
    [closed] This table is closed
    [removed] You were removed
    [no-table] There is no such table
   *[other] The connection was closed
}
farewell-text = { $reason ->
    [closed] The host has closed it. Thank you for playing.
    [removed] The host of this table has removed you from it.
    [no-table] The link may be mistyped, or the table is long over.
   *[other] Load the page again to come back.
}
meanwhile = Meanwhile
seen = Seen
bot-for-you = While you were away a bot has played for you.
i-am-back = I am back
keys = Keys
keys-cards = Tab and arrows: your cards. Enter: choose one. 1–4 or A–D: lay it on that pile. E: end the turn. U: take back. Escape: put it down.

starting-title = Who starts?
starting-text = Look at your cards. Name no numbers, just say how much you would like to begin.
starting-screen = Look at your cards one after the other, agree aloud, and choose who starts.
look-at-hand = Look
hide-hand = Hide
starts = Starts
wish = { $wish ->
    [start] I would start
    [any] I do not mind
   *[rather-not] Rather not
}
wish-of = { $wish ->
    [start] would start
    [any] does not mind
    [rather-not] would rather not
   *[none] is thinking …
}
curtain-title = { $name } is next
curtain-text = Hand the screen to { $name }. Everybody else looks away.
curtain-open = I am { $name }

piles = Piles
pile-name = pile { $pile ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
pile-label = { $pile ->
    [a] Pile A, climbing
    [b] Pile B, climbing
    [c] Pile C, descending
   *[d] Pile D, descending
}, shows { $top }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $due ->
    [yes] , must be covered in this turn
   *[no] { "" }
}{ $lit ->
    [yes] : lay here
    [back] : ten back
    [losing] : would lose
   *[no] { "" }
}
pile-history = Laid so far
pile-nothing = Nothing yet
due-now = cover!
your-hand = Your cards
hand-of = Cards of seat { $seat }
hand-empty = No cards left
hand-size = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
card-label = { $card }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $state ->
    [none] , goes nowhere now
    [losing] , would lose the game
    [back] , goes ten back
   *[other] { "" }
}
draw-pile = to draw
cards-left = left in all
in-force = Orders in force
in-force-none = No orders in force
bound-to = This turn: { $pile }.
your-turn = Your turn.
turn-of = { $name } is playing …
time-left = A bot goes on in { $time }
absent-for = { $name } is away; a bot stands in in { $time }
may-end = You may end it, or lay more.
why-not-end = { $duty ->
    [stuck] Lay { $missing ->
        [one] one more card
       *[other] { $missing } more cards
    }.
    [three] Exactly three cards in this turn; { $missing ->
        [one] one more
       *[other] { $missing } more
    }.
    [skull] Cover the skull on { $piles }.
   *[fire] Cover the fire on { $piles }.
}
end-turn = End turn
take-back = Take back
not-there = { $card } does not go on { $pile }.
losing-title = This would lose the game
losing-text = With { $card } on { $pile } this turn cannot be completed any more.
losing-no = Choose another
losing-yes = Lay it anyway
losing-end = If your turn ends here, the game is lost.
losing-end-no = Go on
losing-end-yes = End it anyway
mark-stop = Stop
mark-skull = Skull
mark-three = Three!
mark-silence = Silence
mark-no-back = No backwards trick
mark-one-pile = One pile
mark-draw-one = Draw one
mark-fire = Fire
meaning-silence = – nobody talks or signals until it is covered.
meaning-no-back = – no card goes ten back until it is covered.
meaning-one-pile = – all cards of a turn go to one pile.
meaning-draw-one = – only one card is drawn after a turn.
meaning-stop = – the turn ends at once.
meaning-skull = – must be covered in the same turn.
meaning-three = – exactly three cards in this turn.
meaning-fire = – must be covered before the next player’s turn ends.
signal = { $name }: { $word ->
    [avoid] leave it, please
    [small] no big jump
   *[free] do as you like
}
signal-title = Tell the others
signal-give = Signal about { $pile }
signal-word = { $word ->
    [avoid] Leave it, please
    [small] No big jump
   *[free] Do as you like
}
signal-note = Stands until you change it or your next turn ends.
statements-title = About your orders
statement = { $attitude ->
    [hold] holds: { $command }
   *[rather-not] rather not now: { $command }
}
statement-short = { $attitude ->
    [hold] I hold it
   *[rather-not] not now
}

end-won = All 98 cards are laid. Won!
end-lost = { $left ->
    [one] Lost, with 1 card left
   *[other] Lost, with { $left } cards left
}
end-reason = { $reason ->
    [stuck] The turn could not lay enough cards.
    [three] It was not exactly three cards.
    [skull] A skull stayed uncovered.
   *[fire] A fire was not covered in time.
}
end-excellent = Fewer than ten is excellent.
end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
end-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
again = Play again
same-deal = The same deal again
known-deal = This deal was played here before, so it does not count among your results.
again-wait = { $name } can start another game.
replay = Replay
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

dice = Dice
die = { $colour ->
    [w] White, circle
    [y] Yellow, star
    [r] Red, diamond
    [g] Green, triangle
    [b] Blue, drop
   *[k] Black, square
}{ $number ->
    [0] { "" }
   *[other] : { $number }
}{ $may ->
    [yes] , may be entered
   *[no] { "" }
}
dice-owed = { $owed ->
    [throw] Your throw.
    [again] Throw again, or keep these?
   *[enter] Enter what you like.
}
dice-waiting = Waiting for { $names } …
dice-roll = Throw the dice
dice-reroll = Throw again
dice-keep = Keep
dice-enter = { $count ->
    [0] Choose dice
    [one] Enter 1 number
   *[other] Enter { $count } numbers
}
dice-strike = Strike out
dice-strike-sure = Strike the leftmost open field
dice-withdraw = Change my entry
dice-hint = Tap dice or lit fields. Equal to the field’s value is a hit.
dice-none = No number fits your row: the leftmost open field is struck out.
other-sheets = The others’ sheets
sheet-of = Sheet of { $name }
row = Row { $row }
entered = done
field = { $colour ->
    [w] White
    [y] Yellow
    [r] Red
    [g] Green
    [b] Blue
   *[k] Black
} { $value }: { $state ->
    [struck] struck out
    [hit] { $number }, a hit
    [number] { $number }
    [offered] { $number } may be entered
   *[open] open
}

talk = Talk
talk-open = { $unread ->
    [0] Talk
    [one] Talk, 1 new line
   *[other] Talk, { $unread } new lines
}
talk-tab-chat = Talk
talk-tab-log = What happened
talk-policy = { $talk ->
    [guarded] chat without numbers
    [signals] signals only
    [open] free chat
   *[nothing] no talk
}
chat-empty = Nobody has said anything yet.
chat-write = Write something
chat-send = Send
chat-delete = Delete: { $text }
chat-guarded = No numbers, and nothing that leads to one: such lines are not sent.
chat-silence = Silence lies on a pile: nobody talks until it is covered.
chat-policy = { $talk ->
    [signals] At this table only signals are given.
    [nothing] At this table nobody talks.
   *[nobody] Sit down to talk.
}
phrases = Phrases
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-done = Well done!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-trouble = I am in trouble.
phrase-easy = My turn is easy.
phrase-moment = Just a moment.
phrase-your-choice = Do as you like.
phrase-good-game = Good game!

told-sat = { $name } sat down.
told-bot-sat = { $name } takes a seat.
told-rose = Seat { $seat } was given up.
told-dealt = The cards are dealt.
told-wished = { $name } { $wish ->
    [start] would start
    [any] does not mind
   *[rather-not] would rather not start
}.
told-began = { $name } begins.
told-placed = { $name }: { $card } on { $pile }.
told-drew = { $count ->
    [0] { $name } ended the turn.
   *[other] { $name } ended the turn and drew { $count }.
}
told-said = { $name } on { $pile }: { $word ->
    [avoid] leave it, please
    [small] no big jump
    [free] do as you like
   *[none] signal withdrawn
}.
told-stated = { $name } – { $attitude ->
    [hold] holds: { $command }
    [rather-not] rather not now: { $command }
   *[none] says no more about: { $command }
}.
told-finished = { $status ->
    [won] Won!
    [lost] Lost.
   *[over] The game is over.
}
told-took-back = { $name } took a card back.
told-stood-in = A bot plays for { $name }.
told-returned = { $name } is back.
told-renewed = Another game.
told-closed = The table is closed.
told-chose = { $name } { $choice ->
    [roll] throws
    [reroll] throws again
    [keep] keeps the dice
   *[withdraw] reconsiders
}.
told-entered = { $name } has entered.
told-shown = All entries are open.
told-row = { $name }: row { $row } brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-ended = The game is over.

mine-none = No finished games yet.
played = { $count ->
    [one] 1 game
   *[other] { $count } games
}
won-of = { $count } won
best-left = Best: { $left ->
    [0] all cards laid
    [one] 1 card left
   *[other] { $left } cards left
}
best-score = Best: { $points } points
result-left = { $left ->
    [0] all cards laid
    [one] 1 card left
   *[other] { $left } cards left
}
won = won
carry-title = Play on another device
carry-text = The code makes another device play as you, once, within a few minutes.
carry-code = Show a code
carry-type = Code from the other device
carry-redeem = Use the code
forget = Delete everything about me
forget-sure = Your name, seats, words and results are deleted, here and on the server. This cannot be undone.
forget-yes = Yes, delete it all
record-paste = Paste a record, or drop its file here
record-file = Choose a file
record-download = Download the record
record-line = Line { $line }:
step-back = One step back
step-on = One step on
moment = Moment of the game
moment-of = { $at } of { $last }
moment-link = Copy a link to this moment
replay-keys = Arrow keys go step by step, page keys by ten, Home and End to either end.

# Why the server does not do something; keys are its codes.
refusal-other = That is not possible just now ({ $code }).
refusal-malformed = That cannot be understood.
refusal-option = This cannot be chosen here: { $option }.
refusal-no-table = There is no such table any more.
refusal-closed = This table is closed.
refusal-phase = It is not the time for that.
refusal-no-seat = There is no such seat.
refusal-seat-taken = Somebody sits there already.
refusal-not-your-seat = That is not your seat.
refusal-not-yours = Somebody else said that.
refusal-locked = The host lets nobody else sit down.
refusal-removed = The host has removed you from this table.
refusal-host-only = Only the host can do that.
refusal-no-bot = There is no such bot.
refusal-empty-seats = Some seats are still free.
refusal-take-back = There is nothing that may be taken back.
refusal-talk = This table has agreed on less talk.
refusal-muted = The host has muted you.
refusal-guard = Not sent: { $reason ->
    [too-long] that is too long.
    [ten-back] to tell of a backwards trick names its card (“{ $part }”).
    [relative] the distance to another card names a card (“{ $part }”).
    [arithmetic] a card can be worked out from “{ $part }”.
    [range] “{ $part }” tells about where a card is.
    [pieces] with what you said before, “{ $part }” makes a number.
   *[digit] “{ $part }” is a number. Say it without numbers.
}
refusal-no-player = That player is not here.
refusal-nobody = Tell your name first.
refusal-limit = That was a lot in a short time. Wait a moment.
refusal-busy = The server is busy; nothing was changed. Try again.
refusal-offline = The server cannot be reached just now.
refusal-fault = Something went wrong on the server.
refusal-code = This code is not valid, or was used already.
refusal-not-found = There is nothing at this address.
refusal-too-large = That is too long.
refusal-syntax = This is not a record that can be read.
refusal-deck = The deck is not the cards from 2 to 99, each once.
refusal-seat = There is no seat { $seat }.
refusal-over = The game is over.
refusal-silence = Silence lies on a pile, so nobody talks and nobody signals.
refusal-turn = It is not your turn for that.
refusal-not-in-hand = That card is not in your hand.
refusal-too-many = Exactly three cards in this turn, and they are laid.
refusal-one-pile = This turn goes on with { $bound }.
refusal-no-back = “No backwards trick” is visible, so { $card } does not go back on { $top }.
refusal-not-higher = { $card } is neither higher than { $top } nor exactly ten lower.
refusal-not-lower = { $card } is neither lower than { $top } nor exactly ten higher.
refusal-minimum = This turn is not complete yet.
refusal-die = That die does not show this number.
refusal-field = That field does not take this number.
refusal-result = The record claims a result that it does not have.
refusal-lesson = In this first game only what is marked leads on.
dealing = Dealing …
is-bot = bot
coach = A first game
coach-done = I know how it goes
coach-choose = Tap one of your cards. The piles that take it light up.
coach-lay = Now tap a lit pile. A and B only climb, C and D only descend: keep the steps small.
coach-more = Go on: every turn takes at least { $minimum } cards.
coach-end = That is enough. End your turn and draw, or lay more.
coach-back = A marked card goes exactly ten back on a pile. That undoes big steps, so use it.
coach-wait = The others are playing. A small bubble under a pile asks them to leave it alone.
coach-throw = Throw all six dice.
coach-again = Keep them, or throw once more all that do not show 1.
coach-enter = A number goes into your row on the field of its colour, if it is not greater. Equal is a hit and brings extra points.
