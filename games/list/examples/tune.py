#!/usr/bin/env python3
"""Tries other weights of a game's judge by self-play, and keeps what wins: overnight work.

    games/list/examples/tune.py wolves-and-sheep games/wolves-and-sheep/src/mind/weights.rs DANGER LAMBS YET --seats 4 --games 800

Each weight is tried smaller and larger, by `duel`: one player with it against others without, at a level that thinks quickly. What is
better beyond the 95 % interval is built on; at the end all that was kept plays against what was there before, with luck that none of it
was chosen by. Works in copies of the checkout, which must be clean; prints every figure with its seed, then what to change.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NUMBER = re.compile(r"(?<!\w)(?<!; )-?\d[\d_]*")


@contextmanager
def copied():
    """A copy of the checkout, which must be clean."""
    if subprocess.run(["git", "diff", "--quiet", "HEAD"], cwd=ROOT).returncode:
        raise SystemExit("the checkout has changes that are not committed")
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "tree"
        subprocess.run(["git", "clone", "-q", ROOT, tree], check=True)
        yield tree


def changes(tree):
    """What was changed in a copy."""
    return subprocess.run(["git", "diff"], cwd=tree, check=True, capture_output=True, text=True).stdout


def build(tree, name):
    """Builds the duel of a checkout, and gives a copy of it by that name, which later builds leave alone."""
    command = ["cargo", "build", "--release", "-q", "-p", "games", "--example", "duel", "--target-dir", tree.parent / "target"]
    subprocess.run(command, cwd=tree, check=True)
    built = tree.parent / "target/release/examples/duel"
    return shutil.copy(built, tree.parent / f"duel-{name}")


def scaled(source, name, factor):
    """The source with every number of that constant multiplied, or of a field of one; types, lengths of lists and zeros stay."""
    owner, _, field = name.partition(".")
    pattern = rf"static {owner}: .*?\b{field}: ([^;]*?),\n" if field else rf"const {name}: [^=]*= ([^;]*);"
    found = re.search(pattern, source, re.S)
    if not found:
        raise SystemExit(f"there is no constant {name}")
    times = lambda number: f"{round(int(number[0].replace('_', '')) * factor):_}"
    start, end = found.span(1)
    return source[:start] + NUMBER.sub(times, found[1]) + source[end:]


def against_before(wanted):
    """One player of this program against others of the one before."""
    return [wanted.level] + [f"other-{wanted.level}"] * (wanted.seats - 1)


def played(program, game, players, games, seed, other, **environment):
    """The figures of the first of the players."""
    command = [program, game, ",".join(players), str(games), str(seed), other]
    printed = subprocess.run(command, env=os.environ | environment, check=True, capture_output=True, text=True)
    return json.loads(printed.stdout.splitlines()[0])


def duel(wanted, new, old, games, seed):
    """The share of the new one with its interval, and what would be fair."""
    figures = played(new, wanted.game, against_before(wanted), games, seed, old)
    share, (low, high), fair = figures["share"], figures["share_interval"], figures["fair"]
    print(f"  {100 * share:.1f} % [{100 * low:.1f}, {100 * high:.1f}] of {figures['games']}, seed {seed}", flush=True)
    return low, high, fair


def better(wanted, new, old, seed):
    """Whether the new one is better. A first tenth of the games tells what is clearly worse."""
    _, high, fair = duel(wanted, new, old, wanted.games // 10, seed)
    if high < fair:
        return False
    low, _, fair = duel(wanted, new, old, wanted.games, seed + 1)
    return low > fair


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file", help="the source in which the weights stand, from the root")
    parser.add_argument("names", nargs="+", help="the constants, or PLAYED.trunks and the like, in the order in which they are tried")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--factors", type=float, nargs="+", default=[0.7, 1.4])
    wanted = parser.parse_args()
    with copied() as tree:
        file = tree / wanted.file
        first = best = build(tree, "first")
        seed, kept = wanted.seed, []
        for name in wanted.names:
            for factor in wanted.factors:
                before = file.read_text()
                file.write_text(scaled(before, name, factor))
                print(f"{name} times {factor}", flush=True)
                new = build(tree, seed)
                if better(wanted, new, best, seed):
                    best, kept = new, kept + [f"{name} times {factor}"]
                    seed += 2
                    break
                file.write_text(before)
                seed += 2
        print(f"kept: {', '.join(kept) or 'nothing'}")
        if kept:
            duel(wanted, best, first, wanted.games, seed)
            print(changes(tree))


if __name__ == "__main__":
    main()
