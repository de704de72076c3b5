# Why an action or a record is not accepted. Keys are the codes of the record format.

refusal-syntax = { $what ->
    [too-large] The record is larger than 256 kB.
    [not-utf8] This is not UTF-8 text.
    [no-tag] This is not a tag of the form [Name "value"].
    [tag-twice] The tag { $tag } stands twice.
    [tag-missing] The tag { $tag } is missing.
    [tag-value] The tag { $tag } cannot have the value “{ $value }”.
    [no-move] This is neither a tag nor a move.
    [no-action] This is no action: a card and its pile like 17a, or end, or a signal like say:c-avoid.
    [own-line] A signal stands in a line of its own, and after end nothing follows on the line.
    [after-stop] After a stop card nothing follows on the line.
    [no-dice] Dice are written like w6 y4: the colour's letter and the number.
    [no-entry] An entry is written like r3 b1, a strike-out as x.
   *[action] There is no such action.
}
refusal-deck = The deck is not the cards from 2 to 99, each once.
refusal-seat = There is no seat { $seat }: the seats are 1 to { $seats }.
refusal-over = The game is over.
refusal-silence = The silence on card { $card } is visible, so nobody talks and nobody signals.
refusal-turn = { $phase ->
    [throw] It is time for seat { $turn } to throw.
    [again] It is time for seat { $turn } to throw again or to keep the dice.
    [enter] It is time for everyone to enter, and seat { $seat } may do so once.
    [play] It is the turn of seat { $turn }, not of seat { $seat }.
   *[fall] The dice are still in the air.
}
refusal-not-in-hand = Card { $card } is not in the hand of the player to move.
refusal-too-many = A “three” lies, so exactly three cards are placed in this turn, and they are.
refusal-one-pile = A “one pile” is visible, so this turn goes on with pile { $bound }, not { $pile }.
refusal-no-back = The “no backwards trick” on card { $command } is visible, so { $card } does not go back on { $top }.
refusal-not-higher = Pile { $pile } ascends and shows { $top }: { $card } is neither higher nor exactly ten lower.
refusal-not-lower = Pile { $pile } descends and shows { $top }: { $card } is neither lower nor exactly ten higher.
refusal-minimum = { $duty ->
    [stuck] The turn needs at least { $minimum ->
        [one] one card
       *[other] { $minimum } cards
    }, and { $placed ->
        [0] none is placed yet.
        [one] one is placed so far.
       *[other] { $placed } are placed so far.
    }
    [three] A “three” lies, so exactly three cards are placed in this turn; { $placed } so far.
    [skull] The skull on pile { $piles } must be covered in this turn.
   *[fire] The fire on pile { $piles } must be covered in this turn.
}
refusal-die = { $what ->
    [reroll] All dice show 1, so there is nothing to throw again.
    [fall] What falls is one number from 1 to 6 for each of these dice: { $dice }.
   *[entry] The die { $colour } does not show { $number }.
}
refusal-field = { $taken ->
    [1] The field of colour { $colour } in the current row is taken.
   *[0] The field of colour { $colour } takes at most { $value }, and { $number } is more.
}
refusal-result = The record claims the result “{ $claimed }”, and it is “{ $actual }”.

# The games and what their pictures say.

game-classic = THE GAME
game-fire = On Fire
game-extreme = EXTREME
game-twenty-one = Twenty One

seat = seat { $seat }
your-seat = seat { $seat } (you)
to-move = seat { $seat } to move
placed = placed { $placed } (at least { $minimum })
draw-pile = draw pile { $count }
cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
hand-size = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
commands-in-force = in force: { $commands }
bound = the turn goes on with pile { $pile }
due = due
signal = seat { $seat } on { $pile }: { $word ->
    [avoid] leave it, please
    [small] no big jump
   *[free] do as you like
}
mark-stop = stop
mark-skull = skull
mark-three = three
mark-silence = silence
mark-no-back = no back
mark-one-pile = one pile
mark-draw-one = draw one
mark-fire = fire

status-won = Won: all 98 cards are placed.
status-lost = Lost with { $left ->
    [one] 1 card
   *[other] { $left } cards
} left: { $reason ->
    [stuck] the turn could not place its minimum.
    [three] “three” asked for exactly three cards in that turn.
    [skull] a skull stayed uncovered.
   *[fire] a fire was not covered in time.
}
status-excellent = Fewer than ten left is excellent.

round = round { $round }
active = seat { $seat } is active
throws = seat { $seat } to throw
decides = seat { $seat } to throw again or keep
entries-due = to enter: { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}
dice = dice
sheet = sheet { $letter }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sealed = entered, sealed
sealed-brief = done
row = row { $row }
status-over = { $winners ->
    [1] Seat { $seats } has the most points: { $points }.
   *[other] Seats { $seats } share the win with { $points } points.
}
status-over-alone = The sheet is worth { $points } points.

# Playing in the terminal.

terminal-which-game = Which game? { $games } [{ $default }]
terminal-how-many = How many players, { $least } to { $most }? [{ $default }]
terminal-no-such-game = “{ $given }” is none of { $games }.
terminal-players-range = { $game } is for { $least } to { $most } players, not { $given }.
terminal-curtain = Seat { $seat } plays now. Everybody else looks away; seat { $seat } presses Enter.
terminal-curtain-undo = Seat { $seat } plays now. Everybody else looks away; seat { $seat } presses Enter. (Seat { $last } may still type “undo”.)
terminal-prompt = seat { $seat }>
terminal-welcome-cards = Type a card and its pile, like 17a, several in a row if you like, and “end” to end the turn. “help” says more.
terminal-welcome-dice = Type “roll” to throw, and then what you enter, like r3 b1. “help” says more.
terminal-help-goal-cards =
    Goal: together, place all 98 cards, 2 to 99, on the four piles. A turn places
    at least { $minimum }, or one once the draw pile is empty; if one cannot, all lose.
terminal-help-cards =
    17a            place card 17 on pile a; several in a row: 17a 54c end
    end            end the turn and draw
    piles          what was laid on each pile
terminal-help-talk = say c avoid    signal about a pile: avoid, small, free, or none to withdraw it
terminal-help-undo-cards = undo           take back, within the turn
terminal-help-common =
    table          show the table again
    help           this text
    quit           save the game and leave; it can be resumed
terminal-help-backwards =
    Piles a and b ascend, c and d descend. Exactly ten backwards goes, too: 24 on
    a 34 of a or b, 34 on a 24 of c or d{ $commands ->
        [0] .
       *[other] , but not while a “no back” is visible.
    }
terminal-help-fire =
    Fires: { $cards }. Cover a fire on top of a pile by the end of
    { $seats ->
        [one] your next turn
       *[other] the next player's turn
    }, with any card that may go there, or the game is
    lost. The 98th card wins over a fire of its own turn, not over one that is due.
terminal-help-stop = the turn ends at once, even after one card
terminal-help-skull = cover it in the same turn, or the game is lost
terminal-help-three = exactly three cards in this turn, or the game is lost
terminal-help-silence = while visible: no talk and no signals
terminal-help-no-back = while visible: no ten backwards on any pile
terminal-help-one-pile = while visible: all cards of a turn on one pile
terminal-help-draw-one = while visible: only one card is drawn at a turn's end
terminal-help-goal-dice =
    Goal: the most points{ $seats ->
        [one] { "" }
       *[other] { " " }of all
    }. Five rows are filled from the top down; the round
    in which somebody fills the fifth is the last; open rows count as they stand.
terminal-help-dice =
    roll           throw the six dice
    reroll, keep   throw all dice again that do not show 1, or keep them
    r3 b1          enter the red 3 and the blue 1 in your row; as many as fit
    x              enter nothing and strike out the leftmost open field
    sheets         all sheets in full
terminal-help-undo-dice = undo           at the curtain, after your entry: take the entry back
terminal-help-undo-throw = undo           take “keep” back
terminal-help-sheets =
    Colours: w white, y yellow, r red, g green, b blue, k black. A field shows its
    colour, its value and what stands in it: · nothing, / struck out, 3x a hit.
    A die goes into the open field of its colour in the row marked ▸ if it shows
    no more than the field's value; exactly the value is a hit. A full row is worth
    its numbers and, for one to six hits, a bonus of { $bonus }.
terminal-after-end = The turn is over; “{ $rest }” was not played.
terminal-unknown = “{ $given }” is not understood here; “help” lists what is.
terminal-losing = { $action } would lose the game at once: { $reason ->
    [stuck] the minimum could not be placed then.
    [three] “three” asks for exactly three cards in a turn, and that could not be met.
    [skull] a skull would stay uncovered.
   *[fire] a fire would not be covered in time.
} Type it once more to do it all the same.
terminal-no-undo = There is nothing that may be taken back.
terminal-undone = Taken back.
terminal-pile-history = pile { $pile }: { $cards }
terminal-pile-empty = nothing yet
terminal-saved = Saved as { $path }. Go on with:
terminal-kept = Kept as { $path }. Look at it again with:
terminal-unfit-file = { $what ->
    [empty] { $option } takes the name of a file, and there is none.
    [dash] { $option } takes a file, so - cannot be; a file of that name is ./-
    [folder] { $option } takes a file, and { $path } is a folder.
    [no-folder] { $option } takes a file in a folder that is there; { $path } is in none.
    [special] { $option } takes a file, and { $path } is something else.
    [other] { $path } holds something else than a game, so no game is kept there; choose another name.
   *[locked] { $path } cannot be written, so no game can be kept there.
}
terminal-not-saved = { $path } cannot be written ({ $why }). Here is the record; keep it in a file:
terminal-again = The same deal again:
terminal-last-turn = It was the turn of seat { $seat }.
terminal-drew = You drew { $cards }.
terminal-drew-hidden = You drew { $cards }. Enter hides your cards.
terminal-enter-now = The throws are done: enter now, like r3 b1, or x to strike out a field.
terminal-no-card = { $given } is not a card: the cards are 2 to 99.
terminal-happened-placed = seat { $seat } placed { $cards }
terminal-happened-drew = seat { $seat } ended the turn and drew { $count }
terminal-happened-signal = seat { $seat } signalled { $word } for pile { $pile }
terminal-happened-dice = The dice show { $dice }.
terminal-happened-kept = seat { $seat } keeps the dice
terminal-happened-entry = seat { $seat } entered { $entry }
terminal-happened-struck = seat { $seat } struck a field
terminal-happened-row = seat { $seat } filled row { $row } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-dead-file = { $path } cannot be read: { $why }
terminal-record-fault = { $path }, line { $line }: { $why }
terminal-option-cards-only = { $option } is for the card games.
terminal-option-dice-only = { $option } is for Twenty One.
terminal-option-commands-only = { $option } is for EXTREME.
terminal-option-value = { $option } is one of { $allowed } here, not { $given }.
terminal-sheets = --sheets takes a different letter from A to F for each of the { $players } players, not “{ $given }”.
terminal-resume-alone = --resume takes its game, players and deal from the file; leave out { $option }.

# Simulating.

lab-no-such-bot = There is no bot “{ $given }”; there are { $bots }, and expert:samples=N.
lab-samples = { $what ->
    [none] Samples of 0 are a budget of nothing; the expert takes from 1 to { $most }.
   *[many] The expert takes from 1 to { $most } samples, not { $given }.
}
lab-bots = Give one bot for all seats or one for each; { $given } bots are not for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
lab-mixed = { $what ->
    [cards] In the card games every seat has the same bot, not “{ $given }”.
   *[samples] All experts at a table take as many samples, unlike “{ $given }”.
}
lab-talk = { $what ->
    [alone] Who plays alone has nobody to talk to; leave out --talk.
    [dice] Nobody signals in Twenty One; leave out --talk.
   *[deaf] The bot { $given } heeds no signals, only { $bots } do; leave out --talk.
}
lab-games = --games is at least 1, not { $given }.
lab-seed = --seed is from 0 to { $most }, not { $given }.
lab-last-seed = { $games } games from --seed { $given } on run over the last seed, { $most }.
lab-playing = playing
lab-rate = { $rate } games a second
lab-compiling = compiling …
lab-stopped = Stopped: what follows is of the games that were finished.
lab-stopped-kept = Stopped: what was finished is kept in { $folder }; the same command goes on from there.
lab-stopped-early = Stopped before a game was finished.
lab-row-games = games
lab-row-won = won
lab-row-left = cards left
lab-row-lost-by = lost by
lab-row-turns = turns
lab-row-plays = plays
lab-row-ten-backs = ten-backs
lab-row-rounds = rounds
lab-row-time = time
lab-row-seat = seat { $seat }
lab-value-won = { $rate }  ({ $interval }), { $won ->
    [one] 1 game
   *[other] { $won } games
}
lab-value-left = { $mean } on average  ({ $interval })
lab-value-lost = { $reason } { $games }
lab-value-each = { $all }, { $each } a game
lab-value-seat = { $rate } of the wins  ({ $interval }), { $score } points on average  ({ $scores })
lab-row-points = points
lab-value-points = { $score } on average  ({ $scores })
lab-value-time = { $seconds } s, { $rate } games a second
lab-legend = In brackets stands where the true value lies, 95 times in 100.
lab-legend-table = “95 %” is where the true value lies, 95 times in 100.
lab-charts = The charts are in { $folder }.
lab-combined = { $games } games are in { $folder }.
lab-workers = --workers is at least 1, not { $given }.
lab-address = --address is for --engine ray.
lab-needs-out = { $what ->
    [ray] --engine ray keeps what comes back in a folder; say which with --out.
   *[experiment] An experiment keeps its counts in a folder; say which with --out.
}
lab-option-missing = { $option } is missing; a task has --game, --seats, --bot and --games, or give an experiment's file.
lab-beside-experiment = The tasks stand in { $file }; leave out { $option }.
lab-wrong-entry = { $file }, task { $number }: { $why }
lab-needs-extra = The package { $package } is missing. Install what this needs: pip install 'tenback[{ $extra }]'
lab-fault-unreadable = { $file } cannot be read: { $why }
lab-fault-toml = { $file } is no experiment in TOML: { $why }
lab-fault-key = { $where }: there is no key “{ $name }”; there are { $known }.
lab-fault-value = { $where }: { $name } is { $kind ->
    [str] a text
    [int] a whole number
   *[bool] true or false
}, not { $given }.
lab-fault-needed = { $where }: { $name } is missing.
lab-fault-no-tasks = { $file } has no [[task]].
lab-fault-twice = { $where } plays some games twice; they are among those of { $task }.
lab-fault-folder = The folder { $folder } cannot be used: { $why }
lab-fault-held = The folder { $folder } is in use by another run. Wait for it, or choose another folder.
lab-fault-foreign = { $path } holds no results of the lab.
lab-fault-damaged = { $file } is damaged: { $why }
lab-fault-format = { $file } was written by another version of Tenback, and this one cannot read it.
lab-fault-version = { $path } holds results of Tenback { $given }, and those of { $ours } do not add to them. Choose another folder.
lab-fault-versions = Results of different versions do not add: { $one } is of Tenback { $first }, { $other } of { $second }.
lab-fault-overlap = The same games are in two of them: { $one } and { $other }.
lab-fault-nothing = { $folder } holds no results yet.
lab-fault-taken = { $path } is there already; choose a new folder.
lab-fault-address = “{ $given }” is no address of a cluster; it looks like HOST:PORT.
lab-fault-unreachable = No Ray cluster answers at { $address }: { $why }
lab-fault-worker = A worker of the cluster failed: { $why }
lab-chart-left = Cards left
lab-chart-left-x = cards left at the end
lab-chart-score = Points
lab-chart-score-x = points of a seat
lab-chart-share = of all games
lab-chart-win-rate = Games won
lab-chart-win-rate-y = games won
lab-chart-mean-score = Points on average
lab-chart-mean-score-y = points of seat 1 on average
lab-chart-seats = seats
lab-chart-bot = bot
lab-chart-time = Strength against time
lab-chart-time-x = milliseconds a turn, of one core
interval = { $low } to { $high }

# Compiling ahead.

warm-begin = Compiling what bots and simulations need; it is kept in { $folder }.
warm-cheap-cards = The card games: the bots that do not search …
warm-thinking-cards = The card games: the planner and the expert …
warm-dice-bots = Twenty One: the bots …
warm-dice-games = Twenty One: whole games …
warm-took = { "" } { $seconds } s
warm-done = Ready after { $seconds } s; { $compiled ->
    [0] all of it had been compiled before.
    [one] 1 piece of code has been compiled.
   *[other] { $compiled } pieces of code have been compiled.
}

# Measuring.

bench-machine = { $processor }, { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}; { $system }; Python { $python }, Numba { $numba }.
bench-plan = { $rows } rows with { $games } games; the expert takes { $samples } samples, with switches, with talk and in other editions { $others }, in Twenty One { $dice }. About { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} on this machine.
bench-speed-plan = Whole games a second, each measured for { $seconds } s. About { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} on this machine.
bench-title-cards = { $game }
bench-title-switches = { $game }, the experts' switches
bench-title-talk = { $game }, the worth of talk
bench-title-alone = { $game }, alone
bench-title-duel = { $game }, one bot among simpler ones
bench-title-speed = Games a second
bench-title-sketch = THE GAME on one core: greedy beside a plain sketch of it
bench-title-processes = THE GAME on all cores: one process beside one for each core
bench-column-game = game
bench-column-seat = seat
bench-column-seats = seats
bench-column-bot = bot
bench-column-others = the others
bench-column-minimum = min
bench-column-hand = hand
bench-column-talk = talk
bench-column-games = games
bench-column-won = won
bench-column-won-interval = 95 %
bench-column-share = its share
bench-column-left = left
bench-column-left-interval = 95 %
bench-column-points = points
bench-column-points-interval = 95 %
bench-column-turn = ms a turn
bench-column-round = ms a round
bench-column-one-core = one core
bench-column-all-cores = all cores
bench-column-greedy = greedy
bench-column-sketch = sketch
bench-column-threads = threads
bench-column-processes = processes
bench-column-ratio = ratio
bench-talk = { $talk ->
    [yes] with
   *[no] without
}

# The store: what can be wrong with a database, and keeping copies of it.

store-address = “{ $given }” is no database that Tenback can use. Give a folder, or an address like postgresql://user@host/name.
store-folder = The folder { $folder } cannot be used: { $why }
store-held = The folder { $folder } is in use by another Tenback. Stop that one first, or choose another folder.
store-damaged = { $file } is damaged: { $why }. A backup can take its place: tenback restore FILE --data DIR --overwrite
store-foreign = { $file } is not a database of Tenback.
store-newer = The database comes from a newer Tenback (version { $found } of its tables; this one knows up to { $known }). Update Tenback.
store-unreachable = The database cannot be reached: { $why }
store-failed = The database did not do what it was asked: { $why }
store-closed = The store is closed.
store-pg-dump = Tenback copies data folders only. A PostgreSQL database is backed up with pg_dump and put back with pg_restore.
store-exists = { $file } is there already. Choose another name, or say --overwrite.
store-missing = There is no file { $file }.
store-file = { $file } cannot be used: { $why }
data-backed-up = The database in { $folder } is copied to { $file }.
data-restored = The database in { $folder } is now the copy from { $file }.
data-kept = What was there before is kept as { $file }.
data-needs-server = The package { $package } is missing. Install what a server needs: pip install 'tenback[server]'

# Serving tables, and bots that come from outside.

serve-ready = Tenback is running at { $address }
serve-setting = { $option } cannot be “{ $given }”.
serve-address = Tenback cannot listen on { $host }, port { $port }: { $why }
bot-unknown = There is no bot “{ $given }”: { $why }. Give a module and a class, like mymodule:MyBot.
bot-no-decide = “{ $given }” has no method decide(view) that returns an action.
bot-link = “{ $given }” is no link to a table. One looks like https://host/t/….
bot-refused = The table does not take the bot: { $code }.
bot-unreachable = { $given } cannot be reached: { $why }

# The chat guard.

guard-passes = This may be said: it gives no number away.
guard-too-long = Refused: the message is too long.
guard-ten-back = Refused: to tell of a backwards trick on a pile names its card (“{ $part }”).
guard-relative = Refused: the distance to another card names a card (“{ $part }”).
guard-arithmetic = Refused: a card can be worked out from “{ $part }”.
guard-range = Refused: “{ $part }” tells about where a card is.
guard-asked = Refused: “{ $part }” asks for a number.
guard-hint = Refused: “{ $part }” describes a number.
guard-digit = Refused: “{ $part }” is a number.
guard-roman = Refused: “{ $part }” is a number in Roman numerals.
guard-number-word = Refused: “{ $part }” is a number.
guard-pieces = Refused: with what was said before, “{ $part }” makes a number.
