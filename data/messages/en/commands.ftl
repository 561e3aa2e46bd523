# Words that are understood in commands, besides the names of things.
word-nothing = nothing
word-cash = cash
word-income = income
word-repeat = repeat
word-sail = sail from { $line }
word-move = { $kind ->
    [sea] sea
   *[land] land
} { $line }
