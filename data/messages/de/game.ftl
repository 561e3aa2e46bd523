# Plätze, Orte und Karten in Sätzen.

# Ein Platz: wer ihn spielt und der Buchstabe auf den Figuren.
seat-you = du
    .acc = dich
    .dat = dir
seat-named = **{ $name }** ({ $letter })
    .plain = { $name } ({ $letter })
    .listed = { $seat }, { $name }

# Wo Kolonisten sein können.
line-ends = { $one } – { $other }
    .twin = { $one } – { $other } ({ $id })
place-named = { $kind ->
    [city] { $name }
    [land] die Landlinie { $name }
    [sea] die Seelinie { $name }
   *[other] { FORM($name, form: "acc") }
}
    .dat = { $kind ->
        [city] { $name }
        [land] der Landlinie { $name }
        [sea] der Seelinie { $name }
       *[other] { FORM($name, form: "dat") }
    }
place-inside = { $kind ->
    [city] in { $name }
    [land] auf der Landlinie { $name }
    [sea] auf der Seelinie { $name }
    [ship] auf { FORM($name, form: "dat") }
   *[other] in { FORM($name, form: "dat") }
}

# Eine Stadt mit der Ware, die sie produziert, und den Buchstaben derer, die dort ein Haus haben.
city-with-good = { $city } ({ $good })
city-with-houses = { $city } ({ $good }; { $count ->
    [one] Haus
   *[other] Häuser
} { $letters })

# Eine Karte mit dem, was sie von anderen gleichen Namens unterscheidet.
card-with-gods = { $card } ({ $gods })
    .acc = { FORM($card, form: "acc") } ({ $gods })
card-with-payout = { $card }, { $payout } Sesterzen ({ $gods })
    .acc = { FORM($card, form: "acc") }, { $payout } Sesterzen ({ $gods })
card-with-good = { $card } ({ $gods }, { $points } je Haus)
    .acc = { FORM($card, form: "acc") } ({ $gods }, { $points } je Haus)

counted-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
# Zu langer Text, gekürzt.
cut-short = { $text }…
