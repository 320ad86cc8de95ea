//! Tables played without a store: an intent goes in, rows pile up, and the log is checked against them.

mod absence;
mod attention;
mod life;
mod log;
mod names;
mod play;
mod recall;
mod results;
mod rows;

use rules::{Options, Seat, SeatSet, Viewer};
use tabletop::Title;
use thinking::Level;

use super::testing::toy::{Keys, RULES_1};
use super::testing::{PLACE, START, person};
use super::*;

/// A table that is played without a store: rows pile up, the session moves on.
struct Play {
    session: Session,
    rows: Vec<Row>,
    effects: Vec<Effect>,
    results: Vec<ResultRow>,
    now: i64,
}

/// The sentences of everything that has happened after that seq, as that viewer reads them.
fn narration(
    session: &Session,
    viewer: Viewer,
    words: &dyn rules::Words,
    since: i64,
) -> Result<Vec<String>, tabletop::ReplayError> {
    let told = record::told(session, viewer, words, since)?;
    Ok(told.into_iter().flat_map(|told| told.lines).collect())
}

impl Play {
    /// A lobby with that many seats, host 1 seated.
    fn lobby(title: &'static dyn Title, seats: u8) -> Play {
        let options = Options::default();
        let intent = Intent::Open {
            game: title.id().to_owned(),
            options,
            seats: Some(seats),
            computers: Vec::new(),
            language: "en".to_owned(),
        };
        let moment = Moment { now: 100, secret: [7; 32], availability: Availability::default() };
        let change = open(PLACE, title, &intent, &person(1), &moment).expect("the lobby opens");
        Play {
            session: change.session,
            rows: change.rows,
            effects: change.effects,
            results: Vec::new(),
            now: moment.now,
        }
    }

    /// A game that has begun, people 1 to `seats` seated in order.
    fn started(seats: u8) -> Play {
        let mut play = Play::lobby(RULES_1[0], seats);
        for user in 2..=u64::from(seats) {
            play.does(user, &Intent::Join);
        }
        play.does(1, &Intent::Start);
        play
    }

    fn tries(&self, user: u64, intent: &Intent) -> Result<Change, Denied> {
        self.tries_as(&person(user), intent)
    }

    fn tries_as(&self, who: &Person, intent: &Intent) -> Result<Change, Denied> {
        decide(
            &self.session,
            intent,
            who,
            &Moment { now: self.now + 1, secret: [8; 32], availability: Availability::default() },
        )
    }

    #[track_caller]
    fn does(&mut self, user: u64, intent: &Intent) {
        self.does_as(&person(user), intent);
    }

    /// Does it; a start is announced at once, so that the game begins.
    #[track_caller]
    fn does_as(&mut self, who: &Person, intent: &Intent) {
        self.takes(self.tries_as(who, intent).expect("the intent is granted"));
        if *intent == Intent::Start {
            self.is_told();
        }
    }

    /// Posts the message that announces how the game begins.
    #[track_caller]
    fn is_told(&mut self) {
        let moment = Moment { now: self.now, secret: [8; 32], availability: Availability::default() };
        let start = self.session.owes_start().expect("a start is to be told");
        let told = Intent::Posted { start, posting: START };
        let told = decide(&self.session, &told, &Person::bot(), &moment);
        self.now -= 1;
        self.takes(told.expect("the game begins"));
    }

    #[track_caller]
    fn takes(&mut self, change: Change) {
        assert_eq!(change.rows.first().map(|row| row.seq), Some(self.session.next), "rows go on counting");
        assert_eq!(change.session.rev, self.session.rev + 1);
        self.now += 1;
        self.session = change.session;
        self.rows.extend(change.rows);
        self.effects = change.effects;
        self.results = change.results;
        self.stands();
    }

    #[track_caller]
    fn plays(&mut self, user: u64, text: &str) {
        self.does(user, &moves(text));
    }

    /// Checks that the stored rows lead to the same session.
    #[track_caller]
    fn stands(&self) {
        let mut again = self.session.clone();
        (again.now, again.shown, again.recent) = (None, None, Vec::new());
        // Rows as the database returns them.
        let read = |row: &Row| {
            let (deed, verbatim) = Deed::read(row.kind(), row.body());
            Row { deed, verbatim, ..row.clone() }
        };
        let rows: Vec<Row> = self.rows.iter().map(read).collect();
        assert_eq!(rows, self.rows);
        let replays = assemble(&mut again, &rows, None).is_ok();
        assert_eq!(replays, self.session.log.is_empty() || self.session.now.is_some(), "the log replays");
        assert_eq!(again.facts, self.session.facts);
        assert!(
            self.rows.iter().all(|row| row.number.is_none_or(|number| number < self.session.next_number))
        );
        for (one, other) in [(&again.now, &self.session.now), (&again.shown, &self.session.shown)] {
            assert_eq!(one.as_ref().map(|s| s.table.save()), other.as_ref().map(|s| s.table.save()));
            assert_eq!(one.as_ref().map(|s| s.seq), other.as_ref().map(|s| s.seq));
            assert_eq!(one.as_ref().map(|s| s.appeal), other.as_ref().map(|s| s.appeal));
        }
    }

    #[track_caller]
    fn denies(&self, user: u64, intent: &Intent, expected: &str) {
        self.denies_as(&person(user), intent, expected);
    }

    #[track_caller]
    fn denies_as(&self, who: &Person, intent: &Intent, expected: &str) {
        match self.tries_as(who, intent) {
            Ok(_) => panic!("{intent:?} was granted; expected: {expected}"),
            Err(denied) => assert_eq!(denied.to_string(), expected),
        }
    }

    fn points(&self) -> Vec<i32> {
        self.session.table().expect("the game has begun").scores()
    }

    fn public(&self) -> Vec<i32> {
        self.session.shown.as_ref().expect("the game has begun").table.scores()
    }

    fn board(&self) -> Option<SeatSet> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Board { ping, .. } => Some(*ping),
            _ => None,
        })
    }

    /// The sentence of the closed question, and the notices, each with the seats that it calls.
    fn told(&self) -> (Option<&str>, Vec<(&str, Vec<Seat>)>) {
        let mut closed = None;
        let mut notices = Vec::new();
        for effect in &self.effects {
            match effect {
                Effect::Closed { note, .. } => closed = Some(note.key.as_str()),
                Effect::Notice(note) => notices.push((note.key.as_str(), note.calls.iter().collect())),
                _ => {}
            }
        }
        (closed, notices)
    }

    fn notices(&self) -> Vec<&str> {
        let note = |effect: &'_ Effect| match effect {
            Effect::Notice(note) => Some(note.key.clone()),
            _ => None,
        };
        self.effects.iter().filter_map(note).map(|key| &*key.leak()).collect()
    }
}

fn moves(text: &str) -> Intent {
    Intent::Act { moves: text.split(';').map(str::to_owned).collect(), decision: None }
}

const UNDO: Intent = Intent::Undo { decision: None, sure: true, going: None };
/// Asks before the person is sure.
const ASK: Intent = Intent::Undo { decision: None, sure: false, going: None };
const AGREE: Intent = Intent::Agree { question: None };
const DECLINE: Intent = Intent::Decline { question: None };
const END: Intent = Intent::End { sure: true };
const SETTLE: Intent = Intent::Settle { sure: true };
