//! Seasons: parts of the calendar, each with a ladder of its own, between which ratings become less sure.

use super::*;
use crate::store::{Cycle, Season};

const DAY: i64 = 24 * 60 * 60;
/// The first of October 2001, in the time of Greenwich; the tests' clock begins on the ninth of September.
const OCTOBER: i64 = 1_001_894_400;
const NOVEMBER: i64 = OCTOBER + 31 * DAY;

async fn seasons(tables: &Tables) -> Vec<Season> {
    tables.store().seasons(GUILD, 9).await.expect("they are read")
}

async fn chosen(tables: &Tables, cycle: Option<Cycle>) {
    tables.choose_seasons(GUILD, cycle).await.expect("it is written");
}

#[tokio::test]
async fn a_season_follows_the_calendar_and_is_told_of_once_if_anybody_played() {
    let house = House::new();
    let tables = house.open().await;
    chosen(&tables, Some(Cycle::Months)).await;
    let begun = tables.now();
    let running = [Season { span: begun..OCTOBER, cycle: Cycle::Months, ended: false }];
    assert_eq!(seasons(&tables).await, running);
    // What is chosen again changes nothing.
    house.wait(DAY);
    chosen(&tables, Some(Cycle::Months)).await;
    assert_eq!(seasons(&tables).await, running);
    play(&tables, channel(1), &[ADA, BOREK]).await;
    house.wait(OCTOBER - tables.now() - 1);
    tables.round().await.expect("the clock is read");
    assert_eq!(tables.store().seasons_told().await, [0_i64; 0]);
    house.wait(1);
    for _ in 0..2 {
        tables.round().await.expect("the clock is read");
    }
    assert_eq!(tables.store().seasons_told().await, [begun]);
    // Nobody plays in October.
    house.wait(NOVEMBER - tables.now() + DAY);
    tables.round().await.expect("the clock is read");
    assert_eq!(tables.store().seasons_told().await, [begun]);
    let spans: Vec<_> = seasons(&tables).await.into_iter().map(|it| (it.span.start, it.ended)).collect();
    assert_eq!(spans, [(NOVEMBER, false), (OCTOBER, true), (begun, true)]);
    // From months to quarters: the month is over now, and the quarter goes on to the end of the year.
    play(&tables, channel(1), &[ADA, BOREK]).await;
    house.wait(DAY);
    chosen(&tables, Some(Cycle::Quarters)).await;
    assert_eq!(tables.store().seasons_told().await, [begun, NOVEMBER]);
    let newest = seasons(&tables).await.swap_remove(0);
    assert_eq!(newest.span, tables.now()..NOVEMBER + 61 * DAY);
    chosen(&tables, None).await;
    assert!(seasons(&tables).await.iter().all(|season| season.ended));
}

#[tokio::test]
async fn a_game_that_ends_first_behind_a_season_ends_it() {
    let house = House::new();
    let tables = house.open().await;
    chosen(&tables, Some(Cycle::Months)).await;
    let first = tables.now();
    for _ in 0..3 {
        play(&tables, channel(1), &[ADA, BOREK]).await;
    }
    let sure = standings(&tables).await[0].rating;
    house.wait(NOVEMBER - tables.now() + DAY);
    play(&tables, channel(2), &[BOREK, ADA]).await;
    assert_eq!(tables.store().seasons_told().await, [first]);
    let all = seasons(&tables).await;
    let [now, before] = [0, 1].map(|nth| all[nth].span.clone());
    let ladder = async |span| tables.store().season_ladder(GUILD, "toy", span, 1, Some(BOREK)).await;
    let old = ladder(&before).await.expect("it is read");
    let seen = |it: &crate::store::SeasonRow| {
        (it.place, it.standing.user, it.standing.games, it.standing.wins, it.standing.streak, it.course.len())
    };
    let rows: Vec<_> = old.rows.iter().map(seen).collect();
    assert_eq!((old.people, rows), (2, vec![(Some(1), ADA, 3, 3, 3, 3), (Some(2), BOREK, 3, 0, 0, 3)]));
    let new = ladder(&now).await.expect("it is read");
    let rows: Vec<_> = new.rows.iter().map(seen).collect();
    assert_eq!(rows, [(None, ADA, 1, 0, 0, 1), (None, BOREK, 1, 1, 1, 1)]);
    // What was known of Ada is less sure than without a season between.
    let other = house_without_seasons().await;
    assert!(standings(&tables).await[0].rating.spread > other.spread && sure.spread > 0);
    let kept = tables.store().rating_rows().await;
    assert_eq!(tables.store().recount().await.expect("it is counted").differed, []);
    assert_eq!(tables.store().rating_rows().await, kept);
}

/// How Ada stands behind the same games on a server without seasons.
async fn house_without_seasons() -> Rating {
    let house = House::new();
    let tables = house.open().await;
    for _ in 0..3 {
        play(&tables, channel(1), &[ADA, BOREK]).await;
    }
    house.wait(60 * DAY);
    play(&tables, channel(2), &[BOREK, ADA]).await;
    standings(&tables).await[0].rating
}
