# The page in the browser that shows the local Discord. Its scripts fill in the names, so every text is a plain sentence;
# a $count may choose between plurals.

page-window = Local Discord
page-no-script = This page needs JavaScript.
page-skip-to-messages = Skip to the messages
page-skip-to-box = Skip to the message box

# Around the messages
page-servers = Servers
page-channels = Channels
page-servers-and-channels = Servers and channels
page-direct-messages = Direct messages
page-direct-messages-with = Direct messages with { $bot }
page-welcome = Welcome
page-members = Members
page-place-unread = { $name }, unread
page-place-waiting = { $name }, { $count } waiting
page-place-unread-waiting = { $name }, unread, { $count } waiting
page-lost = The connection is lost. Trying again …
page-offline = { $bot } is offline just now.

# People
page-be-somebody = Be somebody else
page-be = Be { $name }
page-be-waiting = Be { $name }, { $count } waiting
page-you-are = You are { $name }
page-you-are-label = You are
page-you = you
page-people-count = People — { $count }
page-members-hint = You can be any of them: choose one.
page-members-hint-keys = Or press the number.
page-bots = Bots
page-online = online
page-bot-offline = offline
page-language = Language
page-language-about = The language you use Discord in
page-apps-on = Apps on { $name }
page-no-apps-on = No app offers anything on { $name } here.

# Calls
page-calls = Calls
page-called-in = You are called in #{ $place }
page-called-in-direct-messages = You are called in your direct messages
page-go-there = Go there
page-called = { $name } is called
page-dismiss = Dismiss

# Messages
page-messages = Messages
page-newest = Jump to the newest
page-new = New
page-earlier = Show earlier messages
page-you-and = You and { $bot }
page-thread-begins = This is where the thread begins.
page-channel-begins = This is where #{ $place } begins.
page-nobody-else-reads = Nobody else reads what you and { $bot } write here.
page-message = { $who }, { $when }
page-says = { $who }: { $words }
page-app = APP
page-used = { $who } used { $command }
page-reply-to-nothing = to a message that is gone
page-thinking = { $bot } is thinking …
page-edited = (edited)
page-only-you = Only you can see this
page-thread-messages = { $count ->
    [one] { $count } message ›
   *[other] { $count } messages ›
}
page-react = React
page-react-with = React with { $emoji }
page-pinned = { $who } pinned a message to this channel.
page-thread-started = { $who } started a thread: { $thread }
page-typing = { $bot } is typing …
page-at-work = { $bot } is at work …
page-unknown-component = This cannot be shown here.
page-unknown-person = unknown person
page-unknown-role = unknown role
page-unknown-channel = unknown
page-file = file
page-spoiler = Spoiler
page-show-spoiler = Hidden: show it
page-show-hidden-text = Hidden text: show it
page-hidden-text = hidden text

# Pictures
page-picture = picture
page-enlarge = Enlarge: { $what }
page-close-picture = Close the picture
page-open-file = Open the file
page-fit-window = Fit to the window
page-full-size = Show in full size
page-tap-for-all = Tap to see all of it
page-tap-to-enlarge = Tap to enlarge further
page-what-it-shows = What it shows

# Writing, commands, menus and forms
page-box = Message
page-send = Send
page-write = Message { $place }
page-write-or-command = Message { $place }, or / for commands
page-read-only = You may only read in { $place }
page-commands = Commands
page-commands-and-people = Commands and people
page-people = People
page-no-command = No command is called that.
page-command = Command { $command }
page-more-options = { $count } more
page-choices-for = Choices for { $option }
page-no-choices = The choices could not be loaded.
page-nothing-fits = Nothing fits.
page-true = True
page-false = False
page-cancel = Cancel
page-submit = Submit
page-close = Close
page-done = Done
page-choose = Choose
page-chosen = { $menu }: { $chosen }
page-choose-count = Choose { $count }
page-choose-range = Choose { $least } to { $count }
page-choose-up-to = Choose up to { $count }
page-search = Search
page-search-in = Search in: { $menu }
page-needed = needed
page-needed-here = This is needed.
page-from-the-list = please choose from the list
page-whole-number = a whole number, please
page-number = a number, please
page-at-least = at least { $number }
page-at-most = at most { $number }
page-at-least-characters = { $count ->
    [one] At least { $count } character, please.
   *[other] At least { $count } characters, please.
}
page-please-choose = Please choose.
page-at-most-chosen = At most { $count }, please.
page-choose-file = Please choose a file.

# What went wrong
page-no-answer = { $bot } did not respond. Please try again.
page-no-answer-offline = { $bot } is offline just now and did not respond.
page-no-connection = There is no connection just now. Please try again in a moment.
page-failed = That went wrong. Please try again.
page-not-possible = That isn't possible here any more.

# The welcome
page-look-around = Just look around
page-on-its-way = A moment: { $bot } is still on its way.
