//! Tables whose channels were deleted, in the database and over restarts.

use session::Remedy;

use super::*;

const DAY: i64 = 24 * 60 * 60;
const BRING: Intent = Intent::Bring { channel: 21, allowed: false };
const THERE: Place = Place { channel: 21, ..PLACE };

/// A game with that many people on those terms.
async fn agreed(tables: &Tables, seats: u8, terms: &[(&str, &str)]) -> SessionId {
    does(tables, 1, &opening(seats)).await;
    for (key, value) in terms {
        let (key, value) = ((*key).to_owned(), (*value).to_owned());
        does(tables, 1, &Intent::Configure { key, value }).await;
    }
    for user in 2..=u64::from(seats) {
        does(tables, user, &Intent::Join).await;
    }
    does(tables, 1, &Intent::Start).await.session.id
}

async fn vanish(tables: &Tables, id: SessionId) -> Arc<Session> {
    tables.act(id, &Person::bot(), &Intent::Vanish, None).await.expect("its channel is gone").session
}

async fn bring(tables: &Tables, id: SessionId, user: u64) -> Arc<Session> {
    tables.act(id, &person(user), &BRING, None).await.expect("it is theirs to bring").session
}

/// The server's closed tables that can be brought back.
async fn vanished(tables: &Tables) -> Vec<SessionId> {
    let standing = tables.store().placed_tables(PLACE.guild, None, 9).await.expect("it is read");
    standing.into_iter().filter(|table| table.vanished).map(|table| table.id).collect()
}

#[tokio::test]
async fn a_table_at_which_a_vote_is_open_is_listed_and_brought_after_a_restart() {
    let house = House::new();
    let tables = house.open().await;
    let id = agreed(&tables, 3, &[("pace", "daily")]).await;
    house.wait(DAY + 1);
    tables.act(id, &Person::clock(), &Intent::TimeUp(Seat(0)), None).await.expect("the time is up");
    let open = vanish(&tables, id).await;
    assert!(open.absences.is_empty());
    // After the deletion, older versions noted that the vote is over.
    tables.store().append_back(id).await;
    drop(tables);
    let tables = house.open().await;
    assert_eq!(vanished(&tables).await, [id]);
    assert_eq!(tables.store().tables_of(2).await.expect("it is read"), [id]);
    let due = tables.outbox().due(PLACE, tables.now()).await.expect("the outbox is read");
    assert!(due.is_empty(), "nothing is posted to a channel that is gone: {due:?}");
    assert_eq!(bring(&tables, id, 1).await.status, Status::Live);
    assert_eq!(vanished(&tables).await, []);
    let again =
        tables.act(id, &Person::clock(), &Intent::TimeUp(Seat(0)), None).await.expect("it is still up");
    let absence = again.session.absences[0].number;
    let vote = Intent::Vote { absence, remedy: Remedy::Time };
    act_at(&tables, THERE, &person(2), &vote, None).await.expect("she votes");
    assert!(matches!(tables.act(id, &person(1), &BRING, None).await, Err(Denied::HereAlready)));
}

#[tokio::test]
async fn wishes_and_farewells_reach_a_table_whose_channel_is_gone() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 3).await.id;
    vanish(&tables, id).await;
    let rhythm = Availability { digest: Some(480), ..Availability::default() };
    tables.keep_rhythm(&person(2), rhythm.clone()).await.expect("it is noted");
    tables.forget(&person(1)).await.expect("they are forgotten");
    drop(tables);
    let tables = house.open().await;
    let hosts = tables.store().placed_tables(PLACE.guild, None, 9).await.expect("it is read");
    assert_eq!(hosts.iter().map(|table| table.host).collect::<Vec<_>>(), [2], "it is theirs to bring");
    let session = bring(&tables, id, 2).await;
    assert_eq!(session.seats[1].availability, rhythm);
    assert_eq!((session.computers_to_act(), session.people().len()), (SeatSet::one(Seat(0)), 2));
}

/// A table whose log does not replay under the rules of the present version.
async fn frozen(house: &House) -> (SessionId, Tables) {
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    does(&tables, 1, &moves("cheat")).await;
    drop(tables);
    let newer = house.open_with(RULES_2).await;
    assert_eq!(now(&newer).await.status, Status::Frozen);
    (id, newer)
}

#[tokio::test]
async fn wishes_reach_a_frozen_table() {
    let house = House::new();
    let (id, newer) = frozen(&house).await;
    let rhythm = Availability { digest: Some(480), ..Availability::default() };
    newer.keep_rhythm(&person(2), rhythm.clone()).await.expect("it is noted");
    drop(newer);
    let healed = house.open().await.find(id).await.expect("it is read").expect("it is there");
    assert_eq!((healed.status, &healed.seats[1].availability), (Status::Live, &rhythm));
}

#[tokio::test]
async fn a_frozen_table_stays_frozen_where_it_is_brought() {
    let house = House::new();
    let (id, newer) = frozen(&house).await;
    vanish(&newer, id).await;
    drop(newer);
    let newer = house.open_with(RULES_2).await;
    assert_eq!(vanished(&newer).await, [id]);
    assert_eq!(bring(&newer, id, 1).await.status, Status::Frozen);
    let due = newer.outbox().due(THERE, newer.now()).await.expect("the outbox is read");
    let told: Vec<&Effect> = due.iter().map(|post| &post.effect).collect();
    assert_eq!(told, [&Effect::Notice(Note::new("notice-frozen"))]);
    drop(newer);
    let healed = house.open().await;
    act_at(&healed, THERE, &person(1), &moves("step"), None).await.expect("it goes on");
}

#[tokio::test]
async fn a_table_from_before_new_rules_goes_on_under_them() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    vanish(&tables, id).await;
    drop(tables);
    let newer = house.open_with(RULES_2).await;
    bring(&newer, id, 1).await;
    let brought = newer.find(id).await.expect("it is read").expect("it is there");
    assert_eq!((brought.status, brought.rules), (Status::Live, 2));
    let cheat = act_at(&newer, THERE, &person(1), &moves("cheat"), None).await;
    assert!(matches!(cheat.map(drop), Err(Denied::Rule(_))), "the new rules hold at once");
}

#[tokio::test]
async fn whoever_was_forgotten_by_an_older_version_sits_there_no_more() {
    const HOST: u64 = 10_000_000_000_000_001;
    const PSEUDONYM: u64 = *session::PSEUDONYMS.start();
    let house = House::of_file();
    let tables = house.open().await;
    let mut ids = Vec::new();
    for (channel, starts) in [(31, false), (32, true), (33, false), (34, true)] {
        let place = Place { channel, ..PLACE };
        let mut deeds = vec![(HOST, opening(3)), (HOST + 1, Intent::Join), (HOST + 2, Intent::Join)];
        deeds.extend(starts.then_some((HOST, Intent::Start)));
        for (user, intent) in deeds {
            act_at(&tables, place, &person(user), &intent, None).await.expect("it is allowed");
        }
        let id = tables.find_at(place).await.expect("it is read").expect("it is there").id;
        if channel < 33 {
            vanish(&tables, id).await;
        }
        ids.push(id);
    }
    tables.store().forget_as_before(HOST, PSEUDONYM).await;
    drop(tables);
    let tables = house.open().await;
    for table in tables.store().placed_tables(PLACE.guild, None, 9).await.expect("it is read") {
        assert_eq!(table.host, HOST + 1, "{table:?}");
    }
    for (number, id) in ids.into_iter().enumerate() {
        let channel = 41 + number as u64;
        let bring = Intent::Bring { channel, allowed: false };
        let session = tables.act(id, &person(HOST + 1), &bring, None).await.expect("it is theirs").session;
        let people: Vec<u64> = session.users(session.people());
        assert_eq!(people, [HOST + 1, HOST + 2], "{number}");
        assert!(session.seats.iter().zip(0..).all(|(row, seat)| row.seat == Seat(seat)));
        match session.status {
            Status::Lobby => assert_eq!(session.seats.len(), 2),
            status => assert_eq!((status, session.computers_to_act()), (Status::Live, SeatSet::one(Seat(0)))),
        }
    }
}
