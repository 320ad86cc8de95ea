//! How a game begins: seats and options are settled, a message announces it, and the luck follows from what came after the secret was
//! chosen.

use rules::Seat;
use words::tame;

use super::lobby;
use crate::answers::{By, Change, Denied, Effect, Intent};
use crate::play::Playing;
use crate::table::{Deed, Entropy, Pair, Person, Posting, Session, Settlement, Status, WORDS};

/// The time after which a start that could not be announced may be made again, in seconds.
const AGAIN: i64 = 60;

impl Session {
    /// Whether seats and options are settled and the game has not begun.
    pub fn is_starting(&self) -> bool {
        self.status == Status::Lobby && self.fairness.frozen.is_some()
    }

    /// The number of the start whose message is still to be posted.
    pub fn owes_start(&self) -> Option<i64> {
        self.fairness.frozen.filter(|_| self.is_starting() && self.fairness.start.is_none())
    }

    /// Whether the game waits for the public beacon, and since which message.
    pub fn awaits_beacon(&self) -> Option<Posting> {
        self.fairness.start.filter(|_| self.is_starting() && self.terms.luck == Entropy::Beacon)
    }
}

/// Adds a person's words to the luck, as one line; nobody else reads them before the start.
pub(crate) fn add_words(session: &Session, words: &str, by: By<'_>) -> Result<Change, Denied> {
    let seat = session.seat_of(by.who.user).ok_or(Denied::NotSeated)?;
    session.in_lobby()?;
    if session.terms.luck != Entropy::People {
        return Err(Denied::NoWords);
    }
    let line = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let line: String = tame(&line).chars().take(WORDS).collect();
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Words(line.trim().to_owned()), Some(seat), by.who);
    change.effects.push(Effect::Lobby);
    Ok(change)
}

/// Notes where the fingerprint stands.
pub(crate) fn commit(session: &Session, posting: Posting, by: By<'_>) -> Result<Change, Denied> {
    if session.fairness.commitment.is_some() {
        return Err(Denied::NotAsked);
    }
    let mut change = Change::untouched(session, by.moment);
    change.note(Deed::Commitment(Some(posting)), None, by.who);
    Ok(change)
}

/// Settles seats and options. A start that could not be announced for long can be made again.
pub(crate) fn start(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    let untold = session.owes_start().is_some() && by.moment.now - session.touched >= AGAIN;
    if !(untold && session.host == by.who.user) {
        lobby::as_host(session, by.who)?;
    }
    settle_start(session, by)
}

/// Settles them, no matter who caused it: the host, or the last person to sit down where nobody else is waited for.
pub(crate) fn settle_start(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    let (have, need) = (session.seats.len() as u8, session.fewest());
    if have < need {
        let alone = have == 1 && session.title.seats().0 == 1;
        return Err(Denied::TooFew { have, need, alone });
    }
    session.title.check(&session.options, have)?;
    let mut change = Change::onward(session, by.moment);
    change.effects.push(Effect::Start(change.session.next));
    let settled = Settlement { terms: session.terms.begun(), said: words_by_seat(session) };
    change.note(Deed::Start(settled), session.seat_of(by.who.user), by.who);
    if session.terms.luck == Entropy::Beacon {
        // The lobby stays for a while, without buttons.
        change.effects.push(Effect::Lobby);
    }
    Ok(change)
}

/// The words that each seat has added to the luck.
fn words_by_seat(session: &Session) -> Vec<(Seat, String)> {
    let takes = session.terms.luck == Entropy::People;
    let said = |user: u64| session.fairness.words.get(&user).filter(|_| takes);
    let words = |seat: &crate::table::SeatRow| Some((seat.seat, said(seat.sitter.user()?)?.clone()));
    session.seats.iter().filter_map(words).collect()
}

/// Notes where the message is that announces how the game begins, and begins it, unless it first waits for the beacon. The message of an
/// earlier start, cancelled because somebody left, begins nothing.
pub(crate) fn posted(session: &Session, start: i64, posting: Posting, by: By<'_>) -> Result<Change, Denied> {
    if session.owes_start() != Some(start) {
        return Err(Denied::NotAsked);
    }
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Posted(Some(posting)), None, by.who);
    if session.terms.luck == Entropy::Beacon {
        change.effects.extend([Effect::Lobby, Effect::Beacon]);
        return Ok(change);
    }
    change.begin(by.who)
}

/// Begins the game with what the beacon said after that message.
pub(crate) fn begin_by(
    session: &Session,
    message: u64,
    round: u64,
    signature: &str,
    by: By<'_>,
) -> Result<Change, Denied> {
    session.awaits_beacon().filter(|start| start.message == message).ok_or(Denied::NotAsked)?;
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Beacon(Some(Pair(round, signature.to_owned()))), None, by.who);
    change.begin(by.who)
}

impl Change {
    /// Begins the game of a table that nobody else can join and whose start nothing announces: its luck follows from the secret alone.
    pub(crate) fn begin_untold(self, intent: &Intent, by: By<'_>) -> Result<Change, Denied> {
        let opened = self.session.clone();
        self.begin(by.who)?.settle(&opened, Some(intent), by.who)
    }

    /// Sets the table up: everything that its luck follows from is known.
    pub(crate) fn begin(mut self, who: &Person) -> Result<Change, Denied> {
        // The lobby gets its last message.
        self.effects.push(Effect::Lobby);
        let lobby = self.session.clone();
        Ok(Playing::set_up(self, who)?.begin(&lobby))
    }
}
