//! The lobby: sitting down, agreeing, closing.

use rules::{Options, Seat};
use tabletop::Title;
use thinking::Level;

use crate::answers::{By, Change, Denied, Effect, LOBBY_LIFE, Moment, Note, player};
use crate::table::{
    Deed, EndReason, Facts, Pair, Person, Place, SeatRow, Session, SessionId, Sitter, Status, Terms,
};

impl Change {
    /// Lets a computer take the next seat.
    pub(crate) fn sit_computer(&mut self, level: Level, by: By<'_>) -> Result<(), Denied> {
        let number = self.session.free_number().ok_or(Denied::Full)?;
        sit(&mut self.session, Sitter::Computer { number, level }, by.moment.now);
        self.note(Deed::Seat(Some(level)), self.session.seat_of(number.into()), by.who);
        Ok(())
    }
}

impl Session {
    /// Whether people still sit down and agree here.
    ///
    /// # Errors
    /// [`Denied::Starting`], [`Denied::Started`], or [`Denied::Over`] and [`Denied::Closed`] once it is over.
    pub fn in_lobby(&self) -> Result<(), Denied> {
        match self.status {
            Status::Lobby if self.is_starting() => Err(Denied::Starting),
            Status::Lobby => Ok(()),
            Status::Live | Status::Frozen => Err(Denied::Started),
            Status::Over | Status::Ended => Err(player::over(self)),
        }
    }
}

/// An empty lobby with the game's defaults.
pub(crate) fn empty(place: Place, title: &'static dyn Title, host: u64, moment: &Moment) -> Session {
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
pub(crate) fn sit(session: &mut Session, sitter: Sitter, now: i64) {
    let seat = Seat(session.seats.len() as u8);
    session.seats.push(SeatRow::new(seat, sitter, now));
}

/// Puts a person on the next seat.
pub(crate) fn sit_down(session: &mut Session, by: By<'_>) {
    sit(session, by.who.sitter(), by.moment.now);
    if let Some(row) = session.seats.last_mut() {
        row.availability = by.moment.availability.clone();
    }
}

/// Whether every seat is taken by computers but one: nobody else is waited for.
pub(crate) fn is_filled_up(session: &Session) -> bool {
    is_alone(session) && room(session).is_err()
}

/// Whether one person sits among computers.
pub(crate) fn is_alone(session: &Session) -> bool {
    session.people().len() == 1 && session.seats.len() > 1
}

/// Whether another seat can be taken.
pub(super) fn room(session: &Session) -> Result<(), Denied> {
    if session.seats.len() < usize::from(session.seats_wanted) { Ok(()) } else { Err(Denied::Full) }
}

/// Frees a seat; later seats move up.
fn rise(session: &mut Session, seat: Seat) {
    session.seats.remove(seat.index());
    for (row, number) in session.seats.iter_mut().zip(0..) {
        row.seat = Seat(number);
    }
}

/// Whether that person is the host of a lobby.
pub(super) fn as_host(session: &Session, who: &Person) -> Result<(), Denied> {
    session.in_lobby()?;
    if session.host == who.user { Ok(()) } else { Err(Denied::NotHost) }
}

/// Seats a person.
pub(crate) fn join(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    if session.status.is_open() && session.seat_of(by.who.user).is_some() {
        return Err(Denied::AlreadySeated);
    }
    session.in_lobby()?;
    room(session)?;
    let mut change = Change::onward(session, by.moment);
    sit_down(&mut change.session, by);
    change.note(Deed::Join, change.session.seat_of(by.who.user), by.who);
    change.effects.push(Effect::Lobby);
    Ok(change)
}

/// Lets a computer take the next seat, as the host.
pub(crate) fn seat_computer(session: &Session, level: Level, by: By<'_>) -> Result<Change, Denied> {
    as_host(session, by.who)?;
    room(session)?;
    let mut change = Change::onward(session, by.moment);
    change.sit_computer(level, by)?;
    change.effects.push(Effect::Lobby);
    Ok(change)
}

/// Lets a person get up.
pub(crate) fn leave(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    let seat = session.seat_of(by.who.user).ok_or(Denied::NotSeated)?;
    session.in_lobby()?;
    Ok(without(session, seat, Deed::Leave, by.who.user, by))
}

/// Takes the person or computer with that number off the table.
pub(crate) fn remove(session: &Session, number: u64, by: By<'_>) -> Result<Change, Denied> {
    as_host(session, by.who)?;
    let seat = session.seat_of(number).ok_or(Denied::NobodyThere)?;
    if number == by.who.user {
        return leave(session, by);
    }
    Ok(without(session, seat, Deed::Remove(Some(number)), number, by))
}

/// The lobby without that sitter. The last person to leave closes it; a host who leaves is succeeded by the person who sat down first.
pub(crate) fn without(session: &Session, seat: Seat, deed: Deed, number: u64, by: By<'_>) -> Change {
    let mut change = Change::onward(session, by.moment);
    rise(&mut change.session, seat);
    change.note(deed, Some(seat), by.who);
    let users = change.session.users(change.session.people());
    match users.first() {
        Some(first) if session.host == number => change.session.host = *first,
        Some(_) => {}
        None => {
            change.session.status = Status::Ended;
            change.note(Deed::End(EndReason::ByPeople), None, by.who);
        }
    }
    change.effects.push(Effect::Lobby);
    change
}

/// Agrees on an option of the game, or on a term.
pub(crate) fn configure(session: &Session, key: &str, value: &str, by: By<'_>) -> Result<Change, Denied> {
    as_host(session, by.who)?;
    let mut change = Change::onward(session, by.moment);
    if Terms::has(key) {
        change.session.terms.set(key, value)?;
    } else {
        change.session.options = session.options.clone().with(key, value);
        session.title.check(&change.session.options, session.seats_wanted)?;
    }
    change.note(Deed::Option(Some(Pair(key.to_owned(), value.to_owned()))), None, by.who);
    change.effects.push(Effect::Lobby);
    Ok(change)
}

/// Changes how many may sit down.
pub(crate) fn resize(session: &Session, seats: u8, by: By<'_>) -> Result<Change, Denied> {
    as_host(session, by.who)?;
    session.title.check(&session.options, seats)?;
    let have = session.seats.len() as u8;
    if have > seats {
        return Err(Denied::TooMany { have });
    }
    let mut change = Change::onward(session, by.moment);
    change.session.seats_wanted = seats;
    change.note(Deed::Seats(Some(seats)), None, by.who);
    change.effects.push(Effect::Lobby);
    Ok(change)
}

/// Closes a lobby that nobody has touched for [`LOBBY_LIFE`].
pub(crate) fn expire(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    match session.in_lobby() {
        // A start that could not be announced for so long does not begin any more.
        Ok(()) | Err(Denied::Starting) if by.moment.now - session.touched >= LOBBY_LIFE => {
            let mut change = close(session, by);
            let told = Note::new("notice-expired");
            change.effects.push(Effect::Notice(Note { calls: session.people(), ..told }));
            Ok(change)
        }
        Ok(()) | Err(Denied::Starting) => Err(Denied::NotOver),
        Err(denied) => Err(denied),
    }
}

/// Closes the lobby.
pub(crate) fn close(session: &Session, by: By<'_>) -> Change {
    let mut change = Change::onward(session, by.moment);
    change.session.status = Status::Ended;
    change.note(Deed::End(EndReason::ByPeople), None, by.who);
    change.effects.push(Effect::Lobby);
    change
}
