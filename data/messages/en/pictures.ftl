# The words in pictures, in the alt texts for people who can't see them, and on the text board.

# The board. Room is scarce: a few words each.
picture-turn = Turn { $turn } · { $now }
picture-to-decide = { $player } to decide
picture-to-decide-at-last = { $player } to decide. { $final ->
    [yes] The last turn.
   *[no] The last turns.
}
# A turn of the past.
picture-has-played = { $player } has played
picture-new = new
picture-no-place-cost = no extra
# On the ribbon between two partners.
picture-team = Team { $team }
# Next to a coin: it is added when a Prefect collects the coins.
picture-coin-field = more with a Prefect's coins
# Contrarius' panel. Below his name, in a box of its own, his last reaction: dice and pieces say the rest.
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-vetoes = { $count ->
    [one] { $count } veto
   *[other] { $count } vetoes
}
picture-no-reaction = He reacts to your next card.
picture-reaction = Reaction to { $card }
picture-scored = { $points ->
    [one] point
   *[other] points
}
picture-headline = { $board }, turn { $turn }
picture-ending = { $cause ->
    [fifteenth_house] { $seat } built the fifteenth house and has the Concordia card.
   *[last_card] { $seat } took the last card and has the Concordia card.
}
picture-over = The game is over. { picture-ending }

# The cards for sale, and those of a hand.
picture-display = Cards for sale
picture-who-pays = { $team ->
    [yes] Praetor: card and place. Proconsul: card alone.
   *[no] Senator: card and place. Consul: card alone.
}
picture-empty-position = Empty
picture-card-cost = Cost
picture-place-cost = and for this place
picture-free-place = nothing for this place
picture-in-deck = in the deck
picture-deck-empty = Deck empty
picture-hand = Your hand
picture-partners-hand = Your partner's hand
# The second personality of a card.
picture-or-personality = or { $name }

# The forum: its display beside its stack, and a tile in full.
picture-choosing-patricians = Everyone is choosing a patrician.
picture-in-stack = in the stack
picture-next-tile = next
picture-forum = The forum
picture-market = The fish market
picture-market-side = { $side ->
    [river] river side
   *[mountain] mountain side
}
picture-house-version = House version: the offers are our own
picture-stack = { $count ->
    [one] { $count } tile in the stack
   *[other] { $count } tiles in the stack
}
# Below a tile: how many cards a Tribune has to take back for it.
picture-tile-needed = { $cards ->
    [one] for { $cards } card or more
   *[other] for { $cards } cards or more
}
picture-tile-chosen = your choice so far
picture-bid = bid { $bid }
picture-no-tiles = no tiles
picture-tile-use = { $kind ->
    [patrician] Patrician: works for you as long as you have it.
   *[citizen] Citizen: used once, { $when }.
}
picture-tile-invented = The effect is our own invention.

# The final scores, and how they grew.
picture-scores = Final scores
picture-winners = { $names } { $count ->
    [one] wins
   *[other] win
}
picture-total = Total
picture-concordia = Concordia
picture-trade = Trade
picture-growth = How the points grew
picture-growth-turns = Turn
picture-growth-points = Points

# A table waiting for players: next to the numbers of seats a board is good for.
picture-seats = seats
picture-free-seat = free
# Above the goods that are dealt to the cities of each letter.
picture-city-letters = Goods by city letter
picture-board-size = { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
  }, { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}

# What is special about a board.
special-ships = Everyone starts at sea, on two ships.
special-capital = Everyone starts in { $places }.
special-capitals = Land colonists start in { $land }, sea colonists in { $sea }.
# A sea in which colonists start.
special-haven = the { $sea }
special-steps = { $kind ->
    [land] Each land colonist gives { $steps } steps.
   *[sea] Each sea colonist gives { $steps } steps.
}
special-castles = Play a Tribune next to a castle to take its good.
special-trade = { $place }: { $points } points for a sea colonist that stays there.
special-coin-field = A Prefect collects { $coins } extra sestertii.
special-free-choice = One province lets the Prefect choose its bonus good.
special-flood = A flood marker lies on the Nile.
special-no-rest = You can pass one crossing, but not stop there.

# Alt texts: every message is a whole sentence, or part of a list.
alt-headline = { picture-headline }.
alt-to-decide = To decide: { $seat }.
alt-last-turns = { picture-ending } { $final ->
    [yes] This is the last turn.
   *[no] These are the last turns.
}
alt-seat = { $seat }: { $coins }, { $goods ->
    [0] no goods
    [one] { $goods } good
   *[other] { $goods } goods
  }{ $salt ->
    [0] {""}
   *[other] {" "}and { $salt } salt
  }, { $houses ->
    [0] no houses built
    [one] { $houses } house built
   *[other] { $houses } houses built
  }, { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
  }, { $hand } in hand.
alt-magnus = { $praefectus }: { $seat }.
alt-market = At the fish market: { $offers }.
alt-offer = { $offer }
    .closed = { $offer }, closed by { $seat }
alt-fish = Fish: { $seats }.
    .of = { $seat } { $count }
alt-forum = In the forum: { $tiles }.
alt-forum-place = { $tile } (for { $cards } or more cards)
alt-stack = { picture-stack }.
alt-next-tile = Next: { $tile }.
alt-auction = Up for auction: { $tiles }.
alt-offered = You can choose { $tiles }.
alt-bid = { $seat } bids { $bid } for { $tile }.
alt-tiles = { $seat } has { $tiles }.
alt-markers = Markers show:
alt-marker = { $province } { $good }
alt-turned = Turned to coins:
alt-whole-text = You can also get the whole board as text.
alt-and-more = And more.
alt-hand = Your hand of { counted-cards }:
alt-partners-hand = Your partner's hand of { counted-cards }:
alt-card = { $card } ({ $gods })
alt-tile = { $tile }: { $rule }
alt-same-cards = { $count } { $card }
alt-display = The cards for sale and their costs. { $count ->
    [0] { picture-deck-empty }
   *[other] { counted-cards } in the deck
}.
alt-position = { $number }: { $card } ({ $gods }) for { $cost }.
alt-empty-position = { $number }: empty.
alt-winners = { picture-winners }.
alt-score = { $seat } { $total }: { $points }.
alt-team-score = { picture-team } { $total }.
alt-points = { $payer } { $points }
alt-growth = Chart of points over { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: start, middle and end.
alt-grew = { $seat }: { $first }, { $middle }, { $last }.
alt-film = A film of the whole game on { $board }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  } in { $pictures ->
    [one] { $pictures } picture
   *[other] { $pictures } pictures
}.
alt-lobby = Map of the board { $board }.
alt-board-size = For { $seats } seats, { picture-board-size }.
alt-taken-seat = { $seat }.
alt-free-seat = { $seat }, { picture-free-seat }.
alt-free-seats = { $count ->
    [one] 1 seat is free.
   *[other] { $count } seats are free.
}

# The text board, in lines of 42 characters.
text-board-to-decide = To decide: { $seat }
text-board-capital = Capital: { $places }
text-board-capital-of = { $kind ->
    [land] land { $places }
   *[sea] sea { $places }
}
text-board-magnus = { $praefectus }: { $seat }
text-board-coin-field = Coin field: { $coins } more with the Prefect's coins
text-board-provinces = PROVINCES AND CITIES
    .legend = (city, letter, good, houses)
text-board-province = { $province }: { $marker }
text-board-colonists = COLONISTS
text-board-castles = CASTLES
text-board-castle = { $castle }: { $good }; land lines to { $places }
text-board-news = NEW SINCE YOUR LAST TURN
text-news-house = { $seat } built in { $city }
text-news-moved = { $seat }: { $kind ->
    [land] land
   *[sea] sea
} colonist from { $origin } to { $goal }
text-news-placed = { $seat }: new { $kind ->
    [land] land
   *[sea] sea
} colonist in { $goal }
text-news-marker = { $province }: marker { $turned ->
    [yes] turned to coins
   *[no] shows its good again
}
text-news-castle = { $castle } lost its { $good }
text-news-card = position { $number } of the display: { $card }
text-news-bought = { $seat } has { $count ->
    [one] one more card
   *[other] { $count } more cards
}
text-news-took = Contrarius took the { $card }
text-news-turned = Contrarius' { $card } is face down
text-news-tile = { $seat } has { $tile }
text-news-forum = in the forum: { $tile }
text-board-own-hand = YOUR HAND
text-board-card = { $card } ({ $gods })
text-board-own-colonists = YOUR COLONISTS: { $steps ->
    [one] one step
   *[other] { $steps } steps in all
} with an Architect
text-board-reach = { $steps ->
    [0] next to
    [one] 1 step to
   *[other] { $steps } steps to
} { $places }
text-board-lines = LINES
text-board-network = { $place }: { $ways }
text-board-ways = { $kind ->
    [land] land { $places }
   *[sea] sea { $places }
}
text-board-no-reach = nowhere to go
text-board-own-houses = WHERE YOU COULD BUILD, THE NEAREST FIRST
text-board-building = { $city }: { $price }; { $steps ->
    [0] right now
    [one] 1 step away
   *[other] { $steps } steps away
  }{ $missing ->
    [empty] {""}
   *[other] {"; "}you lack { $missing }
}
text-board-partner = team { $team }, partner of { $partner }
text-board-display = DISPLAY: { $count ->
    [0] { picture-deck-empty }
   *[other] { counted-cards } in the deck
}
text-board-market = FISH MARKET
    .line = { $number }. { $offer }
    .closed = { $number }. { $offer } - closed by { $seat }
    .fish = { $seat }: { $fish }
text-board-forum = FORUM: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in the stack
text-board-tile-kind = { $kind ->
    [patrician] patrician
   *[citizen] citizen
}
text-board-tiles = tiles: { $tiles }
text-board-debt = bid, taken off at the end: { $points }
text-board-seats = SEATS
text-board-turned-marker = { $coins ->
    [one] { $coins } coin ({ $good })
   *[other] { $coins } coins ({ $good })
}
text-board-flood = { $marker }, flood marker { $good }
text-board-colonist = { $kind ->
    [land] land
   *[sea] sea
  }{ $count ->
    [1] { "" }
   *[other] { " " }x{ $count }
  }: { $where }
text-board-in-place = in { $place }
text-board-no-colonist = none
text-board-empty = empty
text-board-position = { $number } { $card } ({ $numeral }, { $gods })
    .empty = { $number } empty
text-board-tile = { $number } { $tile }, { $needed }
    .empty = { $number } empty, { $needed }
text-board-cost = cost: { $card }
text-board-cost-with-place = cost: { $card }, for the place { $place }
text-board-storehouse = { $goods }; { $free ->
    [one] { $free } space
   *[other] { $free } spaces
} free
text-board-supply = left: { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
  }, colonists { $land } land, { $sea } sea
text-board-hand = { counted-cards } in hand
text-board-open-hand = open to you: { $cards }
text-board-pile = { $count ->
    [0] no cards on the pile
   *[other] { counted-cards } on the pile, on top: { $top }
}
text-board-points = intermediate score: { $points }
