//! The legal actions nearest to what was written.

use std::collections::BTreeSet;

use super::lexicon::Phrase;
use super::reader::{NAMED, Reader};
use super::text::distance;
use crate::present::Present;

/// The legal actions that are nearest to what was written: those whose words need the fewest letters changed. Samples of
/// free-form ones stand among them.
pub(super) fn nearest<G: Present>(
    reader: &Reader<'_, G>,
    words: &[String],
    phrases: &[Phrase],
) -> Vec<String> {
    let meant: Vec<BTreeSet<&str>> = (0..words.len()).map(|index| meant(words, phrases, index)).collect();
    let mut written: Vec<String> = reader.actions.iter().map(ToString::to_string).collect();
    written.extend(reader.samples().iter().map(ToString::to_string));
    let mut ranked: Vec<(usize, usize, String)> = written
        .into_iter()
        .enumerate()
        .map(|(place, notation)| (far(&meant, &notation), place, notation))
        .collect();
    ranked.sort();
    ranked.into_iter().take(NAMED).map(|(_, _, notation)| notation).collect()
}

/// What a word may stand for; nothing for a word that says nothing.
fn meant<'a>(words: &'a [String], phrases: &'a [Phrase], index: usize) -> BTreeSet<&'a str> {
    let here = |phrase: &&Phrase| (phrase.from..phrase.to).contains(&index);
    let said: BTreeSet<&str> =
        phrases.iter().filter(here).flat_map(|phrase| &phrase.says).map(String::as_str).collect();
    let silent = phrases.iter().filter(here).any(|phrase| phrase.says.is_empty());
    if said.is_empty() && !silent { BTreeSet::from([words[index].as_str()]) } else { said }
}

/// How far a text is from an action: for every word the letters to change, and a little for every word of the action left over.
fn far(meant: &[BTreeSet<&str>], notation: &str) -> usize {
    let known: Vec<&str> = notation.split(' ').collect();
    let of_word = |word: &&str| known.iter().map(|known| distance(word, known)).min().unwrap_or(0);
    let letters: usize = meant.iter().filter_map(|words| words.iter().map(of_word).min()).sum();
    let unsaid = known.iter().filter(|word| !meant.iter().any(|words| words.contains(*word))).count();
    let verb = meant.iter().any(|words| known.first().is_some_and(|verb| words.contains(verb)));
    letters * 4 + unsaid + if verb { 0 } else { 6 }
}
