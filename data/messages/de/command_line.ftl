# Was die Kommandozeile über das Spiel sagt: Karten, Spielpläne, und wie eine Partie ausging.

# `concordia cards`: die Überschriften seiner drei Tabellen.
cards-list =
    .id = Id
    .card = Karte
    .cost = Preis
    .gods = Götter
cards-texts =
    .card = Karte
    .does = Was sie tut
cards-gods =
    .god = Gott
    .pays = Punkte je Karte dieses Gottes
# Eine Karte mit zwei Personen.
cards-either = { $one } Oder: { $other }
# Wo sich Karten gleichen Namens unterscheiden: die mit diesen Ziffern.
cards-of-numerals = { $card } ({ $numerals })
# Was Minerva je Haus in einer Stadt dieser Ware zahlt.
cards-minerva = { $god } ({ $good } { $points })

# Was jede Karte eines Gottes bringt, mit Platz für Genauigkeit.
god-in-full-vesta = 1 je volle 10 Sesterzen, deine Waren zum Listenpreis mitgezählt
god-in-full-jupiter = 1 je Haus außerhalb von Ziegelstädten
god-in-full-saturnus = 1 je Provinz, in der du ein Haus hast
god-in-full-venus = { $team ->
    [yes] 1 je Provinz, in der du und dein Partner je ein Haus habt
   *[no] 2 je Provinz, in der du zwei oder mehr Häuser hast
}
god-in-full-mercurius = 2 je Warensorte, die deine Häuser produzieren
god-in-full-mars = 2 je Kolonist, den du auf dem Spielplan hast
god-in-full-minerva = die Zahl neben ihrer Ware, je Haus in einer Stadt dieser Ware

# `concordia boards`: alle Spielpläne in einer Tabelle.
boards-list =
    .board = Spielplan
    .name = Name
    .seats = Plätze
    .provinces = Provinzen
    .cities = Städte
    .land = Land
    .sea = See
    .capital = Hauptstadt
    .special = * hat besondere Regeln: concordia boards ID

# Ein Spielplan ganz.
boards-headline = { $name } ({ $id }), für { $seats } Plätze: { picture-board-size }
boards-capital = Hauptstadt: { $places }
boards-capitals = { $land } (Land), { $sea } (See)
boards-no-capital = keine
boards-provinces =
    .province = Provinz
    .cities = Städte (Buchstabe)
boards-city = { $city } ({ $letter })
    .capital = { $city } (Hauptstadt)
boards-no-province = keine
boards-lines = { $kind ->
    [land] Landlinien ({ $count })
   *[sea] Seelinien ({ $count })
}
    .none = keine
boards-no-rest = { $line } (kein Halt)
boards-special = Besondere Regeln

# Wie eine Partie ausging, oder wie weit eine Aufzeichnung reicht.
result-game = { $board }, { $seats } Plätze{ $team ->
    [yes] { " " }in Teams
   *[no] { "" }
  }, Karten: { $cards }
result-replayed = { $game }, Startwert { $seed }: { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  } in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
  }, alle erlaubt
result-seat = Platz
result-together = { $seats } zusammen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-winners = Gewonnen: { $seats }. { $cause ->
    [fifteenth_house] Ein fünfzehntes Haus wurde gebaut.
   *[last_card] Die letzte Karte wurde gekauft.
}
result-open = Noch nicht vorbei: Zug { $turn }, wartet auf { $seat } ({ $decision }).
result-imported = Importiert von { $who } nach { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  }; der Rest des Stapels wurde mit dem Startwert { $seed } neu gemischt.
    .nobody = jemandem
result-seed-as-promised = Der Startwert stimmt mit dem Versprechen in dieser Datei überein.
result-chain-unbroken = Die Hash-Kette ist lückenlos: Genau das wurde gespielt.
