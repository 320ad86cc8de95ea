//! Forgetting a person in packed rows, which no statement can read.

use session::SessionId;

use crate::database::{StoreError, Write, sql, to_db};
use crate::store::rows::{StoredRow, rewrite};

/// The kinds of rows whose bodies name nobody: notation, numbers of rows and of messages, and the sources of the luck.
macro_rules! nameless {
    () => {
        "'act', 'auto', 'undo', 'ask', 'agree', 'decline', 'bring', 'words', 'start', 'posted', 'commitment', 'beacon'"
    };
}
pub(super) use nameless;

/// Packed rows of a table in which a person will go by a pseudonym.
pub(super) struct Renaming {
    /// The table.
    pub(super) id: SessionId,
    /// The person.
    pub(super) user: u64,
    /// The replacement of their number.
    pub(super) pseudonym: u64,
}

impl Write for Renaming {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        rewrite(db, self.id, |row| rename_row(row, self.user, self.pseudonym)).await
    }
}

/// Puts the pseudonym in a person's place in a row, as [`RENAME`](super::RENAME) does.
fn rename_row(row: &mut StoredRow, user: u64, pseudonym: u64) {
    if row.person == to_db(user) {
        row.person = to_db(pseudonym);
        if row.kind == "words" {
            row.body.clear();
        }
    }
    if !nameless!().split(", ").any(|kind| kind.trim_matches('\'') == row.kind) {
        let body = format!(" {} ", row.body).replace(&format!(" {user} "), &format!(" {pseudonym} "));
        row.body = body.trim_matches(' ').to_owned();
    }
}
