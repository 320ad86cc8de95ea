//! The traits that all games share, and everything that follows from them.

mod ahead;
mod arena;
mod chance;
mod complete;
mod contest;
mod coordinate;
mod draft;
mod ending;
mod form;
mod game;
mod history;
#[cfg(test)]
mod kit;
mod log;
mod menu;
mod mind;
mod options;
mod present;
mod reading;
mod reel;
mod replay;
mod seat;
mod sight;
mod simulate;
mod table;
#[cfg(test)]
mod tests;
mod title;
mod turn;
mod words;
mod written;

pub use ahead::{Ahead, NEXT, OrderKind, Prepared};
pub use arena::{Arena, Choosing, Failing, Player, Record};
pub use chance::{Chance, ChanceError, Quick, Recorded, Recording, Seeded};
pub use complete::Completion;
pub use contest::{Contest, Recorder};
pub use coordinate::Coordinate;
pub use draft::{Choice, ChoiceButton, Draft, Menu, SlotMenu, Weight};
pub(crate) use ending::{Ending, Stage, scored};
pub use form::{Form, FormField, Forms};
pub use game::{Barrier, Game, Sampler, ScoreError};
pub use history::{History, Turning};
#[cfg(test)]
pub(crate) use kit::{Library, Names, Playable, open, play_out};
pub(crate) use log::quoted;
pub use log::{Entry, EntryKind, Header, Lines, Log, LogError, Place, Stint};
pub use mind::{
    Advice, Counsel, Dice, Effort, Horizon, Level, Luck, MIND, Mind, NotALevel, POINT, Plan, Reason,
    Thinking, Veiled, beam, best_of_some,
};
pub(crate) use mind::{Thought, think};
pub use options::{OptionSpec, Options, Values};
pub(crate) use present::gains;
pub use present::{
    Appeal, Buttons, Focus, Frame, Label, Menus, Part, Picture, Points, Present, Preview, Reads, Report,
    Stats, Tell, Text,
};
pub use reading::Term;
pub(crate) use reading::is_placelike;
pub use reel::Reel;
pub use replay::{Fault, ReplayError, Replayer, Visitor, replay, replay_to};
pub use seat::{Seat, SeatSet, Viewer};
pub use sight::{AnySight, Sight};
pub use simulate::{SimulateError, Summary};
pub use table::{AnyTable, PlayError, Played, Table, Tale};
pub use title::{OpenError, Title, TitleOf};
pub use turn::{Outcome, Standing, Turn};
pub(crate) use words::shorten;
pub use words::{Arg, Refusal, Words};
pub use written::read_position;
pub(crate) use written::{Fields, shown};
