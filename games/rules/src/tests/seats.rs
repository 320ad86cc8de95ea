//! Seats, sets of them, and who looks.

use crate::{Seat, SeatSet, Viewer};

#[test]
fn seats_are_counted_from_one_and_go_round() {
    assert_eq!([0, 1, 2].map(|seat| Seat(seat).to_string()), ["1", "2", "3"]);
    assert_eq!([0, 1, 2].map(|seat| Seat(seat).next(3)), [Seat(1), Seat(2), Seat(0)]);
    assert_eq!(Seat::first(3).collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(2)]);
    assert_eq!(Seat(2).index(), 2);
    assert_ne!(Seat(0).player(), Seat(1).player());
}

#[test]
fn a_set_of_all_seats_has_so_many() {
    let all: Vec<Seat> = SeatSet::all(4).iter().collect();
    assert_eq!(all, [0, 1, 2, 3].map(Seat));
    assert_eq!(SeatSet::all(0), SeatSet::EMPTY);
}

#[test]
fn a_viewer_is_its_own_seat_alone() {
    let viewer = Viewer::Seat(Seat(1));
    assert_eq!([0, 1].map(|seat| viewer.is(Seat(seat))), [false, true]);
    assert_eq!(viewer.seat(), Some(Seat(1)));
    assert_eq!((Viewer::Public.is(Seat(0)), Viewer::Public.seat()), (false, None));
}
