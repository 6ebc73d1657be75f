# The drawn table of Star Wars: Bounty Hunters.

bh-letter-green = G
bh-letter-blue = B
bh-letter-orange = O
