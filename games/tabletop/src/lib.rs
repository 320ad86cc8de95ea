//! How games are shown, typed, played and recorded, whatever their rules: the bot knows a game by its [`Title`], [`AnyTable`] and
//! [`AnySight`] alone.
//!
//! Each group stands on those before it, and imports nothing from those after it: `present` (what is shown), `reading` (what people
//! write), `play` (tables without their types), `log` (recorded games), `arena` (players measured against each other). Pictures leave as
//! a [`render::Scene`].

mod arena;
mod log;
mod play;
mod present;
mod reading;
#[cfg(test)]
mod tests;

pub use arena::{Arena, Choosing, Failing, Figures, Player, Recorder, wilson};
pub use log::{
    End, Entry, EntryKind, Fault, Header, Judged, Lines, Location, Log, LogError, Moment, Occupancy,
    Published, ReplayError, ReplayFrames, Replayer, Review, Reviewer, Start, Timeline, Visitor, replay,
    replay_to,
};
pub use play::{
    AnySight, AnyTable, Drawing, Guide, Illustration, OpenError, PlayError, Played, Sight, Table, Title,
    TitleOf, beside,
};
pub use present::{
    Appeal, Best, Buttons, Choice, ChoiceButton, Closing, ClosingPlace, Draft, Example, FigureKind,
    FigureSpec, Focus, Frame, Guidance, History, Label, Lesson, Lexeme, Menu, Menus, Part, Picture, Points,
    Present, Preview, Reads, Report, Rooms, Situation, SlotMenu, Stats, Tale, Teach, Tell, Text, Thing,
    Turning, Weight, scored,
};
pub use reading::{Completion, compose, is_placelike, plain};
