//! What an animal card may bring yet, by the tokens that its habitat lacks around every space.

use super::super::components::card::{CARDS, CardId, Held};
use super::super::components::cell::{Cells, Step};
use super::super::components::habitat::{Steps, steps};
use super::super::components::land::Land;
use super::super::components::token::{Element, Stack};
use super::super::score::reward;
use super::plot::Plot;
use super::weights::{CHANCE, Weights};
use thinking::POINT;

/// The chance, in thousandths, that so many certain tokens more will come to lie where they are needed.
pub(super) type Chances = [i32; 5];

/// The chances with so many turns left.
static CHANCES: [Chances; CHANCE.len()] = {
    let mut all = [[1000; 5]; CHANCE.len()];
    let mut turns = 0;
    while turns < all.len() {
        let mut lack = 1;
        while lack < 5 {
            all[turns][lack] = all[turns][lack - 1] * CHANCE[turns] / 1000;
            lack += 1;
        }
        turns += 1;
    }
    all
};

/// The thousandths of points that the cubes of each animal card bring, one after the other.
static GAINS: [[i32; 5]; CardId::COUNT as usize] = {
    let mut all = [[0; 5]; CardId::COUNT as usize];
    let mut number = 0;
    while number < all.len() {
        let (ladder, mut cube) = (CARDS[number].ladder, 0);
        while cube < ladder.len() {
            let before = if cube == 0 { 0 } else { ladder[cube - 1] };
            all[number][cube] = POINT * (ladder[cube] - before);
            cube += 1;
        }
        number += 1;
    }
    all
};

/// The chances with so many tenths of turns left.
pub(super) fn chances(tenths: i32) -> &'static Chances {
    &CHANCES[((tenths + 9) / 10).clamp(0, 8) as usize]
}

/// What cards may bring yet on one board.
pub(super) struct Hopes<'a> {
    plot: &'a Plot,
    growing: Growing,
    chances: &'static Chances,
    weights: &'static Weights,
}

impl Hopes<'_> {
    /// Those of a board with these empty spaces, where the chances are such.
    pub(super) fn of<'a>(
        plot: &'a Plot,
        empty: Cells,
        chances: &'static Chances,
        weights: &'static Weights,
    ) -> Hopes<'a> {
        Hopes { plot, growing: Growing::of(&plot.land, empty, plot.cubes), chances, weights }
    }

    /// What a card may bring: for each cube the space that lacks least.
    pub(super) fn hope(&self, held: &Held) -> i32 {
        let homes = self.homes(held.card);
        let of_spirit: [i32; 5];
        let gains = match held.card.card().effect {
            Some(effect) => {
                of_spirit = [POINT * reward(&self.plot.land, effect) + self.weights.spirit; 5];
                &of_spirit[..]
            }
            None => &GAINS[held.card.index()][usize::from(held.placed())..],
        };
        let (mut hope, mut lack, mut found) = (0, 0, homes[0].len());
        for (cube, (gain, share)) in (0..held.left()).zip(gains.iter().zip(self.weights.shares)) {
            while found <= cube {
                lack += 1;
                let Some(cells) = homes.get(lack) else { return hope };
                found = cells.len();
            }
            hope += gain * self.chances[lack] / 1000 * share / 1000;
        }
        hope
    }

    /// The spaces that lack no more than so many tokens to be the home of a habitat, up to four.
    fn homes(&self, id: CardId) -> Lacking {
        let (card, steps, growing) = (id.card(), steps(id), &self.growing);
        // Most elements lack but one or two tokens, and that is much quicker.
        let around = match *card.around {
            [(one, _)] => match one.most() {
                1 => alone::<1>(growing.up_to(one), steps),
                2 => alone::<2>(growing.up_to(one), steps),
                _ => alone::<3>(growing.up_to(one), steps),
            },
            [(one, _), (other, _)] => {
                let (first, second) = (growing.up_to(one), growing.up_to(other));
                match (one.most(), other.most()) {
                    (1, 1) => pair::<1, 1>(first, second, steps),
                    (2, 1) => pair::<2, 1>(first, second, steps),
                    (2, 2) => pair::<2, 2>(first, second, steps),
                    (3, 1) => pair::<3, 1>(first, second, steps),
                    _ => pair::<3, 3>(first, second, steps),
                }
            }
            [(one, _), (other, _), (last, _), ..] => {
                three([one, other, last].map(|element| growing.up_to(element)), steps)
            }
            [] => [Cells(u64::MAX); 5],
        };
        let home = growing.up_to(card.home).map(|cells| cells.but(self.plot.cubes));
        both::<3, 4>(further(home), upwards(around))
    }
}

/// The spaces that lack no more than no token, one, two, three, four.
type Lacking = [Cells; 5];

/// What spaces lack, up to four tokens: an element lacks no more than three.
const fn further([none, one, two, three]: [Cells; 4]) -> Lacking {
    [none, one, two, three, three]
}

/// What lacks fewer lacks no more.
const fn upwards([none, one, two, three, four]: Lacking) -> Lacking {
    let one = none.or(one);
    let two = one.or(two);
    let three = two.or(three);
    [none, one, two, three, three.or(four)]
}

/// What lacks so many tokens in two respects together, of which either lacks so many at most; or fewer. Written out, for that is
/// twice as quick.
fn both<const ONE: usize, const OTHER: usize>(one: Lacking, other: Lacking) -> Lacking {
    let pair = |a: usize, b: usize| match a <= ONE && b <= OTHER {
        true => one[a].and(other[b]),
        false => Cells::EMPTY,
    };
    [
        pair(0, 0),
        pair(1, 0).or(pair(0, 1)),
        pair(2, 0).or(pair(1, 1)).or(pair(0, 2)),
        pair(3, 0).or(pair(2, 1)).or(pair(1, 2)).or(pair(0, 3)),
        pair(4, 0).or(pair(3, 1)).or(pair(2, 2)).or(pair(1, 3)).or(pair(0, 4)),
    ]
}

/// What is in either, level by level.
const fn either([a, b, c, d, e]: Lacking, [f, g, h, i, j]: Lacking) -> Lacking {
    [a.or(f), b.or(g), c.or(h), d.or(i), e.or(j)]
}

/// The spaces from which a step leads to an element, as far as it lacks no more than so many tokens.
fn before<const MOST: usize>(lack: &[Cells; 4], step: Step) -> Lacking {
    let there = |tokens: usize| if tokens <= MOST { lack[tokens].before(step) } else { Cells::EMPTY };
    [there(0), there(1), there(2), there(3), Cells::EMPTY]
}

/// The spaces with one element around them.
fn alone<const MOST: usize>(one: &[Cells; 4], steps: &Steps) -> Lacking {
    steps.iter().fold([Cells::EMPTY; 5], |all, [step, ..]| either(all, before::<MOST>(one, *step)))
}

/// The spaces with two elements around them, which lack so many tokens each at most.
fn pair<const ONE: usize, const OTHER: usize>(
    one: &[Cells; 4],
    other: &[Cells; 4],
    steps: &Steps,
) -> Lacking {
    steps.iter().fold([Cells::EMPTY; 5], |all, [first, second, _]| {
        either(all, both::<ONE, OTHER>(before::<ONE>(one, *first), before::<OTHER>(other, *second)))
    })
}

/// Around no home are three elements that lack more than one token each.
const _: () = {
    let mut number = 0;
    while number < CARDS.len() {
        if let [(one, _), (other, _), (last, _)] = CARDS[number].around {
            assert!(one.most() == 1 && other.most() == 1 && last.most() == 1);
        }
        number += 1;
    }
};

/// The spaces with three elements around them.
fn three([one, other, last]: [&[Cells; 4]; 3], steps: &Steps) -> Lacking {
    steps.iter().fold([Cells::EMPTY; 5], |all, [first, second, third]| {
        let two = both::<1, 1>(before::<1>(one, *first), before::<1>(other, *second));
        either(all, both::<2, 1>(two, before::<1>(last, *third)))
    })
}

/// For every element, the spaces that lack no more than none, one, two, three tokens to be it.
struct Growing([[Cells; 4]; Element::COUNT]);

impl Growing {
    fn of(land: &Land, empty: Cells, cubes: Cells) -> Growing {
        let of = |stack: Stack| land.of(stack).but(cubes);
        let few = |element: Element, one: Cells, two: Cells, three: Cells| {
            let there = land.element(element);
            let one = there.or(one);
            let two = one.or(two);
            [there, one, two, two.or(three)]
        };
        let (trunk, mountain) = (of(Stack::Trunk1), of(Stack::Mountain1));
        let none = Cells::EMPTY;
        Growing([
            few(Element::Water, empty, none, none),
            few(Element::Field, empty, none, none),
            few(Element::Tree1, empty, none, none),
            few(Element::Tree2, trunk, empty, none),
            few(Element::Tree3, of(Stack::Trunk2), trunk, empty),
            few(Element::Mountain1, empty, none, none),
            few(Element::Mountain2, mountain, empty, none),
            few(Element::Mountain3, of(Stack::Mountain2), mountain, empty),
            few(Element::Building, mountain.or(trunk).or(of(Stack::Brick)), empty, none),
        ])
    }

    const fn up_to(&self, element: Element) -> &[Cells; 4] {
        &self.0[element as usize]
    }
}
