//! The notation, and what else is read.

use super::*;

fn written(text: &str) -> String {
    text.parse::<Action>().map_or_else(|refusal| refusal.key.to_owned(), |action| action.to_string())
}

#[test]
fn an_action_is_read_as_people_type_it() {
    for (typed, expected) in [
        ("lay 12a 90 q9", "lay 12a 90 q9"),
        ("LAY 12A 90 Q9", "lay 12a 90 q9"),
        ("lay 30a q9 90", "lay 30a 90 q9"),
        ("lay 30a 90° q9", "lay 30a 90 q9"),
        // A turning that looks the same as a smaller one is that one, and may be left out if it is the only one.
        ("lay 12a 270 q9", "lay 12a 90 q9"),
        ("lay 4a 270 q9", "lay 4a 0 q9"),
        ("lay 4a q9", "lay 4a 0 q9"),
        ("lay 61 q9", "lay 61a 0 q9"),
        ("lay 61b 90 @aa@3", "lay 61a 0 @aa@3"),
        ("interrupt 65b 180 q10", "interrupt 65a 0 q10"),
        ("interrupt 61 q9, 65 q10", "interrupt 61a 0 q9 65a 0 q10"),
        ("interrupt 61a 0 q9; 65b q10 90 + 62 q11", "interrupt 61a 0 q9 65a 0 q10 62a 0 q11"),
        (" reveal  Black\tq9 ", "reveal black q9"),
        ("pass", "pass"),
        ("Retire", "retire"),
    ] {
        assert_eq!(written(typed), expected, "{typed}");
        assert_eq!(written(expected), expected);
    }
}

#[test]
fn what_is_no_action_is_not_read() {
    for typed in [
        "",
        "lay",
        "lay 12a",
        "lay 12a q9",
        "lay 12 90 q9",
        "lay 0a 0 q9",
        "lay 69a 0 q9",
        "lay 012a 90 q9",
        "lay 12a 45 q9",
        "lay 12a 90",
        "lay 12a 90 q9 90",
        "lay 12a 90 q9 13a 0 q10",
        "lay 12c 90 q9",
        "lay 12ab 90 q9",
        "interrupt",
        "interrupt 61",
        "reveal",
        "reveal black",
        "reveal green q9",
        "reveal black q9 q10",
        "pass q9",
        "retire now",
        "12a 90 q9",
        "lay 300a 0 q9",
        "lay 12a +90 q9 q9",
    ] {
        assert_eq!(written(typed), "refusal-unreadable", "{typed}");
    }
}

/// What people type is never refused for a turning that looks the same as another.
#[test]
fn every_turning_is_as_good_as_its_look() {
    let mut game = with("V\nvvkv\nkfff", &[("k", "61 62"), ("y", "")]);
    let turned = Laid { turn: Quarter::of(1), ..Laid::even(tile(61), place("n17")) };
    assert_eq!(game.legal(Seat(0), &Action::Lay(turned)), Err(Refusal::new("refusal-unreadable")));
    game.must(Seat(0), "interrupt 61b 270 n17 | tile 1");
    assert_eq!(game.landscape.laid().last(), Some(&Laid::even(tile(61), place("n17"))));
}

/// All tiles in a row reach 72 squares from the village square; one square around them is there to be refused.
#[test]
fn the_universe_ends_one_square_beyond_the_farthest_tile() {
    let contains = WolvesAndSheep::sampler().expect("it has one").contains;
    for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        for (steps, expected) in [(0, true), (72, true), (73, true), (74, false)] {
            let at = Coordinate::START.shifted(steps * right, steps * down);
            let wolf = Laid::even(tile(61), at);
            for action in [Action::Lay(wolf), Action::Interrupt(wolf), Action::Reveal(Colour::Red, at)] {
                assert_eq!(contains(2, &action), expected, "{action}");
            }
        }
    }
    let wolf = Laid::even(tile(61), Coordinate::START);
    let turned = Laid { turn: Quarter::of(1), ..wolf };
    assert!(!contains(2, &Action::Lay(turned)) && !contains(2, &Action::Chain(vec![wolf, wolf])));
    assert!(contains(2, &Action::Pass) && contains(2, &Action::Retire));
}

#[test]
fn samples_are_of_every_kind_near_the_village_and_far() {
    let sampler = WolvesAndSheep::sampler().expect("it has one");
    let mut quick = Quick::new(1);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..4000 {
        let action = (sampler.sample)(2, &mut quick);
        assert!((sampler.contains)(2, &action), "{action}");
        let word = action.to_string().split(' ').next().map(str::to_owned);
        for laid in action.laid() {
            let [right, down] = [laid.place.column - 14, laid.place.row - 14];
            for reach in [4, 73] {
                if right.abs().max(down.abs()) <= reach {
                    seen.insert((word.clone(), laid.tile.number().max(60), reach));
                    break;
                }
            }
        }
        seen.insert((word, 0, 0));
    }
    for word in ["lay", "interrupt", "reveal", "pass", "retire"] {
        assert!(seen.contains(&(Some(word.to_owned()), 0, 0)), "{word}");
    }
    for (word, tiles) in [("lay", 60..=68), ("interrupt", 60..=68), ("reveal", 69..=72)] {
        for tile in tiles {
            for reach in [4, 73] {
                assert!(seen.contains(&(Some(word.to_owned()), tile, reach)), "{word} {tile} {reach}");
            }
        }
    }
}
