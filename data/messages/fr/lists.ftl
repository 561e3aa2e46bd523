# Compter et énumérer les choses.

counted-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

series = {", "}
    .long = {" ; "}
