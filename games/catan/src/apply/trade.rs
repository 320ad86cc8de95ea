//! Trade with the bank and with other players.

use super::super::action::Deal;
use super::super::components::cards::{Cards, Resource};
use super::super::event::Event;
use super::super::legal::places::addressable;
use super::super::state::{Answer, Catan, Offer};
use rules::{Seat, SeatSet};

/// Trades with the bank.
pub(crate) fn trade_bank(
    position: &mut Catan,
    seat: Seat,
    give: Resource,
    take: Resource,
    events: &mut Vec<Event>,
) {
    let price = Cards::of(give, position.rate(seat, give));
    position.bank += price;
    position.bank.take(take, 1);
    let hand = &mut position.player_mut(seat).hand;
    *hand -= price;
    hand.add(take, 1);
    if let Some(offer) = &mut position.offer {
        offer.pay(price);
    }
    events.push(Event::Banked { seat, give: price, take });
}

/// Opens an offer; one to nobody in particular is to all.
pub(crate) fn make_offer(position: &mut Catan, seat: Seat, deal: Deal, to: SeatSet, events: &mut Vec<Event>) {
    position.chronicle.offers[seat.index()] = Some((deal, to));
    position.chronicle.offered[seat.index()] = position.chronicle.turns;
    if let Some(free) = position.chronicle.asked[seat.index()].iter_mut().find(|number| **number == 0) {
        *free = deal.number();
    }
    let to = if to.is_empty() { addressable(position, seat) } else { to };
    position.offer = Some(Offer { deal, to, answers: Default::default(), shown: deal.give });
    events.push(Event::Offered { seat, deal, to });
}

/// Notes an answer to the open offer.
pub(crate) fn answer(position: &mut Catan, seat: Seat, answer: Answer, events: &mut Vec<Event>) {
    let Some(offer) = &mut position.offer else { return };
    offer.answers[seat.index()] = answer;
    events.push(match answer {
        Answer::Countered(deal) => Event::Countered(seat, deal),
        Answer::Accepted => Event::Accepted(seat),
        Answer::Open | Answer::Declined => Event::Declined(seat),
    });
    withdraw_if_declined(position, events);
}

/// Withdraws an offer that everybody has turned down.
pub(crate) fn withdraw_if_declined(position: &mut Catan, events: &mut Vec<Event>) {
    if position.offer.is_some() && position.answering().is_empty() {
        position.offer = None;
        events.push(Event::Withdrawn(position.current));
    }
}

/// Closes the trade with a seat that has agreed or countered.
pub(crate) fn confirm(position: &mut Catan, seat: Seat, with: Seat, events: &mut Vec<Event>) {
    let Some(deal) = position.agreed_deal(with) else { return };
    for (giver, taker, cards) in [(seat, with, deal.give), (with, seat, deal.want)] {
        position.player_mut(giver).hand -= cards;
        position.player_mut(taker).hand += cards;
    }
    position.offer = None;
    events.push(Event::Traded { seat, with, deal });
}

/// Lets an answer lapse, since the answering player's hand has changed: no answer promises more than there is.
pub(crate) fn reopen(position: &mut Catan, seat: Seat) {
    if let Some(offer) = &mut position.offer {
        let answer = &mut offer.answers[seat.index()];
        if *answer != Answer::Declined {
            *answer = Answer::Open;
        }
    }
}
