# Eine Partie, Zug für Zug.

history-heading = ### { $board }, Zug { $turn } von { $last }
    .deal = ### { $board }, vor dem ersten Zug
history-line = - { $line }
history-no-such-turn = Einen Zug „{ $typed }“ gibt es nicht. { $last ->
    [0] Es wurde noch nichts gespielt.
   *[other] Das hier ist Zug { $last }, der neueste.
}
history-shared = Geteilt von { $who }.
history-button-first = « Erster
history-button-back = ◀ Zurück
history-button-forward = Weiter ▶
history-button-last = Letzter »
history-button-jump = Zu Zug …
history-jump-title = Zu einem Zug springen
history-jump-field = Die Nummer des Zugs
button-share = Im Kanal teilen
share-done = In { $channel } geteilt.
