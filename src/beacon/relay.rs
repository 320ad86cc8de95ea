//! A relay: a server, not trusted, that passes the beacon's rounds on.

use std::fmt;
use std::time::Duration;

use anyhow::{Context as _, bail};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode, Url};
use serde_json::Value;

use super::quicknet::{CHAIN, VERIFIES, verify};
use crate::discord::wire::endpoint::is_loopback;

/// The time that a relay has for its whole answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The most bytes of an answer; a round has some 250.
const LONGEST: usize = 4096;
/// The number of hexadecimal digits of a signature of the chain.
const DIGITS: usize = 96;

/// The beacon, by way of a relay.
#[derive(Clone, Debug)]
pub struct Beacon {
    /// Without a slash at its end.
    address: String,
    client: Client,
}

/// Why a relay's answer was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RelayError {
    /// The usual answer before the round is due, and for a second or two after.
    #[error("it does not have this round yet, or does not know the chain quicknet")]
    NotYet,
    /// No answer, or not all of it.
    #[error("it has not answered in time")]
    Silent,
    /// No connection, or one that broke; what the system says.
    #[error("it cannot be reached: {0}")]
    Unreachable(String),
    /// A redirection: only the configured relay is asked.
    #[error("it sends the bot to another address, and only the configured one is asked")]
    Elsewhere,
    /// Any other status.
    #[error("it refuses with the status {0}")]
    Refused(u16),
    /// Longer than any round.
    #[error("its answer is longer than {LONGEST} bytes")]
    TooLong,
    /// No JSON with a round and its signature.
    #[error("its answer is not a round of drand")]
    Nonsense,
    /// A round of a chain that signs otherwise.
    #[error("its answer is a round of another chain than quicknet")]
    OtherChain,
    /// A true signature, but of the round with this number.
    #[error("its answer is round {0}, which was not asked for")]
    OtherRound(u64),
    /// A signature that is not the group's, or not of the round that it is said to be of. Chains of the same scheme look so, too.
    #[error("the signature in its answer is wrong")]
    Forged,
}

impl Beacon {
    /// The beacon at the relay with that base address, such as `https://api.drand.sh`; none for none. In a rehearsal the relay must be on
    /// this machine too.
    ///
    /// # Errors
    /// If the address is not HTTP, or leads away from this machine in a rehearsal, or this program cannot verify signatures.
    pub fn configured(address: Option<&str>, rehearsal: bool) -> anyhow::Result<Option<Beacon>> {
        let Some(address) = address else { return Ok(None) };
        if !VERIFIES {
            bail!("TURNSTONE_BEACON is set, but this program was built without the feature `beacon`");
        }
        let wanted =
            "must be the http:// or https:// address of a relay of drand, such as https://api.drand.sh";
        let Ok(url) = Url::parse(address) else { bail!("TURNSTONE_BEACON {wanted}") };
        let bare = url.username().is_empty() && url.password().is_none();
        if !matches!(url.scheme(), "http" | "https") || !bare || url.query().or(url.fragment()).is_some() {
            bail!("TURNSTONE_BEACON {wanted}");
        }
        if rehearsal && !is_loopback(&url) {
            bail!(
                "TURNSTONE_BEACON must be on a loopback address where TURNSTONE_API_URL is set: a rehearsal asks nobody but this machine"
            );
        }
        Beacon::at(&url, PATIENCE).map(Some)
    }

    /// The beacon at a relay that has so much time for an answer.
    pub(super) fn at(url: &Url, patience: Duration) -> anyhow::Result<Beacon> {
        let client = Client::builder().timeout(patience).redirect(Policy::none());
        let client = client.user_agent(concat!("turnstone/", env!("CARGO_PKG_VERSION")));
        let client = if is_loopback(url) { client.no_proxy() } else { client };
        let address = url.as_str().trim_end_matches('/').to_owned();
        Ok(Beacon { address, client: client.build().context("setting up HTTPS")? })
    }

    /// The signature of a round, verified: 96 lower-case hexadecimal digits. It is there a second or two after the round is [due]; until
    /// then the relay is asked again by those who wait. Why nothing was taken is logged.
    ///
    /// [due]: super::due
    ///
    /// # Errors
    /// [`RelayError`]: the relay does not have it yet, does not answer, or answers with anything else.
    pub async fn fetch(&self, round: u64) -> Result<String, RelayError> {
        let asked = match self.ask(&round.to_string()).await {
            Ok((number, _)) if number != round => Err(RelayError::OtherRound(number)),
            Ok((_, signature)) => Ok(signature),
            Err(trouble) => Err(trouble),
        };
        asked.inspect_err(|cause| match cause {
            RelayError::NotYet => tracing::debug!(relay = %self, round, "the beacon has no such round yet"),
            _ => tracing::warn!(relay = %self, round, %cause, "the beacon gave nothing that can be taken"),
        })
    }

    /// The number of the latest round that the relay has; its signature is verified.
    ///
    /// # Errors
    /// [`RelayError`]: the relay does not answer, or answers with anything else.
    pub(crate) async fn latest(&self) -> Result<u64, RelayError> {
        self.ask("latest").await.map(|(round, _)| round)
    }

    /// Asks the relay for a round, or its latest one; returns its number and its signature, which fit each other.
    async fn ask(&self, which: &str) -> Result<(u64, String), RelayError> {
        let request = self.client.get(format!("{}/{CHAIN}/public/{which}", self.address));
        let mut answer = request.send().await.map_err(unanswered)?;
        match answer.status() {
            StatusCode::OK => {}
            StatusCode::NOT_FOUND | StatusCode::TOO_EARLY => return Err(RelayError::NotYet),
            status if status.is_redirection() => return Err(RelayError::Elsewhere),
            status => return Err(RelayError::Refused(status.as_u16())),
        }
        let mut body = Vec::new();
        while let Some(chunk) = answer.chunk().await.map_err(unanswered)? {
            body.extend_from_slice(&chunk);
            if body.len() > LONGEST {
                return Err(RelayError::TooLong);
            }
        }
        let (round, signature) = read(&body)?;
        if verify(round, &signature) { Ok((round, signature)) } else { Err(RelayError::Forged) }
    }
}

impl fmt::Display for Beacon {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.address.fmt(out)
    }
}

/// What a failure below HTTP means.
fn unanswered(error: reqwest::Error) -> RelayError {
    if error.is_timeout() {
        return RelayError::Silent;
    }
    RelayError::Unreachable(format!("{:#}", anyhow::Error::from(error.without_url())))
}

/// The round and the signature of an answer of the chain's shape, not yet verified.
fn read(body: &[u8]) -> Result<(u64, String), RelayError> {
    let answer: Value = serde_json::from_slice(body).map_err(|_| RelayError::Nonsense)?;
    let (Some(round), Some(signature)) = (answer["round"].as_u64(), answer["signature"].as_str()) else {
        return Err(RelayError::Nonsense);
    };
    if !signature.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
        return Err(RelayError::Nonsense);
    }
    // Chains that sign on another curve, or sign the round before too, have another shape.
    if signature.len() != DIGITS || answer.get("previous_signature").is_some() {
        return Err(RelayError::OtherChain);
    }
    Ok((round, signature.to_owned()))
}
