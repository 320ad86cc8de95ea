//! The worth of a position to a seat, and what it is made of.

use std::cmp::Reverse;

use super::super::components::green::GreenId;
use super::super::components::place::Line;
use super::super::components::village::Village;
use super::super::state::{Phase, VillageGreen};
use super::outlook::{Growth, Outlook};
use super::time;
use super::turn_end::turn_ends;
use super::weights::RIVAL;
use rules::Seat;
use thinking::Reason;

/// The number of ways to end a turn that are judged with care.
const CAREFUL: usize = 6;

/// The parts of what a position is worth to a seat.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    card: i32,
    ponds: i32,
    lines: [i32; Line::COUNT],
    places: i32,
    hand: i32,
    rivals: i32,
}

impl Prospect {
    /// The prospect of a seat: on its turn, that of the best way to end it.
    pub(super) fn of(position: &VillageGreen, seat: Seat) -> Prospect {
        let hand: Vec<GreenId> = position.side(seat).hand.iter().map(|held| held.card).collect();
        let acts = position.current == seat && !matches!(position.phase, Phase::Arrange | Phase::Over);
        if acts {
            let mut turn_ends = turn_ends(position, seat);
            turn_ends.sort_by_key(|end| Reverse(end.rough));
            let ends = turn_ends.iter().take(CAREFUL);
            let best = ends
                .map(|end| Prospect::left(position, seat, Some(&end.village), &end.left(&hand)))
                .max_by_key(Prospect::worth);
            if let Some(best) = best {
                return best;
            }
        }
        Prospect::left(position, seat, None, &hand)
    }

    /// The prospect of a seat if the turn at hand leaves it with that village, and it has that hand.
    fn left(position: &VillageGreen, seat: Seat, left: Option<&Village>, hand: &[GreenId]) -> Prospect {
        let village = left.unwrap_or(&position.side(seat).village);
        let over = position.phase == Phase::Over;
        let turns = |seat| if over { 0 } else { time::turns(position, seat, left) };
        let outlook = Outlook::of(position, village, turns(seat));
        let growth = if outlook.fill > 0 && !over {
            outlook.growth(position, hand)
        } else {
            Growth { places: 0, hand: 0 }
        };
        let others = Seat::first(position.count())
            .filter(|&other| other != seat && !position.resigned.contains(other));
        let rivals: Vec<i32> = others
            .map(|other| Outlook::of(position, &position.side(other).village, turns(other)).rough())
            .collect();
        let best = rivals.iter().copied().max().unwrap_or(0);
        let share = if over { 100 } else { RIVAL[rivals.len()] };
        Prospect {
            card: outlook.card(),
            ponds: outlook.ponds(),
            lines: outlook.lines,
            places: growth.places,
            hand: growth.hand,
            rivals: best * share / 100,
        }
    }

    /// All of it together, in thousandths of a point.
    pub(super) fn worth(&self) -> i32 {
        self.card + self.ponds + self.lines.iter().sum::<i32>() + self.places + self.hand - self.rivals
    }

    /// The parts of the worth, to be told.
    pub(super) fn reasons(&self) -> Vec<Reason> {
        let lines = Line::all().zip(self.lines).map(|(line, share)| {
            let key = if line.is_column() { "village-green-why-column" } else { "village-green-why-row" };
            Reason::new(key, share).with("line", line.to_string().to_uppercase())
        });
        let rest = [
            Reason::new("village-green-why-card", self.card),
            Reason::new("village-green-why-ponds", self.ponds),
            Reason::new("village-green-why-places", self.places),
            Reason::new("village-green-why-hand", self.hand),
            Reason::new("village-green-why-rivals", -self.rivals),
        ];
        lines.chain(rest).collect()
    }
}
