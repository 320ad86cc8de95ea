#!/usr/bin/env python3
"""Draws everything in the log of a finished Turnstone game again from its secret, as docs/fairness.md says (luck v1).

    python3 verify.py GAME.log [FINGERPRINT]

The fingerprint is the one that was posted in the channel. Fails at the first line that differs, and names it. What Catan needs
beside its draws is in verify_catan.py, which must lie beside this file.
"""
import hashlib
import struct
import sys
from collections import Counter


def block(key, stream):
    """The first two words of ChaCha20's first block."""
    begin = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", 0, stream))
    words = list(begin)
    for step in range(80):  # Twenty rounds of four: along the columns and along the diagonals in turn.
        a, b, c, d = [4 * row + (step + row * (step // 4 % 2)) % 4 for row in range(4)]
        for one, other, to, bits in (a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7):
            words[one] = (words[one] + words[other]) % 2**32
            mixed = words[to] ^ words[one]
            words[to] = (mixed << bits | mixed >> 32 - bits) % 2**32
    return [(words[at] + begin[at]) % 2**32 for at in (0, 1)]


def drawn(secret, name, count, choices):
    """The label that the secret draws out of pairs of a label and its weight."""
    stream = 0xCBF29CE484222325
    for byte in name.encode() + b"\0" + struct.pack("<Q", count):
        stream = (stream ^ byte) * 0x100000001B3 % 2**64
    first, second = block(secret, stream)
    total = sum(weight for _, weight in choices)
    number, rest = divmod(first * total, 2**32)
    if rest + total > 2**32 and rest + second * total // 2**32 >= 2**32:
        number += 1
    for label, weight in choices:
        if number < weight:
            return label
        number -= weight


class Game:
    """What is drawn from pools: of each label that may come how often it is there. What has come leaves its pool."""

    def __init__(self, secret, seats, options):
        self.secret, self.seats, self.options = secret, range(1, seats + 1), options
        self.counts, self.outcomes, self.left = Counter(), [], set()
        numbers = lambda first, last: {str(number): 1 for number in range(first, last + 1)}
        self.pools = {
            "card": numbers(1, 18), "animal": numbers(1, 32), "spirit": numbers(33, 42), "green": numbers(1, 60),
            "award": numbers(1, 30), "tile": numbers(1, 68), "colour": dict(black=1, yellow=1, red=1, blue=1),
            "token": dict(blue=23, grey=23, brown=21, green=19, yellow=19, red=15),
        }
        self.spaces, self.came, self.holder, self.hand = {}, [], None, []  # Harmonies
        self.tiles = {}  # Wolves and Sheep: the hands, as long as nothing has been laid

    def ask(self, name, choices):
        """The outcome that the log writes next, which must be the one that the secret draws."""
        said = self.outcomes.pop(0) if self.outcomes else "nothing"
        own = drawn(self.secret, name, self.counts[name], choices)
        self.counts[name] += 1
        if said != f"{name} {own}":
            raise ValueError(f"the secret draws {name} {own}, not {said}")
        return own

    def take(self, name):
        """The same out of a pool."""
        pool = self.pools["card" if name in ("shared", "top", "deal", "take") else name]
        label = self.ask(name, list(pool.items()))
        pool[label] -= 1
        return label

    def entry(self, seat, verb, *words):
        if verb == "take" and words[0] in self.spaces:
            self.holder, self.hand = seat, self.spaces.pop(words[0])
        elif verb == "place" and words[0] in self.hand:
            self.hand.remove(words[0])
        elif verb == "done" and len(self.seats) == 1:
            self.spaces = {}
        elif verb == "pass" and self.outcomes:  # Nobody could begin: the hands of those who play go back.
            for tile in [tile for seat in set(self.tiles) - self.left for tile in self.tiles.pop(seat)]:
                self.pools["tile"][tile] = 1
        elif verb in ("resign", "retire"):
            self.left.add(seat)
            while seat == self.holder and self.hand:
                self.pools["token"][self.hand.pop()] += 1
        while self.outcomes:
            name = self.outcomes[0].split()[0]
            if name == "first":
                self.ask(name, [(str(seat), int(seat not in self.left)) for seat in self.seats])
            else:
                self.keep(name, self.take(name))

    def keep(self, name, label):
        """Notes where something has gone that may come back."""
        if name == "token":
            self.came.append(label)
            if len(self.came) == 3:
                self.spaces[min(set("abcde") - set(self.spaces))], self.came = self.came, []
        if name == "tile":
            short = [seat for seat in self.seats if seat not in self.left and len(self.tiles.get(seat, "")) < 4]
            if short:
                self.tiles.setdefault(short[0], []).append(label)


def check(text, fingerprint=""):
    """Checks a log; gives the number of its draws."""
    from verify_catan import Catan

    games = dict.fromkeys(("confusing-lands", "harmonies", "village-green", "wolves-and-sheep"), Game) | {"catan": Catan}
    head, options, game, draws = {}, {}, None, 0
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        try:
            words = line.split()
            if words[:2] == ["#", "commitment"]:
                fingerprint = fingerprint or words[2]
            if not words or words[0].startswith("#"):
                continue
            if words[0] in ("game", "rules", "seats", "mind", "secret", "computer"):
                head[words[0]] = words[1]
            elif words[0] == "option":
                options[words[1]] = " ".join(words[2:])
            else:
                if game is None:
                    secret = bytes.fromhex(head["secret"])
                    own = hashlib.sha256(secret).hexdigest()
                    if 0 < len(fingerprint) < 40 or not own.startswith(fingerprint.lower()):
                        raise ValueError("the secret does not fit the fingerprint")
                    game = games[head["game"]](secret, int(head["seats"]), options)
                action, *game.outcomes = [" ".join(part.split()) for part in line.split("|")]
                words, draws = action.removeprefix("auto ").split(), draws + len(game.outcomes)
                if words != ["setup"] and int(words[0]) not in game.seats:
                    raise ValueError(f"there is no seat {words[0]}")
                game.entry(*([0, "setup"] if words == ["setup"] else [int(words[0]), *words[1:]]))
                if game.outcomes:
                    raise ValueError(f"nothing draws {game.outcomes[0]}")
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise SystemExit(f"line {number}: {error}") from error
    if game is None:
        raise SystemExit("there is no game in the log")
    return draws


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(f"{check(file.read(), *sys.argv[2:3])} draws follow from the secret")
