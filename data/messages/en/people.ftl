# Who sits at a table.

# How a computer plays.
level-novice = novice
level-merchant = merchant
level-senator = senator
computer-named = Computer ({ $level })
# A seat of an imported game that nobody has taken yet, and who sat there when it was played.
seat-recorded = { $colour } – { $name }
# In a game, by the colour of its seat.
computer-seated = { $colour ->
    [red] Red
    [green] Green
    [yellow] Yellow
    [blue] Blue
    [black] Black
   *[white] White
} computer
