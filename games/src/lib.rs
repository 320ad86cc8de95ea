//! The rules of every game that Turnstone hosts, and what a player is shown of them.
//!
//! The crate is pure: no I/O, no clock, no global randomness. Chance is asked of a [`Chance`] by name,
//! words of a [`Words`], and pictures leave as a [`render::Scene`]. The bot sees the games through
//! [`Title`], [`AnyTable`] and [`AnySight`] only; [`TITLES`] lists them.

mod catan;
mod confusing_lands;
mod core;
mod harmonies;
mod village_green;
mod wolves_and_sheep;

pub use crate::core::{
    Advice, Ahead, AnySight, AnyTable, Appeal, Appeals, Arena, Arg, Barrier, Best, Buttons, Chance,
    ChanceError, Choice, ChoiceButton, Choosing, Closing, ClosingPlace, Completion, Contrast, Coordinate,
    Counsel, Dice, Draft, Drawing, Effort, End, Entry, EntryKind, Example, Failing, Fault, FigureKind,
    FigureSpec, Figures, Focus, Form, FormField, Forms, Frame, Game, Guidance, Guide, Header, History,
    Horizon, Illustration, Judged, Label, Lesson, Level, Lexeme, Lines, Location, Log, LogError, Luck, MIND,
    Margin, Measure, Menu, Menus, Mind, Moment, NEXT, NotALevel, OpenError, OptionSpec, Options, OrderKind,
    Outcome, POINT, Pains, Part, Picture, Plan, PlayError, Played, Player, Points, Prepared, Present,
    Preview, Quick, Reads, Reason, Recorded, Recorder, Recording, Reel, Refusal, ReplayError, Replayer,
    Report, Review, Reviewer, Rooms, Sampler, ScoreError, Seat, SeatSet, Seed, Seeded, Shelf, Sight,
    SimulateError, Situation, SlotMenu, Standing, Start, Stats, Stint, Summary, Table, Tale, Teach, Tell,
    Text, Thinking, Title, TitleOf, Trial, Turn, Turning, Values, Veiled, Verdicts, Viewer, Visitor, Weighed,
    Weight, Words, beam, beside, best_of_some, chance_of_first, computer_seed, hex, read_position, replay,
    replay_to,
};

#[cfg(any(test, feature = "testing"))]
pub use crate::core::kit as testing;

/// Every game, in the order in which `/play` offers them. A new game is one line here.
pub static TITLES: &[&dyn Title] = &[
    &TitleOf::<confusing_lands::ConfusingLands>::NEW,
    &TitleOf::<harmonies::Harmonies>::NEW,
    &TitleOf::<catan::Catan>::NEW,
    &TitleOf::<village_green::VillageGreen>::NEW,
    &TitleOf::<wolves_and_sheep::WolvesAndSheep>::NEW,
];

/// The game with that [`Title::id`].
pub fn title(id: &str) -> Option<&'static dyn Title> {
    TITLES.iter().copied().find(|title| title.id() == id)
}
