# Campaigns: what is wrong with one as somebody wants it.

campaign-problem-too-few = A campaign needs at least { $fewest } people, and there { $people ->
    [1] is 1
   *[other] are { $people }
}.
campaign-problem-too-many = A campaign takes up to { $most } people; { $people } are too many.
campaign-problem-odd-pairs = Pairs need an even number of people, and { $people } is odd: somebody would have no partner.
campaign-problem-games = Everybody can play 1 to { $most } games, not { $games }.
campaign-problem-tour-games = A grand tour always has 14 games, one on each board: leave the number of games out.
campaign-problem-tour-boards = A grand tour visits all fourteen boards: leave the boards out, or play a season.
campaign-problem-unknown-board = There is no board "{ $board }". Choose from { $boards }.
campaign-problem-board-unsuited = { $board } suits { $suits } seats, but the tables of this campaign have { $seats }. Leave it out.
campaign-problem-not-even = With tables of { $sizes }, { $entrants } can't all play { $games } games. Change the number of games, or add a board for tables of another size.
