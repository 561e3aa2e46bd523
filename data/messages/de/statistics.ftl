# Statistiken, Ranglisten und Rekorde.

standings-title = Rangliste
standings-subtitle = { $mode ->
    [team] In Teams
   *[individual] Jeder für sich
}, { $first } bis { $last } von { $everyone }
standings-rating = Wertung
standings-games = Partien
standings-wins = Siege
standings-nobody = { $mode ->
    [team] Noch hat auf diesem Server niemand eine Teamwertung.
   *[individual] Noch hat auf diesem Server niemand eine Wertung.
} Beende eine Partie mit mindestens einer anderen Person, ohne Zurücknehmen, und du bist dabei.
standings-more = -# `/rangliste seite: { $page }` zeigt die nächsten.
stats-here = Auf diesem Server
stats-everywhere = Überall
stats-games = Partien
stats-won = Gewonnen
stats-won-share = { $wins } ({ $share } %)
stats-average = Punkte im Schnitt
stats-best = Rekord: { $board }
stats-rating = Wertung hier
stats-rating-team = In Teams hier
stats-rating-everywhere = Wertung gesamt
stats-rating-team-everywhere = In Teams gesamt
stats-contrarius = Contrarius besiegt
stats-contrarius-games = { $wins } von { $games }
stats-gods = Punkte nach Göttern
stats-winners = Sieger dieser Partien
stats-form = Letzte Partien
stats-boards = Meistgespielte Spielpläne
stats-board = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
stats-none = { $name } hat { $here ->
    [yes] auf diesem Server
   *[no] mit mir
} noch keine Partie beendet. Importierte Partien und solche mit Zurücknehmen zählen nicht.
stats-none-yours = Du hast { $here ->
    [yes] auf diesem Server
   *[no] mit mir
} noch keine Partie beendet. Importierte Partien und solche mit Zurücknehmen zählen nicht.
stats-private = -# Das ist privat: Niemand sonst kann es sehen. `/einstellungen meine privat: { choice-off }` ändert das.
against-title = { $name } und { $other }
against-subtitle = { $count ->
    [one] 1 gemeinsame Partie
   *[other] { $count } gemeinsame Partien
}
against-ahead = { $name } vorn
against-partners = Als Partner
against-average = Schnitt: { $name }
against-none = { $name } und { $other } haben { $here ->
    [yes] auf diesem Server
   *[no] mit mir
} noch keine Partie zusammen beendet.
records-title = Rekorde
records-subtitle = Auf diesem Server
records-highest = Höchste Punktzahlen
records-closest = Knappste Partien
records-contrarius = Rekorde gegen Contrarius
records-seats = { $day }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
records-side = { $names } { $points }
records-board-day = { $board }, { $day }
records-computer = Computer
records-none = Auf diesem Server gibt es noch keine Rekorde. Beende eine Partie ohne Zurücknehmen, dann stellst du den ersten auf!
ratings-changed = **Wertungen hier:** { $changes }
    .everywhere = **Wertungen:** { $changes }
ratings-change = **{ $name }** { $rating } ({ $change })
ratings-first = **{ $name }** { $rating } (neu)
alt-sheet = { $title }. { $subtitle }.
alt-figure = { $label } { $value }
    .alone = { $label } { $value }.
alt-part = { $title }: { $told }.
alt-ranked = { $place }. { $name }, { $values }.
alt-god-points = { $god } { $own } und { $other }
alt-compared = { $title } ({ $own } und { $other }): { $told }.
alt-record = { $what } { $value }, { $who }
sheet-heading =
    ### { $title }
    { $subtitle }
sheet-columns = -# { $columns }
sheet-ranked = { $place }. **{ $name }** { $values }
sheet-figure = { $label } **{ $value }**
sheet-part = **{ $title }**
sheet-compared = **{ $title }** ({ $own } und { $other })
sheet-god-points = - { $god }: **{ $own }** und { $other }
sheet-row = - { $what }: { $told }
sheet-record = - { $what }: **{ $value }**, { $who }
sheet-record-detail = { $who } ({ $detail })
sheet-how = -# `text: True` zeigt das ohne Bild.
error-keeps-private = { $who } behält die eigenen Partien für sich.
error-no-such-page = Eine Seite { $page } gibt es nicht: Die Rangliste hat { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
}.
error-bad-correction = Eine Korrektur braucht einen Wert für jeden der { $seats } Plätze, und jemand muss Erster sein.
error-unknown-result = Das Ergebnis dieser Partie kenne ich nicht.
