//! The number of computers that may play on a server at once.

use session::{Denied, Intent, Session};

use super::service::Tables;

/// The most seats of computers at the open tables of a server. Their thinking is done one after the other, and no level sinks when many
/// wait: so they are few. Two who seat one at the very same moment at different tables may come to one more.
pub(super) const MOST_COMPUTERS: u8 = 20;

impl Tables {
    /// Whether the server has room for the computers that such a wish would seat; `session` is the table that there is.
    pub(super) async fn has_room(
        &self,
        guild: u64,
        intent: &Intent,
        session: Option<&Session>,
    ) -> Result<(), Denied> {
        let wanted = match intent {
            Intent::Open { computers, .. } => computers.len(),
            Intent::Seat(_) => 1,
            Intent::Rematch => session
                .map_or(0, |session| session.seats.iter().filter(|row| row.sitter.is_computer()).count()),
            _ => 0,
        };
        if wanted == 0 {
            return Ok(());
        }
        let seated = self.store().seated_computers(guild).await?;
        let most = MOST_COMPUTERS;
        let fits = seated.saturating_add(wanted) <= usize::from(most);
        if fits { Ok(()) } else { Err(Denied::NoComputerFree { most }) }
    }
}
