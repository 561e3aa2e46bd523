# Wie die Dinge im Spiel heißen.

good-brick = Ziegel
    .cities = Ziegelstädten
    .counted = { $count } Ziegel
good-food = Nahrung
    .cities = Nahrungsstädten
    .counted = { $count } Nahrung
good-tool = Werkzeug
    .cities = Werkzeugstädten
    .counted = { $count ->
        [one] { $count } Werkzeug
       *[other] { $count } Werkzeuge
    }
good-wine = Wein
    .cities = Weinstädten
    .counted = { $count } Wein
good-cloth = Tuch
    .cities = Tuchstädten
    .counted = { $count } Tuch
good-salt = Salz
    .cities = Salzstädten
    .counted = { $count } Salz
good-fish = Fisch
good-any = beliebige Ware
    .counted = { $count ->
        [one] { $count } beliebige Ware
       *[other] { $count } beliebige Waren
    }
# Statt Waren oder eines Preises, wenn es keine gibt.
no-goods = nichts

# Die Karte, die den Bonus verdoppelt.
praefectus = { $fish ->
    [yes] Praefectus Piscatus
   *[no] Praefectus Magnus
}
sestertii = { $count ->
    [one] { $count } Sesterz
   *[other] { $count } Sesterzen
}

# Die Farben der Plätze.
colour-red = rot
colour-green = grün
colour-yellow = gelb
colour-blue = blau
colour-black = schwarz
colour-white = weiß

# Die Götter, und was jede ihrer Karten am Ende bringt.
god-vesta = Vesta
    .pays = 1 je 10 Sesterzen in Geld und Waren
god-jupiter = Jupiter
    .pays = 1 je Haus außerhalb von Ziegelstädten
god-saturnus = Saturnus
    .pays = 1 je Provinz mit einem Haus
god-venus = Venus
    .pays = { $team ->
        [yes] 1 je Provinz mit Häusern von euch beiden
       *[no] 2 je Provinz mit zwei Häusern
    }
god-mercurius = Mercurius
    .pays = 2 je Warensorte, die du produzierst
god-mars = Mars
    .pays = 2 je Kolonist auf dem Spielplan
# Was sie bringt, steht bei den Spezialisten in cards.ftl.
god-minerva = Minerva
several-gods =
    .pays = Zählt für alle drei Götter
