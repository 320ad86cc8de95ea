//! What the game asks of somebody, and the story of what happened.

use super::super::components::card::Card;
use super::super::event::Event;
use super::super::say::{Say, card_args, other};
use super::super::state::{ConfusingLands, Step};
use super::super::view::{SeatView, View};
use rules::{Seat, Viewer, Words};
use tabletop::Tell;

impl Tell for ConfusingLands {
    fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
        let say = Say(words);
        if let Some(outcome) = view.turn.outcome() {
            return say.result(view, outcome);
        }
        let own = viewer.seat().and_then(|seat| view.place(seat));
        match own {
            Some(place) if view.must().contains(place.seat) => question(view, place, say),
            Some(place) => committed(view, place, say),
            None => waiting(view, say),
        }
    }

    fn call(view: &View, _seat: Seat, words: &dyn Words) -> Option<String> {
        match view.step {
            Step::Choose => Some(Say(words).plain("confusing-lands-call-choose")),
            Step::Receive => Some(Say(words).plain("confusing-lands-call-receive")),
            Step::Over => None,
        }
    }

    fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
        let say = Say(words);
        let card_of = |seat: Seat, card: Card| {
            let mut args = card_args(card);
            args.push(("player", seat.into()));
            args
        };
        Some(match *event {
            Event::Chosen { seat, again } if viewer.is(seat) => {
                let key = if again {
                    "confusing-lands-event-rechosen-own"
                } else {
                    "confusing-lands-event-chosen-own"
                };
                say.plain(key)
            }
            Event::Chosen { again: true, .. } => return None,
            Event::Chosen { seat, .. } => {
                say.text("confusing-lands-event-chosen", &[("player", seat.into())])
            }
            Event::Laid { seat, laid } => say.laid(seat, laid),
            Event::Aside { seat, card } => say.text("confusing-lands-event-aside", &card_of(seat, card)),
            Event::Received { seat, card } if viewer.is(seat) => {
                say.text("confusing-lands-event-received-own", &card_of(other(seat), card))
            }
            // Said once for both.
            Event::Received { seat: Seat(0), .. } if viewer == Viewer::Public => {
                say.plain("confusing-lands-event-swapped")
            }
            Event::Received { .. } => return None,
            Event::Discarded { seat, card } if viewer.is(seat) => {
                say.text("confusing-lands-event-discarded-own", &card_args(card))
            }
            Event::Discarded { seat, .. } => {
                say.text("confusing-lands-event-discarded", &[("player", seat.into())])
            }
            Event::Topped { card } => say.text("confusing-lands-event-topped", &card_args(card)),
            Event::Took { seat, card, .. } if viewer.is(seat) => {
                say.text("confusing-lands-event-took-own", &card_args(card))
            }
            Event::Took { seat, top, .. } => say.text("confusing-lands-event-took", &card_of(seat, top)),
            Event::Dealt { seat, round, hand } if viewer.is(seat) => {
                let cards: Vec<String> = hand.iter().map(|card| say.card(card)).collect();
                let args = [("round", round.into()), ("cards", cards.join(", ").into())];
                say.text("confusing-lands-event-dealt-own", &args)
            }
            Event::Dealt { seat: Seat(0), round, .. } if viewer == Viewer::Public => {
                say.text("confusing-lands-event-dealt", &[("round", round.into())])
            }
            Event::Dealt { .. } => return None,
            Event::Ended => say.plain("confusing-lands-event-ended"),
        })
    }

    /// Names what was laid, not how it lies, and nothing of the cards that changed hands.
    fn brief(event: &Event, words: &dyn Words) -> Option<String> {
        match *event {
            Event::Laid { seat, laid } => Some(Say(words).laid_briefly(seat, laid)),
            _ => None,
        }
    }
}

/// Asks a seat that must act.
fn question(view: &View, place: &SeatView, say: Say<'_>) -> String {
    let card = place.hand.and_then(|hand| hand.iter().next());
    match (view.step, card) {
        (Step::Receive, Some(card)) if !place.blocked => {
            say.text("confusing-lands-prompt-receive", &card_args(card))
        }
        (Step::Receive, _) => say.plain("confusing-lands-prompt-forced"),
        _ if place.blocked => say.plain("confusing-lands-prompt-blocked"),
        _ if view.is_solo() => say.plain("confusing-lands-prompt-choose-solo"),
        _ => say.text("confusing-lands-prompt-choose", &[("other", other(place.seat).into())]),
    }
}

/// Reminds a seat of its choice while the other one still chooses.
fn committed(view: &View, place: &SeatView, say: Say<'_>) -> String {
    match place.chosen {
        // A forced answer cannot be replaced.
        Some(action) if !(place.blocked && view.step == Step::Receive) => {
            let args = [("choice", say.action(action).into()), ("other", other(place.seat).into())];
            say.text("confusing-lands-prompt-committed", &args)
        }
        _ => waiting(view, say),
    }
}

/// Says whom the game waits for.
fn waiting(view: &View, say: Say<'_>) -> String {
    let waited: Vec<Seat> = view.must().iter().collect();
    match (view.step, waited.as_slice()) {
        (Step::Choose, &[one, other]) => {
            say.text("confusing-lands-wait-choose-both", &[("one", one.into()), ("other", other.into())])
        }
        (_, &[one, other]) => {
            say.text("confusing-lands-wait-receive-both", &[("one", one.into()), ("other", other.into())])
        }
        (Step::Choose, &[seat]) => say.text("confusing-lands-wait-choose", &[("name", seat.into())]),
        (_, seats) => {
            let seat = seats.first().copied().unwrap_or(Seat(0));
            say.text("confusing-lands-wait-receive", &[("name", seat.into())])
        }
    }
}
