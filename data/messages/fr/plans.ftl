# Le prochain tour, prévu pendant que les autres jouent.

plan-heading =
    ### Prévois ton prochain tour
    On attend { $seat }. Prépare ton tour comme d’habitude : il sera joué dès que ce sera à toi, tant que chaque étape reste possible.
    -# Personne d’autre ne le voit. Trois plans au plus ; le premier qui marche est joué.
plan-kept = **Tes plans**, tels qu’on les lira une fois joués :
plan-line = **{ $number }.** { $turn }
    .differs = **{ $number }.** { $turn } -# (le résultat n’est plus le même qu’au moment où tu l’as fait)
    .blocked = **{ $number }.** { $turn } ⚠️ { $reason }
plan-nothing-yet = rien pour l’instant
plan-careful = -# Si un plan donnait alors un autre résultat, je te demanderais au lieu de le jouer.
plan-changing = -# Tu modifies le plan { $number }.
plan-ready =
    ### C’est prêt
    Appuie sur **Garder le plan** : il sera joué dès que ce sera ton tour.
plan-asked-again =
    ### { $question }
    Ou **Garder le plan** tel quel.
plan-step-not-asked = Le tour n’en vient plus à « { $wish } ».
plan-blocked =
    ⚠️ **Ton plan ne peut pas être joué tel quel.** { $reason }
    -# Voici ce qui marche encore. Modifie-le ou recommence ; rien n’a été joué.
plan-differs =
    ⚠️ **Le plateau a changé : ton plan donnerait un autre résultat.** Vérifie-le, puis **Confirmer**.

button-keep-plan = Garder le plan
button-careful = Me demander si le plateau change
button-careless = Jouer même si le plateau change
plan-menu = Modifier tes plans…
plan-change = Modifier le plan { $number }
plan-drop = Abandonner le plan { $number }
plan-prefer = Mettre le plan { $number } en premier
