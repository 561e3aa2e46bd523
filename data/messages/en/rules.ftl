# What you may want to look up during a game. Personalities first.

rule-tribune = Take your whole pile back into your hand, including the Tribune, and get 1 sestertius for each of these cards beyond the third. Then you may buy one colonist for { $cost } and place it in the capital.
rule-architect = You get one step per colonist you have on the board, to split among them as you like. One step takes a colonist from a city onto a line, or through a city onto the next line: land colonists by land, sea colonists by sea. You may pass an occupied line, but not stop there. Then you may build in any city next to a line with one of your colonists, one house per city.
rule-prefect = Either pick a province whose marker shows a good: you get that good, and each house in the province gives its owner the good of its city. Or collect the sestertii on all turned markers, which then show goods again.{ $doubled ->
    [by-card] {" "}This card gets you the province's good twice.
    [never] {""}
   *[by-praefectus] {" "}If you hold the Praefectus Magnus, you get the province's good twice and pass the Praefectus Magnus to the right at the end of your turn.
}
rule-mercator = Take { $payout } sestertii. Then you may trade up to two kinds of goods with the bank. Trade as many units as you like, but for each kind you either buy or sell.
rule-diplomat = { $play ->
    [solo] Use a face-up card of Contrarius' row as if you had played it yourself, but not a Diplomat. The card is then turned face down for good, and he reacts to it.
    [team] Use the top card of another player's pile as if you had played it yourself. You can't copy a Diplomat. You can't copy your partner's card either, nor one that your team has already copied. Your partner uses the copied card too.
   *[others] Use the top card of another player's pile as if you had played it yourself. You can't copy a Diplomat.
}
rule-senator = Buy up to two cards from the display. For each one, pay the cost on the card and the cost of its place.
rule-consul = Buy one card from the display. Pay only the cost on the card; its place is free.
rule-colonist = Either place as many colonists as you like for { $cost } each, in the capital or in cities where you have a house. Or take { $income ->
    [two_each] 2 sestertii for each of your colonists on the board
   *[five_and_one_each] 5 sestertii, plus 1 for each of your colonists on the board
}.
rule-specialist = Get 1 { $good } for each of your houses in a { $good } city. Nobody else gets anything, and no marker is turned.
rule-magister = Repeat the card beneath it on your own pile: the one you played before. You can't repeat a Senator, and after a Tribune there's nothing left to repeat.
rule-praetor = You may buy one card from the display, and then so may your partner. For each one, pay the cost on the card and the cost of its place.
rule-proconsul = You may buy one card from the display for just the cost on the card, but not a Proconsul. Then your partner plays a card just for themselves, any but a Legatus.
rule-legatus = You see your partner's hand and may point to a card. Your partner then plays any card they like, for you both.

# How the table or its board changes a personality.
rule-places = Places of the display, from the left: { $places }.
    .free = nothing
rule-team-part = In a team, your partner uses the card too, after you.
rule-team-half = In a team, you choose one half and your partner uses the other.
rule-cash-always = At this table you may collect sestertii even if no marker is turned.
rule-marker-coins = Turned markers show 2 sestertii; for { $goods } only 1.
rule-coin-field = On this board the Prefect collects { $coins } extra sestertii.
rule-free-choice = In { $provinces } the Prefect chooses the good.
rule-mismatched = At this table you may place either kind of colonist in any city where you have a house.
rule-matched = You can place a colonist only where a line of its kind starts.
rule-senator-through-diplomat = At this table a repeated Diplomat may copy a Senator.
rule-legatus-once = You can't answer a Legatus with a Legatus.
rule-legatus-again = At this table you may answer a Legatus with a Legatus.
rule-tribune-takes = Before your cards come back, you may take a tile from the forum. For its four places you have to take back at least { $needed } cards, the Tribune included.
rule-scoring = At this table your first Tribune triggers an intermediate scoring: the top two get 2 and 1 sestertii.
rule-castles = On this board the Tribune also lets you take the good of a castle next to one of your land colonists.
rule-own-cities = On this board the Tribune also lets you place the colonist in a city where you have a house.
rule-steps = On this board each { $kind ->
    [sea] sea
   *[land] land
} colonist gives { $steps } steps.

# A card.
rule-card = ### { $card }
rule-half = **{ $personality }.** { $text }
rule-costs = **Costs** { $price }, plus the cost of its place.
rule-starts = You start the game with it.
rule-god-cards = Cards with { $god }: { $cards }.
rule-god = **{ $gods }** at the end: { $pays }.

# Other topics.
topic-prices = Prices and houses
topic-turn = A turn, and the end
topic-gods = What the gods pay
topic-storehouse = The storehouse
topic-praefectus = Praefectus Magnus
topic-salt = Salt
topic-forum = The forum
topic-team = Teams
topic-board = This board

rule-heading = ### { $title }
rule-prices = You buy and sell goods at these prices. A house costs the goods and sestertii of its city. The second house in a city costs twice the sestertii, the third three times, and so on, no matter who built the others.
rule-prices-line = - **{ $good }** { $price }; first house { $house }
rule-prices-salt = - **{ $good }** isn't traded; first house { $house }
rule-colonist-price = A new colonist costs { $price }.
rule-storehouse = It has { $spaces } spaces. Each good takes up one, and so does each colonist not yet on the board. You lose whatever doesn't fit, but you choose what to keep.
rule-turn = On your turn you play one card from your hand onto your pile and do what it says. You may play a card even if it does nothing. The Tribune brings your pile back into your hand.
rule-end = Whoever buys the last card from the display or builds their fifteenth house gets the Concordia card, worth { $points } points. { $play ->
    [team] Each other team gets one more turn.
    [solo] If it's you, Contrarius' reaction ends the game; if it's him, you get one more turn, and he doesn't react to it.
    [two] The other of you gets one more turn; if it's Contrarius, both of you do, and he doesn't react any more.
   *[individual] Everyone else gets one more turn.
} Then every card, in hand or on the pile, pays what its god pays.
rule-tie = { $play ->
    [solo] If there's a tie, whoever holds the Concordia card wins.
    [two] If there's a tie, whoever holds the Concordia card wins, else a human before Contrarius.
   *[other] If there's a tie, whoever the { $praefectus } would reach first wins.
}
rule-praefectus = If you hold it when you make a province produce with a Prefect, you get the bonus good twice and then pass it to the right. It does nothing when you collect sestertii. You can't choose not to use it.
    .solo = Alone against Contrarius, nobody holds it. Your Prefect Magnus gets you the bonus good twice each time.
rule-salt = When you pay for a house, a card or a colonist, salt stands in for each good you're short of. It's spent last, and you aren't asked. Where a place of the display asks for any good, you choose whether to give salt. Everyone starts with one of each good, salt included.
    .off = Salt isn't in play unless a table turns it on with the **salt** option of `/concordia new`.
    .cities = Some cities make salt. Your first house there costs { $price }. It gives you 1 salt when a Prefect makes its province produce, but nothing with a specialist. No marker shows salt.
    .bank = The bank doesn't trade salt. With a Mercator, you may sell it as any good, at that good's price. That counts as selling that good.
    .gods = Each salt counts as { $worth } sestertii for Vesta. Salt cities count for Jupiter, Saturnus and Venus, but not for Mercurius. For Minerva, they all count as cities of the good that your specialists pay most for.
    .ours = -# Our own reading: salt is spent last without asking, also when you sell; a province with nothing but salt cities gets a brick marker; the best good for Minerva is chosen for you.
rule-team = Partners sit opposite each other. When one plays a card, the other uses it too, each with their own pieces and storehouse. If you can't afford something, your partner's sestertii cover the rest. Your points are added together.
    .start = In each team, whoever plays first starts in the capital, without a Diplomat. The other one starts in a city of their choice, neither the capital nor next to it, without an Architect.
    .haven = On this board, only their land colonist does; their sea colonist starts in the { $place }.
    .hidden = Hands stay hidden, even from your partner.
    .free = Partners may talk as they like.
    .public = Partners may talk only where everyone can read it.
    .silent = Partners don't talk about the game.
rule-gods-line = - **{ $god }**: { $pays }
rule-gods-minerva = the number on the card for each of your houses in a city of its good
rule-gods-all = Cards with several gods count for each of them.
rule-board-line = - { $rule }

rule-forum = Tiles of the forum help whoever has them. **Patricians** work for good, **citizens** once. They score nothing themselves. Four tiles lie open beside a hidden stack. `/forum` shows them, and `/rules` tells what each one does.
    .off = The forum isn't in play unless a table turns it on with the **forum** option of `/concordia new`.
    .start = Before the first turn, everyone gets two patricians and secretly keeps one. They are turned up together, once all have chosen.
    .auction = Before the first turn, patricians are auctioned. Whoever opens names one and bids points; the others raise or pass. What you bid is taken off your score at the end. The last one without a patrician takes one of the two left, for nothing.
    .or-auction = With the **auction** option, patricians are auctioned instead: whoever opens names one and bids points, the others raise or pass, and what you bid is taken off your score at the end.
    .citizens = You may use citizens in your own turn, as many as you like, if they bring you something. At the end of a turn the row closes up and is filled again from the stack; an empty stack is renewed from the used tiles.
    .team = A tile serves its owner alone. With a Tribune, each of you may take one, by the cards you take back yourself.
    .ours = -# Our own reading: how many cards each place asks for, the moments for citizens, that you can't use one for nothing, secrecy at the start, and that bids end at 30. The effects of Novius, Quintus and Victoria are invented; they take part only with **invented_tiles**.
rule-forum-tiles = { $kind ->
    [patrician] **Patricians:**
   *[citizen] **Citizens:**
} { $tiles }.
