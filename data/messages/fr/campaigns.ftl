campaign-problem-too-few = Une campagne demande au moins { $fewest } personnes, et il n’y en a que { $people }.
campaign-problem-too-many = Une campagne accueille jusqu’à { $most } personnes ; { $people }, c’est trop.
campaign-problem-odd-pairs = Pour former des paires, il faut un nombre pair de personnes, et { $people } est impair : quelqu’un n’aurait pas de partenaire.
campaign-problem-games = On peut jouer de 1 à { $most } parties, pas { $games }.
campaign-problem-tour-games = Un grand tour a toujours 14 parties, une par plateau : n’indique pas de nombre de parties.
campaign-problem-tour-boards = Un grand tour passe par les quatorze plateaux : n’indique pas de plateaux, ou joue une saison.
campaign-problem-unknown-board = Il n’y a pas de plateau « { $board } ». Choisis parmi { $boards }.
campaign-problem-board-unsuited = { $board } convient à { $suits } joueurs, mais les tables de cette campagne en ont { $seats }. Ne l’indique pas.
campaign-problem-not-even = Avec des tables de { $sizes }, { $entrants } ne peuvent pas jouer { $games } parties chacun. Change le nombre de parties, ou ajoute un plateau pour des tables d’une autre taille.
# Campagnes : ce qui ne va pas dans celle que quelqu’un veut.
