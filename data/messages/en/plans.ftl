# The next turn, planned while others play.

plan-heading =
    ### Plan your next turn
    We're waiting for { $seat }. Prepare your turn as on your own: it's played the moment it comes, as long as every step is still possible.
    -# Nobody else sees this. Up to three plans; the first one that works is played.
plan-kept = **Your plans**, as they will read once played:
plan-line = **{ $number }.** { $turn }
    .differs = **{ $number }.** { $turn } -# (works out differently than when you made it)
    .blocked = **{ $number }.** { $turn } ⚠️ { $reason }
plan-nothing-yet = nothing so far
plan-careful = -# If a plan would work out differently by then, I'll ask you instead of playing it.
plan-changing = -# You're changing plan { $number }.
plan-ready =
    ### Ready
    Press **Keep plan**, and it's played as soon as it's your turn.
plan-asked-again =
    ### { $question }
    Or **Keep plan** as it is.
plan-step-not-asked = The turn doesn't come to “{ $wish }” any more.
plan-blocked =
    ⚠️ **Your plan can't be played as it is.** { $reason }
    -# Here's the part that still works. Change it or start over; nothing has been played.
plan-differs =
    ⚠️ **The board has changed, so your plan would work out differently.** Check it, then **Confirm**.

button-keep-plan = Keep plan
button-careful = Ask me if the board changes
button-careless = Play it even if the board changes
plan-menu = Change your plans …
plan-change = Change plan { $number }
plan-drop = Drop plan { $number }
plan-prefer = Put plan { $number } first
