//! Seasons: parts of the calendar, each with a ladder of its own, between which ratings become less certain.

use super::*;
use crate::standings::{Cycle, Season};

const DAY: i64 = 24 * 60 * 60;
/// The first of October 2001, in UTC; the tests' clock begins on the ninth of September.
const OCTOBER: i64 = 1_001_894_400;
const NOVEMBER: i64 = OCTOBER + 31 * DAY;

async fn seasons(tables: &Tables) -> Vec<Season> {
    tables.standings().seasons(GUILD, 9).await.expect("they are read")
}

async fn chosen(tables: &Tables, cycle: Option<Cycle>) {
    tables.choose_seasons(GUILD, cycle).await.expect("it is written");
}

/// The beginnings of the seasons that a channel was shown.
async fn told(tables: &Tables) -> Vec<i64> {
    tables.standings().seasons_told().await.into_iter().map(|(since, _)| since).collect()
}

#[tokio::test]
async fn a_season_follows_the_calendar_and_is_told_of_once_if_anybody_played() {
    let house = House::new();
    let tables = house.open().await;
    chosen(&tables, Some(Cycle::Months)).await;
    let begun = tables.now();
    let running = [Season { span: begun..OCTOBER, cycle: Cycle::Months, ended: false }];
    assert_eq!(seasons(&tables).await, running);
    // Choosing the same again changes nothing.
    house.wait(DAY);
    chosen(&tables, Some(Cycle::Months)).await;
    assert_eq!(seasons(&tables).await, running);
    play(&tables, channel(1), &[ADA, BOREK]).await;
    house.wait(OCTOBER - tables.now() - 1);
    tables.round().await.expect("the clock is read");
    assert_eq!(told(&tables).await, [0_i64; 0]);
    house.wait(1);
    for _ in 0..2 {
        tables.round().await.expect("the clock is read");
    }
    assert_eq!(told(&tables).await, [begun]);
    // Nobody plays in October.
    house.wait(NOVEMBER - tables.now() + DAY);
    tables.round().await.expect("the clock is read");
    assert_eq!(told(&tables).await, [begun]);
    let spans: Vec<_> = seasons(&tables).await.into_iter().map(|it| (it.span.start, it.ended)).collect();
    assert_eq!(spans, [(NOVEMBER, false), (OCTOBER, true), (begun, true)]);
    // From months to quarters: the month is over now, and the quarter lasts until the end of the year.
    play(&tables, channel(1), &[ADA, BOREK]).await;
    house.wait(DAY);
    chosen(&tables, Some(Cycle::Quarters)).await;
    assert_eq!(told(&tables).await, [begun, NOVEMBER]);
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
    assert_eq!(told(&tables).await, [first]);
    let all = seasons(&tables).await;
    let [now, before] = [0, 1].map(|nth| all[nth].span.clone());
    let ladder = async |span| tables.standings().season_ladder(GUILD, "toy", span, 1, Some(BOREK)).await;
    let old = ladder(&before).await.expect("it is read");
    let seen = |it: &crate::standings::SeasonRow| {
        (it.place, it.standing.user, it.standing.games, it.standing.wins, it.standing.streak, it.course.len())
    };
    let rows: Vec<_> = old.rows.iter().map(seen).collect();
    assert_eq!((old.people, rows), (2, vec![(Some(1), ADA, 3, 3, 3, 3), (Some(2), BOREK, 3, 0, 0, 3)]));
    let new = ladder(&now).await.expect("it is read");
    let rows: Vec<_> = new.rows.iter().map(seen).collect();
    assert_eq!(rows, [(None, ADA, 1, 0, 0, 1), (None, BOREK, 1, 1, 1, 1)]);
    // Ada's rating is less certain than without a season between.
    let other = house_without_seasons().await;
    assert!(standings(&tables).await[0].rating.spread > other.spread && sure.spread > 0);
    let kept = tables.standings().rating_rows().await;
    assert_eq!(tables.recount(|_, _| ()).await.expect("it is counted").differed, []);
    assert_eq!(tables.standings().rating_rows().await, kept);
}

/// Ada's rating after the same games on a server without seasons.
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

/// A season that ends in the second in which it began, or before it by a clock that was set back, does not count: ratings are computed
/// without it.
#[tokio::test]
async fn a_season_that_was_none_leaves_ratings_as_without_it() {
    for back in [0, DAY] {
        let house = House::new();
        let tables = house.open().await;
        play(&tables, channel(1), &[ADA, BOREK]).await;
        house.wait(DAY);
        chosen(&tables, Some(Cycle::Months)).await;
        play(&tables, channel(2), &[ADA, BOREK]).await;
        let behind_a_season = tables.standings().rating_rows().await;
        house.wait(-back);
        chosen(&tables, None).await;
        assert_eq!(seasons(&tables).await, []);
        let live = tables.standings().rating_rows().await;
        assert_ne!(live, behind_a_season);
        assert_eq!(tables.recount(|_, _| ()).await.expect("it is counted").differed, []);
        assert_eq!(tables.standings().rating_rows().await, live);
    }
}

/// A game that is taken out leaves the ladder of its season, and no season is shown in a channel that is closed or gone.
#[tokio::test]
async fn a_season_is_told_where_its_last_game_that_counts_can_be_seen() {
    let house = House::new();
    let tables = house.open().await;
    chosen(&tables, Some(Cycle::Months)).await;
    let season = tables.now()..OCTOBER;
    let mut played = Vec::new();
    for number in 1..=3 {
        play(&tables, channel(number), &[ADA, BOREK]).await;
        house.wait(60);
        played.push(tables.find_at(channel(number)).await.expect("it is read").expect("it is there").id);
    }
    let out = async |table| {
        let done = tables.act(table, &person(MODERATOR), &Intent::Settle { sure: true }, None).await;
        assert!(done.expect("it is taken out").session.discounted);
    };
    out(played[1]).await;
    house.wait(OCTOBER - tables.now());
    tables.round().await.expect("the clock is read");
    assert_eq!(tables.standings().seasons_told().await, [(season.start, played[2].0)]);
    // Its channel takes nothing: an earlier one shows it, and before the earliest there is none.
    let elsewhere = async || {
        let (_, table) = tables.standings().seasons_told().await[0];
        let number = (1..).zip(&played).find(|(_, id)| id.0 == table).expect("it is one of them").0;
        let posts = tables.outbox().due(channel(number), tables.now()).await.expect("they are read");
        let is_told = |post: &&crate::outbox::Post| post.effect == Effect::Season(season.start);
        let post = posts.iter().find(is_told).expect("it waits").clone();
        let moved = tables.standings().tell_season_elsewhere(&post, season.start, tables.now()).await;
        moved.expect("it is written");
        post.attempts
    };
    assert_eq!(elsewhere().await, 0);
    assert_eq!(tables.standings().seasons_told().await, [(season.start, played[0].0)]);
    assert_eq!(elsewhere().await, 1);
    assert_eq!(tables.standings().seasons_told().await, []);
    // Taken out after its end as well; it is not shown again.
    let games = async || {
        let ladder =
            tables.standings().season_ladder(GUILD, ALL_GAMES, &season, 9, None).await.expect("it is read");
        ladder.rows.iter().map(|row| (row.standing.user, row.standing.games)).collect::<Vec<_>>()
    };
    assert_eq!(games().await, [(ADA, 2), (BOREK, 2)]);
    out(played[0]).await;
    assert_eq!(games().await, [(ADA, 1), (BOREK, 1)]);
    out(played[2]).await;
    assert_eq!(games().await, []);
}

/// Two processes at one database end a season once, whichever of them looks, and each ends those of its own servers only.
#[tokio::test]
async fn a_season_ends_once_whoever_looks() {
    let house = House::new();
    let tables = house.open().await;
    chosen(&tables, Some(Cycle::Quarters)).await;
    play(&tables, channel(1), &[ADA, BOREK]).await;
    house.wait(OCTOBER - tables.now());
    // The ratings are computed anew first, if another version computed them by other rules.
    for other in ["update ladder set rules = 0", "delete from rating"] {
        tables.database().run(other).await;
    }
    let (now, standings) = (tables.now(), tables.standings());
    let (one, other, third) =
        tokio::join!(standings.end_seasons(now), standings.end_seasons(now), tables.round());
    assert!(one.is_ok() && other.is_ok() && third.is_ok());
    assert_eq!(told(&tables).await.len(), 1);
    assert_eq!(seasons(&tables).await.len(), 2);
}

#[tokio::test]
async fn a_season_is_found_by_its_beginning_and_the_next_one_to_end_by_its_end() {
    let house = House::new();
    let tables = house.open().await;
    let (begun, standings) = (tables.now(), tables.standings());
    assert_eq!(standings.next_season(begun).await.expect("it is read"), None);
    chosen(&tables, Some(Cycle::Months)).await;
    let next = async |now| standings.next_season(now).await.expect("it is read");
    assert_eq!(
        [next(begun).await, next(OCTOBER - 1).await, next(OCTOBER).await],
        [Some(OCTOBER), Some(OCTOBER), None]
    );
    house.wait(OCTOBER - begun);
    tables.round().await.expect("the clock is read");
    for since in [begun, OCTOBER] {
        let found = standings.season(GUILD, since).await.expect("it is read");
        assert_eq!(found.map(|season| season.span.start), Some(since));
    }
    assert_eq!(standings.season(GUILD, begun + 1).await.expect("it is read"), None);
}
