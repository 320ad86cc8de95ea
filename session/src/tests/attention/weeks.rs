//! A person who is asked something is called, once at a time and never while they rest: over random games, weeks and people.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::ledger::Ledger;
use super::*;
use crate::absence::unattended;

const MINUTE: i64 = 60;
const DAY: i64 = 24 * 60 * MINUTE;
const SEATS: u8 = 4;

/// What happens next at a table.
#[derive(Clone, Debug)]
enum Step {
    /// Somebody wants something.
    Wish(u64, Wish),
    /// So many seconds pass.
    Wait(i64),
}

/// What somebody wants.
#[derive(Clone, Debug)]
enum Wish {
    Do(Intent),
    /// A remedy for the open absence.
    Vote(Remedy),
    /// A holiday of so many days, or its end.
    Holiday(i64),
    /// Their channel is deleted, and the table brought to another.
    Move,
    /// The channel is closed to the bot, or opened.
    Close,
    /// To be forgotten.
    Forget,
}

fn wish() -> impl Strategy<Value = Wish> {
    let acts = [
        "step",
        "roll",
        "offer",
        "accept",
        "reject",
        "vote",
        "pick heads",
        "pick tails",
        "toll",
        "done",
        "done",
    ];
    let others = [
        UNDO,
        ASK,
        AGREE,
        DECLINE,
        END,
        Intent::HandOver,
        Intent::HandOverAndWatch,
        Intent::ComeBack,
        Intent::Pause,
        Intent::Resume,
        Intent::Offer,
        Intent::Take { offer: None },
        Intent::Mute,
        Intent::Hint { sure: true },
        Intent::Order("pass".to_owned()),
        Intent::Order("next roll; done".to_owned()),
        Intent::Countermand(1),
    ];
    let gifts = (0..SEATS).map(|seat| Intent::MoreTime(Seat(seat)));
    let common: Vec<Intent> = acts.into_iter().map(moves).chain(others).chain(gifts).collect();
    let ends = vec![moves("end"), Intent::Resign, Intent::ResignAndWatch, SETTLE];
    prop_oneof![
        40 => proptest::sample::select(common).prop_map(Wish::Do),
        2 => proptest::sample::select(ends).prop_map(Wish::Do),
        8 => proptest::sample::select(Remedy::ALL.to_vec()).prop_map(Wish::Vote),
        4 => (0i64..14).prop_map(Wish::Holiday),
        1 => Just(Wish::Move),
        1 => Just(Wish::Close),
        1 => Just(Wish::Forget),
    ]
}

fn availability() -> impl Strategy<Value = Availability> {
    let zones = ["Europe/Warsaw", "America/New_York", "Asia/Tokyo", "UTC"];
    let quiet =
        proptest::option::of((0u16..1440, 1u16..720).prop_map(|(from, long)| (from, (from + long) % 1440)));
    let away = proptest::option::weighted(0.2, (0i64..10 * DAY, 1i64..5 * DAY));
    let digest = proptest::option::weighted(0.2, 0u16..1440);
    (proptest::sample::select(zones.to_vec()), quiet, any::<bool>(), away, digest).prop_map(
        |(zone, quiet, weekends, away, digest)| Availability {
            zone: Some(zone.to_owned()),
            quiet,
            weekends,
            away: away.map(|(from, long)| (START + from, START + from + long)),
            digest,
            ..Availability::default()
        },
    )
}

/// Some days before the clocks of Europe change.
const START: i64 = 1_774_400_000;

fn step() -> impl Strategy<Value = Step> {
    let wish = (1u64..=u64::from(SEATS) + 1, wish()).prop_map(|(user, wish)| Step::Wish(user, wish));
    let wait = prop_oneof![0..20 * MINUTE, 0..2 * DAY].prop_map(Step::Wait);
    prop_oneof![3 => wish, 1 => wait]
}

/// The channel as its people see it.
#[derive(Default)]
struct Channel {
    /// Whether a message of its own calls that seat.
    living: [bool; SEATS as usize],
    /// Whether the seat has been called for what it is asked.
    called: [bool; SEATS as usize],
}

impl Channel {
    /// Takes in what a change shows, and checks that nobody is disturbed or called twice.
    fn hears(&mut self, session: &Session, effects: &[Effect], now: i64) {
        let disturbs =
            |seat: Seat| assert!(session.seats[seat.index()].may_be_called(now), "seat {} rests", seat.0);
        for effect in effects {
            match effect {
                Effect::Board { ping, .. } => ping.iter().for_each(|seat| {
                    disturbs(seat);
                    self.called[seat.index()] = true;
                    assert!(
                        !self.living[seat.index()] || effects.contains(&Effect::TakeCallAway(seat)),
                        "seat {} is called twice",
                        seat.0
                    );
                }),
                Effect::Notice(note) => note.calls.iter().for_each(|seat| {
                    disturbs(seat);
                    self.called[seat.index()] = true;
                }),
                Effect::Call(seat) => {
                    disturbs(*seat);
                    (self.living[seat.index()], self.called[seat.index()]) = (true, true);
                }
                Effect::TakeCallAway(seat) => self.living[seat.index()] = false,
                // These messages call the people they ask, unless they look or rest.
                Effect::Question(_) | Effect::Absence(_) | Effect::Appeal(_) => {
                    for row in session.seats.iter().filter(|row| row.may_be_called(now)) {
                        self.called[row.seat.index()] |= session.is_asked_beside(row.seat, now);
                    }
                }
                _ => {}
            }
        }
        for row in &session.seats {
            let at = row.seat.index();
            assert_eq!(self.living[at], row.call == Call::Out, "seat {} and its message", row.seat.0);
            self.called[at] &= row.must() || session.is_asked_beside(row.seat, now);
            assert!(
                !self.living[at] || row.must() || session.is_asked_beside(row.seat, now),
                "seat {} is called for nothing",
                row.seat.0
            );
        }
    }
}

impl Channel {
    /// A person whom the table waits for has been called, or will be; everybody is reminded of a pause. A person who wants one message a
    /// day finds it there, and where nothing can be posted nobody is called.
    fn every_wait_ends_in_a_call(&self, session: &Session, now: i64) {
        let timers = session.timers();
        if !session.calls() || session.parked {
            return;
        }
        if session.paused {
            let recalled = timers.iter().any(|timer| timer.kind == TimerKind::StillPaused);
            assert!(
                recalled || session.still.reminded > 0 || session.people().is_empty(),
                "a pause is forgotten"
            );
            return;
        }
        let calls = [TimerKind::Call, TimerKind::Wake, TimerKind::Reminder];
        let company = session.people().len() > 1;
        for row in session.seats.iter().filter(|row| company && row.availability.digest.is_none()) {
            let waited = row.must() && row.computer().is_none();
            let comes =
                timers.iter().any(|timer| timer.seat == Some(row.seat) && calls.contains(&timer.kind));
            let muted = row.reminders.since.is_some() && row.reminders.next.is_none();
            let heard = self.called[row.seat.index()] || comes || muted;
            assert!(heard || !waited, "seat {} is waited for without a call: {timers:?}", row.seat.0);
            let asked = session.is_asked_beside(row.seat, now);
            let looks = session.looking(now).is_some_and(|(seat, _)| seat == row.seat);
            assert!(heard || looks || !asked, "seat {} is asked without a call: {timers:?}", row.seat.0);
        }
        for row in session.absences.iter().filter_map(|absence| session.seat(absence.seat)) {
            // A person who has just acted is there, even if their turn is not over.
            let knows = row.call != Call::Quiet || row.availability.digest.is_some() || !row.must();
            assert!(knows, "seat {} is voted about unheard", row.seat.0);
        }
    }
}

struct Weeks {
    play: Play,
    channel: Channel,
    ledger: Ledger,
    /// The pseudonyms that have been given out.
    forgotten: u64,
}

impl Weeks {
    fn of(availabilities: &[Availability], pace: &str, strict: bool) -> Weeks {
        let mut play = Play::lobby(RULES_1[0], SEATS);
        play.now = START;
        for (key, value) in [("pace", pace), ("strict", if strict { "yes" } else { "no" })] {
            play.does(1, &Intent::Configure { key: key.to_owned(), value: value.to_owned() });
        }
        for user in 2..=u64::from(SEATS) {
            play.does(user, &Intent::Join);
        }
        for (user, availability) in (1..).zip(availabilities) {
            let intent = Intent::Availability(Box::new(availability.clone()));
            play.session = play.tries(user, &intent).expect("they sit here").session;
        }
        let mut weeks = Weeks { play, channel: Channel::default(), ledger: Ledger::default(), forgotten: 0 };
        weeks.wants(&person(1), &Intent::Start);
        let start = weeks.play.session.owes_start().expect("a start is to be told");
        weeks.wants(&Person::bot(), &Intent::Posted { start, posting: crate::testing::START });
        weeks
    }

    fn wants(&mut self, who: &Person, intent: &Intent) -> bool {
        let moment = Moment { now: self.play.now, secret: [8; 32], availability: Availability::default() };
        let Ok(change) = decide(&self.play.session, intent, who, &moment) else { return false };
        self.ledger.holds(&self.play.session, &change, who, intent, self.play.now);
        if *intent == Intent::Vanish {
            // The messages are deleted with the channel.
            self.channel = Channel::default();
        }
        self.play.session = change.session;
        self.play.rows.extend(change.rows);
        self.play.effects = change.effects;
        self.play.stands();
        self.channel.hears(&self.play.session, &self.play.effects, self.play.now);
        self.channel.every_wait_ends_in_a_call(&self.play.session, self.play.now);
        true
    }

    fn does(&mut self, user: u64, wish: &Wish) {
        let who = person(user);
        let intent = match wish {
            Wish::Do(intent) => intent.clone(),
            Wish::Vote(remedy) => {
                let Some(absence) = self.play.session.absences.first() else { return };
                Intent::Vote { absence: absence.number, remedy: *remedy }
            }
            Wish::Holiday(days) => {
                let seat = self.play.session.seats.iter().find(|row| row.sitter.user() == Some(user));
                let Some(row) = seat else { return };
                let now = self.play.now;
                let away = (*days > 0).then_some((now, now + days * DAY));
                Intent::Availability(Box::new(Availability { away, ..row.availability.clone() }))
            }
            Wish::Move => {
                self.wants(&Person::bot(), &Intent::Vanish);
                self.wait(DAY);
                let channel = self.play.session.place.channel + 1;
                let host = person(self.play.session.host);
                assert!(
                    self.wants(&host, &Intent::Bring { channel, allowed: true })
                        || !self.play.session.vanished,
                    "a table can be brought"
                );
                return;
            }
            Wish::Close => {
                let closed = self.play.session.parked;
                self.wants(&Person::bot(), if closed { &Intent::Unpark } else { &Intent::Park });
                return;
            }
            Wish::Forget => {
                self.forgotten += 1;
                Intent::Forget(PSEUDONYMS.start() + self.forgotten)
            }
        };
        self.wants(&who, &intent);
    }

    fn computers(&mut self) {
        // A choice that can be replaced is made only a few times.
        for _ in 0..4 * SEATS {
            // Among themselves they play on for ever.
            if unattended::is_unattended(&self.play.session) {
                return;
            }
            let Some(seat) = self.play.session.computers_to_act().iter().next() else { return };
            let who = Person::computer(self.play.session.seats[seat.index()].sitter.number());
            let words = ["reject", "pick heads", "pay", "done"];
            let done = words.into_iter().any(|word| self.wants(&who, &moves(word)));
            assert!(done, "a computer can always do something");
        }
    }

    fn wait(&mut self, seconds: i64) {
        // Where a computer moves as soon as time is up, the game goes on and on with nobody there.
        let terms = self.play.session.terms;
        let quick = terms.pace.filter(|_| terms.strict).map_or(i64::MAX, |pace| 10 * pace.gift());
        let until = self.play.now + seconds.min(quick);
        // One deed of the clock leads to only a few others an hour.
        for deeds in 0.. {
            assert!(deeds < 1_000, "the clock spins: {:?} at {}", self.play.session.timers(), self.play.now);
            self.computers();
            let timers = self.play.session.timers();
            let Some(timer) =
                timers.into_iter().filter(|timer| timer.due <= until).min_by_key(|timer| timer.due)
            else {
                break;
            };
            self.play.now = self.play.now.max(timer.due);
            assert!(
                self.wants(&Person::clock(), &timer.intent().expect("it names its seat")),
                "{timer:?} does nothing"
            );
            // When a prepared turn is dropped, the clock checks at once what else was decided.
            let again = timer.kind == TimerKind::Order;
            assert!(again || !self.play.session.timers().contains(&timer), "{timer:?} is done once");
        }
        self.play.now = until;
    }

    /// Checks that a person whom the game has waited for long has been called.
    fn all_were_called(&self) {
        let session = &self.play.session;
        let busy =
            session.appeal().is_some() || session.paused || session.parked || session.people().len() < 2;
        for row in session.seats.iter().filter(|row| row.must() && row.computer().is_none() && !busy) {
            let calm = row.availability.digest.is_some() || row.availability.away.is_some();
            assert!(calm || self.channel.called[row.seat.index()], "seat {} was never called", row.seat.0);
        }
    }
}

/// The number of random weeks; `TURNSTONE_WEEKS` gives another.
fn cases() -> u32 {
    std::env::var("TURNSTONE_WEEKS")
        .ok()
        .and_then(|weeks| weeks.parse().ok())
        .unwrap_or(workshop::scale(60, 300))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), rng_seed: RngSeed::Fixed(14), failure_persistence: None, max_shrink_iters: 300, ..ProptestConfig::default() })]

    #[test]
    fn every_week_keeps_what_people_rely_on_and_calls_nobody_twice_or_while_they_rest(
        availabilities in proptest::collection::vec(availability(), usize::from(SEATS)),
        pace in proptest::sample::select(vec!["none", "none", "live", "1m+10s<2m", "brisk", "daily", "relaxed"]),
        strict in any::<bool>(),
        steps in proptest::collection::vec(step(), 1..60),
    ) {
        let mut weeks = Weeks::of(&availabilities, pace, strict);
        for step in steps {
            match step {
                Step::Wish(user, wish) => {
                    weeks.does(user, &wish);
                    weeks.computers();
                }
                Step::Wait(seconds) => weeks.wait(seconds),
            }
            if weeks.play.session.status != Status::Live {
                break;
            }
            Ledger::goes_on(&weeks.play.session, weeks.play.now);
        }
        if weeks.play.session.status == Status::Live {
            weeks.wait(3 * DAY);
            if !strict {
                weeks.all_were_called();
            }
        }
    }
}

/// What happens next in a lobby.
fn lobby_step() -> impl Strategy<Value = Step> {
    let long = Intent::Configure { key: "length".to_owned(), value: "long".to_owned() };
    let people = Intent::Configure { key: "luck".to_owned(), value: "people".to_owned() };
    let wishes = [Intent::Join, Intent::Join, Intent::Join, Intent::Leave, Intent::Mute, Intent::Seats(3)];
    let others = [Intent::Seats(2), Intent::Seat(Level::Easy), long, people, Intent::Start];
    let wishes: Vec<Intent> = wishes.into_iter().chain(others).collect();
    let wish = (1u64..=u64::from(SEATS), proptest::sample::select(wishes))
        .prop_map(|(user, intent)| Step::Wish(user, Wish::Do(intent)));
    let closes = (1u64..=1, Just(Wish::Close)).prop_map(|(user, wish)| Step::Wish(user, wish));
    let wait = prop_oneof![0..20 * MINUTE, 0..2 * DAY].prop_map(Step::Wait);
    prop_oneof![9 => wish, 1 => closes, 4 => wait]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), rng_seed: RngSeed::Fixed(17), failure_persistence: None, max_shrink_iters: 300, ..ProptestConfig::default() })]

    #[test]
    fn every_lobby_calls_whom_it_waits_for_and_ends_with_a_word(
        digest in proptest::option::weighted(0.2, 0u16..1440),
        steps in proptest::collection::vec(lobby_step(), 1..40),
    ) {
        let mut play = Play::lobby(RULES_1[0], SEATS);
        let availability = Intent::Availability(Box::new(Availability { digest, ..Availability::default() }));
        play.session = play.tries(1, &availability).expect("they sit here").session;
        (play.now, play.session.touched, play.session.opened) = (START, START, START);
        let mut weeks = Weeks { play, channel: Channel::default(), ledger: Ledger::default(), forgotten: 0 };
        for step in steps {
            match step {
                Step::Wish(user, wish) => weeks.does(user, &wish),
                Step::Wait(seconds) => weeks.wait(seconds),
            }
            if weeks.play.session.status != Status::Lobby {
                break;
            }
        }
        if weeks.play.session.status == Status::Lobby && !weeks.play.session.parked {
            weeks.wait(8 * DAY);
            prop_assert_eq!(weeks.play.session.status, Status::Ended);
            prop_assert!(weeks.play.notices().contains(&"notice-expired"));
        }
    }
}
