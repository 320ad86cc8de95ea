//! The traits that all games share, and everything that follows from them.
//!
//! Each group stands on those before it, and imports nothing from those after it: `seat` and `words`, then `rules` (the trait `Game` and what it
//! speaks of), `mind` (computer players), `present` (what is shown), `reading` (what people write), `play` (tables without their types),
//! `log` (recorded games), `arena` (players measured against each other). `kit` checks every game.

mod arena;
mod bits;
mod coordinate;
#[cfg(any(test, feature = "testing"))]
pub mod kit;
mod lines;
mod log;
mod mind;
mod play;
mod present;
mod reading;
mod rules;
mod seat;
#[cfg(test)]
mod tests;
mod words;

pub use arena::{Arena, Choosing, Failing, Figures, Player, Recorder};
pub(crate) use bits::bit_set;
pub use coordinate::Coordinate;
#[cfg(test)]
pub(crate) use kit::{Library, Names, Playable, open, play_out};
pub(crate) use lines::{LINE, below, minus, wrapped};
pub use log::{
    End, Entry, EntryKind, Fault, Header, Judged, Lines, Location, Log, LogError, Moment, Reel, ReplayError,
    Replayer, Review, Reviewer, Start, Stint, Visitor, hex, replay, replay_to,
};
#[cfg(any(test, feature = "testing"))]
pub(crate) use mind::Thought;
#[cfg(test)]
pub(crate) use mind::think;
pub use mind::{
    Advice, Contrast, Counsel, Dice, Effort, Horizon, Level, Luck, MIND, Margin, Measure, Mind, NotALevel,
    POINT, Pains, Plan, Reason, Thinking, Trial, Veiled, Weighed, beam, best_of_some, chance_of_first,
    computer_seed,
};
pub use play::{
    AnySight, AnyTable, Drawing, Guide, Illustration, OpenError, PlayError, Played, Sight, Table, Title,
    TitleOf, beside,
};
pub(crate) use present::scored;
pub use present::{
    Appeal, Best, Buttons, Choice, ChoiceButton, Closing, ClosingPlace, Draft, Example, FigureKind,
    FigureSpec, Focus, Frame, Guidance, History, Label, Lesson, Lexeme, Menu, Menus, Part, Picture, Points,
    Present, Preview, Reads, Report, Rooms, Situation, SlotMenu, Stats, Tale, Teach, Tell, Text, Turning,
    Weight,
};
pub(crate) use reading::is_placelike;
pub use reading::{Completion, Shelf};
pub use rules::{
    Ahead, Appeals, Barrier, Chance, ChanceError, Form, FormField, Forms, Game, NEXT, OptionSpec, Options,
    OrderKind, Outcome, Prepared, Quick, Recorded, Recording, Sampler, ScoreError, Seed, Seeded,
    SimulateError, Standing, Summary, Turn, Values, Verdicts, read_position,
};
pub(crate) use rules::{Fields, shown};
pub use seat::{Seat, SeatSet, Viewer};
pub use words::{Arg, Refusal, Words};
pub(crate) use words::{quoted, say, shorten};
