# What happened since the reader's last turn, one line per turn. Shorter than the log.
# A line is a clause for whoever's turn it was, and one for everybody else who did or got something.

digest-clause = { $who } { $deeds }
digest-clauses = { $before }; { $then }
digest-line = { CAP($said) }.
digest-earlier = { $count ->
    [one] One turn
   *[other] { $count } turns
} before these: see the log.
digest-ending = { CAP($who) } { $cause ->
    [last_card] bought the last card
   *[fifteenth_house] built the fifteenth house
}: { $left ->
    [reaction] this reaction ends the game.
    [alone] this is your last turn.
   *[others] these are the last turns.
}

digest-played = played { $cards }
digest-card = the { $card }
digest-of-display = the { $card } from the display
digest-gained = got { $tiles }
digest-used = used { $tiles }
digest-exchanged = exchanged { $exchanges }
digest-copied = { PERSON($owner) ->
    [you] your
   *[other] { $owner }'s
} { $card }
digest-built = built in { $cities }
    .many = built { $count } houses
digest-bought = bought { $cards }
    .many = bought { $count } cards
digest-produced = made { $provinces } produce
    .many = made { $count } provinces produce
digest-collected = took { $coins }
digest-from-partner = took { $coins } from { $partner }
digest-entered = sailed into { $trades }
digest-castles = took from { $castles }
digest-placed = placed { $count ->
    [one] a colonist
   *[other] { $count } colonists
} { $where }
digest-sold = sold { $goods }
digest-bought-goods = bought { $goods }
digest-received = got { $goods }
digest-lost = had no room for { $goods }
digest-taken-back = took back { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
digest-scored = would have { $points ->
    [one] { $points } point
   *[other] { $points } points
}
digest-moved = moved { $count ->
    [one] a colonist
   *[other] { $count } colonists
}
