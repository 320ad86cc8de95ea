//! What people write for moves of Village Green, in three languages.

use conformance::house::{CS, EN, PL, begun, denies, reads, refuses};

use crate::TITLE;

#[test]
fn every_deed_is_read_in_three_languages() {
    reads(
        TITLE,
        begun(TITLE, 2).as_ref(),
        &[
            (EN, "arrange two, one, three", "arrange 2 1 3"),
            (EN, "lay 1 3 2", "arrange 1 3 2"),
            (EN, "take the card number 2", "take 2"),
            (EN, "draw from the deck", "take deck"),
            (EN, "put 3 on b2", "lay 3 b2"),
            (EN, "throw away 3", "discard 3"),
            (EN, "take an award from the deck", "award deck"),
            (PL, "ułóż 2, 1, 3", "arrange 2 1 3"),
            (PL, "wyłóż 1 3 2", "arrange 1 3 2"),
            (PL, "weź kartę w ciemno", "take deck"),
            (PL, "wyłóż kartę 3 na b2", "lay 3 b2"),
            (PL, "biorę nagrodę dwa", "award 2"),
            (PL, "odśwież nagrody 2 1 3", "renew awards 2 1 3"),
            (CS, "seřaď 2 1 3", "arrange 2 1 3"),
            (CS, "vylož 1 3 2", "arrange 1 3 2"),
            (CS, "vylož 3 na b2", "lay 3 b2"),
            (CS, "vezmi naslepo", "take deck"),
        ],
    );
}

#[test]
fn places_off_the_board_are_said_to_be_none() {
    let table = begun(TITLE, 3);
    refuses(
        TITLE,
        table.as_ref(),
        &[
            (EN, "put card 1 on d4", "village-green-refusal-place-outside"),
            (PL, "wyłóż kartę 1 na d4", "village-green-refusal-place-outside"),
        ],
    );
}

#[test]
fn a_negation_is_never_passed_over() {
    let table = begun(TITLE, 3);
    denies(
        TITLE,
        table.as_ref(),
        &[(EN, "no, not the award on the deck", "award deck"), (PL, "nie biorę nagrody dwa", "award 2")],
    );
}
