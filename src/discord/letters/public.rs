//! What stands in a table's channel for all to see: boards, calls, questions, notices.

pub(crate) mod absences;
pub(crate) mod board;
pub(crate) mod calls;
pub(crate) mod notices;
pub(crate) mod questions;
pub(crate) mod result;
