//! The game's things in the words of a language.

use crate::{Arg, Seat, Words};

use super::super::action::Space;
use super::super::card::{CardId, Effect};
use super::super::cell::Cell;
use super::super::token::{Stack, Token};

/// Says the things of the game in somebody's language.
#[derive(Clone, Copy)]
pub(in super::super) struct Say<'a>(pub(in super::super) &'a dyn Words);

impl Say<'_> {
    /// The message with that key.
    pub(in super::super) fn text(self, key: &str, args: &[(&str, Arg)]) -> String {
        self.0.text(key, args)
    }

    /// The message with that key, which has no variables.
    pub(in super::super) fn plain(self, key: &str) -> String {
        self.0.text(key, &[])
    }

    pub(in super::super) fn name(self, seat: Seat) -> String {
        self.0.name(seat)
    }

    pub(in super::super) fn card(self, card: CardId) -> String {
        self.plain(&format!("harmonies-card-{}", card.number()))
    }

    pub(in super::super) fn token(self, token: Token) -> String {
        self.plain(&format!("harmonies-token-{}", token.word()))
    }

    pub(in super::super) fn tokens(self, tokens: &[Token]) -> String {
        tokens.iter().map(|&token| self.token(token)).collect::<Vec<_>>().join(", ")
    }

    pub(in super::super) fn stack(self, stack: Stack) -> String {
        self.plain(&format!("harmonies-stack-{}", stack.word()))
    }

    /// One to two signs for the text board.
    pub(in super::super) fn code(self, stack: Stack) -> String {
        self.plain(&format!("harmonies-code-{}", stack.word()))
    }

    /// What a nature spirit pays.
    pub(in super::super) fn effect(self, effect: Effect) -> String {
        let (key, points) = match effect {
            Effect::Groups(like, points) if points[0] == points[1] && points[1] == points[2] => {
                (format!("harmonies-effect-each-{}", like.word()), points)
            }
            Effect::Groups(like, points) => (format!("harmonies-effect-groups-{}", like.word()), points),
            Effect::Heights(like, points) => (format!("harmonies-effect-heights-{}", like.word()), points),
        };
        let [one, two, three] = points.map(Arg::from);
        self.text(&key, &[("one", one), ("two", two), ("three", three)])
    }
}

/// A space of a personal board as it is drawn.
pub(in super::super) fn place(cell: Cell) -> String {
    cell.to_string().to_uppercase()
}

/// A central space as it is drawn.
pub(in super::super) fn letter(space: Space) -> String {
    space.letter().to_ascii_uppercase().to_string()
}

/// Cuts a text to that many characters, the last one an ellipsis.
pub(in super::super) fn shorten(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let short: String = text.chars().take(most - 1).collect();
    format!("{}…", short.trim_end())
}
