//! Points, the special cards, the outcome.

mod road;

pub(super) use road::{lengthened, longest, longest_way};

use super::components::player::Player;
use rules::{Outcome, Seat, Standing};

/// The first continuous road of that many segments is the longest.
const ROAD_LEAST: u8 = 5;
/// The first army of that many knights is the largest.
const ARMY_LEAST: u8 = 3;
/// The points of a special card.
pub(super) const SPECIAL: u8 = 2;

/// The holders of the special cards, Longest Road and Largest Army.
#[derive(Clone, Copy)]
pub(super) struct Specials {
    pub(super) longest: Option<Seat>,
    pub(super) army: Option<Seat>,
}

/// Points that everybody sees: buildings and special cards.
pub(super) fn visible_points(players: &[Player], specials: Specials, seat: Seat) -> u8 {
    let held = u8::from(specials.longest == Some(seat)) + u8::from(specials.army == Some(seat));
    players[seat.index()].built + SPECIAL * held
}

/// All points, victory point cards included.
pub(super) fn points(players: &[Player], specials: Specials, seat: Seat) -> u8 {
    visible_points(players, specials, seat) + players[seat.index()].point_cards()
}

/// The outcome: the winner, whose turn it is, first, the others by their points.
#[cold]
pub(super) fn outcome(players: &[Player], specials: Specials, winner: Seat) -> Outcome {
    let key = |seat: Seat| (seat == winner, points(players, specials, seat));
    let standing = |seat: Seat| Standing {
        seat,
        place: 1 + seats(players).filter(|&other| key(other) > key(seat)).count() as u8,
        score: i32::from(points(players, specials, seat)),
    };
    Outcome { standings: seats(players).map(standing).collect(), verdict: None, rematch: false }
}

/// Decides who holds the Longest Road, and measures the longest: the holder keeps it while among the longest, else a single
/// longest takes it, else it is set aside.
pub(super) fn longest_road(players: &[Player], holder: Option<Seat>) -> (Option<Seat>, u8) {
    let best = players.iter().map(|player| player.length).max().unwrap_or(0);
    let reaches = |seat: &Seat| best >= ROAD_LEAST && players[seat.index()].length == best;
    let holder = holder.filter(reaches).or_else(|| {
        let mut longest = seats(players).filter(reaches);
        longest.next().filter(|_| longest.next().is_none())
    });
    (holder, best)
}

/// Decides who holds the Largest Army after that seat played a knight: the seat, if its knights are enough and more than the
/// holder's.
pub(super) fn largest_army(players: &[Player], holder: Option<Seat>, seat: Seat) -> Option<Seat> {
    let beaten = holder.map_or(ARMY_LEAST - 1, |holder| players[holder.index()].knights);
    if players[seat.index()].knights > beaten { Some(seat) } else { holder }
}

fn seats(players: &[Player]) -> impl Iterator<Item = Seat> {
    Seat::first(players.len() as u8)
}
