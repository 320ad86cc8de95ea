//! The words of a text that a slot of a legal action accounts for.

use std::collections::BTreeSet;

use super::{Search, bits};
use crate::present::Present;
use crate::reading::lexicon::Phrase;
use crate::reading::reader::Reader;
use crate::reading::text::{same_word, tokens};
use rules::Words;

/// The most labels that one reading makes.
const LABELS: usize = 6000;

/// How much is taken for a word of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Faith {
    /// Words of the notation, and those that say them.
    Notation,
    /// Also the words of labels.
    Shown,
    /// Also words that begin like those of labels.
    Declined,
    /// Also parts of the notation's words.
    Partly,
}

/// The way in which the slots are held against the words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub(super) faith: Faith,
    /// Whether the words must say what is to be done.
    pub(super) named: bool,
}

impl<G: Present> Search<'_, G> {
    /// The words that a slot accounts for. Where nothing says what is to be done, labels are those of cards and the like: of first
    /// slots that say more than a verb.
    pub(super) fn taken(&self, before: &[String], slot: &str, look: Look) -> u64 {
        let mut taken = self.written(slot);
        if look.faith == Faith::Partly {
            taken |= self.partly(slot);
        }
        if !look.named && before.is_empty() && !slot.contains(' ') {
            return 0;
        }
        if look.faith == Faith::Notation || !look.named && !before.is_empty() {
            return taken;
        }
        if look.faith == Faith::Partly && before.is_empty() {
            taken |= self.described(slot);
        }
        self.label(before, slot).iter().fold(taken, |taken, shown| taken | self.seen(shown, look.faith))
    }

    /// The words that stand in what a first slot's label and its game say of it, numbers apart.
    fn described(&self, slot: &str) -> u64 {
        let reader = self.reader;
        let told = |words: &&dyn Words| {
            let description = G::label(reader.view, &[], slot, *words).description;
            tokens(&format!("{description} {}", G::implied(reader.view, slot, *words)))
        };
        let told: Vec<String> = reader.readers.iter().flat_map(told).collect();
        let is_told =
            |index: &usize| told.iter().any(|word| word.len() > 2 && same_word(word, &self.words[*index]));
        (0..self.words.len()).filter(is_told).fold(0, |taken, index| taken | 1 << index)
    }

    /// The words that a label shows, each in a row no more often than it does: "two red and a brown".
    fn seen(&self, shown: &[String], faith: Faith) -> u64 {
        let mut left: Vec<&String> = shown.iter().collect();
        let mut seen = 0;
        for (index, word) in self.words.iter().enumerate() {
            let is_shown = |known: &&String| match faith {
                Faith::Notation | Faith::Shown => word == *known,
                Faith::Declined | Faith::Partly => same_word(word, known),
            };
            // A number that was written as a word.
            let counted = |known: &&String| self.says_alone(index, known);
            if let Some(at) = left.iter().position(|known| is_shown(known) || counted(known)) {
                left.remove(at);
                seen |= 1 << index;
            } else if self.counts(index, &left) {
                seen |= 1 << index;
            } else if self.passed & 1 << index == 0 {
                left = shown.iter().collect();
            }
        }
        seen
    }

    /// Whether a word is the number of times that a label shows the next one in a row.
    fn counts(&self, index: usize, shown: &[&String]) -> bool {
        let Some(next) = self.words.get(index + 1) else { return false };
        let runs = shown.split(|known| !same_word(next, known)).map(<[&String]>::len);
        let times = runs.max().unwrap_or(0);
        times > 1 && (self.words[index] == times.to_string() || self.says_alone(index, &times.to_string()))
    }

    /// Whether a word alone says that word of the notation.
    fn says_alone(&self, index: usize, says: &str) -> bool {
        let alone = |phrase: &&Phrase| phrase.from == index && phrase.to == index + 1;
        self.phrases.iter().filter(alone).any(|phrase| phrase.says == [says])
    }

    /// The words that are parts of a slot's notation: an end of a road, a tile without its side, or the side after it.
    fn partly(&self, slot: &str) -> u64 {
        let is_part_of = |word: &String| slot.split(' ').any(|known| is_part(word, known));
        let taken = (0..self.words.len()).filter(|index| is_part_of(&self.words[*index]));
        let taken = taken.fold(0, |taken, index| taken | 1 << index);
        let side = |index: &usize| {
            let tile = |before: &String| {
                slot.split(' ').any(|known| known == format!("{before}{}", self.words[*index]))
            };
            self.words[..*index]
                .iter()
                .any(|before| before.bytes().all(|byte| byte.is_ascii_digit()) && tile(before))
        };
        (0..self.words.len()).filter(side).fold(taken, |taken, index| taken | 1 << index)
    }

    /// The words that say words of a slot's notation.
    fn written(&self, slot: &str) -> u64 {
        let has = |says: &str| slot.split(' ').any(|word| word == says);
        let raw = self.words.iter().enumerate().filter(|(_, word)| has(word));
        let taken = raw.fold(0, |taken, (index, _)| taken | 1 << index);
        let said = self.phrases.iter().filter(|phrase| !phrase.says.is_empty());
        said.filter(|phrase| phrase.says.iter().all(|word| has(word)))
            .fold(taken, |taken, phrase| taken | bits(phrase))
    }

    /// Whether the words say what is to be done: the first word of the notation, or all that the label shows.
    pub(super) fn names_verb(&self, slot: &str, faith: Faith) -> bool {
        let verb = slot.split(' ').next().unwrap_or(slot);
        let has = |says: &str| slot.split(' ').any(|word| word == says);
        let spoken = |phrase: &Phrase| {
            phrase.says.iter().any(|word| word == verb) && phrase.says.iter().all(|word| has(word))
        };
        if self.words.iter().any(|word| word == verb) || self.phrases.iter().any(spoken) {
            return true;
        }
        if faith == Faith::Notation {
            return false;
        }
        let typed: BTreeSet<&String> = self.words.iter().collect();
        self.label(&[], slot)
            .iter()
            .any(|shown| !shown.is_empty() && shown.iter().all(|word| typed.contains(word)))
    }

    /// The words of a slot's label, one list a language.
    fn label(&self, before: &[String], slot: &str) -> Vec<Vec<String>> {
        let mut key = before.to_vec();
        key.push(slot.to_owned());
        let mut labels = self.labels.borrow_mut();
        if let Some(known) = labels.get(&key) {
            return known.clone();
        }
        if labels.len() >= LABELS {
            return Vec::new();
        }
        let label = |reader: &&dyn Words| tokens(&G::label(self.reader.view, before, slot, *reader).text);
        let shown: Vec<Vec<String>> = self.reader.readers.iter().map(label).collect();
        labels.insert(key, shown.clone());
        shown
    }
}

/// Whether a word is a part of one of the notation: an end of `d4-e4`, or `53` of `53a`.
pub(super) fn is_part(word: &str, known: &str) -> bool {
    known.contains('-') && known.split('-').any(|end| end == word)
        || known
            .strip_prefix(word)
            .is_some_and(|side| side.len() == 1 && side.bytes().all(|byte| byte.is_ascii_lowercase()))
            && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Ones that stand for "a": no legal action counts with them.
pub(super) fn articles(words: &[String], phrases: &[Phrase], paths: &[Vec<String>]) -> u64 {
    let one = |index: &usize| {
        let says_one =
            |phrase: &Phrase| phrase.from == *index && phrase.says == ["1"] && phrase.to == index + 1;
        words[*index] == "1" || phrases.iter().any(says_one)
    };
    let ones = (0..words.len()).filter(one).fold(0, |ones, index| ones | 1 << index);
    let counts = || paths.iter().flatten().any(|slot| slot.split(' ').any(|word| word == "1"));
    if ones == 0 || counts() { 0 } else { ones }
}

/// Words for free-form actions, apart from the verb: "trade 4 wool for 1 ore with the bank".
pub(super) fn offers<G: Present>(reader: &Reader<'_, G>, phrases: &[Phrase]) -> u64 {
    let is_form = |word: &String| reader.forms.iter().any(|form| form.id == word);
    let offers = phrases.iter().filter(|phrase| !phrase.says.is_empty() && phrase.says.iter().all(is_form));
    offers.fold(0, |offers, phrase| offers | bits(phrase))
}
