//! Wishes that people can express with a button, apart from the game.

use crate::discord::message::press::codes;

/// What a table can do while a person is on holiday.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meanwhile {
    /// A computer plays on.
    Computer,
    /// It waits.
    Wait,
    /// It looks for somebody to take the seat.
    Substitute,
}

codes! { Meanwhile: Computer = "computer", Wait = "wait", Substitute = "substitute" }

impl Meanwhile {
    /// Every one, in the order of the buttons.
    pub(crate) const ALL: [Meanwhile; 3] = [Meanwhile::Computer, Meanwhile::Wait, Meanwhile::Substitute];
}

/// What a person may ask for about their data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// A file of everything that is stored about them.
    Export,
    /// To be forgotten.
    Delete,
}

codes! { Wish: Export = "export", Delete = "delete" }
