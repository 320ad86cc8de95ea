//! Leaderboards are added up as games end: they must agree with the results.

use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use super::*;

const DAY: i64 = 24 * 60 * 60;

/// A game, by chance.
#[derive(Clone, Debug)]
struct Game {
    /// Seconds since the one before it ended.
    wait: i64,
    guild: u64,
    seats: u8,
    /// The levels of the computers that also play.
    computers: Vec<Level>,
    /// The steps of the person who begins, who then ends it; or they resign.
    steps: usize,
    resigns: bool,
    /// Whether the person who begins draws and takes that back.
    regrets: bool,
}

fn game() -> impl Strategy<Value = Game> {
    // To the second, to the hour, to the day: a game that ends on an edge counts as well.
    let wait = prop_oneof![
        0..3i64,
        (0..30i64).prop_map(|h| h * 3600),
        (0..40i64).prop_map(|d| d * DAY),
        0..40 * DAY
    ];
    let played = (0..4usize, prop::bool::weighted(0.3), prop::bool::weighted(0.3));
    let computers = prop_oneof![
        2 => Just(Vec::new()),
        1 => prop::collection::vec(prop_oneof![Just(Level::Random), Just(Level::Easy)], 1..3)
    ];
    (wait, 10..12u64, 1..4u8, computers, played).prop_map(
        |(wait, guild, seats, mut computers, (steps, resigns, regrets))| {
            // The toy has four seats.
            computers.truncate(usize::from(4 - seats));
            Game { wait, guild, seats, computers, steps, resigns, regrets }
        },
    )
}

/// The first of four people; smaller numbers are computers.
const FIRST: u64 = 1001;

/// Plays a game; the person who opens the table begins.
async fn play(tables: &Tables, game: &Game, host: u64) {
    let place = Place { guild: game.guild, channel: game.guild * 2 };
    let act = async |user: u64, intent: &Intent| {
        let done = act_at(tables, place, &person(user), intent, None).await;
        done.unwrap_or_else(|denied| panic!("{intent:?} of {user} in {game:?}: {denied}")).session
    };
    let open = Intent::Open {
        game: "toy".to_owned(),
        options: Options::default(),
        seats: Some(game.seats + game.computers.len() as u8),
        computers: game.computers.clone(),
        language: "en".to_owned(),
    };
    act(host, &open).await;
    for other in 1..u64::from(game.seats) {
        act(FIRST + (host - FIRST + other) % 4, &Intent::Join).await;
    }
    // One person among computers has begun already.
    if game.seats > 1 || game.computers.is_empty() {
        act(host, &Intent::Start).await;
    }
    let others = if game.resigns { 1..u64::from(game.seats) } else { 0..0 };
    for other in others {
        act(FIRST + (host - FIRST + other) % 4, &Intent::Resign).await;
    }
    let steps = ["step"].repeat(game.steps).join("; ");
    let rest = if steps.is_empty() { "end".to_owned() } else { format!("{steps}; end") };
    let there = tables.find_at(place).await.expect("it is read").expect("it is there");
    if there.status == Status::Live {
        if game.regrets && there.people().len() == 1 {
            act(host, &moves("roll")).await;
            act(host, &Intent::Undo { decision: None, sure: true, going: None }).await;
        }
        act(host, &moves(&rest)).await;
    }
}

/// Checks that the leaderboards of these servers agree with the results, for all spans that end at that time.
async fn check(tables: &Tables, guilds: &[u64], now: i64) {
    let standings = tables.standings();
    for &guild in guilds {
        for span in [Span::All, Span::Year, Span::Month] {
            let ranks = standings.leaderboard(guild, "toy", span, now, 9).await.expect("it is read");
            assert_eq!(
                ranks,
                standings.ranks_of_results(guild, "toy", span, now).await,
                "{guild} {span:?} {now}"
            );
            let bests = standings.solo_bests(guild, "toy", span, now, 9).await.expect("it is read");
            for level in [Level::Random, Level::Easy] {
                let challenge =
                    standings.against(level, (guild, "toy"), span, now, 9).await.expect("it is read");
                let mut people: Vec<_> =
                    challenge.ranks.iter().map(|rank| (rank.user, rank.games, rank.wins)).collect();
                people.sort_unstable();
                let counted = standings.challenge_of_results(level, guild, "toy", span, now).await;
                assert_eq!(people, counted, "{guild} {level} {span:?} {now}");
                let sum = |of: fn(&(u64, i64, i64)) -> i64| counted.iter().map(of).sum::<i64>();
                assert_eq!((challenge.games, challenge.wins), (sum(|one| one.1), sum(|one| one.2)));
            }
            assert_eq!(
                bests,
                standings.bests_of_results(guild, "toy", span, now).await,
                "{guild} {span:?} {now}"
            );
        }
    }
}

#[test]
fn leaderboards_say_what_the_results_say() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let config = ProptestConfig {
        cases: workshop::scale(2, 6),
        max_shrink_iters: 200,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let games = prop::collection::vec((game(), FIRST..FIRST + 4), 12..20);
    TestRunner::new(config)
        .run(&games, |games| {
            runtime.block_on(async {
                let house = House::new();
                let tables = house.open().await;
                for (game, host) in &games {
                    house.wait(game.wait);
                    play(&tables, game, *host).await;
                    check(&tables, &[game.guild], tables.now()).await;
                }
                // Looked at later: every second at which a result leaves a span, and some hours.
                let ended = tables.now();
                for later in [
                    29 * DAY,
                    30 * DAY,
                    30 * DAY + 1,
                    31 * DAY + 7,
                    200 * DAY + 3601,
                    365 * DAY,
                    365 * DAY + 1,
                ] {
                    check(&tables, &[10, 11], ended + later).await;
                }
                let sums =
                    async || (tables.standings().tallies().await, tables.standings().rating_rows().await);
                let kept = sums().await;
                tables.standings().spoil_tallies().await;
                let spoilt = sums().await;
                assert!(spoilt.0 != kept.0 && (spoilt.1 != kept.1 || kept.1.is_empty()));
                let counted = tables.recount(|_, _| ()).await.expect("they are counted");
                assert_eq!(sums().await, kept);
                assert!(counted.results > 0 && !counted.differed.is_empty());
                let again = tables.recount(|_, _| ()).await.expect("they are counted");
                assert_eq!(again.differed, []);
                assert!(!kept.0.is_empty());
            });
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{failure}"));
}

#[tokio::test]
async fn a_game_with_draws_taken_back_alone_counts_nowhere_also_after_a_restart() {
    let house = House::new();
    let tables = house.open().await;
    let regretted = Game {
        wait: 0,
        guild: 10,
        seats: 1,
        computers: vec![Level::Easy],
        steps: 1,
        resigns: false,
        regrets: true,
    };
    for game in [regretted.clone(), Game { computers: Vec::new(), ..regretted.clone() }] {
        play(&tables, &game, FIRST).await;
    }
    let place = Place { guild: 10, channel: 20 };
    let honest = Game { regrets: false, ..regretted };
    play(&tables, &honest, FIRST).await;
    act_at(&tables, place, &person(FIRST), &opening(1), None).await.expect("another game");
    for intent in [Intent::Start, moves("roll"), Intent::Undo { decision: None, sure: true, going: None }] {
        act_at(&tables, place, &person(FIRST), &intent, None).await.expect("it is allowed");
    }
    drop(tables);
    let tables = house.open().await;
    act_at(&tables, place, &person(FIRST), &moves("end"), None).await.expect("it ends");
    let now = tables.now();
    let challenge =
        tables.standings().against(Level::Easy, (10, "toy"), Span::All, now, 9).await.expect("it is read");
    assert_eq!(challenge.games, 1);
    assert!(
        tables.standings().solo_bests(10, "toy", Span::Month, now, 9).await.expect("it is read").is_empty()
    );
    let played = tables.standings().played(FIRST, None).await.expect("it is read");
    assert_eq!(played.iter().map(|game| (game.solo, game.games)).collect::<Vec<_>>(), [(false, 1)]);
    let kept = tables.standings().tallies().await;
    assert_eq!(tables.recount(|_, _| ()).await.expect("they are counted").results, 4);
    assert_eq!(tables.standings().tallies().await, kept);
}
