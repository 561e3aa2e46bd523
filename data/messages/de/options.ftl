# Möglichkeiten auf Knöpfen und in Menüs: kurz, ohne Markdown.

option-whole = { $name }: { $facts }
option-parts = { $first }; { $rest }
option-times = { $count } × { $name }
# Auf einem Knopf, der zu einer weiteren Wahl führt.
option-more = { $name } …

option-move = { $kind ->
    [sea] Seekolonist
   *[land] Landkolonist
}: { $origin } → { $line }
option-beside = neben { $cities }
option-trade = Von { $line } in { FORM($trade, form: "acc") }
    .facts = für immer; { $points } Punkte am Ende
option-province = { $province }, Bonus { $good }
    .sold = { $province }, Bonus { $good } verkauft
option-bonus = Bonus { $good }
    .sold = Bonus { $good }, eine Einheit verkauft
option-with-tile = { $name } mit { $tile }
option-of-display = Aus der Auslage: { $card }
option-produces = { $seat } bekommt { $goods }
    .you = du bekommst { $goods }
option-keeps-some = { $seat }: ein Teil von { $goods }
option-must-choose = { $seats }: Auswahl nötig
option-no-room = { $seat }: kein Platz für { $goods }
option-uses-magnus = verbraucht deinen { $praefectus }
option-collect = { $coins } kassieren
    .facts = Marker zeigen wieder Waren
option-buy = { $goods } kaufen
option-sell = { $goods } verkaufen
option-uses-salt = kostet { $salt }
option-at-place = { $card }, Platz { $place }
option-place = { $kind ->
    [sea] Seekolonist
   *[land] Landkolonist
} in { $place }
option-income = { $coins } nehmen
option-copy = { $seat }: { $card }
option-repeat = { CAP($card) } wiederholen
option-placed = { $kind ->
    [sea] Seekolonist
   *[land] Landkolonist
} { $where }
option-keep = { $goods } behalten
option-lose = { $goods } verlieren
option-castle = { $goods } nehmen

option-leaves = Rest: { $stock }
option-free = { $count ->
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
}
option-partner-pays = { $coins } von deinem Partner
option-brings = jetzt { $gains }
option-brings-nothing = bringt dir jetzt nichts

# Was eine Karte tut, in wenigen Worten.
brief-tribune = Karten zurücknehmen und, wenn du magst, Kolonist kaufen
brief-architect = Kolonisten ziehen, dann daneben bauen
brief-prefect = Provinz produzieren lassen oder Sesterzen kassieren
brief-mercator = { $payout } Sesterzen, dann bis zu zwei Waren handeln
brief-diplomat = oberste Karte eines anderen kopieren
brief-senator = bis zu zwei Karten kaufen, mit ihren Plätzen
brief-consul = eine Karte kaufen, ohne ihren Platz
brief-colonist = Kolonisten einsetzen oder Geld nehmen
brief-specialist = 1 { $good } je Haus in { FORM($good, form: "cities") }
brief-magister = die zuvor gespielte Karte wiederholen
brief-praetor = du und dein Partner dürft je eine Karte kaufen
brief-proconsul = Karte kaufen ohne ihren Platz, dann spielt dein Partner allein
brief-legatus = dein Partner spielt eine Karte für euch beide
brief-either = { $one }, oder { $other }

# Gruppen von Möglichkeiten.
group-move = { $kind ->
    [sea] Seekolonist: { $place }
   *[land] Landkolonist: { $place }
}
    .description = { $count ->
        [one] { $count } Weg
       *[other] { $count } Wege, bis zu { $steps }
    }
    .ask = Wohin? { $kind ->
        [sea] Seekolonist
       *[land] Landkolonist
    }, { $place }
group-buy = { $good } kaufen
    .ask = { $goods } kaufen?
group-sell = { $good } verkaufen
    .ask = Etwas verkaufen?
group-trade =
    .description = je { $price }; bis zu { $units }
group-card = { $card }
    .description = { $count } Arten zu zahlen; { $brief }
    .ask = Womit zahlst du?
group-produce = { $province }, Bonus deiner Wahl
    .description = { $count } Waren zur Wahl
    .ask = Welcher Bonus?
group-place = { $kind ->
    [sea] Seekolonist einsetzen
   *[land] Landkolonist einsetzen
}
    .description = { $price }; { $count } Orte zur Wahl
    .ask = { $kind ->
        [sea] Seekolonist einsetzen
       *[land] Landkolonist einsetzen
    }: wo?

# Mehrere Antworten in einer: ein Haus mit dem Weg dorthin, eine Provinz mit ihrer Karte.
shortcut-build = Wo bauen? Der Weg ist dabei.
    .again = Noch eins bauen? Der Weg ist dabei.
    .way = { $kind ->
        [sea] Seekolonist
       *[land] Landkolonist
    } von { $origin }, { $steps }
shortcut-province = Präfekt: welche Provinz?
