cli-help = Three island board games: play, simulate, replay, verify.
cli-game-help = the game, such as west-of-africa
cli-file-help = a match file
cli-lang-help = language: en, de or ja
cli-json-help = print JSON for a program to read
cli-option-help = an option of the game as name=value; may be repeated
cli-play-help = Play against bots.
cli-terminal-help = play in the terminal
cli-seats-help = number of seats
cli-seed-help = settles every chance action; the same seed gives the same match
cli-bot-help = who plays the other seats: { $bots }
cli-resume-help = go on with a saved match
cli-simulate-help = Play many random games and show what they tell.
cli-games-help = number of games
cli-check-help = check every position against the game's laws (slower)
cli-replay-help = Show the log and the position of a match file.
cli-seat-help = as this seat saw it; without it as a spectator did
cli-move-help = after this many actions instead of at the end
cli-verify-help = Check a finished match: commitment, every draw, every action.
cli-commitment-help = the commitment you noted before the deal
cli-rules-help = Show the rulebook, or one rule of it.
cli-number-help = the number of a rule, such as 6.7
cli-warm-help = Compile the rules ahead of the first game.

cli-no-language = There is no language “{ $lang }” here; choose one of: { $languages }.
cli-unreadable = { $path } cannot be read as a text file.
cli-unwritable = { $path } cannot be written.
cli-bad-option = An option is written name=value; “{ $option }” is not.
cli-no-move = The match has { $last } actions; there is no move { $move }.
cli-no-rule = The rulebook of { $game } has no rule { $number }.

cli-warming = Preparing the rules of { $game } (about half a minute the first time)
cli-simulating = { $game } with { $seats } seats
cli-simulated = { $games } random games of { $game } with { $seats } seats in { $seconds } s: { $games-per-second } games and { $decisions-per-second } decisions a second on one core.
cli-length = Decisions a game: { $mean } on average (standard deviation { $sd }), from { $low } to { $high }.
cli-column-seat = seat
cli-column-mean = mean score
cli-column-sd = standard deviation
cli-column-range = range
cli-column-wins = wins (95 % interval)
cli-unended = The game did not end.
cli-broken = { $count } games broke a law of the game.
cli-verified = Everything fits.
cli-not-verified = Something does not fit.

cli-welcome =
    You play the first seat. Type the number of a choice; ? shows what else you can type.
    The chance of this match is committed to by { $commitment }
cli-ask = Your choice:
cli-not-understood = Type a number from 1 to { $last }, or ? for help.
cli-commands =
    number      take that choice
    u           take back your last action
    b           draw the board again
    l           show the log
    ? 6.7       show rule 6.7
    s FILE      save the match (without FILE: { $file })
    q           save and leave; go on later with --resume { $file }
cli-saved = The match is saved in { $path }.
