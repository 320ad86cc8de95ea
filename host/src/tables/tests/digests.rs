//! One message a day, for whoever wishes so.

use session::Rhythm;

use super::*;
use crate::store::{Lane, Posted};

const HOUR: i64 = 60 * 60;

/// The effects that wait to be posted somewhere.
async fn due(tables: &Tables, lane: impl Into<Lane>) -> Vec<Effect> {
    let posts = tables.store().due(lane, tables.now()).await.expect("the outbox is read");
    posts.into_iter().map(|post| post.effect).collect()
}

const LETTERS: Lane = Lane::Person(1);

fn digests(effects: &[Effect]) -> usize {
    effects.iter().filter(|effect| **effect == Effect::Digest(1)).count()
}

async fn wishes(tables: &Tables, rhythm: Rhythm) {
    tables.keep_rhythm(&person(1), rhythm).await.expect("it is noted");
}

/// At eight every day, by UTC. The tests begin at a quarter to two, on a Sunday.
fn at_eight() -> Rhythm {
    Rhythm { digest: Some(8 * 60), ..Rhythm::default() }
}

#[tokio::test]
async fn a_digest_is_sent_once_a_day_also_over_restarts() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    wishes(&tables, at_eight()).await;
    house.wait(6 * HOUR);
    tables.ring(tables.now()).await.expect("the timers are read");
    assert_eq!(digests(&due(&tables, LETTERS).await), 0, "it is not eight yet");
    let next = tables.store().next_digest(tables.now()).await.expect("it is read").expect("there is one");
    house.wait(next - tables.now());
    let (one, other) = (tables.clone(), house.open().await);
    let (first, second) = tokio::join!(one.ring(one.now()), other.ring(other.now()));
    first.and(second).expect("both have looked");
    assert_eq!(digests(&due(&tables, LETTERS).await), 1, "of two processes one has sent it");
    std::mem::forget(tables);
    let tables = house.open().await;
    house.wait(HOUR);
    tables.ring(tables.now()).await.expect("the timers are read");
    assert_eq!(digests(&due(&tables, LETTERS).await), 1);
    let again = tables.store().next_digest(tables.now()).await.expect("it is read");
    assert_eq!(again, Some(next + 24 * HOUR));
    let calls = due(&tables, PLACE).await.iter().filter(|effect| matches!(effect, Effect::Call(_))).count();
    assert_eq!(calls, 0, "nothing else calls them");
}

#[tokio::test]
async fn no_digest_is_sent_if_nothing_waits_or_they_rest() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    does(&tables, 1, &moves("done")).await;
    wishes(&tables, at_eight()).await;
    let day = async || {
        house.wait(24 * HOUR);
        tables.ring(tables.now()).await.expect("the timers are read");
        digests(&due(&tables, LETTERS).await)
    };
    assert_eq!(day().await, 0, "the others are up");
    does(&tables, 2, &moves("done")).await;
    let now = tables.now();
    wishes(&tables, Rhythm { away: Some((now, now + 30 * HOUR)), ..at_eight() }).await;
    assert_eq!(day().await, 0, "they are on holiday");
    assert_eq!(day().await, 1);
    let off = Rhythm { digest: None, ..at_eight() };
    wishes(&tables, off).await;
    assert_eq!(tables.store().next_digest(0).await.expect("it is read"), None);
}

#[tokio::test]
async fn what_waits_is_listed_by_urgency_over_all_servers_and_posted_with_what_has_waited_longest() {
    let house = House::new();
    let tables = house.open().await;
    let first = start(&tables, 2).await.id;
    house.wait(60);
    let elsewhere = Place { guild: 11, channel: 21 };
    let paced = Intent::Open {
        game: "toy".to_owned(),
        options: Options::default().with("pace", "brisk"),
        seats: Some(2),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    for (user, intent) in [(1, &paced), (2, &Intent::Join), (1, &Intent::Start)] {
        act_at(&tables, elsewhere, &person(user), intent, None).await.expect("it is allowed");
    }
    let waiting = tables.all_waiting(1).await.expect("it is read");
    let seen: Vec<_> = waiting.iter().map(|waiting| (waiting.place, waiting.deadline.is_some())).collect();
    assert_eq!(seen, [(elsewhere, true), (PLACE, false)]);
    assert!(waiting[1].since < waiting[0].since);
    wishes(&tables, at_eight()).await;
    house.wait(24 * HOUR);
    tables.ring(tables.now()).await.expect("the timers are read");
    let letters = tables.store().due(LETTERS, tables.now()).await.expect("the outbox is read");
    let carried: Vec<_> = letters.iter().map(|post| (post.session, &post.effect)).collect();
    assert_eq!(carried, [(first, &Effect::Digest(1))], "it has waited longest");
    assert!(tables.all_waiting(2).await.expect("it is read").is_empty());
}

/// What is told of other tables does not go with a channel.
#[tokio::test]
async fn a_digest_survives_the_channel_of_the_table_that_carries_it() {
    let house = House::new();
    let tables = house.open().await;
    let first = start(&tables, 2).await.id;
    wishes(&tables, at_eight()).await;
    house.wait(24 * HOUR);
    tables.ring(tables.now()).await.expect("the timers are read");
    tables.act_on(first, &Person::bot(), &Intent::Vanish).await.expect("it is closed");
    assert_eq!(due(&tables, LETTERS).await, [Effect::Digest(1)]);
    assert_eq!(due(&tables, PLACE).await, []);
}

#[tokio::test]
async fn every_message_of_a_digest_is_known_until_it_is_gone() {
    let house = House::new();
    let tables = house.open().await;
    let store = tables.store();
    let first = start(&tables, 2).await.id;
    wishes(&tables, at_eight()).await;
    house.wait(24 * HOUR);
    tables.ring(tables.now()).await.expect("the timers are read");
    let letter = store.due(LETTERS, tables.now()).await.expect("it is read").remove(0);
    // They take no direct message: a table of each server carries it.
    let carried = vec![(first, Effect::DigestHere(1))];
    store.sent(&letter, Posted { carried, ..Posted::default() }, 1).await.expect("it is noted");
    let here = store.due(LETTERS, tables.now()).await.expect("it is read").remove(0);
    assert_eq!(here.effect, Effect::DigestHere(1));
    store.sent(&here, Posted { message: Some(7), ..Posted::default() }, 1).await.expect("it is noted");
    assert_eq!(store.last_digest(1).await.expect("it is read"), [(PLACE.channel, 7)]);
    assert_eq!(due(&tables, LETTERS).await, []);
    store.digest_is_gone(1, 7).await.expect("it is noted");
    assert_eq!(store.last_digest(1).await.expect("it is read"), []);
}
