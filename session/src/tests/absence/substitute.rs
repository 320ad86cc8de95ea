//! A seat is offered, and somebody takes it.

use super::*;

const TAKE: Intent = Intent::Take { offer: None };
const SAT: &str = "sat elsewhere";

impl Play {
    /// Somebody offers their seat, and somebody else takes it.
    #[track_caller]
    fn replaced(&mut self, leaves: u64, takes: u64) {
        self.does(leaves, &Intent::Offer);
        self.does(takes, &TAKE);
    }
}

#[test]
fn whoever_has_taken_a_seat_and_left_it_takes_no_other() {
    let mut play = Play::started(3);
    play.replaced(2, 9);
    play.replaced(9, 8);
    play.does(1, &Intent::Offer);
    let offer = play.session.seats[0].offered;
    for user in [2, 9] {
        play.denies(user, &TAKE, SAT);
        play.denies(user, &Intent::Take { offer }, SAT);
    }
    play.denies(8, &TAKE, "already seated");
    play.does(7, &TAKE);
}

#[test]
fn whoever_has_left_a_seat_may_come_back_to_it_alone() {
    let mut play = Play::started(3);
    play.replaced(2, 9);
    play.does(1, &Intent::Offer);
    play.denies(2, &TAKE, SAT);
    play.does(9, &Intent::Offer);
    let [own, other] = [1, 0].map(|seat: usize| play.session.seats[seat].offered);
    play.denies(2, &Intent::Take { offer: other }, SAT);
    play.denies(9, &Intent::Take { offer: other }, "already seated");
    let mut named = Play {
        session: play.session.clone(),
        rows: play.rows.clone(),
        effects: Vec::new(),
        results: Vec::new(),
        now: play.now,
    };
    named.does(2, &Intent::Take { offer: own });
    play.does(2, &TAKE);
    for play in [named, play] {
        assert_eq!(play.session.seat_of(2), Some(Seat(1)), "of two free seats it is their own");
    }
}

#[test]
fn whoever_got_up_in_the_lobby_has_seen_nothing() {
    let mut play = Play::lobby(RULES_1[0], 4);
    for user in 2..=4 {
        play.does(user, &Intent::Join);
    }
    play.does(3, &Intent::Leave);
    play.does(1, &Intent::Remove(4));
    play.does(1, &Intent::Seats(2));
    play.does(1, &Intent::Start);
    play.replaced(1, 3);
    play.replaced(2, 4);
}

#[test]
fn a_table_that_is_brought_to_another_channel_knows_who_has_sat_there() {
    let mut play = Play::started(3);
    play.replaced(2, 9);
    play.does_as(&Person::bot(), &Intent::Vanish);
    play.does(1, &Intent::Bring { channel: 3, allowed: false });
    play.does(1, &Intent::Offer);
    play.denies(2, &TAKE, SAT);
}

#[test]
fn a_person_who_was_forgotten_after_they_sat_there_takes_their_own_seat_alone() {
    let mut play = Play::started(3);
    play.session.barred.push((Seat(1), crate::table::mark(&play.session.secret, 9)));
    play.does(1, &Intent::Offer);
    play.denies(9, &TAKE, SAT);
    play.does(2, &Intent::Offer);
    let taken = play.tries(9, &TAKE).expect("they know nothing else");
    assert_eq!(taken.session.seat_of(9), Some(Seat(1)));
}

#[test]
fn a_question_lapses_when_somebody_takes_a_seat() {
    let mut play = Play::started(3);
    play.does(2, &Intent::Offer);
    play.does(1, &END);
    play.does(9, &TAKE);
    assert_eq!(play.session.question, None, "it asked others than it would ask now");
    assert!(play.notices().contains(&"notice-lapsed"));
}
