//! What must never be, where no crate can enforce it: rules about the sources themselves, read from the sources.

use std::path::{Path, PathBuf};

mod circles;
mod map;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file below a folder of the repository, without build output.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = paths.partition(|path| path.is_dir());
    let hidden =
        |path: &&PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    let inside = folders.iter().filter(|path| !hidden(path) && !path.ends_with("target"));
    let rust = files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs")).cloned();
    rust.chain(inside.flat_map(|folder| sources(folder))).collect()
}

/// Fails if the code of a file below that folder of the repository contains one of these names or paths.
#[track_caller]
fn never(folder: &str, words: &[&str]) {
    let files = sources(&root().join(folder));
    assert!(!files.is_empty(), "nothing is in {folder}");
    files.iter().for_each(|file| never_in(file, words));
}

/// Fails if the code of that file contains one of these names or paths.
#[track_caller]
fn never_in(file: &Path, words: &[&str]) {
    let text = std::fs::read_to_string(file).expect("it can be read");
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    for (line, word) in code.flat_map(|line| words.iter().map(move |word| (line, word))) {
        let mut names = line.split(|c: char| !c.is_alphanumeric() && c != '_');
        let is_path = word.contains("::") && line.contains(word);
        assert!(!is_path && !names.any(|name| name == *word), "{} names {word}: {line}", file.display());
    }
}

#[test]
fn only_the_host_speaks_sql() {
    assert!(!sources(&root().join("host/src")).is_empty(), "there is no host");
    for folder in ["src", "games", "render/src", "sandbox/src", "session/src", "words/src"] {
        never(folder, &["sqlx"]);
    }
}

#[test]
fn render_names_no_game() {
    let folders = games::TITLES.iter().map(|title| title.id().replace('-', "_"));
    let types = games::TITLES.iter().map(|title| {
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        title.id().split('-').map(capital).collect::<String>()
    });
    let names: Vec<String> = folders.chain(types).collect();
    never("render/src", &names.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn features_know_neither_what_brings_presses_nor_what_posts_and_the_outbox_reaches_tables_by_itself() {
    for folder in ["answering", "app", "channels", "features", "message"] {
        never(&format!("src/discord/{folder}"), &["gateway", "discord::outbox", "Outbox"]);
    }
    never("src/discord/outbox", &["App", "gateway"]);
    never("src/discord/message", &["features"]);
    never("src/discord/wire", &["App", "Messages"]);
}

#[test]
fn messages_are_made_without_looking_at_tables_or_discord() {
    let words = ["App", "Tables", "Http"];
    never("src/discord/message", &words);
    never("src/discord/features/standings", &words);
    let pages =
        sources(&root().join("src/discord/features")).into_iter().filter(|file| file.ends_with("page.rs"));
    let pages: Vec<PathBuf> = pages.collect();
    assert!(pages.len() > 5, "{pages:?}");
    pages.iter().for_each(|page| never_in(page, &words));
}

#[test]
fn words_stand_in_no_embed() {
    never("src", &["CreateEmbed", "EMBED_LINKS"]);
}

/// The least size of a game, in lines: `docs/adding-a-game.md` walks through it.
#[test]
fn the_example_game_is_small() {
    let root = root().join("games/goofspiel");
    let words = std::fs::read_dir(root.join("locales")).expect("a folder");
    let words = words.map(|entry| entry.expect("it can be read").path());
    let files = sources(&root.join("src")).into_iter().chain(words);
    let lines = files.map(|file| std::fs::read_to_string(file).expect("it can be read").lines().count());
    let lines: usize = lines.sum();
    assert!((200..=640).contains(&lines), "it has {lines} lines");
}

/// A game begins as a copy of the example under its own name, which cargo and the list of games know.
#[test]
fn a_game_begins_as_a_copy_of_the_example() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    std::fs::create_dir(&games).expect("a folder");
    for part in ["new", "goofspiel", "list"] {
        let from = root().join("games").join(part);
        let copied = std::process::Command::new("cp").arg("-r").arg(from).arg(&games).status();
        assert!(copied.expect("cp runs").success());
    }
    let new = |name: &str| {
        let output = std::process::Command::new(games.join("new")).arg(name).output().expect("it runs");
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    assert_eq!(new("nine-mens-morris"), (true, String::new()));
    let text = |path: PathBuf| std::fs::read_to_string(path).expect("it can be read");
    for file in sources(&games.join("nine-mens-morris")) {
        assert!(!text(file.clone()).to_lowercase().contains("goofspiel"), "{}", file.display());
    }
    assert!(text(games.join("nine-mens-morris/src/lib.rs")).contains("pub struct NineMensMorris"));
    assert!(text(games.join("list/src/lib.rs")).contains("    nine_mens_morris::TITLE,\n"));
    assert!(
        text(games.join("list/Cargo.toml")).contains("nine-mens-morris = { path = \"../nine-mens-morris\" }")
    );
    for (name, why) in
        [("nine-mens-morris", "there already"), ("Nine", "small letters"), ("", "small letters")]
    {
        let (made, said) = new(name);
        assert!(!made && said.contains(why), "{name}: {said}");
    }
}

#[test]
fn every_file_begins_by_saying_what_is_in_it() {
    let silent = |file: &PathBuf| !std::fs::read_to_string(file).expect("it can be read").starts_with("//!");
    let silent: Vec<PathBuf> = sources(root()).into_iter().filter(silent).collect();
    assert!(silent.is_empty(), "{silent:#?}");
}

/// Whether a file holds checks that each title's tests run by name, as `title::…`.
fn is_of_the_house(file: &Path) -> bool {
    let file = file.strip_prefix(root()).unwrap_or(file);
    file.starts_with("games/conformance/src/house") || file == Path::new("games/conformance/src/lib.rs")
}

/// `.ci/slow` names the tests that look at more in the slow suite: one that it does not name would never look at everything.
#[test]
fn the_slow_suite_names_every_test_that_can_look_at_more() {
    let script = std::fs::read_to_string(root().join(".ci/slow")).expect("it can be read");
    let (_, named) = script.split_once("TURNSTONE_SLOW=1").expect("it sets the variable");
    let named = named.split("\n\n").next().expect("a command");
    let mut tests = 0;
    for folder in ["games", "session/src", "host/src", "src"] {
        // Each title's tests run the house's checks.
        let own = sources(&root().join(folder)).into_iter().filter(|file| !is_of_the_house(file));
        for file in own {
            let text = std::fs::read_to_string(&file).expect("it can be read");
            for (at, _) in text.match_indices("workshop::scale(") {
                // A helper's callers come after it.
                let whole = text[..at]
                    .rfind("\n#[test]")
                    .or_else(|| text[..at].rfind("\n#[tokio::test"))
                    .unwrap_or(at);
                let (_, name) = text[whole..].split_once("fn ").expect("a test has a name");
                let name = name.split('(').next().expect("a name");
                let is_named =
                    named.split_whitespace().any(|part| name.contains(part) || part.contains(name));
                assert!(is_named, "{}: {name}", file.display());
                tests += 1;
            }
        }
    }
    assert!(tests >= 3, "{tests}");
    assert!(
        named.split_whitespace().any(|part| part == "title::"),
        "the kit and the house look at every title"
    );
}
