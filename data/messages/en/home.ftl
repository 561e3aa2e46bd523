# The welcome page of `concordia play`.

home-title = Welcome to Concordia
home-text =
    A board game of trade and settlement in the Roman world, played by chat. On your turn you play one card: send colonists out, build houses, have a province produce, or trade goods for houses and more cards. At the end, each card pays points for what you own.
    You are **{ $you }**, but you can be anyone else too: switch at the top.
home-topic = /concordia new opens a table here, or in a thread of its own; /concordia quick starts a game against computers.
home-quick = Start a quick game
    .about = You against three computers on Italia. Your first turn is one click away.
home-solo = Alone against Contrarius
    .about = You against an automaton with dice, on Italia. He reacts to each card you play.
home-back = Back to #{ $place }
    .about = A table is open there.
