use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use super::Desk;
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::failure::Failure;
use crate::discord::limits;
use crate::discord::page::Page;
use crate::discord::rows::button;
use crate::session::{Denied, Doubt, Intent, Session, Status};
use crate::tables::{Found, Receipt};

impl Desk {
    /// Takes back, or asks the table for it if the caller is sure.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn undo(
        &self,
        caller: &Caller,
        table: &Found,
        decision: Option<u32>,
        sure: bool,
    ) -> Result<Page, Failure> {
        let receipt = match self.unless_in_doubt(caller, table, Intent::Undo { decision, sure }).await? {
            Ok(receipt) => receipt,
            Err(doubt) => return Ok(doubt_page(table, caller, doubt)),
        };
        let speech = caller.speech();
        if receipt.session.question.is_some() {
            return Ok(Page::text(speech.say("consent-asked")));
        }
        self.fresh_panel(&table.after(&receipt), caller, vec![speech.say("done-undone")]).await
    }

    /// Asks the table to end the game, if the caller is sure. A moderator without a seat can only mean to end it as one.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn end(&self, caller: &Caller, table: &Found, sure: bool) -> Result<Page, Failure> {
        if caller.moderator && table.seat_of(caller.person.user).is_none() {
            return self.settle(caller, table, sure).await;
        }
        self.finish(caller, table, Intent::End { sure }).await
    }

    /// Ends the game as a moderator, if the caller is sure.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn settle(&self, caller: &Caller, table: &Found, sure: bool) -> Result<Page, Failure> {
        if !caller.moderator {
            return Err(Failure::told("deny-not-moderator"));
        }
        self.finish(caller, table, Intent::Settle { sure }).await
    }

    async fn finish(&self, caller: &Caller, table: &Found, intent: Intent) -> Result<Page, Failure> {
        let receipt = match self.unless_in_doubt(caller, table, intent).await? {
            Ok(receipt) => receipt,
            Err(doubt) => return Ok(doubt_page(table, caller, doubt)),
        };
        let key = match receipt.session.status {
            _ if table.status == Status::Lobby => "done-closed",
            Status::Over | Status::Ended => "end-done",
            _ => "consent-asked",
        };
        Ok(Page::text(caller.speech().say(key)))
    }

    /// Carries out an intent, unless the caller is to be asked first whether they are sure.
    async fn unless_in_doubt(
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

    /// Further choices: what can be read, and for whoever still plays, the ways back and out.
    pub(crate) fn more(&self, session: &Session, caller: &Caller) -> Page {
        let speech = self.speech(session, caller.lang);
        let id = |verb| CustomId::plain(session.id.0, verb);
        let labelled = |(verb, key): &(Verb, &str)| button(&id(*verb), &speech.say(key));
        let reading = [
            (Verb::Log, "board-button-log"),
            (Verb::Text, "board-button-text"),
            (Verb::Stats, "more-stats"),
            (Verb::Rules, "board-button-rules"),
        ];
        let orders = session.takes_orders(caller.person.user).then_some((Verb::Orders, "panel-orders"));
        let reading = reading.iter().chain(&orders);
        let reading = reading.map(|entry| labelled(entry).style(ButtonStyle::Secondary));
        let leaving = ways_out(session, caller);
        let leaving = leaving.iter().map(|entry| labelled(entry).style(ButtonStyle::Danger));
        let time = ways_in_time(session, caller);
        let time = time.iter().map(|entry| labelled(entry).style(ButtonStyle::Secondary));
        let leaving: Vec<_> = leaving.collect();
        let leaving = leaving.chunks(limits::BUTTONS).map(<[_]>::to_vec);
        let rows = [reading.collect::<Vec<_>>(), time.collect()].into_iter().chain(leaving);
        let rows = rows.filter(|row| !row.is_empty()).map(CreateActionRow::Buttons).collect();
        Page { content: speech.say("panel-more-title"), rows, ..Page::default() }
    }

    /// Has a computer play on for the caller, who is told how to come back.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn hand_over(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        self.act(caller, table, Intent::HandOver).await?;
        Ok(away_page(table, caller, "hand-over-done"))
    }

    /// Takes the caller's seat back: their panel.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn come_back(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        let receipt = self.act(caller, table, Intent::ComeBack).await?;
        let notes = vec![caller.speech().say("come-back-done")];
        self.fresh_panel(&table.after(&receipt), caller, notes).await
    }

    /// Asks whether the caller really wants to resign.
    ///
    /// # Errors
    /// [`Failure`] if there is nothing to resign from.
    pub(crate) fn resign_question(&self, session: &Session, caller: &Caller) -> Result<Page, Failure> {
        session.player(&caller.person)?;
        let speech = caller.speech();
        let sure = button(&CustomId::plain(session.id.0, Verb::ResignSure), &speech.say("resign-sure"));
        let rows = vec![CreateActionRow::Buttons(vec![sure.style(ButtonStyle::Danger)])];
        Ok(Page { content: speech.say("resign-question"), rows, ..Page::default() })
    }
}

/// The ways back and out that are open to the caller at the table as it stands.
fn ways_out(session: &Session, caller: &Caller) -> Vec<(Verb, &'static str)> {
    let mut ways = Vec::new();
    let seat = session.seat_of(caller.person.user).filter(|&seat| session.people().contains(seat));
    if session.is_handed_over(caller.person.user) {
        ways.push((Verb::ComeBack, "more-come-back"));
        ways.push((Verb::Offer, "more-offer"));
    }
    if seat.is_some_and(|seat| session.can_ask_back(seat)) {
        ways.push((Verb::Undo, "panel-undo"));
    }
    if seat.is_some() && session.status == Status::Live {
        if session.people().len() > 1 {
            ways.push((Verb::HandOver, "more-hand-over"));
            ways.push((Verb::Offer, "more-offer"));
        }
        ways.push((Verb::Resign, "more-resign"));
    }
    if matches!(session.status, Status::Live | Status::Frozen) && (seat.is_some() || caller.moderator) {
        ways.push((Verb::End, "more-end"));
    }
    ways
}

/// What the caller can do about time: only where somebody else waits.
fn ways_in_time(session: &Session, caller: &Caller) -> Vec<(Verb, &'static str)> {
    let plays = session.player(&caller.person).is_ok() && session.people().len() > 1;
    match session.paused {
        _ if !plays => Vec::new(),
        true => vec![(Verb::Resume, "more-resume")],
        false => vec![(Verb::Pause, "more-pause")],
    }
}

/// Says that a computer plays for the caller, with the way back.
pub(in crate::discord) fn away_page(session: &Session, caller: &Caller, key: &str) -> Page {
    let speech = caller.speech();
    let id = CustomId::plain(session.id.0, Verb::ComeBack);
    let back = button(&id, &speech.say("more-come-back")).style(ButtonStyle::Success);
    Page { content: speech.say(key), rows: vec![CreateActionRow::Buttons(vec![back])], ..Page::default() }
}

/// Asks whether the caller is sure. A moderator who plays finds here the way to end the game without asking anybody.
fn doubt_page(session: &Session, caller: &Caller, doubt: Doubt) -> Page {
    let speech = caller.speech();
    let (verb, key, style) = match doubt {
        Doubt::AskUndo => (Verb::UndoSure, "doubt-button-ask", ButtonStyle::Primary),
        Doubt::AskEnd => (Verb::EndSure, "doubt-button-ask", ButtonStyle::Primary),
        Doubt::AgreeToEnd => (Verb::EndSure, "consent-agree", ButtonStyle::Danger),
        Doubt::EndAlone => (Verb::EndSure, "doubt-button-end", ButtonStyle::Danger),
        Doubt::Settle => (Verb::SettleSure, "doubt-button-settle", ButtonStyle::Danger),
    };
    let decision = session.seat_of(caller.person.user).map_or(0, |seat| session.decision(seat));
    let sure = CustomId { decision, ..CustomId::plain(session.id.0, verb) };
    let mut rows = vec![CreateActionRow::Buttons(vec![button(&sure, &speech.say(key)).style(style)])];
    let asks = matches!(doubt, Doubt::AskEnd | Doubt::AgreeToEnd);
    if asks && caller.moderator {
        let settle =
            button(&CustomId::plain(session.id.0, Verb::Settle), &speech.say("doubt-button-moderator"));
        rows.push(CreateActionRow::Buttons(vec![settle.style(ButtonStyle::Danger)]));
    }
    Page { content: Denied::Unsure(doubt).say(&speech), rows, ..Page::default() }
}
