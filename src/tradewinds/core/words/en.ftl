# Words every game shares, errors, the command line.
language = en
list-separator = , { "" }
figure-separator = ; { "" }
player = { $player }
picture-you = { $player } (you)
colour-red = Red
colour-white = White
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow

error-illegal = { $text } ({ $rule })
error-seats = { $game } is played with { $low } to { $high } seats, not with { $seats }.
error-no-seat = There is no seat { $seat } at this table; seats are numbered from 0 to { $last }.
error-lesson = The lesson { $lesson } of { $game } does not fit its rules and edition. { $moment }: { $why }
error-example = The example { $example } of { $game } does not fit its rules and edition. { $why }
error-given = Chance cannot name { $action } here.
error-no-action = There is no action { $action } in this game.
error-no-game = There is no game called “{ $game }”. The games are: { $games }.
error-no-bot = There is no bot called “{ $bot }”. The bots are: { $bots }.
error-not-asked = Seat { $seat } has nothing to choose now, so there is nothing to advise.
error-env-actions = One whole number is needed for each of the { $games } games; these actions have the shape { $shape } and the type { $type }.
error-env-illegal = Game { $number }: { $action } is not allowed here ({ $rule }). No game has moved.
error-env-array = The array for { $name } must be writable and contiguous, of the shape { $shape } and the type { $type }.
error-env-choice = “{ $name }” is not a value of { $what }. The values are: { $names }.
error-env-ranges = The stored ranges of the fields of { $game } do not fit its positions; `make docs` measures them anew.
error-no-option = { $game } has no option “{ $option }”.
error-option-value = The option “{ $option }” cannot be “{ $value }”; it can be: { $allowed }.
error-undo = There is nothing you can take back: not past chance, revealed cards or another player's turn.
error-no-picture = { $game } cannot be drawn as a picture yet.
error-layout = There is no layout “{ $layout }”; choose one of: { $layouts }.
error-theme = There is no theme “{ $theme }”; choose one of: { $themes }.
error-contributions = A contribution is needed from each of the { $seats } seats or from none; { $given } were given.
error-secret = A secret is { $size } bytes long.
error-contribution = A contribution is a text of at most { $most } characters.
error-moment = A match can go on from another after at least one of its { $last } actions and at most all of them, not after { $at }.
error-moment-chance = After { $at } actions chance is drawing; a match can go on from another only where somebody chooses.
error-pickle = { $game } cannot be pickled: a game is stored by its name, and another one is loaded by that name.

bot-random = Random
bot-random-about = Does anything the rules allow.
bot-rollout = Dicer
bot-rollout-about = Tries every choice by playing on at random.
bot-greedy = Greedy
bot-greedy-about = Does at once what looks best, without looking ahead.
bot-search = Search
bot-search-about = Looks ahead by playing on in its head.
bot-novice = Novice
bot-novice-about = Has just learnt the rules: looks only a little ahead and overlooks much.
bot-sailor = Sailor
bot-sailor-about = Has played a few times: plans, but overlooks things now and then.
bot-captain = Captain
bot-captain-about = Knows the game well and overlooks nothing.
bot-admiral = Admiral
bot-admiral-about = Thinks long and plays as well as we know how.

decimal = { $whole }.{ $tenths }
advice-only = There is no other choice.
advice-even = It hardly differs from this: { $other }.
advice-more = It should bring about { $points } points more ({ $source }) than this: { $other }.
advice-less = It should bring about { $points } points less ({ $source }) than this: { $other }.
advice-denies = It should cost { $player } about { $points } points.

edition-unreadable = { $path } cannot be read as an edition: { $problem }
edition-missing = { $path }: the value { $key } is missing.
edition-wrong = { $path }: { $key } must be { $wanted }, but is { $found }.
edition-unmarked = { $path }: { $key } needs a mark ({ $marks }) and a source.
edition-no-folder = TRADEWINDS_EDITIONS names { $path }, which is not a folder.
edition-placeholder = { $path }: { $rule } names { $name }, which is no value of this edition.
edition-no-row = { $path }: { $key } must join all places in one row, because whoever gives way goes on in one direction ({ $rule }).
edition-reconstruction = reconstruction { $number }
edition-ours = { $name }, as this program has it
edition-own = { $name }, { $count ->
    [one] 1 value
   *[other] { $count } values
} corrected by its owner
edition-own-equal = { $name }, an owner's file with the values of this program
edition-other = another edition ({ $digest })
mark-reconstructed = reconstructed: please compare
mark-derived = derived
mark-rulebook = from the rulebook

save-not-json = This is not a match file: it is not valid JSON.
save-format = This is not a match file of the format “{ $format }”.
save-field = The match file is damaged: the field “{ $field }” is missing or of the wrong kind.
save-rules = This belongs to version { $theirs } of the rules of { $game }; this program has version { $ours }.
save-edition = This belongs to another edition of the printed data ({ $theirs }, here { $ours }).
save-layout = This was pickled by a program that keeps the positions of { $game } in another form; a saved match can still be loaded.
save-refused = The match file cannot be played: { $why }
save-digest = The match file has been changed: its digest does not fit its contents.
save-commitment = The match file has been changed: the secret does not fit the commitment.
save-bots = The match file has been changed: what a bot added to the chance does not follow from the secret.
save-begun = The match file has been changed: its first actions are not those of the moment it says it goes on from.
save-draw = chance did not draw { $action } there.
save-impossible = chance could not draw { $action } there.
save-action = Action { $number } of the match file is wrong: { $why }

verify-commitment = The secret fits the commitment { $commitment }.
verify-digest = The file is unchanged since it was written.
verify-published = The commitment is the one published before the deal.
verify-sealed = Commitment and contributions are those sealed before the deal.
verify-people = Something of their own was added by: { $seats }.
verify-contribution = Your own contribution is among these.
verify-bots = What the bots added ({ $seats }) follows from the secret; nobody chose it.
verify-begun = { $count ->
    [one] The first action is taken over from another match; it is possible, and this secret has no part in it.
   *[other] The first { $count } actions are taken over from another match; they are possible, and this secret has no part in them.
}
verify-practice = This was practice: whoever played could go back to any moment, and { $returns ->
    [0] never did
    [one] did so once
   *[other] did so { $returns } times
}.{ $count ->
    [0] { "" }
    [one] { " " }The first action was given after that; it is possible, and not drawn like this here.
   *[other] { " " }The first { $count } actions were given after that; they are possible, and not drawn like this here.
}
verify-draws-since = { $count ->
    [one] The one chance action after them was drawn as the secret and the contributions demand.
   *[other] All { $count } chance actions after them were drawn as the secret and the contributions demand.
}
verify-draws = { $count ->
    [one] The one chance action was drawn as the secret and the contributions demand.
   *[other] All { $count } chance actions were drawn as the secret and the contributions demand.
}
verify-actions = { $count ->
    [one] The one action of the players is allowed by the rules.
   *[other] All { $count } actions of the players are allowed by the rules.
}
verify-replay-failed = Replaying stops: { $why }
verify-over = The match is over.
proves-nobody = This shows that everything fits together. Nobody added anything of their own to the chance: whoever made the secret could choose the deal.
proves-file = This shows that the file fits together. It does not show that the secret was fixed before the deal: only somebody who noted the commitment before adding their own part can compare it.
proves-imported = This shows that the file fits together. The match came here as a file: nobody here saw when its secret was fixed, whether it was played so, or who played.
proves-secret = The secret is the one that was fixed before the deal. Whether the contributions are those that people sent, each of them has to compare with their own.
proves-fair = The secret was fixed before you added your part, and your part was used: nobody could choose the deal, except the table together with whoever added something last.
proves-practice = This was practice{ $returns ->
    [0] { "" }
    [one] , and somebody went back once
   *[other] , and somebody went back { $returns } times
}: it says nothing about how anybody fares where nobody can go back, and counts for no rating. Otherwise: { $rest }
proves-begun = { $count ->
    [one] The first action is
   *[other] The first { $count } actions are
} taken over from another match: what was really drawn and played there is not shown here. Of what was drawn afterwards, if that moment was agreed on before: { $rest }
way-then = { $first }. { $then }
