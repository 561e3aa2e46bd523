# Qui est assis à une table.

# La force d'un ordinateur.
level-novice = novice
level-merchant = marchand
level-senator = sénateur
computer-named = Ordinateur ({ $level })
# Une place d'une partie importée que personne n'a encore prise, et qui l'occupait alors.
seat-recorded = { $colour } – { $name }
# En partie, par la couleur de sa place.
computer-seated = Ordinateur { $colour ->
    [red] rouge
    [green] vert
    [yellow] jaune
    [blue] bleu
    [black] noir
   *[white] blanc
}
