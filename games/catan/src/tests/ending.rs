//! How a game is won.

use super::*;
use rules::{Barrier, Viewer};

/// Blue has eight visible points and may build.
fn close(options: &str) -> Catan {
    let mut table = blank(options);
    settle(&mut table, BLUE, "c2 c4 c6 c8");
    enlarge(&mut table, BLUE, "c2 c4 c6 c8");
    table
}

#[test]
fn ten_points_on_the_own_turn_win_at_once() {
    let mut table = close("");
    settle(&mut table, BLUE, "f3");
    pave(&mut table, BLUE, "f3-f4 f4-f5");
    give(&mut table, BLUE, "1 wood 1 brick 1 wool 1 grain");
    let events = table.must(BLUE, "build settlement f5").events;
    assert!(events.contains(&Event::Won { seat: BLUE, points: 10, hidden: 0 }));
    let outcome = table.turn().outcome().cloned().expect("it is over");
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [BLUE]);
    assert_eq!(outcome.standings[0].score, 10);
    refused(&table, BLUE, "end", "refusal-game-over");
}

#[test]
fn hidden_points_count_without_a_claim_also_on_the_turn_bought() {
    let mut table = close("");
    deal(&mut table, BLUE, Development::Point);
    give(&mut table, BLUE, "1 wool 1 grain 1 ore");
    assert_eq!((table.view(Viewer::Public).player(BLUE).points, table.points(BLUE)), (8, 9));
    let events = table.must(BLUE, "buy card | draw point").events;
    assert!(events.contains(&Event::Won { seat: BLUE, points: 10, hidden: 2 }));
}

#[test]
fn who_gets_to_ten_on_anothers_turn_wins_when_the_own_turn_begins() {
    let mut table = close("");
    table.current = RED;
    settle(&mut table, BLUE, "f3 f5");
    give(&mut table, RED, "4 wood");
    table.must(RED, "bank wood for ore");
    assert_eq!((table.points(BLUE), on_turn(&table)), (10, Some(RED)), "not yet");
    let events = table.must(RED, "end").events;
    assert!(events.contains(&Event::Won { seat: BLUE, points: 10, hidden: 0 }));
}

#[test]
fn who_no_longer_has_ten_points_when_the_own_turn_begins_does_not_win() {
    let mut table = close("");
    pave(&mut table, BLUE, "c8-c9 c9-d9 d9-d10 d10-d11 c11-d11");
    (table.longest, table.current) = (Some(BLUE), RED);
    assert_eq!(table.points(BLUE), 10);
    settle(&mut table, RED, "e8");
    pave(&mut table, RED, "d8-e8 d8-d9");
    give(&mut table, RED, "1 wood 1 brick 1 wool 1 grain");
    table.must(RED, "build settlement d9");
    table.must(RED, "end");
    assert_eq!((on_turn(&table), table.points(BLUE)), (Some(BLUE), 8));
}

#[test]
fn a_special_card_wins_at_once_too() {
    let mut table = close("");
    pave(&mut table, BLUE, "c8-c9 c9-d9 d9-d10 d10-d11");
    give(&mut table, BLUE, "1 wood 1 brick");
    let events = table.must(BLUE, "build road c11-d11").events;
    assert!(events.contains(&Event::Won { seat: BLUE, points: 10, hidden: 0 }));
    let mut table = close("");
    table.player_mut(BLUE).knights = 2;
    table.deck[0] -= 2;
    deal(&mut table, BLUE, Development::Knight);
    let events = table.must(BLUE, "play knight").events;
    assert!(events.contains(&Event::Won { seat: BLUE, points: 10, hidden: 0 }));
}

#[test]
fn at_the_end_all_point_cards_are_shown() {
    let mut table = close("");
    deal(&mut table, RED, Development::Point);
    deal(&mut table, BLUE, Development::Point);
    assert_eq!(table.view(Viewer::Public).player(RED).secret, None);
    settle(&mut table, BLUE, "f3");
    give(&mut table, BLUE, "4 wood");
    table.must(BLUE, "bank wood for ore");
    let shown = table.view(Viewer::Public);
    assert_eq!(shown.player(RED).secret.as_ref().map(|secret| secret.points), Some(1));
}

/// As long as the visible points and the unknown cards could make ten, that the game goes on tells something, too: nothing
/// before it can be taken back freely.
#[test]
fn what_could_have_won_cannot_be_taken_back() {
    for (points, bought, older, barrier) in [
        (8_usize, 0, 1, Barrier::Open),
        (8, 1, 0, Barrier::Open),
        (8, 2, 0, Barrier::Shut),
        (8, 1, 1, Barrier::Shut),
        (8, 0, 2, Barrier::Shut),
        (7, 2, 0, Barrier::Open),
        (7, 2, 1, Barrier::Shut),
        (9, 1, 0, Barrier::Shut),
        (9, 0, 0, Barrier::Open),
    ] {
        let mut table = blank("");
        let corners = ["c2", "c4", "c6", "c8", "f3"];
        settle(&mut table, BLUE, &corners[..points.div_ceil(2)].join(" "));
        enlarge(&mut table, BLUE, &corners[..points / 2].join(" "));
        assert_eq!(usize::from(table.visible_points(BLUE)), points);
        // Knights: that they are no points is what nobody else knows.
        (0..older).for_each(|_| deal(&mut table, BLUE, Development::Knight));
        table.deck[Development::Knight as usize] -= bought;
        table.player_mut(BLUE).fresh[Development::Knight as usize] = bought;
        // Others' cards do not matter on blue's turn.
        (0..5).for_each(|_| deal(&mut table, RED, Development::Knight));
        give(&mut table, BLUE, "4 wood");
        let trade = "bank wood for ore".parse().expect("readable");
        let done = table.apply(BLUE, &trade, &mut Quick::new(1), &mut Vec::new());
        assert_eq!(done, Ok(barrier), "{points} points, {bought} cards bought now and {older} before");
        assert!(table.turn().outcome().is_none());
    }
}

#[test]
fn the_end_of_a_turn_can_be_taken_back_unless_it_tells_whether_the_next_one_wins() {
    for (held, barrier) in [(0, Barrier::Open), (5, Barrier::Shut)] {
        let mut table = blank("");
        let corners = ["c2", "c4", "c6", "f3"];
        settle(&mut table, AMBER, &corners.join(" "));
        enlarge(&mut table, AMBER, &corners[..2].join(" "));
        (0..held).for_each(|_| deal(&mut table, AMBER, Development::Knight));
        let end = "end".parse().expect("readable");
        let done = table.apply(BLUE, &end, &mut Quick::new(1), &mut Vec::new());
        assert_eq!(done, Ok(barrier), "the next one holds {held} cards");
    }
}

#[test]
fn the_points_that_win_are_an_option() {
    let mut table = blank("points 5");
    settle(&mut table, BLUE, "a3 a5 a7 a9");
    pave(&mut table, BLUE, "a9-b9 b9-b10");
    give(&mut table, BLUE, "1 wood 1 brick 1 wool 1 grain");
    table.must(BLUE, "build settlement b10");
    assert_eq!(table.phase, Phase::Over);
}
