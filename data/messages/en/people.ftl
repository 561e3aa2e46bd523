# Who sits at a table.

# How a computer plays.
level-novice = novice
level-merchant = merchant
level-senator = senator
computer-named = Computer ({ $level })
