# Le message d'une table qui attend des joueurs.

# Une place par ce qui distingue ses pièces : forme, lettre et couleur.
seat-shape-red = ●
seat-shape-green = ■
seat-shape-yellow = ◆
seat-shape-blue = ▲
seat-shape-black = ⬢
seat-shape-white = ✚
seat-sign = { $shape } { $letter } ({ $colour })

lobby-heading = ## Concordia : { $board }
lobby-opened = Hôte : { $host }.
lobby-opened-by-nobody = Cette table est ouverte.
lobby-mode = { $team ->
    [yes] { $seats } places par équipes de deux, avec les cartes d’équipe de Venus.
    [against] Contre Contrarius, avec les cartes { $cards ->
        [venus] de Venus
       *[base] de base
    }.
   *[no] { $seats } places, chacun pour soi, avec les cartes { $cards ->
        [venus] de Venus
       *[base] de base
    }.
}
lobby-agreed = Variantes : { $options }.
lobby-gathered = **À la table : { $taken } sur { $seats }**
# Avant le début, personne n'a de couleur ; ensuite, tout le monde.
lobby-guest = - { $name }
    .seated = - { $sign } : { $name }
lobby-guest-in-team = - { $name }, équipe { $team }
    .seated = - { $sign } : { $name }, équipe { $team }
lobby-host-mark = { $name }, hôte
lobby-away = { $name }, absence jusqu’au { $until }
lobby-drawn-at-start =
    { $free ->
        [one] { $free } place est libre : prends-la avec **Rejoindre**, ou donne-la à un **Ordinateur**.
       *[other] { $free } places sont libres : prends-en une avec **Rejoindre**, ou donnes-en une à un **Ordinateur**.
    } { $start ->
        [when-full] Dès que la table est complète, la partie commence toute seule.
       *[by-hand] Quand la table est complète, appuie sur **Commencer**.
    }
    Les places sont tirées au sort au début de la partie. Choisis ta couleur avec **Couleur** ; sinon, tu en reçois une qui reste.
lobby-closes = -# Si personne ne vient, cette table ferme { $when }.
    .full = -# Si la partie n’est pas lancée, cette table ferme { $when }.
lobby-full = Tout le monde est là. { $host } peut lancer la partie ; les places seront alors tirées au sort.
lobby-full-without-host = Tout le monde est là.
lobby-promise = -# La graine de cette partie est déjà fixée. Voici son SHA-256, pour la vérifier à la fin : `{ $commitment }`
lobby-begun = **La partie est lancée.** Les places tirées au sort :

lobby-button-join = Rejoindre
lobby-button-leave = Quitter
lobby-button-team = Équipe
lobby-button-colour = Couleur
lobby-button-computer = Ordinateur
lobby-button-options = Options
lobby-button-start = Commencer
lobby-joined = Tu as une place. La table est dans { $place }.

# Quand la partie commence, au choix de l'hôte.
options-explained = Quand la partie doit-elle commencer ?
options-start = Quand la partie commence
options-started = La partie est lancée.
start-by-hand = Quand je la lance
start-when-full = Toute seule, dès que la table est complète

# Dans le salon, au-dessus du fil d'une table.
opener-called = { $role }, il y a une nouvelle table.
opener = **{ $board }** : { $what }
opener-lobby = { $host } cherche des joueurs, places prises : { $taken } sur { $seats }. La table est dans le fil ci-dessous.
    .nobody = on cherche des joueurs, places prises : { $taken } sur { $seats }. La table est dans le fil ci-dessous.
opener-playing = { $who } { $count ->
    [one] joue
   *[other] jouent
}{ $computers ->
    [0] {""}
    [one] {" "}avec 1 ordinateur
   *[other] {" "}avec { $computers } ordinateurs
} dans le fil ci-dessous.
opener-over = { $who } { $count ->
    [one] a gagné
   *[other] ont gagné
}. La partie est dans le fil ci-dessous.
opener-ended = cette table est fermée.
thread-name = { $board } : chez { $host }
thread-name-campaign = { $campaign }, partie { $game } : { $board }

# Les variantes : ce dont une table a convenu, hors de l'ordinaire. Parties d'une liste.
agreed-colonist-income = le Colon rapporte 2 sesterces par colon
agreed-display-side = la face vin du présentoir
agreed-intermediate-scoring = décompte intermédiaire
agreed-no-starting-goods = pas de marchandises au début
agreed-salt = le sel (voir `/règles` ; en partie notre lecture)
agreed-forum = le forum (voir `/règles` ; en partie notre lecture)
agreed-forum-auction = patriciens aux enchères
agreed-forum-first-threshold = premier emplacement du forum dès une carte
agreed-forum-placeholders = trois tuiles du forum aux effets de notre invention
agreed-forum-stack-visible = la prochaine tuile du forum est visible
agreed-fish-market = le marché aux poissons en **version maison** (voir `/règles` : les offres et les prix sont de nous)
agreed-fish-market-side = la face montagne du marché aux poissons
agreed-solitaria-solo = en solo contre Contrarius, en **version maison** (voir `/règles` : les dés, les pioches et ses cartes sont notre lecture)
agreed-solitaria-two = à deux contre Contrarius, en **version maison** (voir `/règles` : les dés, les pioches et ses cartes sont notre lecture)
agreed-solitaria-difficulty-veteran = difficulté vétéran
agreed-solitaria-difficulty-strongVeteran = difficulté vétéran fort
agreed-solitaria-difficulty-expert = difficulté expert
agreed-solitaria-difficulty-strongExpert = difficulté expert fort
agreed-solitaria-scoring = vous gagnez ensemble ou pas du tout
agreed-magister-through-diplomat-may-use-senator = un Diplomate répété par un Magister peut copier un Sénateur
agreed-mismatched-colonists = tout colon peut être placé dans toute cité où l’on a une maison
agreed-prefect-cash-needs-a-flipped-marker = un Préfet peut percevoir même si aucun jeton ne montre de sesterces
agreed-marker-coins = seulement 1 sesterce sur les jetons tissu et vin
agreed-legatus-answered-by-legatus = un Légat peut répondre à un Légat
agreed-hands-visible = mains ouvertes
agreed-communication-public = les partenaires ne parlent qu’en public
agreed-communication-silent = les partenaires ne parlent pas de la partie
