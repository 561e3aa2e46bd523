# The page of the game at home.

home-title = Welcome to Concordia
home-text =
    A board game of trade and settlement in the Roman world, played by chat. In your turn you play one card: your colonists travel and build houses, provinces give goods, goods buy houses and more cards. In the end each card pays points for what you have.
    You are **{ $you }** here, and can be everybody else too: choose who you are at the top.
home-topic = One table at a time. /concordia new opens one here, /concordia quick seats you with computers at once.
home-quick = Start a quick game
    .about = You and three computers on Italia. Your first turn is one click away.
