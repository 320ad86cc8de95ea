//! Reading a typed move: exact notation, then words in notation, then the labels of legal actions.

use std::collections::BTreeSet;

use super::lexicon::{Lexicon, Phrase};
use super::mend::mended;
use super::reader::{NAMED, Reader};
use super::search::Search;
use super::text::{is_placelike, tokens};
use crate::play::menu::Ways;
use crate::present::Present;
use rules::{Arg, Refusal, shorten};

/// The most words of a move that are looked at.
const WORDS: usize = 40;

impl<G: Present> Reader<'_, G> {
    /// The action in notation. It need not be legal: the refusal of what was clearly said is the best answer.
    pub(crate) fn read(&self, ways: &Ways<'_, G>, typed: &str) -> Result<String, Refusal> {
        let unreadable = match typed.parse::<G::Action>() {
            Ok(action) => return Ok(action.to_string()),
            Err(refusal) => refusal,
        };
        if let Some(sentence) = self.completed(ways, typed) {
            return self.read(ways, sentence);
        }
        let words = tokens(typed);
        if words.is_empty() || words.len() > WORDS {
            return Err(unreadable);
        }
        let lexicon = Lexicon::of::<G>(self.view, self.position.seats(), self.readers);
        self.understand(ways, &words, &lexicon, unreadable, true)
    }

    /// The action that the words say. `may_mend`: whether words that nobody knows may be slips of others.
    fn understand(
        &self,
        ways: &Ways<'_, G>,
        words: &[String],
        lexicon: &Lexicon,
        unreadable: Refusal,
        may_mend: bool,
    ) -> Result<String, Refusal> {
        let phrases = lexicon.phrases(words);
        let said = self.said(words, lexicon, &phrases);
        let seat = self.viewer.seat();
        let legal = |action: &&G::Action| seat.is_some_and(|seat| self.position.legal(seat, action).is_ok());
        let possible: Vec<&G::Action> = said.iter().filter(legal).collect();
        let sentences = self.sentences(words);
        // What a button says of one deed may be an offer too: "Give 4 wool for 1 ore".
        if let [only] = &sentences[..]
            && possible.iter().all(|action| self.actions.contains(action))
        {
            return Ok(only.to_string());
        }
        let meant: Vec<String> = possible.into_iter().chain(&sentences).map(ToString::to_string).collect();
        if !meant.is_empty() {
            return self.only(meant);
        }
        if let Some(unfinished) = self.unfinished(ways, words) {
            return unfinished;
        }
        let search = Search::new(self, words, &phrases);
        let fitting = search.fitting();
        // A last letter that passes for a joining word may have been meant for a place.
        let last = words.last().filter(|last| fitting.len() != 1 && said.is_empty() && !search.writes(last));
        if let Some(refusal) = last.and_then(|last| self.off_board(last)) {
            return Err(refusal);
        }
        if !fitting.is_empty() {
            return self.only(fitting.iter().map(|&index| self.actions[index].to_string()).collect());
        }
        // What was said in notation and is open now is refused better than something else.
        let is_open = |action: &&G::Action| {
            let notation = action.to_string();
            self.forms.iter().any(|form| notation.split(' ').next() == Some(form.id))
        };
        if let Some(action) = said.iter().find(is_open).or(said.first()) {
            return Ok(action.to_string());
        }
        if let Some(index) = search.unnamed() {
            return Ok(self.actions[index].to_string());
        }
        if may_mend
            && let Some(mended) = mended(
                words,
                |index| search.says(index),
                |index| search.knows(index),
                lexicon,
                &search.shown(),
            )
            && let Ok(read) = self.understand(ways, &mended, lexicon, unreadable.clone(), false)
        {
            return Ok(read);
        }
        let unknown = |index: &usize| !search.knows(*index);
        let mut unknown: Vec<&str> =
            (0..words.len()).filter(unknown).map(|index| words[index].as_str()).collect();
        if let Some(refusal) = unknown.iter().find_map(|word| self.off_board(word)) {
            return Err(refusal);
        }
        // Places and numbers are understood, though nothing can be done with them now.
        unknown.retain(|word| !is_placelike(word) && word.parse::<u32>().is_err());
        Err(self.nearest(words, &phrases, &unknown, unreadable))
    }

    /// The refusal of a word that looks like a place and is none of the board.
    fn off_board(&self, word: &str) -> Option<Refusal> {
        let (place, _) = word.split_once('-').unwrap_or((word, ""));
        is_placelike(place).then(|| G::off_board(self.view, word)).flatten()
    }

    /// The only move that the words begin, or the question that they leave.
    fn unfinished(&self, ways: &Ways<'_, G>, words: &[String]) -> Option<Result<String, Refusal>> {
        let (draft, reader) = (self.begun(ways, words)?, *self.readers.first()?);
        let (slots, _) = draft.region();
        let begin = |action: &&G::Action| G::slots(action).starts_with(slots);
        let begun: Vec<&G::Action> = self.actions.iter().filter(begin).collect();
        Some(match begun[..] {
            [only] => Ok(only.to_string()),
            _ => Err(Refusal::new("reading-begun").with("ask", G::ask(self.view, slots, reader))),
        })
    }

    /// The one action that was meant, or a question which.
    fn only(&self, meant: Vec<String>) -> Result<String, Refusal> {
        let meant: BTreeSet<String> = meant.into_iter().collect();
        let mut one = meant.iter();
        match (one.next(), one.next()) {
            (Some(only), None) => Ok(only.clone()),
            _ => {
                let count = meant.len();
                let named: Vec<String> =
                    meant.iter().take(NAMED).map(|notation| self.told(notation)).collect();
                let refusal = Refusal::new("reading-unclear").with("moves", named.concat());
                Err(refusal.with("more", count.saturating_sub(NAMED)))
            }
        }
    }

    /// A line for a move.
    fn told(&self, notation: &str) -> String {
        let sentence = notation.parse().ok().zip(self.readers.first());
        let sentence = sentence.map(|(action, words)| G::whole(self.view, &action, *words));
        format!("\n• {}", shorten(sentence.unwrap_or_default(), 120))
    }

    fn nearest(
        &self,
        words: &[String],
        phrases: &[Phrase],
        unknown: &[&str],
        unreadable: Refusal,
    ) -> Refusal {
        let nearest = super::nearest::nearest(self, words, phrases);
        let moves: String = nearest.iter().map(|notation| self.told(notation)).collect();
        if moves.is_empty() {
            return unreadable;
        }
        if unknown.is_empty() {
            let refusal =
                Refusal::new("reading-nearest").with("why", Arg::Message(unreadable.key.to_owned()));
            return if unreadable.args.is_empty() { refusal.with("moves", moves) } else { unreadable };
        }
        let unknown = shorten(unknown.join(" "), 60);
        Refusal::new("reading-unknown").with("words", unknown).with("moves", moves)
    }
}
