//! A typed move can be completed to every legal action, and what is offered is read.

use std::collections::{BTreeMap, BTreeSet};

use super::spot::Spot;
use super::{Names, ensure};
use rules::{Viewer, Words};
use tabletop::{AnySight, Completion, Present};

/// The most completions of a position that are read back, of whole moves and of beginnings each.
const READ: usize = 4;

/// What begins no move, or every one: a position hears one of these.
const NONSENSE: [&str; 8] = ["nonsense", "  ", "🐺 田中", "N", "1", "İ", "~/;|", "www"];
/// The most completions that Discord takes.
const COMPLETIONS: usize = 25;

/// Completions lead to every legal action. Each is read back: as that action, or as a beginning that leaves a question.
pub(super) fn every_legal_action_can_be_completed<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number, Names::Short);
    for seat in spot.admitted() {
        let sight = spot.sight(Viewer::Seat(seat));
        let actions = sight.actions();
        let sentence = |action: &String| sight.whole(action, &words).unwrap_or_default();
        let sentences: BTreeMap<String, &String> =
            actions.iter().map(|action| (sentence(action), action)).collect();
        let mut quick = spot.chance(73);
        let (mut seen, mut whole) = (BTreeSet::new(), BTreeSet::new());
        let (mut open, mut read) = (vec![String::new()], [0, 0]);
        while let Some(typed) = open.pop() {
            for completion in offered(sight.as_ref(), &typed, &words)? {
                let Completion { label, value } = completion;
                if !seen.insert(value.clone()) {
                    continue;
                }
                let action = sentences
                    .get(&value)
                    .copied()
                    .or_else(|| actions.iter().find(|action| **action == value));
                whole.extend(action);
                let kind = usize::from(action.is_some());
                if read[kind] < READ && quick.below(3) == 0 {
                    read[kind] += 1;
                    let again = offered(sight.as_ref(), &value, &words)?;
                    let stays = action.is_none() || again.iter().any(|other| other.value == value);
                    ensure!(stays, "seat {seat}: \"{value}\" is completed to something else");
                    for text in [&value, &label] {
                        is_understood(sight.as_ref(), text, action, &words)
                            .map_err(|what| format!("seat {seat}: {what}"))?;
                    }
                }
                // A move that is whole may still go on.
                if action.is_none_or(|action| {
                    actions.iter().any(|other| {
                        other.strip_prefix(action.as_str()).is_some_and(|rest| rest.starts_with(' '))
                    })
                }) {
                    open.push(format!("{value} "));
                }
            }
        }
        if let Some(missed) = actions.iter().find(|action| !whole.contains(action)) {
            return Err(format!("seat {seat}: no completion leads to \"{missed}\""));
        }
    }
    Ok(())
}

/// Whether the text of a completion is read as that action, or as a beginning. A text that was cut says less.
fn is_understood(
    sight: &dyn AnySight,
    text: &str,
    action: Option<&String>,
    words: &dyn Words,
) -> Result<(), String> {
    let is_cut = text.ends_with('…') && !text.ends_with(" …");
    match (sight.read(text, &[words]), action) {
        _ if is_cut => Ok(()),
        (Ok(read), Some(action)) if read == *action => Ok(()),
        // One thing alone can follow the beginning.
        (Ok(read), None) if sight.allows(&read) => Ok(()),
        (Err(refusal), None) if refusal.key == "reading-begun" => {
            let begun = sight.begun(text, &[words]);
            begun.map(|_| ()).ok_or_else(|| format!("\"{text}\" begins no draft"))
        }
        (Ok(read), _) => Err(format!("the completion \"{text}\" of {action:?} is read as \"{read}\"")),
        (Err(refusal), _) => {
            Err(format!("the completion \"{text}\" of {action:?} is refused: {}", refusal.say(words)))
        }
    }
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
