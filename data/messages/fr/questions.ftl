# Ce que le jeu demande, ce qu'il dit aux autres pendant ce temps, et comment décliner.

ask-first-goods-choice = Quelles marchandises achètes-tu avant ta première carte ?
ask-start-city-choice = Où commencent tes colons ?
ask-card-choice = Quelle carte joues-tu ?
    .suggested = Quelle carte joues-tu pour vous deux ? Ton partenaire suggère { FORM($card, form: "the") }.
    .for-both = Quelle carte joues-tu pour vous deux ?
    .alone = Le Proconsul de ton partenaire te laisse jouer une carte rien que pour toi. Laquelle ?
ask-personality-choice = Quelle moitié de la carte { $card } utilises-tu ?
ask-movement-choice = Qui va où ? Il te reste { $steps } pas.
ask-building-choice = { $built ->
    [0] Où construis-tu ?
   *[other] Où construis-tu ensuite ?
}
ask-prefect-choice = Quelle province produit ? Ou perçois-tu les sesterces ?
ask-trade-choice = Qu’achètes-tu ou que vends-tu ? { $kinds ->
    [1] Un seul type
    [2] Deux types
   *[other] Trois types
} de marchandises au plus.
    .again = Qu’achètes-tu ou que vends-tu encore ? Jusqu’ici : { $goods } ; { $kinds ->
        [1] un seul type
        [2] deux types
       *[other] trois types
    } au plus.
ask-diplomat-choice = La carte de qui copies-tu ?
ask-magister-choice = Répètes-tu la carte que tu as jouée juste avant ?
ask-purchase-choice = Quelle carte achètes-tu ? { $place ->
    [yes] { $cards ->
        [one] Tu paies la carte et son emplacement.
       *[other] Jusqu’à { $cards } ; tu paies chaque carte et son emplacement.
    }
   *[no] { $cards ->
        [one] Tu paies la carte, mais pas son emplacement.
       *[other] Jusqu’à { $cards } ; tu paies chaque carte, mais pas son emplacement.
    }
}
ask-colonist-choice = Places-tu des colons, ou prends-tu l’argent ?
    .again = Places-tu un autre colon ?
ask-castle-choice = De quel fort prends-tu la marchandise ?
ask-new-colonist-choice = Achètes-tu un colon ?
ask-suggestion-choice = Quelle carte de la main de ton partenaire désignes-tu ?
ask-partners-part = Ta part de la carte { $card }
ask-goods-to-keep = Tu reçois { $goods }, mais tout ne rentre pas. Que gardes-tu ?

# Sur un menu, avant de répondre.
pick-first-goods-choice = Quelles marchandises ?
pick-start-city-choice = Quelle cité ?
pick-card-choice = Quelle carte ?
pick-personality-choice = Quelle moitié ?
pick-movement-choice = Vers où ?
pick-building-choice = Quelle cité ?
pick-prefect-choice = Quelle province ?
pick-trade-choice = Quelles marchandises ?
pick-diplomat-choice = La carte de qui ?
pick-magister-choice = Et ensuite ?
pick-purchase-choice = Quelle carte ?
pick-colonist-choice = Vers où ?
pick-castle-choice = Quel fort ?
pick-new-colonist-choice = Quel colon ?
pick-suggestion-choice = Quelle carte ?
pick-partners-part = Et ensuite ?
pick-goods-to-keep = Que gardes-tu ?

# Pour tous les autres, qui attendent.
wait-first-goods-choice = { $who } achète des marchandises avant la première carte.
wait-start-city-choice = { $who } choisit où commencer.
wait-card-choice = { $who } choisit une carte à jouer.
wait-personality-choice = { $who } choisit une moitié de la carte { $card }.
wait-movement-choice = { $who } déplace des colons.
wait-building-choice = { $who } construit des maisons.
wait-prefect-choice = { $who } fait produire une province, ou perçoit les sesterces.
wait-trade-choice = { $who } fait du commerce.
wait-diplomat-choice = { $who } choisit une carte à copier.
wait-magister-choice = { $who } peut répéter une carte.
wait-purchase-choice = { $who } peut acheter une carte.
wait-colonist-choice = { $who } place des colons, ou prend l’argent.
wait-castle-choice = { $who } peut prendre la marchandise d’un fort.
wait-new-colonist-choice = { $who } peut acheter un colon.
wait-suggestion-choice = { $who } regarde la main de son partenaire.
wait-partners-part = { $who } doit jouer sa part de la carte { $card }.
wait-goods-to-keep = { $who } choisit quelles marchandises garder.

# Sur le bouton qui décline, ou qui s'arrête là.
leave-first-goods-choice = Arrêter les achats
leave-movement-choice = { $builds ->
    [yes] Passer à la construction
   *[no] Arrêter les déplacements
}
leave-building-choice = { $built ->
    [0] Ne rien construire
   *[other] Arrêter de construire
}
leave-trade-choice = { $begun ->
    [yes] Arrêter le commerce
   *[no] Ne rien échanger
}
leave-diplomat-choice = Ne rien copier
leave-magister-choice = Ne rien répéter
leave-purchase-choice = N’acheter aucune carte
leave-colonist-choice = { $placed ->
    [0] Ni colons ni argent
   *[other] Arrêter de placer
}
leave-castle-choice = Laisser les forts
leave-new-colonist-choice = Ne pas acheter de colon
leave-suggestion-choice = N’en désigner aucune
leave-other = Ne rien faire
