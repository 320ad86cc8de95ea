//! Ways to go on with a typed move.

use std::collections::BTreeSet;

use super::lexicon::Lexicon;
use super::text::tokens;
use crate::present::Present;
use rules::{Words, shorten};

/// One way to go on with a typed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The notation and its meaning in the person's language, to be read. At most 100 characters.
    pub label: String,
    /// The notation that choosing it types. At most 100 characters.
    pub value: String,
}

const COMPLETIONS: usize = 25;
const LENGTH: usize = 100;

/// Ways to go on with `typed`: whole actions while they are few, else the next slot, else the letters it may begin with. The
/// text may be the beginning of the notation, or any of its words, of those that people write for it, and of those that labels show.
pub(crate) fn complete<G: Present>(
    (view, seats): (&G::View, u8),
    actions: &[G::Action],
    typed: &str,
    readers: &[&dyn Words],
) -> Vec<Completion> {
    let Some(words) = readers.first() else { return Vec::new() };
    let typed = plain(typed);
    let paths: Vec<Vec<String>> = actions.iter().map(G::slots).collect();
    let said = |path: &[String]| {
        let labels = (0..path.len()).map(|at| G::label(view, &path[..at], &path[at], *words).text);
        labels.filter(|label| !label.is_empty()).collect::<Vec<_>>().join(" · ")
    };
    let matching: Vec<&[String]> =
        paths.iter().filter(|path| path.join(" ").starts_with(&typed)).map(Vec::as_slice).collect();
    let groups = if matching.is_empty() {
        let wanted = tokens(&typed);
        let lexicon = Lexicon::of::<G>(view, seats, readers);
        let wanted: Vec<(&String, Vec<&[String]>)> =
            wanted.iter().map(|word| (word, lexicon.begun(word).collect())).collect();
        let spoken = |path: &&Vec<String>| {
            let notation: Vec<&str> = path.iter().flat_map(|slot| slot.split(' ')).collect();
            let shown = tokens(&format!("{} {}", notation.join(" "), said(path)));
            let says = |says: &[String]| says.iter().all(|word| notation.contains(&word.as_str()));
            let finds = |(word, begun): &(&String, Vec<&[String]>)| {
                shown.iter().any(|shown| shown.starts_with(word.as_str()))
                    || begun.iter().any(|begun| says(begun))
            };
            !wanted.is_empty() && wanted.iter().all(finds)
        };
        let spoken: Vec<&[String]> = paths.iter().filter(spoken).map(Vec::as_slice).collect();
        beginnings(&spoken, "")
    } else {
        beginnings(&matching, &typed)
    };
    let completion = |group: &Group<'_>| {
        let whole = |path: &[String]| paths.iter().any(|other| other == path);
        let label = match (group.first, group.last) {
            (first, last) if first == last && whole(first) => format!("{} – {}", group.value, said(first)),
            (first, last) if first == last => format!("{} … – {}", group.value, said(first)),
            (first, last) => format!("{}… – {} … {}", group.value, said(first), said(last)),
        };
        Completion { label: shorten(label, LENGTH), value: group.value.clone() }
    };
    let short = groups.iter().filter(|group| group.value.chars().count() <= LENGTH);
    short.take(COMPLETIONS).map(completion).collect()
}

/// The text in lower case with single spaces; a space at its end says that the last word is whole.
fn plain(typed: &str) -> String {
    let mut plain = typed.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if !plain.is_empty() && typed.ends_with(char::is_whitespace) {
        plain.push(' ');
    }
    plain
}

/// Beginnings of actions that share their first letters.
struct Group<'a> {
    value: String,
    first: &'a [String],
    last: &'a [String],
}

impl<'a> Group<'a> {
    fn of(path: &'a [String]) -> Self {
        Group { value: path.join(" "), first: path, last: path }
    }
}

/// The matching actions if they are few; else their beginnings, as many slots long as still fit the list; else groups of them.
fn beginnings<'a>(matching: &[&'a [String]], typed: &str) -> Vec<Group<'a>> {
    let longest = matching.iter().map(|path| path.len()).max().unwrap_or(0);
    let levels: Vec<Vec<&[String]>> = (1..=longest).map(|length| cut(matching, length)).collect();
    let helps =
        |level: &&Vec<&[String]>| level.iter().any(|path| path.join(" ").len() > typed.trim_end().len());
    let best = levels.iter().rev().filter(|level| level.len() <= COMPLETIONS).find(helps);
    let larger = levels.iter().find(|level| level.len() > COMPLETIONS);
    match (best, larger) {
        // One beginning alone says nothing new if there is more to choose after it.
        (Some(best), None) => best.iter().copied().map(Group::of).collect(),
        (Some(best), Some(_)) if best.len() > 1 => best.iter().copied().map(Group::of).collect(),
        (_, Some(larger)) => by_letters(larger, typed.trim_end()),
        (None, None) => levels.last().into_iter().flatten().copied().map(Group::of).collect(),
    }
}

/// The distinct first `length` slots.
fn cut<'a>(matching: &[&'a [String]], length: usize) -> Vec<&'a [String]> {
    let mut seen = BTreeSet::new();
    let cut = matching.iter().map(|path| &path[..length.min(path.len())]);
    cut.filter(|path| seen.insert(*path)).collect()
}

/// Groups by as many first letters as still fit the list.
fn by_letters<'a>(paths: &[&'a [String]], typed: &str) -> Vec<Group<'a>> {
    let written: Vec<String> = paths.iter().map(|path| path.join(" ")).collect();
    let longest = written.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let known = typed.chars().count();
    let grouped = |letters: usize| {
        let mut groups: Vec<Group<'a>> = Vec::new();
        for (path, text) in paths.iter().zip(&written) {
            let value: String = text.chars().take(letters).collect();
            let value = value.trim_end();
            match groups.iter_mut().find(|group| group.value == value) {
                Some(group) => group.last = path,
                None => groups.push(Group { value: value.to_owned(), first: path, last: path }),
            }
        }
        groups
    };
    let helps = |groups: &Vec<Group<'_>>| groups.iter().any(|group| group.value.chars().count() > known);
    let fitting = (known + 1..=longest).map(grouped).filter(helps);
    let mut best = Vec::new();
    for groups in fitting {
        if best.is_empty() || groups.len() <= COMPLETIONS {
            best = groups;
        } else {
            break;
        }
    }
    // A group of one is that beginning itself.
    for group in best.iter_mut().filter(|group| group.first == group.last) {
        group.value = group.first.join(" ");
    }
    best
}
