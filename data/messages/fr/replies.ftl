# Les réponses aux commandes, vues seulement par qui les a tapées.

table-begun = La partie est lancée. Appuie sur **{ $button }** ci-dessous quand c’est ton tour.
    .thread = La partie est lancée, dans son propre fil ci-dessous. Appuie là-bas sur **{ $button }** quand c’est ton tour.
table-opened = La table est ouverte. Tout le monde peut la rejoindre ci-dessous ; appuie sur **{ $button }** pour lancer la partie.
    .thread = La table est ouverte, dans son propre fil ci-dessous. On peut la rejoindre d’ici ou de là-bas.
board-suits = { $board } (pour { $seats })
error-unknown-board = Je ne vois pas quel plateau est « { $typed } ». Choisis parmi { $boards }.
error-many-tables = Tu es à plusieurs tables. Tape ceci dans le salon de celle que tu veux.
error-none-waits = Aucune de tes tables ne t’attend. Je t’appellerai quand il y en aura une.
which-table = Tu es à plusieurs tables. De laquelle parles-tu ?
which-table-line = - { $place }, tour { $turn }
    .lobby = - { $place }, attend des joueurs
which-table-forgotten = Je ne sais plus ce que tu as tapé. Tape-le encore une fois.
table-place = { $board } dans { $channel }
    .private = { $board } dans nos messages privés
# Les tables de quelqu'un.
games-heading = **Tes tables : { $count }**
games-none = Tu n’es à aucune table. `/concordia nouvelle` en ouvre une dans le salon d’un serveur.
games-link = { $place } ([y aller]({ $link }))
games-yours = - { $place } : **c’est à toi** (demandé { $since })
    .now = - { $place } : **c’est à toi**
games-waiting = - { $place } : on attend { $who } (demandé { $since })
    .now = - { $place } : on attend { $who }
games-stood-in = { $line } ; un remplaçant joue pour toi
games-lobby = - { $place } : attend des joueurs
games-held = - { $place } : en pause
# Dans un rappel ou une lettre.
games-rest = { $count ->
    [one] Et encore { $count } table.
   *[other] Et encore { $count } tables.
}
games-more = Et { $count } de plus : `/parties` les liste.
# Au-dessus d'une réponse en message privé.
dm-about = -# { $place }
table-listed = { $board } dans #{ $channel }
error-no-table-of-yours = Tu n’es à aucune table. Tape ceci dans le salon d’une table, ou ouvres-en une avec `/concordia nouvelle`.
error-no-person = Un autre bot ne peut pas prendre de place. Pour un ordinateur, ne nomme personne.
error-seats-not-possible = { $mode ->
    [team] Une partie en équipes a 4 ou 6 places, pas { $seats }.
   *[individual] Sans équipes, il faut de 2 à 5 places, pas { $seats }. À six, on joue en équipes : `mode: { choice-team }`.
}
error-needs-forum = { $option ->
    [auction] `{ command-concordia-new-auction }` ne sert qu’avec le forum : active aussi `{ command-concordia-new-forum }`, ou retire `{ command-concordia-new-auction }`.
    [first_tile] `{ command-concordia-new-first_tile }` ne sert qu’avec le forum : active aussi `{ command-concordia-new-forum }`, ou retire `{ command-concordia-new-first_tile }`.
    [invented_tiles] `{ command-concordia-new-invented_tiles }` ne sert qu’avec le forum : active aussi `{ command-concordia-new-forum }`, ou retire `{ command-concordia-new-invented_tiles }`.
   *[open_stack] `{ command-concordia-new-open_stack }` ne sert qu’avec le forum : active aussi `{ command-concordia-new-forum }`, ou retire `{ command-concordia-new-open_stack }`.
}
error-not-here = Cela ne marche que dans le salon d’un serveur. Ici, tu peux jouer en solo : `/concordia solo`.
error-not-allowed-here = Je ne peux pas tenir de partie dans ce salon : il me faut le droit { $missing }. Un admin du serveur peut me le donner.
error-not-added-here = Je ne suis pas encore dans ce fil privé : je ne peux pas y tenir de partie. Mentionne-moi dans un message pour m’ajouter, puis réessaie.
error-not-invited-here = Je ne tiens des parties que dans les serveurs qui m’ont invité. Demande à un admin de m’ajouter ici.
permission-view = de voir le salon
permission-connect = de me connecter au salon vocal
permission-send = d’envoyer des messages
permission-threads = d’envoyer des messages dans les fils
permission-open-threads = d’ouvrir des fils publics
permission-history = de lire l’historique des messages
permission-embed = d’intégrer des liens
permission-attach = de joindre des fichiers

# Quand ce qui a été tapé ne peut pas être fait. Rien n'a changé.
misread-ambiguous = « { $typed } » peut vouloir dire plusieurs choses. Laquelle ?
misread-not-understood = Je ne comprends pas « { $typed } ». Voulais-tu dire ceci ?
misread-nothing-more = « { $typed } » n’est pas possible ce tour-ci. Rien n’a changé.
misread-other-question = Autre chose vient d’abord. { $question }
misread-candidate = - { $label }

host-kicked = Cette personne n’est plus à la table.
host-vote-begun = J’ai demandé aux autres, dans le salon.
host-replaced = La place a un nouveau joueur.
host-offered = J’ai proposé la place, dans le salon. Elle changera de main si c’est accepté.
host-invited = J’ai lancé l’invitation, dans le salon.
host-filled = Un ordinateur prend la place.
host-changed = La table a un nouvel hôte.
host-abandoned = La table est abandonnée.
host-resigned = Tu as laissé ta place. Un ordinateur prend la suite.
    .last = Tu as laissé ta place. Personne d’autre ne joue à cette table : elle est fermée.
sure-abandon = Cela met fin à la partie pour tout le monde ; s’il y a d’autres joueurs, ils votent. Si c’est bien ce que tu veux, retape la commande avec `confirmer: { choice-yes }`.
sure-resign = Un ordinateur prendra ta place. Si c’est bien ce que tu veux, retape la commande avec `confirmer: { choice-yes }`.
    .last = Il n’y a que toi à cette table : elle se ferme quand tu pars. Si c’est bien ce que tu veux, retape la commande avec `confirmer: { choice-yes }`.
orders-keep-dearest = Quand tes marchandises débordent pendant le tour d’un autre, je garde les plus chères pour toi.
orders-ask = Quand tes marchandises débordent pendant le tour d’un autre, je te demande.

record-here = Voici l’enregistrement de la partie. Il permet de rejouer chaque coup.
record-too-large = Ce fichier est trop gros pour être une partie.
record-not-fetched = Je n’ai pas pu télécharger ce fichier. Essaie encore.
record-imported = La partie est sur la table, et ses places sont libres. Remplis chacune avec `/concordia remplacer` : nomme quelqu’un, toi compris, ou personne pour un ordinateur.

rules-unknown-card = Il n’y a ni carte ni règle « { $typed } ». Commence à taper pour voir des suggestions.
    .near = Il n’y a ni carte ni règle « { $typed } ». Voulais-tu dire **{ $nearest }** ?

# L'aide, selon où en est la table.
help-no-table = **Il n’y a pas encore de table ici.**
    `/concordia rapide` lance tout de suite une partie contre des ordinateurs.
    `/concordia nouvelle` ouvre une table : choisis un plateau et le nombre de joueurs. Les autres la rejoignent, puis tu lances la partie.
    Des ordinateurs peuvent prendre autant de places que tu veux.
help-in-private = **Tu n’es à aucune table.**
    `/concordia solo` lance ici même une partie contre Contrarius.
    À plusieurs, les tables sont dans les salons des serveurs : `/concordia nouvelle` en ouvre une là-bas.
    En équipe, je t’enverrai ici ta main et les questions de ton partenaire.
help-many-tables = **Tu es à plusieurs tables.**
    `/parties` les liste. Les commandes marchent ici aussi : si je ne sais pas de quelle table tu parles, je demanderai. `/main` montre tes cartes à chacune.
help-lobby = **Cette table attend des joueurs.**
    Clique sur **{ $join }** sous l’image pour t’asseoir. L’hôte peut ajouter des ordinateurs et cliquer sur **{ $start }**.
    L’hôte a aussi `/concordia retirer`, `/concordia remplacer`, `/concordia hôte` et `/concordia abandonner`.
help-your-turn = **C’est ton tour.**
    Clique sur **{ $button }** et essaie : personne d’autre ne le voit, et rien ne compte avant Confirmer.
    Ou tape-le : `/architecte déplacer: construire:`, `/préfet produire:`, `/mercator vendre: acheter:`. En tapant, tu ne vois que les coups permis.
    `/choisir` répond à tout le reste. `/annuler` annule ton dernier tour.
help-waiting = **C’est à quelqu’un d’autre.**
    Je t’appellerai quand ce sera ton tour. D’ici là, `/prévoir` prépare le prochain, et tu peux regarder avec `/main`, `/plateau`, `/présentoir`, `/journal`, `/historique`, `/score` et `/dieux`.
    En équipe, `/partenaire` envoie un message à ton partenaire.
help-stood-in = **Un remplaçant joue pour toi ici.**
    Appuie sur **{ $button }** dans le dernier message de la table, et la place est de nouveau à toi, tout de suite.
help-watching = **Une partie est en cours ici.**
    Tu peux la suivre avec `/plateau`, `/présentoir`, `/journal`, `/historique`, `/score` et `/dieux`.
help-held = **Cette table est en pause.**
    Après une mise à jour du bot, la partie se jouerait autrement. Rien n’est perdu, et l’équipe du bot est prévenue.
help-abandoned = **Cette table a été abandonnée.**
    `/concordia nouvelle` en ouvre une autre. Si la partie avait commencé, `/concordia enregistrement` te donne ce qui a été joué dans un fichier.
help-over = **La partie est finie.**
    Clique sur **{ $button }** pour rejouer, ou ouvre une autre table avec `/concordia nouvelle`. `/historique` parcourt la partie tour par tour ; `/concordia enregistrement` te la donne dans un fichier.
help-always =
    `/règles` te dit ce que fait une carte, ce que coûtent les choses et ce que rapportent les dieux. `/réglages perso` montre et change tes réglages ; `/concordia quitter` donne ta place à un ordinateur.
    `/confidentialité` montre ce que je garde sur toi. `/à_propos` en dit plus sur ce bot.

about = **Concordia** { $version } : le jeu de plateau par messages, avec toutes les règles.
    Ping vers Discord : { $milliseconds } ms.
    { $source }
    .contact = Des questions ? L’équipe de ce bot : { $contact }

privacy-read = **Ce que je garde sur toi :** ton identifiant, ton nom et ta langue ; tes réglages (messages privés, rappels, fuseau horaire, heures de silence, lettre du jour, remplaçant, où t’appeler pour une place libre) ; jusqu’à quand tu t’absentes ; ce que tu as joué, essayé et prévu à tes tables ; tes campagnes ; et comment tes parties se sont finies.
    Je ne lis ni ne garde tes messages ; un message à ton partenaire est transmis puis oublié.
    `/confidentialité quoi: { choice-export }` te donne le tout dans un fichier. `/confidentialité quoi: { choice-delete }` l’efface : des ordinateurs prennent tes places, et ton nom disparaît des parties finies.
    .contact = Qui répond de tes données sur ce bot : { $contact }
privacy-exported = Voici tout ce que je garde sur toi.
privacy-sure = Des ordinateurs prendront tes places, et ton nom disparaîtra des parties finies. Si c’est bien ce que tu veux, retape la commande avec `confirmer: { choice-yes }`.
privacy-deleted = C’est fait : plus rien chez moi ne porte ton nom.
