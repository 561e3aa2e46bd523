# Die Seite im Browser, die das lokale Discord zeigt.

page-window = Lokales Discord
page-no-script = Diese Seite braucht JavaScript.
page-skip-to-messages = Zu den Nachrichten springen
page-skip-to-box = Zum Eingabefeld springen

# Rund um die Nachrichten
page-servers = Server
page-channels = Kanäle
page-servers-and-channels = Server und Kanäle
page-direct-messages = Direktnachrichten
page-direct-messages-with = Direktnachrichten mit { $bot }
page-welcome = Willkommen
page-members = Mitglieder
page-place-unread = { $name }, ungelesen
page-place-waiting = { $count ->
    [one] { $name }, { $count } wartet
   *[other] { $name }, { $count } warten
}
page-place-unread-waiting = { $count ->
    [one] { $name }, ungelesen, { $count } wartet
   *[other] { $name }, ungelesen, { $count } warten
}
page-lost = Die Verbindung ist weg. Neuer Versuch …
page-offline = { $bot } ist gerade offline.

# Leute
page-be-somebody = Jemand anders sein
page-be = { $name } sein
page-be-waiting = { $count ->
    [one] { $name } sein, { $count } wartet
   *[other] { $name } sein, { $count } warten
}
page-you-are = Du bist { $name }
page-you-are-label = Du bist
page-you = du
page-people-count = Leute — { $count }
page-members-hint = Du kannst jeder von ihnen sein: Such dir jemanden aus.
page-members-hint-keys = Oder drück die Zahl.
page-bots = Bots
page-online = online
page-bot-offline = offline
page-language = Sprache
page-language-about = Deine Sprache in Discord
page-apps-on = Apps zu { $name }
page-no-apps-on = Zu { $name } bietet hier keine App etwas an.

# Rufe
page-calls = Rufe
page-called-in = Du wirst in #{ $place } gerufen
page-called-in-direct-messages = Du wirst in deinen Direktnachrichten gerufen
page-go-there = Hingehen
page-called = { $name } wird gerufen
page-dismiss = Schließen

# Nachrichten
page-messages = Nachrichten
page-newest = Zum Neuesten springen
page-new = Neu
page-earlier = Ältere Nachrichten zeigen
page-you-and = Du und { $bot }
page-thread-begins = Hier beginnt der Thread.
page-channel-begins = Hier beginnt #{ $place }.
page-nobody-else-reads = Was du und { $bot } hier schreibt, liest sonst niemand.
page-message = { $who }, { $when }
page-says = { $who }: { $words }
page-app = APP
page-used = { $who } hat { $command } benutzt
page-reply-to-nothing = auf eine Nachricht, die es nicht mehr gibt
page-thinking = { $bot } denkt nach …
page-edited = (bearbeitet)
page-only-you = Nur du kannst das sehen
page-thread-messages = { $count ->
    [one] { $count } Nachricht ›
   *[other] { $count } Nachrichten ›
}
page-react = Reagieren
page-react-with = Mit { $emoji } reagieren
page-pinned = { $who } hat in diesem Kanal eine Nachricht angepinnt.
page-thread-started = { $who } hat einen Thread eröffnet: { $thread }
page-typing = { $bot } schreibt …
page-at-work = { $bot } arbeitet …
page-unknown-component = Das lässt sich hier nicht zeigen.
page-unknown-person = unbekannte Person
page-unknown-role = unbekannte Rolle
page-unknown-channel = unbekannt
page-file = Datei
page-spoiler = Spoiler
page-show-spoiler = Verdeckt: zeigen
page-show-hidden-text = Verdeckter Text: zeigen
page-hidden-text = verdeckter Text

# Bilder
page-picture = Bild
page-enlarge = Vergrößern: { $what }
page-close-picture = Bild schließen
page-open-file = Datei öffnen
page-fit-window = Ans Fenster anpassen
page-full-size = In voller Größe zeigen
page-tap-for-all = Tippen, um alles zu sehen
page-tap-to-enlarge = Tippen, um weiter zu vergrößern
page-what-it-shows = Was darauf zu sehen ist

# Schreiben, Befehle, Menüs und Formulare
page-box = Nachricht
page-send = Senden
page-write = Nachricht an { $place }
page-write-or-command = Nachricht an { $place }, oder / für Befehle
page-read-only = In { $place } darfst du nur lesen
page-commands = Befehle
page-commands-and-people = Befehle und Leute
page-people = Leute
page-no-command = So heißt kein Befehl.
page-command = Befehl { $command }
page-more-options = { $count } weitere
page-choices-for = Auswahl für { $option }
page-no-choices = Die Auswahl ließ sich nicht laden.
page-nothing-fits = Nichts gefunden.
page-true = True
page-false = False
page-cancel = Abbrechen
page-submit = Absenden
page-close = Schließen
page-done = Fertig
page-choose = Auswählen
page-chosen = { $menu }: { $chosen }
page-choose-count = Wähle { $count }
page-choose-range = Wähle { $least } bis { $count }
page-choose-up-to = Wähle bis zu { $count }
page-search = Suchen
page-search-in = Suchen in: { $menu }
page-needed = nötig
page-needed-here = Das ist nötig.
page-from-the-list = bitte aus der Liste wählen
page-whole-number = bitte eine ganze Zahl
page-number = bitte eine Zahl
page-at-least = mindestens { $number }
page-at-most = höchstens { $number }
page-at-least-characters = Bitte mindestens { $count } Zeichen.
page-please-choose = Bitte wähle etwas aus.
page-at-most-chosen = Bitte höchstens { $count }.
page-choose-file = Bitte wähle eine Datei aus.

# Was schiefging
page-no-answer = { $bot } hat nicht geantwortet. Versuch es noch einmal.
page-no-answer-offline = { $bot } ist gerade offline und hat nicht geantwortet.
page-no-connection = Gerade besteht keine Verbindung. Versuch es gleich noch einmal.
page-failed = Das ist schiefgegangen. Versuch es noch einmal.
page-not-possible = Das geht hier nicht mehr.

# Die Begrüßung
page-look-around = Erst einmal umsehen
page-on-its-way = Einen Moment: { $bot } ist noch unterwegs.
