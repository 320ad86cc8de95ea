//! How far a person has been called.

/// How far a person has been called for what the game asks of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Call {
    /// Nothing is asked, or a board has called them.
    #[default]
    Quiet,
    /// They saw the question in the answer to what they did at that time, or rested then, and nobody has called them since. For a person
    /// who looks while computers play, the time is earlier, so that the call is due when they no longer look.
    Owed(i64),
    /// A message of its own has called them, and stays until they act.
    Out,
}
