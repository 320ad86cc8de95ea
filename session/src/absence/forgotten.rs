//! People who have asked to be forgotten. What they have played stays, under a pseudonym: a number that says nothing about them.

use rules::{Arg, Seat};

use crate::answers::{By, Change, Denied, Effect, Note};
use crate::life::{lobby, place};
use crate::table::{
    CARETAKER, Call, Deed, Keeper, Person, Reminders, SeatRow, Session, Sitter, Status, forgotten,
};
use crate::time::Availability;

/// Removes a person for good; from now on they are known by that pseudonym. In the lobby they get up. Later a computer plays for them; if
/// they were the last person, the people who are away are called back, or the table ends. Where the channel was deleted nothing is posted,
/// and the table can still be brought to another.
pub(crate) fn forget(session: &Session, pseudonym: u64, by: By<'_>) -> Result<Change, Denied> {
    let standing = Session { status: place::phase(session), ..session.clone() };
    let mut change = match standing.status {
        Status::Lobby => {
            // They leave even while the game is starting; its start is then settled anew.
            let seat = standing.seat_of(by.who.user).ok_or(Denied::NotSeated)?;
            Ok(lobby::without(&standing, seat, Deed::Leave, by.who.user, by))
        }
        Status::Live | Status::Frozen => let_go(&standing, pseudonym, by),
        Status::Over | Status::Ended => Err(Denied::Over),
    }?;
    if session.vanished {
        change.effects.clear();
        change.session.status = Status::Ended;
    }
    Ok(change)
}

/// Lets a computer play for a person who leaves for good.
fn let_go(session: &Session, pseudonym: u64, by: By<'_>) -> Result<Change, Denied> {
    let seat = session.seat_of(by.who.user).ok_or(Denied::NotSeated)?;
    if !session.present().contains(seat) {
        return Err(Denied::Resigned);
    }
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::HandOver(Keeper { level: Some(CARETAKER), once: false }), Some(seat), by.who);
    let told = Note::new("notice-forgotten").with("name", seat);
    let row = change.session.row(seat);
    row.sitter = Sitter::forgotten(pseudonym);
    row.caretaker = Some(CARETAKER);
    change.vacate(seat, session, told, by.who);
    Ok(change)
}

/// The next host after a person has left for good: somebody who plays, else somebody for whom a computer plays.
fn heir(session: &Session) -> Option<u64> {
    let kept = |row: &&SeatRow| row.left.is_none() && row.caretaker.is_some();
    let kept = session.seats.iter().filter(kept).find_map(|row| row.sitter.user());
    session.users(session.people()).first().copied().or(kept)
}

impl Change {
    /// Settles what follows when a seat's person is gone for good and another sitter has just taken their place.
    pub(crate) fn vacate(&mut self, seat: Seat, before: &Session, told: Note, who: &Person) {
        let row = self.session.row(seat);
        row.call = Call::Quiet;
        row.availability = Availability::default();
        row.orders.given.clear();
        row.stands_in = false;
        row.reminders = Reminders::default();
        row.decision += 1;
        self.withdraw_offer(seat, who);
        self.lapse_question(who.user);
        self.take_calls_away(before);
        self.effects.push(Effect::Notice(told));
        if before.seat(seat).is_some_and(|row| row.sitter.user() == Some(before.host)) {
            let left = self.session.row(seat).sitter.number();
            let host = heir(&self.session).unwrap_or(left);
            if before.is_private() {
                self.session.place.channel = host;
            }
            self.session.host = host;
        }
        if self.session.people().is_empty() && !self.call_back() {
            self.end(who);
        } else {
            self.show_anew();
        }
    }
}

impl Effect {
    /// The effect without that person's number and names; none if it does not name them.
    pub fn forgetting(&self, user: u64, names: &[String]) -> Option<Effect> {
        match self {
            Effect::Invitation(people) if people.contains(&user) => {
                Some(Effect::Invitation(people.iter().copied().filter(|&other| other != user).collect()))
            }
            Effect::Search { people, role } if people.contains(&user) => Some(Effect::Search {
                people: people.iter().copied().filter(|&other| other != user).collect(),
                role: *role,
            }),
            Effect::Notice(note) => {
                let mut nameless = note.clone();
                for (_, arg) in &mut nameless.args {
                    if matches!(arg, Arg::Typed(text) if names.contains(text)) {
                        *arg = forgotten();
                    }
                }
                if nameless.by == Some(user) {
                    nameless.by = None;
                    nameless.args.push(("person".to_owned(), forgotten()));
                }
                Some(nameless).filter(|nameless| nameless != note).map(Effect::Notice)
            }
            _ => None,
        }
    }
}
