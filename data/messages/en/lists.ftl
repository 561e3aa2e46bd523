# Counting and listing things.

counted-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

series = {", "}
    .long = {"; "}

# In a date.
day-of-month = { $day }
