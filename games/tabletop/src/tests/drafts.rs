//! Drafts and their slots.

use proptest::prelude::*;

use crate::Draft;

#[test]
fn a_draft_is_its_slots() {
    let draft = Draft::parse("place/grey/d2");
    assert_eq!(draft.notation(), "place grey d2");
    assert_eq!(draft.until(1, "blue").to_string(), "place/blue");
    assert_eq!(draft.until(9, "again").to_string(), "place/grey/d2/again");
    assert_eq!(Draft::parse(""), Draft::default());
    assert_eq!(Draft::default().to_string(), "");
}

proptest! {
    #[test]
    fn every_draft_is_read_back(slots in proptest::collection::vec("[^/]{1,8}", 0..5)) {
        let draft = Draft(slots);
        prop_assert_eq!(Draft::parse(&draft.to_string()), draft);
    }

    #[test]
    fn any_text_makes_a_draft(text in "\\PC{0,100}") {
        let draft = Draft::parse(&text);
        prop_assert_eq!(Draft::parse(&draft.to_string()), draft);
    }
}
