# What somebody may want to look up during a game. The personalities first.

rule-tribune = Take your whole pile back into your hand, the Tribune too, and receive 1 sestertius for each of these cards beyond the third. Then you may buy one colonist for { $cost } and place it in the capital.
rule-architect = You have one step for each of your colonists on the board and share them out as you like. A step leads from a city onto a line, or through a city onto the next line: land colonists by land, sea colonists by sea. You may pass a line that is held, but not stop there. Then you may build in cities beside lines with a colonist of yours, one house in each city.
rule-prefect = Either let a province produce that shows a good: you receive that good, and each house in the province brings its owner the good of its city. Or collect the sestertii on all turned markers, which then show goods again. Whoever holds the Praefectus Magnus receives the good of the province twice, and hands it on to the right at the end of the turn.
rule-mercator = Take { $payout } sestertii. Then you may trade with the bank in up to two kinds of goods, as many units as you like, each kind either bought or sold.
rule-diplomat = Do what the card on top of another seat's pile says, as if you had played it. A Diplomat cannot be copied.
rule-senator = Buy up to two cards of the display. Each costs what stands on it and what its place asks for.
rule-consul = Buy one card of the display for what stands on it; its place costs nothing.
rule-colonist = Either place as many colonists as you like for { $cost } each, in the capital or in cities with a house of yours. Or take { $income ->
    [two_each] 2 sestertii for each of your colonists on the board
   *[five_and_one_each] 5 sestertii, and 1 more for each of your colonists on the board
}.
rule-specialist = Each of your houses in a { $good } city brings you 1 { $good }. Nobody else receives anything, and no marker is turned.
rule-magister = Do once more what the card beneath it on your own pile says, the one you played before. A Senator cannot be repeated, and a Tribune leaves nothing to repeat.
rule-praetor = You may buy one card of the display, and so may your partner after you. Each costs what stands on it and what its place asks for.
rule-proconsul = You may buy one card of the display for what stands on it. Then your partner plays a card, for themselves alone.
rule-legatus = You see your partner's hand and may point at a card. Your partner then plays a card of their choice, which counts for you both.

# What the table or its board change about a personality.
rule-places = Places of the display, from the left: { $places }.
    .free = nothing
rule-team-part = In a team your partner carries the card out too, after you.
rule-team-half = In a team you choose one half, and your partner carries out the other.
rule-cash-always = At this table sestertii may be collected also while no marker is turned.
rule-marker-coins = Turned markers show 2 sestertii; those of { $goods } 1.
rule-coin-field = On this board the Prefect collects { $coins } sestertii more.
rule-free-choice = In { $provinces } the Prefect chooses the good.
rule-mismatched = At this table colonists of either kind may be placed in any of your cities.
rule-matched = A colonist is placed only where a line of its kind begins.
rule-senator-through-diplomat = At this table a Diplomat that is repeated may copy a Senator.
rule-legatus-again = At this table a Legatus may be answered with a Legatus.
rule-scoring = At this table your first Tribune brings a scoring in between: the best two receive 2 and 1 sestertii.
rule-castles = On this board the Tribune may also take the good of a castle beside a land colonist of yours.
rule-own-cities = On this board the Tribune may also place the colonist in a city with a house of yours.
rule-steps = On this board each { $kind ->
    [sea] sea
   *[land] land
} colonist gives { $steps } steps.

# A card.
rule-card = ### { $card }
rule-half = **{ $personality }.** { $text }
rule-costs = **Costs** { $price }, and what its place asks for.
rule-starts = You begin the game with it.
rule-god = **{ $gods }** at the end: { $pays }.

# Other things to look up.
topic-prices = Prices and houses
topic-turn = A turn, and the end
topic-gods = What the gods pay
topic-storehouse = The storehouse
topic-praefectus = Praefectus Magnus
topic-team = Teams
topic-board = This board

rule-heading = ### { $title }
rule-prices = Goods are bought and sold at these prices. A house costs the goods and sestertii of its city; the sestertii twice for the second house in a city, three times for the third, and so on, whoever built the others.
rule-prices-line = - **{ $good }** { $price }; the first house { $house }
rule-colonist-price = A new colonist costs { $price }.
rule-storehouse = It has { $spaces } spaces. Each good fills one, and so does each colonist that still waits. Whatever does not fit is lost; you choose what to keep.
rule-turn = In your turn you play one card from your hand onto your pile and do what it says. A card may be played even if nothing comes of it. The Tribune takes the pile back into your hand.
rule-end = Whoever buys the last card of the display or builds the fifteenth house receives the Concordia card, worth { $points } points, and everyone else has one more turn. Then each card, in hand or on the pile, pays by its god.
rule-tie = With equal points, whoever the Praefectus Magnus reaches first wins.
rule-praefectus = Whoever holds it receives the bonus good of a province twice when playing a Prefect, and then hands it on to the right. It counts for production only, not for collecting sestertii. It has to be used.
rule-team = Partners sit opposite each other. What one plays, the other carries out too, each with their own pieces and storehouse. If sestertii are missing for a payment, the partner's are taken. The points of both are added up.
    .hidden = Hands stay hidden, also from the partner.
    .free = Partners may talk as they like.
    .public = Partners may talk only so that everyone can read it.
    .silent = Partners do not talk about the game.
rule-gods-line = - **{ $god }**: { $pays }
rule-gods-minerva = the number on the card for each of your houses in a city of its good
rule-gods-all = Cards of several gods count for each of them.
rule-board-line = - { $special }
