# Results of games: statistics, standings, records, and what a game made of ratings.

# In pictures, alt texts and texts alike.
standings-title = Standings
standings-subtitle = { $mode ->
    [team] In teams
   *[individual] Everyone for themselves
}, { $first } to { $last } of { $everyone }
standings-rating = Rating
standings-games = Games
standings-wins = Won
standings-nobody = { $mode ->
    [team] Nobody has a team rating on this server yet.
   *[individual] Nobody has a rating on this server yet.
} Finish a game with at least one other person, without take-backs, and you're in.
standings-more = -# `/standings page: { $page }` shows the next ones.

stats-here = On this server
stats-everywhere = Everywhere
stats-games = Games
stats-won = Won
stats-won-share = { $wins } ({ $share }%)
stats-average = Average points
stats-best = Best: { $board }
stats-rating = Rating here
stats-rating-team = In teams here
stats-rating-everywhere = Rating overall
stats-rating-team-everywhere = In teams overall
stats-contrarius = Beat Contrarius
stats-contrarius-games = { $wins } of { $games }
stats-gods = Points by god
stats-winners = winners of these games
stats-form = Last games
stats-boards = Boards played most
stats-board = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won
stats-none = { $name } hasn't finished a game { $here ->
    [yes] on this server
   *[no] with me
} yet. Imported games and games with take-backs don't count.
stats-none-yours = You haven't finished a game { $here ->
    [yes] on this server
   *[no] with me
} yet. Imported games and games with take-backs don't count.
stats-private = -# You're private: nobody else can see this. `/settings mine private: off` changes that.

against-title = { $name } and { $other }
against-subtitle = { $count ->
    [one] 1 game together
   *[other] { $count } games together
}
against-ahead = { $name } ahead
against-partners = As partners
against-average = Average: { $name }
against-none = { $name } and { $other } haven't finished a game together { $here ->
    [yes] on this server
   *[no] with me
} yet.

records-title = Records
records-subtitle = On this server
records-highest = Highest scores
records-closest = Closest games
records-contrarius = Best against Contrarius
records-seats = { $day }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
records-side = { $names } { $points }
records-board-day = { $board }, { $day }
records-computer = computer
records-none = There are no records on this server yet. Finish a game without take-backs, and set the first one!

ratings-changed = **Ratings here:** { $changes }
    .everywhere = **Ratings:** { $changes }
ratings-change = **{ $name }** { $rating } ({ $change })
ratings-first = **{ $name }** { $rating } (new)

# Alt texts: a sheet has a title, figures, points god by god, past games and rows.
alt-sheet = { $title }. { $subtitle }.
alt-figure = { $label } { $value }
    .alone = { $label } { $value }.
alt-part = { $title }: { $told }.
alt-ranked = { $place }. { $name }, { $values }.
alt-god-points = { $god } { $own } and { $other }
alt-compared = { $title } ({ $own } and { $other }): { $told }.
alt-record = { $what } { $value }, { $who }

# The same as text.
sheet-heading = ### { $title }
    { $subtitle }
sheet-columns = -# { $columns }
sheet-ranked = { $place }. **{ $name }** { $values }
sheet-figure = { $label } **{ $value }**
sheet-part = **{ $title }**
sheet-compared = **{ $title }** ({ $own } and { $other })
sheet-god-points = - { $god }: **{ $own }** and { $other }
sheet-row = - { $what }: { $told }
sheet-record = - { $what }: **{ $value }**, { $who }
sheet-record-detail = { $who } ({ $detail })
sheet-how = -# `text: True` shows this without a picture.

error-keeps-private = { $who } keeps their games private.
error-no-such-page = There's no page { $page }: the standings have { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}.
error-bad-correction = A correction needs a value for each of the { $seats } seats, and someone has to be first.
error-unknown-result = I don't know that game's result.
