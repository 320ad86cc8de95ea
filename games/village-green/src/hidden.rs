//! Invariants (`conserved`) and hidden information (`redeal`).

mod redeal;

use super::components::card::{Card, Cards};
use super::components::supply::Supply;
use super::setup::HAND;
use super::state::{Phase, Side, VillageGreen};
use rules::Seat;

pub(super) use redeal::redeal;

/// Accounts for the 60 green cards and 30 awards, and for what follows from them.
pub(super) fn conserved(position: &VillageGreen) -> Result<(), String> {
    greens(position)?;
    awards(position)?;
    supply(position, &position.greens, "green")?;
    if position.phase != Phase::Arrange {
        supply(position, &position.awards, "award")?;
    }
    Seat::first(position.count()).try_for_each(|seat| {
        side_is_sound(position, seat, position.side(seat)).map_err(|what| format!("seat {seat}: {what}"))
    })
}

fn greens(position: &VillageGreen) -> Result<(), String> {
    let mut piles = Piles::of(&position.greens);
    for side in &position.sides {
        side.hand.iter().for_each(|held| piles.add(held.card));
        side.village.greens.into_iter().flatten().for_each(|card| piles.add(card));
        side.discarded.or(side.covered).iter().for_each(|card| piles.add(card));
    }
    piles.are_whole()
}

fn awards(position: &VillageGreen) -> Result<(), String> {
    let mut piles = Piles::of(&position.awards);
    for side in &position.sides {
        side.dealt.into_iter().flatten().for_each(|award| piles.add(award));
        side.village.awards.into_iter().flatten().for_each(|award| piles.add(award));
        side.covered_awards.iter().for_each(|award| piles.add(award));
        side.lost.into_iter().for_each(|(award, _)| piles.add(award));
    }
    if let Phase::Place { award, .. } = position.phase {
        piles.add(award);
    }
    piles.are_whole()
}

/// The cards counted so far.
struct Piles<C> {
    seen: Cards<C>,
    count: u8,
}

impl<C: Card> Piles<C> {
    fn of(supply: &Supply<C>) -> Piles<C> {
        let mut piles = Piles { seen: supply.unseen, count: supply.unseen.len() };
        let under = supply.under.iter().flat_map(|under| under.cards.iter().copied());
        supply.row.into_iter().flatten().chain(under).for_each(|card| piles.add(card));
        piles
    }

    fn add(&mut self, card: C) {
        self.seen.insert(card);
        self.count += 1;
    }

    fn are_whole(&self) -> Result<(), String> {
        if self.count == C::COUNT && self.seen == Cards::all() {
            return Ok(());
        }
        Err(format!("{} cards of the {} deck, {} different ones", self.count, C::DRAW, self.seen.len()))
    }
}

/// Checks a row and its deck: a place in the row is empty only if the deck is, and a seat has put cards under once.
fn supply<C: Card>(position: &VillageGreen, supply: &Supply<C>, name: &str) -> Result<(), String> {
    if supply.boxed > supply.unseen.len() {
        return Err(format!("more {name} cards in the box than there are"));
    }
    if supply.row.contains(&None) && supply.deck() > 0 {
        return Err(format!("the {name} row has a gap"));
    }
    for (at, under) in supply.under.iter().enumerate() {
        let again = supply.under[..at].iter().any(|other| other.seat == under.seat);
        if again || under.cards.is_empty() || !position.side(under.seat).village.turned {
            return Err(format!(
                "seat {} cannot have put {:?} under the {name} deck",
                under.seat, under.cards
            ));
        }
    }
    Ok(())
}

fn side_is_sound(position: &VillageGreen, seat: Seat, side: &Side) -> Result<(), String> {
    let opening = position.phase == Phase::Arrange;
    if side.dealt.is_some() != opening || side.chosen.is_some() && !opening {
        return Err(format!("{:?} and {:?} in {:?}", side.dealt, side.chosen, position.phase));
    }
    let taken = position.current == seat && matches!(position.phase, Phase::Lay { .. });
    let hand = if position.resigned.contains(seat) { 0 } else { HAND + usize::from(taken) };
    if side.hand.len() != hand {
        return Err(format!("{} cards in hand in {:?}", side.hand.len(), position.phase));
    }
    match side.village.strangers() {
        Some([(one, _), (other, _)]) => Err(format!("{one} and {other} do not match")),
        None => Ok(()),
    }
}
