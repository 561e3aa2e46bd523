# The words for seats, places and cards in sentences.

# A seat: its player's name and the letter on its pieces.
# What was not said in a message but is its fact can be asked for its form there: `PERSON($who)` is `you` for this one.
seat-you = you
seat-named = **{ $name }** ({ $letter })
    .plain = { $name } ({ $letter })
    .listed = { $seat }, { $name }

# Where colonists can be.
line-ends = { $one } – { $other }
    .twin = { $one } – { $other } ({ $id })
place-named = { $kind ->
    [city] { $name }
    [land] the land line { $name }
    [sea] the sea line { $name }
   *[other] the { $name }
}
place-inside = { $kind ->
    [city] in { $name }
    [land] on the land line { $name }
    [sea] on the sea line { $name }
    [ship] on the { $name }
   *[other] in the { $name }
}

# A city with the good it produces and the letters of the seats with a house there.
city-with-good = { $city } ({ $good })
city-with-houses = { $city } ({ $good }; { $count ->
    [one] house
   *[other] houses
} { $letters })

# A card with what sets it apart from others of the same name.
card-with-gods = { $card } ({ $gods })
card-with-payout = { $card }, { $payout } sestertii ({ $gods })
card-with-good = { $card } ({ $gods }, { $points } a house)

counted-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
# Text that was too long and got cut.
cut-short = { $text }…
