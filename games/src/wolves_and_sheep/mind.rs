//! What a position is worth to a computer, and which ways to go on are worth a thought.

use super::colour::Colour;
use super::score::Survey;
use super::state::WolvesAndSheep;
use crate::core::{Mind, POINT, Seat};

impl Mind for WolvesAndSheep {
    const PRICE: u64 = 10;

    fn yardstick(&self, seat: Seat) -> i32 {
        worth(self, seat)
    }

    fn worth(&self, seat: Seat) -> i32 {
        POINT * worth(self, seat) / 6
    }
}

/// The worth of a position to a seat in sixths of a point: meadows that count, then those that may yet, and tiles in hand. Stopping is
/// worth its bonus only when nothing is left to draw: the points alone would have everybody stop at once.
fn worth(position: &WolvesAndSheep, seat: Seat) -> i32 {
    let (survey, player) = (Survey::of(&position.landscape), position.player(seat));
    let best = |colour: Colour| survey.best(colour).map_or(0, |meadow| i32::from(meadow.sheep));
    let growing = |colour: Colour| {
        let open =
            survey.meadows.iter().filter(|meadow| meadow.colour == colour && !meadow.closed && meadow.safe);
        open.map(|meadow| {
            3 * i32::from(meadow.sheep) - 2 * i32::from(position.landscape.sum(meadow.root).open)
        })
        .max()
    };
    let own: i32 =
        player.colours.iter().map(|colour| 6 * best(colour) + growing(colour).unwrap_or(0).max(0)).sum();
    let others = Seat::first(position.count()).filter(|&other| other != seat);
    let shown = others.flat_map(|other| position.player(other).revealed.iter());
    let against: i32 = shown.map(best).sum();
    let stopped = match player.stopped {
        None => 2 * player.hand.len() as i32,
        Some(_) if position.bag.is_empty() || position.over => 6 * player.bonus(),
        Some(_) => -100,
    };
    own - 2 * against + stopped
}
