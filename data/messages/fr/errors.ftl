# Ce que l'on entend quand quelque chose est impossible : gentiment, et avec quoi faire ensuite.

# À une table.
error-stale-decision = La partie a avancé depuis. Regarde le dernier message de la table, et appuie sur **{ $button }** si c’est ton tour.
error-unknown-table = Il n’y a pas de table ici. Ouvres-en une avec `/concordia nouvelle`.
error-channel-taken = Ce salon a déjà une table. Finis-la ou abandonne-la d’abord, ou ouvre la tienne dans un autre salon ou un autre fil.
error-table-held = Cette table est en pause : après une mise à jour du bot, la partie se jouerait autrement. Rien n’est perdu, et l’équipe du bot est prévenue.
error-not-seated = Tu n’es pas à cette table, mais tu peux regarder : `/plateau` la montre.
error-not-host = Seul l’hôte peut faire cela. Demande-lui, ou demande à devenir l’hôte.
error-plays-here = Tu joues à cette table, ou tu y as joué : tu ne peux donc pas la modérer. Demande à l’hôte, ou à quelqu’un de la modération qui n’y joue pas.
error-sent-away = L’hôte a libéré ta place à cette table. Si c’était une erreur, demande-lui de te réinviter avec `/concordia inviter`.
error-already-seated = Tu as déjà une place à cette table.
error-not-at-this-table = Cette personne n’est pas à cette table. Choisis quelqu’un qui y est.
error-at-this-table-already = Cette personne est déjà à cette table. Choisis quelqu’un d’autre.
error-invited-already = Cette personne est déjà invitée. Si elle ne l’a pas vu, écris-lui.
error-held-another-seat = Cette personne a déjà joué une autre place de la partie et en connaît les cartes. Elle peut reprendre cette place-là, mais pas celle-ci ; demande à quelqu’un d’autre.
error-no-invitation = Cette place n’est plus proposée. Demande à l’hôte si tu veux encore jouer.
error-not-invited = Cette place est proposée à quelqu’un d’autre. Demande à l’hôte si tu veux jouer.
error-seat-not-empty = Cette place n’est pas libre. Un ordinateur ne prend qu’une place libre ; nomme quelqu’un pour la lui proposer.
error-seat-taken = Quelqu’un d’autre a cette place. Choisis-en une autre.
error-table-full = Les { $seats } places sont prises. Tu peux regarder, ou ouvrir une table ailleurs.
error-team-full = L’équipe { $team } est complète. Choisis-en une autre.
error-colour-taken = Quelqu’un d’autre a pris cette couleur ({ $colour }). Choisis-en une autre.
error-unknown-colour = Il n’y a pas de couleur { $colour }. Appuie sur **{ $button }** sous la table pour voir le choix.
error-no-teams = Cette table n’a pas cette équipe.
error-not-enough = Il manque { $missing ->
    [one] un joueur
   *[other] { $missing } joueurs
} pour commencer. Invite quelqu’un, ou ajoute un ordinateur.
error-not-in-lobby = Trop tard : la partie a commencé.
error-no-fish-market = Cette table joue sans le marché aux poissons. `/règles` dit ce que c’est.
error-no-forum = Cette table joue sans le forum. `/règles` dit ce que c’est.
error-not-playing = Il n’y a pas de partie en cours à cette table.
error-unknown-level = Aucun ordinateur ne s’appelle { $level }. Choisis dans la liste.
error-past-revelation = Ton tour révèle en chemin quelque chose de caché. Confirme d’abord { $answers ->
    [one] la première étape
   *[other] les { $answers } premières étapes
}, puis continue à partir de là.
error-nothing-to-undo = Tu n’as rien à annuler.
error-undo-pending = Quelqu’un a déjà demandé une annulation. Il faut d’abord y répondre.
error-no-undo-asked = Personne ne demande plus d’annulation.
error-not-asked-about-undo = Cette annulation se passe de ton accord.
error-witness-gone = Quelqu’un qui devrait donner son accord a quitté la partie pour de bon : ce tour reste joué.
error-nobody-there = Personne n’est assis là. Choisis une des places proposées pendant que tu tapes.
error-own-seat = C’est ta propre place. Tu peux la quitter, ou la confier à quelqu’un.
error-nobody-else = Personne d’autre ici ne joue depuis le début : il n’y a donc personne pour donner son accord. Quelqu’un de la modération qui ne joue pas ici peut confier une place à un ordinateur.
error-removal-pending = Un vote sur une place est déjà en cours. Attends qu’il soit fini.
error-no-removal-asked = Ce vote est fini.
error-not-a-voter = Tu ne votes pas cette fois : seuls votent ceux qui jouent depuis le début, et jamais sur leur propre place.
error-joined-later = Tu as rejoint la partie en cours de route : tu ne décides donc pas de qui d’autre joue. Demande à quelqu’un qui est là depuis le début.
error-abandonment-pending = Un vote sur la fin de cette partie est déjà en cours. Attends qu’il soit fini.
error-no-abandonment-asked = Ce vote est fini.
error-no-plan-now = Il n’y a pas de tour à prévoir pour l’instant. Une fois le premier tour commencé, tu peux prévoir le tien pendant celui des autres.
error-plans-full = Tu as déjà trois plans. Abandonnes-en un d’abord, ou modifie-le.
error-no-partner = Tu n’as pas de partenaire à cette table.
error-partners-are-silent = À cette table, les partenaires ont convenu de ne pas parler de la partie.
error-partner-is-computer = Ton partenaire est un ordinateur. Il n’écoutera pas.
error-nothing-said = Ton message est vide : il n’y a rien à transmettre.
error-too-long = Cela fait { $characters } caractères. Je peux en transmettre { $most } au plus.
error-key-used = Quelqu’un d’autre a déjà reçu cette réponse. Essaie encore.
error-still-playing = La partie n’est pas finie, et son enregistrement trahirait ce qui est encore caché.
error-game-goes-on = La partie n’est pas finie. Tu pourras le faire ensuite.
error-no-such-turn = Il n’y a plus de tour { $turn } : la partie en est au tour { $last }. `/historique` la montre.
error-other-rules = Cette partie a été jouée avec d’anciennes règles : je ne peux pas la raconter tour par tour.

# En jeu.
error-illegal-action = Tu ne peux pas faire cela maintenant. Appuie sur **{ $button }** pour voir tes possibilités.
error-not-your-decision = Ce n’est pas à toi pour l’instant. Je t’appellerai.
error-game-over = La partie est finie. Appuie sur **{ $button }** pour rejouer.
error-invalid-options = Je ne peux pas préparer une telle partie : { $problem }.
error-invalid-record = Je ne peux pas jouer cet enregistrement : { $kind ->
    [format] je ne connais pas son format.
    [rules] il a été joué avec une autre version des règles.
    [options] ses options de jeu ne vont pas ensemble.
    [seats] il ne nomme pas autant de places qu’en a sa partie.
    [seed] sa graine ne correspond pas à l’empreinte publiée.
    [chain] sa chaîne d’empreintes se rompt à l’action { $number }. Cette action, ou une action précédente, n’est pas celle qui a été jouée.
    [action] l’action { $number } n’y est pas permise.
   *[damaged] le fichier est abîmé, ou ce n’est pas un enregistrement.
}

# Pourquoi une partie ne peut pas être préparée. Après deux-points, ou seul dans le terminal.
options-unknown-board = il n’y a pas de plateau { $given } ; choisis parmi { $known }
options-needs-option = { $name } demande { $needed } ; active { $needed }, ou retire { $name }
options-not-with-solitaria = { $name } ne va pas avec Contrarius ; retire { $name }, ou joue sans lui
options-solitaria-board = Contrarius ne peut pas jouer sur { $board } : il n’y a pas une capitale pour chaque sorte de colon ; choisis un autre plateau
options-solitaria-seats = { $mode ->
    [solo] en solo, il y a 1 place contre Contrarius, pas { $given }
   *[two] vous êtes deux contre Contrarius : 2 places, pas { $given }
}
options-solitaria-scoring = le décompte { $given } est pour deux ; retire-le pour jouer en solo
options-impossible-seats = { $given } places, c’est impossible ; { $team ->
    [yes] en équipes, il en faut 4 ou 6
   *[no] sans équipes, il en faut de 2 à 5
}
options-team-cards = les équipes ne jouent pas avec les cartes { $given } ; n’indique pas de cartes, ou choisis venus
options-unknown-option = il n’y a pas d’option { $name } (tu as donné { $given }) ; choisis parmi { $known }
options-missing-option = l’option { $name } manque
options-not-true-or-false = l’option { $name } doit être true ou false, pas { $given }
options-not-a-whole-number = l’option { $name } doit être un nombre entier, pas { $given }
options-not-a-text = l’option { $name } doit être un texte, pas { $given }
options-not-a-choice = l’option { $name } doit être { $known }, pas { $given }
options-invalid-option = l’option { $name } ne peut pas être { $given } : { $why }

# De notre côté.
error-not-stored = Je n’ai pas pu enregistrer cela : rien n’a changé. Réessaie dans un instant.
error-in-general = Cela n’a pas marché, et rien n’a changé. Essaie encore.
error-unknown-campaign = Je ne connais pas cette campagne. `/campagne état` montre celles de ce serveur.
