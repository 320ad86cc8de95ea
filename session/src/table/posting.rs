//! Where a message of the bot stands.

use std::fmt;
use std::str::FromStr;

/// A message of the bot, with its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Posting {
    /// Discord's number of the channel.
    pub channel: u64,
    /// Discord's number of the message.
    pub message: u64,
}

/// As the body of a row has it.
impl fmt::Display for Posting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.channel, self.message)
    }
}

/// A body that names no message.
#[derive(Debug, thiserror::Error)]
#[error("not the numbers of a channel and a message")]
pub struct NoPosting;

impl FromStr for Posting {
    type Err = NoPosting;

    fn from_str(text: &str) -> Result<Posting, NoPosting> {
        let (channel, message) = text.split_once(' ').ok_or(NoPosting)?;
        let number = |text: &str| text.parse().map_err(|_| NoPosting);
        Ok(Posting { channel: number(channel)?, message: number(message)? })
    }
}
