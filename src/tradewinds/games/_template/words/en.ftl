game-title = Nim
about-game = Take one to three shells from one of three heaps. Whoever has the most shells wins, and those of a secret heap count twice.
about-hard = very easy
about-best = 2
heap-left = left heap
heap-middle = middle heap
heap-right = right heap
heap-unknown = secret

# What is chosen and asked
action-draw = Draw the token of the { $heap }
action-take = Take { $shells ->
    [one] one shell
   *[other] { $shells } shells
} from the { $heap }
kind-take = Take shells
note-last = empties the heap
prompt-turn = Take one to three shells from one heap.
prompt-other = It is the turn of { $player }.
prompt-wait = { $player } draws a token.
prompt-over = All heaps are empty. The winner: { $players }.

# What is told
log-draw = { $player } draws the token of the { $heap }.
log-draw-hidden = { $player } draws a token.
log-take = { $player } takes { $shells ->
    [one] one shell
   *[other] { $shells } shells
} from the { $heap }.
log-points = { $player } shows the token ({ $heap }) and has { $points ->
    [one] one point
   *[other] { $points } points
}.
log-won = The winner: { $players }.

# Refusals, by the number of the rule
why-3-1 = It is not your turn.
why-3-2 = You take one to three shells from one heap, and nothing else.
why-3-3 = There are not that many shells in this heap.

# The end
source-shells = shells
source-favourite = shells of the own heap, once more
reason-emptied = All heaps are empty.
tie-broken = Equal points: the victory is shared (NM 4.3).

# Panels and letters
board-player = player
board-shells = shells
board-token = token
own-things = Your token: { $heap }. Your points: { $points }.
stage = Heaps left: { $heaps }
picture-title = { game-title }: { $stage }
example-taking = The first player took two shells from the left heap; now the second one is at turn.
