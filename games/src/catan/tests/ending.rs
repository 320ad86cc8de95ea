use super::*;
use crate::Viewer;

/// Blue has eight visible points and may build.
fn close(options: &[(&str, &str)]) -> Catan {
    let mut table = blank(options);
    settle(&mut table, BLUE, "c2 c4 c6 c8");
    table.players[0].cities = table.players[0].settlements;
    table.players[0].settlements.0 = 0;
    table
}

#[test]
fn ten_points_on_the_own_turn_win_at_once() {
    let mut table = close(&[]);
    settle(&mut table, BLUE, "f3");
    pave(&mut table, BLUE, "f3-f4 f4-f5");
    give(&mut table, BLUE, "1 wood 1 brick 1 wool 1 grain");
    let events = must(&mut table, BLUE, "build settlement f5");
    assert!(events.contains(&Event::Won { seat: BLUE, points: 10, hidden: 0 }));
    let outcome = table.turn().outcome().cloned().expect("it is over");
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [BLUE]);
    assert_eq!(outcome.standings[0].score, 10);
    refused(&table, BLUE, "end", "refusal-game-over");
}

#[test]
fn hidden_points_count_without_a_claim_also_on_the_turn_bought() {
    let mut table = close(&[]);
    deal(&mut table, BLUE, Development::Point);
    give(&mut table, BLUE, "1 wool 1 grain 1 ore");
    assert_eq!((table.view(Viewer::Public).player(BLUE).points, table.points(BLUE)), (8, 9));
    let events = must(&mut table, BLUE, "buy card | draw point");
    assert!(events.contains(&Event::Won { seat: BLUE, points: 10, hidden: 2 }));
}

#[test]
fn who_gets_to_ten_on_anothers_turn_wins_when_the_own_turn_begins() {
    let mut table = close(&[]);
    table.current = RED;
    settle(&mut table, BLUE, "f3 f5");
    assert_eq!((table.points(BLUE), on_turn(&table)), (10, Some(RED)));
    let events = must(&mut table, RED, "end");
    assert!(events.contains(&Event::Won { seat: BLUE, points: 10, hidden: 0 }));
}

#[test]
fn at_the_end_all_point_cards_are_shown() {
    let mut table = close(&[]);
    deal(&mut table, RED, Development::Point);
    deal(&mut table, BLUE, Development::Point);
    assert_eq!(table.view(Viewer::Public).player(RED).secret, None);
    settle(&mut table, BLUE, "f3");
    give(&mut table, BLUE, "4 wood");
    must(&mut table, BLUE, "bank wood for ore");
    let shown = table.view(Viewer::Public);
    assert_eq!(shown.player(RED).secret.as_ref().map(|secret| secret.points), Some(1));
}

#[test]
fn the_points_that_win_are_an_option() {
    let mut table = blank(&[("points", "5")]);
    settle(&mut table, BLUE, "a3 a5 a7 a9");
    pave(&mut table, BLUE, "a9-b9 b9-b10");
    give(&mut table, BLUE, "1 wood 1 brick 1 wool 1 grain");
    must(&mut table, BLUE, "build settlement b10");
    assert_eq!(table.phase, Phase::Over);
}
