//! Moves, and beginnings of moves, as sentences that a person reads and that are read back.

use super::lexicon::Lexicon;
use super::reader::Reader;
use super::text::tokens;
use crate::play::menu::{CHOICES, Ways, region_label, regions};
use crate::present::{Draft, Present};
use rules::Words;

/// Stands before what a label says besides its sentence.
pub(super) const DASH: &str = " – ";

/// What menus say besides about each of those slots, where they say something.
pub(super) fn descriptions<G: Present>(view: &G::View, slots: &[String], words: &dyn Words) -> Vec<String> {
    let said = (0..slots.len()).map(|at| G::label(view, &slots[..at], &slots[at], words).description);
    said.filter(|said| !said.is_empty()).collect()
}

/// A sentence, and what menus say besides about the last one of its slots.
pub(super) fn described<G: Present>(
    view: &G::View,
    sentence: String,
    slots: &[String],
    words: &dyn Words,
) -> String {
    let Some((last, before)) = slots.split_last() else { return sentence };
    let more = G::label(view, before, last, words).description;
    if more.is_empty() || sentence.contains(&more) { sentence } else { format!("{sentence}{DASH}{more}") }
}

/// The labels of slots that begin a move, and of the region after them.
pub(super) fn begun_sentence<G: Present>(
    view: &G::View,
    ways: &Ways<'_, G>,
    slots: &[String],
    region: Option<&str>,
    words: &dyn Words,
) -> String {
    let mut labels: Vec<String> =
        (0..slots.len()).map(|at| G::label(view, &slots[..at], &slots[at], words).text).collect();
    if let Some(region) = region {
        let values = ways.after(slots);
        let regions = regions::<G>(view, slots, &values);
        let held = regions.iter().find(|(name, _)| name == region);
        labels.extend(held.map(|(name, held)| region_label::<G>(view, slots, name, held, words).text));
    }
    labels.retain(|label| !label.is_empty());
    labels.join(" · ")
}

impl<G: Present> Reader<'_, G> {
    /// The actions whose sentences are those words.
    pub(super) fn sentences(&self, words: &[String]) -> Vec<G::Action> {
        let says = |action: &&G::Action| self.is_sentence(action, words);
        let listed = self.actions.iter().filter(says).cloned();
        listed.chain(self.samples().iter().filter(says).cloned()).collect()
    }

    /// Whether the words are the sentence of an action in a language of the person.
    pub(super) fn is_sentence(&self, action: &G::Action, words: &[String]) -> bool {
        self.readers.iter().any(|reader| tokens(&G::whole(self.view, action, *reader)) == words)
    }

    /// The draft that the words are the beginning of a move for: labels as menus show them, the notation, or words said for it.
    pub(crate) fn begun(&self, ways: &Ways<'_, G>, words: &[String]) -> Option<Draft> {
        if words.is_empty() {
            return None;
        }
        let mut drafts: Vec<Draft> = Vec::new();
        for reader in self.readers {
            self.labelled(ways, words, *reader, &mut drafts);
        }
        if drafts.is_empty() {
            let lexicon = Lexicon::of::<G>(self.view, self.position.seats(), self.readers);
            for (_, said) in lexicon.candidates(words, &lexicon.phrases(words)) {
                self.noted(ways, &said, &mut drafts);
            }
        }
        drafts.sort();
        drafts.dedup();
        // "And" begins nothing.
        drafts.retain(|draft| !draft.0.is_empty());
        match &drafts[..] {
            [only] => Some(only.clone()),
            _ => None,
        }
    }

    /// The drafts whose labels are those words.
    fn labelled(&self, ways: &Ways<'_, G>, words: &[String], reader: &dyn Words, drafts: &mut Vec<Draft>) {
        let mut open: Vec<(Vec<String>, &[String])> = vec![(Vec::new(), words)];
        while let Some((slots, rest)) = open.pop() {
            let values = ways.after(&slots);
            if values.is_empty() {
                continue;
            }
            if rest.is_empty() {
                drafts.push(Draft(slots));
                continue;
            }
            if values.len() > CHOICES {
                let regions = regions::<G>(self.view, &slots, &values).into_iter();
                let named = regions.filter(|(name, held)| {
                    tokens(&region_label::<G>(self.view, &slots, name, held, reader).text) == rest
                });
                drafts.extend(named.map(|(name, _)| Draft(slots.clone()).within(&name)));
            }
            for value in values {
                let label = tokens(&G::label(self.view, &slots, &value, reader).text);
                if let Some(rest) = rest.strip_prefix(&label[..]) {
                    open.push((slots.iter().cloned().chain([value]).collect(), rest));
                }
            }
        }
    }

    /// The drafts that are those words of the notation, perhaps with the name of a region after them.
    fn noted(&self, ways: &Ways<'_, G>, said: &[String], drafts: &mut Vec<Draft>) {
        let mut open: Vec<(Vec<String>, &[String])> = vec![(Vec::new(), said)];
        while let Some((slots, rest)) = open.pop() {
            let values = ways.after(&slots);
            match rest {
                _ if values.is_empty() => {}
                [] => drafts.push(Draft(slots.clone())),
                [name] if values.len() > CHOICES => {
                    let regions = regions::<G>(self.view, &slots, &values);
                    let named = regions.iter().filter(|(known, _)| known == name);
                    drafts.extend(named.map(|(name, _)| Draft(slots.clone()).within(name)));
                }
                _ => {}
            }
            for value in values {
                let known: Vec<&str> = value.split(' ').collect();
                if !rest.is_empty()
                    && rest.len() >= known.len()
                    && rest.iter().zip(&known).all(|(said, known)| said == known)
                {
                    let rest = &rest[known.len()..];
                    open.push((slots.iter().cloned().chain([value.clone()]).collect(), rest));
                }
            }
        }
    }
}

/// A sentence as a person would type it: its words and numbers in small letters, without the signs between them.
pub(crate) fn as_typed(text: &str) -> String {
    let kept =
        |c: char| if c.is_alphanumeric() || matches!(c, '-' | '–' | '@' | '\'' | '’') { c } else { ' ' };
    let words: String = text.chars().flat_map(char::to_lowercase).map(kept).collect();
    words.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).collect::<Vec<_>>().join(" ")
}
