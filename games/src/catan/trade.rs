//! Trade with the bank and with other players.

use super::action::{Action, Deal};
use super::cards::{Cards, Resource};
use super::event::Event;
use super::state::{Answer, Catan, Offer, Phase};
use crate::{Appeal, Refusal, Seat, SeatSet};

impl Catan {
    /// With strict order, the first building or purchase ends the trading.
    pub(super) fn check_trading(&self) -> Result<(), Refusal> {
        if self.built && !self.agreed.free { Err(Refusal::new("catan-refusal-trade-over")) } else { Ok(()) }
    }

    pub(super) fn check_bank(&self, seat: Seat, give: Resource, take: Resource) -> Result<(), Refusal> {
        self.check_trading()?;
        if give == take {
            return Err(Refusal::new("catan-refusal-same-kind"));
        }
        let rate = self.rate(seat, give);
        if self.player(seat).hand[give] < rate {
            let refusal = Refusal::new("catan-refusal-bank-rate").with("rate", rate);
            return Err(refusal.with("kind", super::resource_name(give)));
        }
        if self.bank[take] == 0 {
            return Err(Refusal::new("catan-refusal-bank-empty").with("kind", super::resource_name(take)));
        }
        Ok(())
    }

    pub(super) fn trade_bank(&mut self, seat: Seat, give: Resource, take: Resource, events: &mut Vec<Event>) {
        let price = Cards::of(give, self.rate(seat, give));
        self.bank += price;
        self.bank.take(take, 1);
        let hand = &mut self.player_mut(seat).hand;
        *hand -= price;
        hand.add(take, 1);
        events.push(Event::Banked { seat, give: price, take });
    }

    /// No gifts, not the same kind on both sides, nothing that one does not have.
    fn check_deal(&self, seat: Seat, deal: &Deal) -> Result<(), Refusal> {
        if deal.give.total() == 0 || deal.want.total() == 0 {
            return Err(Refusal::new("catan-refusal-gift"));
        }
        if deal.give.shares(deal.want) {
            return Err(Refusal::new("catan-refusal-same-kind"));
        }
        if !self.player(seat).hand.holds(deal.give) {
            return Err(Refusal::new("catan-refusal-offer-cards"));
        }
        Ok(())
    }

    pub(super) fn check_offer(&self, seat: Seat, deal: &Deal, to: SeatSet) -> Result<(), Refusal> {
        if !self.agreed.domestic {
            return Err(Refusal::new("catan-refusal-trade-bank"));
        }
        self.check_trading()?;
        if self.offer.is_some() {
            return Err(Refusal::new("catan-refusal-offer-open"));
        }
        if to.contains(seat) {
            return Err(Refusal::new("catan-refusal-own-offer"));
        }
        let seated = self.addressable(seat);
        if to.iter().any(|other| !seated.contains(other)) {
            return Err(Refusal::new("catan-refusal-nobody"));
        }
        self.check_deal(seat, deal)
    }

    /// Everybody who can be asked: the others who have not resigned.
    pub(super) fn addressable(&self, seat: Seat) -> SeatSet {
        self.others(seat).iter().filter(|&other| !self.resigned.contains(other)).collect()
    }

    pub(super) fn make_offer(&mut self, seat: Seat, deal: Deal, to: SeatSet, events: &mut Vec<Event>) {
        let to = if to.is_empty() { self.addressable(seat) } else { to };
        self.offer = Some(Offer { deal, to, answers: Default::default() });
        events.push(Event::Offered { seat, deal, to });
    }

    /// Whom the open offer waits for or who may still change an answer.
    pub(super) fn answering(&self) -> SeatSet {
        let Some(offer) = &self.offer else { return SeatSet::EMPTY };
        let open = |seat: &Seat| offer.answers[seat.index()] != Answer::Declined;
        offer.to.iter().filter(open).collect()
    }

    fn asked(&self, seat: Seat) -> Result<&Offer, Refusal> {
        let Some(offer) = &self.offer else { return Err(Refusal::new("catan-refusal-no-offer")) };
        if seat == self.current {
            return Err(Refusal::new("catan-refusal-own-offer"));
        }
        if !offer.to.contains(seat) {
            return Err(Refusal::new("catan-refusal-not-asked"));
        }
        Ok(offer)
    }

    pub(super) fn check_accept(&self, seat: Seat) -> Result<(), Refusal> {
        let offer = self.asked(seat)?;
        if matches!(offer.answers[seat.index()], Answer::Accepted | Answer::Declined) {
            return Err(Refusal::new("catan-refusal-answered"));
        }
        if !self.player(seat).hand.holds(offer.deal.want) {
            return Err(Refusal::new("catan-refusal-accept-cards"));
        }
        Ok(())
    }

    pub(super) fn check_decline(&self, seat: Seat) -> Result<(), Refusal> {
        match self.asked(seat)?.answers[seat.index()] {
            Answer::Declined => Err(Refusal::new("catan-refusal-answered")),
            _ => Ok(()),
        }
    }

    /// One counter-offer a person.
    pub(super) fn check_counter(&self, seat: Seat, deal: &Deal) -> Result<(), Refusal> {
        match self.asked(seat)?.answers[seat.index()] {
            Answer::Open => self.check_deal(seat, deal),
            _ => Err(Refusal::new("catan-refusal-answered")),
        }
    }

    pub(super) fn answer(&mut self, seat: Seat, answer: Answer, events: &mut Vec<Event>) {
        let Some(offer) = &mut self.offer else { return };
        offer.answers[seat.index()] = answer;
        events.push(match answer {
            Answer::Countered(deal) => Event::Countered(seat, deal),
            Answer::Accepted => Event::Accepted(seat),
            Answer::Open | Answer::Declined => Event::Declined(seat),
        });
        self.withdraw_if_declined(events);
    }

    /// An offer that everybody has turned down is over.
    pub(super) fn withdraw_if_declined(&mut self, events: &mut Vec<Event>) {
        if self.offer.is_some() && self.answering().is_empty() {
            self.offer = None;
            events.push(Event::Withdrawn(self.current));
        }
    }

    /// What the current player would give and get by trading with that seat.
    pub(super) fn agreed_deal(&self, with: Seat) -> Option<Deal> {
        self.offer.as_ref()?.agreed_with(with)
    }

    pub(super) fn check_confirm(&self, seat: Seat, with: Seat) -> Result<(), Refusal> {
        if self.offer.is_none() {
            return Err(Refusal::new("catan-refusal-no-offer"));
        }
        self.check_trading()?;
        let Some(deal) = self.agreed_deal(with) else {
            return Err(Refusal::new("catan-refusal-not-accepted"));
        };
        if !self.player(seat).hand.holds(deal.give) {
            return Err(Refusal::new("catan-refusal-offer-gone"));
        }
        Ok(())
    }

    pub(super) fn confirm(&mut self, seat: Seat, with: Seat, events: &mut Vec<Event>) {
        let Some(deal) = self.agreed_deal(with) else { return };
        for (giver, taker, cards) in [(seat, with, deal.give), (with, seat, deal.want)] {
            self.player_mut(giver).hand -= cards;
            self.player_mut(taker).hand += cards;
        }
        self.offer = None;
        events.push(Event::Traded { seat, with, deal });
    }

    /// Goes on with the turn after the robber or free roads.
    pub(super) fn resume(&mut self) {
        self.phase = if self.dice.is_some() { Phase::Main } else { Phase::Roll };
    }
}

impl Offer {
    /// The people addressed may accept, decline or counter, everybody sees how.
    pub(super) fn appeal(&self) -> Appeal {
        let silent = |seat: &Seat| self.answers[seat.index()] == Answer::Open;
        Appeal {
            asked: self.to,
            open: self.to.iter().filter(silent).collect(),
            actions: [Action::Accept, Action::Decline].iter().map(ToString::to_string).collect(),
            forms: vec![&super::COUNTER_FORM],
            state: format!("{self:?}"),
        }
    }
}
