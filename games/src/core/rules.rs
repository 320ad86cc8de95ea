//! The rules of a game: the trait that a game implements, and what it is asked and answers with.

mod ahead;
mod chance;
mod form;
mod game;
mod options;
mod simulate;
mod turn;
mod written;

pub use ahead::{Ahead, NEXT, OrderKind, Prepared};
pub use chance::{Chance, ChanceError, Quick, Recorded, Recording, Seeded};
pub use form::{Form, FormField, Forms};
pub use game::{Barrier, Game, Sampler, ScoreError};
pub use options::{OptionSpec, Options, Values};
pub(super) use simulate::{MOST_ACTIONS, Tally, simulate};
pub use simulate::{SimulateError, Summary};
pub use turn::{Outcome, Standing, Turn};
pub use written::read_position;
pub(crate) use written::{Fields, shown};
