# Antworten auf Befehle; nur wer sie tippt, sieht sie.

table-begun = Die Partie läuft. Drück unten **{ $button }**, wenn du dran bist.
    .thread = Die Partie läuft, in einem eigenen Thread darunter. Drück dort **{ $button }**, wenn du dran bist.
table-opened = Der Tisch ist offen. Unten können alle mitspielen; mit **{ $button }** geht es los.
    .thread = Der Tisch ist offen, in einem eigenen Thread darunter. Man kann von hier oder dort aus mitspielen.
board-suits = { $board } (für { $seats })
error-unknown-board = Welcher Spielplan ist „{ $typed }“? Es gibt { $boards }.
error-many-tables = Du sitzt an mehreren Tischen. Tipp das im Kanal des Tischs, den du meinst.
error-none-waits = Keiner deiner Tische wartet auf dich. Ich rufe dich, sobald einer wartet.
which-table = Du sitzt an mehreren Tischen. Welchen meinst du?
which-table-line = - { $place }, Zug { $turn }
    .lobby = - { $place }, wartet auf Mitspieler
which-table-forgotten = Ich weiß nicht mehr, was du getippt hast. Tipp es noch einmal.
table-place = { $board } in { $channel }
    .private = { $board } in unseren Direktnachrichten
# Die eigenen Tische.
games-heading = **Deine Tische: { $count }**
games-none = Du sitzt an keinem Tisch. `/concordia neu` eröffnet einen im Kanal eines Servers.
games-link = { $place } ([hin]({ $link }))
games-yours = - { $place }: **du bist dran** (gefragt { $since })
    .now = - { $place }: **du bist dran**
games-waiting = - { $place }: wartet auf { $who } (gefragt { $since })
    .now = - { $place }: wartet auf { $who }
games-stood-in = { $line }; eine Vertretung spielt für dich
games-lobby = - { $place }: wartet auf Mitspieler
games-held = - { $place }: pausiert
# In einer Erinnerung oder einem Brief.
games-rest = { $count ->
    [one] Und noch { $count } Tisch.
   *[other] Und noch { $count } Tische.
}
games-more = Und { $count } weitere: `/partien` listet sie auf.
# Über einer Antwort in Direktnachrichten.
dm-about = -# { $place }
table-listed = { $board } in #{ $channel }
error-no-table-of-yours = Du sitzt an keinem Tisch. Tipp das im Kanal eines Tischs, oder eröffne einen mit `/concordia neu`.
error-no-person = Andere Bots können keinen Platz nehmen. Für einen Computer lass die Person weg.
error-seats-not-possible = { $mode ->
    [team] In Teams sind es 4 oder 6 Plätze, nicht { $seats }.
   *[individual] Ohne Teams sind es 2 bis 5 Plätze, nicht { $seats }. Zu sechst geht es in Teams: `modus: { choice-team }`.
}
error-needs-forum = { $option ->
    [auction] `{ command-concordia-new-auction }` gibt es nur mit dem Forum: Schalte auch `{ command-concordia-new-forum }` ein, oder lass `{ command-concordia-new-auction }` weg.
    [first_tile] `{ command-concordia-new-first_tile }` gibt es nur mit dem Forum: Schalte auch `{ command-concordia-new-forum }` ein, oder lass `{ command-concordia-new-first_tile }` weg.
    [invented_tiles] `{ command-concordia-new-invented_tiles }` gibt es nur mit dem Forum: Schalte auch `{ command-concordia-new-forum }` ein, oder lass `{ command-concordia-new-invented_tiles }` weg.
   *[open_stack] `{ command-concordia-new-open_stack }` gibt es nur mit dem Forum: Schalte auch `{ command-concordia-new-forum }` ein, oder lass `{ command-concordia-new-open_stack }` weg.
}
error-not-here = Das geht nur im Kanal eines Servers. Hier kannst du allein spielen: `/concordia solo`.
error-not-allowed-here = In diesem Kanal kann ich keine Partie leiten: Mir fehlt das Recht, { $missing }. Ein Admin des Servers kann es mir geben.
error-not-added-here = Ich bin noch nicht in diesem privaten Thread, also kann ich hier keine Partie leiten. Erwähn mich in einer Nachricht, um mich hinzuzufügen, dann versuch es noch einmal.
error-not-invited-here = Ich leite nur Partien auf Servern, die mich eingeladen haben. Bitte einen Admin, mich hier hinzuzufügen.
permission-view = den Kanal zu sehen
permission-connect = mich mit dem Sprachkanal zu verbinden
permission-send = Nachrichten zu senden
permission-threads = Nachrichten in Threads zu senden
permission-open-threads = öffentliche Threads zu öffnen
permission-history = den Nachrichtenverlauf zu lesen
permission-embed = Links einzubetten
permission-attach = Dateien anzuhängen

# Wenn sich Getipptes nicht ausführen lässt. Nichts hat sich geändert.
misread-ambiguous = „{ $typed }“ kann mehreres heißen. Was meinst du?
misread-not-understood = „{ $typed }“ verstehe ich nicht. Meinst du etwas davon?
misread-nothing-more = „{ $typed }“ ist in diesem Zug nicht möglich. Nichts hat sich geändert.
misread-other-question = Zuerst kommt etwas anderes. { $question }
misread-candidate = - { $label }

host-kicked = Die Person ist nicht mehr am Tisch.
host-vote-begun = Ich habe die anderen gefragt, im Kanal.
host-replaced = Der Platz ist neu besetzt.
host-offered = Ich habe den Platz angeboten, im Kanal. Er wechselt, sobald das Angebot angenommen wird.
host-invited = Die Einladung steht im Kanal.
host-filled = Ein Computer nimmt den Platz.
host-changed = Der Tisch hat einen neuen Host.
host-abandoned = Der Tisch ist abgebrochen.
host-resigned = Du hast deinen Platz aufgegeben. Ein Computer übernimmt.
    .last = Du hast deinen Platz aufgegeben. Sonst spielt niemand an diesem Tisch, also ist er geschlossen.
sure-abandon = Das beendet die Partie für alle; spielen andere mit, stimmen sie ab. Wenn du sicher bist, tipp es noch einmal mit `sicher: { choice-yes }`.
sure-resign = Ein Computer übernimmt deinen Platz. Wenn du sicher bist, tipp es noch einmal mit `sicher: { choice-yes }`.
    .last = Außer dir sitzt niemand an diesem Tisch, also endet er, wenn du gehst. Wenn du sicher bist, tipp es noch einmal mit `sicher: { choice-yes }`.
orders-keep-dearest = Wenn deine Waren im Zug eines anderen nicht passen, behalte ich für dich die wertvollsten.
orders-ask = Wenn deine Waren im Zug eines anderen nicht passen, frage ich dich.

record-here = Hier ist die Aufzeichnung der Partie. Damit lässt sich jeder Zug nachspielen.
record-too-large = Für eine Aufzeichnung ist diese Datei zu groß.
record-not-fetched = Ich konnte die Datei nicht herunterladen. Versuch es noch einmal.
record-imported = Die Partie liegt auf dem Tisch, und ihre Plätze sind frei. Besetz jeden mit `/concordia ersetzen`: Nenn jemanden, auch dich selbst, oder niemanden für einen Computer.

rules-unknown-card = Eine Karte oder Regel „{ $typed }“ gibt es nicht. Tipp los, dann siehst du Vorschläge.
    .near = Eine Karte oder Regel „{ $typed }“ gibt es nicht. Meinst du **{ $nearest }**?

# Hilfe, je nachdem, wie weit der Tisch ist.
help-no-table = **Hier steht noch kein Tisch.**
    `/concordia schnell` beginnt sofort eine Partie gegen Computer.
    `/concordia neu` eröffnet einen Tisch: Wähl Spielplan und Zahl der Plätze. Andere setzen sich dazu, dann startest du die Partie.
    Computer können so viele Plätze nehmen, wie du magst.
help-in-private = **Du sitzt an keinem Tisch.**
    `/concordia solo` beginnt gleich hier eine Partie gegen Contrarius.
    Tische für mehrere stehen in den Kanälen von Servern: `/concordia neu` eröffnet dort einen.
    In Teampartien schicke ich dir hier deine Hand und die Fragen deines Partners.
help-many-tables = **Du sitzt an mehreren Tischen.**
    `/partien` listet sie auf. Befehle gehen auch hier: Ist nicht klar, welchen Tisch du meinst, frage ich. `/hand` zeigt deine Karten an jedem.
help-lobby = **Dieser Tisch wartet auf Mitspieler.**
    Klick **{ $join }** unter dem Bild, um dich zu setzen. Der Host kann Computer hinzufügen und **{ $start }** klicken.
    Der Host hat außerdem `/concordia entfernen`, `/concordia ersetzen`, `/concordia host` und `/concordia abbrechen`.
help-your-turn = **Du bist dran.**
    Klick **{ $button }** und probier herum: Nur du siehst es, und nichts zählt, bis du bestätigst.
    Oder tipp es: `/architekt ziehen: bauen:`, `/präfekt produzieren:`, `/mercator verkaufen: kaufen:`. Beim Tippen siehst du nur, was erlaubt ist.
    `/wählen` beantwortet alles andere. `/rückgängig` nimmt deinen letzten Zug zurück.
help-waiting = **Jemand anders ist dran.**
    Ich rufe dich, wenn du dran bist. Bis dahin bereitet `/planen` deinen nächsten Zug vor, und du kannst dich umsehen: `/hand`, `/spielplan`, `/auslage`, `/protokoll`, `/verlauf`, `/punkte` und `/götter`.
    In Teampartien schickt `/partner` deinem Partner eine Nachricht.
help-stood-in = **Hier spielt eine Vertretung für dich.**
    Drück **{ $button }** in der neuesten Nachricht des Tischs, und der Platz gehört sofort wieder dir.
help-watching = **Hier läuft eine Partie.**
    Sieh zu mit `/spielplan`, `/auslage`, `/protokoll`, `/verlauf`, `/punkte` und `/götter`.
help-held = **Dieser Tisch pausiert.**
    Nach einem Update des Bots würde die Partie anders laufen. Nichts ist verloren, und wer den Bot betreibt, weiß Bescheid.
help-abandoned = **Dieser Tisch wurde abgebrochen.**
    `/concordia neu` eröffnet einen neuen. Hatte die Partie begonnen, gibt dir `/concordia aufzeichnung` als Datei, was gespielt wurde.
help-over = **Die Partie ist vorbei.**
    Klick **{ $button }** für die nächste, oder eröffne einen neuen Tisch mit `/concordia neu`. `/verlauf` geht die Partie Zug für Zug durch; `/concordia aufzeichnung` gibt sie dir als Datei.
help-always =
    `/regeln` sagt dir, was eine Karte tut, was Dinge kosten und was die Götter zahlen. `/einstellungen meine` zeigt und ändert deine Einstellungen; `/concordia aufgeben` gibt deinen Platz einem Computer.
    `/datenschutz` zeigt, was ich über dich speichere. `/über` zeigt, welcher Bot das ist.

about = **Concordia** { $version }: das Brettspiel im Chat, mit allen Regeln.
    Ping zu Discord: { $milliseconds } ms.
    { $source }
    .contact = Fragen? So erreichst du die, die diesen Bot betreiben: { $contact }

privacy-read = **Was ich über dich speichere:** deine Discord-ID, deinen Namen und deine Sprache; deine Einstellungen (Direktnachrichten, Erinnerungen, Zeitzone, Ruhezeit, Tagesbrief, Vertretung, wo ich dich für einen freien Platz rufe); bis wann du abwesend bist; was du an deinen Tischen gespielt, ausprobiert und geplant hast; deine Kampagnen; und wie deine Partien ausgingen.
    Deine Nachrichten lese und speichere ich nicht; eine Nachricht an deinen Partner gebe ich weiter und vergesse sie.
    `/datenschutz was: { choice-export }` gibt dir alles als Datei. `/datenschutz was: { choice-delete }` löscht es: Computer übernehmen deine Plätze, und dein Name verschwindet aus beendeten Partien.
    .contact = Für deine Daten verantwortlich: { $contact }
privacy-exported = Hier ist alles, was ich über dich speichere.
privacy-sure = Computer übernehmen deine Plätze, und dein Name verschwindet aus beendeten Partien. Wenn du sicher bist, tipp es noch einmal mit `sicher: { choice-yes }`.
privacy-deleted = Erledigt: Nichts bei mir trägt mehr deinen Namen.
