//! What the house asks of a title, as one list of what is missing.

use std::fs;

use super::House;

/// The fewest recorded games.
const LOGS: usize = 2;
/// The files in a title's folder that tests hold it against, and what makes them.
const FILES: [(&str, &str); 5] = [
    ("typed/read.txt", "what people type: a line `en | text | notation` each"),
    ("typed/unread.txt", "the lines of read.txt that are not read yet"),
    ("draws.json", "what is drawn, for the checkers of luck: see docs/adding-a-game.md"),
    (
        "thoughts.txt",
        "`TURNSTONE_MAKE_REFERENCES=1 cargo test -p games --test slow computers_think` makes it",
    ),
    (
        "matches.txt",
        "`TURNSTONE_MAKE_REFERENCES=1 cargo test -p games --test slow games_between` makes it of its lines `match`",
    ),
];

/// The title has everything that the other checks look at.
pub fn nothing_is_missing(house: &House) {
    let title = house.title;
    let mut missing = Vec::new();
    let logs = if house.path("logs").is_dir() { house.log_files().len() } else { 0 };
    if logs < LOGS {
        missing.push(format!(
            "logs/: {LOGS} recorded games or more, there are {logs}; `turnstone simulate {} --logs FOLDER` writes them",
            title.id()
        ));
    }
    if !house.path("logs").join(format!("{}.log", house.moment.log)).is_file() {
        missing.push(format!("logs/{}.log, which the house's moment names", house.moment.log));
    }
    for theme in ["paper", "night"] {
        for what in ["table", "panel", "end"] {
            let name = format!("pictures/{theme}-{what}.png");
            if !house.path(&name).is_file() {
                missing.push(format!(
                    "{name}: `TURNSTONE_MAKE_REFERENCES=1` before the test of the pictures makes it"
                ));
            }
        }
    }
    for (name, what) in FILES {
        if !house.path(name).is_file() {
            missing.push(format!("{name}: {what}"));
        }
    }
    if title.lesson().is_none() {
        missing.push("a lesson of eight situations or more: `Teach::lesson`, `Teach::situations`".to_owned());
    }
    if 2 * title.examples().len() < title.topics().len() {
        missing.push("a position next to at least half of the rules topics: `Teach::examples`".to_owned());
    }
    if title.figure_specs().is_empty() {
        missing.push("figures, one to seven of them parts: `Stats::figure_specs`".to_owned());
    }
    let typed = house.path("typed/read.txt");
    if typed.is_file()
        && !fs::read_to_string(typed).is_ok_and(|text| text.lines().any(|line| line.contains(" | ")))
    {
        missing.push("a line in typed/read.txt".to_owned());
    }
    assert!(missing.is_empty(), "{} lacks what the house asks for:\n- {}", title.id(), missing.join("\n- "));
}
