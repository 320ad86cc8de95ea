//! Posts wait, are merged, and are sent in order.

use super::*;
use crate::outbox::{Lane, Post, Posted, Stretch};
use crate::shards::Shards;

/// A post that became that message and narrated that part of the log.
fn became(message: u64, told: Option<Stretch>) -> Posted {
    Posted { message: Some(message), told, ..Posted::default() }
}

/// The posts that are due in the channel.
async fn due(tables: &Tables) -> Vec<Post> {
    tables.outbox().due(PLACE, tables.now()).await.expect("the outbox is read")
}

#[tokio::test]
async fn what_was_committed_is_posted_after_a_crash() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    does(&tables, 1, &moves("done")).await;
    std::mem::forget(tables);
    let tables = house.open().await;
    let due = due(&tables).await;
    let effects: Vec<_> = due.iter().map(|post| &post.effect).collect();
    let both = SeatSet::all(2).without(Seat(0));
    // The host of the full lobby was called, and has begun.
    let heard = Effect::TakeCallAway(Seat(0));
    assert_eq!(effects, [&heard, &Effect::Lobby, &Effect::Board { since: -1, ping: both }]);
}

#[tokio::test]
async fn the_latest_board_wins_and_takes_over_whom_to_ping() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 3).await.id;
    let due = async || due(&tables).await;
    for post in due().await {
        tables.outbox().sent(&post, became(500, None), 1).await.expect("it is noted");
    }
    assert_eq!(tables.store().message(id).await.expect("the database answers"), Some(500));
    let told = now(&tables).await.shown.as_ref().map(|s| s.seq);
    does(&tables, 1, &moves("done")).await;
    let in_flight = due().await;
    does(&tables, 2, &moves("done")).await;
    let merged = due().await;
    let ping = SeatSet::all(3).without(Seat(0));
    assert_eq!(merged.len(), 1);
    assert_eq!(merged[0].effect, Effect::Board { since: told.expect("a board"), ping });
    assert_eq!((merged[0].earlier, merged[0].live), (Some(500), Some(500)));
    // The one on its way arrives; the later one is still to come, without it.
    tables.outbox().sent(&in_flight[0], became(501, None), 2).await.expect("it is noted");
    let rest = due().await;
    assert_eq!((rest.len(), rest[0].live), (1, Some(501)));
    assert!(matches!(rest[0].effect, Effect::Board { ping, .. } if ping == SeatSet::one(Seat(2))));
    // A failure holds the whole table back for a while.
    tables.outbox().failed(&rest[0], tables.now() + 30).await.expect("it is noted");
    does(&tables, 3, &moves("done")).await;
    assert!(due().await.is_empty());
    assert_eq!(waiting(&tables).await, []);
    let next = tables.outbox().next_try(tables.now()).await.expect("the database answers");
    assert_eq!(next, Some(tables.now() + 30));
    house.wait(30);
    let again = due().await;
    assert_eq!(again.len(), 1);
    tables.outbox().sent(&again[0], Posted::default(), 3).await.expect("it is noted");
    assert!(due().await.is_empty());
    assert_eq!(tables.store().message(id).await.expect("the database answers"), Some(501));
}

#[tokio::test]
async fn what_the_boards_have_told_is_known_to_the_next_post() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    let outbox = tables.outbox();
    let next = async || {
        due(&tables)
            .await
            .into_iter()
            .find(|post| matches!(post.effect, Effect::Board { .. }))
            .expect("a board")
    };
    let stretch = |since, until| Some(Stretch { since, until });
    let mut post = next().await;
    assert_eq!(post.told, None);
    for (who, message, tells, known) in [
        (1, 500, stretch(-1, 2), stretch(-1, 2)),
        (2, 500, stretch(-1, 4), stretch(-1, 4)),
        (1, 501, stretch(4, 6), stretch(4, 6)),
    ] {
        outbox.sent(&post, became(message, tells), 1).await.expect("it is noted");
        does(&tables, who, &moves("done")).await;
        post = next().await;
        assert_eq!(post.told, known);
    }
}

#[tokio::test]
async fn a_parked_table_holds_its_posts_until_its_channel_opens() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    tables.act(id, &Person::bot(), &Intent::Park, None).await.expect("it is parked");
    assert!(due(&tables).await.is_empty());
    assert_eq!(waiting(&tables).await, []);
    does(&tables, 1, &moves("done")).await;
    assert!(due(&tables).await.is_empty(), "whoever plays on opens nothing");
    let parked = tables.store().parked(None).await.expect("it is read");
    assert_eq!(parked, [(id, PLACE)]);
    assert_eq!(tables.store().parked(Some(11)).await.expect("it is read"), []);
    tables.act(id, &Person::bot(), &Intent::Unpark, None).await.expect("it is open");
    let boards = due(&tables).await.iter().filter(|post| matches!(post.effect, Effect::Board { .. })).count();
    assert_eq!(boards, 1, "the board is shown once, as it stands");
    assert_eq!(waiting(&tables).await, [PLACE]);
}

#[tokio::test]
async fn a_letter_waits_for_its_person_alone() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    for post in due(&tables).await {
        tables.outbox().sent(&post, became(500, None), 1).await.expect("it is noted");
    }
    let direct = session::Availability { direct: true, ..session::Availability::default() };
    tables.keep_rhythm(&person(2), direct).await.expect("it is noted");
    tables.act(id, &Person::bot(), &Intent::Park, None).await.expect("it is parked");
    does(&tables, 1, &moves("done")).await;
    let lanes = async || tables.outbox().waiting(tables.now()).await.expect("it is read");
    assert_eq!(lanes().await, [Lane::Person(2)], "it goes out while the channel is closed");
    let letter = tables.outbox().due(Lane::Person(2), tables.now()).await.expect("it is read").remove(0);
    assert_eq!((letter.person, &letter.effect), (Some(2), &Effect::Call(Seat(1))));
    // While Discord refuses it, the boards go on.
    tables.outbox().failed(&letter, tables.now() + 100).await.expect("it is noted");
    tables.act(id, &Person::bot(), &Intent::Unpark, None).await.expect("it is open");
    assert_eq!(lanes().await, [Lane::Channel(PLACE)]);
    assert!(due(&tables).await.iter().all(|post| matches!(post.effect, Effect::Board { .. })));
    let next = tables.outbox().next_try(tables.now()).await.expect("it is read");
    assert_eq!(next, Some(tables.now() + 100));
    // If their direct messages are closed for good, the channel hears of it.
    tables.outbox().tell_publicly(&letter).await.expect("it is noted");
    let calls = due(&tables).await.iter().filter(|post| post.effect == letter.effect).count();
    assert_eq!((calls, lanes().await), (1, vec![Lane::Channel(PLACE)]));
}

#[tokio::test]
async fn a_call_that_has_more_to_say_is_edited_unless_nobody_has_seen_it_yet() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 3).await.id;
    let calls = async || {
        let all = due(&tables).await.into_iter();
        all.filter(|post| matches!(post.effect, Effect::Call(_) | Effect::UpdateCall(_))).collect::<Vec<_>>()
    };
    let (call, update) = (Effect::Call(Seat(1)), Effect::UpdateCall(Seat(1)));
    let shown = async |effects: &[Effect]| {
        tables.outbox().show_again(id, effects.to_vec(), tables.now()).await.expect("it is noted");
    };
    shown(&[call.clone(), update.clone()]).await;
    let waiting = calls().await;
    let first = &waiting[0];
    assert_eq!(waiting.len(), 1, "they are one");
    assert_eq!((&first.effect, first.earlier), (&call, None), "it still calls");
    tables.outbox().sent(first, became(700, None), 1).await.expect("it is noted");
    shown(std::slice::from_ref(&update)).await;
    let second = &calls().await.remove(0);
    assert_eq!((&second.effect, second.earlier), (&update, Some(700)), "the same message has more to say");
    tables.outbox().sent(second, became(700, None), 2).await.expect("it is noted");
    shown(&[Effect::TakeCallAway(Seat(1))]).await;
    let gone = due(&tables).await.into_iter().find(|post| post.effect == Effect::TakeCallAway(Seat(1)));
    assert_eq!(gone.and_then(|post| post.earlier), Some(700), "it is known when it goes");
}

/// The places where something is due.
async fn waiting(tables: &Tables) -> Vec<Place> {
    waiting_of(tables, Shards::default()).await
}

/// Like [`waiting`], for a process that serves those shards.
async fn waiting_of(tables: &Tables, shards: Shards) -> Vec<Place> {
    let database = tables.database().clone().serving(shards);
    let outbox = database.outbox();
    let lanes = outbox.waiting(tables.now()).await.expect("the outbox is read");
    let place = |lane| match lane {
        Lane::Channel(place) => Some(place),
        Lane::Person(_) => None,
    };
    lanes.into_iter().filter_map(place).collect()
}

#[tokio::test]
async fn the_outbox_is_read_by_channel_and_by_server() {
    let house = House::new();
    let tables = house.open().await;
    let lounge = Place { channel: 21, ..PLACE };
    let elsewhere = Place { guild: 1 << 22, channel: 22 };
    let [one, other] = [0, 1].map(|shard| Shards { first: shard, last: shard, total: 2 });
    start(&tables, 2).await;
    for place in [lounge, elsewhere] {
        act_at(&tables, place, &person(1), &opening(2), None).await.expect("a lobby");
    }
    assert_eq!(waiting(&tables).await, [PLACE, lounge, elsewhere]);
    assert_eq!(waiting_of(&tables, one).await, [PLACE, lounge]);
    assert_eq!(waiting_of(&tables, other).await, [elsewhere]);
    for place in [lounge, elsewhere] {
        let due = tables.outbox().due(place, tables.now()).await.expect("the outbox is read");
        assert_eq!(due.iter().map(|post| post.place).collect::<Vec<_>>(), [place]);
        tables.outbox().sent(&due[0], became(1, None), 1).await.expect("it is noted");
    }
    assert_eq!(waiting(&tables).await, [PLACE]);
    let failed = &due(&tables).await[0];
    tables.outbox().failed(failed, tables.now() + 5).await.expect("it is noted");
    let next = async |shards| {
        tables.database().clone().serving(shards).outbox().next_try(tables.now()).await.expect("it is read")
    };
    assert_eq!(next(Shards::default()).await, Some(tables.now() + 5));
    assert_eq!((next(one).await, next(other).await), (Some(tables.now() + 5), None));
}

/// The channel of that number.
fn channel(number: u64) -> Place {
    Place { channel: 900 + number, ..PLACE }
}

/// Notes all that is due in a channel as posted; gives the number of boards.
async fn post_all(tables: &Tables, place: Place) -> usize {
    let due = tables.outbox().due(place, tables.now()).await.expect("the outbox is read");
    for post in &due {
        tables.outbox().sent(post, became(600, None), tables.now()).await.expect("it is noted");
    }
    due.iter().filter(|post| matches!(post.effect, Effect::Board { .. })).count()
}

#[tokio::test]
async fn behind_an_outage_boards_are_edited_one_after_the_other_and_hold_up_no_move() {
    const TABLES: u64 = 45;
    let house = House::new();
    let tables = house.open().await;
    let (one, two) = (person(1), person(2));
    let pace = Intent::Configure { key: "pace".to_owned(), value: "daily".to_owned() };
    for number in 0..TABLES {
        for (who, intent) in
            [(&one, &opening(2)), (&one, &pace), (&two, &Intent::Join), (&one, &Intent::Start)]
        {
            act_at(&tables, channel(number), who, intent, None).await.expect("it is granted");
        }
        assert_eq!(post_all(&tables, channel(number)).await, 1);
    }
    // A person who has just acted is called a little later.
    for _ in 0..3 {
        house.wait(270);
        tables.is_served();
        tables.round().await.expect("the clock is read");
    }
    for number in 0..TABLES {
        post_all(&tables, channel(number)).await;
    }
    house.wait(2 * 60 * 60);
    tables.is_served();
    tables.round().await.expect("the clock is read");
    let shown = async |tables: &Tables| waiting(tables).await.len();
    assert_eq!(shown(&tables).await, 20, "they do not come all at once");
    assert!(waiting(&tables).await.contains(&channel(TABLES - 1)), "the last touched ones come first");
    // A move where a board is still to be edited: it is posted at once, and together.
    act_at(&tables, channel(0), &one, &moves("done"), None).await.expect("it is their turn");
    assert!(waiting(&tables).await.contains(&channel(0)));
    assert_eq!(post_all(&tables, channel(0)).await, 1);
    let next = tables.outbox().next_try(tables.now()).await.expect("it is read");
    assert_eq!(next, Some(tables.now() + 1));
    house.wait(2);
    assert_eq!(
        shown(&tables).await,
        usize::try_from(TABLES).expect("few") - 1,
        "all but the one that is out"
    );
}
