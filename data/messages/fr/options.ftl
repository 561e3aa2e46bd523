# Les possibilités, sur les boutons et dans les menus : courtes, sans Markdown.

option-whole = { $name } : { $facts }
option-parts = { $first } ; { $rest }
option-times = { $count } × { $name }
# Sur un bouton qui mène à un autre choix.
option-more = { $name }…

option-move = { $kind ->
    [sea] Colon maritime
   *[land] Colon terrestre
} : { $origin } → { $line }
option-beside = à côté : { $cities }
option-trade = Entrer dans { FORM($trade, form: "the") } depuis { $line }
    .facts = pour de bon ; { $points } points à la fin
option-province = { $province }, bonus { $good }
    .sold = { $province }, bonus { $good } vendu
option-bonus = Bonus { $good }
    .sold = Bonus { $good }, une unité vendue
option-with-tile = { $name } avec { $tile }
option-of-display = Du présentoir : { $card }
option-produces = { $seat } reçoit { $goods }
    .you = tu reçois { $goods }
option-keeps-some = { $seat } : une partie de { $goods }
option-must-choose = { $seats } : il faudra choisir quoi garder
option-no-room = { $seat } : pas de place pour { $goods }
option-uses-magnus = utilise ton { $praefectus }
option-collect = Percevoir { $coins }
    .facts = les jetons reviennent côté marchandise
option-buy = Acheter { $goods }
option-sell = Vendre { $goods }
option-uses-salt = utilise { $salt }
option-at-place = { $card }, emplacement { $place }
option-place = { $kind ->
    [sea] Colon maritime
   *[land] Colon terrestre
} à { $place }
option-income = Prendre { $coins }
option-copy = { $seat } : { $card }
option-repeat = Répéter { FORM($card, form: "the") }
option-placed = { $kind ->
    [sea] un colon maritime
   *[land] un colon terrestre
} { $where }
option-keep = Garder { $goods }
option-lose = perdre { $goods }
option-castle = prendre { $goods }

option-leaves = reste { $stock }
option-free = { $count ->
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
option-partner-pays = { $coins } de ton partenaire
option-brings = maintenant { $gains }
option-brings-nothing = ne te rapporte rien maintenant

# Ce que fait une carte, en quelques mots.
brief-tribune = reprends ta défausse et, si tu veux, achète un colon
brief-architect = déplace des colons, puis construis à côté
brief-prefect = fais produire une province ou perçois les sesterces
brief-mercator = { $payout } sesterces, puis commerce, deux types au plus
brief-diplomat = copie la carte du dessus d’un autre joueur
brief-senator = achète jusqu’à deux cartes en payant l’emplacement
brief-consul = achète une carte sans payer l’emplacement
brief-colonist = place des colons ou prends de l’argent
brief-specialist = 1 { $good } par maison que tu as dans une cité { FORM($good, form: "of") }
brief-magister = répète la carte jouée juste avant
brief-praetor = ton partenaire et toi pouvez acheter chacun une carte
brief-proconsul = achète sans payer l’emplacement, puis ton partenaire joue de son côté
brief-legatus = ton partenaire joue une carte pour vous deux
brief-either = { $one }, ou { $other }

# Des groupes de possibilités.
group-move = { $kind ->
    [sea] Colon maritime : { $place }
   *[land] Colon terrestre : { $place }
}
    .description = { $count ->
        [one] { $count } chemin
       *[other] { $count } chemins, jusqu’à { $steps }
    }
    .ask = Vers où ? { $kind ->
        [sea] Colon maritime
       *[land] Colon terrestre
    }, { $place }
group-buy = Acheter : { $good }
    .ask = Acheter : { $goods } ?
group-sell = Vendre : { $good }
    .ask = Vendre quelque chose ?
group-trade =
    .description = { $price } l’unité ; jusqu’à { $units }
group-card = { $card }
    .description = { $count } façons de payer ; { $brief }
    .ask = Comment paies-tu ?
group-produce = { $province }, bonus de ton choix
    .description = { $count } marchandises au choix
    .ask = Quel bonus ?
group-place = { $kind ->
    [sea] Placer un colon maritime
   *[land] Placer un colon terrestre
}
    .description = { $price } ; { $count } lieux au choix
    .ask = { $kind ->
        [sea] Placer un colon maritime
       *[land] Placer un colon terrestre
    } : où ?

# Plusieurs réponses en une : une maison avec son déplacement, une province avec sa carte.
shortcut-build = Où construire ? Trajet compris.
    .again = Où encore ? Trajet compris.
    .way = { $kind ->
        [sea] colon maritime
       *[land] colon terrestre
    } depuis { $origin }, { $steps }
shortcut-province = Préfet : quelle province ?
