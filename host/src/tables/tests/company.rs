//! The people who are called when a table looks for players: none who rests, has opted out, sits there, or was called within a day.

use super::*;
use crate::outbox::Posted;
use crate::store::{INVITATIONS, NO_INVITATIONS};

const HOST: u64 = 10_000_000_000_000_001;
const DAY: i64 = 24 * 60 * 60;

fn known(number: u64) -> u64 {
    HOST + number
}

fn at(channel: u64) -> Place {
    Place { channel, ..PLACE }
}

/// A finished game of those people, in a channel of its own.
async fn finished(tables: &Tables, channel: u64, people: [u64; 2]) {
    act_at(tables, at(channel), &person(people[0]), &opening(2), None).await.expect("it opens");
    act_at(tables, at(channel), &person(people[1]), &Intent::Join, None).await.expect("they sit down");
    for (user, intent) in [(people[0], Intent::Start), (people[1], Intent::Resign)] {
        act_at(tables, at(channel), &person(user), &intent, None).await.expect("it is done");
    }
}

async fn lobby(tables: &Tables, channel: u64, host: u64) -> Arc<Session> {
    act_at(tables, at(channel), &person(host), &opening(4), None).await.expect("it opens").session
}

async fn players(tables: &Tables, session: &Session) -> Vec<u64> {
    let mut players = tables.players_for(session).await.expect("they are found");
    players.sort_unstable();
    players
}

async fn search(tables: &Tables, session: &Arc<Session>, people: Vec<u64>) -> Result<Receipt, Denied> {
    let intent = Intent::Search { people, role: None };
    tables.act(session.clone(), &person(session.host), &intent, None).await
}

/// The people whom the waiting posts of a channel call.
async fn called(tables: &Tables, channel: u64) -> Vec<u64> {
    let due = tables.outbox().due(at(channel), tables.now()).await.expect("it is read");
    due.into_iter()
        .find_map(|post| match post.effect {
            Effect::Search { people, .. } => Some(people),
            _ => None,
        })
        .expect("a table looks for players")
}

#[tokio::test]
async fn only_those_are_called_who_know_the_game_and_may_be_called_now() {
    let house = House::new();
    let tables = house.open().await;
    for (channel, pair) in [(1, [1, 2]), (2, [3, 4]), (3, [5, 6])] {
        finished(&tables, channel, pair.map(known)).await;
    }
    let table = lobby(&tables, 9, HOST).await;
    assert_eq!(players(&tables, &table).await, [1, 2, 3, 4, 5, 6].map(known));
    let now = tables.now();
    let minute = u16::try_from(now.rem_euclid(DAY) / 60).expect("a minute of the day");
    let quiet = Availability { quiet: Some((minute, (minute + 60) % (24 * 60))), ..Availability::default() };
    let away = Availability { away: Some((now - 1, now + DAY)), ..Availability::default() };
    let digest = Availability { digest: Some(480), ..Availability::default() };
    for (number, rhythm) in [(1, quiet), (2, away), (3, digest)] {
        tables.store().set_rhythm(known(number), &rhythm, now).await.expect("it is set");
    }
    assert_eq!(players(&tables, &table).await, [4, 5, 6].map(known));
    let owner = Owner::Person(known(4));
    tables.database().set(owner, INVITATIONS, Some(NO_INVITATIONS)).await.expect("it is set");
    tables.act(table, &person(known(5)), &Intent::Join, None).await.expect("they sit down");
    let table = tables.find_at(at(9)).await.expect("it is read").expect("it is there").session;
    assert_eq!(players(&tables, &table).await, [known(6)]);
    tables.forget(&person(known(6))).await.expect("they are forgotten");
    assert_eq!(players(&tables, &table).await, Vec::<u64>::new());
    let elsewhere = Place { guild: PLACE.guild + 1, channel: 30 };
    let other = act_at(&tables, elsewhere, &person(known(7)), &opening(2), None).await.expect("it opens");
    assert_eq!(players(&tables, &other.session).await, Vec::<u64>::new(), "it is another server's");
}

#[tokio::test]
async fn nobody_is_called_twice_a_day_and_nobody_asks_twice_a_day() {
    let house = House::new();
    let tables = house.open().await;
    finished(&tables, 1, [1, 2].map(known)).await;
    finished(&tables, 2, [3, 4].map(known)).await;
    let (one, two) = (lobby(&tables, 8, HOST).await, lobby(&tables, 9, known(20)).await);
    // Both hosts have been shown the same four.
    let all = [1, 2, 3, 4].map(known).to_vec();
    search(&tables, &one, all[..3].to_vec()).await.expect("they are called");
    assert_eq!(players(&tables, &two).await, all[3..]);
    search(&tables, &two, all.clone()).await.expect("whoever is left is called");
    assert_eq!((called(&tables, 8).await, called(&tables, 9).await), (all[..3].to_vec(), all[3..].to_vec()));
    let third = lobby(&tables, 10, HOST).await;
    assert!(matches!(search(&tables, &third, Vec::new()).await, Err(Denied::SearchedToday { .. })));
    // It holds over a restart; a day later all are called again.
    drop(tables);
    let tables = house.open().await;
    let third = tables.find(third.id).await.expect("it is read").expect("it is there").session;
    assert!(matches!(search(&tables, &third, Vec::new()).await, Err(Denied::SearchedToday { .. })));
    assert_eq!(players(&tables, &third).await, Vec::<u64>::new());
    house.wait(DAY);
    assert_eq!(players(&tables, &third).await, all);
    search(&tables, &third, all.clone()).await.expect("they are called");
    assert_eq!(called(&tables, 10).await, all);
}

/// Both questions are found allowed before either is asked, because the database is busy.
#[tokio::test]
async fn a_host_who_asks_at_two_tables_at_once_asks_at_one_of_them() {
    let house = House::new();
    let tables = house.open().await;
    let (one, two) = (lobby(&tables, 8, HOST).await, lobby(&tables, 9, HOST).await);
    let ages = "with recursive n(n) as (select 1 union all select n + 1 from n where n < 2000000) select max(n) from n";
    let (_, one_asked, two_asked) = tokio::join!(
        tables.database().run(ages),
        search(&tables, &one, Vec::new()),
        search(&tables, &two, Vec::new())
    );
    let refused = match (one_asked, two_asked) {
        (Ok(_), Err(Denied::SearchedToday { .. })) => two,
        (Err(Denied::SearchedToday { .. }), Ok(_)) => one,
        (one, two) => panic!("{:?} {:?}", one.map(drop), two.map(drop)),
    };
    let now = tables.find(refused.id).await.expect("it is read").expect("it is there").session;
    assert_eq!((now.rev, &now.search), (refused.rev, &refused.search));
}

/// Another process was quicker at the table, and something else is written together with the search: the notes of the late search are
/// rolled back, and made when it is tried again.
#[tokio::test]
async fn a_search_that_comes_late_to_its_table_is_made_all_the_same() {
    let house = House::new();
    let (tables, others) = (house.open().await, house.open().await);
    finished(&tables, 1, [1, 2].map(known)).await;
    let table = lobby(&tables, 8, HOST).await;
    lobby(&tables, 9, known(20)).await;
    lobby(&tables, 10, known(21)).await;
    act_at(&others, at(8), &person(known(3)), &Intent::Join, None).await.expect("they sit down");
    let long = "with recursive n(n) as (select 1 union all select n + 1 from n where n < 3000000) select max(n) from n";
    let joins = async |channel: u64, user: u64, millis: u64| {
        tokio::time::sleep(std::time::Duration::from_millis(millis)).await;
        act_at(&tables, at(channel), &person(known(user)), &Intent::Join, None).await.expect("they sit down")
    };
    let searches = async {
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        search(&tables, &table, vec![known(1)]).await.expect("it is tried again")
    };
    // The first to come is written alone when the database is free, the others together.
    tokio::join!(tables.database().run(long), joins(9, 4, 20), joins(10, 5, 60), searches);
    assert_eq!(called(&tables, 8).await, [known(1)]);
}

#[tokio::test]
async fn the_host_is_asked_once_whoever_looks_at_the_clock() {
    let house = House::new();
    let tables = house.open().await;
    lobby(&tables, 8, HOST).await;
    lobby(&tables, 9, known(20)).await;
    act_at(&tables, at(9), &person(known(20)), &Intent::End { sure: true }, None).await.expect("it closes");
    house.wait(DAY - 1);
    assert_eq!(tables.ring(tables.now()).await.expect("it rings"), 0);
    house.wait(1);
    assert_eq!(tables.ring(tables.now()).await.expect("it rings"), 1);
    drop(tables);
    let tables = house.open().await;
    assert_eq!(tables.ring(tables.now()).await.expect("it rings"), 0);
    let due = tables.outbox().due(at(8), tables.now()).await.expect("it is read");
    assert_eq!(due.iter().filter(|post| post.effect == Effect::Unfilled).count(), 1);
    let asked = tables.find_at(at(8)).await.expect("it is read").expect("it is there").session;
    assert!(session::search::shows_doubt(&asked));
}

/// A clock set back before the question does not ask it too early, and one set back after it does not ask again.
#[tokio::test]
async fn the_host_is_asked_once_though_the_clock_is_set_back() {
    let house = House::new();
    let tables = house.open().await;
    lobby(&tables, 8, HOST).await;
    let asked = async |tables: &Tables| {
        let rung = tables.ring(tables.now()).await.expect("it rings");
        tables.round().await.expect("the clock is read");
        rung
    };
    house.wait(-2 * DAY);
    assert_eq!(asked(&tables).await, 0);
    house.wait(3 * DAY);
    assert_eq!(asked(&tables).await, 1);
    for seconds in [-2 * DAY, DAY, DAY, DAY] {
        house.wait(seconds);
        assert_eq!(asked(&tables).await, 0, "it has been asked");
    }
    let due = tables.outbox().due(at(8), tables.now()).await.expect("it is read");
    assert_eq!(due.iter().filter(|post| post.effect == Effect::Unfilled).count(), 1);
}

#[tokio::test]
async fn computers_that_fill_a_table_are_counted() {
    let house = House::new();
    let tables = house.open().await;
    for channel in 40..46 {
        let table = lobby(&tables, channel, HOST + channel).await;
        tables.act(table, &person(HOST + channel), &Intent::Fill, None).await.expect("they sit down");
    }
    let table = lobby(&tables, 46, HOST).await;
    let refused = tables.act(table, &person(HOST), &Intent::Fill, None).await.err();
    assert!(matches!(refused, Some(Denied::NoComputerFree { .. })), "{refused:?}");
}

#[tokio::test]
async fn what_is_noted_of_calls_is_exported_and_forgotten() {
    let house = House::new();
    let tables = house.open().await;
    finished(&tables, 1, [1, 2].map(known)).await;
    let table = lobby(&tables, 8, HOST).await;
    search(&tables, &table, [1, 2].map(known).to_vec()).await.expect("they are called");
    let export = async |user| tables.store().export(user, 0).await.expect("it is written");
    assert!(export(HOST).await["settings"]["searched"].is_string());
    let theirs = export(known(1)).await;
    assert!(theirs["settings"]["called"].is_string());
    assert!(theirs["posts"].to_string().contains("search"), "{}", theirs["posts"]);
    // Once while it waits, once when it is sent.
    let post = tables.outbox().due(at(8), tables.now()).await.expect("it is read");
    tables.forget(&person(known(1))).await.expect("they are forgotten");
    let search =
        post.into_iter().find(|post| matches!(post.effect, Effect::Search { .. })).expect("it waits");
    let posted = Posted { message: Some(77), ..Posted::default() };
    tables.outbox().sent(&search, posted, tables.now()).await.expect("it is noted");
    let left = tables.store().cells_with(&[&format!("[{}", known(2))]).await;
    assert_eq!(left, Vec::<String>::new(), "whom it has called is forgotten when it is out");
    tables.forget(&person(known(2))).await.expect("they are forgotten");
    for user in [1, 2].map(known) {
        let left = tables.store().cells_with(&[&user.to_string()]).await;
        assert_eq!(left, Vec::<String>::new());
    }
}

/// The people of a game that has ended are invited to the next one; those who never come have nothing to do with it.
#[tokio::test]
async fn an_invitation_that_is_out_tells_nothing_of_whom_it_has_called() {
    let house = House::new();
    let tables = house.open().await;
    finished(&tables, 1, [1, 2].map(known)).await;
    act_at(&tables, at(1), &person(known(1)), &Intent::Rematch, None).await.expect("it opens");
    let due = tables.outbox().due(at(1), tables.now()).await.expect("it is read");
    let invitation = due.into_iter().find(|post| matches!(post.effect, Effect::Invitation(_)));
    let invitation = invitation.expect("the other one is invited");
    assert_eq!(invitation.effect, Effect::Invitation(vec![known(2)]));
    let posted = Posted { message: Some(77), ..Posted::default() };
    tables.outbox().sent(&invitation, posted, tables.now()).await.expect("it is noted");
    let left = tables.store().cells_with(&[&format!("[{}", known(2))]).await;
    assert_eq!(left, Vec::<String>::new(), "it is out");
    tables.forget(&person(known(2))).await.expect("they are forgotten");
    let left = tables.store().cells_with(&[&known(2).to_string()]).await;
    assert_eq!(left, Vec::<String>::new());
}
