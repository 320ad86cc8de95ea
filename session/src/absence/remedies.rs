//! Remedies: what is done about a person who keeps the table waiting.

use rules::Seat;

use super::vote;
use super::vote::Verdict;
use crate::answers::{Change, Effect, Note};
use crate::clock::banks;
use crate::table::{Absence, CARETAKER, Deed, Keeper, Person, Remedy, Session, Vote};

/// The time for which a seat is offered before the others are asked again, in seconds: three days.
const OFFERED: i64 = 3 * 24 * 60 * 60;

impl Change {
    /// Ends absences of people for whom nobody waits any more or who are back, and does what the others have decided. One remedy may decide
    /// another absence.
    pub(crate) fn settle_absences(&mut self, before: &Session, who: &Person) {
        let now = self.at;
        while let Some((absence, verdict)) = self.next_verdict() {
            let Absence { number, seat, .. } = absence;
            let key = match verdict {
                Verdict::Over => {
                    self.note(Deed::Back(Some(number)), Some(seat), who);
                    "absence-over".to_owned()
                }
                Verdict::Remedy(remedy) => {
                    // A person who comes back after a vote gets time to look.
                    if remedy != Remedy::Time {
                        banks::leave_time_to_look(&mut self.session, seat, now);
                    }
                    self.remedy(number, seat, remedy, who);
                    if remedy == Remedy::Move {
                        self.tell_absent("notice-stood-in", seat);
                    }
                    format!("absence-{remedy}")
                }
            };
            let note = Note::new(&key).with("name", seat);
            self.effects.push(Effect::Closed { question: number, note });
        }
        let asked =
            |session: &Session, absence: &Absence| (absence.votes.clone(), session.electors(absence, now));
        for absence in &self.session.absences {
            let was = before.absences.iter().find(|other| other.number == absence.number);
            if was.map(|was| asked(before, was)) != Some(asked(&self.session, absence)) {
                self.effects.push(Effect::Absence(absence.number));
            }
        }
    }

    /// Tells an absent person in the channel what a computer does for them.
    pub(super) fn tell_absent(&mut self, key: &str, seat: Seat) {
        self.effects.push(Effect::Notice(Note::new(key).with("name", seat).calling(seat)));
    }

    fn next_verdict(&self) -> Option<(Absence, Verdict)> {
        let mut absences = self.session.absences.iter();
        absences.find_map(|absence| Some((absence.clone(), vote::verdict(&self.session, absence, self.at)?)))
    }

    /// Carries out a remedy for an absent seat.
    pub(crate) fn remedy(&mut self, absence: i64, seat: Seat, remedy: Remedy, who: &Person) {
        self.note(Deed::Remedy(Vote::new(absence, remedy)), Some(seat), who);
        let keeper = |once| Deed::HandOver(Keeper { level: Some(CARETAKER), once });
        match remedy {
            Remedy::Time => {
                self.give_time(seat);
                self.show_anew();
            }
            Remedy::Move => {
                self.note(keeper(true), Some(seat), who);
                self.session.row(seat).stands_in = true;
                self.seat_caretaker(seat, who);
            }
            Remedy::Caretaker => {
                self.note(keeper(false), Some(seat), who);
                self.seat_caretaker(seat, who);
                self.tell_absent("notice-kept", seat);
                self.show_anew();
            }
            Remedy::Substitute => {
                self.session.row(seat).respite = Some(self.at + OFFERED);
                self.offer(seat, who);
            }
        }
    }
}
