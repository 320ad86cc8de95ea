//! The actions that words say in notation.

use super::lexicon::{Lexicon, Phrase};
use super::reader::Reader;
use crate::present::Present;

impl<G: Present> Reader<'_, G> {
    /// The actions that the words say in notation, legal or not: those for which the fewest words had to be passed over.
    pub(super) fn said(&self, words: &[String], lexicon: &Lexicon, phrases: &[Phrase]) -> Vec<G::Action> {
        let mut said: Vec<(usize, G::Action)> = Vec::new();
        let candidates = lexicon.candidates(words, phrases);
        for (passed, candidate) in &candidates {
            let composed = self.forms.iter().filter_map(|form| form.arrange(candidate));
            for notation in variants(candidate).into_iter().chain(composed) {
                let Ok(action) = notation.parse::<G::Action>() else { continue };
                if !said.iter().any(|(_, known)| *known == action) {
                    said.push((*passed, action));
                }
            }
        }
        if said.is_empty() {
            said = self.unsaid(&candidates);
        }
        let fewest = said.iter().map(|(passed, _)| *passed).min();
        said.retain(|(passed, _)| Some(*passed) == fewest);
        said.into_iter().map(|(_, action)| action).collect()
    }

    /// The free-form actions that the words say but for the verb: "two wool for one ore".
    fn unsaid(&self, candidates: &[(usize, Vec<String>)]) -> Vec<(usize, G::Action)> {
        let mut said = Vec::new();
        for form in self.forms {
            for (passed, candidate) in candidates {
                let named = [&[form.id.to_owned()], &candidate[..]].concat();
                let action = form.arrange(&named).and_then(|notation| notation.parse().ok());
                said.extend(action.map(|action| (*passed, action)));
            }
        }
        said
    }
}

/// The ways to write words of the notation: as they are, with the last one in front ("four wool discard"), each also with the verb
/// only once ("move the robber to k, steal from blue"), and with what is counted as often as it is ("two grain").
fn variants(words: &[String]) -> Vec<String> {
    let once = |words: Vec<&str>| {
        let first = words.first().copied();
        let kept = words.iter().enumerate().filter(|(at, word)| *at == 0 || Some(**word) != first);
        kept.map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
    };
    let as_is: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut turned = as_is.clone();
    turned.rotate_right(1.min(words.len()));
    let mut counted: Vec<&str> = Vec::new();
    for (at, word) in as_is.iter().enumerate() {
        match (*word, as_is.get(at + 1)) {
            ("2", Some(twice)) => counted.push(twice),
            _ => counted.push(word),
        }
    }
    vec![as_is.join(" "), once(as_is), turned.join(" "), once(turned), counted.join(" "), once(counted)]
}
