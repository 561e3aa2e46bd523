# Compter les choses.

counted-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
