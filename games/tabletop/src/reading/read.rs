//! Reading a typed move: exact notation, then words in notation, then the labels of legal actions.

use std::collections::BTreeSet;

use super::lexicon::{Lexicon, Phrase};
use super::mend::mended;
use super::reader::{NAMED, Reader};
use super::search::Search;
use super::text::{is_placelike, tokens};
use crate::present::Present;
use rules::{Arg, Refusal, shorten};

/// The most words of a move that are looked at.
const WORDS: usize = 40;

impl<G: Present> Reader<'_, G> {
    /// The action in notation. It need not be legal: the refusal of what was clearly said is the best answer.
    pub(crate) fn read(&self, typed: &str) -> Result<String, Refusal> {
        let unreadable = match typed.parse::<G::Action>() {
            Ok(action) => return Ok(action.to_string()),
            Err(refusal) => refusal,
        };
        let words = tokens(typed);
        if words.is_empty() || words.len() > WORDS {
            return Err(unreadable);
        }
        let lexicon = Lexicon::of::<G>(self.view, self.position.seats(), self.readers);
        self.understand(&words, &lexicon, unreadable, true)
    }

    /// The action that the words say. `may_mend`: whether words that nobody knows may be slips of others.
    fn understand(
        &self,
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
        if !possible.is_empty() {
            let mut meant: Vec<String> = possible.iter().map(ToString::to_string).collect();
            // What is read as an offer may be what a button says of another deed: "Give 4 wool for 1 ore".
            if possible.iter().any(|action| !self.actions.contains(action)) {
                meant.extend(self.buttons(words));
            }
            return self.only(meant);
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
        let buttons = self.buttons(words);
        if !buttons.is_empty() {
            return self.only(buttons);
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
            && let Ok(read) = self.understand(&mended, lexicon, unreadable.clone(), false)
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

    /// The legal actions whose buttons say just that.
    fn buttons(&self, words: &[String]) -> Vec<String> {
        let says = |action: &&G::Action| {
            self.readers.iter().any(|reader| tokens(&G::whole(self.view, action, *reader)) == words)
        };
        self.actions.iter().filter(says).map(ToString::to_string).collect()
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

    /// A line for a move: its notation, and what it means.
    fn told(&self, notation: &str) -> String {
        let meaning = notation.parse::<G::Action>().ok().zip(self.readers.first()).map(|(action, words)| {
            let path = G::slots(&action);
            let label = |at: usize| G::label(self.view, &path[..at], &path[at], *words).text;
            (0..path.len()).map(label).filter(|label| !label.is_empty()).collect::<Vec<_>>().join(" · ")
        });
        let meaning = meaning.filter(|meaning| !meaning.is_empty() && meaning != notation);
        let meaning = meaning.map_or_else(String::new, |meaning| format!(" – {}", shorten(meaning, 120)));
        format!("\n• `{notation}`{meaning}")
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
