"""Checks the luck of a finished game: computes every draw again and compares it with the game's log.

    python3 verify.py GAME.log [FINGERPRINT] [START]

FINGERPRINT was posted before the game began; without it, the log's own line is compared. START is the number or the
link of the message of the start (luck v2 only). Exits with 0 if everything follows, with 1 at the first difference.
The rules stand in fairness.md, what is drawn from in draws.json; Catan's board and hands are in verify_catan.py.
"""
import collections, functools, hashlib, hmac, json, os, re, struct, sys
from verify_catan import Catan

# The lines of the header in the order in which the seed takes them, with what may follow the word; then those that it does not take.
NUMBER = "(0|[1-9][0-9]*)"
HEADER = {"luck": "v2", "game": "[!-~]+", "seats": "[1-9]", "option": "[!-~]+( [!-~][ -~]*)?", "term": "[!-~]+ [!-~][ -~]*",
          "table": NUMBER, "server": NUMBER, "start": NUMBER, "words": "[1-9] [^ \r][^\r]*",
          "beacon": "[1-9][0-9]* [0-9a-f]{96}"}
OTHERS = {"secret": "[0-9a-fA-F]{64}", "rules": "[1-9][0-9]*", "mind": NUMBER, "entries": f"{NUMBER} (over|ended)",
          "computer": f"[1-9] (random|greedy|beginner|easy|normal|hard)( {NUMBER} {NUMBER})?"}
ENTRY = r"setup( \|.*)?|[1-9] resign|[1-9] (?!resign( \||$))[^|]+(\|.*)?|auto [1-9] (?!resign( \||$))[^|]+(\|.*)?"
# What each game draws from, as games/ID/draws.json have it (docs/adding-a-game.md says what its parts mean).
GAMES = {one["game"]: one for one in json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "draws.json")))}

def read(path):
    """The header's lines by what they are about, the entries with their line numbers, the log's own fingerprints."""
    header, entries, own, known = {}, [], [], {**HEADER, **OTHERS}
    for at, line in enumerate(open(path, "rb").read().decode("utf-8-sig").split("\n"), 1):
        line = line.removesuffix("\r").replace("\t", " ").strip(" ")
        word, _, rest = line.partition(" ")
        first = rest.split(" ")[0]
        if line.startswith("# commitment "):
            own.append(line[13:].strip(" "))
        elif not line or line[0] == "#":
            continue
        elif word in known and not entries:
            key = f"{word} {first}" if word in ("option", "term", "words") else line if word == "computer" else word
            late = word == "words" and any(key <= other for other in header if other.startswith("words "))
            long = word in ("table", "server", "start", "beacon") and int(f"0{first}") >> (63 if word == "table" else 64)
            if key in header or late or not re.fullmatch(known[word], rest) or long:
                raise ValueError(f"line {at}: `{line}` is there twice, or not as it should be")
            header[key] = line
        else:
            entry = re.sub(" +", " ", line)
            if not re.fullmatch("[ -~]*", line) or not re.fullmatch(ENTRY, entry) or entry.startswith("setup") == bool(entries):
                raise ValueError(f"line {at}: `{line[:50]}` is no line of a log, or not there")
            entries.append((at, entry))
    return header, entries, own

def chacha20(key, stream):
    """The first two words of ChaCha20's block 0."""
    start = [*struct.unpack("<12I", b"expand 32-byte k" + key), 0, 0, stream % 2**32, stream >> 32]
    x = start[:]
    for step in range(80):
        i, by = step % 4, step // 4 % 2  # every second round goes along the diagonals
        a, b, c, d = i, 4 + (i + by) % 4, 8 + (i + 2 * by) % 4, 12 + (i + 3 * by) % 4
        for p, q, r, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) % 2**32
            x[r] = ((x[r] ^ x[p]) << bits | (x[r] ^ x[p]) >> 32 - bits) % 2**32
    return [(x[i] + start[i]) % 2**32 for i in (0, 1)]

def number_v1(secret, name, n, total):
    stream = 0xcbf29ce484222325
    for byte in name.encode() + b"\0" + struct.pack("<Q", n):
        stream = (stream ^ byte) * 0x100000001b3 % 2**64
    a, b = chacha20(secret, stream)
    number, rest = divmod(a * total, 2**32)
    return number + (rest > 2**32 - total and rest + (b * total >> 32) >= 2**32)

def number_v2(seed, name, n, total, attempt=0):
    w = int.from_bytes(hmac.digest(seed, f"{name} {n} {attempt}".encode(), "sha256")[:8], "big")
    return w % total if w < 2**64 - 2**64 % total else number_v2(seed, name, n, total, attempt + 1)

def luck(header, published, start):
    """The function for a draw's number, once fingerprint, start and beacon are found to be as they should be."""
    value = lambda key: header[key].split(" ")[1]
    bound = [key for key in header if key.split(" ")[0] in HEADER]
    secret, new = bytes.fromhex(value("secret")), not all(re.match("game|seats|option", key) for key in bound)
    text = f"{header['luck']}\n{header['table']}\nsecret {secret.hex()}\n".encode() if new else secret
    fingerprint = hashlib.sha256(text).hexdigest()
    for said in published:
        if len(said) < 40 or not fingerprint.startswith(said.lower()):
            raise ValueError(f"the secret does not fit the fingerprint {said}, its own is {fingerprint}")
    server, first = (value("server"), value("start")) if new else ("none", "none")
    if start and not re.fullmatch(f"(https://.*/{server}/[0-9]+/)?{first}", start):
        raise ValueError(f"the start is the message {first} of the server {server}, not {start}")
    if any(key.startswith("term ") for key in header):
        kind = header.get("term luck", "").removeprefix("term luck ")
        people, beacon = any(key.startswith("words ") for key in header), "beacon" in header
        if kind not in ("discord", "people", "beacon") or people and kind != "people" or beacon != (kind == "beacon"):
            raise ValueError(f"the table agreed on luck {kind}, and the log has no beacon, or something that does not go with it")
    if "beacon" in header:
        due = 1 - (1692803367000 - 6000 - 1420070400000 - (int(first) >> 22)) // 3000  # the next, rounded up
        if int(value("beacon")) != due:
            raise ValueError(f"the beacon's round is {value('beacon')}, and should be {due}")
    keys = sorted(bound, key=lambda key: (list(HEADER).index(key.split(" ")[0]), key.encode()))
    seed = hmac.digest(secret, "".join(header[key] + "\n" for key in keys).encode(), "sha256")
    return functools.partial(number_v2, seed) if new else functools.partial(number_v1, secret)

class Cards:
    """A game that draws from pools, each outcome as often as its weight, with what brings some back."""
    def __init__(self, game, seats, options):
        self.returns, self.out, self.taken, self.dealt, self.owners = game.get("returns"), set(), {}, [], []
        self.seats, self.pools = seats, {"first": collections.Counter(map(str, range(1, seats + 1)))}
        for pool in game["pools"]:
            first, last = pool.get("numbers", (1, 0))
            labels = collections.Counter(pool.get("labels") or map(str, range(first, last + 1)))
            self.pools.update(dict.fromkeys(pool["names"], labels))
        self.spaces = {at: [] for at in ("abcde" if seats > 1 else "abc")}
        self.setup = None if "setup" not in game else [
            part["name"] for part in game["setup"]
            if "if" not in part or options.get(part["if"][0]) == part["if"][1]
            for _ in range(part["alone"] if seats == 1 and "alone" in part else part.get("times", 0) + part.get("each", 0) * seats)]
    def before(self, seat, words, names):
        """Follows an entry up to its draws; gives the names that have to be drawn if they are known, else None."""
        if words[0] in ("resign", "retire"):
            self.out.add(seat)
            self.pools["first"][str(seat)] = 0
        if self.returns == "dealt tiles" and (words == ["setup"] or words == ["pass"] and names):
            still = [s for s in range(1, self.seats + 1) if s not in self.out]
            self.pools["tile"].update(tile for owner, tile in self.dealt if owner in still)
            self.dealt, self.owners = [], [s for s in still for _ in range(4)]
        if self.returns == "taken tokens" and words[0] == "take":
            self.taken[seat], self.spaces[words[1]] = self.spaces[words[1]], []
        if self.returns == "taken tokens" and words[0] == "place":
            self.taken[seat].remove(words[1])
        if self.returns == "taken tokens" and words == ["done"]:
            self.taken, self.spaces = {}, self.spaces if self.seats > 1 else {at: [] for at in "abc"}
        if self.returns == "taken tokens" and words == ["resign"]:
            self.pools["token"].update(self.taken.pop(seat, []))
        return self.setup if words == ["setup"] else ["tile"] * len(self.owners) or None
    def outcomes(self, name):
        return self.pools[name].elements()
    def drawn(self, name, label):
        self.pools[name][label] -= name != "first"
        if self.returns == "taken tokens" and name == "token":
            next(space for space in self.spaces.values() if len(space) < 3).append(label)
        if name == "tile" and self.owners:
            self.dealt.append((self.owners.pop(0), label))

def check(path, published=None, start=None):
    header, entries, own = read(path)
    name, seats, counts = header["game"][5:], int(header["seats"][6:]), collections.Counter()
    known = GAMES.get(name)
    if not known or not known["seats"][0] <= seats <= known["seats"][1] or not header["rules"] or not entries:
        raise ValueError(f"there is no such game, or not with {seats} seats, or it has no set-up")
    number = luck(header, own + [published] * bool(published), start)
    options = {key[7:]: header[key][len(key) + 1:] for key in header if key.startswith("option ")}
    game = Catan(seats, options) if known.get("returns") == "island" else Cards(known, seats, options)
    for at, line in entries:
        entry, *draws = [part.strip(" ") for part in line.split("|")]
        seat, *words = entry.removeprefix("auto ").split(" ") if at > entries[0][0] else ["0", entry]
        try:
            names = [draw.split(" ")[0] for draw in draws]
            if (due := game.before(range(seats + 1).index(int(seat)), words, names)) not in (None, names):
                raise ValueError(f"{len(due)} draws belong here ({' '.join(sorted(set(due)))}), not {len(names)}")
            for name, label in (draw.split(" ", 1) for draw in draws):
                outcomes = list(game.outcomes(name)) or [None]
                follows = outcomes[number(name, counts[name], len(outcomes))]
                if label != follows:
                    raise ValueError(f"the secret draws {name} {follows}, not {name} {label}")
                counts[name] += 1
                game.drawn(name, label)
        except (ValueError, LookupError, TypeError, StopIteration) as wrong:
            raise ValueError(f"line {at}: `{line[:50]}`: {wrong}")
    last, how = header.get("entries", "entries -1 unsaid").split(" ")[1:]
    if how != "unsaid" and int(last) != len(entries) - 1:
        raise ValueError(f"the last entry is number {last}, but the log ends with number {len(entries) - 1}: it was cut")
    print(counts.total(), "draws follow from the secret")
    print({"over": "the game was over", "ended": "the game was ended without a result",
           "unsaid": "the log does not say where it ends: entries may be missing at the end"}[how])
    if "luck" in header:
        print(header.get("term luck", "term luck not said here: compare with the start's message")[5:])
    phrases = (f"turnstone lesson {header['game'][5:]} {n}".encode() for n in range(1, 1000))
    if header["secret"][7:].lower() in (hashlib.sha256(phrase).hexdigest() for phrase in phrases):
        print("but it is a first game with a guide: everybody knew the secret beforehand, so this shows nothing")

if __name__ == "__main__":
    try:
        check(*sys.argv[1:])
    except (ValueError, OSError, LookupError, TypeError) as wrong:
        sys.exit(f"WRONG: {'the log lacks ' * isinstance(wrong, KeyError)}{wrong}")
