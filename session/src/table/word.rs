//! Words of the database that this version does not know.

/// A word of the database that this version does not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown word \"{0}\"")]
pub struct UnknownWord(pub String);
