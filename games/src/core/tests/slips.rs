//! What people write who slip, leave words out, or say no; and how often their language is read for it.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::super::kit::{Library, Names};
use super::super::{Arg, Seat, Shelf, Viewer, Words};
use super::readings::{CS, EN, PL, check, check_at, market, open, read};

#[test]
fn slips_and_words_written_together_are_put_right() {
    check_at(
        market().as_ref(),
        &[
            (EN, "tarde 1 wheat for 1 sheep", "trade 1 grain for 1 wool"),
            (EN, "withdarw the offer", "cancel"),
            (PL, "wymeniam 2 wełny na 1 rudę", "trade 2 wool for 1 ore"),
            (CS, "obchduju 2 vlny za 1 rudu", "trade 2 wool for 1 ore"),
        ],
    );
    check(
        "harmonies",
        2,
        &[
            (EN, "placegrey d2", "place grey d2"),
            (EN, "animal hedgehgo", "animal 12"),
            (EN, "card14", "animal 14"),
        ],
    );
    let refused = read(market().as_ref(), EN, "trade 1 whaet for 1 sheep with grean");
    assert!(refused.is_err(), "a short word may be another: {refused:?}");
}

#[test]
fn what_is_counted_or_said_without_a_verb_is_read() {
    check_at(
        market().as_ref(),
        &[
            (EN, "two wool for an ore", "trade 2 wool for 1 ore"),
            (EN, "year of plenty: two ore", "play plenty ore ore"),
            (CS, "vynález, dvě obilí", "play plenty grain grain"),
        ],
    );
    let table = open("catan", 4);
    let seat = table.turn().must().iter().next().expect("somebody begins");
    let place = table.sight(Viewer::Seat(seat)).actions()[0].rsplit(' ').next().unwrap_or("").to_owned();
    let written = format!("build settlement {place}");
    assert_eq!(read(table.as_ref(), EN, &format!("{place}, please")), Ok(written));
    for nothing in ["please", "a", "1", "the first one", "so what"] {
        assert!(read(table.as_ref(), EN, nothing).is_err(), "{nothing:?} says nothing");
    }
}

#[test]
fn a_negation_is_never_passed_over() {
    for (game, language, typed, never) in [
        ("catan", EN, "don't build a settlement on c4", "build settlement c4"),
        ("catan", PL, "nie buduj osady na c4", "build settlement c4"),
        ("catan", CS, "nestavím vesnici na c4", "build settlement c4"),
        ("harmonies", EN, "do not take space c", "take c"),
        ("harmonies", PL, "nie biorę pola c", "take c"),
        ("harmonies", CS, "neberu c", "take c"),
        ("village-green", EN, "no, not the award on the deck", "award deck"),
        ("confusing-lands", PL, "nie kładę 7 rewersem na n14 bez obrotu", "lay 7 back 0 n14"),
        ("wolves-and-sheep", CS, "nevynechávám", "pass"),
    ] {
        let seats = if game == "confusing-lands" { 2 } else { 3 };
        assert_ne!(read(open(game, seats).as_ref(), language, typed).as_deref(), Ok(never), "{typed:?}");
    }
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

        fn shelf(&self) -> Option<&Shelf> {
            self.0.shelf()
        }
    }

    let speaker = Library::of_the_repository().speaker(EN, Names::Short);
    let counted = Counted(&speaker, AtomicUsize::new(0));
    let table = open("harmonies", 2);
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
