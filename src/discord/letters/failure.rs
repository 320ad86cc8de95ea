use games::Arg;
use poise::serenity_prelude as serenity;

use super::limits::fit;
use crate::session::Denied;
use crate::store::StoreError;

/// The reason why something that a person asked for was not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The person is told why: a message key with its variables.
    #[error("{0}")]
    Told(&'static str, Vec<(&'static str, Arg)>),
    /// The tables refuse.
    #[error("{0}")]
    Denied(#[from] Denied),
    /// A fault: logged, and the person is told that nothing is lost.
    #[error("{0:#}")]
    Broken(#[from] anyhow::Error),
}

impl Failure {
    /// Whether something is broken, rather than refused.
    pub(crate) const fn is_fault(&self) -> bool {
        matches!(self, Failure::Broken(_) | Failure::Denied(Denied::Broken(_)))
    }

    /// A refusal without variables.
    pub(crate) const fn told(key: &'static str) -> Failure {
        Failure::Told(key, Vec::new())
    }
}

/// The most characters of what somebody has typed that are quoted to them.
const QUOTED: usize = 50;

/// What somebody has typed, as it is quoted to them.
pub(crate) fn typed(text: &str) -> Arg {
    Arg::Typed(fit(text, QUOTED))
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Failure::Denied(error.into())
    }
}

impl From<serenity::Error> for Failure {
    fn from(error: serenity::Error) -> Self {
        Failure::Broken(error.into())
    }
}
