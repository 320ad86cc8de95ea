//! The beginning and the end of turns, rounds and the game.

use super::super::event::Event;
use super::super::legal::is_stuck;
use super::super::state::{Ending, Phase, Steps, VillageGreen};
use rules::{Chance, ChanceError, Seat};

/// Begins the first turn: turns up the award row and draws the first player.
pub(super) fn begin(
    position: &mut VillageGreen,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    for place in 0..3 {
        events.extend(position.awards.refill(place, chance)?.map(Event::AwardUp));
    }
    let mut first = Seat(0);
    if !position.is_solo() {
        let weights: Vec<u32> =
            Seat::first(position.count()).map(|seat| u32::from(!position.resigned.contains(seat))).collect();
        first = Seat(chance.draw("first", &weights, &|seat| (seat + 1).to_string())? as u8);
        events.push(Event::First(first));
    }
    (position.first, position.current) = (Some(first), first);
    (position.phase, position.steps) = (Phase::Act, Steps::new(first));
    end_if_stuck(position, events);
    Ok(())
}

/// Ends a turn: notes whether the game ends with this round, and goes on to the next seat that has something to do.
pub(super) fn end_turn(position: &mut VillageGreen, seat: Seat, events: &mut Vec<Event>) {
    note_ending(position, seat, events);
    position.last = Some(position.steps);
    position.turns[seat.index()] = position.last;
    loop {
        let round_ended = pass(position);
        position.steps = Steps::new(position.current);
        position.phase = Phase::Act;
        if round_ended && position.ending.is_some() {
            return end(position, events);
        }
        if position.is_solo() || !is_stuck(position) {
            return end_if_stuck(position, events);
        }
        events.push(Event::Passed(position.current));
    }
}

/// Ends a solo game in which nothing can be done any more (our ruling).
pub(super) fn end_if_stuck(position: &mut VillageGreen, events: &mut Vec<Event>) {
    if position.is_solo() && is_stuck(position) {
        end(position, events);
    }
}

/// Ends a solo game whose player wants no more.
pub(super) fn stop(position: &mut VillageGreen, seat: Seat, events: &mut Vec<Event>) -> bool {
    events.push(Event::Stopped(seat));
    end(position, events);
    true
}

fn end(position: &mut VillageGreen, events: &mut Vec<Event>) {
    position.phase = Phase::Over;
    events.push(Event::Over);
}

/// Notes the first condition that is met (rulebook, *End of the game*). Solo none of them counts.
fn note_ending(position: &mut VillageGreen, seat: Seat, events: &mut Vec<Event>) {
    if position.ending.is_some() || position.is_solo() {
        return;
    }
    position.ending = if position.side(seat).village.is_full() {
        Some(Ending::Village(seat))
    } else if position.greens.deck() == 0 {
        Some(Ending::Greens)
    } else if position.awards.deck() == 0 {
        Some(Ending::Awards)
    } else {
        None
    };
    events.extend(position.ending.map(Event::LastRound));
}

/// Makes the next seat that plays the current one. Tells whether that ended the round.
fn pass(position: &mut VillageGreen) -> bool {
    let count = position.count();
    let mut ended = false;
    for _ in 0..count {
        position.current = position.current.next(count);
        if Some(position.current) == position.first {
            ended = true;
            position.rounds += 1;
        }
        if !position.resigned.contains(position.current) {
            break;
        }
    }
    ended
}

/// Takes note that a seat has resigned: its hand goes to the box unseen, and its turn, if it has begun, ends.
pub(crate) fn resign(position: &mut VillageGreen, seat: Seat, events: &mut Vec<Event>) {
    position.resigned = position.resigned.with(seat);
    events.push(Event::Resigned(seat));
    let phase = position.phase;
    let current = position.current;
    let side = position.side_mut(seat);
    let hand = std::mem::take(&mut side.hand);
    hand.iter().for_each(|held| side.discarded.insert(held.card));
    if current == seat && !matches!(phase, Phase::Arrange | Phase::Over) {
        if let Phase::Place { award, known, .. } = phase {
            side.lost = Some((award, known));
        }
        end_turn(position, seat, events);
    }
}
