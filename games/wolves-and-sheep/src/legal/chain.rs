//! Several wolves and hunters in one go.

use super::super::action::Action;
use super::super::components::landscape::{Laid, Landscape};
use super::super::components::tile::{Tile, Tiles};
use super::super::state::WolvesAndSheep;
use super::listing::fits_all;
use rules::{Form, FormField, Forms, Refusal, Seat};

/// Several wolves and hunters, each with its place, in order.
static INTERRUPT: Form = Form {
    id: "interrupt",
    fields: &[FormField { id: "tiles", lead: "", example: "61 q9, 65 q10", required: true, words: &[] }],
};

/// Judges a chain of lays: each on the table as it stands after those before it.
pub(crate) fn admit(landscape: &Landscape, chain: &[Laid]) -> Result<(), Refusal> {
    let Some((first, rest)) = chain.split_first() else { return Ok(()) };
    landscape.admit(*first)?;
    if rest.is_empty() {
        return Ok(());
    }
    let mut after = landscape.clone();
    after.lay(*first);
    for laid in rest {
        after.admit(*laid)?;
        after.lay(*laid);
    }
    Ok(())
}

/// The form for several wolves and hunters, as soon as two in the hand can be laid one after the other.
pub(crate) fn forms(position: &WolvesAndSheep, seat: Seat) -> Forms<Action> {
    let hand = match position.plays(seat) && !position.over && position.bonus.is_none() {
        true => position.player(seat).hand.and(Tiles::INTERRUPTING),
        false => Tiles::EMPTY,
    };
    let samples = samples(&position.landscape, hand);
    let open = if samples.is_empty() { Vec::new() } else { vec![&INTERRUPT] };
    Forms { open, samples }
}

/// A legal chain of two for each order of a wolf and a hunter that there is.
fn samples(landscape: &Landscape, hand: Tiles) -> Vec<Action> {
    let mut samples = Vec::new();
    if hand.len() < 2 {
        return samples;
    }
    let of = |wolf: bool| hand.iter().filter(|tile| tile.is_wolf() == wolf).collect::<Vec<Tile>>();
    for first_kind in [true, false] {
        for second_kind in [true, false] {
            let Some(&first) = of(first_kind).first() else { continue };
            let Some(&second) = of(second_kind).iter().find(|&&tile| tile != first) else { continue };
            samples.extend(pair(landscape, first, second));
        }
    }
    samples
}

/// The first way to lay one tile, and then another.
fn pair(landscape: &Landscape, first: Tile, second: Tile) -> Option<Action> {
    let lays = |landscape: &Landscape, tile: Tile| fits_all(landscape, Tiles::EMPTY.with(tile));
    lays(landscape, first).into_iter().find_map(|one| {
        let after = landscape.after(one)?;
        let other = lays(&after, second).first().copied()?;
        Some(Action::Chain(vec![one, other]))
    })
}
