# What the gods pay, now and at the end.

forecast-heading = ### What the gods would pay now
forecast-per-card = For each card of the god:
forecast-minerva = Minerva pays for houses in cities of the card's good. Houses now:
    .salt = Minerva pays for houses in cities of the card's good; all your salt cities count as the good that pays you most. Houses now:
forecast-everyone = All hands are open. Everyone's cards would pay:
forecast-contrarius = Contrarius' row lies open: he would have **{ $points }** points.
forecast-yours = **Your cards**, in hand and on your pile:
forecast-partner = Only your partner knows what your partner's cards would pay.
forecast-spectator = Hands are hidden, so only their owners can add them up.

scores-each = each
scores-cards = cards
scores-points = points
scores-total = Total
scores-team = Team { $team }
scores-track = Points
scores-tiles = Tiles
scores-concordia = Concordia
scores-trade = Trade
scores-debt = Bid

final-won = ### { CAP($who) } { $count ->
    [one] won with
   *[other] won together, with
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
final-tie = It's a tie on points; the { $praefectus } decides.
final-concordia = { PERSON($who) ->
    [you] You have
   *[other] { $who } has
} the Concordia card, for { $cause ->
    [last_card] the last card
   *[fifteenth_house] a fifteenth house
}.

# The pantheon: how many cards of each god the game has, and where they are.
pantheon-heading = ### The gods of this game
pantheon-god = **{ $god }**: { $pays }
pantheon-count = - { $count ->
    [0] nothing to buy
    [one] { $count } card to buy
   *[other] { $count } cards to buy
  }{ $start ->
    [0] {""}
   *[other] {"; "}everyone starts with { $start }
}
pantheon-for-sale = - on display: { $cards }
pantheon-place = { $card } (place { $place })
pantheon-bought = - bought: { $cards }
pantheon-owner = { $card } ({ $who })
pantheon-to-come = - still to come: { $cards }
pantheon-several = { $count } × { $name }
