# The message of a table that is waiting for players.

# A seat by what sets its pieces apart: shape, letter and colour.
seat-shape-red = ●
seat-shape-green = ■
seat-shape-yellow = ◆
seat-shape-blue = ▲
seat-shape-black = ⬢
seat-shape-white = ✚
seat-sign = { $shape } { $letter } ({ $colour })

lobby-heading = ## Concordia: { $board }
lobby-opened = { $host } is hosting.
lobby-opened-by-nobody = This table is open.
lobby-mode = { $team ->
    [yes] { $seats } seats in teams of two, with the Venus team cards.
    [against] Against Contrarius, with the { $cards ->
        [venus] Venus
       *[base] base
    } cards.
   *[no] { $seats } seats, everyone for themselves, with the { $cards ->
        [venus] Venus
       *[base] base
    } cards.
}
lobby-agreed = House rules: { $options }.
lobby-gathered = **At the table: { $taken } of { $seats }**
# In the lobby nobody has a colour yet; afterwards, everyone has.
lobby-guest = - { $name }
    .seated = - { $sign }: { $name }
lobby-guest-in-team = - { $name }, team { $team }
    .seated = - { $sign }: { $name }, team { $team }
lobby-host-mark = { $name }, host
lobby-away = { $name }, away until { $until }
lobby-drawn-at-start =
    { $free ->
        [one] 1 seat is free: **Join** to take it, or give it to a **Computer**.
       *[other] { $free } seats are free: **Join** to take one, or give one to a **Computer**.
    } { $start ->
        [when-full] As soon as the table is full, the game starts by itself.
       *[by-hand] When the table is full, press **Start**.
    }
    Seats are drawn when the game starts. Pick your colour with **Colour**, or get one that's left.
lobby-closes = -# If nobody comes, this table closes { $when }.
    .full = -# If the game doesn't start, this table closes { $when }.
lobby-full = Everyone's here. { $host } can start the game; that's when the seats are drawn.
lobby-full-without-host = Everyone's here.
lobby-promise = -# This game's seed is already fixed. Here's its SHA-256, so you can check it at the end: `{ $commitment }`
lobby-begun = **The game is on.** These seats were drawn:

lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-team = Team
lobby-button-colour = Colour
lobby-button-computer = Computer
lobby-button-options = Options
lobby-button-start = Start
lobby-joined = You have a seat. The table is in { $place }.

# The host's choice of when the game starts.
options-explained = When should the game start?
options-start = When the game starts
options-started = The game is on.
start-by-hand = When I start it
start-when-full = By itself, as soon as the table is full

# In the channel above the thread of a table.
opener-called = { $role }, there's a new table.
opener = **{ $board }**: { $what }
opener-lobby = { $host } is looking for players, { $taken } of { $seats } seats are taken. The table is in the thread below.
    .nobody = players wanted, { $taken } of { $seats } seats are taken. The table is in the thread below.
opener-playing = { $who } { $count ->
    [one] plays
   *[other] play
}{ $computers ->
    [0] {""}
    [one] {" "}with 1 computer
   *[other] {" "}with { $computers } computers
} in the thread below.
opener-over = { $who } { $count ->
    [one] has
   *[other] have
} won. The game is in the thread below.
opener-ended = this table is closed.
thread-name = { $board }: { $host }'s table
thread-name-campaign = { $campaign }, game { $game }: { $board }

# House rules: what a table agreed on that isn't the default. Parts of a list.
agreed-colonist-income = the Colonist pays 2 sestertii per colonist
agreed-display-side = the wine side of the display
agreed-intermediate-scoring = intermediate scoring
agreed-no-starting-goods = no goods at the start
agreed-salt = salt (see `/rules` salt; some points are our own reading)
agreed-forum = the forum (see `/rules` forum; some points are our own reading)
agreed-forum-auction = patricians by auction
agreed-forum-first-threshold = the forum's first place from one card on
agreed-forum-placeholders = three forum tiles with effects that we made up
agreed-forum-stack-visible = the forum's next tile is open
agreed-fish-market = the fish market in a **house version** (see `/rules` market: its offers and prices are ours)
agreed-fish-market-side = the mountain side of the fish market
agreed-solitaria-solo = alone against Contrarius, in a **house version** (see `/rules` Contrarius: dice, decks and his cards are our reading)
agreed-solitaria-two = two of you against Contrarius, in a **house version** (see `/rules` Contrarius: dice, decks and his cards are our reading)
agreed-solitaria-difficulty-veteran = difficulty veteran
agreed-solitaria-difficulty-strongVeteran = difficulty strong veteran
agreed-solitaria-difficulty-expert = difficulty expert
agreed-solitaria-difficulty-strongExpert = difficulty strong expert
agreed-solitaria-scoring = you win together or not at all
agreed-magister-through-diplomat-may-use-senator = a Diplomat repeated by a Magister may copy a Senator
agreed-mismatched-colonists = either kind of colonist may be placed in any city where you have a house
agreed-prefect-cash-needs-a-flipped-marker = a Prefect may collect sestertii even if no marker shows any
agreed-marker-coins = only 1 sestertius on cloth and wine markers
agreed-legatus-answered-by-legatus = a Legatus may answer a Legatus
agreed-hands-visible = open hands
agreed-communication-public = partners talk only in public
agreed-communication-silent = partners don't talk about the game
