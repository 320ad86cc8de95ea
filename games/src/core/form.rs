//! Free-form actions: what cannot be chosen from a list is written into a form, in the person's own words.

use super::{Arg, Refusal, Words};

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
    /// (message `form-joining-words`) and counts as `2x` between them.
    ///
    /// # Errors
    /// `form-field-missing` if a required field is empty, `form-field-unreadable` if a field holds a word that it does not know.
    pub fn compose(&self, game: &str, texts: &[String], readers: &[&dyn Words]) -> Result<String, Refusal> {
        let mut notation = self.id.to_owned();
        for (index, field) in self.fields.iter().enumerate() {
            let text = texts.get(index).map_or("", |text| text.trim());
            if text.is_empty() {
                if field.required {
                    return Err(Refusal::new("form-field-missing"));
                }
                continue;
            }
            let text = field.read(game, text, readers).ok_or_else(|| {
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
}

impl FormField {
    /// The text in words of the notation; nothing if it holds another.
    fn read(&self, game: &str, text: &str, readers: &[&dyn Words]) -> Option<String> {
        if self.words.is_empty() {
            return Some(text.to_owned());
        }
        let mut known: Vec<(String, &str)> =
            self.words.iter().map(|word| ((*word).to_owned(), *word)).collect();
        let mut joining = Vec::new();
        for reader in readers {
            let list = |key: &str| plain(&reader.text(key, &[]));
            joining.extend(list("form-joining-words").split_whitespace().map(str::to_owned));
            for word in self.words {
                let forms = list(&format!("{game}-word-{word}"));
                known.extend(forms.split_whitespace().map(|form| (form.to_owned(), *word)));
            }
        }
        let mut read = Vec::new();
        for token in tokens(text) {
            if token.bytes().all(|byte| byte.is_ascii_digit()) {
                read.push(token);
            } else if let Some((_, word)) = known.iter().find(|(form, _)| *form == token) {
                read.push((*word).to_owned());
            } else if !joining.contains(&token) {
                return None;
            }
        }
        (!read.is_empty()).then(|| read.join(" "))
    }
}

/// The words and numbers of a text: "2x Wełny + 1ruda" is `2 welny 1 ruda`.
fn tokens(text: &str) -> Vec<String> {
    let mut spaced = String::new();
    let mut last = ' ';
    for c in plain(text).chars() {
        let c = if matches!(c, ',' | '+' | '&') { ' ' } else { c };
        if last.is_ascii_digit() && !c.is_ascii_digit() || c.is_ascii_digit() && !last.is_ascii_digit() {
            spaced.push(' ');
        }
        spaced.push(c);
        last = c;
    }
    let times = |token: &&str| !matches!(*token, "x" | "×" | "*");
    spaced.split_whitespace().filter(times).map(str::to_owned).collect()
}

/// In lower case, without the marks of Polish and Czech letters.
fn plain(text: &str) -> String {
    let bare = |c: char| match c {
        'á' | 'ą' => 'a',
        'ć' | 'č' => 'c',
        'ď' => 'd',
        'é' | 'ě' | 'ę' => 'e',
        'í' => 'i',
        'ł' => 'l',
        'ń' | 'ň' => 'n',
        'ó' => 'o',
        'ř' => 'r',
        'ś' | 'š' => 's',
        'ť' => 't',
        'ú' | 'ů' => 'u',
        'ý' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        other => other,
    };
    // A mark may also be a character of its own, after its letter.
    text.to_lowercase().chars().filter(|c| !('\u{300}'..='\u{36f}').contains(c)).map(bare).collect()
}
