//! What the game asks of somebody, and the story of what happened.

use super::super::action::Deal;
use super::super::components::cards::Cards;
use super::super::event::Event;
use super::super::say::Say;
use super::super::say::event::told;
use super::super::state::{Answer, Catan, Offer, Phase};
use super::super::view::{Secret, View};
use rules::{Seat, Viewer, Words};
use tabletop::Tell;

impl Tell for Catan {
    /// Asks that viewer, or tells whom the game waits for, and names the development cards that only the viewer knows: nothing
    /// but the text board shows them otherwise.
    fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
        let asked = question(view, viewer, words);
        let own = viewer.seat().and_then(|seat| view.player(seat).secret.as_ref());
        let own = own.filter(|_| view.phase != Phase::Over);
        let cards = own.map_or_else(Vec::new, |secret| Say(words).developments(secret));
        if cards.is_empty() {
            return asked;
        }
        format!("{asked} {}", words.text("catan-prompt-cards", &[("cards", cards.join(", ").into())]))
    }

    fn call(view: &View, seat: Seat, words: &dyn Words) -> Option<String> {
        let say = Say(words);
        match view.phase {
            Phase::Found(_) => Some(say.plain("catan-call-found")),
            Phase::Discard => Some(say.number("catan-call-discard", view.player(seat).due.into())),
            Phase::Robber => Some(say.plain("catan-call-robber")),
            _ => {
                view.offer.as_ref().filter(|offer| offer.is_answered()).and_then(|offer| answered(offer, say))
            }
        }
    }

    fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
        told(event, viewer, Say(words))
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Turn(_))
    }
}

/// Asks that viewer, or tells whom the game waits for.
pub(crate) fn question(view: &View, viewer: Viewer, words: &dyn Words) -> String {
    let say = Say(words);
    if view.phase == Phase::Over {
        return say.result(view);
    }
    match viewer.seat() {
        Some(seat) if view.phase == Phase::Discard => discard(view, seat, say),
        Some(seat) if seat == view.current => own_turn(view, say),
        Some(seat) if view.offer.is_some_and(|offer| offer.to.contains(seat)) => asked(view, seat, say),
        _ => say.waiting(view),
    }
}

fn discard(view: &View, seat: Seat, say: Say<'_>) -> String {
    let player = view.player(seat);
    match player.secret.as_ref().and_then(|secret| secret.chosen) {
        Some(cards) => {
            let args = [("cards", say.cards(cards).into()), ("names", say.names(view.must).into())];
            say.text("catan-prompt-chosen", &args)
        }
        None if player.due > 0 => say.number("catan-prompt-discard", player.due.into()),
        None => say.waiting(view),
    }
}

fn own_turn(view: &View, say: Say<'_>) -> String {
    let key = match view.phase {
        Phase::Found(_) => "catan-prompt-found",
        Phase::Pave(_, corner) => {
            return say.text("catan-prompt-pave", &[("corner", corner.to_string().to_uppercase().into())]);
        }
        Phase::Roll if may_play_card(view) => "catan-prompt-roll-card",
        Phase::Roll => "catan-prompt-roll",
        Phase::Robber => "catan-prompt-robber",
        Phase::FreeRoads(left) => return say.number("catan-prompt-free-roads", left.into()),
        _ if view.offer.is_some() => return offer_open(view, say),
        _ if view.agreed.free => "catan-prompt-free",
        _ if view.built => "catan-prompt-build",
        _ => "catan-prompt-trade",
    };
    say.plain(key)
}

/// Whether the viewer, whose turn it is, holds a development card that can be played before the roll.
fn may_play_card(view: &View) -> bool {
    let secret = view.own().and_then(|(_, player)| player.secret.as_ref());
    !view.carded && secret.is_some_and(Secret::holds_playable)
}

/// Tells the offerer of the answers to the open offer.
fn offer_open(view: &View, say: Say<'_>) -> String {
    let Some(offer) = &view.offer else { return String::new() };
    let ready = offer.to.iter().filter_map(|seat| {
        let deal = offer.agreed_with(seat)?;
        Some(format!("{} ({})", say.name(seat), say.deal(deal)))
    });
    let ready: Vec<String> = ready.collect();
    if ready.is_empty() {
        return say.text("catan-prompt-offer", &[("deal", say.deal(offer.deal).into())]);
    }
    say.text("catan-prompt-confirm", &[("deals", ready.join(", ").into())])
}

/// Asks one who is offered a trade.
fn asked(view: &View, seat: Seat, say: Say<'_>) -> String {
    let Some(offer) = &view.offer else { return say.waiting(view) };
    let hand = view.player(seat).secret.as_ref().map_or(Cards::NONE, |secret| secret.hand);
    let answered =
        |key, deal: Deal| say.text(key, &[("player", view.current.into()), ("deal", say.deal(deal).into())]);
    let key = match offer.answers[seat.index()] {
        Answer::Open if !hand.holds(offer.deal.want) => "catan-prompt-asked-lacking",
        Answer::Open => "catan-prompt-asked",
        Answer::Accepted => {
            let deal = Deal { give: offer.deal.want, want: offer.deal.give };
            return answered("catan-prompt-accepted", deal);
        }
        Answer::Declined => return say.waiting(view),
        Answer::Countered(_) => return answered("catan-prompt-countered", offer.deal),
    };
    let args = [
        ("player", view.current.into()),
        ("give", say.cards(offer.deal.give).into()),
        ("want", say.cards(offer.deal.want).into()),
    ];
    say.text(key, &args)
}

/// Repeats the terms of an offer to the offerer, and who agrees or counters; none while nobody does and others may.
fn answered(offer: &Offer, say: Say<'_>) -> Option<String> {
    let ready = offer.to.iter().filter_map(|seat| match offer.answers[seat.index()] {
        Answer::Accepted => Some(say.text("catan-call-agrees", &[("player", seat.into())])),
        Answer::Countered(deal) => {
            let args = [("player", seat.into()), ("deal", say.deal(deal).into())];
            Some(say.text("catan-call-counters", &args))
        }
        Answer::Open | Answer::Declined => None,
    });
    let ready: Vec<String> = ready.collect();
    let deal = say.deal(offer.deal).into();
    if ready.is_empty() {
        let open = offer.to.iter().any(|seat| offer.answers[seat.index()] == Answer::Open);
        return (!open).then(|| say.text("catan-call-refused", &[("deal", deal)]));
    }
    Some(say.text("catan-call-offer", &[("deal", deal), ("answers", ready.join("; ").into())]))
}
