# What people hear when something can't be done: kind, and with what to do next.

# At a table.
error-stale-decision = The game has moved on since then. Check the table's newest message, and press **{ $button }** if it's your turn.
error-unknown-table = There's no table here. Open one with `/concordia new`.
error-channel-taken = This channel already has a table. Finish or abandon it first, or open yours in another channel or thread.
error-table-held = This table is paused: after a bot update, this game would play differently. Nothing is lost, and the operator has been told.
error-not-seated = You're not at this table, but you're welcome to watch: `/board` shows it.
error-not-host = Only the host can do that. Ask them, or ask them to make you the host.
error-plays-here = You play at this table, or have played, so you can't moderate it. Ask the host, or a moderator who doesn't play here.
error-sent-away = The host has removed you from this table. If that was a mistake, ask them to invite you back with `/concordia invite`.
error-already-seated = You already have a seat at this table.
error-not-at-this-table = They aren't at this table. Pick someone who is.
error-at-this-table-already = They're already at this table. Pick someone else.
error-invited-already = They've been invited already. If they haven't seen it, write to them.
error-held-another-seat = They've already played another seat in this game and know its cards. They can come back to that seat, but not to this one; ask someone else.
error-no-invitation = That seat isn't on offer any more. Ask the host if you'd still like to play.
error-not-invited = That seat is offered to someone else. Ask the host if you'd like to play.
error-seat-not-empty = That seat isn't empty. A computer can only take a free one; name a player to offer them the seat.
error-seat-taken = Someone else has that seat. Pick another one.
error-table-full = All { $seats } seats are taken. You're welcome to watch, or to open a table elsewhere.
error-team-full = Team { $team } is full. Pick another one.
error-colour-taken = Somebody else has taken { $colour }. Pick another colour.
error-unknown-colour = There's no colour { $colour }. Press **{ $button }** in the lobby to see the choice.
error-no-teams = This table has no such team.
error-not-enough = You need { $missing ->
    [one] one more player
   *[other] { $missing } more players
} to start. Invite someone, or add a computer.
error-not-in-lobby = It's too late for that: the game has started.
error-no-fish-market = This table plays without the fish market. `/rules` market explains it.
error-no-forum = This table plays without the forum. `/rules` forum explains it.
error-not-playing = There's no game in progress at this table.
error-unknown-level = There's no computer player called { $level }. Pick one from the list.
error-past-revelation = Your turn reveals something hidden along the way. Confirm { $answers ->
    [one] the first step
   *[other] the first { $answers } steps
} first, then carry on from there.
error-nothing-to-undo = You have nothing to undo.
error-undo-pending = Someone has already asked for an undo. That needs an answer first.
error-no-undo-asked = Nobody is asking for an undo any more.
error-not-asked-about-undo = That undo doesn't need your consent.
error-witness-gone = Someone who would have to agree has left the game for good, so that turn has to stand.
error-nobody-there = Nobody sits there. Pick one of the seats suggested as you type.
error-own-seat = That's your own seat. You can resign, or hand it over to someone.
error-nobody-else = Nobody else here has played from the start, so there's nobody to agree. A moderator who doesn't play here can have a computer take over a player's seat.
error-removal-pending = There's already a vote about a seat. Wait until it's over.
error-no-removal-asked = That vote is over.
error-not-a-voter = You don't get a vote on this one: only those who have played from the start do, and not about their own seat.
error-joined-later = You joined this game after it began, so you don't have a say in who else plays. Ask someone who's been here from the start.
error-abandonment-pending = There's already a vote on ending this game. Wait until it's over.
error-no-abandonment-asked = That vote is over.
error-no-plan-now = There's no turn to plan right now. Once the first turn has begun, you can plan yours whenever it's someone else's.
error-plans-full = You have three plans already. Drop one of them first, or change it.
error-no-partner = You don't have a partner at this table.
error-partners-are-silent = At this table, partners agreed not to talk about the game.
error-partner-is-computer = Your partner is a computer. It won't listen.
error-nothing-said = Your message is empty, so there's nothing to pass on.
error-too-long = That's { $characters } characters. I can pass on up to { $most }.
error-key-used = Someone else already got the answer to that. Please try again.
error-still-playing = The game isn't over yet, and its record would give away what's still hidden.
error-game-goes-on = The game isn't over yet. You can do that once it is.
error-no-such-turn = There's no turn { $turn } any more: the game is at turn { $last } now. `/history` shows it.
error-other-rules = This game was played under older rules, so I can't retell it turn by turn.

# In the game.
error-illegal-action = You can't do that now. Press **{ $button }** to see your options.
error-not-your-decision = It's not up to you right now. I'll call you when it is.
error-game-over = The game is over. Press **{ $button }** to play again.
error-invalid-options = I can't set up a game like this: { $problem }.
error-invalid-record = I can't play that record: { $kind ->
    [format] it's in a format I don't know.
    [rules] it was played under a different version of the rules.
    [options] its game options don't go together.
    [seats] it doesn't name as many seats as its game has.
    [seed] its seed doesn't match the published hash.
    [chain] its hash chain breaks at action { $number }. That action, or one before it, isn't what was played.
    [action] action { $number } isn't allowed there.
   *[damaged] the file is damaged, or it isn't a record.
}

# Why a game can't be set up. These follow a colon, and stand alone on the command line.
options-unknown-board = there's no board { $given }; choose from { $known }
options-needs-option = { $name } needs { $needed }; turn { $needed } on, or leave { $name } out
options-not-with-solitaria = { $name } doesn't go with Contrarius; leave { $name } out, or play without him
options-solitaria-board = Contrarius can't play on { $board }: it has no capital for each kind of colonist; choose another board
options-solitaria-seats = { $mode ->
    [solo] solo means 1 seat against Contrarius, not { $given }
   *[two] two of you play against Contrarius, so it's 2 seats, not { $given }
}
options-solitaria-scoring = { $given } scoring is for two; leave it out when you play alone
options-impossible-seats = { $given } seats won't work; { $team ->
    [yes] a team game needs 4 or 6
   *[no] without teams you need 2 to 5
}
options-team-cards = teams don't play with the { $given } set; leave the set out, or choose venus
options-unknown-option = there's no option { $name } (you gave { $given }); choose from { $known }
options-missing-option = the option { $name } is missing
options-not-true-or-false = option { $name } must be true or false, not { $given }
options-not-a-whole-number = option { $name } must be a whole number, not { $given }
options-not-a-text = option { $name } must be text, not { $given }
options-not-a-choice = option { $name } must be { $known }, not { $given }
options-invalid-option = option { $name } can't be { $given }: { $why }

# On our side.
error-not-stored = I couldn't save that just now, so nothing has changed. Please try again in a moment.
error-in-general = That didn't work, and nothing has changed. Please try again.
error-unknown-campaign = I don't know that campaign. `/campaign status` shows the ones on this server.
