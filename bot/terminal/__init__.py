"""The game as text: tables, sentences, menus, and a game played in the terminal."""
