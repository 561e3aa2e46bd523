# Dinge zählen und aufzählen.

counted-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

series = {", "}
    .long = {"; "}
