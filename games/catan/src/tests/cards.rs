//! Development cards.

use super::*;

#[test]
fn a_card_bought_this_turn_is_not_played() {
    for (card, kind, play) in [
        ("knight", Development::Knight, "play knight"),
        ("roads", Development::Roads, "play roads"),
        ("plenty", Development::Plenty, "play plenty wood ore"),
        ("monopoly", Development::Monopoly, "play monopoly ore"),
    ] {
        let mut table = blank("");
        settle(&mut table, BLUE, "c4");
        give(&mut table, BLUE, "1 wool 1 grain 1 ore");
        refused(&table, BLUE, play, "catan-refusal-card-none");
        table.must(BLUE, &format!("buy card | draw {card}"));
        refused(&table, BLUE, play, "catan-refusal-card-new");
        assert_eq!(table.listed(BLUE), ["end"], "{card}");
        // One bought before may be played, the new one still not.
        let mut older = table.clone();
        deal(&mut older, BLUE, kind);
        older.must(BLUE, play);
        assert_eq!(older.player(BLUE).fresh[kind as usize], 1, "{card}");
        for seat in [BLUE, AMBER, GREEN, RED] {
            table.must(seat, "end");
            let next = on_turn(&table).expect("one seat");
            table.must(next, "roll | dice 1 1");
        }
        table.must(BLUE, play);
    }
}

#[test]
fn a_card_is_played_at_any_moment_of_the_own_turn_alone() {
    let mut table = blank("");
    settle(&mut table, BLUE, "c4");
    give(&mut table, BLUE, "1 wood 1 brick");
    [BLUE, RED].into_iter().for_each(|seat| deal(&mut table, seat, Development::Monopoly));
    refused(&table, RED, "play monopoly ore", "refusal-not-your-turn");
    table.must(BLUE, "build road c4-c5");
    table.must(BLUE, "play monopoly ore");
}

#[test]
fn one_card_a_turn_is_played_also_before_the_roll() {
    let mut table = blank("");
    (table.phase, table.dice) = (Phase::Roll, None);
    deal(&mut table, BLUE, Development::Knight);
    deal(&mut table, BLUE, Development::Knight);
    table.must(BLUE, "play knight");
    table.must(BLUE, "robber g");
    assert_eq!(table.phase, Phase::Roll, "the roll is still to come");
    refused(&table, BLUE, "play knight", "catan-refusal-card-one");
    table.must(BLUE, "roll | dice 1 1");
    refused(&table, BLUE, "play knight", "catan-refusal-card-one");
}

#[test]
fn a_card_waits_while_another_decision_is_open() {
    let mut table = blank("");
    settle(&mut table, BLUE, "c4");
    deal(&mut table, BLUE, Development::Knight);
    for (phase, key) in [
        (Phase::Robber, "catan-refusal-robber-first"),
        (Phase::Discard, "catan-refusal-discards-first"),
        (Phase::FreeRoads(1), "catan-refusal-free-roads"),
    ] {
        table.phase = phase;
        refused(&table, BLUE, "play knight", key);
    }
}

#[test]
fn an_open_offer_does_not_hinder_a_card() {
    let mut table = blank("");
    give(&mut table, BLUE, "1 wool");
    give(&mut table, RED, "2 ore");
    deal(&mut table, BLUE, Development::Monopoly);
    table.must(BLUE, "trade 1 wool for 1 ore");
    table.must(RED, "accept");
    table.must(BLUE, "play monopoly ore");
    assert_eq!(hand(&table, BLUE), "1 wool 2 ore");
    refused(&table, BLUE, "confirm red", "catan-refusal-not-accepted");
    refused(&table, RED, "accept", "catan-refusal-accept-cards");
    table.must(RED, "decline");
}

#[test]
fn a_knight_moves_the_robber_and_steals_without_discards() {
    let mut table = blank("");
    give(&mut table, RED, "9 ore");
    settle(&mut table, RED, "a4");
    deal(&mut table, BLUE, Development::Knight);
    table.must(BLUE, "play knight");
    table.must(BLUE, "robber g red | steal ore");
    assert_eq!((hand(&table, BLUE), hand(&table, RED)), ("1 ore".to_owned(), "8 ore".to_owned()));
    assert_eq!((table.player(BLUE).knights, table.phase), (1, Phase::Main));
}

#[test]
fn road_building_gives_up_to_two_free_roads() {
    let mut table = blank("");
    settle(&mut table, BLUE, "c4");
    deal(&mut table, BLUE, Development::Roads);
    table.must(BLUE, "play roads");
    refused(&table, BLUE, "stop", "catan-refusal-free-roads");
    refused(&table, BLUE, "end", "catan-refusal-free-roads");
    table.must(BLUE, "build road c4-c5");
    table.must(BLUE, "build road c5-c6");
    assert_eq!((table.phase, table.player(BLUE).roads.len()), (Phase::Main, 2));
}

#[test]
fn road_building_may_stop_after_one_road() {
    let mut table = blank("");
    settle(&mut table, BLUE, "c4");
    deal(&mut table, BLUE, Development::Roads);
    table.must(BLUE, "play roads");
    table.must(BLUE, "build road c4-c5");
    table.must(BLUE, "stop");
    assert_eq!((table.phase, table.player(BLUE).roads.len()), (Phase::Main, 1));
    refused(&table, BLUE, "stop", "catan-refusal-stop");
}

#[test]
fn road_building_needs_a_road_that_can_be_built() {
    let mut table = blank("");
    deal(&mut table, BLUE, Development::Roads);
    refused(&table, BLUE, "play roads", "catan-refusal-roads-nowhere");
    // The last road of the supply ends it by itself.
    settle(&mut table, BLUE, "c1");
    pave(
        &mut table,
        BLUE,
        "c1-c2 c2-c3 c3-c4 c4-c5 c5-c6 c6-c7 c7-c8 c8-c9 c9-c10 c10-c11 c1-d1 d1-d2 d2-d3 d3-d4",
    );
    table.must(BLUE, "play roads");
    table.must(BLUE, "build road d4-d5");
    assert_eq!(table.phase, Phase::Main);
}

#[test]
fn a_year_of_plenty_takes_two_cards_that_the_bank_has() {
    let mut table = blank("");
    deal(&mut table, BLUE, Development::Plenty);
    give(&mut table, RED, "18 ore");
    refused(&table, BLUE, "play plenty ore ore", "catan-refusal-bank-empty");
    refused(&table, BLUE, "play plenty ore", "catan-refusal-plenty-two");
    table.must(BLUE, "play plenty ore wool");
    assert_eq!(hand(&table, BLUE), "1 wool 1 ore");
}

#[test]
fn a_year_of_plenty_takes_both_cards_of_a_bank_that_holds_two() {
    for (rest, both) in [("18 wool 18 ore", "wool ore"), ("19 wool 17 ore", "ore ore")] {
        let mut table = blank("");
        deal(&mut table, BLUE, Development::Plenty);
        give(&mut table, RED, &format!("19 wood 19 brick 19 grain {rest}"));
        refused(&table, BLUE, "play plenty ore", "catan-refusal-plenty-two");
        assert_eq!(table.listed(BLUE), [&format!("play plenty {both}"), "end"]);
        table.must(BLUE, &format!("play plenty {both}"));
        assert_eq!(table.bank.total(), 0);
    }
}

#[test]
fn a_year_of_plenty_takes_the_one_card_left_and_is_not_playable_on_an_empty_bank() {
    let mut table = blank("");
    deal(&mut table, BLUE, Development::Plenty);
    give(&mut table, RED, "19 wood 19 brick 19 wool 19 grain 18 ore");
    refused(&table, BLUE, "play plenty ore ore", "catan-refusal-bank-empty");
    assert_eq!(table.listed(BLUE), ["play plenty ore", "end"]);
    let mut empty = table.clone();
    give(&mut empty, RED, "1 ore");
    refused(&empty, BLUE, "play plenty ore", "catan-refusal-plenty-empty");
    table.must(BLUE, "play plenty ore");
    assert_eq!(hand(&table, BLUE), "1 ore");
}

#[test]
fn a_monopoly_takes_all_of_a_resource_from_everybody() {
    let mut table = blank("");
    give(&mut table, AMBER, "2 ore 1 wool");
    give(&mut table, RED, "3 ore");
    deal(&mut table, BLUE, Development::Monopoly);
    let events = table.must(BLUE, "play monopoly ore").events;
    assert_eq!(
        (hand(&table, BLUE), hand(&table, AMBER), hand(&table, RED)),
        ("5 ore".to_owned(), "1 wool".to_owned(), String::new())
    );
    assert!(events.iter().any(|event| matches!(event, Event::Monopoly { from: [0, 2, 0, 3], .. })));
}

#[test]
fn a_progress_card_leaves_the_game_and_a_knight_stays_with_its_owner() {
    for (card, play) in [
        (Development::Knight, "play knight"),
        (Development::Roads, "play roads"),
        (Development::Plenty, "play plenty ore ore"),
        (Development::Monopoly, "play monopoly ore"),
    ] {
        let mut table = blank("");
        settle(&mut table, BLUE, "c4");
        deal(&mut table, BLUE, card);
        table.must(BLUE, play);
        assert_eq!((table.deck.iter().sum::<u8>(), table.player(BLUE).unplayed()), (24, 0), "{play}");
        assert_eq!(table.player(BLUE).knights, u8::from(card == Development::Knight), "{play}");
    }
}

#[test]
fn two_knights_are_no_army() {
    let mut table = blank("");
    table.player_mut(BLUE).knights = 1;
    table.deck[0] -= 1;
    deal(&mut table, BLUE, Development::Knight);
    table.must(BLUE, "play knight");
    assert_eq!((table.player(BLUE).knights, table.army), (2, None));
}

#[test]
fn the_largest_army_goes_to_three_knights_and_is_taken_by_strictly_more() {
    let mut table = blank("");
    table.players[0].knights = 2;
    table.players[3].knights = 2;
    table.deck[0] -= 4;
    for seat in [BLUE, RED, RED] {
        deal(&mut table, seat, Development::Knight);
    }
    table.must(BLUE, "play knight");
    assert_eq!((table.army, table.visible_points(BLUE)), (Some(BLUE), 2));
    table.must(BLUE, "robber g");
    (table.current, table.carded) = (RED, false);
    table.must(RED, "play knight");
    assert_eq!(table.army, Some(BLUE), "as many are not more");
    table.must(RED, "robber h");
    table.carded = false;
    table.must(RED, "play knight");
    assert_eq!((table.army, table.visible_points(BLUE), table.visible_points(RED)), (Some(RED), 0, 2));
}
