//! How somebody has fared among the people of a server: their places, and against whom.

use crate::database::{StoreError, from_db, sql, to_db};
use crate::standings::handle::Standings;

/// How somebody has fared against somebody else, in games that are rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The other.
    pub user: u64,
    /// The name last seen.
    pub name: String,
    /// Games that both played.
    pub games: i64,
    /// Those in which the other came behind.
    pub ahead: i64,
    /// Those in which the other came first.
    pub behind: i64,
}

/// How often somebody came to a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceCount {
    /// The game's id.
    pub game: String,
    /// The seats of those games.
    pub seats: u8,
    /// The place.
    pub place: u8,
    /// How often.
    pub games: i64,
}

/// Those with whom somebody has played on a server.
macro_rules! rivals {
    ($which:literal) => {
        concat!(
            "select m.other person, (select t.name from seat t where t.person = m.other order by t.joined desc, t.session desc limit 1) name, \
             m.games, m.ahead, m.behind from rival_sum m where m.guild = $1 and m.person = $2 and m.games > 0 ",
            $which
        )
    };
}

const RIVALS: &str = rivals!("order by m.games desc, m.other limit $3");
const RIVAL: &str = rivals!("and m.other = $3");

/// The statements that are put together here.
#[cfg(test)]
pub(crate) const COMPOSED: [&str; 2] = [RIVALS, RIVAL];

impl Standings {
    /// Those with whom somebody has played most on a server.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn rivals(&self, guild: u64, user: u64, limit: u32) -> Result<Vec<Rival>, StoreError> {
        let query = sql::query(RIVALS).bind(to_db(guild)).bind(to_db(user)).bind(limit);
        query.fetch_all(&self.0.reader).await?.iter().map(rival).collect()
    }

    /// How somebody has fared against somebody else on a server; none if they have not played together.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn rival(&self, guild: u64, user: u64, other: u64) -> Result<Option<Rival>, StoreError> {
        let query = sql::query(RIVAL).bind(to_db(guild)).bind(to_db(user)).bind(to_db(other));
        query.fetch_optional(&self.0.reader).await?.as_ref().map(rival).transpose()
    }

    /// How often somebody came to which place in games that are rated, by game and number of seats.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn places(&self, guild: u64, user: u64) -> Result<Vec<PlaceCount>, StoreError> {
        let query = sql::query_as(
            "select game, seats, place, games from place_sum where guild = $1 and person = $2 and games > 0 \
             order by game, seats, place",
        );
        let found: Vec<(String, u8, u8, i64)> =
            query.bind(to_db(guild)).bind(to_db(user)).fetch_all(&self.0.reader).await?;
        let count = |(game, seats, place, games)| PlaceCount { game, seats, place, games };
        Ok(found.into_iter().map(count).collect())
    }
}

fn rival(row: &sql::Row) -> Result<Rival, StoreError> {
    Ok(Rival {
        user: from_db(row.try_get("person")?),
        name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
        games: row.try_get("games")?,
        ahead: row.try_get("ahead")?,
        behind: row.try_get("behind")?,
    })
}
