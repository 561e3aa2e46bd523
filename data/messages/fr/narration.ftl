# Ce qui s'est passé. Une phrase est une place et ce qu'elle a fait : des participes après « avoir ».

told-sentence = { PERSON($who) ->
    [you] Tu as
   *[other] { $who } a
} { $deeds }.

told-card-played = joué { FORM($card, form: "the") }
told-personality-chosen = utilisé la carte comme { $personality }
told-card-copied = copié { FORM($card, form: "the") } { PERSON($owner) ->
    [you] que tu as joué
   *[other] joué par { $owner }
}
told-card-repeated = répété { FORM($card, form: "the") }
told-cards-taken-back = repris { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
told-hand-shown = regardé { PERSON($owner) ->
    [you] ta main
   *[other] la main que tient { $owner }
}
# Seuls les deux partenaires savent quelle carte c'était, ou qu'il n'y en avait pas.
told-card-suggested = { $which ->
    [none] laissé le choix de la carte à { $partner }
    [secret] désigné une carte, ou aucune, pour { $partner }
   *[named] désigné { FORM($card, form: "the") } pour { $partner }
}
told-coins-taken-from-partner = pris { $coins } { PERSON($partner) ->
    [you] dans ta caisse
   *[other] chez { $partner }
}
told-coins-received = reçu { $coins }{ $source ->
    [incense] {" "}du commerce
    [scoring] {" "}pour le score actuel
   *[other] {""}
}
told-goods-received = reçu { $goods }
told-goods-lost = manqué de place pour { $goods }
told-goods-bought = acheté { $goods } pour { $coins }
told-goods-sold = vendu { $goods } pour { $coins }
    .with-salt = vendu { $goods } pour { $coins }, avec { $salt }
told-colonist-moved = déplacé un { $colonist ->
    [sea] colon maritime
   *[land] colon terrestre
} depuis { $origin } vers { $line } ({ $steps } pas)
told-colonist-placed = placé un { $colonist ->
    [sea] colon maritime
   *[land] colon terrestre
} { $where }
    .paid = placé un { $colonist ->
        [sea] colon maritime
       *[land] colon terrestre
    } { $where } pour { $price }
told-trade-entered = engagé un colon pour de bon dans { $trade }
told-house-built = construit à { $city } pour { $price }
told-castle-emptied = vidé { $castle }
told-marker-flipped = fait produire { $province }
    .nobody = { $province } a produit.
told-markers-turned-back = remis { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} côté marchandise
    .nobody = { $count ->
        [one] { $count } jeton est revenu
       *[other] { $count } jetons sont revenus
    } côté marchandise.
told-praefectus-magnus-used = reçu deux fois le bonus grâce au { $praefectus }
told-card-bought = acheté { FORM($card, form: "the") } pour { $price }
told-intermediate-scored = totalisé { $points ->
    [one] { $points } point
   *[other] { $points } points
} au décompte intermédiaire
told-end-triggered = pris la carte Concordia pour { $cause ->
    [last_card] la dernière carte
   *[fifteenth_house] une quinzième maison
}

# Ce qui se passe sans que personne en particulier le fasse.
told-praefectus-magnus-passed = { PERSON($to) ->
    [you] Le { $praefectus } te revient.
   *[other] Le { $praefectus } revient à { $to }.
}
told-display-refilled = Nouveau au présentoir : { $cards }.
told-scoring-markers-returned = Tout le monde a eu son décompte ; les marqueurs reviennent à 0.
told-last-turns = { $left ->
    [reaction] La réaction de Contrarius met fin à la partie.
    [alone] Il y a encore un tour, sans réaction.
    [first] Après la réaction de Contrarius, l’autre joueur a encore un tour.
    [second] L’autre joueur a encore un tour, et Contrarius y réagit.
    [both] Les deux joueurs ont encore un tour, sans réactions.
   *[others] Tous les autres ont encore un tour.
}
told-game-ended = La partie est finie.

# Le journal, tour par tour.
log-setup = **Avant le premier tour**
log-turn = **Tour { $turn }** · { CAP($who) }
log-empty = Rien ne s’est encore passé.
