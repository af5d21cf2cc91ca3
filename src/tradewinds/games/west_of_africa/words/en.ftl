game-title = West of Africa
about-game = Everybody picks cards in secret: what you will do this round, and on which island. Low sums go first; grow sugar cane, wine and grain, ship and sell them, found settlements and become alcalde before the others do.
about-hard = more to think about
about-best = 4

island-el-hierro = El Hierro
island-la-palma = La Palma
island-la-gomera = La Gomera
island-tenerife = Tenerife
island-gran-canaria = Gran Canaria
island-fuerteventura = Fuerteventura
island-lanzarote = Lanzarote
place-nowhere = no harbour
place-west-ship = the west ship
place-east-ship = the east ship
good-sugar = sugar cane
good-wine = wine
good-grain = grain
letter-sugar = S
letter-wine = W
letter-grain = G
card-move-workers = Move workers
card-move-ship = Move ship
card-cultivate = Cultivate
card-sell = Sell
card-settle = Found settlements
card-minus = Minus card

option-gold_track = On the gold track a newcomer
option-gold_track-last = goes below all others
option-gold_track-topmost = takes the topmost free place
option-gold_track-about = On a space of the gold track whoever has been there longer stands higher, or a newcomer takes the topmost place that is free, also above others (WA 2.6): the printed rules say both.

action-gold-order = { $seat } stands next on space { $limits-gold_start }
action-choose = Lay down { $card } ({ $number })
action-ready = Ready: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, sum { $sum }{ $fee ->
    [0] { "" }
   *[other] , costs { $fee } gold
}
action-place-ship = Place your ship at { $island }
action-move-worker = Move a worker from { $source } to { $target }
action-use-workers = Use { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} on { $island }: goods there cost { $price } each
action-plant = Plant { $good } on { $island }, field { $field }, for { $price } gold
action-return-workers = Send the workers home: { $west } to the west ship, { $east } to the east ship
action-sell = Sell { $good } on { $island } for { $price } gold{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } more are lost above { $limits-gold_max })
}
action-found = Found a settlement on { $island }, field { $field }, for { $price } gold: { $points } points
action-load = Load { $good } at { $island }
action-unload = Unload { $good } at { $island }
all-plant = Plant on every free field: { $count } goods
all-sell = Sell everything: { $count } goods
all-load = Load everything here: { $count } goods
all-unload = Unload everything: { $count } goods
action-sail = Sail to { $island }
action-moor = End the voyage at { $island }
action-push = Make the ship of { $seat } give way
action-end-turn = End your turn

prompt-wait = The order on the gold track is being drawn.
prompt-choose = Choose one to { $limits-cards_max ->
    [5] five
   *[other] { $limits-cards_max }
} cards, then say you are ready.
prompt-choosing = Still choosing: { $players }.
prompt-place-ship = Place your ship at a free berth.
prompt-turn = Your turn: take your actions in any order, or end your turn.
prompt-planting = Plant with the help of your workers, then send them home.
prompt-voyage = Your ship is under way: sail, load, unload, or end the voyage.
prompt-push = The harbour is full: choose which ship gives way.
prompt-other = It is the turn of { $player }.
prompt-over = The game is over. { $player } wins.

log-gold-order = { $seat } is drawn for the next place on space { $limits-gold_start }.
log-choose = { $player } lays down { $card }.
log-ready = { $player } is ready.
log-place-ship = { $player } places the ship at { $island }.
log-move-worker = { $player } moves a worker from { $source } to { $target }.
log-use-workers = { $player } uses { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} on { $island }.
log-plant = { $player } plants { $good } on { $island } for { $price } gold.
log-return-workers = { $player } sends the workers home: { $west } west, { $east } east.
log-sell = { $player } sells { $good } on { $island } for { $price } gold{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } more are lost above { $limits-gold_max })
}.
log-found = { $player } founds a settlement on { $island } for { $price } gold: { $points } points.
log-load = { $player } loads { $good } at { $island }.
log-unload = { $player } unloads { $good } at { $island }.
log-sail = { $player } sails to { $island }.
log-moor = { $player } moors at { $island }.
log-push = { $player } makes the ship of { $seat } give way.
log-end-turn = { $player } ends the turn.
log-minus = { $count ->
    [one] The minus card
   *[other] { $count } minus cards
} of { $player } { $count ->
    [one] passes
   *[other] pass
} on to { $other }.
log-gives-way = The ship of { $player } goes on to { $island }.
log-announce = { $player } has laid { $count ->
    [one] 1 card
   *[other] { $count } cards
}, sum { $sum }{ $fee ->
    [0] { "" }
   *[other] , and pays { $fee } gold
}.
log-order = Order of play: { $players }.
log-reveal = { $player } reveals: { $cards }.
log-round-end = Round { $round } ends.
log-gold-lead = { $player } is ahead in gold: { $points } point.
harvest-goods = { $count } { $good } ({ $island })
log-harvest = { $player } harvests: { $goods }.
log-alcalde = { $player } becomes alcalde of { $island }.
log-no-alcalde = { $island } has no alcalde any more.
log-offices = { $player } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for offices.
log-refill = The settlement track gets { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
}; beside the board: { $stock }.
log-last-round = The last round begins.
log-gold-end = { $player } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for gold.
log-won = { $player } wins with { $points } points.

why-2-2 = You do not have enough gold.
why-4-2 = It is not your turn.
why-4-3 = That cannot be done now.
why-5-2 = Choose at least one card.
why-5-3 = You have chosen { $limits-cards_max ->
    [5] five
   *[other] { $limits-cards_max }
} cards already.
why-5-4 = { $limits-cards_free ->
    [4] A fifth card costs
   *[other] One card more than { $limits-cards_free } costs
} { $limits-fifth_card_cost } gold, and you have less.
why-5-5 = You do not have that card in hand.
why-6-2 = Your ship is placed once, as the first thing of your first turn.
why-6-3 = All berths there are taken.
why-6-5 = Finish what you have begun; an action that is finished cannot be taken up again.
why-6-6 = First bring your planting or your voyage to its end.
why-6-7 = You have not played the card for that action.
why-6-8 = You have not played the card of that island.
why-7-1 = Your { $limits-worker_points ->
    [4] four
   *[other] { $limits-worker_points }
} points are used up.
why-7-3 = None of your workers stands there.
why-8-2 = You have no marker in your supply for a good that could grow there.
why-8-3 = Goods are planted only on a free field.
why-8-5 = Say before the first good how many workers help, and no more than stand there.
why-8-6 = Whoever uses workers must plant at least one good there.
why-8-7 = An island is planted in one visit, and another only when it is finished.
why-8-8 = No more workers go home than you used.
why-9-1 = Nothing can be sold in the first round.
why-9-2 = You have no such good in the storehouse there.
why-10-1 = No settlement can be founded in the first round.
why-10-2 = Only the alcalde of the island founds settlements there.
why-10-3 = That field is not free.
why-10-4 = The settlement track is empty.
why-11-1 = Your ship has touched { $limits-ship_range ->
    [3] three
   *[other] { $limits-ship_range }
} harbours already.
why-11-2 = A voyage has at least one step.
why-11-3 = The sea line ends there.
why-11-4 = You have no such good in the storehouse of this harbour.
why-11-5 = { $limits-ship_cargo ->
    [3] Three
   *[other] { $limits-ship_cargo }
} goods have been loaded on this voyage already.
why-11-6 = There is no such good aboard.
why-11-8 = Choose a ship that lies in this harbour; it must give way first.

source-settlements = Settlements
source-offices = Offices
source-gold-lead = Gold each round
source-gold-end = Gold at the end
tie-broken = Equal points: the gold track decides (WA 13.5).
stage = Round { $number }
reason-points = Somebody reached { $limits-end_points } points.
reason-settlements = All settlements were founded.
reason-both = Somebody reached { $limits-end_points } points, and all settlements were founded.

board-head = Round { $round }{ $last ->
    [0] { "" }
   *[other] { " " }(the last)
} · { $track } on the settlement track, { $stock } beside the board
board-player = player
board-points = points
board-gold = gold (place)
board-supply = supply
board-cards = cards
board-minus = minus
board-start-ships = ships W|E
board-laid = { $count }, sum { $sum }
board-ready = ready
board-choosing = choosing
board-island = island
board-price = price
board-harbour = harbour
board-fields = fields
board-alcalde = alcalde
board-influence = influence
board-legend =
    ▶ to act · ★ you · gold (place on its space) · minus cards 1+1: held + coming
    harbour: 2 ship of player 2, · free · influence: 5 •• 1W = 5, 2 workers, 1 wine
    fields: S sugar cane, W wine, G grain, 6 9 12 cost of a settlement;
    · free, :2 good of player 2, ▲ settlement

# For the person at the terminal
board-shown = { $player } shows { $cards }
own-wealth = You have { $gold } gold and { $points ->
    [one] 1 point
   *[other] { $points } points
}; in your supply: { $goods }.
own-goods = { $count } { $good }
own-nothing = nothing
own-no-cards = You have laid down no card yet.
own-cards = Your cards (sum { $sum }): { $cards }
own-card = { $card } ({ $number })
own-card-used = { $card } ({ $number }) ✓
own-points = Points left for moving workers: { $points }.
own-voyage = Left on this voyage: harbours { $steps }, goods to load { $loads }; aboard: { $aboard }.

picture-title = West of Africa, round { $round }
picture-field = { $island }, field { $number }: { $use }{ $cost ->
    [0] {""}
   *[other] , costs { $cost } gold
}
picture-card = { $card }, number { $number }{ $chosen ->
    [0] {""}
   *[other] , laid down
}
picture-round = Round { $round }{ $last ->
    [0] { "" }
   *[other] { " " }· the last
}
picture-island = { $island }: goods sell for { $price }, alcalde { $alcalde }
picture-player = { $player }: { $points } points, { $gold } gold
picture-track = { $track } settlements on the track, { $stock } beside the board
picture-minus = Minus cards held: { $count }, more next round: { $coming }
picture-hand = Your cards · laid down: { $count } · sum: { $sum }{ $fee ->
    [0] { "" }
   *[other] { " " }· fifth card: { $fee } gold
}
picture-home = { $west } west, { $east } east
picture-west-ship = West ship
picture-east-ship = East ship
picture-settlement = Settlement
picture-alcalde = Alcalde of { $island }: { $player }
picture-ship = Ship of { $player }: { $place }
picture-worker = Worker of { $player }
picture-good = { $player }: { $good }
picture-gold = { $player }: { $gold } gold
picture-points = { $player }: { $points } points
picture-gold-track = Gold track
picture-point-track = Point track
close-order = Cards, sums and the order of play
close-points = Where the points come from
close-harvest = Harvest
legend-alcalde = alcalde
legend-heir = leads if the round ended now
legend-price = gold
legend-berth = berth
legend-choice = you may choose this

# What helps to choose

effect-island = { $plants ->
    [0] { "" }
   *[other] plant ·{ " " }
}sell { $price }{ $land ->
    [0] { "" }
   *[other] { " " }· build
}
effect-move-workers = { $limits-worker_points } steps for workers
effect-move-ship = { $limits-ship_range } harbours, { $limits-ship_cargo } goods
effect-cultivate = plant for { $limits-plant_cost } gold each
effect-sell = sell stored goods
effect-settle = alcalde builds: { $limits-settlement_points } points
effect-minus = lowers the sum, goes left
note-idle = does nothing this round
note-needs-island = still needs a fitting island
note-needs-action = still needs a fitting action
note-saves = saves { $gold } gold on each good
note-workers = only { $price } gold with your { $workers ->
    [one] worker
   *[other] { $workers } workers
} here
place-fee = { $gold } gold
aid-lowest = The lowest sum plays first.
aid-sum = Sum { $sum }: the lowest plays first.
aid-ties = At equal sums before you, by the gold: { $players }.
aid-first = At equal sums you come first, by the gold.

kind-choose = Lay down a card
kind-ready = Be ready
kind-place-ship = Place the ship
kind-move-worker = Move a worker
kind-use-workers = Use workers
kind-plant = Plant a good
kind-return-workers = Send workers home
kind-sell = Sell a good
kind-found = Found a settlement
kind-load = Load a good
kind-unload = Unload a good
kind-sail = Sail
kind-moor = End the voyage
kind-push = Push a ship away
kind-end-turn = End the turn

# Lists in the rulebook

figure-island = { $island } { $values }
figure-number = { $value }
figure-minus = { $pieces-minus_cards ->
    [one] 1 minus card
   *[other] { $pieces-minus_cards } minus cards
}

# Parts of printed things

printed-cost = settlement

# Printed values, by their keys

printed-limits-gold_max = end of the gold track
printed-limits-gold_start = gold at the start
printed-limits-cards_max = most cards
printed-limits-cards_free = cards free of charge
printed-limits-fifth_card_cost = price of more cards
printed-limits-plant_cost = price of planting
printed-limits-worker_points = points for workers
printed-limits-ship_range = harbours of a voyage
printed-limits-ship_cargo = goods of a voyage
printed-limits-settlements = settlements
printed-limits-settlement_points = points of a settlement
printed-limits-end_points = points that end the game
printed-limits-gold_per_end_point = gold for a point at the end
printed-pieces-workers_west = workers on the west ship
printed-pieces-workers_east = workers on the east ship
printed-pieces-sugar = sugar cane of a player
printed-pieces-wine = wine of a player
printed-pieces-grain = grain of a player
printed-pieces-minus_cards = minus cards of a player
printed-influence-good = influence of a good
printed-influence-worker = influence of a worker
printed-influence-ship = influence of a ship
printed-settlement_track-small = settlement track, 2 and 3 players
printed-settlement_track-large = settlement track, 4 and 5 players
printed-gold_points-two = players with a point for gold, of 2
printed-gold_points-more = players with a point for gold
printed-action_cards-move_workers = card: move workers
printed-action_cards-move_ship = card: move ship
printed-action_cards-cultivate = card: cultivate
printed-action_cards-sell = card: sell
printed-action_cards-settle = card: found settlements
printed-action_cards-minus = minus card
printed-entry-west_ship = from the west ship to
printed-entry-east_ship = from the east ship to
printed-sea_lines-between = sea line
printed-islands-region = region
printed-islands-price = price of goods
printed-islands-berths_small = berths, 2 and 3 players
printed-islands-berths_large = berths, 4 and 5 players
printed-islands-card = card
printed-islands-fields = field
printed-islands-fields-pre3 = settlement from the start with 3 players
region-west = the west
region-middle = the middle
region-east = the east

lesson-first-goal = Welcome to the Canary Islands! You grow sugar cane, wine and grain, sell them dear, rule islands and found settlements. Whoever has the most points at the end wins.
lesson-first-cards = Every round all lay down a few cards in secret and then carry them out, one player after the other. An action card says what you do, an island card where.
lesson-first-workers = This round you plant. Workers make that cheaper, so first lay down the card that is lit: Move workers.
lesson-first-cultivate = Now the card for planting itself: Cultivate.
lesson-first-island = And where? On La Gomera, because your workers step ashore right there. Lay down La Gomera.
lesson-first-sum = Every card has a number. Yours add up to 6. The lowest sum goes first, so few small cards make you quick. { $limits-cards_free } cards are free; one more costs { $limits-fifth_card_cost } gold.
lesson-first-ready = You do not need more than these. Say that you are ready.
lesson-first-first = Your sum is 6, your opponent's is 9: you go first. If the sums were equal, whoever has more gold would.
lesson-first-ship = Your first turn begins with your ship, free of charge. Place it at La Gomera: next round your goods will be waiting there.
lesson-first-step = Move workers gives you { $limits-worker_points } steps. Bring a worker from the west ship ashore on La Gomera.
lesson-first-east = Workers also give you a say on an island. Send the one on the east ship to Fuerteventura; you will see what for. The other steps may lapse.
lesson-first-help = Planting a good costs { $limits-plant_cost } gold, 1 less for every worker who helps on that island. Let your worker help on La Gomera.
lesson-first-plant = A field shows what grows there, and it takes one good. Plant grain on the lit field.
lesson-first-again = And once more on the field beside it. Your gold is counted on the lit track.
lesson-first-home = Whoever has helped goes back to one of the two ships at the edge. Send yours west: from there the fields are close.
lesson-first-turn = All your cards are used. End your turn; then your opponent takes one, and the round ends.
lesson-first-harvest = The round is over. Whatever stood in the fields has been harvested into the storehouse of its island. And the richest gets 1 point: you. (With three or more players, the two richest.)
lesson-first-influence = Then every island chose its alcalde, the player with the most influence there. A good in the storehouse counts { $influence-good }, a worker { $influence-worker }, a ship in the harbour { $influence-ship }.
lesson-first-points = You are alcalde of La Gomera and, thanks to one worker, of Fuerteventura. Each office gives 1 point a round, and only an alcalde may found settlements on the island.
lesson-first-dear = Goods sell for { $islands-0-price } gold in the west, { $islands-3-price } in the middle, { $islands-5-price } in the east. So bring your grain east: lay down Move ship.
lesson-first-sell = There it is to be sold: lay down Sell. Selling and founding work from the second round on.
lesson-first-settle = And the gold turns into points: lay down Found settlements.
lesson-first-one = Now the island. You sell and found on Fuerteventura, so one card will do: an island card serves all your actions.
lesson-first-late = Great plans have great sums: yours is 22, so you will probably go last. This time that does no harm. Say that you are ready.
lesson-first-minus = Your opponent laid a minus card. It does nothing, but counts { $action_cards-minus }, and so came first. Once played it goes to the left neighbour: next round it is yours.
lesson-first-load = Your turn! A ship carries up to { $limits-ship_cargo } goods of yours. Load both your grain at La Gomera.
lesson-first-sail = Now sail east, harbour by harbour, at most { $limits-ship_range } of them: Tenerife, Gran Canaria, Fuerteventura.
lesson-first-moor = You are there. End the voyage, and everything aboard goes into the storehouse. If the harbour were full, a ship lying there would have to give way to yours.
lesson-first-price = Sell both here, for { $islands-5-price } gold each. On La Gomera they would have brought { $islands-0-price }. Goods you have sold give no more influence, so mind when you sell.
lesson-first-found = You are rich, and alcalde here: found a settlement! It gives { $limits-settlement_points } points on every field. Which of the two lit fields do you take?
lesson-first-end = At { $limits-end_points } points, or with all { $limits-settlements } settlements founded, one last round is played. Then every { $limits-gold_per_end_point } gold give 1 point more. Now you know the game: play on, your opponent is a bot from here.
lesson-first-wrong-card = A useful card, but another time. Take the one that is lit.
lesson-first-wrong-island = Not this one: on La Gomera your workers step ashore right away, so planting is cheapest there.
lesson-first-wrong-enough = More cards mean a higher sum, and you would go later. These will do.
lesson-first-wrong-ship = Your ship may lie there too. But your goods will be on La Gomera, and it should be able to load them.
lesson-first-wrong-step = First bring a worker from the west ship to La Gomera: that is where you plant.
lesson-first-wrong-east = Wait: the worker on the east ship can make you alcalde of Fuerteventura with a single step.
lesson-first-wrong-help = Wait: without help every good costs { $limits-plant_cost } gold. First say that your worker helps.
lesson-first-wrong-plant = Plant grain on the lit field first: two goods of one kind, that is enough for today.
lesson-first-wrong-home = From the east ship the way back to the fields is long. Set the number to 1: then your worker goes west.
lesson-first-wrong-one = You need the island where you are alcalde and goods are dear: Fuerteventura.
lesson-first-wrong-fifth = Another card would cost { $limits-fifth_card_cost } gold, and you need no more than these.
lesson-first-wrong-load = Wait: without its cargo the ship sails in vain. Load both grain first.
lesson-first-wrong-sail = Not yet: goods are dearest in the east. Sail on to Fuerteventura.
lesson-first-wrong-moor = No need to unload one by one: end the voyage, and everything goes ashore.
lesson-first-wrong-price = Sell both grain first: then you have gold for more than one settlement.
lesson-first-wrong-found = A settlement gives { $limits-settlement_points } points wherever it stands, so the cheaper field is the better one.

# Pictures of the rulebook

example-begin = The beginning with two players: workers wait on the two start ships, the settlement track is filled, and the settlements on the cheapest fields stand already.
example-islands = La Gomera has fields for goods, Tenerife also double fields that take a good or a settlement. The numbers on fields are what a settlement costs; the dotted line is the sea.
example-chosen = Red has chosen three cards: move workers, cultivate and La Gomera. Their numbers add up to 6; until the other is ready the choice can be changed.
example-order = Both are ready and announce their sums: 6 for Red, 9 for White, whose cards stay hidden. The lowest sum goes first: Red.
example-ship = The first turn begins with the ship: Red placed it at La Gomera, where a berth was free.
example-steps = One point brought a worker from the west ship to La Gomera, another one from the east ship to Fuerteventura. Points that are left may lapse.
example-helping = Red's worker on La Gomera helps: every good planted there in this visit now costs 1 gold less, and at least one has to be planted.
example-planted = Two grain stand on fields that show grain. Each was a payment of its own, and Red's marker went down the gold track twice.
example-leaving = The island is finished, so the worker who helped has left for the start ship Red chose, the west one. Red may end the turn.
example-harvest = The end of a round: goods went from the fields into the storehouse of their island, and whoever is ahead on the gold track got a point.
example-alcaldes = Two grain and the ship make Red alcalde of La Gomera; on Fuerteventura a single worker was enough. Each office gives a point.
example-aboard = Red's ship has loaded two grain from the storehouse at La Gomera, the first harbour of the voyage. White has played a minus card, which moved on.
example-voyage = Three harbours further east, by Tenerife and Gran Canaria: a berth is free, so the voyage may end here and nobody gives way.
example-unloaded = What was aboard went into the storehouse of the last harbour. With the cards Sell and Fuerteventura it can be sold there at once.
example-sold = Both grain were sold at the price of the east; the markers are back in Red's supply, and the gold is on the track.
example-founding = Red is alcalde of Fuerteventura and may found there: a settlement comes from the track onto a free field, costs what the field says, and gives the same points on each.
example-gold = Red paid for the two grain one by one; each payment moved the marker down the gold track. Nobody can spend more than they have.
example-round = The second round begins. Every round is choosing cards, then turns in order of the sums, then harvest, offices and points.
example-three = The beginning with three players: some fields in the east carry settlements already. The order of the markers on the gold track was drawn; it decides ties.
example-end = Somebody had reached the points that end the match, one more round was played, and gold gave its points: White has won with 32, before Red with 30 and Blue with 18.
example-pushed = Red sailed east from La Gomera and ended the voyage at Tenerife, where White's ship had the only berth. It gave way and went on east to the next free berth.
example-fee = Red laid five cards and paid the fee for the fifth as soon as all were ready. With the minus card among them the sum is lower than White's: Red goes first.
