//! The guide through a first game: what is told at a decision follows from the log alone.

use rules::Seat;
use tabletop::{Guidance, Guide, ReplayError, Replayer};

use crate::table::{Session, Status};

/// What a first game tells that seat at its decision; nothing at other tables. It is told until the seat acts, again if that is taken
/// back, and never twice.
///
/// # Errors
/// If the log does not replay.
pub fn guidance(session: &Session, seat: Seat) -> Result<Option<Guidance>, ReplayError> {
    let Some(now) = session.table().filter(|_| session.terms.lesson && session.status == Status::Live) else {
        return Ok(None);
    };
    let Some((setup, rest)) = session.log.split_first().filter(|_| !now.situations(seat).is_empty()) else {
        return Ok(None);
    };
    let seats = session.seats.len() as u8;
    let mut replayer = Replayer::open(session.title, &session.options, seats, &setup.entry)?;
    let mut guide = Guide::new(seat);
    for logged in rest {
        if logged.is_act_of(seat) {
            guide.goes_on(replayer.table());
        }
        replayer.play(&logged.entry)?;
    }
    Ok(guide.tells(now))
}
