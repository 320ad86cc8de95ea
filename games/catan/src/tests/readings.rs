//! What people write at this table.

use super::*;
use conformance::{Library, Names};
use rules::{Viewer, Words};
use tabletop::{AnyTable as _, Table};

const EN: usize = 0;
const PL: usize = 1;
const CS: usize = 2;

/// Reads for blue; the others are Bo, Cy and Dee. What is refused is its key.
fn read(table: &Catan, language: usize, typed: &str) -> Result<String, &'static str> {
    let library = Library::of(&[crate::TITLE]);
    let (own, english) = (library.speaker(language, Names::Short), library.speaker(EN, Names::Short));
    let readers: [&dyn Words; 2] = [&own, &english];
    let sight = Table::new(table.clone()).sight(Viewer::Seat(BLUE));
    sight.read(typed, &readers).map_err(|refusal| refusal.key)
}

#[test]
fn the_bank_is_told_from_the_others() {
    let mut table = blank("");
    give(&mut table, BLUE, "4 wool 4 grain");
    for (language, typed) in [
        (EN, "trade 4 wool for 1 ore with the bank"),
        (EN, "Trade with the bank: four sheep for a stone"),
        (PL, "wymień 4 owce na 1 rudę z bankiem"),
        (PL, "bank: 4 wełny za rudę"),
        (CS, "vyměň s bankou 4 ovce za 1 rudu"),
    ] {
        assert_eq!(read(&table, language, typed), Ok("bank wool for ore".to_owned()), "{typed}");
    }
    assert_eq!(read(&table, EN, "trade wool for ore"), Ok("trade 1 wool for 1 ore".to_owned()));
    let wrong_rate = read(&table, EN, "trade 3 wool for 1 ore with the bank");
    assert!(wrong_rate.is_err(), "the bank takes four: {wrong_rate:?}");
}

#[test]
fn what_can_only_be_one_thing_may_be_left_out_and_nothing_else() {
    let mut table = blank("");
    settle(&mut table, RED, "a4");
    settle(&mut table, GREEN, "a6 c5");
    table.phase = Phase::Robber;
    for (typed, read_as) in [
        ("rob Dee at g", Ok("robber g red")),
        ("steal from green at h", Ok("robber h green")),
        ("robber to h", Ok("robber h green")),
        ("rob Cy", Err("reading-unclear")),
        ("rob Bo at g", Err("reading-nearest")),
    ] {
        assert_eq!(read(&table, EN, typed).as_deref().map_err(|key| *key), read_as, "{typed}");
    }
}

#[test]
fn what_is_clearly_said_but_forbidden_is_left_to_the_rules() {
    let table = blank("");
    assert_eq!(read(&table, PL, "kup kartę rozwoju"), Ok("buy card".to_owned()));
    assert_eq!(read(&table, CS, "postav silnici c4-c5"), Ok("build road c4-c5".to_owned()));
}
