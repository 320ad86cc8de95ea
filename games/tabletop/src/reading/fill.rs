//! From the texts of a form to the notation.

use super::lexicon::Lexicon;
use super::text::tokens;
use crate::present::Lexeme;
use rules::{Arg, Form, FormField, Refusal, Seat, Words};

/// The notation of the action of a form with those texts, one a field. A field that knows words reads them in the notation and in the
/// languages of `readers`: in either case, with or without the marks on the letters, with commas, plus signs, joining words
/// (message `form-joining-words`), numbers as words and counts as `2x`. `people`: words of the notation that stand for those
/// who sit there; their names are read too.
///
/// # Errors
/// `form-field-missing` if a required field is empty, `form-field-unreadable` if a field holds a word that it does not know.
pub fn compose(
    form: &Form,
    game: &str,
    texts: &[String],
    readers: &[&dyn Words],
    people: &[(String, Seat)],
) -> Result<String, Refusal> {
    let mut notation = form.id.to_owned();
    for (index, field) in form.fields.iter().enumerate() {
        let text = texts.get(index).map_or("", |text| text.trim());
        if text.is_empty() {
            if field.required {
                return Err(Refusal::new("form-field-missing"));
            }
            continue;
        }
        let text = read(field, game, text, readers, people).ok_or_else(|| {
            let label = format!("{game}-form-{}-{}", form.id, field.id);
            let hint = format!("{label}-hint");
            let refusal = Refusal::new("form-field-unreadable").with("field", Arg::Message(label));
            refusal.with("hint", Arg::Message(hint))
        })?;
        for word in [field.lead, &text] {
            if !word.is_empty() {
                notation.push(' ');
                notation.push_str(word);
            }
        }
    }
    Ok(notation)
}

/// The text of a field in words of the notation; nothing if it holds another.
fn read(
    field: &FormField,
    game: &str,
    text: &str,
    readers: &[&dyn Words],
    people: &[(String, Seat)],
) -> Option<String> {
    if field.words.is_empty() {
        return Some(text.to_owned());
    }
    let people: Vec<(String, Seat)> =
        people.iter().filter(|(word, _)| field.words.contains(&word.as_str())).cloned().collect();
    let lexemes: Vec<Lexeme> = field.words.iter().map(|word| Lexeme::of(game, word)).collect();
    let lexicon = Lexicon::new(&lexemes, &["form-joining-words"], &people, readers);
    let known = |word: &String| {
        field.words.contains(&word.as_str()) || word.bytes().all(|byte| byte.is_ascii_digit())
    };
    let words = tokens(text);
    let read = lexicon.candidates(&words, &lexicon.phrases(&words)).into_iter();
    let read = read.filter(|(_, words)| !words.is_empty() && words.iter().all(known));
    read.min_by_key(|(passed, _)| *passed).map(|(_, words)| words.join(" "))
}
