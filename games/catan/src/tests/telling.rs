//! What prompts and texts say.

use super::*;
use conformance::{Library, Names};
use rules::{SeatSet, Viewer};
use tabletop::{Buttons as _, Menus as _, Tell, Text};

fn english() -> impl rules::Words {
    Library::of(&[crate::TITLE]).speaker(0, Names::Short)
}

#[test]
fn before_the_roll_a_card_is_spoken_of_only_if_one_can_be_played() {
    let prompt =
        |table: &Catan| Catan::prompt(&table.view(Viewer::Seat(BLUE)), Viewer::Seat(BLUE), &english());
    let offered = |table: &Catan| prompt(table).contains("Before that you may play");
    let mut table = blank("");
    (table.phase, table.dice) = (Phase::Roll, None);
    assert!(prompt(&table).starts_with("Roll the dice.") && !offered(&table), "none is held");
    deal(&mut table, BLUE, Development::Point);
    assert!(!offered(&table), "a victory point is never played");
    deal(&mut table, BLUE, Development::Knight);
    assert!(offered(&table));
    deal(&mut table, BLUE, Development::Knight);
    table.must(BLUE, "play knight");
    table.must(BLUE, "robber g");
    assert_eq!(table.phase, Phase::Roll);
    assert!(!offered(&table), "one was played this turn");
}

#[test]
fn a_seven_names_all_who_owe_cards_and_how_many() {
    let mut table = blank("");
    (table.phase, table.dice) = (Phase::Roll, None);
    give(&mut table, AMBER, "5 wood 2 wool 2 ore");
    give(&mut table, RED, "11 grain");
    give(&mut table, GREEN, "7 brick");
    let mut events = Vec::new();
    let roll = "roll".parse().expect("readable");
    let mut dice = Recorded::new([("dice".to_owned(), "3 4".to_owned())]);
    table.apply(BLUE, &roll, &mut dice, &mut events).expect("the dice are given");
    let told: Vec<String> =
        events.iter().filter_map(|event| Catan::narrate(event, Viewer::Public, &english())).collect();
    assert!(told.iter().any(|line| line.contains("Bo (4), Dee (5)")), "{told:?}");
    let waits = |table: &Catan| Catan::prompt(&table.view(Viewer::Public), Viewer::Public, &english());
    assert_eq!(waits(&table), "Still to discard: Bo (4), Dee (5).");
    table.must(AMBER, "discard 4 wood");
    assert_eq!(table.turn(), Turn::Waiting { must: SeatSet::one(RED), may: SeatSet::one(AMBER) });
    assert_eq!(waits(&table), "Still to discard: Dee (5).");
}

#[test]
fn the_alternative_text_tells_roads_and_harbours_and_to_their_owner_the_cards() {
    let mut table = blank("");
    settle(&mut table, BLUE, "c4");
    pave(&mut table, BLUE, "c4-c5");
    give(&mut table, BLUE, "2 wool 1 ore");
    deal(&mut table, BLUE, Development::Monopoly);
    let alt = |viewer| Catan::alt_text(&table.view(viewer), &english());
    for viewer in [Viewer::Public, Viewer::Seat(BLUE), Viewer::Seat(RED)] {
        let text = alt(viewer);
        assert!(text.contains("Roads: C4-5."), "{text}");
        assert!(text.contains("Harbours: ") && text.contains("2:1 ore"), "{text}");
        let own = text.contains("Hand: 2 wool, 1 ore.") && text.contains("Development cards: Monopoly.");
        assert_eq!(own, viewer == Viewer::Seat(BLUE), "{text}");
        assert_eq!(text.contains("Monopoly"), viewer == Viewer::Seat(BLUE), "{text}");
    }
}

#[test]
fn the_news_of_a_turn_is_its_most_important_event() {
    let mut table = blank("order free");
    let news = |table: &Catan| table.view(Viewer::Public).news;
    give(&mut table, BLUE, "6 wood 2 brick 1 wool 1 grain");
    settle(&mut table, BLUE, "c1");
    pave(&mut table, BLUE, "c1-c2 c2-c3 c3-c4 c4-c5");
    table.must(BLUE, "build road c5-c6");
    assert_eq!(news(&table), Some(Event::LongestRoad(Some(BLUE), 5)), "not the road itself");
    table.must(BLUE, "bank wood for ore");
    table.must(BLUE, "build settlement c6");
    assert_eq!(news(&table), Some(Event::LongestRoad(Some(BLUE), 5)), "what follows weighs less");
    table.must(BLUE, "end");
    assert_eq!(news(&table), Some(Event::LongestRoad(Some(BLUE), 5)), "it is what others come back to");
    table.must(AMBER, "roll | dice 1 2");
    assert!(
        matches!(news(&table), Some(Event::Rolled { seat: AMBER, .. })),
        "a new turn has news of its own"
    );
}

#[test]
fn the_alternative_text_says_what_everybody_may_count() {
    let mut table = blank("");
    give(&mut table, AMBER, "2 wool 1 ore");
    deal(&mut table, AMBER, Development::Monopoly);
    table.player_mut(AMBER).knights = 3;
    table.army = Some(AMBER);
    pave(&mut table, AMBER, "c4-c5 c5-c6");
    let text = Catan::alt_text(&table.view(Viewer::Public), &english());
    let counts = "Bo (Yellow): 2 points, 3 cards, 1 development card, 3 knights, road 2, Largest Army.";
    assert!(text.contains(counts), "{text}");
    assert!(text.contains("Ada (Blue): 0 points, 0 cards."), "what nobody has is left out: {text}");
    assert!(text.find(counts) < text.find("Robber on"), "people come before the island: {text}");
    assert!(text.chars().count() <= 1024);
}

#[test]
fn an_edge_has_one_name_on_buttons_pictures_and_in_what_is_told() {
    let mut table = blank("");
    settle(&mut table, BLUE, "c4");
    give(&mut table, BLUE, "1 wood 1 brick");
    let road: Action = "build road b4-c4".parse().expect("readable");
    let view = table.view(Viewer::Seat(BLUE));
    assert_eq!(Catan::whole(&view, &road, &english()), "Build a road at B-C4");
    assert_eq!(Catan::label(&view, &["build road".to_owned()], "b4-c4", &english()).text, "B-C4");
    let mut events = Vec::new();
    table.apply(BLUE, &road, &mut Quick::new(1), &mut events).expect("it is legal");
    let told: Vec<String> =
        events.iter().filter_map(|event| Catan::narrate(event, Viewer::Public, &english())).collect();
    assert_eq!(told, ["Ada builds a road on B-C4."]);
    assert!(Catan::board_text(&table.view(Viewer::Public), &english()).contains("Roads: B-C4"));
}
