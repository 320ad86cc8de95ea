//! Asking on the server who would like to join, and the question about a lobby that nobody fills.

use super::*;
use crate::life::{place, search};

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

fn search(people: &[u64]) -> Intent {
    Intent::Search { people: people.to_vec(), role: None }
}

/// The message redrawn, which calls nobody.
fn anew() -> Effect {
    Effect::Search { people: Vec::new(), role: None }
}

/// The clock's question about free seats, so many seconds after the lobby was opened.
fn asks(play: &Play, after: i64) -> Result<Change, Denied> {
    let moment =
        Moment { now: play.session.opened + after, secret: [8; 32], availability: Availability::default() };
    decide(&play.session, &Intent::Unfilled, &Person::clock(), &moment)
}

#[track_caller]
fn is_asked(play: &mut Play, after: i64) {
    play.now = play.session.opened + after - 1;
    let change = asks(play, after).expect("the host is asked");
    play.takes(change);
}

fn due(play: &Play) -> Option<i64> {
    let timers = play.session.timers();
    let timer = timers.into_iter().find(|timer| timer.kind == TimerKind::Unfilled)?;
    Some(timer.due - play.session.opened)
}

#[test]
fn a_table_asks_once_who_would_like_to_join_and_calls_nobody_who_sits() {
    let mut play = Play::lobby(RULES_1[0], 4);
    play.does(2, &Intent::Join);
    play.denies(2, &search(&[5]), "not the host");
    play.denies(9, &search(&[5]), "not the host");
    let many: Vec<u64> = (1..30).collect();
    play.does(1, &search(&many));
    let called = Effect::Search { people: (3..11).collect(), role: None };
    assert_eq!(play.effects, [Effect::Lobby, called.clone()]);
    play.denies(1, &search(&[5]), "searched already");
    assert_eq!(called.forgetting(4, &[]).map(|it| it != called), Some(true));
    assert_eq!(called.forgetting(40, &[]), None);
    // It shows who has come and gone, and calls nobody again.
    for (user, intent) in [(3, Intent::Join), (4, Intent::Join), (4, Intent::Leave), (1, Intent::Seats(3))] {
        play.does(user, &intent);
        // A full lobby also calls its host.
        play.effects.retain(|effect| !matches!(effect, Effect::Call(_) | Effect::TakeCallAway(_)));
        assert_eq!(play.effects, [Effect::Lobby, anew()], "{intent:?}");
    }
    play.denies(1, &search(&[]), "full");
    play.does(1, &Intent::Configure { key: "length".to_owned(), value: "long".to_owned() });
    assert_eq!(play.effects, [Effect::Lobby], "nothing that it shows has changed");
    let start = play.tries(1, &Intent::Start).expect("they begin");
    assert_eq!(start.effects.last(), Some(&anew()), "and it goes");
    assert!(!search::shows_search(&start.session));
}

#[test]
fn what_asks_for_company_goes_with_its_lobby_and_along_to_another_channel() {
    let mut play = Play::lobby(RULES_1[0], 4);
    play.does(1, &search(&[]));
    is_asked(&mut play, DAY + HOUR);
    assert_eq!(play.effects, [Effect::Unfilled]);
    assert!(place::showing(&play.session).ends_with(&[anew(), Effect::Unfilled]));
    let bring = Intent::Bring { channel: 21, allowed: false };
    let brought = play.tries(1, &bring).expect("it is brought");
    assert!(brought.effects.contains(&anew()), "{:?}", brought.effects);
    assert!(!search::shows_doubt(&brought.session), "whoever brings it knows that it waits");
    let closed = play.tries(1, &END).expect("it is closed");
    assert_eq!(closed.effects, [Effect::Lobby, anew(), Effect::Unfilled]);
    let left = play.tries(1, &Intent::Leave).expect("the last one goes");
    assert_eq!(left.effects, closed.effects);
    let vanished = play.tries_as(&Person::bot(), &Intent::Vanish).expect("its channel was deleted");
    assert_eq!(vanished.effects, [], "its messages went with the channel");
}

#[test]
fn the_host_is_asked_once_about_free_seats_a_day_after_somebody_looked_after_them() {
    let mut play = Play::lobby(RULES_1[0], 4);
    assert_eq!(due(&play), Some(DAY));
    assert!(matches!(asks(&play, DAY - 1), Err(Denied::NotAsked)));
    play.now += HOUR;
    play.does(1, &search(&[]));
    let late = due(&play).expect("later");
    assert_eq!(late, DAY + HOUR + 1);
    assert!(matches!(asks(&play, DAY + HOUR), Err(Denied::NotAsked)));
    is_asked(&mut play, late);
    assert_eq!(play.session.touched, play.session.opened + HOUR + 1, "nobody has touched the table");
    assert_eq!((due(&play), search::shows_doubt(&play.session)), (None, true));
    assert!(matches!(asks(&play, 3 * DAY), Err(Denied::NotAsked)));
    // A taken seat changes what can be done; a full table asks nothing.
    for user in [2, 3] {
        play.does(user, &Intent::Join);
        assert_eq!(play.effects, [Effect::Lobby, anew(), Effect::Unfilled]);
    }
    play.does(4, &Intent::Join);
    assert!(play.effects.contains(&Effect::Unfilled) && !search::shows_doubt(&play.session));
}

#[test]
fn nobody_is_asked_about_a_table_that_is_full_parked_brought_elsewhere_or_begun() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(2, &Intent::Join);
    assert_eq!(due(&play), None, "full");
    play.does(2, &Intent::Leave);
    play.does(1, &Intent::Park);
    assert_eq!(due(&play), None, "parked");
    assert!(matches!(asks(&play, 2 * DAY), Err(Denied::NotAsked)));
    play.now = play.session.opened + 2 * DAY;
    play.does(1, &Intent::Unpark);
    assert_eq!(due(&play), Some(3 * DAY + 1), "its channel is open again");
    play.does(1, &Intent::Bring { channel: 21, allowed: false });
    assert_eq!(due(&play), Some(3 * DAY + 2), "brought");
    play.does(1, &END);
    assert_eq!(due(&play), None, "closed");
    assert_eq!(due(&Play::started(2)), None, "begun");
}

#[test]
fn the_host_is_asked_when_they_are_awake() {
    let mut play = Play::lobby(RULES_1[0], 4);
    // The lobby was opened at 0:01 in the first night of 1970.
    let quiet = Availability { quiet: Some((23 * 60, 8 * 60)), ..Availability::default() };
    play.session.seats[0].availability = quiet;
    let morning = DAY + 8 * HOUR - play.session.opened;
    assert_eq!(due(&play), Some(morning));
    // The bot was away while they were awake.
    assert!(matches!(asks(&play, DAY + 23 * HOUR), Err(Denied::NotAsked)));
    let away = Availability { away: Some((0, 3 * DAY)), ..Availability::default() };
    play.session.seats[0].availability = away;
    assert_eq!(due(&play), Some(3 * DAY - play.session.opened));
    // The present host is asked.
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Leave);
    assert_eq!((play.session.host, due(&play)), (2, Some(DAY)));
}

#[test]
fn computers_fill_the_table_and_the_game_begins() {
    let mut play = Play::lobby(RULES_1[0], 4);
    play.does(2, &Intent::Join);
    is_asked(&mut play, DAY);
    play.denies(2, &Intent::Fill, "not the host");
    let filled = play.tries(1, &Intent::Fill).expect("they are filled up");
    assert!(filled.session.is_starting() && filled.session.seats.len() == 4);
    assert!(matches!(filled.effects[..], [Effect::Start(_), Effect::Unfilled]), "{:?}", filled.effects);
    play.rows.extend(filled.rows);
    play.session = filled.session;
    play.stands();
}
