//! A typed move can be completed to every legal action.

use std::collections::BTreeSet;

use super::spot::Spot;
use super::{Names, ensure};
use rules::{Viewer, Words};
use tabletop::{AnySight, Completion, Present};

/// Of so many whole moves one is looked at for completions of its own.
const LEAVES: usize = 8;

/// What begins no move, or every one: a position hears one of these.
const NONSENSE: [&str; 8] = ["nonsense", "  ", "🐺 田中", "N", "1", "İ", "~/;|", "www"];
/// The most completions that Discord takes.
const COMPLETIONS: usize = 25;

pub(super) fn every_legal_action_can_be_completed<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number, Names::Short);
    for seat in spot.admitted() {
        let sight = spot.sight(Viewer::Seat(seat));
        let actions: BTreeSet<String> = sight.actions().into_iter().collect();
        let goes_on = |value: &str| {
            let longer = actions.range(value.to_owned()..).find(|action| *action != value);
            longer.is_some_and(|action| action.starts_with(value))
        };
        let mut seen = BTreeSet::new();
        let mut open = vec![String::new()];
        while let Some(typed) = open.pop() {
            for completion in offered(sight.as_ref(), &typed, &words)? {
                let new = seen.insert(completion.value.clone());
                // Where a move is whole, nothing more is to be found: some are tried.
                if new && (goes_on(&completion.value) || seen.len().is_multiple_of(LEAVES)) {
                    open.push(format!("{} ", completion.value));
                    open.push(completion.value);
                }
            }
        }
        if let Some(missed) = actions.iter().find(|action| !seen.contains(*action)) {
            return Err(format!("seat {seat}: no completion leads to \"{missed}\""));
        }
        let stray = seen.iter().find(|value| !actions.iter().any(|action| action.starts_with(*value)));
        ensure!(stray.is_none(), "seat {seat}: the completion {stray:?} begins no action");
    }
    Ok(())
}

pub(super) fn nonsense_is_completed_without_harm<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number, Names::Long);
    let mut typed = vec![match NONSENSE[spot.chance(72).below(NONSENSE.len())] {
        "www" => "w".repeat(6000),
        short => short.to_owned(),
    }];
    for action in spot.case.sample(spot.number, 3) {
        let notation = action.to_string();
        typed.push(notation.chars().take(notation.chars().count() / 2).collect::<String>().to_uppercase());
        typed.push(format!("{notation} 1"));
        typed.push(notation);
    }
    for viewer in spot.case.viewers() {
        let sight = spot.sight(viewer);
        for typed in &typed {
            offered(sight.as_ref(), typed, &words)?;
        }
    }
    Ok(())
}

/// The completions of a text, which keep Discord's numbers.
fn offered(sight: &dyn AnySight, typed: &str, words: &dyn Words) -> Result<Vec<Completion>, String> {
    let completions = sight.complete(typed, &[words]);
    ensure!(completions.len() <= COMPLETIONS, "\"{typed}\" has {} completions", completions.len());
    let mut values = BTreeSet::new();
    for Completion { label, value } in &completions {
        for text in [label, value] {
            let length = text.trim().chars().count();
            ensure!(
                (1..=100).contains(&length),
                "\"{typed}\" is completed to \"{text}\", of {length} characters"
            );
        }
        ensure!(values.insert(value), "\"{typed}\" is completed to \"{value}\" twice");
    }
    Ok(completions)
}
