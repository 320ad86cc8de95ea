//! The page about positions: every example of it is scored as it says.

use games::TITLES;
use rules::{ScoreError, read_position};
use serde_json::Value;

use crate::page::parts;

#[test]
fn every_example_of_the_page_is_scored_as_it_says() {
    for (game, position, answer) in parts() {
        let title = games::title(game).expect("a game");
        let position = read_position(position).unwrap_or_else(|error| panic!("{game}: {error}"));
        let answer: Value = serde_json::from_str(answer).expect("JSON");
        assert_eq!(title.score(&position), Ok(answer), "{game}");
    }
}

#[test]
fn every_game_with_a_scoring_aid_is_on_the_page() {
    let offered = TITLES.iter().filter(|title| title.score(&Value::Null) != Err(ScoreError::NotOffered));
    let mut offered: Vec<&str> = offered.map(|title| title.id()).collect();
    offered.sort_unstable();
    assert_eq!(parts().map(|(game, ..)| game).collect::<Vec<_>>(), offered);
}

#[test]
fn a_file_that_is_no_strict_json_is_refused_where_it_is_not() {
    for (text, error) in [
        ("", "the file is empty"),
        ("\u{feff} \n", "the file is empty"),
        ("{\"side\": \"A\"", "EOF while parsing an object at line 1 column 12"),
        ("{\n  \"side\": \"A\",\n  \"side\": \"B\"\n}", "\"side\" is there twice at line 3 column 8"),
        ("[{\"x\": {\"a\": 1, \"b\": [], \"a\": 2}}]", "\"a\" is there twice at line 1 column 28"),
    ] {
        let read = read_position(text).map_err(|error| error.to_string());
        assert_eq!(read, Err(error.to_owned()), "{text:?}");
    }
    let strange = "\u{feff}\t{\r\n\t\"a\": [1, -2, 0.5, null, true, \"é\"], \"b\": {}}\r\n";
    let plain = serde_json::from_str::<Value>(strange.trim_start_matches('\u{feff}')).expect("JSON");
    assert_eq!(read_position(strange), Ok(plain));
}
