//! The lobby: sitting down, agreeing, closing.

use games::{Level, Options, Seat, Title};

use crate::answers::{Change, Denied, Effect, LOBBY_LIFE, Moment, Note};
use crate::table::{
    Deed, Ended, Facts, Pair, Person, Place, SeatRow, Session, SessionId, Sitter, Status, Terms,
};

impl Change {
    /// Has a computer take the next seat.
    pub(crate) fn sit_computer(&mut self, level: Level, who: &Person, moment: &Moment) -> Result<(), Denied> {
        let number = self.session.free_number().ok_or(Denied::Full)?;
        self.session.sit(Sitter::Computer { number, level }, moment.now);
        self.note(Deed::Seat(Some(level)), self.session.seat_of(number.into()), who);
        Ok(())
    }
}

impl Session {
    /// An empty lobby with the game's defaults.
    pub(crate) fn lobby(place: Place, title: &'static dyn Title, host: u64, moment: &Moment) -> Session {
        Session {
            facts: Facts::default(),
            id: SessionId(0),
            place,
            title,
            rules: title.rules(),
            options: Options::default(),
            terms: Terms::default(),
            language: String::new(),
            status: Status::Lobby,
            rev: 1,
            host,
            seats: Vec::new(),
            seats_wanted: title.seats().1,
            now: None,
            shown: None,
            recent: Vec::new(),
            next_number: 1,
            secret: moment.secret,
            mind: None,
            barred: Vec::new(),
            opened: moment.now,
            touched: moment.now,
        }
    }

    /// Puts a person or a computer on the next seat.
    pub(crate) fn sit(&mut self, sitter: Sitter, now: i64) {
        let seat = Seat(self.seats.len() as u8);
        self.seats.push(SeatRow::new(seat, sitter, now));
    }

    /// Puts whoever wants it on the next seat.
    pub(crate) fn sit_down(&mut self, who: &Person, moment: &Moment) {
        self.sit(who.sitter(), moment.now);
        if let Some(row) = self.seats.last_mut() {
            row.rhythm = moment.rhythm.clone();
        }
    }

    /// Whether every seat is taken, and one person sits among computers: there is nobody to wait for.
    pub(crate) fn is_filled_up(&self) -> bool {
        self.is_alone() && self.room().is_err()
    }

    /// Whether one person sits among computers.
    pub(crate) fn is_alone(&self) -> bool {
        self.people().len() == 1 && self.seats.len() > 1
    }

    /// Whether another seat can be taken.
    pub(super) fn room(&self) -> Result<(), Denied> {
        if self.seats.len() < usize::from(self.seats_wanted) { Ok(()) } else { Err(Denied::Full) }
    }

    /// Frees a seat; those behind it move up.
    fn rise(&mut self, seat: Seat) {
        self.seats.remove(seat.index());
        for (row, number) in self.seats.iter_mut().zip(0..) {
            row.seat = Seat(number);
        }
    }

    /// Whether people still sit down and agree here.
    ///
    /// # Errors
    /// [`Denied::Starting`], [`Denied::Started`], or [`Denied::Over`] and [`Denied::Closed`] once it is over.
    pub fn in_lobby(&self) -> Result<(), Denied> {
        match self.status {
            Status::Lobby if self.is_starting() => Err(Denied::Starting),
            Status::Lobby => Ok(()),
            Status::Live | Status::Frozen => Err(Denied::Started),
            Status::Over | Status::Ended => Err(self.over()),
        }
    }

    /// Whether that person is the host of a lobby.
    pub(super) fn as_host(&self, who: &Person) -> Result<(), Denied> {
        self.in_lobby()?;
        if self.host == who.user { Ok(()) } else { Err(Denied::NotHost) }
    }

    /// Seats a person.
    pub(crate) fn join(&self, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        if self.status.is_open() && self.seat_of(who.user).is_some() {
            return Err(Denied::AlreadySeated);
        }
        self.in_lobby()?;
        self.room()?;
        let mut change = self.onward(moment);
        change.session.sit_down(who, moment);
        change.note(Deed::Join, change.session.seat_of(who.user), who);
        change.effects.push(Effect::Lobby);
        Ok(change)
    }

    /// Has a computer take the next seat.
    pub(crate) fn seat_computer(
        &self,
        level: Level,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        self.as_host(who)?;
        self.room()?;
        let mut change = self.onward(moment);
        change.sit_computer(level, who, moment)?;
        change.effects.push(Effect::Lobby);
        Ok(change)
    }

    /// Has a person get up.
    pub(crate) fn leave(&self, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        let seat = self.seat_of(who.user).ok_or(Denied::NotSeated)?;
        self.in_lobby()?;
        Ok(self.without(seat, Deed::Leave, who.user, who, moment))
    }

    /// Takes the person or computer with that number off the table.
    pub(crate) fn remove(&self, number: u64, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        self.as_host(who)?;
        let seat = self.seat_of(number).ok_or(Denied::NobodyThere)?;
        if number == who.user {
            return self.leave(who, moment);
        }
        Ok(self.without(seat, Deed::Remove(Some(number)), number, who, moment))
    }

    /// The lobby without whoever sits there. The last person to go closes it; a host who goes hands it to the person who sat down first.
    pub(crate) fn without(
        &self,
        seat: Seat,
        deed: Deed,
        number: u64,
        who: &Person,
        moment: &Moment,
    ) -> Change {
        let mut change = self.onward(moment);
        change.session.rise(seat);
        change.note(deed, Some(seat), who);
        let users = change.session.users(change.session.people());
        match users.first() {
            Some(first) if self.host == number => change.session.host = *first,
            Some(_) => {}
            None => {
                change.session.status = Status::Ended;
                change.note(Deed::End(Ended::ByPeople), None, who);
            }
        }
        change.effects.push(Effect::Lobby);
        change
    }

    /// Agrees on an option of the game, or on a term.
    pub(crate) fn configure(
        &self,
        key: &str,
        value: &str,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        self.as_host(who)?;
        let mut change = self.onward(moment);
        if Terms::has(key) {
            change.session.terms.set(key, value)?;
        } else {
            change.session.options = self.options.clone().with(key, value);
            self.title.check(&change.session.options, self.seats_wanted)?;
        }
        change.note(Deed::Option(Some(Pair(key.to_owned(), value.to_owned()))), None, who);
        change.effects.push(Effect::Lobby);
        Ok(change)
    }

    /// Changes how many may sit down.
    pub(crate) fn resize(&self, seats: u8, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        self.as_host(who)?;
        self.title.check(&self.options, seats)?;
        let have = self.seats.len() as u8;
        if have > seats {
            return Err(Denied::TooMany { have });
        }
        let mut change = self.onward(moment);
        change.session.seats_wanted = seats;
        change.note(Deed::Seats(Some(seats)), None, who);
        change.effects.push(Effect::Lobby);
        Ok(change)
    }

    /// Closes a lobby that nobody has touched for [`LOBBY_LIFE`].
    pub(crate) fn expire(&self, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        match self.in_lobby() {
            // What nobody has been told for so long is not begun any more.
            Ok(()) | Err(Denied::Starting) if moment.now - self.touched >= LOBBY_LIFE => {
                let mut change = self.close(who, moment);
                let told = Note::new("notice-expired");
                change.effects.push(Effect::Notice(Note { calls: self.people(), ..told }));
                Ok(change)
            }
            Ok(()) | Err(Denied::Starting) => Err(Denied::NotOver),
            Err(denied) => Err(denied),
        }
    }

    /// Closes the lobby.
    pub(crate) fn close(&self, who: &Person, moment: &Moment) -> Change {
        let mut change = self.onward(moment);
        change.session.status = Status::Ended;
        change.note(Deed::End(Ended::ByPeople), None, who);
        change.effects.push(Effect::Lobby);
        change
    }
}
