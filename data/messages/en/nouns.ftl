# What things in the game are called.

good-brick = brick
    .counted = { $count } brick
good-food = food
    .counted = { $count } food
good-tool = tool
    .counted = { $count } tool
good-wine = wine
    .counted = { $count } wine
good-cloth = cloth
    .counted = { $count } cloth
good-salt = salt
    .counted = { $count } salt
good-fish = fish
good-any = any good
    .counted = { $count } of any good
# In place of goods or a price, when there are none.
no-goods = nothing

# The card that brings the bonus twice.
praefectus = { $fish ->
    [yes] Praefectus Piscatus
   *[no] Praefectus Magnus
}
sestertii = { $count ->
    [one] { $count } sestertius
   *[other] { $count } sestertii
}

# The colours of the seats.
colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-black = black
colour-white = white

# The gods, and what one of their cards pays at the end.
god-vesta = Vesta
    .pays = 1 per 10 sestertii in cash and goods
god-jupiter = Jupiter
    .pays = 1 per house outside brick cities
god-saturnus = Saturnus
    .pays = 1 per province with a house
god-venus = Venus
    .pays = { $team ->
        [yes] 1 per province with both your houses
       *[no] 2 per province with two houses
    }
god-mercurius = Mercurius
    .pays = 2 per kind of good produced
god-mars = Mars
    .pays = 2 per colonist on the board
# What she pays is listed with the specialists in cards.ftl.
god-minerva = Minerva
several-gods =
    .pays = Counts for all three gods
