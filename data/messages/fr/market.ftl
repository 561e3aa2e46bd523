# Le marché aux poissons : des offres contre des poissons, avant la carte.

fish-counted = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}

market-brings-movement = déplacer tes colons comme avec un Architecte
market-brings-yield = la récolte de toutes tes maisons d’une marchandise
market-brings-card = une de tes cartes jouées
market-brings-colonist = un nouveau colon
market-brings-different = { $count } marchandises différentes
    .among = { $count } marchandises différentes parmi { $goods }
market-yields = la récolte de tes maisons { FORM($good, form: "of") }
market-takes-back = { $card } en main
market-offer = { $gain } contre { $fish }
market-numbered = { $number }. { $offer }

option-visit = Marché aux poissons : { $offer }
option-catches = { PERSON($seat) ->
    [you] tu reçois { $fish }
   *[other] { $seat } reçoit { $fish }
}
group-visit = Marché aux poissons
    .description = Tu as { $fish } à dépenser avant ta carte
    .ask = Quelle offre ?

# Après « Tu ne peux pas ».
wish-visit-market = obtenir { $offer } au marché aux poissons

told-fish-caught = reçu { $fish }
told-market-visited = donné { $fish } au marché aux poissons
digest-fish-caught = reçu { $fish }
digest-visited-market = donné { $fish } au marché aux poissons

obstacle-market-not-in-play = cette table joue sans le marché aux poissons
obstacle-market-closed = tu ne peux aller au marché aux poissons qu’à ton tour, avant ta carte
obstacle-market-visited-before = tu as déjà été au marché aux poissons ce tour-ci
obstacle-no-such-offer = il n’y a pas d’offre { $number } ; elles vont de 1 à { $count }
obstacle-offer-taken = l’offre { $number } est fermée : { $holder } y a son pion
    .yours = l’offre { $number } est fermée tant que ton propre pion y est
obstacle-fish-short = il te manque { $fish }
obstacle-offer-brings-nothing = l’offre { $number } ne te rapporterait rien maintenant
obstacle-other-visit = l’offre { $number } ne se prend pas ainsi ; choisis ce qu’elle doit apporter

# Le marché tel qu'il est, pour qui le lit.
market-heading = ### Le marché aux poissons, { $side ->
    [river] face fleuve
   *[mountain] face montagne
}
market-line = { $number }. **{ $fish }** : { $gain }
    .closed = { $number }. ~~{ $fish } : { $gain }~~ · { $holder }
market-own = Tu as { $fish }. { $state ->
    [open] C’est ton tour : prends une offre avec **{ $button }** ou `/marché visiter:` avant de jouer ta carte.
    [visited] Tu as déjà pris une offre ce tour-ci.
    [none] Un Préfet qui fait produire une province t’en rapporte.
   *[closed] À ton tour, tu peux prendre une offre, avant ta carte.
}
market-fish = Poissons : { $seats }.
    .of = { $seat } { $count }
market-house-version = -# Une version maison : les offres, ce que coûtent et valent les poissons, et les règles des pions sont de nous. `/règles` en dit plus.

# Les règles.
topic-market = Le marché aux poissons
rule-market = Chaque province a une tuile poisson au lieu d’un jeton. Quand un Préfet fait produire une province, tu reçois { $catch } au lieu d’une marchandise, ou { $more } avec le Praefectus Piscatus, et la tuile est retournée ; les maisons donnent leurs marchandises comme d’habitude. Un Préfet qui perçoit reçoit { $coins } par tuile retournée.
    .off = Le marché aux poissons n’est en jeu que si une table l’active avec l’option **marché_aux_poissons** de `/concordia nouvelle`.
    .visit = Une fois par tour, avant ta carte, tu peux donner des poissons pour une offre du marché. Ton pion y reste jusqu’à ce que tu en prennes une autre. Personne, pas même toi, ne peut prendre une offre qui porte un pion, ni une offre qui n’apporterait rien.
    .fish = Les poissons ne prennent pas de place et ne sont pas des marchandises. Chacun compte pour { $worth } auprès de Vesta.
    .team = Seul le partenaire dont c’est le tour va au marché.
    .side = La { $side ->
        [river] face **fleuve**
       *[mountain] face **montagne**
    } propose :
    .line = { $number }. { $offer }
    .ours = -# Une version maison : nous savons comment le marché est mis en place et à quoi il sert, mais ni ses offres, ni ses prix, ni les règles des pions. Ceux-ci sont de nous.
rule-praefectus-piscatus = Avec le marché aux poissons, c’est le **Praefectus Piscatus** : tu reçois { $fish } au lieu de { $usual } quand tu fais produire une province, puis tu le passes à ta droite. Il ne fait rien quand tu perçois les sesterces. Tu ne peux pas refuser de l’utiliser.
rule-fish-prefect = Avec le marché aux poissons, tu reçois { $catch } au lieu de la marchandise, ou { $more } avec le Praefectus Piscatus. Les tuiles retournées montrent { $coins } chacune.
