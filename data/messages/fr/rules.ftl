# Ce que l'on peut vouloir vérifier pendant une partie. D'abord les personnages.

rule-tribune = Reprends toute ta défausse en main, Tribun compris, et reçois 1 sesterce par carte au-delà de la troisième. Ensuite, tu peux acheter un colon pour { $cost } et le placer dans la capitale.
rule-architect = Tu as un pas par colon que tu as sur le plateau, à répartir entre eux comme tu veux. Un pas mène un colon d’une cité sur une ligne, ou à travers une cité sur la ligne suivante : les colons terrestres par terre, les colons maritimes par mer. Tu peux passer par une ligne occupée, mais pas t’y arrêter. Ensuite, tu peux construire dans toute cité au bout d’une ligne où se trouve un de tes colons, une maison par cité.
rule-prefect = Soit tu choisis une province dont le jeton montre une marchandise : tu la reçois, et chaque maison de la province donne à son propriétaire la marchandise de sa cité. Soit tu perçois les sesterces de tous les jetons retournés, qui montrent alors de nouveau leur marchandise.{ $doubled ->
    [by-card] {" "}Avec cette carte, tu reçois deux fois le bonus de la province.
    [never] {""}
   *[by-praefectus] {" "}Si tu as le Praefectus Magnus, tu reçois deux fois le bonus de la province et tu passes le Praefectus Magnus à ta droite à la fin de ton tour.
}
rule-mercator = Reçois { $payout } sesterces. Ensuite, tu peux faire commerce avec la banque de deux types de marchandises au plus. Échange autant d’unités que tu veux, mais pour chaque type, tu achètes ou tu vends.
rule-diplomat = { $play ->
    [solo] Utilise une carte visible de la rangée de Contrarius comme si tu l’avais jouée, mais pas un Diplomate. La carte est ensuite retournée pour de bon, et il réagit à elle.
    [team] Utilise la carte du dessus de la défausse d’un autre joueur comme si tu l’avais jouée. On ne copie pas un Diplomate. On ne copie pas non plus la carte de son partenaire, ni une carte que son équipe a déjà copiée. Ton partenaire utilise aussi la carte copiée.
   *[others] Utilise la carte du dessus de la défausse d’un autre joueur comme si tu l’avais jouée. On ne copie pas un Diplomate.
}
rule-senator = Achète jusqu’à deux cartes du présentoir. Pour chacune, paie le coût de la carte et celui de son emplacement.
rule-consul = Achète une carte du présentoir. Ne paie que le coût de la carte ; son emplacement est gratuit.
rule-colonist = Soit tu places autant de colons que tu veux pour { $cost } chacun, dans la capitale ou dans des cités où tu as une maison. Soit tu prends { $income ->
    [two_each] 2 sesterces pour chacun de tes colons sur le plateau
   *[five_and_one_each] 5 sesterces, plus 1 pour chacun de tes colons sur le plateau
}.
rule-specialist = Reçois 1 { $good } pour chacune de tes maisons dans une cité { FORM($good, form: "of") }. Personne d’autre ne reçoit rien, et aucun jeton n’est retourné.
rule-magister = Répète la carte qui est dessous dans ta propre défausse : celle que tu as jouée juste avant. On ne répète pas un Sénateur, et après un Tribun, il n’y a plus rien à répéter.
rule-praetor = Tu peux acheter une carte du présentoir, puis ton partenaire aussi. Pour chacune, on paie le coût de la carte et celui de son emplacement.
rule-proconsul = Tu peux acheter une carte du présentoir pour le seul coût de la carte, mais pas un Proconsul. Ensuite, ton partenaire joue une carte rien que pour lui, n’importe laquelle sauf un Légat.
rule-legatus = Tu vois la main de ton partenaire et peux désigner une carte. Puis ton partenaire joue la carte qu’il veut, pour vous deux.

# Comment la table ou son plateau change un personnage.
rule-places = Emplacements du présentoir, depuis la gauche : { $places }.
    .free = rien
rule-team-part = En équipe, ton partenaire utilise aussi la carte, après toi.
rule-team-half = En équipe, tu choisis une moitié et ton partenaire utilise l’autre.
rule-cash-always = À cette table, tu peux percevoir même si aucun jeton n’est retourné.
rule-marker-coins = Les jetons retournés montrent 2 sesterces ; 1 seul pour { $goods }.
rule-coin-field = Sur ce plateau, le Préfet perçoit { $coins } sesterces de plus.
rule-free-choice = En { $provinces }, le Préfet choisit la marchandise.
rule-mismatched = À cette table, tu peux placer l’une ou l’autre sorte de colon dans toute cité où tu as une maison.
rule-matched = On ne place un colon que là où commence une ligne de sa sorte.
rule-senator-through-diplomat = À cette table, un Diplomate répété peut copier un Sénateur.
rule-legatus-once = On ne répond pas à un Légat par un Légat.
rule-legatus-again = À cette table, on peut répondre à un Légat par un Légat.
rule-tribune-takes = Avant de reprendre tes cartes, tu peux prendre une tuile au forum. Pour ses quatre emplacements, il faut reprendre au moins { $needed } cartes, Tribun compris.
rule-scoring = À cette table, ton premier Tribun déclenche un décompte intermédiaire : les deux premiers reçoivent 2 et 1 sesterces.
rule-castles = Sur ce plateau, le Tribun te laisse aussi prendre la marchandise d’un fort à côté d’un de tes colons terrestres.
rule-own-cities = Sur ce plateau, le Tribun te laisse aussi placer le colon dans une cité où tu as une maison.
rule-steps = Sur ce plateau, chaque colon { $kind ->
    [sea] maritime
   *[land] terrestre
} donne { $steps } pas.

# Une carte.
rule-card = ### { $card }
rule-half = **{ $personality }.** { $text }
rule-costs = **Coûte** { $price }, plus le coût de son emplacement.
rule-starts = Tu commences la partie avec elle.
rule-god-cards = Cartes avec { $god } : { $cards }.
rule-god = **{ $gods }** à la fin : { $pays }.

# Les autres sujets.
topic-prices = Prix et maisons
topic-turn = Un tour, et la fin
topic-gods = Ce que rapportent les dieux
topic-storehouse = L’entrepôt
topic-praefectus = Praefectus Magnus
topic-salt = Le sel
topic-forum = Le forum
topic-team = Les équipes
topic-board = Ce plateau

rule-heading = ### { $title }
rule-prices = On achète et vend les marchandises à ces prix. Une maison coûte les marchandises et les sesterces de sa cité. La deuxième maison d’une cité coûte deux fois les sesterces, la troisième trois fois, et ainsi de suite, quels que soient les propriétaires des autres.
rule-prices-line = - **{ $good }** { $price } ; première maison { $house }
rule-prices-salt = - **{ $good }** pas de commerce ; première maison { $house }
rule-colonist-price = Un nouveau colon coûte { $price }.
rule-storehouse = Il a { $spaces } emplacements. Chaque marchandise en occupe un, et chaque colon pas encore sur le plateau aussi. Tu perds ce qui ne rentre pas, mais tu choisis ce que tu gardes.
rule-turn = À ton tour, tu joues une carte de ta main sur ta défausse et fais ce qu’elle dit. Tu peux jouer une carte même si elle ne fait rien. Le Tribun ramène ta défausse en main.
rule-end = Qui achète la dernière carte du présentoir ou construit sa quinzième maison reçoit la carte Concordia, qui vaut { $points } points. { $play ->
    [team] Chaque autre équipe a encore un tour.
    [solo] Si c’est toi, la réaction de Contrarius met fin à la partie ; si c’est lui, tu as encore un tour, auquel il ne réagit pas.
    [two] L’autre de vous deux a encore un tour ; si c’est Contrarius, vous en avez un tous les deux, et il ne réagit plus.
   *[individual] Tous les autres ont encore un tour.
} Ensuite, chaque carte, en main ou dans la défausse, rapporte ce que paie son dieu.
rule-tie = { $play ->
    [solo] En cas d’égalité, qui a la carte Concordia gagne.
    [two] En cas d’égalité, qui a la carte Concordia gagne ; sinon, un humain passe avant Contrarius.
   *[other] En cas d’égalité, celui que le { $praefectus } atteindrait en premier gagne.
}
rule-praefectus = Si tu l’as quand tu fais produire une province avec un Préfet, tu reçois deux fois le bonus, puis tu le passes à ta droite. Il ne fait rien quand tu perçois les sesterces. Tu ne peux pas refuser de l’utiliser.
    .solo = En solo contre Contrarius, personne ne l’a. Ton Préfet Magnus te donne deux fois le bonus à chaque fois.
rule-salt = Quand tu paies une maison, une carte ou un colon, le sel remplace chaque marchandise qui te manque. Il part en dernier, sans question. Là où un emplacement du présentoir demande une marchandise au choix, tu choisis si tu donnes du sel. Chacun commence avec une marchandise de chaque, sel compris.
    .off = Le sel n’est en jeu que si une table l’active avec l’option **sel** de `/concordia nouvelle`.
    .cities = Certaines cités font du sel. Ta première maison y coûte { $price }. Elle te donne 1 sel quand un Préfet fait produire sa province, mais rien avec un spécialiste. Aucun jeton ne montre de sel.
    .bank = La banque ne fait pas commerce du sel. Avec un Mercator, tu peux le vendre comme n’importe quelle marchandise, au prix de celle-ci. Cela compte comme une vente de cette marchandise.
    .gods = Chaque sel compte pour { $worth } sesterces auprès de Vesta. Les cités de sel comptent pour Jupiter, Saturnus et Venus, mais pas pour Mercurius. Pour Minerva, elles comptent toutes comme cités de la marchandise la mieux payée par tes spécialistes.
    .ours = -# Notre lecture : le sel part en dernier sans question, aussi à la vente ; une province qui n’a que des cités de sel reçoit un jeton brique ; la meilleure marchandise pour Minerva est choisie pour toi.
rule-team = Les partenaires sont assis face à face. Quand l’un joue une carte, l’autre l’utilise aussi, chacun avec ses pièces et son entrepôt. Si tu ne peux pas tout payer, les sesterces de ton partenaire couvrent le reste. Vos points s’additionnent.
    .start = Dans chaque équipe, celui qui joue en premier commence dans la capitale, sans Diplomate. L’autre commence dans une cité de son choix, ni la capitale ni une voisine, sans Architecte.
    .haven = Sur ce plateau, seul son colon terrestre le fait ; son colon maritime commence ici : { $place }.
    .hidden = Les mains restent cachées, même au partenaire.
    .free = Les partenaires se parlent comme ils veulent.
    .public = Les partenaires ne se parlent que là où tout le monde peut lire.
    .silent = Les partenaires ne parlent pas de la partie.
rule-gods-line = - **{ $god }** : { $pays }
rule-gods-minerva = le nombre de la carte pour chacune de tes maisons dans une cité de sa marchandise
rule-gods-all = Les cartes de plusieurs dieux comptent pour chacun d’eux.
rule-board-line = - { $rule }

rule-forum = Les tuiles du forum aident qui les a. Les **patriciens** agissent pour de bon, les **citoyens** une fois. Elles ne rapportent pas de points elles-mêmes. Quatre tuiles sont exposées à côté d’une pile cachée. `/forum` les montre, et `/règles` dit ce que fait chacune.
    .off = Le forum n’est en jeu que si une table l’active avec l’option **forum** de `/concordia nouvelle`.
    .start = Avant le premier tour, chacun reçoit deux patriciens et en garde un en secret. Ils sont révélés ensemble, quand tous ont choisi.
    .auction = Avant le premier tour, les patriciens sont mis aux enchères. Qui ouvre en nomme un et mise des points ; les autres renchérissent ou passent. Ta mise est déduite de ton score à la fin. Le dernier sans patricien prend gratuitement un des deux qui restent.
    .or-auction = Avec l’option **enchères**, les patriciens sont plutôt mis aux enchères : qui ouvre en nomme un et mise des points, les autres renchérissent ou passent, et ta mise est déduite de ton score à la fin.
    .citizens = Tu peux utiliser des citoyens pendant ton tour, autant que tu veux, s’ils te rapportent quelque chose. À la fin d’un tour, la rangée se resserre et se complète depuis la pile ; une pile vide se renouvelle avec les tuiles utilisées.
    .team = Une tuile ne sert que son propriétaire. Avec un Tribun, chacun de vous peut en prendre une, selon les cartes qu’il reprend lui-même.
    .ours = -# Notre lecture : combien de cartes demande chaque emplacement, les moments des citoyens, qu’on n’en utilise pas pour rien, le secret au début, et que les mises s’arrêtent à 30. Les effets de Novius, Quintus et Victoria sont inventés ; ils ne jouent qu’avec **tuiles_inventées**.
rule-forum-tiles = { $kind ->
    [patrician] **Patriciens :**
   *[citizen] **Citoyens :**
} { $tiles }.
