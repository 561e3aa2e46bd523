# What happened. A sentence is a seat and what it did, in the past tense.

told-sentence = { CAP($who) } { $deeds }.

told-card-played = played the { $card }
told-personality-chosen = used it as the { $personality }
told-card-copied = copied { PERSON($owner) ->
    [you] your
   *[other] { $owner }'s
} { $card }
told-card-repeated = repeated the { $card }
told-cards-taken-back = took back { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
told-hand-shown = looked at { PERSON($owner) ->
    [you] your
   *[other] { $owner }'s
} hand
# Only the two partners know which card it was, or that there was none.
told-card-suggested = { $which ->
    [none] pointed to no card
    [secret] pointed to a card, or to none,
   *[named] pointed to the { $card }
} for { $partner } to play
told-coins-taken-from-partner = took { $coins } from { $partner }
told-coins-received = got { $coins }{ $source ->
    [incense] {" "}from the trade
    [scoring] {" "}for the score so far
   *[other] {""}
}
told-goods-received = got { $goods }
told-goods-lost = had no room for { $goods }
told-goods-bought = bought { $goods } for { $coins }
told-goods-sold = sold { $goods } for { $coins }
    .with-salt = sold { $goods } for { $coins }, using { $salt }
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
told-castle-emptied = took the good from { $castle }
told-marker-flipped = made { $province } produce
    .nobody = { $province } produced.
told-markers-turned-back = turned { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} back to goods
    .nobody = { $count ->
        [one] { $count } marker was
       *[other] { $count } markers were
    } turned back to goods.
told-praefectus-magnus-used = got the bonus twice with the { $praefectus }
told-card-bought = bought the { $card } for { $price }
told-intermediate-scored = would have { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
told-end-triggered = took the Concordia card for { $cause ->
    [last_card] the last card
   *[fifteenth_house] a fifteenth house
}

# What happens without anyone in particular doing it.
told-praefectus-magnus-passed = The { $praefectus } went to { $to }.
told-display-refilled = New on display: { $cards }.
told-scoring-markers-returned = Everyone has been scored once; the markers are back at 0.
told-last-turns = { $left ->
    [reaction] Contrarius' reaction ends the game.
    [alone] There is one more turn, without a reaction.
    [first] After Contrarius' reaction, the other player gets one more turn.
    [second] The other player gets one more turn, and Contrarius reacts to it.
    [both] Both players get one more turn, without reactions.
   *[others] Everyone else gets one more turn.
}
told-game-ended = The game is over.

# The log, turn by turn.
log-setup = **Before the first turn**
log-turn = **Turn { $turn }** · { CAP($who) }
log-empty = Nothing has happened yet.
