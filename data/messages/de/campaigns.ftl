# Kampagnen: was an einer gewünschten nicht geht.

campaign-problem-too-few = Eine Kampagne braucht mindestens { $fewest } Personen, und es { $people ->
    [1] ist nur 1
   *[other] sind nur { $people }
}.
campaign-problem-too-many = An einer Kampagne können bis zu { $most } Personen teilnehmen; { $people } sind zu viele.
campaign-problem-odd-pairs = Für Paare braucht es eine gerade Zahl von Personen, und { $people } ist ungerade: Jemand hätte keinen Partner.
campaign-problem-games = Jeder kann 1 bis { $most } Partien spielen, nicht { $games }.
campaign-problem-tour-games = Eine große Rundreise hat immer 14 Partien, eine auf jedem Spielplan: Lass die Zahl der Partien weg.
campaign-problem-tour-boards = Eine große Rundreise besucht alle vierzehn Spielpläne: Lass die Spielpläne weg, oder spielt eine Saison.
campaign-problem-unknown-board = Den Spielplan „{ $board }“ gibt es nicht. Es gibt { $boards }.
campaign-problem-board-unsuited = { $board } ist für { $suits } Plätze, aber die Tische dieser Kampagne haben { $seats }. Lass ihn weg.
campaign-problem-not-even = Mit Tischen zu { $sizes } können { $entrants } nicht alle { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} spielen. Ändere die Zahl der Partien, oder nimm einen Spielplan für andere Tischgrößen dazu.
campaign-problem-already-open = Diese Kampagne hat begonnen, niemand kommt mehr dazu. Bitte die Organisation, dich mit `/kampagne ersetzen` hereinzuholen, wenn jemand geht.
campaign-problem-opened-already = Diese Kampagne ist schon eröffnet.
campaign-problem-no-pairs = In dieser Kampagne spielt jeder für sich: Mach ohne Partner mit.
campaign-problem-own-partner = Du kannst nicht dein eigener Partner sein. Nenn jemand anderen, oder mach allein mit: Dann bekommst du zum Beginn einen Partner.
campaign-problem-joined-already = Du bist schon dabei.
campaign-problem-partner-taken = Die Person hat in dieser Kampagne schon einen Partner. Nenn jemand anderen, oder mach allein mit.
campaign-problem-not-in = Diese Person ist nicht in dieser Kampagne.
campaign-problem-you-not-in = Du bist nicht in dieser Kampagne.
campaign-problem-not-running = Diese Kampagne läuft nicht.
campaign-problem-substitute-taken = Die Person ist schon in dieser Kampagne. Nenn jemanden, der es nicht ist.
campaign-problem-too-late-for-substitute = Alle Partien dieser Person haben begonnen oder wurden ohne sie neu ausgelost, es gibt also nichts mehr zu übernehmen.
campaign-problem-no-such-game = Eine Partie { $game } gibt es nicht: Diese Kampagne hat die Partien 1 bis { $games }.
campaign-problem-game-not-over = Partie { $game } läuft noch. Danach kannst du sie korrigieren.
campaign-problem-scores = Nenn die Siegpunkte aller { $seats } Plätze, vom ersten bis zum letzten, etwa „101 95 88 70“; oder „ungültig“, wenn die Partie nicht zählen soll.
campaign-problem-not-organiser = Das können nur die Organisation und wer den Server verwaltet.
campaign-problem-none-here = Auf diesem Server läuft keine Kampagne. Beginn eine mit `/kampagne neu`.
campaign-problem-which = Hier laufen mehrere Kampagnen ({ $names }). Sag mit `kampagne:`, welche du meinst.
campaign-problem-no-threads = Kampagnen öffnen für jede Partie einen Thread, und dieser Kanal erlaubt keine. Versuch es in einem normalen Textkanal.
campaign-problem-taken-over-already = Du organisierst diese Kampagne schon.
campaign-problem-organiser-here = Die Organisation war in den letzten zwei Wochen da. Wer den Server verwaltet, kann jederzeit übernehmen.
campaign-heading = ## { $name }
campaign-format = { $format ->
    [season] Saison: Jeder spielt { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } gegen wechselnde Gegner.
    [league] Liga: Divisionen, Auf- und Abstieg, { $seasons ->
        [one] eine Saison
       *[other] { $seasons } Saisons
    }, je { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } pro Saison.
    [tournament] Turnier: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } in deiner Gruppe, dann Finalrunden.
   *[grand_tour] Große Rundreise: vierzehn Spielpläne, eine Partie auf jedem.
}
campaign-format-open = { $format ->
    [season] Saison: Jeder spielt gleich viele Partien gegen wechselnde Gegner.
    [league] Liga: Divisionen, Auf- und Abstieg, { $seasons ->
        [one] eine Saison
       *[other] { $seasons } Saisons
    }.
    [tournament] Turnier: Gruppen, dann Finalrunden.
   *[grand_tour] Große Rundreise: vierzehn Spielpläne, eine Partie auf jedem.
}
campaign-organised = Organisation: { $who }.
campaign-organised-by-nobody = Gerade organisiert sie niemand: Mit `/kampagne übernehmen` gehört sie dir.
campaign-pairs = Feste Paare, in Teampartien. Mach über `/kampagne mitmachen partner:` mit, oder allein: Dann bekommst du zum Beginn einen Partner.
campaign-boards = Spielpläne: { $boards }.
campaign-pace = Tempo: { $pace }.
campaign-rounds-last = Eine Runde dauert höchstens { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}; die nächste beginnt früher, sobald alle Partien vorbei sind.
campaign-rounds-free = Die nächste Runde beginnt, sobald alle Partien der letzten vorbei sind.
campaign-starts = Die erste Runde beginnt am { $when }.
campaign-joined = { $count ->
    [0] Noch ist niemand dabei.
    [one] Eine Person ist dabei: { $who }
   *[other] { $count } Leute sind dabei: { $who }
}
campaign-preview = { $seasons ->
    [one] Mit { $people } Leuten
   *[other] Pro Saison, mit { $people } Leuten
}: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}, { $each } für jeden. Zwei treffen sich { $meetings }, und jeder sitzt auf jedem Platz { $seats }.
campaign-preview-groups = { $kind ->
    [tournament] { $count } Gruppen ({ $sizes }), dann Finalrunden (Tische: { $tables }). Vor den Finalrunden trifft man nur Leute der eigenen Gruppe.
   *[league] { $count } Divisionen ({ $sizes }). Man trifft nur Leute der eigenen Division.
}
campaign-preview-byes = Ab und zu setzt jemand eine Runde aus, alle gleich oft ({ $byes }-mal insgesamt).
campaign-preview-lasts = Das dauert höchstens { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}.
campaign-times = { $least ->
    [0] { $most ->
        [0] nie
        [1] höchstens einmal
       *[other] bis zu { $most }-mal
    }
   *[other] { $same ->
        [yes] { $most ->
            [1] einmal
            [2] zweimal
           *[other] { $most }-mal
        }
       *[no] { $least }- bis { $most }-mal
    }
}
campaign-button-join = Mitmachen
campaign-button-leave = Aussteigen
campaign-button-open = Beginnen
campaign-founded = Für { $name } kann man sich jetzt in diesem Kanal anmelden. Wenn alle da sind, lässt du sie beginnen.
campaign-you-joined = Du bist bei { $name } dabei. Deine Partien öffnen sich von selbst, jede in einem Thread.
campaign-you-joined-pair = Ihr beide seid bei { $name } als Paar dabei.
campaign-you-joined-asked = Du bist bei { $name } dabei. { $partner } muss auch mitmachen: Bitte um einen Klick auf **Mitmachen**. Sonst bekommst du zum Beginn jemand anderen.
campaign-you-took-over = Du hast einen Platz bei { $name } übernommen, samt Punkten. Deine Partien öffnen sich von selbst, jede in einem Thread.
campaign-you-joined-private = Deine Ergebnisse sind privat: In der Tabelle stehst du ohne Namen, als „{ campaign-private }“. An deinen Tischen sieht man wie immer, wer spielt.
campaign-you-left = Du hast { $name } verlassen.
campaign-you-left-running = Du hast { $name } verlassen. Deine Punkte bleiben, Computer beenden deine offenen Partien, und der Rest wird ohne dich neu ausgelost.
campaign-opened = Die Anmeldung zu { $name } ist zu. Die erste Runde beginnt am { $when }.
campaign-opened-now = { $name } läuft, und die ersten Partien kommen.
campaign-state = { $format ->
    [season] Saison
    [league] Liga, Saison { $season }
    [tournament] { $season ->
        [1] Turnier, Gruppen
       *[other] Turnier, Finalrunden
    }
   *[grand_tour] Große Rundreise
} · Runde { $round } von { $rounds } · { $done } von { $games } Partien
campaign-state-over = { $format ->
    [season] Saison
    [league] Liga, { $season ->
        [one] eine Saison
       *[other] { $season } Saisons
    }
    [tournament] Turnier
   *[grand_tour] Große Rundreise
} · vorbei nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
campaign-cancelled = Diese Kampagne wurde abgesagt. Partien, die noch offen sind, können an ihren Tischen zu Ende gespielt werden.
campaign-cancelled-early = Diese Kampagne wurde abgesagt, bevor sie begann.
campaign-next-round = Nächste Runde: { $when }.
campaign-section = { $kind ->
    [league] Division { $number }
    [tournament] Gruppe { $number }
   *[finals] Tisch { $number }
}
campaign-column =
    .points = Punkte
    .games = Partien
    .won = Siege
    .vp = SP
campaign-tie-breakers = Gleichstand: Siege, SP gegen den Schnitt, Punkte der Gegner, Reihenfolge der Anmeldung
campaign-row = { $place }. { $name }: { $points } ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $won } gewonnen)
campaign-more-rows = … und { $count } weitere
campaign-alt = Tabelle von { $name }. { $rows }
campaign-pair = { $one } & { $other }
campaign-deleted = Gelöschtes Konto
campaign-private = Privates Profil
campaign-left-mark = { $name } (ausgestiegen)
campaign-note = { $what ->
    [left] { $about } hat die Kampagne verlassen.
    [substituted] { $about } ersetzt { $before }.
    [corrected] { $by } hat Partie { $game } korrigiert ({ $before } → { $after }): { $reason }
    [voided] Partie { $game } wurde abgebrochen und zählt für niemanden.
    [taken_over] { $by } organisiert jetzt diese Kampagne.
   *[promoted] Aufgestiegen: { $about }.
}
campaign-note-void = ungültig
campaign-notes-heading = Zuletzt:
campaign-ceremony =
    ## { $name } ist vorbei!
    Sieg für { $winner }. Glückwunsch!
campaign-ceremony-place = **{ $place }.** { $who }
campaign-ceremony-facts = Partien: { $games }. Leute: { $people }. Spielpläne: { $boards }. Höchste Punktzahl: { $best } ({ $who }).
campaign-ceremony-thanks = Danke euch allen fürs Mitspielen. `/kampagne exportieren` liefert alle Ergebnisse.
campaign-race =
    .title = Wie { $name } gewonnen wurde
    .rounds = nach Runde
    .points = Punkte
campaign-race-row = { $name }: { $points }
campaign-race-alt = Ein Punkteverlauf der Besten: { $rows }
campaign-status-yours = Dein Platz: { $place } von { $of }. Deine Punkte: { $points }, nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
campaign-status-open = Deine offenen Partien: { $places }
campaign-status-asked = Du sollst für { $leaver } übernehmen, samt Punkten: `/kampagne mitmachen` sagt zu.
campaign-status-wanted = { $who } möchte mit dir ein Paar bilden: `/kampagne mitmachen` sagt zu.
campaign-substituted = { $follower } übernimmt für { $leaver }, samt Punkten, ab der nächsten Partie.
campaign-substitute-asked = { $follower } übernimmt für { $leaver }, samt Punkten, sobald die Zusage da ist: Bitte um `/kampagne mitmachen`.
campaign-corrected = Partie { $game } ist korrigiert. Alle können sehen, was vorher war, und warum du es geändert hast.
campaign-exported = Alles, was in { $name } gespielt wurde, als CSV und JSON.
campaign-taken-over = Du organisierst jetzt { $name }.
campaign-cancel-sure = Das beendet { $name } für alle. Nimm `sicher: { choice-yes }` dazu, wenn du es so meinst.
campaign-cancel-done = { $name } ist abgesagt.
command-campaign = kampagne
    .description = Saisons, Ligen, Turniere und große Rundreisen
command-campaign-new = neu
    .description = In diesem Kanal eine Kampagne beginnen
command-campaign-new-name = name
    .description = Wie sie heißt
command-campaign-new-format = format
    .description = Saison, Liga, Turnier oder große Rundreise
command-campaign-new-games = partien
    .description = Wie viele Partien jeder spielt; leer lassen für eine Zahl, die aufgeht
command-campaign-new-boards = spielpläne
    .description = Spielpläne, mit Kommas getrennt; leer lassen für alle, die zu den Tischen passen
command-campaign-new-pairs = paare
    .description = Feste Paare in Teampartien
command-campaign-new-cards = karten
    .description = Die Karten des Grundspiels oder die von Venus
command-campaign-new-seasons = saisons
    .description = Wie viele Saisons eine Liga dauert
command-campaign-new-pace = tempo
    .description = Wie lange ein Tisch auf jemanden wartet
command-campaign-new-round_days = rundentage
    .description = Nach wie vielen Tagen die nächste Runde spätestens beginnt
command-campaign-new-start = start
    .description = Der Tag der ersten Runde, etwa 1. Mai
command-campaign-status = stand
    .description = Wie die Kampagne steht, und wie du stehst
command-campaign-status-campaign = kampagne
    .description = Welche Kampagne
command-campaign-join = mitmachen
    .description = Mitmachen, allein oder mit Partner
command-campaign-join-partner = partner
    .description = Mit wem du spielst, in Kampagnen mit Paaren
command-campaign-join-campaign = kampagne
    .description = Welche Kampagne
command-campaign-leave = aussteigen
    .description = Eine Kampagne verlassen
command-campaign-leave-campaign = kampagne
    .description = Welche Kampagne
command-campaign-open = beginnen
    .description = Organisation: Niemand kommt mehr dazu, und die erste Runde beginnt
command-campaign-open-campaign = kampagne
    .description = Welche Kampagne
command-campaign-substitute = ersetzen
    .description = Jemand übernimmt einen Platz mit seinen Punkten
command-campaign-substitute-player = person
    .description = Wer geht
command-campaign-substitute-follower = nachfolge
    .description = Wer übernimmt
command-campaign-substitute-campaign = kampagne
    .description = Welche Kampagne
command-campaign-correct = korrigieren
    .description = Organisation: das Ergebnis einer Partie korrigieren, für alle sichtbar
command-campaign-correct-game = partie
    .description = Die Nummer der Partie
command-campaign-correct-points = punkte
    .description = Die Siegpunkte Platz für Platz, etwa 101 95 88 70; oder ungültig
command-campaign-correct-reason = grund
    .description = Warum; alle können es lesen
command-campaign-correct-campaign = kampagne
    .description = Welche Kampagne
command-campaign-export = exportieren
    .description = Alle Ergebnisse als CSV und JSON
command-campaign-export-campaign = kampagne
    .description = Welche Kampagne
command-campaign-takeover = übernehmen
    .description = Eine Kampagne organisieren, um die sich niemand mehr kümmert
command-campaign-takeover-campaign = kampagne
    .description = Welche Kampagne
command-campaign-cancel = absagen
    .description = Organisation: eine Kampagne für alle beenden
command-campaign-cancel-sure = sicher
    .description = Wähl ja, wenn du es so meinst
command-campaign-cancel-campaign = kampagne
    .description = Welche Kampagne
choice-season = Saison
choice-league = Liga
choice-tournament = Turnier
choice-grand_tour = große Rundreise
