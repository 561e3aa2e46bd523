# Ce qui s'est passé depuis le dernier tour de qui lit, une ligne par tour. Plus court que le journal.
# Une ligne est une proposition pour qui jouait, et une pour chaque autre qui a fait ou reçu quelque chose.

digest-clause = { PERSON($who) ->
    [you] tu as
   *[other] { $who } a
} { $deeds }
digest-clauses = { $before } ; { $then }
digest-line = { CAP($said) }.
digest-earlier = { $count ->
    [one] Un tour
   *[other] { $count } tours
} avant ceux-ci : voir le journal.
digest-ending = { PERSON($who) ->
    [you] Tu as
   *[other] { $who } a
} { $cause ->
    [last_card] acheté la dernière carte
   *[fifteenth_house] construit la quinzième maison
} : { $left ->
    [reaction] cette réaction met fin à la partie.
    [alone] c’est ton dernier tour.
   *[others] ce sont les derniers tours.
}

digest-played = joué { $cards }
digest-card = { FORM($card, form: "the") }
digest-of-display = { FORM($card, form: "the") } du présentoir
digest-gained = obtenu { $tiles }
digest-used = utilisé { $tiles }
digest-exchanged = échangé { $exchanges }
digest-copied = { FORM($card, form: "the") } { PERSON($owner) ->
    [you] copié chez toi
   *[other] copié chez { $owner }
}
digest-built = construit à { $cities }
    .many = construit { $count } maisons
digest-bought = acheté { $cards }
    .many = acheté { $count } cartes
digest-produced = fait produire { $provinces }
    .many = fait produire { $count } provinces
digest-collected = pris { $coins }
digest-from-partner = pris { $coins } { PERSON($partner) ->
    [you] dans ta caisse
   *[other] chez { $partner }
}
digest-entered = engagé un colon dans { $trades }
digest-castles = vidé { $castles }
digest-placed = placé { $count ->
    [one] un colon
   *[other] { $count } colons
} { $where }
digest-sold = vendu { $goods }
digest-bought-goods = acheté { $goods }
digest-received = reçu { $goods }
digest-lost = manqué de place pour { $goods }
digest-taken-back = repris { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
digest-scored = totalisé { $points ->
    [one] { $points } point
   *[other] { $points } points
} au décompte
digest-moved = déplacé { $count ->
    [one] un colon
   *[other] { $count } colons
}
