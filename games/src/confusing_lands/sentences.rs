//! What is asked and what is told.

use super::Action;
use super::card::{Card, Face};
use super::land::Laid;
use super::rules::Event;
use super::state::Step;
use super::text_board::signed;
use super::view::{Place, View};
use crate::core::{Arg, Outcome, Seat, Viewer, Words};

/// The name of a card's condition.
pub(super) fn condition_name(card: Card, words: &dyn Words) -> String {
    words.text(&format!("confusing-lands-condition-{card}"), &[])
}

/// Number and name of a card, as message variables.
fn card_args(card: Card) -> Vec<(&'static str, Arg)> {
    vec![
        ("number", card.number().into()),
        ("name", Arg::Message(format!("confusing-lands-condition-{card}"))),
    ]
}

/// A card, how it lies and where: "7 Roaring Falls, condition side, turned 90°, at N14".
fn laid_text(laid: Laid, words: &dyn Words) -> String {
    let mut args = card_args(laid.card);
    args.push(("turn", laid.turn.degrees().into()));
    args.push(("place", laid.place.to_string().to_uppercase().into()));
    let key = match laid.face {
        Face::Front => "confusing-lands-laid-front",
        Face::Back => "confusing-lands-laid-back",
    };
    words.text(key, &args)
}

/// What an action does, in words.
fn action_text(action: Action, words: &dyn Words) -> String {
    match action {
        Action::Lay(laid) => laid_text(laid, words),
        Action::Aside(card) => words.text("confusing-lands-aside", &card_args(card)),
    }
}

/// That a seat has laid a card.
pub(super) fn told(seat: Seat, laid: Laid, words: &dyn Words) -> String {
    let args = [("player", seat.into()), ("choice", laid_text(laid, words).into())];
    words.text("confusing-lands-event-laid", &args)
}

/// What the game asks of the viewer, or whom it waits for.
pub(super) fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
    if let Some(outcome) = view.turn.outcome() {
        return result(view, outcome, words);
    }
    let own = viewer.seat().and_then(|seat| view.place(seat));
    match own {
        Some(place) if view.must().contains(place.seat) => question(view, place, words),
        Some(place) => committed(view, place, words),
        None => waiting(view, words),
    }
}

fn question(view: &View, place: &Place, words: &dyn Words) -> String {
    let card = place.hand.and_then(|hand| hand.iter().next());
    match (view.step, card) {
        (Step::Receive, Some(card)) if !place.blocked => {
            words.text("confusing-lands-prompt-receive", &card_args(card))
        }
        (Step::Receive, _) => words.text("confusing-lands-prompt-forced", &[]),
        _ if place.blocked => words.text("confusing-lands-prompt-blocked", &[]),
        _ if view.solo() => words.text("confusing-lands-prompt-choose-solo", &[]),
        _ => words.text("confusing-lands-prompt-choose", &[("other", other(place.seat).into())]),
    }
}

fn committed(view: &View, place: &Place, words: &dyn Words) -> String {
    match place.chosen {
        // A forced answer cannot be replaced.
        Some(action) if !(place.blocked && view.step == Step::Receive) => {
            let choice = action_text(action, words);
            let args = [("choice", choice.into()), ("other", other(place.seat).into())];
            words.text("confusing-lands-prompt-committed", &args)
        }
        _ => waiting(view, words),
    }
}

fn waiting(view: &View, words: &dyn Words) -> String {
    let waited: Vec<Seat> = view.must().iter().collect();
    match (view.step, waited.as_slice()) {
        (Step::Choose, [one, other]) => words
            .text("confusing-lands-wait-choose-both", &[("one", (*one).into()), ("other", (*other).into())]),
        (_, [one, other]) => words
            .text("confusing-lands-wait-receive-both", &[("one", (*one).into()), ("other", (*other).into())]),
        (Step::Choose, [seat]) => words.text("confusing-lands-wait-choose", &[("name", (*seat).into())]),
        (_, seats) => {
            let seat = seats.first().copied().unwrap_or(Seat(0));
            words.text("confusing-lands-wait-receive", &[("name", seat.into())])
        }
    }
}

/// How the game ended.
pub(super) fn result(view: &View, outcome: &Outcome, words: &dyn Words) -> String {
    if view.step != Step::Over {
        return match outcome.winner() {
            Some(winner) => {
                let args = [("winner", winner.into()), ("loser", other(winner).into())];
                words.text("confusing-lands-result-resigned", &args)
            }
            None => words.text("confusing-lands-result-abandoned", &[]),
        };
    }
    let standing = |seat: Seat| outcome.standings.get(seat.index()).map_or(0, |standing| standing.score);
    if let Some(verdict) = &outcome.verdict {
        let args = [("score", standing(Seat(0)).into()), ("verdict", Arg::Message(verdict.clone()))];
        return words.text("confusing-lands-result-solo", &args);
    }
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    match winners.as_slice() {
        &[winner] => {
            let loser = other(winner);
            let args = [
                ("winner", winner.into()),
                ("loser", loser.into()),
                ("score", signed(standing(winner)).into()),
                ("other", signed(standing(loser)).into()),
            ];
            let tied = standing(winner) == standing(loser);
            let key = if tied { "confusing-lands-result-tiebreak" } else { "confusing-lands-result-winner" };
            words.text(key, &args)
        }
        _ => words.text("confusing-lands-result-shared", &[("score", signed(standing(Seat(0))).into())]),
    }
}

/// The seat across the table.
const fn other(seat: Seat) -> Seat {
    seat.next(2)
}

/// What happened, for that viewer.
pub(super) fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
    let card_of = |seat: Seat, card: Card| {
        let mut args = card_args(card);
        args.push(("player", seat.into()));
        args
    };
    Some(match *event {
        Event::Chosen { seat, again } if viewer.is(seat) => {
            let key =
                if again { "confusing-lands-event-rechosen-own" } else { "confusing-lands-event-chosen-own" };
            words.text(key, &[])
        }
        Event::Chosen { again: true, .. } => return None,
        Event::Chosen { seat, .. } => words.text("confusing-lands-event-chosen", &[("player", seat.into())]),
        Event::Laid { seat, laid } => told(seat, laid, words),
        Event::Aside { seat, card } => words.text("confusing-lands-event-aside", &card_of(seat, card)),
        Event::Received { seat, card } if viewer.is(seat) => {
            words.text("confusing-lands-event-received-own", &card_of(other(seat), card))
        }
        // Said once for both.
        Event::Received { seat: Seat(0), .. } if viewer == Viewer::Public => {
            words.text("confusing-lands-event-swapped", &[])
        }
        Event::Received { .. } => return None,
        Event::Discarded { seat, card } if viewer.is(seat) => {
            words.text("confusing-lands-event-discarded-own", &card_args(card))
        }
        Event::Discarded { seat, .. } => {
            words.text("confusing-lands-event-discarded", &[("player", seat.into())])
        }
        Event::Topped { card } => words.text("confusing-lands-event-topped", &card_args(card)),
        Event::Took { seat, card, .. } if viewer.is(seat) => {
            words.text("confusing-lands-event-took-own", &card_args(card))
        }
        Event::Took { seat, top, .. } => words.text("confusing-lands-event-took", &card_of(seat, top)),
        Event::Dealt { seat, round, hand } if viewer.is(seat) => {
            let cards: Vec<String> = hand.iter().map(|card| super::menus::card_name(card, words)).collect();
            let args = [("round", round.into()), ("cards", cards.join(", ").into())];
            words.text("confusing-lands-event-dealt-own", &args)
        }
        Event::Dealt { seat: Seat(0), round, .. } if viewer == Viewer::Public => {
            words.text("confusing-lands-event-dealt", &[("round", round.into())])
        }
        Event::Dealt { .. } => return None,
        Event::Ended => words.text("confusing-lands-event-ended", &[]),
    })
}
