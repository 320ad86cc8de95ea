//! Sitting down, agreeing and beginning.

use super::*;

#[test]
fn a_person_holds_one_seat() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.denies(1, &Intent::Join, "already seated");
    play.does(2, &Intent::Join);
    play.denies(2, &Intent::Join, "already seated");
    play.denies(3, &Intent::Join, "full");
    assert_eq!(play.session.seat_of(2), Some(Seat(1)));
}

#[test]
fn the_host_alone_settles_the_lobby() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    let option = Intent::Configure { key: "length".to_owned(), value: "long".to_owned() };
    for intent in [option.clone(), Intent::Seats(4), Intent::Remove(1), Intent::Start, END] {
        play.denies(2, &intent, "not the host");
    }
    play.does(1, &option);
    play.does(1, &Intent::Seats(2));
    play.denies(1, &Intent::Seats(1), "2 people sit already");
    play.denies(1, &Intent::Seats(9), "refused: refusal-seats");
    let nonsense = Intent::Configure { key: "length".to_owned(), value: "endless".to_owned() };
    play.denies(1, &nonsense, "refused: option-value");
    play.does(1, &Intent::Remove(2));
    play.denies(1, &Intent::Remove(2), "nobody sits there");
    play.denies(1, &Intent::Start, "1 of 2 people");
    play.does(1, &END);
    assert_eq!(play.session.status, Status::Ended);
    play.denies(2, &Intent::Join, "closed");
    play.denies(2, &Intent::Rematch, "closed");
}

#[test]
fn a_moderator_closes_a_lobby_in_public() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.denies(99, &Intent::Settle { sure: false }, "not sure: Settle");
    play.does(99, &SETTLE);
    assert_eq!(play.session.status, Status::Ended);
    assert_eq!(play.notices(), ["notice-settled"]);
}

#[test]
fn whoever_wants_to_play_alone_may() {
    let play = Play::started(1);
    assert_eq!(play.session.status, Status::Live);
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "solo never pings");
}

#[test]
fn the_last_to_leave_closes_the_lobby_and_a_host_hands_it_on() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    play.does(3, &Intent::Join);
    play.does(1, &Intent::Leave);
    assert_eq!(play.session.host, 2);
    assert_eq!(play.session.seat_of(3), Some(Seat(1)));
    play.does(3, &Intent::Leave);
    play.does(2, &Intent::Leave);
    assert_eq!(play.session.status, Status::Ended);
}

#[test]
fn a_host_who_takes_themselves_off_leaves() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Remove(1));
    assert_eq!(play.rows.last().map(Row::kind), Some(Kind::Leave));
    assert_eq!((play.session.host, play.session.seat_of(1)), (2, None));
}

#[test]
fn a_lobby_expires_when_nobody_touches_it_for_a_week() {
    const WEEK: i64 = 7 * 24 * 60 * 60;
    let mut play = Play::lobby(RULES_1[0], 3);
    play.now += WEEK - 2;
    play.denies(0, &Intent::Expire, "not over");
    play.does(2, &Intent::Join);
    play.now += WEEK - 1;
    play.does(0, &Intent::Expire);
    assert_eq!(play.session.status, Status::Ended);
}

#[test]
fn a_rematch_seats_whoever_wants_it_and_invites_the_others() {
    let mut play = Play::started(2);
    play.plays(1, "end");
    play.denies(3, &Intent::Rematch, "not seated");
    let change = play.tries(2, &Intent::Rematch).expect("the game is over");
    let session = change.session;
    assert_eq!((session.id, session.status, session.host), (SessionId(0), Status::Lobby, 2));
    assert_eq!(session.users(session.people()), [2]);
    assert_eq!(change.effects, [Effect::Commitment, Effect::Invitation(vec![1])]);
    assert_ne!(session.secret, play.session.secret);
}

/// The change that opens a table for person 1 with those computers.
fn opened(seats: Option<u8>, computers: Vec<Level>) -> Result<Change, Denied> {
    let (options, language) = (Options::default(), "en".to_owned());
    let intent = Intent::Open { game: "toy".to_owned(), options, seats, computers, language };
    open(
        PLACE,
        RULES_1[0],
        &intent,
        &person(1),
        &Moment { now: 1, secret: [7; 32], availability: Availability::default() },
    )
}

#[test]
fn a_table_that_computers_fill_up_begins_at_once() {
    let change = opened(None, vec![Level::Easy; 2]).expect("it opens");
    assert_eq!((change.session.is_starting(), change.session.seats_wanted), (true, 3));
    assert_eq!(change.effects, [Effect::Start(3)], "nobody has to be told of a lobby");
    let seqs: Vec<i64> = change.rows.iter().map(|row| row.seq).collect();
    assert_eq!(seqs, (0..change.session.next).collect::<Vec<_>>(), "rows go on counting");
    let kinds: Vec<Kind> = change.rows.iter().map(|row| row.kind()).take(4).collect();
    assert_eq!(kinds, [Kind::Open, Kind::Seat, Kind::Seat, Kind::Start]);
    let waiting = opened(Some(4), vec![Level::Hard]).expect("it opens").session;
    assert_eq!((waiting.status, waiting.seats.len(), waiting.host), (Status::Lobby, 2, 1));
}

#[test]
fn no_more_computers_than_seats_beside_the_person() {
    for (seats, many, most) in [(Some(1), 1, 0), (Some(2), 2, 1), (None, 4, 3), (None, 300, 3)] {
        let denied = opened(seats, vec![Level::Easy; many]).err();
        assert!(
            matches!(denied, Some(Denied::TooManyComputers { most: told }) if told == most),
            "{denied:?}"
        );
    }
}
