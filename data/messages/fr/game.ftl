# Les places, les lieux et les cartes dans les phrases.

# Une place : le nom de qui y joue et la lettre de ses pièces.
seat-you = toi
seat-named = **{ $name }** ({ $letter })
    .plain = { $name } ({ $letter })
    .listed = { $seat }, { $name }

# Où un colon peut se trouver.
line-ends = { $one } – { $other }
    .twin = { $one } – { $other } ({ $id })
place-named = { $kind ->
    [city] { $name }
    [land] la ligne terrestre { $name }
    [sea] la ligne maritime { $name }
   *[other] { FORM($name, form: "the") }
}
place-inside = { $kind ->
    [city] à { $name }
    [land] sur la ligne terrestre { $name }
    [sea] sur la ligne maritime { $name }
    [ship] sur { FORM($name, form: "the") }
   *[other] dans { FORM($name, form: "the") }
}

# Une cité avec la marchandise qu'elle produit et les lettres de ceux qui y ont une maison.
city-with-good = { $city } ({ $good })
city-with-houses = { $city } ({ $good } ; { $count ->
    [one] maison
   *[other] maisons
} { $letters })

# Une carte avec ce qui la distingue des autres du même nom.
card-with-gods = { $card } ({ $gods })
    .the = { FORM($card, form: "the") } ({ $gods })
card-with-payout = { $card }, { $payout } sesterces ({ $gods })
    .the = { FORM($card, form: "the") }, { $payout } sesterces ({ $gods })
card-with-good = { $card } ({ $gods }, { $points } par maison)
    .the = { FORM($card, form: "the") } ({ $gods }, { $points } par maison)

counted-steps = { $count } pas
# Un texte trop long, coupé.
cut-short = { $text }…
