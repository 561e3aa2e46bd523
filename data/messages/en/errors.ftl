# What is said when something cannot be done: kindly, and what to do next.

# At a table.
error-stale-decision = The game has moved on since then. Look at the newest message of the table, and press Play if it is your decision.
error-unknown-table = There is no table here. `/concordia new` opens one.
error-channel-taken = There is a table in this channel already. Finish or abandon it first, or open yours in another channel or thread.
error-table-held = This table rests: the program was changed, and the game would no longer be the same. Nothing is lost, and the operator has been told.
error-not-seated = You do not sit at this table. You are welcome to watch: `/board` shows it.
error-not-host = Only the host of this table can do that. Ask them, or have the table handed over to you.
error-already-seated = You sit at this table already.
error-not-at-this-table = They do not sit at this table. Choose somebody who does.
error-at-this-table-already = They sit at this table already. Choose somebody else.
error-seat-taken = Somebody else has that seat. Choose another one.
error-table-full = All { $seats } seats are taken. You are welcome to watch, or to open a table elsewhere.
error-team-full = Team { $team } is complete. Choose another one.
error-no-teams = There is no such team at this table.
error-not-enough = { $missing ->
    [one] One more player is needed
   *[other] { $missing } more players are needed
} before the game can start. Invite somebody, or add a computer.
error-not-in-lobby = The game has begun; that could only be done before.
error-not-playing = No game is going on at this table.
error-unknown-level = There is no computer player called { $level }. Choose one from the list.
error-past-revelation = Your turn uncovers something on the way. Confirm { $answers ->
    [one] the first step
   *[other] the first { $answers } steps
} first, then go on from there.
error-nothing-to-undo = There is nothing of yours to take back.
error-undo-barred = Something hidden has been seen since, and nobody else is here who could agree to take it back.
error-undo-pending = Somebody has already asked to take something back. Let that be answered first.
error-no-undo-asked = Nobody asks to take anything back any more.
error-not-asked = Your consent is not needed for that.
error-nobody-there = Nobody sits there. Choose one of the seats that are offered while you type.
error-own-seat = That is your own seat. You can resign, or hand it over to somebody.
error-nobody-else = Nobody else is here who could agree. Ask somebody who manages this server.
error-removal-pending = There is a vote about a seat already. Wait until it has ended.
error-no-removal-asked = That vote is over.
error-not-a-voter = You have no voice in this vote.
error-no-partner = You have no partner at this table.
error-partners-are-silent = At this table partners have agreed not to talk about the game.
error-partner-is-computer = Your partner is a computer, and does not listen.
error-nothing-said = There was nothing in your message to pass on.
error-too-long = { $characters } characters are too many; I pass on up to { $most }.
error-key-used = That was answered already, to somebody else. Try it once more.
error-still-playing = The game is not over yet, and its record would show what is still hidden.
error-game-goes-on = The game is not over yet. That can be done when it is.
error-other-rules = This game was played under older rules, and can no longer be told turn by turn.

# In the game.
error-illegal-action = That is not possible now. Press Play to see what is.
error-not-your-decision = It is not your decision now. You are called when it is.
error-game-over = The game is over. Rematch lays the same table again.
error-invalid-options = A game cannot be set up like this: { $problem }.
error-invalid-record = That is not a record I can play: { $problem }.

# On our side.
error-not-stored = This could not be stored just now, so nothing has changed. Please try again in a moment.
error-in-general = That did not work, and nothing has changed. Please try again.
