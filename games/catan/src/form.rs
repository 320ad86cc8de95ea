//! The forms of free-form actions.

use super::action::COLOURS;
use rules::{Form, FormField};

/// The words of the resources, for the fields of the forms.
const KINDS: &[&str] = &["wood", "brick", "wool", "grain", "ore"];

/// An offer to trade.
pub(super) static OFFER: Form = Form {
    id: "trade",
    fields: &[
        FormField { id: "give", lead: "", example: "2 wool", required: true, words: KINDS },
        FormField { id: "want", lead: "for", example: "1 ore", required: true, words: KINDS },
        FormField { id: "to", lead: "to", example: "blue red", required: false, words: &COLOURS },
    ],
};

/// An answer to an offer with another.
pub(super) static COUNTER: Form = Form {
    id: "counter",
    fields: &[
        FormField { id: "give", lead: "", example: "1 ore", required: true, words: KINDS },
        FormField { id: "want", lead: "for", example: "3 wool", required: true, words: KINDS },
    ],
};

/// An order to accept offers.
pub(super) static ACCEPT: Form = Form {
    id: "accept",
    fields: &[
        FormField { id: "get", lead: "", example: "2 ore", required: true, words: KINDS },
        FormField { id: "pay", lead: "for", example: "1 wool", required: true, words: KINDS },
        FormField { id: "times", lead: "times", example: "3", required: false, words: &[] },
    ],
};

/// An order to keep some kinds on a seven.
pub(super) static KEEP: Form = Form {
    id: "keep",
    fields: &[FormField { id: "kinds", lead: "", example: "ore grain", required: true, words: KINDS }],
};
