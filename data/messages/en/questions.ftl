# What the game asks whoever is to decide, and what it is called to leave an offer alone.

ask-first-goods-choice = Which goods do you buy before your first card?
ask-start-city-choice = In which city do your colonists begin?
ask-card-choice = Which card do you play?
    .suggested = Which card do you play, for you and your partner? Your partner points at the { $card }.
    .for-both = Which card do you play, for you and your partner?
    .alone = Your partner's Proconsul lets you play a card for yourself alone. Which one?
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
ask-trade-choice = What do you buy or sell? Two kinds of goods at most.
    .again = What else do you buy or sell? So far you traded { $goods }; two kinds at most.
ask-diplomat-choice = Whose card do you copy?
ask-magister-choice = Do you repeat the card you played before this one?
ask-purchase-choice = { $cards ->
    [one] Which card do you buy,
   *[other] Which card do you buy? Up to { $cards }, each
} { $place ->
    [yes] for its cost and that of its place{ $cards ->
        [one] ?
       *[other] .
    }
   *[no] for its own cost alone{ $cards ->
        [one] ?
       *[other] .
    }
}
ask-colonist-choice = Do you place colonists, or take money?
    .again = Do you place another colonist?
ask-castle-choice = Which castle do you empty?
ask-new-colonist-choice = Do you buy a colonist?
ask-suggestion-choice = Which card of your partner's hand do you point at?
ask-partners-part = Your part in the { $card }
ask-goods-to-keep = You get { $goods }, more than fits. What do you keep?

# On a menu with the answers, before one of them is chosen.
pick-first-goods-choice = Choose goods …
pick-start-city-choice = Choose a city …
pick-card-choice = Choose a card …
pick-personality-choice = Choose a half …
pick-movement-choice = Choose a move …
pick-building-choice = Choose a city …
pick-prefect-choice = Choose a province …
pick-trade-choice = Choose a trade …
pick-diplomat-choice = Choose a card …
pick-magister-choice = Choose …
pick-purchase-choice = Choose a card …
pick-colonist-choice = Choose …
pick-castle-choice = Choose a castle …
pick-new-colonist-choice = Choose a colonist …
pick-suggestion-choice = Choose a card …
pick-partners-part = Choose …
pick-goods-to-keep = Choose what to keep …

# The same for everyone else, who has to wait for it.
wait-first-goods-choice = { $who } buys goods before the first card.
wait-start-city-choice = { $who } chooses where to begin.
wait-card-choice = { $who } chooses a card to play.
wait-personality-choice = { $who } chooses a half of the { $card }.
wait-movement-choice = { $who } moves colonists.
wait-building-choice = { $who } builds houses.
wait-prefect-choice = { $who } lets a province produce, or collects sestertii.
wait-trade-choice = { $who } trades.
wait-diplomat-choice = { $who } chooses a card to copy.
wait-magister-choice = { $who } may repeat a card.
wait-purchase-choice = { $who } may buy a card.
wait-colonist-choice = { $who } places colonists, or takes money.
wait-castle-choice = { $who } may empty a castle.
wait-new-colonist-choice = { $who } may buy a colonist.
wait-suggestion-choice = { $who } looks at a partner's hand.
wait-partners-part = { $who } has a part in the { $card }.
wait-goods-to-keep = { $who } chooses which goods to keep.

# On the button that leaves the rest of an offer alone.
leave-first-goods-choice = Buy no more goods
leave-movement-choice = Go on to building
leave-building-choice = { $built ->
    [0] Build nothing
   *[other] Build no more
}
leave-trade-choice = { $begun ->
    [yes] Trade no more
   *[no] Trade nothing
}
leave-diplomat-choice = Copy nothing
leave-magister-choice = Repeat nothing
leave-purchase-choice = Buy no card
leave-colonist-choice = { $placed ->
    [0] Neither colonists nor money
   *[other] Place no more
}
leave-castle-choice = Leave the castles alone
leave-new-colonist-choice = Buy no colonist
leave-suggestion-choice = Point at none
leave-other = Do nothing
