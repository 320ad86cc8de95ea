//! What a board and its cards are worth: points, and what may become of what is begun.

use super::super::components::card::{CardId, Held};
use super::super::components::cell::{Cells, Side};
use super::super::components::land::Land;
use super::super::components::token::{Stack, Token};
use super::super::score::{Score, reward};
use super::super::state::Harmonies;
use super::hope::{Chances, Hopes, chances};
use super::plot::Plot;
use super::weights::{FULL, JUDGED, PLAYED, Weights};
use rules::Seat;
use thinking::{POINT, Reason};

/// The part of the game that is left to a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// Tenths of turns that the others and the bag leave it, whatever it does itself.
    tenths: i32,
    weights: &'static Weights,
}

impl Outlook {
    /// What is left to the seat after the turn that is going on, for a computer that goes by the judge alone.
    pub(super) fn of(position: &Harmonies, seat: Seat) -> Outlook {
        Outlook::by(&JUDGED, position, seat)
    }

    /// What is left for a computer that plays on what the judge suggests.
    pub(super) fn played_on(position: &Harmonies, seat: Seat) -> Outlook {
        Outlook::by(&PLAYED, position, seat)
    }

    fn by(weights: &'static Weights, position: &Harmonies, seat: Seat) -> Outlook {
        let seats = position.realms.len() as i32;
        if position.over || position.ending.is_some() {
            return Outlook { tenths: 0, weights };
        }
        let bag: i32 = position.bag.iter().map(|&count| i32::from(count)).sum();
        let refill = if seats == 1 { 9 } else { 3 * seats };
        let others =
            Seat::first(seats as u8).filter(|&other| other != seat && !position.resigned.contains(other));
        let land = others.map(|other| weights.turns_of(position.realm(other).land.empty().len())).min();
        Outlook { tenths: (bag * 10 / refill).min(land.unwrap_or(i32::MAX)), weights }
    }

    /// What is left if the next turn is the last.
    pub(super) fn near(self) -> Outlook {
        Outlook { tenths: self.tenths.min(10), ..self }
    }
}

impl Weights {
    /// Tenths of turns until a board with so many empty spaces ends the game.
    fn turns_of(&self, empty: u8) -> i32 {
        (i32::from(empty) - 2).max(0) * 1_000 / self.filled
    }
}

/// The worth of a board and its cards, part by part, in thousandths of a point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parts {
    score: Score,
    /// What the landscape may become.
    beginnings: i32,
    /// What the open cards may bring.
    habitats: i32,
    /// The turns that are left.
    room: i32,
}

impl Parts {
    pub(super) const fn total(&self) -> i32 {
        POINT * self.score.total() + self.beginnings + self.habitats + self.room
    }

    pub(super) fn reasons(&self) -> Vec<Reason> {
        let points = [
            ("harmonies-why-trees", self.score.trees),
            ("harmonies-why-mountains", self.score.mountains),
            ("harmonies-why-fields", self.score.fields),
            ("harmonies-why-buildings", self.score.buildings),
            ("harmonies-why-water", self.score.water),
            ("harmonies-why-animals", self.score.animals),
            ("harmonies-why-spirit", self.score.spirit),
        ];
        let hopes = [
            ("harmonies-why-beginnings", self.beginnings),
            ("harmonies-why-habitats", self.habitats),
            ("harmonies-why-room", self.room),
        ];
        let points = points.map(|(key, points)| Reason::new(key, POINT * points));
        points.into_iter().chain(hopes.map(|(key, share)| Reason::new(key, share))).collect()
    }
}

impl Plot {
    /// Judges it.
    pub(super) fn parts(&self, outlook: Outlook) -> Parts {
        self.parts_with(self.score(), outlook)
    }

    /// The points of its landscape.
    pub(super) fn score(&self) -> Score {
        Score::of(&self.land, &[])
    }

    /// Judges it, with the points of its landscape known.
    pub(super) fn parts_with(&self, mut score: Score, outlook: Outlook) -> Parts {
        let empty = self.land.empty();
        let weights = outlook.weights;
        let tenths = outlook.tenths.min(weights.turns_of(empty.len()));
        let chances = chances(tenths);
        let hopes = Hopes::of(self, empty, chances, weights);
        let (mut open, mut habitats) = (0, 0);
        score.animals = self.earned;
        for held in self.open.iter().flatten() {
            open += 1;
            habitats += hopes.hope(held);
            score.animals += held.card.points(held.placed());
        }
        score.spirit = self.spirit.map_or(0, |effect| reward(&self.land, effect));
        Parts {
            score,
            beginnings: beginnings(&self.land, self.cubes, empty, chances, weights),
            habitats: habitats - FULL[open],
            room: tenths * weights.turn / 10,
        }
    }

    /// What cards may bring.
    pub(super) fn hopes(&self, outlook: Outlook) -> Hopes<'_> {
        let (empty, weights) = (self.land.empty(), outlook.weights);
        Hopes::of(self, empty, chances(outlook.tenths.min(weights.turns_of(empty.len()))), weights)
    }

    /// What taking a card adds to the worth: the landscape stays as it is.
    pub(super) fn taking(&self, card: CardId, hopes: &Hopes<'_>) -> i32 {
        let full = self.uncompleted();
        hopes.hope(&Held::new(card)) - FULL[full + 1] + FULL[full]
    }
}

/// What the landscape may become.
fn beginnings(land: &Land, cubes: Cells, empty: Cells, chances: &Chances, weights: &Weights) -> i32 {
    let count = |cells: Cells| i32::from(cells.len());
    let each = |stacks: &[Stack], among: Cells, weights: &[i32]| -> i32 {
        stacks.iter().zip(weights).map(|(&stack, weight)| count(land.of(stack).and(among)) * weight).sum()
    };
    let (ranged, hopeful) = (land.mountains().around(), empty.around());
    let mountains = [Stack::Mountain1, Stack::Mountain2, Stack::Mountain3];
    let fields = land.of(Stack::Field);
    let mut hope = each(&[Stack::Trunk1, Stack::Trunk2], land.side.spaces(), &weights.trunks)
        + each(&mountains[..2], ranged.but(cubes), &weights.ranged)
        + each(&mountains, hopeful.but(ranged), &weights.lone)
        + count(fields.but(fields.around()).and(hopeful)) * weights.field;
    hope = hope * chances[1] / 1000;
    for cell in land.buildings().or(land.of(Stack::Brick)).iter() {
        let around = Cells::one(cell).around();
        let colours =
            Token::ALL.into_iter().filter(|&token| !land.topped(token).and(around).is_empty()).count();
        let lack = 3usize.saturating_sub(colours);
        let begun = usize::from(land.of(Stack::Brick).contains(cell));
        if lack + begun > 0 && usize::from(empty.and(around).len()) >= lack {
            hope += weights.building * chances[lack + begun] / 1000;
        }
    }
    hope + water(land, empty, chances[1], weights.river)
}

/// What one more water token may bring.
fn water(land: &Land, empty: Cells, chance: i32, river: i32) -> i32 {
    let water = land.of(Stack::Water);
    if land.side == Side::A {
        return if (water.around().and(empty)).is_empty() { 0 } else { river * chance / 1000 };
    }
    let islands = |water: Cells| land.side.spaces().but(water).groups().count() as i32;
    let now = islands(water);
    let near = empty.and(water.around());
    let more = near.iter().map(|cell| islands(water.or(Cells::one(cell))) - now).max().unwrap_or(0);
    more.max(0) * 5 * chance
}
