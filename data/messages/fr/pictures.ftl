# Les mots des images, des textes alternatifs pour qui ne les voit pas, et du plateau en texte.

# Le plateau. La place est rare : quelques mots à chaque fois.
picture-turn = Tour { $turn } · { $now }
picture-to-decide = à { $player } de jouer
picture-to-decide-at-last = à { $player } de jouer. { $final ->
    [yes] Dernier tour.
   *[no] Derniers tours.
}
# Un tour passé.
picture-has-played = { $player } a joué
picture-new = nouveau
picture-no-place-cost = gratuit
# Sur le ruban entre deux partenaires.
picture-team = Équipe { $team }
# À côté d'une pièce : elle s'ajoute quand un Préfet perçoit.
picture-coin-field = de plus quand un Préfet perçoit
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-vetoes = { $count ->
    [one] { $count } veto
   *[other] { $count } vetos
}
picture-no-reaction = Il réagit à ta prochaine carte.
picture-reaction = Réaction : { $card }
picture-scored = { $points ->
    [one] point
   *[other] points
}
picture-headline = { $board }, tour { $turn }
picture-ending = { $cause ->
    [fifteenth_house] { PERSON($seat) ->
        [you] Tu as construit la quinzième maison et tu reçois la carte Concordia.
       *[other] { $seat } a construit la quinzième maison et reçoit la carte Concordia.
    }
   *[last_card] { PERSON($seat) ->
        [you] Tu as pris la dernière carte et tu reçois la carte Concordia.
       *[other] { $seat } a pris la dernière carte et reçoit la carte Concordia.
    }
}
picture-over = La partie est finie. { picture-ending }

# Les cartes à vendre, et celles d'une main.
picture-display = Cartes à vendre
picture-who-pays = { $team ->
    [yes] Préteur : carte et emplacement. Proconsul : carte seule.
   *[no] Sénateur : carte et emplacement. Consul : carte seule.
}
picture-empty-position = Vide
picture-card-cost = Coût
picture-place-cost = et pour l’emplacement
picture-free-place = emplacement gratuit
picture-in-deck = dans la pioche
picture-deck-empty = Pioche vide
picture-hand = Ta main
picture-partners-hand = La main de ton partenaire
# Le second personnage d'une carte.
picture-or-personality = ou { $name }

# Le forum : ce qui est exposé à côté de la pile, et une tuile en entier.
picture-choosing-patricians = Chacun choisit un patricien.
picture-in-stack = dans la pile
picture-next-tile = suivante
picture-forum = Le forum
picture-market = Marché aux poissons
picture-market-side = { $side ->
    [river] face fleuve
   *[mountain] face montagne
}
picture-house-version = Version maison : nos propres offres
picture-stack = { $count ->
    [one] { $count } tuile dans la pile
   *[other] { $count } tuiles dans la pile
}
# Sous une tuile : combien de cartes un Tribun doit reprendre pour elle.
picture-tile-needed = { $cards ->
    [one] dès { $cards } carte
   *[other] dès { $cards } cartes
}
picture-tile-chosen = ton choix actuel
picture-bid = mise { $bid }
picture-no-tiles = aucune tuile
picture-tile-use = { $kind ->
    [patrician] Patricien : il t’aide tant que tu l’as.
   *[citizen] Citoyen : sert une fois, { $when }.
}
picture-tile-invented = L’effet est de notre invention.

# Le score final, et comment il a grandi.
picture-scores = Score final
picture-winners = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
picture-total = Total
picture-concordia = Concordia
picture-trade = Commerce
picture-growth = L’évolution des points
picture-growth-turns = Tour
picture-growth-points = Points

# Une table qui attend : à côté des nombres de places qui vont bien à un plateau.
picture-seats = places
picture-free-seat = libre
# Au-dessus des marchandises distribuées aux cités de chaque lettre.
picture-city-letters = Marchandises par lettre de cité
picture-board-size = { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
  }, { $cities ->
    [one] { $cities } cité
   *[other] { $cities } cités
}

# Ce qu'un plateau a de particulier.
special-ships = Tout le monde commence en mer, sur deux navires.
special-capital = Tout le monde commence à { $places }.
special-capitals = Départ par terre : { $land } ; par mer : { $sea }.
# Une mer où commencent des colons.
special-haven = { $sea }
special-steps = { $kind ->
    [land] Chaque colon terrestre donne { $steps } pas.
   *[sea] Chaque colon maritime donne { $steps } pas.
}
special-castles = Joue un Tribun à côté d’un fort pour prendre sa marchandise.
special-trade = { $place } : { $points } points pour un colon maritime qui y reste.
special-coin-field = Un Préfet perçoit { $coins } sesterces de plus.
special-free-choice = Dans une province, le Préfet choisit le bonus.
special-flood = Un jeton de crue se trouve sur le Nil.
special-no-rest = On peut passer un détroit, mais pas s’y arrêter.

# Textes alternatifs : chaque message est une phrase, ou une partie de liste.
alt-headline = { picture-headline }.
alt-to-decide = { PERSON($seat) ->
    [you] C’est à toi.
   *[other] C’est à { $seat }.
}
alt-last-turns = { picture-ending } { $final ->
    [yes] C’est le dernier tour.
   *[no] Ce sont les derniers tours.
}
alt-seat = { CAP($seat) } : { $coins }, { $goods ->
    [0] aucune marchandise
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
  }{ $salt ->
    [0] {""}
   *[other] {" "}et { $salt } sel
  }, { $houses ->
    [0] aucune maison
    [one] { $houses } maison
   *[other] { $houses } maisons
  }, { $colonists ->
    [one] { $colonists } colon
   *[other] { $colonists } colons
  }, { $hand } en main.
alt-magnus = { $praefectus } : { $seat }.
alt-market = Au marché aux poissons : { $offers }.
alt-offer = { $offer }
    .closed = { $offer }, fermée par { $seat }
alt-fish = Poissons : { $seats }.
    .of = { $seat } { $count }
alt-forum = Au forum : { $tiles }.
alt-forum-place = { $tile } ({ $cards ->
    [one] dès { $cards } carte
   *[other] dès { $cards } cartes
})
alt-stack = { picture-stack }.
alt-next-tile = Ensuite : { $tile }.
alt-auction = Aux enchères : { $tiles }.
alt-offered = Tu peux choisir { $tiles }.
alt-bid = { PERSON($seat) ->
    [you] Tu mises { $bid } pour { $tile }.
   *[other] { $seat } mise { $bid } pour { $tile }.
}
alt-tiles = { PERSON($seat) ->
    [you] Tu as { $tiles }.
   *[other] { $seat } a { $tiles }.
}
alt-markers = Les jetons montrent :
alt-marker = { $province } { $good }
alt-turned = Retournés côté sesterces :
alt-whole-text = Le plateau entier existe aussi en texte.
alt-and-more = Et ainsi de suite.
alt-hand = Ta main, { counted-cards } :
alt-partners-hand = La main de ton partenaire, { counted-cards } :
alt-card = { $card } ({ $gods })
alt-tile = { $tile } : { $rule }
alt-same-cards = { $count } × { $card }
alt-display = Les cartes à vendre et leur coût. { $count ->
    [0] { picture-deck-empty }
   *[other] { counted-cards } dans la pioche
}.
alt-position = { $number } : { $card } ({ $gods }) pour { $cost }.
alt-empty-position = { $number } : vide.
alt-winners = { picture-winners }.
alt-score = { $seat } { $total } : { $points }.
alt-team-score = { picture-team } { $total }.
alt-points = { $payer } { $points }
alt-growth = Courbe des points sur { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : début, milieu et fin.
alt-grew = { $seat } : { $first }, { $middle }, { $last }.
alt-film = Un film de toute la partie sur { $board } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } en { $pictures ->
    [one] { $pictures } image
   *[other] { $pictures } images
}.
alt-lobby = Carte du plateau { $board }.
alt-board-size = Pour { $seats } joueurs, { picture-board-size }.
alt-taken-seat = { $seat }.
alt-free-seat = { $seat }, { picture-free-seat }.
alt-free-seats = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}

# Le plateau en texte, en lignes de 42 caractères.
text-board-to-decide = { PERSON($seat) ->
    [you] C’est à toi
   *[other] C’est à { $seat }
}
text-board-capital = Capitale : { $places }
text-board-capital-of = { $kind ->
    [land] terre { $places }
   *[sea] mer { $places }
}
text-board-magnus = { $praefectus } : { $seat }
text-board-coin-field = Case pièces : { $coins } de plus quand le Préfet perçoit
text-board-provinces = PROVINCES ET CITÉS
    .legend = (cité, lettre, marchandise, maisons)
text-board-province = { $province } : { $marker }
text-board-colonists = COLONS
text-board-castles = FORTS
text-board-castle = { $castle } : { $good } ; lignes terrestres vers { $places }
text-board-news = NOUVEAU DEPUIS TON DERNIER TOUR
text-news-house = { PERSON($seat) ->
    [you] tu as construit à { $city }
   *[other] { $seat } a construit à { $city }
}
text-news-moved = { $seat } : colon { $kind ->
    [land] terrestre
   *[sea] maritime
} depuis { $origin } vers { $goal }
text-news-placed = { $seat } : nouveau colon { $kind ->
    [land] terrestre
   *[sea] maritime
} à { $goal }
text-news-marker = { $province } : jeton { $turned ->
    [yes] côté sesterces
   *[no] de nouveau côté marchandise
}
text-news-castle = { $castle } : vidé ({ $good })
text-news-card = emplacement { $number } du présentoir : { $card }
text-news-bought = { PERSON($seat) ->
    [you] tu as
   *[other] { $seat } a
} { $count ->
    [one] une carte de plus
   *[other] { $count } cartes de plus
}
text-news-took = Contrarius a pris { FORM($card, form: "the") }
text-news-turned = { $card } de Contrarius : face cachée
text-news-tile = { PERSON($seat) ->
    [you] tu as { $tile }
   *[other] { $seat } a { $tile }
}
text-news-forum = au forum : { $tile }
text-board-own-hand = TA MAIN
text-board-card = { $card } ({ $gods })
text-board-own-colonists = TES COLONS : { $steps ->
    [one] un pas
   *[other] { $steps } pas en tout
} avec un Architecte
text-board-reach = { $steps ->
    [0] à côté : { $places }
   *[other] à { $steps } pas : { $places }
}
text-board-lines = LIGNES
text-board-network = { $place } : { $ways }
text-board-ways = { $kind ->
    [land] terre { $places }
   *[sea] mer { $places }
}
text-board-no-reach = nulle part où aller
text-board-own-houses = OÙ TU POURRAIS CONSTRUIRE, AU PLUS PRÈS D’ABORD
text-board-building = { $city } : { $price } ; { $steps ->
    [0] tout de suite
   *[other] à { $steps } pas
  }{ $missing ->
    [empty] {""}
   *[other] {" ; "}il te manque { $missing }
}
text-board-partner = équipe { $team }, avec { $partner }
text-board-display = PRÉSENTOIR : { $count ->
    [0] { picture-deck-empty }
   *[other] { counted-cards } dans la pioche
}
text-board-market = MARCHÉ AUX POISSONS
    .line = { $number }. { $offer }
    .closed = { $number }. { $offer } - fermée par { $seat }
    .fish = { $seat } : { $fish }
text-board-forum = FORUM : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} dans la pile
text-board-tile-kind = { $kind ->
    [patrician] patricien
   *[citizen] citoyen
}
text-board-tiles = tuiles : { $tiles }
text-board-debt = mise, déduite à la fin : { $points }
text-board-seats = PLACES
text-board-turned-marker = { $coins ->
    [one] { $coins } sesterce ({ $good })
   *[other] { $coins } sesterces ({ $good })
}
text-board-flood = { $marker }, jeton de crue { $good }
text-board-colonist = { $kind ->
    [land] terre
   *[sea] mer
  }{ $count ->
    [1] { "" }
   *[other] { " " }x{ $count }
  } : { $where }
text-board-in-place = à { $place }
text-board-no-colonist = aucun
text-board-empty = vide
text-board-position = { $number } { $card } ({ $numeral }, { $gods })
    .empty = { $number } vide
text-board-tile = { $number } { $tile }, { $needed }
    .empty = { $number } vide, { $needed }
text-board-cost = coût : { $card }
text-board-cost-with-place = coût : { $card }, emplacement : { $place }
text-board-storehouse = { $goods } ; { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}
text-board-supply = reste : { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
  }, colons : { $land } terre, { $sea } mer
text-board-hand = { counted-cards } en main
text-board-open-hand = visible pour toi : { $cards }
text-board-pile = { $count ->
    [0] défausse vide
   *[other] défausse : { counted-cards }, dessus : { $top }
}
text-board-points = décompte intermédiaire : { $points }
