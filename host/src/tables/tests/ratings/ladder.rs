//! What a ladder shows: who has a place, and what a game can change.

use super::*;
use crate::rating::stakes;
use crate::standings::Cycle;

const DORA: u64 = 1004;

/// A rating of so many points, uncertain by so many.
const fn rating(points: i64, spread: i64) -> Rating {
    Rating { points: points * POINT, spread: spread * POINT }
}

/// What somebody with that rating gains by winning against another.
fn gained(own: Rating, other: Rating) -> i64 {
    rated(&[(own, 1), (other, 2)])[0].points - own.points
}

#[tokio::test]
async fn nobody_has_a_place_before_five_games() {
    let house = House::new();
    let tables = house.open().await;
    play(&tables, channel(1), &[CELINA, DORA]).await;
    let order =
        async || standings(&tables).await.iter().map(|it| (it.user, it.is_young())).collect::<Vec<_>>();
    for _ in 0..4 {
        play(&tables, channel(2), &[ADA, BOREK]).await;
    }
    assert_eq!(order().await, [ADA, CELINA, DORA, BOREK].map(|user| (user, true)), "by points");
    play(&tables, channel(2), &[ADA, BOREK]).await;
    let placed = [(ADA, false), (BOREK, false), (CELINA, true), (DORA, true)];
    assert_eq!(order().await, placed, "those with a place come first");
    let before = async |user| {
        let found = tables.standings().standing(GUILD, "toy", user).await.expect("it is read");
        found.map(|(_, before)| before)
    };
    assert_eq!([before(ADA).await, before(BOREK).await, before(1005).await], [Some(0), Some(1), None]);
    assert_eq!(tables.standings().rated(GUILD, "toy").await.expect("they are counted"), 4);
    assert_eq!(tables.standings().best_streak(GUILD, "toy", ADA).await.expect("it is read"), 5);
}

#[tokio::test]
async fn only_places_count_not_points() {
    let house = House::new();
    let tables = house.open().await;
    play(&tables, channel(1), &[ADA, BOREK]).await;
    seated(&tables, channel(2), &[CELINA, DORA]).await;
    at(&tables, channel(2), CELINA, &moves("step; step; step; step; step; end")).await;
    assert_eq!(points(&tables, ADA).await, points(&tables, CELINA).await);
}

#[tokio::test]
async fn before_the_next_game_a_rating_is_less_certain_by_each_season_begun_since_the_last() {
    let house = House::new();
    let tables = house.open().await;
    tables.choose_seasons(GUILD, Some(Cycle::Months)).await.expect("it is written");
    play(&tables, channel(1), &[ADA, BOREK]).await;
    let known = standings(&tables).await[0].rating;
    let seen = async || {
        let users = [CELINA, ADA];
        tables.standings().ratings(GUILD, "toy", &users).await.expect("they are read")
    };
    assert_eq!(seen().await, [rating(1_500, 300), known]);
    let mut spread = known.spread;
    for _ in 0..2 {
        house.wait(31 * 24 * 60 * 60);
        tables.round().await.expect("the clock is read");
        let square = (spread * spread + 60_000 * 60_000) as f64;
        spread = (square.sqrt().round() as i64).min(rating(1_500, 300).spread);
        assert_eq!(seen().await, [rating(1_500, 300), Rating { spread, ..known }]);
    }
    assert_eq!(rating(1_600, 80).behind_seasons(1), rating(1_600, 100), "80² + 60² = 100²");
    assert_eq!(
        rating(1_600, 299).behind_seasons(1),
        rating(1_600, 300),
        "at most what everybody begins with"
    );
}

#[test]
fn the_less_expected_a_win_the_more_it_brings() {
    let own = rating(1_500, 90);
    let gains = [1_300, 1_500, 1_700].map(|points| gained(own, rating(points, 90)));
    assert!(gains[0] > 0 && gains.is_sorted_by(|one, other| one < other), "{gains:?}");
}

#[test]
fn the_more_certain_a_rating_the_less_a_game_changes_it() {
    let gains = [60, 120, 300].map(|spread| gained(rating(1_500, spread), rating(1_500, 90)));
    assert!(gains[0] > 0 && gains.is_sorted_by(|one, other| one < other), "{gains:?}");
}

#[test]
fn what_is_at_stake_is_what_each_place_would_change() {
    let (own, weak, strong) = (rating(1_500, 90), rating(1_300, 200), rating(1_700, 60));
    let change = |places: [u8; 3]| {
        rated(&[(own, places[0]), (weak, places[1]), (strong, places[2])])[0].points - own.points
    };
    let second = [change([2, 1, 3]), change([2, 3, 1])];
    assert_ne!(second[0], second[1]);
    let expected = [change([1, 2, 3]), (second[0] + second[1]) / 2, change([3, 1, 2])];
    assert_eq!(stakes(&[own, weak, strong]), expected);
}

#[tokio::test]
async fn a_game_in_which_one_person_alone_is_placed_moves_nothing() {
    let house = House::new();
    let tables = house.open().await;
    at(&tables, channel(1), ADA, &opening(2)).await;
    at(&tables, channel(1), BOREK, &Intent::Join).await;
    let agreed = Intent::Configure { key: "leavers".to_owned(), value: "out".to_owned() };
    at(&tables, channel(1), ADA, &agreed).await;
    at(&tables, channel(1), ADA, &Intent::Start).await;
    at(&tables, channel(1), BOREK, &Intent::HandOver).await;
    at(&tables, channel(1), ADA, &moves("step; end")).await;
    tables.recount(|_, _| ()).await.expect("it is counted");
    assert_eq!(standings(&tables).await, []);
}
