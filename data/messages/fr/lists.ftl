# Compter et énumérer les choses.

counted-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

series = {", "}
    .long = {" ; "}

# Dans une date.
day-of-month = { $day ->
    [1] 1er
   *[other] { $day }
}
