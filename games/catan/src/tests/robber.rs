//! The robber.

use super::super::legal::places::robber_places;
use super::*;
use tabletop::Menus;

/// Blue must move the robber from the desert (P); red has a building at G, green two points beside H.
fn robbing(options: &str) -> Catan {
    let mut table = blank(options);
    settle(&mut table, RED, "a4");
    settle(&mut table, GREEN, "a6");
    table.phase = Phase::Robber;
    table
}

#[test]
fn the_robber_never_stays_and_may_return_to_the_desert() {
    let mut table = robbing("");
    refused(&table, BLUE, "robber p", "catan-refusal-robber-stays");
    refused(&table, BLUE, "end", "catan-refusal-robber-first");
    table.must(BLUE, "robber y");
    refused(&table, BLUE, "robber x", "catan-refusal-robber-now");
    table.phase = Phase::Robber;
    table.must(BLUE, "robber p");
}

#[test]
fn the_victim_is_one_of_the_others_with_a_building_there() {
    let mut table = robbing("");
    settle(&mut table, BLUE, "b5");
    give(&mut table, RED, "1 ore");
    refused(&table, BLUE, "robber g", "catan-refusal-robber-victim");
    refused(&table, BLUE, "robber g green", "catan-refusal-robber-absent");
    refused(&table, BLUE, "robber g blue", "catan-refusal-robber-absent");
    refused(&table, BLUE, "robber y red", "catan-refusal-robber-absent");
    table.must(BLUE, "robber g red | steal ore");
    assert_eq!(hand(&table, BLUE), "1 ore");
}

#[test]
fn a_victim_is_asked_for_only_when_there_is_a_choice() {
    let mut table = robbing("");
    settle(&mut table, GREEN, "b4");
    let mut actions = Vec::new();
    table.actions(BLUE, &mut actions);
    let at = |hex: &str| {
        let there = actions.iter().filter(|action| Catan::slots(action)[1] == hex);
        there.map(|action| action.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(at("g"), ["robber g green", "robber g red"]);
    assert_eq!(at("h"), ["robber h green"], "a slot with one choice is filled by itself");
    assert_eq!(at("y"), ["robber y"]);
}

#[test]
fn one_with_no_cards_may_be_chosen_and_yields_nothing() {
    let mut table = robbing("");
    let events = table.must(BLUE, "robber g red").events;
    assert!(
        events.iter().any(|event| matches!(event, Event::Robbed { stolen: false, victim: Some(RED), .. }))
    );
}

#[test]
fn the_friendly_robber_spares_players_with_two_or_fewer_visible_points() {
    let mut table = robbing("friendly yes");
    refused(&table, BLUE, "robber g red", "catan-refusal-robber-friendly");
    // Hidden points do not count, a third visible one does.
    deal(&mut table, RED, Development::Point);
    settle(&mut table, RED, "f3");
    refused(&table, BLUE, "robber g red", "catan-refusal-robber-friendly");
    settle(&mut table, RED, "f9");
    table.must(BLUE, "robber g red");
}

#[test]
fn if_the_friendly_robber_may_go_nowhere_it_may_go_everywhere() {
    let mut table = blank("friendly yes");
    table.phase = Phase::Robber;
    // Two settlements each touch every hex but P, where the robber is.
    for (seat, corners) in [(BLUE, "a4 b5"), (AMBER, "a7 c3"), (GREEN, "b8 d9"), (RED, "e4")] {
        settle(&mut table, seat, corners);
    }
    let places = |table: &Catan| robber_places(table).iter().map(|hex| hex.to_string()).collect::<String>();
    assert_eq!(places(&table), "uxy", "only these three, which meet in e7, touch nobody");
    settle(&mut table, RED, "e7");
    assert_eq!(places(&table), "ghijklmnoqrstuvwxy");
    table.must(BLUE, "robber x red");
}
