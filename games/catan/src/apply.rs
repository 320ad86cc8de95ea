//! Doing an action, winning, resigning.

pub(super) mod award;
mod build;
mod development;
mod dice;
mod robber;
mod trade;
mod turn;

use build::{build_city, build_road, build_settlement, buy_card};
use development::{play_knight, play_monopoly, play_plenty, play_roads};
use dice::{discard, roll, settle_discards};
use robber::rob;
use trade::{answer, confirm, make_offer, trade_bank, withdraw_if_declined};
use turn::{found_next, pass_on, resume};

use super::action::Action;
use super::event::Event;
use super::state::{Answer, Catan, Phase};
use rules::{Barrier, Chance, ChanceError, Seat};

/// Does a legal action, crowns a winner, and keeps an event for the head of the pictures.
pub(super) fn apply(
    position: &mut Catan,
    seat: Seat,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<Barrier, ChanceError> {
    let before = events.len();
    let mut barrier = perform(position, seat, action, chance, events)?;
    if may_win(position) {
        crown(position, events);
        barrier = Barrier::Shut;
    }
    remember(position, &events[before..]);
    Ok(barrier)
}

/// Does an action, and tells whether it is a barrier.
fn perform(
    position: &mut Catan,
    seat: Seat,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<Barrier, ChanceError> {
    let mut barrier = Barrier::Open;
    match *action {
        Action::Roll => {
            roll(position, seat, chance, events)?;
            barrier = Barrier::Shut;
        }
        Action::Road(edge) => build_road(position, seat, edge, events),
        Action::Settlement(corner) => build_settlement(position, seat, corner, events),
        Action::City(corner) => build_city(position, seat, corner, events),
        Action::Buy => {
            buy_card(position, seat, chance, events)?;
            barrier = Barrier::Shut;
        }
        Action::Bank { give, take } => trade_bank(position, seat, give, take, events),
        Action::Knight => play_knight(position, seat, events),
        Action::FreeRoads => play_roads(position, seat, events),
        Action::Plenty(first, second) => play_plenty(position, seat, (first, second), events),
        Action::Monopoly(kind) => {
            play_monopoly(position, seat, kind, events);
            barrier = Barrier::Shut;
        }
        Action::Robber { hex, victim } => barrier = rob(position, seat, (hex, victim), chance, events)?,
        Action::Stop => {
            events.push(Event::Stopped(seat));
            resume(position);
        }
        Action::Discard(cards) => barrier = discard(position, seat, cards, events),
        Action::Decline => answer(position, seat, Answer::Declined, events),
        Action::Cancel => {
            position.offer = None;
            events.push(Event::Withdrawn(seat));
        }
        // It draws nothing: a player who ends the turn by mistake goes on with it until somebody else has acted.
        Action::End => pass_on(position, events),
        // A player who offers or agrees shows that the cards are there, and a trade binds two.
        Action::Accept => {
            answer(position, seat, Answer::Accepted, events);
            barrier = Barrier::Shut;
        }
        Action::Counter(deal) => {
            answer(position, seat, Answer::Countered(deal), events);
            barrier = Barrier::Shut;
        }
        Action::Offer(deal, to) => {
            make_offer(position, seat, deal, to, events);
            barrier = Barrier::Shut;
        }
        Action::Confirm(with) => {
            confirm(position, seat, with, events);
            barrier = Barrier::Shut;
        }
    }
    Ok(barrier)
}

/// Whether the current player's unknown cards could decide the game: that they do, or do not, tells something.
fn may_win(position: &Catan) -> bool {
    let unknown = position.player(position.current).unplayed();
    position.visible_points(position.current) + unknown >= position.agreed.points
}

/// Ends the game at once if the current player has the points.
fn crown(position: &mut Catan, events: &mut Vec<Event>) {
    let seat = position.current;
    let points = position.points(seat);
    if position.phase != Phase::Over && !position.founding() && points >= position.agreed.points {
        position.phase = Phase::Over;
        position.offer = None;
        let hidden = position.player(seat).point_cards();
        events.push(Event::Won { seat, points, hidden });
    }
}

/// Keeps the most important event of the turn, which the head of the pictures tells; of equal ones the last.
fn remember(position: &mut Catan, events: &[Event]) {
    let Some(event) = events.iter().max_by_key(|event| event.weight()).filter(|event| event.weight() > 0)
    else {
        return;
    };
    let chronicle = &mut position.chronicle;
    let goes_on = chronicle.told == chronicle.turns;
    let before = chronicle.news.filter(|_| goes_on).map_or(0, |news| news.weight());
    if event.weight() >= before {
        chronicle.news = Some(event.public());
        chronicle.told = chronicle.turns;
    }
}

/// Takes note of a resignation: pieces and cards stay, turns are skipped.
pub(super) fn resign(position: &mut Catan, seat: Seat, events: &mut Vec<Event>) {
    position.resigned = position.resigned.with(seat);
    if let Some(offer) = &mut position.offer {
        offer.to = offer.to.without(seat);
        offer.answers[seat.index()] = Answer::Open;
    }
    withdraw_if_declined(position, events);
    if seat == position.current {
        match position.phase {
            Phase::Found(founded) | Phase::Pave(founded, _) => found_next(position, founded + 1, events),
            Phase::Discard | Phase::Over => {}
            _ => pass_on(position, events),
        }
    }
    if position.phase == Phase::Discard {
        settle_discards(position, events);
    }
    crown(position, events);
}
