//! The generic menus, tried on the toy.

use crate::toy::{Flaw, MESSAGES, at_bidding, at_building, spoil};
use crate::{Library, Names};
use rules::{Seat, Viewer};
use tabletop::{AnyTable, Choice, Draft, Menu};

fn menu(table: &dyn AnyTable, draft: &str) -> Menu {
    let words = Library::new(|_| vec![MESSAGES.to_owned()]).speaker(0, Names::Short);
    table.sight(Viewer::Seat(Seat(0))).menu(&Draft::parse(draft), &words)
}

/// Every slot as its choices' labels; the chosen one in brackets, one that acts at once with an exclamation mark.
fn slots(menu: &Menu) -> Vec<String> {
    let written = |choice: &Choice| match (choice.chosen, &choice.act) {
        (true, _) => format!("[{}]", choice.label),
        (_, Some(_)) => format!("{}!", choice.label),
        _ => choice.label.clone(),
    };
    menu.slots.iter().map(|slot| slot.choices.iter().map(written).collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn the_last_slot_acts_at_once_unless_the_action_is_confirmed() {
    let table = at_bidding();
    let bidding = menu(&table, "bid");
    assert_eq!(slots(&bidding), ["[bid] bet", "3! 7!"]);
    assert_eq!(bidding.draft.to_string(), "bid");
    assert_eq!(bidding.candidates, ["3", "7"]);
    let chosen = menu(&table, "bid/7");
    assert_eq!(slots(&chosen), ["[bid] bet", "3! [7]"]);
    assert_eq!(chosen.complete.as_deref(), Some("bid 7"));
}

#[test]
fn many_choices_are_offered_by_region_first() {
    let table = at_building();
    let regions = menu(&table, "");
    assert_eq!(slots(&regions), ["12 13 14 15 16 17 18"]);
    assert!(regions.slots[0].regions);
    assert_eq!(regions.candidates.len(), 35);
    let row = menu(&table, &regions.slots[0].choices[2].draft.to_string());
    assert_eq!(slots(&row), ["12 13 [14] 15 16 17 18", "l14 m14 n14 o14 p14"]);
    assert_eq!(row.candidates, ["l14", "m14", "n14", "o14", "p14"]);
    let side = menu(&table, &row.slots[1].choices[2].draft.to_string());
    assert_eq!(slots(&side), ["12 13 [14] 15 16 17 18", "l14 m14 [n14] o14 p14", "front back"]);
    assert_eq!(side.complete, None);
    let whole = menu(&table, &side.slots[2].choices[1].draft.to_string());
    assert_eq!(whole.complete.as_deref(), Some("put n14 back"));
    assert_eq!(whole.confirm.as_deref(), Some("Do: put n14 back"));
    assert_eq!(whole.adjust[0].draft, Some(Draft::parse("put/n14/front")));
}

#[test]
fn an_earlier_slot_chosen_anew_keeps_the_later_ones_that_fit() {
    let table = at_building();
    let whole = menu(&table, "put/n14/back");
    assert_eq!(whole.slots[1].choices[0].draft.to_string(), "put/l14/back");
    assert_eq!(whole.slots[0].choices[0].draft.to_string(), "put/~12");
}

#[test]
fn a_slot_that_leaves_no_choice_may_be_left_out_of_a_draft() {
    let table = at_building();
    assert_eq!(menu(&table, "n14/back").complete.as_deref(), Some("put n14 back"));
    assert_eq!(menu(&table, "~14"), menu(&table, "put/~14"));
}

#[test]
fn a_finished_draft_that_is_illegal_says_which_rule_forbids_it() {
    let table = at_bidding();
    let refused = menu(&table, "bid/9");
    assert_eq!(refused.refused.as_deref(), Some("You do not hold that card."));
    assert_eq!(refused.complete, None);
    assert_eq!(refused.draft.to_string(), "bid/9");
    assert_eq!(slots(&refused), ["[bid] bet", "3! 7!"]);
}

#[test]
fn an_action_that_begins_another_can_be_done_or_gone_on_with() {
    let table = at_building();
    let words = Library::new(|_| vec![MESSAGES.to_owned()]).speaker(0, Names::Short);
    let knock = table.sight(Viewer::Seat(Seat(1))).menu(&Draft::default(), &words);
    assert_eq!(knock.complete.as_deref(), Some("knock"));
    assert_eq!(slots(&knock), ["twice!"]);
}

#[test]
fn a_stale_or_foolish_draft_offers_what_there_is() {
    let table = at_bidding();
    for draft in ["put/n14/front", "~", "~~", "bid/~7", "nonsense", "bid/7/7/7"] {
        let menu = menu(&table, draft);
        let open = menu.slots.last().expect("something can be chosen");
        assert_eq!(open.choices.len(), 2, "{draft}");
    }
}

#[test]
fn a_beginning_that_is_illegal_by_itself_is_gone_on_with() {
    let table = at_building();
    let words = Library::new(|_| vec![MESSAGES.to_owned()]).speaker(0, Names::Short);
    let knock = table.sight(Viewer::Seat(Seat(2))).menu(&Draft::parse("knock"), &words);
    assert_eq!((knock.refused.as_deref(), knock.complete.as_deref()), (None, None));
    assert_eq!(slots(&knock), ["twice! thrice!"]);
}

#[test]
fn a_free_form_action_is_composed_slot_by_slot() {
    let table = at_bidding();
    let begun = menu(&table, "");
    assert_eq!(slots(&begun), ["bid bet"]);
    let stakes = menu(&table, &begun.slots[0].choices[1].draft.to_string());
    assert_eq!(slots(&stakes), ["bid [bet]", "1! 99!"]);
    assert_eq!(stakes.slots[1].choices[1].act.as_deref(), Some("bet 99"));
    assert_eq!(menu(&table, "bet/99").confirm.as_deref(), Some("Do: bet 99"));
    // What the menus do not offer is not taken from a draft either.
    assert_eq!(menu(&table, "bet/17").complete, None);
}

#[test]
fn choices_say_what_they_bring_where_that_differs() {
    let table = at_building();
    let said = |menu: Menu| -> Vec<String> {
        let choices = menu.slots.last().expect("the sides").choices.iter();
        choices.map(|choice| choice.description.clone()).collect()
    };
    assert_eq!(said(menu(&table, "put/n14")), ["", ""]);
    assert_eq!(said(spoil(Flaw::PreviewAstray, || menu(&table, "put/n14"))), ["±0", "+1"]);
}
