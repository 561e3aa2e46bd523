# Wer an einem Tisch sitzt.

# Wie stark ein Computer spielt.
level-novice = Neuling
level-merchant = Händler
level-senator = Senator
computer-named = Computer ({ $level })
# Ein Platz einer importierten Partie, den noch niemand hat, und wer damals dort saß.
seat-recorded = { $colour } – { $name }
# In einer Partie, nach der Farbe des Platzes.
computer-seated = Computer { $colour ->
    [red] Rot
    [green] Grün
    [yellow] Gelb
    [blue] Blau
    [black] Schwarz
   *[white] Weiß
}
