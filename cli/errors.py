"""What the command line refuses by itself, before any rule of the game is asked."""


class BadInput(Exception):
    """One line for the person who typed it: what is wrong and, where it helps, what to do."""
