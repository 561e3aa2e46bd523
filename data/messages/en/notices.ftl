# Short messages in a channel, or to one person.

notice-resigned = { $player } has left the game. A computer ({ $level }) takes over { $seat }.
notice-removed = { $player } no longer plays { $seat }. { $following ->
    [person] { $next } takes over.
   *[computer] A computer ({ $next }) takes over.
}
notice-sent-away = { $player } is no longer at this table. The host can ask them back with `/concordia invite`.
notice-table-opened = { $role }, there's a new table. Join below!
notice-seat-free = { $mentions }: a seat is free here. { $count ->
    [one] Press **Join** above!
   *[other] Whoever presses **Join** above first gets it!
}
notice-lobby-expired = ### This table is closed
    Nobody has come for { $time }, so I've stopped waiting. `/concordia new` opens another one.
    .full = ### This table is closed
        Everyone was here, but the game wasn't started for { $time }, so I've stopped waiting. `/concordia new` opens another table.
notice-lobby-full = { $host }, everyone's here. Press **Start** above to begin.
    .closes = { $host }, everyone's here. Press **Start** above to begin. If nobody does, this table closes { $when }.
notice-invited = { $player }, { $by } would like you to play. Press **Join** above!
notice-computer-stuck = The computer playing { $seat } is stuck, but keeps trying. The host can offer its seat to someone with `/concordia replace`; whoever runs the bot will find the reason in the log.
notice-rematch = { $mentions }, { $by } wants a rematch with { $count ->
    [one] you
   *[other] you all
}. Join below!
notice-rematch-alone = { $by } wants a rematch.
notice-replaced = { $player } now plays { $seat }.
notice-host = { $player } is now the host of this table.
notice-no-host = This table no longer has a host.
notice-held = **This table is paused.** After a bot update, this game would play differently. Nothing is lost, and whoever runs the bot has been told.
notice-released = **This table is back.** Nothing was lost.
notice-abandoned = ### This table was abandoned
    .seed = Its seed was `{ $seed }`.
    .promised = Its seed was `{ $seed }`, whose SHA-256 was published in advance as `{ $commitment }`.
    .imported = What was dealt since the import came from the seed `{ $seed }`, whose SHA-256 was published then as `{ $commitment }`.
notice-imported = ### An imported game
    .by = { $who } imported this game after { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
    .promise =
        Anyone who has its record can know every hand so far, so I can't vouch for what was dealt before. I've just reshuffled the rest of the deck from a new seed.
        -# Here's the new seed's SHA-256, so you can check it at the end: `{ $commitment }`
# To the host, when the bot can no longer write where the table is: why, and what helps.
notice-channel-closed = { $reason ->
    [deleted] The channel of your { $board } table was deleted, so the game there has ended.
    [lost] I was removed from the server of your { $board } table a week ago, so the game there has ended.
    [removed] I was removed from the server of your { $board } table, so it's on hold. If I'm invited again within a week, the game goes on; after that, it ends.
    [archived] { $channel } is closed, so your { $board } table there is on hold. Reopen and unlock it, and I'll carry on by myself.
    [locked] { $channel } is locked, so your { $board } table there is on hold. Unlock it, and I'll carry on by myself.
    [no_access] I can't see { $channel } any more, so your { $board } table there is on hold. Let me view the channel; if it's a private thread, add me to it. I'll carry on by myself.
    [rejected] Discord rejects what I write in { $channel }, so your { $board } table there is on hold. If a filter of the server (AutoMod) does that, let my messages through. Then use any of my buttons or commands there, and I'll carry on.
   *[no_permission] I'm not allowed to write in { $channel } any more, so your { $board } table there is on hold. Let me send messages, attach files and embed links there, and I'll carry on by myself.
}

# What one partner says to the other, before the words themselves.
notice-partner-said = { $who } to { $partner }:
notice-partner-said-alone = ### A message from your partner
    .where = { $who }, { $board } in { $channel }:
# In the channel, because it couldn't be delivered in private.
notice-partner-unheard = { $mention }, { $who } sent you a message, but I can't send you direct messages. Allow them, or turn them on with `/settings mine`, and ask your partner to send it again.
