game-title = Key West
about-game = Biete darum, wer zuerst wählt, und nimm Karten, mit denen zwischen Florida und Key West Hotels, Brücken, Plantagen und Zigarrenfabriken entstehen. Tauche nach Wracks, achte darauf, wer Boss welcher Inseln wird, und zähle nach acht Runden, was alles wert ist.
about-hard = einige Regeln
about-best = 4

island-upper = Upper Keys
island-middle = Middle Keys
island-lower = Lower Keys
bridge-key-largo-cut = Key Largo Cut
bridge-long-key = Long Key
bridge-seven-miles-bridge = Seven Miles Bridge
fruit-orange = Orangen
fruit-banana = Bananen
fruit-mango = Mangos
letter-orange = O
letter-banana = B
letter-mango = M
space-dive = Tauchen
space-hotel = Hotel kaufen
space-hotel-operate = Hotel kaufen und bewirtschaften
space-factory-roll = Fabrik kaufen, Zigarren drehen
space-factory-market = Fabrik kaufen, Zigarren vermarkten
space-roll-dollars = Zigarren drehen, { $prices-dollars_action } Dollar nehmen
space-shares = Anteile von { $limits-scored_bridges } Brücken werten
space-harvest = { $limits-harvested_fruits } Plantagengruppen abernten
space-repeat = 1 beliebige Aktion machen
place-hotel = Hotel { $number } ({ $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}) auf den { $island }
place-factory = Fabrik { $number } auf den { $island }
place-orange = Orangenplantage { $number } auf den { $island }
place-banana = Bananenplantage { $number } auf den { $island }
place-mango = Mangoplantage { $number } auf den { $island }
sea-nw = NW { $number }
sea-se = SO { $number }
tile-sponge = Schwamm { $number }
tile-chest = Schatztruhe
tile-mask = Maske
tile-vase = Vase
tile-wreck = Wrack
letter-sponge = S
letter-chest = T
letter-mask = M
letter-vase = V
letter-wreck = W
symbol-key-largo-cut = Key Largo Cut
symbol-long-key = Long Key
symbol-seven-miles-bridge = Seven Miles Bridge
symbol-orange = Orangenplantage
symbol-banana = Bananenplantage
symbol-mango = Mangoplantage
symbol-harvest = Ernte
symbol-dive = Tauchgang +1
symbol-capacity = Kapazität +1
card-and = { $first } & { $second }
option-money = Geld
option-money-secret = geheim
option-money-open = offen
option-money-about = Geheim: Nur du weißt, ob ein Schein, den du von einer Brücke genommen hast, 1 oder 2 Dollar wert ist; offen: Alle sehen es (KW 2.6).
option-bank = Eine Kasse, die nicht alles zahlen kann,
option-bank-full = zahlt nichts
option-bank-rest = zahlt, was noch da ist
option-bank-about = Hat die Kasse weniger, als sie schuldet, zahlt sie nichts, wie es die japanischen Regeln sagen, oder alles, was sie noch hat (KW 2.7).

action-lighthouse = { $seat } erhält den Leuchtturm
action-reveal-card = { $card } wird aufgedeckt
action-bid = { $amount ->
    [0] Nichts bieten
   *[other] { $amount } Dollar bieten
}
action-take-card = Die Karte { $card } nehmen
action-draw-bill = Der Schein ist { $number } Dollar wert
action-reveal-harvest = Ernteplättchen: { $fruit }
action-plant = { $space } übernehmen
action-plant-taken = { $space } von { $owner } übernehmen
action-mark = { $space }
action-repeat = Mit beiden Markern wiederholen: { $space }
action-look = Das Plättchen auf { $place } ansehen
action-look-again = Das Plättchen auf { $place } noch einmal ansehen ({ $tile })
action-draw-tile = Das Plättchen zeigt: { $tile }
action-keep = Das Plättchen nehmen
action-keep-sponge = { $tile } nehmen: { $dollars } Dollar{ $short ->
    [0] { "" }
    [2] { " " }(die Kasse hat nur noch { $paid })
   *[other] { " " }(die Kasse kann nicht zahlen)
}
action-keep-wreck = { $tile } nehmen: { $points ->
    [0] keine Siegpunkte, der Schiffsfriedhof ist voll
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
action-keep-treasure = { $tile } nehmen
action-put-back = Das Plättchen zurücklegen
action-buy-hotel = { $space } für { $price } Dollar kaufen
action-buy-hotel-taken = { $space } für { $price } Dollar von { $owner } kaufen
action-operate = Bewirtschaften: { $dice ->
    [0] nichts zu bewirtschaften
    [one] 1 Würfel
   *[other] { $dice } Würfel
}{ $count ->
    [0] { "" }
    [one] , 1 Hotel bringt Gewinn
   *[other] , { $count } Hotels bringen Gewinn
}
action-buy-factory = { $space } für { $price } Dollar kaufen
action-buy-factory-taken = { $space } für { $price } Dollar von { $owner } kaufen
action-roll-cigars = Zigarren drehen: { $dice ->
    [0] du hast keine Fabrik
    [one] 1 Würfel
   *[other] { $dice } Würfel
}{ $count ->
    [0] { "" }
    [one] , 1 Fabrik
   *[other] , { $count } Fabriken
}
action-roll-die = Der Würfel zeigt { $number }
action-market = { $cigars } Zigarren vermarkten: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
action-take-dollars = { $dollars } Dollar nehmen{ $short ->
    [0] { "" }
    [2] { " " }(die Kasse hat nur noch { $paid })
   *[other] { " " }(die Kasse kann nicht zahlen)
}
action-score = { $bridge } werten: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
action-harvest = { $fruit } abernten: { $count } Plättchen
all-score = Alle Brücken werten: { $count }
all-harvest = Alle Früchte ernten: { $count }
action-move-disc = Deine Scheibe umsetzen: { $space }
action-done = Diese Aktion beenden
action-done-plant = Verzichten

prompt-wait = Runde { $round } von { $rounds } wird vorbereitet.
prompt-bid = Biete auf die Karten. Du hast { $money } Dollar.
prompt-bidding = Noch kein Gebot von: { $players }.
prompt-pick = Nimm { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
prompt-plant = Du darfst eine Plantage übernehmen: { $plantations }.
prompt-mark = Du bist am Zug: Wähle eine Aktion (noch { $markers } Marker einzusetzen).
prompt-act = Tu, was die Aktion erlaubt, oder beende sie.
prompt-dive = Du darfst noch { $looks } Plättchen ansehen und { $room } nehmen. Wähle ein Tauchfeld oder beende die Aktion.
prompt-keep = Du siehst auf { $place }: { $tile }. Nehmen oder zurücklegen?
prompt-move = Dein Vorrat ist leer. Welche deiner Scheiben setzt du um? Ziel: { $space }.
prompt-other = { $player } ist am Zug.
prompt-over = Die Partie ist zu Ende. Sieg: { $players }.

log-lighthouse = { $seat } erhält den Leuchtturm und beginnt.
log-reveal-card = Im Angebot: { $card }.
log-bid = { $player } bietet verdeckt { $amount } Dollar.
log-has-bid = { $player } hat geboten.
log-rank = { $player } hat { $amount } Dollar geboten.
log-pays = { $player } zahlt { $amount } Dollar an { $other }.
log-new-lighthouse = { $player } erhält den Leuchtturm.
log-fourth = { $short ->
    [0] { $player } erhält { $dollars } Dollar aus der Kasse.
    [2] { $player } erhält { $paid } der { $dollars } Dollar; mehr hat die Kasse nicht.
   *[other] Die Kasse kann { $player } die { $dollars } Dollar nicht zahlen.
}
log-take-card = { $player } nimmt die Karte { $card }.
log-draw-bill = { $player } nimmt einen { $number }-Dollar-Schein von der Brücke.
log-bill = { $player } nimmt einen Schein von der Brücke.
log-complete = { $bridge } ist fertig.
log-reveal-harvest = Aufs Festland: { $fruit }.
log-plant = { $player } übernimmt: { $space }.
log-plant-taken = { $player } übernimmt von { $owner }: { $space }.
log-mark = { $player } wählt: { $space }.
log-repeat = { $player } wiederholt mit beiden Markern: { $space }.
log-look = { $player } sieht das Plättchen auf { $place } an.
log-draw-tile = Das Plättchen zeigt: { $tile }.
log-sees = Du siehst auf { $place }: { $tile }.
log-keep = { $player } nimmt das Plättchen.
log-put-back = { $player } legt das Plättchen zurück.
log-sponge = { $short ->
    [0] { $player } verkauft einen Schwamm für { $dollars } Dollar.
    [2] { $player } hat einen Schwamm { $dollars } und erhält { $paid } Dollar; mehr hat die Kasse nicht.
   *[other] { $player } hat einen Schwamm { $dollars }, aber die Kasse kann nicht zahlen.
}
log-wreck = { $player } hat ein Wrack gehoben: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
log-treasure = { $player } hat einen Schatz gehoben.
log-treasure-known = { $player } hat einen Schatz gehoben: { $tile }.
log-buy-hotel = { $player } kauft für { $price } Dollar: { $space }.
log-buy-hotel-taken = { $player } kauft für { $price } Dollar von { $owner }: { $space }.
log-operate = { $player } bewirtschaftet { $count ->
    [0] kein Hotel
    [one] 1 Hotel
   *[other] { $count } Hotels
}.
log-buy-factory = { $player } kauft für { $price } Dollar: { $space }.
log-buy-factory-taken = { $player } kauft für { $price } Dollar von { $owner }: { $space }.
log-roll-cigars = { $player } dreht Zigarren in { $count ->
    [0] keiner Fabrik
    [one] 1 Fabrik
   *[other] { $count } Fabriken
}.
log-roll-die = Der Würfel zeigt { $number }.
log-profit = { $player } erhält { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}{ $short ->
    [0] { " " }und { $dollars } Dollar
    [2] { " " }und vom Rest von { $dollars } Dollar { $paid }; mehr hat die Kasse nicht
   *[other] ; den Rest von { $dollars } Dollar kann die Kasse nicht zahlen
}.
log-cigars = { $player } lagert { $count ->
    [one] 1 Zigarre
   *[other] { $count } Zigarren
} ein.
log-market = { $player } vermarktet { $cigars } Zigarren: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
log-take-dollars = { $short ->
    [0] { $player } nimmt { $dollars } Dollar.
    [2] { $player } nimmt { $paid } von { $dollars } Dollar; mehr hat die Kasse nicht.
   *[other] Die Kasse kann { $player } die { $dollars } Dollar nicht zahlen.
}
log-score = { $player } wertet { $bridge }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
log-harvest = { $player } erntet { $fruit } ab: { $count } Plättchen.
log-move-disc = { $player } setzt eine Scheibe um: { $space }.
log-done = { $player } beendet die Aktion.
log-done-plant = { $player } verzichtet.
log-round = Runde { $round } von { $rounds } beginnt.
log-round-end = Runde { $round } ist zu Ende.
log-boss = { $players } ist Inselboss der { $island }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
log-bosses = Patt auf den { $island }, je { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}: { $players }.
log-no-boss = Auf den { $island } ist niemand vertreten.
log-markers = Alle Aktionsmarker gehen zurück.
log-final = { $player }: Früchte { $fruit }, Schätze { $treasures }, Sterne { $stars }, Geld { $money }; zusammen { $total } Siegpunkte.
log-won = { $players } gewinnt mit { $points } Siegpunkten.
log-shared = { $players } teilen sich den Sieg mit { $points } Siegpunkten.

why-2-2 = Du hast nicht genug Geld.
why-4-2 = Du bist nicht am Zug.
why-4-3 = Das geht jetzt nicht.
why-5-3 = Du kannst nicht mehr bieten, als du hast.
why-5-4 = Du hast schon geboten.
why-6-1 = Dir steht in dieser Runde keine Karte mehr zu.
why-6-3 = Diese Karte liegt nicht aus.
why-6-10 = Deine Karten zeigen diese Frucht nicht.
why-6-11 = Eine Plantage dieser Sorte ist noch frei; nimm eine freie.
why-6-12 = Diese Plantage gehört dir schon.
why-7-5 = Wähle zuerst eine deiner Scheiben auf dem Plan, die du umsetzt.
why-8-3 = Auf diesem Feld liegt schon dein Marker.
why-8-4 = Beende zuerst die begonnene Aktion.
why-8-6 = Das markierte Feld bietet das nicht, oder nicht mehr.
why-8-8 = Wiederholen kostet beide Marker eines Zuges; einen hast du schon eingesetzt.
why-8-9 = Wiederholen kannst du nur eine Aktion, auf deren Feld dein Marker liegt.
why-8-10 = Du hast schon eine Aktion wiederholt; das Feld ist blockiert.
why-9-3 = Auf diesem Tauchfeld liegt kein Plättchen mehr.
why-9-4 = Entscheide zuerst: das Plättchen nehmen oder zurücklegen.
why-10-2 = Davon ist noch etwas frei; kaufe ein freies.
why-10-3 = Das gehört dir schon.
why-10-4 = Dieses Feld ist bei dieser Spielerzahl abgedeckt.
why-11-1 = Diese Brücke hast du schon gewertet.
why-11-2 = Diese Brücke ist nicht fertig oder nicht mit Florida verbunden.
why-11-4 = Diese Frucht hast du schon abgeerntet.

source-bosses = Bosse
source-hotels = Hotels
source-cigars = Zigarren
source-shares = Anteile
source-wrecks = Wracks
source-fruit = Früchte
source-treasures = Schätze
source-stars = Sterne
source-money = Geld
tie-broken = Gleich viele Siegpunkte: Der Sieg wird geteilt (KW 13.9).
stage = { $number ->
    [0] Aufbau
   *[other] Runde { $number }
}
reason-rounds = Acht Runden sind gespielt.

board-head = Runde { $round } von { $rounds } · Kasse { $bank } Dollar · Leuchtturm: { $lighthouse }
board-offer = Karten im Angebot:
board-taken = Genommen von { $player }:
board-player = Person
board-points = Punkte
board-money = Geld
board-bid = Gebot
board-has-bid = verdeckt
board-discs = Scheiben
board-markers = Marker
board-cigars = Zigarren
board-fruit = Früchte
board-treasures = Schätze
board-shares = Anteile
board-looks = Blicke
board-capacity = Kapazität
board-action = Aktionsleiste
board-bridge = Brücke
board-bills = Scheine
board-leads-to = zur Insel
board-island = Insel
board-hotels = Hotels
board-factories = Fabriken
board-orange = Orangen
board-banana = Bananen
board-mango = Mangos
board-nw = Meer NW
board-se = Meer SO
board-graveyard = Schiffsfriedhof, frei ab dem kleinsten: { $free } · gehobene Wracks: { $raised }
board-harvest = Ernteplättchen auf dem Festland: { $mainland } · verdeckt: { $stock }
board-unseen = Tauchplättchen, die du nicht gesehen hast:
board-deck = Symbole auf den { $count } verdeckten Karten:
board-discard = Karten der Ablage ({ $count }):
board-legend =
    ▶ am Zug · ★ du · Geld 21–23: wie wenig und wie viel es sein kann
    Anteile: Key Largo Cut/Long Key/Seven Miles Bridge · Scheine: ■ übrig, ✓ fertig
    Insel ✓ verbunden; unter den Personen ihre Scheiben · Aktionsleiste: ■ Marker
    Felder: · frei, × abgedeckt, 2 Scheibe von Person 2, 3★ Sterne eines Hotels
    Meer: · nie angesehen, ? von anderen angesehen, – genommen
    S Schwamm, T Truhe, M Maske, V Vase, W Wrack · O Orangen, B Bananen, M Mangos

own-wealth = Du hast { $money } Dollar, { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, { $cigars ->
    [one] 1 Zigarre
   *[other] { $cigars } Zigarren
} und { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
} im Vorrat.
own-tiles = Deine Plättchen: { $tiles }
own-cards = Deine Karten: { $cards }
own-count = { $what }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
own-nothing = keine
own-dive = Noch möglich bei diesem Tauchen: Blicke { $looks }, Plättchen { $room }.

# Was bei der Wahl hilft

aid-first = Erster: nimmt vor den anderen { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} und zahlt dem Letzten das kleinste Gebot.
aid-next = { $rank ->
    [2] Zweiter
   *[other] Dritter
}: nimmt danach { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
aid-fourth = Vierter: keine Karte, { $dollars } Dollar aus der Kasse.
aid-last = Letzter: keine Karte; erhält das kleinste Gebot und den Leuchtturm.
aid-ties = Bei gleichem Gebot über dir: { $players }.
aid-tops = Bei gleichem Gebot stehst du über allen anderen.
note-first = sicher Erster
note-last = sicher Letzter
aid-markers = { $markers ->
    [one] Dein zweiter Marker: jedes Feld ohne einen von dir.
   *[other] Zwei Felder nacheinander; das zweite wählst du, wenn das erste erledigt ist.
}
aid-blocked = Von dir besetzt, bis die Marker nach Runde { $round } zurückkommen: { $spaces }.
note-brings = { $parts }
note-dive = { $looks ->
    [one] 1 Blick
   *[other] { $looks } Blicke
}, höchstens { $room } Plättchen
note-operate = { $count ->
    [0] noch verdient kein Hotel von dir
    [one] 1 Hotel verdient
   *[other] { $count } Hotels verdienen
}
note-roll-cigars = { $count ->
    [0] du hast noch keine Fabrik
    [one] 1 Fabrik
   *[other] { $count } Fabriken
}
note-market = { $points ->
    [0] noch zu wenige Zigarren
    [one] 1 Siegpunkt für Zigarren
   *[other] { $points } Siegpunkte für Zigarren
}
note-score = { $points ->
    [0] jetzt keine Siegpunkte
    [one] jetzt 1 Siegpunkt
   *[other] jetzt { $points } Siegpunkte
}
note-harvest = { $count ->
    [0] jetzt kein Plättchen
   *[other] jetzt { $count } Plättchen
}

kind-bid = Bieten
kind-take-card = Karte nehmen
kind-plant = Plantage übernehmen
kind-mark = Marker einsetzen
kind-repeat = Mit beiden Markern wiederholen
kind-look = Plättchen ansehen
kind-keep = Plättchen nehmen
kind-put-back = Plättchen zurücklegen
kind-buy-hotel = Hotel kaufen
kind-operate = Hotels bewirtschaften
kind-buy-factory = Fabrik kaufen
kind-roll-cigars = Zigarren drehen
kind-market = Zigarren vermarkten
kind-take-dollars = Dollars nehmen
kind-score = Anteile werten
kind-harvest = Ernten
kind-move-disc = Scheibe umsetzen
kind-done = Aktion beenden

picture-title = Key West, Runde { $round }
picture-free = frei
picture-tile-hidden = Tauchplättchen { $place }, verdeckt
picture-looked-by = angesehen von { $players }
picture-round = Runde { $round } von { $rounds }
picture-bank = Kasse: { $bank } Dollar
picture-florida = Florida
picture-nw = Tauchfelder NW
picture-se = Tauchfelder SO
picture-graveyard = Schiffsfriedhof
picture-island = { $island }{ $connected ->
    [0] , nicht angeschlossen
   *[other] , angeschlossen
}; Scheiben: { $discs }
picture-bridge = { $bridge }{ $left ->
    [0] , fertig
    [one] , noch 1 Schein
   *[other] , noch { $left } Scheine
}
picture-wrecks = Schiffsfriedhof, gehobene Wracks: { $count }
picture-mainland = Ernteplättchen auf dem Festland: { $tiles }
picture-harvest-stock = Verdeckte Ernteplättchen: { $count }
picture-dice = Würfel beim letzten Wurf: { $dice }
picture-player = { $player }: { $points } Siegpunkte, { $money } Dollar, { $discs } Scheiben, { $markers } Marker, { $cigars } Zigarren
picture-bid-rank = Gebot { $amount } · Rang { $rank }
picture-own-bid = Dein Gebot: { $amount }
picture-has-bid = hat geboten
picture-bidding = bietet noch
picture-disc = Scheibe: { $player }
picture-marker = Aktionsmarker: { $player }
picture-lighthouse = Leuchtturm, es beginnt { $player }
picture-bill = Schein auf { $bridge }
picture-tile-known = Tauchplättchen { $place }: { $tile }
picture-points = { $player }: { $points } Siegpunkte
picture-cigars = { $player }: { $cigars } Zigarren
picture-point-track = Siegpunktleiste
picture-cigar-track = Zigarrenleiste
picture-offer = Karten im Angebot
picture-own-cards = Deine Karten
picture-cards-of = Karten: { $player }
picture-result = Woher die Siegpunkte kommen
picture-total = zusammen
picture-deck = Verdeckte Karten: { $count }
picture-discard = Ablage: { $count }
picture-unseen = Noch nie gesehene Plättchen
close-bids = Die Gebote werden aufgedeckt
close-cards = Die Karten werden genommen
legend-lighthouse = beginnt die Runde
legend-boss = Boss beim jetzigen Stand
legend-looks = Blicke je Tauchgang
legend-capacity = Plättchen je Tauchgang
legend-treasure = verdeckter Schatz
legend-covered = nicht im Spiel
legend-bill = noch zu bauen
legend-choice = das kannst du wählen

# Listen in den Regeln

figure-copies = { $count } × { $card }
figure-grave = eine { $points } des Schiffsfriedhofs
figure-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}

# Teile gedruckter Dinge

printed-stars = Sterne
printed-least = Personen ab
printed-points = Siegpunkte
printed-copies = Anzahl
printed-harvest = Ernte
printed-dive = Tauchgang +1
printed-capacity = Kapazität +1

# Gedruckte Werte nach ihren Schlüsseln

printed-limits-rounds = Runden
printed-limits-stacks = Kartenstapel
printed-limits-cards_offered = Karten je Stapel
printed-limits-discs = Scheiben je Person
printed-limits-markers = Aktionsmarker je Person
printed-limits-markers_a_turn = Marker je Zug
printed-limits-cycle = Runden, bis Marker zurückgehen
printed-limits-looks = Blicke beim Tauchen
printed-limits-capacity = Kapazität beim Tauchen
printed-limits-cigar_store = Platz für Zigarren
printed-limits-harvest_symbol = Plättchen je Erntesymbol
printed-limits-scored_bridges = Brücken je Wertung
printed-limits-harvested_fruits = Sorten je Ernte
printed-limits-dice = Würfel
printed-prices-start_money = Startgeld
printed-prices-free_space = Preis eines freien Feldes
printed-prices-taken_space = Preis eines besetzten Feldes
printed-prices-dollars_action = Dollar der Aktion
printed-prices-fourth_of_five = Dollar für den Vierten zu fünft
printed-auction-first = Karten des ersten Rangs
printed-auction-second_of_three = Karten des Zweiten zu dritt
printed-auction-second = Karten des zweiten Rangs
printed-auction-third = Karten des dritten Rangs
printed-money-ones = Scheine zu 1 Dollar
printed-money-twos = Scheine zu 2 Dollar
printed-money-fives = Scheine zu 5 Dollar
printed-money-tens = Scheine zu 10 Dollar
printed-bridge_bills-ones = Brückenscheine zu 1 Dollar
printed-bridge_bills-twos = Brückenscheine zu 2 Dollar
printed-points-set = Gewinn, Zigarren oder Dollar je Siegpunkt
printed-points-boss = Siegpunkte des Inselbosses
printed-points-boss_tie = Siegpunkte beim Patt
printed-points-share = Siegpunkte je Anteil
printed-points-stars_most = Siegpunkte für die meisten Sterne
printed-points-stars_most_tie = dieselben beim Patt
printed-points-stars_second = Siegpunkte für die zweitmeisten Sterne
printed-points-stars_second_tie = dieselben beim Patt
printed-scale-first = Siegpunkte des ersten Plättchens
printed-scale-second = Siegpunkte des zweiten Plättchens
printed-scale-third = Siegpunkte des dritten Plättchens
printed-scale-fourth = Siegpunkte des vierten Plättchens
printed-scale-further = Siegpunkte jedes weiteren Plättchens
printed-harvest-orange = Ernteplättchen: Orangen
printed-harvest-banana = Ernteplättchen: Bananen
printed-harvest-mango = Ernteplättchen: Mangos
printed-sea-upper_left = Tauchfelder im Nordwesten
printed-sea-lower_right = Tauchfelder im Südosten
printed-sea-sponge_3 = Schwämme mit 3
printed-sea-sponge_4 = Schwämme mit 4
printed-sea-sponge_5 = Schwämme mit 5
printed-sea-sponge_6 = Schwämme mit 6
printed-sea-sponge_7 = Schwämme mit 7
printed-sea-chest = Truhen
printed-sea-mask = Masken
printed-sea-vase = Vasen
printed-sea-wreck = Wracks
printed-bridges-steps = Bauschritte
printed-islands-orange = Orangenplantagen
printed-islands-banana = Bananenplantagen
printed-islands-mango = Mangoplantagen
printed-hotels = Hotel
printed-factories = Fabrik
printed-graveyard = Schiffsfriedhof, Feld
printed-cards = Karte

lesson-first-goal = Willkommen auf den Florida Keys! { $limits-rounds } Runden lang betreibst du Hotels, Plantagen und Zigarrenfabriken, baust Brücken und tauchst nach Schätzen. Wer am Ende die meisten Siegpunkte hat, gewinnt.
lesson-first-offer = Jede Runde beginnt mit { $limits-cards_offered } Karten und einem geheimen Gebot. Wer am meisten bietet, nimmt { $auction-first } Karten, wer folgt, { $auction-second_of_three } vom Rest. Wer am wenigsten bietet, bekommt keine, aber Geld und den ersten Zug.
lesson-first-pay = Und der Preis? Das höchste Gebot zahlt nur so viel, wie das niedrigste geboten hat, und zwar an dieses. Sonst zahlt niemand. Die Karten passen dir gut: Biete 6 Dollar.
lesson-first-won = Du hast am meisten geboten und wählst zuerst, für nur 2 Dollar. Die hat Grün bekommen und beginnt nachher die Züge; das zeigt der Leuchtturm.
lesson-first-bridge = Eine Brückenkarte bringt den Bau einen Schritt weiter: Du nimmst einen Schein, der dort liegt, und die Karte ist dein Anteil an der Brücke. Nimm Key Largo Cut mit der Orangenplantage.
lesson-first-ripe = Noch eine Karte. Die Ernte legt Früchte aufs Festland; wer Plantagen hat, kann sie holen. Nimm Key Largo Cut mit der Ernte.
lesson-first-plant = Deine Karte schenkt dir eine Orangenplantage. Nimm die leuchtende auf den Upper Keys: Deine Scheibe verschafft dir dort auch Gewicht.
lesson-first-connected = Rot hat den letzten Schein von Key Largo Cut genommen. Damit ist die Brücke fertig und verbindet die Upper Keys mit Florida: Hotels dort können jetzt Geld verdienen.
lesson-first-markers = In deinem Zug setzt du { $limits-markers_a_turn } Marker und tust, was ihre Felder sagen. Ein Feld mit deinem Marker ist für dich gesperrt; nur alle { $limits-cycle } Runden kommen die Marker zurück. Wähle das leuchtende: „Hotel kaufen und bewirtschaften“.
lesson-first-hotel = Ein freies Hotel kostet { $prices-free_space } Dollar. Kauf das leuchtende mit 3 Sternen auf den Upper Keys, wohin die Brücke führt.
lesson-first-operate = Jetzt bewirtschafte. Der Würfel sagt, was jedes deiner Hotels auf verbundenen Inseln einbringt. Je { $points-set } sind 1 Siegpunkt, den Rest gibt es in Dollar.
lesson-first-profit = Eine 6: Das sind 1 Siegpunkt und 1 Dollar. Mit Hotels auf mehreren Inselgruppen würfelst du mit mehr Würfeln, und der höchste zählt.
lesson-first-dive = Ein Marker ist noch da. Wie wäre es mit dem Meer? Wähle Tauchen.
lesson-first-sea = { $sea-wreck } Wracks liegen dort draußen, dazu Schwämme und Schätze. Du darfst { $limits-looks } Plättchen ansehen und { $limits-capacity } nehmen; manche Karten erlauben mehr. Sieh dir das leuchtende an.
lesson-first-sponge = Ein Schwamm für 3 Dollar, der kleinste, den es gibt. Zweimal darfst du noch nachsehen. Nimmst du ihn?
lesson-first-deeper = Was dort liegt, weißt nur du. Sieh dir jetzt das Plättchen daneben an.
lesson-first-wreck = Ein Wrack! Es bringt sofort Siegpunkte, und jedes weitere der Partie mindestens ebenso viele. Schätze würdest du geheim bis zum Schluss behalten. Nimm das Wrack.
lesson-first-boss = Die Runde ist vorbei. Wer auf einer Inselgruppe die meisten Scheiben hat, ist dort Boss: { $points-boss } Siegpunkte in jeder Runde, bei Gleichstand { $points-boss_tie } für jeden. Mit Hotel und Plantage gehören die Upper Keys dir.
lesson-first-last = Neue Karten, aber keine, die du brauchst. Also biete am wenigsten: Dann zahlt dir das höchste Gebot, was du geboten hast, und du beginnst. Biete 3 Dollar, wenig, aber nicht nichts.
lesson-first-start = Das hat geklappt: 3 Dollar und der Leuchtturm. Die anderen haben Karten, aber du bist zuerst am Zug.
lesson-first-shares = Du hast zwei Anteile an einer fertigen Brücke. Wähle „Anteile werten“.
lesson-first-score = Jede deiner Karten mit dieser Brücke bringt { $points-share } Siegpunkt. Werte Key Largo Cut.
lesson-first-done = Du dürftest noch eine Brücke werten, aber diese sind nicht fertig; und sie zählen nur, wenn sie lückenlos mit Florida verbunden sind. Beende die Aktion.
lesson-first-factory = Dein zweiter Marker: Wähle „Fabrik kaufen, Zigarren drehen“.
lesson-first-buy = Auch eine freie Fabrik kostet { $prices-free_space } Dollar. Sind alle vergeben, kaufst du sie anderen für { $prices-taken_space } ab, ebenso bei Hotels. Nimm die leuchtende.
lesson-first-roll = Würfle: Jede deiner Fabriken dreht so viele Zigarren, wie der Würfel zeigt, ob mit Brücke oder ohne. Eine andere Aktion vermarktet sie: { $points-set } Zigarren für 1 Siegpunkt.
lesson-first-again = Wieder Boss! Nach Runde { $limits-cycle } kommen deine Marker zurück. Bis dahin kannst du eine Aktion nur wiederholen, wenn du beide Marker des Zuges auf das letzte Feld setzt.
lesson-first-fruit = Am Ende wird viel gezählt. Früchte, jede Sorte für sich: das erste Plättchen { $scale-first } Siegpunkt, das zweite { $scale-second }, dann { $scale-third } und { $scale-fourth }, jedes weitere { $scale-further }. Für Schätze gilt dasselbe.
lesson-first-stars = Dann die Sterne der Hotels auf verbundenen Inseln: { $points-stars_most } Siegpunkte für die meisten, { $points-stars_second } für die zweitmeisten. Und je { $points-set } Dollar sind 1 Siegpunkt.
lesson-first-free = Früchte, Sterne, Zigarren oder das Meer: Drei oder vier davon genügen zum Sieg. Hier liegen Orangen und eine Ernte für dich. Biete 7 Dollar.
lesson-first-end = Wieder hast du am meisten geboten: Wähle { $auction-first } Karten, die zu deinen Plänen passen. Jetzt kennst du das Spiel, also spiel weiter. Ab hier sind die anderen Bots.
lesson-first-wrong-bid = Bieten darfst du alles, was du hast. Biete diesmal 6: Das reicht, und du musst nicht alles zahlen.
lesson-first-wrong-card = Nicht schlecht, aber die leuchtende Karte baut an der Brücke mit und bringt dir gerade mehr.
lesson-first-wrong-plant = Auch dort würde es wachsen. Aber deine Brücke führt zu den Upper Keys: Sammle deine Scheiben dort, auf dem leuchtenden Feld.
lesson-first-wrong-mark = Eine gute Aktion für später. Wähle jetzt die leuchtende.
lesson-first-wrong-hotel = Dieses nicht: Bisher sind nur die Upper Keys mit Florida verbunden, und alle freien Hotels kosten gleich viel. Nimm das leuchtende mit 3 Sternen.
lesson-first-wrong-operate = Warte: Erst bewirtschaften. So bald kommst du nicht wieder auf dieses Feld.
lesson-first-wrong-look = Jedes Plättchen kann sich lohnen. Nimm diesmal das leuchtende.
lesson-first-wrong-sponge = Das ginge, aber dann wäre der Tauchgang für 3 Dollar vorbei. Leg ihn zurück und sieh weiter nach: Du verlierst nichts.
lesson-first-wrong-wreck = Viel besser wird es nicht: Das sind Siegpunkte, und du hast sie sofort. Nimm es.
lesson-first-wrong-last = Auch 0 wäre das niedrigste Gebot, brächte dir aber nichts ein; mit mehr müsstest du vielleicht zahlen. Biete 3.
lesson-first-wrong-score = Warte: Werte erst Key Largo Cut.
lesson-first-wrong-buy = Ohne Fabrik keine Zigarren. Nimm die leuchtende auf den Upper Keys: Dort hilft dir jede Scheibe, Boss zu bleiben.
lesson-first-wrong-roll = Warte: Erst drehen, nun hast du ja eine Fabrik.
lesson-first-wrong-free = Jedes Gebot ist erlaubt. Diesmal reichen 7, um zuerst zu wählen, und du zahlst weniger.

# Pictures of the rulebook

example-offer = Eine Runde beginnt: Sechs Karten eines Stapels liegen offen. Alle drei bieten nun geheim, niemand mehr, als er besitzt.
example-ranked = Blau bot 6, Rot 4, Grün 2. Blau ist Erster, zahlt das niedrigste Gebot, 2 Dollar, an Grün und nimmt zwei Karten. Grün ist Letzter: keine Karte, aber der Leuchtturm.
example-planting = Blau nahm zwei Karten mit Key Largo Cut: Zwei Scheine kamen von der Brücke. Dann kamen zwei Ernteplättchen aufs Festland, zuletzt darf eine freie Orangenplantage genommen werden.
example-complete = Mit der Karte von Rot ist der letzte Schein von Key Largo Cut fort: Die Brücke ist sofort fertig, die Upper Keys sind verbunden. Auf Long Key liegen noch Scheine.
example-markers = Die Startspielerin Grün hat zwei Marker gesetzt und beide Aktionen gemacht; nun ist Blau dran. Jedes Feld ist nur für den gesperrt, dessen Marker dort liegt.
example-hotel = Blau hat „Hotel kaufen, bewirtschaften“ gewählt und darf beides in beliebiger Reihenfolge. Solange ein Hotel frei ist, wird ein freies gekauft.
example-profit = Eine Inselgruppe mit Hotel, also ein Würfel: eine 6. Ein verbundenes Hotel bringt 6: 1 Punkt für 5 und 1 Dollar.
example-looking = Beim ersten von drei Blicken sieht nur Blau das Plättchen: ein Schwamm für 3 Dollar. Behalten, dann ist der Tauchgang vorbei, oder zurücklegen und weitersehen.
example-wreck = Blau hat ein Wrack behalten. Es kam sofort auf das niedrigste freie Feld des Friedhofs und brachte dessen Punkte.
example-boss = Alle Züge sind vorbei, die Bosse werden bestimmt: Auf jeder Inselgruppe punktet, wer die meisten Scheiben hat, bei Gleichstand jeder weniger, auf einer leeren niemand.
example-last = Blau wurde mit Absicht Letzter: der Leuchtturm und das niedrigste Gebot, aber keine Karte. Karten mit Brücken und Tauchhilfen bleiben vor ihren Besitzern.
example-share = Anteile werten: Key Largo Cut ist fertig und reicht bis Florida, also zählt jede der zwei Karten von Blau damit. Auf den beiden anderen liegen noch Scheine.
example-cigars = Mit einer Fabrik warf Blau einen Würfel, eine 4: Vier Zigarren liegen im Lager. Je fünf bringen beim Verkauf einen Punkt.
example-keys = Drei Inselgruppen mit Hotels, Fabriken und Plantagen, das Meer mit verdeckten Plättchen und der Schiffsfriedhof. Sterne stehen an Hotels, Punkte am Friedhof.
example-purse = Blau kennt das eigene Geld genau. Von den anderen kennt Blau eine Spanne, denn ein Schein von einer Brücke kann 1 oder 2 Dollar sein.
example-covered = Zu dritt sind einige Felder mit einem Kreuz abgedeckt: Niemand kann sie kaufen, und sie gelten nicht als frei.
example-round = Die zweite von acht Runden beginnt: Karten liegen offen, alle Gebote werden zugleich erwartet. Züge kommen später, einer nach dem anderen.
example-tie = Blau bot 20, Rot und Grün je 18. Von gleichen Geboten steht das des Startspielers höher, sonst das dessen, der im Uhrzeigersinn als Nächster sitzt: Also ist Rot Zweiter, Grün Letzter.
example-idle = Grün hat mit zwei Hotels bewirtschaftet, doch noch ist keine Brücke fertig: Nichts ist verbunden, also wurde nicht gewürfelt, und nichts geschah.
example-repeat = Der eigene Marker liegt auf Tauchen, das für Blau gesperrt ist. „Aktion wiederholen“ nimmt beide Marker des Zuges, und Blau taucht noch einmal.
example-dollars = Grün hat „Zigarren rollen, Dollar nehmen“ gewählt. Ohne Fabrik wurde nicht gewürfelt; die Dollar kamen trotzdem aus der Bank.
example-returned = Nach der dritten Runde sind alle Marker zu ihren Besitzern zurückgekehrt, und jede Aktion steht allen offen.
example-ripe = Rot darf zwei Früchte ernten: für jede eigene Plantage einer Frucht ein Plättchen vom Festland, solange es welche gibt.
example-taken = Kein Hotel war frei, also ersetzte Rot hier die Scheibe von Grün und zahlte Grün den höheren Preis. Sie ist wieder im Vorrat. Abgedeckte Hotels sind nicht zu kaufen.
example-hidden = Schätze liegen verdeckt vor ihren Besitzern: Alle sehen, wie viele, und kennen nur die eigenen. Die Karten von Rot geben mehr Kapazität.
example-no-disc = Die erste Plantage nahm die letzte Scheibe aus dem Vorrat. Für die zweite hat Rot erst das Ziel genannt und versetzt nun eine Scheibe vom Plan oder verzichtet.
example-eighth = Die letzte Runde: Die Karten, die niemand genommen hatte, wurden gemischt, und sechs davon liegen wieder aus.
example-end = Das Ende. Früchte, Schätze, Sterne und je fünf Dollar kamen zu den Punkten: Rot hat mit 86 gewonnen, vor Grün mit 70 und Blau mit 44.
example-stars = Nur Sterne von Hotels auf verbundenen Inseln zählen: Blau hatte die meisten und bekam 8 Punkte, Rot als Zweiter 4.
