# Statistiques, classements et records.

standings-title = Classement
standings-subtitle = { $mode ->
    [team] En équipes
   *[individual] Chacun pour soi
}, de { $first } à { $last } sur { $everyone }
standings-rating = Cote
standings-games = Parties
standings-wins = Gagnées
standings-nobody = { $mode ->
    [team] Personne n’a encore de cote en équipe sur ce serveur.
   *[individual] Personne n’a encore de cote sur ce serveur.
} Finis une partie avec au moins une autre personne, sans reprises, et tu y es.
standings-more = -# `/classement page: { $page }` montre les suivants.
stats-here = Sur ce serveur
stats-everywhere = Partout
stats-games = Parties
stats-won = Gagnées
stats-won-share = { $wins } ({ $share } %)
stats-average = Points en moyenne
stats-best = Record : { $board }
stats-rating = Cote ici
stats-rating-team = En équipe ici
stats-rating-everywhere = Cote, partout
stats-rating-team-everywhere = En équipe, partout
stats-contrarius = Contrarius battu
stats-contrarius-games = { $wins } sur { $games }
stats-gods = Points par dieu
stats-winners = vainqueurs de ces parties
stats-form = Dernières parties
stats-boards = Plateaux les plus joués
stats-board = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
stats-none = { $name } n’a encore fini aucune partie { $here ->
    [yes] sur ce serveur
   *[no] avec moi
}. Les parties importées ou avec reprises ne comptent pas.
stats-none-yours = Tu n’as encore fini aucune partie { $here ->
    [yes] sur ce serveur
   *[no] avec moi
}. Les parties importées ou avec reprises ne comptent pas.
stats-private = -# C’est privé : personne d’autre ne peut le voir. `/réglages perso privé: { choice-off }` change cela.
against-title = { $name } et { $other }
against-subtitle = { $count ->
    [one] { $count } partie ensemble
   *[other] { $count } parties ensemble
}
against-ahead = { $name } devant
against-partners = En partenaires
against-average = Moyenne : { $name }
against-none = { $name } et { $other } n’ont encore fini aucune partie ensemble { $here ->
    [yes] sur ce serveur
   *[no] avec moi
}.
records-title = Records
records-subtitle = Sur ce serveur
records-highest = Meilleurs scores
records-closest = Parties les plus serrées
records-contrarius = Records contre Contrarius
records-seats = { $day }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
records-side = { $names } { $points }
records-board-day = { $board }, { $day }
records-computer = ordinateur
records-none = Il n’y a pas encore de records sur ce serveur. Finis une partie sans reprises, et le premier est pour toi !
ratings-changed = **Cotes ici :** { $changes }
    .everywhere = **Cotes :** { $changes }
ratings-change = **{ $name }** { $rating } ({ $change })
ratings-first = **{ $name }** { $rating } (nouvelle)
alt-sheet = { $title }. { $subtitle }.
alt-figure = { $label } { $value }
    .alone = { $label } { $value }.
alt-part = { $title } : { $told }.
alt-ranked = { $place }. { $name }, { $values }.
alt-god-points = { $god } { $own } et { $other }
alt-compared = { $title } ({ $own } et { $other }) : { $told }.
alt-record = { $what } { $value }, { $who }
sheet-heading =
    ### { $title }
    { $subtitle }
sheet-columns = -# { $columns }
sheet-ranked = { $place }. **{ $name }** { $values }
sheet-figure = { $label } **{ $value }**
sheet-part = **{ $title }**
sheet-compared = **{ $title }** ({ $own } et { $other })
sheet-god-points = - { $god } : **{ $own }** et { $other }
sheet-row = - { $what } : { $told }
sheet-record = - { $what } : **{ $value }**, { $who }
sheet-record-detail = { $who } ({ $detail })
sheet-how = -# `texte: True` montre ceci sans image.
error-keeps-private = { $who } garde ses parties privées.
error-no-such-page = Il n’y a pas de page { $page } : le classement a { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}.
error-bad-correction = Une correction demande une valeur pour chacune des { $seats } places, et il faut une première place.
error-unknown-result = Je ne connais pas le résultat de cette partie.
