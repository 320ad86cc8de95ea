//! What games that are rated come to for each of their people: how often they came to which place, and how they fared against whom.

use std::collections::BTreeMap;

use super::games::Game;
use crate::database::StoreError;
use crate::database::sql::{self, Value};

/// The rows that one statement writes: SQLite looks every value's number up among those before it.
const ROWS: usize = 40;

/// The game, the seats and the place of a person.
type Placing<'a> = (i64, &'a str, i64, u8);

/// Sums over games, or what changes about them.
#[derive(Default)]
struct Sums<'a> {
    places: BTreeMap<Placing<'a>, i64>,
    /// By a person and another one: the games, those in which the other came behind, and came first.
    rivals: BTreeMap<(i64, i64), [i64; 3]>,
}

/// Takes games out of a server's sums, and puts others in.
pub(super) async fn change(
    db: &mut sql::Db<'_>,
    guild: i64,
    out: &[Game],
    into: &[Game],
) -> Result<(), StoreError> {
    const PLACES: &str = "insert into place_sum (guild, person, game, seats, place, games) ";
    const ONTO_PLACES: &str = " on conflict (guild, person, game, seats, place) do update set games = place_sum.games + excluded.games";
    const RIVALS: &str = "insert into rival_sum (guild, person, other, games, ahead, behind) ";
    const ONTO_RIVALS: &str = " on conflict (guild, person, other) do update set games = rival_sum.games + excluded.games, \
        ahead = rival_sum.ahead + excluded.ahead, behind = rival_sum.behind + excluded.behind";
    let mut sums = Sums::default();
    out.iter().for_each(|game| sums.add(game, -1));
    into.iter().for_each(|game| sums.add(game, 1));
    let Sums { places, rivals } = sums;
    let places = places
        .into_iter()
        .filter(|(_, games)| *games != 0)
        .map(|((person, game, seats, place), games)| sql::values![guild, person, game, seats, place, games]);
    let rivals = rivals.into_iter().filter(|(_, sum)| *sum != [0; 3]).map(
        |((person, other), [games, ahead, behind])| sql::values![guild, person, other, games, ahead, behind],
    );
    let mut queries = written((PLACES, ONTO_PLACES), &places.collect::<Vec<_>>());
    queries.extend(written((RIVALS, ONTO_RIVALS), &rivals.collect::<Vec<_>>()));
    sql::run_all(db, queries).await?;
    Ok(())
}

/// Drops all sums of a server.
pub(super) async fn drop_all(db: &mut sql::Db<'_>, guild: i64) -> Result<(), StoreError> {
    for query in ["delete from place_sum where guild = $1", "delete from rival_sum where guild = $1"] {
        sql::query(query).bind(guild).execute(&mut *db).await?;
    }
    Ok(())
}

impl<'a> Sums<'a> {
    fn add(&mut self, game: &'a Game, sign: i64) {
        for &(person, place) in &game.people {
            *self.places.entry((person, &game.game, game.seats, place)).or_default() += sign;
            for &(other, others_place) in game.people.iter().filter(|(other, _)| *other != person) {
                let sum = self.rivals.entry((person, other)).or_default();
                let [ahead, behind] = [others_place > place, others_place < place].map(i64::from);
                *sum = [sum[0] + sign, sum[1] + sign * ahead, sum[2] + sign * behind];
            }
        }
    }
}

/// Statements that add rows to sums.
fn written((into, onto): (&'static str, &'static str), rows: &[Vec<Value>]) -> Vec<sql::Query> {
    rows.chunks(ROWS).map(|part| sql::insert(into, part.to_vec(), onto)).collect()
}
