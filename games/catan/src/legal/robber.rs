//! Discards and the robber.

use super::super::components::board::Hex;
use super::super::components::cards::Cards;
use super::super::state::Catan;
use super::places::{robber_places, victims};
use rules::{Refusal, Seat};

/// Judges a discard on a seven.
pub(crate) fn check_discard(position: &Catan, seat: Seat, cards: Cards) -> Result<(), Refusal> {
    let player = position.player(seat);
    if player.due == 0 {
        return Err(Refusal::new("catan-refusal-discard-none"));
    }
    if cards.total() != player.due {
        return Err(Refusal::new("catan-refusal-discard-count").with("due", player.due));
    }
    if !player.hand.holds(cards) {
        return Err(Refusal::new("catan-refusal-discard-cards"));
    }
    Ok(())
}

/// Judges moving the robber, and the choice of its victim.
pub(crate) fn check_robber(
    position: &Catan,
    seat: Seat,
    hex: Hex,
    victim: Option<Seat>,
) -> Result<(), Refusal> {
    if hex == position.robber {
        return Err(Refusal::new("catan-refusal-robber-stays"));
    }
    if !robber_places(position).contains(hex) {
        return Err(Refusal::new("catan-refusal-robber-friendly").with("hex", hex.to_string().to_uppercase()));
    }
    let victims = victims(position, seat, hex);
    match victim {
        None if victims.is_empty() => Ok(()),
        None => Err(Refusal::new("catan-refusal-robber-victim")),
        Some(victim) if victims.contains(victim) => Ok(()),
        Some(_) => Err(Refusal::new("catan-refusal-robber-absent")),
    }
}
