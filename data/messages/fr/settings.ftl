# Ce que chacun a réglé pour soi, et pour un serveur.

settings = **Tes réglages**
settings-reminders = - Rappels : { $way ->
    [ping] une mention à la table
    [dm] un message privé
   *[off] aucun
}
    .closed = - Rappels : une mention à la table, tes messages privés étant désactivés
settings-messages = - Messages privés : { $on ->
    [yes] oui. En équipe, tu reçois ta main quand elle change, et ta part des cartes de ton partenaire.
   *[no] non. Tu trouves ce qu’il te faut dans le salon, où personne d’autre ne le voit. Les messages de ton partenaire ne t’arrivent pas.
}
settings-zone = - Fuseau horaire : { $zone }, où il est { $time }
    .none = - Fuseau horaire : non réglé, je prends donc UTC, où il est { $time }
settings-quiet = - Heures de silence : de { $begin } à { $end }
    .none = - Heures de silence : aucune
settings-stand-in = - Ton remplaçant : { $level }
settings-language = - Langue : { $language }
    .none = - Langue : celle de ton Discord
settings-letter = - Lettre du jour : à { $time }, avec un coup d’œil sur toutes tes tables
    .none = - Lettre du jour : aucune
    .closed = - Lettre du jour : à { $time }, mais tes messages privés sont désactivés : elle ne peut pas t’arriver
settings-private = - Résultats et cotes : { $on ->
    [yes] privés. Personne d’autre ne voit tes statistiques ni ta cote, et tu n’apparais ni dans les classements ni dans les records.
   *[no] les autres peuvent les voir
}
settings-next-letter = -# Ta prochaine lettre arrive { $when }, si tu es alors à une table.
settings-how = -# Change-les avec les options de `/réglages perso`.

server-settings = **Les réglages de ce serveur**
server-settings-language = - Langue des nouvelles tables, sauf avis contraire : { $language }
    .none = - Langue des nouvelles tables, sauf avis contraire : celle de ce serveur dans Discord
server-settings-threads = - Où vont les nouvelles tables : { $on ->
    [yes] chacune dans un fil, pour qu’un salon en ait plusieurs
   *[no] dans le salon même, une à la fois
}
server-settings-lobby = - Une table ferme si personne ne vient pendant { $time }
    .never = - Une table attend jusqu’à ce que quelqu’un la ferme
server-settings-seats = - Liste des places libres : dans { $channel }
    .none = - Liste des places libres : nulle part
server-settings-moved = -# { $count ->
    [one] Une table qui attend en ce moment attendra aussi longtemps.
   *[other] { $count } tables qui attendent en ce moment attendront aussi longtemps.
}
server-settings-pace = - { $pace } Cela vaut pour les nouvelles tables, sauf avis contraire.
    .none = - Rythme : pas de limite de temps pour les nouvelles tables, sauf avis contraire.
server-settings-call = - Appel quand une table s’ouvre : { $role }
    .none = - Appel quand une table s’ouvre : personne
server-settings-openers = - Qui peut ouvrir des tables : { $role }, et la modération
    .none = - Qui peut ouvrir des tables : tout le monde
server-settings-how = -# Qui gère le serveur peut les changer avec les options de `/réglages serveur`. `réinitialiser` en remet un à sa valeur de départ.

error-unclear-zone = Je ne connais pas de fuseau « { $typed } ». Voulais-tu dire { $nearest } ?
error-unknown-zone = Je ne connais pas de fuseau « { $typed } ». Commence à taper une ville proche, comme Paris ou Montréal, et choisis dans la liste.
error-offset-given = « { $typed } » ne dit pas quand tu passes à l’heure d’été. Même heure en ce moment : { $zones }. Choisis un fuseau par son nom, ou par une ville près de chez toi.
error-unclear-hours = Je ne comprends pas « { $typed } » comme heures de silence. Dis par exemple `22-7` ou `22:30-6:00`, ou `aucune`.
error-most-of-the-day = « { $typed } » couvrirait presque toute la journée. Voulais-tu dire `{ $nearest }` ? Sinon, écris « du matin » après la première heure.
error-unclear-hour = Je ne comprends pas « { $typed } » comme heure. Dis par exemple `8:00` ou `20:00`, ou `aucune`.
error-unclear-patience = Je ne comprends pas « { $typed } » comme durée. Dis par exemple `3 jours` ou `12 heures`, ou `jamais`.
error-patience-out-of-bounds = Une table ne peut pas attendre { $given }. Choisis entre { $shortest } et { $longest }, ou `jamais`.
error-no-text-channel = { $channel } n’est pas un salon textuel. Choisis-en un où l’on peut lire et écrire.
error-list-not-allowed = Je ne peux pas mettre de liste dans { $channel } : il m’y manque le droit { $missing }.
error-role-not-called = Je ne peux pas mentionner { $role } : l’appel ne préviendrait personne. Active **Permettre à tout le monde de @mentionner ce rôle** dans les paramètres du serveur, puis réessaie.
error-not-administrator = Seuls ceux qui peuvent gérer le serveur changent ses réglages.
error-may-not-open = Sur ce serveur, seules certaines personnes peuvent ouvrir des tables. Demande à la modération, ou rejoins la table de quelqu’un.

# La lettre du jour.
letter = ### Tes tables aujourd’hui
    { $yours ->
        [0] { $count ->
            [one] Ta table ne t’attend pas.
           *[other] Aucune de tes { $count } tables ne t’attend.
        }
        [one] **1 table t’attend.**
       *[other] **{ $yours } tables t’attendent.**
    }
letter-line-due = { $line } ; le temps s’achève { $due }
letter-how = -# `/réglages perso` change quand vient cette lettre, ou l’arrête.

# Les places libres d'un serveur.
seats-heading = ### Places libres
seats-none = Aucune table ne cherche de joueurs en ce moment. `/concordia nouvelle` en ouvre une.
seats-line = { $place }, places prises : { $taken } sur { $seats }{ $team ->
    [yes] {", par équipes de deux"}
   *[no] {""}
}
seats-host = chez { $host }
seats-line-parts = - { $parts }
seats-more = Et { $count ->
    [one] 1 table de plus
   *[other] { $count } tables de plus
}.
seats-button-join = Rejoindre { $board } ({ $free ->
    [one] { $free } libre
   *[other] { $free } libres
})
seats-button-call = M’appeler quand une place est libre
seat-call-now = { $how ->
    [once] Je t’appellerai une fois, dès qu’une place est libre sur ce serveur. Puis j’arrête.
    [always] Je t’appellerai chaque fois qu’une table avec une place libre s’ouvre sur ce serveur, une fois par table.
   *[never] Je ne t’appelle pas quand une place est libre sur ce serveur.
}
seat-call-which = Quand t’appeler
seat-call-never = Jamais
seat-call-once = Une fois, puis arrêter
seat-call-always = Pour chaque table
menu-invite = Inviter à ma table
menu-invited = J’ai invité { $player } à ta table dans { $place }.
error-no-lobby-of-yours = Tu n’as pas, sur ce serveur, de table qui cherche encore des joueurs. `/concordia nouvelle` en ouvre une.
