campaign-problem-too-few = Eine Kampagne braucht mindestens { $fewest } Personen, und es { $people ->
    [1] ist nur 1
   *[other] sind nur { $people }
}.
campaign-problem-too-many = Eine Kampagne fasst bis zu { $most } Personen; { $people } sind zu viele.
campaign-problem-odd-pairs = Für Paare braucht es eine gerade Zahl von Personen, und { $people } ist ungerade: Jemand hätte keinen Partner.
campaign-problem-games = Jeder kann 1 bis { $most } Partien spielen, nicht { $games }.
campaign-problem-tour-games = Eine große Rundreise hat immer 14 Partien, eine auf jedem Spielplan: Lass die Zahl der Partien weg.
campaign-problem-tour-boards = Eine große Rundreise besucht alle vierzehn Spielpläne: Lass die Spielpläne weg, oder spielt eine Saison.
campaign-problem-unknown-board = Den Spielplan „{ $board }“ gibt es nicht. Es gibt { $boards }.
campaign-problem-board-unsuited = { $board } taugt für { $suits } Plätze, aber die Tische dieser Kampagne haben { $seats }. Lass ihn weg.
campaign-problem-not-even = Mit Tischen zu { $sizes } können { $entrants } nicht alle { $games } Partien spielen. Ändere die Zahl der Partien, oder nimm einen Spielplan für andere Tischgrößen dazu.
# Kampagnen: was an einer gewünschten nicht geht.
