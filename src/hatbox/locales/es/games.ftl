# What the games are called, and lists. The English file explains.

game-antayagi-80 = AntaYagí (80 cartas)
game-antayagi-65 = AntaYagí (65 cartas)
game-not-a-hat = That’s Not a Hat

clause-origin-of-game = { $game }: { $origin }

list-and = { $first } y { $last }
list-and-before-i = { $first } e { $last }
