//! Five days of a game of Catan: four people on three continents, a change to summer time, a holiday, a time that runs out, a
//! substitute, a caretaker, two restarts; every message, call and deletion counted.

use std::collections::BTreeMap;

use session::{Availability, Call, Remedy};

use super::*;
use crate::outbox::Posted;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Friday, 27 March 2026, 10:00 UTC. The clocks of Europe change on Sunday.
const FRIDAY: i64 = 1_774_605_600;
/// The time between two looks.
const TICK: i64 = 4 * MINUTE;
/// How long people take to answer when they are there.
const ANSWER: i64 = 20 * MINUTE;

/// What the channel has received.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Seen {
    messages: usize,
    edits: usize,
    calls: usize,
    pings: usize,
    deletions: usize,
}

/// The house with its people.
struct Days {
    house: House,
    tables: Tables,
    seen: Seen,
    next: u64,
    /// The messages that call a seat by themselves.
    living: BTreeMap<Seat, u64>,
    /// The people who do nothing.
    silent: Vec<u64>,
}

fn rhythm(zone: &str) -> Availability {
    Availability {
        zone: Some(zone.to_owned()),
        quiet: Some((22 * 60, 7 * 60)),
        first: 2 * HOUR,
        again: 2 * HOUR,
        ..Availability::default()
    }
}

impl Days {
    async fn begin() -> Days {
        let house = House::new();
        house.clock.store(FRIDAY, Ordering::Relaxed);
        let tables = house.open_with(games::TITLES).await;
        let zones = ["Europe/Warsaw", "Europe/London", "America/New_York", "Asia/Tokyo"];
        for (user, zone) in (1..).zip(zones) {
            tables.keep_rhythm(&person(user), rhythm(zone)).await.expect("it is noted");
        }
        let options = Options::default().with("pace", "5h+1h<8h");
        let open = Intent::Open {
            game: "catan".to_owned(),
            options,
            seats: Some(4),
            computers: Vec::new(),
            language: "en".to_owned(),
        };
        does(&tables, 1, &open).await;
        for user in 2..=4 {
            does(&tables, user, &Intent::Join).await;
        }
        does(&tables, 1, &Intent::Start).await;
        let (seen, living) = (Seen::default(), BTreeMap::new());
        Days { house, tables, seen, next: 1, living, silent: Vec::new() }
    }

    /// Ends the process without notice; another one continues that long after.
    async fn dies(&mut self, seconds: i64) {
        let dead = self.house.open_with(games::TITLES).await;
        std::mem::forget(std::mem::replace(&mut self.tables, dead));
        self.house.wait(seconds);
    }

    /// Lets that much time pass, with everything that the clock, the computers and the people do meanwhile.
    async fn pass(&mut self, seconds: i64) {
        for _ in 0..seconds / TICK {
            self.house.wait(TICK);
            self.tables.is_served();
            self.tables.round().await.expect("the clock is read");
            self.play().await;
            self.post().await;
        }
    }

    /// Lets computers move at once, and people who are there once they have been waited for long enough.
    async fn play(&mut self) {
        for _ in 0..200 {
            let session = now(&self.tables).await;
            let seat = session.computers_to_act().iter().next();
            let Some(seat) = seat.or_else(|| self.ready(&session)) else { return };
            let row = &session.seats[seat.index()];
            let open = session.appeal().filter(|(_, appeal)| appeal.open.contains(seat));
            let moves = match open {
                Some((_, appeal)) => vec![appeal.declining()],
                None => {
                    let table = session.table().expect("it is under way");
                    let seed = session.log.len() as u64;
                    let advice = table.advise(seat, Level::Random, seed);
                    advice.into_iter().next().expect("somebody who must act can").moves
                }
            };
            let who = match row.computer() {
                Some(_) => Person::computer(row.sitter.number()),
                None => person(row.sitter.number()),
            };
            let intent = Intent::Act { moves, decision: None };
            self.tables.act(session, &who, &intent, None).await.map(|_| ()).expect("it is legal");
        }
        panic!("somebody moves without end");
    }

    /// A seat whose person acts now.
    fn ready(&self, session: &Session) -> Option<Seat> {
        let now = self.tables.now();
        let open = session.appeal().map_or(SeatSet::EMPTY, |(_, appeal)| appeal.open);
        let people = session.people().iter().filter_map(|seat| session.seat(seat));
        let there = |row: &&session::SeatRow| {
            let there = !row.availability.rests(now) && !self.silent.contains(&row.sitter.number());
            let waited = row.asked_since.is_some_and(|since| now - since >= ANSWER && open.is_empty());
            there && (waited || open.contains(row.seat))
        };
        people.filter(there).map(|row| row.seat).next()
    }

    /// Posts what waits, and checks that nobody is called twice at a time or while they rest.
    async fn post(&mut self) {
        let posts = self.tables.outbox().due(PLACE, self.tables.now()).await.expect("the outbox is read");
        let session = now(&self.tables).await;
        for post in posts {
            let mut fresh = post.earlier.is_none();
            let mut pinged = SeatSet::EMPTY;
            match &post.effect {
                Effect::Board { ping, .. } => {
                    fresh = !ping.is_empty() || post.live.is_none();
                    pinged = *ping;
                }
                Effect::Notice(note) => pinged = note.calls,
                Effect::Call(seat) => {
                    self.seen.deletions += usize::from(self.living.remove(seat).is_some());
                    self.living.insert(*seat, self.next);
                    self.seen.calls += 1;
                    (fresh, pinged) = (true, SeatSet::one(*seat));
                }
                Effect::TakeCallAway(seat) => {
                    self.seen.deletions += usize::from(self.living.remove(seat).is_some());
                    self.tables
                        .outbox()
                        .sent(&post, Posted::default(), self.tables.now())
                        .await
                        .expect("it is noted");
                    continue;
                }
                _ => {}
            }
            for seat in pinged.iter() {
                let row = &session.seats[seat.index()];
                assert!(row.may_be_called(self.tables.now()), "seat {} rests: {:?}", seat.0, post.effect);
            }
            self.seen.pings += pinged.len();
            if fresh {
                self.seen.messages += 1;
            } else {
                self.seen.edits += 1;
            }
            let message = if fresh { self.next } else { post.earlier.or(post.live).unwrap_or(self.next) };
            self.next += 1;
            let posted = Posted { message: Some(message), ..Posted::default() };
            self.tables.outbox().sent(&post, posted, self.tables.now()).await.expect("it is noted");
        }
        for row in &session.seats {
            assert_eq!(self.living.contains_key(&row.seat), row.call == Call::Out, "seat {}", row.seat.0);
        }
    }

    async fn rows(&self, kind: Kind) -> usize {
        let id = now(&self.tables).await.id;
        let stored = self.tables.store().load(id).await.expect("it is read").expect("it is there");
        stored.rows.iter().filter(|row| row.kind() == kind).count()
    }
}

#[tokio::test]
async fn five_days_of_catan() {
    let mut days = Days::begin().await;
    // Friday: everybody plays. The process is killed once, between two ticks.
    days.pass(10 * HOUR).await;
    days.dies(0).await;
    days.pass(14 * HOUR).await;
    let played = now(&days.tables).await.log.len();
    assert!(played > 20, "{played}");
    assert_eq!(days.rows(Kind::TimeUp).await, 0, "nobody has waited too long");

    // Saturday: somebody in London falls silent, and the time runs out in waking hours alone.
    days.silent.push(2);
    while now(&days.tables).await.absences.is_empty() {
        days.pass(TICK).await;
        assert!(days.tables.now() < FRIDAY + 3 * DAY, "the time runs out");
    }
    let absent = now(&days.tables).await;
    let absence = &absent.absences[0];
    let who = absent.seats[absence.seat.index()].sitter.number();
    assert_eq!(who, 2);
    assert!(!rhythm("Europe/London").rests(days.tables.now()));
    // Killed at exactly that moment, with another process next to it: the time has run out once.
    days.dies(0).await;
    let other = days.house.open_with(games::TITLES).await;
    other.is_served();
    days.tables.is_served();
    let (one, two) = tokio::join!(other.round(), days.tables.round());
    assert!(one.is_ok() && two.is_ok());
    assert_eq!(days.rows(Kind::TimeUp).await, 1);
    // The night goes by; on Sunday morning, by summer time, the others decide.
    let number = absence.number;
    days.pass(6 * HOUR).await;
    for user in [1, 4] {
        does(&days.tables, user, &Intent::Vote { absence: number, remedy: Remedy::Substitute }).await;
    }
    days.pass(HOUR).await;
    days.tables
        .store()
        .set_rhythm(5, &rhythm("Europe/London"), days.tables.now())
        .await
        .expect("it is noted");
    does(&days.tables, 5, &Intent::Take { offer: None }).await;
    assert_eq!(now(&days.tables).await.seat_of(2), None);
    assert_eq!(now(&days.tables).await.seats[1].availability, rhythm("Europe/London"));

    // Sunday and Monday: somebody in New York is on holiday for a day; nothing runs out meanwhile.
    let (from, until) = (days.tables.now(), days.tables.now() + DAY);
    let away = Availability { away: Some((from, until)), ..rhythm("America/New_York") };
    days.tables.keep_rhythm(&person(3), away).await.expect("it is noted");
    days.pass(DAY).await;
    assert_eq!(days.rows(Kind::TimeUp).await, 1, "a holiday stops the clock");

    // A computer plays on for somebody in Tokyo, until they come back.
    does(&days.tables, 4, &Intent::HandOver).await;
    let before = now(&days.tables).await.log.len();
    days.pass(DAY).await;
    let kept = now(&days.tables).await;
    assert!(kept.log[before..].iter().any(|logged| logged.author == Author::Computer), "it has moved");
    does(&days.tables, 4, &Intent::ComeBack).await;

    // The bot is away for seven hours: nobody loses any of them.
    let left = |session: &Arc<Session>, now: i64| -> Vec<i64> {
        let waited = session.seats.iter().filter_map(|row| row.deadline(false));
        waited.map(|deadline| deadline - now).collect()
    };
    days.silent.extend([1, 3, 4, 5]);
    let before = left(&now(&days.tables).await, days.tables.now());
    days.dies(7 * HOUR).await;
    days.pass(TICK).await;
    let after = left(&now(&days.tables).await, days.tables.now());
    assert_eq!((before.len(), days.rows(Kind::Grace).await), (after.len(), 1));
    assert!(
        before.iter().zip(&after).all(|(before, after)| *after >= (before - 2 * TICK).min(HOUR - TICK)),
        "{before:?} {after:?}"
    );
    assert_eq!(days.rows(Kind::TimeUp).await, 1);
    days.silent.clear();
    days.pass(DAY - 7 * HOUR).await;

    let session = now(&days.tables).await;
    assert_eq!(session.status, Status::Live);
    let rows = [
        Kind::TimeUp,
        Kind::Vote,
        Kind::Remedy,
        Kind::Offer,
        Kind::Take,
        Kind::HandOver,
        Kind::ComeBack,
        Kind::Grace,
    ];
    let mut counts = Vec::new();
    for kind in rows {
        counts.push((kind.as_str(), days.rows(kind).await));
    }
    let expected = [
        ("time-up", 1),
        ("vote", 2),
        ("remedy", 1),
        ("offer", 1),
        ("take", 1),
        ("hand-over", 1),
        ("come-back", 1),
        ("grace", 1),
    ];
    assert_eq!(counts, expected);
    // Every call with a message of its own has gone in the end. One is owed to the person who had acted just before the caretaker did.
    assert_eq!(days.seen, Seen { messages: 60, edits: 14, calls: 7, pings: 53, deletions: 7 });
}
