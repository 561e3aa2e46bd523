# De courts messages dans un salon, ou à une personne.

notice-resigned = { $player } a quitté la partie. Un ordinateur ({ $level }) prend la suite : { $seat }.
notice-removed = { $player } ne joue plus { $seat }. { $following ->
    [person] { $next } prend la suite.
   *[computer] Un ordinateur ({ $next }) prend la suite.
}
notice-sent-away = { $player } n’est plus à cette table. L’hôte peut inviter de nouveau cette personne avec `/concordia inviter`.
notice-table-opened = { $role }, il y a une nouvelle table. Venez jouer !
notice-seat-free = { $mentions } : une place est libre ici. { $count ->
    [one] Viens jouer !
   *[other] Premier arrivé, premier servi : venez jouer !
}
notice-lobby-expired = ### Cette table est fermée
    Personne n’est venu pendant { $time } : j’ai cessé d’attendre. `/concordia nouvelle` en ouvre une autre.
    .full = ### Cette table est fermée
        Tout le monde était là, mais la partie n’a pas été lancée pendant { $time } : j’ai cessé d’attendre. `/concordia nouvelle` ouvre une autre table.
notice-lobby-full = { $host }, tout le monde est là. Appuie plus haut sur **Commencer** pour lancer la partie.
    .closes = { $host }, tout le monde est là. Appuie plus haut sur **Commencer** pour lancer la partie. Sinon, cette table ferme { $when }.
notice-invited = { $player }, { $by } aimerait jouer avec toi. Viens !
notice-computer-stuck = L’ordinateur qui joue { $seat } est bloqué, mais continue d’essayer. L’hôte peut proposer sa place à quelqu’un avec `/concordia remplacer` ; l’équipe du bot trouvera la raison dans le journal.
notice-rematch = { $mentions }, { $by } veut une revanche. { $count ->
    [one] Viens jouer !
   *[other] Venez jouer !
}
notice-rematch-alone = { $by } veut une revanche.
notice-replaced = { $player } joue maintenant { $seat }.
notice-host = { $player } est maintenant l’hôte de cette table.
notice-no-host = Cette table n’a plus d’hôte.
notice-held = **Cette table est en pause.** Après une mise à jour du bot, la partie se jouerait autrement. Rien n’est perdu, et l’équipe du bot est prévenue.
notice-released = **Cette table reprend.** Rien n’a été perdu.
notice-abandoned = ### Cette table a été abandonnée
    .seed = Sa graine était `{ $seed }`.
    .promised = Sa graine était `{ $seed }`, dont le SHA-256 avait été publié d’avance : `{ $commitment }`.
    .imported = Ce qui a été distribué depuis l’import vient de la graine `{ $seed }`, dont le SHA-256 avait alors été publié : `{ $commitment }`.
notice-imported = ### Une partie importée
    .by = { $who } a importé cette partie après { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
    .promise =
        Qui a son enregistrement peut connaître toutes les mains jusqu’ici : je ne me porte donc pas garant de ce qui a été distribué avant. Je viens de remélanger le reste de la pioche avec une nouvelle graine.
        -# Voici le SHA-256 de la nouvelle graine, pour la vérifier à la fin : `{ $commitment }`
# À l'hôte, quand le bot ne peut plus écrire là où est la table : pourquoi, et que faire.
notice-channel-closed = { $reason ->
    [deleted] Le salon de ta table { $board } a été supprimé : la partie y est finie.
    [lost] J’ai été retiré il y a une semaine du serveur de ta table { $board } : la partie y est finie.
    [removed] J’ai été retiré du serveur de ta table { $board } : elle est suspendue. Si on m’invite de nouveau dans la semaine, la partie continue ; sinon, elle s’arrête.
    [archived] { $channel } est fermé : ta table { $board } y est suspendue. Rouvre-le et déverrouille-le, et je continuerai tout seul.
    [locked] { $channel } est verrouillé : ta table { $board } y est suspendue. Déverrouille-le, et je continuerai tout seul.
    [no_access] Je ne vois plus { $channel } : ta table { $board } y est suspendue. Laisse-moi voir le salon ; si c’est un fil privé, ajoute-moi. Je continuerai tout seul.
    [rejected] Discord refuse ce que j’écris dans { $channel } : ta table { $board } y est suspendue. Si c’est un filtre du serveur (AutoMod), laisse passer mes messages. Utilise ensuite là-bas l’un de mes boutons ou l’une de mes commandes, et je continuerai.
   *[no_permission] Je n’ai plus le droit d’écrire dans { $channel } : ta table { $board } y est suspendue. Laisse-moi y envoyer des messages, joindre des fichiers et intégrer des liens, et je continuerai tout seul.
}

# Ce qu'un partenaire dit à l'autre, avant les mots eux-mêmes.
notice-partner-said = { $who } à { $partner } :
notice-partner-said-alone = ### Un message de ton partenaire
    .where = { $who }, { $board } dans { $channel } :
# Dans le salon, parce que cela n'a pas pu être remis en privé.
notice-partner-unheard = { $mention }, { $who } t’a envoyé un message, mais je ne peux pas t’écrire en privé. Autorise les messages privés, ou active-les avec `/réglages perso`, et demande à ton partenaire de le renvoyer.
