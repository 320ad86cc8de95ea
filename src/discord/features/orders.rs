//! What people decide ahead.

pub(crate) mod deed;

use crate::discord::app::pressed::{Reply, presses};

presses! {
    /// What is pressed about orders.
    |pressed, app, caller, texts|
    /// Shows what the presser has decided ahead.
    // The panel stays as it is.
    Show("orders") => Reply::private(deed::orders_page(&*pressed.table().await?, caller));
    /// Gives an order, in notation.
    Give("order") { rest order: String, }
        => pressed.shown(deed::order(app, caller, &pressed.table().await?, &order).await);
    /// Opens the form of that kind of order as a modal; also the modal's own id.
    Form("orderf", Never) { rest kind: String, }
        => Reply::form(deed::order_window(&*pressed.table().await?, caller, pressed.id, &kind)),
        filled deed::order_by_form(app, caller, &pressed.table().await?, &kind, texts).await;
    /// A menu: the order to cancel.
    Cancel("unorder")
        => pressed.shown(deed::countermand(app, caller, &pressed.table().await?, &pressed.value).await);
}
