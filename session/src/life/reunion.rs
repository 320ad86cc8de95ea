//! Playing once more: a lobby for the people of a game that has ended, for the same game or another one.

use rules::Options;
use tabletop::Title;

use super::lobby;
use crate::answers::{By, Change, Denied, Effect};
use crate::table::{Deed, Entropy, SeatRow, Session, Terms};

/// Whether the game of a lobby begins by itself when every seat is taken; not if people may still add words to the luck.
pub fn begins_when_full(session: &Session) -> bool {
    session.reunion && session.terms.luck != Entropy::People
}

/// The number of seats for the people of a finished game to play once more; people who have been forgotten no longer come.
pub fn seats_once_more(session: &Session) -> u8 {
    let comes = |row: &&SeatRow| row.sitter.is_computer() || row.sitter.user().is_some();
    session.seats.iter().filter(comes).count() as u8
}

/// Whether everybody for whom it was opened again has sat down.
pub(crate) fn is_reunited(session: &Session) -> bool {
    begins_when_full(session) && lobby::room(session).is_err()
}

/// Opens a new lobby with the same options and computers; the person who asked is its host, the other people are invited, and the game
/// begins when all have sat down. Without other people it begins at once.
pub(crate) fn rematch(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    once_more(session, session.title, session.options.clone(), by)
}

/// Opens such a lobby for another game with its usual options.
pub(crate) fn another(session: &Session, game: &str, by: By<'_>) -> Result<Change, Denied> {
    let title = games::title(game).ok_or_else(|| Denied::UnknownGame(game.to_owned()))?;
    once_more(session, title, Options::default(), by)
}

fn once_more(
    over: &Session,
    title: &'static dyn Title,
    options: Options,
    by: By<'_>,
) -> Result<Change, Denied> {
    if over.status.is_open() || over.vanished {
        return Err(Denied::NotOver);
    }
    let seated = over.seat_of(by.who.user).is_some();
    if !seated {
        return Err(if over.log.is_empty() { Denied::Closed } else { Denied::NotSeated });
    }
    let seats = seats_once_more(over);
    let mut session = lobby::empty(over.place, title, by.who.user, by.moment);
    session.seats_wanted = match title.check(&options, seats) {
        Ok(()) => seats,
        // If too few have stayed, somebody else may take the seat.
        Err(_) if title.id() == over.title.id() => over.seats_wanted,
        Err(refusal) => return Err(refusal.into()),
    };
    session.options = options;
    // A person who plays again needs no guide any more.
    session.terms = Terms { lesson: false, ..over.terms };
    session.language = over.language.clone();
    lobby::sit_down(&mut session, by);
    for row in over.seats.iter().filter(|row| row.sitter.is_computer()) {
        lobby::sit(&mut session, row.sitter.clone(), by.moment.now);
    }
    let people = over.seats.iter().filter_map(|row| row.sitter.user());
    let invited: Vec<u64> = people.filter(|&user| user != by.who.user).collect();
    let mut change = Change::new(session, by.moment.now);
    change.note(Deed::Open(title.id().to_owned()), None, by.who);
    let lobby = if invited.is_empty() {
        Effect::Lobby
    } else {
        change.note(Deed::Reunion, None, by.who);
        Effect::Invitation(invited)
    };
    change.effects.extend([Effect::Commitment, lobby]);
    Ok(change)
}
