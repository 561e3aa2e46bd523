# Short messages of their own in a channel, or to one person.

notice-resigned = { $player } has left the game. Their seat { $seat } is played on by a computer ({ $level }).
notice-removed = { $player } no longer plays { $seat }. { $following ->
    [person] { $next } plays on.
   *[computer] A computer ({ $next }) plays on.
}
notice-sent-away = { $player } no longer sits at this table.
notice-computer-stuck = The computer at { $seat } cannot go on. Somebody can take its seat: the host gives it away. Whoever runs the bot finds the reason in the log.
notice-rematch = { $mentions }, { $by } lays the table for the same again. Join below!
notice-rematch-alone = { $by } lays the table for the same again.
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

# What one partner says to the other, before the words themselves.
notice-partner-said = { $who } to { $partner }:
notice-partner-said-alone = ### A word from your partner
    .where = { $who }, { $board } in { $channel }:
# In the channel, as it could not be said in private.
notice-partner-unheard = { $mention }, { $who } has sent you a word, but your direct messages are closed to me. Open them, or switch them on with `/concordia dms`, and ask for it to be said again.
