//! Ratings follow from the results that count, in the order in which games end, and from nothing else.

mod ladder;
mod laws;
mod records;
mod seasons;

use super::*;
use crate::rating::{POINT, Rating, rated};
use crate::standings::{ALL_GAMES, Standing, Trend};

const ADA: u64 = 1001;
const BOREK: u64 = 1002;
const CELINA: u64 = 1003;
const MODERATOR: u64 = 1009;
const GUILD: u64 = 10;

/// A channel of the server.
const fn channel(number: u64) -> Place {
    Place { guild: GUILD, channel: number }
}

async fn at(tables: &Tables, place: Place, user: u64, intent: &Intent) -> Receipt {
    let done = act_at(tables, place, &person(user), intent, None).await;
    done.unwrap_or_else(|denied| panic!("{intent:?} of {user}: {denied}"))
}

/// Those people sit down at a table of that channel; the first one begins.
async fn seated(tables: &Tables, place: Place, people: &[u64]) {
    at(tables, place, people[0], &opening(people.len() as u8)).await;
    for other in &people[1..] {
        at(tables, place, *other, &Intent::Join).await;
    }
    at(tables, place, people[0], &Intent::Start).await;
}

/// Those people play a game, which the first one wins by that many steps.
async fn play(tables: &Tables, place: Place, people: &[u64]) {
    seated(tables, place, people).await;
    at(tables, place, people[0], &moves("step; end")).await;
}

async fn standings(tables: &Tables) -> Vec<Standing> {
    tables.standings().ladder(GUILD, "toy", 10).await.expect("it is read")
}

async fn points(tables: &Tables, user: u64) -> i64 {
    let found = tables.standings().standing(GUILD, ALL_GAMES, user).await.expect("it is read");
    found.map_or(0, |(standing, _)| standing.rating.points)
}

#[tokio::test]
async fn every_list_has_both_names_last_seen() {
    let house = House::new();
    let tables = house.open().await;
    seated(&tables, channel(1), &[ADA, BOREK]).await;
    let renamed =
        Person { name: "สมชาย".to_owned(), username: "somchai".to_owned(), ..person(ADA) };
    act_at(&tables, channel(1), &renamed, &moves("step; end"), None).await.expect("it is legal");
    let (lists, now) = (tables.standings(), tables.now());
    let ranks = lists.leaderboard(GUILD, "toy", Span::All, now, 9).await.expect("it is read");
    let rivals = lists.rivals(GUILD, BOREK, 9).await.expect("they are read");
    let ladder = standings(&tables).await;
    for (user, names) in [
        (ranks[0].user, &ranks[0].names),
        (rivals[0].user, &rivals[0].names),
        (ladder[0].user, &ladder[0].names),
    ] {
        assert_eq!((user, names), (ADA, &renamed.names()));
        assert_eq!([names.shown(), names.drawn()], ["สมชาย", "somchai"]);
    }
}

#[tokio::test]
async fn a_game_of_people_moves_their_ratings_at_it_and_over_all_games() {
    let house = House::new();
    let tables = house.open().await;
    play(&tables, channel(1), &[ADA, BOREK]).await;
    let found = standings(&tables).await;
    let seen: Vec<_> = found.iter().map(|it| (it.user, it.games, it.wins, it.streak)).collect();
    assert_eq!(seen, [(ADA, 1, 1, 1), (BOREK, 1, 0, 0)]);
    assert!(found[0].is_young() && found[0].rating.points > 1_500 * POINT);
    assert_eq!(
        found[0].rating.points + found[1].rating.points,
        3_000 * POINT,
        "what one gains the other loses"
    );
    assert_eq!(points(&tables, ADA).await, found[0].rating.points);
    let over = tables.find_at(channel(1)).await.expect("it is read").expect("it is there").id;
    let gains = tables.standings().gains(over).await.expect("they are read");
    assert_eq!(gains.iter().map(|gain| gain.gained).sum::<i64>(), 0);
    play(&tables, channel(1), &[BOREK, ADA]).await;
    let streaks = |found: &[Standing]| found.iter().map(|it| (it.user, it.streak)).collect::<Vec<_>>();
    assert_eq!(streaks(&standings(&tables).await).into_iter().find(|it| it.0 == ADA), Some((ADA, 0)));
    assert_eq!(tables.standings().course(GUILD, "toy", ADA, 9).await.expect("it is read").len(), 2);
    play(&tables, channel(1), &[ADA, CELINA]).await;
    let rivals = tables.standings().rivals(GUILD, ADA, 9).await.expect("they are read");
    let seen: Vec<_> = rivals.iter().map(|it| (it.user, it.games, it.ahead, it.behind)).collect();
    assert_eq!(seen, [(BOREK, 2, 1, 1), (CELINA, 1, 1, 0)]);
    let one =
        tables.standings().rival(GUILD, CELINA, ADA).await.expect("it is read").expect("they have played");
    assert_eq!((one.games, one.ahead, one.behind), (1, 0, 1));
    assert_eq!(tables.standings().rival(GUILD, CELINA, BOREK).await.expect("it is read"), None);
    let places = tables.standings().places(GUILD, ADA).await.expect("they are read");
    assert_eq!(
        places.iter().map(|it| (it.seats, it.place, it.games)).collect::<Vec<_>>(),
        [(2, 1, 2), (2, 2, 1)]
    );
}

#[tokio::test]
async fn what_ended_before_there_were_ratings_is_reckoned_when_somebody_asks() {
    let house = House::new();
    let tables = house.open().await;
    play(&tables, channel(1), &[ADA, BOREK]).await;
    let kept = (standings(&tables).await, tables.standings().rating_rows().await);
    for forgotten in ["delete from rating", "delete from ladder"] {
        tables.database().run(forgotten).await;
    }
    assert_eq!((standings(&tables).await, tables.standings().rating_rows().await), kept);
    // By other rules as well.
    tables.database().run("update rating set points = points + 1").await;
    tables.database().run("update ladder set rules = 0").await;
    play(&tables, channel(2), &[BOREK, ADA]).await;
    assert_eq!(tables.recount(|_, _| ()).await.expect("it is counted").differed, []);
}

#[tokio::test]
async fn places_and_rivals_are_read_from_rated_games_and_a_seat_taken_over_counts_once() {
    let house = House::new();
    let tables = house.open().await;
    play(&tables, channel(1), &[ADA, BOREK, CELINA]).await;
    play(&tables, channel(2), &[BOREK, ADA]).await;
    seated(&tables, channel(3), &[ADA, BOREK, CELINA]).await;
    at(&tables, channel(3), BOREK, &Intent::Resign).await;
    at(&tables, channel(3), ADA, &moves("step; end")).await;
    // As if Celina had played the larger part of the second seat as well as her own: it comes before hers.
    tables.database().run("update result set rated = 1003 where seat = 1 and seats = 3 and session = (select max(session) from result)").await;
    tables.recount(|_, _| ()).await.expect("it is counted");
    let places = async |user| {
        let places = tables.standings().places(GUILD, user).await.expect("they are read");
        places.into_iter().map(|it| (it.seats, it.place, it.games)).collect::<Vec<_>>()
    };
    assert_eq!(places(ADA).await, [(2, 2, 1), (3, 1, 2)]);
    assert_eq!(places(BOREK).await, [(2, 1, 1), (3, 2, 1)]);
    assert_eq!(places(CELINA).await, [(3, 2, 1), (3, 3, 1)]);
    let rivals = async |user| {
        let rivals = tables.standings().rivals(GUILD, user, 9).await.expect("they are read");
        rivals.into_iter().map(|it| (it.user, it.games, it.ahead, it.behind)).collect::<Vec<_>>()
    };
    assert_eq!(rivals(ADA).await, [(BOREK, 2, 1, 1), (CELINA, 2, 2, 0)]);
    assert_eq!(rivals(CELINA).await, [(ADA, 2, 0, 2), (BOREK, 1, 0, 0)]);
    let one = tables.standings().rival(GUILD, BOREK, ADA).await.expect("it is read").expect("they have met");
    assert_eq!((one.games, one.ahead, one.behind), (2, 1, 1));
}

#[tokio::test]
async fn games_with_computers_alone_or_drawn_anew_move_nothing() {
    let house = House::new();
    let tables = house.open().await;
    let with_computer = Intent::Open {
        game: "toy".to_owned(),
        options: Options::default(),
        seats: Some(3),
        computers: vec![Level::Random],
        language: "en".to_owned(),
    };
    at(&tables, channel(1), ADA, &with_computer).await;
    at(&tables, channel(1), BOREK, &Intent::Join).await;
    at(&tables, channel(1), ADA, &Intent::Start).await;
    at(&tables, channel(1), ADA, &moves("step; end")).await;
    at(&tables, channel(2), ADA, &opening(1)).await;
    at(&tables, channel(2), ADA, &Intent::Start).await;
    at(&tables, channel(2), ADA, &moves("end")).await;
    // A moderator has put a computer on Celina's seat.
    seated(&tables, channel(3), &[ADA, BOREK, CELINA]).await;
    at(&tables, channel(3), MODERATOR, &Intent::Free { number: CELINA, offered: false }).await;
    at(&tables, channel(3), ADA, &moves("step; end")).await;
    // Everybody has agreed to end it.
    seated(&tables, channel(4), &[ADA, BOREK]).await;
    at(&tables, channel(4), ADA, &Intent::End { sure: true }).await;
    at(&tables, channel(4), BOREK, &Intent::Agree { question: None }).await;
    assert_eq!(standings(&tables).await, []);
}

#[tokio::test]
async fn whoever_resigns_or_leaves_it_to_a_computer_is_last() {
    let house = House::new();
    let tables = house.open().await;
    for (number, leaves) in (1..).zip([Intent::Resign, Intent::HandOver]) {
        seated(&tables, channel(number), &[ADA, BOREK, CELINA]).await;
        at(&tables, channel(number), CELINA, &leaves).await;
        at(&tables, channel(number), ADA, &moves("step; end")).await;
    }
    let order: Vec<u64> = standings(&tables).await.iter().map(|it| it.user).collect();
    assert_eq!(order, [ADA, BOREK, CELINA]);
}

#[tokio::test]
async fn whoever_leaves_is_not_rated_where_the_table_has_agreed_so() {
    let house = House::new();
    let tables = house.open().await;
    let place = channel(1);
    at(&tables, place, ADA, &opening(3)).await;
    for other in [BOREK, CELINA] {
        at(&tables, place, other, &Intent::Join).await;
    }
    let agreed = Intent::Configure { key: "leavers".to_owned(), value: "out".to_owned() };
    at(&tables, place, ADA, &agreed).await;
    at(&tables, place, ADA, &Intent::Start).await;
    at(&tables, place, CELINA, &Intent::HandOver).await;
    at(&tables, place, ADA, &moves("step; end")).await;
    let over = tables.find_at(place).await.expect("it is read").expect("it is there").id;
    let gains = tables.standings().gains(over).await.expect("they are read");
    let known = Rating::default();
    let pair: Vec<i64> = rated(&[(known, 1), (known, 2)]).iter().map(|it| it.points - known.points).collect();
    let seen: Vec<(u64, i64)> = gains.iter().map(|gain| (gain.user, gain.gained)).collect();
    assert_eq!(seen, [(ADA, pair[0]), (BOREK, pair[1])], "as if the two had played alone");
    assert!(tables.standings().rivals(GUILD, CELINA, 9).await.expect("they are read").is_empty());
}

#[tokio::test]
async fn equal_places_are_a_draw_between_those_people() {
    let house = House::new();
    let tables = house.open().await;
    seated(&tables, channel(1), &[ADA, BOREK, CELINA]).await;
    // Nobody has a point: all are first.
    at(&tables, channel(1), ADA, &moves("end")).await;
    assert!(standings(&tables).await.iter().all(|it| it.rating.points == 1_500 * POINT && it.wins == 1));
    seated(&tables, channel(1), &[ADA, BOREK, CELINA]).await;
    at(&tables, channel(1), ADA, &moves("step; end")).await;
    let found = standings(&tables).await;
    assert_eq!((found[0].user, found[1].rating), (ADA, found[2].rating));
    let rivals = tables.standings().rivals(GUILD, BOREK, 9).await.expect("they are read");
    let seen: Vec<_> = rivals.iter().map(|it| (it.user, it.games, it.ahead, it.behind)).collect();
    assert_eq!(seen, [(ADA, 2, 0, 1), (CELINA, 2, 0, 0)]);
}

#[tokio::test]
async fn whoever_made_the_most_moves_of_a_seat_is_rated_for_it() {
    let house = House::new();
    let tables = house.open().await;
    for (channels, steps, rated) in [(1, 3, BOREK), (2, 0, CELINA)] {
        let place = channel(channels);
        seated(&tables, place, &[ADA, BOREK]).await;
        at(&tables, place, ADA, &moves("done")).await;
        for _ in 0..steps {
            at(&tables, place, BOREK, &moves("step; done")).await;
            at(&tables, place, ADA, &moves("done")).await;
        }
        at(&tables, place, BOREK, &Intent::Offer).await;
        at(&tables, place, CELINA, &Intent::Take { offer: None }).await;
        at(&tables, place, CELINA, &moves("done")).await;
        at(&tables, place, ADA, &moves("end")).await;
        let over = tables.find_at(place).await.expect("it is read").expect("it is there").id;
        let gains = tables.standings().gains(over).await.expect("they are read");
        let people: Vec<u64> = gains.iter().map(|gain| gain.user).collect();
        assert_eq!(people, [ADA, rated], "{steps} rounds");
    }
}

/// Plays games of three people that end at those times (seconds after the first one), in that order; a table's number grows with its place
/// in `ends`.
async fn ended(ends: &[(usize, i64)]) -> (House, Tables) {
    let house = House::new();
    let tables = house.open().await;
    let pairs = [[ADA, BOREK], [BOREK, CELINA], [CELINA, ADA], [ADA, BOREK]];
    for (number, people) in (1..).zip(&pairs[..ends.len()]) {
        seated(&tables, channel(number), people).await;
    }
    let begun = tables.now();
    for &(game, at_time) in ends {
        house.wait(begun + at_time - tables.now());
        at(&tables, channel(game as u64 + 1), pairs[game][0], &moves("step; end")).await;
    }
    (house, tables)
}

#[tokio::test]
async fn ratings_are_the_same_in_whatever_order_games_of_one_second_end_or_the_clock_says() {
    let (_house, straight) = ended(&[(0, 0), (1, 0), (2, 0), (3, 5)]).await;
    let kept = straight.standings().rating_rows().await;
    assert_eq!(kept.len(), 16);
    for ends in [
        [(2, 0), (0, 0), (1, 0), (3, 5)],
        [(1, 0), (2, 0), (0, 0), (3, 5)],
        // The clock was set back after the first one.
        [(3, 5), (0, 0), (1, 0), (2, 0)],
        [(3, 5), (2, 0), (1, 0), (0, 0)],
    ] {
        let (_house, other) = ended(&ends).await;
        assert_eq!(other.standings().rating_rows().await, kept, "{ends:?}");
        other.recount(|_, _| ()).await.expect("it is counted");
        assert_eq!(other.standings().rating_rows().await, kept, "{ends:?}");
    }
}

#[tokio::test]
async fn a_forgotten_person_stays_in_the_others_ratings_under_a_pseudonym() {
    let house = House::new();
    let tables = house.open().await;
    play(&tables, channel(1), &[ADA, BOREK]).await;
    play(&tables, channel(1), &[BOREK, CELINA]).await;
    let before = (points(&tables, BOREK).await, points(&tables, CELINA).await);
    tables.forget(&person(ADA)).await.expect("she is forgotten");
    assert_eq!(points(&tables, ADA).await, 0);
    tables.recount(|_, _| ()).await.expect("it is counted");
    assert_eq!((points(&tables, BOREK).await, points(&tables, CELINA).await), before);
    assert_eq!(standings(&tables).await.len(), 3);
    play(&tables, channel(1), &[ADA, BOREK]).await;
    assert_eq!(standings(&tables).await.len(), 4, "she begins anew");
}

#[test]
fn what_one_gains_the_others_lose_where_all_are_known_as_well() {
    let known = |points: i64| Rating { points: points * POINT, spread: 90 * POINT };
    let game = [(known(1_600), 2), (known(1_400), 1), (known(1_500), 2)];
    let after = rated(&game);
    let sum: i64 = after.iter().zip(&game).map(|(after, (before, _))| after.points - before.points).sum();
    assert!(sum.abs() <= 3, "thousandths of a point: {sum}");
    assert!(after[1].points > game[1].0.points && after[0].points < game[0].0.points);
    assert!(after.iter().all(|rating| rating.spread < 91 * POINT));
}

#[test]
fn a_rating_is_known_better_with_every_game() {
    let mut all = [Rating::default(); 4];
    for _ in 0..Rating::YOUNG {
        let game: Vec<(Rating, u8)> = all.iter().copied().zip(1..).collect();
        let after: [Rating; 4] = rated(&game).try_into().expect("four");
        assert!(after.iter().zip(&all).all(|(after, before)| after.spread < before.spread));
        all = after;
    }
    assert!(all.is_sorted_by(|one, other| one.points > other.points));
}

#[tokio::test]
async fn a_trend_looks_back_over_ten_games_and_over_all_if_there_are_fewer() {
    let house = House::new();
    let tables = house.open().await;
    let start = Rating::default().points;
    for games in 1..=12 {
        // Borek wins the first game and loses all others.
        let players = if games == 1 { [BOREK, ADA] } else { [ADA, BOREK] };
        play(&tables, channel(1), &players).await;
        let over = tables.find_at(channel(1)).await.expect("it is read").expect("it is there").id;
        let gains = tables.standings().gains(over).await.expect("they are read");
        let gain = gains.iter().find(|gain| gain.user == ADA).expect("a gain");
        let course = tables.standings().course(GUILD, "toy", ADA, 30).await.expect("it is read");
        let before = if games <= 10 { start } else { course[games as usize - 11] };
        let trend = Trend { change: gain.rating.points - before, games: games.min(10) };
        assert_eq!(gain.trend, (games >= Rating::YOUNG).then_some(trend), "after {games} games");
        let found = standings(&tables).await.into_iter().find(|it| it.user == ADA).expect("a standing");
        assert_eq!(found.trend(&course), gain.trend, "the profile and the last board say the same");
    }
}
