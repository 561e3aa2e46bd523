# La page du navigateur qui montre le Discord local.

page-window = Discord local
page-no-script = Cette page a besoin de JavaScript.
page-skip-to-messages = Aller aux messages
page-skip-to-box = Aller au champ de saisie

# Autour des messages
page-servers = Serveurs
page-channels = Salons
page-servers-and-channels = Serveurs et salons
page-direct-messages = Messages privés
page-direct-messages-with = Messages privés avec { $bot }
page-welcome = Bienvenue
page-members = Membres
page-place-unread = { $name }, non lu
page-place-waiting = { $name }, { $count } en attente
page-place-unread-waiting = { $name }, non lu, { $count } en attente
page-lost = Connexion perdue. Nouvelle tentative…
page-offline = { $bot } est hors ligne pour le moment.

# Les gens
page-be-somebody = Devenir quelqu’un d’autre
page-be = Devenir { $name }
page-be-waiting = Devenir { $name }, { $count } en attente
page-you-are = Tu es { $name }
page-you-are-label = Tu es
page-you = toi
page-people-count = Personnes — { $count }
page-members-hint = Tu peux être chacune de ces personnes : choisis.
page-members-hint-keys = Ou tape le chiffre.
page-bots = Bots
page-online = en ligne
page-bot-offline = hors ligne
page-language = Langue
page-language-about = Ta langue dans Discord
page-apps-on = Applications pour { $name }
page-no-apps-on = Ici, aucune application ne propose rien pour { $name }.

# Appels
page-calls = Appels
page-called-in = On t’appelle dans #{ $place }
page-called-in-direct-messages = On t’appelle dans tes messages privés
page-go-there = Y aller
page-called = On appelle { $name }
page-dismiss = Fermer

# Messages
page-messages = Messages
page-newest = Aller au plus récent
page-new = Nouveau
page-earlier = Afficher les messages précédents
page-you-and = Toi et { $bot }
page-thread-begins = C’est ici que commence le fil.
page-channel-begins = C’est ici que commence #{ $place }.
page-nobody-else-reads = Personne d’autre ne lit ce que vous écrivez ici, { $bot } et toi.
page-message = { $who }, { $when }
page-says = { $who } : { $words }
page-app = APP
page-used = { $who } a utilisé { $command }
page-reply-to-nothing = à un message qui n’existe plus
page-thinking = { $bot } réfléchit…
page-edited = (modifié)
page-only-you = Visible par toi seulement
page-thread-messages = { $count ->
    [one] { $count } message ›
   *[other] { $count } messages ›
}
page-react = Réagir
page-react-with = Réagir avec { $emoji }
page-pinned = { $who } a épinglé un message dans ce salon.
page-thread-started = { $who } a ouvert un fil : { $thread }
page-typing = { $bot } écrit…
page-at-work = { $bot } travaille…
page-unknown-component = Impossible d’afficher ceci ici.
page-unknown-person = personne inconnue
page-unknown-role = rôle inconnu
page-unknown-channel = inconnu
page-file = fichier
page-spoiler = Spoiler
page-show-spoiler = Contenu caché : l’afficher
page-show-hidden-text = Texte caché : l’afficher
page-hidden-text = texte caché

# Images
page-picture = image
page-enlarge = Agrandir : { $what }
page-close-picture = Fermer l’image
page-open-file = Ouvrir le fichier
page-fit-window = Ajuster à la fenêtre
page-full-size = Afficher en taille réelle
page-tap-for-all = Touche pour tout voir
page-tap-to-enlarge = Touche pour agrandir encore
page-what-it-shows = Ce qu’on y voit

# Écrire, commandes, menus et formulaires
page-box = Message
page-send = Envoyer
page-write = Écrire dans { $place }
page-write-or-command = Écrire dans { $place }, ou / pour les commandes
page-read-only = Tu ne peux que lire dans { $place }
page-commands = Commandes
page-commands-and-people = Commandes et personnes
page-people = Personnes
page-no-command = Aucune commande ne s’appelle ainsi.
page-command = Commande { $command }
page-more-options = { $count } de plus
page-choices-for = Choix pour { $option }
page-no-choices = Les choix n’ont pas pu être chargés.
page-nothing-fits = Rien ne correspond.
page-true = True
page-false = False
page-cancel = Annuler
page-submit = Valider
page-close = Fermer
page-done = Terminé
page-choose = Choisir
page-chosen = { $menu } : { $chosen }
page-choose-count = Choisis-en { $count }
page-choose-range = Choisis-en de { $least } à { $count }
page-choose-up-to = Choisis-en jusqu’à { $count }
page-search = Rechercher
page-search-in = Rechercher dans : { $menu }
page-needed = obligatoire
page-needed-here = C’est obligatoire.
page-from-the-list = choisis dans la liste
page-whole-number = un nombre entier, s’il te plaît
page-number = un nombre, s’il te plaît
page-at-least = au moins { $number }
page-at-most = au plus { $number }
page-at-least-characters = { $count ->
    [one] Au moins { $count } caractère, s’il te plaît.
   *[other] Au moins { $count } caractères, s’il te plaît.
}
page-please-choose = Choisis, s’il te plaît.
page-at-most-chosen = { $count } au plus, s’il te plaît.
page-choose-file = Choisis un fichier, s’il te plaît.

# Ce qui n’a pas marché
page-no-answer = { $bot } n’a pas répondu. Réessaie.
page-no-answer-offline = { $bot } est hors ligne pour le moment et n’a pas répondu.
page-no-connection = Pas de connexion pour le moment. Réessaie dans un instant.
page-failed = Quelque chose n’a pas marché. Réessaie.
page-not-possible = Ce n’est plus possible ici.

# La bienvenue
page-look-around = Juste jeter un coup d’œil
page-on-its-way = Un instant : { $bot } arrive.
