//! What people can wish for by a button, apart from the game.

/// What a table can do while somebody is on holiday.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meanwhile {
    /// A computer plays on.
    Computer,
    /// It waits.
    Wait,
    /// It looks for somebody to take the seat.
    Substitute,
}

impl Meanwhile {
    /// Every one, in the order of the buttons.
    pub(crate) const ALL: [Meanwhile; 3] = [Meanwhile::Computer, Meanwhile::Wait, Meanwhile::Substitute];

    /// Its code in custom_ids and in the keys of messages.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Meanwhile::Computer => "computer",
            Meanwhile::Wait => "wait",
            Meanwhile::Substitute => "substitute",
        }
    }

    /// The one with that code.
    pub(crate) fn of(code: &str) -> Option<Meanwhile> {
        Meanwhile::ALL.into_iter().find(|wish| wish.code() == code)
    }
}

/// What a person may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// A file of everything that is stored about them.
    Export,
    /// To be forgotten.
    Delete,
}

impl Wish {
    /// Its code in custom_ids.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Wish::Export => "export",
            Wish::Delete => "delete",
        }
    }

    /// The wish that a button carries.
    pub(crate) fn of(code: &str) -> Option<Wish> {
        [Wish::Export, Wish::Delete].into_iter().find(|wish| wish.code() == code)
    }
}
