game-title = Tobago
about-game = Every card laid is a clue to where a treasure lies: not in the mountains, beside a lake, near a palm tree. When one space is left, whoever drives there raises the treasure, and all who gave clues divide it, unless a curse comes up.
about-hard = easy to learn
about-best = 3 or 4

terrain-jungle = jungle
terrain-mountain = mountains
terrain-scrubland = scrubland
terrain-beach = beach
terrain-lake = lake
terrain-river = river
terrain-ocean = ocean
letter-jungle = J
letter-mountain = M
letter-scrubland = S
letter-beach = B
letter-lake = L
letter-river = R
map-grey = grey
map-brown = brown
map-black = black
map-white = white
map-title-grey = grey
map-title-brown = brown
map-title-black = black
map-title-white = white
letter-grey = g
letter-brown = n
letter-black = k
letter-white = w
direction-north = north
direction-north-east = north-east
direction-south-east = south-east
direction-south = south
direction-south-west = south-west
direction-north-west = north-west
card-coins = { $coins } coins
card-curse = a curse
card-none = a card
thing-amulet = an amulet
thing-marker = a { $map } marker
thing-space = { $space }

clue-in-jungle = in the jungle
clue-in-largest-jungle = in the largest jungle
clue-next-to-jungle = next to the jungle
clue-next-to-largest-jungle = next to the largest jungle
clue-in-sight-jungle = in sight of the jungle
clue-not-in-jungle = not in the jungle
clue-not-in-largest-jungle = not in the largest jungle
clue-not-next-to-jungle = not next to the jungle
clue-not-in-sight-jungle = not in sight of the jungle
clue-in-sight-largest-jungle = in sight of the largest jungle
clue-not-next-to-largest-jungle = not next to the largest jungle
clue-not-in-sight-largest-jungle = not in sight of the largest jungle
clue-in-mountain = in the mountains
clue-in-largest-mountain = in the largest mountains
clue-next-to-mountain = next to the mountains
clue-next-to-largest-mountain = next to the largest mountains
clue-in-sight-mountain = in sight of the mountains
clue-not-in-mountain = not in the mountains
clue-not-in-largest-mountain = not in the largest mountains
clue-not-next-to-mountain = not next to the mountains
clue-not-in-sight-mountain = not in sight of the mountains
clue-in-sight-largest-mountain = in sight of the largest mountains
clue-not-next-to-largest-mountain = not next to the largest mountains
clue-not-in-sight-largest-mountain = not in sight of the largest mountains
clue-in-scrubland = in the scrubland
clue-in-largest-scrubland = in the largest scrubland
clue-next-to-scrubland = next to the scrubland
clue-next-to-largest-scrubland = next to the largest scrubland
clue-in-sight-scrubland = in sight of the scrubland
clue-not-in-scrubland = not in the scrubland
clue-not-in-largest-scrubland = not in the largest scrubland
clue-not-next-to-scrubland = not next to the scrubland
clue-not-in-sight-scrubland = not in sight of the scrubland
clue-in-sight-largest-scrubland = in sight of the largest scrubland
clue-not-next-to-largest-scrubland = not next to the largest scrubland
clue-not-in-sight-largest-scrubland = not in sight of the largest scrubland
clue-in-beach = on a beach
clue-in-largest-beach = on the largest beach
clue-next-to-beach = next to a beach
clue-next-to-largest-beach = next to the largest beach
clue-in-sight-beach = in sight of a beach
clue-not-in-beach = not on a beach
clue-not-in-largest-beach = not on the largest beach
clue-not-next-to-beach = not next to a beach
clue-not-in-sight-beach = not in sight of a beach
clue-in-sight-largest-beach = in sight of the largest beach
clue-not-next-to-largest-beach = not next to the largest beach
clue-not-in-sight-largest-beach = not in sight of the largest beach
clue-in-lake = in a lake
clue-in-largest-lake = in the largest lake
clue-next-to-lake = next to a lake
clue-next-to-largest-lake = next to the largest lake
clue-in-sight-lake = in sight of a lake
clue-not-in-lake = not in a lake
clue-not-in-largest-lake = not in the largest lake
clue-not-next-to-lake = not next to a lake
clue-not-in-sight-lake = not in sight of a lake
clue-in-sight-largest-lake = in sight of the largest lake
clue-not-next-to-largest-lake = not next to the largest lake
clue-not-in-sight-largest-lake = not in sight of the largest lake
clue-in-river = in a river
clue-in-largest-river = in the largest river
clue-next-to-river = next to a river
clue-next-to-largest-river = next to the largest river
clue-in-sight-river = in sight of a river
clue-not-in-river = not in a river
clue-not-in-largest-river = not in the largest river
clue-not-next-to-river = not next to a river
clue-not-in-sight-river = not in sight of a river
clue-in-sight-largest-river = in sight of the largest river
clue-not-next-to-largest-river = not next to the largest river
clue-not-in-sight-largest-river = not in sight of the largest river
clue-next-to-palm = next to a palm
clue-in-sight-palm = in sight of a palm
clue-not-next-to-palm = not next to a palm
clue-not-in-sight-palm = not in sight of a palm
clue-next-to-hut = next to a hut
clue-in-sight-hut = in sight of a hut
clue-not-next-to-hut = not next to a hut
clue-not-in-sight-hut = not in sight of a hut
clue-next-to-statue = next to a statue
clue-in-sight-statue = in sight of a statue
clue-not-next-to-statue = not next to a statue
clue-not-in-sight-statue = not in sight of a statue
clue-next-to-ocean = next to the ocean
clue-in-sight-ocean = in sight of the ocean
clue-not-next-to-ocean = not next to the ocean
clue-not-in-sight-ocean = not in sight of the ocean

action-island = Lay out the island { $island }
action-place-statue = Place a statue on { $space } ({ $terrain })
action-face-statue = Let the statue look { $direction }
action-place-hut = Place a hut on { $space } ({ $terrain })
action-place-palm = Place a palm on { $space } ({ $terrain })
action-first-player = { $seat } begins
action-first-clue = The first clue is “{ $clue }”
action-deal = Draw the clue “{ $clue }”
action-look = Look at { $card }
action-add = Add { $card } unseen
action-turn-up = Turn up { $card }
action-place-car = Place your car on { $space } ({ $terrain })
action-collect = Take the amulet under your car
action-clue = Lay “{ $clue }” on the { $map } map: { $left ->
    [one] 1 space stays possible
   *[other] { $left } spaces stay possible
}
action-drive = Drive to { $space } ({ $terrain }){ $things ->
    [0] { "" }
   *[other] : { $found }
}
way-drive = Drive to { $space } ({ $terrain }) in { $steps } legs by { $by }{ $things ->
    [0] { "" }
   *[other] : { $found }
}
action-raise = Raise the { $map } treasure
action-stop = End the drive
action-exchange = Exchange your whole hand
action-remove-marker = Use an amulet: remove the { $map } marker on { $space }, { $left } stay
action-extra-clue = Use an amulet: lay “{ $clue }” on the { $map } map, { $left ->
    [one] 1 space stays possible
   *[other] { $left } spaces stay possible
}
action-extra-drive = Use an amulet: an extra drive
action-extra-exchange = Use an amulet: exchange your whole hand
action-accept = Accept { $card } for this rose
action-refuse = Refuse { $card } with this rose
again-refuse = Refuse it with all my roses
action-open-hunt = Begin the new hunt with “{ $clue }”: { $left ->
    [one] 1 space is possible
   *[other] { $left } spaces are possible
}
action-end-turn = End your turn

prompt-wait = Cards or pieces are being drawn.
prompt-place-car = Place your car on any space of the island.
prompt-turn = Your turn: lay a clue, drive, or exchange your hand. Amulets may be used at any time.
prompt-after = Your action is taken: use amulets, or end your turn.
prompt-drive = { $legs ->
    [0] No leg is left: take or raise what lies here, or end the drive.
    [one] You are driving: 1 leg is left. Drive on, take or raise what lies here, or end the drive.
   *[other] You are driving: { $legs } legs are left. Drive on, take or raise what lies here, or end the drive.
}
prompt-extra-drive = An extra drive, without taking amulets: { $legs ->
    [0] no leg is left
    [one] 1 leg is left
   *[other] { $legs } legs are left
}.
prompt-second = Another treasure lies here: raise it, or end the drive. Amulets may be used before.
prompt-ask = You are offered { $card } for one of your roses; { $left ->
    [0] it is the last card
    [one] 1 more card follows
   *[other] { $left } more cards follow
}.
prompt-new-hunt = Begin the new hunt on the { $map } map with a clue of your hand.
prompt-other = It is the turn of { $player }.
prompt-other-asked = { $player } is offered { $card }.
prompt-other-hunt = { $player } begins a new hunt on the { $map } map.
prompt-over = The game is over. { $count ->
    [one] { $players } wins.
   *[other] { $players } win together.
}

log-island = The island { $island } is laid out.
log-place-statue = A statue stands on { $space }.
log-face-statue = It looks { $direction }.
log-place-hut = A hut stands on { $space }.
log-place-palm = A palm stands on { $space }.
log-first-player = { $seat } begins.
log-first-clue = The first clue of { $player }, on the { $map } map: { $clue }.
log-deal = { $player } draws a clue card.
log-you-draw = You draw “{ $clue }”.
log-look = { $player } looks at a card of the treasure.
log-you-look = You look at { $card }.
log-add = One more card is added unseen, and all are shuffled.
log-turn-up = Turned up: { $card }.
log-place-car = { $player } places the car on { $space }.
log-collect = { $player } takes the amulet on { $space }.
log-clue = { $player } lays “{ $clue }” on the { $map } map.
log-drive = { $player } drives to { $space }.
log-raise = { $player } raises the { $map } treasure.
log-stop = { $player } ends the drive.
log-exchange = { $player } exchanges { $count ->
    [one] 1 clue card
   *[other] { $count } clue cards
}.
log-remove-marker = { $player } uses an amulet and removes the { $map } marker on { $space }.
log-extra-clue = { $player } uses an amulet and lays “{ $clue }” on the { $map } map.
log-extra-drive = { $player } uses an amulet for an extra drive.
log-extra-exchange = { $player } uses an amulet and exchanges { $count ->
    [one] 1 clue card
   *[other] { $count } clue cards
}.
log-accept = { $player } accepts { $card }.
log-refuse = { $player } refuses { $card }.
log-open-hunt = { $player } begins a new hunt on the { $map } map: { $clue }.
log-end-turn = { $player } ends the turn.
log-possible = { $count } spaces are possible on the { $map } map.
log-markers = { $count } { $map } markers lie on the island.
log-located = The { $map } treasure is located on { $space }.
log-reshuffle = The discarded clues are shuffled into a new deck of { $count }.
log-nobody = Nobody wants { $card }; the card is discarded.
log-refill = The gold deck has run out; the discard pile becomes a deck of { $count }.
log-left-over = { $count ->
    [one] 1 card is left over and discarded unturned.
   *[other] { $count } cards are left over and discarded unturned.
}
log-last = The gold deck has run out: this is the last treasure.
log-curse-amulet = { $player } loses an amulet to the curse.
log-curse-gold = { $player } loses a card of { $card } to the curse.
log-curse-nothing = { $player } has nothing to lose to the curse.
log-second-curse = The second curse lay in the same treasure and leaves the game too.
log-amulets = { $count ->
    [one] An amulet appears on { $spaces }.
   *[other] Amulets appear on { $spaces }.
}
log-statues-turn = The statues turn clockwise.
log-stalled = Too many turns have passed without a clue or a treasure: the game ends.
log-won = { $count ->
    [one] { $players } wins with { $coins } coins.
   *[other] { $players } win together with { $coins } coins.
}

why-1-3 = The table does not play on that island.
why-1-4 = There is no land there: that is ocean.
why-3-2 = Another object stands there.
why-3-3 = An object of the same kind is too near.
why-3-4 = A statue never stands on the coast.
why-4-1 = It is not your turn.
why-4-2 = That cannot be done now.
why-4-3 = You have taken your action in this turn.
why-4-4 = You cannot pass: first take your action.
why-4-5 = An amulet under your car can only be taken before anything else in your turn.
why-5-1 = You do not have that clue in your hand.
why-5-3 = You have no rose left to lay on it.
why-5-4 = That clue contradicts the clues of this map.
why-5-5 = That clue leaves no space: amulets have excluded the ones it would allow.
why-5-6 = That clue excludes nothing that is still possible.
why-5-8 = That treasure is located; its map takes no more clues.
why-5-11 = You have no clue cards to exchange.
why-6-1 = Your { $limits-legs ->
    [3] three
   *[other] { $limits-legs }
} legs are used up.
why-6-2 = That is too far for one leg.
why-6-3 = A leg ends on another space than it began on.
why-6-5 = No amulet lies under your car.
why-6-6 = Drive at least one leg, or raise the treasure here.
why-6-7 = First end your drive.
why-7-1 = That treasure is not located yet.
why-7-2 = Your car does not stand on the space of that treasure.
why-7-3 = You have no rose left to raise a treasure.
why-7-4 = Raising a treasure has ended the drive.
why-7-7 = That needs a drive: your action is taken and the drive is over, or the treasure was located only after you raised another.
why-7-8 = The amulet had to be taken before you raised the treasure.
why-8-10 = During a division you can only accept or refuse.
why-10-4 = First the new hunt has to be begun.
why-12-1 = You have no amulet.
why-12-2 = No marker of that colour lies there.
why-12-3 = The last marker of a colour stays.
why-12-6 = On an extra drive you take no amulets.
why-12-7 = No extra drive begins within a drive.

source-coins-2 = Cards of 2
source-coins-3 = Cards of 3
source-coins-4 = Cards of 4
source-coins-5 = Cards of 5
source-coins-6 = Cards of 6
tie-broken = Equal coins: the most amulets decide (TB 13.4).
tie-shared = Equal coins and equally many amulets: the victory is shared (TB 13.4).
stage = Treasures raised: { $number }
reason-gold = The gold deck ran out.
reason-stalled = Too many turns passed without a clue or a treasure.

board-empty = The island is not laid out yet.
board-head = Island { $island } · treasures raised: { $treasures }{ $last ->
    [0] { "" }
   *[other] { " " }(this is the last)
}
    Decks: { $gold } gold, { $clues } clues · amulets in the supply: { $amulets }
board-legend =
    J jungle, M mountains, S scrubland, B beach, L lake, R river
    T statue, H hut, P palm, * amulet, 1–4 cars, + more than fits
    markers: g grey, n brown, k black, w white
board-statue = Statue { $number } on { $space } looks { $direction }: next amulet on { $target }{ $taken ->
    [0] { "" }
   *[other] , which has one
}
board-map = { $letter } { $map } · { $count ->
    [0] being divided
    [1] located
   *[other] { $count } possible
}{ $marked ->
    [0] , no markers yet
    [1] :
   *[other] { "" }
}
board-no-rose = rose taken back
board-division = Dividing the { $map } treasure; { $left ->
    [0] no card is
    [one] 1 card is
   *[other] { $left } cards are
} still face down
board-order = Roses from the bottom up:
board-turned = Turned up so far:
board-offered = On offer: { $card }
board-player = player
board-coins = coins
board-gold = gold cards
board-amulets = amulets
board-roses = roses
board-hand = clues
board-car = car
board-own-hand = your clues leave
board-unseen = Gold you have not seen: { $cards } · curses: { $curses } · safe on top: { $safe }

own-wealth = You: { $coins } coins, { $amulets ->
    [one] 1 amulet
   *[other] { $amulets } amulets
}, { $roses } roses, car on { $space }
own-looked = You looked at: { $cards }

option-islands = Islands
option-islands-printed = the four printed ones
option-islands-all = all 32
option-islands-about = The four islands use the printed sides A, B and C alone; all 32 also use the sides a, b and c, which are invented here to fit what is known of them (TB 1.3).

kind-place-car = Place the car
kind-collect = Take an amulet
kind-clue = Lay a clue
kind-drive = Drive
kind-raise = Raise a treasure
kind-stop = End the drive
kind-exchange = Exchange the hand
kind-remove-marker = Amulet: remove a marker
kind-extra-clue = Amulet: lay a clue
kind-extra-drive = Amulet: drive again
kind-extra-exchange = Amulet: exchange the hand
kind-accept = Accept a gold card
kind-refuse = Refuse a gold card
kind-open-hunt = Begin a new hunt
kind-end-turn = End the turn

picture-title = Tobago, treasures raised: { $treasures }
picture-island = The island
picture-raised = { $last ->
    [0] Treasures raised: { $treasures }
   *[other] Treasure { $treasures } · the last
}
picture-gold-deck = Gold cards in the deck: { $count }
picture-clue-deck = Clue cards in the deck: { $count }
picture-supply = Amulets in the supply: { $count }
picture-player = { $player }: { $coins } coins, { $amulets } amulets, { $roses } roses, { $clues } clue cards, car on { $space }
picture-hand = { $count ->
    [0] You have no clue cards
   *[other] Your clues, and how many spaces each would leave on a map
}
picture-map = Map { $map }: { $left ->
    [0] the treasure is being divided.
    [1] the treasure is located.
   *[other] { $left } spaces are possible.
}{ $clues ->
    [0] { " " }No clues yet.
   *[other] { "" }
}
picture-map-clues = Clues: { $list }.
picture-map-spaces = Possible: { $list }.
picture-legs = Legs to it: { $list }.
picture-legs-of = { $player } { $legs }
picture-map-empty = No clue yet: the whole island is possible.
picture-rose = Rose of { $player } on { $map }, clue { $place }
picture-palm = Palm on { $space }
picture-hut = Hut on { $space }
picture-statue = Statue on { $space }
picture-gaze = Statue on { $space } looking { $direction }: next amulet on { $target }
picture-amulet = Amulet on { $space }
picture-marker = { $located ->
    [1] Located: the treasure of { $map } lies on { $space }
   *[other] { $space } is possible for { $map }
}
picture-car = Car of { $player } on { $space }
picture-division = Dividing the { $map } treasure
picture-pile = Still face down: { $count }
picture-offered = On offer: { $card }
picture-turned = Turned up before
picture-looked = You looked at
picture-unseen = Gold you have not seen{ $safe ->
    [0] { "" }
   *[other] { " " }· next { $safe } without a curse
}
close-curse = A curse!
close-odds = The next card, as far as you can know
close-odds-all = The next card, as far as all can know
close-percent = { $percent }%
close-player = { $player }: { $coins } coins, { $amulets } amulets{ $taken ->
    [0] { "" }
   *[other] , { $taken } from this treasure
}
close-gold = { $own ->
    [1] −{ $coins } for you!
   *[other] −{ $coins }
}
close-amulet = Amulet
close-nothing = Nothing to lose
close-safe = Safe
picture-do-collect = Take the amulet
picture-do-raise = Raise { $map }
picture-do-stop = End the drive
picture-do-exchange = Exchange hand
picture-do-extra-drive = Amulet: drive
picture-do-extra-exchange = Amulet: new hand
picture-do-accept = Accept { $card }
picture-do-refuse = Refuse { $card }
picture-do-end-turn = End your turn

# Lists in the rulebook

figure-clues = { $clues }

# Parts of printed things

printed-tip_q = tip q
printed-tip_r = tip r
printed-left_q = left q
printed-left_r = left r
printed-right_q = right q
printed-right_r = right r

# Printed values, by their keys

printed-pieces-roses = roses of a player
printed-pieces-markers = markers of a colour
printed-pieces-amulets = amulets
printed-pieces-statues = statues
printed-pieces-huts = huts
printed-pieces-palms = palms
printed-limits-hand = clue cards in hand
printed-limits-hand_of_two = the same with 2 players
printed-limits-legs = legs of a drive
printed-limits-sight = how far one sees
printed-limits-apart = objects of a kind apart
printed-limits-safe_gold = gold cards above the curses
printed-limits-quiet_turns = turns until a standstill ends
printed-gold-coins_2 = gold cards of 2
printed-gold-coins_3 = gold cards of 3
printed-gold-coins_4 = gold cards of 4
printed-gold-coins_5 = gold cards of 5
printed-gold-coins_6 = gold cards of 6
printed-gold-curses = curses
printed-clues = clue
printed-slots = place of a section
printed-sections-rows = row

# The guided first match
lesson-first-goal = Welcome to Tobago! Treasures lie hidden on this island, and nobody knows where yet. Clue by clue you all find out together. Whoever owns the most gold coins at the end wins.
lesson-first-car = Your search begins in the jungle. Put your car on J9, the space that is lit on the island.
lesson-first-car-wrong = You may begin anywhere, but J9 suits us well: a treasure will turn up nearby. Look for the space that is lit.
lesson-first-maps = Four maps, grey, brown, black and white, lead to one treasure each. Brown has one clue so far: “next to the mountains”. That leaves 31 of the 104 spaces. Too many to dig them all up!
lesson-first-hand = So lay one of your four clues. Each card says how many spaces it would leave on which map: the fewer, the better. Choose the 11 of “next to the ocean”, on brown.
lesson-first-hand-wrong = That would be allowed, but it leaves more spaces. Nothing narrows as much as “next to the ocean” on the brown map: 11.
lesson-first-markers = Markers! They appear as soon as 17 spaces or fewer are left. Your rose lies on the clue now: each of your roses will be a share of this treasure. End your turn, the others want to help too.
lesson-first-others = “Not on a beach”, said Blue; “in sight of a hut”, said Yellow. Three spaces are left. The others put roses there as well: you search together and share later.
lesson-first-one = Now finish it: one of your clues leaves a single space. Which one? Look at the ground under the three markers, or at the numbers.
lesson-first-one-wrong = That does not leave a single space on brown. Two of the three markers lie in the jungle, one in the scrubland, and you have just drawn a clue about that.
lesson-first-located = Found: the treasure lies on E8! It belongs to nobody yet. Whoever gets there first raises it. End your turn and cross your fingers.
lesson-first-legs = The others were busy with the grey map: off you go! A drive has up to three legs. One leg takes you any distance through one terrain, or one step onto another.
lesson-first-drive = Through the jungle, into the river, up to E8: exactly three legs. Simply choose E8, and your car drives them all.
lesson-first-drive-wrong = A fine trip, but the treasure lies elsewhere. Choose E8 itself; your car finds the way in three legs.
lesson-first-raise = You are standing on it. Raise the treasure! That adds a rose of yours to the map, the finder's share.
lesson-first-raise-wrong = And leave the treasure to the others? Raise it first!
lesson-first-share = Each rose on the map let its owner peek at one gold card. You saw 6, 4 and 2. One card that nobody has seen was added, and all were shuffled.
lesson-first-six = Now card by card is offered, to the lowest rose first, and that is yours. Whoever accepts takes that rose off the map. Nothing is better than a 6: accept it!
lesson-first-six-wrong = There is no better card, and the others would love to have it. Accept the 6.
lesson-first-two = Only 2 coins. But you peeked: the 4 is still to come. Refuse, and keep your rose for it.
lesson-first-two-wrong = You would spend a rose on 2 coins, and you know that the 4 is still to come. Refuse this one.
lesson-first-four = Yellow was content with 2 coins. And here is your 4: accept it.
lesson-first-four-wrong = This is the card you have been waiting for. Accept it, or somebody else will.
lesson-first-three = Blue grins about a 5. Remember that card! You have one rose left and have seen nothing better to come: accept the 3.
lesson-first-three-wrong = Nothing better that you know of is left. Accept the 3 before Blue does.
lesson-first-hunt = All shared out: 13 coins for you! Blue took the last card and so began the next brown hunt. There are always four treasures to look for.
lesson-first-statues = And look at the coast: whenever a treasure is raised, each statue brings an amulet to where it looks, then turns. End your turn; then fetch some.
lesson-first-plan = Grey is down to two spaces: F3 and K8. Yellow had no good clue and drew a new hand; that too takes a turn. You have something better in mind: amulets.
lesson-first-amulet = An amulet lies on D8, right beside you. Drive there: one leg.
lesson-first-amulet-wrong = First the amulet on D8! You will need it in this very turn.
lesson-first-collect = Take the amulet. Your drive goes on afterwards.
lesson-first-collect-wrong = Do not leave it lying there: take the amulet first.
lesson-first-far = Two legs are left. These mountains reach right across the island, and that is one single leg! Drive to L8, where another amulet lies.
lesson-first-far-wrong = Stay in the mountains all the way to L8. It is one leg, however far, and an amulet waits there.
lesson-first-second = Take this one too. Something tells me that you will be glad of it.
lesson-first-uses = Amulets are for your own turn, at any time: an extra clue, an extra drive, a new hand, or one marker less on the island.
lesson-first-remove = The grey treasure lies on F3 or on K8, and K8 is next to you. Use an amulet: remove the marker on F3.
lesson-first-remove-wrong = Remove the grey marker on F3, so that only K8 is left, next to you. The other way round the treasure would lie at the far end of the island.
lesson-first-last-leg = You have just decided where the treasure lies. One leg is left: to K8!
lesson-first-last-leg-wrong = You have one leg left, and the treasure lies on K8. Drive there.
lesson-first-raise-grey = Raise it: your second treasure.
lesson-first-raise-grey-wrong = After all that work? Raise the treasure!
lesson-first-deep = You peeked at a 5 and a 4. But beware: two curses lie deep in the gold deck, and one card here nobody has seen.
lesson-first-wait = For now they offer 2 coins. You know of better cards: refuse.
lesson-first-wait-wrong = You have seen a 5 and a 4 in there. Refuse the 2.
lesson-first-five = Yellow took the 2 and has no rose left here. Now the 5, for you first: accept it.
lesson-first-five-wrong = A 5 is as good as you may hope for here. Accept it.
lesson-first-curse = The curse! All is over, and whoever still has a rose here pays. Your second amulet has saved you. Blue had none: the fine 5 is gone. Yellow, without a rose, just laughs.
lesson-first-begin = The last gold card was yours, so you begin the next grey hunt. “In the jungle” leaves the fewest spaces: lay it.
lesson-first-begin-wrong = Every clue may begin a hunt, but “in the jungle” narrows most: 24 spaces.
lesson-first-end = That is Tobago! The treasure for which the gold deck runs out is the last; the most coins win. You have 18, Yellow 4, Blue 3. End your turn and play on against the bots, or begin a match of your own.

# Pictures of the rulebook

example-island = An island before the first car: spaces of six terrains, letters for the columns, numbers from north to south. The ocean around is no space.
example-objects = Statues stand inland and each looks across one side of its space. Huts, palms and statues lie at random, those of one kind well apart.
example-first-clues = The cars stand. With three players one clue lies on each of three maps, with a rose of the player it was drawn for; black begins empty. Below are the secret cards of Red.
example-clue = Red has laid “next to the ocean” on brown and put a rose on it. So few spaces are possible now that a brown marker lies on each of them, and Red has drawn a new card.
example-three-left = Four clues on brown agree on three spaces. Two lie in the jungle and one in the scrubland: a further clue must leave at least one of them and exclude at least one.
example-located = “In the scrubland” leaves E8 alone: the brown treasure is located. No clue fits on this map any more; now it can be raised.
example-legs = From its place Red's car reaches E8 in three legs: each goes through one terrain as far as one likes, or one step into another.
example-raise = The third leg ended on the treasure. Red may raise it: one more rose then goes below the last clue, and the marker leaves the island.
example-looking = For each rose on the map its owner has seen a card in secret; one more is shuffled in that nobody knows. The first is turned up and offered to the lowest rose: Red's.
example-offered = The lowest rose left is asked first for each new card. Whoever accepts takes the card and that rose back; everybody knows what it was.
example-new-hunt = All is shared out. Blue took the last gold card and begins the new brown hunt with a clue of their own; the old clues are gone.
example-statues = After a treasure each statue brings an amulet to the last space before the ocean in its line of sight. Then all statues turn by one side.
example-exchanged = Yellow has exchanged the whole hand instead of laying a clue: how many cards everybody knows, which ones only Yellow. Grey is down to F3 and K8.
example-amulet = A leg of Red's drive has ended on an amulet: Red may take it, and the drive goes on.
example-amulets = Red has two amulets, and a leg left. Used at any time of the turn, one of them takes the grey marker off F3 or K8; the last one stays and locates the treasure.
example-deep = Red knows a 5 and a 4 in this pile. One of the cards nobody has seen: from here on it may be one of the two curses.
example-curse = A curse was turned up. Red still had a rose there and lost an amulet; Blue had no amulet and lost the dearest gold card. Yellow, with all roses back, lost nothing.
example-cards = Four clue cards of Red: each allows the spaces in, next to or in sight of something, or, with a red bar, exactly those that the same clue without it forbids.
example-action = Red has laid a clue: that was the one action of the turn. Amulets may still be used; then Red ends the turn.
example-extra-clue = During a drive the second player used an amulet just taken and laid an extra clue on brown. The drive goes on afterwards.
example-extra-drive = After the action an amulet gave Red an extra drive of three legs. It ended on the grey treasure, which may be raised; amulets are not taken on such a drive.
example-refused = All roses refused the card that was offered, so it went to the gold discard pile. The next one is turned up and again offered to the lowest rose first.
example-chosen-end = In the middle of a drive an amulet took one marker off the island. That space stays excluded, whatever clues come later.
example-end = The gold deck ran out for this treasure, so it was the last. When it was divided the game was over at once: Red has won, 47 coins to 43.
