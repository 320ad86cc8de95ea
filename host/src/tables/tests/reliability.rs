//! People's reliability, computed from a history made by hand.

use super::*;
use crate::standings::{Played, RELIABILITY, Reliability, SHOWN};
use session::{Person, Remedy};

const ADA: u64 = 1001;
const BOREK: u64 = 1002;
const HOUR: i64 = 60 * 60;

/// Ada, Borek and that many others sit down; Ada begins.
async fn seated(tables: &Tables, seats: u8) {
    does(tables, ADA, &opening(seats)).await;
    for other in 1..u64::from(seats) {
        does(tables, ADA + other, &Intent::Join).await;
    }
    does(tables, ADA, &Intent::Start).await;
}

async fn reliability(tables: &Tables, user: u64) -> Reliability {
    tables.standings().reliability(user, None).await.expect("it is read")
}

#[tokio::test]
async fn the_time_to_act_runs_from_when_the_game_waits_to_the_next_act() {
    let house = House::new();
    let tables = house.open().await;
    seated(&tables, 2).await;
    assert_eq!(reliability(&tables, ADA).await, Reliability::default());
    // Ada takes one hour, then three; what she does in the same turn later does not count.
    for (hours, user) in [(1, ADA), (10, BOREK), (3, ADA), (20, BOREK), (2, ADA)] {
        house.wait(hours * HOUR);
        does(&tables, user, &moves("step")).await;
        house.wait(100 * HOUR);
        does(&tables, user, &moves("step; done")).await;
    }
    assert_eq!(reliability(&tables, ADA).await.median, Some(2 * HOUR));
    assert_eq!(reliability(&tables, BOREK).await.median, Some(10 * HOUR), "the smaller of two");
    // The same again alone: nobody waits.
    does(&tables, BOREK, &moves("end")).await;
    does(&tables, 1005, &opening(1)).await;
    does(&tables, 1005, &Intent::Start).await;
    house.wait(HOUR);
    does(&tables, 1005, &moves("step")).await;
    assert_eq!(reliability(&tables, 1005).await, Reliability::default());
}

#[tokio::test]
async fn what_was_played_to_the_end_stands_against_the_seats_that_were_left() {
    let house = House::new();
    let tables = house.open().await;
    // Twice to the end, once resigned, once handed over; once ended by all, which is nobody's fault.
    for _ in 0..2 {
        seated(&tables, 3).await;
        does(&tables, ADA, &moves("step; step; end")).await;
    }
    seated(&tables, 3).await;
    does(&tables, BOREK, &Intent::Resign).await;
    does(&tables, ADA, &moves("end")).await;
    seated(&tables, 3).await;
    does(&tables, BOREK, &Intent::HandOver).await;
    does(&tables, ADA, &moves("end")).await;
    seated(&tables, 2).await;
    does(&tables, ADA, &Intent::End { sure: true }).await;
    does(&tables, BOREK, &Intent::Agree { question: None }).await;
    let borek = Reliability { finished: 2, resigned: 1, handed_over: 1, replaced: 0, median: None };
    assert_eq!(reliability(&tables, BOREK).await, borek);
    assert_eq!((borek.share(), borek.left()), (Some(50), 2));
    let ada = reliability(&tables, ADA).await;
    assert_eq!((ada.finished, ada.left(), ada.share()), (4, 0, Some(100)));
    let there = tables.standings().reliability(BOREK, Some(PLACE.guild)).await.expect("it is read");
    assert_eq!(there, borek);
    let elsewhere = tables.standings().reliability(BOREK, Some(99)).await.expect("it is read");
    assert_eq!((elsewhere, elsewhere.share()), (Reliability::default(), None));
}

#[tokio::test]
async fn a_seat_that_somebody_else_has_taken_is_left() {
    let house = House::new();
    let tables = house.open().await;
    seated(&tables, 2).await;
    does(&tables, ADA, &moves("done")).await;
    does(&tables, BOREK, &moves("done")).await;
    tables.standings().give_seat(BOREK, 1009).await;
    let borek = reliability(&tables, BOREK).await;
    assert_eq!((borek.replaced, borek.left(), borek.share()), (1, 1, Some(0)));
    let over = now(&tables).await.id;
    tables.act(over, &person(ADA), &moves("end"), None).await.expect("it is over");
    let borek = reliability(&tables, BOREK).await;
    tables.store().pack(over).await.expect("it is packed");
    assert_eq!((reliability(&tables, BOREK).await, borek.replaced), (borek, 1));
}

#[tokio::test]
async fn whoever_never_came_has_left_and_whoever_got_up_in_the_lobby_has_not() {
    const CELINA: u64 = 1003;
    const MODERATOR: u64 = 1009;
    let house = House::new();
    let tables = house.open().await;
    does(&tables, ADA, &opening(4)).await;
    for other in [BOREK, CELINA, 1004] {
        does(&tables, other, &Intent::Join).await;
    }
    does(&tables, 1004, &Intent::Leave).await;
    does(&tables, ADA, &Intent::Start).await;
    does(&tables, MODERATOR, &Intent::Free { number: BOREK, offered: true }).await;
    does(&tables, CELINA, &Intent::Offer).await;
    for substitute in [1005, 1006] {
        does(&tables, substitute, &Intent::Take { offer: None }).await;
    }
    let over = now(&tables).await.id;
    let left = async || {
        let mut left = Vec::new();
        for user in [BOREK, CELINA, 1004, MODERATOR] {
            left.push(reliability(&tables, user).await.replaced);
        }
        left
    };
    assert_eq!(left().await, [1, 1, 0, 0]);
    tables.act(over, &person(ADA), &moves("end"), None).await.expect("it is over");
    tables.store().pack(over).await.expect("it is packed");
    assert_eq!(left().await, [1, 1, 0, 0], "packed");
}

#[tokio::test]
async fn whoever_was_silent_for_days_and_was_voted_out_has_left() {
    // A computer plays on for the one, somebody else for the other: neither has ever acted.
    for (remedy, left) in [(Remedy::Caretaker, (1, 0)), (Remedy::Substitute, (0, 1))] {
        let house = House::new();
        let tables = house.open().await;
        seated(&tables, 3).await;
        does(&tables, ADA, &moves("done")).await;
        let id = now(&tables).await.id;
        for (hours, intent) in
            [(24, Intent::Remind(Seat(1))), (24, Intent::Remind(Seat(1))), (48, Intent::TimeUp(Seat(1)))]
        {
            house.wait(hours * HOUR);
            tables.act(id, &Person::clock(), &intent, None).await.expect("they have been silent for so long");
        }
        let absence = now(&tables).await.absences[0].number;
        for other in [ADA, 1003] {
            does(&tables, other, &Intent::Vote { absence, remedy }).await;
        }
        if remedy == Remedy::Substitute {
            does(&tables, 1009, &Intent::Take { offer: None }).await;
        }
        let borek = reliability(&tables, BOREK).await;
        assert_eq!((borek.handed_over, borek.replaced, borek.share()), (left.0, left.1, Some(0)), "{remedy}");
    }
}

#[tokio::test]
async fn games_are_added_up_by_game_and_company() {
    let house = House::new();
    let tables = house.open().await;
    for steps in ["step; step; end", "end"] {
        seated(&tables, 2).await;
        does(&tables, ADA, &moves(steps)).await;
    }
    does(&tables, ADA, &opening(1)).await;
    does(&tables, ADA, &Intent::Start).await;
    does(&tables, ADA, &moves("step; end")).await;
    let results = tables.standings().leaderboard(PLACE.guild, "toy", Span::All, tables.now(), 9).await;
    let rank =
        results.expect("it is read").into_iter().find(|rank| rank.user == ADA).expect("she has played");
    let solo = tables.standings().solo_bests(PLACE.guild, "toy", Span::All, tables.now(), 9).await;
    let solo = solo.expect("it is read").remove(0);
    let played = tables.standings().played(ADA, None).await.expect("it is read");
    let row = |solo, games, wins, best, average| Played {
        computers: false,
        game: "toy".to_owned(),
        solo,
        games,
        wins,
        best,
        average,
    };
    let expected = [
        row(false, rank.games, rank.wins, rank.best, rank.average),
        row(true, 1, 1, Some(solo.best), Some(solo.average)),
    ];
    assert_eq!(played, expected);
    assert_eq!(rank.games, 2);
    assert_eq!(tables.standings().played(ADA, Some(99)).await.expect("it is read"), []);
}

#[tokio::test]
async fn nobody_shows_it_who_has_not_said_so() {
    let house = House::new();
    let tables = house.open().await;
    let standings = tables.standings();
    let database = tables.database();
    let shows = async || standings.shows_reliability(ADA).await.expect("it is read");
    assert!(!shows().await);
    database.set(Owner::Person(ADA), RELIABILITY, Some(SHOWN)).await.expect("it is set");
    assert!(shows().await);
    database.set(Owner::Person(ADA), RELIABILITY, None).await.expect("it is set");
    assert!(!shows().await);
}

#[tokio::test]
async fn a_table_sees_how_reliable_those_are_who_have_said_so_and_nobody_else() {
    let house = House::new();
    let tables = house.open().await;
    seated(&tables, 2).await;
    does(&tables, ADA, &moves("step; end")).await;
    let repute = async |guild| tables.standings().repute(&[ADA, BOREK], guild).await.expect("it is read");
    assert!(repute(PLACE.guild).await.is_empty());
    tables.database().set(Owner::Person(ADA), RELIABILITY, Some(SHOWN)).await.expect("it is set");
    let played = Reliability { finished: 1, median: Some(0), ..Reliability::default() };
    assert_eq!(repute(PLACE.guild).await.into_iter().collect::<Vec<_>>(), [(ADA, played)]);
    assert_eq!(repute(99).await.into_iter().collect::<Vec<_>>(), [(ADA, Reliability::default())]);
}

#[tokio::test]
async fn only_an_act_of_a_person_ends_the_time_that_the_game_waits_for_them() {
    let house = House::new();
    let tables = house.open().await;
    seated(&tables, 2).await;
    house.wait(HOUR);
    does(&tables, ADA, &Intent::Pause).await;
    house.wait(2 * HOUR);
    does(&tables, ADA, &moves("step; done")).await;
    assert_eq!(reliability(&tables, ADA).await.median, Some(3 * HOUR));
}

#[test]
fn the_share_of_games_played_to_the_end_is_rounded() {
    let share = |finished, resigned| Reliability { finished, resigned, ..Reliability::default() }.share();
    assert_eq!([share(1, 5), share(5, 1), share(1, 2), share(0, 0)], [Some(17), Some(83), Some(33), None]);
}
