game-title = Nim
about-game = Nimm eine bis drei Muscheln von einem der drei Haufen. Wer die meisten hat, gewinnt, und die eines geheimen Haufens zählen doppelt.
about-hard = sehr leicht
about-best = 2
heap-left = linker Haufen
heap-middle = mittlerer Haufen
heap-right = rechter Haufen
heap-unknown = geheim

# Was gewählt und gefragt wird
action-draw = Den Stein ziehen: { $heap }
action-take = { $shells ->
    [one] Eine Muschel
   *[other] { $shells } Muscheln
} nehmen: { $heap }
kind-take = Muscheln nehmen
note-last = leert den Haufen
prompt-turn = Nimm eine bis drei Muscheln von einem Haufen.
prompt-other = { $player } ist am Zug.
prompt-wait = { $player } zieht einen Stein.
prompt-over = Alle Haufen sind leer. Gewonnen: { $players }.

# Was erzählt wird
log-draw = { $player } zieht den Stein: { $heap }.
log-draw-hidden = { $player } zieht einen Stein.
log-take = { $player } nimmt { $shells ->
    [one] eine Muschel
   *[other] { $shells } Muscheln
}: { $heap }.
log-points = { $player } zeigt den Stein ({ $heap }) und hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
log-won = Gewonnen: { $players }.

# Absagen, nach der Nummer der Regel
why-3-1 = Du bist nicht am Zug.
why-3-2 = Du nimmst eine bis drei Muscheln von einem Haufen, und sonst nichts.
why-3-3 = So viele Muscheln liegen nicht auf diesem Haufen.

# Das Ende
source-shells = Muscheln
source-favourite = Muscheln des eigenen Haufens, noch einmal
reason-emptied = Alle Haufen sind leer.
tie-broken = Gleich viele Punkte: Der Sieg wird geteilt (NM 4.3).

# Tafeln und Buchstaben
board-player = Person
board-shells = Muscheln
board-token = Stein
own-things = Dein Stein: { $heap }. Deine Punkte: { $points }.
stage = Übrige Haufen: { $heaps }
picture-title = { game-title }: { $stage }
example-taking = Der erste Spieler nahm zwei Muscheln vom linken Haufen; nun ist der zweite dran.
