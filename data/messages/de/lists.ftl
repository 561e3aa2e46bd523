# Dinge zählen.

counted-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
