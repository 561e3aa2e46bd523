# Short messages of their own in a channel, or to one person.

notice-resigned = { $player } has left the game. Their seat { $seat } is played on by a computer ({ $level }).
notice-replaced = { $player } now plays { $seat }.
notice-host = { $player } is now the host of this table.
notice-no-host = This table has no host any more.
notice-held = **This table rests.** The bot has changed since the last turn, and cannot play this game on as it is. Nothing is lost: whoever runs the bot has been told.
notice-released = **This table goes on.** Nothing was lost.
notice-abandoned = ### This table was given up
    .seed = Its seed was `{ $seed }`.
    .promised = Its seed was `{ $seed }`. The SHA-256 of it was promised as `{ $commitment }`.
# To the host, when the bot can no longer write where the table is.
notice-channel-closed = I cannot write in { $channel } any more, so the table there waits. If the channel still exists, let me see it, send messages, attach files and read the message history there.
