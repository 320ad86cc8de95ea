"""Catan's part of verify.py: the board and what everybody holds, as far as draws depend on them (see fairness.md)."""
import collections

KINDS = ["wood", "brick", "wool", "grain", "ore"]
SEATS = ["blue", "amber", "green", "red"]
HEXES = "ghijklmnopqrstuvwxy"
MIDDLES = [(row, column) for row, columns in enumerate(((4, 6, 8), (3, 5, 7, 9), (2, 4, 6, 8, 10), (3, 5, 7, 9), (4, 6, 8)))
           for column in columns]
CORNERS = {name: {f"{'abcdef'[r]}{c}" for r in (row, row + 1) for c in (column - 1, column, column + 1)}
           for name, (row, column) in zip(HEXES, MIDDLES)}
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
PRICES = {"road": "wood brick", "settlement": "wood brick wool grain", "city": "grain grain ore ore ore",
          "card": "wool grain ore"}


def room(free, more):
    """Whether so many hexes can be chosen among the free ones, no two of which touch."""
    return more == 0 or any(room(free - {name} - TOUCH[name], more - 1) for name in free)


def cards(words):
    """`2 wood 1 ore` as cards."""
    if len(words) % 2 or not set(words[1::2]) <= set(KINDS):
        raise ValueError("these are no cards")
    return collections.Counter({kind: int(count) for count, kind in zip(words[::2], words[1::2])})


class Catan:
    def __init__(self, seats, options):
        Counter = collections.Counter
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
        land = 19 - (self.terrain or ["desert"]).count("desert")
        self.spiral = options.get("tokens", "spiral") == "spiral" and not numbers
        self.due = [] if terrain else ["terrain"] * 19
        self.due += [] if numbers else ["corner"] if self.spiral else ["number"] * min(land, 18)
        self.due += ([] if harbours else ["harbour"] * 9) + ["first"]
        self.pools = {
            "terrain": Counter(wood=4, brick=3, wool=4, grain=4, ore=3, desert=1),
            "corner": Counter(FIRST), "harbour": Counter({"any": 4, **dict.fromkeys(KINDS, 1)}),
            "first": Counter(SEATS[:seats]),
            "dice": Counter(f"{a} {b}" for a in range(1, 7) for b in range(1, 7)),
            "draw": Counter(knight=14, point=5, roads=2, plenty=2, monopoly=2)}
        self.red = ["6", "6", "8", "8"]
        self.other = Counter("2 3 3 4 4 5 5 9 9 10 10 11 11 12".split())
        self.hands = {seat: Counter() for seat in range(1, seats + 1)}
        self.buildings = {}  # corner: (seat, how many cards it gets)
        self.founding, self.placed = self.layout != "fixed", Counter()
        self.free_roads = 0
        self.must_discard, self.choices, self.resigned = {}, {}, set()
        self.offer, self.answers = None, {}
        self.drawn_harbours = 0

    def add_harbour(self, kind, edge):
        self.harbours.update(dict.fromkeys(edge.split("-"), kind))

    # Draws

    def outcomes(self, name):
        if name == "steal":
            return [kind for kind in KINDS for _ in range(self.hands[self.victim][kind])]
        if name != "number":
            return list(self.pools[name].elements())
        land = [at for at in HEXES if self.terrain[HEXES.index(at)] != "desert"]
        if self.red:
            taken = {at for at in self.numbers if self.numbers[at] in ("6", "8")}
            free = {at for at in land if at not in taken and not TOUCH[at] & taken}
            return [f"{self.red[0]} {at}" for at in HEXES
                    if at in free and room(free - {at} - TOUCH[at], len(self.red) - 1)]
        at = next(at for at in land if at not in self.numbers)
        return [f"{number} {at}" for number in self.other.elements()]

    def drawn(self, name, label):
        if name in ("terrain", "harbour", "draw"):
            self.pools[name][label] -= 1
        if name == "terrain":
            self.terrain.append(label)
        elif name == "corner":
            first = FIRST.index(label)
            coast = COAST.index(label)
            path = COAST[coast:] + COAST[:coast] + INNER[first:] + INNER[:first] + "p"
            land = [at for at in path if self.terrain[HEXES.index(at)] != "desert"]
            self.numbers = dict(zip(land, SPIRAL))
        elif name == "number":
            number, at = label.split()
            self.numbers[at] = number
            if self.red:
                self.red.pop(0)
            else:
                self.other[number] -= 1
        elif name == "harbour":
            self.add_harbour(label, SLOTS[self.drawn_harbours])
            self.drawn_harbours += 1
        elif name == "first":
            self.start()
        elif name == "dice":
            self.produce(sum(map(int, label.split())))
        elif name == "steal":
            self.move(self.victim, self.mover, {label: 1})

    def start(self):
        """The board lies: the robber takes its place, and with the fixed layout the settlements do."""
        if not self.robber and "desert" in self.terrain:
            self.robber = HEXES[self.terrain.index("desert")]
        for seat in self.hands if self.layout == "fixed" else []:
            for corner in FIXED[seat - 1]:
                self.buildings[corner] = (seat, 1)
            self.bring(seat, FIXED[seat - 1][1])

    # Hands

    def move(self, giver, taker, what):
        """Cards from hand to hand; 0 is the bank."""
        for kind, count in what.items():
            for seat, change in ((giver, -count), (taker, count)):
                if seat:
                    self.hands[seat][kind] += change
                    if self.hands[seat][kind] < 0:
                        raise ValueError(f"seat {seat} does not hold that much {kind}")

    def bank(self, kind):
        return 19 - sum(hand[kind] for hand in self.hands.values())

    def bring(self, seat, corner):
        for at, terrain in zip(HEXES, self.terrain):
            if corner in CORNERS[at] and terrain != "desert":
                self.move(0, seat, {terrain: 1})

    def produce(self, number):
        if number == 7:
            self.must_discard = {seat: hand.total() // 2 for seat, hand in self.hands.items() if hand.total() > 7}
            self.choices = {}
        due = {kind: collections.Counter() for kind in KINDS}
        for at, terrain in zip(HEXES, self.terrain):
            if self.numbers.get(at) == str(number) and at != self.robber:
                for corner in CORNERS[at] & set(self.buildings):
                    seat, count = self.buildings[corner]
                    due[terrain][seat] += count
        for kind, seats in due.items():
            left = self.bank(kind)
            for seat, count in seats.items():
                if seats.total() <= left or len(seats) == 1:
                    self.move(0, seat, {kind: min(count, left)})

    def discard(self):
        for seat, count in self.must_discard.items():
            choice = self.choices.get(seat, {})
            if seat not in self.choices and seat in self.resigned:
                hand, choice = self.hands[seat].copy(), collections.Counter()
                for _ in range(count):
                    kind = max(reversed(KINDS), key=lambda kind: hand[kind])
                    hand[kind] -= 1
                    choice[kind] += 1
            if sum(choice.values()) != count:
                raise ValueError(f"before it, seat {seat} has to discard {count}")
            self.move(seat, 0, choice)
        self.must_discard = {}

    # Entries

    def before(self, seat, words, names):
        """Follows an entry up to its draws, and gives the names that have to be drawn."""
        word, rest = words[0], words[1:]
        if word == "setup":
            return self.due
        if word == "resign":
            self.resigned.add(seat)
        elif word == "discard":
            self.choices[seat] = cards(rest)
        else:
            self.discard()
        if word == "roll":
            self.founding = False
            return ["dice"]
        if word == "build":
            self.build(seat, *rest)
        elif word == "buy":
            self.pay(seat, "card")
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
            self.move(0, seat, collections.Counter(rest[1:]))
        elif words[:2] == ["play", "monopoly"]:
            for other in set(self.hands) - {seat}:
                self.move(other, seat, {rest[1]: self.hands[other][rest[1]]})
        elif word in ("trade", "counter"):
            middle, end = rest.index("for"), rest.index("to") if "to" in rest else len(rest)
            deal = cards(rest[:middle]), cards(rest[middle + 1:end])
            if word == "counter":
                self.answers[seat] = deal
            else:
                self.offer, self.answers = deal, {}
        elif word in ("accept", "decline"):
            self.answers[seat] = None
        elif word == "confirm":
            other = SEATS.index(rest[0]) + 1
            wants, gives = self.answers.get(other) or self.offer[::-1]
            self.move(seat, other, gives)
            self.move(other, seat, wants)
        elif word in ("stop", "end"):
            self.free_roads = 0
        return []

    def pay(self, seat, what):
        self.move(seat, 0, collections.Counter(PRICES[what].split()))

    def build(self, seat, what, place):
        if what == "road" and self.free_roads:
            self.free_roads -= 1
        elif not self.founding:
            self.pay(seat, what)
        if what != "road":
            self.buildings[place] = (seat, 2 if what == "city" else 1)
            self.placed[seat] += 1
            if self.founding and self.placed[seat] == 2:
                self.bring(seat, place)
