# Une partie, parcourue tour par tour.

history-heading = ### { $board }, tour { $turn } sur { $last }
    .deal = ### { $board }, avant le premier tour
history-line = - { $line }
history-no-such-turn = Il n’y a pas de tour « { $typed } ». { $last ->
    [0] Rien n’a encore été joué.
   *[other] Voici le tour { $last }, le dernier.
}
history-shared = Partagé par { $who }.
history-button-first = « Premier
history-button-back = ◀ Précédent
history-button-forward = Suivant ▶
history-button-last = Dernier »
history-button-jump = Aller au tour…
history-jump-title = Aller à un tour
history-jump-field = Le numéro du tour
button-share = Partager dans le salon
share-done = Partagé dans { $channel }.
