//! What is decided ahead, or forced, tells nothing that is hidden.

use super::ensure;
use super::spot::Spot;
use rules::{NEXT, OrderKind, Seat, SeatSet, Viewer};
use tabletop::{AnySight, AnyTable, Present};

/// What everybody knows to be forced is all that its seat can do, whatever is hidden.
pub(super) fn what_is_forced_leaves_nothing_to_decide<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let Some((seat, action)) = spot.sight(Viewer::Public).forced() else { return Ok(()) };
    for salt in 0..6 {
        let table = if salt == 0 { spot.table.clone() } else { spot.redealt(Viewer::Public, 70 + salt)? };
        ensure!(table.turn().must().contains(seat), "\"{action}\" is forced on seat {seat} out of turn");
        let sight = table.sight(Viewer::Seat(seat));
        let (actions, forms) = (sight.actions(), sight.forms().len());
        ensure!(
            actions == [action.clone()] && forms == 0,
            "\"{action}\" is forced on seat {seat}, which may do {actions:?} and fill in {forms} forms"
        );
    }
    Ok(())
}

/// The orders that the viewer could give now, one of each kind, in canonical notation.
pub(super) fn examples<G: Present>(sight: &dyn AnySight) -> Vec<String> {
    let example = |kind: &OrderKind| kind.form.map_or(kind.id.to_owned(), |form| form.example());
    own::<G>().filter_map(|kind| sight.order(&example(kind)).ok()).collect()
}

/// The kinds of orders that the game itself reads.
fn own<G: Present>() -> impl Iterator<Item = &'static OrderKind> {
    G::orders().iter().filter(|kind| **kind != NEXT)
}

/// Orders can be given, mean the same when they are read again, and are told in words.
pub(super) fn orders_are_read_back<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number, super::Names::Short);
    for viewer in spot.case.viewers() {
        let sight = spot.sight(viewer);
        let orders = examples::<G>(sight.as_ref());
        ensure!(orders.len() == own::<G>().count(), "some kind of order cannot be given: only {orders:?}");
        for (kind, order) in own::<G>().zip(orders) {
            ensure!(kind.holds(&order), "\"{order}\" is none of its kind \"{}\"", kind.id);
            ensure!(sight.order(&order).as_ref() == Ok(&order), "\"{order}\" is read as another order");
            ensure!(sight.stands(&order), "\"{order}\" means nothing when it is given");
            let said = G::say_order(&order, &words);
            ensure!(!said.is_empty() && said != order, "\"{order}\" has no words");
        }
        ensure!(sight.order("nonsense 7").is_err(), "nonsense is an order");
    }
    Ok(())
}

/// A turn is prepared from what its seat may know, and is that seat's.
pub(super) fn a_turn_is_prepared_from_what_one_may_know<G: Present>(
    spot: &Spot<'_, G>,
) -> Result<(), String> {
    for seat in Seat::first(spot.case.seats) {
        let Some(imagined) = spot.table.imagined(seat) else { continue };
        ensure!(G::orders().contains(&NEXT), "a turn can be prepared, but there is no order for it");
        ensure!(imagined.turn().must() == SeatSet::one(seat), "seat {seat} prepares somebody else's turn");
        let known = |sight: &dyn AnySight| {
            let actions = sight.actions();
            let relied: Vec<_> = actions.iter().map(|action| sight.relied(action)).collect();
            (actions, relied)
        };
        let before = known(imagined.sight(Viewer::Seat(seat)).as_ref());
        for salt in 80..84 {
            let redealt = spot.redealt(Viewer::Seat(seat), salt)?;
            let Some(other) = redealt.imagined(seat) else {
                return Err(format!("whether seat {seat} can prepare a turn depends on what is hidden"));
            };
            let after = known(other.sight(Viewer::Seat(seat)).as_ref());
            ensure!(before == after, "what seat {seat} can prepare depends on what is hidden");
        }
    }
    Ok(())
}
