game-title = Tobago
about-game = Jede gelegte Karte ist ein Hinweis darauf, wo ein Schatz liegt: nicht im Gebirge, an einem See, nahe einer Palme. Bleibt ein Feld übrig, hebt den Schatz, wer hinfährt, und alle mit Hinweisen teilen ihn, falls kein Fluch aufgedeckt wird.
about-hard = leicht zu lernen
about-best = 3 oder 4

terrain-jungle = Dschungel
terrain-mountain = Gebirge
terrain-scrubland = Buschland
terrain-beach = Strand
terrain-lake = See
terrain-river = Fluss
terrain-ocean = Meer
letter-jungle = D
letter-mountain = G
letter-scrubland = B
letter-beach = S
letter-lake = L
letter-river = F
map-grey = grauen
map-brown = braunen
map-black = schwarzen
map-white = weißen
map-title-grey = Grau
map-title-brown = Braun
map-title-black = Schwarz
map-title-white = Weiß
letter-grey = g
letter-brown = b
letter-black = s
letter-white = w
direction-north = Norden
direction-north-east = Nordosten
direction-south-east = Südosten
direction-south = Süden
direction-south-west = Südwesten
direction-north-west = Nordwesten
card-coins = { $coins } Goldstücke
card-curse = ein Fluch
card-none = eine Karte
thing-amulet = ein Amulett
thing-marker = Stein in { $map }
thing-space = { $space }

clue-in-jungle = im Dschungel
clue-in-largest-jungle = im größten Dschungel
clue-next-to-jungle = neben dem Dschungel
clue-next-to-largest-jungle = neben dem größten Dschungel
clue-in-sight-jungle = in Sichtweite des Dschungels
clue-not-in-jungle = nicht im Dschungel
clue-not-in-largest-jungle = nicht im größten Dschungel
clue-not-next-to-jungle = nicht neben dem Dschungel
clue-not-in-sight-jungle = nicht in Sichtweite des Dschungels
clue-in-sight-largest-jungle = in Sichtweite des größten Dschungels
clue-not-next-to-largest-jungle = nicht neben dem größten Dschungel
clue-not-in-sight-largest-jungle = nicht in Sichtweite des größten Dschungels
clue-in-mountain = im Gebirge
clue-in-largest-mountain = im größten Gebirge
clue-next-to-mountain = neben dem Gebirge
clue-next-to-largest-mountain = neben dem größten Gebirge
clue-in-sight-mountain = in Sichtweite des Gebirges
clue-not-in-mountain = nicht im Gebirge
clue-not-in-largest-mountain = nicht im größten Gebirge
clue-not-next-to-mountain = nicht neben dem Gebirge
clue-not-in-sight-mountain = nicht in Sichtweite des Gebirges
clue-in-sight-largest-mountain = in Sichtweite des größten Gebirges
clue-not-next-to-largest-mountain = nicht neben dem größten Gebirge
clue-not-in-sight-largest-mountain = nicht in Sichtweite des größten Gebirges
clue-in-scrubland = im Buschland
clue-in-largest-scrubland = im größten Buschland
clue-next-to-scrubland = neben dem Buschland
clue-next-to-largest-scrubland = neben dem größten Buschland
clue-in-sight-scrubland = in Sichtweite des Buschlands
clue-not-in-scrubland = nicht im Buschland
clue-not-in-largest-scrubland = nicht im größten Buschland
clue-not-next-to-scrubland = nicht neben dem Buschland
clue-not-in-sight-scrubland = nicht in Sichtweite des Buschlands
clue-in-sight-largest-scrubland = in Sichtweite des größten Buschlands
clue-not-next-to-largest-scrubland = nicht neben dem größten Buschland
clue-not-in-sight-largest-scrubland = nicht in Sichtweite des größten Buschlands
clue-in-beach = an einem Strand
clue-in-largest-beach = am größten Strand
clue-next-to-beach = neben einem Strand
clue-next-to-largest-beach = neben dem größten Strand
clue-in-sight-beach = in Sichtweite eines Strandes
clue-not-in-beach = nicht an einem Strand
clue-not-in-largest-beach = nicht am größten Strand
clue-not-next-to-beach = nicht neben einem Strand
clue-not-in-sight-beach = nicht in Sichtweite eines Strandes
clue-in-sight-largest-beach = in Sichtweite des größten Strandes
clue-not-next-to-largest-beach = nicht neben dem größten Strand
clue-not-in-sight-largest-beach = nicht in Sichtweite des größten Strandes
clue-in-lake = in einem See
clue-in-largest-lake = im größten See
clue-next-to-lake = neben einem See
clue-next-to-largest-lake = neben dem größten See
clue-in-sight-lake = in Sichtweite eines Sees
clue-not-in-lake = nicht in einem See
clue-not-in-largest-lake = nicht im größten See
clue-not-next-to-lake = nicht neben einem See
clue-not-in-sight-lake = nicht in Sichtweite eines Sees
clue-in-sight-largest-lake = in Sichtweite des größten Sees
clue-not-next-to-largest-lake = nicht neben dem größten See
clue-not-in-sight-largest-lake = nicht in Sichtweite des größten Sees
clue-in-river = in einem Fluss
clue-in-largest-river = im größten Fluss
clue-next-to-river = neben einem Fluss
clue-next-to-largest-river = neben dem größten Fluss
clue-in-sight-river = in Sichtweite eines Flusses
clue-not-in-river = nicht in einem Fluss
clue-not-in-largest-river = nicht im größten Fluss
clue-not-next-to-river = nicht neben einem Fluss
clue-not-in-sight-river = nicht in Sichtweite eines Flusses
clue-in-sight-largest-river = in Sichtweite des größten Flusses
clue-not-next-to-largest-river = nicht neben dem größten Fluss
clue-not-in-sight-largest-river = nicht in Sichtweite des größten Flusses
clue-next-to-palm = neben einer Palme
clue-in-sight-palm = in Sichtweite einer Palme
clue-not-next-to-palm = nicht neben einer Palme
clue-not-in-sight-palm = nicht in Sichtweite einer Palme
clue-next-to-hut = neben einer Hütte
clue-in-sight-hut = in Sichtweite einer Hütte
clue-not-next-to-hut = nicht neben einer Hütte
clue-not-in-sight-hut = nicht in Sichtweite einer Hütte
clue-next-to-statue = neben einer Statue
clue-in-sight-statue = in Sichtweite einer Statue
clue-not-next-to-statue = nicht neben einer Statue
clue-not-in-sight-statue = nicht in Sichtweite einer Statue
clue-next-to-ocean = neben dem Meer
clue-in-sight-ocean = in Sichtweite des Meeres
clue-not-next-to-ocean = nicht neben dem Meer
clue-not-in-sight-ocean = nicht in Sichtweite des Meeres

action-island = Die Insel { $island } auslegen
action-place-statue = Eine Statue auf { $space } ({ $terrain }) stellen
action-face-statue = Die Statue blickt nach { $direction }
action-place-hut = Eine Hütte auf { $space } ({ $terrain }) stellen
action-place-palm = Eine Palme auf { $space } ({ $terrain }) stellen
action-first-player = { $seat } beginnt
action-first-clue = Der erste Hinweis ist „{ $clue }“
action-deal = Den Hinweis „{ $clue }“ ziehen
action-look = Ansehen: { $card }
action-add = Ungesehen dazulegen: { $card }
action-turn-up = Aufdecken: { $card }
action-place-car = Den Wagen auf { $space } ({ $terrain }) stellen
action-collect = Das Amulett unter dem Wagen nehmen
action-clue = „{ $clue }“ an den { $map } Pfad anlegen: { $left ->
    [one] 1 Feld bleibt
   *[other] { $left } Felder bleiben
} möglich
action-drive = Nach { $space } ({ $terrain }) fahren{ $things ->
    [0] { "" }
   *[other] : { $found }
}
way-drive = In { $steps } Teilstrecken über { $by } nach { $space } ({ $terrain }) fahren{ $things ->
    [0] { "" }
   *[other] : { $found }
}
action-raise = Den { $map } Schatz heben
action-stop = Die Fahrt beenden
action-exchange = Die ganze Hand tauschen
action-remove-marker = Amulett: den { $map } Stein auf { $space } entfernen, es bleiben { $left }
action-extra-clue = Amulett: „{ $clue }“ an den { $map } Pfad anlegen, { $left ->
    [one] 1 Feld bleibt
   *[other] { $left } Felder bleiben
} möglich
action-extra-drive = Amulett: eine Extrafahrt
action-extra-exchange = Amulett: die ganze Hand tauschen
action-accept = { $card } für diese Windrose annehmen
action-refuse = { $card } mit dieser Windrose ablehnen
again-refuse = Mit all meinen Windrosen ablehnen
action-open-hunt = Die neue Schatzsuche mit „{ $clue }“ beginnen: { $left ->
    [one] 1 Feld ist
   *[other] { $left } Felder sind
} möglich
action-end-turn = Den Zug beenden

prompt-wait = Karten oder Teile werden gezogen.
prompt-place-car = Stelle deinen Wagen auf ein beliebiges Feld der Insel.
prompt-turn = Du bist am Zug: Lege einen Hinweis an, fahre oder tausche die Hand. Amulette gehen jederzeit.
prompt-after = Deine Aktion ist getan: Setze Amulette ein oder beende den Zug.
prompt-drive = { $legs ->
    [0] Keine Teilstrecke bleibt: Nimm oder hebe, was hier liegt, oder beende die Fahrt.
    [one] Du fährst: 1 Teilstrecke bleibt. Fahre weiter, nimm oder hebe, was hier liegt, oder beende die Fahrt.
   *[other] Du fährst: { $legs } Teilstrecken bleiben. Fahre weiter, nimm oder hebe, was hier liegt, oder beende die Fahrt.
}
prompt-extra-drive = Eine Extrafahrt, ohne Amulette einzusammeln: { $legs ->
    [0] keine Teilstrecke bleibt
    [one] 1 Teilstrecke bleibt
   *[other] { $legs } Teilstrecken bleiben
}.
prompt-second = Hier liegt noch ein Schatz: Hebe ihn oder beende die Fahrt. Amulette gehen auch vorher.
prompt-ask = Dir wird für eine deiner Windrosen angeboten: { $card }; { $left ->
    [0] es ist die letzte Karte
    [one] 1 Karte folgt noch
   *[other] { $left } Karten folgen noch
}.
prompt-new-hunt = Beginne am { $map } Pfad die neue Schatzsuche mit einem Hinweis aus deiner Hand.
prompt-other = { $player } ist am Zug.
prompt-other-asked = { $player } wird gefragt: { $card }.
prompt-other-hunt = { $player } beginnt am { $map } Pfad eine neue Schatzsuche.
prompt-over = Das Spiel ist aus. { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen gemeinsam.
}

log-island = Die Insel { $island } wird ausgelegt.
log-place-statue = Eine Statue steht auf { $space }.
log-face-statue = Sie blickt nach { $direction }.
log-place-hut = Eine Hütte steht auf { $space }.
log-place-palm = Eine Palme steht auf { $space }.
log-first-player = { $seat } beginnt.
log-first-clue = Der erste Hinweis von { $player }, am { $map } Pfad: { $clue }.
log-deal = { $player } zieht einen Hinweis.
log-you-draw = Du ziehst „{ $clue }“.
log-look = { $player } sieht eine Karte des Schatzes an.
log-you-look = Du siehst eine Karte an: { $card }.
log-add = Eine weitere Karte kommt ungesehen dazu, alle werden gemischt.
log-turn-up = Aufgedeckt: { $card }.
log-place-car = { $player } stellt den Wagen auf { $space }.
log-collect = { $player } nimmt das Amulett auf { $space }.
log-clue = { $player } legt „{ $clue }“ an den { $map } Pfad an.
log-drive = { $player } fährt nach { $space }.
log-raise = { $player } hebt den { $map } Schatz.
log-stop = { $player } beendet die Fahrt.
log-exchange = { $player } tauscht { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}.
log-remove-marker = { $player } setzt ein Amulett ein und entfernt den { $map } Stein auf { $space }.
log-extra-clue = { $player } setzt ein Amulett ein und legt „{ $clue }“ an den { $map } Pfad an.
log-extra-drive = { $player } setzt ein Amulett für eine Extrafahrt ein.
log-extra-exchange = { $player } setzt ein Amulett ein und tauscht { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}.
log-accept = { $player } nimmt an: { $card }.
log-refuse = { $player } lehnt ab: { $card }.
log-open-hunt = { $player } beginnt am { $map } Pfad eine neue Schatzsuche: { $clue }.
log-end-turn = { $player } beendet den Zug.
log-possible = Am { $map } Pfad sind { $count } Felder möglich.
log-markers = Auf der Insel liegen { $count } Steine des { $map } Pfads.
log-located = Der Fundort des { $map } Schatzes steht fest: { $space }.
log-reshuffle = Die abgelegten Hinweise werden neu gemischt: { $count } Karten.
log-nobody = Niemand will { $card }; die Karte wird abgelegt.
log-refill = Der Goldstapel ist leer; die Ablage wird zum Stapel von { $count } Karten.
log-left-over = { $count ->
    [one] 1 Karte bleibt übrig und wird verdeckt abgelegt.
   *[other] { $count } Karten bleiben übrig und werden verdeckt abgelegt.
}
log-last = Der Goldstapel ist zu Ende: Dies ist der letzte Schatz.
log-curse-amulet = { $player } verliert durch den Fluch ein Amulett.
log-curse-gold = { $player } verliert durch den Fluch eine Karte: { $card }.
log-curse-nothing = { $player } hat nichts, was der Fluch nehmen könnte.
log-second-curse = Der zweite Fluch lag im selben Schatz und ist ebenfalls aus dem Spiel.
log-amulets = { $count ->
    [one] Ein Amulett erscheint auf { $spaces }.
   *[other] Amulette erscheinen auf { $spaces }.
}
log-statues-turn = Die Statuen drehen sich im Uhrzeigersinn.
log-stalled = Zu viele Züge ohne Hinweis und ohne Schatz: Das Spiel endet.
log-won = { $count ->
    [one] { $players } gewinnt mit { $coins } Goldstücken.
   *[other] { $players } gewinnen gemeinsam mit { $coins } Goldstücken.
}

why-1-3 = Auf dieser Insel spielt der Tisch nicht.
why-1-4 = Dort ist kein Land, sondern Meer.
why-3-2 = Dort steht schon etwas anderes.
why-3-3 = Ein gleiches Objekt steht zu nah.
why-3-4 = Eine Statue steht nie an der Küste.
why-4-1 = Du bist nicht an der Reihe.
why-4-2 = Das geht jetzt nicht.
why-4-3 = Deine Aktion in diesem Zug ist schon getan.
why-4-4 = Passen gibt es nicht: Führe erst deine Aktion aus.
why-4-5 = Ein Amulett unter dem Wagen nimmst du nur zu Beginn des Zuges, vor allem anderen.
why-5-1 = Diesen Hinweis hast du nicht auf der Hand.
why-5-3 = Du hast keine Windrose mehr dafür.
why-5-4 = Dieser Hinweis widerspricht den Hinweisen dieses Schatzpfads.
why-5-5 = Dieser Hinweis lässt kein Feld übrig: Amulette haben die Felder ausgeschlossen, die er erlaubt.
why-5-6 = Dieser Hinweis schließt nichts aus, was noch möglich ist.
why-5-8 = Der Fundort dieses Schatzes steht fest; hier wird nichts mehr angelegt.
why-5-11 = Du hast keine Hinweise zum Tauschen.
why-6-1 = Deine { $limits-legs ->
    [3] drei
   *[other] { $limits-legs }
} Teilstrecken sind verbraucht.
why-6-2 = Das ist zu weit für eine Teilstrecke.
why-6-3 = Eine Teilstrecke endet auf einem anderen Feld, als sie begann.
why-6-5 = Unter deinem Wagen liegt kein Amulett.
why-6-6 = Fahre wenigstens eine Teilstrecke oder hebe den Schatz hier.
why-6-7 = Beende zuerst deine Fahrt.
why-7-1 = Der Fundort dieses Schatzes steht noch nicht fest.
why-7-2 = Dein Wagen steht nicht auf dem Feld dieses Schatzes.
why-7-3 = Du hast keine Windrose mehr, um einen Schatz zu heben.
why-7-4 = Mit dem Heben des Schatzes war die Fahrt zu Ende.
why-7-7 = Dafür braucht es eine Fahrt: Deine Aktion ist getan und die Fahrt zu Ende, oder der Fundort stand erst nach dem ersten Schatz fest.
why-7-8 = Das Amulett hättest du vor dem Heben nehmen müssen.
why-8-10 = Beim Verteilen kannst du nur annehmen oder ablehnen.
why-10-4 = Zuerst muss die neue Schatzsuche beginnen.
why-12-1 = Du hast kein Amulett.
why-12-2 = Dort liegt kein Stein dieser Farbe.
why-12-3 = Der letzte Stein einer Farbe bleibt liegen.
why-12-6 = Auf einer Extrafahrt nimmst du keine Amulette.
why-12-7 = Während einer Fahrt beginnt keine Extrafahrt.

source-coins-2 = Zweier
source-coins-3 = Dreier
source-coins-4 = Vierer
source-coins-5 = Fünfer
source-coins-6 = Sechser
tie-broken = Gleich viele Münzen: Die meisten Amulette entscheiden (TB 13.4).
tie-shared = Gleich viele Münzen und gleich viele Amulette: Der Sieg wird geteilt (TB 13.4).
stage = Gehobene Schätze: { $number }
reason-gold = Der Goldstapel war zu Ende.
reason-stalled = Zu viele Züge vergingen ohne Hinweis und ohne Schatz.

board-empty = Die Insel ist noch nicht ausgelegt.
board-head = Insel { $island } · gehobene Schätze: { $treasures }{ $last ->
    [0] { "" }
   *[other] { " " }(dies ist der letzte)
}
    Stapel: { $gold } Gold, { $clues } Hinweise · Amulette im Vorrat: { $amulets }
board-legend =
    D Dschungel, G Gebirge, B Buschland, S Strand, L See, F Fluss
    T Statue, H Hütte, P Palme, * Amulett, 1–4 Wagen, + mehr, als hinpasst
    Steine: g Grau, b Braun, s Schwarz, w Weiß
board-statue = Statue { $number } auf { $space } blickt nach { $direction }: nächstes Amulett auf { $target }{ $taken ->
    [0] { "" }
   *[other] , dort liegt eins
}
board-map = { $letter } { $map } · { $count ->
    [0] wird verteilt
    [1] Fundort
   *[other] { $count } möglich
}{ $marked ->
    [0] , noch ohne Steine
    [1] :
   *[other] { "" }
}
board-no-rose = Windrose zurück
board-division = Der Schatz des { $map } Pfads wird verteilt; verdeckt { $left ->
    [0] liegt keine Karte mehr
    [one] liegt noch 1 Karte
   *[other] liegen noch { $left } Karten
}
board-order = Windrosen von unten nach oben:
board-turned = Bisher aufgedeckt:
board-offered = Im Angebot: { $card }
board-player = Farbe
board-coins = Gold
board-gold = Goldkarten
board-amulets = Amulette
board-roses = Windrosen
board-hand = Hinweise
board-car = Wagen
board-own-hand = Deine Hinweise lassen
board-unseen = Ungesehenes Gold: { $cards } · Flüche: { $curses } · oben sicher: { $safe }

own-wealth = Du: { $coins } Goldstücke, { $amulets ->
    [one] 1 Amulett
   *[other] { $amulets } Amulette
}, { $roses } Windrosen, Wagen auf { $space }
own-looked = Du hast angesehen: { $cards }

option-islands = Inseln
option-islands-printed = die vier gedruckten
option-islands-all = alle 32
option-islands-about = Die vier Inseln nutzen nur die gedruckten Seiten A, B und C, alle 32 auch die Seiten a, b und c, die hier passend zu allem erfunden sind, was man von ihnen weiß (TB 1.3).

kind-place-car = Wagen aufstellen
kind-collect = Amulett nehmen
kind-clue = Hinweis anlegen
kind-drive = Fahren
kind-raise = Schatz heben
kind-stop = Fahrt beenden
kind-exchange = Hand tauschen
kind-remove-marker = Amulett: Stein entfernen
kind-extra-clue = Amulett: Hinweis anlegen
kind-extra-drive = Amulett: Extrafahrt
kind-extra-exchange = Amulett: Hand tauschen
kind-accept = Goldkarte annehmen
kind-refuse = Goldkarte ablehnen
kind-open-hunt = Neue Schatzsuche beginnen
kind-end-turn = Zug beenden

picture-title = Tobago, gehobene Schätze: { $treasures }
picture-island = Die Insel
picture-raised = { $last ->
    [0] Gehobene Schätze: { $treasures }
   *[other] Schatz { $treasures } · der letzte
}
picture-gold-deck = Goldkarten im Stapel: { $count }
picture-clue-deck = Hinweiskarten im Stapel: { $count }
picture-supply = Amulette im Vorrat: { $count }
picture-player = { $player }: { $coins } Goldstücke, { $amulets } Amulette, { $roses } Windrosen, { $clues } Hinweiskarten, Wagen auf { $space }
picture-hand = { $count ->
    [0] Du hast keine Hinweiskarten
   *[other] Deine Hinweise und wie viele Felder jeder übrig ließe
}
picture-map = Pfad { $map }: { $left ->
    [0] der Schatz wird verteilt.
    [1] der Schatz ist geortet.
   *[other] { $left } Felder sind möglich.
}{ $clues ->
    [0] { " " }Noch kein Hinweis.
   *[other] { "" }
}
picture-map-clues = Hinweise: { $list }.
picture-map-spaces = Möglich: { $list }.
picture-legs = Teilstrecken dorthin: { $list }.
picture-legs-of = { $player } { $legs }
picture-map-empty = Noch kein Hinweis: die ganze Insel ist möglich.
picture-rose = Windrose von { $player } auf { $map }, Hinweis { $place }
picture-palm = Palme auf { $space }
picture-hut = Hütte auf { $space }
picture-statue = Statue auf { $space }
picture-gaze = Statue auf { $space } blickt nach { $direction }: nächstes Amulett auf { $target }
picture-amulet = Amulett auf { $space }
picture-marker = { $located ->
    [1] Geortet: der Schatz von { $map } liegt auf { $space }
   *[other] { $space } ist für { $map } möglich
}
picture-car = Wagen von { $player } auf { $space }
picture-division = Der Schatz des { $map } Pfads wird verteilt
picture-pile = Noch verdeckt: { $count }
picture-offered = Angeboten: { $card }
picture-turned = Vorher aufgedeckt
picture-looked = Von dir angesehen
picture-unseen = Ungesehenes Gold{ $safe ->
    [0] { "" }
   *[other] { " " }· die nächsten { $safe } ohne Fluch
}
close-curse = Ein Fluch!
close-odds = Die nächste Karte, soweit du es wissen kannst
close-odds-all = Die nächste Karte, soweit alle es wissen können
close-percent = { $percent } %
close-player = { $player }: { $coins } Goldstücke, { $amulets } Amulette{ $taken ->
    [0] { "" }
   *[other] , { $taken } aus diesem Schatz
}
close-gold = { $own ->
    [1] −{ $coins } für dich!
   *[other] −{ $coins }
}
close-amulet = Amulett
close-nothing = Nichts zu verlieren
close-safe = In Sicherheit
picture-do-collect = Amulett nehmen
picture-do-raise = Den { $map } Schatz heben
picture-do-stop = Fahrt beenden
picture-do-exchange = Hand tauschen
picture-do-extra-drive = Amulett: Fahrt
picture-do-extra-exchange = Amulett: neue Hand
picture-do-accept = { $card } annehmen
picture-do-refuse = { $card } ablehnen
picture-do-end-turn = Zug beenden

# Listen in den Regeln

figure-clues = { $clues }

# Teile gedruckter Dinge

printed-tip_q = Spitze q
printed-tip_r = Spitze r
printed-left_q = links q
printed-left_r = links r
printed-right_q = rechts q
printed-right_r = rechts r

# Gedruckte Werte nach ihren Schlüsseln

printed-pieces-roses = Windrosen je Person
printed-pieces-markers = Markierungssteine je Farbe
printed-pieces-amulets = Amulette
printed-pieces-statues = Statuen
printed-pieces-huts = Hütten
printed-pieces-palms = Palmen
printed-limits-hand = Hinweise auf der Hand
printed-limits-hand_of_two = dieselben zu zweit
printed-limits-legs = Teilstrecken einer Fahrt
printed-limits-sight = Sichtweite
printed-limits-apart = Abstand gleicher Objekte
printed-limits-safe_gold = Goldkarten über den Flüchen
printed-limits-quiet_turns = Züge bis zum Stillstand
printed-gold-coins_2 = Goldkarten mit 2
printed-gold-coins_3 = Goldkarten mit 3
printed-gold-coins_4 = Goldkarten mit 4
printed-gold-coins_5 = Goldkarten mit 5
printed-gold-coins_6 = Goldkarten mit 6
printed-gold-curses = Flüche
printed-clues = Hinweis
printed-slots = Lage eines Inselteils
printed-sections-rows = Reihe

# Die geführte erste Partie
lesson-first-goal = Willkommen auf Tobago! Auf dieser Insel sind Schätze versteckt, und noch weiß niemand, wo. Hinweis für Hinweis findet ihr es gemeinsam heraus. Wer am Ende die meisten Goldstücke besitzt, gewinnt.
lesson-first-car = Deine Suche beginnt im Dschungel. Stell deinen Wagen auf J9, das Feld, das auf der Insel leuchtet.
lesson-first-car-wrong = Anfangen darfst du überall, aber J9 passt uns gut: In der Nähe wird ein Schatz auftauchen. Such das Feld, das leuchtet.
lesson-first-maps = Vier Pfade, grau, braun, schwarz und weiß, führen zu je einem Schatz. Am braunen liegt erst ein Hinweis: „neben dem Gebirge“. Das lässt 31 von 104 Feldern übrig. Zu viele, um überall zu graben!
lesson-first-hand = Leg also einen deiner vier Hinweise an. Auf jeder Karte steht, wie viele Felder sie an welchem Pfad übrig ließe: je weniger, desto besser. Wähl die 11 von „neben dem Meer“, am braunen Pfad.
lesson-first-hand-wrong = Erlaubt wäre das, aber es lässt mehr Felder übrig. Nichts grenzt so stark ein wie „neben dem Meer“ am braunen Pfad: 11.
lesson-first-markers = Steine! Sie erscheinen, sobald höchstens 17 Felder übrig sind. Auf dem Hinweis liegt jetzt deine Windrose: Jede deiner Windrosen wird ein Anteil an diesem Schatz. Beende deinen Zug, die anderen helfen mit.
lesson-first-others = „Nicht an einem Strand“, sagt Blau; „in Sichtweite einer Hütte“, sagt Gelb. Drei Felder sind übrig. Auch die anderen haben Windrosen angelegt: Gesucht wird gemeinsam, geteilt wird später.
lesson-first-one = Jetzt mach es fertig: Einer deiner Hinweise lässt genau ein Feld übrig. Welcher? Schau auf das Gelände unter den drei Steinen oder auf die Zahlen.
lesson-first-one-wrong = So bleibt am braunen Pfad nicht ein einziges Feld. Zwei der drei Steine liegen im Dschungel, einer im Buschland, und dazu hast du gerade einen Hinweis gezogen.
lesson-first-located = Gefunden: Der Schatz liegt auf E8! Noch gehört er niemandem. Wer zuerst dort ist, hebt ihn. Beende deinen Zug und drück dir die Daumen.
lesson-first-legs = Die anderen waren mit dem grauen Pfad beschäftigt: Los gehts! Eine Fahrt hat bis zu drei Teilstrecken. Eine Teilstrecke führt beliebig weit durch ein Gelände oder einen Schritt in ein anderes.
lesson-first-drive = Durch den Dschungel, in den Fluss, hinauf nach E8: genau drei Teilstrecken. Wähl einfach E8, und dein Wagen fährt sie alle.
lesson-first-drive-wrong = Ein schöner Ausflug, aber der Schatz liegt woanders. Wähl E8 selbst; dein Wagen findet den Weg in drei Teilstrecken.
lesson-first-raise = Du stehst darauf. Heb den Schatz! Damit kommt noch eine Windrose von dir an den Pfad, dein Finderlohn.
lesson-first-raise-wrong = Und den Schatz den anderen überlassen? Heb ihn zuerst!
lesson-first-share = Für jede Windrose am Pfad durfte ihr Besitzer heimlich eine Goldkarte ansehen. Du hast 6, 4 und 2 gesehen. Dazu kam eine Karte, die niemand kennt, und alle wurden gemischt.
lesson-first-six = Nun wird Karte für Karte angeboten, zuerst der untersten Windrose, und das ist deine. Wer annimmt, nimmt die Windrose vom Pfad. Besseres als eine 6 gibt es nicht: Nimm an!
lesson-first-six-wrong = Eine bessere Karte gibt es nicht, und die anderen hätten sie gern. Nimm die 6 an.
lesson-first-two = Nur 2 Goldstücke. Aber du hast ja gespickt: Die 4 kommt noch. Lehn ab und behalte deine Windrose dafür.
lesson-first-two-wrong = Das wäre eine Windrose für 2 Goldstücke, und du weißt, dass die 4 noch kommt. Lehn diese Karte ab.
lesson-first-four = Gelb war mit 2 Goldstücken zufrieden. Und da ist deine 4: Nimm sie an.
lesson-first-four-wrong = Auf diese Karte hast du gewartet. Nimm sie an, sonst tut es jemand anders.
lesson-first-three = Blau freut sich diebisch über eine 5. Merk dir diese Karte! Du hast noch eine Windrose und kennst nichts Besseres, das noch kommt: Nimm die 3 an.
lesson-first-three-wrong = Etwas Besseres, von dem du weißt, ist nicht mehr da. Nimm die 3 an, bevor Blau sie nimmt.
lesson-first-hunt = Alles verteilt: 13 Goldstücke für dich! Blau nahm die letzte Karte und hat deshalb am braunen Pfad die nächste Suche begonnen. So gibt es immer vier Schätze zu finden.
lesson-first-statues = Und sieh dir die Küste an: Nach jedem gehobenen Schatz bringt jede Statue ein Amulett dorthin, wohin sie blickt, und dreht sich weiter. Beende deinen Zug; danach holst du dir welche.
lesson-first-plan = Für den grauen Schatz bleiben zwei Felder: F3 und K8. Gelb hatte keinen guten Hinweis und hat die Hand getauscht; auch das ist ein Zug. Du hast Besseres vor: Amulette.
lesson-first-amulet = Auf D8, gleich neben dir, liegt ein Amulett. Fahr hin: eine Teilstrecke.
lesson-first-amulet-wrong = Zuerst das Amulett auf D8! Du brauchst es noch in diesem Zug.
lesson-first-collect = Nimm das Amulett. Deine Fahrt geht danach weiter.
lesson-first-collect-wrong = Lass es nicht liegen: Nimm zuerst das Amulett.
lesson-first-far = Zwei Teilstrecken hast du noch. Dieses Gebirge reicht quer über die ganze Insel, und das ist eine einzige Teilstrecke! Fahr nach L8, dort liegt noch ein Amulett.
lesson-first-far-wrong = Bleib im Gebirge, bis nach L8. So weit es ist, es ist nur eine Teilstrecke, und dort wartet ein Amulett.
lesson-first-second = Nimm auch dieses. Ich habe so eine Ahnung, dass du noch froh darüber sein wirst.
lesson-first-uses = Amulette setzt du in deinem Zug ein, wann du willst: für einen weiteren Hinweis, eine weitere Fahrt, eine neue Hand oder einen Stein weniger auf der Insel.
lesson-first-remove = Der graue Schatz liegt auf F3 oder auf K8, und K8 ist gleich neben dir. Setz ein Amulett ein: Entferne den Stein auf F3.
lesson-first-remove-wrong = Entferne den grauen Stein auf F3, dann bleibt nur K8, gleich neben dir. Andersherum läge der Schatz am anderen Ende der Insel.
lesson-first-last-leg = Gerade hast du bestimmt, wo der Schatz liegt. Eine Teilstrecke bleibt dir: nach K8!
lesson-first-last-leg-wrong = Dir bleibt eine Teilstrecke, und der Schatz liegt auf K8. Fahr dorthin.
lesson-first-raise-grey = Heb ihn: dein zweiter Schatz.
lesson-first-raise-grey-wrong = Nach all der Mühe? Heb den Schatz!
lesson-first-deep = Du hast eine 5 und eine 4 gesehen. Aber Vorsicht: Tief im Goldstapel liegen zwei Flüche, und eine Karte hier kennt niemand.
lesson-first-wait = Fürs Erste gibt es 2 Goldstücke. Du weißt von besseren Karten: Lehn ab.
lesson-first-wait-wrong = Du hast doch eine 5 und eine 4 gesehen. Lehn die 2 ab.
lesson-first-five = Gelb nahm die 2 und hat hier keine Windrose mehr. Jetzt die 5, und du wirst zuerst gefragt: Nimm sie an.
lesson-first-five-wrong = Auf mehr als eine 5 kannst du hier nicht hoffen. Nimm sie an.
lesson-first-curse = Der Fluch! Alles ist vorbei, und wer hier noch eine Windrose hat, zahlt. Dich hat dein zweites Amulett gerettet. Blau hatte keines: Die schöne 5 ist weg. Gelb, ohne Windrose, lacht nur.
lesson-first-begin = Die letzte Goldkarte ging an dich, also beginnst du die nächste graue Suche. „Im Dschungel“ lässt die wenigsten Felder übrig: Leg diesen Hinweis.
lesson-first-begin-wrong = Jeder Hinweis darf eine Suche beginnen, aber „im Dschungel“ grenzt am stärksten ein: 24 Felder.
lesson-first-end = Das ist Tobago! Der Schatz, bei dem der Goldstapel ausgeht, ist der letzte; die meisten Goldstücke gewinnen. Du hast 18, Gelb 4, Blau 3. Beende deinen Zug und spiel gegen die Bots weiter, oder beginne eine eigene Partie.

# Pictures of the rulebook

example-island = Eine Insel vor dem ersten Auto: Felder mit sechs Landschaften, Buchstaben für die Spalten, Zahlen von Nord nach Süd. Das Meer ringsum ist kein Feld.
example-objects = Statuen stehen im Landesinneren, jede blickt über eine Seite ihres Feldes. Hütten, Palmen und Statuen liegen zufällig, gleiche weit auseinander.
example-first-clues = Die Autos stehen. Zu dritt liegt auf drei Karten je ein Hinweis mit einer Rose dessen, für den er gezogen wurde; eine Karte beginnt leer. Unten die geheime Hand von Rot.
example-clue = Rot hat „neben dem Meer“ auf Braun gelegt, mit einer Rose darauf. Nun sind so wenige Felder möglich, dass auf jedem ein brauner Marker liegt. Rot hat eine Karte nachgezogen.
example-three-left = Vier Hinweise auf Braun lassen drei Felder zu. Zwei liegen im Dschungel, eines im Buschland: Ein weiterer Hinweis muss mindestens eines übrig lassen und mindestens eines ausschließen.
example-located = „Im Buschland“ lässt nur E8 übrig: Der braune Schatz ist gefunden. Auf diese Karte passt kein Hinweis mehr; jetzt kann er gehoben werden.
example-legs = Von hier kommt das rote Auto in drei Etappen nach E8: Jede führt beliebig weit durch eine Landschaft oder einen Schritt in eine andere.
example-raise = Die dritte Etappe endete beim Schatz. Rot darf ihn heben: Dann kommt noch eine Rose unter den letzten Hinweis, und der Marker verlässt die Insel.
example-looking = Für jede Rose auf der Karte hat ihr Besitzer geheim eine Goldkarte gesehen; dazu kommt eine, die niemand kennt. Die erste wird aufgedeckt und der untersten Rose angeboten: der von Rot.
example-offered = Bei jeder neuen Karte wird zuerst die unterste verbliebene Rose gefragt. Wer annimmt, nimmt die Karte und diese Rose zurück; alle wissen, was es war.
example-new-hunt = Alles ist verteilt. Blau nahm die letzte Goldkarte und beginnt die neue braune Suche mit einem eigenen Hinweis; die alten Hinweise sind fort.
example-statues = Nach einem Schatz bringt jede Statue ein Amulett auf das letzte Feld vor dem Meer in ihrer Blickrichtung. Dann drehen sich alle um eine Seite.
example-exchanged = Gelb hat statt eines Hinweises die ganze Hand getauscht: Wie viele Karten, wissen alle, welche, nur Gelb. Bei Grau bleiben F3 und K8.
example-amulet = Eine Etappe von Rot endete auf einem Amulett: Rot darf es nehmen, und die Fahrt geht weiter.
example-amulets = Rot hat zwei Amulette und noch eine Etappe. Jederzeit im Zug kann eines den grauen Marker von F3 oder K8 nehmen; der letzte bleibt, und der Schatz ist gefunden.
example-deep = Rot kennt eine 5 und eine 4 in diesem Stapel. Eine der Karten hat niemand gesehen: Von nun an kann es einer der zwei Flüche sein.
example-curse = Ein Fluch wurde aufgedeckt. Rot hatte dort noch eine Rose und verlor ein Amulett; Blau hatte keines und verlor die wertvollste Goldkarte. Gelb, mit allen Rosen zurück, verlor nichts.
example-cards = Vier Hinweiskarten von Rot: Jede erlaubt die Felder in, neben oder in Sichtweite von etwas oder, mit rotem Balken, genau die, die sie ohne ihn verböte.
example-action = Rot hat einen Hinweis gelegt: Das war die eine Aktion des Zuges. Amulette dürfen noch benutzt werden; dann beendet Rot den Zug.
example-extra-clue = Während einer Fahrt benutzte der zweite Spieler ein eben genommenes Amulett und legte einen weiteren Hinweis auf Braun. Danach geht die Fahrt weiter.
example-extra-drive = Nach der Aktion gab ein Amulett Rot eine weitere Fahrt mit drei Etappen. Sie endete beim grauen Schatz, der gehoben werden darf; Amulette nimmt man auf ihr nicht.
example-refused = Alle Rosen lehnten die angebotene Karte ab, also kam sie auf den Goldablagestapel. Die nächste wird aufgedeckt und wieder zuerst der untersten Rose angeboten.
example-chosen-end = Mitten in einer Fahrt nahm ein Amulett einen Marker von der Insel. Dieses Feld bleibt ausgeschlossen, welche Hinweise auch kommen.
example-end = Für diesen Schatz reichte das Gold gerade noch, also war es der letzte. Mit seiner Verteilung war das Spiel sofort aus: Rot hat gewonnen, 47 Münzen zu 43.
