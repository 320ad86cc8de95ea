//! A clock that is set back, and its effect on banks.

use super::*;

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

#[tokio::test]
async fn a_clock_that_is_set_back_leaves_nobody_longer_than_they_have() {
    let house = House::new();
    let tables = house.open().await;
    does(&tables, 1, &opening(2)).await;
    does(&tables, 1, &Intent::Configure { key: "pace".to_owned(), value: "live".to_owned() }).await;
    does(&tables, 2, &Intent::Join).await;
    does(&tables, 1, &Intent::Start).await;
    let left = async |tables: &Tables| {
        let session = now(tables).await;
        let due = session
            .timers()
            .into_iter()
            .find(|timer| timer.kind == TimerKind::TimeUp)
            .expect("time runs")
            .due;
        assert_eq!(session.deadline(Seat(0)), Some(due));
        due - tables.now()
    };
    serves(&tables).await;
    for _ in 0..2 {
        house.wait(270);
        serves(&tables).await;
    }
    assert_eq!(left(&tables).await, 60);
    does(&tables, 2, &Intent::MoreTime(Seat(0))).await;
    let given = left(&tables).await;
    house.wait(-2 * DAY);
    serves(&tables).await;
    assert_eq!(left(&tables).await, given, "set back by two days");
    // Set ahead by three days and put back, with another process in between.
    house.wait(3 * DAY);
    serves(&tables).await;
    let given = left(&tables).await;
    assert!(given <= 3600, "{given}");
    std::mem::forget(tables);
    house.wait(-3 * DAY);
    let tables = house.open().await;
    serves(&tables).await;
    assert_eq!(left(&tables).await, given, "put back by three days");
}

/// A table of two on the slowest pace, who have three days at first.
async fn relaxed(tables: &Tables, place: Place) -> SessionId {
    let slow = Intent::Configure { key: "pace".to_owned(), value: "relaxed".to_owned() };
    let mut id = None;
    for (user, intent) in [(1, opening(2)), (1, slow), (2, Intent::Join), (1, Intent::Start)] {
        let done = act_at(tables, place, &person(user), &intent, None).await.expect("it is granted");
        id = Some(done.session.id);
    }
    id.expect("there is a table")
}

async fn left(tables: &Tables, id: SessionId) -> i64 {
    let session = tables.session_by_id(id).await.expect("it is read").expect("it is there");
    session.deadline(Seat(0)).expect("it runs") - tables.now()
}

/// Serves that long, without a gap.
async fn serves_for(house: &House, tables: &Tables, seconds: i64) {
    let end = tables.now() + seconds;
    serves(tables).await;
    while tables.now() < end {
        house.wait(240.min(end - tables.now()));
        serves(tables).await;
    }
}

#[tokio::test]
async fn what_is_left_of_days_is_left_behind_a_clock_that_is_set_back_by_days() {
    let house = House::new();
    let tables = house.open().await;
    let id = relaxed(&tables, PLACE).await;
    serves_for(&house, &tables, 3 * DAY - 60).await;
    assert_eq!(left(&tables, id).await, 60);
    house.wait(-2 * DAY);
    // A person whose time begins between that and the next look has lost nothing.
    let fresh = relaxed(&tables, Place { channel: 21, ..PLACE }).await;
    house.wait(30);
    serves(&tables).await;
    assert_eq!((left(&tables, id).await, left(&tables, fresh).await), (60, 3 * DAY - 30));
    serves(&tables).await;
    assert_eq!(left(&tables, id).await, 60, "once");
    house.wait(60);
    serves(&tables).await;
    assert_eq!(now(&tables).await.absences.len(), 1, "time is up when it was to be");
}

#[tokio::test]
async fn a_process_that_dies_while_it_sets_the_clock_right_charges_nobody_twice() {
    let house = House::new();
    let tables = house.open().await;
    let one = relaxed(&tables, PLACE).await;
    let other = relaxed(&tables, Place { channel: 21, ..PLACE }).await;
    serves_for(&house, &tables, DAY).await;
    let before = left(&tables, one).await;
    let from = tables.now();
    house.wait(-DAY / 2);
    // As far as it got.
    let until = tables.now();
    tables.database().note_set_back(Some((from, until))).await.expect("it is noted");
    let grace = Intent::Grace { from, until };
    tables.act(one, &Person::clock(), &grace, None).await.expect("it is set right");
    std::mem::forget(tables);
    house.wait(HOUR);
    let tables = house.open().await;
    serves(&tables).await;
    assert_eq!((left(&tables, one).await, left(&tables, other).await), (before, before));
    assert_eq!(tables.database().set_back().await.expect("it is read"), None);
}

#[tokio::test]
async fn what_has_failed_by_a_later_clock_is_tried_again_by_the_earlier_one() {
    let house = House::new();
    let tables = house.open().await;
    does(&tables, 1, &opening(2)).await;
    serves(&tables).await;
    house.wait(200);
    serves(&tables).await;
    let post = tables.outbox().due(PLACE, tables.now()).await.expect("it is read").remove(0);
    tables.outbox().failed(&post, tables.now() + 64).await.expect("it is noted");
    house.wait(-200);
    assert_eq!(tables.outbox().due(PLACE, tables.now()).await.expect("it is read"), []);
    serves(&tables).await;
    let due = tables.outbox().due(PLACE, tables.now()).await.expect("it is read");
    assert_eq!(due.iter().map(|post| post.id).collect::<Vec<_>>(), [post.id]);
}

/// The time until each timer of a table.
async fn due(tables: &Tables, id: SessionId) -> Vec<(TimerKind, i64)> {
    let session = tables.session_by_id(id).await.expect("it is read").expect("it is there");
    session.timers().iter().map(|timer| (timer.kind, timer.due - tables.now())).collect()
}

#[tokio::test]
async fn nothing_is_late_behind_a_clock_that_is_set_back_by_minutes_or_hours() {
    for back in [3 * 60, 2 * HOUR] {
        let house = House::new();
        let tables = house.open().await;
        let id = relaxed(&tables, PLACE).await;
        does(&tables, 2, &Intent::MoreTime(Seat(0))).await;
        let lobby = Place { channel: 21, ..PLACE };
        let opened = act_at(&tables, lobby, &person(3), &opening(2), None).await.expect("it is granted");
        act_at(&tables, lobby, &person(4), &Intent::Join, None).await.expect("it is granted");
        serves_for(&house, &tables, HOUR).await;
        let tables_of = [id, opened.session.id];
        let mut before = Vec::new();
        for id in tables_of {
            before.push(due(&tables, id).await);
        }
        house.wait(-back);
        serves(&tables).await;
        for (id, before) in tables_of.into_iter().zip(before) {
            let now = due(&tables, id).await;
            assert!(now.len() == before.len() && !now.is_empty(), "{now:?}");
            for (is, was) in now.iter().zip(&before) {
                assert!(is.0 == was.0 && (is.1 - was.1).abs() <= 60, "{is:?}, it was {was:?}");
            }
        }
    }
}
