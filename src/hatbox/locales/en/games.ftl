# What the games are called, and what is said of more than one of them.

game-antayagi-80 = AntaYagí (80 cards)
game-antayagi-65 = AntaYagí (65 cards)
game-not-a-hat = That’s Not a Hat

# $game is one of the names above, $origin a whole sentence (clause-ruling and its like)
clause-origin-of-game = { $game }: { $origin }

# “Ana, Ben and Cleo”: $first is “Ana, Ben”. The second is for a last name that begins with the
# sound i, before which Spanish has another word.
list-and = { $first } and { $last }
list-and-before-i = { $first } and { $last }
