# Was geschehen ist. Ein Satz ist ein Platz und was er getan hat: Partizipien nach „haben“.

told-sentence = { PERSON($who) ->
    [you] Du hast
   *[other] { $who } hat
} { $deeds }.

told-card-played = { FORM($card, form: "acc") } gespielt
told-personality-chosen = die Karte als { FORM($personality, form: "acc-bare") } genutzt
told-card-copied = { PERSON($owner) ->
    [you] deinen { FORM($card, form: "acc-bare") }
   *[other] { FORM($card, form: "acc") } von { $owner }
} kopiert
told-card-repeated = { FORM($card, form: "acc") } wiederholt
told-cards-taken-back = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zurückgenommen
told-hand-shown = { PERSON($owner) ->
    [you] deine Hand
   *[other] die Hand von { $owner }
} angesehen
# Nur die beiden Partner wissen, welche Karte es war, oder dass es keine war.
told-card-suggested = { $which ->
    [none] { PERSON($partner) ->
        [you] dir die Wahl der Karte überlassen
       *[other] { $partner } die Wahl der Karte überlassen
    }
    [secret] { PERSON($partner) ->
        [you] dir eine Karte gezeigt, oder auch keine
       *[other] { $partner } eine Karte gezeigt, oder auch keine
    }
   *[named] { PERSON($partner) ->
        [you] dir { FORM($card, form: "acc") } vorgeschlagen
       *[other] { $partner } { FORM($card, form: "acc") } vorgeschlagen
    }
}
told-coins-taken-from-partner = { $coins } von { FORM($partner, form: "dat") } genommen
told-coins-received = { $coins }{ $source ->
    [incense] {" "}aus dem Handel
    [scoring] {" "}für den bisherigen Stand
   *[other] {""}
} bekommen
told-goods-received = { $goods } bekommen
told-goods-lost = { $goods } nicht lagern können
told-goods-bought = { $goods } für { $coins } gekauft
told-goods-sold = { $goods } für { $coins } verkauft
    .with-salt = { $goods } für { $coins } verkauft, darunter { $salt }
told-colonist-moved = einen { $colonist ->
    [sea] Seekolonisten
   *[land] Landkolonisten
} von { FORM($origin, form: "dat") } auf { $line } gezogen ({ $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
})
told-colonist-placed = { $where } einen { $colonist ->
    [sea] Seekolonisten
   *[land] Landkolonisten
} eingesetzt
    .paid = { $where } für { $price } einen { $colonist ->
        [sea] Seekolonisten
       *[land] Landkolonisten
    } eingesetzt
told-trade-entered = einen Kolonisten für immer in { $trade } geschickt
told-house-built = in { $city } für { $price } gebaut
told-castle-emptied = { $castle } geleert
told-marker-flipped = { $province } produzieren lassen
    .nobody = { $province } hat produziert.
told-markers-turned-back = { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
} auf die Warenseite gedreht
    .nobody = { $count ->
        [one] { $count } Marker zeigt
       *[other] { $count } Marker zeigen
    } wieder Waren.
told-praefectus-magnus-used = mit dem { $praefectus } den Bonus zweimal bekommen
told-card-bought = { FORM($card, form: "acc") } für { $price } gekauft
told-intermediate-scored = in der Zwischenwertung { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erreicht
told-end-triggered = die Concordia-Karte bekommen, für { $cause ->
    [last_card] die letzte Karte
   *[fifteenth_house] ein fünfzehntes Haus
}

# Was geschieht, ohne dass es jemand Bestimmtes tut.
told-praefectus-magnus-passed = { PERSON($to) ->
    [you] Der { $praefectus } geht an dich.
   *[other] Der { $praefectus } geht an { $to }.
}
told-display-refilled = Neu in der Auslage: { $cards }.
told-scoring-markers-returned = Alle wurden einmal gewertet; die Punktemarker stehen wieder auf 0.
told-last-turns = { $left ->
    [reaction] Die Reaktion von Contrarius beendet die Partie.
    [alone] Es gibt noch einen Zug, ohne Reaktion.
    [first] Nach der Reaktion von Contrarius hat der andere noch einen Zug.
    [second] Der andere hat noch einen Zug, und Contrarius reagiert darauf.
    [both] Beide haben noch einen Zug, ohne Reaktionen.
   *[others] Alle anderen haben noch einen Zug.
}
told-game-ended = Die Partie ist vorbei.

# Das Protokoll, Zug für Zug.
log-setup = **Vor dem ersten Zug**
log-turn = **Zug { $turn }** · { CAP($who) }
log-empty = Bisher ist nichts passiert.
