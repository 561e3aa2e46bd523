# What the game asks, what it says while others wait, and how to decline.

ask-first-goods-choice = Which goods do you want to buy before your first card?
ask-start-city-choice = Where do your colonists start?
ask-card-choice = Which card do you play?
    .suggested = Which card do you play for you and your partner? Your partner suggests the { $card }.
    .for-both = Which card do you play for you and your partner?
    .alone = Your partner's Proconsul lets you play a card just for yourself. Which one?
ask-personality-choice = Which half of the { $card } do you use?
ask-movement-choice = Who moves where? You have { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left.
ask-building-choice = { $built ->
    [0] Where do you build?
   *[other] Where do you build next?
}
ask-prefect-choice = Which province produces, or do you collect the sestertii?
ask-trade-choice = What do you buy or sell? { $kinds ->
    [1] One kind
    [2] Two kinds
   *[other] Three kinds
} of goods at most.
    .again = What else do you buy or sell? You've traded { $goods } so far; { $kinds ->
        [1] one kind
        [2] two kinds
       *[other] three kinds
    } at most.
ask-diplomat-choice = Whose card do you copy?
ask-magister-choice = Do you repeat the card you played before this one?
ask-purchase-choice = Which card do you buy? { $place ->
    [yes] { $cards ->
        [one] You pay for the card and its place.
       *[other] Up to { $cards }; you pay for each card and its place.
    }
   *[no] { $cards ->
        [one] You pay for the card, but not for its place.
       *[other] Up to { $cards }; you pay for each card, but not for its place.
    }
}
ask-colonist-choice = Do you place colonists, or take money?
    .again = Do you place another colonist?
ask-castle-choice = Which castle's good do you take?
ask-new-colonist-choice = Do you buy a colonist?
ask-suggestion-choice = Which card in your partner's hand do you point to?
ask-partners-part = Your part in the { $card }
ask-goods-to-keep = You get { $goods }, but not everything fits. What do you keep?

# On a menu, before an answer is picked.
pick-first-goods-choice = Which goods?
pick-start-city-choice = Which city?
pick-card-choice = Which card?
pick-personality-choice = Which half?
pick-movement-choice = Where to?
pick-building-choice = Which city?
pick-prefect-choice = Which province?
pick-trade-choice = Which goods?
pick-diplomat-choice = Whose card?
pick-magister-choice = What next?
pick-purchase-choice = Which card?
pick-colonist-choice = Where to?
pick-castle-choice = Which castle?
pick-new-colonist-choice = Which colonist?
pick-suggestion-choice = Which card?
pick-partners-part = What next?
pick-goods-to-keep = What do you keep?

# For everyone else, who has to wait.
wait-first-goods-choice = { $who } is buying goods before the first card.
wait-start-city-choice = { $who } is choosing where to start.
wait-card-choice = { $who } is choosing a card to play.
wait-personality-choice = { $who } is choosing a half of the { $card }.
wait-movement-choice = { $who } is moving colonists.
wait-building-choice = { $who } is building houses.
wait-prefect-choice = { $who } is picking a province to produce, or collecting sestertii.
wait-trade-choice = { $who } is trading.
wait-diplomat-choice = { $who } is choosing a card to copy.
wait-magister-choice = { $who } may repeat a card.
wait-purchase-choice = { $who } may buy a card.
wait-colonist-choice = { $who } is placing colonists, or taking money.
wait-castle-choice = { $who } may take a castle's good.
wait-new-colonist-choice = { $who } may buy a colonist.
wait-suggestion-choice = { $who } is looking at a partner's hand.
wait-partners-part = { $who } has a part to play in the { $card }.
wait-goods-to-keep = { $who } is choosing which goods to keep.

# On the button that declines, or stops here.
leave-first-goods-choice = Stop buying goods
leave-movement-choice = { $builds ->
    [yes] Go on to building
   *[no] Stop moving
}
leave-building-choice = { $built ->
    [0] Build nothing
   *[other] Stop building
}
leave-trade-choice = { $begun ->
    [yes] Stop trading
   *[no] Trade nothing
}
leave-diplomat-choice = Copy nothing
leave-magister-choice = Repeat nothing
leave-purchase-choice = Buy no card
leave-colonist-choice = { $placed ->
    [0] Neither colonists nor money
   *[other] Stop placing
}
leave-castle-choice = Leave the castles alone
leave-new-colonist-choice = Buy no colonist
leave-suggestion-choice = Point to none
leave-other = Do nothing
