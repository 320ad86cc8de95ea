//! The actions that are worth a thought.

use std::cmp::Reverse;

use super::super::action::Action;
use super::super::components::colour::{Colours, Ground};
use super::super::components::landscape::Laid;
use super::super::legal;
use super::super::state::WolvesAndSheep;
use rules::Seat;
use thinking::Thinking;

/// Lists at most so many legal actions of a seat, those that look best at a glance first.
pub(super) fn promising(
    position: &WolvesAndSheep,
    seat: Seat,
    most: usize,
    thinking: &mut Thinking,
) -> Vec<Action> {
    let mut actions = Vec::new();
    legal::actions(position, seat, &mut actions);
    let rate = |(at, action)| (Reverse(glance(position, seat, action)), thinking.dice().next(), at);
    let mut rated: Vec<(Reverse<i32>, u64, usize)> = (0..).zip(&actions).map(rate).collect();
    if rated.len() > most {
        rated.select_nth_unstable(most);
        rated.truncate(most);
    }
    rated.sort_unstable();
    rated.into_iter().map(|(_, _, at)| actions[at].clone()).collect()
}

/// What an action looks like at a glance.
fn glance(position: &WolvesAndSheep, seat: Seat, action: &Action) -> i32 {
    let own = position.player(seat).colours;
    match action {
        Action::Lay(laid) | Action::Interrupt(laid) => lay(position, own, *laid),
        Action::Reveal(colour, place) => lay(position, own, Laid::shepherd(*colour, *place)),
        Action::Chain(_) => 0,
        // Always thought of.
        Action::Pass | Action::Retire => i32::MAX,
    }
}

/// The edges matched, those of the own meadows counting more.
fn lay(position: &WolvesAndSheep, own: Colours, laid: Laid) -> i32 {
    if laid.tile.interrupts() {
        return 6;
    }
    let mut rate = 0;
    let open = position.landscape.open_at(laid.place);
    for side in 0..4 {
        rate += match open.and_then(|open| open.ground(side)) {
            // An own meadow that is opened anew.
            None => {
                -i32::from(laid.posture().ground(side).colour().is_some_and(|colour| own.contains(colour)))
            }
            Some(Ground::Meadow(colour)) if own.contains(colour) => 6,
            Some(Ground::Meadow(_) | Ground::Forest | Ground::Village) => 2,
        };
    }
    rate
}
