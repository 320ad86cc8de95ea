//! What is decided ahead, or forced, tells nothing that is hidden.

use super::super::{AnySight, AnyTable, Present, Viewer};
use super::ensure;
use super::spot::Spot;

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
    let example =
        |kind: &super::super::OrderKind| kind.form.map_or(kind.id.to_owned(), |form| form.example());
    G::orders().iter().filter_map(|kind| sight.order(&example(kind)).ok()).collect()
}

/// Orders can be given, mean the same when they are read again, and are told in words.
pub(super) fn orders_are_read_back<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number, super::Names::Short);
    for viewer in spot.case.viewers() {
        let sight = spot.sight(viewer);
        let orders = examples::<G>(sight.as_ref());
        ensure!(orders.len() == G::orders().len(), "some kind of order cannot be given: only {orders:?}");
        for (kind, order) in G::orders().iter().zip(orders) {
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
