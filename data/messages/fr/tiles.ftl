# Les tuiles du forum : ce que fait chacune, en quelques mots et d'après la règle.

tile-claudia-agrippina = place pour 16 marchandises et colons ; 1 brique tout de suite
    .rule = Ton entrepôt a 16 emplacements au lieu de 12, et tu reçois 1 brique quand cette tuile devient la tienne.
tile-aulus-arcadius = chaque maison te coûte 1 sesterce de moins
    .rule = Chaque maison que tu construis te coûte 1 sesterce de moins, déduit après la multiplication, mais jamais moins que rien.
tile-annaeus-arcadius = une fois par Architecte, construis grâce au colon d’un autre
    .rule = Une fois par Architecte, tu peux construire au bout d’une ligne occupée par le colon d’un autre joueur, si l’autre bout de cette ligne touche aussi une ligne avec un de tes colons. Tu paies comme d’habitude. Que cela marche avec le colon de ton partenaire et à travers une capitale, c’est notre lecture.
tile-appius-arcadius = un pas de plus chaque fois que tu déplaces des colons
    .rule = Tu as un pas de plus chaque fois que tu déplaces des colons, avec un Architecte, avec Julius ou au marché aux poissons.
tile-gaius-marcellus = 1 sesterce de plus par marchandise vendue
    .rule = Chaque unité que tu vends avec un Mercator ou Quintus te rapporte 1 sesterce de plus.
tile-servius-marcellus = trois types de marchandises avec un Mercator
    .rule = Avec un Mercator, tu peux faire commerce de trois types de marchandises au lieu de deux.
tile-faustus-marcellus = ta première brique de chaque Mercator est gratuite
    .rule = La première brique que tu achètes avec un Mercator ou Quintus ne coûte rien. Il lui faut quand même un emplacement, et les briques comptent comme un de tes types de marchandises.
tile-donatus-pompeius = aussi les sesterces au dos du jeton quand tu fais produire
    .rule = Quand tu fais produire une province, tu reçois aussi les sesterces au dos de son jeton.
tile-claudius-pompeius = vends un bonus à son prix quand tu fais produire
    .rule = Quand tu fais produire une province, tu peux vendre une unité du bonus à son prix au lieu de la prendre. Tu choisis en même temps que la province ; Gaius Marcellus n’y ajoute rien.
tile-sextus-pompeius = ton Préfet peut agir en Diplomate
    .rule = Tu peux utiliser un Préfet comme Diplomate, sauf si un Diplomate y a mené. En équipe, ton partenaire exécute quand même le Préfet.
tile-lucius-flavius = ton Diplomate peut utiliser une carte du présentoir
    .rule = Ton Diplomate peut utiliser une carte du présentoir au lieu de celle d’un autre joueur, mais pas un Diplomate. La carte y reste, et tu ne peux pas l’acheter pendant que tu l’exécutes.
tile-cornelius-scipio = paie l’emplacement d’une carte avec ce que tu veux
    .rule = Avec un Sénateur ou un Préteur, n’importe quelle marchandise remplace celles que demande l’emplacement d’une carte. Le coût de la carte elle-même ne change pas.
tile-titus-valerius = { $salt ->
    [yes] avec chaque Tribun, échange une marchandise contre 1 sel
   *[no] avec chaque Tribun, échange une marchandise contre une autre
}
    .rule = { $salt ->
        [yes] Avec chaque Tribun, tu peux échanger une marchandise autre que le sel contre 1 sel.
       *[no] Avec chaque Tribun, tu peux échanger une marchandise contre une autre de ton choix.
    } C’est avant d’acheter un colon : cela peut donc t’aider à le payer.

tile-augustus = { $salt ->
    [yes] échange une ou deux marchandises contre du sel
   *[no] échange une ou deux marchandises contre d’autres
}
    .rule = { $salt ->
        [yes] Échange une ou deux marchandises autres que le sel contre autant de sel.
       *[no] Échange une ou deux marchandises, chacune contre une autre de ton choix.
    }
tile-commodus = 1 outil par groupe de trois provinces où tu as une maison
    .rule = Tu reçois 1 outil par groupe complet de trois provinces où tu as une maison.
tile-julius = déplace tes colons comme avec un Architecte, sans construire
    .rule = Déplace tes colons avec autant de pas qu’un Architecte t’en donnerait. Tu ne peux ni construire ni entrer dans un commerce.
tile-laurentius = 1 brique et 1 nourriture
    .rule = Tu reçois 1 brique et 1 nourriture.
tile-mamercus = une maison sans sesterces
    .rule = Une maison que tu construis avec un Architecte ne coûte pas de sesterces. Tu paies les marchandises comme d’habitude.
tile-mamilius = pas de briques pour les maisons de cet Architecte
    .rule = Aucune des maisons que tu construis avec cet Architecte ne demande de brique. Utilise cette tuile avant la première maison.
tile-marcus = { $salt ->
    [yes] une maison en cité de sel pour seulement 1 outil
   *[no] une maison pour seulement 1 outil
}
    .rule = { $salt ->
        [yes] Une maison que tu construis avec un Architecte dans une cité de sel coûte 1 outil et rien d’autre.
       *[no] Une maison que tu construis avec un Architecte coûte 1 outil et rien d’autre.
    }
tile-numerius = 2 sesterces par province où tu as une maison
    .rule = Tu reçois 2 sesterces par province où tu as une maison.
tile-publius = place un colon en attente pour 5 sesterces
    .rule = Place un colon de ton entrepôt pour 5 sesterces, partout où la carte Colon le permet.
tile-spurius = { $salt ->
    [yes] 1 sel
   *[no] une marchandise de ton choix
}
    .rule = { $salt ->
        [yes] Tu reçois 1 sel.
       *[no] Tu reçois une marchandise de ton choix.
    }
tile-tiberius = 1 bonus d’une province qui n’a pas produit
    .rule = Tu reçois 1 unité de la marchandise du jeton d’une province qui montre encore sa marchandise. Une tuile poisson te donne 1 poisson. Le jeton n’est pas retourné, et personne d’autre ne reçoit rien.
tile-novius = achète une carte sans payer son emplacement
    .rule = Une carte que tu achètes avec un Sénateur ou un Préteur ne coûte rien pour son emplacement. Tu paies le coût de la carte.
tile-quintus = commerce d’un type de marchandise avec la banque
    .rule = Achète ou vends un type de marchandise à son prix, sans l’argent d’un Mercator.
tile-victoria = reprends une carte de ta défausse
    .rule = Reprends en main une carte de ta défausse, mais aucune que tu as jouée ce tour-ci.

# Quand un citoyen peut servir.
tile-when = { $when ->
    [anytime] pendant ton tour, avant ta carte, pendant que tu l’exécutes, ou après
    [outside] avant ou après ta carte
    [building] pendant que tu construis avec un Architecte
   *[buying] quand tu achètes une carte avec un Sénateur ou un Préteur
}
rule-tile = ### { $tile }
    .patrician = Un patricien du forum : il t’aide tant que tu l’as.
    .citizen = Un citoyen du forum, qui sert une fois puis est défaussé : { $when }.
    .invented = Nous ne connaissons pas l’effet imprimé. Celui-ci est de notre invention et ne joue que si la table le veut.
