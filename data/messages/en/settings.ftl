# What people have set for themselves, and for a server.

settings = **Your settings**
settings-reminders = - Reminders: { $way ->
    [ping] a ping at the table
    [dm] a direct message
   *[off] off
}
settings-messages = - Direct messages: { $on ->
    [yes] on. In a team game, you get your hand when it changes, and your part in your partner's cards.
   *[no] off. You'll find what you need in the channel, where only you can see it. Messages from your partner won't reach you.
}
settings-zone = - Time zone: { $zone }, where it's { $time } now
    .none = - Time zone: not set, so I go by UTC, where it's { $time } now
settings-quiet = - Quiet hours: { $begin } to { $end }
    .none = - Quiet hours: none
settings-stand-in = - Your stand-in: { $level }
settings-how = -# Change any of them with the options of `/settings mine`.

server-settings = **This server's settings**
server-settings-pace = - New tables, unless they say otherwise: { $pace }
server-settings-call = - Called when a table opens: { $role }
    .none = - Called when a table opens: nobody
server-settings-openers = - Who may open tables: { $role }, and moderators
    .none = - Who may open tables: everyone
server-settings-how = -# Whoever manages the server can change them with the options of `/settings server`. Choose the role everyone has to call nobody, or to let everyone open tables.

error-unclear-zone = I don't know a time zone “{ $typed }”. Did you mean { $nearest }?
error-unknown-zone = I don't know a time zone “{ $typed }”. Start typing a city near you, like Berlin or New York, and pick one from the list.
error-unclear-hours = I don't understand “{ $typed }” as quiet hours. Say them like `22-7` or `22:30 to 6:00`, or `none`.
error-not-administrator = Only people who may manage the server can change its settings.
error-may-not-open = On this server, only some people may open tables. Ask a moderator, or join someone else's table.
