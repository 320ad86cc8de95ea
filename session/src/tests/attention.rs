//! Calls, reminders and peace, and random weeks that hold all of it together.

mod calls;
mod ledger;
mod mute;
mod reminders;
mod weeks;

use super::*;
