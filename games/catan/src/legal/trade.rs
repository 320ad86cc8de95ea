//! Trade with the bank and with other players: who may, and with which cards.

use super::super::action::Deal;
use super::super::components::cards::Resource;
use super::super::state::{Answer, Catan, Offer};
use super::places::addressable;
use rules::{Refusal, Seat, SeatSet};

/// Judges any trade: with strict order, the first building or purchase ends the trading.
pub(crate) fn check_trading(position: &Catan) -> Result<(), Refusal> {
    if position.built && !position.agreed.free {
        Err(Refusal::new("catan-refusal-trade-over"))
    } else {
        Ok(())
    }
}

/// Judges a trade with the bank.
pub(crate) fn check_bank(
    position: &Catan,
    seat: Seat,
    give: Resource,
    take: Resource,
) -> Result<(), Refusal> {
    check_trading(position)?;
    if give == take {
        return Err(Refusal::new("catan-refusal-same-kind"));
    }
    let rate = position.rate(seat, give);
    if position.player(seat).hand[give] < rate {
        let refusal = Refusal::new("catan-refusal-bank-rate").with("rate", rate);
        return Err(refusal.with("kind", give.name()));
    }
    if position.bank[take] == 0 {
        return Err(Refusal::new("catan-refusal-bank-empty").with("kind", take.name()));
    }
    Ok(())
}

/// Judges a deal: no gifts, not the same kind on both sides, nothing that one does not have.
fn check_deal(position: &Catan, seat: Seat, deal: &Deal) -> Result<(), Refusal> {
    if deal.give.total() == 0 || deal.want.total() == 0 {
        return Err(Refusal::new("catan-refusal-gift"));
    }
    if deal.give.shares(deal.want) {
        return Err(Refusal::new("catan-refusal-same-kind"));
    }
    if !position.player(seat).hand.holds(deal.give) {
        return Err(Refusal::new("catan-refusal-offer-cards"));
    }
    Ok(())
}

/// Judges an offer to trade.
pub(crate) fn check_offer(position: &Catan, seat: Seat, deal: &Deal, to: SeatSet) -> Result<(), Refusal> {
    if !position.agreed.domestic {
        return Err(Refusal::new("catan-refusal-trade-bank"));
    }
    check_trading(position)?;
    if position.offer.is_some() {
        return Err(Refusal::new("catan-refusal-offer-open"));
    }
    if to.contains(seat) {
        return Err(Refusal::new("catan-refusal-own-offer"));
    }
    let seated = addressable(position, seat);
    if to.iter().any(|other| !seated.contains(other)) {
        return Err(Refusal::new("catan-refusal-nobody"));
    }
    check_deal(position, seat, deal)
}

/// The open offer, if that seat is addressed by it.
fn asked(position: &Catan, seat: Seat) -> Result<&Offer, Refusal> {
    let Some(offer) = &position.offer else { return Err(Refusal::new("catan-refusal-no-offer")) };
    if seat == position.current {
        return Err(Refusal::new("catan-refusal-own-offer"));
    }
    if !offer.to.contains(seat) {
        return Err(Refusal::new("catan-refusal-not-asked"));
    }
    Ok(offer)
}

/// Judges agreeing to the open offer.
pub(crate) fn check_accept(position: &Catan, seat: Seat) -> Result<(), Refusal> {
    let offer = asked(position, seat)?;
    if matches!(offer.answers[seat.index()], Answer::Accepted | Answer::Declined) {
        return Err(Refusal::new("catan-refusal-answered"));
    }
    if !position.player(seat).hand.holds(offer.deal.want) {
        return Err(Refusal::new("catan-refusal-accept-cards"));
    }
    Ok(())
}

/// Judges turning the open offer down.
pub(crate) fn check_decline(position: &Catan, seat: Seat) -> Result<(), Refusal> {
    match asked(position, seat)?.answers[seat.index()] {
        Answer::Declined => Err(Refusal::new("catan-refusal-answered")),
        _ => Ok(()),
    }
}

/// Judges a counter-offer: one a person.
pub(crate) fn check_counter(position: &Catan, seat: Seat, deal: &Deal) -> Result<(), Refusal> {
    match asked(position, seat)?.answers[seat.index()] {
        Answer::Open => check_deal(position, seat, deal),
        _ => Err(Refusal::new("catan-refusal-answered")),
    }
}

/// Judges closing the trade with a seat that has answered.
pub(crate) fn check_confirm(position: &Catan, seat: Seat, with: Seat) -> Result<(), Refusal> {
    if position.offer.is_none() {
        return Err(Refusal::new("catan-refusal-no-offer"));
    }
    check_trading(position)?;
    let Some(deal) = position.agreed_deal(with) else {
        return Err(Refusal::new("catan-refusal-not-accepted"));
    };
    if !position.player(seat).hand.holds(deal.give) {
        return Err(Refusal::new("catan-refusal-offer-gone"));
    }
    Ok(())
}
