//! Points by category, and previews.

use std::sync::LazyLock;

use super::random_games::play;
use super::*;
use conformance::{Library, Names};
use rules::{Viewer, Words};
use tabletop::{Part, Points, Stats as _};

/// English; the messages are read once.
fn english() -> impl Words {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::of(&[crate::TITLE]));
    LIBRARY.speaker(0, Names::Short)
}

/// The points of a seat by category, as that viewer knows them.
fn parts(table: &Catan, viewer: Viewer, seat: Seat) -> Vec<Part> {
    Catan::breakdown(&table.view(viewer), seat, &english())
}

#[test]
fn the_categories_add_up_to_the_points_that_the_viewer_may_know() {
    let mut positions = 0;
    play("layout fixed", 4, 3, |table, _| {
        positions += 1;
        for seat in Seat::first(4).filter(|_| positions % 20 == 0 || table.phase == Phase::Over) {
            let sum = |viewer| parts(table, viewer, seat).iter().map(|part| part.points).sum::<i32>();
            assert_eq!(sum(Viewer::Seat(seat)), i32::from(table.points(seat)));
            let seen =
                if table.phase == Phase::Over { table.points(seat) } else { table.visible_points(seat) };
            assert_eq!(sum(Viewer::Public), i32::from(seen));
        }
    });
}

/// Checks every building and knight against the rules; says how many changed the points by how much.
fn agrees(table: &Catan, universe: &[Action], chance: &mut Quick, changes: &mut [u32; 4]) {
    let Some(seat) = on_turn(table) else { return };
    let view = table.view(Viewer::Seat(seat));
    for action in universe {
        let draft: Vec<String> = action.to_string().split(' ').map(str::to_owned).collect();
        let preview = Catan::preview(&view, &draft, &english());
        let counts =
            matches!(action, Action::Road(_) | Action::Settlement(_) | Action::City(_) | Action::Knight);
        if !counts || table.legal(seat, action).is_err() {
            assert_eq!(preview, None, "{action}");
            continue;
        }
        let mut after = table.clone();
        after.apply(seat, action, chance, &mut Vec::new()).expect("nothing is drawn");
        let preview = preview.unwrap_or_else(|| panic!("{action} is legal"));
        assert_eq!(preview.before, parts(table, Viewer::Seat(seat), seat), "{action}");
        assert_eq!(preview.after, parts(&after, Viewer::Seat(seat), seat), "{action}");
        changes[preview.change() as usize] += 1;
    }
}

#[test]
fn what_a_piece_or_a_knight_would_do_to_the_points_is_what_it_does() {
    let universe: Vec<Action> =
        Catan::universe(4).into_iter().filter(|action| !matches!(action, Action::Discard(_))).collect();
    let mut changes = [0; 4];
    for seed in 0..3 {
        let mut positions = 0;
        play("order free", 4, seed, |table, chance| {
            positions += 1;
            if positions % 9 == 0 || positions < 17 {
                agrees(table, &universe, chance, &mut changes);
            }
        });
    }
    assert!(changes[0] > 50 && changes[1] > 50 && changes[2] > 0, "{changes:?}");
}

#[test]
fn a_settlement_that_cuts_anothers_road_may_bring_the_longest_road() {
    let mut table = blank("");
    give(&mut table, BLUE, "1 wood 1 brick 1 wool 1 grain");
    pave(&mut table, RED, "c1-c2 c2-c3 c3-c4 c4-c5 c5-c6 c6-c7");
    pave(&mut table, BLUE, "e2-e3 e3-e4 e4-e5 e5-e6 e6-e7 c4-b4");
    table.longest = Some(RED);
    let mut changes = [0; 4];
    let settlement: Action = "build settlement c4".parse().expect("readable");
    agrees(&table, &[settlement], &mut Quick::new(1), &mut changes);
    assert_eq!(changes, [0, 0, 0, 1], "one for the settlement, two for the Longest Road");
}

/// A settlement, two cities, both special cards and a point card: ten points. The fork at e4 does not lengthen the road of six.
#[test]
fn the_figures_of_a_winner() {
    let mut table = blank("");
    settle(&mut table, BLUE, "c2 c4 c6");
    enlarge(&mut table, BLUE, "c2 c4");
    pave(&mut table, BLUE, "e2-e3 e3-e4 e4-e5 e5-e6 e6-e7 e7-e8 d4-e4");
    deal(&mut table, BLUE, Development::Point);
    (table.longest, table.army, table.phase) = (Some(BLUE), Some(BLUE), Phase::Over);
    (table.player_mut(BLUE).knights, table.player_mut(BLUE).produced) = (4, [3, 0, 12, 4, 1]);
    // 18.5 cards were to be expected: rounded up.
    (table.player_mut(BLUE).expected, table.player_mut(BLUE).variance) = (18 * 36 + 18, 31 * 1296 + 600);
    let figures = Catan::figures(&table.view(Viewer::Public), BLUE);
    let points = [("settlements", 1), ("cities", 4), ("road", 2), ("army", 2), ("cards", 1)];
    assert_eq!(figures[..5], points);
    let others = [("length", 6), ("knights", 4), ("production", 20), ("luck", 1), ("luck-variance", 31)];
    assert_eq!(figures[5..], others);
}
