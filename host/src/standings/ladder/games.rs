//! The games that ratings are computed from.

use crate::database::{StoreError, sql};

/// A place in the order in which games end: the time, and within one second the table's number.
pub(crate) type Moment = (i64, i64);

/// Before all games.
pub(crate) const BEGINNING: Moment = (i64::MIN, i64::MIN);

/// A game of people with their places.
pub(super) struct Game {
    pub session: i64,
    pub at: i64,
    pub game: String,
    /// The people and their places.
    pub people: Vec<(i64, u8)>,
}

/// The games of a server to rate, from that moment on: those that count, with two or more people and no computer.
pub(super) async fn counted(
    db: &mut sql::Db<'_>,
    guild: i64,
    (at, session): Moment,
) -> Result<Vec<Game>, StoreError> {
    const COUNTED: &str = "select r.session, r.at, r.game, r.rated, r.place from result r where r.guild = $1 and r.at >= $2 \
        and (r.at > $2 or r.session >= $3) and r.counted = 1 and r.seats > 1 and r.rated is not null and not exists \
        (select 1 from seat c where c.session = r.session and c.computer is not null) order by r.at, r.session, r.seat";
    let found: Vec<(i64, i64, String, i64, u8)> =
        sql::query_as(COUNTED).bind(guild).bind(at).bind(session).fetch_all(db).await?;
    let mut games: Vec<Game> = Vec::new();
    for (session, at, game, person, place) in found {
        match games.last_mut().filter(|last| last.session == session) {
            // A person who played most of two seats is rated by the first.
            Some(last) if last.people.iter().any(|(other, _)| *other == person) => {}
            Some(last) => last.people.push((person, place)),
            None => games.push(Game { session, at, game, people: vec![(person, place)] }),
        }
    }
    games.retain(|game| game.people.len() > 1);
    Ok(games)
}
