//! What is built by pressing, and how its buttons look.

use super::*;
use conformance::{Library, Names};
use rules::Viewer;
use tabletop::{AnyTable as _, Draft, Menu, Table, Weight};

/// The menu of that seat in English, its people being Ada, Bo, Cy and Dee.
fn menu(table: &Catan, seat: Seat, draft: &str) -> Menu {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    Table::new(table.clone()).sight(Viewer::Seat(seat)).menu(&Draft::parse(draft), &words)
}

/// The choices of the open slot: their labels, with what they make of the draft.
fn open_slot(menu: &Menu) -> Vec<(&str, String)> {
    let slot = menu.slots.last().filter(|slot| slot.choices.iter().all(|choice| !choice.chosen));
    let choices = slot.into_iter().flat_map(|slot| &slot.choices);
    choices.map(|choice| (choice.label.as_str(), choice.draft.to_string())).collect()
}

/// Blue may trade: 3 wool and 1 wood; red has an ore.
fn market() -> Catan {
    let mut table = blank("");
    give(&mut table, BLUE, "1 wood 3 wool");
    give(&mut table, RED, "1 ore");
    table
}

#[test]
fn one_card_for_one_is_offered_with_four_presses() {
    let table = market();
    for (draft, label, next) in [
        ("", "Offer a trade", "trade"),
        ("trade", "2 wool", "trade/2 wool"),
        ("trade/2 wool", "for 1 ore", "trade/2 wool/for 1 ore"),
        ("trade/2 wool/for 1 ore", "only to Dee", "trade/2 wool/for 1 ore/to red"),
    ] {
        let menu = menu(&table, BLUE, draft);
        assert!(open_slot(&menu).contains(&(label, next.to_owned())), "{draft}: {:?}", open_slot(&menu));
    }
    let everybody = menu(&table, BLUE, "trade/2 wool/for 1 ore");
    assert_eq!(everybody.complete.as_deref(), Some("trade 2 wool for 1 ore"));
    assert_eq!(everybody.confirm.as_deref(), Some("Offer to all: 2 wool for 1 ore"));
    let red = menu(&table, BLUE, "trade/2 wool/for 1 ore/to red");
    assert_eq!(red.complete.as_deref(), Some("trade 2 wool for 1 ore to red"));
    assert_eq!(red.confirm.as_deref(), Some("Offer to Dee: 2 wool for 1 ore"));
}

#[test]
fn several_kinds_are_given_and_wanted_in_any_order() {
    let table = market();
    let both = menu(&table, BLUE, "trade/1 wool/1 wood/for 2 ore/1 brick/to amber red");
    assert_eq!(both.complete.as_deref(), Some("trade 1 wood 1 wool for 1 brick 2 ore to amber red"));
    // Nobody gives what they do not have, nor the same kind on both sides.
    let wanted = open_slot(&menu(&table, BLUE, "trade/1 wool"))
        .iter()
        .map(|(_, draft)| draft.clone())
        .collect::<Vec<_>>();
    assert!(wanted.contains(&"trade/1 wool/1 wood".to_owned()), "{wanted:?}");
    assert!(!wanted.iter().any(|draft| draft.ends_with("ore") && !draft.contains("for")), "{wanted:?}");
    assert!(!wanted.iter().any(|draft| draft.ends_with("for 1 wool")), "{wanted:?}");
}

#[test]
fn whole_offers_are_one_for_one_of_the_most_and_the_last_again() {
    let mut table = market();
    let deals = |table: &Catan, seat, draft: &str| -> Vec<String> {
        let menu = menu(table, seat, draft);
        open_slot(&menu)
            .iter()
            .map(|(label, _)| (*label).to_owned())
            .filter(|label| label.contains(" for "))
            .collect()
    };
    let most = ["1 wool for 1 wood", "1 wool for 1 brick", "1 wool for 1 grain", "1 wool for 1 ore"];
    assert_eq!(deals(&table, BLUE, "trade"), most);
    table.must(BLUE, "trade 1 wood for 1 ore to red");
    assert_eq!(deals(&table, RED, "counter"), ["1 ore for 2 wood"]);
    table.must(RED, "decline");
    let again = menu(&table, BLUE, "trade");
    assert_eq!(open_slot(&again)[0], ("1 wood for 1 ore", "trade/1 wood for 1 ore to red".to_owned()));
    assert_eq!(again.slots[1].choices[0].description, "your last offer again");
    // It is not offered again without the cards.
    table.must(BLUE, "trade 1 wood for 1 ore to red");
    table.must(RED, "accept");
    table.must(BLUE, "confirm red");
    give(&mut table, RED, "1 ore");
    assert!(!deals(&table, BLUE, "trade").contains(&"1 wood for 1 ore".to_owned()));
}

#[test]
fn a_year_of_plenty_is_chosen_in_either_order() {
    let mut table = blank("");
    deal(&mut table, BLUE, Development::Plenty);
    for draft in ["play plenty/ore/wood", "play plenty/wood/ore"] {
        let chosen = menu(&table, BLUE, draft);
        assert_eq!(chosen.complete.as_deref(), Some("play plenty wood ore"), "{draft}");
        assert_eq!(chosen.confirm.as_deref(), Some("Take 1 wood, 1 ore"), "{draft}");
    }
    assert_eq!(
        open_slot(&menu(&table, BLUE, "play plenty/ore")).len(),
        5,
        "after any kind any kind can follow"
    );
    assert_eq!(
        "play plenty ore wood".parse::<Action>().map(|action| action.to_string()),
        Ok("play plenty wood ore".to_owned())
    );
}

#[test]
fn the_button_says_the_whole_action() {
    let mut table = blank("");
    give(&mut table, BLUE, "4 wool");
    assert_eq!(
        menu(&table, BLUE, "bank/wool/for ore").confirm.as_deref(),
        Some("Give the bank 4 wool for 1 ore")
    );
    settle(&mut table, AMBER, "c4");
    table.phase = Phase::Robber;
    let robber = menu(&table, BLUE, "robber");
    let rob =
        table.listed(BLUE).into_iter().find(|text| text.ends_with(" amber")).expect("amber can be robbed");
    let hex = rob.split(' ').nth(1).expect("a hex").to_owned();
    assert!(robber.complete.is_none());
    let at = format!("Rob Bo at {}", hex.to_uppercase());
    assert_eq!(menu(&table, BLUE, &format!("robber/{hex}/amber")).confirm, Some(at));
}

/// How the choice of that action looks in the first slot of a menu.
fn weight(menu: &Menu, action: &str) -> Weight {
    let mut choices = menu.slots[0].choices.iter();
    choices.find(|choice| choice.act.as_deref() == Some(action)).map_or(menu.weight, |choice| choice.weight)
}

#[test]
fn what_does_not_come_back_looks_so() {
    let mut table = blank("");
    give(&mut table, BLUE, "1 wool 1 grain 1 ore");
    give(&mut table, RED, "1 ore");
    let rich = menu(&table, BLUE, "");
    assert_eq!((weight(&rich, "buy card"), weight(&rich, "end")), (Weight::Grave, Weight::Grave));
    table.must(BLUE, "trade 1 wool for 1 ore");
    let asked = menu(&table, RED, "");
    assert_eq!((weight(&asked, "accept"), weight(&asked, "decline")), (Weight::Leading, Weight::Grave));
    table.must(RED, "accept");
    // All that is left to red is taking that back: a red button, not a green one.
    let accepted = menu(&table, RED, "");
    assert_eq!((accepted.complete.as_deref(), accepted.weight), (Some("decline"), Weight::Grave));
    assert_eq!(weight(&menu(&table, BLUE, ""), "end"), Weight::Grave, "an offer is open");
    table.must(BLUE, "confirm red");
    assert_eq!(weight(&menu(&table, BLUE, ""), "end"), Weight::Closing, "nothing can be built any more");
}
