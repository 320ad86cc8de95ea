//! What a person has seen who types an answer: a button carries what it was shown for, a typed word does not. It counts as an answer if it
//! has meant the same ever since that person last did something; else they are shown what is asked now.

use rules::{Seat, Viewer, Words};
use words::Lang;

use crate::answers::Denied;
use crate::record::rebuild;
use crate::table::{Person, Session};

impl Session {
    /// Whether a seat was asked more than one thing since its person last did something: a bare "I agree" could be meant for another.
    pub fn asked_several(&self, seat: Seat) -> bool {
        let last = last_done(self, seat);
        let questions = self.asides.iter().filter(|aside| aside.seq > last && aside.is_question_to(seat));
        let (mut appeals, mut was) = (0, None);
        for logged in self.log.iter().filter(|logged| logged.seat() != Some(seat)) {
            appeals += usize::from(logged.seq > last && logged.number.is_some() && logged.number != was);
            was = logged.number;
        }
        questions.count() + appeals > 1
    }
}

/// The seq of the last thing that a seat's person did here, including answers to questions.
fn last_done(session: &Session, seat: Seat) -> i64 {
    let aside = session.asides.iter().rev().find(|aside| aside.seat == seat).map(|aside| aside.seq);
    session.last_deed(seat).max(aside).unwrap_or(-1)
}

/// Whether a typed action has meant something else since the person last did something: the same words agree to any offer.
pub(super) fn means_otherwise(
    session: &Session,
    seat: Seat,
    written: &str,
    who: &Person,
) -> Result<bool, Denied> {
    // Only an offer changes what a seat that may act is asked.
    if session.appeal().is_none() {
        return Ok(false);
    }
    let Some(sight) = session.sight(Viewer::Seat(seat)) else { return Ok(false) };
    let readers = session.readers(Lang::of_locale(&who.locale));
    let readers: Vec<&dyn Words> = readers.iter().map(|speech| speech as &dyn Words).collect();
    // An action that cannot be read is refused later, with a better reason.
    let Ok(action) = sight.read(written, &readers) else { return Ok(false) };
    let Some(now) = sight.relied(&action) else { return Ok(false) };
    let (last, mut otherwise) = (last_done(session, seat), false);
    rebuild(session, &session.log, &mut |logged, table| {
        if logged.seq > last && table.turn().admits(seat) {
            let sight = table.sight(Viewer::Seat(seat));
            otherwise |= sight.allows(&action) && sight.relied(&action).as_ref() != Some(&now);
        }
    })
    .map_err(|error| Denied::Broken(anyhow::anyhow!(error).context("looking back at an offer")))?;
    Ok(otherwise)
}
