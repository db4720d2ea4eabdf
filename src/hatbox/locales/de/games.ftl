# What the games are called, and lists. The English file explains.

game-antayagi-80 = AntaYagí (80 Karten)
game-antayagi-65 = AntaYagí (65 Karten)
game-not-a-hat = That’s Not a Hat

clause-origin-of-game = { $game }: { $origin }

list-and = { $first } und { $last }
list-and-before-i = { $first } und { $last }
