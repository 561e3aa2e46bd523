# How the game is spoken of: seats, places, cards.

# A seat, by the name of its player and the letter on its pieces.
seat-you = you
seat-named = **{ $name }** ({ $letter })
    .plain = { $name } ({ $letter })
seat-yours = your
seat-owner = { $seat }'s

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

# A city with the good it makes, and the letters of those who have houses there.
city-with-good = { $city } ({ $good })
city-with-houses = { $city } ({ $good }; { $count ->
    [one] house
   *[other] houses
} { $letters })

# A card with what tells it from others of its name.
card-with-gods = { $card } ({ $gods })
card-with-payout = { $card }, { $payout } sestertii ({ $gods })
card-with-good = { $card } ({ $gods }, { $points } a house)

counted-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
# Something that was too long to be said in full.
cut-short = { $text }…
