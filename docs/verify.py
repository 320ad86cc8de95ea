"""Checks the luck of a finished game: computes every draw again and compares it with the game's log.

    python3 verify.py GAME.log [FINGERPRINT] [START]

FINGERPRINT was posted before the game began; without it, the log's own line is compared. START is the number or the
link of the message of the start (luck v2 only). Exits with 0 if everything follows, with 1 at the first difference.
The rules stand in fairness.md; what is in the pools of four games is in verify_cards.py, Catan's board and hands are in
verify_catan.py.
"""
import collections, functools, hashlib, hmac, re, struct, sys
from verify_cards import Cards
from verify_catan import Catan

# The lines of the header that matter, in the order in which the seed takes them, with what may follow the word.
HEADER = {"luck": "v2", "game": r"\S+", "seats": "[1-9]", "option": r"\S+( .*)?", "table": "(0|[1-9][0-9]*)",
          "server": "(0|[1-9][0-9]*)", "start": "(0|[1-9][0-9]*)", "words": "[1-9] .*",
          "beacon": "[1-9][0-9]* [0-9a-f]{96}", "secret": "[0-9a-fA-F]{64}"}

def read(path):
    """The header's lines by what they are about, the entries with their line numbers, the log's own fingerprint."""
    header, entries, own = {}, [], None
    for at, line in enumerate(open(path, "rb").read().decode("utf-8-sig").split("\n"), 1):
        line = line.removesuffix("\r").replace("\t", " ").strip(" ")
        word, _, rest = line.partition(" ")
        if line.startswith("# commitment "):
            own = line.split(" ")[-1]
        elif line and line[0] != "#" and (entries or re.match(r"setup *(\||$)", line)):
            entries.append((at, re.sub(" +", " ", line)))
        elif word in HEADER:
            key = f"{word} {rest.split(' ')[0]}" if word in ("option", "words") else word
            if key in header or not re.fullmatch(HEADER[word], rest):
                raise ValueError(f"line {at}: `{line}` is there twice, or not as it should be")
            header[key] = line
    new = any(re.match("luck|table|server|start|words|beacon", key) for key in header)
    for key in ["game", "seats", "secret"] + ["luck", "table", "server", "start"] * new:
        header[key]  # a KeyError if the line is missing
    return header, entries, own

def chacha20(key, stream):
    """The first two words of ChaCha20's block 0."""
    start = [*struct.unpack("<12I", b"expand 32-byte k" + key), 0, 0, stream % 2**32, stream >> 32]
    x = start[:]
    for turn in range(20):
        for i in range(4):
            by = turn % 2  # every second round goes along the diagonals
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
    secret, new = bytes.fromhex(value("secret")), "luck" in header
    text = f"luck v2\n{header['table']}\nsecret {secret.hex()}\n".encode() if new else secret
    fingerprint = hashlib.sha256(text).hexdigest()
    if published and (len(published) < 40 or not fingerprint.startswith(published.lower())):
        raise ValueError(f"the secret does not fit the fingerprint {published}, its own is {fingerprint}")
    if start and not (new and re.fullmatch(f"(https://.*/{value('server')}/[0-9]+/)?{value('start')}", start)):
        raise ValueError(f"{start} is not the start: {header.get('server')}, {header.get('start')}")
    if "beacon" in header:
        due = 1 - (1692803367000 - 6000 - 1420070400000 - (int(value("start")) >> 22)) // 3000  # the next, rounded up
        if int(value("beacon")) != due:
            raise ValueError(f"the beacon's round is {value('beacon')}, and should be {due}")
    keys = sorted(set(header) - {"secret"}, key=lambda key: (list(HEADER).index(key.split(" ")[0]), key.encode()))
    seed = hmac.digest(secret, "".join(header[key] + "\n" for key in keys).encode(), "sha256")
    return functools.partial(number_v2, seed) if new else functools.partial(number_v1, secret)

def check(path, published=None, start=None):
    header, entries, own = read(path)
    number, seats, counts = luck(header, published or own, start), int(header["seats"][6:]), collections.Counter()
    options = {key[7:]: header[key][len(key) + 1:] for key in header if key.startswith("option ")}
    game = Catan(seats, options) if header["game"] == "game catan" else Cards(header["game"][5:], seats, options)
    for at, line in entries:
        entry, *draws = [part.strip(" ") for part in line.split("|")]
        seat, *words = entry.removeprefix("auto ").split(" ") if at > entries[0][0] else ["0", entry]
        try:
            if not words or int(seat) > seats or (seat == "0") != (words == ["setup"]):
                raise ValueError("this is no entry")
            draws = [tuple(draw.split(" ", 1)) for draw in draws]
            names = [name for name, label in draws]
            if (due := game.before(int(seat), words, names)) not in (None, names):
                raise ValueError(f"{len(due)} draws belong here ({' '.join(sorted(set(due)))}), not {len(names)}")
            for name, label in draws:
                outcomes = list(game.outcomes(name)) or [None]
                follows = outcomes[number(name, counts[name], len(outcomes))]
                if label != follows:
                    raise ValueError(f"the secret draws {name} {follows}, not {name} {label}")
                counts[name] += 1
                game.drawn(name, label)
        except (ValueError, LookupError, StopIteration) as wrong:
            raise ValueError(f"line {at}: `{line[:50]}`: {wrong}")
    seen = [what for what, given in (("fingerprint", published), ("start", start)) if given]
    print(f"{sum(counts.values())} draws follow from the secret" + ("; as published: " + ", ".join(seen) if seen else ""))

if __name__ == "__main__":
    try:
        check(*sys.argv[1:])
    except (ValueError, OSError, LookupError, TypeError) as wrong:
        sys.exit(f"WRONG: {wrong}")
