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
cli-arena-help = Let bots play against each other and show how strong they are.
cli-bots-help = the bots, with commas between them; a bot may be named several times: { $bots }
cli-workers-help = number of processes
cli-ray-help = play on the Ray cluster at this address; “local” starts one here with as many workers
cli-csv-help = write a row for each seat of each game to this CSV file
cli-parquet-help = the same as a Parquet file
cli-html-help = write the report with plots to this HTML file
cli-ladder-help = Rate all bots, in all games or in one.
cli-ladder-game-help = the game; without it, all of them
cli-ladder-out-help = write the tables to this page of the documentation, between its marks
cli-balance-help = Tell a designer what many quick games show: who is favoured, what wins, which rules matter.
cli-way-help = how players choose: random, sense (what a fair player of the game leans towards, by weight) or greedy (always the weightiest)
cli-replay-help = Show the log and the position of a match file.
cli-seat-help = as this seat saw it, counted from 0; without it as a spectator did
cli-move-help = after this many actions instead of at the end
cli-picture-help = Draw a match file: the position as SVG or PNG, or the whole match as GIF.
cli-out-help = the file to write: .svg, .png, or with --gif .gif
cli-gif-help = the whole match as a moving picture
cli-width-help = width in pixels (PNG and GIF)
cli-layout-help = wide, or tall for phones
cli-theme-help = light or dark; an SVG without it follows the reader's system
cli-verify-help = Check a finished match: commitment, every draw, every action.
cli-commitment-help = the commitment or the seal you noted before the deal; both by giving it twice
cli-contribution-help = your own contribution to the chance of the match
cli-rules-help = Show the rulebook, a chapter or one rule of it.
cli-number-help = the number of a chapter or rule, such as 6 or 6.7
cli-edition-help = Show the printed values with mark and source, or check and compare your own file.
cli-edition-way-help = check: whether a file can be played; diff: what it has otherwise
cli-edition-file-help = your copy of the printed values, corrected
cli-edition-way = { $way } is not possible here: give check FILE or diff FILE.
cli-edition-mark = { $mark } ({ $count })
cli-edition-picture = picture
cli-edition-good = { $path } can be played; { $count ->
    [0] nothing differs
    [one] 1 value differs
   *[other] { $count } values differ
}.
cli-edition-equal = { $path } has the same values.
cli-warm-help = Compile the rules ahead of the first game.

cli-no-language = There is no language “{ $lang }” here; choose one of: { $languages }.
cli-unreadable = { $path } cannot be read as a text file.
cli-unwritable = { $path } cannot be written.
cli-no-marks = { $path } has no place for it: it needs a line “<!-- { $mark } -->” and below it “<!-- /{ $mark } -->”.
cli-no-way = There is no way of playing called “{ $way }”; choose one of: { $ways }.
cli-bad-option = An option is written name=value; “{ $option }” is not.
cli-no-move = The match has { $last } actions; there is no move { $move }.
cli-picture-ending = A picture is written as .svg or .png; { $path } is neither. For a moving picture add --gif.
cli-gif-ending = A moving picture is written as .gif; { $path } is not.
cli-no-rule = The rulebook of { $game } has no chapter and no rule { $number }.

cli-warming = Preparing { $game } (once, about a minute)
cli-warming-all = Preparing the games (once, about a minute each)
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
cli-drawing = Drawing { $game }
cli-picture-saved = The picture is saved in { $path }.
cli-verified = Everything fits.
cli-not-verified = Something does not fit.

cli-welcome =
    You are { $you }; bots play the others. Type the number of a choice, or ? for help.
    Before the first draw all chance of this match was fixed. Its commitment:
    { $commitment }
cli-ask = Your choice:
cli-not-understood = Type a number from 1 to { $last }, or ? for help.
cli-commands =
    number      take that choice; several at once: 3 5 8
    Enter       show the choices again
    ? number    explain that choice by its rules
    ? words     why something cannot be done now: type words of it
    r           the chapters of the rulebook; r 6 shows one, r 6.7 a rule
    u           take back your last action
    b           draw the board again
    l           the end of the log; l 100 shows its last 100 lines
    s FILE      save the match (without FILE: { $file })
    q           save and leave; go on later with: tradewinds play --resume FILE
cli-saved = The match is saved in { $path }.

cli-undone = Taken back: { $action }
cli-nothing-called = No action is called “{ $about }”; use words as they stand in the choices.
cli-and-more = { $count ->
    [0] { "" }
   *[other] { " " }(and { $count } more like it)
}
cli-thinking = The bots are playing …
cli-allowed = can be chosen now
cli-column-total = Total
cli-to-verify = Every draw and action can be checked with: tradewinds verify { $path }

cli-percent = { $number }%
cli-warm = The rules of { $game } are ready.
cli-games-to-warm-help = the games; without any, all of them
cli-default = [default: { $value }]
cli-version-help = print the version and end
cli-help-help = show this help
cli-metavar-COMMAND = COMMAND
cli-metavar-OPTIONS = OPTIONS
cli-metavar-GAME = GAME
cli-metavar-FILE = FILE
cli-metavar-NUMBER = NUMBER
cli-metavar-TEXT = TEXT
cli-metavar-BOTS = BOT,BOT,...
cli-metavar-ADDRESS = ADDRESS
cli-metavar-NAME-VALUE = NAME=VALUE

cli-no-command = There is no command “{ $command }”; the commands are: { $commands }.
cli-unknown-flag = “{ $command }” has no option { $name }; “{ $command } --help” lists them.
cli-flag-value = The option { $name } is given without the value it needs, or with one it does not take.
cli-missing = “{ $command }” needs { $name }, which is missing.
cli-too-much = “{ $command }” does not know what to do with “{ $extra }”.
cli-usage = This cannot be understood; “{ $command } --help” shows what can be typed.
cli-not-whole = { $name } must be a whole number, not “{ $given }”.
cli-too-small = { $name } must be at least { $low }, not { $given }.
cli-output = The output cannot be written.
cli-no-file = There is no file { $path }.
cli-wrong-file = { $path }: { $why }
cli-exists = There is a file { $path } already; choose another name.
cli-not-with-resume = { $option } cannot be given with --resume: { $path } says it already.
cli-other-game = { $path } is a match of { $theirs }, not of { $game }.

cli-serve-help = Serve tables to other people.
cli-host-help = the address to listen on; 0.0.0.0 for every network
cli-port-help = the port to listen on; 0 for a free one
cli-database-help = postgresql://HOST/NAME or sqlite:///FILE; without it a file in your data folder
cli-serve-workers-help = number of processes; more than one needs PostgreSQL
cli-serve-metrics-help = an address of its own for Prometheus metrics, such as 127.0.0.1:9040; without it there are none
cli-metavar-HOST = HOST
cli-metavar-URL = URL
cli-playing-at =
    Tradewinds is open at { $address }
    Stop it with Ctrl+C; nothing is lost.
cli-serving-at = Tradewinds serves at { $address }
cli-workers = Several processes need a PostgreSQL database; name it with --database postgresql://…
cli-port = Port { $port } at { $host } cannot be used; another program may have it.
cli-metrics = --metrics (or TRADEWINDS_METRICS) needs an address and a port, such as 127.0.0.1:9040, not “{ $given }”.
cli-no-web = The browser game needs the web parts: pip install 'tradewinds[web]'. The terminal game goes without: tradewinds play --terminal
