//! The meaning of a button or menu, and the custom_id that carries it.

mod custom_id;
mod meaning;

pub(crate) use custom_id::CustomId;
#[cfg(test)]
pub(crate) use custom_id::Verb;
pub(crate) use meaning::{Bearer, Choice, List, Press};
