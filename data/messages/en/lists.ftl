# How things are put together.

counted-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
