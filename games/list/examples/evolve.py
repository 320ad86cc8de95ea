#!/usr/bin/env python3
"""Evolves the weights of a game's judge, all of them at once, by CMA-ES (`pip install cma`): overnight work.

    games/list/examples/evolve.py harmonies games/harmonies/src/mind/weights.rs JUDGED --lead 0.5

Every number of a `static NAME: Weights` gets a factor. A candidate is worth the points that it makes in games against itself, and so much
of its lead over what is there before, by `duel`, at a level that thinks quickly. All candidates of a generation meet the same luck. Works
in a copy of the checkout, which must be clean; there the program reads the factors from its environment. Prints every figure, then the
weights to be written down. What makes more points may win less: hold it against what was there before by `duel`, with other seeds.
"""

import argparse
import math
import os
import re
from concurrent.futures import ThreadPoolExecutor

import cma

from tune import NUMBER, against_before, build, changes, copied, played

FACTORS = "WEIGHT_FACTORS"
READER = f"""
fn evolved(number: usize, value: i32) -> i32 {{
    let factors = std::env::var("{FACTORS}").unwrap_or_default();
    let factor = factors.split(',').nth(number).and_then(|factor| factor.parse().ok()).unwrap_or(1.0);
    (f64::from(value) * factor).round() as i32
}}
"""


class Weights:
    """The numbers of a constant, as they stand in a source."""

    def __init__(self, source, name):
        self.source = source
        self.found = re.search(rf"static {name}: (Weights) = (Weights {{.*?\n}});", source, re.S)
        if not self.found:
            raise SystemExit(f"there are no weights {name}")
        self.count = len(NUMBER.findall(self.found[2]))

    def told(self, number, kind="Weights", around="{}"):
        """The source with every number as `number` tells it by its place and value."""
        place = iter(range(self.count))
        numbers = NUMBER.sub(lambda found: number(next(place), found[0]), self.found[2])
        start, end = self.found.span(1)[0], self.found.span(2)[1]
        return f"{self.source[:start]}{kind} = {around.format(numbers)}{self.source[end:]}"

    def read_from_outside(self):
        """The source of a program that asks its environment for the factors."""
        lazy = "std::sync::LazyLock"
        return self.told(lambda place, value: f"evolved({place}, {value})", f"{lazy}<Weights>", lazy + "::new(|| {})") + READER

    def scaled(self, factors):
        return self.told(lambda place, value: f"{round(int(value.replace('_', '')) * factors[place]):_}")


def worth(wanted, programs, factors, seed):
    """The points against itself, and the lead over what is there before if that counts."""
    new, old = programs
    told = {FACTORS: ",".join(f"{factor:.5f}" for factor in factors)}
    play = lambda players: played(new, wanted.game, players, wanted.games, seed, old, **told)
    points = play([wanted.level] * wanted.seats)["points"]
    return points, play(against_before(wanted))["lead"] if wanted.lead else 0


def evolve(wanted, programs, count):
    """The factors in the middle of the last generation."""
    search = cma.CMAEvolutionStrategy([0] * count, 0.15, {"popsize": wanted.candidates, "seed": wanted.seed, "verbose": -9})
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for generation in range(wanted.generations):
            seed = wanted.seed + generation * wanted.games
            candidates = search.ask()
            factors = [[math.exp(part) for part in candidate] for candidate in candidates]
            worths = list(pool.map(lambda factors: worth(wanted, programs, factors, seed), factors))
            # Little is known of what lies far away.
            far = [0.05 * sum(part * part for part in candidate) for candidate in candidates]
            search.tell(candidates, [away - points - wanted.lead * lead for away, (points, lead) in zip(far, worths)])
            points, lead = (sum(part) / len(worths) for part in zip(*worths))
            print(f"generation {generation}, seed {seed}: {points:.2f} points, lead {lead:.2f}, width {search.sigma:.3f}", flush=True)
    return [math.exp(part) for part in search.mean]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file", help="the source in which the weights stand, from the root")
    parser.add_argument("name", help="the static of type Weights; computers of that level must go by it")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--candidates", type=int, default=14)
    parser.add_argument("--generations", type=int, default=35)
    parser.add_argument("--lead", type=float, default=0.0, help="what a point of the lead counts")
    parser.add_argument("--seed", type=int, default=800_000)
    wanted = parser.parse_args()
    with copied() as tree:
        file = tree / wanted.file
        weights = Weights(file.read_text(), wanted.name)
        old = build(tree, "old")
        file.write_text(weights.read_from_outside())
        factors = evolve(wanted, (build(tree, "new"), old), weights.count)
        file.write_text(weights.scaled(factors))
        print(changes(tree))


if __name__ == "__main__":
    main()
