//! The orders of a seat that can still do something.

use rules::{Seat, Viewer};

use crate::table::{Order, Session, is_next};

/// The orders of a seat that can still do something.
pub fn of(session: &Session, seat: Seat) -> Vec<&Order> {
    let Some(sight) = session.sight(Viewer::Seat(seat)) else { return Vec::new() };
    let given = session.seat(seat).map_or(&[][..], |row| row.orders.given.as_slice());
    let stands =
        |order: &&Order| !order.dropped && left(session, order) != Some(0) && sight.stands(&order.text);
    given.iter().filter(stands).collect()
}

/// How often an order can still be carried out; none if always.
pub fn left(session: &Session, order: &Order) -> Option<usize> {
    let holds = |seq: &&i64| session.log.iter().any(|logged| logged.seq == **seq);
    let times = if is_next(order) { 1 } else { usize::from(session.title.times(&order.text)?) };
    Some(times.saturating_sub(order.done.iter().filter(holds).count()))
}
