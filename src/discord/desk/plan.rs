//! Preparing one's next turn, move by move.

use tabletop::Draft;

use super::Desk;
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::plan::prepared;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Denied, Intent};

impl Desk {
    /// Adds a move to what the caller has prepared.
    pub(crate) async fn plan_move(
        &self,
        caller: &Caller,
        table: &Found,
        action: &str,
    ) -> Result<Page, Failure> {
        let mut moves = prepared(table, table.player(&caller.person)?);
        moves.push(action.to_owned());
        self.planned(caller, table, Intent::Order(format!("next {}", moves.join("; ")))).await
    }

    /// Takes the last move out of what the caller has prepared.
    pub(crate) async fn plan_back(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        let seat = table.player(&caller.person)?;
        let (number, _) =
            session::prepared::prepared(table, seat).ok_or(Failure::Denied(Denied::NoSuchOrder))?;
        let mut moves = prepared(table, seat);
        moves.pop();
        let intent = match moves.as_slice() {
            [] => Intent::Countermand(number),
            moves => Intent::Order(format!("next {}", moves.join("; "))),
        };
        self.planned(caller, table, intent).await
    }

    async fn planned(&self, caller: &Caller, table: &Found, intent: Intent) -> Result<Page, Failure> {
        let receipt = self.act(caller, table, intent).await?;
        self.scribe.plan_page(caller, &table.after(&receipt), &Draft::default()).await
    }
}
