# Solitaria: alone, or two of you, against Contrarius.

contrarius = Contrarius
die-blue = blue
die-black = black
die-white = white
die-red = red
die-face-land = a land colonist
die-face-sea = a sea colonist
die-face-card = a card

ask-reaction-due = Contrarius reacts
ask-contrarius-task = Contrarius goes on
ask-veto-choice = Contrarius rolled { $face } on the { $die } die. Do you veto it? You have { $count ->
    [one] { $count } veto
   *[other] { $count } vetoes
} left.
ask-contrarius-move-choice = Contrarius builds in { $city }. Which way does he take?
ask-contrarius-start-choice = Contrarius begins with a house in { $city }. Which line does his colonist hold?

pick-reaction-due = What next?
pick-contrarius-task = What next?
pick-veto-choice = Veto?
pick-contrarius-move-choice = Which way?
pick-contrarius-start-choice = Which line?

wait-reaction-due = Contrarius is about to react.
wait-contrarius-task = Contrarius isn't done yet.
wait-veto-choice = Contrarius rolled { $face } on the { $die } die. { $who } may veto it.
wait-contrarius-move-choice = Contrarius builds in { $city }. { $who } chooses his way.
wait-contrarius-start-choice = Contrarius begins in { $city }. { $who } chooses his line.

leave-veto-choice = Let it stand

option-of-row = Contrarius' { $card }
option-veto = Veto: roll again
option-his-way = { $kind ->
    [land] Land colonist
   *[sea] Sea colonist
} from { $origin } to { $line }
option-his-line = { $kind ->
    [land] By land
   *[sea] By sea
}, { $line }

# These follow "You can't".
wish-use-row-card = use { $card } of Contrarius' row
wish-use-veto = veto a roll
wish-choose-way = send Contrarius to { $line }
wish-choose-line = put Contrarius' colonist on { $line }

told-contrarius-reacted = reacted to the { $card }
told-die-rolled = rolled { $face } on the { $die } die
told-veto-used = vetoed the roll
told-contrarius-built = built in { $city }
told-contrarius-moved = moved a { $kind ->
    [land] land
   *[sea] sea
} colonist from { $origin } to { $line }
told-contrarius-placed = placed a { $kind ->
    [land] land
   *[sea] sea
} colonist { $where }
told-contrarius-took = took the { $card } from place { $position } of the display
    .tile = took { $tile } from the forum
told-contrarius-scored = scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-track-house-freed = took his house from space { $space } of the score track
told-row-card-used = used Contrarius' { $card } and turned it face down

digest-rolled = rolled { $rolls }
digest-roll = { $face } ({ $die })
digest-veto = a veto
digest-of-row = Contrarius' { $card }
digest-his-cards = took { $cards }
digest-his-colonists = placed { $places }
digest-his-points = scored { $count ->
    [one] { $count } point
   *[other] { $count } points
}

obstacle-row-card-not-usable = { $why ->
    [face_down] that card lies face down, and he never turns it up again
    [diplomat] a Diplomat of his can't be used
   *[absent] that card isn't in his row
}
obstacle-no-veto-left = you have no veto left
obstacle-not-his-way = { $line } isn't one of the ways he can take

# What he has, in texts.
contrarius-has = Contrarius ({ $letter }): { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the track, { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} built, { $left } in his supply.
contrarius-reaction = His last reaction, to the { $card }: { $deeds }.
contrarius-was-vetoed = was vetoed
contrarius-did-nothing = nothing came of it
contrarius-track = His houses wait on the score spaces { $spaces }.
contrarius-colonist = { $kind ->
    [land] land
   *[sea] sea
} ({ $where })
contrarius-colonists = His colonists: { $places }.
contrarius-face-down = { $card } (face down)
contrarius-row = His row: { $cards }.
contrarius-tiles = Contrarius' tiles: { $tiles }.
contrarius-vetoes = { $count ->
    [one] { $count } veto is
   *[other] { $count } vetoes are
} left.
# By how many points; where it is level, a tie was broken.
final-against-contrarius = { $by ->
    [0] Level with Contrarius
    [one] { $by } point { $won ->
        [yes] ahead of
       *[no] behind
    } Contrarius
   *[other] { $by } points { $won ->
        [yes] ahead of
       *[no] behind
    } Contrarius
} at { $difficulty } difficulty.

# Rules.
topic-contrarius = Contrarius
topic-reactions = Contrarius' reactions
topic-dice = Contrarius' dice
topic-difficulty = Difficulty against Contrarius
rule-dice = The blue die says which card he takes, counted from the left. The black and white ones say what kind of city he builds in; S is salt or his best specialist's kind. The red one gives him a colonist or the first card of the display.
    .line = - **{ $die }**: { $faces }
    .veto = When two of you play against him, whoever holds the turquoise cards has two vetoes: each makes him reroll a die.
rule-contrarius = Contrarius has houses, colonists, a row of cards and points, but no hand, goods or sestertii. Whenever the holder of the turquoise cards has carried out a card, he reacts to it. He scores like you at the end, but his Vesta pays nothing.
    .reactions = **Reactions.** Architect: he takes the card the blue die shows. Prefect: 1 point for each of his houses in the province, at least 1 (2 for the Prefect Magnus); 2 for cash. Mercator: he builds by the black die, and the province produces for you. Senator, Consul: he builds by the white die. Tribune: he builds by S, rolls the red die and takes the first forum tile. Colonist: the red die if you placed one, else 2 points. Specialists: 3 points. Diplomat: alone, you use a face-up card of his row, which is turned for good; he reacts to that card.
    .building = **Building.** S is salt if he can, else the type of his best specialist. If no city of that type is in reach, he tries the next cheaper type, after brick cloth. He prefers cities without houses, then new provinces, then the alphabet. If several ways are equally short, you choose one.
    .difficulty = **Difficulty.** Standard: you begin with { $standard } points. Veteran: { $veteran }, and he has a house. Strong veteran: { $strongVeteran }, and he has two. Expert: { $expert }, and houses wait for him on the score spaces { $first } to { $last }. Strong expert: the same on { $strongFirst } to { $strongLast }.
    .two = **For two.** One of you has the usual cards and plays first; he never reacts to those. The other has the turquoise cards, begins with the Praefectus Magnus and holds two vetoes. Your Diplomats copy each other's cards, not his row. Whoever has most points wins, unless **{ command-concordia-duel-scoring }** says that you win together or not at all.
    .ours = The dice faces, the decks, his cards and several details are our own reading.
