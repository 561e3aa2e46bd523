# Le message d'une table où l'on joue, et ce qui va avec.

table-heading = ## { $board }, tour { $turn }
# À qui doit jouer ; ceci mentionne la personne.
table-your-turn = { $mention }, c’est ton tour. { $waiting }
table-your-part = { $mention }, c’est à toi. { $waiting }
# Tous choisissent un patricien du forum en même temps ; ceci mentionne ceux qui doivent encore le faire.
table-choose-patricians = { $mentions } : il reste à choisir un patricien.
    .how = -# **Jouer** te montre tes deux patriciens. Personne ne voit lequel tu gardes avant que tous aient choisi ; d’ici là, tu peux changer d’avis. Tu peux aussi choisir en message privé, avec `/choisir`.
table-first-turn = -# **Jouer** te montre tes cartes et demande une chose à la fois. Personne d’autre ne le voit, et rien ne compte avant que tu confirmes.
# La même chose sans mentionner personne.
table-turn-of = { $waiting }
table-asked-by-dm = { $waiting } J’ai demandé par message privé.
table-thinking = { $who } réfléchit.
table-empty-seat = Personne ne joue encore { $who }. L’hôte peut proposer la place à quelqu’un, ou à un ordinateur, avec `/concordia remplacer`.
table-last-turns = { $final ->
    [yes] **Le dernier tour.**
   *[no] **Les derniers tours.**
} { $cause ->
    [fifteenth_house] { $who } a construit la quinzième maison
   *[last_card] { $who } a pris la dernière carte
} et reçoit la carte Concordia. La partie s’achève après le tour { $last }.
table-since = **Depuis ton dernier tour :**
# Seul contre Contrarius : avec ce qu’il a fait.
table-last-turn = **Ton dernier tour :**
table-since-beginning = **Jusqu’ici :**
table-since-turn-of = Depuis le dernier tour ({ $who }) :
table-digest-line = - { $line }
table-undo-asked = Un vote est en cours : { $who } demande à annuler.
table-takebacks = -# Cette partie se joue avec reprises : un tour a été repris alors que les ordinateurs avaient déjà joué.
table-imported = -# { $who } a importé cette partie d’un enregistrement et connaît peut-être la pioche.
    .redealt = -# { $who } a importé cette partie d’un enregistrement et connaît peut-être toutes les mains jusque-là. Le reste de la pioche a été remélangé.
    .nobody = -# Cette partie vient d’un enregistrement. Quiconque le possède connaît peut-être toutes les mains jusque-là.

table-button-play = Jouer
table-button-hand = Ma main
table-button-display = Présentoir
table-button-log = Journal
table-button-undo = Annuler

# Un vote sur une annulation.
vote-heading = ### { $who } veut reprendre sa carte ({ $card }). D’accord ?
    .part = ### { $who } veut annuler. D’accord ?
vote-asks = { $mentions } : { $count ->
    [one] il faut ton accord
   *[other] il faut l’accord de tous
} avant le { $deadline }.
vote-explained = Cela annulerait tout le dernier tour ({ $who }){ $others ->
    [0] {""}
   *[other] {" "}et ce qui s’est passé depuis ({ $seats })
}. Un seul non met fin au vote, tout comme la prochaine étape du jeu.
    .part = Cela annulerait ce qui a été fait pendant ce tour ({ $who }){ $others ->
        [0] {""}
       *[other] {" "}et ce qui s’est passé depuis ({ $seats })
    }. Un seul non met fin au vote, tout comme la prochaine étape du jeu.
vote-agreed = D’accord jusqu’ici : { $seats }.
vote-nobody-yet = Personne n’a encore répondu.
vote-granted =
    ### Annulé
    { $who } a annulé son dernier tour. La partie reprend là.
vote-refused =
    ### Pas annulé
    { $by } a dit non : on ne change rien.
vote-withdrawn =
    ### Pas annulé
    { $who } a retiré sa demande.
vote-late =
    ### Pas annulé
    Tous n’ont pas accepté à temps.
vote-moved-on =
    ### Pas annulé
    La partie a avancé.
vote-button-agree = D’accord
vote-button-refuse = Non

# Un vote sur une place.
removal-heading = ### Remplacer { $who } ?
removal-asks = { $mentions } : { $count ->
    [one] il faut ton accord
   *[other] il faut l’accord de plus de la moitié d’entre vous
} avant le { $deadline }.
removal-by-computer = { $by } propose qu’un ordinateur ({ $level }) prenne la suite.
removal-by-person = { $by } propose { $player } pour prendre la suite.
removal-agreed = Pour jusqu’ici : { $seats }.
removal-refused = Contre jusqu’ici : { $seats }.
removal-ended-refused =
    ### La place reste comme elle est
    Trop de votes contre le remplacement : { $who } reste.
removal-ended-withdrawn =
    ### La place reste comme elle est
    Le vote a été retiré : { $who } reste.
removal-ended-late =
    ### La place reste comme elle est
    Il n’y a pas eu assez d’accords à temps : { $who } reste.
removal-ended-moved-on =
    ### Le vote est fini
    Les joueurs ont changé entre-temps.
removal-ended-done =
    ### C’est voté
    Plus de la moitié est d’accord.

# Un vote sur la fin de la partie.
abandonment-heading = ### Mettre fin à cette partie pour tout le monde ?
abandonment-asks = { $by } le propose. { $mentions } : il faut { $every ->
    [one] ton accord
    [yes] l’accord de tous
   *[no] l’accord de plus de la moitié d’entre vous
} avant le { $deadline }. Pour arrêter sans les autres, il y a `/concordia quitter`.
abandonment-ended = { $why ->
    [passed]
        ### La partie s’arrête là
        Assez d’entre vous sont d’accord.
    [refused]
        ### La partie continue
        Trop d’entre vous veulent continuer.
    [withdrawn]
        ### La partie continue
        Le vote a été retiré.
    [late]
        ### La partie continue
        Il n’y a pas eu assez d’accords à temps.
   *[moved_on]
        ### Le vote est fini
        Les joueurs ont changé entre-temps.
}

# Une place proposée à quelqu'un.
offer-heading = ### Une place est proposée : { $seat }
offer-asks = { $player }, { $by } aimerait que tu la joues.
offer-explained = Rien ne se passe avant que tu acceptes. Tu as jusqu’au { $deadline } ; ensuite, ou si tu refuses, la place reste comme elle est.
offer-button-accept = Accepter
offer-button-decline = Refuser
offer-ended = { $why ->
    [accepted] ### { $seat } change de mains
   *[other] ### { $seat } reste comme avant
}
    .how = { $why ->
        [accepted] { $player } accepte. Bienvenue !
        [declined] { $player } préfère ne pas jouer. Merci d’avoir répondu !
        [withdrawn] L’offre a été retirée.
        [late] { $player } n’a pas répondu à temps. Rien n’empêche de redemander.
       *[moved_on] Les joueurs ont changé entre-temps.
    }

# Messages privés aux partenaires, et à qui choisit un patricien.
dm-patrician = ### Ton patricien
    .where = { $board } dans { $channel }, avant le premier tour. Choisis ici ou là-bas : c’est le même choix.
dm-hand = ### Ta main
    .where = { $board } dans { $channel }, tour { $turn } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .partner = Ton partenaire : { $partner }.
dm-hand-card = - { $card }
dm-hand-cards = - { $count } × { $card }
dm-start = ### Avant le premier tour
dm-part = ### { PERSON($owner) ->
    [you] Ta part de ton propre tour
   *[other] Ta part du tour ({ $owner })
}
    .where = { $board } dans { $channel }, tour { $turn }.
dm-button-tell = Écrire à mon partenaire
dm-button-reply = Répondre

# La fin d'une partie.
over-heading = ## { $board } : la partie est finie, après le tour { $turn }
over-takebacks = -# Cette partie s’est jouée avec reprises : un tour a été repris alors que les ordinateurs avaient déjà joué.
over-seed = -# La graine de cette partie était `{ $seed }`. L’enregistrement est joint.
over-promise =
    -# La graine de cette partie était `{ $seed }`. Avant que quiconque s’assoie, son SHA-256 avait été publié : `{ $commitment }`.
    -# Envie de vérifier ? `printf %s { $seed } | sha256sum` donne la même chose. L’enregistrement est joint ; `concordia replay` le rejoue.
over-imported =
    -# { $who } a importé cette partie d’un enregistrement et connaissait peut-être toutes les cartes distribuées avant. Je ne m’en porte pas garant.
    .nobody = -# Cette partie vient d’un enregistrement. Je ne me porte pas garant de ce qui a été distribué avant.
    .promise =
        -# Tout ce qui a été distribué depuis vient de la graine `{ $seed }`. À l’import, son SHA-256 avait été publié : `{ $commitment }`.
        -# Envie de vérifier ? `printf %s { $seed } | sha256sum` donne la même chose. L’enregistrement est joint ; `concordia replay` le rejoue.
over-button-rematch = Revanche
over-button-film = Film
film-shown = Toute la partie, tour par tour.
film-failed = Je n’ai pas pu faire le film. Essaie encore ; l’enregistrement de la partie est joint au score final.
