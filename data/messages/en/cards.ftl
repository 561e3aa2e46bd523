# Cards: the names of their personalities and what each one does. The texts are printed on cards, so keep them short.

# A card with two personalities.
double-card = { $first } / { $second }
doubling-card = { $card } Magnus

personality-tribune = Tribune
    .does = Take back your pile and get 1 sestertius per card beyond the third. Then you may buy a colonist.
personality-architect = Architect
    .does = Move your colonists, one step per colonist. Then build houses next to them.
personality-prefect = Prefect
    .does = Pick a province to produce and get its bonus good, or collect the sestertii on all markers.
    .doubles = Pick a province to produce and get its bonus good twice, or collect the sestertii on all markers.
personality-mercator = Mercator
    .does = Take { $payout } sestertii, then buy or sell up to two kinds of goods.
personality-diplomat = Diplomat
    .does = Copy the top card of another player's pile.
personality-senator = Senator
    .does = Buy up to two cards, paying for each card and its place.
personality-consul = Consul
    .does = Buy one card without paying for its place.
personality-colonist = Colonist
    .does = Place colonists for { $cost } each, or take { $income ->
        [two_each] 2 sestertii per colonist in play
       *[five_and_one_each] 5 sestertii plus 1 per colonist in play
    }.
personality-specialist = Specialist
personality-magister = Magister
    .does = Repeat the card you played before this one, unless it was a Senator.
personality-praetor = Praetor
    .does = You and your partner may each buy a card, paying for the card and its place.
personality-proconsul = Proconsul
    .does = Buy one card without paying for its place. Then your partner plays a card alone.
personality-legatus = Legatus
    .does = Look at your partner's hand and point to a card. Your partner then plays one for you both.

# Specialists are named after the good they make; Minerva pays for it.
specialist-brick = Mason
    .does = Get 1 brick for each of your houses in a brick city.
    .pays = { $points } per house in a brick city
specialist-food = Farmer
    .does = Get 1 food for each of your houses in a food city.
    .pays = { $points } per house in a food city
specialist-tool = Smith
    .does = Get 1 tool for each of your houses in a tool city.
    .pays = { $points } per house in a tool city
specialist-wine = Vintner
    .does = Get 1 wine for each of your houses in a wine city.
    .pays = { $points } per house in a wine city
specialist-cloth = Weaver
    .does = Get 1 cloth for each of your houses in a cloth city.
    .pays = { $points } per house in a cloth city
