//! Playing once more: the same game or another one, with the same people.

use super::*;
use crate::life::reunion;

/// The change that an intent makes at a lobby without a channel.
fn goes_on(lobby: &Session, user: u64, intent: &Intent) -> Change {
    let moment = Moment { now: 9_000, secret: [9; 32], availability: Availability::default() };
    decide(lobby, intent, &person(user), &moment).expect("the intent is granted")
}

/// The lobby that person 2 opens where three have played.
fn reunion() -> Change {
    let mut play = Play::started(3);
    play.plays(1, "end");
    play.tries(2, &Intent::Rematch).expect("the game is over")
}

fn kinds(change: &Change) -> Vec<Kind> {
    change.rows.iter().map(|row| row.kind()).collect()
}

#[test]
fn a_reunion_begins_when_the_last_has_sat_down() {
    let opened = reunion();
    assert_eq!(kinds(&opened), [Kind::Open, Kind::Reunion]);
    assert_eq!((opened.session.seats_wanted, opened.session.is_starting()), (3, false));
    let one = goes_on(&opened.session, 1, &Intent::Join);
    assert_eq!((kinds(&one), one.effects), (vec![Kind::Join], vec![Effect::Lobby]));
    let all = goes_on(&one.session, 3, &Intent::Join);
    assert_eq!(kinds(&all), [Kind::Join, Kind::Start]);
    assert!(all.session.is_starting());
    assert_eq!(all.effects, [Effect::Start(all.session.next - 1)]);
    // The last person to join need not be one who played.
    assert!(goes_on(&one.session, 7, &Intent::Join).session.is_starting());
    // The host need not wait.
    assert!(goes_on(&one.session, 2, &Intent::Start).session.is_starting());
}

#[test]
fn a_reunion_is_one_still_when_it_is_loaded_and_where_seats_change() {
    let opened = reunion();
    let mut stored = Session { facts: Facts::default(), ..opened.session.clone() };
    assemble(&mut stored, &opened.rows, None).expect("there is nothing to replay");
    assert!(stored.reunion && reunion::begins_when_full(&stored));
    let fewer = goes_on(&opened.session, 2, &Intent::Seats(2));
    assert!(goes_on(&fewer.session, 1, &Intent::Join).session.is_starting());
    // A computer fills a seat, but the game does not begin with that.
    let one = goes_on(&opened.session, 1, &Intent::Join);
    let full = goes_on(&one.session, 2, &Intent::Seat(Level::Easy));
    assert!(!full.session.is_starting());
}

#[test]
fn nobody_is_cut_off_from_adding_words_to_the_luck() {
    let luck = Intent::Configure { key: "luck".to_owned(), value: "people".to_owned() };
    let lobby = goes_on(&reunion().session, 2, &luck);
    assert!(!reunion::begins_when_full(&lobby.session));
    let one = goes_on(&lobby.session, 1, &Intent::Join);
    let all = goes_on(&one.session, 3, &Intent::Join);
    assert_eq!((all.session.is_starting(), all.effects), (false, vec![Effect::Lobby, Effect::Call(Seat(0))]));
}

#[test]
fn an_ordinary_lobby_waits_for_its_host() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(2, &Intent::Join);
    assert!(!play.session.is_starting() && !play.session.reunion);
}

/// A game of Harmonies that was ended, of that many people.
fn harmonies(people: u8) -> Play {
    let mut play = Play::lobby(games::title("harmonies").expect("there is Harmonies"), people);
    for user in 2..=u64::from(people) {
        play.does(user, &Intent::Join);
    }
    play.does(1, &Intent::Configure { key: "pace".to_owned(), value: "daily".to_owned() });
    play.does(1, &Intent::Start);
    play.does(99, &SETTLE);
    play
}

#[test]
fn the_same_people_play_something_else() {
    let play = harmonies(3);
    let catan = Intent::Another("catan".to_owned());
    play.denies(9, &catan, "not seated");
    play.denies(1, &Intent::Another("chess".to_owned()), "no such game");
    let change = play.tries(2, &catan).expect("it takes three");
    let session = &change.session;
    assert_eq!((session.title.id(), session.seats_wanted, session.host), ("catan", 3, 2));
    assert_eq!(session.options, Options::default());
    assert_eq!(session.terms, play.session.terms, "how fast they play is theirs");
    assert_eq!(change.effects, [Effect::Commitment, Effect::Invitation(vec![1, 3])]);
    assert!(reunion::begins_when_full(session));
    harmonies(2).denies(1, &catan, "refused: refusal-seats");
}

#[test]
fn whoever_is_forgotten_is_not_waited_for() {
    let mut play = harmonies(3);
    play.session.seats[2].sitter = Sitter::forgotten(*PSEUDONYMS.start());
    assert_eq!(reunion::seats_once_more(&play.session), 2);
    let again = play.tries(1, &Intent::Rematch).expect("the game is over").session;
    assert_eq!(again.seats_wanted, 2);
    assert!(goes_on(&again, 2, &Intent::Join).session.is_starting());
    play.denies(1, &Intent::Another("catan".to_owned()), "refused: refusal-seats");
}

#[test]
fn one_person_and_computers_play_something_else_at_once() {
    let mut play = Play::lobby(games::title("harmonies").expect("there is Harmonies"), 2);
    play.does(1, &Intent::Seat(Level::Easy));
    play.does(1, &Intent::Start);
    play.does(1, &END);
    let lands = play.tries(1, &Intent::Another("confusing-lands".to_owned())).expect("it takes two");
    assert!(lands.session.is_starting());
    assert_eq!(lands.effects, [Effect::Start(lands.session.next - 1)]);
}
