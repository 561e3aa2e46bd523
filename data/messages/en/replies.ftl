# Answers to commands, seen only by whoever typed them.

table-begun = The game is on. Press **{ $button }** below when it's your turn.
    .thread = The game is on, in a thread of its own below. Press **{ $button }** there when it's your turn.
table-opened = The table is open. Anyone can join below; press **{ $button }** to begin.
    .thread = The table is open, in a thread of its own below. Anyone can join from here or there.
board-suits = { $board } (for { $seats })
error-unknown-board = I can't tell which board “{ $typed }” is. Choose from { $boards }.
error-many-tables = You're at several tables. Type this in the channel of the one you mean.
error-none-waits = None of your tables is waiting for you. I'll call you when one is.
which-table = You're at several tables. Which one do you mean?
which-table-line = - { $place }, turn { $turn }
    .lobby = - { $place }, waiting for players
which-table-forgotten = I no longer know what you typed. Please type it again.
table-place = { $board } in { $channel }
    .private = { $board } in our direct messages
# Somebody's own tables.
games-heading = **Your tables: { $count }**
games-none = You're not at any table. `/concordia new` opens one in a server's channel.
games-link = { $place } ([go there]({ $link }))
games-yours = - { $place }: **it's up to you** (asked { $since })
    .now = - { $place }: **it's up to you**
games-waiting = - { $place }: waiting for { $who } (asked { $since })
    .now = - { $place }: waiting for { $who }
games-stood-in = { $line }; a stand-in plays for you
games-lobby = - { $place }: waiting for players
games-held = - { $place }: paused
# In a reminder or a letter.
games-rest = And { $count } more.
games-more = And { $count } more: `/games` lists them.
# Above an answer in direct messages.
dm-about = -# { $place }
table-listed = { $board } in #{ $channel }
error-no-table-of-yours = You're not at any table. Type this in a table's channel, or open one with `/concordia new`.
error-no-person = Other bots can't take a seat. For a computer player, leave the player out.
error-seats-not-possible = { $mode ->
    [team] A team game has 4 or 6 seats, not { $seats }.
   *[individual] Without teams you need 2 to 5 seats, not { $seats }. Six can play in teams: `mode: { choice-team }`.
}
error-needs-forum = { $option ->
    [auction] `{ command-concordia-new-auction }` is for games with the forum: turn on `{ command-concordia-new-forum }` too, or leave `{ command-concordia-new-auction }` out.
    [first_tile] `{ command-concordia-new-first_tile }` is for games with the forum: turn on `{ command-concordia-new-forum }` too, or leave `{ command-concordia-new-first_tile }` out.
    [invented_tiles] `{ command-concordia-new-invented_tiles }` is for games with the forum: turn on `{ command-concordia-new-forum }` too, or leave `{ command-concordia-new-invented_tiles }` out.
   *[open_stack] `{ command-concordia-new-open_stack }` is for games with the forum: turn on `{ command-concordia-new-forum }` too, or leave `{ command-concordia-new-open_stack }` out.
}
error-not-here = That only works in a server's channel. Here you can play on your own: `/concordia solo`.
error-not-allowed-here = I can't run a game in this channel: I need permission to { $missing }. A server admin can grant it.
error-not-added-here = I'm not in this private thread yet, so I can't run a game here. Mention me in a message to add me, then try again.
error-not-invited-here = I can only run games in servers that invited me. Ask a server admin to add me here.
permission-view = view the channel
permission-connect = connect to the voice channel
permission-send = send messages
permission-threads = send messages in threads
permission-open-threads = open public threads
permission-history = read the message history
permission-embed = embed links
permission-attach = attach files

# When something typed can't be carried out. Nothing has changed.
misread-ambiguous = “{ $typed }” could mean several things. Which one?
misread-not-understood = I don't understand “{ $typed }”. Did you mean one of these?
misread-nothing-more = “{ $typed }” isn't possible this turn. Nothing has changed.
misread-other-question = Something else comes first. { $question }
misread-candidate = - { $label }

host-kicked = They're no longer at the table.
host-vote-begun = I've asked the others, in the channel.
host-replaced = The seat has a new player.
host-offered = I've offered them the seat, in the channel. It's theirs once they accept.
host-invited = I've asked them to join, in the channel.
host-filled = A computer takes the seat.
host-changed = The table has a new host.
host-abandoned = The table is abandoned.
host-resigned = You gave up your seat. A computer takes over.
    .last = You gave up your seat. Nobody else plays at this table, so it's closed.
sure-abandon = This ends the game for everyone; if others are playing, they vote on it. If you're sure, type it again with `sure: yes`.
sure-resign = A computer will take over your seat. If you're sure, type it again with `sure: yes`.
    .last = You're the only person at this table, so it ends when you leave. If you're sure, type it again with `sure: yes`.
orders-keep-dearest = When your goods don't fit during someone else's turn, I'll keep the most valuable ones for you.
orders-ask = When your goods don't fit during someone else's turn, I'll ask you.

record-here = Here's the record of the game. You can replay every move from it.
record-too-large = That file is too big to be a game record.
record-not-fetched = I couldn't download that file. Please try again.
record-imported = The game is on the table, and its seats are free. Fill each one with `/concordia replace`: name a player, yourself too, or leave the player out for a computer.

rules-unknown-card = There's no card or rule called “{ $typed }”. Start typing to see suggestions.
    .near = There's no card or rule called “{ $typed }”. Did you mean **{ $nearest }**?

# Help, depending on where the table is.
help-no-table = **There's no table here yet.**
    `/concordia quick` starts a game against computers right away.
    `/concordia new` opens a table: pick a board and the number of players. Others join, then you start the game.
    Computers can fill as many seats as you like.
help-in-private = **You're not at any table.**
    `/concordia solo` starts a game against Contrarius right here.
    Tables for more than one person live in server channels: `/concordia new` opens one there.
    In team games, I'll send you your hand and your partner's questions here.
help-many-tables = **You're at several tables.**
    `/games` lists them. Commands work here too: if it isn't clear which table you mean, I'll ask. `/hand` shows your cards at each of them.
help-lobby = **This table is waiting for players.**
    Click **{ $join }** below the picture to sit down. The host can add computers and click **{ $start }**.
    Hosts can also use `/concordia kick`, `/concordia replace`, `/concordia host` and `/concordia abandon`.
help-your-turn = **It's your turn.**
    Click **{ $button }** and try things out: only you see it, and nothing counts until you press Confirm.
    Or type it: `/architect move: build:`, `/prefect produce:`, `/mercator sell: buy:`. As you type, you only see legal moves.
    `/choose` answers everything else. `/undo` takes back your last turn.
help-waiting = **Someone else is up.**
    I'll call you when it's your turn. Until then, `/plan` prepares your next one, and you can look around with `/hand`, `/board`, `/display`, `/log`, `/history`, `/score` and `/gods`.
    In a team game, `/partner` sends your partner a message.
help-stood-in = **A stand-in plays for you here.**
    Press **{ $button }** in the table's newest message, and the seat is yours again at once.
help-watching = **There's a game going on here.**
    You can watch with `/board`, `/display`, `/log`, `/history`, `/score` and `/gods`.
help-held = **This table is paused.**
    After a bot update, this game would play differently. Nothing is lost, and the operator has been told.
help-abandoned = **This table was abandoned.**
    `/concordia new` opens another one. If the game had started, `/concordia record` gives you what was played as a file.
help-over = **The game is over.**
    Click **{ $button }** to play again, or open another table with `/concordia new`. `/history` steps through the game turn by turn; `/concordia record` gives it to you as a file.
help-always =
    `/rules` tells you what a card does, what things cost and what the gods pay. `/settings mine` shows and changes your settings; `/concordia resign` gives your seat to a computer.
    `/privacy` shows what I store about you. `/about` shows which bot this is.

about = **Concordia** { $version }: the board game in chat, with the full rules.
    Ping to Discord: { $milliseconds } ms.
    { $source }
    .contact = Questions? Reach whoever runs this bot: { $contact }

privacy-read = **What I store about you:** your Discord id, name and language; your settings (direct messages, reminders, time zone, quiet hours, daily letter, stand-in, where to call you for a free seat); until when you're away; what you've played, tried out and planned at your tables; the campaigns you're in; and how your games ended.
    I don't read or store your messages; a message to your partner is passed on and forgotten.
    `/privacy what: get my data` gives you all of it as a file. `/privacy what: delete my data` deletes it: computers take over your seats, and your name disappears from finished games.
    .contact = Whoever runs this bot answers for your data: { $contact }
privacy-exported = Here's everything I store about you.
privacy-sure = Computers will take over your seats, and your name will disappear from finished games. If you're sure, type it again with `sure: yes`.
privacy-deleted = Done: nothing I store names you any more.
