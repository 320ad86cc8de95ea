//! Tests of what the log writes.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt as _;

use super::repeats::{KINDS, Repeats};
use super::{FOREIGN, lines, mark};

/// What was logged.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody has panicked").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Logged {
    type Writer = Logged;

    fn make_writer(&'a self) -> Logged {
        self.clone()
    }
}

/// The lines that this logs.
fn logged(colours: bool, by: impl FnOnce()) -> Vec<String> {
    let written = Logged::default();
    let subscriber = tracing_subscriber::registry().with(lines(Arc::default(), colours, written.clone()));
    tracing::subscriber::with_default(subscriber, by);
    let bytes = written.0.lock().expect("nobody has panicked").clone();
    String::from_utf8(bytes).expect("it is text").lines().map(str::to_owned).collect()
}

#[test]
fn the_same_complaint_is_said_once_whatever_its_numbers_are() {
    let lines = logged(false, || {
        for n in 0..1000_u64 {
            tracing::error!(session = n, attempts = n * 7, cause = %format!("channel {n} is full"), "posting fails");
        }
    });
    assert_eq!(lines.len(), 1, "{lines:#?}");
    assert!(lines[0].ends_with("posting fails session=0 attempts=0 cause=channel 0 is full"), "{}", lines[0]);
}

#[test]
fn what_differs_in_words_in_place_or_in_weight_is_all_said() {
    let lines = logged(false, || {
        for cause in ["the disk is full", "the file is locked", "the disk is full"] {
            tracing::warn!(cause, "the database cannot take it");
        }
        tracing::warn!(cause = "the disk is full", "the database cannot take it");
        for _ in 0..3 {
            tracing::info!("connected");
        }
    });
    assert_eq!(lines.len(), 2 + 1 + 3, "{lines:#?}");
}

#[test]
fn words_that_are_new_every_time_fill_no_disk() {
    let lines = logged(false, || {
        for n in 0..10_000_u32 {
            let made_up: String = n.to_string().bytes().map(|digit| char::from(digit + b'a')).collect();
            tracing::warn!(made_up, "a press could not be answered");
        }
    });
    assert_eq!(lines.len(), KINDS + 1);
}

#[test]
fn how_often_it_was_left_out_is_told_when_the_minute_is_over() {
    use tracing::Callsite as _;
    let site = tracing::callsite! { name: "site", kind: tracing::metadata::Kind::EVENT, fields: message };
    let (mut repeats, start) = (Repeats::default(), Instant::now());
    let at = |seconds| start + Duration::from_secs(seconds);
    let said: Vec<bool> =
        [0, 1, 30, 59].map(|second| repeats.note(site.metadata(), "try 1", at(second))).into();
    assert_eq!(said, [true, false, false, false]);
    assert_eq!(repeats.over(at(59)), []);
    let over = repeats.over(at(60));
    assert_eq!(over.iter().map(|it| (it.words.as_str(), it.more)).collect::<Vec<_>>(), [("try 1", 3)]);
    assert!(repeats.note(site.metadata(), "try 2", at(61)), "a minute later it is said again");
    assert!(!repeats.note(site.metadata(), "try 3", at(62)));
    assert_eq!(repeats.rest().iter().map(|it| it.more).collect::<Vec<_>>(), [1], "and at the end");
    assert_eq!(repeats.rest(), []);
}

#[test]
fn a_line_of_serenity_is_short_however_much_the_gateway_has_sent() {
    let lines = logged(false, || {
        let payload = "{\"token\": \"aW50ZXJhY3Rpb24\"}\n".repeat(300_000);
        tracing::warn!(target: "serenity::gateway::ws", "Err deserializing text: error; text: {payload}");
        tracing::error!(target: "serenity::gateway", why = %payload, "Shard handler received err");
    });
    assert_eq!(lines.len(), 2);
    for line in lines {
        assert!(line.chars().count() <= FOREIGN && line.contains("rr") && line.ends_with('…'), "{line}");
    }
}

#[test]
fn any_other_value_is_cut_too_and_no_value_makes_a_line_of_its_own() {
    let lines = logged(false, || {
        tracing::warn!(cause = %"x".repeat(1 << 20), "after\u{1b}[2J\nit\r\u{202e}\u{85}");
        tracing::error!(typed = "\u{1b}[31mred\nERROR forged", "odd");
    });
    assert_eq!(lines.len(), 2, "{lines:#?}");
    let (cut, odd) = (&lines[0], &lines[1]);
    assert!(cut.contains(r"after\u{1b}[2J\nit\r\u{202e}\u{85} cause=xxx") && cut.len() < 1200, "{cut}");
    assert!(!odd.contains('\u{1b}') && odd.contains("ERROR forged"), "{odd}");
}

#[test]
fn colours_are_for_somebody_who_looks() {
    let speak = || tracing::warn!("something");
    assert!(!logged(false, speak)[0].contains('\u{1b}'));
    assert!(logged(true, speak)[0].contains('\u{1b}'));
}

#[test]
fn a_fault_has_the_mark_of_the_line_that_stands_for_it() {
    assert_eq!(mark("table 7: the disk is full"), mark("table 12: the disk is full"));
    assert_ne!(mark("table 7: the disk is full"), mark("table 7: the file is locked"));
}
