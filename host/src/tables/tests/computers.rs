//! Computers play by themselves, also over restarts, and wait when they must.

use std::time::Duration;

use tabletop::EntryKind;
use thinking::Advice;
use tokio::task::JoinHandle;

use super::*;
use crate::tables::computers::{LATE, Passed};

const ADA: Seat = Seat(0);

fn playing(tables: &Tables) -> JoinHandle<()> {
    let tables = tables.clone();
    tokio::spawn(async move { tables.play_computers().await })
}

/// Waits until no computer is waited for; gives the table as it is then.
async fn rest(tables: &Tables) -> Arc<Session> {
    let quiet = async {
        loop {
            let session = now(tables).await;
            if session.computers_to_act().is_empty() {
                return session;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(600), quiet).await.expect("the computers play")
}

/// Opens a table for person 1 and two computers, and starts it; nobody plays for the computers yet.
async fn seat_two_computers(tables: &Tables, game: &str) -> Arc<Session> {
    let open = Intent::Open {
        game: game.to_owned(),
        options: Options::default(),
        seats: Some(3),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    does(tables, 1, &open).await;
    for level in [Level::Easy, Level::Normal] {
        does(tables, 1, &Intent::Seat(level)).await;
    }
    does(tables, 1, &Intent::Start).await.session
}

fn advised(session: &Session, seat: Seat, level: Level, seed: u64) -> Vec<String> {
    let table = session.table().expect("it is under way");
    table.advise(seat, level, seed).into_iter().next().map(|Advice { moves, .. }| moves).expect("a move")
}

/// Makes one move of the person, if the game waits for them.
async fn person_moves(tables: &Tables, session: &Session) {
    if session.table().is_some_and(|table| table.turn().must().contains(ADA)) {
        let moves = advised(session, ADA, Level::Random, session.log.len() as u64);
        does(tables, 1, &Intent::Act { moves, decision: None }).await;
    }
}

fn entries(session: &Arc<Session>) -> Vec<String> {
    session.log.iter().map(|logged| logged.entry.to_string()).collect()
}

/// Nobody is called but the person.
async fn nobody_calls_a_computer(tables: &Tables) {
    for post in tables.outbox().due(PLACE, tables.now()).await.expect("the outbox is read") {
        let called = match &post.effect {
            Effect::Board { ping, .. } => *ping,
            Effect::Notice(note) => note.calls,
            _ => SeatSet::EMPTY,
        };
        assert!(called.iter().all(|seat| seat == ADA), "{:?}", post.effect);
    }
}

#[tokio::test]
async fn one_person_plays_a_whole_game_with_two_computers_over_a_restart() {
    let house = House::new();
    let mut tables = house.open_with(games::TITLES).await;
    let mut session = seat_two_computers(&tables, "harmonies").await;
    let mut task = playing(&tables);
    let mut moves = 0;
    while session.status == Status::Live {
        session = rest(&tables).await;
        nobody_calls_a_computer(&tables).await;
        if moves == 20 {
            // The process ends without notice, whatever the computers are doing; the next one finds what they owe.
            task.abort();
            std::mem::forget(tables);
            tables = house.open_with(games::TITLES).await;
            while session.computers_to_act().is_empty() {
                person_moves(&tables, &session).await;
                session = now(&tables).await;
            }
            std::mem::forget(tables);
            tables = house.open_with(games::TITLES).await;
            task = playing(&tables);
            session = rest(&tables).await;
        }
        person_moves(&tables, &session).await;
        moves += 1;
        session = now(&tables).await;
    }
    task.abort();
    assert_eq!(session.status, Status::Over);
    assert!(moves > 20, "it was played over the restart");
    let stored = tables.store().load(session.id).await.expect("it is read").expect("it is there");
    for user in [2, 3] {
        let own = stored.rows.iter().filter(|row| row.author == Author::Computer && row.user == user);
        assert!(own.count() > 20, "computer {user} has played");
    }
}

/// The last writer of the row may have known less: an earlier version, or one without the game.
#[tokio::test]
async fn a_start_finds_a_computer_that_is_waited_for_whatever_was_noted_before() {
    let house = House::new();
    let tables = house.open_with(games::TITLES).await;
    let mut table = seat_two_computers(&tables, "harmonies").await;
    while !table.waits_for_computers() {
        person_moves(&tables, &table).await;
        table = now(&tables).await;
    }
    tables.database().run("update session set computers = 1, rev = rev + 1").await;
    assert_eq!(tables.store().waiting_for_computers().await.expect("it is read"), []);
    // That does not change whom the game waits for.
    tables.act(table.id, &Person::bot(), &Intent::Park, None).await.expect("its channel is closed");
    assert_eq!(tables.store().waiting_for_computers().await.expect("it is read"), [table.id]);
}

#[tokio::test]
async fn a_computer_moves_alike_in_the_same_position() {
    let house = House::new();
    let tables = house.open_with(games::TITLES).await;
    seat_two_computers(&tables, "harmonies").await;
    let task = playing(&tables);
    let mut session = rest(&tables).await;
    task.abort();
    while session.computers_to_act().is_empty() {
        person_moves(&tables, &session).await;
        session = now(&tables).await;
    }
    let seat = session.computers_to_act().iter().next().expect("one is waited for");
    let Some(&Sitter::Computer { level, .. }) = session.seat(seat).map(|row| &row.sitter) else {
        panic!("a computer sits there")
    };
    let expected = advised(&session, seat, level, session.computer_seed(seat));
    let task = playing(&tables);
    let first = entries(&rest(&tables).await);
    assert!(first[session.log.len()].ends_with(&expected[0]), "{expected:?}: {first:?}");
    // After going back they think the same again.
    let mut back = now(&tables).await;
    while back.log.len() >= session.log.len() {
        back = does(&tables, 1, &Intent::Undo { decision: None, sure: true, going: None }).await.session;
    }
    let EntryKind::Act(ADA, last) = &session.log[session.log.len() - 1].entry.kind else {
        panic!("the person moved last")
    };
    does(&tables, 1, &moves(last)).await;
    assert_eq!(entries(&rest(&tables).await), first);
    task.abort();
}

#[tokio::test]
async fn a_computer_answers_an_offer_also_after_a_restart() {
    let house = House::new();
    let tables = house.open().await;
    seat_two_computers(&tables, "toy").await;
    let offered = does(&tables, 1, &moves("offer")).await.session;
    assert_eq!(offered.computers_to_act().len(), 2);
    std::mem::forget(tables);
    let tables = house.open().await;
    let task = playing(&tables);
    let answered = rest(&tables).await;
    assert!(answered.appeal().is_none() && answered.log.len() == offered.log.len() + 1);
    task.abort();
}

#[tokio::test]
async fn a_computer_waits_for_an_answer_as_long_as_the_bot_is_there_though_a_process_dies() {
    for away in [10, 10 * 60] {
        let house = House::new();
        let tables = house.open().await;
        for intent in [opening(2), Intent::Seat(Level::Easy), Intent::Start] {
            does(&tables, 1, &intent).await;
        }
        let session = does(&tables, 1, &moves("done")).await.session;
        house.wait(60 * 60);
        let offers = Seat(1);
        let computer = Person::computer(session.seats[offers.index()].sitter.number());
        let offered =
            tables.act(session, &computer, &moves("offer"), None).await.expect("it is legal").session;
        assert_eq!(offered.computers_to_act(), SeatSet::EMPTY, "a person is asked");
        serves(&tables).await;
        std::mem::forget(tables);
        house.wait(away);
        let tables = house.open().await;
        serves(&tables).await;
        // Ten seconds are no absence, ten minutes are.
        house.wait(2 * 60 - 1 - if away == 10 { away } else { 0 });
        serves(&tables).await;
        assert_eq!(entries(&now(&tables).await), entries(&offered), "they may still answer");
        house.wait(1);
        serves(&tables).await;
        let goes_on = now(&tables).await;
        assert_eq!(entries(&goes_on)[offered.log.len()..], ["1 reject"]);
        assert_eq!((goes_on.appeal(), goes_on.computers_to_act()), (None, SeatSet::one(offers)));
    }
}

#[tokio::test]
async fn computers_do_not_play_when_the_person_is_waited_for_or_the_database_is_busy() {
    let house = House::new();
    let (tables, other) = (house.open().await, house.open().await);
    let started = seat_two_computers(&tables, "toy").await;
    let mut passed = Passed::default();
    tables.play_one(started.id, &mut passed).await.expect("there is nothing to do");
    assert_eq!(now(&tables).await.rev, started.rev);
    let offered = does(&tables, 1, &moves("offer")).await.session;
    let lock = other.database().lock().await;
    let held_up = tables.play_one(started.id, &mut passed).await;
    assert!(matches!(held_up, Err(Denied::Busy)), "{held_up:?}");
    lock.rollback().await.expect("the lock is given back");
    assert_eq!(now(&tables).await.rev, offered.rev);
    let task = playing(&tables);
    rest(&tables).await;
    task.abort();
}

#[tokio::test]
async fn the_board_waits_for_a_computer_but_not_for_one_that_thinks_long() {
    let house = House::new();
    let tables = house.open().await;
    seat_two_computers(&tables, "toy").await;
    tables.posted().await;
    let begun = std::time::Instant::now();
    // Nobody plays for the computers, so they think for ever.
    does(&tables, 1, &moves("offer")).await;
    tokio::time::timeout(Duration::from_secs(60), tables.posted()).await.expect("people see that they think");
    assert!(begun.elapsed() >= LATE);
    assert_eq!(now(&tables).await.computers_to_act().len(), 2);
}

#[tokio::test]
async fn twenty_computers_play_on_a_server_at_once() {
    let house = House::new();
    let tables = house.open().await;
    let open = |many: usize| Intent::Open {
        game: "toy".to_owned(),
        options: Options::default(),
        seats: Some(4),
        computers: vec![Level::Easy; many],
        language: "en".to_owned(),
    };
    let place = |channel: u64| Place { guild: 10, channel };
    for channel in 0..9 {
        tables
            .open(place(100 + channel), &person(10 + channel), &open(2), None)
            .await
            .expect("there is room");
    }
    let denied = tables.open(place(200), &person(1), &open(3), None).await.err();
    assert!(matches!(denied, Some(Denied::NoComputerFree { most: 20 })), "{denied:?}");
    let last = tables.open(place(200), &person(1), &open(2), None).await.expect("there is room").session;
    let more = tables.act(last.clone(), &person(1), &Intent::Seat(Level::Hard), None).await.err();
    assert!(matches!(more, Some(Denied::NoComputerFree { .. })), "{more:?}");
    let elsewhere = Place { guild: 11, channel: 300 };
    tables.open(elsewhere, &person(1), &open(2), None).await.expect("another server has room of its own");
    tables.act(last.clone(), &person(1), &Intent::End { sure: true }, None).await.expect("it is closed");
    tables.open(place(201), &person(1), &open(2), None).await.expect("there is room again");
}

#[tokio::test]
async fn whoever_watches_what_computers_play_out_sees_it_again_and_again() {
    let house = House::new();
    let tables = house.open().await;
    let started = seat_two_computers(&tables, "toy").await;
    let watched = does(&tables, 1, &Intent::ResignAndWatch).await.session;
    assert!(session::unattended::is_unattended(&watched) && !watched.computers_to_act().is_empty());
    // Nobody plays for the computers, so they think for ever; the next process finds them, and says so as well.
    let told = async |tables: &Tables| {
        let begun = std::time::Instant::now();
        tokio::time::timeout(Duration::from_secs(60), tables.posted()).await.expect("it is told");
        begun.elapsed()
    };
    told(&tables).await;
    assert!(told(&tables).await >= LATE / 2, "not without a rest");
    std::mem::forget(tables);
    let tables = house.open().await;
    let task = playing(&tables);
    let quiet = rest(&tables).await;
    task.abort();
    assert!(quiet.log.len() > started.log.len() + 1 && quiet.id == started.id);
}
