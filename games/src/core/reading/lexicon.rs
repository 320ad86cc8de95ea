//! What people may write for the notation, and what a text can mean by it.

use std::collections::BTreeSet;

use super::text::{same_word, tokens};
use crate::core::present::{Lexeme, Present};
use crate::core::seat::Seat;
use crate::core::words::Words;

/// The most ways in which a text is put into notation.
const CANDIDATES: usize = 400;
/// The numbers that have words of their own.
const NUMBERS: std::ops::RangeInclusive<u8> = 1..=10;

/// A word of a form.
#[derive(Debug)]
enum Pattern {
    Whole(String),
    /// Its beginning.
    Stem(String),
    /// A word of a name.
    Declined(String),
}

impl Pattern {
    fn fits(&self, word: &str) -> bool {
        match self {
            Pattern::Whole(whole) => word == whole,
            Pattern::Stem(stem) => word.starts_with(stem.as_str()),
            Pattern::Declined(name) => same_word(word, name),
        }
    }
}

/// A way to say words of the notation; none: it says nothing.
#[derive(Debug)]
struct Wording {
    form: Vec<Pattern>,
    says: Vec<String>,
}

impl Wording {
    /// The end of the words from that one on that have this form.
    fn reaches(&self, words: &[String], silent: &[bool], from: usize) -> Option<usize> {
        let mut at = from;
        for (index, part) in self.form.iter().enumerate() {
            while index > 0 && !part.fits(words.get(at)?) && silent[at] {
                at += 1;
            }
            if !part.fits(words.get(at)?) {
                return None;
            }
            at += 1;
        }
        Some(at)
    }
}

/// What people may write for the notation, in the languages of one person.
pub(in crate::core) struct Lexicon {
    wordings: Vec<Wording>,
}

/// Words of a text that together say words of the notation, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::core) struct Phrase {
    pub(super) from: usize,
    /// Behind the last one.
    pub(super) to: usize,
    pub(super) says: Vec<String>,
}

impl Lexicon {
    /// The words of a game, of numbers, and the names of those who sit at the table.
    pub(in crate::core) fn of<G: Present>(view: &G::View, seats: u8, readers: &[&dyn Words]) -> Lexicon {
        Lexicon::new(
            &G::lexemes(),
            &["form-joining-words", "word-passed-over"],
            &people::<G>(view, seats),
            readers,
        )
    }

    /// The words of those lexemes and of numbers, and the names of those people; `silent` are the messages of words that say nothing.
    pub(in crate::core) fn new(
        lexemes: &[Lexeme],
        silent: &[&str],
        people: &[(String, Seat)],
        readers: &[&dyn Words],
    ) -> Lexicon {
        let mut lexicon = Lexicon { wordings: Vec::new() };
        for lexeme in lexemes {
            lexicon.enter(
                lexeme.notation.split(' ').map(|word| Pattern::Whole(word.to_owned())).collect(),
                lexeme,
            );
        }
        for reader in readers {
            lexemes.iter().for_each(|lexeme| lexicon.learn(lexeme, *reader));
            for number in NUMBERS {
                let key = format!("word-number-{number}");
                lexicon.learn(&Lexeme { notation: number.to_string(), key, is_name: false }, *reader);
            }
            for key in silent {
                let key = (*key).to_owned();
                lexicon.learn(&Lexeme { notation: String::new(), key, is_name: false }, *reader);
            }
            for (notation, seat) in people {
                let name = tokens(&reader.name(*seat));
                let lexeme = Lexeme { notation: notation.clone(), key: String::new(), is_name: true };
                for length in BTreeSet::from([name.len(), 1]) {
                    lexicon
                        .enter(name.iter().take(length).cloned().map(Pattern::Declined).collect(), &lexeme);
                }
            }
        }
        lexicon
    }

    fn learn(&mut self, lexeme: &Lexeme, reader: &dyn Words) {
        let text = reader.text(&lexeme.key, &[]);
        if lexeme.is_name {
            self.enter(tokens(&text).into_iter().map(Pattern::Declined).collect(), lexeme);
            return;
        }
        for form in text.split_whitespace() {
            let part = |word: &str| {
                let stem = word.trim_end_matches('*');
                // Most forms are plain as they stand, and a lexicon is made for every text that is read.
                let is_plain = stem.bytes().all(|byte| byte.is_ascii_lowercase());
                let plain = if is_plain { stem.to_owned() } else { tokens(word).concat() };
                if word.ends_with('*') { Pattern::Stem(plain) } else { Pattern::Whole(plain) }
            };
            self.enter(form.split('-').map(part).collect(), lexeme);
        }
    }

    fn enter(&mut self, form: Vec<Pattern>, lexeme: &Lexeme) {
        let says: Vec<String> = lexeme.notation.split_whitespace().map(str::to_owned).collect();
        if !form.is_empty() {
            self.wordings.push(Wording { form, says });
        }
    }

    /// Everything that the words say, by their places. Words that say nothing may stand within a form: "take an award".
    pub(in crate::core) fn phrases(&self, words: &[String]) -> Vec<Phrase> {
        let silent = |word: &String| {
            let alone =
                self.wordings.iter().filter(|wording| wording.says.is_empty() && wording.form.len() == 1);
            alone.flat_map(|wording| &wording.form).any(|part| part.fits(word))
        };
        let silent: Vec<bool> = words.iter().map(silent).collect();
        let mut phrases: Vec<Phrase> = Vec::new();
        for from in 0..words.len() {
            for wording in &self.wordings {
                let Some(to) = wording.reaches(words, &silent, from) else { continue };
                let phrase = Phrase { from, to, says: wording.says.clone() };
                if !phrases.contains(&phrase) {
                    phrases.push(phrase);
                }
            }
            // "x2" is a count, if it is no place; an "x" alone stands before or behind one.
            if let Some(count) = words[from].strip_prefix('x')
                && count.bytes().all(|byte| byte.is_ascii_digit())
            {
                let says = if count.is_empty() { Vec::new() } else { vec![count.to_owned()] };
                phrases.push(Phrase { from, to: from + 1, says });
            }
        }
        phrases
    }

    /// The ways in which the words can be put into notation, each with the number of words passed over; none if one of them is unknown.
    pub(in crate::core) fn candidates(
        &self,
        words: &[String],
        phrases: &[Phrase],
    ) -> Vec<(usize, Vec<String>)> {
        let mut candidates = Vec::new();
        let mut open = vec![(0, 0, Vec::new())];
        while let Some((at, passed, said)) = open.pop() {
            if candidates.len() + open.len() > CANDIDATES {
                break;
            }
            if at == words.len() {
                candidates.push((passed, said));
                continue;
            }
            let mut ways: Vec<(usize, usize, Vec<String>)> = Vec::new();
            if is_notation(&words[at]) {
                ways.push((at + 1, passed, vec![words[at].clone()]));
            }
            for phrase in phrases.iter().filter(|phrase| phrase.from == at) {
                let passed = passed + if phrase.says.is_empty() { phrase.to - at } else { 0 };
                ways.push((phrase.to, passed, phrase.says.clone()));
            }
            for (to, passed, says) in ways {
                open.push((to, passed, said.iter().cloned().chain(says).collect()));
            }
        }
        candidates
    }

    /// The words of the notation that a word alone says or begins to say.
    pub(in crate::core) fn begun<'a>(&'a self, word: &str) -> impl Iterator<Item = &'a [String]> {
        let begins = move |part: &Pattern, word: &str| match part {
            Pattern::Whole(whole) | Pattern::Declined(whole) => whole.starts_with(word) || part.fits(word),
            Pattern::Stem(stem) => stem.starts_with(word) || word.starts_with(stem.as_str()),
        };
        let word = word.to_owned();
        let said = self.wordings.iter().filter(|wording| !wording.says.is_empty());
        said.filter(move |wording| wording.form.iter().any(|part| begins(part, &word)))
            .map(|wording| wording.says.as_slice())
    }
}

/// Whether a word may be a place, a number or a card: such words are notation as they are.
fn is_notation(word: &str) -> bool {
    word.chars().count() <= 2 || word.contains(|c: char| c.is_ascii_digit()) || word.contains('@')
}

/// The words of the notation that stand for those who sit at the table.
pub(in crate::core) fn people<G: Present>(view: &G::View, seats: u8) -> Vec<(String, Seat)> {
    Seat::first(seats).filter_map(|seat| Some((G::seat_word(view, seat)?, seat))).collect()
}
