//! Discord's limits: what a request may hold, and otherwise the nested errors of "Invalid Form Body". Lengths are counted in Unicode scalar
//! values.

mod bounds;
mod command;
mod component;
mod embed;
mod form;
mod message;
mod modal;
#[cfg(test)]
mod tests;

pub(crate) use bounds::{CHANNEL_NAME, CONTENT, FILE, FILES};
pub(crate) use command::{LOCALES, check_choices, check_commands};
pub(crate) use form::{Form, Problems};
pub(crate) use message::{MessageForm, check_message};
pub(crate) use modal::{check_modal, modal_inputs};
