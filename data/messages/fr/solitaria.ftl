# Solitaria : en solo, ou à deux, contre Contrarius.

contrarius = Contrarius
die-blue = bleu
die-black = noir
die-white = blanc
die-red = rouge
die-face-land = colon terrestre
die-face-sea = colon maritime
die-face-card = carte

ask-reaction-due = Contrarius réagit
ask-contrarius-task = Contrarius continue
ask-veto-choice = Contrarius a obtenu « { $face } » avec le dé { $die }. Y mets-tu ton veto ? Il t’en reste { $count }.
ask-contrarius-move-choice = Contrarius construit à { $city }. Quel chemin prend-il ?
ask-contrarius-start-choice = Contrarius commence avec une maison à { $city }. Sur quelle ligne est son colon ?

pick-reaction-due = Et ensuite ?
pick-contrarius-task = Et ensuite ?
pick-veto-choice = Un veto ?
pick-contrarius-move-choice = Quel chemin ?
pick-contrarius-start-choice = Quelle ligne ?

wait-reaction-due = Contrarius va réagir.
wait-contrarius-task = Contrarius n’a pas encore fini.
wait-veto-choice = Contrarius a obtenu « { $face } » avec le dé { $die }. { $who } peut y mettre son veto.
wait-contrarius-move-choice = Contrarius construit à { $city }. { $who } choisit son chemin.
wait-contrarius-start-choice = Contrarius commence à { $city }. { $who } choisit sa ligne.

leave-veto-choice = Laisser faire

option-of-row = { $card } de Contrarius
option-veto = Veto : relancer
option-his-way = { $kind ->
    [land] Colon terrestre
   *[sea] Colon maritime
} depuis { $origin } vers { $line }
option-his-line = { $kind ->
    [land] Par terre
   *[sea] Par mer
}, { $line }

# Après « Tu ne peux pas ».
wish-use-row-card = utiliser { $card } de la rangée de Contrarius
wish-use-veto = opposer ton veto à un jet
wish-choose-way = envoyer Contrarius vers { $line }
wish-choose-line = mettre le colon de Contrarius sur { $line }

told-contrarius-reacted = réagi { FORM($card, form: "to") }
told-die-rolled = obtenu « { $face } » avec le dé { $die }
told-veto-used = opposé un veto au jet
told-contrarius-built = construit à { $city }
told-contrarius-moved = déplacé un colon { $kind ->
    [land] terrestre
   *[sea] maritime
} depuis { $origin } vers { $line }
told-contrarius-placed = placé un colon { $kind ->
    [land] terrestre
   *[sea] maritime
} { $where }
told-contrarius-took = pris { FORM($card, form: "the") } de l’emplacement { $position } du présentoir
    .tile = pris { $tile } au forum
told-contrarius-scored = marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-track-house-freed = repris sa maison de la case { $space } de la piste de score
told-row-card-used = utilisé { FORM($card, form: "the") } de Contrarius et retourné la carte

digest-rolled = obtenu { $rolls }
digest-roll = { $face } ({ $die })
digest-veto = un veto
digest-of-row = { FORM($card, form: "the") } de Contrarius
digest-his-cards = pris { $cards }
digest-his-colonists = placé { $places }
digest-his-points = marqué { $count ->
    [one] { $count } point
   *[other] { $count } points
}

obstacle-row-card-not-usable = { $why ->
    [face_down] cette carte est face cachée, et il ne la retourne plus jamais
    [diplomat] on n’utilise pas ses Diplomates
   *[absent] cette carte n’est pas dans sa rangée
}
obstacle-no-veto-left = tu n’as plus de veto
obstacle-not-his-way = il ne peut pas prendre ce chemin ({ $line })

# Ce qu'il a, dans les textes.
contrarius-has = Contrarius ({ $letter }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la piste, { $houses ->
    [one] { $houses } maison construite
   *[other] { $houses } maisons construites
}, { $left } en réserve.
contrarius-reaction = Il a réagi { FORM($card, form: "to") } : { $deeds }.
contrarius-was-vetoed = veto
contrarius-did-nothing = sans effet
contrarius-track = Ses maisons attendent sur les cases de score { $spaces }.
contrarius-colonist = { $kind ->
    [land] terrestre
   *[sea] maritime
} ({ $where })
contrarius-colonists = Ses colons : { $places }.
contrarius-face-down = { $card } (face cachée)
contrarius-row = Sa rangée : { $cards }.
contrarius-tiles = Tuiles de Contrarius : { $tiles }.
contrarius-vetoes = { $count ->
    [one] Il reste { $count } veto.
   *[other] Il reste { $count } vetos.
}
final-against-contrarius = { $by ->
    [0] À égalité avec Contrarius
    [one] { $by } point { $won ->
        [yes] devant
       *[no] derrière
    } Contrarius
   *[other] { $by } points { $won ->
        [yes] devant
       *[no] derrière
    } Contrarius
}, difficulté : { $difficulty }.

# Les règles.
topic-contrarius = Contrarius
topic-reactions = Les réactions de Contrarius
topic-dice = Les dés de Contrarius
topic-difficulty = La difficulté contre Contrarius
rule-dice = Le dé bleu dit quelle carte il prend, en comptant depuis la gauche. Le noir et le blanc disent dans quel type de cité il construit ; S, c’est le sel ou le type de son meilleur spécialiste. Le rouge lui donne un colon ou la première carte du présentoir.
    .line = - **{ $die }** : { $faces }
    .veto = À deux contre lui, qui tient les cartes turquoise a deux vetos : chacun lui fait relancer un dé.
rule-contrarius = Contrarius a des maisons, des colons, une rangée de cartes et des points, mais ni main, ni marchandises, ni sesterces. Il réagit à chaque carte de qui a les cartes turquoise, une fois exécutée, et marque des points comme toi à la fin ; sa Vesta ne rapporte rien.
    .reactions = **Réactions.** Architecte : il prend la carte que montre le dé bleu. Préfet : 1 point pour chacune de ses maisons dans la province, au moins 1 (2 pour le Préfet Magnus) ; 2 si tu perçois. Mercator : il construit selon le dé noir, et la province produit pour toi. Sénateur, Consul : il construit selon le dé blanc. Tribun : il construit selon S, lance le dé rouge et prend la première tuile du forum. Colon : le dé rouge si tu en as placé un, sinon 2 points. Spécialistes : 3 points. Diplomate : en solo, tu utilises une carte visible de sa rangée, retournée ensuite pour de bon ; il réagit à cette carte.
    .building = **Construire.** S est le sel s’il peut, sinon le type de son meilleur spécialiste. Si aucune cité du type n’est à sa portée, il essaie le type moins cher suivant, et après la brique le tissu. Il préfère les cités sans maisons, puis les nouvelles provinces, puis l’ordre alphabétique. Entre deux chemins aussi courts, tu choisis.
    .difficulty = **Difficulté.** Normale : tu commences avec { $standard } points. Vétéran : { $veteran }, et il a une maison. Vétéran fort : { $strongVeteran }, et il en a deux. Expert : { $expert }, et des maisons l’attendent sur les cases de score { $first } à { $last }. Expert fort : de même, de { $strongFirst } à { $strongLast }.
    .two = **À deux.** L’un de vous a les cartes habituelles et joue en premier ; il ne réagit jamais à celles-là. L’autre a les cartes turquoise, commence avec le Praefectus Magnus et tient deux vetos. Vos Diplomates copient les cartes de l’autre, pas sa rangée. Qui a le plus de points gagne, sauf si **{ command-concordia-duel-scoring }** dit que vous gagnez ensemble ou pas du tout.
    .ours = Les faces des dés, les pioches, ses cartes et plusieurs détails sont notre lecture.
