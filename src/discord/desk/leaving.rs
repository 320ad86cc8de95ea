//! Ways back and out: taking back, ending a game, handing a seat over and coming back to it.

use rules::Words as _;

use super::Desk;
use crate::discord::letters::doubts::{away_page, doubt_page, moves_told, watching_page};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::wire::caller::Caller;
use host::tables::{Found, Receipt};
use session::{Denied, Doubt, Intent, Status};

impl Desk {
    /// Takes back, or asks the table for it if the caller is sure.
    pub(crate) async fn undo(
        &self,
        caller: &Caller,
        table: &Found,
        decision: Option<u32>,
        (sure, going): (bool, Option<usize>),
    ) -> Result<Page, Failure> {
        let undo = Intent::Undo { decision, sure, going };
        let receipt = match self.unless_in_doubt(caller, table, undo).await? {
            Ok(receipt) => receipt,
            Err(doubt) => return Ok(doubt_page(&*self.numbered(caller, table.id).await?, caller, doubt)),
        };
        if receipt.session.question.is_some() {
            return Ok(Page::text(caller.speech().say("consent-asked")));
        }
        let told = table.speech(caller.lang);
        let moves = moves_told(&session::undo::reach_until(table, &receipt.session), &told);
        let note = told.text("done-undone", &[("moves", moves.into())]);
        self.fresh_panel(&table.after(&receipt), caller, vec![note]).await
    }

    /// Asks the table to end the game, if the caller is sure. A moderator without a seat can only mean to end it as one.
    pub(crate) async fn end(&self, caller: &Caller, table: &Found, sure: bool) -> Result<Page, Failure> {
        if caller.moderates(table) && table.seat_of(caller.person.user).is_none() {
            return self.settle(caller, table, sure).await;
        }
        self.finish(caller, table, Intent::End { sure }).await
    }

    /// Ends the game as a moderator, if the caller is sure.
    pub(crate) async fn settle(&self, caller: &Caller, table: &Found, sure: bool) -> Result<Page, Failure> {
        if !caller.moderates(table) {
            return Err(Failure::told("deny-not-moderator"));
        }
        self.finish(caller, table, Intent::Settle { sure }).await
    }

    /// Takes somebody off a running game as a moderator, who was asked how.
    pub(crate) async fn free(
        &self,
        caller: &Caller,
        table: &Found,
        number: u64,
        offered: bool,
    ) -> Result<Page, Failure> {
        if !caller.moderates(table) {
            return Err(Failure::told("deny-not-moderator"));
        }
        self.act(caller, table, Intent::Free { number, offered }).await?;
        Ok(Page::text(caller.speech().say("done-freed")))
    }

    async fn finish(&self, caller: &Caller, table: &Found, intent: Intent) -> Result<Page, Failure> {
        let receipt = match self.unless_in_doubt(caller, table, intent).await? {
            Ok(receipt) => receipt,
            Err(doubt) => return Ok(doubt_page(table, caller, doubt)),
        };
        let key = match receipt.session.status {
            _ if table.status == Status::Lobby => "done-closed",
            _ if table.status == Status::Over => "done-discounted",
            Status::Over | Status::Ended => "end-done",
            _ => "consent-asked",
        };
        Ok(Page::text(caller.speech().say(key)))
    }

    /// Carries out an intent, unless the caller is to be asked first whether they are sure.
    pub(super) async fn unless_in_doubt(
        &self,
        caller: &Caller,
        table: &Found,
        intent: Intent,
    ) -> Result<Result<Receipt, Doubt>, Failure> {
        match self.act(caller, table, intent).await {
            Err(Failure::Denied(Denied::Unsure(doubt))) => Ok(Err(doubt)),
            done => done.map(Ok),
        }
    }

    /// Resigns for the caller; where they were the last person, they watch how the computers play the game out.
    pub(crate) async fn resign_and_watch(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        let receipt = self.act(caller, table, Intent::ResignAndWatch).await?;
        if !session::unattended::is_unattended(&receipt.session) {
            return Ok(Page::text(caller.speech().say("resign-done")));
        }
        Ok(watching_page(table, caller))
    }

    /// Has a computer play on for the caller, who is told how to come back. The last person is asked first whether they watch.
    pub(crate) async fn hand_over(
        &self,
        caller: &Caller,
        table: &Found,
        watches: bool,
    ) -> Result<Page, Failure> {
        let intent = if watches { Intent::HandOverAndWatch } else { Intent::HandOver };
        match self.unless_in_doubt(caller, table, intent).await? {
            Ok(_) => Ok(away_page(table, caller, "hand-over-done")),
            Err(doubt) => Ok(doubt_page(table, caller, doubt)),
        }
    }

    /// Takes the caller's seat back: their panel.
    pub(crate) async fn come_back(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        let receipt = self.act(caller, table, Intent::ComeBack).await?;
        let notes = vec![caller.speech().say("come-back-done")];
        self.fresh_panel(&table.after(&receipt), caller, notes).await
    }
}
