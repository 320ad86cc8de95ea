//! Free-form actions: what cannot be chosen from a list is written into a form, in the person's own words.

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
    /// The words of the notation that the field takes apart from numbers; empty for a text that is taken as it is. What else a
    /// person may write for each is in the message `<game>-word-<word>`: single words, with spaces between them.
    pub words: &'static [&'static str],
}

impl Form {
    /// The notation with the examples of its fields.
    pub fn example(&self) -> String {
        let mut words = vec![self.id];
        for field in self.fields {
            words.extend([field.lead, field.example].into_iter().filter(|word| !word.is_empty()));
        }
        words.join(" ")
    }

    /// Words of the notation as this form has them: its id first, and last what only an optional field takes, after its lead.
    /// Nothing if they do not hold the form's id.
    pub fn arrange(&self, words: &[String]) -> Option<String> {
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
