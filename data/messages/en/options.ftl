# Options on buttons and in menus: short, without Markdown.

option-whole = { $name }: { $facts }
option-parts = { $first }; { $rest }
option-times = { $count } × { $name }
# On a button that leads to another choice.
option-more = { $name } …

option-move = { $kind ->
    [sea] Sea colonist
   *[land] Land colonist
}: { $origin } → { $line }
option-beside = next to { $cities }
option-trade = Sail into the { $trade } from { $line }
    .facts = for good; { $points } points at the end
option-province = { $province }, bonus { $good }
    .sold = { $province }, bonus { $good } sold
option-bonus = Bonus { $good }
    .sold = Bonus { $good }, one unit sold
option-with-tile = { $name } with { $tile }
option-of-display = From the display: { $card }
option-produces = { $seat } gets { $goods }
    .you = { $seat } get { $goods }
option-keeps-some = { $seat }: some of { $goods }
option-must-choose = { $seats } must choose what to keep
option-no-room = { $seat }: no room for { $goods }
option-uses-magnus = uses up your { $praefectus }
option-collect = Collect { $coins }
    .facts = markers turn back to goods
option-buy = Buy { $goods }
option-sell = Sell { $goods }
option-uses-salt = uses { $salt }
option-at-place = { $card }, place { $place }
option-place = { $kind ->
    [sea] Sea colonist
   *[land] Land colonist
} in { $place }
option-income = Take { $coins }
option-copy = { $seat }: { $card }
option-repeat = Repeat the { $card }
option-placed = { $kind ->
    [sea] sea colonist
   *[land] land colonist
} { $where }
option-keep = Keep { $goods }
option-lose = lose { $goods }
option-castle = take { $goods }

option-leaves = leaves { $stock }
option-free = { $count ->
    [one] { $count } space free
   *[other] { $count } spaces free
}
option-partner-pays = { $coins } from your partner
option-brings = now { $gains }
option-brings-nothing = gets you nothing now

# What a card does, in a few words.
brief-tribune = take back your pile and buy a colonist if you like
brief-architect = move colonists, then build next to them
brief-prefect = make a province produce or collect sestertii
brief-mercator = { $payout } sestertii, then trade up to two goods
brief-diplomat = copy another player's top card
brief-senator = buy up to two cards, paying for their places
brief-consul = buy a card without paying for its place
brief-colonist = place colonists or take money
brief-specialist = 1 { $good } for each of your houses in { $good } cities
brief-magister = repeat the card you played before
brief-praetor = you and your partner may each buy a card
brief-proconsul = buy a card without paying for its place, then your partner plays alone
brief-legatus = your partner plays a card for you both
brief-either = { $one }, or { $other }

# Groups of options.
group-move = { $kind ->
    [sea] Sea colonist: { $place }
   *[land] Land colonist: { $place }
}
    .description = { $count ->
        [one] { $count } way to go
       *[other] { $count } ways to go, up to { $steps }
    }
    .ask = Where to? { $kind ->
        [sea] Sea colonist
       *[land] Land colonist
    }, { $place }
group-buy = Buy { $good }
    .ask = Buy { $goods }?
group-sell = Sell { $good }
    .ask = Sell something?
group-trade =
    .description = { $price } each; up to { $units }
group-card = { $card }
    .description = { $count } ways to pay; { $brief }
    .ask = How do you pay?
group-produce = { $province }, bonus of your choice
    .description = { $count } goods to choose from
    .ask = Which bonus?
group-place = { $kind ->
    [sea] Place a sea colonist
   *[land] Place a land colonist
}
    .description = { $price }; { $count } places to choose from
    .ask = { $kind ->
        [sea] Place a sea colonist
       *[land] Place a land colonist
    }: where?

# Several answers in one: a house with the move it takes, a province with its card.
shortcut-build = Build where? The move is included.
    .again = Build another? The move is included.
    .way = { $kind ->
        [sea] sea colonist
       *[land] land colonist
    } from { $origin }, { $steps }
shortcut-province = Prefect: which province?
