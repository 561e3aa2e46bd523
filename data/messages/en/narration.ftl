# What came to pass. A sentence is a seat and its deeds, in the past tense.

told-sentence = { $who } { $deeds }.

told-card-played = played the { $card }
told-personality-chosen = used it as { $personality }
told-card-copied = copied { $owner } { $card }
told-card-repeated = repeated the { $card }
told-cards-taken-back = took back { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
told-hand-shown = looked at { $owner } hand
# Only the two partners know at which card, or that it was none.
told-card-suggested = pointed at { $which ->
    [none] no card
    [secret] a card, or at none
   *[named] the { $card }
}, for { $partner } to play
told-coins-from-partner = took { $coins } from { $partner }
told-coins-received = received { $coins }{ $source ->
    [incense] {" "}from the trade
    [scoring] {" "}for the points so far
   *[other] {""}
}
told-goods-received = received { $goods }
told-goods-lost = had no room for { $goods }
told-goods-bought = bought { $goods } for { $coins }
told-goods-sold = sold { $goods } for { $coins }
told-colonist-moved = moved a { $colonist ->
    [sea] sea colonist
   *[land] land colonist
} from { $origin } to { $line } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
})
told-colonist-placed = placed a { $colonist ->
    [sea] sea colonist
   *[land] land colonist
} { $where }
    .paid = placed a { $colonist ->
        [sea] sea colonist
       *[land] land colonist
    } { $where } for { $price }
told-trade-entered = sailed into { $trade } for good
told-house-built = built in { $city } for { $price }
told-castle-emptied = emptied { $castle }
told-province-produced = let { $province } produce
told-markers-turned-back = turned { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} back to goods
told-praefectus-used = used the Praefectus Magnus to get the bonus twice
told-card-bought = bought the { $card } for { $price }
told-scored = would have { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
told-end = took the Concordia card for { $cause ->
    [last_card] the last card
   *[fifteenth_house] a fifteenth house
}

# What nobody in particular does.
told-produced = { $province } produced.
told-markers-back = { $count ->
    [one] { $count } marker was
   *[other] { $count } markers were
} turned back to goods.
told-praefectus-passed = The Praefectus Magnus went to { $to }.
told-display-refilled = New in the display: { $cards }.
told-scoring-markers-returned = Everyone has been counted once; the markers are back at 0.
told-last-turns = Everyone else has one more turn.
told-game-ended = The game is over.

# The log, turn by turn.
log-turn = **Turn { $turn }** · { $who }
log-empty = Nothing has happened yet.
