//! What an animal card may bring yet, by the tokens that its habitat lacks around every space.

use super::super::components::card::Held;
use super::super::components::cell::Cells;
use super::super::components::habitat::deltas;
use super::super::components::land::Land;
use super::super::components::token::{Element, Stack};
use super::super::score::reward;
use super::plot::Plot;
use super::weights;
use crate::core::POINT;

/// The chance, in thousandths, that so many certain tokens more will come to lie where they are needed.
pub(super) type Chances = [i32; 5];

/// The chances with so many turns left.
static CHANCES: [Chances; weights::CHANCE.len()] = {
    let mut all = [[1000; 5]; weights::CHANCE.len()];
    let mut turns = 0;
    while turns < all.len() {
        let mut lack = 1;
        while lack < 5 {
            all[turns][lack] = all[turns][lack - 1] * weights::CHANCE[turns] / 1000;
            lack += 1;
        }
        turns += 1;
    }
    all
};

/// The chances with so many tenths of turns left.
pub(super) fn chances(tenths: i32) -> &'static Chances {
    &CHANCES[((tenths + 9) / 10).clamp(0, 8) as usize]
}

impl Plot {
    /// What a card may bring yet: for each cube the space that lacks least.
    pub(super) fn hope(&self, held: &Held, empty: Cells, chances: &Chances) -> i32 {
        let (mut placed, all) = (held.placed(), held.card.cubes());
        let (mut hope, mut share, mut seen) = (0, weights::HABITAT, Cells::EMPTY);
        for (cells, chance) in self.lacking(held, empty).into_iter().zip(chances) {
            for _ in cells.but(seen).iter() {
                if placed == all {
                    return hope;
                }
                let gain = self.gain(held, placed);
                hope += gain * chance / 1000 * share / 1000;
                share = share * weights::FURTHER / 1000;
                placed += 1;
            }
            seen = cells;
        }
        hope
    }

    /// Thousandths of points for one cube more.
    fn gain(&self, held: &Held, placed: u8) -> i32 {
        match held.card.card().effect {
            Some(effect) => POINT * (reward(&self.land, effect) + weights::SPIRIT),
            None => POINT * (held.card.points(placed + 1) - held.card.points(placed)),
        }
    }

    /// The spaces that lack no more than so many tokens to be the home of a habitat, up to four.
    fn lacking(&self, held: &Held, empty: Cells) -> [Cells; 5] {
        let card = held.card.card();
        let growing = |element| Growing::of(&self.land, element, empty, self.cubes);
        let home = growing(card.home).lack.map(|cells| cells.but(self.cubes));
        let home = [home[0], home[1], home[2], home[3], home[3]];
        let mut around = [Growing::default(); 3];
        for (there, (element, _)) in around.iter_mut().zip(card.around) {
            *there = growing(*element);
        }
        let around = &around[..card.around.len()];
        let mut found = [Cells::EMPTY; 5];
        for deltas in deltas(held.card) {
            let here =
                around.iter().zip(deltas).fold(home, |here, (there, &delta)| there.beside(here, delta));
            for (all, cells) in found.iter_mut().zip(here) {
                *all = all.or(cells);
            }
        }
        found
    }
}

/// What spaces lack to be an element.
#[derive(Clone, Copy, Default)]
struct Growing {
    /// The spaces that lack no more than none, one, two, three tokens.
    lack: [Cells; 4],
    /// The most tokens that one lacks.
    most: u8,
}

impl Growing {
    fn of(land: &Land, element: Element, empty: Cells, cubes: Cells) -> Growing {
        let of = |stack: Stack| land.of(stack).but(cubes);
        let none = Cells::EMPTY;
        let (most, [one, two, three]) = match element {
            Element::Water | Element::Field | Element::Tree1 | Element::Mountain1 => (1, [empty, none, none]),
            Element::Tree2 => (2, [of(Stack::Trunk1), empty, none]),
            Element::Tree3 => (3, [of(Stack::Trunk2), of(Stack::Trunk1), empty]),
            Element::Mountain2 => (2, [of(Stack::Mountain1), empty, none]),
            Element::Mountain3 => (3, [of(Stack::Mountain2), of(Stack::Mountain1), empty]),
            Element::Building => {
                (2, [of(Stack::Mountain1).or(of(Stack::Trunk1)).or(of(Stack::Brick)), empty, none])
            }
        };
        let there = land.element(element);
        let up_to_two = there.or(one).or(two);
        Growing { lack: [there, there.or(one), up_to_two, up_to_two.or(three)], most }
    }

    /// The spaces that lack no more than so many tokens, together with what the space a step beyond lacks.
    fn beside(&self, here: [Cells; 5], delta: i8) -> [Cells; 5] {
        match self.most {
            1 => self.beside_most::<1>(here, delta),
            2 => self.beside_most::<2>(here, delta),
            _ => self.beside_most::<3>(here, delta),
        }
    }

    /// The same for an element that lacks so many at most: most lack but one, and that is much quicker.
    fn beside_most<const MOST: usize>(&self, here: [Cells; 5], delta: i8) -> [Cells; 5] {
        let mut there = [Cells::EMPTY; 4];
        for (there, lack) in there.iter_mut().zip(self.lack).take(MOST + 1) {
            *there = lack.before(delta);
        }
        let mut both = [Cells::EMPTY; 5];
        for all in 0..5 {
            for lack in 0..=MOST.min(all) {
                both[all] = both[all].or(here[all - lack].and(there[lack]));
            }
        }
        both
    }
}
