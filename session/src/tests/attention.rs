//! Calls, reminders and peace, and random weeks that test all of it together.

mod calls;
mod ledger;
mod looking;
mod mute;
mod reminders;
mod weeks;

use super::*;
