//! Orders: given, stored, carried out by the clock.

use rules::Quick;
use tabletop::AnyTable;

use super::*;
use crate::play::orders;

/// Three people at the fixed start of Catan, and the seat that begins.
pub(crate) struct Trading {
    pub(crate) play: Play,
    pub(crate) first: Seat,
}

pub(crate) fn user(seat: Seat) -> u64 {
    u64::from(seat.0) + 1
}

pub(crate) fn orders(text: &str) -> Intent {
    Intent::Order(text.to_owned())
}

impl Trading {
    pub(crate) fn begun() -> Trading {
        Trading::agreed("players")
    }

    /// Three people at the fixed start with that kind of trade.
    pub(crate) fn agreed(trade: &str) -> Trading {
        let mut play = Play::lobby(games::title("catan").expect("there is Catan"), 3);
        play.session.options = Options::default().with("layout", "fixed").with("trade", trade);
        play.does(2, &Intent::Join);
        play.does(3, &Intent::Join);
        play.does(1, &Intent::Start);
        let first = play.session.table().expect("it has begun").turn().must().iter().next();
        Trading { play, first: first.expect("somebody begins") }
    }

    /// The table after a roll that is no seven, with the first possible offer made.
    pub(crate) fn offered(self) -> Trading {
        let mut trading = self.rolled();
        let first = trading.first;
        let offer = trading.offer();
        trading.play.plays(user(first), &offer);
        trading
    }

    /// The table after a roll.
    fn rolled(mut self) -> Trading {
        self.play.plays(user(self.first), "roll");
        assert_eq!(self.turn().must(), SeatSet::one(self.first));
        self
    }

    pub(crate) fn turn(&self) -> rules::Turn {
        self.play.session.table().expect("it has begun").turn()
    }

    /// An offer of one card for one of another kind, which the next seat can accept.
    pub(crate) fn offer(&self) -> String {
        let kinds = ["wood", "brick", "wool", "grain", "ore"];
        let mut pairs =
            kinds.iter().flat_map(|give| kinds.map(|want| format!("trade 1 {give} for 1 {want}")));
        let acceptable = |offer: &String| {
            let mut table = self.play.session.table().expect("it has begun").boxed();
            let offered = table.play(self.first, offer, &mut rules::Recorded::default()).is_ok();
            offered && table.sight(Viewer::Seat(self.other())).allows("accept")
        };
        pairs.find(acceptable).expect("there is a card that the other has")
    }

    /// Plays on until everybody can see that the seat on turn can only end its turn, and returns that seat.
    pub(crate) fn spent(&mut self) -> Seat {
        for _ in 0..500 {
            let seat = self.turn().must().iter().next().expect("the game goes on");
            let forced = self.play.session.table().and_then(|table| table.sight(Viewer::Public).forced());
            if forced == Some((seat, "end".to_owned())) {
                return seat;
            }
            let sight = self.play.session.sight(Viewer::Seat(seat)).expect("a sight");
            let actions = sight.actions();
            let wanted = ["roll", "build", "bank", "discard", "robber", "end"];
            let mut first = wanted.iter().filter_map(|verb| actions.iter().find(|a| a.starts_with(verb)));
            let action = first.next().expect("something can be done").clone();
            self.play.plays(user(seat), &action);
        }
        panic!("nobody spends all cards");
    }

    pub(crate) fn other(&self) -> Seat {
        self.first.next(3)
    }

    /// The due times of orders, in seconds from now, by seat.
    pub(crate) fn due(&self) -> Vec<(Seat, i64)> {
        let timers = self.play.session.timers();
        let orders = timers.iter().filter(|timer| timer.kind == TimerKind::Order);
        orders.filter_map(|timer| Some((timer.seat?, timer.due - self.play.now))).collect()
    }

    /// Lets the clock check the orders of a seat when it is time.
    pub(crate) fn rings(&mut self, seat: Seat) {
        let due = self.due().into_iter().find(|(due, _)| *due == seat).expect("it is due").1;
        self.play.now += due - 1;
        let intent = Intent::ByOrder(seat);
        let moment = Moment { now: self.play.now, secret: [8; 32], availability: Availability::default() };
        let early = decide(&self.play.session, &intent, &Person::clock(), &moment);
        assert!(matches!(early, Err(Denied::NotAsked)), "not before its time");
        let change = self.play.tries_as(&Person::clock(), &intent).expect("it is time");
        self.play.now += 1;
        self.play.session = change.session;
        self.play.rows.extend(change.rows);
        self.play.effects = change.effects;
        self.play.stands();
    }

    pub(crate) fn last(&self) -> (String, Author) {
        let logged = self.play.session.log.last().expect("there is a log");
        (logged.entry.to_string(), logged.author)
    }

    pub(crate) fn count(&self, seat: Seat) -> usize {
        orders::of(&self.play.session, seat).len()
    }
}

#[test]
fn an_order_declines_for_its_seat_after_twenty_seconds_and_nobody_is_told_why() {
    let mut trading = Trading::begun().rolled();
    let (first, other) = (trading.first, trading.other());
    trading.play.does(user(other), &orders("decline always"));
    assert!(trading.play.effects.is_empty(), "nothing is posted of it");
    assert_eq!(trading.due(), [], "nothing is asked");
    let offer = trading.offer();
    trading.play.plays(user(first), &offer);
    assert_eq!(trading.due(), [(other, 20)]);
    trading.rings(other);
    let (entry, author) = trading.last();
    assert!(entry.ends_with("decline"), "{entry}");
    assert_eq!(author, Author::Order);
    let session = &trading.play.session;
    let told = |viewer| narration(session, viewer, &Keys, -1).expect("it replays").join(" ");
    assert!(told(Viewer::Seat(other)).contains("story-order"), "its owner knows");
    for viewer in [Viewer::Public, Viewer::Seat(first), Viewer::Seat(other.next(3))] {
        assert!(!told(viewer).contains("story-order"), "{viewer:?}");
    }
    trading.play.does(1, &SETTLE);
    let told = narration(&trading.play.session, Viewer::Public, &Keys, -1).expect("it replays").join(" ");
    assert!(told.contains("story-order"), "the game is over");
}

#[test]
fn an_order_for_this_turn_ends_with_it_and_stands_again_if_its_end_is_taken_back() {
    let mut trading = Trading::begun().rolled();
    let (first, other) = (trading.first, trading.other());
    trading.play.does(user(other), &orders("decline turn"));
    assert_eq!(trading.count(other), 1);
    trading.play.plays(user(first), "end");
    assert_eq!(trading.count(other), 0);
    trading.play.does(user(first), &UNDO);
    assert_eq!(trading.count(other), 1);
}

#[test]
fn what_accepts_goes_before_what_declines_and_counts_how_often() {
    let mut trading = Trading::begun().rolled();
    let (first, other) = (trading.first, trading.other());
    let offer = trading.offer();
    let words: Vec<&str> = offer.split(' ').collect();
    trading.play.does(user(other), &orders("decline always"));
    let order = format!("accept 1 {} for 1 {} times 1", words[2], words[5]);
    trading.play.does(user(other), &orders(&order));
    let given: Vec<String> =
        orders::of(&trading.play.session, other).iter().map(|order| order.text.clone()).collect();
    assert_eq!(given, [order, "decline always".to_owned()]);
    trading.play.plays(user(first), &offer);
    trading.rings(other);
    let (entry, _) = trading.last();
    assert!(entry.ends_with("accept"), "{entry}");
    assert_eq!(trading.count(other), 1);
    trading.play.does(user(other), &UNDO);
    for user in [first, other.next(3)].map(user) {
        trading.play.does(user, &AGREE);
    }
    assert_eq!(trading.count(other), 2, "what was taken back does not count");
    assert_eq!(trading.due(), [], "whoever takes back decides themselves");
    trading.play.plays(user(first), &format!("cancel;{offer}"));
    trading.rings(other);
    trading.play.plays(user(first), &format!("cancel;{offer}"));
    trading.rings(other);
    assert!(trading.last().0.ends_with("decline"), "it has accepted once");
}

#[test]
fn what_was_ordered_too_late_waits_as_long_and_a_cancelled_order_does_nothing() {
    let mut trading = Trading::begun().offered();
    let other = trading.other();
    trading.play.now += 1000;
    trading.play.does(user(other), &orders("decline always"));
    assert_eq!(trading.due(), [(other, DELAY)]);
    let number = orders::of(&trading.play.session, other)[0].number;
    trading.play.denies(user(trading.first), &Intent::Countermand(number), "no such order");
    trading.play.does(user(other), &Intent::Countermand(number));
    assert_eq!((trading.due(), trading.count(other)), (vec![], 0));
    trading.play.denies(user(other), &Intent::Countermand(number), "no such order");
}

#[test]
fn dice_are_rolled_and_a_turn_is_ended_one_delay_after_the_other() {
    let mut trading = Trading::begun();
    let first = trading.first;
    for order in ["roll", "end"] {
        trading.play.does(user(first), &orders(order));
    }
    trading.rings(first);
    assert!(trading.last().0.contains("roll"));
    assert_eq!(trading.due(), [(first, DELAY)], "the end may follow");
    let entries = trading.play.session.log.len();
    trading.rings(first);
    assert_eq!(trading.play.session.log.len(), entries, "there are cards to trade");
    assert_eq!((trading.due(), trading.play.effects.len()), (vec![], 0));
}

#[test]
fn a_turn_in_which_nothing_is_left_to_do_is_ended_and_taken_back_like_any_other() {
    let mut trading = Trading::agreed("bank");
    for user in 1..=3 {
        trading.play.does(user, &orders("end"));
    }
    let seat = trading.spent();
    assert_eq!(trading.due(), [(seat, DELAY)]);
    trading.rings(seat);
    assert!(trading.last().0.ends_with("end"));
    assert_eq!(trading.turn().must(), SeatSet::one(seat.next(3)));
    trading.play.does(user(seat), &UNDO);
    assert_eq!((trading.turn().must(), trading.due()), (SeatSet::one(seat), vec![]));
}

#[test]
fn nobody_but_people_who_play_decides_ahead() {
    let mut trading = Trading::begun();
    let other = trading.other();
    trading.play.denies(9, &orders("roll"), "not seated");
    trading.play.denies(user(other), &orders("nonsense"), "refused: refusal-order");
    trading.play.denies(user(other), &orders("accept 1 ore for 1 ore"), "refused: refusal-order");
    trading.play.does(user(other), &orders("roll"));
    trading.play.does(user(other), &Intent::HandOver);
    trading.play.denies(user(other), &orders("end"), "handed over");
    trading.play.plays(user(trading.first), "roll; end");
    assert_eq!(trading.turn().must(), SeatSet::one(other));
    assert_eq!(trading.due(), [], "a computer plays");
    let toy = Play::started(2);
    toy.denies(1, &orders("step"), "refused: refusal-order");
}

#[test]
fn the_clock_waits_while_nothing_can_be_posted_but_for_no_question() {
    let mut trading = Trading::begun();
    let first = trading.first;
    trading.play.does(user(first), &orders("roll"));
    let other = user(trading.other());
    trading.play.does(other, &END);
    assert_eq!(trading.due().len(), 1, "a question holds up nobody's turn");
    trading.play.does(other, &DECLINE);
    trading.play.does_as(&Person::bot(), &Intent::Park);
    assert_eq!(trading.due(), []);
}

#[test]
fn no_order_is_done_while_time_stands_still() {
    let mut trading = Trading::begun();
    let first = trading.first;
    trading.play.does(user(first), &orders("roll"));
    trading.play.does(1, &Intent::Pause);
    [2, 3].into_iter().for_each(|user| trading.play.does(user, &AGREE));
    assert!(trading.play.session.paused);
    assert_eq!(trading.due(), []);
    trading.play.now += 10 * DELAY;
    trading.play.denies_as(&Person::clock(), &Intent::ByOrder(first), "not asked");
    trading.play.does(2, &Intent::Resume);
    assert_eq!(trading.due(), [(first, DELAY)], "its time begins anew");
    trading.rings(first);
    assert!(trading.last().0.contains("roll"));
}

#[test]
fn no_order_is_done_while_everybody_is_asked_about_going_back() {
    let mut trading = Trading::begun().rolled();
    let first = trading.first;
    trading.play.does(user(first), &orders("end"));
    assert_eq!(trading.due().len(), 1);
    trading.play.does(user(first), &UNDO);
    assert!(trading.play.session.question.is_some(), "dice were rolled");
    assert_eq!(trading.due(), []);
    trading.play.does(user(trading.other()), &DECLINE);
    assert_eq!(trading.due().len(), 1);
}

#[test]
fn a_seat_has_at_most_twelve_orders() {
    let mut trading = Trading::begun();
    let other = user(trading.other());
    let kinds = ["wood", "brick", "wool", "grain", "ore"];
    let pairs = kinds.iter().flat_map(|give| kinds.iter().map(move |want| (give, want)));
    let given: Vec<Intent> = pairs
        .filter(|(give, want)| give != want)
        .map(|(give, want)| orders(&format!("accept 1 {give} for 1 {want}")))
        .collect();
    given[..12].iter().for_each(|order| trading.play.does(other, order));
    trading.play.denies(other, &given[12], "at most 12 orders");
    trading.play.does(other, &given[0]);
    assert_eq!(trading.count(trading.other()), 12, "the same again is no other");
}

#[test]
fn neither_time_nor_public_outcome_depends_on_what_others_hold() {
    let given =
        ["decline always", "accept 1 ore for 2 wool", "accept 1 wood for 1 brick times 2", "keep ore"];
    let mut seen: Option<Vec<(Seat, i64)>> = None;
    for order in given {
        let mut trading = Trading::begun().rolled();
        let other = trading.other();
        trading.play.does(user(other), &orders(order));
        let offer = trading.offer();
        trading.play.plays(user(trading.first), &offer);
        assert_eq!(seen.get_or_insert(trading.due()), &trading.due(), "{order}");
        for salt in 0..8 {
            let twin = redealt(&trading.play.session, salt, Viewer::Public);
            assert_eq!(twin.timers(), trading.play.session.timers(), "{order}");
        }
    }
}

#[test]
fn an_end_by_order_tells_nothing_of_a_hand() {
    let mut trading = Trading::agreed("bank");
    for user in 1..=3 {
        trading.play.does(user, &orders("end"));
    }
    let mut seat = trading.first;
    trading.play.plays(user(seat), "roll");
    for expected in [&[][..], &["end".to_owned()]] {
        for salt in 0..16 {
            let twin = redealt(&trading.play.session, salt, Viewer::Public);
            let moment = Moment {
                now: trading.play.now + DELAY,
                secret: [8; 32],
                availability: Availability::default(),
            };
            let change = decide(&twin, &Intent::ByOrder(seat), &Person::clock(), &moment).expect("it is due");
            assert_eq!(change.rows.into_iter().map(|row| row.body()).collect::<Vec<_>>(), expected);
        }
        seat = trading.spent();
    }
}

#[test]
fn an_order_is_not_handed_on_with_its_seat() {
    let mut trading = Trading::begun();
    let other = trading.other();
    trading.play.does(user(other), &orders("decline always"));
    trading.play.does(user(other), &Intent::Offer);
    trading.play.does(9, &Intent::Take { offer: None });
    assert_eq!(trading.count(other), 0);
}

/// The table with everything that the viewer cannot know drawn anew.
pub(crate) fn redealt(session: &Session, salt: u64, viewer: Viewer) -> Session {
    let anew = |position: &Position| {
        let mut table = position.table.boxed();
        table.redeal(viewer, &mut Quick::new(salt)).expect("it is redealt");
        Position { table: std::sync::Arc::<dyn AnyTable>::from(table), ..position.clone() }
    };
    let (now, shown) = (session.now.as_ref().map(anew), session.shown.as_ref().map(anew));
    Session { now, shown, ..session.clone() }
}

#[test]
fn what_was_decided_ahead_is_no_reason_to_call_its_person_again() {
    let mut trading = Trading::begun();
    let (first, other) = (trading.first, trading.other());
    trading.play.does(user(other), &orders("roll"));
    trading.play.plays(user(first), "roll");
    trading.play.plays(user(first), "end");
    assert_eq!(trading.play.board(), Some(SeatSet::one(other)), "it is their turn");
    let calls = |play: &Play| {
        let timers = play.session.timers().into_iter().filter(|timer| timer.kind == TimerKind::Call);
        timers.filter_map(|timer| timer.seat).collect::<Vec<_>>()
    };
    assert_eq!(calls(&trading.play), []);
    trading.rings(other);
    assert!(trading.last().0.contains("roll"));
    assert_eq!(calls(&trading.play), [], "they were called, and do not look");
}
