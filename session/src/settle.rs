//! What follows from every change: time, calls, reminders, questions and remedies, settled in one place and one order.

use rules::Seat;

use crate::answers::{Change, Denied, Intent};
use crate::attention::reminders;
use crate::clock::banks;
use crate::table::{Author, Kind, Person, Session, Status};

impl Change {
    /// Settles what follows from a change, made by an intent of somebody, or by adopting or freezing the table.
    ///
    /// # Errors
    /// If what everybody has agreed to cannot be done.
    pub(crate) fn settle(
        mut self,
        before: &Session,
        intent: Option<&Intent>,
        who: &Person,
    ) -> Result<Change, Denied> {
        let now = self.at;
        let there = self.session.seat_of(who.user).filter(|&seat| {
            let plays = self.session.people().contains(seat);
            plays && who.author == Author::Person && intent.is_some_and(is_presence)
        });
        // The agreement of all is carried out, and nobody waits for an answer for ever.
        self.settle_question(before, who)?;
        // An act that ends a turn earns a bonus; a turn that is over because something was taken back does not.
        if !self.rows.iter().any(|row| row.kind() == Kind::Undo) {
            banks::add_bonuses(&mut self.session, before, now);
        }
        // A person who is back gets their seat, and time to look.
        if let Some(seat) = there {
            self.withdraw_offer(seat, who);
            if before.absences.iter().any(|absence| absence.seat == seat) {
                banks::welcome(&mut self.session, before, seat, now);
            }
        }
        // Before the game begins, a full lobby waits for its host.
        if self.session.log.is_empty() {
            self.settle_host(before, there);
        }
        // Silence and time begin with the question, not with somebody else's act.
        settle_waiting(&mut self.session, there, now);
        // Absences follow from both.
        self.settle_absences(before, who);
        // A remedy changes for whom the table waits.
        settle_waiting(&mut self.session, None, now);
        // A game that is over has no seats to give away.
        if matches!(self.session.status, Status::Over | Status::Ended) && !self.session.vanished {
            self.close_offers();
        }
        // People who are asked are called, or owed a call; people who have answered are not.
        self.settle_asked(before);
        // Those who rest are not called now.
        self.drop_pings_of_resting();
        // People whom no board can reach are called by direct message.
        if self.session.parked {
            self.call_directly();
        }
        // The message that asks for company shows how many are still needed, and goes with the lobby.
        self.settle_search(before);
        Ok(self)
    }
}

/// Runs reminders and banks for those for whom others wait, and stops them for all others.
fn settle_waiting(session: &mut Session, there: Option<Seat>, now: i64) {
    reminders::settle_reminders(session, there, now);
    banks::run_banks(session, now);
}

/// Whether the person who does that is there to play.
const fn is_presence(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Act { .. }
            | Intent::Answer { .. }
            | Intent::Hint { .. }
            | Intent::Undo { .. }
            | Intent::Agree { .. }
            | Intent::Decline { .. }
            | Intent::Vote { .. }
            | Intent::ComeBack
            | Intent::Configure { .. }
            | Intent::Seats(_)
            | Intent::Seat(_)
            | Intent::Words(_)
    )
}
