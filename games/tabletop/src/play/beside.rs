//! Who may break in though the game waits for others, in the order in which they are asked.

use super::AnyTable;
use rules::{Seat, SeatSet, Viewer};

/// The seats of `among` that may break in, in the order in which they are asked: each once after whatever somebody has done, beginning
/// next to the seat that did it last.
pub fn beside(table: &dyn AnyTable, last: Seat, among: SeatSet) -> Vec<Seat> {
    let (may, count) = (table.turn().may(), table.seats());
    let others = std::iter::successors(Some(last.next(count)), |seat| Some(seat.next(count)));
    let others = others.take(usize::from(count).saturating_sub(1));
    let asked: Vec<Seat> = others.filter(|&seat| among.contains(seat) && may.contains(seat)).collect();
    let open = !asked.is_empty() && table.sight(Viewer::Public).interruptible();
    if open { asked } else { Vec::new() }
}
