# Das private Panel, und die Antworten auf Klicks.

panel-asked = ### { $question }
panel-asked-within =
    ### { $question }
    { $group }
panel-asked-again =
    ### { $question }
    Oder **Bestätigen**, was du bisher hast. Noch hat es niemand gesehen.
panel-ready =
    ### Fertig
    Noch hat es niemand gesehen. Mit **Bestätigen** spielst du es.
panel-waiting = ### Du bist noch nicht dran
    Wir warten auf { $seat }. Hier ist so lange deine Hand.
panel-replaced = Du hast das in einer neueren Nachricht wieder geöffnet. **Spielen** holt es hierher zurück.
panel-over = ### Die Partie ist vorbei
panel-done = **Gespielt.**
    .nothing = Du hast es dabei belassen.
    .next = -# Ich rufe dich, wenn du wieder gefragt bist. Bis dahin kannst du mit **{ $button }** deinen nächsten Zug planen.
    .elsewhere = Du bist auch in { $place } dran.
panel-so-far = **Bisher**
panel-nothing-yet = noch nichts, was den Spielplan ändert
panel-no-effect = Mehr tut sie diesmal nicht.
panel-storehouse = -# Du hast { $coins } · { $goods } · { $spaces ->
        [0] kein Feld frei
        [one] 1 Feld frei
       *[other] { $spaces } Felder frei
    }
    .fish = { $stock } · { $fish }
panel-choose-page = { $asked } (Seite { $page } von { $pages })

button-undo = Rückgängig
button-next-table = Nächster Tisch
button-confirm = Bestätigen
button-back = Einen Schritt zurück
button-afresh = Von vorn
button-other-choice = ◀ Zurück zur Liste
button-page-before = ◀ Davor
button-page-after = Weiter ▶
button-unknown = Dieser Knopf ist veraltet und geht nicht mehr. Nimm die neueste Nachricht des Tischs, oder tipp **/hilfe**.
button-of-another-table = Dieser Knopf gehört zu einem anderen Tisch. Geh in dessen Kanal.

look-hand = Deine Hand. Niemand sonst sieht sie.
look-display = Die Karten in der Auslage, und was sie kosten.
look-board = Der Spielplan, mit allem Neuen seit deinem letzten Zug.
look-board-watching = Der Spielplan, wie er jetzt ist.
look-log-empty = Bisher ist nichts passiert.

undo-done = Zurückgenommen. **{ $button }** zeigt deinen Zug, wie er war, damit du ihn ändern kannst.
undo-asked = Ich habe die anderen gefragt. Sobald sie zustimmen, ist es zurückgenommen.

team-which = Dein Team …
team-named = Team { $team }
team-drawn = Überrasch mich
team-explained = Mit wem möchtest du spielen? Zwei im selben Team sind Partner.
team-chosen = Notiert.
colour-which = Deine Farbe …
colour-any = Was übrig bleibt
colour-explained = Mit welcher Farbe möchtest du spielen? Form und Buchstabe gehören dazu.
colour-chosen = Du spielst { $sign }.
    .any = Du bekommst zu Beginn eine Farbe, die übrig ist.
computer-which = Ein Computer …
computer-explained =
    { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei. Füg einen Computer hinzu oder entfern einen:
       *[other] { $free } Plätze sind frei. Füg einen Computer hinzu oder entfern einen:
    }
computer-seat = { $level } hinzufügen
computer-remove = { $level } entfernen

relay-title = Nachricht an deinen Partner
relay-field = Was du sagen willst
    .public = Was du sagen willst; alle werden es lesen
relay-sent = Ich gebe es an deinen Partner weiter.
    .public = Ich schreibe es in den Kanal: An diesem Tisch lesen alle, was Partner sagen.

sorry-slow = Das hat zu lange gedauert. Klick noch einmal.
sorry-a-bug = Bei uns ist etwas schiefgegangen, und nichts hat sich geändert. Passiert es wieder, nenn denen, die den Bot betreiben, diesen Code: **{ $id }**.
