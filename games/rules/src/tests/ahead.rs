//! Orders and forms in notation.

use crate::{Form, FormField, OrderKind, Prepared};

#[test]
fn an_order_is_of_a_kind_if_it_begins_with_its_words() {
    let kind = OrderKind { id: "trade bank", form: None, several: false };
    for (order, holds) in [
        ("trade bank", true),
        ("trade bank 2 wool", true),
        ("trade banker", false),
        ("trade", false),
        ("a trade bank", false),
        ("", false),
    ] {
        assert_eq!(kind.holds(order), holds, "{order:?}");
    }
}

#[test]
fn prepared_moves_are_read_as_they_are_written() {
    let moves = [
        Prepared { action: "take 2".to_owned(), relied: Some("wool wool ore".to_owned()) },
        Prepared { action: "end".to_owned(), relied: None },
    ];
    let order = "next take 2 = wool wool ore; end";
    assert_eq!(Prepared::order(&moves), order);
    assert_eq!(Prepared::read(order).as_deref(), Some(moves.as_slice()));
    for other in ["next", "nextend", "trade 2 wool"] {
        assert_eq!(Prepared::read(other), None, "{other}");
    }
}

const RESOURCES: &[&str] = &["wool", "ore"];
const OFFER: Form = Form {
    id: "offer",
    fields: &[
        FormField { id: "give", lead: "", example: "2 wool", required: true, words: RESOURCES },
        FormField { id: "want", lead: "for", example: "ore", required: true, words: RESOURCES },
        FormField { id: "to", lead: "to", example: "red", required: false, words: &["red", "blue", "ore"] },
    ],
};

#[test]
fn an_example_of_a_form_has_each_field_after_its_lead() {
    assert_eq!(OFFER.example(), "offer 2 wool for ore to red");
}

#[test]
fn words_are_arranged_with_the_form_first_and_what_an_optional_field_alone_takes_last() {
    for (words, arranged) in [
        ("offer 2 wool for ore", Some("offer 2 wool for ore")),
        ("to red offer 2 wool for ore", Some("offer 2 wool for ore to red")),
        ("red blue 2 wool offer for ore", Some("offer 2 wool for ore to red blue")),
        ("2 wool for ore", None),
    ] {
        let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
        assert_eq!(OFFER.arrange(&words).as_deref(), arranged, "{words:?}");
    }
}
