//! Passing, stopping, and whose turn comes next.

use super::super::event::{Event, Why};
use super::super::setup::draw;
use super::super::state::WolvesAndSheep;
use rules::{Barrier, Chance, ChanceError, Seat};

/// Lets a seat pass. When everybody still in has passed since the last lay, they stop in that order; if nobody has opened the game, all
/// hands are drawn anew instead.
pub(super) fn pass(
    position: &mut WolvesAndSheep,
    seat: Seat,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<Barrier, ChanceError> {
    events.push(Event::Passed { seat });
    if !position.passed.contains(&seat) {
        position.passed.push(seat);
    }
    if position.playing().iter().any(|seat| !position.passed.contains(&seat)) {
        next(position, seat, events);
        return Ok(Barrier::Open);
    }
    if position.landscape.is_fresh() {
        position.passed.clear();
        redraw(position, chance, events)?;
    } else {
        // The row stays: at the end all can see who passed and who stopped by choice.
        position.passed.clone().into_iter().for_each(|seat| stop(position, seat, Why::PassRow, events));
    }
    next(position, seat, events);
    Ok(Barrier::Shut)
}

/// Puts the hands of all who play back into the bag, and draws them anew.
fn redraw(
    position: &mut WolvesAndSheep,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    let seats = position.playing();
    let counts: Vec<usize> = position.players.iter().map(|player| player.hand.len()).collect();
    for seat in seats.iter() {
        let hand = std::mem::take(&mut position.player_mut(seat).hand);
        position.bag = position.bag.or(hand);
    }
    events.push(Event::Redrawn);
    for seat in seats.iter() {
        let hand = draw(&mut position.bag, counts[seat.index()], "tile", chance)?;
        position.player_mut(seat).hand = hand;
        events.push(Event::Drew { seat, tiles: hand });
    }
    Ok(())
}

/// Lets a seat stop for good on its turn.
pub(super) fn retire(position: &mut WolvesAndSheep, seat: Seat, events: &mut Vec<Event>) -> Barrier {
    position.passed.retain(|other| *other != seat);
    stop(position, seat, Why::Choice, events);
    next(position, seat, events);
    if position.over { Barrier::Shut } else { Barrier::Open }
}

/// After a lay: a seat with nothing left stops at once, off turn as well; if it was its turn, that goes to the next.
pub(super) fn settle(position: &mut WolvesAndSheep, seat: Seat, events: &mut Vec<Event>) {
    if position.plays(seat) && position.player(seat).is_out() {
        stop(position, seat, Why::Out, events);
        skip(position, events);
    }
}

/// Takes a seat out of the game, with the next bonus.
fn stop(position: &mut WolvesAndSheep, seat: Seat, why: Why, events: &mut Vec<Event>) {
    if !position.plays(seat) {
        return;
    }
    let before = position.players.iter().filter(|player| player.stopped.is_some()).count();
    let place = before as u8 + 1;
    position.player_mut(seat).stopped = Some(place);
    let bonus = position.player(seat).bonus();
    events.push(Event::Stopped { seat, why, place, bonus });
}

/// Gives the turn to the next seat after that one.
pub(super) fn next(position: &mut WolvesAndSheep, seat: Seat, events: &mut Vec<Event>) {
    if position.over || seat != position.current {
        return;
    }
    position.current = position.current.next(position.count());
    skip(position, events);
}

/// Ends the game if nobody plays on, and gives the turn of a seat that does not to the next.
fn skip(position: &mut WolvesAndSheep, events: &mut Vec<Event>) {
    if position.playing().is_empty() {
        position.over = true;
        position.bonus = None;
        for (seat, player) in Seat::first(position.count()).zip(&position.players) {
            events.push(Event::Ended { seat, colours: player.colours });
        }
        return;
    }
    while !position.plays(position.current) {
        position.current = position.current.next(position.count());
    }
}

/// Takes note that a seat has resigned: it stops without a bonus, and its tiles stay out of the bag.
pub(in super::super) fn resign(position: &mut WolvesAndSheep, seat: Seat, events: &mut Vec<Event>) {
    position.resigned = position.resigned.with(seat);
    position.passed.retain(|other| *other != seat);
    position.bonus = position.bonus.filter(|owing| *owing != seat);
    events.push(Event::Resigned { seat });
    if !position.over {
        skip(position, events);
    }
}
