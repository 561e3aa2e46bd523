# Die Wörter in Bildern, in den Alternativtexten für alle, die sie nicht sehen, und auf dem Spielplan als Text.

# Der Spielplan. Platz ist knapp: je ein paar Worte.
picture-turn = Zug { $turn } · { $now }
picture-to-decide = { $player } ist dran
picture-to-decide-at-last = { $player } ist dran. { $final ->
    [yes] Der letzte Zug.
   *[no] Die letzten Züge.
}
# Ein vergangener Zug.
picture-has-played = { $player } hat gespielt
picture-new = neu
picture-no-place-cost = gratis
# Auf dem Band zwischen zwei Partnern.
picture-team = Team { $team }
# Neben einer Münze: Sie kommt dazu, wenn ein Präfekt kassiert.
picture-coin-field = mehr, wenn ein Präfekt kassiert
picture-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
picture-vetoes = { $count ->
    [one] { $count } Veto
   *[other] { $count } Vetos
}
picture-no-reaction = Er reagiert auf deine nächste Karte.
picture-reaction = Reaktion: { $card }
picture-scored = { $points ->
    [one] Punkt
   *[other] Punkte
}
picture-headline = { $board }, Zug { $turn }
picture-ending = { $cause ->
    [fifteenth_house] { PERSON($seat) ->
        [you] Du hast das fünfzehnte Haus gebaut und bekommst die Concordia-Karte.
       *[other] { $seat } hat das fünfzehnte Haus gebaut und bekommt die Concordia-Karte.
    }
   *[last_card] { PERSON($seat) ->
        [you] Du hast die letzte Karte genommen und bekommst die Concordia-Karte.
       *[other] { $seat } hat die letzte Karte genommen und bekommt die Concordia-Karte.
    }
}
picture-over = Die Partie ist vorbei. { picture-ending }

# Die Karten in der Auslage, und die einer Hand.
picture-display = Auslage
picture-who-pays = { $team ->
    [yes] Prätor: Karte und Platz. Prokonsul: nur die Karte.
   *[no] Senator: Karte und Platz. Konsul: nur die Karte.
}
picture-empty-position = Leer
picture-card-cost = Preis
picture-place-cost = und für den Platz
picture-free-place = Platz gratis
picture-in-deck = im Stapel
picture-deck-empty = Stapel leer
picture-hand = Deine Hand
picture-partners-hand = Die Hand deines Partners
# Die zweite Person einer Karte.
picture-or-personality = oder { $name }

# Das Forum: seine Auslage neben dem Stapel, und ein Plättchen ganz.
picture-choosing-patricians = Alle wählen einen Patrizier.
picture-in-stack = im Stapel
picture-next-tile = als Nächstes
picture-forum = Das Forum
picture-market = Fischmarkt
picture-market-side = { $side ->
    [river] Flussseite
   *[mountain] Bergseite
}
picture-house-version = Hausversion: eigene Angebote
picture-stack = { $count ->
    [one] { $count } Plättchen im Stapel
   *[other] { $count } Plättchen im Stapel
}
# Unter einem Plättchen: wie viele Karten ein Tribun dafür zurücknehmen muss.
picture-tile-needed = { $cards ->
    [one] ab { $cards } Karte
   *[other] ab { $cards } Karten
}
picture-tile-chosen = bisher deine Wahl
picture-bid = Gebot { $bid }
picture-no-tiles = keine Plättchen
picture-tile-use = { $kind ->
    [patrician] Patrizier: hilft dir, solange du ihn hast.
   *[citizen] Bürger: einmal einsetzbar, { $when }.
}
picture-tile-invented = Die Wirkung ist unsere Erfindung.

# Die Endwertung, und wie sie gewachsen ist.
picture-scores = Endwertung
picture-winners = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
picture-total = Summe
picture-concordia = Concordia
picture-trade = Handel
picture-growth = Punkteverlauf
picture-growth-turns = Zug
picture-growth-points = Punkte

# Ein Tisch, der wartet: neben den Zahlen der Plätze, für die ein Spielplan taugt.
picture-seats = Plätze
picture-free-seat = frei
# Über den Waren, die an die Städte jedes Buchstabens verteilt werden.
picture-city-letters = Waren nach Stadtbuchstabe
picture-board-size = { $provinces ->
    [one] { $provinces } Provinz
   *[other] { $provinces } Provinzen
  }, { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städte
}

# Was an einem Spielplan besonders ist.
special-ships = Alle beginnen auf See, auf zwei Schiffen.
special-capital = Alle beginnen in { $places }.
special-capitals = Beginn zu Land: { $land }; zur See: { $sea }.
# Ein Meer, in dem Kolonisten beginnen.
special-haven = { $sea }
special-steps = { $kind ->
    [land] Jeder Landkolonist gibt { $steps } Schritte.
   *[sea] Jeder Seekolonist gibt { $steps } Schritte.
}
special-castles = Ein Tribun neben einem Kastell bringt dir dessen Ware.
special-trade = { $place }: { $points } Punkte für einen Seekolonisten, der dort bleibt.
special-coin-field = Ein Präfekt kassiert { $coins } Sesterzen mehr.
special-free-choice = In einer Provinz wählt der Präfekt die Bonusware.
special-flood = Auf dem Nil liegt ein Flutmarker.
special-no-rest = Eine Überfahrt darf man nutzen, aber nicht dort stehen bleiben.

# Alternativtexte: Jede Nachricht ist ein ganzer Satz oder Teil einer Liste.
alt-headline = { picture-headline }.
alt-to-decide = { PERSON($seat) ->
    [you] Du bist dran.
   *[other] { $seat } ist dran.
}
alt-last-turns = { picture-ending } { $final ->
    [yes] Das ist der letzte Zug.
   *[no] Das sind die letzten Züge.
}
alt-seat = { CAP($seat) }: { $coins }, { $goods ->
    [0] keine Waren
    [one] { $goods } Ware
   *[other] { $goods } Waren
  }{ $salt ->
    [0] {""}
   *[other] {" "}und { $salt } Salz
  }, { $houses ->
    [0] kein Haus gebaut
    [one] { $houses } Haus gebaut
   *[other] { $houses } Häuser gebaut
  }, { $colonists ->
    [one] { $colonists } Kolonist
   *[other] { $colonists } Kolonisten
  }, { $hand } auf der Hand.
alt-magnus = { $praefectus }: { $seat }.
alt-market = Auf dem Fischmarkt: { $offers }.
alt-offer = { $offer }
    .closed = { $offer }, besetzt von { FORM($seat, form: "dat") }
alt-fish = Fische: { $seats }.
    .of = { $seat } { $count }
alt-forum = Im Forum: { $tiles }.
alt-forum-place = { $tile } ({ $cards ->
    [one] ab { $cards } Karte
   *[other] ab { $cards } Karten
})
alt-stack = { picture-stack }.
alt-next-tile = Als Nächstes: { $tile }.
alt-auction = Wird versteigert: { $tiles }.
alt-offered = Du kannst { $tiles } wählen.
alt-bid = { PERSON($seat) ->
    [you] Du bietest { $bid } für { $tile }.
   *[other] { $seat } bietet { $bid } für { $tile }.
}
alt-tiles = { PERSON($seat) ->
    [you] Du hast { $tiles }.
   *[other] { $seat } hat { $tiles }.
}
alt-markers = Die Marker zeigen:
alt-marker = { $province } { $good }
alt-turned = Auf Sesterzen gedreht:
alt-whole-text = Den ganzen Spielplan gibt es auch als Text.
alt-and-more = Und so weiter.
alt-hand = Deine Hand mit { counted-cards }:
alt-partners-hand = Die Hand deines Partners mit { counted-cards }:
alt-card = { $card } ({ $gods })
alt-tile = { $tile }: { $rule }
alt-same-cards = { $count } × { $card }
alt-display = Die Karten der Auslage und ihre Preise. { $count ->
    [0] { picture-deck-empty }
   *[other] { counted-cards } im Stapel
}.
alt-position = { $number }: { $card } ({ $gods }) für { $cost }.
alt-empty-position = { $number }: leer.
alt-winners = { picture-winners }.
alt-score = { $seat } { $total }: { $points }.
alt-team-score = { picture-team } { $total }.
alt-points = { $payer } { $points }
alt-growth = Punkteverlauf über { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}: Anfang, Mitte und Ende.
alt-grew = { $seat }: { $first }, { $middle }, { $last }.
alt-film = Ein Film der ganzen Partie auf { $board }: { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  } in { $pictures ->
    [one] { $pictures } Bild
   *[other] { $pictures } Bildern
}.
alt-lobby = Karte des Spielplans { $board }.
alt-board-size = Für { $seats } Plätze, { picture-board-size }.
alt-taken-seat = { $seat }.
alt-free-seat = { $seat }, { picture-free-seat }.
alt-free-seats = { $count ->
    [one] 1 Platz ist frei.
   *[other] { $count } Plätze sind frei.
}

# Der Spielplan als Text, in Zeilen von 42 Zeichen.
text-board-to-decide = { PERSON($seat) ->
    [you] Du bist dran
   *[other] { $seat } ist dran
}
text-board-capital = Hauptstadt: { $places }
text-board-capital-of = { $kind ->
    [land] Land { $places }
   *[sea] See { $places }
}
text-board-magnus = { $praefectus }: { $seat }
text-board-coin-field = Münzfeld: { $coins } mehr, wenn der Präfekt kassiert
text-board-provinces = PROVINZEN UND STÄDTE
    .legend = (Stadt, Buchstabe, Ware, Häuser)
text-board-province = { $province }: { $marker }
text-board-colonists = KOLONISTEN
text-board-castles = KASTELLE
text-board-castle = { $castle }: { $good }; Landlinien nach { $places }
text-board-news = NEU SEIT DEINEM LETZTEN ZUG
text-news-house = { PERSON($seat) ->
    [you] du hast in { $city } gebaut
   *[other] { $seat } hat in { $city } gebaut
}
text-news-moved = { $seat }: { $kind ->
    [land] Landkolonist
   *[sea] Seekolonist
} von { $origin } auf { $goal }
text-news-placed = { $seat }: neuer { $kind ->
    [land] Landkolonist
   *[sea] Seekolonist
} in { $goal }
text-news-marker = { $province }: Marker { $turned ->
    [yes] auf Sesterzen gedreht
   *[no] zeigt wieder seine Ware
}
text-news-castle = { $castle } ist jetzt leer ({ $good })
text-news-card = Platz { $number } der Auslage: { $card }
text-news-bought = { PERSON($seat) ->
    [you] du hast
   *[other] { $seat } hat
} { $count ->
    [one] eine Karte mehr
   *[other] { $count } Karten mehr
}
text-news-took = Contrarius hat { FORM($card, form: "acc") } genommen
text-news-turned = { $card } von Contrarius liegt verdeckt
text-news-tile = { PERSON($seat) ->
    [you] du hast { $tile }
   *[other] { $seat } hat { $tile }
}
text-news-forum = im Forum: { $tile }
text-board-own-hand = DEINE HAND
text-board-card = { $card } ({ $gods })
text-board-own-colonists = DEINE KOLONISTEN: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} mit einem Architekten
text-board-reach = { $steps ->
    [0] neben
    [one] 1 Schritt bis
   *[other] { $steps } Schritte bis
} { $places }
text-board-lines = LINIEN
text-board-network = { $place }: { $ways }
text-board-ways = { $kind ->
    [land] Land { $places }
   *[sea] See { $places }
}
text-board-no-reach = kein Weg
text-board-own-houses = WO DU BAUEN KÖNNTEST, DIE NÄCHSTE ZUERST
text-board-building = { $city }: { $price }; { $steps ->
    [0] sofort
    [one] 1 Schritt weit
   *[other] { $steps } Schritte weit
  }{ $missing ->
    [empty] {""}
   *[other] {"; "}dir fehlt: { $missing }
}
text-board-partner = Team { $team }, Partner von { $partner }
text-board-display = AUSLAGE: { $count ->
    [0] { picture-deck-empty }
   *[other] { counted-cards } im Stapel
}
text-board-market = FISCHMARKT
    .line = { $number }. { $offer }
    .closed = { $number }. { $offer } - besetzt von { FORM($seat, form: "dat") }
    .fish = { $seat }: { $fish }
text-board-forum = FORUM: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} im Stapel
text-board-tile-kind = { $kind ->
    [patrician] Patrizier
   *[citizen] Bürger
}
text-board-tiles = Plättchen: { $tiles }
text-board-debt = Gebot, am Ende abgezogen: { $points }
text-board-seats = PLÄTZE
text-board-turned-marker = { $coins ->
    [one] { $coins } Sesterz ({ $good })
   *[other] { $coins } Sesterzen ({ $good })
}
text-board-flood = { $marker }, Flutmarker { $good }
text-board-colonist = { $kind ->
    [land] Land
   *[sea] See
  }{ $count ->
    [1] { "" }
   *[other] { " " }x{ $count }
  }: { $where }
text-board-in-place = in { $place }
text-board-no-colonist = keiner
text-board-empty = leer
text-board-position = { $number } { $card } ({ $numeral }, { $gods })
    .empty = { $number } leer
text-board-tile = { $number } { $tile }, { $needed }
    .empty = { $number } leer, { $needed }
text-board-cost = Preis: { $card }
text-board-cost-with-place = Preis: { $card }, für den Platz { $place }
text-board-storehouse = { $goods }; { $free ->
    [one] { $free } Feld frei
   *[other] { $free } Felder frei
}
text-board-supply = übrig: { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
  }, Kolonisten: { $land } Land, { $sea } See
text-board-hand = { counted-cards } auf der Hand
text-board-open-hand = offen für dich: { $cards }
text-board-pile = { $count ->
    [0] Ablagestapel leer
   *[other] Ablagestapel: { counted-cards }, oben: { $top }
}
text-board-points = Zwischenwertung: { $points }
