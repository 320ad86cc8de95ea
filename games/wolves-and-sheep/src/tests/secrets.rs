//! What others may know.

use super::*;
use rules::Viewer;

const BASE: &str = "
    V
    vvkv
    kfff";

#[test]
fn a_colour_is_secret_until_it_is_revealed() {
    let mut game = with("V\nvvkv", &[("k", "4 7"), ("y", "5")]);
    let known = |game: &WolvesAndSheep, viewer| game.view(viewer).seats[0].colours;
    assert_eq!(known(&game, Viewer::Public), Colours::EMPTY);
    assert_eq!(known(&game, Viewer::Seat(Seat(1))), Colours::EMPTY);
    assert_eq!(known(&game, Viewer::Seat(Seat(0))), Colours::EMPTY.with(Colour::Black));
    assert_eq!(game.view(Viewer::Public).seats[0].tally, None);
    game.must(Seat(0), "reveal black n16 | tile 11");
    assert_eq!(known(&game, Viewer::Public), Colours::EMPTY.with(Colour::Black));
    assert!(game.view(Viewer::Public).seats[0].tally.is_some());
}

/// With two colours each the owners are known from the start.
#[test]
fn with_two_colours_each_the_owners_are_known() {
    let game = with("V", &[("kr", "4"), ("yb", "5")]);
    let seats = game.view(Viewer::Public).seats;
    assert_eq!(seats.iter().map(|seat| seat.colours.len()).collect::<Vec<_>>(), [2, 2]);
    assert!(seats.iter().all(|seat| seat.revealed.is_empty() && seat.hand.is_none()));
}

/// Who has stopped or resigned keeps both secret until the end.
#[test]
fn hand_and_colour_of_those_who_have_stopped_stay_secret() {
    let mut game = with(BASE, &[("k", "4"), ("y", "5 12"), ("r", "11"), ("b", "21")]);
    game.must(Seat(0), "retire");
    game.resign(Seat(1), &mut Vec::new());
    for viewer in [Viewer::Public, Viewer::Seat(Seat(3))] {
        for seat in &game.view(viewer).seats[..2] {
            assert_eq!((seat.hand, seat.colours, &seat.tally), (None, Colours::EMPTY, &None));
        }
    }
}

/// The "?" tiles left over stay unseen.
#[test]
fn a_secret_colour_may_be_any_that_the_viewer_has_not_seen() {
    let game = with("V\nvvkv\nkkkk\nSk", &[("y", "4"), ("r", "5"), ("k", "6")]);
    let mut drawn = Colours::EMPTY;
    for seed in 0..30 {
        let mut imagined = game.clone();
        imagined.redeal(Viewer::Seat(Seat(0)), &mut Quick::new(seed)).unwrap();
        imagined.conserved().unwrap();
        assert_eq!(imagined.player(Seat(0)).colours, game.player(Seat(0)).colours);
        assert_eq!(imagined.player(Seat(2)).colours, game.player(Seat(2)).colours, "black is shown");
        drawn = drawn.or(imagined.player(Seat(1)).colours);
    }
    assert_eq!(drawn, Colours::EMPTY.with(Colour::Red).with(Colour::Blue));
}

#[test]
fn at_the_end_everything_is_shown() {
    let mut game = with(BASE, &[("k", "4"), ("y", "5 12")]);
    game.play_lines("1 retire; 2 retire");
    let seats = game.view(Viewer::Public).seats;
    assert_eq!(seats[0].colours, Colours::EMPTY.with(Colour::Black));
    assert_eq!(seats[1].hand, Some(tiles("5 12")));
}

/// Everything that is offered or refused to a seat follows from its own tiles and the table.
#[test]
fn what_others_hold_changes_no_answer() {
    let one = with(BASE, &[("k", "4 61"), ("y", "62 65"), ("r", "66")]);
    let other = with(BASE, &[("k", "4 61"), ("b", "11 12"), ("y", "13")]);
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
        let (mut seen, mut told) = (one.view(viewer), other.view(viewer));
        seen.seats.iter_mut().chain(&mut told.seats).for_each(|seat| seat.tiles = 0);
        assert_eq!(seen, told);
    }
    assert_eq!(one.turn(), other.turn());
    assert_eq!(listed(&one, Seat(0)), listed(&other, Seat(0)));
    for action in ["interrupt 61a 0 n15", "lay 62a 0 n17", "reveal red n17", "reveal yellow n17", "pass"] {
        let action: Action = action.parse().unwrap();
        assert_eq!(one.legal(Seat(0), &action), other.legal(Seat(0), &action), "{action}");
    }
}

/// Whoever sees that a bonus tile is owed knows that some tile of that hand fits, and nothing more.
#[test]
fn a_redeal_leaves_a_tile_that_can_be_the_bonus_tile() {
    let mut game = with("V\nvvkv", &[("y", "22"), ("k", "7 33 34")]);
    game.must(Seat(1), "reveal black n16 | tile 11");
    let mut hands = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut imagined = game.clone();
        imagined.redeal(Viewer::Public, &mut Quick::new(seed)).unwrap();
        imagined.conserved().unwrap();
        assert_eq!(imagined.player(Seat(1)).hand.len(), 4);
        hands.insert(Vec::from(imagined.player(Seat(1)).hand));
    }
    assert!(hands.len() > 30);
}
