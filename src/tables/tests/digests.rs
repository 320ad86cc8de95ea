use super::*;
use crate::session::Rhythm;

const HOUR: i64 = 60 * 60;

/// The effects that wait to be posted in a place.
async fn due(tables: &Tables, place: Place) -> Vec<Effect> {
    let posts = tables.store().due(place, tables.now()).await.expect("the outbox is read");
    posts.into_iter().map(|post| post.effect).collect()
}

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
    assert_eq!(digests(&due(&tables, PLACE).await), 0, "it is not eight yet");
    let next = tables.store().next_digest(tables.now()).await.expect("it is read").expect("there is one");
    house.wait(next - tables.now());
    let (one, other) = (tables.clone(), house.open().await);
    let (first, second) = tokio::join!(one.ring(one.now()), other.ring(other.now()));
    first.and(second).expect("both have looked");
    assert_eq!(digests(&due(&tables, PLACE).await), 1, "of two processes one has sent it");
    std::mem::forget(tables);
    let tables = house.open().await;
    house.wait(HOUR);
    tables.ring(tables.now()).await.expect("the timers are read");
    assert_eq!(digests(&due(&tables, PLACE).await), 1);
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
        digests(&due(&tables, PLACE).await)
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
    assert_eq!(digests(&due(&tables, PLACE).await), 1, "{first} has waited longest");
    assert_eq!(digests(&due(&tables, elsewhere).await), 0);
    assert!(tables.all_waiting(2).await.expect("it is read").is_empty());
}
