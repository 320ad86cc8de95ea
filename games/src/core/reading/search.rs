//! The legal actions that words fit, by the labels that these have in menus.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::lexicon::Phrase;
use super::reader::Reader;
use super::text::{same_word, tokens};
use crate::core::present::Present;

/// The most labels that one reading makes.
const LABELS: usize = 6000;

/// How much is taken for a word of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Faith {
    /// Words of the notation, and those that say them.
    Notation,
    /// Also the words of labels.
    Shown,
    /// Also words that begin like those of labels.
    Declined,
}

/// The search for the legal actions that account for every word.
pub(super) struct Search<'a, G: Present> {
    reader: &'a Reader<'a, G>,
    words: &'a [String],
    phrases: &'a [Phrase],
    paths: Vec<Vec<String>>,
    /// The words that say nothing, as bits.
    passed: u64,
    /// The words of labels, one list a language.
    labels: RefCell<BTreeMap<Vec<String>, Vec<Vec<String>>>>,
}

/// A legal action that accounts for every word.
struct Fit {
    path: usize,
    /// The slots of which nothing was said.
    left_out: usize,
    /// The pairs of slots that were said the other way round.
    turned: usize,
    /// The first word of every slot.
    begins: Vec<Option<usize>>,
}

impl<'a, G: Present> Search<'a, G> {
    pub(super) fn new(reader: &'a Reader<'a, G>, words: &'a [String], phrases: &'a [Phrase]) -> Self {
        let silent = phrases.iter().filter(|phrase| phrase.says.is_empty());
        let passed = silent.fold(0, |passed, phrase| passed | bits(phrase));
        let paths = reader.actions.iter().map(G::slots).collect();
        Search { reader, words, phrases, paths, passed, labels: RefCell::new(BTreeMap::new()) }
    }

    /// The legal actions that account for every word best: by notation before labels, in order before out of it.
    pub(super) fn fitting(&self) -> Vec<usize> {
        use Faith::{Declined, Notation, Shown};
        let looks = [
            (Notation, true),
            (Notation, false),
            (Shown, true),
            (Declined, true),
            (Shown, false),
            (Declined, false),
        ];
        for (faith, ordered) in looks {
            let mut fits = Vec::new();
            let all: Vec<usize> = (0..self.paths.len()).collect();
            if ordered {
                let mut ends = vec![None; self.words.len() + 1];
                ends[0] = Some(0);
                self.in_order(faith, &all, 0, &ends, &mut fits);
            } else {
                self.in_any_order(faith, &all, 0, &mut Vec::new(), 0, &mut fits);
                fits.retain(|fit| !self.says_another(fit));
            }
            let best = fits.iter().map(|fit| (fit.left_out, fit.turned)).min();
            fits.retain(|fit| Some((fit.left_out, fit.turned)) == best);
            if !fits.is_empty() {
                return fits.iter().map(|fit| fit.path).collect();
            }
        }
        Vec::new()
    }

    /// Whether a word says something, or stands in the notation or a label of a legal action.
    pub(super) fn knows(&self, word: usize) -> bool {
        let said = self.phrases.iter().any(|phrase| (phrase.from..phrase.to).contains(&word));
        let text = &self.words[word];
        let shown = || self.labels.borrow().values().flatten().flatten().any(|known| same_word(known, text));
        said || self.writes(text) || shown()
    }

    /// Whether a word stands in the notation of a legal action.
    pub(super) fn writes(&self, word: &str) -> bool {
        self.paths.iter().flatten().any(|slot| slot.split(' ').any(|known| known == word))
    }

    /// Every distinct slot behind these paths' beginnings, with its paths.
    fn groups(&self, paths: &[usize], at: usize) -> Vec<(String, Vec<usize>)> {
        let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
        let mut known: BTreeMap<&str, usize> = BTreeMap::new();
        for &path in paths {
            let Some(slot) = self.paths[path].get(at) else { continue };
            let next = groups.len();
            let group = *known.entry(slot.as_str()).or_insert(next);
            if group == next {
                groups.push((slot.clone(), Vec::new()));
            }
            groups[group].1.push(path);
        }
        groups
    }

    /// `ends`: for every number of words already accounted for, the fewest slots left out.
    fn in_order(
        &self,
        faith: Faith,
        paths: &[usize],
        at: usize,
        ends: &[Option<usize>],
        fits: &mut Vec<Fit>,
    ) {
        for (slot, group) in self.groups(paths, at) {
            let before = &self.paths[group[0]][..at];
            if at == 0 && !self.names_verb(&slot, faith) {
                continue;
            }
            let taken = self.taken(before, &slot, faith) | self.passed;
            let mut next: Vec<Option<usize>> = vec![None; ends.len()];
            let mut note = |at: usize, left_out: usize| {
                next[at] = Some(next[at].map_or(left_out, |known: usize| known.min(left_out)));
            };
            for (from, left_out) in ends.iter().enumerate().filter_map(|(at, end)| end.map(|end| (at, end))) {
                note(from, left_out + usize::from(at > 0));
                let mut said = false;
                for to in from..self.words.len() {
                    if taken & 1 << to == 0 {
                        break;
                    }
                    said |= self.passed & 1 << to == 0;
                    note(to + 1, left_out + usize::from(!said && at > 0));
                }
            }
            if let Some(left_out) = next[self.words.len()] {
                let ended = group.iter().filter(|&&path| self.paths[path].len() == at + 1);
                fits.extend(ended.map(|&path| Fit { path, left_out, turned: 0, begins: Vec::new() }));
            }
            self.in_order(faith, &group, at + 1, &next, fits);
        }
    }

    fn in_any_order(
        &self,
        faith: Faith,
        paths: &[usize],
        used: u64,
        begins: &mut Vec<Option<usize>>,
        left_out: usize,
        fits: &mut Vec<Fit>,
    ) {
        let at = begins.len();
        let all = (1u64 << self.words.len()) - 1;
        for (slot, group) in self.groups(paths, at) {
            let before = &self.paths[group[0]][..at];
            if at == 0 && !self.names_verb(&slot, faith) {
                continue;
            }
            let taken = self.taken(before, &slot, faith) & !used;
            let left_out = left_out + usize::from(taken == 0);
            begins.push((taken != 0).then(|| taken.trailing_zeros() as usize));
            if (used | taken | self.passed | self.articles() | self.offers()) & all == all {
                for &path in group.iter().filter(|&&path| self.paths[path].len() == at + 1) {
                    fits.push(Fit { path, left_out, turned: turned(begins), begins: begins.clone() });
                }
            }
            self.in_any_order(faith, &group, used | taken, begins, left_out, fits);
            begins.pop();
        }
    }

    /// The words that a slot accounts for.
    fn taken(&self, before: &[String], slot: &str, faith: Faith) -> u64 {
        let mut taken = self.written(slot);
        if faith == Faith::Notation {
            return taken;
        }
        for shown in self.label(before, slot) {
            for (index, word) in self.words.iter().enumerate() {
                let is_shown = |known: &String| match faith {
                    Faith::Declined => same_word(word, known),
                    _ => word == known,
                };
                // A number that was written as a word.
                let counted = |known: &String| {
                    let alone = |phrase: &&Phrase| phrase.from == index && phrase.to == index + 1;
                    self.phrases.iter().filter(alone).any(|phrase| phrase.says == [known.as_str()])
                };
                if shown.iter().any(|known| is_shown(known) || counted(known)) {
                    taken |= 1 << index;
                }
            }
        }
        taken
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
    fn names_verb(&self, slot: &str, faith: Faith) -> bool {
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

    /// Ones that stand for "a": no legal action counts with them.
    fn articles(&self) -> u64 {
        let counts = self.paths.iter().flatten().any(|slot| slot.split(' ').any(|word| word == "1"));
        let one = |index: &usize| {
            self.words[*index] == "1"
                || self
                    .phrases
                    .iter()
                    .any(|phrase| phrase.from == *index && phrase.says == ["1"] && phrase.to == index + 1)
        };
        if counts { 0 } else { (0..self.words.len()).filter(one).fold(0, |ones, index| ones | 1 << index) }
    }

    /// Words for free-form actions, beside the verb: "trade 4 wool for 1 ore with the bank".
    fn offers(&self) -> u64 {
        let is_form = |word: &String| self.reader.forms.iter().any(|form| form.id == word);
        let offers =
            self.phrases.iter().filter(|phrase| !phrase.says.is_empty() && phrase.says.iter().all(is_form));
        offers.fold(0, |offers, phrase| offers | bits(phrase))
    }

    /// Whether the slots, in the order in which they were said, are another action.
    fn says_another(&self, fit: &Fit) -> bool {
        let path = &self.paths[fit.path];
        let mut order: Vec<usize> = (1..path.len()).collect();
        order.sort_by_key(|&slot| (fit.begins[slot].unwrap_or(slot + self.words.len()), slot));
        let said: Vec<&str> =
            path.iter().take(1).chain(order.iter().map(|&slot| &path[slot])).map(String::as_str).collect();
        let action = said.join(" ").parse::<G::Action>();
        action.is_ok_and(|action| action.to_string() != path.join(" "))
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
        let label = |reader: &&dyn super::super::Words| {
            tokens(&G::label(self.reader.view, before, slot, *reader).text)
        };
        let shown: Vec<Vec<String>> = self.reader.readers.iter().map(label).collect();
        labels.insert(key, shown.clone());
        shown
    }
}

/// The words of a phrase, as bits.
fn bits(phrase: &Phrase) -> u64 {
    (phrase.from..phrase.to).fold(0, |bits, index| bits | 1 << index)
}

/// The pairs of slots, the verb's apart, that were said the other way round.
fn turned(begins: &[Option<usize>]) -> usize {
    let said: Vec<usize> = begins.iter().skip(1).flatten().copied().collect();
    (0..said.len())
        .flat_map(|one| (one + 1..said.len()).map(move |other| (one, other)))
        .filter(|&(one, other)| said[one] > said[other])
        .count()
}
