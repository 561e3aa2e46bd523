# La page d'accueil de `concordia play`.

home-title = Bienvenue dans Concordia
home-text =
    Un jeu de commerce et de colonisation dans le monde romain, joué par messages. À ton tour, tu joues une carte : envoie des colons, construis des maisons, fais produire une province, ou échange des marchandises contre des maisons et d’autres cartes. À la fin, chaque carte rapporte des points pour ce que tu possèdes.
    Tu es **{ $you }**, mais tu peux aussi être n’importe qui d’autre : change en haut de la page.
home-topic = /concordia nouvelle ouvre une table ici, ou dans son propre fil ; /concordia rapide lance une partie contre des ordinateurs.
home-quick = Lancer une partie rapide
    .about = Toi contre trois ordinateurs, sur Italia. Ton premier tour est à un clic.
home-solo = En solo contre Contrarius
    .about = Toi contre un automate et ses dés, sur Italia. Il réagit à chaque carte que tu joues.
home-back = Retour à #{ $place }
    .about = Une table y est ouverte.
