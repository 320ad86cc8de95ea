//! Completion of typed moves, tried on the toy.

use crate::toy::{MESSAGES, at_a_pair, at_bidding, at_building};
use crate::{Library, Names};
use rules::{Seat, Viewer};
use tabletop::AnyTable;

fn check(table: &dyn AnyTable, typed: &str, expected: &[&str]) {
    let words = Library::new(|_| vec![MESSAGES.to_owned()]).speaker(0, Names::Short);
    let completions = table.sight(Viewer::Seat(Seat(0))).complete(typed, &[&words]);
    let values: Vec<_> = completions.iter().map(|completion| completion.value.as_str()).collect();
    assert_eq!(values, expected, "{typed:?}");
    assert!(completions.iter().all(|completion| completion.label == completion.value), "{completions:?}");
}

#[test]
fn few_actions_are_offered_as_sentences() {
    let table = at_bidding();
    for typed in ["", "b"] {
        check(&table, typed, &["Do: bid 3", "Do: bid 7", "bet …"]);
    }
    check(&table, "bet …", &["Do: bet 1", "Do: bet 99"]);
    for typed in ["BID", "  bid ", "bid", "do", "Do: bid"] {
        check(&table, typed, &["Do: bid 3", "Do: bid 7"]);
    }
    for typed in ["bid  7", "bid · 7", "Do: bid 7", "7", "7 bi"] {
        check(&table, typed, &["Do: bid 7"]);
    }
    for typed in ["nonsense", "id", "·"] {
        check(&table, typed, &[]);
    }
}

#[test]
fn many_are_offered_by_regions_and_slot_by_slot() {
    let table = at_building();
    let rows: Vec<String> = (12..19).map(|row| format!("put · {row} …")).collect();
    for typed in ["", "put", "do put"] {
        check(&table, typed, &rows.iter().map(String::as_str).collect::<Vec<_>>());
    }
    let squares: Vec<String> = ["l", "m", "n", "o", "p"].map(|column| format!("put · {column}14 …")).into();
    for typed in ["put · 14 …", "put · 14 … ", "put 14"] {
        check(&table, typed, &squares.iter().map(String::as_str).collect::<Vec<_>>());
    }
    for typed in ["PUT N14", "put · n14 …", "put · n14 … "] {
        check(&table, typed, &["Do: put n14 front", "Do: put n14 back"]);
    }
    check(&table, "put n14 b", &["Do: put n14 back"]);
}

#[test]
fn a_beginning_leaves_its_question() {
    let words = Library::new(|_| vec![MESSAGES.to_owned()]).speaker(0, Names::Short);
    let sight = at_building().sight(Viewer::Seat(Seat(0)));
    for (typed, draft) in
        [("put", "put"), ("put · 14 …", "put/~14"), ("put n14", "put/n14"), ("put 14", "put/~14")]
    {
        assert_eq!(sight.begun(typed, &[&words]).map(|draft| draft.to_string()).as_deref(), Some(draft));
        assert_eq!(sight.read(typed, &[&words]).map_err(|refusal| refusal.key), Err("reading-begun"));
    }
    for typed in ["put n14 front", "and", "i"] {
        assert_eq!(sight.begun(typed, &[&words]), None, "{typed}");
    }
    let pair = at_a_pair().sight(Viewer::Seat(Seat(0)));
    assert_eq!(pair.read("bid …", &[&words]), Ok("bid 3".to_owned()), "nothing else begins so");
}
