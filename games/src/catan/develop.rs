//! Playing development cards.

use super::cards::{Cards, Development, Resource};
use super::event::Event;
use super::state::{Catan, Phase};
use crate::{Refusal, Seat};

impl Catan {
    /// One card a turn, not bought this turn; before the roll, too.
    pub(super) fn check_card(&self, seat: Seat, card: Development) -> Result<(), Refusal> {
        let player = self.player(seat);
        if player.cards[card as usize] == 0 {
            let new = player.fresh[card as usize] > 0;
            return Err(Refusal::new(if new { "catan-refusal-card-new" } else { "catan-refusal-card-none" }));
        }
        if self.carded {
            return Err(Refusal::new("catan-refusal-card-one"));
        }
        match card {
            Development::Roads if !self.can_lay_road(seat) => {
                Err(Refusal::new("catan-refusal-roads-nowhere"))
            }
            Development::Plenty if self.bank.total() == 0 => Err(Refusal::new("catan-refusal-plenty-empty")),
            _ => Ok(()),
        }
    }

    /// The cards must be in the bank; two, unless only one is left in it.
    pub(super) fn check_plenty(&self, first: Resource, second: Option<Resource>) -> Result<(), Refusal> {
        let wanted = plenty(first, second);
        if let Some((kind, _)) = wanted.iter().find(|&(kind, count)| self.bank[kind] < count) {
            return Err(Refusal::new("catan-refusal-bank-empty").with("kind", super::resource_name(kind)));
        }
        if second.is_none() && self.bank.total() > 1 {
            return Err(Refusal::new("catan-refusal-plenty-two"));
        }
        Ok(())
    }

    /// Lays the card open; progress cards then leave the game.
    fn lay_open(&mut self, seat: Seat, card: Development, events: &mut Vec<Event>) {
        self.player_mut(seat).cards[card as usize] -= 1;
        self.carded = true;
        events.push(Event::Played(seat, card));
    }

    pub(super) fn play_knight(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.lay_open(seat, Development::Knight, events);
        self.player_mut(seat).knights += 1;
        self.award_army(seat, events);
        self.phase = Phase::Robber;
    }

    pub(super) fn play_roads(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.lay_open(seat, Development::Roads, events);
        self.phase = Phase::FreeRoads(2);
    }

    pub(super) fn play_plenty(
        &mut self,
        seat: Seat,
        (first, second): (Resource, Option<Resource>),
        events: &mut Vec<Event>,
    ) {
        self.lay_open(seat, Development::Plenty, events);
        let cards = plenty(first, second);
        self.bank -= cards;
        self.player_mut(seat).hand += cards;
        events.push(Event::Plenty(seat, cards));
    }

    pub(super) fn play_monopoly(&mut self, seat: Seat, kind: Resource, events: &mut Vec<Event>) {
        self.lay_open(seat, Development::Monopoly, events);
        let mut from = [0; 4];
        for other in self.others(seat).iter() {
            let count = self.player(other).hand[kind];
            from[other.index()] = count;
            if count > 0 {
                self.player_mut(other).hand.take(kind, count);
                self.player_mut(seat).hand.add(kind, count);
                self.reopen(other);
            }
        }
        events.push(Event::Monopoly { seat, kind, from });
    }
}

/// The cards of a year of plenty.
fn plenty(first: Resource, second: Option<Resource>) -> Cards {
    let mut cards = Cards::of(first, 1);
    second.into_iter().for_each(|kind| cards.add(kind, 1));
    cards
}
