//! Private tables, stored: several of one person, posted nowhere, and forgotten with them.

use super::*;

const ADA: u64 = 10_000_000_000_000_001;
const OWN: Place = Place { guild: PLACE.guild, channel: ADA };

fn alone(computers: usize) -> Intent {
    let Intent::Open { game, options, language, .. } = opening(1) else { panic!("it opens a table") };
    let seats = u8::try_from(computers + 1).expect("a few");
    Intent::Open { game, options, language, seats: Some(seats), computers: vec![Level::Easy; computers] }
}

async fn opens(tables: &Tables, computers: usize) -> SessionId {
    tables.open(OWN, &person(ADA), &alone(computers), None).await.expect("there is room").session.id
}

/// The number of posts that wait anywhere.
async fn posts(tables: &Tables) -> usize {
    tables.outbox().waiting(tables.now() + 3600).await.expect("the outbox is read").len()
}

#[tokio::test]
async fn one_person_has_several_private_tables_and_none_of_them_is_posted_or_calls_anybody() {
    let house = House::new();
    let tables = house.open().await;
    let digest = Availability { digest: Some(0), direct: true, ..Availability::default() };
    tables.store().set_rhythm(ADA, &digest, tables.now()).await.expect("it is set");
    let (first, second) = (opens(&tables, 0).await, opens(&tables, 1).await);
    assert_ne!(first, second);
    tables.act(first, &person(ADA), &moves("step; roll"), None).await.expect("it is legal");
    house.wait(3 * 24 * 60 * 60);
    serves(&tables).await;
    assert_eq!(posts(&tables).await, 0);
    let waiting = tables.all_waiting(ADA).await.expect("it is read");
    assert_eq!(waiting.first().map(|waiting| waiting.session), Some(first), "**Next** leads to it");
    assert!(tables.waiting_with_others(ADA).await.expect("it is read").is_empty(), "no digest names it");
    tables.act(first, &person(ADA), &moves("end"), None).await.expect("it is legal");
    assert_eq!(posts(&tables).await, 0);
    tables.show_again().await.expect("it is asked for");
    assert_eq!(posts(&tables).await, 0);
}

#[tokio::test]
async fn a_private_table_goes_on_after_a_restart_and_is_listed_for_its_person_alone() {
    let house = House::new();
    let tables = house.open().await;
    let id = opens(&tables, 0).await;
    tables.act(id, &person(ADA), &moves("step"), None).await.expect("it is legal");
    drop(tables);
    let tables = house.open().await;
    let listed = async |host| tables.store().placed_tables(PLACE.guild, host, 9).await.expect("it is read");
    assert!(listed(None).await.is_empty(), "a moderator does not see it");
    assert_eq!(listed(Some(ADA)).await.len(), 1);
    let found = tables.find(id).await.expect("it is read").expect("it is there");
    assert!(found.is_private());
    // The channel's own table is another one.
    does(&tables, 2, &opening(2)).await;
    let bring =
        async |channel| tables.act(id, &person(ADA), &Intent::Bring { channel, allowed: false }, None).await;
    assert!(matches!(bring(PLACE.channel).await, Err(Denied::ChannelTaken)));
    assert!(!bring(21).await.expect("that channel is free").session.is_private());
    assert_eq!(listed(None).await.len(), 2);
    assert!(posts(&tables).await > 0, "now everybody sees it");
}

#[tokio::test]
async fn a_person_who_is_forgotten_is_the_place_of_no_table_any_more() {
    let house = House::new();
    let tables = house.open().await;
    let (over, open, shown) = (opens(&tables, 0).await, opens(&tables, 1).await, opens(&tables, 0).await);
    tables.act(over, &person(ADA), &moves("end"), None).await.expect("it is legal");
    let bring = Intent::Bring { channel: 22, allowed: false };
    tables.act(shown, &person(ADA), &bring, None).await.expect("the channel is free");
    tables.forget(&person(ADA)).await.expect("it is done");
    let left = tables.store().cells_with(&[&ADA.to_string()]).await;
    assert!(left.is_empty(), "{left:?}");
    for id in [over, open] {
        let session = tables.session_by_id(id).await.expect("it is read").expect("it is there");
        assert!(session.is_private() && !session.status.is_open());
    }
}
