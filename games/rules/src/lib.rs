//! What the rules of a game are written with: the trait that a game implements, and what it is asked and answers with.
//!
//! Pure: no I/O, no clock, no global randomness. Chance is asked of a [`Chance`] by name, words of a [`Words`].
//!
//! [`Game`] has `turn` (who must act, who may, or how it ended), `legal` – the one place where legality is decided –, `actions`,
//! `forms`, `apply`, `reflex`, `view`, `redeal`, `conserved`.
//!
//! *Chance* is asked by name and recorded by name. A draw of a live table follows from (seed, name, how many of that name the effective
//! log holds): an undone action draws the same again, and a rules fix does not reshuffle other draws. A replay reads the record instead.
//! The seed follows from a secret, whose SHA-256 is published before the game starts, and which is told when it ends, and from how it
//! started: see [`Seed`] and `tabletop::Start`.
//!
//! *Notation* is the only form in which an action leaves a game: typed by people, stored in the log, carried in custom_ids, written in
//! fixtures. A *form* composes it from text fields; a field names the words that it knows.
//!
//! A *barrier* is an action that draws chance or shows something hidden. Take-back is free up to the last one, also of the end of one's
//! turn until anybody else has acted; the public board follows a turn up to the last barrier or change of turn, so what may still be
//! taken back is not published. A typed chain is done whole or not at all up to its first barrier; what follows one is done as far
//! as it goes.
//!
//! *Orders* ([`Ahead`]) are what a seat may decide ahead, in notation, read from its own view; `forced` looks at the public view alone,
//! because what the clock then does must not tell what the seat holds.

mod ahead;
mod bits;
mod chance;
mod coordinate;
mod form;
mod game;
mod hex;
mod lines;
mod options;
mod seat;
mod simulate;
#[cfg(test)]
mod tests;
mod turn;
mod words;
mod written;

pub use ahead::{Ahead, NEXT, OrderKind, Prepared};
pub use chance::{
    Chance, ChanceError, Quick, Recorded, Recording, Seed, Seeded, first_word, keyed, pick, stream,
};
pub use coordinate::Coordinate;
pub use form::{Form, FormField, Forms};
pub use game::{Barrier, Game, Sampler, ScoreError};
pub use hex::hex;
pub use lines::{LINE, below, minus, wrapped};
pub use options::{OptionSpec, Options, Values};
pub use seat::{Seat, SeatSet, Viewer};
pub use simulate::{Appeals, MOST_ACTIONS, SimulateError, Summary, simulate};
pub use turn::{Outcome, Standing, Turn, Verdicts};
pub use words::{Arg, Mute, Refusal, VocabularyCache, Words, quoted, shorten};
pub use written::{Fields, read_position, shown};
