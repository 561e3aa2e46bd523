# Ce que dit la ligne de commande du jeu : cartes, plateaux, et comment une partie s'est finie.

# `concordia cards` : les titres de ses trois tableaux.
cards-list =
    .id = Id
    .card = Carte
    .cost = Coût
    .gods = Dieux
cards-texts =
    .card = Carte
    .does = Ce qu’elle fait
cards-gods =
    .god = Dieu
    .pays = Points par carte de ce dieu
# Une carte à deux personnages.
cards-either = { $one } Ou : { $other }
# Là où des cartes du même nom diffèrent : celles qui portent ces chiffres.
cards-of-numerals = { $card } ({ $numerals })
# Ce que Minerva paie par maison dans une cité de cette marchandise.
cards-minerva = { $god } ({ $good } { $points })

# Ce que rapporte chaque carte d'un dieu, avec la place d'être exact.
god-in-full-vesta = 1 par tranche entière de 10 sesterces, tes marchandises comptées à leur prix
god-in-full-jupiter = 1 par maison hors des cités de briques
god-in-full-saturnus = 1 par province où tu as une maison
god-in-full-venus = { $team ->
    [yes] 1 par province où ton partenaire et toi avez chacun une maison
   *[no] 2 par province où tu as deux maisons ou plus
}
god-in-full-mercurius = 2 par type de marchandise que produisent tes maisons
god-in-full-mars = 2 par colon que tu as sur le plateau
god-in-full-minerva = le nombre à côté de sa marchandise, par maison que tu as dans une cité de cette marchandise

# `concordia boards` : tous les plateaux en un tableau.
boards-list =
    .board = Plateau
    .name = Nom
    .seats = Places
    .provinces = Provinces
    .cities = Cités
    .land = Terre
    .sea = Mer
    .capital = Capitale
    .special = * a des règles spéciales : concordia boards ID

# Un plateau en entier.
boards-headline = { $name } ({ $id }), pour { $seats } joueurs : { picture-board-size }
boards-capital = Capitale : { $places }
boards-capitals = { $land } (terre), { $sea } (mer)
boards-no-capital = aucune
boards-provinces =
    .province = Province
    .cities = Cités (lettre du jeton)
boards-city = { $city } ({ $letter })
    .capital = { $city } (capitale)
boards-no-province = aucune
boards-lines = { $kind ->
    [land] Lignes terrestres ({ $count })
   *[sea] Lignes maritimes ({ $count })
}
    .none = aucune
boards-no-rest = { $line } (sans arrêt)
boards-special = Règles spéciales

# Comment une partie s'est finie, ou jusqu'où va un enregistrement.
result-game = { $board }, { $seats } places{ $team ->
    [yes] { " " }en équipes
   *[no] { "" }
  }, cartes { $cards }
result-replayed = { $game }, graine { $seed } : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }, toutes permises
result-seat = Place
result-together = { $seats } ensemble : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winners = Victoire : { $seats }. { $cause ->
    [fifteenth_house] Une quinzième maison a été construite.
   *[last_card] La dernière carte a été achetée.
}
result-open = Pas encore finie : tour { $turn }, on attend { $seat } ({ $decision }).
result-imported = Importée par { $who } après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } ; le reste de la pioche a été remélangé avec la graine { $seed }.
    .nobody = quelqu’un
result-seed-as-promised = La graine correspond à la promesse de ce fichier.
result-chain-unbroken = La chaîne d’empreintes est intacte : c’est bien ce qui a été joué.
