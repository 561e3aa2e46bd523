# A game, stepped through turn by turn.

history-heading = ### { $board }, turn { $turn } of { $last }
    .deal = ### { $board }, before the first turn
history-line = - { $line }
history-no-such-turn = There's no turn “{ $typed }”. { $last ->
    [0] Nothing has been played yet.
   *[other] This is turn { $last }, the latest one.
}
history-shared = Shared by { $who }.
history-button-first = « First
history-button-back = ◀ Back
history-button-forward = Forward ▶
history-button-last = Last »
history-button-jump = Go to turn …
history-jump-title = Go to a turn
history-jump-field = The number of the turn
button-share = Share in the channel
share-done = Shared in { $channel }.
