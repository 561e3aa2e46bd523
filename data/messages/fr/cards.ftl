# Les cartes : le nom des personnages et ce que fait chacun. Ces textes sont imprimés sur les cartes : courts.

# Une carte à deux personnages.
double-card = { $first } / { $second }
    .the = { FORM($first, form: "the") } / { $second }
    .to = { FORM($first, form: "to") } / { $second }
doubling-card = { $card } Magnus
    .the = { FORM($card, form: "the") } Magnus
    .to = { FORM($card, form: "to") } Magnus

personality-tribune = Tribun
    .the = le Tribun
    .to = au Tribun
    .does = Reprends ta défausse et reçois 1 sesterce par carte au-delà de la troisième. Tu peux alors acheter un colon.
personality-architect = Architecte
    .the = l’Architecte
    .to = à l’Architecte
    .does = Déplace tes colons, un pas par colon. Puis construis des maisons à côté d’eux.
personality-prefect = Préfet
    .the = le Préfet
    .to = au Préfet
    .does = Fais produire une province et reçois son bonus, ou perçois les sesterces de tous les jetons.
    .doubles = Fais produire une province et reçois deux fois son bonus, ou perçois les sesterces des jetons.
personality-mercator = Mercator
    .the = le Mercator
    .to = au Mercator
    .does = Reçois { $payout } sesterces, puis achète ou vends jusqu’à deux types de marchandises.
personality-diplomat = Diplomate
    .the = le Diplomate
    .to = au Diplomate
    .does = Copie la carte du dessus de la défausse d’un autre joueur.
personality-senator = Sénateur
    .the = le Sénateur
    .to = au Sénateur
    .does = Achète jusqu’à deux cartes en payant chaque carte et son emplacement.
personality-consul = Consul
    .the = le Consul
    .to = au Consul
    .does = Achète une carte sans payer son emplacement.
personality-colonist = Colon
    .the = le Colon
    .to = au Colon
    .does = Place des colons pour { $cost } chacun, ou prends { $income ->
        [two_each] 2 sesterces par colon en jeu
       *[five_and_one_each] 5 sesterces plus 1 par colon en jeu
    }.
personality-specialist = Spécialiste
    .the = le Spécialiste
    .to = au Spécialiste
personality-magister = Magister
    .the = le Magister
    .to = au Magister
    .does = Répète la carte que tu as jouée juste avant, sauf un Sénateur.
personality-praetor = Préteur
    .the = le Préteur
    .to = au Préteur
    .does = Ton partenaire et toi pouvez acheter une carte chacun, en payant la carte et son emplacement.
personality-proconsul = Proconsul
    .the = le Proconsul
    .to = au Proconsul
    .does = Achète une carte sans payer son emplacement. Puis ton partenaire joue une carte de son côté.
personality-legatus = Légat
    .the = le Légat
    .to = au Légat
    .does = Regarde la main de ton partenaire et désigne une carte. Puis il en joue une pour vous deux.

# Les spécialistes portent le nom de leur métier ; Minerva récompense leur marchandise.
specialist-brick = Maçon
    .the = le Maçon
    .to = au Maçon
    .does = Reçois 1 brique par maison que tu as dans une cité de briques.
    .pays = { $points } par maison en cité de briques
specialist-food = Fermier
    .the = le Fermier
    .to = au Fermier
    .does = Reçois 1 nourriture par maison que tu as dans une cité de nourriture.
    .pays = { $points } par maison en cité de nourriture
specialist-tool = Forgeron
    .the = le Forgeron
    .to = au Forgeron
    .does = Reçois 1 outil par maison que tu as dans une cité d’outils.
    .pays = { $points } par maison en cité d’outils
specialist-wine = Vigneron
    .the = le Vigneron
    .to = au Vigneron
    .does = Reçois 1 vin par maison que tu as dans une cité de vin.
    .pays = { $points } par maison en cité de vin
specialist-cloth = Tisserand
    .the = le Tisserand
    .to = au Tisserand
    .does = Reçois 1 tissu par maison que tu as dans une cité de tissu.
    .pays = { $points } par maison en cité de tissu
