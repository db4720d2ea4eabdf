# What the games are called, and lists. The English file explains.

game-antayagi-80 = AntaYagí (80 kaarten)
game-antayagi-65 = AntaYagí (65 kaarten)
game-not-a-hat = That’s Not a Hat

clause-origin-of-game = { $game }: { $origin }

list-and = { $first } en { $last }
list-and-before-i = { $first } en { $last }
