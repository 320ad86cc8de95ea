//! A move as a person would type it.

use super::lexicon::is_notation;
use crate::present::{Lexeme, Present};
use rules::Words;

/// Spells the notation of an action word for word in somebody's language; none if a word has no whole form there.
pub(crate) fn spelled<G: Present>(notation: &str, words: &dyn Words) -> Option<String> {
    let lexemes = G::lexemes();
    let spelled = notation.split(' ').map(|word| spelled_word(&lexemes, word, words));
    Some(spelled.collect::<Option<Vec<_>>>()?.join(" "))
}

/// Spells one word; where the language has the word of the notation itself, that one.
fn spelled_word(lexemes: &[Lexeme], word: &str, words: &dyn Words) -> Option<String> {
    if is_notation(word) {
        return Some(word.to_owned());
    }
    let lexeme = lexemes.iter().find(|lexeme| lexeme.notation == word && !lexeme.is_name)?;
    let text = words.plain(&lexeme.key);
    let forms = || text.split_whitespace().filter(|form| !form.contains('*'));
    forms().find(|form| *form == word).or_else(|| forms().next()).map(|form| form.replace('-', " "))
}

/// A sentence as a person would type it: its words and numbers in small letters, without the signs between them.
pub(crate) fn as_typed(text: &str) -> String {
    let kept =
        |c: char| if c.is_alphanumeric() || matches!(c, '-' | '–' | '@' | '\'' | '’') { c } else { ' ' };
    let words: String = text.chars().flat_map(char::to_lowercase).map(kept).collect();
    words.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).collect::<Vec<_>>().join(" ")
}
