//! What play changes at a table: decisions, who is waited for and called, the board, the end.

use std::sync::Arc;

use rules::{Seat, SeatSet};

use super::orders;
use crate::answers::{Change, Effect};
use crate::attention::calls;
use crate::table::{Author, Question, Session, Status};

impl Change {
    /// Compares the position with the earlier one: decisions, whom the game waits for and since when, who is called, what the public board
    /// shows, and what is asked of others. The decisions of seats that `acted` always grow; the `doer` is looking. Everything else that
    /// follows is settled later, as after every change.
    pub(crate) fn compare(&mut self, before: &Session, acted: SeatSet, doer: Option<Seat>) {
        let Some(table) = self.session.now.as_ref().map(|now| now.table.clone()) else { return };
        let (must, now) = (table.turn().must(), self.session.touched);
        let was = before.table();
        let mut newly = SeatSet::EMPTY;
        for row in &mut self.session.seats {
            let asks_as_before = || was.is_some_and(|was| table.asks_as(was, row.seat));
            if acted.contains(row.seat) || !asks_as_before() {
                row.decision += 1;
            }
            if must.contains(row.seat) && !row.must() {
                newly = newly.with(row.seat);
            }
            row.asked_since = must.contains(row.seat).then(|| row.asked_since.unwrap_or(now));
        }
        self.end_stand_ins();
        let board = self.effects.len();
        let answered = self.appeal(before, doer);
        let looks = self.looks();
        // Seats asked by a question that lapses with this change are settled with it.
        let asked = self.asked.as_ref().map_or(SeatSet::EMPTY, Question::missing);
        let called = calls::settle_calls(&mut self.session, (newly, answered, asked), doer, looks);
        let ordered = self.rows.iter().any(|row| row.author == Author::Order);
        orders::settle_orders(&mut self.session, before, acted, ordered);
        self.take_calls_away(before);
        let changed = self.changes_board(before);
        // Offers and their answers have messages of their own.
        let is_news = changed && !self.is_talk(before);
        // A person whom the game has waited for all the time is called without another board, unless it has news for them.
        let by_board = |seat: &Seat| newly.contains(*seat) || (is_news && answered.contains(*seat));
        let ping: SeatSet = called.iter().filter(by_board).collect();
        called.iter().filter(|&seat| !ping.contains(seat)).for_each(|seat| self.call_out(seat));
        if changed || !ping.is_empty() {
            let since = before.shown.as_ref().map_or(-1, |position| position.seq);
            // The board stands above what is asked of others.
            self.effects.insert(board, Effect::Board { since, ping });
        }
    }

    /// Whether the board shows something else than before.
    fn changes_board(&self, before: &Session) -> bool {
        let kept = match (&self.session.shown, &before.shown) {
            (Some(shown), Some(was)) => Arc::ptr_eq(&shown.table, &was.table),
            _ => false,
        };
        let public = |session: &Session| session.sight(rules::Viewer::Public);
        !kept
            && match (public(&self.session), public(before)) {
                (Some(now), Some(was)) => !now.equals(&*was),
                (now, was) => now.is_some() || was.is_some(),
            }
    }

    /// Whether this only asked or answered an appeal that is still open for others.
    fn is_talk(&self, before: &Session) -> bool {
        let appeal = self.session.appeal();
        appeal.is_some() && appeal != before.appeal()
    }

    /// Ends a game that has been played to its end: the last board calls everybody who still sits there.
    pub(crate) fn finale(&mut self, before: &Session) {
        self.close_appeal();
        self.session.status = Status::Over;
        self.results = self.session.results();
        let everybody = if self.session.seats.len() > 1 { self.session.owners() } else { SeatSet::EMPTY };
        let boards = self.effects.iter_mut().find_map(|effect| match effect {
            Effect::Board { ping, .. } => Some(ping),
            _ => None,
        });
        match boards {
            Some(ping) => *ping = everybody,
            // The end is always worth a board, even if nothing on it has moved: somebody resigned.
            None => {
                let since = before.shown.as_ref().map_or(-1, |position| position.seq);
                self.effects.push(Effect::Board { since, ping: everybody });
            }
        }
    }
}
