//! The guide through a first game: what is told at a decision follows from the log alone.

use rules::Seat;
use tabletop::{Guidance, Guide, ReplayError, Replayer};

use crate::table::{Session, Status};

impl Session {
    /// What a first game tells that seat at its decision; nothing at other tables. It is told until the seat acts, again if that is taken
    /// back, and never twice.
    ///
    /// # Errors
    /// If the log does not replay.
    pub fn guidance(&self, seat: Seat) -> Result<Option<Guidance>, ReplayError> {
        let Some(now) = self.table().filter(|_| self.terms.lesson && self.status == Status::Live) else {
            return Ok(None);
        };
        let Some((setup, rest)) = self.log.split_first().filter(|_| !now.situations(seat).is_empty()) else {
            return Ok(None);
        };
        let seats = self.seats.len() as u8;
        let mut replayer = Replayer::open(self.title, &self.options, seats, &setup.entry)?;
        let mut guide = Guide::new(seat);
        for logged in rest {
            if logged.is_act_of(seat) {
                guide.goes_on(replayer.table());
            }
            replayer.play(&logged.entry)?;
        }
        Ok(guide.tells(now))
    }
}
