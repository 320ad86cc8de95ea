//! Which turn is described and marked, and the points that it has brought.

use super::*;
use rules::Viewer;

fn gained(table: &VillageGreen) -> i32 {
    let view = table.view(Viewer::Public);
    view.gained(view.last.as_ref().expect("somebody has had a turn"))
}

#[test]
fn the_turn_at_hand_is_told_once_it_has_begun_and_marked_once_it_has_laid() {
    let mut table = blank(2);
    give(&mut table, TWO, "rRs rPs rLs");
    let seats = |table: &VillageGreen| {
        let view = table.view(Viewer::Public);
        (view.latest().map(|steps| steps.seat), view.marked().map(|steps| steps.seat))
    };
    assert_eq!(seats(&table), (None, None));
    table.must(ONE, "take 1 | green 5");
    assert_eq!(seats(&table), (Some(ONE), None));
    table.must(ONE, "lay 1 a1");
    assert_eq!(seats(&table), (Some(ONE), Some(ONE)));
    table.must(TWO, "take 1 | green 6");
    assert_eq!(seats(&table), (Some(TWO), Some(ONE)));
    table.must(TWO, "lay 1 a1");
    assert_eq!(seats(&table), (Some(TWO), Some(TWO)), "its award is still to come");
    table.must(TWO, "award 1 | award 9");
    table.must(TWO, "place a");
    table.must(ONE, "award 2 | award 10");
    assert_eq!(seats(&table), (Some(ONE), Some(TWO)));
}

#[test]
fn the_last_turn_of_a_seat_is_an_earlier_one_until_its_next() {
    let mut table = blank(3);
    let earlier = |table: &VillageGreen| {
        let view = table.view(Viewer::Public);
        [ONE, TWO, THREE].map(|seat| view.earlier(seat).map(|steps| steps.seat))
    };
    let lay = |table: &mut VillageGreen, seat: Seat, up: u8| {
        table.must(seat, &format!("take 1 | green {up}"));
        table.must(seat, "lay 1 a1");
    };
    give(&mut table, THREE, "rRp rRoo rLow");
    lay(&mut table, ONE, 10);
    assert_eq!(earlier(&table), [None; 3], "it is the one that is marked");
    lay(&mut table, TWO, 11);
    assert_eq!(earlier(&table), [Some(ONE), None, None]);
    lay(&mut table, THREE, 12);
    // The first seat is on turn again.
    assert_eq!(earlier(&table), [None, Some(TWO), None]);
    table.phase = Phase::Over;
    assert_eq!(earlier(&table), [None; 3]);
}

#[test]
fn a_turn_has_brought_the_points_of_the_village_less_those_before_it() {
    let mut table = blank(2);
    table.must(ONE, "take 1 | green 5");
    table.must(ONE, "lay 1 a1");
    assert_eq!(gained(&table), 2, "a pond");

    // The village card costs 1, the pond covered 2; one structure pays 1.
    let mut table = blank(2);
    build(&mut table, ONE, "rRp - -", "");
    give(&mut table, ONE, "rRs rPs rLs");
    table.must(ONE, "cover");
    table.must(ONE, "take 1 | green 55");
    table.must(ONE, "lay 1 a1");
    table.must(ONE, "award deck | award 21");
    table.must(ONE, "place a");
    assert_eq!(gained(&table), -1 - 2 + 1);

    // An award for ponds, 2, is covered by one for structures, which takes 2 where there is none.
    let mut table = blank(2);
    build(&mut table, ONE, "rRp - -", "a 10");
    table.must(ONE, "award deck | award 21");
    table.must(ONE, "place a");
    assert_eq!(gained(&table), -2 - 2);
}
