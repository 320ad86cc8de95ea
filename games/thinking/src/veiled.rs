//! Positions as one seat may imagine them.

use std::ops::Deref;

use rules::{Chance, ChanceError, Game, Seat, Viewer};

/// A position as one seat may imagine it, and the only thing that thinking sees: made by redealing, with no way back.
#[derive(Clone, Debug)]
pub struct Veiled<G>(G);

impl<G: Game> Veiled<G> {
    /// Draws anew everything that the seat cannot know.
    ///
    /// # Errors
    /// Only what the dice cannot answer.
    pub(super) fn of(position: &G, seat: Seat, dice: &mut dyn Chance) -> Result<Self, ChanceError> {
        let mut imagined = position.clone();
        imagined.redeal(Viewer::Seat(seat), dice)?;
        Ok(Veiled(imagined))
    }

    /// Another position that looks the same to the seat.
    ///
    /// # Errors
    /// Only what the dice cannot answer.
    pub(super) fn again(&self, seat: Seat, dice: &mut dyn Chance) -> Result<Self, ChanceError> {
        Self::of(&self.0, seat, dice)
    }
}

impl<G> Deref for Veiled<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.0
    }
}
