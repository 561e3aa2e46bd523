# The private panel, and the answers to clicks.

panel-asked = ### { $question }
panel-asked-within =
    ### { $question }
    { $group }
panel-asked-again =
    ### { $question }
    Or **Confirm** what you have so far. Nobody has seen it yet.
panel-ready =
    ### Ready
    Nobody has seen this yet. **Confirm** to play it.
panel-waiting = ### You're not up yet
    We're waiting for { $seat }. Here's your hand in the meantime.
panel-replaced = You've opened this again in a newer message. **Play** brings it back here.
panel-over = ### The game is over
panel-done = **Played.**
    .nothing = You left it at that.
    .next = -# I'll call you when it's up to you again. Until then, **{ $button }** lets you plan your next turn.
    .elsewhere = You're also up in { $place }.
panel-so-far = **So far**
panel-nothing-yet = nothing that changes the board yet
panel-no-effect = It does nothing else this time.
panel-storehouse = -# You have { $coins } · { $goods } · { $spaces ->
        [0] no free space
        [one] 1 free space
       *[other] { $spaces } free spaces
    }
    .fish = { $stock } · { $fish }
panel-choose-page = { $asked } (page { $page } of { $pages })

button-undo = Undo
button-next-table = Next table
button-confirm = Confirm
button-back = Back one step
button-afresh = Start over
button-other-choice = ◀ Back to the list
button-page-before = ◀ Earlier
button-page-after = Later ▶
button-unknown = This button is out of date and no longer works. Use the table's newest message, or type **/help**.
button-of-another-table = This button belongs to another table. Go to that table's channel.

look-hand = Your hand. Nobody else sees this.
look-display = The cards for sale, and what they cost.
look-board = The board, with everything new since your last turn marked.
look-board-watching = The board as it is now.
look-log-empty = Nothing has happened yet.

undo-done = Undone. **{ $button }** shows your turn as you had it, so you can change it.
undo-asked = I've asked the others. It's undone as soon as they agree.

team-which = Your team …
team-named = Team { $team }
team-drawn = Surprise me
team-explained = Who do you want to play with? Two players on the same team are partners.
team-chosen = Noted.
colour-which = Your colour …
colour-any = Whatever is left
colour-explained = Which colour do you want to play? Its shape and letter come with it.
colour-chosen = You'll play { $sign }.
    .any = You'll get a colour that's left when the game starts.
computer-which = A computer …
computer-explained =
    { $free ->
        [0] All seats are taken.
        [one] One seat is free. Add or remove a computer:
       *[other] { $free } seats are free. Add or remove a computer:
    }
computer-seat = Add a { $level }
computer-remove = Remove the { $level }

relay-title = Message your partner
relay-field = What you want to say
    .public = What you want to say; everyone will read it
relay-sent = I'll pass it on to your partner.
    .public = I'll post it in the channel: at this table, everyone reads what partners say.

sorry-slow = That took too long to get started. Please click again.
sorry-a-bug = Something went wrong on our side, and nothing has changed. If it keeps happening, give the operator this code: **{ $id }**.
