"""What verify.py needs of Catan: how the island is laid, and what everybody holds, since a robber's card is drawn out of a hand."""
from collections import Counter

from verify import Game

KINDS, COLOURS = "wood brick wool grain ore".split(), "blue amber green red".split()
PRICES = {"road": "wood brick", "settlement": "wood brick wool grain", "city": "grain grain ore ore ore", "card": "wool grain ore"}
LAYOUTS = {
    "beginner": (
        "wood wool wool grain ore grain wood wood brick desert ore grain grain ore wood wool brick wool brick",
        "6 3 8 2 4 5 10 5 9 - 6 9 10 11 3 12 8 4 11",
        "any wool any any brick wood any grain ore",
    ),
    "fixed": (
        "ore wool wood grain brick wool brick grain wood desert wood ore wood ore grain wool brick grain wool",
        "10 2 9 12 6 4 10 9 11 - 3 8 8 3 4 5 5 6 11",
        "any grain ore any wool any any brick wood",
    ),
    "variable": ("", "", ""),
}
STARTS = ("e8", "e4"), ("b8", "e6"), ("c4", "d9"), ("b5", "d3")
SLOTS = "a3-a4 a6-a7 b9-b10 c11-d11 e9-e10 f6-f7 f3-f4 d2-e2 b2-c2".split()
STACKED = "5 2 6 3 8 10 9 12 11 4 8 10 9 4 5 6 3 11".split()
CENTRES = [(row, first + 2 * at) for row, (first, many) in enumerate([(4, 3), (3, 4), (2, 5), (3, 4), (4, 3)]) for at in range(many)]
# The corners of each hex, by its letter.
HEXES = {
    chr(ord("g") + at): {"abcdef"[row + down] + str(column + aside) for down in (0, 1) for aside in (-1, 0, 1)}
    for at, (row, column) in enumerate(CENTRES)
}


def apart(free, hexes):
    """Those of the free hexes that neither are one of the others nor touch one."""
    return [hex for hex in free if not any(HEXES[hex] & HEXES[other] for other in hexes)]


def has_room(free, many):
    """Whether so many of the free hexes lie apart."""
    return many == 0 or any(has_room(apart(free, [hex]), many - 1) for hex in free)


def cards(words):
    """The cards of `2 wool 1 ore`."""
    return Counter([kind for many, kind in zip(words[::2], words[1::2]) for _ in range(int(many))])


class Catan(Game):
    def setup(self):
        self.pools = {
            "terrain": dict(wood=4, brick=3, wool=4, grain=4, ore=3, desert=1),
            "corner": dict.fromkeys("gnwyri", 1),
            "harbour": dict(any=4, wood=1, brick=1, wool=1, grain=1, ore=1),
            "first": dict.fromkeys(COLOURS[: len(self.seats)], 1),
            "draw": dict(knight=14, point=5, roads=2, plenty=2, monopoly=2),
        }
        layout = self.options.get("layout", "beginner")
        own = [self.options.get(key, "") for key in ("terrain", "numbers", "harbours")]
        printed = ("", "", "") if layout == "variable" else LAYOUTS[layout]
        if own[0]:
            printed = (*printed[:1], "", *printed[2:])
        terrain, numbers, harbours = [(mine or other).split() for mine, other in zip(own, printed)]
        self.terrain = dict(zip(HEXES, terrain or [self.take("terrain") for _ in HEXES]))
        self.numbers = dict(zip(HEXES, numbers))
        land = [hex for hex in HEXES if self.terrain[hex] != "desert"]
        if not numbers and self.options.get("tokens") == "random":
            self.scatter(land)
        elif not numbers:
            at = "gnwyri".index(self.take("corner"))
            way = ("gjnswxyvrmih" * 2)[2 * at : 2 * at + 12] + ("kotuql" * 2)[at : at + 6] + "p"
            self.numbers = dict(zip([hex for hex in way if hex in land], STACKED))
        harbours = harbours or [self.take("harbour") for _ in SLOTS]
        self.harbours = {
            corner: harbour.split("@")[0]
            for slot, harbour in zip(SLOTS, harbours)
            for corner in f"{harbour}@{slot}".split("@")[1].split("-")
        }
        self.take("first")
        desert = [hex for hex in HEXES if hex not in land]
        self.robber = self.options.get("robber") or [*desert, "g"][0]
        self.hands, self.built = [Counter() for _ in self.seats], [[] for _ in self.seats]
        self.due, self.chosen, self.free, self.playing = {}, {}, {}, layout == "fixed"
        self.offer, self.counters = (Counter(), Counter()), {}
        for seat, corners in zip(self.seats, STARTS if self.playing else ()):
            for corner in corners:
                self.settle(seat - 1, corner)

    def scatter(self, land):
        for placed, token in enumerate("6688"):
            free = apart(land, self.numbers)
            fits = [hex for hex in free if has_room(apart(free, [hex]), 3 - placed)]
            hex = self.ask("number", [(f"{token} {hex}", int(hex in fits)) for hex in HEXES])[2]
            self.numbers[hex] = token
        left = dict(zip("2 3 4 5 9 10 11 12".split(), (1, 2, 2, 2, 2, 2, 2, 1)))
        for hex in [hex for hex in land if hex not in self.numbers]:
            token = self.ask("number", [(f"{token} {hex}", many) for token, many in left.items()]).split()[0]
            self.numbers[hex], left[token] = token, left[token] - 1

    def settle(self, seat, corner):
        """A founding settlement: the second one is paid for."""
        self.built[seat].append(corner)
        if len(self.built[seat]) == 2:
            self.hands[seat].update(self.terrain[hex] for hex in HEXES if corner in HEXES[hex] and self.terrain[hex] != "desert")

    def entry(self, seat, verb, *words):
        if verb == "setup":
            return self.setup()
        if verb == "discard":
            self.chosen[seat - 1] = cards(words)
        elif verb != "resign":
            self.discard()
            self.play(seat - 1, self.hands[seat - 1], verb, *words)

    def play(self, seat, hand, verb, *words):
        if verb == "roll":
            self.roll(self.ask("dice", [(f"{one} {two}", 1) for one in range(1, 7) for two in range(1, 7)]))
        elif verb == "robber":
            self.robber = words[0]
            victim = self.hands[COLOURS.index(words[1])] if words[1:] else Counter()
            if sum(victim.values()):
                kind = self.ask("steal", [(kind, victim[kind]) for kind in KINDS])
                victim[kind], hand[kind] = victim[kind] - 1, hand[kind] + 1
        elif verb == "buy":
            self.take("draw")
            hand.subtract(PRICES["card"].split())
        elif verb == "build" and not self.playing:
            if words[0] == "settlement":
                self.settle(seat, words[1])
        elif verb == "build":
            if words[0] == "road" and self.free.get(seat):
                self.free[seat] -= 1
            else:
                hand.subtract(PRICES[words[0]].split())
            if words[0] != "road":
                self.built[seat].append(words[1])
        elif verb == "bank":
            harbours = {self.harbours.get(corner) for corner in self.built[seat]}
            hand[words[0]] -= 2 if words[0] in harbours else 3 if "any" in harbours else 4
            hand[words[-1]] += 1
        elif verb == "play" and words[0] == "plenty":
            hand.update(words[1:])
        elif verb == "play" and words[0] == "monopoly":
            many = sum(other[words[1]] for other in self.hands)
            for other in self.hands:
                other[words[1]] = many if other is hand else 0
        elif verb in ("trade", "counter"):
            middle, end = words.index("for"), words.index("to") if "to" in words else len(words)
            deal = cards(words[:middle]), cards(words[middle + 1 : end])
            if verb == "trade":
                self.offer, self.counters = deal, {}
            else:
                self.counters[seat] = deal[::-1]
        elif verb == "accept":
            self.counters.pop(seat, None)
        elif verb == "confirm":
            other = COLOURS.index(words[0])
            give, get = self.counters.get(other, self.offer)
            for holder, minus, plus in (hand, give, get), (self.hands[other], get, give):
                holder.subtract(minus)
                holder.update(plus)
        if verb in ("end", "stop") or words[:1] == ("roads",):
            self.free = {seat: 2} if verb == "play" else {}

    def roll(self, dice):
        total, self.playing = sum(map(int, dice.split())), True
        if total == 7:
            held = [sum(hand.values()) for hand in self.hands]
            self.due = {seat: many // 2 for seat, many in enumerate(held) if many > 7}
        gains = [Counter() for _ in self.seats]
        for hex in HEXES:
            if self.numbers.get(hex) == str(total) and hex != self.robber:
                for gain, built in zip(gains, self.built):
                    gain[self.terrain[hex]] += sum(corner in HEXES[hex] for corner in built)
        for kind in KINDS:
            rest = 19 - sum(hand[kind] for hand in self.hands)
            claims = [gain[kind] for gain in gains if gain[kind]]
            for hand, gain in zip(self.hands, gains):
                if sum(claims) <= rest or len(claims) == 1:
                    hand[kind] += min(gain[kind], rest)

    def discard(self):
        """What is discarded on a seven goes at once, when all have chosen; for whoever has resigned it is of what they have most of."""
        for seat, many in self.due.items():
            hand = self.hands[seat]
            if seat in self.chosen:
                hand.subtract(self.chosen[seat])
            else:
                for _ in range(many):
                    hand[max(KINDS[::-1], key=lambda kind: hand[kind])] -= 1
        self.due, self.chosen = {}, {}
