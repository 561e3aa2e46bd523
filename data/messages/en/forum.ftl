# The forum: patricians to begin with, tiles to take and citizens to use.

ask-patrician-choice = { $kept ->
    [none] Which patrician do you keep? Nobody sees your choice until everyone has made theirs.
   *[other] You keep { $kept } so far. Would you rather keep another one?
}
ask-auction-opening = { $last ->
    [yes] Which of the last two patricians do you take? It costs you nothing.
   *[no] Which patrician do you put up, and what do you bid?
}
ask-bid-choice = { $tile } is up and { $bidder } bids { $bid }. Do you raise the bid?
ask-tile-choice = Which tile do you take from the forum?
ask-exchange-choice = Which good do you exchange?
ask-citizen-choice = Do you use a citizen before your turn ends?

pick-patrician-choice = Which patrician?
pick-auction-opening = Which patrician?
pick-bid-choice = How much?
pick-tile-choice = Which tile?
pick-exchange-choice = Which exchange?
pick-citizen-choice = Which citizen?

wait-patrician-choice = { $who } is choosing a patrician.
wait-auction-opening = { $last ->
    [yes] { $who } is taking one of the last two patricians.
   *[no] { $who } is putting a patrician up for auction.
}
wait-bid-choice = { $tile } is up and { $bidder } bids { $bid }. { $who } may raise it.
wait-tile-choice = { $who } may take a tile from the forum.
wait-exchange-choice = { $who } may exchange a good.
wait-citizen-choice = { $who } may use a citizen.

leave-bid-choice = Pass
leave-tile-choice = Take no tile
leave-exchange-choice = Exchange nothing
leave-citizen-choice = End your turn

option-bid = { $tile }, { $bid ->
    [one] { $bid } point
   *[other] { $bid } points
}
option-raise = { $bid ->
    [one] { $bid } point
   *[other] { $bid } points
}
group-bid =
    .ask = How much do you bid?
group-build =
    .ask = How do you pay for it?
    .description = { $count ->
        [one] one way to pay
       *[other] { $count } ways to pay
    }
group-use =
    .ask = How do you use { $tile }?
option-exchange = { $given } for { $taken }
option-as-diplomat = Act as a Diplomat
option-use = Use { $tile }
    .with = Use { $tile }: { $details }

# These follow "You can't".
wish-keep-patrician = keep { $tile }
wish-open-auction = put { $tile } up
wish-raise-bid = bid { $bid }
wish-take-tile = take { $tile }
wish-exchange-goods = exchange { $given } for { $taken }
wish-use-tile = use { $tile }
wish-act-as-diplomat = use this Prefect as a Diplomat
wish-use-display-card = use { $card } from the display

told-patrician-kept = kept { $tile }
told-patricians-revealed = The patricians are revealed: { $tiles }.
    .of = { $seat }: { $tile }
told-auction-opened = put { $tile } up and bid { $bid }
told-bid-raised = bid { $bid }
told-bid-passed = passed
told-patrician-won = got { $tile } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-auction-ended = The auction is over.
told-tile-taken = took { $tile } from the forum
told-tile-used = used { $tile }
told-goods-exchanged = exchanged { $given } for { $taken }
told-card-retrieved = took a card back
    .known = took the { $card } back
told-display-card-used = used the { $card } from the display
told-forum-stack-renewed = The forum's discard pile was shuffled into the stack.
told-forum-refilled = New in the forum: { $tiles }.

obstacle-tile-not-offered = { $tile } isn't one of the two you may choose from
obstacle-tile-not-up = { $tile } isn't up for auction
obstacle-bid-not-possible = { $highest ->
    [0] nobody is left to bid against you, so it costs you nothing
   *[other] bids go from { $least } to { $highest }
}
obstacle-tile-not-on-display = { $tile } isn't on display in the forum
obstacle-tile-out-of-reach = that place asks for { $needed } cards taken back, and you'd take back { $cards }
obstacle-tile-not-yours = { $tile } isn't yours
obstacle-tile-stands = { $tile } is a patrician and isn't used up
obstacle-tile-not-now = { $tile } can't be used at this moment, only { $when }
obstacle-tile-brings-nothing = { $tile } would get you nothing now
obstacle-other-use = { $tile } can't be used that way
obstacle-not-for-bonus = you have no patrician who sells the bonus
obstacle-no-diplomat-here = { $owned ->
    [yes] a Diplomat has already led to this Prefect
   *[no] you have no patrician for it
}
obstacle-display-card-not-usable = you can't use that card of the display
obstacle-card-in-use = you're carrying that card out, so it stays in the display
obstacle-no-such-exchange = you can't exchange that

# The forum as it lies there, for one reader.
forum-heading = ### The forum
forum-told = **{ $tile }** ({ $kind ->
    [patrician] patrician
   *[citizen] citizen
}): { $does }
forum-tile = - { $tile }
forum-no-tile = - no tiles
forum-place = { $place }. { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
}: { $tile }
    .empty = { $place }. { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }: empty
forum-reach = A Tribune would bring you { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} back now, itself included. You may take one tile from a place that asks for no more.
forum-stack = { $count ->
    [0] The stack is empty.
    [one] There is { $count } tile in the stack.
   *[other] There are { $count } tiles in the stack.
}
    .next = Next comes { $tile }
forum-discard = Used and discarded: { $tiles }.
forum-choose = { $kept ->
    [none] Choose one of your patricians with **{ $button }** or `/choose`. Nobody else sees them.
   *[other] You keep { $kept } so far. Until everyone has chosen, you can change your mind.
}
forum-auction = Patricians up for auction:
    .bid = { CAP($bidder) }: { $bid ->
        [one] { $bid } point
       *[other] { $bid } points
    } for { $tile }.
forum-seat = { $debt ->
    [0] { CAP($seat) }:
    [one] { CAP($seat) }, minus { $debt } point at the end:
   *[other] { CAP($seat) }, minus { $debt } points at the end:
}
