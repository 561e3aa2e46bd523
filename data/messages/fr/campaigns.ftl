# Campagnes : ce qui ne va pas dans celle que quelqu’un veut.

campaign-problem-too-few = Une campagne demande au moins { $fewest } personnes, et il n’y en a que { $people }.
campaign-problem-too-many = Une campagne accueille jusqu’à { $most } personnes ; { $people }, c’est trop.
campaign-problem-odd-pairs = Pour former des paires, il faut un nombre pair de personnes, et { $people } est impair : quelqu’un n’aurait pas de partenaire.
campaign-problem-games = Chacun peut jouer de 1 à { $most } parties, pas { $games }.
campaign-problem-tour-games = Un grand tour a toujours 14 parties, une par plateau : n’indique pas de nombre de parties.
campaign-problem-tour-boards = Un grand tour passe par les quatorze plateaux : n’indique pas de plateaux, ou joue une saison.
campaign-problem-unknown-board = Il n’y a pas de plateau « { $board } ». Choisis parmi { $boards }.
campaign-problem-board-unsuited = { $board } convient à { $suits } joueurs, mais les tables de cette campagne en ont { $seats }. Retire ce plateau.
campaign-problem-not-even = Avec des tables de { $sizes }, { $entrants } ne peuvent pas jouer { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} chacun. Change le nombre de parties, ou ajoute un plateau pour des tables d’une autre taille.
campaign-problem-already-open = Cette campagne a commencé : on ne peut plus la rejoindre. Demande à l’organisation de te faire entrer avec `/campagne remplacer` quand quelqu’un part.
campaign-problem-opened-already = Cette campagne est déjà ouverte.
campaign-problem-no-pairs = Dans cette campagne, chacun joue pour soi : rejoins-la sans partenaire.
campaign-problem-own-partner = Tu ne peux pas être ton propre partenaire. Nomme quelqu’un d’autre, ou viens sans partenaire : tu en recevras un à l’ouverture.
campaign-problem-joined-already = Tu y es déjà.
campaign-problem-partner-taken = Cette personne a déjà un partenaire dans cette campagne. Nomme quelqu’un d’autre, ou viens sans partenaire.
campaign-problem-not-in = Cette personne n’est pas dans cette campagne.
campaign-problem-you-not-in = Tu n’es pas dans cette campagne.
campaign-problem-not-running = Cette campagne n’est pas en cours.
campaign-problem-substitute-taken = Cette personne participe déjà à cette campagne. Nomme quelqu’un qui n’y est pas.
campaign-problem-too-late-for-substitute = Toutes les parties de cette personne ont commencé, ou ont été retirées au sort sans elle : il n’y a plus rien à reprendre.
campaign-problem-no-such-game = Il n’y a pas de partie { $game } : celles de cette campagne vont de 1 à { $games }.
campaign-problem-game-not-over = La partie { $game } n’est pas finie. Tu pourras la corriger ensuite.
campaign-problem-scores = Donne les points de victoire des { $seats } places, de la première à la dernière, comme « 101 95 88 70 » ; ou « nulle » si la partie ne doit pas compter.
campaign-problem-not-organiser = Seules l’organisation et la gestion du serveur peuvent faire cela.
campaign-problem-none-here = Aucune campagne n’est en cours sur ce serveur. Lances-en une avec `/campagne nouvelle`.
campaign-problem-which = Plusieurs campagnes sont en cours ici ({ $names }). Ajoute `campagne:` pour dire laquelle.
campaign-problem-no-threads = Une campagne ouvre un fil pour chaque partie, et ce salon n’en accepte pas. Essaie un salon textuel ordinaire.
campaign-problem-taken-over-already = Tu organises déjà cette campagne.
campaign-problem-organiser-here = La personne qui l’organise était là ces deux dernières semaines. La gestion du serveur peut reprendre la campagne à tout moment.
campaign-heading = ## { $name }
campaign-format = { $format ->
    [season] Saison : chacun joue { $games ->
        [one] une partie
       *[other] { $games } parties
    } contre des adversaires différents.
    [league] Ligue : divisions, montées et descentes, { $seasons ->
        [one] une saison
       *[other] { $seasons } saisons
    }, { $games ->
        [one] une partie
       *[other] { $games } parties
    } par personne et par saison.
    [tournament] Tournoi : { $games ->
        [one] une partie
       *[other] { $games } parties
    } dans ton groupe, puis les finales.
   *[grand_tour] Grand tour : quatorze plateaux, une partie sur chacun.
}
campaign-format-open = { $format ->
    [season] Saison : tout le monde joue autant de parties, contre des adversaires différents.
    [league] Ligue : divisions, montées et descentes, { $seasons ->
        [one] une saison
       *[other] { $seasons } saisons
    }.
    [tournament] Tournoi : des groupes, puis les finales.
   *[grand_tour] Grand tour : quatorze plateaux, une partie sur chacun.
}
campaign-organised = Organisation : { $who }.
campaign-organised-by-nobody = Personne ne l’organise en ce moment : `/campagne reprendre` te la confie.
campaign-pairs = Paires fixes, en équipes. Rejoins avec `/campagne rejoindre partenaire:`, ou viens sans partenaire : tu en recevras un à l’ouverture.
campaign-boards = Plateaux : { $boards }.
campaign-pace = Rythme : { $pace }.
campaign-rounds-last = Une ronde dure { $days ->
    [one] un jour
   *[other] { $days } jours
} au plus ; la suivante commence plus tôt si toutes les parties sont finies.
campaign-rounds-free = La ronde suivante commence quand toutes les parties de la dernière sont finies.
campaign-starts = La première ronde commence le { $when }.
campaign-joined = { $count ->
    [0] Personne n’est encore inscrit.
    [one] Une personne inscrite : { $who }
   *[other] { $count } personnes inscrites : { $who }
}
campaign-preview = { $seasons ->
    [one] Avec { $people } personnes
   *[other] Par saison, avec { $people } personnes
} : { $games ->
    [one] une partie
   *[other] { $games } parties
} en { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}, { $each } chacun. Deux personnes se rencontrent { $meetings }, et chacun occupe chaque place { $seats }.
campaign-preview-groups = { $kind ->
    [tournament] { $count } groupes ({ $sizes }), puis les finales (tables : { $tables }). Avant les finales, on ne se rencontre que dans son groupe.
   *[league] { $count } divisions ({ $sizes }). On ne se rencontre que dans sa division.
}
campaign-preview-byes = De temps en temps, quelqu’un ne joue pas une ronde ; cela arrive à tout le monde aussi souvent ({ $byes } fois en tout).
campaign-preview-lasts = Cela prend { $days ->
    [one] un jour
   *[other] { $days } jours
} au plus.
campaign-times = { $least ->
    [0] { $most ->
        [0] jamais
        [1] une fois au plus
       *[other] jusqu’à { $most } fois
    }
   *[other] { $same ->
        [yes] { $most ->
            [1] une fois
           *[other] { $most } fois
        }
       *[no] de { $least } à { $most } fois
    }
}
campaign-button-join = Rejoindre
campaign-button-leave = Quitter
campaign-button-open = Lancer
campaign-founded = Les inscriptions à { $name } sont ouvertes dans ce salon. Quand tout le monde est là, c’est à toi de lancer la campagne.
campaign-you-joined = Tu participes à { $name }. Tes parties s’ouvrent toutes seules, chacune dans un fil.
campaign-you-joined-pair = Vous participez tous les deux à { $name }, en paire.
campaign-you-joined-asked = Tu participes à { $name }. { $partner } doit aussi s’inscrire : demande-lui d’appuyer sur **Rejoindre**. Sinon, tu recevras quelqu’un d’autre à l’ouverture.
campaign-you-took-over = Tu as repris une place dans { $name }, avec ses points. Tes parties s’ouvrent toutes seules, chacune dans un fil.
campaign-you-joined-private = Tes résultats sont privés : le classement t’affiche sans nom, comme « { campaign-private } ». À tes tables, on voit toujours qui joue.
campaign-you-left = Tu as quitté { $name }.
campaign-you-left-running = Tu as quitté { $name }. Tes points restent, des ordinateurs finissent tes parties en cours, et un nouveau tirage répartit le reste sans toi.
campaign-opened = Les inscriptions à { $name } sont closes. La première ronde commence le { $when }.
campaign-opened-now = La campagne { $name } est lancée, et les premières parties arrivent.
campaign-state = { $format ->
    [season] Saison
    [league] Ligue, saison { $season }
    [tournament] { $season ->
        [1] Tournoi, groupes
       *[other] Tournoi, finales
    }
   *[grand_tour] Grand tour
} · ronde { $round } sur { $rounds } · parties finies : { $done } sur { $games }
campaign-state-over = { $format ->
    [season] Saison
    [league] Ligue, { $season ->
        [one] une saison
       *[other] { $season } saisons
    }
    [tournament] Tournoi
   *[grand_tour] Grand tour
} · finie après { $games ->
    [one] une partie
   *[other] { $games } parties
}
campaign-cancelled = Cette campagne a été annulée. Les parties encore ouvertes peuvent se finir à leurs tables.
campaign-cancelled-early = Cette campagne a été annulée avant de commencer.
campaign-next-round = Prochaine ronde : { $when }.
campaign-section = { $kind ->
    [league] Division { $number }
    [tournament] Groupe { $number }
   *[finals] Table { $number }
}
campaign-column =
    .points = Points
    .games = Parties
    .won = Gagnées
    .vp = PV
campaign-tie-breakers = Égalités : parties gagnées, PV face à la moyenne, points des adversaires, ordre d’inscription
campaign-row = { $place }. { $name } : { $points } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
})
campaign-more-rows = … et { $count } de plus
campaign-alt = Classement de la campagne { $name }. { $rows }
campaign-pair = { $one } & { $other }
campaign-deleted = Compte supprimé
campaign-private = Profil privé
campaign-left-mark = { $name } (a quitté)
campaign-note = { $what ->
    [left] { $about } a quitté la campagne.
    [substituted] { $about } remplace { $before }.
    [corrected] { $by } a corrigé la partie { $game } ({ $before } → { $after }) : { $reason }
    [voided] La partie { $game } a été abandonnée et ne compte pour personne.
    [taken_over] { $by } organise maintenant cette campagne.
   *[promoted] Montée : { $about }.
}
campaign-note-void = nulle
campaign-notes-heading = Dernièrement :
campaign-ceremony =
    ## La campagne { $name } est finie !
    Victoire : { $winner }. Félicitations !
campaign-ceremony-place = **{ $place }.** { $who }
campaign-ceremony-facts = Parties : { $games }. Joueurs : { $people }. Plateaux : { $boards }. Meilleur score : { $best } ({ $who }).
campaign-ceremony-thanks = Merci à toutes et à tous d’avoir joué. `/campagne exporter` donne tous les résultats.
campaign-race =
    .title = { $name }, la course
    .rounds = après la ronde
    .points = points
campaign-race-row = { $name } : { $points }
campaign-race-alt = Une courbe des points des meilleurs : { $rows }
campaign-status-yours = Ta place : { $place } sur { $of }. Tes points : { $points }, après { $games ->
    [one] une partie
   *[other] { $games } parties
}.
campaign-status-open = Tes parties en cours : { $places }
campaign-status-asked = On te propose de remplacer { $leaver }, points compris : `/campagne rejoindre` pour accepter.
campaign-status-wanted = { $who } aimerait jouer en paire avec toi : `/campagne rejoindre` pour accepter.
campaign-substituted = { $follower } remplace { $leaver }, points compris, dès la prochaine partie.
campaign-substitute-asked = { $follower } remplacera { $leaver }, points compris, une fois d’accord : demande-lui de taper `/campagne rejoindre`.
campaign-corrected = La partie { $game } est corrigée. Tout le monde voit l’ancien résultat, et pourquoi tu l’as changé.
campaign-exported = Tout ce qui a été joué dans { $name }, en CSV et en JSON.
campaign-taken-over = Tu organises maintenant { $name }.
campaign-cancel-sure = Cela met fin à { $name } pour tout le monde. Ajoute `confirmer: { choice-yes }` si c’est ce que tu veux.
campaign-cancel-done = La campagne { $name } est annulée.
command-campaign = campagne
    .description = Saisons, ligues, tournois et grands tours
command-campaign-new = nouvelle
    .description = Lancer une campagne dans ce salon
command-campaign-new-name = nom
    .description = Comment elle s’appelle
command-campaign-new-format = format
    .description = Saison, ligue, tournoi ou grand tour
command-campaign-new-games = parties
    .description = Combien de parties chacun joue ; rien pour un nombre qui tombe juste
command-campaign-new-boards = plateaux
    .description = Les plateaux, séparés par des virgules ; rien pour tous ceux qui conviennent
command-campaign-new-pairs = paires
    .description = Des paires fixes, en équipes
command-campaign-new-cards = cartes
    .description = Les cartes du jeu de base ou celles de Venus
command-campaign-new-seasons = saisons
    .description = Combien de saisons dure une ligue
command-campaign-new-pace = rythme
    .description = Combien de temps une table attend quelqu’un
command-campaign-new-round_days = jours_par_ronde
    .description = Après combien de jours la ronde suivante commence au plus tard
command-campaign-new-start = début
    .description = Le jour de la première ronde, comme 1er mai
command-campaign-status = état
    .description = Où en est la campagne, et où tu en es
command-campaign-status-campaign = campagne
    .description = Quelle campagne
command-campaign-join = rejoindre
    .description = Participer, avec ou sans partenaire
command-campaign-join-partner = partenaire
    .description = Avec qui tu joues, dans les campagnes en paires
command-campaign-join-campaign = campagne
    .description = Quelle campagne
command-campaign-leave = quitter
    .description = Quitter une campagne
command-campaign-leave-campaign = campagne
    .description = Quelle campagne
command-campaign-open = lancer
    .description = Organisation : fermer les inscriptions et commencer la première ronde
command-campaign-open-campaign = campagne
    .description = Quelle campagne
command-campaign-substitute = remplacer
    .description = Quelqu’un reprend une place avec ses points
command-campaign-substitute-player = joueur
    .description = Qui part
command-campaign-substitute-follower = successeur
    .description = Qui prend la suite
command-campaign-substitute-campaign = campagne
    .description = Quelle campagne
command-campaign-correct = corriger
    .description = Organisation : corriger le résultat d’une partie, au vu de tous
command-campaign-correct-game = partie
    .description = Le numéro de la partie
command-campaign-correct-points = points
    .description = Les points de victoire place par place, comme 101 95 88 70 ; ou nulle
command-campaign-correct-reason = raison
    .description = Pourquoi ; tout le monde peut le lire
command-campaign-correct-campaign = campagne
    .description = Quelle campagne
command-campaign-export = exporter
    .description = Tous les résultats en CSV et en JSON
command-campaign-export-campaign = campagne
    .description = Quelle campagne
command-campaign-takeover = reprendre
    .description = Reprendre une campagne dont plus personne ne s’occupe
command-campaign-takeover-campaign = campagne
    .description = Quelle campagne
command-campaign-cancel = annuler
    .description = Organisation : mettre fin à une campagne pour tout le monde
command-campaign-cancel-sure = confirmer
    .description = Choisis oui si c’est ce que tu veux
command-campaign-cancel-campaign = campagne
    .description = Quelle campagne
choice-season = saison
choice-league = ligue
choice-tournament = tournoi
choice-grand_tour = grand tour
