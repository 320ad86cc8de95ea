//! A game is its log: played again, it is the same.

use super::ensure;
use super::random::Walk;
use super::spot::{Case, Step};
use rules::Options;
use tabletop::{AnyTable, Entry, EntryKind, Log, Present, Replayer, Title as _, TitleOf, replay};

/// A check of a whole game.
pub(super) type WalkCheck<G> = (&'static str, fn(&Case<'_, G>, &Walk<G>) -> Result<(), String>);

pub(super) fn checks<G: Present>() -> [WalkCheck<G>; 4] {
    [
        ("a_log_replays_to_the_same_tables", a_log_replays_to_the_same_tables),
        ("automatic_answers_may_be_left_out", automatic_answers_may_be_left_out),
        ("a_snapshot_plays_on_to_the_same_end", a_snapshot_plays_on_to_the_same_end),
        ("a_log_with_a_wrong_outcome_is_refused", a_log_with_a_wrong_outcome_is_refused),
    ]
}

pub(super) fn outcomes_are_noted_as_words<G: Present>(step: &Step<'_, G>) -> Result<(), String> {
    for (name, label) in &step.played.drawn {
        let entry = Entry { kind: EntryKind::Setup, drawn: vec![(name.clone(), label.clone())] };
        let plain = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        ensure!(plain && !name.is_empty(), "\"{name}\" is not a lower-case word");
        ensure!(
            entry.to_string().parse() == Ok(entry),
            "\"{name}\" came as \"{label}\", which a log cannot hold"
        );
    }
    Ok(())
}

fn a_log_replays_to_the_same_tables<G: Present>(_: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    let text = walk.log.to_string();
    let log: Log = text.parse().map_err(|error| format!("it cannot be read: {error}\n{text}"))?;
    ensure!(log == walk.log, "it is read as another log: {text}");
    let mut number = 0;
    let mut strayed = None;
    replay(&TitleOf::<G>::NEW, &log, |table, entry, _| {
        let expected = walk.tables.get(number).map(AnyTable::save);
        if strayed.is_none() && expected.as_ref() != Some(&table.save()) {
            strayed = Some(format!("entry {number} ({entry}) leads elsewhere"));
        }
        number += 1;
    })
    .map_err(|error| error.to_string())?;
    ensure!(number == walk.tables.len(), "{number} tables instead of {}", walk.tables.len());
    strayed.map_or(Ok(()), Err)
}

fn automatic_answers_may_be_left_out<G: Present>(_: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    let mut log = walk.log.clone();
    let automatic = |entry: &Entry| matches!(entry.kind, EntryKind::Auto(..));
    if log.entries.iter().any(|entry| automatic(entry) && !entry.drawn.is_empty()) {
        return Ok(());
    }
    log.entries.retain(|entry| !automatic(entry));
    let end = replay(&TitleOf::<G>::NEW, &log, |_, _, _| ()).map_err(|error| error.to_string())?;
    ensure!(Some(end.save()) == walk.tables.last().map(AnyTable::save), "the end is another one");
    Ok(())
}

fn a_snapshot_plays_on_to_the_same_end<G: Present>(_: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    for quarter in 0..4 {
        let from = walk.tables.len() * quarter / 4;
        let saved = walk.tables[from].save();
        let table = TitleOf::<G>::NEW.restore(&saved).map_err(|error| error.to_string())?;
        let mut replayer = Replayer::resume(table, from + 1);
        let played = replayer.run(&walk.log.entries[from + 1..], &mut |_, _, _| ());
        played.map_err(|error| format!("from entry {from}: {error}"))?;
        let end = walk.tables.last().map(AnyTable::save);
        ensure!(Some(replayer.table().save()) == end, "from entry {from} it ends elsewhere");
    }
    Ok(())
}

fn a_log_with_a_wrong_outcome_is_refused<G: Present>(_: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    let drawing = walk.log.entries.iter().position(|entry| !entry.drawn.is_empty());
    let Some(drawing) = drawing else { return Ok(()) };
    type Spoil = fn(&mut Vec<(String, String)>);
    let spoils: [(&str, Spoil); 3] = [
        ("without an outcome", |drawn| drop(drawn.pop())),
        ("with one too many", |drawn| drawn.push(("surplus".to_owned(), "1".to_owned()))),
        ("with an impossible one", |drawn| drawn[0].1 = "nonsense".to_owned()),
    ];
    for (how, spoil) in spoils {
        let mut log = walk.log.clone();
        spoil(&mut log.entries[drawing].drawn);
        let replayed = replay(&TitleOf::<G>::NEW, &log, |_, _, _| ());
        ensure!(replayed.is_err(), "{how} it replays all the same");
    }
    let mut log = walk.log.clone();
    log.header.options = Options::default().with("no-such-option", "1");
    ensure!(replay(&TitleOf::<G>::NEW, &log, |_, _, _| ()).is_err(), "unknown options are taken");
    Ok(())
}
