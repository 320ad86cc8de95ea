//! What was published before a game, compared with its log: the fingerprint of the secret, and the message that started the game.

use std::str::FromStr;

use anyhow::bail;
use clap::Args;
use tabletop::{Header, Lesson};

use super::text_log::TextLog;

/// The fewest digits by which a fingerprint identifies its secret.
const FEWEST_DIGITS: usize = 40;

/// What somebody who checks a game's draws has copied from the channel.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct Publication {
    /// With --check-draws: the fingerprint of the secret, as it stands in the channel; at least 40 digits.
    #[arg(long, value_name = "HEX", requires = "check_draws")]
    commitment: Option<String>,
    /// With --check-draws, for luck v2: the message with which the game started, its link or id.
    #[arg(long, value_name = "LINK", requires = "check_draws")]
    start: Option<StartMessage>,
}

impl Publication {
    /// Whether the host was committed to that secret, by the channel or else by the log: `fits`, or `missing` if neither has a commitment;
    /// `lesson` if it is the prepared secret of a first game, which needs none.
    ///
    /// # Errors
    /// If it was another secret, or the digits are too few to say.
    pub(super) fn committed(&self, written: &TextLog, secret: &[u8; 32]) -> anyhow::Result<&'static str> {
        let header = &written.log.header;
        let own = header.commitment(secret);
        let repeated =
            written.lines.commitments.iter().map(|(line, digits)| (format!("line {line}"), digits.as_str()));
        let copied = self.commitment.as_deref().map(|digits| ("--commitment".to_owned(), digits));
        let mut said = "missing";
        for (place, digits) in copied.into_iter().chain(repeated) {
            if digits.len() < FEWEST_DIGITS {
                bail!("{place}: a commitment has at least {FEWEST_DIGITS} digits");
            }
            if !own.starts_with(&digits.to_ascii_lowercase()) {
                bail!("{place}: the secret does not fit the commitment, its fingerprint is {own}");
            }
            said = "fits";
        }
        let is_lesson = header.start.is_none() && Lesson::has_secret(&header.game, secret);
        Ok(if is_lesson { "lesson" } else { said })
    }

    /// Whether the game started with that message: `fits`, or `unchecked` if none was given; none if no message has a part in the luck.
    ///
    /// # Errors
    /// If it was another message, or no message has a part in the luck.
    pub(super) fn started(&self, header: &Header) -> anyhow::Result<Option<&'static str>> {
        let (start, message) = match (&header.start, &self.start) {
            (None, None) => return Ok(None),
            (Some(_), None) => return Ok(Some("unchecked")),
            (None, Some(_)) => bail!("--start: this is luck v1, in which no message has a part"),
            (Some(start), Some(message)) => (start, message),
        };
        if message.number != start.message {
            bail!("--start: the log says that the game started with message {}", start.message);
        }
        if message.server.is_some_and(|server| server != start.server) {
            bail!("--start: the log says that the game was played on server {}", start.server);
        }
        Ok(Some("fits"))
    }
}

/// A message as copied from Discord: by its number, or by its link, which also names the server.
#[derive(Clone, Debug, PartialEq, Eq)]
struct StartMessage {
    server: Option<u64>,
    number: u64,
}

impl FromStr for StartMessage {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<StartMessage, &'static str> {
        let number = |text: &str| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| text.parse().ok()).flatten()
        };
        let known = match text.trim().split_once("/channels/") {
            None => number(text.trim()).map(|number| StartMessage { server: None, number }),
            Some((_, path)) => match path.split('/').collect::<Vec<_>>()[..] {
                [server, channel, message] => number(channel).and(number(message)).and_then(|message| {
                    Some(StartMessage { server: Some(number(server)?), number: message })
                }),
                _ => None,
            },
        };
        known.ok_or(
            "it is the link of a message, https://discord.com/channels/SERVER/CHANNEL/MESSAGE, or its number",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_known_by_its_number_or_its_link() {
        let read = |text: &str| text.parse::<StartMessage>().ok().map(|read| (read.server, read.number));
        assert_eq!(read("157"), Some((None, 157)));
        assert_eq!(read(" https://discord.com/channels/110/120/157\n"), Some((Some(110), 157)));
        assert_eq!(read("https://ptb.discord.com/channels/110/120/157"), Some((Some(110), 157)));
        for text in [
            "",
            "x",
            "+157",
            "https://discord.com/channels/110/157",
            "https://discord.com/channels/@me/120/157",
        ] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }
}
