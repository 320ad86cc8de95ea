//! The legal actions that words fit, by the labels that these have in menus.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::lexicon::Phrase;
use super::reader::Reader;
use super::text::same_word;
use crate::present::Present;

mod slots;

use slots::{Faith, Look, articles, is_part, offers};

/// The search for the legal actions that account for every word.
pub(super) struct Search<'a, G: Present> {
    pub(super) reader: &'a Reader<'a, G>,
    pub(super) words: &'a [String],
    pub(super) phrases: &'a [Phrase],
    paths: Vec<Vec<String>>,
    /// The words that say nothing, as bits.
    pub(super) passed: u64,
    /// The words that need not be accounted for if the slots stand in any order, as bits.
    spare: u64,
    /// The words of labels, one list a language.
    pub(super) labels: RefCell<BTreeMap<Vec<String>, Vec<Vec<String>>>>,
}

/// A legal action that accounts for every word.
struct Fit {
    path: usize,
    /// The slots of which nothing was said.
    left_out: usize,
    /// The pairs of slots that were said the other way round.
    turned: usize,
    /// The words that no slot accounts for.
    passed: u32,
    /// The first word of every slot.
    begins: Vec<Option<usize>>,
}

impl<'a, G: Present> Search<'a, G> {
    pub(super) fn new(reader: &'a Reader<'a, G>, words: &'a [String], phrases: &'a [Phrase]) -> Self {
        let silent = phrases.iter().filter(|phrase| phrase.says.is_empty());
        let passed = silent.fold(0, |passed, phrase| passed | bits(phrase));
        // Words that say something together say it: "half a turn", "right column".
        let several = phrases.iter().filter(|phrase| !phrase.says.is_empty() && phrase.to - phrase.from > 1);
        let mut passed = passed & !several.fold(0, |said, phrase| said | bits(phrase));
        // A letter at the end is a place, whatever it says between words.
        if words.len() > 1 && words.last().is_some_and(|last| last.len() == 1) {
            passed &= !(1 << (words.len() - 1));
        }
        let paths: Vec<Vec<String>> = reader.actions.iter().map(G::slots).collect();
        let spare = articles(words, phrases, &paths) | offers(reader, phrases);
        Search { reader, words, phrases, paths, passed, spare, labels: RefCell::new(BTreeMap::new()) }
    }

    /// The legal actions that account for every word best: by notation before labels, in order before out of it.
    pub(super) fn fitting(&self) -> Vec<usize> {
        use Faith::{Declined, Notation, Partly, Shown};
        let looks = [
            (Notation, true),
            (Notation, false),
            (Shown, true),
            (Declined, true),
            (Shown, false),
            (Declined, false),
            (Partly, false),
        ];
        let fits = looks.into_iter().map(|(faith, ordered)| self.look(Look { faith, named: true }, ordered));
        fits.into_iter().find(|fits| !fits.is_empty()).unwrap_or_default()
    }

    /// The one legal action that accounts for every word though nothing says what is to be done: a place, a card or a name does.
    pub(super) fn unnamed(&self) -> Option<usize> {
        let is_telling = |index: usize| {
            let word = &self.words[index];
            self.passed & 1 << index == 0 && word.len() > 1 && !word.bytes().all(|byte| byte.is_ascii_digit())
        };
        let is_strange = |index: usize| !self.knows(index) && !self.writes_part(&self.words[index]);
        let mut all = 0..self.words.len();
        if !all.clone().any(is_telling) || all.any(is_strange) {
            return None;
        }
        for faith in [Faith::Notation, Faith::Declined, Faith::Partly] {
            match self.look(Look { faith, named: false }, false)[..] {
                [] => {}
                [only] => return Some(only),
                _ => return None,
            }
        }
        None
    }

    fn look(&self, look: Look, ordered: bool) -> Vec<usize> {
        let mut fits = Vec::new();
        let all: Vec<usize> = (0..self.paths.len()).collect();
        if ordered {
            let mut ends = vec![None; self.words.len() + 1];
            ends[0] = Some(0);
            self.in_order(look, &all, 0, &ends, &mut fits);
        } else {
            self.in_any_order(look, &all, 0, &mut Vec::new(), 0, &mut fits);
            fits.retain(|fit| !self.says_another(fit));
        }
        // A verb that is written as in the notation is meant before one that the same word says.
        let is_other = |fit: &Fit| {
            !self.paths[fit.path][0]
                .split(' ')
                .next()
                .is_some_and(|verb| self.words.iter().any(|word| word == verb))
        };
        let merit = |fit: &Fit| (fit.left_out, fit.turned, fit.passed, is_other(fit));
        let best = fits.iter().map(merit).min();
        fits.retain(|fit| Some(merit(fit)) == best);
        fits.iter().map(|fit| fit.path).collect()
    }

    /// Whether a word says something, or stands in the notation or, declined, in a label of a legal action.
    pub(super) fn knows(&self, word: usize) -> bool {
        let text = &self.words[word];
        let shown = || self.labels.borrow().values().flatten().flatten().any(|known| same_word(known, text));
        self.says(word) || shown()
    }

    /// Whether a word says something, or stands in the notation of a legal action.
    pub(super) fn says(&self, word: usize) -> bool {
        let said = self.phrases.iter().any(|phrase| (phrase.from..phrase.to).contains(&word));
        said || self.writes(&self.words[word])
    }

    /// The words of the labels that have been looked at.
    pub(super) fn shown(&self) -> BTreeSet<String> {
        self.labels.borrow().values().flatten().flatten().cloned().collect()
    }

    /// Whether a word stands in the notation of a legal action.
    pub(super) fn writes(&self, word: &str) -> bool {
        self.paths.iter().flatten().any(|slot| slot.split(' ').any(|known| known == word))
    }

    /// Whether a word is a part of one that stands in the notation of a legal action.
    fn writes_part(&self, word: &str) -> bool {
        self.paths.iter().flatten().any(|slot| slot.split(' ').any(|known| is_part(word, known)))
    }

    /// Every distinct slot after these paths' beginnings, with its paths.
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
    fn in_order(&self, look: Look, paths: &[usize], at: usize, ends: &[Option<usize>], fits: &mut Vec<Fit>) {
        for (slot, group) in self.groups(paths, at) {
            let before = &self.paths[group[0]][..at];
            if at == 0 && look.named && !self.names_verb(&slot, look.faith) {
                continue;
            }
            let taken = self.taken(before, &slot, look) | self.passed;
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
                fits.extend(ended.map(|&path| Fit {
                    path,
                    left_out,
                    turned: 0,
                    passed: 0,
                    begins: Vec::new(),
                }));
            }
            self.in_order(look, &group, at + 1, &next, fits);
        }
    }

    fn in_any_order(
        &self,
        look: Look,
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
            if at == 0 && look.named && !self.names_verb(&slot, look.faith) {
                continue;
            }
            let taken = self.taken(before, &slot, look) & !used;
            let left_out = left_out + usize::from(taken == 0);
            begins.push((taken != 0).then(|| taken.trailing_zeros() as usize));
            if (used | taken | self.passed | self.spare) & all == all {
                for &path in group.iter().filter(|&&path| self.paths[path].len() == at + 1) {
                    let passed = (all & !used & !taken).count_ones();
                    fits.push(Fit {
                        path,
                        left_out,
                        turned: turned(begins) + self.mixed(path),
                        passed,
                        begins: begins.clone(),
                    });
                }
            }
            self.in_any_order(look, &group, used | taken, begins, left_out, fits);
            begins.pop();
        }
    }

    /// The pairs of neighbouring words of a slot that were written the other way round.
    fn mixed(&self, path: usize) -> usize {
        let place = |word: &str| self.words.iter().position(|known| known == word);
        let mixed = |slot: &String| {
            let places: Vec<usize> = slot.split(' ').filter_map(place).collect();
            places.windows(2).filter(|pair| pair[0] > pair[1]).count()
        };
        self.paths[path].iter().map(mixed).sum()
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
}

/// The words of a phrase, as bits.
pub(super) fn bits(phrase: &Phrase) -> u64 {
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
