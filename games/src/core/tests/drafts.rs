use proptest::prelude::*;

use super::super::{Draft, Form, FormField, Refusal};

#[test]
fn a_draft_is_its_slots() {
    let draft = Draft::parse("place/grey/d2");
    assert_eq!(draft.notation(), "place grey d2");
    assert_eq!(draft.until(1, "blue").to_string(), "place/blue");
    assert_eq!(draft.until(9, "again").to_string(), "place/grey/d2/again");
    assert_eq!(Draft::parse(""), Draft::default());
    assert_eq!(Draft::default().to_string(), "");
}

static OFFER: Form = Form {
    id: "offer",
    fields: &[
        FormField { id: "give", lead: "", example: "2 wool", required: true },
        FormField { id: "want", lead: "for", example: "1 ore", required: true },
        FormField { id: "to", lead: "to", example: "3", required: false },
    ],
};

#[test]
fn a_form_composes_its_notation() {
    let compose =
        |texts: &[&str]| OFFER.compose(&texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>());
    let missing = || Err(Refusal::new("form-field-missing"));
    assert_eq!(compose(&["2 wool", " 1 ore ", "3"]), Ok("offer 2 wool for 1 ore to 3".to_owned()));
    assert_eq!(compose(&["2 wool", "1 ore", "  "]), Ok("offer 2 wool for 1 ore".to_owned()));
    assert_eq!(compose(&["2 wool", "1 ore"]), Ok("offer 2 wool for 1 ore".to_owned()));
    assert_eq!(compose(&["2 wool", " "]), missing());
    assert_eq!(compose(&["2 wool"]), missing());
    assert_eq!(compose(&[]), missing());
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
