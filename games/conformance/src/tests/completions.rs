//! Completion of typed moves, tried on the toy.

use crate::toy::{MESSAGES, at_bidding, at_building};
use crate::{Library, Names};
use rules::{Seat, Viewer};
use tabletop::AnyTable;

fn check(table: &dyn AnyTable, typed: &str, expected: &[&str]) {
    let words = Library::new(|_| vec![MESSAGES.to_owned()]).speaker(0, Names::Short);
    let completions = table.sight(Viewer::Seat(Seat(0))).complete(typed, &[&words]);
    let values: Vec<_> = completions.iter().map(|completion| completion.value.as_str()).collect();
    assert_eq!(values, expected, "{typed:?}");
}

#[test]
fn few_actions_are_offered_whole() {
    let table = at_bidding();
    for typed in ["", "b", "BID", "  bid ", "bid"] {
        check(&table, typed, &["bid 3", "bid 7"]);
    }
    check(&table, "bid  7", &["bid 7"]);
    check(&table, "nonsense", &[]);
}

#[test]
fn many_are_offered_slot_by_slot_and_letter_by_letter() {
    let table = at_building();
    check(&table, "", &["put l1", "put m1", "put n1", "put o1", "put p1"]);
    let squares: Vec<String> = (12..19).map(|row| format!("put n{row}")).collect();
    let sides: Vec<String> =
        squares.iter().flat_map(|square| [format!("{square} front"), format!("{square} back")]).collect();
    check(&table, "put n1", &sides.iter().map(String::as_str).collect::<Vec<_>>());
    check(&table, "PUT N14", &["put n14 front", "put n14 back"]);
    check(&table, "put n14 b", &["put n14 back"]);
}

#[test]
fn what_is_typed_may_be_what_is_read() {
    let table = at_bidding();
    check(&table, "bid · 7", &["bid 7"]);
}

#[test]
fn any_word_of_a_move_finds_it_by_its_beginning() {
    let table = at_bidding();
    check(&table, "7", &["bid 7"]);
    check(&table, "7 bi", &["bid 7"]);
    check(&table, "id", &[]);
    check(&table, "·", &[]);
}

#[test]
fn a_beginning_is_marked_as_one() {
    let words = Library::new(|_| vec![MESSAGES.to_owned()]).speaker(0, Names::Short);
    let label =
        |typed: &str| at_building().sight(Viewer::Seat(Seat(0))).complete(typed, &[&words])[0].label.clone();
    assert!(label("put n1").starts_with("put n12 front – "), "{}", label("put n1"));
    let bidding = at_bidding().sight(Viewer::Seat(Seat(0))).complete("", &[&words]);
    assert!(bidding[0].label.starts_with("bid 3 – "), "{}", bidding[0].label);
}

#[test]
fn a_group_says_from_where_to_where_it_goes() {
    let words = Library::new(|_| vec![MESSAGES.to_owned()]).speaker(0, Names::Short);
    let completions = at_building().sight(Viewer::Seat(Seat(0))).complete("", &[&words]);
    assert_eq!(completions[0].label, "put l1… – put · l12 … put · l18");
}
