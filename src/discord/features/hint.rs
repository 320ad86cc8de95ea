//! Hints.

pub(crate) mod deed;

use crate::discord::app::pressed::presses;

presses! {
    /// Presses for a hint.
    |pressed, app, caller|
    /// Asks for a hint, or first whether the game may cease to count.
    Ask("hint", Beside) => deed::hint(app, caller, &pressed.table().await?, false).await;
    /// Asks for a hint.
    Sure("hint!", Beside) => deed::hint(app, caller, &pressed.table().await?, true).await;
}
