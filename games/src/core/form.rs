//! Free-form actions: what cannot be chosen from a list is written into a form, in the person's own words.

use super::reading::{Lexicon, Term, tokens};
use super::{Arg, Refusal, Seat, Words};

/// A kind of free-form action that is open now: a modal asks for its fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The first word of the action's notation. Message key of its title: `<game>-form-<id>`.
    pub id: &'static str,
    /// At most five. The notation is the id, then every field's `lead` word and text in order, empty fields left out.
    pub fields: &'static [FormField],
}

/// One text field of a [`Form`]. Message keys: `<game>-form-<form>-<id>`, and the same with `-hint` for what stands in the empty
/// field: an example, and the words that may be written (100 characters).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormField {
    /// The field's key.
    pub id: &'static str,
    /// The word of the notation that stands before the text; empty for none.
    pub lead: &'static str,
    /// An example, in notation; for tests.
    pub example: &'static str,
    /// Whether it must be filled.
    pub required: bool,
    /// The words of the notation that the field takes beside numbers; empty for a text that is taken as it is. What else a
    /// person may write for each is in the message `<game>-word-<word>`: single words, with spaces between them.
    pub words: &'static [&'static str],
}

impl Form {
    /// The notation of the action with those texts, one a field. A field that knows words reads them in the notation and in the
    /// languages of `readers`: in either case, with or without the marks on the letters, with commas, plus signs, joining words
    /// (message `form-joining-words`), numbers as words and counts as `2x`. `people`: words of the notation that stand for those
    /// who sit there; their names are read too.
    ///
    /// # Errors
    /// `form-field-missing` if a required field is empty, `form-field-unreadable` if a field holds a word that it does not know.
    pub fn compose(
        &self,
        game: &str,
        texts: &[String],
        readers: &[&dyn Words],
        people: &[(String, Seat)],
    ) -> Result<String, Refusal> {
        let mut notation = self.id.to_owned();
        for (index, field) in self.fields.iter().enumerate() {
            let text = texts.get(index).map_or("", |text| text.trim());
            if text.is_empty() {
                if field.required {
                    return Err(Refusal::new("form-field-missing"));
                }
                continue;
            }
            let text = field.read(game, text, readers, people).ok_or_else(|| {
                let label = format!("{game}-form-{}-{}", self.id, field.id);
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

    /// The notation with the examples of its fields.
    pub(super) fn example(&self) -> String {
        let mut words = vec![self.id];
        for field in self.fields {
            words.extend([field.lead, field.example].into_iter().filter(|word| !word.is_empty()));
        }
        words.join(" ")
    }

    /// Words of the notation as this form has them: its id first, and last what only an optional field takes, behind its lead.
    /// Nothing if they do not hold the form's id.
    pub(super) fn arrange(&self, words: &[String]) -> Option<String> {
        let mut rest: Vec<&str> = words.iter().map(String::as_str).collect();
        rest.remove(rest.iter().position(|word| *word == self.id)?);
        let mut last = Vec::new();
        for field in self.fields.iter().filter(|field| !field.required) {
            let others = || self.fields.iter().filter(|other| other.id != field.id);
            let own =
                |word: &&str| field.words.contains(word) && !others().any(|other| other.words.contains(word));
            let found: Vec<&str> = rest.iter().copied().filter(own).collect();
            if !found.is_empty() {
                rest.retain(|word| !own(word) && *word != field.lead);
                last.push(field.lead);
                last.extend(found);
            }
        }
        Some([vec![self.id], rest, last].concat().join(" "))
    }
}

impl FormField {
    /// The text in words of the notation; nothing if it holds another.
    fn read(
        &self,
        game: &str,
        text: &str,
        readers: &[&dyn Words],
        people: &[(String, Seat)],
    ) -> Option<String> {
        if self.words.is_empty() {
            return Some(text.to_owned());
        }
        let people: Vec<(String, Seat)> =
            people.iter().filter(|(word, _)| self.words.contains(&word.as_str())).cloned().collect();
        let terms: Vec<Term> = self.words.iter().map(|word| Term::of(game, word)).collect();
        let lexicon = Lexicon::new(&terms, &["form-joining-words"], &people, readers);
        let known = |word: &String| {
            self.words.contains(&word.as_str()) || word.bytes().all(|byte| byte.is_ascii_digit())
        };
        let words = tokens(text);
        let read = lexicon.candidates(&words, &lexicon.spans(&words)).into_iter();
        let read = read.filter(|(_, words)| !words.is_empty() && words.iter().all(known));
        read.min_by_key(|(passed, _)| *passed).map(|(_, words)| words.join(" "))
    }
}

/// The free-form actions open to a seat.
pub struct Forms<A> {
    /// Their forms.
    pub open: Vec<&'static Form>,
    /// Some legal examples, for tests and for random play.
    pub samples: Vec<A>,
}

impl<A> Default for Forms<A> {
    fn default() -> Self {
        Forms { open: Vec::new(), samples: Vec::new() }
    }
}
