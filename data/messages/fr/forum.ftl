# Le forum : des patriciens pour commencer, des tuiles à prendre et des citoyens à utiliser.

ask-patrician-choice = { $kept ->
    [none] Quel patricien gardes-tu ? Personne ne voit ton choix avant que tous aient fait le leur.
   *[other] Pour l’instant, tu gardes { $kept }. Préfères-tu en garder un autre ?
}
ask-auction-opening = { $last ->
    [yes] Lequel des deux derniers patriciens prends-tu ? Il ne te coûte rien.
   *[no] Quel patricien mets-tu aux enchères, et combien mises-tu ?
}
ask-bid-choice = { PERSON($bidder) ->
    [you] { $tile } est aux enchères et tu mises { $bid }. Renchéris-tu ?
   *[other] { $tile } est aux enchères et { $bidder } mise { $bid }. Renchéris-tu ?
}
ask-tile-choice = Quelle tuile prends-tu au forum ?
ask-exchange-choice = Quelle marchandise échanges-tu ?
ask-citizen-choice = Utilises-tu un citoyen avant la fin de ton tour ?

pick-patrician-choice = Quel patricien ?
pick-auction-opening = Quel patricien ?
pick-bid-choice = Combien ?
pick-tile-choice = Quelle tuile ?
pick-exchange-choice = Quel échange ?
pick-citizen-choice = Quel citoyen ?

wait-patrician-choice = { $who } choisit un patricien.
wait-auction-opening = { $last ->
    [yes] { $who } prend l’un des deux derniers patriciens.
   *[no] { $who } met un patricien aux enchères.
}
wait-bid-choice = { PERSON($bidder) ->
    [you] { $tile } est aux enchères et tu mises { $bid }. { $who } peut renchérir.
   *[other] { $tile } est aux enchères et { $bidder } mise { $bid }. { $who } peut renchérir.
}
wait-tile-choice = { $who } peut prendre une tuile au forum.
wait-exchange-choice = { $who } peut échanger une marchandise.
wait-citizen-choice = { $who } peut utiliser un citoyen.

leave-bid-choice = Passer
leave-tile-choice = Ne pas prendre de tuile
leave-exchange-choice = Ne rien échanger
leave-citizen-choice = Finir ton tour

option-bid = { $tile }, { $bid ->
    [one] { $bid } point
   *[other] { $bid } points
}
option-raise = { $bid ->
    [one] { $bid } point
   *[other] { $bid } points
}
group-bid =
    .ask = Combien mises-tu ?
group-build =
    .ask = Comment paies-tu ?
    .description = { $count ->
        [one] une façon de payer
       *[other] { $count } façons de payer
    }
group-use =
    .ask = Comment utilises-tu { $tile } ?
option-exchange = { $given } contre { $taken }
option-as-diplomat = Agir en Diplomate
option-use = Utiliser { $tile }
    .with = Utiliser { $tile } : { $details }

# Après « Tu ne peux pas ».
wish-keep-patrician = garder { $tile }
wish-open-auction = mettre { $tile } aux enchères
wish-raise-bid = miser { $bid }
wish-take-tile = prendre { $tile }
wish-exchange-goods = échanger { $given } contre { $taken }
wish-use-tile = utiliser { $tile }
wish-act-as-diplomat = utiliser ce Préfet comme Diplomate
wish-use-display-card = utiliser { $card } du présentoir

told-patrician-kept = gardé { $tile }
told-patricians-revealed = Les patriciens sont révélés : { $tiles }.
    .of = { $seat } : { $tile }
told-auction-opened = mis { $tile } aux enchères et misé { $bid }
told-bid-raised = misé { $bid }
told-bid-passed = passé
told-patrician-won = obtenu { $tile } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-auction-ended = Les enchères sont finies.
told-tile-taken = pris { $tile } au forum
told-tile-used = utilisé { $tile }
told-goods-exchanged = échangé { $given } contre { $taken }
told-card-retrieved = repris une carte
    .known = repris { FORM($card, form: "the") }
told-display-card-used = utilisé { FORM($card, form: "the") } du présentoir
told-forum-stack-renewed = La défausse du forum a été remélangée dans la pile.
told-forum-refilled = Nouveau au forum : { $tiles }.

obstacle-tile-not-offered = { $tile } ne fait pas partie des deux que tu peux choisir
obstacle-tile-not-up = { $tile } n’est pas aux enchères
obstacle-bid-not-possible = { $highest ->
    [0] il n’y a plus personne contre toi : cela ne te coûte rien
   *[other] on mise de { $least } à { $highest }
}
obstacle-tile-not-on-display = { $tile } n’est pas exposé au forum
obstacle-tile-out-of-reach = pour cet emplacement, il faut reprendre { $needed } cartes, et tu n’en reprendrais que { $cards }
obstacle-tile-not-yours = { $tile } n’est pas à toi
obstacle-tile-stands = { $tile } est un patricien : il agit tout seul
obstacle-tile-not-now = { $tile } ne sert pas à ce moment-là, seulement { $when }
obstacle-tile-brings-nothing = { $tile } ne te rapporterait rien maintenant
obstacle-other-use = { $tile } ne s’utilise pas ainsi
obstacle-not-for-bonus = tu n’as pas de patricien qui vende le bonus
obstacle-no-diplomat-here = { $owned ->
    [yes] un Diplomate a déjà mené à ce Préfet
   *[no] tu n’as pas de patricien pour cela
}
obstacle-display-card-not-usable = tu ne peux pas utiliser cette carte du présentoir
obstacle-card-in-use = tu es en train d’exécuter cette carte : elle reste au présentoir
obstacle-no-such-exchange = tu ne peux pas échanger cela

# Le forum tel qu'il est, pour qui le lit.
forum-heading = ### Le forum
forum-told = **{ $tile }** ({ $kind ->
    [patrician] patricien
   *[citizen] citoyen
}) : { $does }
forum-tile = - { $tile }
forum-no-tile = - aucune tuile
forum-place = { $place }. { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
} : { $tile }
    .empty = { $place }. { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    } : vide
forum-reach = Un Tribun te rendrait maintenant { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, lui compris. Tu peux prendre une tuile d’un emplacement qui n’en demande pas plus.
forum-stack = { $count ->
    [0] La pile est vide.
    [one] Il y a { $count } tuile dans la pile.
   *[other] Il y a { $count } tuiles dans la pile.
}
    .next = Ensuite vient { $tile }
forum-discard = Utilisées et défaussées : { $tiles }.
forum-choose = { $kept ->
    [none] Choisis un de tes patriciens avec **{ $button }** ou `/choisir`. Personne d’autre ne les voit.
   *[other] Pour l’instant, tu gardes { $kept }. Tant que tous n’ont pas choisi, tu peux changer d’avis.
}
forum-auction = Patriciens aux enchères :
    .bid = { CAP($bidder) } : { $bid ->
        [one] { $bid } point
       *[other] { $bid } points
    } pour { $tile }.
forum-seat = { $debt ->
    [0] { CAP($seat) } :
    [one] { CAP($seat) }, { $debt } point en moins à la fin :
   *[other] { CAP($seat) }, { $debt } points en moins à la fin :
}
