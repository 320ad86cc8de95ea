//! One message a day, for people who want it.

use session::Availability;

use super::*;
use crate::outbox::{DigestLetter, DigestSent, Lane};

const HOUR: i64 = 60 * 60;

/// The effects that wait to be posted somewhere.
async fn due(tables: &Tables, lane: impl Into<Lane>) -> Vec<Effect> {
    let posts = tables.outbox().due(lane, tables.now()).await.expect("the outbox is read");
    posts.into_iter().map(|post| post.effect).collect()
}

/// The letters of a person's digests that can be sent now; each is noted as having nothing to say.
async fn letters(tables: &Tables) -> Vec<DigestLetter> {
    let (outbox, now) = (tables.outbox(), tables.now());
    let mut letters = Vec::new();
    while let Some(letter) = outbox.digest_letter(1, now).await.expect("it is read") {
        outbox.digest_sent(&letter, DigestSent::Nothing, now).await.expect("it is noted");
        letters.push(letter);
    }
    letters
}

/// Whether a letter waits.
async fn waits(tables: &Tables) -> bool {
    tables.outbox().digest_letter(1, tables.now()).await.expect("it is read").is_some()
}

async fn wishes(tables: &Tables, rhythm: Availability) {
    tables.keep_rhythm(&person(1), rhythm).await.expect("it is noted");
}

/// At eight every day, by UTC. The tests begin at a quarter to two, on a Sunday.
fn at_eight() -> Availability {
    Availability { digest: Some(8 * 60), ..Availability::default() }
}

#[tokio::test]
async fn a_digest_is_sent_once_a_day_also_over_restarts() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    wishes(&tables, at_eight()).await;
    house.wait(6 * HOUR);
    tables.ring(tables.now()).await.expect("the timers are read");
    assert!(!waits(&tables).await, "it is not eight yet");
    let next = tables.outbox().next_digest(tables.now()).await.expect("it is read").expect("there is one");
    house.wait(next - tables.now());
    let (one, other) = (tables.clone(), house.open().await);
    let (first, second) = tokio::join!(one.ring(one.now()), other.ring(other.now()));
    first.and(second).expect("both have looked");
    assert!(waits(&tables).await);
    std::mem::forget(tables);
    let tables = house.open().await;
    house.wait(HOUR);
    tables.ring(tables.now()).await.expect("the timers are read");
    assert_eq!(letters(&tables).await.len(), 1, "of two processes one has written it");
    let again = tables.outbox().next_digest(tables.now()).await.expect("it is read");
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
        letters(&tables).await.len()
    };
    assert_eq!(day().await, 0, "the others are up");
    does(&tables, 2, &moves("done")).await;
    let now = tables.now();
    wishes(&tables, Availability { away: Some((now, now + 30 * HOUR)), ..at_eight() }).await;
    assert_eq!(day().await, 0, "they are on holiday");
    assert_eq!(day().await, 1);
    let off = Availability { digest: None, ..at_eight() };
    wishes(&tables, off).await;
    assert_eq!(tables.outbox().next_digest(0).await.expect("it is read"), None);
}

#[tokio::test]
async fn what_waits_is_listed_by_urgency_over_all_servers() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
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
    assert!(tables.all_waiting(2).await.expect("it is read").is_empty());
}

/// A letter belongs to its person, and to no table.
#[tokio::test]
async fn a_digest_goes_out_whatever_becomes_of_the_tables() {
    let house = House::new();
    let tables = house.open().await;
    let first = start(&tables, 2).await.id;
    wishes(&tables, at_eight()).await;
    house.wait(24 * HOUR);
    tables.ring(tables.now()).await.expect("the timers are read");
    tables.act(first, &Person::bot(), &Intent::Vanish, None).await.expect("it is closed");
    let lanes = tables.outbox().waiting(tables.now()).await.expect("they are read");
    assert_eq!(lanes, [Lane::Person(1)]);
    assert_eq!(letters(&tables).await.len(), 1);
}

/// Begins a game at which a digest is due, and returns its letter.
async fn written(house: &House, tables: &Tables) -> DigestLetter {
    start(tables, 2).await;
    wishes(tables, at_eight()).await;
    house.wait(24 * HOUR);
    tables.ring(tables.now()).await.expect("the timers are read");
    tables.outbox().digest_letter(1, tables.now()).await.expect("it is read").expect("it waits")
}

#[tokio::test]
async fn every_message_of_a_digest_is_known_until_it_is_gone() {
    let house = House::new();
    let tables = house.open().await;
    let (outbox, letter) = (tables.outbox(), written(&house, &tables).await);
    // They take no direct message: each server gets it.
    let now = tables.now();
    outbox.digest_sent(&letter, DigestSent::Publicly(vec![10, 11]), now).await.expect("it is noted");
    for (server, message) in [(10, 7), (11, 8)] {
        let here = outbox.digest_letter(1, now).await.expect("it is read").expect("it waits");
        assert_eq!((here.server, here.attempts), (Some(server), 0));
        let told = DigestSent::Told { channel: 20 + server, message };
        outbox.digest_sent(&here, told, now).await.expect("it is noted");
    }
    assert_eq!(outbox.last_digest(1).await.expect("it is read"), [(30, 7), (31, 8)]);
    assert!(!waits(&tables).await);
    outbox.digest_is_gone(1, 7).await.expect("it is noted");
    assert_eq!(outbox.last_digest(1).await.expect("it is read"), [(31, 8)]);
}

/// A server where Discord fails holds up no other, and the next day brings one letter in the place of the one that still waits.
#[tokio::test]
async fn what_fails_on_one_server_waits_alone() {
    let house = House::new();
    let tables = house.open().await;
    let (outbox, letter) = (tables.outbox(), written(&house, &tables).await);
    let now = tables.now();
    outbox.digest_sent(&letter, DigestSent::Publicly(vec![10, 11]), now).await.expect("it is noted");
    let next = async |at| outbox.digest_letter(1, at).await.expect("it is read");
    let here = next(now).await.expect("it waits");
    outbox.digest_sent(&here, DigestSent::Failed(now + 60), now).await.expect("it is noted");
    let other = next(now).await.expect("it waits");
    assert_eq!((here.server, other.server), (Some(10), Some(11)));
    outbox.digest_sent(&other, DigestSent::Nothing, now).await.expect("it is noted");
    assert_eq!(next(now).await, None);
    assert_eq!(outbox.next_try(now).await.expect("it is read"), Some(now + 60));
    assert_eq!(next(now + 60).await.map(|letter| letter.attempts), Some(1));
    house.wait(24 * HOUR);
    tables.ring(tables.now()).await.expect("the timers are read");
    let servers: Vec<Option<u64>> = letters(&tables).await.iter().map(|letter| letter.server).collect();
    assert_eq!(servers, [None], "the former day's is part of it");
}

/// A digest that is just being sent when its person is forgotten leaves no trace of them.
#[tokio::test]
async fn nothing_is_noted_of_a_digest_whose_person_was_forgotten_meanwhile() {
    let house = House::new();
    let tables = house.open().await;
    let (outbox, letter) = (tables.outbox(), written(&house, &tables).await);
    tables.forget(&person(1)).await.expect("they are forgotten");
    for sent in [DigestSent::Told { channel: 20, message: 7 }, DigestSent::Publicly(vec![10])] {
        outbox.digest_sent(&letter, sent, tables.now()).await.expect("it is taken note of");
    }
    assert_eq!(outbox.last_digest(1).await.expect("it is read"), []);
    assert!(!waits(&tables).await);
}

#[tokio::test]
async fn digests_of_many_at_one_minute_go_out_one_after_the_other() {
    let house = House::new();
    let tables = house.open().await;
    for user in 1..=20 {
        let place = Place { channel: 900 + user, ..PLACE };
        let alone = Intent::Join;
        for (who, intent) in [(user, &opening(2)), (user + 100, &alone), (user, &Intent::Start)] {
            act_at(&tables, place, &person(who), intent, None).await.expect("it is granted");
        }
        tables.keep_rhythm(&person(user), at_eight()).await.expect("it is noted");
    }
    let next = tables.outbox().next_digest(tables.now()).await.expect("it is read").expect("there is one");
    house.wait(next - tables.now());
    tables.ring(tables.now()).await.expect("the timers are read");
    let ready = async |tables: &Tables| {
        let lanes = tables.outbox().waiting(tables.now()).await.expect("the outbox is read");
        lanes.into_iter().filter(|lane| matches!(lane, Lane::Person(_))).count()
    };
    assert_eq!(ready(&tables).await, 3);
    house.wait(3);
    assert_eq!(ready(&tables).await, 12);
    house.wait(4);
    assert_eq!(ready(&tables).await, 20);
}
