# Why something can't be done: which rule is in the way, what is missing, and what can be done instead.

refused = You can't { $wish }: { $reasons }.
refused-reasons = { $one }; { $other }
refused-asked = { $refused } { $question }
refused-choices = Your options:
refused-choice = - { $choice }

# What the player wanted to do. These follow "You can't".
wish-play-card = play { $card }
wish-choose-personality = use this card as { $personality }
wish-finish = skip this
wish-move-colonist = { $colonist ->
    [sea] move a sea colonist
   *[land] move a land colonist
} from { $origin } to { $line }
wish-build-house = build { $where }
    .with-tile = build { $where } with { $tile }
wish-enter-trade = enter a trade from { $line }
wish-produce-in-province = make { $province } produce with { $good } as its bonus
    .sold = make { $province } produce and sell a unit of the bonus, { $good }
wish-collect-coins = collect the sestertii on the markers
wish-buy-goods = buy { $goods }
wish-sell-goods = sell { $goods }
wish-buy-card = buy { $card }
    .paid = buy { $card } for { $price }
wish-place-colonist = { $colonist ->
    [sea] place a sea colonist
   *[land] place a land colonist
} { $where }
wish-collect-income = take money now
wish-copy-card = { $known ->
    [no] copy that card
   *[yes] copy { PERSON($owner) ->
        [you] your own
       *[other] { $owner }'s
    } card
}
wish-repeat-card = repeat a card
wish-choose-start-city = start { $where }
wish-suggest-card = point to { $card }
wish-keep-goods = keep { $goods }
wish-take-castle-good = take the good of { $castle }
# In place of something that doesn't exist.
unknown-place = that place
    .inside = there
unknown-card = that card
# A card by its name.
known-card = the { $card }

# What is in the way. These follow a colon.
obstacle-short = you are { $missing } short
    .with-partner = you are { $missing } short, even with your partner's sestertii
    .with-salt = you are { $missing } short, even with your salt
    .with-both = you are { $missing } short, even with your salt and your partner's sestertii
obstacle-not-asked = that's not the question right now
obstacle-must-choose = you have to pick one of the options
obstacle-not-on-this-board = this board has no such place
obstacle-no-room = { $spaces ->
    [one] your storehouse is { $spaces } space short
   *[other] your storehouse is { $spaces } spaces short
}
obstacle-spaces-left-empty = you can't leave spaces empty that you could fill, so keep { $spaces } more
obstacle-not-received = you can only keep what you just got, and that doesn't include { $goods }
obstacle-no-colonist-there = { $colonist ->
    [sea] you have no sea colonist
   *[land] you have no land colonist
} { $where }
obstacle-no-stop-there = colonists stop on lines, not in cities
obstacle-line-of-the-other-kind = { $colonist ->
    [sea] sea colonists only use sea lines
   *[land] land colonists only use land lines
}
obstacle-no-rest-there = colonists can cross that line but not stop on it
obstacle-line-taken = a line holds one colonist, and { $holder } already has one there
    .by-you = a line holds one colonist, and you already have one there
obstacle-too-few-steps = that takes { $needed ->
    [one] { $needed } step
   *[other] { $needed } steps
}, and you have { $left }
obstacle-no-path = { $colonist ->
    [sea] no sea lines lead there
   *[land] no land lines lead there
}
obstacle-no-harbour = it can only leave through a harbour where you have a house
obstacle-in-trade-for-good = a colonist in a trade stays there for good
obstacle-no-trade-there = that line doesn't lead to a trade
obstacle-house-built-before = you have to enter trades before you build your first house
obstacle-movement-over = once you start building, you can't move any more
obstacle-not-a-building-city = you can build in cities, but not in a capital
    .start = colonists start in a city, not in a capital
obstacle-no-houses-left = you have no houses left to build
obstacle-house-there = you already have a house there, and a city takes only one of yours
obstacle-no-colonist-beside = none of your colonists is on a line that ends there
obstacle-colonist-inside = your colonist would have to be on a line next to the city, not inside it
obstacle-marker-turned = its marker shows sestertii, so it can't produce until someone collects them
obstacle-other-bonus = its marker shows { $good }
    .free = the bonus there has to be one of the goods traded in this game
obstacle-no-marker-turned = no marker shows sestertii
obstacle-not-traded = the bank doesn't trade in { $good }
obstacle-no-units = you have to trade at least 1 unit
obstacle-too-many-kinds = a Mercator trades in two kinds of goods, and you have already traded { $goods }
obstacle-bought-before = you can't both buy and sell the same kind, and you have bought { $good }
obstacle-sold-before = you can't both buy and sell the same kind, and you have sold { $good }
obstacle-nothing-sold-yet = before your first card you can only buy goods
obstacle-card-not-for-sale = it isn't on display
obstacle-not-for-a-proconsul = a Proconsul can't buy another Proconsul
obstacle-other-price = it costs { $price }
obstacle-no-colonist-left = { $colonist ->
    [sea] you have no sea colonist left in your storehouse
   *[land] you have no land colonist left in your storehouse
}
obstacle-not-the-capital = { $colonist ->
    [sea] new sea colonists go
   *[land] new land colonists go
} { $places }
    .to = to { $place }
    .own-city = to a city where you have a house
obstacle-no-house-of-yours = you have no house there
obstacle-no-line-begins = { $colonist ->
    [sea] no sea line starts there
   *[land] no land line starts there
}
obstacle-colonist-placed-before = you can only take the money if you place no colonists
obstacle-castle-empty = it's empty
obstacle-no-colonist-beside-castle = none of your land colonists is on a line that ends there
obstacle-card-not-in-hand = it's not in your hand
obstacle-card-played-before = it's in your pile until you play a Tribune
obstacle-not-in-partners-hand = it's not in your partner's hand
obstacle-no-answer-with-legatus = { $ruling ->
    [PC2] you can't play a Legatus after a Proconsul
   *[L4] you can't answer a Legatus with a Legatus
}
obstacle-not-on-this-card = that's not one of the two halves of the { $card }
obstacle-not-an-opponent = you can only copy an opponent's card
obstacle-pile-empty = there's no card there
obstacle-card-not-copiable = { $ruling ->
    [M6] a Magister can't lead to a Senator
    [M7] a Magister works only once per turn
    [PC3] a Legatus needs your partner, and you're playing alone
   *[DI2] you can't copy a Diplomat
}
obstacle-copied-before = your team has already copied that card
obstacle-nothing-to-repeat = you have no card underneath it
obstacle-card-not-repeatable = { $ruling ->
    [M7] a Magister works only once per turn
   *[M3] a Magister can't repeat a Senator
}
obstacle-too-near-the-capital = a line connects it to a capital
