//! The checkers of luck know every game: what they draw from is what the games' own files say.

use std::fs;
use std::path::{Path, PathBuf};

use games::TITLES;
use serde_json::Value;

/// The lines around the games in the page.
const BEGINS: &str = "const GAMES = Object.fromEntries(\n";
const ENDS: &str = "\n.map((one) => [one.game, one]));";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_checkers_draw_from_what_the_games_declare() {
    let declared = TITLES.iter().map(|title| {
        let path = root().join(format!("games/{}/draws.json", title.id()));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        serde_json::from_str::<Value>(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        // A line a game, its parts in the order of the file: a draw counts through the labels in that order.
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    });
    let list = format!("[\n{}\n]", declared.collect::<Vec<_>>().join(",\n"));
    let (file, page) = (root().join("docs/draws.json"), root().join("docs/verify.html"));
    let text = fs::read_to_string(&page).expect("the page");
    let (before, rest) = text.split_once(BEGINS).expect("the page has the games");
    let (_, after) = rest.split_once(ENDS).expect("they end");
    let renewed = format!("{before}{BEGINS}{list}{ENDS}{after}");
    if std::env::var_os("TURNSTONE_MAKE_REFERENCES").is_some() {
        fs::write(&file, format!("{list}\n")).expect("it is written");
        fs::write(&page, &renewed).expect("it is written");
        panic!("docs/draws.json and docs/verify.html are written anew");
    }
    let again = "`TURNSTONE_MAKE_REFERENCES=1` before this test writes them anew";
    assert_eq!(fs::read_to_string(&file).expect("the list"), format!("{list}\n"), "docs/draws.json: {again}");
    assert!(renewed == text, "docs/verify.html: {again}");
}
