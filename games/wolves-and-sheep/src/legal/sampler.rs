//! The closed actions that the notation can say; too many to list.

use super::super::action::Action;
use super::super::components::colour::Colour;
use super::super::components::landscape::{Laid, SPAN};
use super::super::components::posture::{Face, Posture, Quarter};
use super::super::components::tile::Tile;
use rules::{Coordinate, Quick, Sampler};

/// The squares that a landscape can reach, with one around them, on either side of the village square.
const REACH: i16 = SPAN as i16 / 2 + 1;

/// Stands for the universe.
pub(crate) const SAMPLER: Sampler<Action> = Sampler { contains, sample };

fn contains(_seats: u8, action: &Action) -> bool {
    let within = |place: Coordinate| {
        let start = Coordinate::START;
        (place.row - start.row).abs() <= REACH && (place.column - start.column).abs() <= REACH
    };
    match action {
        Action::Lay(laid) | Action::Interrupt(laid) => laid.posture().is_canonical() && within(laid.place),
        Action::Chain(_) => false,
        Action::Reveal(_, place) => within(*place),
        Action::Pass | Action::Retire => true,
    }
}

/// Most places near the village, where tiles lie; wolves and hunters more often than others.
fn sample(_seats: u8, quick: &mut Quick) -> Action {
    let reach = if quick.below(8) == 0 { REACH } else { 4 };
    let mut step = || quick.below(2 * reach as usize + 1) as i16 - reach;
    let place = Coordinate::START.shifted(step(), step());
    match quick.below(10) {
        0..5 => Action::Lay(sample_lay(quick, 1, place)),
        5 => Action::Lay(sample_lay(quick, FIRST_WOLF, place)),
        6 => Action::Interrupt(sample_lay(quick, 1, place)),
        7 => Action::Interrupt(sample_lay(quick, FIRST_WOLF, place)),
        8 => Action::Reveal(Colour::ALL[quick.below(4)], place),
        _ => [Action::Pass, Action::Retire][quick.below(2)].clone(),
    }
}

/// The number of the first wolf; hunters follow.
const FIRST_WOLF: usize = 61;

fn sample_lay(quick: &mut Quick, from: usize, place: Coordinate) -> Laid {
    let number = from + quick.below(Tile::IN_BAG + 1 - from);
    let tile = Tile::numbered(number as u8).unwrap_or(Tile::SQUARE);
    let posture = Posture { tile, face: Face::ALL[quick.below(2)], turn: Quarter::of(quick.below(4) as u8) };
    Laid::at(posture.canonical(), place)
}
