# Answers of the HTTP interface
problem-no-table = There is no such table here.
problem-no-seat = There is no such seat at this table.
problem-no-token = Sit down first: this needs a seat.
problem-not-your-seat = This is not your seat.
problem-stale = The table has gone on meanwhile; look at it again.
problem-too-often = That was too often in too short a time; wait a moment.
problem-illegal = { $text } ({ $rule })
problem-over = The match is over.
problem-not-over = The match is not over yet.
problem-not-started = The match has not begun: not everybody is ready.
problem-started = The match has already begun.
problem-preparing = The rules of this game are still being prepared.
problem-not-your-turn = It is not your turn.
problem-nothing-to-undo = There is nothing you can take back: not past chance, revealed cards or another player's turn.
problem-move-id-used = This move id already stands for another move.
problem-drift = The match was stopped: its entry { $number } no longer fits the rules of this program. Nothing is lost; it can go on with the version it began with.
problem-other-rules = The match was stopped: it began with version { $theirs } of the rules, and this program has version { $ours }. It can go on with the version it began with.
problem-other-edition = The match was stopped: it began with another edition of the printed data. It can go on with that edition.
problem-foreign-page = This request came from another site.
problem-seat-taken = This seat is taken.
problem-bad-link = This link has been used or is wrong. Ask the host for a new one.
problem-one-seat-each = One seat for each person; several are for tables on one device.
problem-hotseat-is-here = At a table on one device all seats are played here; none can be open.
problem-host-only = Only the host can do this.
problem-import-unfinished = Only finished matches can be imported.
problem-malformed = The request is not understood at { $where }.
problem-not-found = There is no such page.
problem-not-possible = This is not possible here.
problem-too-large = The request is too large.
problem-database-away = The server cannot store anything at the moment. Try again; nothing that was accepted is lost.
problem-database-newer = The database { $where } was made by a newer version of Tradewinds. Use that version, or name another database.
problem-database-broken = { $where } is not a database of Tradewinds, or it is damaged ({ $why }). Nothing was changed: restore a backup, or name another database.
problem-database-unreachable = The database { $where } cannot be opened ({ $why }).
problem-database-url = The address of the database is not understood. It is sqlite:////path/to/file or postgresql://user:password@host/name.
problem-failed = Something went wrong here. The host finds it under { $number }.

# What the server notes at a table
notice-left = { $player } has left; the bot { $bot } plays on.
notice-away = { $player } is away; the bot { $bot } plays on until they are back.
notice-back = { $player } is back.{ $bot ->
   *[other] { "" }
}
notice-bot-failed = The bot of { $player } ({ $bot }) did not decide in time; a random allowed action was taken.


problem-no-hints = This table plays without hints.

language-en = English
language-de = Deutsch
language-ja = 日本語

page-skip = Go to the content
page-tools = Tools
page-theme = Light, dark, or as your system
page-rules = Rules
rules-chapters = Chapters

home-title = Three island games, one table
home-lead = Play at once against bots, send friends a link, or share one device. Every rule is explained, every shuffle can be checked.
home-games = Games
home-players = { $low } to { $high } players
home-preparing = The rules are being prepared; this happens once
home-play-now = Play now
home-against = against
home-yours = Your tables
home-none-yours = None yet.
home-open = Open tables
home-none-open = Nobody is waiting right now. Open a table of your own!
home-import = A match from a file
home-import-file = Match file
home-new-table = New table
home-your-name = Your name
home-name = Name
home-game = Game
home-where = Who can join?
home-unlisted = Friends with a link
home-public = Anybody: the table is listed
home-hotseat = All on this device, passed around
home-seats = Seats
home-seat-me = A person here
home-seat-open = Somebody else
home-seat-bot = Bot: { $bot }
home-absent = When somebody is away, a bot plays
home-absent-never = never
home-absent-minutes = { $minutes ->
    [60] after an hour
    [1440] after a day
   *[other] after { $minutes } minutes
}
home-hints = Allow hints
home-create = Open the table
home-credits = West of Africa and Key West were designed by Martin Schlegel, Tobago by Bruce Allen. Tradewinds is an independent project and contains none of the publishers' texts or pictures. Buy the games.

claim-title = A seat for you at { $game }
claim-text = You were invited to play { $colour }. The link works once; afterwards this browser holds the seat.
claim-sit = Sit down

table-connecting = connecting
table-settings = Settings
table-course-about = Each seat's chance of winning, by playing on from every moment. ▲ marks the turning points; a click opens the replay there.
table-course = How the chances went
table-seal = Together with everybody's contributions it is sealed by
table-chart = The standing over the match. A click on it opens the replay there.
table-preview = Preview: this is not done yet.
table-final = This cannot be taken back.
table-all-choices = All choices
table-ask-never = nothing
table-ask-always = every action
table-ask-final = what cannot be taken back
table-ask = Ask before
table-set-sound = Sound when it is my turn
table-set-notify = Notification when it is my turn
table-set-hide = Hide my hand from people beside me
table-keys = Keys: 1 to 9 choose, arrows walk, Enter confirms, Esc cancels, U takes back, R takes the turn back, H hint, C choices, L log.
table-commitment = The chance of this match is committed to by
table-leave = Leave the table
table-lobby = Before the deal
table-ready = I am ready
table-fair = Nothing is dealt before everybody is ready. Each of you then adds something of your own to the shuffle, so that nobody can steer it, and afterwards everybody can check it.
table-preparing = The match begins by itself as soon as they are ready.
table-bots-preparing = The bots are still being prepared; this happens once.
table-board = Board
table-your-move = Your move
table-choices = Choices
table-sheet = Show or hide the choices
table-confirm = Do it
table-cancel = No
table-undo = Take back
table-reset = Whole turn back
table-hint = Hint
table-why-not = Why is something not possible?
table-result = Result
table-rematch = Play again
table-replay = Replay
table-export = Save as file
table-verify = Verify the deal
table-players = Players
table-log = Log
table-chat = Chat
table-chat-write = Write to the table
table-send = Send

replay-back = Back to the table
replay-as = As seen by
replay-link = Copy link
replay-open = everybody, everything open
replay-spectator = a spectator
replay-move = Action
replay-first = To the beginning
replay-back-one = One back
replay-play = Play
replay-next = One on
replay-last = To the end

js-offline = The server cannot be reached. It is tried again.
js-chance = wins { $number }% of the time ({ $text }%).
js-turning-point = Turning point after action { $number }
js-versions = Rules { $name }, edition { $text }
js-moment-copied = The link to this moment is copied.
js-seat = Seat { $number }
js-over = finished
js-free-seats = { $count } free
js-your-turn = Your turn
js-waiting-for = waiting for { $names }
js-line-here = connected
js-line-lost = reconnecting
js-not-now = Not now: { $count }
js-bot = bot, { $name }
js-free = free
js-away = away, a bot plays
js-not-here = not connected
js-you = { $name } (you)
js-deciding = deciding
js-lobby-waiting = Send the links of the free seats to your friends. When everybody has sat down and is ready, the match begins.
js-lobby-all-here = All seats are taken. The match begins when everybody is ready.
js-is-ready = ready
js-not-ready = not ready yet
js-sit-here = Sit here
js-copy-link = Copy link
js-link-copied = The link is copied. It works once.
js-who-plays = Who plays { $name }
js-your-name = Your name
js-pass-to = Pass the device to { $name }.
js-i-am = I am { $name }
js-leave-sure = Leave the table? A bot will play on for you.
js-total = Total
js-to-rematch = Go to the rematch
