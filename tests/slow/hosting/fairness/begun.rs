//! Luck v2: everything that a game began with is bound to its draws.

use serde_json::{Value, json};

use super::{Desk, line_of};
use kit::{LUCKY, Luck, draws, turned, with_other_line};

/// A game of each title, by its place among [`LUCKY`]: with options, if it has any that no outcome depends on.
const TITLES: [usize; 5] = [1, 5, 7, 11, 13];

/// The log without its fingerprint, as a forger could leave it.
fn bare(text: &str) -> String {
    with_other_line(text, "# commitment", |_| "#".to_owned())
}

#[test]
fn another_start_word_beacon_server_or_option_is_caught() {
    let desk = Desk::new();
    for (at, luck) in TITLES.into_iter().zip([Luck::People, Luck::Beacon].into_iter().cycle()) {
        let text = LUCKY[at].played(luck, 3);
        let mut keys = vec!["start", "server"];
        keys.push(if luck == Luck::People { "words 1" } else { "beacon" });
        let mut forged: Vec<String> = keys.iter().map(|key| with_other_line(&text, key, turned)).collect();
        forged.push(with_other_line(&text, keys[2], |_| "#".to_owned()));
        forged.push(text.replace("setup", "option unheard of\nsetup"));
        for (option, other) in [("points 8", "points 9"), ("side b", "side a")] {
            forged.extend(text.contains(option).then(|| text.replace(option, other)));
        }
        for forged in forged {
            assert_ne!(forged, text);
            let verdict = desk.program(&forged);
            assert!(!verdict.content && verdict.said.contains("line "), "{}: {forged}", verdict.said);
            let believed = desk.python(&forged).is_some_and(|verdict| verdict.content);
            assert!(!believed, "the other program believes it: {forged}");
        }
    }
}

#[test]
fn what_no_outcome_depends_on_is_caught_too() {
    let desk = Desk::new();
    let text = LUCKY[7].played(Luck::Discord, 6);
    for (option, other) in [("points 8", "points 14"), ("points 8", "points 8\noption friendly no")] {
        let verdict = desk.program(&text.replace(option, other));
        assert!(!verdict.content && verdict.said.contains("the secret draws"), "{}", verdict.said);
    }
}

#[test]
fn another_table_secret_fingerprint_or_number_of_seats_is_caught() {
    let desk = Desk::new();
    for at in TITLES {
        let text = LUCKY[at].played(Luck::Discord, 4);
        for key in ["table", "secret", "# commitment"] {
            let forged = with_other_line(&text, key, turned);
            let verdict = desk.program(&forged);
            assert!(!verdict.content && verdict.said.contains("does not fit"), "{key}: {}", verdict.said);
            let believed = desk.python(&forged).is_some_and(|verdict| verdict.content);
            assert!(!believed, "the other program believes it: {forged}");
            let plain = desk.replay(&forged, &[]);
            assert!(plain.content && plain.said.contains("does not fit"), "{key}: {}", plain.said);
            let verdict = desk.program(&bare(&forged));
            let is_followed = key == "# commitment";
            assert_eq!(verdict.content, is_followed, "{key}: {}", verdict.said);
        }
        let seats = format!("seats {}", if LUCKY[at].seats == 4 { 3 } else { LUCKY[at].seats + 1 });
        let verdict = desk.program(&with_other_line(&text, "seats", |_| seats.clone()));
        assert!(!verdict.content, "{}", verdict.said);
        // Changing it to luck v1 does not help.
        let older: String = text
            .lines()
            .filter(|line| !["luck", "table", "server", "start"].iter().any(|key| line.starts_with(key)))
            .map(|line| format!("{line}\n"))
            .collect();
        let verdict = desk.program(&older);
        assert!(!verdict.content && verdict.said.contains("does not fit"), "{}", verdict.said);
        assert!(!desk.program(&bare(&older)).content);
    }
}

#[test]
fn what_was_copied_from_the_channel_is_held_against_the_log() {
    let desk = Desk::new();
    let text = LUCKY[15].played(Luck::People, 5);
    let said = |key: &str| {
        let line = text.lines().nth(line_of(&text, key) - 1).expect("it is there");
        line.rsplit(' ').next().expect("a value").to_owned()
    };
    let (commitment, start, server) = (said("# commitment"), said("start"), said("server"));
    let link = format!("https://discord.com/channels/{server}/120/{start}");
    let check = |text: &str, more: &[&str]| desk.replay(text, &[&["--check-draws"], more].concat());
    for copied in [start.as_str(), &link] {
        let verdict = check(&bare(&text), &["--start", copied, "--commitment", &commitment]);
        let told: Value = serde_json::from_str(&verdict.said).expect("one line");
        let expected = json!({
            "luck": "v2", "kind": null, "fingerprint": commitment, "commitment": "fits", "start": "fits", "beacon": null,
            "checked": draws(&text), "differences": 0, "end": "over",
        });
        assert_eq!(told, expected);
    }
    let other_link = format!("https://discord.com/channels/{}/120/{start}", turned(&server));
    for (option, copied, why) in [
        ("--start", turned(&start), "--start: the log says that the game started with message"),
        ("--start", other_link, "--start: the log says that the game was played on server"),
        ("--start", "yesterday".to_owned(), "the link of a message"),
        ("--commitment", turned(&commitment), "--commitment: the secret does not fit the commitment"),
        ("--commitment", commitment[..39].to_owned(), "--commitment: a commitment has at least 40 digits"),
    ] {
        let verdict = check(&text, &[option, &copied]);
        assert!(!verdict.content && verdict.said.contains(why), "{copied}: {}", verdict.said);
    }
    let older = LUCKY[15].played(Luck::Secret, 5);
    let verdict = check(&older, &["--start", &start]);
    assert!(!verdict.content && verdict.said.contains("luck v1"), "{}", verdict.said);
    assert!(!desk.replay(&text, &["--start", &start]).content, "they belong to --check-draws");
}

#[test]
fn a_beacon_is_verified_and_a_start_that_nobody_copied_too() {
    let desk = Desk::new();
    let verdict = desk.program(&LUCKY[8].played(Luck::Beacon, 6));
    let told: Value = serde_json::from_str(&verdict.said).expect("one line");
    assert_eq!((&told["beacon"], &told["start"]), (&"verified".into(), &"unchecked".into()));
}

#[test]
fn what_was_agreed_is_told_and_a_beacon_that_was_left_out_is_missed() {
    let desk = Desk::new();
    let text = LUCKY[8].played(Luck::Beacon, 3);
    let verdict = desk.program(&text);
    let told: Value = serde_json::from_str(&verdict.said).expect("one line");
    assert_eq!((&told["kind"], &told["end"]), (&"beacon".into(), &"over".into()));
    let without = with_other_line(&text, "beacon", |_| "#".to_owned());
    for (forged, why) in [
        (without.clone(), "the table agreed on a beacon, but none stands here"),
        (without.replace("luck beacon", "luck discord"), "the secret draws"),
        (with_other_line(&text, "term luck", |_| "#".to_owned()), "term luck"),
        (text.replace("term pace 1d+2h<3d\n", ""), "the secret draws"),
    ] {
        let verdict = desk.program(&forged);
        assert!(!verdict.content && verdict.said.contains(why), "{why}: {}", verdict.said);
        assert!(desk.python(&forged).is_none_or(|verdict| !verdict.content), "{why}");
    }
}
