game-title = West of Africa
about-game = Alle wählen geheim Karten: was sie in dieser Runde tun und auf welcher Insel. Wer die kleinere Summe hat, ist früher dran: Zuckerrohr, Wein und Getreide anbauen, verschiffen und verkaufen, Siedlungen gründen und vor den anderen Alcalde werden.
about-hard = mehr zu überlegen
about-best = 4

island-el-hierro = El Hierro
island-la-palma = La Palma
island-la-gomera = La Gomera
island-tenerife = Tenerife
island-gran-canaria = Gran Canaria
island-fuerteventura = Fuerteventura
island-lanzarote = Lanzarote
place-nowhere = keinem Hafen
place-west-ship = Westschiff
place-east-ship = Ostschiff
good-sugar = Zuckerrohr
good-wine = Wein
good-grain = Getreide
letter-sugar = Z
letter-wine = W
letter-grain = G
card-move-workers = Arbeiter bewegen
card-move-ship = Schiff ziehen
card-cultivate = Güter anbauen
card-sell = Güter verkaufen
card-settle = Siedlung gründen
card-minus = Minuskarte

option-gold_track = Wer auf der Goldleiste auf ein Feld kommt,
option-gold_track-last = steht unter allen anderen
option-gold_track-topmost = nimmt den obersten freien Platz
option-gold_track-about = Auf einem Feld der Goldleiste steht höher, wer schon länger da ist, oder wer kommt, nimmt den obersten freien Platz, auch über anderen (WA 2.6): Die Anleitung sagt beides.

action-gold-order = Nächster Platz auf Feld { $limits-gold_start }: { $seat }
action-choose = Hinlegen: { $card } ({ $number })
action-ready = Fertig: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, Summe { $sum }{ $fee ->
    [0] { "" }
   *[other] , kostet { $fee } Gold
}
action-place-ship = Schiff im Hafen von { $island } einsetzen
action-move-worker = Arbeiter bewegen: { $source } → { $target }
action-use-workers = { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
} auf { $island } einsetzen: Jedes Gut kostet dort { $price } Gold
action-plant = { $good } auf { $island }, Feld { $field }, für { $price } Gold anbauen
action-return-workers = Arbeiter zurückschicken: { $west } auf das Westschiff, { $east } auf das Ostschiff
action-sell = { $good } auf { $island } für { $price } Gold verkaufen{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } über { $limits-gold_max } hinaus verfallen)
}
action-found = Siedlung auf { $island }, Feld { $field }, für { $price } Gold gründen: { $points } Siegpunkte
action-load = { $good } im Hafen von { $island } laden
action-unload = { $good } im Hafen von { $island } ausladen
all-plant = Jedes freie Feld bepflanzen: { $count } Waren
all-sell = Alles verkaufen: { $count } Waren
all-load = Alles hier laden: { $count } Waren
all-unload = Alles ausladen: { $count } Waren
action-sail = Nach { $island } fahren
action-moor = Fahrt im Hafen von { $island } beenden
action-push = Schiff von { $seat } verdrängen
action-end-turn = Zug beenden

prompt-wait = Die Reihenfolge auf der Goldleiste wird ausgelost.
prompt-choose = Wähle eine bis { $limits-cards_max ->
    [5] fünf
   *[other] { $limits-cards_max }
} Karten und melde dann, dass du fertig bist.
prompt-choosing = Noch beim Wählen: { $players }.
prompt-place-ship = Setze dein Schiff an einem freien Anlegeplatz ein.
prompt-turn = Du bist am Zug: Mach deine Aktionen in beliebiger Reihenfolge oder beende deinen Zug.
prompt-planting = Baue mithilfe deiner Arbeiter an und schicke sie dann zurück.
prompt-voyage = Dein Schiff ist unterwegs: Du kannst fahren, laden, ausladen oder die Fahrt beenden.
prompt-push = Der Hafen ist voll: Wähle, welches Schiff weicht.
prompt-other = { $player } ist am Zug.
prompt-over = Das Spiel ist zu Ende. { $player } gewinnt.

log-gold-order = Für den nächsten Platz auf Feld { $limits-gold_start } wird { $seat } ausgelost.
log-choose = { $player } legt „{ $card }“ hin.
log-ready = { $player } ist fertig.
log-place-ship = { $player } setzt das eigene Schiff im Hafen von { $island } ein.
log-move-worker = { $player } bewegt einen Arbeiter: { $source } → { $target }.
log-use-workers = { $player } setzt { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
} auf { $island } ein.
log-plant = { $player } baut { $good } auf { $island } für { $price } Gold an.
log-return-workers = { $player } schickt die Arbeiter zurück: { $west } nach Westen, { $east } nach Osten.
log-sell = { $player } verkauft { $good } auf { $island } für { $price } Gold{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } über { $limits-gold_max } hinaus verfallen)
}.
log-found = { $player } gründet auf { $island } für { $price } Gold eine Siedlung: { $points } Siegpunkte.
log-load = { $player } lädt { $good } im Hafen von { $island }.
log-unload = { $player } lädt { $good } im Hafen von { $island } aus.
log-sail = { $player } fährt nach { $island }.
log-moor = { $player } legt im Hafen von { $island } an.
log-push = { $player } verdrängt das Schiff von { $seat }.
log-end-turn = { $player } beendet den Zug.
log-minus = { $count ->
    [one] Die Minuskarte von { $player } geht
   *[other] { $count } Minuskarten von { $player } gehen
} an { $other }.
log-gives-way = Das Schiff von { $player } weicht und fährt weiter nach { $island }.
log-announce = { $player } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} gelegt, Summe { $sum }{ $fee ->
    [0] { "" }
   *[other] , und zahlt { $fee } Gold
}.
log-order = Spielerreihenfolge: { $players }.
log-reveal = { $player } deckt auf: { $cards }.
log-round-end = Runde { $round } endet.
log-gold-lead = { $player } liegt beim Gold vorn: { $points } Siegpunkt.
harvest-goods = { $count } { $good } ({ $island })
log-harvest = { $player } erntet: { $goods }.
log-alcalde = { $player } wird Alcalde von { $island }.
log-no-alcalde = { $island } hat keinen Alcalde mehr.
log-offices = { $player } erhält { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} für Ämter.
log-refill = Auf die Siedlungsleiste { $count ->
    [one] kommt 1 Siedlung
   *[other] kommen { $count } Siedlungen
}; neben dem Spielplan: { $stock }.
log-last-round = Die letzte Runde beginnt.
log-gold-end = { $player } erhält { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} für Gold.
log-won = { $player } gewinnt mit { $points } Siegpunkten.

why-2-2 = Du hast nicht genug Gold.
why-4-2 = Du bist nicht am Zug.
why-4-3 = Das geht jetzt nicht.
why-5-2 = Wähle mindestens eine Karte.
why-5-3 = Du hast schon { $limits-cards_max ->
    [5] fünf
   *[other] { $limits-cards_max }
} Karten gewählt.
why-5-4 = { $limits-cards_free ->
    [4] Eine fünfte Karte kostet
   *[other] Eine Karte mehr als { $limits-cards_free } kostet
} { $limits-fifth_card_cost } Gold, und du hast weniger.
why-5-5 = Diese Karte hast du nicht auf der Hand.
why-6-2 = Dein Schiff wird nur einmal eingesetzt, und zwar als Erstes in deinem ersten Zug.
why-6-3 = Dort sind alle Anlegeplätze belegt.
why-6-5 = Beende, was du begonnen hast; zu einer abgeschlossenen Aktion kannst du nicht zurückkehren.
why-6-6 = Bring zuerst deinen Anbau oder deine Fahrt zu Ende.
why-6-7 = Du hast die Karte für diese Aktion nicht gespielt.
why-6-8 = Du hast die Karte dieser Insel nicht gespielt.
why-7-1 = Deine { $limits-worker_points ->
    [4] vier
   *[other] { $limits-worker_points }
} Aktionspunkte sind verbraucht.
why-7-3 = Dort steht keiner deiner Arbeiter.
why-8-2 = Du hast keinen Gütermarker im Vorrat, der dort wachsen kann.
why-8-3 = Angebaut wird nur auf einem freien Feld.
why-8-5 = Sag vor dem ersten Gut, wie viele Arbeiter helfen, und zwar höchstens so viele, wie von dir dort stehen.
why-8-6 = Wer Arbeiter einsetzt, muss dort mindestens ein Gut anbauen.
why-8-7 = Auf einer Insel baust du bei einem einzigen Besuch an, und erst wenn sie abgeschlossen ist, auf der nächsten.
why-8-8 = Es gehen nicht mehr Arbeiter zurück, als du eingesetzt hast.
why-9-1 = In der ersten Runde kann nichts verkauft werden.
why-9-2 = Du hast dort kein solches Gut im Speicher.
why-10-1 = In der ersten Runde kann keine Siedlung gegründet werden.
why-10-2 = Nur wer Alcalde der Insel ist, gründet dort Siedlungen.
why-10-3 = Dieses Feld ist nicht frei.
why-10-4 = Die Siedlungsleiste ist leer.
why-11-1 = Dein Schiff ist schon { $limits-ship_range ->
    [3] drei
   *[other] { $limits-ship_range }
} Häfen weit gefahren.
why-11-2 = Eine Fahrt hat mindestens einen Schritt.
why-11-3 = Dort endet die Seeverbindung.
why-11-4 = Du hast kein solches Gut im Speicher dieses Hafens.
why-11-5 = Auf dieser Fahrt wurden schon { $limits-ship_cargo ->
    [3] drei
   *[other] { $limits-ship_cargo }
} Güter geladen.
why-11-6 = Ein solches Gut ist nicht an Bord.
why-11-8 = Wähle ein Schiff, das in diesem Hafen liegt; es muss zuerst weichen.

source-settlements = Siedlungen
source-offices = Ämter
source-gold-lead = Gold je Runde
source-gold-end = Gold am Ende
tie-broken = Gleich viele Siegpunkte: Die Goldleiste entscheidet (WA 13.5).
stage = Runde { $number }
reason-points = Jemand hat { $limits-end_points } Siegpunkte erreicht.
reason-settlements = Alle Siedlungen wurden gegründet.
reason-both = Jemand hat { $limits-end_points } Siegpunkte erreicht, und alle Siedlungen wurden gegründet.

board-head = Runde { $round }{ $last ->
    [0] { "" }
   *[other] { " " }(die letzte)
} · { $track } auf der Siedlungsleiste, { $stock } neben dem Spielplan
board-player = Person
board-points = Siegpunkte
board-gold = Gold (Platz)
board-supply = Vorrat
board-cards = Karten
board-minus = Minus
board-start-ships = Schiffe W|O
board-laid = { $count }, Summe { $sum }
board-ready = fertig
board-choosing = wählt
board-island = Insel
board-price = Preis
board-harbour = Hafen
board-fields = Felder
board-alcalde = Alcalde
board-influence = Einfluss
board-legend =
    ▶ an der Reihe · ★ du · Gold (Platz auf dem Feld) · Minuskarten 1+1: da + neu
    Hafen: 2 Schiff von Person 2, · frei · Einfluss: 5 •• 1W = 5, 2 Arbeiter, 1 Wein
    Felder: Z Zuckerrohr, W Wein, G Getreide, 6 9 12 Kosten einer Siedlung;
    · frei, :2 Gut von Person 2, ▲ Siedlung

# Für die Person am Terminal
board-shown = { $player } zeigt { $cards }
own-wealth = Du hast { $gold } Gold und { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}; in deinem Vorrat: { $goods }.
own-goods = { $count } { $good }
own-nothing = nichts
own-no-cards = Du hast noch keine Karte gewählt.
own-cards = Deine Karten (Summe { $sum }): { $cards }
own-card = { $card } ({ $number })
own-card-used = { $card } ({ $number }) ✓
own-points = Übrige Aktionspunkte für Arbeiter: { $points }.
own-voyage = Noch möglich auf dieser Fahrt: Häfen { $steps }, zu ladende Güter { $loads }; an Bord: { $aboard }.

picture-title = West of Africa, Runde { $round }
picture-field = { $island }, Feld { $number }: { $use }{ $cost ->
    [0] {""}
   *[other] , kostet { $cost } Gold
}
picture-card = { $card }, Zahl { $number }{ $chosen ->
    [0] {""}
   *[other] , hingelegt
}
picture-round = Runde { $round }{ $last ->
    [0] { "" }
   *[other] { " " }· die letzte
}
picture-island = { $island }: Güter bringen { $price } Gold, Alcalde { $alcalde }
picture-player = { $player }: { $points } Siegpunkte, { $gold } Gold
picture-track = { $track } Siedlungen auf der Siedlungsleiste, { $stock } neben dem Plan
picture-minus = Minuskarten: { $count }, ab der nächsten Runde zusätzlich: { $coming }
picture-hand = Deine Karten · hingelegt: { $count } · Summe: { $sum }{ $fee ->
    [0] { "" }
   *[other] { " " }· fünfte Karte: { $fee } Gold
}
picture-home = { $west } nach West, { $east } nach Ost
picture-west-ship = Westschiff
picture-east-ship = Ostschiff
picture-settlement = Siedlung
picture-alcalde = Alcalde von { $island }: { $player }
picture-ship = Schiff von { $player }: { $place }
picture-worker = Arbeiter: { $player }
picture-good = { $player }: { $good }
picture-gold = { $player }: { $gold } Gold
picture-points = { $player }: { $points } Siegpunkte
picture-gold-track = Goldleiste
picture-point-track = Siegpunkteleiste
close-order = Karten, Summen und die Reihenfolge
close-points = Woher die Siegpunkte kommen
close-harvest = Ernte
legend-alcalde = Alcalde
legend-heir = führt beim jetzigen Stand
legend-price = Gold
legend-berth = Anlegeplatz
legend-choice = das kannst du wählen

# Was bei der Wahl hilft

effect-island = { $plants ->
    [0] { "" }
   *[other] anbauen ·{ " " }
}verkaufen { $price }{ $land ->
    [0] { "" }
   *[other] { " " }· siedeln
}
effect-move-workers = { $limits-worker_points } Schritte für Arbeiter
effect-move-ship = { $limits-ship_range } Häfen, { $limits-ship_cargo } Güter
effect-cultivate = anbauen für je { $limits-plant_cost } Gold
effect-sell = gelagerte Güter verkaufen
effect-settle = Alcalde siedelt: { $limits-settlement_points } Punkte
effect-minus = senkt die Summe, geht nach links
note-idle = diese Runde wirkungslos
note-needs-island = braucht noch eine passende Insel
note-needs-action = braucht noch eine passende Aktion
note-saves = spart { $gold } Gold bei jedem Gut
note-workers = nur { $price } Gold mit { $workers ->
    [one] deinem Arbeiter
   *[other] deinen { $workers } Arbeitern
} dort
place-fee = { $gold } Gold
aid-lowest = Die kleinste Summe beginnt.
aid-sum = Summe { $sum }: Die kleinste beginnt.
aid-ties = Bei gleicher Summe nach dem Gold vor dir: { $players }.
aid-first = Bei gleicher Summe kommst du nach dem Gold zuerst.

kind-choose = Karte hinlegen
kind-ready = Fertig sein
kind-place-ship = Schiff einsetzen
kind-move-worker = Arbeiter bewegen
kind-use-workers = Arbeiter einsetzen
kind-plant = Gut anbauen
kind-return-workers = Arbeiter zurückschicken
kind-sell = Gut verkaufen
kind-found = Siedlung gründen
kind-load = Gut laden
kind-unload = Gut ausladen
kind-sail = Fahren
kind-moor = Fahrt beenden
kind-push = Schiff verdrängen
kind-end-turn = Zug beenden

# Listen in den Regeln

figure-island = { $island } { $values }
figure-number = { $value }
figure-minus = { $pieces-minus_cards ->
    [one] 1 Minuskarte
   *[other] { $pieces-minus_cards } Minuskarten
}

# Teile gedruckter Dinge

printed-cost = Siedlung

# Gedruckte Werte nach ihren Schlüsseln

printed-limits-gold_max = Ende der Goldleiste
printed-limits-gold_start = Startgold
printed-limits-cards_max = höchstens Karten
printed-limits-cards_free = kostenlose Karten
printed-limits-fifth_card_cost = Preis für mehr Karten
printed-limits-plant_cost = Preis des Anbaus
printed-limits-worker_points = Aktionspunkte für Arbeiter
printed-limits-ship_range = Häfen einer Fahrt
printed-limits-ship_cargo = Güter einer Fahrt
printed-limits-settlements = Siedlungen
printed-limits-settlement_points = Siegpunkte einer Siedlung
printed-limits-end_points = Siegpunkte für das Ende
printed-limits-gold_per_end_point = Gold je Siegpunkt am Ende
printed-pieces-workers_west = Arbeiter auf dem Westschiff
printed-pieces-workers_east = Arbeiter auf dem Ostschiff
printed-pieces-sugar = Zuckerrohr je Person
printed-pieces-wine = Wein je Person
printed-pieces-grain = Getreide je Person
printed-pieces-minus_cards = Minuskarten je Person
printed-influence-good = Einfluss eines Guts
printed-influence-worker = Einfluss eines Arbeiters
printed-influence-ship = Einfluss eines Schiffs
printed-settlement_track-small = Siedlungsleiste zu zweit und dritt
printed-settlement_track-large = Siedlungsleiste zu viert und fünft
printed-gold_points-two = Punkte für Gold zu zweit
printed-gold_points-more = Punkte für Gold sonst
printed-action_cards-move_workers = Karte: Arbeiter bewegen
printed-action_cards-move_ship = Karte: Schiff ziehen
printed-action_cards-cultivate = Karte: Güter anbauen
printed-action_cards-sell = Karte: Güter verkaufen
printed-action_cards-settle = Karte: Siedlung gründen
printed-action_cards-minus = Minuskarte
printed-entry-west_ship = vom Westschiff nach
printed-entry-east_ship = vom Ostschiff nach
printed-sea_lines-between = Seeverbindungslinie
printed-islands-region = Region
printed-islands-price = Preis der Güter
printed-islands-berths_small = Anlegeplätze zu zweit und dritt
printed-islands-berths_large = Anlegeplätze zu viert und fünft
printed-islands-card = Karte
printed-islands-fields = Feld
printed-islands-fields-pre3 = Siedlung von Anfang an zu dritt
region-west = der Westen
region-middle = die Mitte
region-east = der Osten

lesson-first-goal = Willkommen auf den Kanaren! Du baust Zuckerrohr, Wein und Getreide an, verkaufst sie teuer, regierst Inseln und gründest Siedlungen. Wer am Ende die meisten Siegpunkte hat, gewinnt.
lesson-first-cards = In jeder Runde legen alle verdeckt ein paar Karten und führen sie dann der Reihe nach aus. Eine Aktionskarte sagt, was du tust, eine Inselkarte, wo.
lesson-first-workers = In dieser Runde baust du an. Mit Arbeitern wird das billiger, darum leg zuerst die leuchtende Karte hin: Arbeiter bewegen.
lesson-first-cultivate = Jetzt die Karte für das Anbauen selbst: Güter anbauen.
lesson-first-island = Und wo? Auf La Gomera, denn dort gehen deine Arbeiter gleich an Land. Leg La Gomera hin.
lesson-first-sum = Jede Karte hat eine Zahl. Deine ergeben zusammen 6. Die niedrigste Summe ist zuerst dran: Wenige kleine Karten machen schnell. { $limits-cards_free } Karten sind frei, eine mehr kostet { $limits-fifth_card_cost } Gold.
lesson-first-ready = Mehr brauchst du nicht. Melde, dass du fertig bist.
lesson-first-first = Deine Summe ist 6, die deines Gegners 9: Du bist zuerst dran. Bei gleicher Summe wäre es, wer mehr Gold hat.
lesson-first-ship = Dein erster Zug beginnt mit deinem Schiff, das kostet nichts. Setz es im Hafen von La Gomera ein: Dort liegen nächste Runde deine Güter.
lesson-first-step = Für „Arbeiter bewegen“ hast du { $limits-worker_points } Schritte. Bring einen Arbeiter vom Westschiff auf La Gomera an Land.
lesson-first-east = Arbeiter bringen auf einer Insel auch Einfluss. Schick den vom Ostschiff nach Fuerteventura, du wirst sehen, wozu. Die übrigen Schritte dürfen verfallen.
lesson-first-help = Ein Gut anzubauen kostet { $limits-plant_cost } Gold, 1 weniger für jeden Arbeiter, der auf dieser Insel hilft. Setz deinen Arbeiter auf La Gomera ein.
lesson-first-plant = Jedes Feld zeigt, was dort wächst, und trägt ein Gut. Bau auf dem leuchtenden Feld Getreide an.
lesson-first-again = Und noch einmal auf dem Feld daneben. Wie viel Gold du noch hast, zeigt die leuchtende Leiste.
lesson-first-home = Wer geholfen hat, kehrt auf eines der beiden Schiffe am Rand zurück. Schick ihn nach Westen: Von dort ist er schnell wieder auf den Feldern.
lesson-first-turn = Deine Karten sind ausgeführt. Beende deinen Zug; dann ist dein Gegner dran, und die Runde endet.
lesson-first-harvest = Die Runde ist vorbei. Was auf den Feldern stand, ist geerntet und liegt im Speicher seiner Insel. Und wer am meisten Gold hat, erhält 1 Siegpunkt: du. (Ab drei Personen die beiden Reichsten.)
lesson-first-influence = Dann bekam jede Insel ihren Alcalde: wer dort den größten Einfluss hat. Ein Gut im Speicher zählt { $influence-good }, ein Arbeiter { $influence-worker }, ein Schiff im Hafen { $influence-ship }.
lesson-first-points = Du bist Alcalde von La Gomera und dank eines einzigen Arbeiters auch von Fuerteventura. Jedes Amt bringt jede Runde 1 Siegpunkt, und nur als Alcalde darfst du auf der Insel Siedlungen gründen.
lesson-first-dear = Ein Gut bringt im Westen { $islands-0-price } Gold, in der Mitte { $islands-3-price }, im Osten { $islands-5-price }. Also bring dein Getreide nach Osten: Leg „Schiff ziehen“ hin.
lesson-first-sell = Dort willst du es verkaufen: Leg „Güter verkaufen“ hin. Verkaufen und gründen kann man erst ab der zweiten Runde.
lesson-first-settle = Und aus dem Gold werden Siegpunkte: Leg „Siedlung gründen“ hin.
lesson-first-one = Nun die Insel. Du verkaufst und gründest auf Fuerteventura, also genügt eine Karte: Eine Inselkarte gilt für alle deine Aktionen.
lesson-first-late = Große Pläne, große Summe: Deine ist 22, du bist wohl zuletzt dran. Diesmal schadet das nicht. Melde, dass du fertig bist.
lesson-first-minus = Dein Gegner hat eine Minuskarte gelegt. Sie bewirkt nichts, zählt aber { $action_cards-minus }, so war er zuerst dran. Gespielt geht sie an den linken Nachbarn: Nächste Runde gehört sie dir.
lesson-first-load = Du bist dran! Ein Schiff nimmt bis zu { $limits-ship_cargo } deiner Güter mit. Lade auf La Gomera zweimal Getreide.
lesson-first-sail = Jetzt fahr nach Osten, Hafen für Hafen, höchstens { $limits-ship_range } weit: Tenerife, Gran Canaria, Fuerteventura.
lesson-first-moor = Du bist da. Beende die Fahrt, dann kommt alles an Bord in den Speicher. Wäre der Hafen voll, müsste ein Schiff, das dort liegt, deinem weichen.
lesson-first-price = Verkauf hier beide Güter für je { $islands-5-price } Gold. Auf La Gomera hätten sie { $islands-0-price } gebracht. Verkaufte Güter geben keinen Einfluss mehr, also überleg dir, wann du verkaufst.
lesson-first-found = Du bist reich und hier Alcalde: Gründe eine Siedlung! Sie bringt auf jedem Feld { $limits-settlement_points } Siegpunkte. Welches der beiden leuchtenden Felder nimmst du?
lesson-first-end = Bei { $limits-end_points } Siegpunkten oder mit allen { $limits-settlements } Siedlungen folgt noch eine letzte Runde. Dann geben je { $limits-gold_per_end_point } Gold noch 1 Siegpunkt. Jetzt kennst du das Spiel: Spiel weiter, ab hier gegen einen Bot.
lesson-first-wrong-card = Eine nützliche Karte, aber ein andermal. Nimm die leuchtende.
lesson-first-wrong-island = Diese nicht: Auf La Gomera gehen deine Arbeiter gleich an Land, dort ist der Anbau am billigsten.
lesson-first-wrong-enough = Mehr Karten, höhere Summe: Du wärst später dran. Diese genügen.
lesson-first-wrong-ship = Auch dort darf dein Schiff liegen. Aber deine Güter werden auf La Gomera sein, und es soll sie laden können.
lesson-first-wrong-step = Bring erst einen Arbeiter vom Westschiff nach La Gomera: Dort baust du an.
lesson-first-wrong-east = Warte: Der Arbeiter auf dem Ostschiff kann dich mit einem einzigen Schritt zum Alcalden von Fuerteventura machen.
lesson-first-wrong-help = Warte: Ohne Hilfe kostet jedes Gut { $limits-plant_cost } Gold. Setz erst deinen Arbeiter ein.
lesson-first-wrong-plant = Bau erst auf dem leuchtenden Feld Getreide an: Zwei gleiche Güter genügen für heute.
lesson-first-wrong-home = Vom Ostschiff ist der Weg zurück zu den Feldern weit. Stell die Zahl auf 1, dann geht er nach Westen.
lesson-first-wrong-one = Du brauchst die Insel, auf der du Alcalde bist und Güter teuer sind: Fuerteventura.
lesson-first-wrong-fifth = Noch eine Karte würde { $limits-fifth_card_cost } Gold kosten, und du brauchst keine weitere.
lesson-first-wrong-load = Warte: Ohne Ladung fährt das Schiff umsonst. Lade erst zweimal Getreide.
lesson-first-wrong-sail = Noch nicht: Im Osten sind Güter am teuersten. Fahr weiter bis Fuerteventura.
lesson-first-wrong-moor = Einzeln auszuladen ist nicht nötig: Beende die Fahrt, dann kommt alles an Land.
lesson-first-wrong-price = Verkauf erst beide Güter: Dann hast du Gold für mehr als eine Siedlung.
lesson-first-wrong-found = Eine Siedlung bringt überall { $limits-settlement_points } Siegpunkte, also ist das billigere Feld das bessere.

# Pictures of the rulebook

example-begin = Der Anfang zu zweit: Arbeiter warten auf den zwei Startschiffen, die Siedlungsleiste ist gefüllt, und auf den billigsten Feldern stehen schon Siedlungen.
example-islands = La Gomera hat Felder für Waren, Tenerife auch Doppelfelder für Ware oder Siedlung. Die Zahlen auf Feldern sind der Preis einer Siedlung; die gepunktete Linie ist der Seeweg.
example-chosen = Rot hat drei Karten gewählt: Arbeiter bewegen, Anbauen und La Gomera. Ihre Zahlen ergeben 6; bis alle bereit sind, lässt sich die Wahl ändern.
example-order = Beide sind bereit und nennen ihre Summen: 6 für Rot, 9 für Weiß, dessen Karten verdeckt bleiben. Die niedrigste Summe beginnt: Rot.
example-ship = Der erste Zug beginnt mit dem Schiff: Rot hat es bei La Gomera angelegt, wo ein Platz frei war.
example-steps = Ein Punkt brachte einen Arbeiter vom Westschiff nach La Gomera, ein weiterer einen vom Ostschiff nach Fuerteventura. Übrige Punkte dürfen verfallen.
example-helping = Der Arbeiter von Rot auf La Gomera hilft: Jede Ware, die jetzt dort gepflanzt wird, kostet 1 Gold weniger, und mindestens eine muss es sein.
example-planted = Zwei Getreide stehen auf Feldern, die Getreide zeigen. Jedes war eine eigene Zahlung, und der Marker von Rot ging auf der Goldleiste zweimal zurück.
example-leaving = Die Insel ist fertig, also ist der Arbeiter, der half, auf das von Rot gewählte Startschiff gegangen, das westliche. Rot kann den Zug beenden.
example-harvest = Ein Rundenende: Waren kamen von den Feldern ins Lager ihrer Insel, und wer auf der Goldleiste vorn ist, bekam einen Punkt.
example-alcaldes = Zwei Getreide und das Schiff machen Rot zum Alcalden von La Gomera; auf Fuerteventura genügte ein Arbeiter. Jedes Amt bringt einen Punkt.
example-aboard = Das Schiff von Rot hat am ersten Hafen der Fahrt, La Gomera, zwei Getreide aus dem Lager geladen. Weiß hat eine Minuskarte gespielt, die weitergewandert ist.
example-voyage = Drei Häfen weiter östlich, über Tenerife und Gran Canaria: Ein Platz ist frei, also darf die Fahrt hier enden, und niemand muss weichen.
example-unloaded = Was an Bord war, kam ins Lager des letzten Hafens. Mit den Karten Verkaufen und Fuerteventura lässt es sich dort sofort verkaufen.
example-sold = Beide Getreide wurden zum Preis des Ostens verkauft; die Steine sind wieder im Vorrat von Rot, das Gold steht auf der Leiste.
example-founding = Rot ist Alcalde von Fuerteventura und darf dort gründen: Eine Siedlung kommt von der Leiste auf ein freies Feld, kostet, was das Feld sagt, und bringt überall gleich viele Punkte.
example-gold = Rot zahlte die zwei Getreide einzeln; jede Zahlung rückte den Marker auf der Goldleiste zurück. Niemand kann mehr ausgeben, als er hat.
example-round = Die zweite Runde beginnt. Jede Runde: Karten wählen, dann Züge nach den Summen, dann Ernte, Ämter und Punkte.
example-three = Der Anfang zu dritt: Einige Felder im Osten tragen schon Siedlungen. Die Ordnung der Marker auf der Goldleiste wurde gezogen; sie entscheidet bei Gleichstand.
example-end = Jemand hatte die Punkte erreicht, die die Partie beenden, eine weitere Runde wurde gespielt, und Gold brachte Punkte: Weiß hat mit 32 gewonnen, vor Rot mit 30 und Blau mit 18.
example-pushed = Rot fuhr von La Gomera nach Osten und beendete die Fahrt in Tenerife, wo das weiße Schiff den einzigen Platz hatte. Es wich und fuhr weiter nach Osten zum nächsten freien Platz.
example-fee = Rot hat fünf Karten gelegt und die Gebühr für die fünfte gezahlt, sobald alle bereit waren. Mit der Minuskarte ist die Summe niedriger als die von Weiß: Rot beginnt.
