//! Answers: to appeals and to questions to everybody, and what is done about the answers.

use rules::Viewer;
use tabletop::Appeal;

use super::{Answer, Desk};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::picture::viewer_of;
use crate::discord::letters::public::calls::mark_of;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use host::tables::Found;
use session::{Denied, Intent, Matter, Question, Session, Status};

/// The appeal that waits for the caller's answer, and its number.
fn asked(session: &Session, caller: &Caller) -> Option<(i64, Appeal)> {
    let seat = session.seat_of(caller.person.user)?;
    session.appeal().filter(|(_, appeal)| appeal.open.contains(seat))
}

impl Desk {
    /// Answers an appeal; the reply says how things stand.
    ///
    /// # Errors
    /// [`Failure`], among them `Denied::NoQuestion` for an appeal that is over.
    pub(crate) async fn answer(
        &self,
        caller: &Caller,
        table: &Found,
        appeal: i64,
        action: String,
    ) -> Result<Page, Failure> {
        let receipt = self.act(caller, table, Intent::Answer { appeal, action }).await?;
        let viewer = viewer_of(&receipt.session, caller);
        let speech = receipt.session.speech(caller.lang);
        let mut lines = receipt.told(viewer, &speech);
        if receipt.session.status == Status::Live {
            lines.extend(receipt.session.sight(viewer).map(|sight| format!("**{}**", sight.prompt(&speech))));
        }
        let panel = Some(receipt.session);
        Ok(Page { panel, ..Page::text(limits::newest_lines(&lines, limits::CONTENT)) })
    }

    /// Does what the caller can do about the answers to their appeal. Where there are others by now, or another appeal, nothing is done,
    /// but the panel has it filled in as far as it still can be.
    pub(crate) async fn conclude(
        &self,
        caller: &Caller,
        table: &Found,
        appeal: i64,
        mark: &str,
        action: &str,
    ) -> Result<Page, Failure> {
        let seat = table.player(&caller.person)?;
        let now = table.table().and_then(|now| now.sight(Viewer::Public).appeal());
        let open = table.appeal().filter(|(open, shown)| *open == appeal && mark_of(shown) == mark);
        let Some((_, shown)) = open.filter(|(_, shown)| now.as_ref() == Some(shown)) else {
            return self.late(caller, table, action).await;
        };
        if !shown.choices.iter().any(|choice| choice == action) {
            return Err(Failure::Denied(Denied::NotAsked));
        }
        self.play(caller, table, vec![action.to_owned()], Some(table.decision(seat))).await
    }

    /// Agrees to what is asked: the question to everybody, else the appeal that waits for the caller.
    ///
    /// # Errors
    /// [`Failure`], among them `Denied::NoQuestion` if nothing is asked.
    pub(crate) async fn agree(&self, caller: &Caller) -> Result<Answer, Failure> {
        let table = self.own_table(caller).await?;
        if let Some(page) = self.asked_which(caller, &table, true)? {
            return Ok(Answer::private(page));
        }
        match asked(&table, caller) {
            Some((appeal, answers)) => self.answer(caller, &table, appeal, answers.friendly()).await,
            None => self.vote(caller, &table, Intent::Agree { question: None }, "consent-given").await,
        }
        .map(Answer::private)
    }

    /// Declines what is asked, in the same order.
    pub(crate) async fn decline(&self, caller: &Caller) -> Result<Answer, Failure> {
        let table = self.own_table(caller).await?;
        if let Some(page) = self.asked_which(caller, &table, false)? {
            return Ok(Answer::private(page));
        }
        match asked(&table, caller) {
            Some((appeal, answers)) => self.answer(caller, &table, appeal, answers.declining()).await,
            None => self.vote(caller, &table, Intent::Decline { question: None }, "consent-refused").await,
        }
        .map(Answer::private)
    }

    /// What is asked of the caller now, with its buttons, if a bare answer could mean something else, or takes back what others did or have
    /// seen; none if it can be taken as it is.
    fn asked_which(&self, caller: &Caller, table: &Found, agrees: bool) -> Result<Option<Page>, Failure> {
        let Some(seat) = table.seat_of(caller.person.user) else { return Ok(None) };
        let far = |question: &Question| match &question.matter {
            Matter::Undo(cut) => {
                let reach = session::undo::reach(table, cut);
                let others = reach.moves.iter().any(|(whose, _)| *whose != question.asked_by);
                question.missing().contains(seat) && (others || !reach.drew.is_empty())
            }
            Matter::Pause | Matter::End => false,
        };
        let question = table.question.as_ref();
        // The person who asked can only withdraw.
        let waits =
            |question: &Question| question.missing().contains(seat) || !agrees && question.asked_by == seat;
        let both = question.is_some_and(waits) && asked(table, caller).is_some();
        let head = match both || table.asked_several(seat) {
            true => "consent-which",
            false if agrees && question.is_some_and(far) => "consent-sure",
            false => return Ok(None),
        };
        Ok(self.scribe.asked_page(table, seat, caller.lang, head)?)
    }

    async fn vote(
        &self,
        caller: &Caller,
        table: &Found,
        intent: Intent,
        done: &str,
    ) -> Result<Page, Failure> {
        self.act(caller, table, intent).await?;
        Ok(Page::text(caller.speech().say(done)))
    }
}
