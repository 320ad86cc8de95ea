"""A player for `turnstone arena`: takes what scores most at once among a few moves, and plays at random otherwise.

    turnstone arena catan --seats mine,easy,easy,easy --games 4 --external mine='python3 docs/player.py'
"""

import json
import random
import sys


def decide(position, seat, moves):
    """One of the moves, or none, which lets the others go on where nothing must be done."""
    scores = position["scores"]
    leads = scores[seat - 1] == max(scores)
    bold = [move for move in moves if not move.startswith(("end", "done", "decline"))]
    return random.choice(bold if bold and not leads else moves)


def main():
    seat, position = 0, None
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "you":
            seat = int(rest)
        elif word == "position":
            position = json.loads(rest)
        elif word in ("choose", "may"):
            number, _, moves = rest.partition(" ")
            move = decide(position, seat, moves.split(" ; ")) if word == "choose" else ""
            print(number, move, flush=True)


if __name__ == "__main__":
    main()
