# The message that stands for a table while it gathers.

# A seat by what tells its pieces apart: shape, letter and colour.
seat-shape-red = ●
seat-shape-green = ■
seat-shape-yellow = ◆
seat-shape-blue = ▲
seat-shape-black = ⬢
seat-shape-white = ✚
seat-sign = { $shape } { $letter } ({ $colour })

lobby-heading = ## Concordia: { $board }
lobby-opened = { $host } is the host of this table.
lobby-opened-by-nobody = A table is open.
lobby-mode = { $team ->
    [yes] { $seats } seats, in teams of two, with the team cards of Venus.
   *[no] { $seats } seats, everyone for themselves, with the { $cards ->
        [venus] Venus
       *[base] base
    } cards.
}
lobby-agreed = Agreed: { $options }.
lobby-gathered = **At the table: { $taken } of { $seats }**
lobby-guest = - { $sign }: { $name }
lobby-guest-in-team = - { $sign }: { $name }, team { $team }
lobby-free = - { $sign }: free
lobby-host-mark = { $name }, host
lobby-drawn-at-start =
    { $free ->
        [one] 1 seat is free
       *[other] { $free } seats are free
    }: **Join** takes one, **Computer** lets the computer play one. Then **Start** begins.
    Seats and colours are drawn when the game starts.
lobby-full = Everyone is here. { $host } can start; seats and colours are drawn then.
lobby-full-without-host = Everyone is here.
lobby-promise = -# The seed of this game is fixed. Its SHA-256, to be checked at the end: `{ $commitment }`
lobby-begun = **The game has begun.** The seats as they were drawn:

lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-team = Team
lobby-button-computer = Computer
lobby-button-start = Start

# What a table agreed on where that is not the usual way: parts of a list.
agreed-colonist-income = the Colonist brings 2 sestertii per colonist
agreed-display-side = the display of the wine side
agreed-intermediate-scoring = a scoring in between
agreed-no-starting-goods = no goods at the start
agreed-magister-through-diplomat-may-use-senator = a Diplomat that a Magister repeats may copy a Senator
agreed-mismatched-colonists = new colonists of either kind in any own city
agreed-prefect-cash-needs-a-flipped-marker = a Prefect may collect sestertii also while no marker is turned
agreed-marker-coins = 1 sestertius on markers of cloth and of wine
agreed-legatus-answered-by-legatus = a Legatus may answer a Legatus
agreed-hands-visible = hands lie open
agreed-communication-public = partners speak before everyone only
agreed-communication-silent = partners do not speak about the game
