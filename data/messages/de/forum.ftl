# Das Forum: Patrizier zu Beginn, Plättchen zum Nehmen und Bürger zum Einsetzen.

ask-patrician-choice = { $kept ->
    [none] Welchen Patrizier behältst du? Niemand sieht deine Wahl, bis alle gewählt haben.
   *[other] Bisher behältst du { $kept }. Möchtest du lieber einen anderen?
}
ask-auction-opening = { $last ->
    [yes] Welchen der letzten beiden Patrizier nimmst du? Er kostet dich nichts.
   *[no] Welchen Patrizier versteigerst du, und was bietest du?
}
ask-bid-choice = { PERSON($bidder) ->
    [you] { $tile } wird versteigert, und du bietest { $bid }. Bietest du mehr?
   *[other] { $tile } wird versteigert, und { $bidder } bietet { $bid }. Bietest du mehr?
}
ask-tile-choice = Welches Plättchen nimmst du vom Forum?
ask-exchange-choice = Welche Ware tauschst du?
ask-citizen-choice = Setzt du vor dem Ende deines Zugs einen Bürger ein?

pick-patrician-choice = Welcher Patrizier?
pick-auction-opening = Welcher Patrizier?
pick-bid-choice = Wie viel?
pick-tile-choice = Welches Plättchen?
pick-exchange-choice = Welcher Tausch?
pick-citizen-choice = Welcher Bürger?

wait-patrician-choice = { $who } wählt einen Patrizier.
wait-auction-opening = { $last ->
    [yes] { $who } nimmt einen der letzten beiden Patrizier.
   *[no] { $who } bringt einen Patrizier zur Versteigerung.
}
wait-bid-choice = { PERSON($bidder) ->
    [you] { $tile } wird versteigert, und du bietest { $bid }. { $who } darf mehr bieten.
   *[other] { $tile } wird versteigert, und { $bidder } bietet { $bid }. { $who } darf mehr bieten.
}
wait-tile-choice = { $who } darf ein Plättchen vom Forum nehmen.
wait-exchange-choice = { $who } darf eine Ware tauschen.
wait-citizen-choice = { $who } darf einen Bürger einsetzen.

leave-bid-choice = Passen
leave-tile-choice = Kein Plättchen nehmen
leave-exchange-choice = Nichts tauschen
leave-citizen-choice = Zug beenden

option-bid = { $tile }, { $bid ->
    [one] { $bid } Punkt
   *[other] { $bid } Punkte
}
option-raise = { $bid ->
    [one] { $bid } Punkt
   *[other] { $bid } Punkte
}
group-bid =
    .ask = Wie viel bietest du?
group-build =
    .ask = Womit zahlst du?
    .description = { $count ->
        [one] eine Art zu zahlen
       *[other] { $count } Arten zu zahlen
    }
group-use =
    .ask = Wie setzt du { $tile } ein?
option-exchange = { $given } gegen { $taken }
option-as-diplomat = Als Diplomat nutzen
option-use = { $tile } einsetzen
    .with = { $tile } einsetzen: { $details }

# Vor „geht nicht“.
wish-keep-patrician = { $tile } behalten
wish-open-auction = { $tile } versteigern
wish-raise-bid = { $bid } bieten
wish-take-tile = { $tile } nehmen
wish-exchange-goods = { $given } gegen { $taken } tauschen
wish-use-tile = { $tile } einsetzen
wish-act-as-diplomat = diesen Präfekten als Diplomaten nutzen
wish-use-display-card = { $card } aus der Auslage nutzen

told-patrician-kept = { $tile } behalten
told-patricians-revealed = Die Patrizier werden aufgedeckt: { $tiles }.
    .of = { $seat }: { $tile }
told-auction-opened = { $tile } zur Versteigerung gebracht und { $bid } geboten
told-bid-raised = { $bid } geboten
told-bid-passed = gepasst
told-patrician-won = { $tile } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bekommen
told-auction-ended = Die Versteigerung ist vorbei.
told-tile-taken = { $tile } vom Forum genommen
told-tile-used = { $tile } eingesetzt
told-goods-exchanged = { $given } gegen { $taken } getauscht
told-card-retrieved = eine Karte zurückgenommen
    .known = { FORM($card, form: "acc") } zurückgenommen
told-display-card-used = { FORM($card, form: "acc") } aus der Auslage genutzt
told-forum-stack-renewed = Die abgelegten Plättchen des Forums wurden neu in den Stapel gemischt.
told-forum-refilled = Neu im Forum: { $tiles }.

obstacle-tile-not-offered = { $tile } ist keiner der beiden, die du wählen darfst
obstacle-tile-not-up = { $tile } wird nicht versteigert
obstacle-bid-not-possible = { $highest ->
    [0] niemand bietet mehr gegen dich, also kostet es dich nichts
   *[other] Gebote gehen von { $least } bis { $highest }
}
obstacle-tile-not-on-display = { $tile } liegt nicht im Forum aus
obstacle-tile-out-of-reach = für diesen Platz musst du { $needed } Karten zurücknehmen, und es wären nur { $cards }
obstacle-tile-not-yours = { $tile } gehört dir nicht
obstacle-tile-stands = { $tile } ist ein Patrizier und wirkt von allein
obstacle-tile-not-now = { $tile } geht in diesem Moment nicht, nur { $when }
obstacle-tile-brings-nothing = { $tile } würde dir jetzt nichts bringen
obstacle-other-use = so lässt sich { $tile } nicht einsetzen
obstacle-not-for-bonus = du hast keinen Patrizier, der den Bonus verkauft
obstacle-no-diplomat-here = { $owned ->
    [yes] zu diesem Präfekten hat schon ein Diplomat geführt
   *[no] dafür hast du keinen Patrizier
}
obstacle-display-card-not-usable = diese Karte der Auslage kannst du nicht nutzen
obstacle-card-in-use = du führst diese Karte gerade aus, also bleibt sie in der Auslage
obstacle-no-such-exchange = das kannst du nicht tauschen

# Das Forum, wie es daliegt, für eine Person.
forum-heading = ### Das Forum
forum-told = **{ $tile }** ({ $kind ->
    [patrician] Patrizier
   *[citizen] Bürger
}): { $does }
forum-tile = - { $tile }
forum-no-tile = - keine Plättchen
forum-place = { $place }. { $needed ->
    [one] { $needed } Karte
   *[other] { $needed } Karten
}: { $tile }
    .empty = { $place }. { $needed ->
        [one] { $needed } Karte
       *[other] { $needed } Karten
    }: leer
forum-reach = Ein Tribun brächte dir jetzt { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} zurück, ihn selbst mitgezählt. Du darfst ein Plättchen von einem Platz nehmen, der nicht mehr verlangt.
forum-stack = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt { $count } Plättchen.
   *[other] Im Stapel liegen { $count } Plättchen.
}
    .next = Als Nächstes kommt { $tile }
forum-discard = Eingesetzt und abgelegt: { $tiles }.
forum-choose = { $kept ->
    [none] Wähl einen deiner Patrizier mit **{ $button }** oder `/wählen`. Niemand sonst sieht sie.
   *[other] Bisher behältst du { $kept }. Bis alle gewählt haben, kannst du es dir anders überlegen.
}
forum-auction = Patrizier in der Versteigerung:
    .bid = { CAP($bidder) }: { $bid ->
        [one] { $bid } Punkt
       *[other] { $bid } Punkte
    } für { $tile }.
forum-seat = { $debt ->
    [0] { CAP($seat) }:
    [one] { CAP($seat) }, am Ende minus { $debt } Punkt:
   *[other] { CAP($seat) }, am Ende minus { $debt } Punkte:
}
