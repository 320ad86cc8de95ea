//! Legality: one action judged, all legal ones listed.

mod build;
mod development;
mod forms;
mod listing;
pub(super) mod places;
mod robber;
mod trade;
mod universe;

use super::action::Action;
use super::components::cards::Development;
use super::state::{Catan, Phase};
use build::{check_city, check_purchase, check_road, check_settlement};
use development::{check_card, check_plenty};
use robber::{check_discard, check_robber};
use rules::{Refusal, Seat};
use trade::{check_accept, check_bank, check_confirm, check_counter, check_decline, check_offer};

pub(super) use forms::forms;
pub(super) use listing::actions;
pub(super) use universe::universe;

/// Decides whether that seat may do that action now.
pub(super) fn legal(position: &Catan, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if position.phase == Phase::Over {
        return Err(Refusal::new("refusal-game-over"));
    }
    match action {
        Action::Accept => return check_accept(position, seat),
        Action::Decline => return check_decline(position, seat),
        Action::Counter(deal) => return check_counter(position, seat, deal),
        Action::Discard(cards) => return check_discard(position, seat, *cards),
        _ if seat != position.current => return Err(Refusal::new("refusal-not-your-turn")),
        _ => check_phase(position, action)?,
    }
    match *action {
        Action::Road(edge) => check_road(position, seat, edge),
        Action::Settlement(corner) => check_settlement(position, seat, corner),
        Action::City(corner) => check_city(position, seat, corner),
        Action::Buy => check_purchase(position, seat),
        Action::Bank { give, take } => check_bank(position, seat, give, take),
        Action::Knight => check_card(position, seat, Development::Knight),
        Action::FreeRoads => check_card(position, seat, Development::Roads),
        Action::Plenty(first, second) => check_card(position, seat, Development::Plenty)
            .and_then(|()| check_plenty(position, first, second)),
        Action::Monopoly(_) => check_card(position, seat, Development::Monopoly),
        Action::Robber { hex, victim } => check_robber(position, seat, hex, victim),
        Action::Confirm(with) => check_confirm(position, seat, with),
        Action::Cancel if position.offer.is_none() => Err(Refusal::new("catan-refusal-no-offer")),
        Action::Offer(deal, to) => check_offer(position, seat, &deal, to),
        _ => Ok(()),
    }
}

/// Whether the turn has come to where such an action belongs.
fn check_phase(position: &Catan, action: &Action) -> Result<(), Refusal> {
    let card =
        matches!(action, Action::Knight | Action::FreeRoads | Action::Plenty(..) | Action::Monopoly(_));
    let key = match (position.phase, action) {
        (Phase::Found(_), Action::Settlement(_))
        | (Phase::Pave(..), Action::Road(_))
        | (Phase::Roll, Action::Roll)
        | (Phase::Robber, Action::Robber { .. })
        | (Phase::FreeRoads(_), Action::Road(_))
        | (Phase::FreeRoads(1), Action::Stop) => return Ok(()),
        (Phase::Roll | Phase::Main, _) if card => return Ok(()),
        (Phase::Main, Action::Roll) => "catan-refusal-rolled",
        (Phase::Main, Action::Robber { .. }) => "catan-refusal-robber-now",
        (Phase::Main, Action::Stop) => "catan-refusal-stop",
        (Phase::Main, _) => return Ok(()),
        (Phase::Found(_), _) => "catan-refusal-found-settlement",
        (Phase::Pave(..), _) => "catan-refusal-found-road",
        (Phase::Roll, _) => "catan-refusal-roll-first",
        (Phase::Discard, _) => "catan-refusal-discards-first",
        (Phase::Robber, _) => "catan-refusal-robber-first",
        (Phase::FreeRoads(_), _) => "catan-refusal-free-roads",
        (Phase::Over, _) => "refusal-game-over",
    };
    Err(Refusal::new(key))
}
