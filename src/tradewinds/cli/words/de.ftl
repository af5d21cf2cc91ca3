cli-help = Drei Brettspiele auf Inseln: spielen, simulieren, nachspielen, prüfen.
cli-game-help = das Spiel, etwa west-of-africa
cli-file-help = eine Partiedatei
cli-lang-help = Sprache: en, de oder ja
cli-json-help = JSON ausgeben, damit ein Programm es lesen kann
cli-option-help = eine Option des Spiels als name=wert; mehrfach möglich
cli-play-help = Gegen Bots spielen.
cli-terminal-help = im Terminal spielen
cli-seats-help = Anzahl der Plätze
cli-seed-help = legt jede Zufallsaktion fest; derselbe Seed ergibt dieselbe Partie
cli-bot-help = wer auf den anderen Plätzen spielt: { $bots }
cli-resume-help = eine gespeicherte Partie fortsetzen
cli-simulate-help = Viele zufällige Partien spielen und zeigen, was sie verraten.
cli-games-help = Anzahl der Partien
cli-check-help = jede Stellung an den Gesetzen des Spiels prüfen (langsamer)
cli-arena-help = Bots gegeneinander spielen lassen und zeigen, wie stark sie sind.
cli-bots-help = die Bots, mit Kommas dazwischen; ein Bot darf mehrmals genannt werden: { $bots }
cli-workers-help = Anzahl der Prozesse
cli-ray-help = auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet hier einen mit so vielen Arbeitsprozessen
cli-csv-help = eine Zeile für jeden Platz jeder Partie in diese CSV-Datei schreiben
cli-parquet-help = dasselbe als Parquet-Datei
cli-html-help = den Bericht mit Diagrammen in diese HTML-Datei schreiben
cli-ladder-help = Alle Bots einstufen, in allen Spielen oder in einem.
cli-ladder-game-help = das Spiel; ohne Angabe alle
cli-ladder-out-help = die Tabellen in diese Seite der Dokumentation schreiben, zwischen ihre Marken
cli-balance-help = Für Spieleautoren: was viele schnelle Partien zeigen – wer im Vorteil ist, was gewinnt, welche Regeln zählen.
cli-way-help = wie gewählt wird: random (zufällig), sense (wozu ein ordentlicher Spieler neigt, nach Gewicht) oder greedy (immer das Gewichtigste)
cli-replay-help = Protokoll und Stellung einer Partiedatei zeigen.
cli-seat-help = so, wie dieser Platz es sah, von 0 an gezählt; ohne Angabe wie beim Zuschauen
cli-move-help = nach so vielen Aktionen statt am Ende
cli-picture-help = Eine Partie zeichnen: die Stellung als SVG oder PNG oder die ganze Partie als GIF.
cli-out-help = die Zieldatei: .svg, .png oder mit --gif .gif
cli-gif-help = die ganze Partie als bewegtes Bild
cli-width-help = Breite in Pixeln (PNG und GIF)
cli-layout-help = wide (breit) oder tall (hoch, für Telefone)
cli-theme-help = light (hell) oder dark (dunkel); ohne Angabe folgt ein SVG dem System des Lesers
cli-verify-help = Eine beendete Partie prüfen: Commitment, jede Ziehung, jede Aktion.
cli-commitment-help = das Commitment oder das Siegel, das du dir vor Spielbeginn notiert hast; beide, wenn du es zweimal angibst
cli-contribution-help = dein eigener Beitrag zum Zufall der Partie
cli-rules-help = Die Anleitung, ein Kapitel oder eine einzelne Regel zeigen.
cli-number-help = die Nummer eines Kapitels oder einer Regel, etwa 6 oder 6.7
cli-edition-help = Die gedruckten Werte mit Kennzeichnung und Quelle zeigen oder eine eigene Datei prüfen und vergleichen.
cli-edition-way-help = check: ob man mit einer Datei spielen kann; diff: was in ihr anders ist
cli-edition-file-help = deine berichtigte Kopie der gedruckten Werte
cli-edition-way = { $way } geht hier nicht: Gib check DATEI oder diff DATEI an.
cli-edition-mark = { $mark } ({ $count })
cli-edition-picture = Bild
cli-edition-good = Mit { $path } kann gespielt werden; { $count ->
    [0] nichts ist anders
    [one] 1 Wert ist anders
   *[other] { $count } Werte sind anders
}.
cli-edition-equal = { $path } hat dieselben Werte.
cli-warm-help = Die Regeln schon vor der ersten Partie kompilieren.

cli-no-language = Die Sprache „{ $lang }“ gibt es hier nicht; wähle eine von diesen: { $languages }.
cli-unreadable = { $path } lässt sich nicht als Textdatei lesen.
cli-unwritable = { $path } lässt sich nicht schreiben.
cli-no-marks = In { $path } ist kein Platz dafür: Nötig sind eine Zeile „<!-- { $mark } -->“ und darunter „<!-- /{ $mark } -->“.
cli-no-way = Eine Spielweise „{ $way }“ gibt es nicht; wähle eine von diesen: { $ways }.
cli-bad-option = Eine Option wird als name=wert geschrieben; „{ $option }“ ist keine.
cli-no-move = Die Partie hat { $last } Aktionen; eine Stellung nach { $move } Aktionen gibt es nicht.
cli-picture-ending = Ein Bild wird als .svg oder .png geschrieben; { $path } ist keines von beiden. Für ein bewegtes Bild --gif angeben.
cli-gif-ending = Ein bewegtes Bild wird als .gif geschrieben; { $path } ist keins.
cli-no-rule = Die Anleitung von { $game } hat weder ein Kapitel noch eine Regel { $number }.

cli-warming = { $game } wird vorbereitet (einmalig, etwa eine Minute)
cli-warming-all = Die Spiele werden vorbereitet (einmal, je etwa eine Minute)
cli-simulating = { $game } mit { $seats } Plätzen
cli-simulated = { $games } zufällige Partien { $game } mit { $seats } Plätzen in { $seconds } s: { $games-per-second } Partien und { $decisions-per-second } Entscheidungen pro Sekunde auf einem Kern.
cli-length = Entscheidungen pro Partie: im Mittel { $mean } (Standardabweichung { $sd }), von { $low } bis { $high }.
cli-column-seat = Platz
cli-column-mean = mittlere Punktzahl
cli-column-sd = Standardabweichung
cli-column-range = Spanne
cli-column-wins = Siege (95-%-Intervall)
cli-unended = Die Partie ging nicht zu Ende.
cli-broken = Partien, in denen ein Gesetz des Spiels verletzt wurde: { $count }.
cli-drawing = { $game } wird gezeichnet
cli-picture-saved = Das Bild ist in { $path } gespeichert.
cli-verified = Alles passt.
cli-not-verified = Etwas passt nicht.

cli-welcome =
    Du bist { $you }; die anderen sind Bots. Gib die Nummer einer Möglichkeit ein oder ? für Hilfe.
    Vor der ersten Ziehung stand der ganze Zufall dieser Partie fest. Das Commitment dazu:
    { $commitment }
cli-ask = Deine Wahl:
cli-not-understood = Gib eine Zahl von 1 bis { $last } ein oder ? für Hilfe.
cli-commands =
    Zahl        diese Möglichkeit wählen; mehrere auf einmal: 3 5 8
    Enter       die Möglichkeiten noch einmal zeigen
    ? Zahl      diese Möglichkeit mit ihren Regeln erklären
    ? Wörter    warum etwas jetzt nicht geht: Wörter daraus eingeben
    r           die Kapitel der Anleitung; r 6 zeigt eines, r 6.7 eine Regel
    u           deine letzte Aktion zurücknehmen
    b           den Spielplan noch einmal zeichnen
    l           das Ende des Protokolls; l 100 zeigt die letzten 100 Zeilen
    s DATEI     die Partie speichern (ohne DATEI: { $file })
    q           speichern und aufhören; später weiter: tradewinds play --resume DATEI
cli-saved = Die Partie ist in { $path } gespeichert.

cli-undone = Zurückgenommen: { $action }
cli-nothing-called = Keine Aktion heißt „{ $about }“; nimm Wörter, wie sie in den Möglichkeiten stehen.
cli-and-more = { $count ->
    [0] { "" }
   *[other] { " " }(und { $count } ähnliche)
}
cli-thinking = Die Bots spielen …
cli-allowed = kann jetzt gewählt werden
cli-column-total = Summe
cli-to-verify = Jede Ziehung und jede Aktion lässt sich prüfen mit: tradewinds verify { $path }

cli-percent = { $number } %
cli-warm = Die Regeln von { $game } sind bereit.
cli-games-to-warm-help = die Spiele; ohne Angabe alle
cli-default = [Vorgabe: { $value }]
cli-version-help = die Version ausgeben und beenden
cli-help-help = diese Hilfe zeigen
cli-metavar-COMMAND = BEFEHL
cli-metavar-OPTIONS = OPTIONEN
cli-metavar-GAME = SPIEL
cli-metavar-FILE = DATEI
cli-metavar-NUMBER = NUMMER
cli-metavar-TEXT = TEXT
cli-metavar-BOTS = BOT,BOT,...
cli-metavar-ADDRESS = ADRESSE
cli-metavar-NAME-VALUE = NAME=WERT

cli-no-command = Den Befehl „{ $command }“ gibt es nicht; die Befehle sind: { $commands }.
cli-unknown-flag = „{ $command }“ hat keine Option { $name }; „{ $command } --help“ zählt sie auf.
cli-flag-value = Der Option { $name } fehlt ihr Wert, oder sie hat einen, obwohl sie keinen nimmt.
cli-missing = „{ $command }“ braucht { $name }; das fehlt.
cli-too-much = „{ $command }“ kann mit „{ $extra }“ nichts anfangen.
cli-usage = Das ist nicht zu verstehen; „{ $command } --help“ zeigt, was man eingeben kann.
cli-not-whole = { $name } muss eine ganze Zahl sein, nicht „{ $given }“.
cli-too-small = { $name } muss mindestens { $low } sein, nicht { $given }.
cli-output = Die Ausgabe lässt sich nicht schreiben.
cli-no-file = Die Datei { $path } gibt es nicht.
cli-wrong-file = { $path }: { $why }
cli-exists = Die Datei { $path } gibt es schon; wähle einen anderen Namen.
cli-not-with-resume = { $option } geht nicht zusammen mit --resume: Das steht schon in { $path }.
cli-other-game = { $path } ist eine Partie von { $theirs }, nicht von { $game }.

cli-serve-help = Bietet anderen Tische an.
cli-host-help = Adresse, auf der gehört wird; 0.0.0.0 für alle Netze
cli-port-help = Port, auf dem gehört wird; 0 für einen freien
cli-database-help = postgresql://RECHNER/NAME oder sqlite:///DATEI; sonst eine Datei in deinem Datenordner
cli-serve-workers-help = Anzahl der Prozesse; mehr als einer braucht PostgreSQL
cli-serve-metrics-help = eigene Adresse für Prometheus-Messwerte, etwa 127.0.0.1:9040; sonst gibt es keine
cli-metavar-HOST = ADRESSE
cli-metavar-URL = URL
cli-playing-at =
    Tradewinds ist offen unter { $address }
    Mit Strg+C anhalten; nichts geht verloren.
cli-serving-at = Tradewinds bedient { $address }
cli-workers = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank; nenne sie mit --database postgresql://…
cli-port = Port { $port } an { $host } ist nicht zu haben; vielleicht benutzt ihn ein anderes Programm.
cli-metrics = --metrics (oder TRADEWINDS_METRICS) braucht eine Adresse und einen Port, etwa 127.0.0.1:9040, nicht „{ $given }“.
cli-no-web = Das Spiel im Browser braucht die Web-Teile: pip install 'tradewinds[web]'. Ohne sie geht es im Terminal: tradewinds play --terminal
