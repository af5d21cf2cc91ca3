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
problem-failed = Something went wrong here. The host finds it under { $number }.

# What the server notes at a table
notice-left = { $player } has left; the bot { $bot } plays on.
notice-away = { $player } is away; the bot { $bot } plays on until they are back.
notice-back = { $player } is back.{ $bot ->
   *[other] { "" }
}
notice-bot-failed = The bot of { $player } ({ $bot }) did not decide in time; a random allowed action was taken.

bot-random = Beginner
bot-rollout = Trader
