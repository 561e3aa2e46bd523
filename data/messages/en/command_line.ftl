# What the command line says about the game: cards, boards, and how a game ended.

# `concordia cards`: the headings of its three tables.
cards-list =
    .id = Id
    .card = Card
    .cost = Cost
    .gods = Gods
cards-texts =
    .card = Card
    .does = What it does
cards-gods =
    .god = God
    .pays = Points per card of this god
# A card with two personalities.
cards-either = { $one } Or: { $other }
# Where cards of one name differ: the ones with these numerals.
cards-of-numerals = { $card } ({ $numerals })
# What Minerva pays per house in a city of this good.
cards-minerva = { $god } ({ $good } { $points })

# What each card of a god pays, with room to be exact.
god-in-full-vesta = 1 per full 10 sestertii, counting your goods at list price
god-in-full-jupiter = 1 per house outside brick cities
god-in-full-saturnus = 1 per province where you have a house
god-in-full-venus = { $team ->
    [yes] 1 per province where you and your partner both have a house
   *[no] 2 per province where you have two or more houses
}
god-in-full-mercurius = 2 per kind of good your houses produce
god-in-full-mars = 2 per colonist you have on the board
god-in-full-minerva = the number next to its good, per house you have in a city of that good

# `concordia boards`: all boards in one table.
boards-list =
    .board = Board
    .name = Name
    .seats = Seats
    .provinces = Provinces
    .cities = Cities
    .land = Land
    .sea = Sea
    .capital = Capital
    .special = * has special rules: concordia boards ID

# One board in full.
boards-headline = { $name } ({ $id }), for { $seats } seats: { picture-board-size }
boards-capital = Capital: { $places }
boards-capitals = { $land } (land), { $sea } (sea)
boards-no-capital = none
boards-provinces =
    .province = Province
    .cities = Cities (token letter)
boards-city = { $city } ({ $letter })
    .capital = { $city } (capital)
boards-no-province = none
boards-lines = { $kind ->
    [land] Land lines ({ $count })
   *[sea] Sea lines ({ $count })
}
    .none = none
boards-no-rest = { $line } (no stopping)
boards-special = Special rules

# How a game ended, or how far a record goes.
result-game = { $board }, { $seats } seats{ $team ->
    [yes] { " " }in teams
   *[no] { "" }
  }, { $cards } cards
result-replayed = { $game }, seed { $seed }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }, all legal
result-seat = Seat
result-together = { $seats } together: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winners = { $seats } won. { $cause ->
    [fifteenth_house] A fifteenth house was built.
   *[last_card] The last card was bought.
}
result-open = Not over yet: turn { $turn }, waiting for { $seat } ({ $decision }).
result-imported = { $who } imported it after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }; the rest of the deck was reshuffled from seed { $seed }.
    .nobody = Somebody
result-seed-as-promised = The seed matches the promise in this file.
result-chain-unbroken = The hash chain is intact: this is what was played.
