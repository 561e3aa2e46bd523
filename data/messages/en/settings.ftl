# What people have set for themselves, and for a server.

settings = **Your settings**
settings-reminders = - Reminders: { $way ->
    [ping] a ping at the table
    [dm] a direct message
   *[off] off
}
    .closed = - Reminders: a ping at the table, as your direct messages are off
settings-messages = - Direct messages: { $on ->
    [yes] on. In a team game, you get your hand when it changes, and your part in your partner's cards.
   *[no] off. You'll find what you need in the channel, where only you can see it. Messages from your partner won't reach you.
}
settings-zone = - Time zone: { $zone }, where it's { $time } now
    .none = - Time zone: not set, so I go by UTC, where it's { $time } now
settings-quiet = - Quiet hours: { $begin } to { $end }
    .none = - Quiet hours: none
settings-stand-in = - Your stand-in: { $level }
settings-language = - Language: { $language }
    .none = - Language: the one you use Discord in
settings-letter = - Daily letter: at { $time }, with all your tables at a glance
    .none = - Daily letter: none
    .closed = - Daily letter: at { $time }, but your direct messages are off, so it can't reach you
settings-private = - Results and ratings: { $on ->
    [yes] private. Nobody else sees your statistics or your rating, and you're not in standings or records.
   *[no] others can see them
}
settings-next-letter = -# Your next letter comes { $when }, if you're at a table then.
settings-how = -# Change any of them with the options of `/settings mine`.

server-settings = **This server's settings**
server-settings-language = - Language of new tables, unless they say otherwise: { $language }
    .none = - Language of new tables, unless they say otherwise: the one this server uses in Discord
server-settings-threads = - Where new tables go: { $on ->
    [yes] into a thread each, so that a channel holds many
   *[no] into the channel itself, one at a time
}
server-settings-lobby = - A lobby closes when nobody comes for { $time }
    .never = - A lobby stays open until someone closes it
server-settings-seats = - List of free seats: in { $channel }
    .none = - List of free seats: none
server-settings-moved = -# { $count ->
    [one] One lobby that is open now waits as long, too.
   *[other] { $count } lobbies that are open now wait as long, too.
}
server-settings-pace = - { $pace } That goes for new tables, unless they say otherwise.
    .none = - Pace: no time limit for new tables, unless they say otherwise.
server-settings-call = - Called when a table opens: { $role }
    .none = - Called when a table opens: nobody
server-settings-openers = - Who may open tables: { $role }, and moderators
    .none = - Who may open tables: everyone
server-settings-how = -# Whoever manages the server can change them with the options of `/settings server`. `reset` puts one back as it was.

error-unclear-zone = I don't know a time zone “{ $typed }”. Did you mean { $nearest }?
error-unknown-zone = I don't know a time zone “{ $typed }”. Start typing a city near you, like Berlin or New York, and pick one from the list.
error-offset-given = “{ $typed }” doesn't say when your clocks change for summer. It's that now in { $zones }. Choose a zone by name, or by a city near you.
error-unclear-hours = I don't understand “{ $typed }” as quiet hours. Say them like `22-7` or `22:30 to 6:00`, or `none`.
error-most-of-the-day = “{ $typed }” would be most of the day. Did you mean `{ $nearest }`? If not, write `am` after the first time.
error-unclear-hour = I don't understand “{ $typed }” as a time of day. Say it like `8:00` or `8 pm`, or `none`.
error-unclear-patience = I don't understand “{ $typed }” as a time. Say it like `3 days` or `12 hours`, or `never`.
error-patience-out-of-bounds = A lobby can't wait for { $given }. Choose { $shortest } to { $longest }, or `never`.
error-no-text-channel = { $channel } isn't a text channel. Choose one where people can read and write.
error-list-not-allowed = I can't put a list into { $channel }: I'm not allowed to { $missing } there.
error-role-not-called = I can't ping { $role }, so nobody would be called. Turn on **Allow anyone to @mention this role** in the server's settings, then try again.
error-not-administrator = Only people who may manage the server can change its settings.
error-may-not-open = On this server, only some people may open tables. Ask a moderator, or join someone else's table.

# The daily letter.
letter = ### Your tables today
    { $yours ->
        [0] { $count ->
            [one] Your table isn't waiting for you.
           *[other] None of your { $count } tables is waiting for you.
        }
        [one] **1 table is waiting for you.**
       *[other] **{ $yours } tables are waiting for you.**
    }
letter-line-due = { $line }; time is up { $due }
letter-how = -# `/settings mine` changes when this letter comes, or ends it.

# Free seats in a server.
seats-heading = ### Free seats
seats-none = No table is looking for players right now. `/concordia new` opens one.
seats-line = { $place }: { $taken } of { $seats } seats taken{ $team ->
    [yes] {", in teams of two"}
   *[no] {""}
}
seats-host = hosted by { $host }
seats-line-parts = - { $parts }
seats-more = And { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}.
seats-button-join = Join { $board } ({ $free } free)
seats-button-call = Call me when a seat is free
seat-call-now = { $how ->
    [once] I'll call you once, as soon as a seat is free on this server. Then I'll stop.
    [always] I'll call you whenever a table with a free seat opens on this server, once for each table.
   *[never] I don't call you when a seat is free on this server.
}
seat-call-which = When to call you
seat-call-never = Never
seat-call-once = Once, then stop
seat-call-always = For every table
menu-invite = Invite to my table
menu-invited = { $player } is invited to your table in { $place }.
error-no-lobby-of-yours = You aren't hosting a table on this server that is still looking for players. `/concordia new` opens one.
