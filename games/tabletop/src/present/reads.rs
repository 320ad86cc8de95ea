//! What people may write.

use rules::{Game, Refusal, Seat, Words};

/// The words that a game adds to what is read of people's own.
pub trait Reads: Game {
    /// The words of the notation with what people may write for them: every verb, and whatever has a name. Without any, the notation
    /// and the words of labels are read.
    fn lexemes() -> Vec<Lexeme> {
        Vec::new()
    }

    /// The word of the notation that stands for the person who sits there, if seats have such words: the person's name is read for it.
    fn seat_word(_view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }

    /// The text whose words people may say with a first slot, though its label shows none of them: what is laid where there is no choice.
    fn implied(_view: &Self::View, _slot: &str, _words: &dyn Words) -> String {
        String::new()
    }

    /// The refusal of a place that is not on the board, with the board's reach as the viewer sees it; none for a place of the board, whatever
    /// lies there. Asked about words that look like a place (`is_placelike`), or like two joined by a hyphen, in lower case.
    fn off_board(_view: &Self::View, _place: &str) -> Option<Refusal> {
        None
    }
}

/// Words of the notation, and the message that says what people write for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lexeme {
    pub(crate) notation: String,
    pub(crate) key: String,
    pub(crate) is_name: bool,
}

impl Lexeme {
    /// Words of one game's notation. The message `<game>-word-<notation>`, hyphens for spaces, lists what people may write:
    /// forms with spaces between them; in a form, a hyphen joins words, and a star at a word's end stands for any ending.
    pub fn of(game: &str, notation: &str) -> Lexeme {
        let key = format!("{game}-word-{}", notation.replace(' ', "-"));
        Lexeme { notation: notation.to_owned(), key, is_name: false }
    }

    /// Words of the notation that games share: the message is `word-<notation>`, but otherwise as in [`Lexeme::of`].
    pub fn shared(notation: &str) -> Lexeme {
        let key = format!("word-{}", notation.replace(' ', "-"));
        Lexeme { notation: notation.to_owned(), key, is_name: false }
    }

    /// Something that has a name of its own: the message is that name, whose words may be declined.
    pub fn named(notation: impl Into<String>, key: impl Into<String>) -> Lexeme {
        Lexeme { notation: notation.into(), key: key.into(), is_name: true }
    }
}
