//! The opening: all lay three awards at once.

use super::*;
use rules::{Barrier, Viewer};

fn opening(seats: u8) -> VillageGreen {
    setup::new(seats, &mut Quick::new(4)).expect("a live chance answers")
}

fn awards(table: &VillageGreen, seat: Seat) -> Vec<AwardId> {
    table.side(seat).village.awards.into_iter().flatten().collect()
}

/// The numbers of three awards that still lie in the deck, as chance brings them.
fn up(table: &VillageGreen) -> String {
    let numbers = table.awards.unseen.iter().take(3);
    numbers.map(|award| format!(" | award {award}")).collect()
}

#[test]
fn ruling_the_green_row_lies_open_and_the_award_row_does_not() {
    let table = opening(3);
    assert!(table.greens.row.iter().all(Option::is_some));
    assert_eq!(table.awards.row, [None; 3]);
    assert_eq!(table.first, None);
}

#[test]
fn ruling_all_lay_their_awards_at_once_unseen_until_the_last_has() {
    let mut table = opening(3);
    let dealt = table.side(TWO).dealt.expect("three are dealt");
    for seat in [ONE, TWO, THREE] {
        assert_eq!(table.listed(seat).len(), 6);
    }
    refused(&table, ONE, "take 1", "arrange-first");
    assert_eq!(table.must(TWO, "arrange 2 3 1").barrier, Barrier::Open);
    assert!(awards(&table, TWO).is_empty());
    let others = table.view(Viewer::Seat(ONE));
    assert!(others.seat(TWO).arranged && !others.seat(ONE).arranged);
    assert_eq!(others.own.as_ref().and_then(|own| own.chosen), None);
    table.must(ONE, "arrange 1 2 3");
    // It may be chosen anew until the last one has chosen.
    table.must(TWO, "arrange 3 1 2");
    let line = format!("arrange 1 3 2{} | first 2", up(&table));
    assert_eq!(table.must(THREE, &line).barrier, Barrier::Shut);
    assert_eq!(awards(&table, TWO), [dealt[2], dealt[0], dealt[1]]);
    assert_eq!((table.first, table.current), (Some(TWO), TWO));
    assert!(table.awards.row.iter().all(Option::is_some));
    refused(&table, TWO, "arrange 1 2 3", "arranged");
}

#[test]
fn awards_dealt_lie_above_the_columns() {
    let mut table = opening(2);
    let dealt = table.side(ONE).dealt.expect("three are dealt");
    table.must(TWO, "arrange 1 2 3");
    let line = format!("arrange 2 1 3{} | first 1", up(&table));
    table.must(ONE, &line);
    let village = &table.side(ONE).village;
    let above = |name| village.award(Line::read(name).expect("a line"));
    assert_eq!([above("a"), above("b"), above("c")], [Some(dealt[1]), Some(dealt[0]), Some(dealt[2])]);
    assert_eq!([above("1"), above("2"), above("3")], [None; 3]);
}

#[test]
fn ruling_the_first_player_is_drawn_by_lot_but_not_alone() {
    let mut seen = [0; 4];
    for seed in 0..60 {
        let mut table = opening(4);
        let mut chance = Quick::new(seed);
        for seat in Seat::first(4) {
            table.attempt(seat, "arrange 1 2 3", &mut chance).expect("it is legal");
        }
        seen[table.first.expect("it is drawn").index()] += 1;
    }
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
    let mut alone = opening(1);
    let line = format!("arrange 1 2 3{}", up(&alone));
    alone.must(ONE, &line);
    assert_eq!(alone.first, Some(ONE));
}
