//! The guide through a first game: its texts follow from the log alone.

use rules::Seat;
use tabletop::{Guidance, Guide, ReplayError, Replayer};

use crate::table::{Session, Status};

/// The guidance for that seat at its decision in a first game; nothing at other tables. It stays until the seat acts, comes again if that
/// is taken back, and never twice.
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
