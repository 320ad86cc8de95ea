//! Games played on in imagination.

use super::luck::Luck;
use super::trial::Thinking;
use super::{Horizon, Mind};
use rules::{Seat, SeatSet, Turn};

/// The most actions of a playout, should a game go on and on.
const LONGEST: usize = 4_000;

/// Does the moves of a seat, plays everybody on by [`Mind::quick`] to that horizon, and gives the position reached; `None` if no work is
/// left.
pub(super) fn play_on<G: Mind>(
    mut position: G,
    horizon: Horizon,
    (seat, moves): (Seat, &[G::Action]),
    luck: &mut Luck,
    thinking: &mut Thinking,
) -> Option<G> {
    let mut events = Vec::new();
    enact(&mut position, seat, moves, (luck, &mut events), thinking)?;
    let (mut turns, mut whose, mut moves) = (0, position.turn().must(), Vec::new());
    for _ in 0..LONGEST {
        let must = match position.turn() {
            Turn::Waiting { must, .. } => must,
            Turn::Over(_) => break,
        };
        turns += u16::from(passes(whose, must));
        whose = must;
        if matches!(horizon, Horizon::Turns(most) if turns >= most) {
            break;
        }
        let seat = match position.reflex().or_else(|| position.answer()) {
            Some((seat, answer)) => {
                moves.push(answer);
                seat
            }
            None => {
                let seat = must.iter().next()?;
                // What is tried must not tell what luck is to come.
                thinking.shuffle();
                position.quick(seat, thinking, &mut moves);
                seat
            }
        };
        if moves.is_empty() {
            return None;
        }
        enact(&mut position, seat, &moves, (luck, &mut events), thinking)?;
        moves.clear();
    }
    Some(position)
}

/// Does moves one after the other, as far as they are legal.
fn enact<G: Mind>(
    position: &mut G,
    seat: Seat,
    moves: &[G::Action],
    (luck, events): (&mut Luck, &mut Vec<G::Event>),
    thinking: &mut Thinking,
) -> Option<()> {
    for (number, action) in moves.iter().enumerate() {
        // The first is always legal: it was chosen at this very position, or is legal in every world.
        if number > 0 && position.legal(seat, action).is_err() {
            break;
        }
        if !thinking.spend() {
            return None;
        }
        position.apply(seat, action, luck, events).ok()?;
        events.clear();
    }
    Some(())
}

/// Whether it is somebody else's turn: not if only some of many have made their choice.
fn passes(before: SeatSet, now: SeatSet) -> bool {
    now.iter().any(|seat| !before.contains(seat))
}
