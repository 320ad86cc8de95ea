use std::sync::Arc;

use games::{MIND, Seat, Title};

use super::course::Course;
use super::{
    Author, Change, Denied, Effect, Intent, Kind, Moment, Person, Place, Row, Session, Status, Terms,
};

/// Decides what an intent comes to at an existing table.
///
/// # Errors
/// [`Denied`] says why nothing changes.
pub fn decide(session: &Session, intent: &Intent, who: &Person, moment: &Moment) -> Result<Change, Denied> {
    session.admits(intent, who)?;
    let mut change = match intent {
        Intent::Open { .. } => Err(Denied::ChannelTaken),
        Intent::Join => session.join(who, moment),
        Intent::Leave => session.leave(who, moment),
        Intent::Seat(level) => session.seat_computer(*level, who, moment),
        Intent::Remove(number) => session.remove(*number, who, moment),
        Intent::Configure { key, value } => session.configure(key, value, who, moment),
        Intent::Seats(seats) => session.resize(*seats, who, moment),
        Intent::Start => session.start(who, moment),
        Intent::Act { moves, decision } => session.act(moves, *decision, who, moment),
        Intent::Answer { appeal, action } => session.answer(*appeal, action, who, moment),
        Intent::Order(order) => session.order(order, who, moment),
        Intent::Countermand(number) => session.countermand(*number, who, moment),
        Intent::Hint => session.hint(who, moment),
        Intent::Undo { decision, sure } => session.take_back(*decision, *sure, who, moment),
        Intent::Agree { question } => session.agree(*question, who, moment),
        Intent::Decline { question } => session.decline(*question, who, moment),
        Intent::Resign => session.resign(who, moment),
        Intent::HandOver => session.hand_over(who, moment),
        Intent::Forget(pseudonym) => session.forget(*pseudonym, who, moment),
        Intent::ComeBack => session.come_back(who, moment),
        Intent::End { sure } => session.end(*sure, who, moment),
        Intent::Settle { sure } => session.settle(*sure, who, moment),
        Intent::Vanish => session.vanish(who, moment),
        Intent::Bring { channel, moderator } => session.bring(*channel, *moderator, who, moment),
        Intent::Rematch => session.rematch(who, moment),
        Intent::Park => session.park(who, moment),
        Intent::Unpark => session.unpark(who, moment),
        Intent::Call(seat) => session.call(*seat, moment),
        Intent::Remind(seat) => session.remind(*seat, moment),
        Intent::Mute => session.mute(who, moment),
        Intent::ByOrder(seat) => session.by_order(*seat, moment),
        Intent::Unanswered(seat) => session.decline_for(*seat, who, moment),
        Intent::Pause => session.pause(who, moment),
        Intent::Resume => session.resume(who, moment),
        Intent::MoreTime(seat) => session.more_time(*seat, who, moment),
        Intent::TimeUp(seat) => session.time_up(*seat, who, moment),
        Intent::Verdict(seat) => session.overdue(*seat, moment),
        Intent::Vote { absence, remedy } => session.vote(*absence, *remedy, who, moment),
        Intent::Offer => session.offer_seat(who, moment),
        Intent::Take { offer } => session.take_seat(*offer, who, moment),
        Intent::Grace { from, until } => session.grace(*from, *until, who, moment),
        Intent::Rhythm(rhythm) => session.keep_rhythm(rhythm, who, moment),
        Intent::Expire => session.expire(who, moment),
    }?;
    change.session.meet(who);
    change.settle(session, Some(intent), who, moment.now)
}

/// Opens a lobby where there is no open table. A game that computers fill up begins at once: there is nobody to wait for.
///
/// # Errors
/// If the options do not fit the game, or more computers are wanted than there are seats.
pub fn open(
    place: Place,
    title: &'static dyn Title,
    intent: &Intent,
    who: &Person,
    moment: &Moment,
) -> Result<Change, Denied> {
    let Intent::Open { options, seats, computers, language, .. } = intent else {
        return Err(Denied::NoTable);
    };
    let (fewest, most) = title.seats();
    let seats = seats.unwrap_or(match computers.len() {
        0 => most,
        many => fewest.max(u8::try_from(many).map_or(most, |many| many.saturating_add(1))).min(most),
    });
    let (terms, options) = Terms::take(options)?;
    title.check(&options, seats)?;
    if computers.len() >= usize::from(seats) {
        return Err(Denied::TooManyComputers { most: seats.saturating_sub(1) });
    }
    let mut session = Session::lobby(place, title, who.user, moment);
    (session.options, session.terms) = (options, terms);
    session.seats_wanted = seats;
    session.language = language.clone();
    session.sit_down(who, moment);
    let mut change = Change::new(session);
    change.note(Kind::Open, None, who, title.id());
    for &level in computers {
        change.sit_computer(level, who, moment)?;
    }
    if change.session.is_filled_up() {
        let begun =
            change.session.start(who, moment)?.settle(&change.session, Some(intent), who, moment.now)?;
        let rows = change.rows.into_iter().chain(begun.rows).collect();
        return Ok(Change { rows, ..begun });
    }
    change.effects.push(Effect::Lobby);
    Ok(change)
}

impl Change {
    /// A change in which nothing happens yet; this is the session as it will be.
    pub(super) fn new(session: Session) -> Change {
        Change {
            rows: Vec::new(),
            session,
            effects: Vec::new(),
            results: Vec::new(),
            tales: Vec::new(),
            cut: None,
            halted: None,
        }
    }

    /// Appends a row without chance.
    pub(super) fn note(&mut self, kind: Kind, seat: Option<Seat>, who: &Person, body: impl Into<String>) {
        let seq = self.session.next;
        self.session.next += 1;
        let Person { author, user, .. } = *who;
        let (body, drawn) = (body.into(), Vec::new());
        let (number, barrier, turned, at) = (None, false, false, self.session.touched);
        self.rows.push(Row { seq, number, kind, seat, author, user, body, drawn, barrier, turned, at });
    }

    /// The same for a row with which something public begins; gives its number.
    pub(super) fn announce(
        &mut self,
        kind: Kind,
        seat: Option<Seat>,
        who: &Person,
        body: impl Into<String>,
    ) -> i64 {
        self.note(kind, seat, who, body);
        let number = self.session.next_number;
        self.session.next_number += 1;
        self.rows.last_mut().into_iter().for_each(|row| row.number = Some(number));
        number
    }
}

impl Session {
    /// Whether somebody of that kind may have such a wish: a computer only plays, and only when the game waits for it or lets it break in.
    fn admits(&self, intent: &Intent, who: &Person) -> Result<(), Denied> {
        let plays = matches!(intent, Intent::Act { .. } | Intent::Answer { .. });
        let waited = self.seat_of(who.user).is_some_and(|seat| {
            self.computers_to_act().contains(seat) || self.computers_beside().contains(&seat)
        });
        if who.author == Author::Computer && !(plays && waited) { Err(Denied::NotAsked) } else { Ok(()) }
    }

    /// The seat of somebody who still plays in a live game, or of the computer that plays for them.
    ///
    /// # Errors
    /// [`Denied`] says what is missing.
    pub fn player(&self, who: &Person) -> Result<Seat, Denied> {
        match self.status {
            Status::Lobby => return Err(Denied::NotStarted),
            Status::Over | Status::Ended => return Err(self.over()),
            Status::Frozen => return Err(Denied::Frozen),
            Status::Live => {}
        }
        let seat = self.seat_of(who.user).ok_or(Denied::NotSeated)?;
        let handed_over = self.seat(seat).is_some_and(|row| row.caretaker.is_some());
        match who.author {
            _ if !self.present().contains(seat) => Err(Denied::Resigned),
            Author::Person if handed_over => Err(Denied::HandedOver),
            _ => Ok(seat),
        }
    }

    /// Whether a button made for that decision still means what it says.
    pub(super) fn fresh(&self, seat: Seat, decision: Option<u32>) -> Result<(), Denied> {
        let now = self.decision(seat);
        if decision.is_none_or(|decision| decision == now) { Ok(()) } else { Err(Denied::Stale { now }) }
    }

    fn act(
        &self,
        moves: &[String],
        decision: Option<u32>,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        let seat = self.player(who)?;
        self.fresh(seat, decision)?;
        if moves.is_empty() {
            return Err(Denied::NoMove);
        }
        let mut course = Course::resume(self, who, moment.now)?;
        let (mut shut, mut halted) = (false, None);
        for (number, notation) in (1..).zip(moves) {
            match course.act(seat, notation) {
                Ok(barrier) => shut |= barrier,
                // Something has been drawn or shown: what was done stands.
                Err(Denied::Rule(refusal)) if shut => {
                    halted = Some(Arc::new(Denied::Halted { number, refusal }));
                    break;
                }
                Err(Denied::Rule(refusal)) if moves.len() > 1 => {
                    return Err(Denied::LinkRefused { number, refusal });
                }
                Err(denied) => return Err(denied),
            }
        }
        let mut change = Change { halted, ..course.finish(self, seat, moment) };
        if who.author == Author::Computer {
            change.session.mind = Some(if self.mind.is_none_or(|mind| mind == MIND) { MIND } else { 0 });
        }
        Ok(change)
    }

    fn resign(&self, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        let seat = self.player(who)?;
        let mut course = Course::resume(self, who, moment.now)?;
        course.resign(seat)?;
        let mut left = self.clone();
        left.seats[seat.index()].left = Some(moment.now);
        let mut change = course.finish(&left, seat, moment);
        if self.seats.len() > 1 {
            change.effects.insert(0, Effect::Notice(super::Note::new("notice-resigned").with("name", seat)));
        }
        // Computers do not play on among themselves.
        if change.session.status == Status::Live && change.session.people().is_empty() && !change.call_back()
        {
            change.end(who);
        }
        Ok(change)
    }

    /// Notes the names of somebody who sits here and has just done something.
    fn meet(&mut self, who: &Person) {
        let seated = self.seats.iter_mut().find(|row| row.sitter.user() == Some(who.user));
        // A computer that plays for a person has no names.
        if let Some(row) = seated.filter(|_| who.author != Author::Computer) {
            row.sitter = who.sitter();
        }
    }
}
