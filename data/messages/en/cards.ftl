# The cards: the names of their personalities, and what each of them does. They are short, as they stand on cards.

# A card of two personalities.
double-card = { $first } / { $second }

personality-tribune = Tribune
    .does = Take back your pile, with 1 sestertius per card beyond the third. Then you may buy a colonist.
personality-architect = Architect
    .does = Move your colonists, a step for each. Then build houses beside them.
personality-prefect = Prefect
    .does = Let a province produce and take its bonus good, or collect all coins on markers.
personality-mercator = Mercator
    .does = Take { $payout } sestertii, then buy or sell up to two kinds of goods.
personality-diplomat = Diplomat
    .does = Do what the top card of another seat's pile says.
personality-senator = Senator
    .does = Buy up to two cards, each for its own cost and that of its place.
personality-consul = Consul
    .does = Buy one card for its own cost alone.
personality-colonist = Colonist
    .does = Place colonists for { $cost } each, or take { $income ->
        [two_each] 2 sestertii per colonist in play
       *[five_and_one_each] 5 sestertii and 1 per colonist in play
    }.
personality-specialist = Specialist
personality-magister = Magister
    .does = Do once more what the card before this one says, unless it is a Senator.
personality-praetor = Praetor
    .does = You and your partner may buy a card each, for its own cost and that of its place.
personality-proconsul = Proconsul
    .does = Buy one card for its own cost alone. Then your partner plays a card alone.
personality-legatus = Legatus
    .does = See your partner's hand and point out a card. Your partner plays one for you both.

# Specialists are called after the good they make; Minerva pays for it.
specialist-brick = Mason
    .does = Each of your houses in a brick city yields 1 brick.
    .pays = { $points } per house in a brick city
specialist-food = Farmer
    .does = Each of your houses in a food city yields 1 food.
    .pays = { $points } per house in a food city
specialist-tool = Smith
    .does = Each of your houses in a tool city yields 1 tool.
    .pays = { $points } per house in a tool city
specialist-wine = Vintner
    .does = Each of your houses in a wine city yields 1 wine.
    .pays = { $points } per house in a wine city
specialist-cloth = Weaver
    .does = Each of your houses in a cloth city yields 1 cloth.
    .pays = { $points } per house in a cloth city
