//! Time, absent people and their seats.

use rules::{Seat, Words as _};

use super::Desk;
use crate::discord::letters::doubts::away_page;
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::letters::parts::page::Page;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use host::tables::Found;
use session::{Denied, Intent, Remedy, Session};

impl Desk {
    /// Notes what the caller wishes to be done about an absence.
    pub(crate) async fn vote_on(
        &self,
        caller: &Caller,
        table: &Found,
        absence: i64,
        remedy: Remedy,
    ) -> Result<Page, Failure> {
        let receipt = self.act(caller, table, Intent::Vote { absence, remedy }).await?;
        let open = receipt.session.absences.iter().any(|other| other.number == absence);
        let key = if open { "absence-noted" } else { "absence-done" };
        Ok(Page::text(caller.speech().say(key)))
    }

    /// The same for the absence in the caller's channel about which they decide; of several they are shown each.
    pub(crate) async fn vote_here(&self, caller: &Caller, remedy: &str) -> Result<Page, Failure> {
        let unknown = |_| Failure::Told("deny-argument", vec![("text", typed(remedy))]);
        let remedy: Remedy = remedy.parse().map_err(unknown)?;
        let table = self.own_table(caller).await?;
        let seat = table.player(&caller.person)?;
        let now = self.tables.now();
        let asked = table.absences.iter().filter(|absence| table.electors(absence, now).contains(seat));
        let numbers: Vec<i64> = asked.map(|absence| absence.number).collect();
        match numbers[..] {
            [] => Err(Failure::Denied(Denied::NoQuestion)),
            [number] => self.vote_on(caller, &table, number, remedy).await,
            _ => {
                let pages = numbers.iter().filter_map(|&number| self.scribe.open_page(&table, number));
                let (content, rows): (Vec<_>, Vec<_>) = pages.map(|page| (page.content, page.rows)).unzip();
                let rows = rows.into_iter().flatten().take(limits::ROWS).collect();
                Ok(Page { rows, ..Page::text(limits::newest_lines(&content, limits::CONTENT)) })
            }
        }
    }

    /// Offers the caller's seat to others.
    pub(crate) async fn offer_seat(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        self.act(caller, table, Intent::Offer).await?;
        Ok(away_page(table, caller, "offer-done"))
    }

    /// Has the caller take a seat that is offered: their panel.
    pub(crate) async fn take_seat(
        &self,
        caller: &Caller,
        table: &Found,
        offer: Option<i64>,
    ) -> Result<Page, Failure> {
        let receipt = self.act(caller, table, Intent::Take { offer }).await?;
        let notes = vec![caller.speech().say("take-done")];
        self.fresh_panel(&table.after(&receipt), caller, notes).await
    }

    /// Asks everybody whether time may stand still.
    pub(crate) async fn pause(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        let receipt = self.act(caller, table, Intent::Pause).await?;
        let key = if receipt.session.paused { "pause-done" } else { "consent-asked" };
        Ok(Page::text(caller.speech().say(key)))
    }

    /// Lets time run again.
    pub(crate) async fn resume(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        self.act(caller, table, Intent::Resume).await?;
        Ok(Page::text(caller.speech().say("resume-done")))
    }

    /// Gives somebody else more time: that person, or the only one for whom the caller waits.
    pub(crate) async fn more_time(&self, caller: &Caller, user: Option<u64>) -> Result<Page, Failure> {
        let table = self.own_table(caller).await?;
        let seat = match user {
            Some(user) => table.seat_of(user).ok_or(Failure::told("deny-no-person"))?,
            None => only_other(&table, caller)?,
        };
        self.act(caller, &table, Intent::MoreTime(seat)).await?;
        let name = table.speech(caller.lang).name(seat);
        Ok(Page::text(caller.speech().text("more-time-done", &[("name", name.into())])))
    }
}

/// The only other seat that the table waits for.
fn only_other(session: &Session, caller: &Caller) -> Result<Seat, Failure> {
    let own = session.player(&caller.person)?;
    let others = session.people().iter().filter(|&seat| seat != own);
    let mut waited = others.filter(|&seat| session.seat(seat).is_some_and(|row| row.must()));
    match (waited.next(), waited.next()) {
        (Some(seat), None) => Ok(seat),
        (None, _) => Err(Failure::Denied(Denied::NotWaitedFor)),
        (Some(_), Some(_)) => Err(Failure::told("deny-which-person")),
    }
}
