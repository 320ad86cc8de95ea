use std::collections::BTreeSet;

use super::sight::shorten;
use super::{Present, Words};

/// One way to go on with a typed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// What the person reads: the notation, and what it says in the person's language. At most 100 characters.
    pub label: String,
    /// What is typed by choosing it, in notation. At most 100 characters.
    pub value: String,
}

const COMPLETIONS: usize = 25;
const LENGTH: usize = 100;

/// Ways to go on with `typed`: whole actions while they are few, else the next slot. The text may be notation or a part of
/// what the notation says in the person's language.
pub fn complete<G: Present>(
    view: &G::View,
    actions: &[G::Action],
    typed: &str,
    words: &dyn Words,
) -> Vec<Completion> {
    let typed = typed.trim_start().to_lowercase();
    let paths: Vec<Vec<String>> = actions.iter().map(G::slots).collect();
    let matching: Vec<&Vec<String>> =
        paths.iter().filter(|path| path.join(" ").starts_with(&typed)).collect();
    let said = |path: &[String]| {
        let labels = (0..path.len()).map(|at| G::label(view, &path[..at], &path[at], words).text);
        labels.filter(|label| !label.is_empty()).collect::<Vec<_>>().join(" · ")
    };
    let mut prefixes: Vec<Vec<String>> = if matching.is_empty() {
        let spoken = |path: &&Vec<String>| said(path).to_lowercase().contains(typed.trim());
        paths.iter().filter(spoken).take(COMPLETIONS).cloned().collect()
    } else {
        open_slots(&matching, &typed)
    };
    prefixes.truncate(COMPLETIONS);
    let completion = |path: Vec<String>| {
        let value = path.join(" ");
        let label = shorten(format!("{value} – {}", said(&path)), LENGTH);
        Completion { label, value }
    };
    prefixes.into_iter().map(completion).filter(|c| c.value.chars().count() <= LENGTH).collect()
}

/// The matching actions if they are few, else their distinct beginnings, as many slots long as still fit the list.
fn open_slots(matching: &[&Vec<String>], typed: &str) -> Vec<Vec<String>> {
    let longest = matching.iter().map(|path| path.len()).max().unwrap_or(0);
    let beginnings = |length: usize| {
        let mut seen = BTreeSet::new();
        let cut = matching.iter().map(|path| path[..length.min(path.len())].to_vec());
        cut.filter(|path| seen.insert(path.clone())).collect::<Vec<_>>()
    };
    let fits = |paths: &Vec<Vec<String>>| paths.len() <= COMPLETIONS;
    let helps =
        |paths: &Vec<Vec<String>>| paths.iter().any(|path| path.join(" ").len() > typed.trim_end().len());
    let by_length: Vec<_> = (1..=longest).map(beginnings).collect();
    let best = by_length.iter().rev().find(|paths| fits(paths) && helps(paths));
    best.or_else(|| by_length.iter().find(|paths| helps(paths)))
        .or(by_length.last())
        .cloned()
        .unwrap_or_default()
}
