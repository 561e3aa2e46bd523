# The private panel, and what is answered to clicks.

panel-asked = ### { $question }
panel-asked-within =
    ### { $question }
    { $group }
panel-ready =
    ### Ready
    Nobody has seen this yet. **Confirm** plays it for everyone to see.
panel-waiting = ### It is not your turn to decide
    { $seat } is to decide. Here is your hand in the meantime.
panel-over = ### The game is over
panel-done = **Played.**
    .nothing = You left it at that.
    .next = -# You are called as soon as you are to decide again.
panel-so-far = **So far**
panel-nothing-yet = nothing that changes the board yet
panel-no-effect = Nothing else comes of it this time.
panel-storehouse = -# You have { $coins } · { $goods } · { $spaces ->
        [0] no free space
        [one] 1 free space
       *[other] { $spaces } free spaces
    }
panel-choose-page = { $asked } (page { $page } of { $pages })

button-undo = Undo
button-confirm = Confirm
button-back = Back one step
button-afresh = Start over
button-other-choice = ◀ Back to the list
button-page-before = ◀ Earlier
button-page-after = Later ▶
button-unknown = This button is from another time, and does nothing any more. Look at the newest message of the table, or type **/help**.
button-of-another-table = This button belongs to another table. Go to the channel where that table stands.

look-hand = Your hand. Nobody else sees this.
look-display = The cards for sale, with what they cost.
look-board = The board. What is new since your last turn is marked.
look-board-watching = The board as it is now.
look-log-empty = Nothing has happened yet.

undo-done = Taken back.
undo-asked = The others have been asked. It is taken back as soon as they agree.

team-which = Your team …
team-named = Team { $team }
team-drawn = Whatever the draw gives me
team-explained = With whom do you play? Two people in the same team are partners.
team-chosen = Noted.
computer-which = A computer …
computer-explained =
    { $free ->
        [0] Every seat is taken.
        [one] One seat is free: seat a computer, or send one away.
       *[other] { $free } seats are free: seat a computer, or send one away.
    }
computer-seat = Seat a { $level }
computer-remove = Send the { $level } away

relay-title = A word to your partner
relay-field = What you want to say
    .public = What you want to say before everyone
relay-sent = On its way to your partner.
    .public = On its way to the channel: at this table everyone reads what partners say.

sorry-slow = That took too long to begin with. Please click once more.
sorry-a-bug = Something went wrong on our side, and nothing has changed. If it happens again, tell the operator this number: **{ $id }**.
