"""The part of verify.py for the four games that draw from pools of cards, tokens and tiles (see fairness.md)."""
import collections

POOLS = {"confusing-lands": {"shared top deal take": range(1, 19)},
         "harmonies": {"token": ["blue"] * 23 + ["grey"] * 23 + ["brown"] * 21 + ["green"] * 19 + ["yellow"] * 19
                       + ["red"] * 15, "animal": range(1, 33), "spirit": range(33, 43)},
         "village-green": {"green": range(1, 61), "award": range(1, 31)},
         "wolves-and-sheep": {"colour": ["black", "yellow", "red", "blue"], "tile": range(1, 69)}}

class Cards:
    """The four games that draw from pools, each outcome as often as its weight, with what brings some back."""
    def __init__(self, game, seats, options):
        self.game, self.seats, self.out, self.taken, self.dealt, self.owners = game, seats, set(), {}, [], []
        self.pools = {"first": collections.Counter(map(str, range(1, seats + 1)))}
        for names, labels in POOLS[game].items():
            self.pools.update(dict.fromkeys(names.split(" "), collections.Counter(map(str, labels))))
        spaces, spirits, colours = 5 if seats > 1 else 3, options.get("spirits"), options.get("colours")
        self.spaces = [[] for _ in range(spaces)]
        self.setup = {
            "confusing-lands": "shared top" + " deal" * 2 * seats,
            "harmonies": "first" * (seats > 1) + " token" * 3 * spaces + " animal" * spaces
                         + " spirit" * 2 * seats * (spirits == "yes"),
            "village-green": " green" * 3 * (seats + 1) + " award" * 3 * seats,
            "wolves-and-sheep": "first" + " colour" * seats * (1 + (colours == "two")) + " tile" * 4 * seats}[game].split()

    def before(self, seat, words, names):
        """Follows an entry up to its draws; gives the names that have to be drawn if they are known, else None."""
        if words[0] in ("resign", "retire"):
            self.out.add(seat)
            self.pools["first"][str(seat)] = 0
        if self.game == "wolves-and-sheep" and (words == ["setup"] or words == ["pass"] and names):
            still = [s for s in range(1, self.seats + 1) if s not in self.out]
            self.pools["tile"].update(tile for owner, tile in self.dealt if owner in still)
            self.dealt, self.owners = [], [s for s in still for _ in range(4)]
            return self.setup if words == ["setup"] else ["tile"] * len(self.owners)
        if self.game == "harmonies" and words[0] == "take":
            space = "abcde".index(words[1])
            self.taken[seat], self.spaces[space] = self.spaces[space], []
        if self.game == "harmonies" and words[0] == "place":
            self.taken[seat].remove(words[1])
        if self.game == "harmonies" and words == ["done"]:
            self.taken, self.spaces = {}, self.spaces if self.seats > 1 else [[], [], []]
        if self.game == "harmonies" and words == ["resign"]:
            self.pools["token"].update(self.taken.pop(seat, []))
        return self.setup if words == ["setup"] else None

    def outcomes(self, name):
        return self.pools[name].elements()

    def drawn(self, name, label):
        self.pools[name][label] -= name != "first"
        if name == "token":
            next(space for space in self.spaces if len(space) < 3).append(label)
        if name == "tile" and self.owners:
            self.dealt.append((self.owners.pop(0), label))
