"""Catan's part of verify.py: the board and what everybody holds, as far as draws depend on them (see fairness.md)."""
from collections import Counter

KINDS, SEATS = ["wood", "brick", "wool", "grain", "ore"], ["blue", "amber", "green", "red"]
HEXES = "ghijklmnopqrstuvwxy"
MIDDLES = "a4 a6 a8 b3 b5 b7 b9 c2 c4 c6 c8 c10 d3 d5 d7 d9 e4 e6 e8".split()  # rows by their upper corners
CORNERS = {at: {f"{row}{int(middle[1:]) + step}" for row in (middle[0], "bcdef"["abcde".index(middle[0])])
                for step in (-1, 0, 1)} for at, middle in zip(HEXES, MIDDLES)}
TOUCH = {one: {other for other in HEXES if other != one and CORNERS[one] & CORNERS[other]} for one in HEXES}
SLOTS = "a3-a4 a6-a7 b9-b10 c11-d11 e9-e10 f6-f7 f3-f4 d2-e2 b2-c2".split()
COAST, INNER, FIRST = "gjnswxyvrmih", "kotuql", "gnwyri"  # FIRST: the corner hexes, whose inner ones are INNER
SPIRAL = "5 2 6 3 8 10 9 12 11 4 8 10 9 4 5 6 3 11".split()
PRINTED = {
    "beginner": ("wood wool wool grain ore grain wood wood brick desert ore grain grain ore wood wool brick wool brick",
                 "6 3 8 2 4 5 10 5 9 - 6 9 10 11 3 12 8 4 11", "any wool any any brick wood any grain ore"),
    "fixed": ("ore wool wood grain brick wool brick grain wood desert wood ore wood ore grain wool brick grain wool",
              "10 2 9 12 6 4 10 9 11 - 3 8 8 3 4 5 5 6 11", "any grain ore any wool any any brick wood")}
FIXED = [("e8", "e4"), ("b8", "e6"), ("c4", "d9"), ("b5", "d3")]
PRICES = {"road": Counter(wood=1, brick=1), "settlement": Counter(wood=1, brick=1, wool=1, grain=1),
          "city": Counter(grain=2, ore=3), "card": Counter(wool=1, grain=1, ore=1)}

def room(free, more):
    """Whether so many hexes can be chosen among the free ones, no two of which touch."""
    return more == 0 or any(room(free - {name} - TOUCH[name], more - 1) for name in free)

def cards(text):
    """`2 wood 1 ore` as cards."""
    words = text.split()
    return Counter({kind: int(count) for count, kind in zip(words[::2], words[1::2])})

class Catan:
    def __init__(self, seats, options):
        if seats > len(SEATS):
            raise ValueError(f"Catan has no {seats} seats")
        self.layout = options.get("layout", "beginner")
        terrain, numbers, harbours = PRINTED.get(self.layout, (None, None, None))
        if "terrain" in options:
            terrain, numbers = options["terrain"], None
        numbers, harbours = options.get("numbers", numbers), options.get("harbours", harbours)
        self.terrain = terrain.split() if terrain else []
        self.numbers = dict(zip(HEXES, numbers.split())) if numbers else {}
        self.harbours, self.robber = {}, options.get("robber")
        for at, harbour in enumerate(harbours.split() if harbours else []):
            self.add_harbour(*harbour.split("@") if "@" in harbour else (harbour, SLOTS[at]))
        tokens = ["number"] * min(18, len(self.land()) or 18) if options.get("tokens") == "random" else ["corner"]
        self.due = ["terrain"] * 19 * (not terrain) + tokens * (not numbers) + ["harbour"] * 9 * (not harbours)
        self.pools = {"terrain": Counter(wood=4, brick=3, wool=4, grain=4, ore=3, desert=1), "corner": Counter(FIRST),
                      "harbour": Counter({"any": 4, **dict.fromkeys(KINDS, 1)}), "first": Counter(SEATS[:seats]),
                      "dice": Counter(f"{a} {b}" for a in range(1, 7) for b in range(1, 7)),
                      "draw": Counter(knight=14, point=5, roads=2, plenty=2, monopoly=2)}
        self.slots, self.red, self.must_discard, self.choices, self.offer = SLOTS[:], ["6", "6", "8", "8"], {}, {}, None
        self.other = Counter("2 3 3 4 4 5 5 9 9 10 10 11 11 12".split())
        self.hands = [Counter(dict.fromkeys(KINDS, 19 * (seat == 0))) for seat in range(seats + 1)]
        self.buildings, self.placed = {}, Counter()  # corner: (seat, how many cards it gets); buildings of a seat
        self.founding, self.free_roads, self.resigned, self.answers = self.layout != "fixed", 0, set(), {}
    def add_harbour(self, kind, edge):
        self.harbours.update(dict.fromkeys(edge.split("-"), kind))
    def land(self):
        return [at for at, terrain in zip(HEXES, self.terrain) if terrain != "desert"]
    def outcomes(self, name):
        if name == "steal":
            return [kind for kind in KINDS for _ in range(self.hands[self.victim][kind])]
        if name != "number":
            return list(self.pools[name].elements())
        if self.red:  # the numbers so far are red ones
            free = {at for at in self.land() if not ({at} | TOUCH[at]) & set(self.numbers)}
            return [f"{self.red[0]} {at}" for at in HEXES
                    if at in free and room(free - {at} - TOUCH[at], len(self.red) - 1)]
        at = next(at for at in self.land() if at not in self.numbers)
        return [f"{number} {at}" for number in self.other.elements()]
    def drawn(self, name, label):
        if name in ("terrain", "harbour", "draw"):
            self.pools[name][label] -= 1
        if name == "terrain":
            self.terrain.append(label)
        elif name == "corner":
            first, coast = FIRST.index(label), COAST.index(label)
            path = COAST[coast:] + COAST[:coast] + INNER[first:] + INNER[:first] + "p"
            self.numbers = dict(zip([at for at in path if at in self.land()], SPIRAL))
        elif name == "number":
            number, at = label.split()
            self.numbers[at], self.red = number, self.red[1:]
            self.other[number] -= number in self.other
        elif name == "harbour":
            self.add_harbour(label, self.slots.pop(0))
        elif name == "first":
            if not self.robber and "desert" in self.terrain:
                self.robber = HEXES[self.terrain.index("desert")]
            for seat in range(1, len(self.hands)) if self.layout == "fixed" else []:
                self.buildings.update(dict.fromkeys(FIXED[seat - 1], (seat, 1)))
                self.bring(seat, FIXED[seat - 1][1])
        elif name == "dice":
            self.produce(sum(map(int, label.split())))
        elif name == "steal":
            self.move(self.victim, self.mover, {label: 1})
    def move(self, giver, taker, what):
        """Cards from hand to hand; hand 0 is the bank."""
        for kind, count in what.items():
            self.hands[giver][kind] -= count
            self.hands[taker][kind] += count
            if self.hands[giver][kind] < 0:
                raise ValueError(f"{f'seat {giver}' if giver else 'the bank'} has not that much {kind}")
    def bring(self, seat, corner):
        for at in self.land():
            if corner in CORNERS[at]:
                self.move(0, seat, {self.terrain[HEXES.index(at)]: 1})
    def produce(self, number):
        if number == 7:
            self.choices = {}
            held = enumerate(hand.total() for hand in self.hands)
            self.must_discard = {seat: count // 2 for seat, count in held if seat and count > 7}
        due = {kind: Counter() for kind in KINDS}
        for at, terrain in zip(HEXES, self.terrain):
            if self.numbers.get(at) == str(number) and at != self.robber:
                for corner in CORNERS[at] & set(self.buildings):
                    seat, count = self.buildings[corner]
                    due[terrain][seat] += count
        for kind, seats in due.items():
            left = self.hands[0][kind]
            for seat, count in seats.items():
                if seats.total() <= left or len(seats) == 1:
                    self.move(0, seat, {kind: min(count, left)})
    def discard(self):
        for seat, count in self.must_discard.items():
            choice = self.choices.get(seat, Counter())
            if seat not in self.choices and seat in self.resigned:
                for _ in range(count):  # of equals, the later kind
                    choice[max(reversed(KINDS), key=lambda kind: self.hands[seat][kind] - choice[kind])] += 1
            if choice.total() != count:
                raise ValueError(f"before it, seat {seat} has to discard {count}")
            self.move(seat, 0, choice)
        self.must_discard = {}
    def before(self, seat, words, names):
        """Follows an entry up to its draws, and gives the names that have to be drawn."""
        word, rest = words[0], words[1:]
        if word == "setup":
            return self.due + ["first"]
        if word == "resign":
            self.resigned.add(seat)
        elif word == "discard":
            self.choices[seat] = cards(" ".join(rest))
        else:
            self.discard()
        if word == "roll":
            self.founding = False
            return ["dice"]
        if word == "build":
            if rest[0] == "road" and self.free_roads:
                self.free_roads -= 1
            elif not self.founding:
                self.move(seat, 0, PRICES[rest[0]])
            if rest[0] != "road":
                self.buildings[rest[1]] = (seat, 2 if rest[0] == "city" else 1)
                self.placed[seat] += 1
            if rest[0] == "settlement" and self.founding and self.placed[seat] == 2:
                self.bring(seat, rest[1])
        elif word == "buy":
            self.move(seat, 0, PRICES["card"])
            return ["draw"]
        elif word == "robber":
            self.robber, self.mover = HEXES[HEXES.index(rest[0])], seat
            self.victim = SEATS.index(rest[1]) + 1 if rest[1:] else 0
            return ["steal"] * bool(self.victim and self.hands[self.victim].total())
        elif word == "bank":
            mine = {kind for corner, kind in self.harbours.items() if self.buildings.get(corner, [0])[0] == seat}
            self.move(seat, 0, {rest[0]: 2 if rest[0] in mine else 3 if "any" in mine else 4})
            self.move(0, seat, {rest[2]: 1})
        elif words[:2] == ["play", "roads"]:
            self.free_roads = 2
        elif words[:2] == ["play", "plenty"]:
            self.move(0, seat, Counter(rest[1:]))
        elif words[:2] == ["play", "monopoly"]:
            for other in range(1, len(self.hands)):
                self.move(other, seat, {rest[1]: self.hands[other][rest[1]]})
        elif word in ("trade", "counter"):
            gives, wants = map(cards, " ".join(rest).split(" to ")[0].split(" for "))
            if word == "trade":
                self.offer, self.answers = (wants, gives), {}  # as the others see it
            else:
                self.answers[seat] = gives, wants
        elif word in ("accept", "decline"):
            self.answers[seat] = None
        elif word == "confirm":
            other = SEATS.index(rest[0]) + 1
            gives, wants = self.answers.get(other) or self.offer
            self.move(other, seat, gives)
            self.move(seat, other, wants)
        elif word in ("stop", "end"):
            self.free_roads = 0
        return []
