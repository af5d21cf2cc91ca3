# Wörter, die alle Spiele gemeinsam haben, Fehler, die Kommandozeile.
language = de
list-separator = , { "" }
figure-separator = ; { "" }
player = { $player }
picture-you = { $player } (du)
colour-red = Rot
colour-white = Weiß
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb

error-illegal = { $text } ({ $rule })
error-seats = { $game } wird mit { $low } bis { $high } Plätzen gespielt, nicht mit { $seats }.
error-no-seat = An diesem Tisch gibt es keinen Platz { $seat }; die Plätze sind von 0 bis { $last } nummeriert.
error-lesson = Die Lektion { $lesson } von { $game } passt nicht zu Regeln und Ausgabe. { $moment }: { $why }
error-example = Das Beispiel { $example } von { $game } passt nicht zu Regeln und Ausgabe. { $why }
error-given = Hier kann der Zufall { $action } nicht nennen.
error-no-action = In diesem Spiel gibt es keine Aktion { $action }.
error-no-game = Es gibt kein Spiel namens „{ $game }“. Die Spiele sind: { $games }.
error-no-bot = Es gibt keinen Bot namens „{ $bot }“. Die Bots sind: { $bots }.
error-not-asked = Platz { $seat } hat jetzt nichts zu wählen, darum gibt es nichts zu raten.
error-env-actions = Für jede der { $games } Partien wird eine ganze Zahl gebraucht; diese Aktionen haben die Form { $shape } und den Typ { $type }.
error-env-illegal = Partie { $number }: { $action } ist hier nicht erlaubt ({ $rule }). Keine Partie wurde verändert.
error-env-array = Das Feld für { $name } muss beschreibbar und zusammenhängend sein, von der Form { $shape } und dem Typ { $type }.
error-env-choice = „{ $name }“ ist kein Wert von { $what }. Die Werte sind: { $names }.
error-env-ranges = Die gespeicherten Wertebereiche von { $game } passen nicht zu den Stellungen; `make docs` misst sie neu.
error-no-option = { $game } hat keine Option „{ $option }“.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; erlaubt: { $allowed }.
error-undo = Du kannst nichts zurücknehmen: nicht über Zufall, aufgedeckte Karten oder den Zug einer anderen Person hinweg.
error-no-picture = { $game } gibt es noch nicht als Bild.
error-layout = Die Anordnung „{ $layout }“ gibt es nicht; zur Wahl stehen: { $layouts }.
error-theme = Die Farbgebung „{ $theme }“ gibt es nicht; zur Wahl stehen: { $themes }.
error-contributions = Ein Beitrag ist von jedem der { $seats } Plätze nötig oder von keinem; angegeben: { $given }.
error-secret = Ein Geheimnis ist { $size } Bytes lang.
error-contribution = Ein Beitrag ist ein Text mit höchstens { $most } Zeichen.
error-moment = Eine Partie kann von einer anderen aus weitergehen nach mindestens einer und höchstens allen ihrer Aktionen (hier { $last }), nicht nach { $at }.
error-moment-chance = Nach { $at } Aktionen zieht der Zufall; von einer anderen Partie aus geht es nur dort weiter, wo jemand wählt.
error-pickle = { $game } lässt sich nicht pickeln: Ein Spiel wird unter seinem Namen abgelegt, und unter diesem Namen wird ein anderes geladen.

bot-random = Zufall
bot-random-about = Tut irgendetwas, was die Regeln erlauben.
bot-rollout = Würfler
bot-rollout-about = Probiert jede Wahl aus, indem er zufällig weiterspielt.
bot-greedy = Gierig
bot-greedy-about = Tut sofort, was am besten aussieht, ohne vorauszuschauen.
bot-search = Suche
bot-search-about = Schaut voraus, indem sie im Kopf weiterspielt.
bot-novice = Neuling
bot-novice-about = Hat die Regeln gerade erst gelernt: schaut nur wenig voraus und übersieht vieles.
bot-sailor = Matrose
bot-sailor-about = Hat ein paar Mal gespielt: plant, übersieht aber ab und zu etwas.
bot-captain = Kapitän
bot-captain-about = Kennt das Spiel gut und übersieht nichts.
bot-admiral = Admiral
bot-admiral-about = Denkt lange nach und spielt so gut, wie wir es können.

decimal = { $whole },{ $tenths }
advice-only = Es gibt keine andere Wahl.
advice-even = Es macht kaum einen Unterschied zu dieser Wahl: { $other }.
advice-more = Es dürfte etwa { $points } Punkte mehr bringen ({ $source }) als diese Wahl: { $other }.
advice-less = Es dürfte etwa { $points } Punkte weniger bringen ({ $source }) als diese Wahl: { $other }.
advice-denies = Es dürfte { $player } etwa { $points } Punkte kosten.

edition-unreadable = { $path } lässt sich nicht als Edition lesen: { $problem }
edition-missing = { $path }: Der Wert { $key } fehlt.
edition-wrong = { $path }: { $key } muss { $wanted } sein, ist aber { $found }.
edition-unmarked = { $path }: { $key } braucht eine Kennzeichnung ({ $marks }) und eine Quelle.
edition-no-folder = TRADEWINDS_EDITIONS nennt { $path }; das ist kein Ordner.
edition-placeholder = { $path }: { $rule } nennt { $name }; diese Edition hat keinen solchen Wert.
edition-no-row = { $path }: { $key } muss alle Orte in einer Reihe verbinden, denn wer weicht, zieht in einer Richtung weiter ({ $rule }).
edition-reconstruction = Rekonstruktion { $number }
edition-ours = { $name }, wie dieses Programm sie hat
edition-own = { $name }, { $count ->
    [one] 1 Wert
   *[other] { $count } Werte
} vom Besitzer der Schachtel berichtigt
edition-own-equal = { $name }, eigene Datei mit den Werten dieses Programms
edition-other = eine andere Edition ({ $digest })
mark-reconstructed = rekonstruiert: bitte vergleichen
mark-derived = abgeleitet
mark-rulebook = aus der Anleitung

save-not-json = Das ist keine Partiedatei: Es ist kein gültiges JSON.
save-format = Das ist keine Partiedatei im Format „{ $format }“.
save-field = Die Partiedatei ist beschädigt: Das Feld „{ $field }“ fehlt oder ist von der falschen Art.
save-rules = Das gehört zu Version { $theirs } der Regeln von { $game }; dieses Programm hat Version { $ours }.
save-edition = Das gehört zu einer anderen Edition der gedruckten Daten ({ $theirs }, hier { $ours }).
save-layout = Das hat ein Programm gepickelt, das die Stellungen von { $game } in anderer Form hält; eine gespeicherte Partie lässt sich weiterhin laden.
save-refused = Die Partiedatei lässt sich nicht spielen: { $why }
save-digest = Die Partiedatei wurde verändert: Ihre Prüfsumme passt nicht zu ihrem Inhalt.
save-commitment = Die Partiedatei wurde verändert: Das Geheimnis passt nicht zum Commitment.
save-bots = Die Partiedatei wurde verändert: Was ein Bot zum Zufall beigetragen hat, folgt nicht aus dem Geheimnis.
save-begun = Die Partiedatei wurde verändert: Ihre ersten Aktionen sind nicht die des Augenblicks, von dem aus sie weitergehen soll.
save-draw = der Zufall hat dort nicht { $action } gezogen.
save-impossible = der Zufall konnte dort nicht { $action } ziehen.
save-action = Aktion { $number } der Partiedatei ist falsch: { $why }

verify-commitment = Das Geheimnis passt zum Commitment { $commitment }.
verify-digest = Die Datei ist unverändert, seit sie geschrieben wurde.
verify-published = Das Commitment ist das vor Spielbeginn veröffentlichte.
verify-sealed = Commitment und Beiträge sind die vor Spielbeginn versiegelten.
verify-people = Etwas Eigenes beigetragen haben: { $seats }.
verify-contribution = Dein eigener Beitrag ist darunter.
verify-bots = Was die Bots beigetragen haben ({ $seats }), folgt aus dem Geheimnis; niemand hat es gewählt.
verify-begun = { $count ->
    [one] Die erste Aktion ist aus einer anderen Partie übernommen; sie ist möglich, und dieses Geheimnis hat nichts damit zu tun.
   *[other] Die ersten { $count } Aktionen sind aus einer anderen Partie übernommen; sie sind möglich, und dieses Geheimnis hat nichts damit zu tun.
}
verify-practice = Das war Übung: Wer spielte, konnte zu jedem Augenblick zurück{ $returns ->
    [0] { " " }und tat es nie
    [one] { " " }und tat es einmal
   *[other] { " " }und tat es { $returns }-mal
}.{ $count ->
    [0] { "" }
    [one] { " " }Die erste Aktion stand danach fest; sie ist möglich, wurde hier aber nicht so gezogen.
   *[other] { " " }Die ersten { $count } Aktionen standen danach fest; sie sind möglich, wurden hier aber nicht so gezogen.
}
verify-draws-since = { $count ->
    [one] Die eine Zufallsaktion danach wurde so gezogen, wie das Geheimnis und die Beiträge es verlangen.
   *[other] Alle { $count } Zufallsaktionen danach wurden so gezogen, wie das Geheimnis und die Beiträge es verlangen.
}
verify-draws = { $count ->
    [one] Die eine Zufallsaktion wurde so gezogen, wie das Geheimnis und die Beiträge es verlangen.
   *[other] Alle { $count } Zufallsaktionen wurden so gezogen, wie das Geheimnis und die Beiträge es verlangen.
}
verify-actions = { $count ->
    [one] Die eine Aktion der Mitspielenden ist nach den Regeln erlaubt.
   *[other] Alle { $count } Aktionen der Mitspielenden sind nach den Regeln erlaubt.
}
verify-replay-failed = Das Nachspielen bricht ab: { $why }
verify-over = Die Partie ist zu Ende.
proves-nobody = Das zeigt, dass alles zusammenpasst. Niemand hat etwas Eigenes zum Zufall beigetragen: Wer das Geheimnis erzeugt hat, konnte sich das Spiel aussuchen.
proves-file = Das zeigt, dass die Datei in sich stimmt. Es zeigt nicht, dass das Geheimnis schon vor Spielbeginn feststand: Das kann nur vergleichen, wer sich das Commitment vor dem eigenen Beitrag notiert hat.
proves-imported = Das zeigt, dass die Datei in sich stimmt. Die Partie kam als Datei hierher: Niemand hier hat gesehen, wann ihr Geheimnis feststand, ob sie so gespielt wurde und wer gespielt hat.
proves-secret = Das Geheimnis ist das, das vor Spielbeginn feststand. Ob die Beiträge die sind, die abgeschickt wurden, muss jede Person mit ihrem eigenen vergleichen.
proves-fair = Das Geheimnis stand fest, bevor du deinen Teil beigetragen hast, und dein Teil wurde verwendet: Niemand konnte sich das Spiel aussuchen, außer dem Tisch zusammen mit der Person, die zuletzt etwas beigetragen hat.
proves-practice = Das war Übung{ $returns ->
    [0] { "" }
    [one] , und einmal wurde zurückgegangen
   *[other] , und { $returns }-mal wurde zurückgegangen
}: Darüber, wie sich jemand schlägt, wenn niemand zurückkann, sagt das nichts, und es zählt für keine Wertung. Im Übrigen: { $rest }
proves-begun = { $count ->
    [one] Die erste Aktion ist
   *[other] Die ersten { $count } Aktionen sind
} aus einer anderen Partie übernommen: Nichts hier zeigt, dass dort so gezogen oder gespielt wurde. Für das, was danach gezogen wurde, sofern dieser Augenblick vorher vereinbart war: { $rest }
way-then = { $first }. { $then }
