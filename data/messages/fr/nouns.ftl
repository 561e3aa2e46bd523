# Le nom des choses du jeu.

good-brick = brique
    .of = de briques
    .counted = { $count ->
        [one] { $count } brique
       *[other] { $count } briques
    }
good-food = nourriture
    .of = de nourriture
    .counted = { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
good-tool = outil
    .of = d’outils
    .counted = { $count ->
        [one] { $count } outil
       *[other] { $count } outils
    }
good-wine = vin
    .of = de vin
    .counted = { $count ->
        [one] { $count } vin
       *[other] { $count } vins
    }
good-cloth = tissu
    .of = de tissu
    .counted = { $count ->
        [one] { $count } tissu
       *[other] { $count } tissus
    }
good-salt = sel
    .of = de sel
    .counted = { $count ->
        [one] { $count } sel
       *[other] { $count } sels
    }
good-fish = poisson
good-any = marchandise au choix
    .counted = { $count } au choix
# À la place de marchandises ou d'un prix, quand il n'y en a pas.
no-goods = rien
    .amount = zéro marchandise

# La carte qui double le bonus.
praefectus = { $fish ->
    [yes] Praefectus Piscatus
   *[no] Praefectus Magnus
}
sestertii = { $count ->
    [one] { $count } sesterce
   *[other] { $count } sesterces
}

# Les couleurs des places.
colour-red = rouge
colour-green = vert
colour-yellow = jaune
colour-blue = bleu
colour-black = noir
colour-white = blanc

# Les dieux, et ce que rapporte chacune de leurs cartes à la fin.
god-vesta = Vesta
    .pays = 1 pour 10 sesterces en argent et en marchandises
god-jupiter = Jupiter
    .pays = 1 par maison hors des cités de briques
god-saturnus = Saturnus
    .pays = 1 par province où tu as une maison
god-venus = Venus
    .pays = { $team ->
        [yes] 1 par province où vous avez chacun une maison
       *[no] 2 par province où tu as deux maisons
    }
god-mercurius = Mercurius
    .pays = 2 par type de marchandise produit
god-mars = Mars
    .pays = 2 par colon sur le plateau
# Ce qu'elle rapporte est dit chez les spécialistes, dans cards.ftl.
god-minerva = Minerva
several-gods =
    .pays = Compte pour les trois dieux
