use games::{AnySight, AnyTable, Quick};

use super::*;
use crate::session::order::DELAY;

/// Three people at the fixed start of Catan, and the seat that begins.
struct Trading {
    play: Play,
    first: Seat,
}

fn user(seat: Seat) -> u64 {
    u64::from(seat.0) + 1
}

fn orders(text: &str) -> Intent {
    Intent::Order(text.to_owned())
}

impl Trading {
    fn begun() -> Trading {
        Trading::agreed("players")
    }

    /// The same with that kind of trade.
    fn agreed(trade: &str) -> Trading {
        let mut play = Play::lobby(games::title("catan").expect("there is Catan"), 3);
        play.session.options = Options::default().with("layout", "fixed").with("trade", trade);
        play.does(2, &Intent::Join);
        play.does(3, &Intent::Join);
        play.does(1, &Intent::Start);
        let first = play.session.table().expect("it has begun").turn().must().iter().next();
        Trading { play, first: first.expect("somebody begins") }
    }

    /// The same after a roll that is no seven, with an offer of the first of those that can be made.
    fn offered(self) -> Trading {
        let mut trading = self.rolled();
        let first = trading.first;
        let offer = trading.offer();
        trading.play.plays(user(first), &offer);
        trading
    }

    /// The same after a roll.
    fn rolled(mut self) -> Trading {
        self.play.plays(user(self.first), "roll");
        assert_eq!(self.turn().must(), SeatSet::one(self.first));
        self
    }

    fn turn(&self) -> games::Turn {
        self.play.session.table().expect("it has begun").turn()
    }

    /// An offer of one card for one of another kind, which the next seat can accept.
    fn offer(&self) -> String {
        let kinds = ["wood", "brick", "wool", "grain", "ore"];
        let mut pairs =
            kinds.iter().flat_map(|give| kinds.map(|want| format!("trade 1 {give} for 1 {want}")));
        let acceptable = |offer: &String| {
            let mut table = self.play.session.table().expect("it has begun").boxed();
            let offered = table.play(self.first, offer, &mut games::Recorded::default()).is_ok();
            offered && table.sight(Viewer::Seat(self.other())).allows("accept")
        };
        pairs.find(acceptable).expect("there is a card that the other has")
    }

    /// Plays on until everybody can see that whoever is on turn can do nothing but end it, and gives that seat.
    fn spent(&mut self) -> Seat {
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

    fn other(&self) -> Seat {
        self.first.next(3)
    }

    /// The due times of orders, in seconds from now, by seat.
    fn due(&self) -> Vec<(Seat, i64)> {
        let timers = self.play.session.timers();
        let orders = timers.iter().filter(|timer| timer.kind == TimerKind::Order);
        orders.filter_map(|timer| Some((timer.seat?, timer.due - self.play.now))).collect()
    }

    /// Lets the clock look at the orders of a seat when it is time.
    fn rings(&mut self, seat: Seat) {
        let due = self.due().into_iter().find(|(due, _)| *due == seat).expect("it is due").1;
        self.play.now += due - 1;
        let intent = Intent::ByOrder(seat);
        let moment = Moment { now: self.play.now, secret: [8; 32], rhythm: Rhythm::default() };
        let early = decide(&self.play.session, &intent, &Person::clock(), &moment);
        assert!(matches!(early, Err(Denied::NotAsked)), "not before its time");
        let change = self.play.tries_as(&Person::clock(), &intent).expect("it is time");
        self.play.now += 1;
        self.play.session = change.session;
        self.play.rows.extend(change.rows);
        self.play.effects = change.effects;
        self.play.stands();
    }

    fn last(&self) -> (String, Author) {
        let logged = self.play.session.log.last().expect("there is a log");
        (logged.entry.to_string(), logged.author)
    }

    fn count(&self, seat: Seat) -> usize {
        self.play.session.orders(seat).len()
    }
}

#[test]
fn an_order_declines_for_its_seat_after_the_delay_and_nobody_is_told_why() {
    let mut trading = Trading::begun().rolled();
    let (first, other) = (trading.first, trading.other());
    trading.play.does(user(other), &orders("decline always"));
    assert!(trading.play.effects.is_empty(), "nothing is posted of it");
    assert_eq!(trading.due(), [], "nothing is asked");
    let offer = trading.offer();
    trading.play.plays(user(first), &offer);
    assert_eq!(trading.due(), [(other, DELAY)]);
    trading.rings(other);
    let (entry, author) = trading.last();
    assert!(entry.ends_with("decline"), "{entry}");
    assert_eq!(author, Author::Order);
    let session = &trading.play.session;
    let told = |viewer| session.narration(viewer, &Keys, -1).expect("it replays").join(" ");
    assert!(told(Viewer::Seat(other)).contains("story-order"), "its owner knows");
    for viewer in [Viewer::Public, Viewer::Seat(first), Viewer::Seat(other.next(3))] {
        assert!(!told(viewer).contains("story-order"), "{viewer:?}");
    }
    trading.play.does(1, &SETTLE);
    let told = trading.play.session.narration(Viewer::Public, &Keys, -1).expect("it replays").join(" ");
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
        trading.play.session.orders(other).iter().map(|order| order.text.clone()).collect();
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
    let number = trading.play.session.orders(other)[0].number;
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
    toy.denies(1, &orders("step"), "no orders");
}

#[test]
fn the_clock_waits_while_everybody_is_asked_and_while_nothing_can_be_posted() {
    let mut trading = Trading::begun();
    let first = trading.first;
    trading.play.does(user(first), &orders("roll"));
    trading.play.does(user(trading.other()), &END);
    assert_eq!(trading.due(), []);
    trading.play.does(user(trading.first.next(3).next(3)), &DECLINE);
    assert_eq!(trading.due().len(), 1);
    trading.play.does_as(&Person::bot(), &Intent::Park);
    assert_eq!(trading.due(), []);
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
            let moment = Moment { now: trading.play.now + DELAY, secret: [8; 32], rhythm: Rhythm::default() };
            let change = decide(&twin, &Intent::ByOrder(seat), &Person::clock(), &moment).expect("it is due");
            assert_eq!(change.rows.into_iter().map(|row| row.body).collect::<Vec<_>>(), expected);
        }
        seat = trading.spent();
    }
}

/// The table with everything drawn anew that the viewer cannot know.
fn redealt(session: &Session, salt: u64, viewer: Viewer) -> Session {
    let anew = |stage: &Stage| {
        let mut table = stage.table.boxed();
        table.redeal(viewer, &mut Quick::new(salt)).expect("it is redealt");
        Stage { table: std::sync::Arc::<dyn AnyTable>::from(table), ..stage.clone() }
    };
    let (now, shown) = (session.now.as_ref().map(anew), session.shown.as_ref().map(anew));
    Session { now, shown, ..session.clone() }
}

fn forcing(trade: &str) -> Trading {
    let mut play = Play::lobby(games::title("catan").expect("there is Catan"), 3);
    play.session.options = Options::default().with("layout", "fixed").with("trade", trade);
    let agreed = |value: &str| Intent::Configure { key: "forced".to_owned(), value: value.to_owned() };
    play.denies(1, &agreed("perhaps"), "refused: option-value");
    play.does(1, &agreed("yes"));
    play.does(2, &Intent::Join);
    play.does(3, &Intent::Join);
    play.does(1, &Intent::Start);
    let first = play.session.table().expect("it has begun").turn().must().iter().next();
    Trading { play, first: first.expect("somebody begins") }
}

#[test]
fn a_forced_move_is_made_by_itself_and_told_to_everybody() {
    let mut trading = forcing("players");
    let first = trading.first;
    assert_eq!(trading.due(), [(first, DELAY)], "nobody has a development card");
    trading.rings(first);
    let (entry, author) = trading.last();
    assert!(entry.contains("roll"), "{entry}");
    assert_eq!(author, Author::Bot);
    for viewer in [Viewer::Public, Viewer::Seat(first), Viewer::Seat(trading.other())] {
        let told = trading.play.session.narration(viewer, &Keys, -1).expect("it replays").join(" ");
        assert!(told.contains("story-forced"), "{viewer:?}");
    }
    trading.play.denies(user(first), &UNDO, "nothing to take back");
    assert_eq!(trading.due(), [], "there are cards to trade");
    trading.play.plays(user(first), "end");
    assert_eq!(trading.due(), [(trading.other(), DELAY)], "the next one must roll");
    trading.play.does(user(first), &UNDO);
    assert_eq!(trading.due(), [], "the end of a turn is taken back as long as the next one has not rolled");
}

#[test]
fn nobody_is_forced_who_may_still_take_something_back() {
    let mut trading = forcing("bank");
    let seat = trading.spent();
    let entries = trading.play.session.log.len();
    assert!(trading.play.session.can_take_back(seat), "something was built");
    trading.rings(seat);
    assert_eq!((trading.play.session.log.len(), trading.due()), (entries, vec![]));
}

#[test]
fn what_is_forced_and_when_does_not_depend_on_hidden_cards() {
    let trading = forcing("players");
    for salt in 0..8 {
        let twin = redealt(&trading.play.session, salt, Viewer::Public);
        assert_eq!(twin.timers(), trading.play.session.timers());
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

/// Two people at that game, once its opening is over: whose turn it is, and who waits.
fn waiting(game: &str) -> (Trading, Seat) {
    let mut play = Play::lobby(games::title(game).expect("there is such a game"), 2);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Start);
    let first = loop {
        let must = play.session.table().expect("it has begun").turn().must();
        let seat = must.iter().next().expect("somebody is waited for");
        let actions = play.session.sight(Viewer::Seat(seat)).expect("a sight").actions();
        match actions.first().filter(|action| action.starts_with("arrange")) {
            Some(opening) => play.plays(user(seat), opening),
            None => break seat,
        }
    };
    (Trading { play, first }, first.next(2))
}

/// A step of a turn that takes nothing from the row of cards.
fn step(sight: &dyn AnySight) -> String {
    let mut actions = sight.actions();
    let placed = actions.iter().find(|action| action.starts_with("place")).cloned();
    placed.or_else(|| actions.pop()).expect("something can be done")
}

/// A turn that the seat could prepare now: its first action, then the next ones up to what draws or shows something.
fn plan(trading: &Trading, seat: Seat, begins: &str) -> String {
    let mut table = trading.play.session.table().expect("it has begun").imagined(seat).expect("it waits");
    let mut moves = vec![begins.to_owned()];
    let mut barrier = table.play(seat, begins, &mut Quick::new(1)).expect("it is legal").barrier;
    while barrier == games::Barrier::Open {
        let action = step(table.sight(Viewer::Seat(seat)).as_ref());
        barrier = table.play(seat, &action, &mut Quick::new(1)).expect("it is legal").barrier;
        moves.push(action);
    }
    moves.join("; ")
}

/// Has whoever is on turn play it to its end, beginning with that action.
fn takes_turn(trading: &mut Trading, begins: &str) {
    let seat = trading.first;
    trading.play.plays(user(seat), begins);
    while trading.turn().must() == SeatSet::one(seat) {
        let sight = trading.play.session.sight(Viewer::Seat(seat)).expect("a sight");
        let action = step(sight.as_ref());
        trading.play.plays(user(seat), &action);
    }
}

#[test]
fn a_prepared_turn_is_made_when_it_comes_and_is_its_persons_own() {
    let (mut trading, seat) = waiting("harmonies");
    let moves = plan(&trading, seat, "take c");
    trading.play.does(user(seat), &orders(&format!("next {moves}")));
    let text = trading.play.session.orders(seat)[0].text.clone();
    assert!(text.starts_with("next take c = "), "{text}");
    assert_eq!(trading.due(), [], "it is not their turn");
    takes_turn(&mut trading, "take a");
    assert_eq!(trading.due(), [(seat, DELAY)]);
    trading.rings(seat);
    let (entry, author) = trading.last();
    assert!(entry.contains("done"), "{entry}");
    assert_eq!((author, trading.count(seat)), (Author::Order, 0));
    assert_eq!(trading.turn().must(), SeatSet::one(trading.first));
    assert!(!trading.play.session.has_dropped(seat));
}

#[test]
fn a_prepared_turn_is_dropped_whole_if_what_it_relies_on_is_gone() {
    for game in ["harmonies", "village-green"] {
        let (mut trading, seat) = waiting(game);
        let (space, row) = ("take c", "take 2");
        let begins = if game == "harmonies" { space } else { row };
        let moves = plan(&trading, seat, begins);
        trading.play.does(user(seat), &orders(&format!("next {moves}")));
        takes_turn(&mut trading, begins);
        let entries = trading.play.session.log.len();
        trading.rings(seat);
        assert_eq!(trading.play.session.log.len(), entries, "{game}: something else lies there now");
        assert!(trading.play.effects.is_empty(), "{game}: nobody else is told");
        assert!(trading.play.session.has_dropped(seat) && trading.count(seat) == 0, "{game}");
        trading.rings(seat);
        assert_eq!(trading.due(), [], "{game}: that is all");
        trading.first = seat;
        takes_turn(&mut trading, begins);
        assert!(!trading.play.session.has_dropped(seat), "{game}: they have gone on");
    }
}

#[test]
fn behind_what_is_drawn_a_prepared_turn_goes_as_far_as_it_can() {
    let (mut trading, seat) = waiting("village-green");
    trading.play.does(user(seat), &orders("next take 3; lay 4 b2"));
    takes_turn(&mut trading, "take 1");
    trading.rings(seat);
    let entries: Vec<String> =
        trading.play.session.log.iter().map(|logged| logged.entry.to_string()).collect();
    let made = entries.iter().filter(|entry| entry.contains("lay 4 b2") || entry.contains("take 3")).count();
    assert_eq!(made, 2, "{entries:?}");
}

#[test]
fn a_turn_is_prepared_in_words_and_only_while_others_play() {
    let (mut trading, seat) = waiting("harmonies");
    let first = trading.first;
    trading.play.denies(user(first), &orders("next take a"), "refused: refusal-order-next");
    let refused = "link 2 refused: harmonies-refusal-take-twice";
    trading.play.denies(user(seat), &orders("next take a; take b"), refused);
    trading.play.denies(
        user(seat),
        &orders("next take a; done"),
        "link 2 refused: harmonies-refusal-done-place",
    );
    trading.play.denies(user(seat), &orders("next  "), "no move");
    trading.play.does(user(seat), &orders("next take the tokens of B"));
    let planned = trading.play.session.planned(seat, &Keys).expect("it is planned");
    assert_eq!((planned.said.len(), planned.shut), (1, false));
    assert!(!planned.table.sight(Viewer::Seat(seat)).allows("take a"), "the tokens are taken in imagination");
    takes_turn(&mut trading, "take a");
    trading.play.plays(user(seat), "take c");
    assert_eq!(trading.count(seat), 0, "whoever begins their turn needs no plan");
}

#[test]
fn a_plan_tells_nothing_that_its_seat_cannot_know() {
    for game in ["harmonies", "village-green"] {
        let (trading, seat) = waiting(game);
        let moves = plan(&trading, seat, if game == "harmonies" { "take c" } else { "take 2" });
        let order = |session: &Session| {
            let moment = Moment { now: trading.play.now, secret: [8; 32], rhythm: Rhythm::default() };
            let intent = orders(&format!("next {moves}"));
            let change = decide(session, &intent, &person(user(seat)), &moment).expect("it can be prepared");
            let planned = change.session.planned(seat, &Keys).expect("it is planned");
            (change.session.seats[seat.index()].orders.given[0].text.clone(), planned.said)
        };
        let own = order(&trading.play.session);
        for salt in 0..8 {
            assert_eq!(order(&redealt(&trading.play.session, salt, Viewer::Seat(seat))), own, "{game}");
        }
    }
}
