# What is answered to commands, for the eyes of whoever typed them.

table-begun = The game has begun. Press **Play** below as soon as it is your turn.
table-opened = The table is open. Everyone can join below; Start begins the game.
board-suits = { $board } (for { $seats })
error-unknown-board = “{ $typed }” is not the name of one board. There are { $boards }.
error-many-tables = You sit at several tables. Say this in the channel of the one you mean.
table-listed = { $board } in #{ $channel }
error-no-table-of-yours = You sit at no table now. Say this in the channel of one, or open one there with `/concordia new`.
error-no-person = A bot cannot take a seat. The computers of the game do: `/concordia kick` lets one play on.
error-seats-not-possible = { $mode ->
    [team] A team game has 4 or 6 seats, not { $seats }.
   *[individual] Where everyone plays for themselves there are 2 to 5 seats, not { $seats }. Six can play in teams: `mode: team`.
}
error-not-here = This can only be done in a channel of a server.
error-not-allowed-here = I could not play here: in this channel I need leave to { $missing }. Somebody who looks after the server can give it to me.
permission-view = view the channel
permission-send = send messages
permission-embed = embed links
permission-attach = attach files

# What was typed and cannot be carried out. Nothing has changed then.
misread-ambiguous = “{ $typed }” could mean several things. Say it more exactly:
misread-not-understood = “{ $typed }” means nothing here. Perhaps one of these:
misread-nothing-more = “{ $typed }” cannot be done in this turn any more. Nothing has changed.
misread-other-question = Something else comes first. { $question }
misread-candidate = - { $label }

host-kicked = They no longer sit at the table.
host-vote-begun = The others are asked now, in the channel.
host-replaced = The seat has a new player.
host-changed = The table has a new host.
host-abandoned = The table is given up.
host-resigned = You gave your seat up. A computer plays on.
sure-abandon = The game would end here, for everyone. If you are sure, say it again with `sure: yes`.
sure-resign = A computer would play on in your seat. If you are sure, say it again with `sure: yes`.
orders-keep-dearest = When goods do not fit in somebody else's turn, the dearest are kept for you.
orders-ask = When goods do not fit in somebody else's turn, you are asked.
dms-on = You get direct messages: your hand when it changes, and what your partner's card asks of you.
dms-off = You get no more direct messages. What you have to know is waiting in the channel, for your eyes only. Words of a partner cannot reach you then.

record-here = The record of the game: with it, every move can be played again.
record-too-large = That file is too large to be the record of a game.
record-not-fetched = That file could not be fetched. Please try again.
record-imported = The game is on the table. Its seats are free: the host gives them away with `/concordia replace`.

rules-unknown-card = There is no card or rule “{ $typed }”. Begin to type, and what there is is offered.

# Help, by how far a table is.
help-no-table = **There is no table here yet.**
    `/concordia quick` begins a game against computers at once.
    `/concordia new` opens a table: choose a board, and how many play. Others click Join, and Start begins the game.
    The computer takes as many seats as you like.
help-in-private = **You sit at no table now.**
    Tables stand in the channels of servers: `/concordia new` opens one there.
    Here you get your hand and your partner's questions in team games.
help-many-tables = **You sit at several tables.**
    Type `/help` in the channel of the one you mean. Here `/hand` shows your cards at each of them.
help-lobby = **The table gathers players.**
    Click Join below the picture to sit down. The host can seat computers and click Start.
    `/concordia kick` and `/concordia host` are for the host; `/concordia abandon` gives the table up.
help-your-turn = **It is your turn.**
    Click Play: only you see what you try out, and nothing counts before Confirm.
    Or type it, such as `/architect move: build:`, `/prefect produce:`, `/mercator sell: buy:`. While you type, only what is legal is offered.
    `/choose` answers everything else. `/undo` takes back what you did last.
help-waiting = **Somebody else is to play.**
    You are called when it is your turn. Meanwhile `/hand`, `/board`, `/display`, `/log` and `/score` show how things are.
    `/partner` says a word to your partner in a team game.
help-watching = **A game is going on here.**
    You can watch: `/board`, `/display`, `/log` and `/score` show how things are.
help-held = **This table rests.**
    The program was changed, and the game would no longer be the same. Nothing is lost; the operator has been told.
help-abandoned = **This table was given up.**
    `/concordia new` opens another one. If its game had begun, `/concordia record` gives what was played as a file.
help-over = **The game is over.**
    `/concordia record` gives its record as a file. Click Rematch, or open another table with `/concordia new`.
help-always =
    `/rules` tells what a card does, what things cost and what the gods pay. `/concordia dms` switches direct messages on and off, `/concordia resign` gives your seat to a computer.
    `/privacy` says what is kept of you. `/about` says which bot this is.

about = **Concordia** { $version }: the board game in chat, with its whole rules.
    To Discord and back: { $milliseconds } ms.
    { $source }

privacy-read = **What is kept of you:** your id and name on Discord, your language, whether you take direct messages, and what you played at the tables you sat at.
    Your messages are not read or kept; a word to your partner is passed on and forgotten.
    `/privacy what: get my data` gives you all of it as a file. `/privacy what: delete my data` deletes it: your seats go to computers, and in finished games your name is gone.
privacy-exported = Everything that is kept of you.
privacy-sure = Your seats would go to computers, and your name would be gone from finished games. If you are sure, say it again with `sure: yes`.
privacy-deleted = Done: nothing that is kept names you any more.
