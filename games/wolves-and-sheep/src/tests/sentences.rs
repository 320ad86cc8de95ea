//! What people write for moves of Wolves and Sheep, in three languages.

use conformance::house::{CS, EN, PL, begun, denies, reads, refuses};

use crate::TITLE;

#[test]
fn every_deed_is_read_in_three_languages() {
    reads(
        TITLE,
        begun(TITLE, 3).as_ref(),
        &[
            (EN, "lay tile 12a turned 90 degrees at q9", "lay 12a 90 q9"),
            (EN, "put 12a at Q9, 90°", "lay 12a 90 q9"),
            (EN, "show my colour black q9", "reveal black q9"),
            (EN, "stop for good", "retire"),
            (PL, "dołóż 12a na q9, obrót 90", "lay 12a 90 q9"),
            (PL, "pokaż kolor czarny q9", "reveal black q9"),
            (PL, "pauzuję", "pass"),
            (CS, "polož 12a otočení 90 na q9", "lay 12a 90 q9"),
            (CS, "vynechávám", "pass"),
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
            (EN, "lay 12a 0 q9999", "wolves-and-sheep-refusal-no-place"),
            (PL, "połóż 12a 0 q9999", "wolves-and-sheep-refusal-no-place"),
        ],
    );
}

#[test]
fn a_negation_is_never_passed_over() {
    let table = begun(TITLE, 3);
    denies(
        TITLE,
        table.as_ref(),
        &[(CS, "nevynechávám", "pass"), (EN, "don't pass", "pass"), (PL, "nie pauzuję", "pass")],
    );
}
