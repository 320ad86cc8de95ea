//! Legality: one action judged, all legal ones listed.

mod chain;
mod listing;
mod sampler;

pub(super) use chain::forms;
pub(super) use listing::{actions, fits, fits_any};
pub(super) use sampler::SAMPLER;

use super::action::Action;
use super::components::colour::Colour;
use super::components::landscape::Laid;
use super::components::tile::Tile;
use super::state::WolvesAndSheep;
use rules::{Arg, Coordinate, Refusal, Seat};

/// Decides whether that seat may do that now. A refusal depends on what everybody knows and on the seat's own tiles alone.
pub(super) fn legal(position: &WolvesAndSheep, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if position.over {
        return Err(Refusal::new("refusal-game-over"));
    }
    if position.resigned.contains(seat) {
        return Err(Refusal::new("refusal-resigned"));
    }
    if !position.plays(seat) {
        return Err(Refusal::new("wolves-and-sheep-refusal-stopped"));
    }
    match action {
        Action::Lay(laid) => lay(position, seat, *laid),
        Action::Interrupt(laid) => interrupt(position, seat, std::slice::from_ref(laid)),
        Action::Chain(chain) => interrupt(position, seat, chain),
        Action::Reveal(colour, place) => reveal(position, seat, *colour, *place),
        Action::Pass => pass(position, seat),
        Action::Retire => on_turn(position, seat),
    }
}

/// Refuses those who are not on turn, and on the turn what must wait for a bonus tile.
fn on_turn(position: &WolvesAndSheep, seat: Seat) -> Result<(), Refusal> {
    if seat != position.current && position.bonus != Some(seat) {
        return Err(Refusal::new("refusal-not-your-turn"));
    }
    after_bonus(position, seat)
}

/// Refuses whatever would come between a reveal and its bonus tile.
fn after_bonus(position: &WolvesAndSheep, seat: Seat) -> Result<(), Refusal> {
    match position.bonus {
        None => Ok(()),
        Some(owing) if owing == seat => Err(Refusal::new("wolves-and-sheep-refusal-bonus-first")),
        Some(owing) => Err(Refusal::new("wolves-and-sheep-refusal-bonus-wait").with("name", owing)),
    }
}

/// The turn's tile, or the bonus tile.
fn lay(position: &WolvesAndSheep, seat: Seat, laid: Laid) -> Result<(), Refusal> {
    if position.bonus != Some(seat) {
        on_turn(position, seat)?;
    }
    in_hand(position, seat, laid.tile)?;
    canonical(laid)?;
    position.landscape.admit(laid).map(drop)
}

/// Wolves and hunters at any moment, one after the other; the whole is refused if a link does not fit.
fn interrupt(position: &WolvesAndSheep, seat: Seat, chain: &[Laid]) -> Result<(), Refusal> {
    after_bonus(position, seat)?;
    if let Some(other) = chain.iter().find(|laid| !laid.tile.interrupts()) {
        return Err(Refusal::new("wolves-and-sheep-refusal-interrupt").with("number", other.tile.number()));
    }
    for (at, laid) in chain.iter().enumerate() {
        in_hand(position, seat, laid.tile)?;
        canonical(*laid)?;
        if chain[..at].iter().any(|before| before.tile == laid.tile) {
            return Err(Refusal::new("wolves-and-sheep-refusal-twice").with("number", laid.tile.number()));
        }
    }
    chain::admit(&position.landscape, chain)
}

/// The own "?" tile, at any moment.
fn reveal(position: &WolvesAndSheep, seat: Seat, colour: Colour, place: Coordinate) -> Result<(), Refusal> {
    after_bonus(position, seat)?;
    let player = position.player(seat);
    let word = || Arg::Message(format!("wolves-and-sheep-colour-{colour}"));
    if !player.colours.contains(colour) {
        return Err(Refusal::new("wolves-and-sheep-refusal-not-your-colour").with("colour", word()));
    }
    if player.revealed.contains(colour) {
        return Err(Refusal::new("wolves-and-sheep-refusal-revealed").with("colour", word()));
    }
    match position.landscape.admit(Laid::shepherd(colour, place)) {
        Ok(_) => Ok(()),
        Err(_) if !position.landscape.open().iter().any(|open| open.admits_shepherd(colour)) => {
            Err(Refusal::new("wolves-and-sheep-refusal-shepherd-nowhere").with("colour", word()))
        }
        Err(refusal) => Err(refusal),
    }
}

/// Passing, which nobody may who can lay.
fn pass(position: &WolvesAndSheep, seat: Seat) -> Result<(), Refusal> {
    on_turn(position, seat)?;
    let fitting = fits(&position.landscape, position.player(seat).hand);
    match fitting.first() {
        None => Ok(()),
        Some(example) => {
            let mut names: Vec<String> =
                fitting.iter().map(|laid| format!("{}{}", laid.tile, laid.face.letter())).collect();
            names.dedup();
            Err(Refusal::new("wolves-and-sheep-refusal-can-lay")
                .with("tiles", names.join(", "))
                .with("count", names.len())
                .with("place", example.place.to_string().to_uppercase()))
        }
    }
}

fn in_hand(position: &WolvesAndSheep, seat: Seat, tile: Tile) -> Result<(), Refusal> {
    if position.player(seat).hand.contains(tile) {
        return Ok(());
    }
    Err(Refusal::new("wolves-and-sheep-refusal-hand").with("number", tile.number()))
}

/// Refuses a posture that is not the canonical one; reading always gives that.
fn canonical(laid: Laid) -> Result<(), Refusal> {
    if laid.posture().is_canonical() { Ok(()) } else { Err(Refusal::new("refusal-unreadable")) }
}
