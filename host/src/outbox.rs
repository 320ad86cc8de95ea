//! The outbox: what a channel or a person must see. Each row is a post, written with the change that causes it.
//!
//! Posts wait in *lanes* ([`Lane`]): a channel's, or a person's letters; a lane is served in order, and a failure there holds up no other.
//! A sent post is kept only for what a later post needs: the message that it became ([`Posted`]), and what a board has narrated
//! ([`Stretch`]). A wait longer than the longest backoff was written by a clock that has been set back, and is due. A table that goes to
//! another channel takes its waiting posts along under new numbers, because Discord knows the old ones.
//!
//! A digest's row says when a person's next one is due, and the write that moves it on writes its letter ([`DigestLetter`]), so it is sent
//! once however often the process dies.

mod digest;
mod posted;
mod posting;
mod queue;

pub use digest::{DigestLetter, DigestSent};
pub(crate) use digest::{forget, set as set_digest};
pub use posted::Posted;
pub(crate) use posting::{leave, post, posts};
#[cfg(test)]
pub(crate) use queue::DUE;
pub use queue::{LONGEST_WAIT, Lane, Outbox, Post, Stretch};
