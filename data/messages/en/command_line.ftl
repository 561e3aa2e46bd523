# What the commands tell about the game: its cards and boards, and how a game ended.

# `concordia cards`: three tables, by the words above their columns.
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
    .pays = Points for each card of the god
# A card with two personalities.
cards-either = { $one } Or: { $other }
# Where cards of one name differ: those of some numerals.
cards-of-numerals = { $card } ({ $numerals })
# What Minerva pays for each house in a city of this good.
cards-minerva = { $god } ({ $good } { $points })

# With room to be exact, what each card of a god pays.
god-in-full-vesta = 1 for every full 10 sestertii, your goods added at list price
god-in-full-jupiter = 1 for every house outside the brick cities
god-in-full-saturnus = 1 for every province with a house of yours
god-in-full-venus = { $team ->
    [yes] 1 for every province in which you and your partner both have a house
   *[no] 2 for every province with two houses of yours or more
}
god-in-full-mercurius = 2 for every kind of good your houses produce
god-in-full-mars = 2 for every colonist of yours on the board
god-in-full-minerva = the number beside its good, for every house of yours in a city of that good

# `concordia boards`: all of them, in a table.
boards-list =
    .board = Board
    .name = Name
    .seats = Seats
    .provinces = Provinces
    .cities = Cities
    .land = Land
    .sea = Sea
    .capital = Capital
    .special = * has rules of its own: concordia boards ID

# One board in full.
boards-headline = { $name } ({ $id }), for { $seats } seats: { picture-board-size }
boards-capital = Capital: { $places }
boards-capitals = { $land } (land), { $sea } (sea)
boards-no-capital = none
boards-provinces =
    .province = Province
    .cities = Cities (letter of the token)
boards-city = { $city } ({ $letter })
    .capital = { $city } (capital)
boards-no-province = none
boards-lines = { $kind ->
    [land] Land lines ({ $count })
   *[sea] Sea lines ({ $count })
}
    .none = none
boards-no-rest = { $line } (no stop)
boards-special = Special on this board

# What is special about it, rule by rule.
board-rule-start = Every seat begins with { $colonists }.
board-rule-start-colonist = { $kind ->
    [land] a land colonist ({ $place })
   *[sea] a sea colonist ({ $place })
}
board-rule-no-capital = { $kind ->
    [land] There is no capital for land colonists.
   *[sea] There is no capital for sea colonists.
}
board-rule-tribune = A Tribune may place the new colonist in a city with an own house, too.
board-rule-steps = { $kind ->
    [land] Every land colonist on the board gives the Architect { $steps } steps.
   *[sea] Every sea colonist on the board gives the Architect { $steps } steps.
}
board-rule-no-rest = No colonist may stop on { $line }, only pass.
board-rule-rivers = Some sea lines follow a river.
board-rule-castles = { $count } castles hold a good each. With the Tribune one of them is taken by a seat that has a land colonist on a line beside the castle.
board-rule-ship = From the { $place } sea colonists reach the lines { $lines }.
board-rule-haven = Sea colonists wait in the { $place } and sail from a harbour in which their seat has a house: { $harbours }.
board-rule-trade = A sea colonist on a line to the { $place } may enter it for good, when its owner is done moving with the Architect: { $points } points at the end.
    .paying = A sea colonist on a line to the { $place } may enter it for good, when its owner is done moving with the Architect: { $points } points at the end, and { $coins } sestertii whenever { $provinces } produces.
board-rule-coin-field = A Prefect who collects coins takes { $coins } sestertii more.
board-rule-free-choice = { $province } has no marker of its own: the Prefect chooses the bonus good.
board-rule-flood = A { $good } marker lies in { $province }, with squares for it in { $others }; it has no effect yet.
board-rule-extra-tokens = One city more than usual of some letters; its token is { $tokens }.
board-rule-extra-token = { $good } for { $letter }

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
result-open = Not over: turn { $turn }, { $seat } is to decide ({ $decision }).
result-seed-as-promised = The seed is the one that was promised before the game.
result-chain-unbroken = The chain of hashes is unbroken: this is what was played.
