//! REST v10: one entrance, where every request is read, journalled, perhaps struck by a fault, and answered under the lock.

mod application;
mod callback;
mod channel;
mod door;
mod message;
mod pin;
mod reaction;
mod route;
mod server;
#[cfg(test)]
mod tests;
mod thread;
mod webhook;

pub(crate) use door::{Severed, open};
#[cfg(test)]
pub(crate) use route::dispatch;
pub(crate) use thread::NewThread;
