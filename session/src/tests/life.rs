//! Lobby, channel, questions to everybody, and the end.

mod closed;
mod consent;
mod end;
mod lobby;
mod pairs;
mod place;
mod private;
mod ready;
mod reunion;
mod search;
mod start;
mod statuses;

use super::*;
