//! What a failed request to Discord means: try later, leave it, close the table.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::HttpError;

use super::rest::done;
use crate::sentence::sentence;

/// The consequence of a failed request to Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// Try again later: too many requests, an error of the server, a lost connection.
    Later(String),
    /// An unknown refusal: try again later, but not for ever.
    Odd(String),
    /// The channel is closed to the bot.
    Closed(String),
    /// The channel has been deleted.
    Deleted(String),
    /// Discord will never accept it.
    Never(String),
}

/// Discord's codes for a channel that cannot be written to: unknown guild, missing access, missing permissions, a locked thread, a channel
/// of another kind.
const CLOSED: [isize; 6] = [10004, 50001, 50013, 160_005, 50024, 50008];
/// Discord's codes for too much at once: a slow mode, the limits of a channel and of a server.
const SLOW: [isize; 3] = [20016, 20028, 20029];
/// Discord's code for a channel that does not exist.
const DELETED: isize = 10003;
/// Discord's code for an interaction that it has given up, or never knew.
const GIVEN_UP: isize = 10062;
/// Discord's codes for a message that can no longer be edited: unknown message, an archived thread.
const LOST: [isize; 2] = [10008, 50083];
/// Discord's code for a request that is too large.
const TOO_LARGE: isize = 40005;
/// Discord's code for an interaction that already has its answer: it was delivered twice, or an earlier try came through.
const ANSWERED: isize = 40060;
/// Discord's codes for lasting refusals: an interaction, a message or a person that does not exist, a message that cannot be edited so or
/// by the bot, a person who takes no message, words that a filter of the server or of Discord blocks, a request that is too large or
/// malformed.
const NEVER: [isize; 18] = [
    GIVEN_UP, 10008, 10013, 10015, 30046, TOO_LARGE, ANSWERED, 50005, 50006, 50007, 50027, 50035, 50083,
    50109, 50278, 200_000, 200_001, 240_000,
];

/// The first wait for a Discord that does not answer; each next one is twice as long, up to [`LONGEST`].
const FIRST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(60);

impl Trouble {
    /// Reads an error.
    pub(crate) fn of(error: &anyhow::Error) -> Trouble {
        let cause = sentence(error);
        if is_unreadable(error) { Trouble::Odd(cause) } else { Trouble::read(response(error), cause) }
    }

    /// The consequence of a refusal with that status and code, or of no answer.
    fn read(response: Option<(u16, isize)>, cause: String) -> Trouble {
        match response {
            None => Trouble::Later(cause),
            Some((_, code)) if CLOSED.contains(&code) => Trouble::Closed(cause),
            Some((_, DELETED)) => Trouble::Deleted(cause),
            Some((401 | 429 | 500.., _)) => Trouble::Later(cause),
            Some((_, code)) if SLOW.contains(&code) => Trouble::Later(cause),
            Some((_, code)) if NEVER.contains(&code) => Trouble::Never(cause),
            Some(_) => Trouble::Odd(cause),
        }
    }

    /// Whether a retry may succeed later.
    pub(crate) const fn passes(&self) -> bool {
        matches!(self, Trouble::Later(_) | Trouble::Odd(_))
    }

    /// Whether the token is refused.
    pub(crate) fn is_refused_token(error: &anyhow::Error) -> bool {
        response(error).is_some_and(|(status, _)| status == 401)
    }

    /// Whether the interaction already has its answer.
    pub(crate) fn is_answered(error: &anyhow::Error) -> bool {
        response(error).is_some_and(|(_, code)| code == ANSWERED)
    }

    /// Whether Discord has already shown the person that their command failed.
    pub(crate) fn is_given_up(error: &anyhow::Error) -> bool {
        response(error).is_some_and(|(_, code)| code == GIVEN_UP)
    }

    /// Whether the files of a message are too large for Discord.
    pub(crate) fn is_too_large(error: &anyhow::Error) -> bool {
        response(error).is_some_and(|(status, code)| status == 413 || code == TOO_LARGE)
    }

    /// Whether the files may be what is refused, so that words alone would be taken: they are too large, or the refusal is unknown, or the
    /// server that takes them has trouble.
    pub(crate) fn may_be_the_files(error: &anyhow::Error) -> bool {
        let Some((status, code)) = response(error) else { return false };
        let is_slow = matches!(status, 401 | 429) || SLOW.contains(&code);
        Trouble::is_too_large(error) || (!is_slow && Trouble::of(error).passes())
    }

    /// Whether the message to edit no longer exists, or is in an archived thread.
    pub(crate) fn is_lost_message(error: &anyhow::Error) -> bool {
        response(error).is_some_and(|(_, code)| LOST.contains(&code))
    }
}

/// Whose answer to an interaction Discord has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnswerOwner {
    /// This one.
    Ours,
    /// An earlier one: the interaction was delivered here twice, or another program has the same token.
    Theirs,
}

/// Sends the answer to an interaction, twice if that may help, because what it reports has been done. A person who already has an answer
/// needs no other.
pub(crate) async fn send_twice<F>(send: impl Fn() -> F) -> anyhow::Result<AnswerOwner>
where
    F: Future<Output = serenity::Result<()>>,
{
    let mut sent = done(send().await).map_err(anyhow::Error::from);
    match &sent {
        Err(error) if Trouble::is_answered(error) => return Ok(AnswerOwner::Theirs),
        Err(error) if Trouble::of(error).passes() => sent = done(send().await).map_err(anyhow::Error::from),
        _ => {}
    }
    // The first try may have come through.
    sent.or_else(|error| if Trouble::is_answered(&error) { Ok(()) } else { Err(error) })
        .map(|()| AnswerOwner::Ours)
}

/// Asks until there is an answer, or a lasting refusal.
pub(crate) async fn patiently<T, F>(ask: impl Fn() -> F) -> anyhow::Result<T>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut wait = FIRST;
    loop {
        let error = match ask().await {
            Ok(answer) => return Ok(answer),
            Err(error) => anyhow::Error::from(error),
        };
        let Trouble::Later(cause) = Trouble::of(&error) else { return Err(error) };
        if Trouble::is_refused_token(&error) {
            return Err(error);
        }
        tracing::warn!(cause, seconds = wait.as_secs(), "Discord cannot be reached; trying again");
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(LONGEST);
    }
}

/// Whether Discord has answered with something unreadable. A retry may help, but not for ever.
fn is_unreadable(error: &anyhow::Error) -> bool {
    let error = error.chain().find_map(|cause| cause.downcast_ref::<serenity::Error>());
    matches!(error, Some(serenity::Error::Json(_) | serenity::Error::Other(_)))
}

/// Status and Discord's code of a refused request.
fn response(error: &anyhow::Error) -> Option<(u16, isize)> {
    let error = error.chain().find_map(|cause| cause.downcast_ref::<serenity::Error>())?;
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some((response.status_code.as_u16(), response.error.code))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Trouble, serenity};

    fn read(status: u16, code: isize) -> Trouble {
        Trouble::read(Some((status, code)), String::new())
    }

    #[test]
    fn only_what_is_named_is_refused_for_good() {
        let cause = String::new;
        for (status, code) in [(400, 50035), (403, 50007), (404, 10008), (404, 10062), (400, 50006)] {
            assert_eq!(read(status, code), Trouble::Never(cause()), "{status} {code}");
        }
        // The last is a page of HTML.
        for (status, code) in [(400, 40006), (408, 0), (404, 0), (403, 40333), (400, 0), (403, -1)] {
            assert_eq!(read(status, code), Trouble::Odd(cause()), "{status} {code}");
            assert!(read(status, code).passes());
        }
    }

    #[test]
    fn an_answer_that_cannot_be_read_is_not_tried_for_ever() {
        let unread = serde_json::from_str::<u8>("<html>").expect_err("no number");
        for error in [serenity::Error::from(unread), serenity::Error::Other("no list")] {
            let error = anyhow::Error::from(error).context("asking");
            assert!(matches!(Trouble::of(&error), Trouble::Odd(_)), "{error:#}");
        }
    }

    #[test]
    fn a_slow_mode_closes_no_channel_and_loses_no_post() {
        let later = Trouble::Later(String::new());
        for (status, code) in [(429, 20016), (400, 20016), (403, 20028), (429, 0), (503, 0), (401, 0)] {
            assert_eq!(read(status, code), later, "{status} {code}");
        }
        assert_eq!(Trouble::read(None, String::new()), later);
        for (status, code) in [(403, 50001), (403, 50013), (400, 160_005), (404, 10004)] {
            assert_eq!(read(status, code), Trouble::Closed(String::new()), "{status} {code}");
        }
        assert_eq!(read(404, 10003), Trouble::Deleted(String::new()));
    }
}
