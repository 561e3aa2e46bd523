# Ce qu'un plateau a de particulier, une phrase par règle.

board-rule-start = Chaque joueur commence avec { $colonists }.
board-rule-start-colonist = { $kind ->
    [land] un colon terrestre ({ $place })
   *[sea] un colon maritime ({ $place })
}
board-rule-no-capital = { $kind ->
    [land] Il n’y a pas de capitale pour les colons terrestres.
   *[sea] Il n’y a pas de capitale pour les colons maritimes.
}
board-rule-tribune = Avec un Tribun, tu peux aussi placer le nouveau colon dans une cité où tu as une maison.
board-rule-steps = { $kind ->
    [land] Chaque colon terrestre sur le plateau donne { $steps } pas à l’Architecte.
   *[sea] Chaque colon maritime sur le plateau donne { $steps } pas à l’Architecte.
}
board-rule-no-rest = Les colons peuvent traverser { $line }, mais pas s’y arrêter.
board-rule-rivers = Certaines lignes maritimes suivent un fleuve.
board-rule-castles = { $count } forts contiennent une marchandise chacun. Quand tu joues un Tribun, tu peux prendre la marchandise d’un fort si un de tes colons terrestres est sur une ligne voisine.
board-rule-ship = { $place } : les colons maritimes en partent par ces lignes : { $lines }.
board-rule-haven = { $place } : les nouveaux colons maritimes y attendent. Pour en sortir, il te faut une maison dans un de ces ports : { $harbours }. Un pas d’Architecte mène alors un colon en attente sur une ligne maritime de ce port.
board-rule-trade = { $place } : quand tu as fini tes déplacements avec l’Architecte, un colon maritime sur une ligne qui y mène peut y entrer pour de bon. Cela vaut { $points } points à la fin.
    .paying = { $place } : quand tu as fini tes déplacements avec l’Architecte, un colon maritime sur une ligne qui y mène peut y entrer pour de bon. Cela vaut { $points } points à la fin, et { $coins } sesterces chaque fois que { $provinces } produit.
board-rule-coin-field = Quand tu perçois les sesterces avec un Préfet, tu en reçois { $coins } de plus.
board-rule-free-choice = { $province } n’a pas de jeton : le Préfet choisit le bonus.
board-rule-flood = Un jeton { $good } se trouve en { $province }, avec des cases prévues en { $others }. Pour autant que nous sachions, il ne fait rien.
board-rule-extra-tokens = Certaines lettres ont une cité de plus que d’habitude. Les jetons cité en plus : { $tokens }.
    .salt = Certaines lettres ont une cité de plus que d’habitude. Les jetons cité en plus sont du sel.
board-rule-extra-token = { $good } pour { $letter }

# Les lieux qui ne sont pas des cités : commerces, navires, une mer, des forts. Cités et provinces gardent leur nom latin.
place-name-incense-trade = Commerce de l’encens
    .the = le commerce de l’encens
place-name-gold-trade = Commerce de l’or
    .the = le commerce de l’or
place-name-ship-west = Navire de l’ouest
    .the = le navire de l’ouest
place-name-ship-east = Navire de l’est
    .the = le navire de l’est
place-name-mediterranean = Méditerranée
    .the = la Méditerranée
place-name-castrum-ubii = Fort d’Ubii
    .the = le fort d’Ubii
place-name-castrum-francia-nida = Fort près de Nida
    .the = le fort près de Nida
place-name-castrum-francia-mogontiacum = Fort près de Mogontiacum
    .the = le fort près de Mogontiacum
place-name-castrum-belgica = Fort de Belgica
    .the = le fort de Belgica
place-name-castrum-nemetes = Fort de Nemetes
    .the = le fort de Nemetes
place-name-castrum-agri-decumates = Fort d’Agri Decumates
    .the = le fort d’Agri Decumates
place-name-castrum-alpes = Fort d’Alpes
    .the = le fort d’Alpes
place-name-castrum-helvetia = Fort d’Helvetia
    .the = le fort d’Helvetia
place-name-castrum-alamannia = Fort d’Alamannia
    .the = le fort d’Alamannia
place-name-castrum-gallia = Fort de Gallia
    .the = le fort de Gallia
