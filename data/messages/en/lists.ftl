# Counting things.

counted-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
