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
problem-failed = Hier ist etwas schiefgegangen. Unter { $number } steht es im Protokoll.

# Was der Server am Tisch vermerkt
notice-left = { $player } ist gegangen; der Bot { $bot } spielt weiter.
notice-away = { $player } ist abwesend; der Bot { $bot } spielt weiter, bis { $player } zurück ist.
notice-back = { $player } ist zurück.{ $bot ->
   *[other] { "" }
}
notice-bot-failed = Der Bot von { $player } ({ $bot }) hat nicht rechtzeitig entschieden; eine zufällige erlaubte Aktion wurde ausgeführt.

bot-random = Anfänger
bot-rollout = Händler
