//! What people write for moves of Confusing Lands, in three languages.

use conformance::house::{CS, EN, PL, begun, denies, reads, refuses};

use crate::TITLE;

#[test]
fn every_deed_is_read_in_three_languages() {
    reads(
        TITLE,
        begun(TITLE, 2).as_ref(),
        &[
            (EN, "lay 7 with the front up, turned 90°, at n14", "lay 7 front 90 n14"),
            (EN, "put 7 plain side up 180 on n14", "lay 7 back 180 n14"),
            (EN, "put aside 7", "aside 7"),
            (PL, "połóż 7 gładką stroną 90 na n14", "lay 7 back 90 n14"),
            (PL, "połóż Huczące wodospady przodem 0 na n14", "lay 7 front 0 n14"),
            (PL, "odłóż na bok 7", "aside 7"),
            (CS, "polož 7 podmínkou nahoru 90 na n14", "lay 7 front 90 n14"),
            (CS, "polož Burácivé vodopády zadní 0 n14", "lay 7 back 0 n14"),
        ],
    );
}

#[test]
fn places_off_the_board_are_said_to_be_none() {
    let table = begun(TITLE, 2);
    refuses(
        TITLE,
        table.as_ref(),
        &[
            (EN, "lay 7 front 0 n9999", "confusing-lands-refusal-no-place"),
            (PL, "połóż 7 front 0 n9999", "confusing-lands-refusal-no-place"),
        ],
    );
}

#[test]
fn a_negation_is_never_passed_over() {
    let table = begun(TITLE, 2);
    denies(
        TITLE,
        table.as_ref(),
        &[
            (EN, "do not put aside 7", "aside 7"),
            (PL, "nie kładę 7 rewersem na n14 bez obrotu", "lay 7 back 0 n14"),
        ],
    );
}
