//! Ending a game without a result, and taking somebody off it.

pub(crate) mod deed;

use crate::discord::app::pressed::presses;

presses! {
    /// What is pressed to end a game, or to take somebody off it.
    |pressed, app, caller|
    /// Asks whether to ask everybody to end the game without a result.
    Ask("end") => pressed.shown(deed::end(app, caller, &pressed.table().await?, false).await);
    /// Asks everybody to end the game without a result.
    Sure("end!") => pressed.shown(deed::end(app, caller, &pressed.table().await?, true).await);
    /// Asks a moderator whether to end the game.
    AskSettle("settle") => pressed.shown(deed::settle(app, caller, &pressed.table().await?, false).await);
    /// Ends the game as a moderator.
    Settle("settle!") => pressed.shown(deed::settle(app, caller, &pressed.table().await?, true).await);
    /// Takes the person with that number off the table, as a moderator: a computer plays on.
    Free("free") { rest user: u64, }
        => pressed.shown(deed::free(app, caller, &pressed.table().await?, user, false).await);
    /// Takes them off until somebody takes the seat.
    FreeOffered("free+") { rest user: u64, }
        => pressed.shown(deed::free(app, caller, &pressed.table().await?, user, true).await);
}
