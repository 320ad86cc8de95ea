//! How much one person may have at once, and who waits for whom.

use super::*;

const ANN: u64 = 1;
const BEN: u64 = 2;

/// A channel on a server of its own.
fn place(guild: u64) -> Place {
    Place { guild, channel: 100 + guild }
}

/// Opens twenty tables at once, on as many servers; gives those that are opened.
async fn opened_at_once(tables: &Tables, user: u64) -> Vec<Arc<Session>> {
    let open = |guild| {
        let tables = tables.clone();
        tokio::spawn(async move { tables.open(place(guild), &person(user), &opening(2), None).await })
    };
    let mut opened = Vec::new();
    for task in (20..40).map(open).collect::<Vec<_>>() {
        opened.extend(task.await.expect("it does not panic").map(|receipt| receipt.session));
    }
    opened
}

/// Opens tables one after the other, from that server on, until one is refused.
async fn fill_up(tables: &Tables, user: u64, first: u64) -> Vec<Arc<Session>> {
    let mut waiting = Vec::new();
    for guild in first.. {
        match tables.open(place(guild), &person(user), &opening(2), None).await {
            Ok(opened) => waiting.push(opened.session),
            Err(denied) => {
                assert!(matches!(denied, Denied::TooManyLobbies { most: 5 }), "{denied:?}");
                break;
            }
        }
    }
    waiting
}

fn is_too_much(done: &Result<Receipt, Denied>) -> bool {
    matches!(done, Err(Denied::TooManyLobbies { most: 5 }))
}

#[tokio::test]
async fn a_person_has_five_tables_that_have_not_begun() {
    let house = House::new();
    let tables = house.open().await;
    let acts = async |id, user, intent: &Intent| tables.act(id, &person(user), intent, None).await;
    let opened = opened_at_once(&tables, ANN).await;
    assert!((1..=5).contains(&opened.len()), "none of them is overlooked: {}", opened.len());
    let waiting = [opened, fill_up(&tables, ANN, 50).await].concat();
    assert_eq!(waiting.len(), 5);
    let checked = tables.check_opening(place(90), &person(ANN), &opening(2)).await;
    assert!(matches!(checked, Err(Denied::TooManyLobbies { .. })), "{checked:?}");
    tables.open(place(91), &person(BEN), &opening(2), None).await.expect("others have tables of their own");
    // Any action at the waiting ones is carried out.
    let first = waiting[0].id;
    acts(first, BEN, &Intent::Join).await.expect("there is a seat");
    acts(first, ANN, &Intent::Bring { channel: 500, allowed: false }).await.expect("it is hers");
    tables.act_and_tell(first, &person(ANN), &Intent::Start).await.expect("they are two");
    tables.open(place(92), &person(ANN), &opening(2), None).await.expect("one has begun");
    acts(first, ANN, &Intent::Resign).await.expect("it is over");
    assert!(is_too_much(&acts(first, ANN, &Intent::Rematch).await));
    acts(first, BEN, &Intent::Rematch).await.expect("he has room, and calls her");
}

#[tokio::test]
async fn a_table_whose_channel_was_deleted_is_counted_once_it_is_brought_back() {
    let house = House::new();
    let tables = house.open().await;
    let gone = tables.open(place(10), &person(ANN), &opening(2), None).await.expect("it is free").session.id;
    tables.act(gone, &Person::bot(), &Intent::Vanish, None).await.expect("the channel is gone");
    let waiting = fill_up(&tables, ANN, 50).await;
    let bring = Intent::Bring { channel: 501, allowed: false };
    assert!(is_too_much(&tables.act(gone, &person(ANN), &bring, None).await));
    tables.act(waiting[0].id, &person(ANN), &Intent::End { sure: true }, None).await.expect("it is closed");
    tables.act(gone, &person(ANN), &bring, None).await.expect("there is room");
    assert!(fill_up(&tables, ANN, 60).await.is_empty(), "the one that was brought back is counted");
    // A moderator brings somebody else's table back, however many that person hosts.
    tables.act(gone, &Person::bot(), &Intent::Vanish, None).await.expect("the channel is gone");
    assert_eq!(fill_up(&tables, ANN, 70).await.len(), 1);
    let helped = Intent::Bring { channel: 502, allowed: true };
    tables.act(gone, &person(BEN), &helped, None).await.expect("moderators are not hindered");
}

#[tokio::test]
async fn exports_wait_for_room_in_line_and_nothing_else_waits_with_them() {
    let house = House::new();
    let tables = house.open().await;
    let room = tables.0.lines.export.acquire_many(2).await.expect("nobody else is there");
    let mut waits = std::pin::pin!(tables.export_of(ANN));
    tokio::select! {
        biased;
        _ = &mut waits => panic!("it did not wait"),
        direct = tables.store().export(BEN, tables.now()) => assert!(direct.is_ok()),
    }
    drop(room);
    assert_eq!(waits.await.expect("it is its turn")["person"], "1");
}
