//! What an intent comes to at a table: the one way in.

use games::Title;

use crate::answers::{Change, Denied, Effect, Intent, Moment};
use crate::table::{Author, Deed, Person, Place, Session, Terms};

/// Decides what an intent comes to at an existing table.
pub fn decide(session: &Session, intent: &Intent, who: &Person, moment: &Moment) -> Result<Change, Denied> {
    session.admits(intent, who)?;
    let mut change = match intent {
        Intent::Open { .. } | Intent::Learn { .. } => Err(Denied::ChannelTaken),
        Intent::Join => session.join(who, moment),
        Intent::Leave => session.leave(who, moment),
        Intent::Search { people, role } => session.look_for_players(people, *role, who, moment),
        Intent::Unfilled => session.ask_about_seats(who, moment),
        Intent::Fill => session.fill(who, moment),
        Intent::Seat(level) => session.seat_computer(*level, who, moment),
        Intent::Remove(number) => session.remove(*number, who, moment),
        Intent::Free { number, offered } => session.free(*number, *offered, who, moment),
        Intent::Configure { key, value } => session.configure(key, value, who, moment),
        Intent::Seats(seats) => session.resize(*seats, who, moment),
        Intent::Words(words) => session.add_words(words, who, moment),
        Intent::Commit(posting) => session.commit(*posting, who, moment),
        Intent::Start => session.start(who, moment),
        Intent::Posted { start, posting } => session.posted(*start, *posting, who, moment),
        Intent::Beacon { message, round, signature } => {
            session.begin_by(*message, *round, signature, who, moment)
        }
        Intent::Act { moves, decision } => session.act(moves, *decision, who, moment),
        Intent::Answer { appeal, action } => session.answer(*appeal, action, who, moment),
        Intent::Order(order) => session.order(order, who, moment),
        Intent::Countermand(number) => session.countermand(*number, who, moment),
        Intent::Hint { sure } => session.hint(*sure, who, moment),
        Intent::Undo { decision, sure, going } => session.take_back(*decision, (*sure, *going), who, moment),
        Intent::Agree { question } => session.agree(*question, who, moment),
        Intent::Decline { question } => session.decline(*question, who, moment),
        Intent::Resign => session.resign(false, who, moment),
        Intent::ResignAndWatch => session.resign(true, who, moment),
        Intent::HandOver => session.hand_over(false, who, moment),
        Intent::HandOverAndWatch => session.hand_over(true, who, moment),
        Intent::Forget(pseudonym) => session.forget(*pseudonym, who, moment),
        Intent::ComeBack => session.come_back(who, moment),
        Intent::End { sure } => session.end(*sure, who, moment),
        Intent::Settle { sure } => session.settle(*sure, who, moment),
        Intent::Vanish => session.vanish(who, moment),
        Intent::Bring { channel, allowed } => session.bring(*channel, *allowed, who, moment),
        Intent::Rematch => session.rematch(who, moment),
        Intent::Another(game) => session.another(game, who, moment),
        Intent::Park => session.park(who, moment),
        Intent::Unpark => session.unpark(who, moment),
        Intent::Call(seat) => session.call(*seat, moment),
        Intent::Shown(seat) => session.shown_to(*seat, moment),
        Intent::Remind(seat) => session.remind(*seat, moment),
        Intent::Mute => session.mute(who, moment),
        Intent::ByOrder(seat) => session.by_order(*seat, moment),
        Intent::Unanswered(seat) => session.decline_for(*seat, who, moment),
        Intent::Pause => session.pause(who, moment),
        Intent::Resume => session.resume(who, moment),
        Intent::StillPaused => session.remind_of_pause(who, moment),
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
    // Wishes are told to every table at once, also from another server, where people have other names.
    if !matches!(intent, Intent::Rhythm(_) | Intent::Mute) {
        change.session.note_names(who);
    }
    let at_once = match intent {
        // Nobody is invited where one person played with computers.
        Intent::Rematch | Intent::Another(_) => {
            change.session.is_alone() && change.effects == [Effect::Commitment, Effect::Lobby]
        }
        Intent::Join => change.session.is_reunited(),
        Intent::Fill => true,
        _ => false,
    };
    if at_once {
        let mut begun = change.begun_at_once(intent, who, moment)?;
        begun.settle_search(session);
        return Ok(begun);
    }
    change.settle(session, Some(intent), who)
}

/// Opens a lobby where there is no open table, or a first game with a guide. A game that computers fill up begins at once: there is nobody to wait for.
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
    if let Intent::Learn { language, .. } = intent {
        return Change::teach(place, title, intent, language, who, moment);
    }
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
    let mut change = Change::new(session, moment.now);
    change.note(Deed::Open(title.id().to_owned()), None, who);
    for &level in computers {
        change.sit_computer(level, who, moment)?;
    }
    if change.session.is_filled_up() {
        return change.begun_at_once(intent, who, moment);
    }
    change.effects.extend([Effect::Commitment, Effect::Lobby]);
    Ok(change)
}

impl Change {
    /// The game of a lobby begins with what has just been done in it: there is nobody to wait for.
    fn begun_at_once(self, intent: &Intent, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        let begun = self.session.settle_start(who, moment)?.settle(&self.session, Some(intent), who)?;
        let rows = self.rows.into_iter().chain(begun.rows).collect();
        Ok(Change { rows, ..begun })
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

    /// Notes the names of somebody who sits here and has just done something.
    fn note_names(&mut self, who: &Person) {
        let seated = self.seats.iter_mut().find(|row| row.sitter.user() == Some(who.user));
        // A computer that plays for a person has no names.
        if let Some(row) = seated.filter(|_| who.author != Author::Computer) {
            row.sitter = who.sitter();
        }
    }
}
