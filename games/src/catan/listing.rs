//! All legal closed actions, in order.

use super::action::Action;
use super::board::{Corner, Edge, Hex};
use super::build::{CARD_PRICE, CITIES, CITY_PRICE, ROAD_PRICE, ROADS, SETTLEMENT_PRICE, SETTLEMENTS};
use super::cards::{Cards, Development, Kinds, Resource};
use super::state::{Answer, Catan, Harvest, Phase};
use crate::{Seat, SeatSet};

impl Catan {
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase == Phase::Discard {
            let player = self.player(seat);
            if player.due > 0 {
                list_discards(player.hand, player.due, out);
            }
        } else if seat == self.current {
            self.list_turn(seat, out);
        } else if self.phase != Phase::Over {
            self.list_answers(seat, out);
        }
    }

    fn list_answers(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_accept(seat).is_ok() {
            out.push(Action::Accept);
        }
        if self.check_decline(seat).is_ok() {
            out.push(Action::Decline);
        }
    }

    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Found(_) => out.extend(self.founding_places().iter().map(Action::Settlement)),
            Phase::Pave(_, corner) => out.extend(corner.edges().iter().map(Action::Road)),
            Phase::Roll => {
                out.push(Action::Roll);
                self.list_cards(seat, out);
            }
            Phase::Robber => self.list_robber(seat, out),
            Phase::Main => self.list_main(seat, out),
            Phase::FreeRoads(left) => {
                out.extend(self.road_places(seat).iter().map(Action::Road));
                if left == 1 {
                    out.push(Action::Stop);
                }
            }
            Phase::Discard | Phase::Over => {}
        }
    }

    fn list_main(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if player.hand.holds(ROAD_PRICE) && player.roads.len() < ROADS {
            out.extend(self.road_places(seat).iter().map(Action::Road));
        }
        if player.hand.holds(SETTLEMENT_PRICE) && player.settlements.len() < SETTLEMENTS {
            out.extend(self.settlement_places(seat).iter().map(Action::Settlement));
        }
        if player.hand.holds(CITY_PRICE) && player.cities.len() < CITIES {
            out.extend(player.settlements.iter().map(Action::City));
        }
        if player.hand.holds(CARD_PRICE) && self.deck != [0; 5] {
            out.push(Action::Buy);
        }
        if self.agreed.free || !self.built {
            self.list_bank(seat, out);
        }
        self.list_cards(seat, out);
        if self.offer.is_some() {
            let confirms = |other: &Seat| self.check_confirm(seat, *other).is_ok();
            out.extend(self.others(seat).iter().filter(confirms).map(Action::Confirm));
            out.push(Action::Cancel);
        }
        out.push(Action::End);
    }

    fn list_bank(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let takes = self.bank.enough(Cards([1; 5]));
        for give in player.hand.enough(player.rates.0).iter() {
            if takes == Kinds::ALL {
                out.extend_from_slice(&BANK_TRADES[give as usize]);
            } else {
                out.extend(takes.without(give).iter().map(|take| Action::Bank { give, take }));
            }
        }
    }

    fn list_cards(&self, seat: Seat, out: &mut Vec<Action>) {
        // Points are not played.
        let [knights, _, roads, plenty, monopolies] = self.player(seat).cards;
        if !self.carded && knights | roads | plenty | monopolies > 0 {
            self.list_played_cards(seat, out);
        }
    }

    #[inline(never)]
    fn list_played_cards(&self, seat: Seat, out: &mut Vec<Action>) {
        let cards = &self.player(seat).cards;
        let playable = |card: Development| cards[card as usize] > 0 && self.check_card(seat, card).is_ok();
        if playable(Development::Knight) {
            out.push(Action::Knight);
        }
        if playable(Development::Roads) {
            out.push(Action::FreeRoads);
        }
        if playable(Development::Plenty) {
            out.extend(
                plenties().filter(|&(first, second)| self.check_plenty(first, second).is_ok()).map(plenty),
            );
        }
        if playable(Development::Monopoly) {
            out.extend(Resource::ALL.map(Action::Monopoly));
        }
    }

    fn list_robber(&self, seat: Seat, out: &mut Vec<Action>) {
        for hex in self.robber_places().iter() {
            let victims = self.harvest[hex.index()].without(seat);
            if victims == Harvest::default() {
                out.push(Action::Robber { hex, victim: None });
            }
            out.extend(victims.seats().map(|victim| Action::Robber { hex, victim: Some(victim) }));
        }
    }

    /// Some legal offers, one card for one: a few of every position's many.
    pub(super) fn sample_offers(&self, seat: Seat) -> Vec<Action> {
        let counters = self.offer.is_some();
        let mut samples = Vec::new();
        for (give, _) in self.player(seat).hand.iter() {
            for want in Resource::ALL.into_iter().filter(|&want| want != give) {
                let deal = super::Deal { give: Cards::of(give, 1), want: Cards::of(want, 1) };
                samples.push(if counters {
                    Action::Counter(deal)
                } else {
                    Action::Offer(deal, SeatSet::EMPTY)
                });
            }
        }
        samples
    }

    /// Whether that seat may make an offer, or a counter-offer, if it has a card at all.
    pub(super) fn may_offer(&self, seat: Seat) -> bool {
        let trading = self.phase == Phase::Main && self.agreed.domestic && self.check_trading().is_ok();
        seat == self.current && trading && self.offer.is_none() && self.player(seat).hand.total() > 0
    }

    /// Whether that seat may answer the open offer with another.
    pub(super) fn may_counter(&self, seat: Seat) -> bool {
        let asked = |offer: &super::state::Offer| {
            offer.to.contains(seat) && offer.answers[seat.index()] == Answer::Open
        };
        self.phase != Phase::Over
            && self.offer.as_ref().is_some_and(asked)
            && self.player(seat).hand.total() > 0
    }
}

fn plenties() -> impl Iterator<Item = (Resource, Option<Resource>)> {
    Resource::ALL.into_iter().flat_map(|first| {
        let seconds = Resource::ALL.into_iter().filter(move |&second| second >= first).map(Some);
        std::iter::once(None).chain(seconds).map(move |second| (first, second))
    })
}

fn plenty((first, second): (Resource, Option<Resource>)) -> Action {
    Action::Plenty(first, second)
}

/// The trades with the bank by the kind that is given.
static BANK_TRADES: [[Action; 4]; 5] = bank_trades();

const fn bank_trades() -> [[Action; 4]; 5] {
    let mut trades = [[Action::Stop; 4]; 5];
    let mut from = 0;
    while from < 5 {
        let mut at = 0;
        while at < 4 {
            let (give, take) = (Resource::ALL[from], Resource::ALL[if at < from { at } else { at + 1 }]);
            trades[from][at] = Action::Bank { give, take };
            at += 1;
        }
        from += 1;
    }
    trades
}

/// Every choice of `due` cards of a hand, in the order of [`Cards`].
fn list_discards(hand: Cards, due: u8, out: &mut Vec<Action>) {
    let [wood, brick, wool, grain, ore] = hand.0;
    for a in 0..=wood.min(due) {
        for b in 0..=brick.min(due - a) {
            for c in 0..=wool.min(due - a - b) {
                let rest = due - a - b - c;
                for d in rest.saturating_sub(ore)..=grain.min(rest) {
                    out.push(Action::Discard(Cards([a, b, c, d, rest - d])));
                }
            }
        }
    }
}

/// The most cards that [`universe`] discards: half of a hand of 33.
const UNIVERSAL_DISCARD: u8 = 16;

/// Every closed action that the notation can say with that many seats; of the discards those of hands up to 33 cards.
pub(super) fn universe(seats: u8) -> Vec<Action> {
    let mut all = vec![Action::Roll];
    all.extend(Edge::all().map(Action::Road));
    all.extend(Corner::all().map(Action::Settlement));
    all.extend(Corner::all().map(Action::City));
    all.push(Action::Buy);
    let pairs = Resource::ALL.into_iter().flat_map(|give| Resource::ALL.map(|take| (give, take)));
    all.extend(pairs.map(|(give, take)| Action::Bank { give, take }));
    all.extend([Action::Knight, Action::FreeRoads]);
    all.extend(plenties().map(plenty));
    all.extend(Resource::ALL.map(Action::Monopoly));
    for hex in Hex::all() {
        all.push(Action::Robber { hex, victim: None });
        all.extend(Seat::first(seats).map(|victim| Action::Robber { hex, victim: Some(victim) }));
    }
    all.push(Action::Stop);
    let discards = (4..=UNIVERSAL_DISCARD).flat_map(|due| {
        let mut some = Vec::new();
        list_discards(Cards([due; 5]), due, &mut some);
        some
    });
    all.extend(discards);
    all.extend([Action::Accept, Action::Decline]);
    all.extend(Seat::first(seats).map(Action::Confirm));
    all.extend([Action::Cancel, Action::End]);
    all.sort();
    all
}
