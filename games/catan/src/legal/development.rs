//! Development cards: which may be played.

use super::super::components::cards::{Cards, Development, Resource};
use super::super::state::Catan;
use super::places::can_lay_road;
use rules::{Refusal, Seat};

/// Judges playing a card: one a turn, not bought this turn; before the roll, too.
pub(crate) fn check_card(position: &Catan, seat: Seat, card: Development) -> Result<(), Refusal> {
    let player = position.player(seat);
    if player.cards[card as usize] == 0 {
        let new = player.fresh[card as usize] > 0;
        return Err(Refusal::new(if new { "catan-refusal-card-new" } else { "catan-refusal-card-none" }));
    }
    if position.carded {
        return Err(Refusal::new("catan-refusal-card-one"));
    }
    match card {
        Development::Roads if !can_lay_road(position, seat) => {
            Err(Refusal::new("catan-refusal-roads-nowhere"))
        }
        Development::Plenty if position.bank.total() == 0 => Err(Refusal::new("catan-refusal-plenty-empty")),
        _ => Ok(()),
    }
}

/// Judges a year of plenty: the cards must be in the bank; two, unless only one is left in it.
pub(crate) fn check_plenty(
    position: &Catan,
    first: Resource,
    second: Option<Resource>,
) -> Result<(), Refusal> {
    let wanted = Cards::plenty(first, second);
    if let Some((kind, _)) = wanted.iter().find(|&(kind, count)| position.bank[kind] < count) {
        return Err(Refusal::new("catan-refusal-bank-empty").with("kind", kind.name()));
    }
    if second.is_none() && position.bank.total() > 1 {
        return Err(Refusal::new("catan-refusal-plenty-two"));
    }
    Ok(())
}
