//! What people write for moves of Harmonies, in three languages; and how often a language is read for it.

use std::sync::atomic::{AtomicUsize, Ordering};

use conformance::house::{CS, EN, PL, begun, denies, read, reads, refuses};
use conformance::{Library, Names};
use rules::{Arg, Seat, Viewer, VocabularyCache, Words};

use crate::TITLE;

#[test]
fn every_deed_is_read_in_three_languages() {
    reads(
        TITLE,
        begun(TITLE, 2).as_ref(),
        &[
            (EN, "take space c", "take c"),
            (EN, "put a gray token on D2", "place grey d2"),
            (EN, "animal fennec fox", "animal 23"),
            (EN, "take card ladybird", "animal 31"),
            (EN, "place a cube of the arctic fox on d2", "cube 29 d2"),
            (EN, "end the turn", "done"),
            (PL, "weź c", "take c"),
            (PL, "połóż szarą na d2", "place grey d2"),
            (PL, "weź kartę żaby", "animal 5"),
            (PL, "znacznik lisa polarnego na d2", "cube 29 d2"),
            (PL, "odrzuć kartę 12", "discard 12"),
            (PL, "zatrzymuję ducha sowy", "spirit 36"),
            (PL, "koniec tury", "done"),
            (CS, "vezmi c", "take c"),
            (CS, "polož šedý na d2", "place grey d2"),
            (CS, "vezmi kartu beruška", "animal 31"),
            (CS, "polož kostku ježka na d2", "cube 12 d2"),
            (CS, "hotovo", "done"),
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
            (EN, "take z", "harmonies-refusal-no-space"),
            (PL, "weź z", "harmonies-refusal-no-space"),
            (CS, "polož šedý na a9", "harmonies-refusal-no-cell"),
        ],
    );
}

#[test]
fn a_negation_is_never_passed_over() {
    let table = begun(TITLE, 3);
    denies(
        TITLE,
        table.as_ref(),
        &[
            (EN, "do not take space c", "take c"),
            (PL, "nie biorę pola c", "take c"),
            (CS, "neberu c", "take c"),
        ],
    );
}

#[test]
fn what_is_not_understood_is_named_with_the_nearest_moves() {
    let table = begun(TITLE, 2);
    let words = Library::of(&[TITLE]).speaker(EN, Names::Short);
    let said = |typed: &str| read(TITLE, table.as_ref(), EN, typed).map_err(|refusal| refusal.say(&words));
    let told = said("tkae c qqq").expect_err("nobody says so");
    assert!(told.contains("tkae qqq") && told.contains("\n• Take C: "), "{told}");
    assert_eq!(told.matches('•').count(), 5, "{told}");
    let unclear = said("take").expect_err("there are five spaces");
    assert!(unclear.contains("• Take A: ") && unclear.contains("• Take E: "), "{unclear}");
}

#[test]
fn a_language_is_made_into_a_vocabulary_once() {
    /// Words that count how often they are asked for.
    struct Counted<'a>(&'a dyn Words, AtomicUsize);

    impl Words for Counted<'_> {
        fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
            self.1.fetch_add(usize::from(key.contains("word-")), Ordering::Relaxed);
            self.0.text(key, args)
        }

        fn name(&self, seat: Seat) -> String {
            self.0.name(seat)
        }

        fn vocabulary_cache(&self) -> Option<&VocabularyCache> {
            self.0.vocabulary_cache()
        }
    }

    let speaker = Library::of(&[TITLE]).speaker(EN, Names::Short);
    let counted = Counted(&speaker, AtomicUsize::new(0));
    let table = begun(TITLE, 2);
    let sight = table.sight(Viewer::Seat(table.turn().must().iter().next().expect("somebody begins")));
    let asked = || {
        assert!(
            sight.read("take space c", &[&counted]).is_ok()
                && !sight.complete("grab", &[&counted]).is_empty()
        );
        counted.1.load(Ordering::Relaxed)
    };
    let once = asked();
    assert!(once > 0 && asked() == once, "messages are asked for again");
}

#[test]
fn slips_and_words_written_together_are_put_right() {
    reads(
        TITLE,
        begun(TITLE, 2).as_ref(),
        &[
            (EN, "placegrey d2", "place grey d2"),
            (EN, "animal hedgehgo", "animal 12"),
            (EN, "card14", "animal 14"),
        ],
    );
}
