//! Slow tests of the crate from outside: whole games of computers and of a player who only reads, reviews, and the bodies of the fuzz targets.

mod computers;
mod hostile;
#[path = "../it/page.rs"]
mod page;
mod reviews;
mod text_player;

use games::TITLES;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rules::{Quick, Viewer};

/// Words that the titles' notations use, and some that they do not.
fn vocabulary() -> Vec<String> {
    let mut words: Vec<String> =
        ["", "~", "~1", "🐺", "0", "-1", "n14", "resign", "99999999999"].map(str::to_owned).to_vec();
    for title in TITLES {
        let (fewest, _) = title.seats();
        let table = title.open(&rules::Options::default(), fewest, &mut Quick::new(1));
        let table = table.expect("the default options can be played");
        let seats = table.turn().must();
        let actions = seats.iter().flat_map(|seat| table.sight(Viewer::Seat(seat)).actions());
        for action in actions.step_by(7).take(40) {
            words.extend(action.split(' ').map(str::to_owned));
            words.push(action);
        }
    }
    words.sort();
    words.dedup();
    words
}

/// Pieces of positions.
fn scrap() -> impl Strategy<Value = String> {
    let words = [
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "null",
        "-1",
        "1e9",
        "300",
        "0.5",
        "7",
        "true",
        "\"x\"",
        "\"s\"",
        "\"river\"",
        "\"blue\"",
        "\"id\"",
        "\"cards\"",
        "\"0,0\": []",
        "\"1,1\": 7",
        "\\u001b",
        "🐺",
    ];
    proptest::sample::select(words.to_vec()).prop_map(str::to_owned)
}

/// Two bytes for the game and how far into it, then lines of words.
fn lines(separator: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let line = proptest::collection::vec(proptest::sample::select(vocabulary()), 0..5);
    (any::<[u8; 2]>(), proptest::collection::vec(line, 1..4)).prop_map(move |(head, lines)| {
        let lines: Vec<String> = lines.iter().map(|words| words.join(separator)).collect();
        let mut bytes = head.to_vec();
        bytes.extend(lines.join("\n").as_bytes());
        bytes
    })
}

fn cases() -> ProptestConfig {
    let times = hostile::times();
    let rng_seed = RngSeed::Fixed(14 + u64::from(times));
    ProptestConfig { rng_seed, ..ProptestConfig::with_cases(64 * times) }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn no_typed_move_breaks_a_table(bytes in lines(" "), noise in any::<Vec<u8>>()) {
        hostile::notation(&bytes);
        hostile::notation(&noise);
    }

    #[test]
    fn no_draft_breaks_a_menu(bytes in lines("/"), noise in any::<Vec<u8>>()) {
        hostile::draft(&bytes);
        hostile::draft(&noise);
    }

    #[test]
    fn no_position_breaks_the_scoring(lines in proptest::collection::vec(scrap(), 1..9), noise in any::<Vec<u8>>(),
                                      example in 0..page::parts().count(), at in 0usize..900) {
        // An example with something else in it; what is whole remains an example.
        let (_, position, _) = page::parts().nth(example).expect("one of them");
        let mut text: Vec<char> = position.chars().collect();
        let at = at % text.len();
        let scraps = lines.concat();
        text.splice(at..(at + scraps.len() / 2).min(text.len()), scraps.chars());
        hostile::position(text.into_iter().collect::<String>().as_bytes());
        hostile::position(format!("[{}]", lines.join(",")).as_bytes());
        hostile::position(&noise);
    }

    #[test]
    fn no_typed_words_break_the_reading(bytes in lines(" "), noise in any::<Vec<u8>>()) {
        hostile::reading(&bytes, &[&hostile::Keys]);
        hostile::reading(&noise, &[&hostile::Keys]);
    }

    #[test]
    fn no_text_breaks_the_reading_of_logs(text in "\\PC{0,60}", noise in any::<Vec<u8>>(), game in 0..TITLES.len(),
                                          seats in 0u8..9, at in 0usize..90) {
        let id = TITLES[game].id();
        let mut log = format!("game {id}\nrules 1\nseats {seats}\nsetup\n1 {text}\n").into_bytes();
        hostile::log(&log);
        log.splice(at % log.len()..at % log.len(), noise.iter().copied());
        hostile::log(&log);
        hostile::log(&noise);
    }
}
