# The fish market: offers for fish, before the card.

fish-counted = { $count } fish

market-brings-movement = moves for your colonists as with an Architect
market-brings-yield = a yield from all your houses of one good
market-brings-card = one of your played cards back
market-brings-colonist = a new colonist
market-brings-different = { $count } different goods
    .among = { $count } different goods of { $goods }
market-yields = a yield from your { $good } houses
market-takes-back = { $card } back
market-offer = { $gain } for { $fish }
market-numbered = { $number }. { $offer }

option-visit = Fish market: { $offer }
option-catches = { $seat } get { $fish }
group-visit = Fish market
    .description = You have { $fish } to spend before your card
    .ask = Which offer?

# This follows "You can't".
wish-visit-market = get { $offer } at the fish market

told-fish-caught = got { $fish }
told-market-visited = gave { $fish } at the fish market
digest-fish-caught = got { $fish }
digest-visited-market = gave { $fish } at the fish market

obstacle-market-not-in-play = this table plays without the fish market
obstacle-market-closed = you can visit the fish market only on your own turn, before your card
obstacle-market-visited-before = you've been to the fish market this turn
obstacle-no-such-offer = there is no offer { $number }; they go from 1 to { $count }
obstacle-offer-taken = offer { $number } is closed as long as { $holder } has a marker there
    .yours = offer { $number } is closed as long as your own marker is there
obstacle-fish-short = you're { $fish } short
obstacle-offer-brings-nothing = offer { $number } would get you nothing now
obstacle-other-visit = offer { $number } can't be taken that way; choose what it should bring

# The market as it is, for one reader.
market-heading = ### The fish market, { $side ->
    [river] river side
   *[mountain] mountain side
}
market-line = { $number }. **{ $fish }**: { $gain }
    .closed = { $number }. ~~{ $fish }: { $gain }~~ · { $holder }
market-own = You have { $fish }. { $state ->
    [open] It's your turn: take an offer with **{ $button }** or `/market visit:` before you play your card.
    [visited] You've been here this turn.
    [none] A Prefect who makes a province produce brings you some.
   *[closed] You can take one offer on your turn, before your card.
}
market-fish = Fish: { $seats }.
    .of = { $seat } { $count }
market-house-version = -# A house version: the offers, what fish cost and count, and the rules for markers are ours. `/rules` market tells more.

# The rules.
topic-market = The fish market
rule-market = Each province has a fish tile instead of a marker. When a Prefect makes a province produce, you get { $catch } instead of a good, or { $more } with the Praefectus Piscatus, and the tile turns over; the houses give their goods as usual. A Prefect who collects gets { $coins } for each turned tile.
    .off = The fish market isn't in play unless a table turns it on with the **fish_market** option of `/concordia new`.
    .visit = Once in your turn, before your card, you may give fish for one offer of the market. Your marker stands on it until you take another. Nobody, not even you, can take an offer with a marker on it, or one that would bring nothing.
    .fish = Fish take up no space and are no goods. Each counts as { $worth } for Vesta.
    .team = Only the partner whose turn it is visits the market.
    .side = The { $side ->
        [river] **river** side
       *[mountain] **mountain** side
    } offers:
    .line = { $number }. { $offer }
    .ours = -# A house version: we know how the market is set up and what it is for, but not its offers, its prices or the rules for markers. These are our own.
rule-praefectus-piscatus = With the fish market it is the **Praefectus Piscatus**: you get { $fish } instead of { $usual } when you make a province produce, and then pass it to the right. It does nothing when you collect sestertii. You can't choose not to use it.
rule-fish-prefect = With the fish market, you get { $catch } instead of the good, or { $more } with the Praefectus Piscatus. Turned tiles show { $coins } each.
