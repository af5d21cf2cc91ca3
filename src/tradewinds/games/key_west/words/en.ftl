game-title = Key West
about-game = Bid for the right to choose first, then take cards that build hotels, bridges, plantations and cigar factories between Florida and Key West. Dive for wrecks, watch who becomes boss of which islands, and count what everything is worth at the end of eight rounds.
about-hard = some rules to learn
about-best = 4

island-upper = Upper Keys
island-middle = Middle Keys
island-lower = Lower Keys
bridge-key-largo-cut = Key Largo Cut
bridge-long-key = Long Key
bridge-seven-miles-bridge = Seven Miles Bridge
fruit-orange = oranges
fruit-banana = bananas
fruit-mango = mangos
letter-orange = O
letter-banana = B
letter-mango = M
space-dive = Dive
space-hotel = Buy a hotel
space-hotel-operate = Buy a hotel, operate
space-factory-roll = Buy a factory, roll cigars
space-factory-market = Buy a factory, market cigars
space-roll-dollars = Roll cigars, take { $prices-dollars_action } dollars
space-shares = Score shares of { $limits-scored_bridges ->
    [2] two
   *[other] { $limits-scored_bridges }
} bridges
space-harvest = Harvest { $limits-harvested_fruits ->
    [2] two
   *[other] { $limits-harvested_fruits }
} fruits
space-repeat = Repeat an action
place-hotel = hotel { $number } ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
}) on the { $island }
place-factory = factory { $number } on the { $island }
place-orange = orange plantation { $number } on the { $island }
place-banana = banana plantation { $number } on the { $island }
place-mango = mango plantation { $number } on the { $island }
sea-nw = NW { $number }
sea-se = SE { $number }
tile-sponge = sponge { $number }
tile-chest = chest
tile-mask = mask
tile-vase = vase
tile-wreck = wreck
letter-sponge = S
letter-chest = C
letter-mask = M
letter-vase = V
letter-wreck = W
symbol-key-largo-cut = Key Largo Cut
symbol-long-key = Long Key
symbol-seven-miles-bridge = Seven Miles Bridge
symbol-orange = orange plantation
symbol-banana = banana plantation
symbol-mango = mango plantation
symbol-harvest = harvest
symbol-dive = dive +1
symbol-capacity = capacity +1
card-and = { $first } & { $second }
option-money = Money
option-money-secret = secret
option-money-open = open
option-money-about = Secret: only you know whether a bill you took from a bridge is of 1 or 2 dollars; open: everybody sees it (KW 2.6).
option-bank = A bank that cannot pay all
option-bank-full = pays nothing
option-bank-rest = pays what is left
option-bank-about = When the bank holds less than it owes, it pays nothing, as the Japanese rules say, or all it still has (KW 2.7).

action-lighthouse = { $seat } gets the lighthouse
action-reveal-card = { $card } is revealed
action-bid = Bid { $amount ->
    [0] nothing
    [one] 1 dollar
   *[other] { $amount } dollars
}
action-take-card = Take the card { $card }
action-draw-bill = The bill is worth { $number ->
    [one] 1 dollar
   *[other] { $number } dollars
}
action-reveal-harvest = Harvest tile: { $fruit }
action-plant = Take over the { $space }
action-plant-taken = Take over the { $space } from { $owner }
action-mark = { $space }
action-repeat = Repeat with both markers: { $space }
action-look = Look at the tile on { $place }
action-look-again = Look again at the tile on { $place } ({ $tile })
action-draw-tile = The tile is: { $tile }
action-keep = Keep the tile
action-keep-sponge = Keep the { $tile }: { $dollars } dollars{ $short ->
    [0] { "" }
    [2] { " " }(the bank has only { $paid } left)
   *[other] { " " }(the bank cannot pay)
}
action-keep-wreck = Keep the { $tile }: { $points ->
    [0] no points, the graveyard is full
    [one] 1 point
   *[other] { $points } points
}
action-keep-treasure = Keep the { $tile }
action-put-back = Put the tile back
action-buy-hotel = Buy { $space } for { $price } dollars
action-buy-hotel-taken = Buy { $space } from { $owner } for { $price } dollars
action-operate = Operate: { $dice ->
    [0] nothing to operate
    [one] 1 die
   *[other] { $dice } dice
}{ $count ->
    [0] { "" }
    [one] , 1 hotel earns
   *[other] , { $count } hotels earn
}
action-buy-factory = Buy { $space } for { $price } dollars
action-buy-factory-taken = Buy { $space } from { $owner } for { $price } dollars
action-roll-cigars = Roll cigars: { $dice ->
    [0] you have no factory
    [one] 1 die
   *[other] { $dice } dice
}{ $count ->
    [0] { "" }
    [one] , 1 factory
   *[other] , { $count } factories
}
action-roll-die = The die shows { $number }
action-market = Market { $cigars } cigars: { $points ->
    [one] 1 point
   *[other] { $points } points
}
action-take-dollars = Take { $dollars } dollars{ $short ->
    [0] { "" }
    [2] { " " }(the bank has only { $paid } left)
   *[other] { " " }(the bank cannot pay)
}
action-score = Score { $bridge }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
action-harvest = Harvest { $fruit }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
all-score = Score every bridge: { $count }
all-harvest = Harvest every fruit: { $count }
action-move-disc = Move your disc from { $space }
action-done = Finish this action
action-done-plant = Do without

prompt-wait = Round { $round } of { $rounds } is being prepared.
prompt-bid = Bid for the cards. You own { $money ->
    [one] 1 dollar
   *[other] { $money } dollars
}.
prompt-bidding = Still bidding: { $players }.
prompt-pick = Take { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
prompt-plant = You may take over a plantation: { $plantations }.
prompt-mark = Your turn: choose an action ({ $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} to place).
prompt-act = Do what the action offers, or finish it.
prompt-dive = { $looks ->
    [one] 1 look
   *[other] { $looks } looks
} left, you may take { $room ->
    [one] 1 tile
   *[other] { $room } tiles
}. Choose a dive space, or finish.
prompt-keep = You see on { $place }: { $tile }. Keep it or put it back?
prompt-move = Your stock is empty. Which of your discs moves to { $space }?
prompt-other = It is the turn of { $player }.
prompt-over = The game is over. Winner: { $players }.

log-lighthouse = { $seat } gets the lighthouse and is start player.
log-reveal-card = On offer: { $card }.
log-bid = { $player } bids { $amount ->
    [one] 1 dollar
   *[other] { $amount } dollars
} in secret.
log-has-bid = { $player } has bid.
log-rank = { $player } has bid { $amount ->
    [one] 1 dollar
   *[other] { $amount } dollars
}.
log-pays = { $player } pays { $other } { $amount ->
    [one] 1 dollar
   *[other] { $amount } dollars
}.
log-new-lighthouse = { $player } gets the lighthouse.
log-fourth = { $short ->
    [0] { $player } gets { $dollars } dollars from the bank.
    [2] { $player } gets { $paid } of the { $dollars } dollars; the bank has no more.
   *[other] The bank cannot pay { $player } the { $dollars } dollars.
}
log-take-card = { $player } takes the card { $card }.
log-draw-bill = { $player } takes a bill of { $number ->
    [one] 1 dollar
   *[other] { $number } dollars
} from the bridge.
log-bill = { $player } takes a bill from the bridge.
log-complete = { $bridge } is complete.
log-reveal-harvest = To the mainland: { $fruit }.
log-plant = { $player } takes over the { $space }.
log-plant-taken = { $player } takes over the { $space } from { $owner }.
log-mark = { $player } chooses: { $space }.
log-repeat = { $player } repeats with both markers: { $space }.
log-look = { $player } looks at the tile on { $place }.
log-draw-tile = The tile is: { $tile }.
log-sees = You see on { $place }: { $tile }.
log-keep = { $player } keeps the tile.
log-put-back = { $player } puts the tile back.
log-sponge = { $short ->
    [0] { $player } sells a sponge for { $dollars } dollars.
    [2] { $player } has a sponge { $dollars } and gets { $paid }; the bank has no more.
   *[other] { $player } has a sponge { $dollars }, but the bank cannot pay.
}
log-wreck = { $player } has raised a wreck: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-treasure = { $player } has found a treasure.
log-treasure-known = { $player } has found a treasure: { $tile }.
log-buy-hotel = { $player } buys { $space } for { $price } dollars.
log-buy-hotel-taken = { $player } buys { $space } from { $owner } for { $price } dollars.
log-operate = { $player } operates { $count ->
    [0] no hotel
    [one] 1 hotel
   *[other] { $count } hotels
}.
log-buy-factory = { $player } buys { $space } for { $price } dollars.
log-buy-factory-taken = { $player } buys { $space } from { $owner } for { $price } dollars.
log-roll-cigars = { $player } rolls cigars in { $count ->
    [0] no factory
    [one] 1 factory
   *[other] { $count } factories
}.
log-roll-die = The die shows { $number }.
log-profit = { $player } earns { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $short ->
    [0] { " " }and
    [2] { " " }and { $paid }, all that the bank has left, of
   *[other] ; the bank cannot pay the rest,
} { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}.
log-cigars = { $player } stores { $count ->
    [one] 1 cigar
   *[other] { $count } cigars
}.
log-market = { $player } markets { $cigars } cigars: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-take-dollars = { $short ->
    [0] { $player } takes { $dollars } dollars.
    [2] { $player } takes { $paid } of { $dollars } dollars; the bank has no more.
   *[other] The bank cannot pay { $player } the { $dollars } dollars.
}
log-score = { $player } scores { $bridge }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-harvest = { $player } harvests { $fruit }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
log-move-disc = { $player } moves the disc from { $space }.
log-done = { $player } finishes the action.
log-done-plant = { $player } does without.
log-round = Round { $round } of { $rounds } begins.
log-round-end = Round { $round } ends.
log-boss = { $players } is boss of the { $island }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-bosses = On the { $island } these are level and get { $points ->
    [one] 1 point
   *[other] { $points } points
} each: { $players }.
log-no-boss = Nobody is on the { $island }.
log-markers = All action markers return.
log-final = { $player }: fruit { $fruit }, treasures { $treasures }, stars { $stars }, money { $money }; in all { $total } points.
log-won = { $players } wins with { $points } points.
log-shared = { $players } share the victory with { $points } points.

why-2-2 = You do not have enough money.
why-4-2 = It is not your turn.
why-4-3 = That cannot be done now.
why-5-3 = You cannot bid more than you own.
why-5-4 = You have bid already.
why-6-1 = No more cards of this round are due to you.
why-6-3 = That card is not on offer.
why-6-10 = Your cards do not show that fruit.
why-6-11 = A plantation of that fruit is still free; take a free one.
why-6-12 = That plantation is yours already.
why-7-5 = Choose one of your own discs on the board; it must move first.
why-8-3 = Your marker already lies on that space.
why-8-4 = First finish the action you have begun.
why-8-6 = The space you have marked does not offer that, or not any more.
why-8-8 = Repeating takes both markers of a turn; you have already placed one.
why-8-9 = You can only repeat an action whose space carries your marker.
why-8-10 = You have already repeated an action; that space is blocked.
why-9-3 = There is no tile on that dive space any more.
why-9-4 = First decide: keep the tile or put it back.
why-10-2 = One of that sort is still free; buy a free one.
why-10-3 = That is yours already.
why-10-4 = That space is covered with this number of players.
why-11-1 = You have scored that bridge already.
why-11-2 = That bridge is not complete, or not connected to Florida.
why-11-4 = You have harvested that fruit already.

source-bosses = Bosses
source-hotels = Hotels
source-cigars = Cigars
source-shares = Shares
source-wrecks = Wrecks
source-fruit = Fruit
source-treasures = Treasures
source-stars = Stars
source-money = Money
tie-broken = Equal points: the victory is shared (KW 13.9).
stage = { $number ->
    [0] Setup
   *[other] Round { $number }
}
reason-rounds = Eight rounds have been played.

board-head = Round { $round } of { $rounds } · bank { $bank } dollars · lighthouse: { $lighthouse }
board-offer = Cards on offer:
board-taken = Taken by { $player }:
board-player = player
board-points = points
board-money = money
board-bid = bid
board-has-bid = made
board-discs = discs
board-markers = markers
board-cigars = cigars
board-fruit = fruit
board-treasures = treasures
board-shares = shares
board-looks = looks
board-capacity = capacity
board-action = action track
board-bridge = bridge
board-bills = bills
board-leads-to = to the island
board-island = island
board-hotels = hotels
board-factories = factories
board-orange = oranges
board-banana = bananas
board-mango = mangos
board-nw = sea NW
board-se = sea SE
board-graveyard = Graveyard, free from the lowest: { $free } · wrecks raised: { $raised }
board-harvest = Harvest tiles on the mainland: { $mainland } · face down: { $stock }
board-unseen = Dive tiles you have not seen:
board-deck = Symbols on the { $count } hidden cards:
board-discard = Discarded cards ({ $count }):
board-legend =
    ▶ to act · ★ you · money 21–23: the least and the most it can be
    shares: Key Largo Cut/Long Key/Seven Miles Bridge · bills: ■ left, ✓ complete
    island ✓ connected; below the players their discs · action track: ■ marker
    spaces: · free, × covered, 2 disc of player 2, 3★ stars of a hotel
    sea: · never looked at, ? looked at by others, – taken
    S sponge, C chest, M mask, V vase, W wreck · O oranges, B bananas, M mangos

own-wealth = You have { $money ->
    [one] 1 dollar
   *[other] { $money } dollars
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cigars ->
    [one] 1 cigar
   *[other] { $cigars } cigars
}, and { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} in stock.
own-tiles = Your tiles: { $tiles }
own-cards = Your cards: { $cards }
own-count = { $what }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
own-nothing = none
own-dive = Left in this dive: looks { $looks }, tiles to take { $room }.

# What helps to choose

aid-first = First: takes { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} before the others, and pays the lowest bid to the last.
aid-next = { $rank ->
    [2] Second
   *[other] Third
}: then takes { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
aid-fourth = Fourth: no card, { $dollars } dollars from the bank.
aid-last = Last: no card; gets the lowest bid and the lighthouse.
aid-ties = At equal bids above you: { $players }.
aid-tops = At equal bids you rank above all others.
note-first = first for certain
note-last = last for certain
aid-markers = { $markers ->
    [one] Your second marker: any space without one of yours.
   *[other] Two spaces, one after the other; you choose the second when the first is done.
}
aid-blocked = Yours until the markers return after round { $round }: { $spaces }.
note-brings = { $parts }
note-dive = { $looks ->
    [one] 1 look
   *[other] { $looks } looks
}, { $room ->
    [one] 1 tile
   *[other] { $room } tiles
} at most
note-operate = { $count ->
    [0] no hotel of yours earns yet
    [one] 1 hotel earns
   *[other] { $count } hotels earn
}
note-roll-cigars = { $count ->
    [0] you have no factory yet
    [one] 1 factory
   *[other] { $count } factories
}
note-market = { $points ->
    [0] not enough cigars yet
    [one] 1 point for cigars
   *[other] { $points } points for cigars
}
note-score = { $points ->
    [0] no points now
    [one] 1 point now
   *[other] { $points } points now
}
note-harvest = { $count ->
    [0] no tile now
    [one] 1 tile now
   *[other] { $count } tiles now
}

kind-bid = Bid
kind-take-card = Take a card
kind-plant = Take over a plantation
kind-mark = Use a marker
kind-repeat = Repeat with both markers
kind-look = Look at a tile
kind-keep = Keep a tile
kind-put-back = Put a tile back
kind-buy-hotel = Buy a hotel
kind-operate = Operate hotels
kind-buy-factory = Buy a factory
kind-roll-cigars = Roll cigars
kind-market = Market cigars
kind-take-dollars = Take dollars
kind-score = Score shares
kind-harvest = Harvest
kind-move-disc = Move a disc
kind-done = Finish the action

picture-title = Key West, round { $round }
picture-free = free
picture-tile-hidden = Dive tile { $place }, face down
picture-looked-by = looked at by { $players }
picture-round = Round { $round } of { $rounds }
picture-bank = Bank: { $bank } dollars
picture-florida = Florida
picture-nw = Dive spaces NW
picture-se = Dive spaces SE
picture-graveyard = Ship graveyard
picture-island = { $island }{ $connected ->
    [0] , not connected
   *[other] , connected
}; discs: { $discs }
picture-bridge = { $bridge }{ $left ->
    [0] , complete
    [one] , 1 bill left
   *[other] , { $left } bills left
}
picture-wrecks = Ship graveyard, wrecks raised: { $count }
picture-mainland = Harvest tiles on the mainland: { $tiles }
picture-harvest-stock = Harvest tiles face down: { $count }
picture-dice = Dice as last rolled: { $dice }
picture-player = { $player }: { $points } points, { $money } dollars, { $discs } discs, { $markers } markers, { $cigars } cigars
picture-bid-rank = Bid { $amount } · rank { $rank }
picture-own-bid = You bid { $amount }
picture-has-bid = has bid
picture-bidding = is bidding
picture-disc = Disc of { $player }
picture-marker = Action marker of { $player }
picture-lighthouse = Lighthouse, start player { $player }
picture-bill = Bill on { $bridge }
picture-tile-known = Dive tile { $place }: { $tile }
picture-points = { $player }: { $points } points
picture-cigars = { $player }: { $cigars } cigars
picture-point-track = Point track
picture-cigar-track = Cigar track
picture-offer = Cards on offer
picture-own-cards = Your cards
picture-cards-of = Cards of { $player }
picture-result = Where the points come from
picture-total = in all
picture-deck = Hidden cards: { $count }
picture-discard = Discarded: { $count }
picture-unseen = Tiles you have not seen
close-bids = The bids are turned over
close-cards = The cards are taken
legend-lighthouse = start player
legend-boss = boss if the round ended now
legend-looks = looks in a dive
legend-capacity = tiles taken in a dive
legend-treasure = treasure, face down
legend-covered = not in use
legend-bill = still to be built
legend-choice = you may choose this

# Lists in the rulebook

figure-copies = { $count } × { $card }
figure-grave = a { $points } of the ship graveyard
figure-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# Parts of printed things

printed-stars = stars
printed-least = players from
printed-points = points
printed-copies = copies
printed-harvest = harvest
printed-dive = dive +1
printed-capacity = capacity +1

# Printed values, by their keys

printed-limits-rounds = rounds
printed-limits-stacks = stacks of cards
printed-limits-cards_offered = cards in a stack
printed-limits-discs = discs of a player
printed-limits-markers = action markers of a player
printed-limits-markers_a_turn = markers in a turn
printed-limits-cycle = rounds until markers return
printed-limits-looks = looks in a dive
printed-limits-capacity = capacity in a dive
printed-limits-cigar_store = room for cigars
printed-limits-harvest_symbol = tiles for a harvest symbol
printed-limits-scored_bridges = bridges scored at once
printed-limits-harvested_fruits = fruits harvested at once
printed-limits-dice = dice
printed-prices-start_money = money at the start
printed-prices-free_space = price of a free space
printed-prices-taken_space = price of a taken space
printed-prices-dollars_action = dollars of the action
printed-prices-fourth_of_five = dollars for the fourth of five
printed-auction-first = cards of the first rank
printed-auction-second_of_three = cards of the second of three
printed-auction-second = cards of the second rank
printed-auction-third = cards of the third rank
printed-money-ones = bills of 1 dollar
printed-money-twos = bills of 2 dollars
printed-money-fives = bills of 5 dollars
printed-money-tens = bills of 10 dollars
printed-bridge_bills-ones = bridge bills of 1 dollar
printed-bridge_bills-twos = bridge bills of 2 dollars
printed-points-set = profit, cigars or dollars for a point
printed-points-boss = points of a boss
printed-points-boss_tie = points of tied bosses
printed-points-share = points of a share
printed-points-stars_most = points for most stars
printed-points-stars_most_tie = the same when tied
printed-points-stars_second = points for second most stars
printed-points-stars_second_tie = the same when tied
printed-scale-first = points of the first tile
printed-scale-second = points of the second tile
printed-scale-third = points of the third tile
printed-scale-fourth = points of the fourth tile
printed-scale-further = points of every further tile
printed-harvest-orange = harvest tiles of oranges
printed-harvest-banana = harvest tiles of bananas
printed-harvest-mango = harvest tiles of mangos
printed-sea-upper_left = dive spaces in the northwest
printed-sea-lower_right = dive spaces in the southeast
printed-sea-sponge_3 = sponges of 3
printed-sea-sponge_4 = sponges of 4
printed-sea-sponge_5 = sponges of 5
printed-sea-sponge_6 = sponges of 6
printed-sea-sponge_7 = sponges of 7
printed-sea-chest = chests
printed-sea-mask = masks
printed-sea-vase = vases
printed-sea-wreck = wrecks
printed-bridges-steps = steps
printed-islands-orange = plantations of oranges
printed-islands-banana = plantations of bananas
printed-islands-mango = plantations of mangos
printed-hotels = hotel
printed-factories = factory
printed-graveyard = graveyard, space
printed-cards = card

lesson-first-goal = Welcome to the Florida Keys! For { $limits-rounds } rounds you run hotels, plantations and cigar factories, build bridges and dive for treasure. Whoever has the most points in the end wins.
lesson-first-offer = Every round begins with { $limits-cards_offered } cards and a secret bid. The highest bid takes { $auction-first } cards, the next { $auction-second_of_three } of the rest. The lowest takes none, but gets money and is the first to act.
lesson-first-pay = And the price? The highest bidder pays no more than the lowest bid, to whoever made it. Nobody else pays. These cards are good for you: bid 6 dollars.
lesson-first-won = You bid most, so you choose first, and it cost you just 2 dollars. They went to Green, who now has the lighthouse and will be the first to act.
lesson-first-bridge = A card with a bridge brings its building one step on: you take a bill that lies there, and the card is your share of the bridge. Take Key Largo Cut with the orange plantation.
lesson-first-ripe = One more card. The harvest lays fruit on the mainland, for whoever owns plantations to fetch. Take Key Largo Cut with the harvest.
lesson-first-plant = Your card gives you an orange plantation, free of charge. Take the lit one on the Upper Keys: your disc is also a foothold there.
lesson-first-connected = Red has taken the last bill from Key Largo Cut. So the bridge is complete and joins the Upper Keys to Florida: hotels there can earn money now.
lesson-first-markers = In your turn you place { $limits-markers_a_turn } markers and do what their spaces say. A space with your marker is closed to you; only every { $limits-cycle } rounds you get all markers back. Choose the lit space: Buy a hotel, operate.
lesson-first-hotel = A free hotel costs { $prices-free_space } dollars. Buy the lit one with 3 stars on the Upper Keys, where the bridge leads.
lesson-first-operate = Now operate. The die says what every hotel of yours on connected islands earns. Every { $points-set } are 1 point, the rest is paid in dollars.
lesson-first-profit = A 6: that is 1 point and 1 dollar. With hotels on several island groups you would roll more dice, and the highest would count.
lesson-first-dive = One marker is left. How about the sea? Choose Dive.
lesson-first-sea = { $sea-wreck } wrecks lie out there, and sponges, and treasures. You may look at { $limits-looks } tiles and keep { $limits-capacity }; some cards give you more. Look at the lit one.
lesson-first-sponge = A sponge for 3 dollars, the smallest there is. You may look twice more. Do you keep it?
lesson-first-deeper = Nobody else knows what lies there. Now look at the tile beside it.
lesson-first-wreck = A wreck! It gives points at once, and every further wreck of the match at least as many. Treasures you would keep in secret to the end. Keep the wreck.
lesson-first-boss = The round is over. On every island group whoever has the most discs is its boss: { $points-boss } points, every round, or { $points-boss_tie } for each who ties. With hotel and plantation the Upper Keys are yours.
lesson-first-last = New cards, but none that you need. So come last: you get your own bid from whoever bids most, and begin the turns. Bid 3 dollars, low but not nothing.
lesson-first-start = It worked: 3 dollars and the lighthouse. The others took cards, and you are the first to act.
lesson-first-shares = You hold two shares of a bridge that is complete. Choose Score shares.
lesson-first-score = Each of your cards with this bridge gives { $points-share } point. Score Key Largo Cut.
lesson-first-done = You could score a second bridge, but these are not complete yet; and they count only when joined to Florida without a gap. Finish the action.
lesson-first-factory = Your second marker: choose Buy a factory, roll cigars.
lesson-first-buy = A free factory costs { $prices-free_space } dollars too. Once all are taken, you can buy one from another player for { $prices-taken_space }; it is the same with hotels. Take the lit one.
lesson-first-roll = Roll: each of your factories makes as many cigars as the die shows, bridge or no bridge. Another action markets them: { $points-set } cigars for 1 point.
lesson-first-again = Boss once more! After round { $limits-cycle } your markers return. Until then “Repeat an action” can use a space of yours again, but it takes both markers of a turn.
lesson-first-fruit = At the end there is a lot to count. Fruit, by kind: { $scale-first } point for the first tile, { $scale-second } for the second, then { $scale-third } and { $scale-fourth }, every further { $scale-further }. Treasures count the same way.
lesson-first-stars = Then the stars of hotels on connected islands: { $points-stars_most } points for whoever has most, { $points-stars_second } for the second. And every { $points-set } dollars are 1 point.
lesson-first-free = Fruit, stars, cigars or the sea: three or four of these are enough to win. Here are oranges and a harvest for you. Bid 7 dollars.
lesson-first-end = You bid most again: choose { $auction-first } cards that suit your plans. Now you know the game, so play on. From here the others are bots.
lesson-first-wrong-bid = You may bid anything you own. For once bid 6: that will do, and you will not have to pay all of it.
lesson-first-wrong-card = Not bad, but the lit card finishes a bridge and earns more for you just now.
lesson-first-wrong-plant = It would grow there too. But your bridge leads to the Upper Keys: gather your discs there, on the lit space.
lesson-first-wrong-mark = A good action for later. Now choose the lit one.
lesson-first-wrong-hotel = Not this one: only the Upper Keys are joined to Florida so far, and all free hotels cost the same. Take the lit one with 3 stars.
lesson-first-wrong-operate = Wait: operate first. The marker will not come back to this space so soon.
lesson-first-wrong-look = Every tile might be worth it. For once take the lit one.
lesson-first-wrong-sponge = You could, but then the dive would be over for 3 dollars. Put it back and look on: you lose nothing.
lesson-first-wrong-wreck = Better than this it hardly gets: these are points, and you have them at once. Keep it.
lesson-first-wrong-last = With 0 you would come last too, but get nothing; with more you might have to pay. Bid 3.
lesson-first-wrong-score = Wait: first score Key Largo Cut.
lesson-first-wrong-buy = Without a factory there are no cigars. Take the lit one on the Upper Keys: there every disc helps you to stay boss.
lesson-first-wrong-roll = Wait: roll first, now that you have a factory.
lesson-first-wrong-free = Any bid is allowed. This time 7 is enough to choose first, and you will pay less.

# Pictures of the rulebook

example-offer = A round begins: six cards of one stack are revealed. All three players now bid in secret, nobody more than they own.
example-ranked = Blue bid 6, Red 4, Green 2. Blue is first, pays the lowest bid, 2 dollars, to Green and takes two cards. Green is last: no card, but the lighthouse.
example-planting = Blue took two cards with Key Largo Cut: two bills came off the bridge. Then two harvest tiles came to the mainland, and last a free orange plantation may be taken.
example-complete = Red's card took the last bill from Key Largo Cut: the bridge is complete at once, and the Upper Keys are connected. Long Key still has bills on it.
example-markers = The start player, Green, has placed two markers and done both actions; now it is Blue's turn. Each of the spaces is blocked only for whose marker lies there.
example-hotel = Blue marked “buy a hotel, operate” and may do both parts in either order. As long as any hotel is free, a free one is bought.
example-profit = One island group with a hotel, so one die: a 6. One connected hotel earns 6: 1 point for 5, and 1 dollar.
example-looking = On the first of three looks Blue alone sees the tile: a sponge worth 3 dollars. Keep it and the dive is over, or put it back and look on.
example-wreck = Blue kept a wreck. It went at once to the lowest free space of the graveyard and gave the points of that space.
example-boss = All turns are over, and bosses are judged: on each island group whoever has most discs scores, those who tie score less each, and nobody scores on an empty one.
example-last = Blue came last on purpose: the lighthouse and the lowest bid, but no card. The cards with bridges and diving aids stay before their owners.
example-share = Scoring shares: Key Largo Cut is complete and reaches Florida, so each of Blue's two cards with it counts. The other two bridges still have bills on them.
example-cigars = With one factory Blue rolled one die, a 4: four cigars are in the store. Marketing makes every five of them a point.
example-keys = Three island groups with hotels, factories and plantations, the sea with its face-down tiles, and the ship graveyard. Stars are on the hotels, points on the graves.
example-purse = Blue sees the own money to the dollar. Of the others Blue knows a range, since a bill from a bridge may be 1 or 2 dollars.
example-covered = With three players some spaces are covered by a cross: nobody can buy them, and they do not count as free.
example-round = The second of eight rounds begins: cards lie open and all bids are awaited at once. Turns come later, one after the other.
example-tie = Blue bid 20, Red and Green 18 each. Of equal bids that of the start player ranks higher, otherwise that of whoever sits next clockwise: so Red is second and Green last.
example-idle = Green operated with two hotels, but no bridge is complete yet: nothing is connected, so no die was rolled and nothing happened.
example-repeat = Blue's own marker lies on Dive, which is blocked for Blue. “Repeat an action” takes both markers of the turn and lets Blue dive once more.
example-dollars = Green marked “roll cigars, take dollars”. Without a factory no die was rolled; the dollars came from the bank all the same.
example-returned = After the third round all markers have returned to their owners, and every action is open to everybody.
example-ripe = Red may harvest two fruits: one tile from the mainland for each own plantation of that fruit, as long as there are any.
example-taken = No hotel was free, so Red replaced Green's disc on this one and paid Green the higher price. Green's disc is back in stock. The covered hotels cannot be bought.
example-hidden = Treasures lie face down before their owners: everybody sees how many, and knows which only of the own ones. Red's cards give a larger capacity.
example-no-disc = The first plantation took Red's last disc from stock. For the second Red has named the target first and now moves a disc from the board, or does without.
example-eighth = The last round: the cards nobody had taken were shuffled, and six of them are on offer again.
example-end = The end. Fruit, treasures, stars and every five dollars were added to the points: Red has won with 86, before Green with 70 and Blue with 44.
example-stars = Only stars of hotels on connected islands count: Blue had the most and scored 8, Red came second and scored 4.
