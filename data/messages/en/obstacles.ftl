# A wish that cannot be fulfilled: which rule stands in the way, what is missing, and what can be done instead.

refused = You cannot { $wish }: { $reasons }.
refused-reasons = { $one }; { $other }
refused-asked = { $refused } { $question }
refused-choices = Possible now:
refused-choice = - { $choice }
# In small print.
refused-rulings = -# { $count ->
    [one] (ruling { $rulings })
   *[other] (rulings { $rulings })
}
refused-board-rule = -# (a rule of this board)

# What was wished for.
wish-play-card = play { $card }
wish-choose-personality = use this card as { $personality }
wish-finish = leave this alone
wish-move-colonist = { $colonist ->
    [sea] move a sea colonist
   *[land] move a land colonist
} from { $origin } to { $line }
wish-build-house = build in { $city }
wish-enter-trade = enter a trade from { $line }
wish-produce-in-province = let { $province } produce with { $good } as its bonus
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
wish-copy-card = copy { $owner } card
wish-repeat-card = repeat a card
wish-choose-start-city = begin in { $city }
wish-suggest-card = point at { $card }
wish-keep-goods = keep { $goods }
wish-take-castle-good = take the good of { $castle }
# Where the wish names something that is not there.
unknown-place = that place
    .inside = there
unknown-card = that card
# A card by its name.
known-card = the { $card }
unknown-seat = that

# What stands in the way. These follow a colon.
obstacle-short = you are { $missing } short
    .with-partner = you are { $missing } short, even with your partner's sestertii
obstacle-not-asked = that is not what you are asked now
obstacle-must-choose = you have to take one of the choices
obstacle-not-on-this-board = this board has no such place
obstacle-no-room = { $spaces ->
    [one] your storehouse is { $spaces } space short
   *[other] your storehouse is { $spaces } spaces short
}
obstacle-spaces-left-empty = no space may stay empty that a unit could fill, so keep { $spaces } more
obstacle-not-received = you keep only what has just come, and { $goods } did not
obstacle-no-colonist-there = { $colonist ->
    [sea] you have no sea colonist
   *[land] you have no land colonist
} { $where }
obstacle-no-stop-there = colonists stop on lines, and not in cities
obstacle-line-of-the-other-kind = { $colonist ->
    [sea] sea colonists keep to sea lines
   *[land] land colonists keep to land lines
}
obstacle-no-rest-there = nobody rests on that line, it can only be crossed
obstacle-line-taken = a line holds one colonist, and { $holder } has one there
    .by-you = a line holds one colonist, and you have one there already
obstacle-too-few-steps = that takes { $needed ->
    [one] { $needed } step
   *[other] { $needed } steps
}, and you have { $left }
obstacle-no-path = { $colonist ->
    [sea] no sea lines lead there
   *[land] no land lines lead there
}
obstacle-no-harbour = it is left only through a harbour with a house of yours
obstacle-in-trade-for-good = a colonist in a trade stays there for good
obstacle-no-trade-there = that line does not lead to a trade
obstacle-house-built-before = trades are entered before the first house
obstacle-movement-over = nobody moves any more once building has begun
obstacle-not-a-building-city = houses are built in cities, and not in a capital
    .start = colonists begin in a city, and not in a capital
obstacle-no-houses-left = all your houses are built
obstacle-house-there = you have a house there, and a city takes only one of yours
obstacle-no-colonist-beside = none of your colonists stands on a line that ends there
obstacle-colonist-inside = your colonist there would have to stand on a line beside the city, not inside
obstacle-marker-turned = its marker shows sestertii, and it produces only after these have been collected
obstacle-other-bonus = its marker shows { $good }
    .free = the bonus there is one of the goods that are traded
obstacle-no-marker-turned = no marker shows sestertii
obstacle-not-traded = the bank does not trade in { $good }
obstacle-no-units = a trade is of 1 unit or more
obstacle-too-many-kinds = a Mercator trades in two kinds of goods, and you have traded { $goods }
obstacle-bought-before = a kind is either bought or sold, and you have bought { $good }
obstacle-sold-before = a kind is either bought or sold, and you have sold { $good }
obstacle-nothing-sold-yet = before the first card goods are only bought
obstacle-card-not-for-sale = it is not on display
obstacle-not-for-a-proconsul = a Proconsul does not buy another one
obstacle-other-price = it costs { $price }
obstacle-no-colonist-left = { $colonist ->
    [sea] no sea colonist waits in your storehouse
   *[land] no land colonist waits in your storehouse
}
obstacle-not-the-capital = { $colonist ->
    [sea] new sea colonists come
   *[land] new land colonists come
} { $places }
    .to = to { $place }
    .own-city = to a city with a house of yours
obstacle-no-house-of-yours = you have no house there
obstacle-no-line-begins = { $colonist ->
    [sea] no sea line begins there
   *[land] no land line begins there
}
obstacle-colonist-placed-before = the money is for those who place no colonist
obstacle-castle-empty = it is empty
obstacle-no-colonist-beside-castle = none of your land colonists stands on a line that ends there
obstacle-card-not-in-hand = it is not in your hand
obstacle-card-played-before = it lies in your pile until a Tribune takes it back
obstacle-not-in-partners-hand = it is not in your partner's hand
obstacle-no-answer-with-legatus = { $ruling ->
    [PC2] after a Proconsul no Legatus is played
   *[L4] a Legatus is not answered with a Legatus
}
obstacle-not-on-this-card = it is not a half of the { $card }
obstacle-not-an-opponent = only cards of opponents are copied
obstacle-pile-empty = no card lies there
obstacle-card-not-copiable = { $ruling ->
    [M6] a Magister does not lead to a Senator
    [M7] a Magister takes effect only once in a turn
    [PC3] a Legatus needs your partner, and you act alone
   *[DI2] a Diplomat is not copied
}
obstacle-copied-before = your team has copied that card already
obstacle-nothing-to-repeat = no card of yours lies beneath
obstacle-card-not-repeatable = { $ruling ->
    [M7] a Magister takes effect only once in a turn
   *[M3] a Magister does not repeat a Senator
}
obstacle-too-near-the-capital = a line joins it to a capital
