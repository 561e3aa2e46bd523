# Dinge zählen und aufzählen.

counted-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

series = {", "}
    .long = {"; "}

# In einem Datum; den Punkt setzt das Muster.
day-of-month = { $day }
