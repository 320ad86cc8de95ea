//! Laws that hold however people play: everything follows from the results, in any order, and from nothing else.

use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use super::*;
use crate::standings::Cycle;

/// The people, by numbers as Discord gives them: nothing else looks like one.
const FIRST: u64 = 10_000_000_000_000_001;
const PEOPLE: u64 = 4;

/// How a person leaves a game.
#[derive(Clone, Copy, Debug)]
enum Leaves {
    No,
    Resigns,
    ToComputer,
    ToSubstitute,
}

/// Something that happens on a server.
#[derive(Clone, Debug)]
enum Step {
    /// A game: whose table it is, how many play, whether a computer does, the steps of the person who begins, who leaves it how, and
    /// whether the person who leaves has a place.
    Game {
        host: u64,
        people: u64,
        computer: bool,
        steps: usize,
        leaves: Leaves,
        out: bool,
    },
    /// A moderator takes the game with that number out, counted from the first.
    TakeOut(prop::sample::Index),
    Forget(u64),
    Seasons(Option<Cycle>),
    Wait(i64),
}

fn step() -> impl Strategy<Value = Step> {
    let leaves = prop_oneof![
        3 => Just(Leaves::No),
        1 => Just(Leaves::Resigns),
        1 => Just(Leaves::ToComputer),
        1 => Just(Leaves::ToSubstitute),
    ];
    let game = (0..PEOPLE, 2..4u64, prop::bool::weighted(0.2), 0..3usize, leaves, prop::bool::weighted(0.3))
        .prop_map(|(host, people, computer, steps, leaves, out)| Step::Game {
            host,
            people,
            computer,
            steps,
            leaves,
            out,
        });
    let seasons = prop_oneof![Just(None), Just(Some(Cycle::Months)), Just(Some(Cycle::Quarters))];
    prop_oneof![
        8 => game,
        2 => any::<prop::sample::Index>().prop_map(Step::TakeOut),
        1 => (0..PEOPLE).prop_map(Step::Forget),
        1 => seasons.prop_map(Step::Seasons),
        // The clock is set back as well.
        2 => prop_oneof![Just(-90_000), Just(1), 0..9_000_000i64].prop_map(Step::Wait),
    ]
}

/// The person who sits that many seats after another one.
const fn nth(host: u64, behind: u64) -> u64 {
    FIRST + (host + behind) % PEOPLE
}

/// Plays a game in a channel of its own; gives its table.
async fn game(tables: &Tables, number: u64, step: &Step) -> Option<session::SessionId> {
    let Step::Game { host, people, computer, steps, leaves, out } = *step else { return None };
    let place = channel(number);
    let open = Intent::Open {
        game: "toy".to_owned(),
        options: Options::default(),
        seats: Some((people + u64::from(computer)) as u8),
        computers: if computer { vec![Level::Random] } else { Vec::new() },
        language: "en".to_owned(),
    };
    let opened = at(tables, place, nth(host, 0), &open).await;
    for other in 1..people {
        at(tables, place, nth(host, other), &Intent::Join).await;
    }
    if out {
        let agreed = Intent::Configure { key: "leavers".to_owned(), value: "out".to_owned() };
        at(tables, place, nth(host, 0), &agreed).await;
    }
    at(tables, place, nth(host, 0), &Intent::Start).await;
    let leaver = nth(host, people - 1);
    match leaves {
        Leaves::No => {}
        Leaves::Resigns => drop(at(tables, place, leaver, &Intent::Resign).await),
        Leaves::ToComputer => drop(at(tables, place, leaver, &Intent::HandOver).await),
        Leaves::ToSubstitute => {
            at(tables, place, leaver, &Intent::Offer).await;
            at(tables, place, nth(host, people), &Intent::Take { offer: None }).await;
        }
    }
    let there = tables.find_at(place).await.expect("it is read").expect("it is there");
    if there.status == Status::Live {
        let rest = [vec!["step"; steps], vec!["end"]].concat().join("; ");
        at(tables, place, nth(host, 0), &moves(&rest)).await;
    }
    Some(opened.session.id)
}

/// All counted values, row by row.
async fn counted(tables: &Tables) -> [Vec<String>; 3] {
    let standings = tables.standings();
    // A server on which nothing was rated yet is computed when somebody asks.
    super::standings(tables).await;
    [standings.rating_rows().await, standings.tallies().await, standings.figure_sums().await]
}

/// All that can be asked about ratings, as the bot asks.
async fn asked(tables: &Tables, users: &[u64]) -> String {
    let standings = tables.standings();
    let mut told = String::new();
    for game in ["toy", ALL_GAMES] {
        let ladder = standings.ladder(GUILD, game, 10).await.expect("it is read");
        told +=
            &format!("{ladder:?}{:?}", standings.ratings(GUILD, game, users).await.expect("they are read"));
        for season in standings.seasons(GUILD, 9).await.expect("they are read") {
            let ladder = standings.season_ladder(GUILD, game, &season.span, 9, None).await;
            told += &format!("{:?}", ladder.expect("it is read"));
        }
    }
    let records = standings.records(GUILD, "toy", &session::FIGURES, 5).await.expect("they are read");
    told += &format!("{records:?}");
    for &user in users {
        let rivals = standings.rivals(GUILD, user, 9).await.expect("they are read");
        let places = standings.places(GUILD, user).await.expect("they are read");
        let means = standings.means(GUILD, "toy", user, &["score"]).await.expect("they are read");
        told += &format!("{rivals:?}{places:?}{means:?}{:?}", standings.played(user, Some(GUILD)).await);
    }
    told
}

fn runner(cases: u32) -> TestRunner {
    TestRunner::new(ProptestConfig {
        cases,
        max_shrink_iters: 60,
        failure_persistence: None,
        ..ProptestConfig::default()
    })
}

#[test]
fn whatever_happens_all_that_is_counted_follows_from_the_results() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let steps = prop::collection::vec(step(), 8..20);
    runner(8)
        .run(&steps, |steps| {
            runtime.block_on(async {
                let house = House::new();
                let tables = house.open().await;
                let mut played = Vec::new();
                let mut taken = Vec::new();
                for (number, step) in (1..).zip(&steps) {
                    match step {
                        Step::Game { .. } => played.extend(game(&tables, number, step).await),
                        Step::TakeOut(which) if !played.is_empty() => {
                            let table = *which.get(&played);
                            let moderator = person(MODERATOR);
                            let settle = Intent::Settle { sure: true };
                            let out = tables.act(table, &moderator, &settle, None);
                            // A game that ended without a result, or is out already, cannot be taken out.
                            taken.extend(out.await.is_ok().then_some(table));
                        }
                        Step::TakeOut(_) => {}
                        Step::Forget(who) => {
                            let user = FIRST + who;
                            tables.forget(&person(user)).await.expect("they are forgotten");
                            let left = tables.store().cells_with(&[&user.to_string()]).await;
                            assert_eq!(left, Vec::<String>::new(), "{user}");
                        }
                        Step::Seasons(cycle) => {
                            tables.choose_seasons(GUILD, *cycle).await.expect("it is written");
                        }
                        Step::Wait(seconds) => house.wait(*seconds),
                    }
                }
                for table in taken {
                    assert_eq!(tables.standings().gains(table).await.expect("they are read"), []);
                }
                let live = counted(&tables).await;
                let recounted = tables.recount(|_, _| ()).await.expect("it is counted");
                assert_eq!(recounted.differed, []);
                assert_eq!(counted(&tables).await, live);
                // A running game changes nothing about it, whatever has been drawn or is hidden there.
                let users: Vec<u64> = (FIRST..FIRST + PEOPLE).collect();
                let before = asked(&tables, &users).await;
                seated(&tables, channel(99), &users[..3]).await;
                at(&tables, channel(99), users[0], &moves("step; roll; step")).await;
                assert_eq!(asked(&tables, &users).await, before);
                assert_eq!(counted(&tables).await, live);
            });
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn ratings_are_the_same_in_whatever_order_games_end_and_the_clock_is_set() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let ends = prop::collection::vec(0..3i64, 4).prop_map(|times| (0..).zip(times).collect::<Vec<_>>());
    let orders = ends.prop_flat_map(|ends| (Just(ends.clone()).prop_shuffle(), Just(ends).prop_shuffle()));
    runner(8)
        .run(&orders, |(one, other)| {
            runtime.block_on(async {
                let ((_one, one), (_other, other)) = (ended(&one).await, ended(&other).await);
                assert_eq!(counted(&one).await[..2], counted(&other).await[..2]);
            });
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{failure}"));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_a_game_changes_adds_up_to_nothing_where_all_are_known_as_well(
        people in prop::collection::vec((900..2_200i64, 1..5u8), 2..6),
        spread in 20..300i64,
    ) {
        let game: Vec<(Rating, u8)> = people
            .into_iter()
            .map(|(points, place)| (Rating { points: points * POINT, spread: spread * POINT }, place))
            .collect();
        let sum: i64 = rated(&game).iter().zip(&game).map(|(after, (before, _))| after.points - before.points).sum();
        // Each is rounded to a thousandth.
        prop_assert!(sum.abs() <= game.len() as i64, "{sum}");
    }

    #[test]
    fn what_a_game_changes_is_bounded_and_a_winner_never_loses(
        people in prop::collection::vec((900..2_200i64, 20..301i64, 1..5u8), 2..6),
    ) {
        let game: Vec<(Rating, u8)> = people
            .into_iter()
            .map(|(points, spread, place)| (Rating { points: points * POINT, spread: spread * POINT }, place))
            .collect();
        let best = game.iter().map(|(_, place)| *place).min();
        let others = game.len() as i64 - 1;
        for ((before, place), after) in game.iter().zip(rated(&game)) {
            let gained = after.points - before.points;
            prop_assert!(gained.abs() <= others * 174 * POINT, "{gained}");
            prop_assert!(after.spread > 0 && after.spread <= Rating::default().spread);
            let is_alone = game.iter().filter(|(_, other)| other == place).count() == 1;
            prop_assert!(gained >= 0 || Some(*place) != best || !is_alone, "{gained}");
        }
    }
}
