//! People: what a person at a screen can see and do.

mod act;
mod command;
mod handle;
mod look;
mod option;
mod outcome;
mod place;
mod press;
mod seen;
mod typed;
mod view;

pub use command::{ChoiceSeen, CommandSeen, OptionSeen};
pub use handle::Person;
pub use look::TimedOut;
pub use outcome::{DeedOutcome, ModalSeen, Progress, Suggestion};
pub use place::PersonAt;
pub use seen::{AttachmentSeen, AuthorSeen, InteractionSeen, MessageSeen, ReplySeen, ThreadSeen};

#[cfg(test)]
pub(crate) use act::begin;
#[cfg(test)]
pub(crate) use press::{press, select, submit};
pub(crate) use view::{channel_seen, person_seen, server_seen, world_seen, world_seen_by};
