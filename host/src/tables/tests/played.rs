//! What is asked about somebody's finished games: the game played most, a game by its score, the level that suits them.

use super::*;
use crate::standings::Suited;

const ADA: u64 = 1001;
const BOREK: u64 = 1002;

/// Opens a table of that channel for Ada, other people and computers, and begins.
async fn begun(tables: &Tables, channel: u64, others: &[u64], computers: &[Level]) -> Arc<Session> {
    let place = Place { channel, ..PLACE };
    let open = Intent::Open {
        game: "toy".to_owned(),
        options: Options::default(),
        seats: Some((1 + others.len() + computers.len()) as u8),
        computers: computers.to_vec(),
        language: "en".to_owned(),
    };
    let mut session = act_at(tables, place, &person(ADA), &open, None).await.expect("it opens").session;
    for &other in others {
        act_at(tables, place, &person(other), &Intent::Join, None).await.expect("they sit down");
    }
    if !others.is_empty() {
        session = act_at(tables, place, &person(ADA), &Intent::Start, None).await.expect("it begins").session;
    }
    session
}

/// Ada makes steps up to that score, and ends the game.
async fn reaches(tables: &Tables, session: &Session, score: i32) {
    let begun = session.table().expect("it has begun").scores()[0];
    let steps = ["step"].repeat(usize::try_from(score - begun).expect("it is more"));
    let text = [steps, vec!["end"]].concat().join("; ");
    tables.act(session.id, &person(ADA), &moves(&text), None).await.expect("it is legal");
}

#[tokio::test]
async fn the_game_played_most_is_one_of_that_server() {
    let house = House::new();
    let tables = house.open().await;
    let most = async |guild| tables.standings().most_played(guild).await.expect("it is read");
    assert_eq!(most(PLACE.guild).await, None);
    let session = begun(&tables, 1, &[BOREK], &[]).await;
    reaches(&tables, &session, 3).await;
    assert_eq!((most(PLACE.guild).await.as_deref(), most(99).await), (Some("toy"), None));
}

#[tokio::test]
async fn the_game_of_a_best_score_is_the_last_one_that_people_played_among_themselves() {
    let house = House::new();
    let tables = house.open().await;
    let mut ids = Vec::new();
    let company = [(1, &[BOREK][..], &[][..]), (2, &[BOREK], &[]), (3, &[BOREK], &[Level::Random])];
    for (channel, others, computers) in company {
        let session = begun(&tables, channel, others, computers).await;
        reaches(&tables, &session, 5).await;
        ids.push(session.id);
    }
    let found = async |guild, score| {
        let found = tables.standings().game_of(ADA, guild, "toy", score).await.expect("it is read");
        found.map(|it| (it.table, it.place))
    };
    assert_eq!(found(PLACE.guild, 5).await, Some((ids[1], Place { channel: 2, ..PLACE })));
    assert_eq!((found(PLACE.guild, 6).await, found(99, 5).await), (None, None));
}

#[tokio::test]
async fn the_level_that_suits_somebody_follows_from_their_games_against_computers_there() {
    let house = House::new();
    let tables = house.open().await;
    let suited = async |guild| tables.standings().suited(guild, "toy", ADA).await.expect("it is read");
    let none = Suited { level: Level::Beginner, before: Level::Beginner, games: 0, wins: 0 };
    let session = begun(&tables, 1, &[BOREK], &[]).await;
    reaches(&tables, &session, 3).await;
    assert_eq!(suited(PLACE.guild).await, none, "a game among people says nothing");
    for channel in 2..5 {
        let session = begun(&tables, channel, &[], &[Level::Easy]).await;
        reaches(&tables, &session, 3).await;
    }
    let won = Suited { level: Level::Normal, before: Level::Easy, games: 3, wins: 3 };
    assert_eq!((suited(PLACE.guild).await, suited(99).await), (won, none));
}
