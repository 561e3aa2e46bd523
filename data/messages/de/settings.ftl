# Was Leute für sich eingestellt haben, und für einen Server.

settings = **Deine Einstellungen**
settings-reminders = - Erinnerungen: { $way ->
    [ping] eine Erwähnung am Tisch
    [dm] eine Direktnachricht
   *[off] aus
}
    .closed = - Erinnerungen: eine Erwähnung am Tisch, da deine Direktnachrichten aus sind
settings-messages = - Direktnachrichten: { $on ->
    [yes] an. In Teampartien bekommst du deine Hand, wenn sie sich ändert, und deinen Teil an den Karten deines Partners.
   *[no] aus. Was du brauchst, findest du im Kanal, wo nur du es siehst. Nachrichten deines Partners erreichen dich nicht.
}
settings-zone = - Zeitzone: { $zone }, dort ist es { $time }
    .none = - Zeitzone: keine, also gilt UTC, dort ist es { $time }
settings-quiet = - Ruhezeit: { $begin } bis { $end }
    .none = - Ruhezeit: keine
settings-stand-in = - Deine Vertretung: { $level }
settings-language = - Sprache: { $language }
    .none = - Sprache: die, in der du Discord nutzt
settings-letter = - Tagesbrief: um { $time }, mit allen deinen Tischen auf einen Blick
    .none = - Tagesbrief: keiner
    .closed = - Tagesbrief: um { $time }, aber deine Direktnachrichten sind aus, so erreicht er dich nicht
settings-private = - Ergebnisse und Wertungen: { $on ->
    [yes] privat. Niemand sonst sieht deine Statistik oder deine Wertung, und du stehst nicht in Ranglisten oder Rekorden.
   *[no] andere können sie sehen
}
settings-next-letter = -# Dein nächster Brief kommt { $when }, wenn du dann an einem Tisch sitzt.
settings-how = -# Ändern kannst du sie mit den Optionen von `/einstellungen meine`.

server-settings = **Die Einstellungen dieses Servers**
server-settings-language = - Sprache neuer Tische, wenn nichts anderes vereinbart ist: { $language }
    .none = - Sprache neuer Tische, wenn nichts anderes vereinbart ist: die dieses Servers in Discord
server-settings-threads = - Wohin neue Tische kommen: { $on ->
    [yes] je in einen eigenen Thread, damit ein Kanal viele fasst
   *[no] in den Kanal selbst, immer nur einer
}
server-settings-lobby = - Eine Lobby schließt, wenn { $time } lang niemand kommt
    .never = - Eine Lobby bleibt offen, bis jemand sie schließt
server-settings-seats = - Liste der freien Plätze: in { $channel }
    .none = - Liste der freien Plätze: nirgends
server-settings-moved = -# { $count ->
    [one] Eine Lobby, die jetzt offen ist, wartet auch so lange.
   *[other] { $count } Lobbys, die jetzt offen sind, warten auch so lange.
}
server-settings-pace = - { $pace } Das gilt für neue Tische, wenn nichts anderes vereinbart ist.
    .none = - Tempo: kein Zeitlimit für neue Tische, wenn nichts anderes vereinbart ist.
server-settings-call = - Aufruf bei neuen Tischen: { $role }
    .none = - Aufruf bei neuen Tischen: niemand
server-settings-openers = - Wer Tische eröffnen darf: { $role }, und die Moderation
    .none = - Wer Tische eröffnen darf: alle
server-settings-how = -# Wer den Server verwaltet, kann sie mit den Optionen von `/einstellungen server` ändern. `zurücksetzen` setzt eine zurück.

error-unclear-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Meinst du { $nearest }?
error-unknown-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Tipp eine Stadt in deiner Nähe, wie Berlin oder Zürich, und wähl aus der Liste.
error-offset-given = „{ $typed }“ sagt nicht, wann du auf Sommerzeit umstellst. So spät ist es gerade in { $zones }. Wähl eine Zeitzone mit Namen oder nach einer Stadt in deiner Nähe.
error-unclear-hours = „{ $typed }“ verstehe ich nicht als Ruhezeit. Sag es wie `22-7` oder `22:30-6:00`, oder `keine`.
error-most-of-the-day = „{ $typed }“ wäre fast der ganze Tag. Meinst du `{ $nearest }`? Wenn nicht, schreib „morgens“ hinter die erste Zeit.
error-unclear-hour = „{ $typed }“ verstehe ich nicht als Uhrzeit. Sag es wie `8:00` oder `20:00`, oder `nie`.
error-unclear-patience = „{ $typed }“ verstehe ich nicht als Dauer. Sag es wie `3 Tage` oder `12 Stunden`, oder `nie`.
error-patience-out-of-bounds = { $given } kann eine Lobby nicht warten. Wähl { $shortest } bis { $longest }, oder `nie`.
error-no-text-channel = { $channel } ist kein Textkanal. Wähl einen, in dem man lesen und schreiben kann.
error-list-not-allowed = In { $channel } kann ich keine Liste führen: Mir fehlt dort das Recht, { $missing }.
error-role-not-called = Ich kann { $role } nicht erwähnen, also würde niemand gerufen. Schalte in den Servereinstellungen **Jedem erlauben, diese Rolle zu @erwähnen** ein und versuch es noch einmal.
error-not-administrator = Nur wer den Server verwalten darf, kann seine Einstellungen ändern.
error-may-not-open = Auf diesem Server dürfen nur bestimmte Leute Tische eröffnen. Frag die Moderation, oder spiel an einem anderen Tisch mit.

# Der Tagesbrief.
letter = ### Deine Tische heute
    { $yours ->
        [0] { $count ->
            [one] Dein Tisch wartet nicht auf dich.
           *[other] Keiner deiner { $count } Tische wartet auf dich.
        }
        [one] **1 Tisch wartet auf dich.**
       *[other] **{ $yours } Tische warten auf dich.**
    }
letter-line-due = { $line }; die Zeit endet { $due }
letter-how = -# Mit `/einstellungen meine` änderst du, wann dieser Brief kommt, oder bestellst ihn ab.

# Freie Plätze auf einem Server.
seats-heading = ### Freie Plätze
seats-none = Gerade sucht kein Tisch Mitspieler. `/concordia neu` eröffnet einen.
seats-line = { $place }: { $taken } von { $seats } Plätzen besetzt{ $team ->
    [yes] {", in Zweierteams"}
   *[no] {""}
}
seats-host = Host: { $host }
seats-line-parts = - { $parts }
seats-more = Und { $count ->
    [one] 1 weiterer Tisch
   *[other] { $count } weitere Tische
}.
seats-button-join = Mitspielen: { $board } ({ $free } frei)
seats-button-call = Ruf mich, wenn ein Platz frei ist
seat-call-now = { $how ->
    [once] Ich rufe dich einmal, sobald auf diesem Server ein Platz frei ist. Danach nicht mehr.
    [always] Ich rufe dich, wann immer auf diesem Server ein Tisch mit freiem Platz aufmacht, einmal je Tisch.
   *[never] Ich rufe dich nicht, wenn auf diesem Server ein Platz frei ist.
}
seat-call-which = Wann ich dich rufe
seat-call-never = Nie
seat-call-once = Einmal, dann nicht mehr
seat-call-always = Bei jedem Tisch
menu-invite = An meinen Tisch einladen
menu-invited = { $player } ist an deinen Tisch in { $place } eingeladen.
error-no-lobby-of-yours = Du hast auf diesem Server keinen Tisch, der noch Mitspieler sucht. `/concordia neu` eröffnet einen.
