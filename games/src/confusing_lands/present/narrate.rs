//! Events in words.

use super::super::card::Card;
use super::super::event::Event;
use super::super::say::{Say, card_args, other};
use crate::core::{Seat, Viewer, Words};

/// Tells an event to that viewer.
pub(crate) fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
    let say = Say(words);
    let card_of = |seat: Seat, card: Card| {
        let mut args = card_args(card);
        args.push(("player", seat.into()));
        args
    };
    Some(match *event {
        Event::Chosen { seat, again } if viewer.is(seat) => {
            let key =
                if again { "confusing-lands-event-rechosen-own" } else { "confusing-lands-event-chosen-own" };
            say.plain(key)
        }
        Event::Chosen { again: true, .. } => return None,
        Event::Chosen { seat, .. } => say.text("confusing-lands-event-chosen", &[("player", seat.into())]),
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
