# Le panneau privé, et les réponses aux clics.

panel-asked = ### { $question }
panel-asked-within =
    ### { $question }
    { $group }
panel-asked-again =
    ### { $question }
    Ou **Confirmer** pour en rester là. Personne ne l’a encore vu.
panel-ready =
    ### C’est prêt
    Personne ne l’a encore vu. **Confirmer** pour jouer.
panel-waiting = ### Ce n’est pas encore à toi
    On attend { $seat }. Voici ta main en attendant.
panel-replaced = Tu as rouvert ceci dans un message plus récent. **Jouer** le ramène ici.
panel-over = ### La partie est finie
panel-done = **Joué.**
    .nothing = Tu as choisi de ne rien faire.
    .next = -# Je t’appellerai quand ce sera de nouveau à toi. D’ici là, **{ $button }** te permet de prévoir ton prochain tour.
    .elsewhere = C’est aussi à toi dans { $place }.
panel-so-far = **Jusqu’ici**
panel-nothing-yet = rien encore qui change le plateau
panel-no-effect = Cette fois, elle ne fait rien d’autre.
panel-storehouse = -# Tu as { $coins } · { $goods } · { $spaces ->
        [0] aucun emplacement libre
        [one] { $spaces } emplacement libre
       *[other] { $spaces } emplacements libres
    }
    .fish = { $stock } · { $fish }
panel-choose-page = { $asked } (page { $page } sur { $pages })

button-undo = Annuler
button-next-table = Table suivante
button-confirm = Confirmer
button-back = Revenir d’une étape
button-afresh = Recommencer
button-other-choice = ◀ Retour à la liste
button-page-before = ◀ Avant
button-page-after = Après ▶
button-unknown = Ce bouton est périmé et ne marche plus. Prends le dernier message de la table, ou tape **/aide**.
button-of-another-table = Ce bouton appartient à une autre table. Va dans le salon de cette table.

look-hand = Ta main. Personne d’autre ne la voit.
look-display = Les cartes à vendre, et ce qu’elles coûtent.
look-board = Le plateau, avec tout ce qui est nouveau depuis ton dernier tour.
look-board-watching = Le plateau tel qu’il est.
look-log-empty = Rien ne s’est encore passé.

undo-done = Annulé. **{ $button }** montre ton tour tel que tu l’avais, pour que tu le changes.
undo-asked = J’ai demandé aux autres. Ce sera annulé dès qu’ils seront d’accord.

team-which = Ton équipe…
team-named = Équipe { $team }
team-drawn = Au hasard
team-explained = Avec qui veux-tu jouer ? Deux joueurs de la même équipe sont partenaires.
team-chosen = C’est noté.
colour-which = Ta couleur…
colour-any = Ce qui reste
colour-explained = Avec quelle couleur veux-tu jouer ? Sa forme et sa lettre vont avec.
colour-chosen = Tu joueras { $sign }.
    .any = Tu recevras une couleur restante au début de la partie.
computer-which = Un ordinateur…
computer-explained =
    { $free ->
        [0] Toutes les places sont prises.
        [one] Une place est libre. Ajoute ou retire un ordinateur :
       *[other] { $free } places sont libres. Ajoute ou retire un ordinateur :
    }
computer-seat = Ajouter : { $level }
computer-remove = Retirer : { $level }

relay-title = Écrire à ton partenaire
relay-field = Ce que tu veux dire
    .public = Ce que tu veux dire ; tout le monde le lira
relay-sent = Je le transmets à ton partenaire.
    .public = Je le publie dans le salon : à cette table, tout le monde lit ce que disent les partenaires.

sorry-slow = Cela a mis trop de temps à démarrer. Clique encore une fois.
sorry-a-bug = Quelque chose s’est mal passé de notre côté, et rien n’a changé. Si cela se répète, donne ce code à l’équipe du bot : **{ $id }**.
