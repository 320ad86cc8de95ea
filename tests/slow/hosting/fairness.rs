//! Luck that a stranger can check: every draw of finished games, by the program and by the verifier of docs/; and forged logs.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;
use workshop::Need;

use kit::{Dice, Edge, LUCKY, Luck, Lucky, come_back, draws, edges, turned, with_other_outcome};

mod begun;

/// The games that docs/luck/ shows whole: their place among [`LUCKY`], and their luck of version 2.
const SHOWN: [(usize, Luck); 5] =
    [(1, Luck::Discord), (5, Luck::Discord), (8, Luck::Beacon), (11, Luck::Discord), (15, Luck::People)];

/// A folder for logs.
struct Desk(TempDir);

/// A verifier's output, and whether it accepts the log.
struct Verdict {
    content: bool,
    said: String,
}

impl Desk {
    fn new() -> Desk {
        Desk(tempfile::tempdir().expect("a temporary folder"))
    }

    fn file(&self, text: &str) -> PathBuf {
        let path = self.0.path().join("game.log");
        std::fs::write(&path, text).expect("a file");
        path
    }

    fn replay(&self, text: &str, more: &[&str]) -> Verdict {
        let mut program = Command::new(env!("CARGO_BIN_EXE_turnstone"));
        verdict(program.arg("replay").arg(self.file(text)).args(more).env_clear())
    }

    /// The verdict of `replay --check-draws`.
    fn program(&self, text: &str) -> Verdict {
        self.replay(text, &["--check-draws"])
    }

    /// The verdict of docs/verify.py; none where there is no Python.
    fn python(&self, text: &str) -> Option<Verdict> {
        Need::Python.is_met().then(|| {
            let mut python = Command::new("python3");
            let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/verify.py");
            verdict(python.arg("-B").arg(page).arg(self.file(text)))
        })
    }

    /// Checks that both refuse the log, and name that line.
    #[track_caller]
    fn catch(&self, text: &str, line: usize) {
        for verdict in [Some(self.program(text)), self.python(text)].into_iter().flatten() {
            assert!(
                !verdict.content && verdict.said.contains(&format!("line {line}")),
                "{line}: {}",
                verdict.said
            );
        }
    }
}

fn verdict(command: &mut Command) -> Verdict {
    let output = command.output().expect("it runs");
    let said = [output.stdout, output.stderr].concat();
    Verdict { content: output.status.success(), said: String::from_utf8(said).expect("text") }
}

/// The number of the line of that text in a log, counted from 1.
fn line_of(text: &str, begins: &str) -> usize {
    1 + text.lines().position(|line| line.starts_with(begins)).expect("there is such a line")
}

/// The file in docs/ that shows a game.
fn shown(lucky: &Lucky, luck: Luck) -> PathBuf {
    let version = if luck == Luck::Secret { "" } else { "v2/" };
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/luck/{version}{}.log", lucky.game))
}

#[test]
fn a_first_game_with_a_guide_is_known_by_its_secret() {
    let desk = Desk::new();
    for (place, _) in SHOWN {
        let text = LUCKY[place].learned(3);
        let verdict = desk.program(&text);
        assert!(verdict.content, "{}", verdict.said);
        let told: Value = serde_json::from_str(&verdict.said).expect("one line");
        assert_eq!((&told["differences"], &told["commitment"]), (&0.into(), &"lesson".into()));
        assert!(!desk.program(&LUCKY[place].played(Luck::Secret, 3)).said.contains("lesson"));
        let Some(verdict) = desk.python(&text) else { continue };
        assert!(verdict.content && verdict.said.contains("a first game with a guide"), "{}", verdict.said);
    }
}

#[test]
fn every_draw_of_a_finished_game_follows_from_its_secret() {
    let desk = Desk::new();
    for lucky in &LUCKY {
        for (seed, luck) in (1..).zip(Luck::ALL) {
            let text = lucky.played(luck, seed);
            let verdict = desk.program(&text);
            assert!(verdict.content, "{} {luck:?}: {}", lucky.game, verdict.said);
            let told: Value = serde_json::from_str(&verdict.said).expect("one line");
            let expected = (&draws(&text).into(), &0.into(), &"fits".into());
            assert_eq!((&told["checked"], &told["differences"], &told["commitment"]), expected);
            let Some(verdict) = desk.python(&text) else { continue };
            let said = format!("{} draws follow from the secret\n", draws(&text));
            assert!(verdict.content && verdict.said.starts_with(&said), "{}: {}", lucky.game, verdict.said);
        }
    }
}

#[test]
fn what_has_come_back_is_drawn_again() {
    let desk = Desk::new();
    for text in Luck::ALL.into_iter().flat_map(come_back) {
        let verdict = desk.program(&text);
        assert!(verdict.content, "{}", verdict.said);
        assert!(desk.python(&text).is_none_or(|verdict| verdict.content), "{text}");
    }
}

#[test]
fn the_games_that_the_page_shows_are_checked_for_good() {
    let desk = Desk::new();
    for (at, luck) in SHOWN.into_iter().flat_map(|(at, luck)| [(at, Luck::Secret), (at, luck)]) {
        let lucky = &LUCKY[at];
        let path = shown(lucky, luck);
        if std::env::var_os("TURNSTONE_MAKE_REFERENCES").is_some() {
            std::fs::write(path, lucky.played(luck, 1)).expect("it is written");
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("it is there");
        assert!(desk.program(&text).content, "{}", path.display());
        assert!(desk.python(&text).is_none_or(|verdict| verdict.content), "{}", path.display());
    }
    assert!(std::env::var_os("TURNSTONE_MAKE_REFERENCES").is_none(), "the games were made anew");
}

#[test]
fn another_outcome_is_caught_and_its_line_is_named() {
    let desk = Desk::new();
    for (seed, lucky) in (3..).zip(&LUCKY) {
        let text = lucky.played(Luck::ALL[seed as usize % 4], seed);
        let mut dice = Dice::new(seed);
        let forged = (0..3).filter_map(|_| with_other_outcome(&text, dice.roll(draws(&text))));
        for (forged, line) in forged {
            desk.catch(&forged, line);
            let plain = desk.replay(&forged, &[]);
            assert!(plain.said.contains(&format!("line {line}")), "a plain replay says it: {}", plain.said);
        }
    }
}

#[test]
fn another_word_for_what_is_drawn_is_caught() {
    let desk = Desk::new();
    for (at, name, other) in [
        (1, "| top ", "| deal "),
        (5, "| animal ", "| spirit "),
        (8, "| harbour ", "| terrain "),
        (12, "| green ", "| award "),
        (15, "| tile ", "| colour "),
    ] {
        let text = LUCKY[at].played(Luck::Secret, 8);
        let forged = text.replacen(name, other, 1);
        desk.catch(&forged, line_of(&text, "setup"));
    }
    // An action is not drawn, but a person who holds another card is robbed of another card.
    let text = LUCKY[8].played(Luck::Secret, 1);
    let bought = text.lines().filter(|line| line.contains(" bank ")).count();
    assert!(bought > 5, "they trade");
    let forged = text.replace(" for ore\n", " for wool\n");
    assert!(!desk.program(&forged).content && desk.python(&forged).is_none_or(|verdict| !verdict.content));
}

#[test]
fn another_secret_fingerprint_or_number_of_seats_is_caught() {
    let desk = Desk::new();
    for lucky in &LUCKY {
        let text = lucky.played(Luck::Secret, 4);
        let secret = text.lines().find(|line| line.starts_with("secret ")).expect("its secret");
        let forged = text.replace(secret, &turned(secret));
        for verdict in [Some(desk.program(&forged)), desk.python(&forged)].into_iter().flatten() {
            assert!(!verdict.content && verdict.said.contains("does not fit"), "{}", verdict.said);
        }
        let bare: String =
            forged.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
        for verdict in [Some(desk.program(&bare)), desk.python(&bare)].into_iter().flatten() {
            assert!(!verdict.content && verdict.said.contains("the secret draws"), "{}", verdict.said);
        }
        let commitment = text.lines().nth(1).expect("the fingerprint");
        let verdict = desk.program(&text.replace(commitment, &turned(commitment)));
        assert!(
            !verdict.content && verdict.said.contains("line 2: the secret does not fit"),
            "{}",
            verdict.said
        );
        // The part that the board shows is enough, in upper or lower case; less is nothing.
        let short = |digits: usize| text.replace(commitment, &commitment[..13 + digits].replace('a', "A"));
        assert!(desk.program(&short(40)).content);
        assert!(!desk.program(&short(39)).content);
        let fewer = format!("seats {}", if lucky.seats == 1 { 2 } else { lucky.seats - 1 });
        let verdict = desk.program(&text.replace(&format!("seats {}", lucky.seats), &fewer));
        assert!(!verdict.content, "{} of {}: {}", lucky.game, fewer, verdict.said);
    }
}

#[test]
fn exchanged_seats_and_options_on_which_draws_depend_are_caught() {
    let desk = Desk::new();
    for lucky in LUCKY.iter().filter(|lucky| lucky.seats > 1) {
        let exchanged: String = lucky
            .played(Luck::Secret, 5)
            .lines()
            .map(|line| match line.as_bytes() {
                [b'1', b' ', ..] => format!("2{}\n", &line[1..]),
                [b'2', b' ', ..] => format!("1{}\n", &line[1..]),
                _ => format!("{line}\n"),
            })
            .collect();
        let verdict = desk.program(&exchanged);
        assert!(!verdict.content && verdict.said.contains("line "), "{}: {}", lucky.game, verdict.said);
    }
    let options = [
        (2, "spirits yes", "spirits no"),
        (7, "layout variable", "layout beginner"),
        (8, "tokens random", "tokens spiral"),
        (9, "layout fixed", "layout variable"),
        (13, "colours two", "colours one"),
    ];
    for (at, option, other) in options {
        let verdict = desk.program(&LUCKY[at].played(Luck::Secret, 5).replace(option, other));
        assert!(!verdict.content, "{option}: {}", verdict.said);
    }
}

#[test]
fn in_luck_v1_an_option_on_which_no_draw_depends_is_not_caught_as_the_page_says() {
    let desk = Desk::new();
    // Such a log does not say where it ends.
    let text = LUCKY[7].played(Luck::Secret, 7);
    for (option, other) in [("points 8", "points 14"), ("points 8", "points 8\noption friendly no")] {
        let forged = text.replace(option, other);
        assert!(forged != text && desk.program(&forged).content, "{other}");
    }
}

#[test]
fn a_log_without_a_secret_or_with_half_of_one_is_told_so() {
    let desk = Desk::new();
    let text = LUCKY[1].played(Luck::Secret, 7);
    let at = line_of(&text, "secret ");
    let secret = text.lines().nth(at - 1).expect("its secret");
    let without = text.replace(&format!("{secret}\n"), "");
    let verdict = desk.program(&without);
    assert!(!verdict.content && verdict.said.contains("the log has no line \"secret\""), "{}", verdict.said);
    let plain = desk.replay(&without, &[]);
    assert!(plain.content && plain.said.lines().count() == 1, "{}", plain.said);
    let half = text.replace(secret, &secret[..40]);
    let verdict = desk.program(&half);
    assert!(!verdict.content && verdict.said.contains("64 hexadecimal digits"), "{}", verdict.said);
    // A plain replay reports it as well.
    let (forged, line) = with_other_outcome(&text, 3).expect("another card");
    let plain = desk.replay(&forged, &[]);
    assert!(plain.said.contains(&format!("line {line}")), "{}", plain.said);
    // It replays all the same.
    let other = text.replace(secret, &format!("secret {}", "07".repeat(32)));
    let plain = desk.replay(&other, &[]);
    assert!(plain.content && plain.said.contains("does not fit the commitment"), "{}", plain.said);
    let json = desk.replay(&other, &["--json"]);
    assert!(json.content && json.said.contains("does not fit the commitment"));
}

#[test]
fn the_programs_take_the_same_logs() {
    let desk = Desk::new();
    for Edge { what, text, good } in edges() {
        for verdict in [Some(desk.program(&text)), desk.python(&text)].into_iter().flatten() {
            assert_eq!(verdict.content, good, "{what}: {}", verdict.said);
        }
    }
}
