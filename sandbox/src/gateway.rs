//! The gateway: the events that the bot receives, and the connections that carry them.

mod events;
mod identify;
mod socket;

pub(crate) use socket::serve;

/// The next step of a connection after a frame.
enum Next {
    Go(Vec<String>),
    Close(u16, &'static str),
    Cut,
}
