# Pourquoi quelque chose est impossible : quelle règle l'empêche, ce qui manque, et que faire à la place.

refused = Tu ne peux pas { $wish } : { $reasons }.
refused-reasons = { $one } ; { $other }
refused-asked = { $refused } { $question }
refused-choices = Tes possibilités :
refused-choice = - { $choice }

# Ce que l'on voulait faire. Après « Tu ne peux pas ».
wish-play-card = jouer { $card }
wish-choose-personality = utiliser cette carte comme { $personality }
wish-finish = passer cette étape
wish-move-colonist = { $colonist ->
    [sea] déplacer un colon maritime
   *[land] déplacer un colon terrestre
} depuis { $origin } vers { $line }
wish-build-house = construire { $where }
    .with-tile = construire { $where } avec { $tile }
wish-enter-trade = entrer dans un commerce depuis { $line }
wish-produce-in-province = faire produire { $province } (bonus { $good })
    .sold = faire produire { $province } et vendre une unité du bonus ({ $good })
wish-collect-coins = percevoir les sesterces des jetons
wish-buy-goods = acheter { FORM($goods, form: "amount") }
wish-sell-goods = vendre { FORM($goods, form: "amount") }
wish-buy-card = acheter { $card }
    .paid = acheter { $card } pour { $price }
wish-place-colonist = { $colonist ->
    [sea] placer un colon maritime
   *[land] placer un colon terrestre
} { $where }
wish-collect-income = prendre l’argent maintenant
wish-copy-card = { $known ->
    [no] copier cette carte
   *[yes] { PERSON($owner) ->
        [you] copier ta propre carte
       *[other] copier la carte jouée par { $owner }
    }
}
wish-repeat-card = répéter une carte
wish-choose-start-city = commencer { $where }
wish-suggest-card = désigner { $card }
wish-keep-goods = garder { FORM($goods, form: "amount") }
wish-take-castle-good = vider { $castle }
# À la place de quelque chose qui n'existe pas.
unknown-place = cet endroit
    .inside = là
unknown-card = cette carte
# Une carte par son nom.
known-card = { FORM($card, form: "the") }

# Ce qui l'empêche. Après deux-points.
obstacle-short = il te manque { $missing }
    .with-partner = il te manque { $missing }, même avec les sesterces de ton partenaire
    .with-salt = il te manque { $missing }, même avec ton sel
    .with-both = il te manque { $missing }, même avec ton sel et les sesterces de ton partenaire
obstacle-not-asked = ce n’est pas la question pour l’instant
obstacle-must-choose = il faut choisir une des possibilités
obstacle-not-on-this-board = ce plateau n’a pas ce lieu
obstacle-no-room = { $spaces ->
    [one] il manque { $spaces } emplacement dans ton entrepôt
   *[other] il manque { $spaces } emplacements dans ton entrepôt
}
obstacle-spaces-left-empty = tu ne peux pas laisser vides des emplacements que tu pourrais remplir, gardes-en donc { $spaces } de plus
obstacle-not-received = tu ne peux garder que ce que tu viens de recevoir, pas { $goods }
obstacle-no-colonist-there = { $colonist ->
    [sea] tu n’as pas de colon maritime
   *[land] tu n’as pas de colon terrestre
} { $where }
obstacle-no-stop-there = les colons s’arrêtent sur les lignes, pas dans les cités
obstacle-line-of-the-other-kind = { $colonist ->
    [sea] les colons maritimes ne suivent que les lignes maritimes
   *[land] les colons terrestres ne suivent que les lignes terrestres
}
obstacle-no-rest-there = les colons peuvent traverser cette ligne, mais pas s’y arrêter
obstacle-line-taken = une ligne n’accueille qu’un colon, et { $holder } en a déjà un là
    .by-you = une ligne n’accueille qu’un colon, et tu en as déjà un là
obstacle-too-few-steps = il faut { $needed } pas, et tu en as { $left }
obstacle-no-path = { $colonist ->
    [sea] aucune ligne maritime n’y mène
   *[land] aucune ligne terrestre n’y mène
}
obstacle-no-harbour = il ne peut sortir que par un port où tu as une maison
obstacle-in-trade-for-good = un colon entré dans un commerce y reste pour de bon
obstacle-no-trade-there = cette ligne ne mène à aucun commerce
obstacle-house-built-before = on entre dans un commerce avant de construire sa première maison
obstacle-movement-over = une fois que tu construis, tu ne peux plus déplacer
obstacle-not-a-building-city = on construit dans les cités, mais pas dans une capitale
    .start = les colons commencent dans une cité, pas dans une capitale
obstacle-no-houses-left = tu n’as plus de maisons à construire
obstacle-house-there = tu as déjà une maison là, et une cité n’en accueille qu’une de toi
obstacle-no-colonist-beside = aucun de tes colons n’est sur une ligne qui y mène
obstacle-colonist-inside = ton colon devrait être sur une ligne à côté de la cité, pas dedans
obstacle-marker-turned = son jeton montre des sesterces, elle ne produira donc pas avant que quelqu’un les perçoive
obstacle-other-bonus = son jeton montre autre chose ({ $good })
    .free = le bonus doit y être une des marchandises échangées dans cette partie
obstacle-no-marker-turned = aucun jeton ne montre de sesterces
obstacle-not-traded = la banque ne fait pas ce commerce ({ $good })
obstacle-no-units = il faut échanger au moins 1 unité
obstacle-too-many-kinds = un Mercator fait commerce de deux types de marchandises, et tu les as déjà ({ $goods })
obstacle-bought-before = on n’achète et ne vend pas le même type, et celui-ci, tu l’as acheté ({ $good })
obstacle-sold-before = on n’achète et ne vend pas le même type, et celui-ci, tu l’as vendu ({ $good })
obstacle-nothing-sold-yet = avant ta première carte, tu ne peux qu’acheter des marchandises
obstacle-card-not-for-sale = la carte n’est pas au présentoir
obstacle-not-for-a-proconsul = un Proconsul ne peut pas acheter un autre Proconsul
obstacle-other-price = cela coûte { $price }
obstacle-no-colonist-left = { $colonist ->
    [sea] tu n’as plus de colon maritime dans ton entrepôt
   *[land] tu n’as plus de colon terrestre dans ton entrepôt
}
obstacle-not-the-capital = { $colonist ->
    [sea] les nouveaux colons maritimes vont
   *[land] les nouveaux colons terrestres vont
} { $places }
    .to = à { $place }
    .own-city = dans une cité où tu as une maison
obstacle-no-house-of-yours = tu n’y as pas de maison
obstacle-no-line-begins = { $colonist ->
    [sea] aucune ligne maritime n’y commence
   *[land] aucune ligne terrestre n’y commence
}
obstacle-colonist-placed-before = tu ne peux prendre l’argent que si tu ne places pas de colons
obstacle-castle-empty = il est vide
obstacle-no-colonist-beside-castle = aucun de tes colons terrestres n’est sur une ligne qui y mène
obstacle-card-not-in-hand = la carte n’est pas dans ta main
obstacle-card-played-before = la carte est dans ta défausse jusqu’à ce que tu joues un Tribun
obstacle-not-in-partners-hand = la carte n’est pas dans la main de ton partenaire
obstacle-no-answer-with-legatus = { $ruling ->
    [PC2] on ne joue pas de Légat après un Proconsul
   *[L4] on ne répond pas à un Légat par un Légat
}
obstacle-not-on-this-card = ce n’est pas une des deux moitiés de la carte { $card }
obstacle-not-an-opponent = tu ne peux copier que la carte d’un adversaire
obstacle-pile-empty = il n’y a pas de carte là
obstacle-card-not-copiable = { $ruling ->
    [M6] un Magister ne peut pas mener à un Sénateur
    [M7] un Magister n’agit qu’une fois par tour
    [PC3] un Légat demande ton partenaire, et tu joues sans lui
   *[DI2] on ne copie pas un Diplomate
}
obstacle-copied-before = ton équipe a déjà copié cette carte
obstacle-nothing-to-repeat = tu n’as pas de carte en dessous
obstacle-card-not-repeatable = { $ruling ->
    [M7] un Magister n’agit qu’une fois par tour
   *[M3] un Magister ne peut pas répéter un Sénateur
}
obstacle-too-near-the-capital = une ligne la relie à une capitale
