# Was seit dem letzten Zug der Lesenden geschah, eine Zeile je Zug. Kürzer als das Protokoll.
# Eine Zeile ist ein Satzteil für den, der dran war, und einer für alle anderen, die etwas taten oder bekamen.

digest-clause = { PERSON($who) ->
    [you] du hast
   *[other] { $who } hat
} { $deeds }
digest-clauses = { $before }; { $then }
digest-line = { CAP($said) }.
digest-earlier = Davor { $count ->
    [one] noch ein Zug
   *[other] noch { $count } Züge
}: siehe Protokoll.
digest-ending = { PERSON($who) ->
    [you] Du hast
   *[other] { $who } hat
} { $cause ->
    [last_card] die letzte Karte gekauft
   *[fifteenth_house] das fünfzehnte Haus gebaut
}: { $left ->
    [reaction] Diese Reaktion beendet die Partie.
    [alone] Das ist dein letzter Zug.
   *[others] Das sind die letzten Züge.
}

digest-played = { $cards } gespielt
digest-card = { FORM($card, form: "acc") }
digest-of-display = { FORM($card, form: "acc") } aus der Auslage
digest-gained = { $tiles } bekommen
digest-used = { $tiles } eingesetzt
digest-exchanged = { $exchanges } getauscht
digest-copied = { PERSON($owner) ->
    [you] deinen { FORM($card, form: "acc-bare") }
   *[other] { FORM($card, form: "acc") } von { $owner }
}
digest-built = in { $cities } gebaut
    .many = { $count } Häuser gebaut
digest-bought = { $cards } gekauft
    .many = { $count } Karten gekauft
digest-produced = { $provinces } produzieren lassen
    .many = { $count } Provinzen produzieren lassen
digest-collected = { $coins } kassiert
digest-from-partner = { $coins } von { FORM($partner, form: "dat") } genommen
digest-entered = einen Kolonisten in { $trades } geschickt
digest-castles = { $castles } geleert
digest-placed = { $where } { $count ->
    [one] einen Kolonisten
   *[other] { $count } Kolonisten
} eingesetzt
digest-sold = { $goods } verkauft
digest-bought-goods = { $goods } gekauft
digest-received = { $goods } bekommen
digest-lost = { $goods } nicht lagern können
digest-taken-back = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zurückgenommen
digest-scored = in der Wertung { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erreicht
digest-moved = { $count ->
    [one] einen Kolonisten
   *[other] { $count } Kolonisten
} gezogen
