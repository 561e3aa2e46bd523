# Everything the Augur needs to be told in.

personality-augur = Augur
    .does = Read an omen and be paid for it.
brief-augur = read an omen
rule-augur = Read an omen: an owl pays 1 sestertius, an eagle 4.

command-augur = augur
    .description = Play an Augur: read an omen
command-augur-omen = omen
    .description = The bird you look out for

ask-omen-choice = Which omen do you read?
wait-omen-choice = { $who } is reading omens.
pick-omen-choice = Choose a bird …
leave-omen-choice = Read no omen

omen = { $omen ->
    [owl] Owl
   *[eagle] Eagle
}
wish-read-omen = read that omen
obstacle-no-eagle = eagles fly over the rich, and you are { $coins } short
told-omen-read = read an omen for { $coins }
digest-omens = read { $count ->
    [one] { $count } omen
   *[other] { $count } omens
}
