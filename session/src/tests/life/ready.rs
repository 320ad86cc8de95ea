//! A full lobby calls its host, and one that nobody begins says so.

use super::*;

const HOUR: i64 = 60 * 60;

impl Play {
    /// Who is called by a message of their own now, and whose message is deleted.
    fn called(&self) -> (Vec<u8>, Vec<u8>) {
        let call = |effect: &Effect| match effect {
            Effect::Call(seat) => Some((seat.0, true)),
            Effect::TakeCallAway(seat) => Some((seat.0, false)),
            _ => None,
        };
        let calls: Vec<(u8, bool)> = self.effects.iter().filter_map(call).collect();
        let of = |out: bool| calls.iter().filter(|(_, is)| *is == out).map(|(seat, _)| *seat).collect();
        (of(true), of(false))
    }

    /// The next timer of that kind, in seconds from now.
    fn next(&self, kind: TimerKind) -> Option<i64> {
        let timers = self.session.timers().into_iter();
        timers.filter(|timer| timer.kind == kind).map(|timer| timer.due - self.now).min()
    }

    fn rung(&mut self, intent: &Intent) {
        self.session = self.tries_as(&Person::clock(), intent).expect("it is due").session;
    }
}

#[test]
fn the_host_of_a_full_lobby_is_called_once_and_reminded_until_they_begin() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    assert_eq!(play.called(), (vec![], vec![]));
    play.does(3, &Intent::Join);
    assert_eq!(play.called(), (vec![0], vec![]));
    assert_eq!(play.next(TimerKind::Reminder), Some(12 * HOUR));
    assert!(play.session.can_be_muted(1) && !play.session.can_be_muted(2));
    play.now += 12 * HOUR;
    play.rung(&Intent::Remind(Seat(0)));
    assert_eq!(play.next(TimerKind::Reminder), Some(24 * HOUR + 1));
    // Somebody goes, and comes back.
    play.does(3, &Intent::Leave);
    assert_eq!((play.called(), play.next(TimerKind::Reminder)), ((vec![], vec![0]), None));
    play.does(3, &Intent::Join);
    assert_eq!(play.called(), (vec![0], vec![]));
    play.session = play.tries(1, &Intent::Mute).expect("they are called").session;
    assert_eq!(play.next(TimerKind::Reminder), None);
    play.does(1, &Intent::Start);
    assert_eq!(play.session.seats[0].call, Call::Owed(play.now), "their first turn is another matter");
    assert_eq!(play.next(TimerKind::Reminder), Some(12 * HOUR));
}

#[test]
fn a_host_who_looks_or_rests_is_owed_the_call() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    // The person who fills the last seat has seen it.
    play.does(1, &Intent::Seats(2));
    assert_eq!((play.called(), play.next(TimerKind::Call)), ((vec![], vec![]), Some(600)));
    play.now += 600;
    let called = play.tries_as(&Person::clock(), &Intent::Call(Seat(0))).expect("it is due");
    assert_eq!(called.effects, [Effect::Call(Seat(0))]);
    // A host who changes something is there.
    play.does(1, &Intent::Configure { key: "length".to_owned(), value: "long".to_owned() });
    assert_eq!(play.next(TimerKind::Call), Some(600));
    let mut play = Play::lobby(RULES_1[0], 2);
    let availability =
        Availability { away: Some((play.now, play.now + 30 * HOUR)), ..Availability::default() };
    play.session =
        play.tries(1, &Intent::Availability(Box::new(availability))).expect("they sit here").session;
    play.does(2, &Intent::Join);
    assert_eq!(play.called(), (vec![], vec![]));
    assert_eq!(play.next(TimerKind::Wake), Some(30 * HOUR - 1), "when they are back");
}

#[test]
fn nobody_is_called_to_begin_for_whom_nobody_waits() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(1, &Intent::Seat(Level::Easy));
    assert_eq!((play.called().0, play.next(TimerKind::Call)), (vec![], None), "computers do not mind");
    let mut play = Play::started(2);
    play.plays(1, "end");
    let again = play.tries(1, &Intent::Rematch).expect("it is over");
    let now = play.now;
    let (session, rows, effects) = (again.session, again.rows, again.effects);
    let play = Play { session, rows, effects, results: Vec::new(), now };
    let all = play.tries(2, &Intent::Join).expect("they sit down");
    let calls = all.effects.iter().any(|effect| matches!(effect, Effect::Call(_)));
    assert!(all.session.is_starting() && !calls, "it begins by itself");
}

#[test]
fn a_host_who_hands_a_full_lobby_on_is_not_called_for_it_any_more() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    play.does(3, &Intent::Join);
    play.does(1, &Intent::Leave);
    assert_eq!(play.called(), (vec![], vec![0]));
    play.does(4, &Intent::Join);
    assert_eq!((play.session.host, play.called()), (2, (vec![0], vec![])), "the next one is");
    play.does_as(&Person::bot(), &Intent::Park);
    play.does_as(&Person::bot(), &Intent::Unpark);
    assert_eq!(play.called().0, [0], "a closed channel has called nobody");
    play.now += LOBBY_LIFE;
    play.does_as(&Person::clock(), &Intent::Expire);
    let everybody = vec![Seat(0), Seat(1), Seat(2)];
    assert_eq!(play.told(), (None, vec![("notice-expired", everybody)]), "it does not end without a word");
    assert_eq!(play.called(), (vec![], vec![0]));
}
