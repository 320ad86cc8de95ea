//! Taking back: freely up to the last barrier, else by agreement.

use std::collections::BTreeMap;

use rules::{Seat, SeatSet};
use tabletop::EntryKind;

use super::reach::says_nothing;
use crate::answers::{By, Change, Confirmation, Denied, Effect, Note, player};
use crate::life::consent;
use crate::record::rebuild;
use crate::table::{Author, Cut, Deed, Fate, LogEntry, Matter, Person, Session, Status};

pub use super::reach::{Reach, reach, reach_until};

/// Whether that seat can take its last action back without asking anybody.
pub fn can_take_back(session: &Session, seat: Seat) -> bool {
    session.status == Status::Live && free_cut(session, seat).is_some()
}

/// What goes if that seat takes its last action back and everybody agrees.
///
/// # Errors
/// [`Denied`] if there is nothing to take back, or too much.
pub fn reach_of(session: &Session, seat: Seat) -> Result<Reach, Denied> {
    Ok(reach(session, &asked_cut(session, seat)?))
}

/// Whether that seat's last action can be taken back at all, freely or by asking.
pub fn can_ask_back(session: &Session, seat: Seat) -> bool {
    session.status == Status::Live && (free_cut(session, seat).is_some() || asked_cut(session, seat).is_ok())
}

/// Takes the seat's last action back at once if that is free, else asks everybody.
pub(crate) fn take_back(
    session: &Session,
    decision: Option<u32>,
    (sure, going): (bool, Option<usize>),
    by: By<'_>,
) -> Result<Change, Denied> {
    let seat = session.player(by.who)?;
    player::fresh(session, seat, decision)?;
    if let Some(cut) = free_cut(session, seat) {
        let mut change = Change::onward(session, by.moment);
        change.undo(session, (&cut, false), seat, by.who)?;
        let again = change.session.table().is_some_and(|table| table.turn().must().contains(seat));
        if again && !admits_now(session, seat) {
            // Others may have been called meanwhile, and read why it is no longer their turn.
            change.effects.push(Effect::Notice(Note::new("notice-turn-taken-back").with("name", seat)));
        }
        return Ok(change);
    }
    let cut = asked_cut(session, seat)?;
    if session.question.is_some() {
        return Err(Denied::QuestionOpen);
    }
    let reach = reach(session, &cut);
    let matter = Matter::Undo(cut);
    let alone = session.consenting(&matter) == SeatSet::one(seat);
    // Others may have played on since the person was asked whether they are sure.
    let sure = sure && going.is_none_or(|going| going == reach.total());
    let harmless = alone && !reach.uncounted && reach.moves.iter().all(|(whose, _)| *whose == seat);
    if !sure && !harmless {
        return Err(Denied::Unsure(if alone { Confirmation::UndoAlone } else { Confirmation::AskUndo }));
    }
    consent::ask(session, matter, seat, by)
}

/// Whether the game lets that seat act now.
fn admits_now(session: &Session, seat: Seat) -> bool {
    session.table().is_some_and(|table| table.turn().admits(seat))
}

/// Finds the last action that the seat's person did, or decided ahead. What a computer or the clock did for the seat is not theirs to take
/// back.
fn last_own(session: &Session, seat: Seat) -> Option<usize> {
    own_before(session, seat, session.log.len())
}

/// The last such action before that entry.
fn own_before(session: &Session, seat: Seat, end: usize) -> Option<usize> {
    // What an earlier sitter did on the seat is not theirs either.
    let taken = session.taken(seat);
    let own = |logged: &LogEntry| {
        let person = matches!(logged.author, Author::Person | Author::Order);
        person && logged.is_act_of(seat) && taken.is_none_or(|taken| logged.seq > taken)
    };
    session.log[..end].iter().rposition(own)
}

/// The entries that a free take-back removes: the last action of the seat's person and the game's answers to it. It is free if nothing
/// since was a barrier, and either nobody else has acted since, even if the turn has ended, or the seat could act all the time and what
/// others and the clock did meanwhile stands without it. Computers' acts since then go too and are thought anew: a thought follows from
/// everything before it.
fn free_cut(session: &Session, seat: Seat) -> Option<Vec<i64>> {
    let start = last_own(session, seat)?;
    let (before, since) = session.log.split_at(start);
    if since.iter().any(|logged| logged.barrier) {
        return None;
    }
    let own = 1 + since[1..].iter().take_while(|logged| logged.is_answer()).count();
    let (cut, others): (Vec<_>, Vec<_>) =
        (0..).zip(since).partition(|(number, logged)| *number < own || logged.author == Author::Computer);
    let cut: Vec<i64> = cut.into_iter().map(|(_, logged)| logged.seq).collect();
    if since.len() == own {
        return Some(cut);
    }
    if !admits_now(session, seat) {
        return None;
    }
    let mut admitted = true;
    rebuild(session, &session.log, &mut |logged, table| {
        admitted &= logged.seq < cut[0] || table.turn().admits(seat);
    })
    .ok()?;
    let others = others.into_iter().map(|(_, logged)| logged);
    let without: Vec<LogEntry> = before.iter().chain(others).cloned().collect();
    (admitted && stands(session, &without, cut[0])).then_some(cut)
}

/// Whether a log replays so that from that seq on every answer of the game follows the action that it answers.
fn stands(session: &Session, log: &[LogEntry], from: i64) -> bool {
    let (mut whole, mut due) = (true, None);
    let replayed = rebuild(session, log, &mut |logged, table| {
        let answered = match &logged.entry.kind {
            EntryKind::Auto(seat, action) => Some((*seat, action.clone())),
            _ => None,
        };
        whole &= logged.seq < from || answered == due;
        due = table.reflex();
    });
    replayed.is_ok() && whole && due.is_none()
}

/// The entries that go if everybody agrees: the last action of the seat's person and everything since. Nobody's resignation is undone, and
/// where the table agreed on a round nobody loses more than one turn.
fn asked_cut(session: &Session, seat: Seat) -> Result<Vec<i64>, Denied> {
    let mut start = last_own(session, seat).ok_or(Denied::NothingToUndo)?;
    // A choice that replaced another goes with it: nobody may know that there was one.
    while says_nothing(session, &session.log[start])
        && let Some(earlier) = own_before(session, seat, start)
    {
        start = earlier;
    }
    let since = &session.log[start..];
    if since.iter().any(|logged| matches!(logged.entry.kind, EntryKind::Resign(_))) {
        return Err(Denied::NothingToUndo);
    }
    if !session.terms.far && is_far(session, seat, since) {
        return Err(Denied::TooFar);
    }
    Ok(since.iter().map(|logged| logged.seq).collect())
}

/// Whether another seat has ended more than one turn in those last entries.
fn is_far(session: &Session, seat: Seat, since: &[LogEntry]) -> bool {
    let mut ended = BTreeMap::<Seat, usize>::new();
    let twice = |ended: &BTreeMap<Seat, usize>| ended.values().any(|&count| count > 1);
    // Only acts that hand the game on can end a turn; whether they do, only a replay of the log can say.
    for who in since.iter().filter(|logged| logged.turned).filter_map(LogEntry::seat) {
        *ended.entry(who).or_default() += usize::from(who != seat);
    }
    if !twice(&ended) {
        return false;
    }
    ended.clear();
    let (from, mut before) = (since[0].seq, SeatSet::EMPTY);
    let (mut chose, mut asked) = (SeatSet::EMPTY, SeatSet::EMPTY);
    let replayed = rebuild(session, &session.log, &mut |logged, table| {
        let (now, must) = (table.on_turn(), table.turn().must());
        if logged.barrier || must.iter().any(|who| !asked.contains(who)) {
            let all_choose = must.len() > 1 && must == now;
            // A choice of all at once that another one follows was a turn of each of them.
            for who in chose.iter().filter(|&who| all_choose && who != seat && logged.seq >= from) {
                *ended.entry(who).or_default() += 1;
            }
            chose = if all_choose { must } else { SeatSet::EMPTY };
        }
        asked = must;
        let (who, more) = (before.iter().next(), before.len() > 1);
        if let Some(who) = who.filter(|&who| !more && who != seat && !now.contains(who))
            && logged.seq >= from
        {
            *ended.entry(who).or_default() += 1;
        }
        before = now;
    });
    replayed.is_err() || twice(&ended)
}

impl Change {
    /// Takes entries back: appends a row, and replays what is left of the log. If nobody else was there to agree (`alone`), it notes
    /// whether something drawn or shown is among them.
    pub(crate) fn undo(
        &mut self,
        before: &Session,
        (cut, alone): (&[i64], bool),
        seat: Seat,
        who: &Person,
    ) -> Result<(), Denied> {
        let shown = before.log.iter().any(|logged| logged.barrier && cut.contains(&logged.seq));
        self.note(Deed::Undo(Cut { seqs: cut.to_vec(), alone: alone && shown }), Some(seat), who);
        let session = &mut self.session;
        rebuild(session, &session.log, &mut |_, _| {})
            .map_err(|error| Denied::Broken(anyhow::anyhow!(error).context("replaying what is left")))?
            .settle(session);
        self.cut = cut.iter().copied().min();
        self.lapse_question(who.user);
        let doer = self.session.seat_of(who.user);
        self.compare(before, SeatSet::one(seat), doer);
        // The person who takes back is looking: what they have decided ahead waits for the next question.
        self.session.row(seat).orders.due = None;
        // A board that goes back has no new story.
        let last = self.session.next;
        for effect in &mut self.effects {
            if let Effect::Board { since, .. } = effect {
                *since = last;
            }
        }
        Ok(())
    }

    /// Closes the message of a question that lapsed because that user has moved the game on.
    pub(crate) fn lapse_question(&mut self, user: u64) {
        if let Some(question) = self.asked.take_if(|_| self.session.question.is_none()) {
            self.close_question(&question, Fate::Lapsed, user);
        }
    }
}
