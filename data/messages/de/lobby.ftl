# Die Nachricht eines Tischs, der auf Mitspieler wartet.

# Ein Platz nach dem, was seine Figuren auszeichnet: Form, Buchstabe und Farbe.
seat-shape-red = ●
seat-shape-green = ■
seat-shape-yellow = ◆
seat-shape-blue = ▲
seat-shape-black = ⬢
seat-shape-white = ✚
seat-sign = { $shape } { $letter } ({ $colour })

lobby-heading = ## Concordia: { $board }
lobby-opened = { $host } ist Host.
lobby-opened-by-nobody = Dieser Tisch ist offen.
lobby-mode = { $team ->
    [yes] { $seats } Plätze in Zweierteams, mit den Teamkarten von Venus.
    [against] Gegen Contrarius, mit den Karten { $cards ->
        [venus] von Venus
       *[base] des Grundspiels
    }.
   *[no] { $seats } Plätze, jeder für sich, mit den Karten { $cards ->
        [venus] von Venus
       *[base] des Grundspiels
    }.
}
lobby-agreed = Hausregeln: { $options }.
lobby-gathered = **Am Tisch: { $taken } von { $seats }**
# In der Lobby hat noch niemand eine Farbe; danach haben alle eine.
lobby-guest = - { $name }
    .seated = - { $sign }: { $name }
lobby-guest-in-team = - { $name }, Team { $team }
    .seated = - { $sign }: { $name }, Team { $team }
lobby-host-mark = { $name }, Host
lobby-away = { $name }, abwesend bis { $until }
lobby-drawn-at-start =
    { $free ->
        [one] 1 Platz ist frei: Nimm ihn mit **Mitspielen**, oder gib ihn an einen **Computer**.
       *[other] { $free } Plätze sind frei: Nimm einen mit **Mitspielen**, oder gib einen an einen **Computer**.
    } { $start ->
        [when-full] Sobald der Tisch voll ist, beginnt die Partie von selbst.
       *[by-hand] Wenn der Tisch voll ist, drück **Start**.
    }
    Die Plätze werden zu Spielbeginn ausgelost. Wähl deine Farbe mit **Farbe**; sonst bekommst du eine, die übrig ist.
lobby-closes = -# Wenn niemand kommt, schließt dieser Tisch { $when }.
    .full = -# Wenn die Partie nicht startet, schließt dieser Tisch { $when }.
lobby-full = Alle sind da. { $host } kann die Partie starten; dann werden die Plätze ausgelost.
lobby-full-without-host = Alle sind da.
lobby-promise = -# Der Startwert dieser Partie steht schon fest. Hier ist sein SHA-256, zum Prüfen am Ende: `{ $commitment }`
lobby-begun = **Die Partie läuft.** Diese Plätze wurden ausgelost:

lobby-button-join = Mitspielen
lobby-button-leave = Aussteigen
lobby-button-team = Team
lobby-button-colour = Farbe
lobby-button-computer = Computer
lobby-button-options = Optionen
lobby-button-start = Start
lobby-joined = Du hast einen Platz. Der Tisch ist in { $place }.

# Wann die Partie beginnt; das wählt der Host.
options-explained = Wann soll die Partie beginnen?
options-start = Wann die Partie beginnt
options-started = Die Partie läuft.
start-by-hand = Wenn ich sie starte
start-when-full = Von selbst, sobald der Tisch voll ist

# Im Kanal über dem Thread eines Tischs.
opener-called = { $role }, es gibt einen neuen Tisch.
opener = **{ $board }**: { $what }
opener-lobby = { $host } sucht Mitspieler, { $taken ->
    [one] { $taken } von { $seats } Plätzen ist besetzt
   *[other] { $taken } von { $seats } Plätzen sind besetzt
}. Der Tisch ist im Thread darunter.
    .nobody = Mitspieler gesucht, { $taken ->
        [one] { $taken } von { $seats } Plätzen ist besetzt
       *[other] { $taken } von { $seats } Plätzen sind besetzt
    }. Der Tisch ist im Thread darunter.
opener-playing = { $who } { $count ->
    [one] spielt
   *[other] spielen
}{ $computers ->
    [0] {""}
    [one] {" "}mit 1 Computer
   *[other] {" "}mit { $computers } Computern
} im Thread darunter.
opener-over = { $who } { $count ->
    [one] hat
   *[other] haben
} gewonnen. Die Partie ist im Thread darunter.
opener-ended = dieser Tisch ist geschlossen.
thread-name = { $board }: Tisch von { $host }
thread-name-campaign = { $campaign }, Partie { $game }: { $board }

# Hausregeln: was ein Tisch abweichend vereinbart hat. Teile einer Liste.
agreed-colonist-income = der Kolonist bringt 2 Sesterzen je Kolonist
agreed-display-side = die Weinseite der Auslage
agreed-intermediate-scoring = Zwischenwertung
agreed-no-starting-goods = keine Waren zu Beginn
agreed-salt = Salz (siehe `/regeln`; manches daran ist unsere Lesart)
agreed-forum = das Forum (siehe `/regeln`; manches daran ist unsere Lesart)
agreed-forum-auction = Patrizier werden versteigert
agreed-forum-first-threshold = der erste Platz des Forums ab einer Karte
agreed-forum-placeholders = drei Forumsplättchen mit von uns erfundener Wirkung
agreed-forum-stack-visible = das nächste Forumsplättchen liegt offen
agreed-fish-market = der Fischmarkt in einer **Hausversion** (siehe `/regeln`: Angebote und Preise sind von uns)
agreed-fish-market-side = die Bergseite des Fischmarkts
agreed-solitaria-solo = allein gegen Contrarius, in einer **Hausversion** (siehe `/regeln`: Würfel, Stapel und seine Karten sind unsere Lesart)
agreed-solitaria-two = zu zweit gegen Contrarius, in einer **Hausversion** (siehe `/regeln`: Würfel, Stapel und seine Karten sind unsere Lesart)
agreed-solitaria-difficulty-veteran = Schwierigkeit Veteran
agreed-solitaria-difficulty-strongVeteran = Schwierigkeit starker Veteran
agreed-solitaria-difficulty-expert = Schwierigkeit Experte
agreed-solitaria-difficulty-strongExpert = Schwierigkeit starker Experte
agreed-solitaria-scoring = ihr gewinnt zusammen oder gar nicht
agreed-magister-through-diplomat-may-use-senator = ein vom Magister wiederholter Diplomat darf einen Senator kopieren
agreed-mismatched-colonists = jede Art Kolonist darf in jede Stadt mit eigenem Haus
agreed-prefect-cash-needs-a-flipped-marker = ein Präfekt darf auch kassieren, wenn kein Marker Sesterzen zeigt
agreed-marker-coins = nur 1 Sesterz auf Tuch- und Weinmarkern
agreed-legatus-answered-by-legatus = auf einen Legaten darf ein Legat antworten
agreed-hands-visible = offene Handkarten
agreed-communication-public = Partner reden nur öffentlich
agreed-communication-silent = Partner reden nicht über das Spiel
