//! What an intent does at a table: the one way in.

use tabletop::Title;

use crate::absence::{caretaker, forgotten, freed, substitute, vote};
use crate::answers::{By, Change, Denied, Effect, Intent, Moment};
use crate::attention::{availability, calls, looking, mute, reminders};
use crate::clock::{banks, grace, pause};
use crate::life::{closed, consent, end, lobby, place, reunion, search, start};
use crate::play::{act, appeal, hint, orders, undo};
use crate::table::{Author, Deed, Person, Place, Session, Terms};

/// Decides what an intent does at an existing table.
pub fn decide(session: &Session, intent: &Intent, who: &Person, moment: &Moment) -> Result<Change, Denied> {
    admits(session, intent, who)?;
    let by = By { who, moment };
    let mut change = match intent {
        Intent::Open { .. } | Intent::Learn { .. } => Err(Denied::ChannelTaken),
        Intent::Join => lobby::join(session, by),
        Intent::Leave => lobby::leave(session, by),
        Intent::Search { people, role } => search::look_for_players(session, people, *role, by),
        Intent::Unfilled => search::ask_about_seats(session, by),
        Intent::Fill => search::fill(session, by),
        Intent::Seat(level) => lobby::seat_computer(session, *level, by),
        Intent::Remove(number) => lobby::remove(session, *number, by),
        Intent::Free { number, offered } => freed::free(session, *number, *offered, by),
        Intent::Configure { key, value } => lobby::configure(session, key, value, by),
        Intent::Seats(seats) => lobby::resize(session, *seats, by),
        Intent::Words(words) => start::add_words(session, words, by),
        Intent::Commit(posting) => start::commit(session, *posting, by),
        Intent::Start => start::start(session, by),
        Intent::Posted { start, posting } => start::posted(session, *start, *posting, by),
        Intent::Beacon { message, round, signature } => {
            start::begin_by(session, *message, *round, signature, by)
        }
        Intent::Act { moves, decision } => act::act(session, moves, *decision, by),
        Intent::Answer { appeal, action } => appeal::answer(session, *appeal, action, by),
        Intent::Order(order) => orders::order(session, order, by),
        Intent::Countermand(number) => orders::countermand(session, *number, by),
        Intent::Hint { sure } => hint::hint(session, *sure, by),
        Intent::Undo { decision, sure, going } => undo::take_back(session, *decision, (*sure, *going), by),
        Intent::Agree { question } => consent::agree(session, *question, by),
        Intent::Decline { question } => consent::decline(session, *question, by),
        Intent::Resign => act::resign(session, false, by),
        Intent::ResignAndWatch => act::resign(session, true, by),
        Intent::HandOver => caretaker::hand_over(session, false, by),
        Intent::HandOverAndWatch => caretaker::hand_over(session, true, by),
        Intent::Forget(pseudonym) => forgotten::forget(session, *pseudonym, by),
        Intent::ComeBack => caretaker::come_back(session, by),
        Intent::End { sure } => end::end(session, *sure, by),
        Intent::Settle { sure } => end::settle(session, *sure, by),
        Intent::Vanish => place::vanish(session, by),
        Intent::Bring { channel, allowed } => place::bring(session, *channel, *allowed, by),
        Intent::Rematch => reunion::rematch(session, by),
        Intent::Another(game) => reunion::another(session, game, by),
        Intent::Park => closed::park(session, by),
        Intent::Unpark => closed::unpark(session, by),
        Intent::Call(seat) => calls::call(session, *seat, moment),
        Intent::Shown(seat) => looking::shown_to(session, *seat, moment),
        Intent::Remind(seat) => reminders::remind(session, *seat, moment),
        Intent::Mute => mute::mute(session, by),
        Intent::ByOrder(seat) => orders::by_order(session, *seat, moment),
        Intent::Unanswered(seat) => appeal::decline_for(session, *seat, by),
        Intent::Pause => pause::pause(session, by),
        Intent::Resume => pause::resume(session, by),
        Intent::StillPaused => pause::remind_of_pause(session, by),
        Intent::MoreTime(seat) => banks::more_time(session, *seat, by),
        Intent::TimeUp(seat) => vote::time_up(session, *seat, by),
        Intent::Verdict(seat) => vote::overdue(session, *seat, moment),
        Intent::Vote { absence, remedy } => vote::vote(session, *absence, *remedy, by),
        Intent::Offer => substitute::offer_seat(session, by),
        Intent::Take { offer } => substitute::take_seat(session, *offer, by),
        Intent::Grace { from, until } => grace::grace(session, *from, *until, by),
        Intent::Availability(availability) => availability::keep_availability(session, availability, by),
        Intent::Expire => lobby::expire(session, by),
    }?;
    // Availability goes to all of a person's tables at once, also on other servers, where they have other names.
    if !matches!(intent, Intent::Availability(_) | Intent::Mute) {
        note_names(&mut change.session, who);
    }
    let at_once = match intent {
        // Nobody is invited if one person played with computers.
        Intent::Rematch | Intent::Another(_) if change.session.is_private() => true,
        Intent::Rematch | Intent::Another(_) => {
            lobby::is_alone(&change.session) && change.effects == [Effect::Commitment, Effect::Lobby]
        }
        Intent::Join => reunion::is_reunited(&change.session),
        Intent::Fill => true,
        _ => false,
    };
    if at_once {
        let mut begun = change.begun_at_once(intent, by)?;
        begun.settle_search(session);
        return Ok(begun);
    }
    change.settle(session, Some(intent), who)
}

/// Opens a lobby where there is no open table, or a first game with a guide. A game that computers fill begins at once, because nobody else
/// can come; so does one at a private table.
///
/// # Errors
/// If the options do not fit the game, more computers are wanted than there are seats, or a private table has room for others.
pub fn open(
    place: Place,
    title: &'static dyn Title,
    intent: &Intent,
    who: &Person,
    moment: &Moment,
) -> Result<Change, Denied> {
    if let Intent::Learn { language, .. } = intent {
        return Change::teach(place, title, intent, language, By { who, moment });
    }
    let Intent::Open { options, seats, computers, language, .. } = intent else {
        return Err(Denied::NoTable);
    };
    let by = By { who, moment };
    let (fewest, most) = title.seats();
    let seats = seats.unwrap_or(match computers.len() {
        0 => most,
        many => fewest.max(u8::try_from(many).map_or(most, |many| many.saturating_add(1))).min(most),
    });
    let (terms, options) = Terms::take(options)?;
    title.check(&options, seats)?;
    if place.is_of(who.user) && computers.len() + 1 != usize::from(seats) {
        return Err(Denied::Private);
    }
    if computers.len() >= usize::from(seats) {
        return Err(Denied::TooManyComputers { most: seats.saturating_sub(1) });
    }
    let mut session = lobby::empty(place, title, who.user, moment);
    (session.options, session.terms) = (options, terms);
    session.seats_wanted = seats;
    session.language = language.clone();
    lobby::sit_down(&mut session, by);
    let mut change = Change::new(session, moment.now);
    change.note(Deed::Open(title.id().to_owned()), None, who);
    for &level in computers {
        change.sit_computer(level, by)?;
    }
    if lobby::is_filled_up(&change.session) || change.session.is_private() {
        return change.begun_at_once(intent, by);
    }
    change.effects.extend([Effect::Commitment, Effect::Lobby]);
    Ok(change)
}

impl Change {
    /// Begins the game of a lobby after what was just done in it: nobody else is waited for.
    fn begun_at_once(self, intent: &Intent, by: By<'_>) -> Result<Change, Denied> {
        if self.session.is_private() {
            return self.begin_untold(intent, by);
        }
        let begun = start::settle_start(&self.session, by)?.settle(&self.session, Some(intent), by.who)?;
        let rows = self.rows.into_iter().chain(begun.rows).collect();
        Ok(Change { rows, ..begun })
    }
}

/// Whether this kind of author may have such an intent: a computer only plays, when the game waits for it or lets it break in. At a private
/// table nobody else can sit down.
fn admits(session: &Session, intent: &Intent, who: &Person) -> Result<(), Denied> {
    let plays = matches!(intent, Intent::Act { .. } | Intent::Answer { .. });
    let invites =
        matches!(intent, Intent::Join | Intent::Search { .. } | Intent::Offer | Intent::Take { .. });
    if session.is_private() && invites {
        return Err(Denied::Private);
    }
    let waited = session.seat_of(who.user).is_some_and(|seat| {
        session.computers_to_act().contains(seat) || session.computers_beside().contains(&seat)
    });
    if who.author == Author::Computer && !(plays && waited) { Err(Denied::NotAsked) } else { Ok(()) }
}

/// Notes the names of a person who sits here and has just done something.
fn note_names(session: &mut Session, who: &Person) {
    let seated = session.seats.iter_mut().find(|row| row.sitter.user() == Some(who.user));
    // A computer that plays for a person has no names.
    if let Some(row) = seated.filter(|_| who.author != Author::Computer) {
        row.sitter = who.sitter();
    }
}
