//! The pages for people, compared with the program: its commands, its variables, the files that they link to.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use kit::Rig;

/// A file of the repository.
fn page(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The commands that a page names: `` `/play` ``, `` `/table end moderator: True` ``.
fn named(page: &str) -> BTreeSet<String> {
    let word =
        |rest: &str| rest.split(|c: char| !c.is_ascii_lowercase() && c != '-').next().map(str::to_owned);
    page.split("`/").skip(1).filter_map(word).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pages_for_players_name_every_command_and_no_other() {
    let rig = Rig::open().await;
    let commands = rig.sandbox.commands(None);
    let names: BTreeSet<String> =
        commands.iter().filter_map(|command| command["name"].as_str().map(str::to_owned)).collect();
    for path in ["README.md", "docs/playing.md"] {
        assert_eq!(named(&page(path)), names, "{path}");
    }
    rig.close().await;
}

/// What `turnstone --help` says.
fn help() -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_turnstone")).arg("--help").env_clear().output();
    String::from_utf8(output.expect("the program runs").stdout).expect("it is text")
}

#[test]
fn the_page_for_hosts_names_every_command_of_the_program() {
    let (help, page) = (help(), page("docs/hosting.md"));
    // The groups come first, up to this sentence, each command at the beginning of a line.
    let listed = help.split("Without a command").next().expect("a list");
    let commands = listed.lines().filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next());
    let commands: Vec<&str> = commands.collect();
    assert!(commands.len() > 15, "{help}");
    for command in commands {
        assert!([" ", "`"].iter().any(|before| page.contains(&format!("{before}{command}"))), "{command}");
    }
}

/// The number of words on a page for its readers: the rules and dividers of its tables do not count.
fn words(page: &str) -> usize {
    page.split_whitespace()
        .map(|word| word.trim_matches('|'))
        .filter(|word| !word.trim_matches('-').is_empty())
        .count()
}

#[test]
fn the_first_page_and_the_map_stay_short() {
    for (path, most) in [("README.md", 900), ("ARCHITECTURE.md", 2_000)] {
        let words = words(&page(path));
        assert!(
            words <= most,
            "{path} has {words} words: what is new belongs into docs/ or at the head of a file"
        );
    }
}

#[test]
fn every_link_leads_to_a_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = std::fs::read_dir(root.join("docs")).expect("there are docs");
    let docs = docs.map(|entry| entry.expect("it can be read").path());
    let pages = docs.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    for path in pages.chain(["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"].map(|page| root.join(page))) {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let links = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
        for link in links.filter(|link| !link.is_empty() && !link.contains("://")) {
            let target: PathBuf = path.parent().expect("a folder").join(link);
            assert!(target.exists(), "{}: {link}", path.display());
        }
    }
}
