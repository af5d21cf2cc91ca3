# Antworten der HTTP-Schnittstelle
problem-no-table = Diesen Tisch gibt es hier nicht.
problem-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-token = Setz dich zuerst: Dafür braucht es einen Platz.
problem-not-your-seat = Das ist nicht dein Platz.
problem-stale = Am Tisch ist inzwischen etwas geschehen; sieh ihn dir noch einmal an.
problem-too-often = Das war zu oft in zu kurzer Zeit; warte einen Moment.
problem-illegal = { $text } ({ $rule })
problem-over = Die Partie ist zu Ende.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-not-started = Die Partie hat noch nicht begonnen: Nicht alle sind bereit.
problem-started = Die Partie hat schon begonnen.
problem-preparing = Die Regeln dieses Spiels werden noch vorbereitet.
problem-not-your-turn = Du bist nicht am Zug.
problem-nothing-to-undo = Du kannst nichts zurücknehmen: nicht über Zufall, aufgedeckte Karten oder den Zug einer anderen Person hinweg.
problem-move-id-used = Diese Zugkennung steht schon für einen anderen Zug.
problem-drift = Die Partie wurde angehalten: Ihr Eintrag { $number } passt nicht mehr zu den Regeln dieses Programms. Nichts ist verloren; mit der Fassung, mit der sie begann, kann sie weitergehen.
problem-other-rules = Die Partie wurde angehalten: Sie begann mit Fassung { $theirs } der Regeln, dieses Programm hat Fassung { $ours }. Mit der Fassung, mit der sie begann, kann sie weitergehen.
problem-other-edition = Die Partie wurde angehalten: Sie begann mit einer anderen Ausgabe der gedruckten Daten. Mit jener Ausgabe kann sie weitergehen.
problem-foreign-page = Diese Anfrage kam von einer fremden Seite.
problem-seat-taken = Dieser Platz ist besetzt.
problem-bad-link = Dieser Link ist verbraucht oder falsch. Bitte um einen neuen.
problem-one-seat-each = Ein Platz für jede Person; mehrere gibt es nur an Tischen auf einem Gerät.
problem-hotseat-is-here = An einem Tisch auf einem Gerät werden alle Plätze hier gespielt; keiner kann offen sein.
problem-host-only = Das kann nur, wer den Tisch eröffnet hat.
problem-import-unfinished = Nur beendete Partien lassen sich einlesen.
problem-malformed = Die Anfrage ist bei { $where } nicht verständlich.
problem-not-found = Diese Seite gibt es nicht.
problem-not-possible = Das geht hier nicht.
problem-too-large = Die Anfrage ist zu groß.
problem-database-away = Der Server kann im Augenblick nichts speichern. Versuch es noch einmal; was angenommen wurde, ist nicht verloren.
problem-database-newer = Die Datenbank { $where } stammt von einer neueren Version von Tradewinds. Nimm diese Version oder nenn eine andere Datenbank.
problem-database-broken = { $where } ist keine Datenbank von Tradewinds, oder sie ist beschädigt ({ $why }). Nichts wurde geändert: Spiel eine Sicherung ein oder nenn eine andere Datenbank.
problem-database-unreachable = Die Datenbank { $where } lässt sich nicht öffnen ({ $why }).
problem-database-url = Die Adresse der Datenbank ist unverständlich. Sie lautet sqlite:////pfad/zur/datei oder postgresql://benutzer:passwort@rechner/name.
problem-failed = Hier ist etwas schiefgegangen. Unter { $number } steht es im Protokoll.

# Was der Server am Tisch vermerkt
notice-left = { $player } ist gegangen; der Bot { $bot } spielt weiter.
notice-away = { $player } ist abwesend; der Bot { $bot } spielt weiter, bis { $player } zurück ist.
notice-back = { $player } ist zurück.{ $bot ->
   *[other] { "" }
}
notice-bot-failed = Der Bot von { $player } ({ $bot }) hat nicht rechtzeitig entschieden; eine zufällige erlaubte Aktion wurde ausgeführt.


problem-no-hints = An diesem Tisch wird ohne Tipps gespielt.

language-en = English
language-de = Deutsch
language-ja = 日本語

page-skip = Zum Inhalt
page-tools = Werkzeuge
page-theme = Hell, dunkel oder wie das System
page-rules = Regeln
rules-chapters = Kapitel

home-title = Drei Inselspiele, ein Tisch
home-lead = Spiel sofort gegen Bots, schick Freunden einen Link oder teilt euch ein Gerät. Jede Regel wird erklärt, jede Mischung lässt sich prüfen.
home-games = Spiele
home-players = { $low } bis { $high } Personen
home-preparing = Die Regeln werden vorbereitet; das geschieht nur einmal
home-play-now = Jetzt spielen
home-against = gegen
home-yours = Deine Tische
home-none-yours = Noch keine.
home-open = Offene Tische
home-none-open = Gerade wartet niemand. Eröffne selbst einen Tisch!
home-import = Eine Partie aus einer Datei
home-import-file = Partiedatei
home-new-table = Neuer Tisch
home-your-name = Dein Name
home-name = Name
home-game = Spiel
home-where = Wer kann mitspielen?
home-unlisted = Freunde mit einem Link
home-public = Alle: Der Tisch steht in der Liste
home-hotseat = Alle an diesem Gerät, es wird weitergereicht
home-seats = Plätze
home-seat-me = Jemand hier
home-seat-open = Jemand anders
home-seat-bot = Bot: { $bot }
home-absent = Ist jemand abwesend, spielt ein Bot
home-absent-never = nie
home-absent-minutes = { $minutes ->
    [60] nach einer Stunde
    [1440] nach einem Tag
   *[other] nach { $minutes } Minuten
}
home-hints = Tipps erlauben
home-create = Tisch eröffnen
home-credits = West of Africa und Key West sind von Martin Schlegel, Tobago ist von Bruce Allen. Tradewinds ist ein unabhängiges Projekt und enthält keine Texte oder Bilder der Verlage. Kauft die Spiele.

claim-title = Ein Platz für dich bei { $game }
claim-text = Du bist eingeladen, { $colour } zu spielen. Der Link gilt einmal; danach hält dieser Browser den Platz.
claim-sit = Platz nehmen

table-connecting = wird verbunden
table-settings = Einstellungen
table-course-about = Die Gewinnchance jeder Person, durch Weiterspielen von jedem Augenblick aus. ▲ sind die Wendepunkte; ein Klick öffnet dort die Wiederholung.
table-course = Wie die Chancen standen
table-seal = Zusammen mit den Beiträgen aller ist er versiegelt durch
table-chart = Der Stand über die ganze Partie. Ein Klick öffnet dort die Wiederholung.
table-preview = Vorschau: Noch ist nichts geschehen.
table-final = Das lässt sich nicht zurücknehmen.
table-all-choices = Alle Möglichkeiten
table-ask-never = nichts
table-ask-always = jeder Aktion
table-ask-final = dem, was sich nicht zurücknehmen lässt
table-ask = Nachfragen vor
table-set-sound = Ton, wenn ich am Zug bin
table-set-notify = Benachrichtigung, wenn ich am Zug bin
table-set-hide = Meine Hand vor Leuten neben mir verbergen
table-keys = Tasten: 1 bis 9 wählen, Pfeile wandern, Eingabe bestätigt, Esc bricht ab, U nimmt zurück, R nimmt den Zug zurück, H Tipp, C Auswahl, L Verlauf.
table-commitment = Der Zufall dieser Partie ist festgelegt durch
table-leave = Tisch verlassen
table-lobby = Vor dem Austeilen
table-ready = Ich bin bereit
table-fair = Nichts wird ausgeteilt, bevor alle bereit sind. Dann gibt jede Person etwas Eigenes in die Mischung, sodass niemand sie lenken kann, und hinterher können alle sie prüfen.
table-preparing = Die Partie beginnt von selbst, sobald sie fertig sind.
table-bots-preparing = Die Bots werden noch vorbereitet; das geschieht nur einmal.
table-board = Spielplan
table-your-move = Dein Zug
table-choices = Auswahl
table-sheet = Möglichkeiten zeigen oder verbergen
table-confirm = Ausführen
table-cancel = Nein
table-undo = Zurücknehmen
table-reset = Ganzen Zug zurück
table-hint = Tipp
table-why-not = Warum geht etwas nicht?
table-result = Ergebnis
table-rematch = Noch einmal
table-replay = Nachspielen
table-export = Als Datei speichern
table-verify = Mischung prüfen
table-players = Personen am Tisch
table-log = Verlauf
table-chat = Gespräch
table-chat-write = Schreib an den Tisch
table-send = Senden

replay-back = Zurück zum Tisch
replay-as = Gesehen von
replay-link = Link kopieren
replay-open = allen, alles offen
replay-spectator = Zuschauenden
replay-move = Aktion
replay-first = Zum Anfang
replay-back-one = Eins zurück
replay-play = Abspielen
replay-next = Eins weiter
replay-last = Zum Ende

js-offline = Der Server ist nicht erreichbar. Es wird weiter versucht.
js-chance = gewinnt zu { $number } % ({ $text } %).
js-turning-point = Wendepunkt nach Aktion { $number }
js-versions = Regeln { $name }, Ausgabe { $text }
js-moment-copied = Der Link zu diesem Augenblick ist kopiert.
js-seat = Platz { $number }
js-over = beendet
js-free-seats = { $count } frei
js-your-turn = Du bist am Zug
js-waiting-for = wartet auf { $names }
js-line-here = verbunden
js-line-lost = wird neu verbunden
js-not-now = Zurzeit nicht: { $count }
js-bot = Bot, { $name }
js-free = frei
js-away = abwesend, ein Bot spielt
js-not-here = nicht verbunden
js-you = { $name } (du)
js-deciding = entscheidet
js-lobby-waiting = Schick die Links der freien Plätze an deine Freunde. Wenn alle sitzen und bereit sind, beginnt die Partie.
js-lobby-all-here = Alle Plätze sind besetzt. Die Partie beginnt, wenn alle bereit sind.
js-is-ready = bereit
js-not-ready = noch nicht bereit
js-sit-here = Hier sitzen
js-copy-link = Link kopieren
js-link-copied = Der Link ist kopiert. Er gilt einmal.
js-who-plays = Wer { $name } spielt
js-your-name = Dein Name
js-pass-to = Gib das Gerät an { $name }.
js-i-am = Ich bin { $name }
js-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich weiter.
js-total = Summe
js-to-rematch = Zur neuen Partie
