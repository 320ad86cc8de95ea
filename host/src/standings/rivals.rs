//! A person's record among the people of a server: their places, and against whom.

use session::Names;

use crate::database::{StoreError, from_db, sql, to_db};
use crate::standings::handle::Standings;
use crate::standings::named::names;

/// A person's record against somebody else, in rated games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The other.
    pub user: u64,
    /// Their names.
    pub names: Names,
    /// Games that both played.
    pub games: i64,
    /// Games in which the other came after them.
    pub ahead: i64,
    /// Games in which the other came before them.
    pub behind: i64,
}

/// How often a person came to a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceCount {
    /// The game's id.
    pub game: String,
    /// The number of seats of those games.
    pub seats: u8,
    /// The place.
    pub place: u8,
    /// How often.
    pub games: i64,
}

/// The rated games of a person (`g`) on a server, with their result (`r`). A person who played most of two seats is rated by the first.
macro_rules! rated {
    ($columns:expr, $more:literal) => {
        concat!(
            "select ",
            $columns,
            " from rating g cross join result r on r.session = g.session and r.rated = g.person ",
            $more
        )
    };
}

const PLACES: &str = rated!(
    "r.game, r.seats, r.place, count(*)",
    "where g.guild = $1 and g.game = '' and g.person = $2 and not exists \
     (select 1 from result e where e.session = r.session and e.rated = r.rated and e.seat < r.seat) \
     group by r.game, r.seats, r.place order by r.game, r.seats, r.place"
);

/// The people with whom a person has played on a server.
macro_rules! rivals {
    ($which:literal) => {
        concat!(
            rated!(
                concat!(
                    "o.rated person, ",
                    last_seen!("o.rated"),
                    " names, count(*) games, count(case when o.place > r.place then 1 end) ahead, \
                     count(case when o.place < r.place then 1 end) behind"
                ),
                "cross join result o on o.session = r.session and o.rated <> r.rated \
                 where g.guild = $1 and g.game = '' and g.person = $2 and not exists \
                 (select 1 from result e where e.session = r.session \
                 and (e.rated = r.rated and e.seat < r.seat or e.rated = o.rated and e.seat < o.seat)) "
            ),
            $which
        )
    };
}

const RIVALS: &str = rivals!("group by o.rated order by games desc, o.rated limit $3");
const RIVAL: &str = rivals!("and o.rated = $3 group by o.rated");

/// The statements that are composed here.
#[cfg(test)]
pub(crate) const COMPOSED: [&str; 3] = [PLACES, RIVALS, RIVAL];

impl Standings {
    /// The people with whom a person has played most on a server.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn rivals(&self, guild: u64, user: u64, limit: u32) -> Result<Vec<Rival>, StoreError> {
        let query = sql::query(RIVALS).bind(to_db(guild)).bind(to_db(user)).bind(limit);
        query.fetch_all(&self.0.reader).await?.iter().map(rival).collect()
    }

    /// A person's record against somebody else on a server; none if they have not played together.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn rival(&self, guild: u64, user: u64, other: u64) -> Result<Option<Rival>, StoreError> {
        let query = sql::query(RIVAL).bind(to_db(guild)).bind(to_db(user)).bind(to_db(other));
        query.fetch_optional(&self.0.reader).await?.as_ref().map(rival).transpose()
    }

    /// How often a person came to which place in rated games, by game and number of seats.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn places(&self, guild: u64, user: u64) -> Result<Vec<PlaceCount>, StoreError> {
        let query = sql::query_as(PLACES).bind(to_db(guild)).bind(to_db(user));
        let found: Vec<(String, u8, u8, i64)> = query.fetch_all(&self.0.reader).await?;
        let count = |(game, seats, place, games)| PlaceCount { game, seats, place, games };
        Ok(found.into_iter().map(count).collect())
    }
}

fn rival(row: &sql::Row) -> Result<Rival, StoreError> {
    Ok(Rival {
        user: from_db(row.try_get("person")?),
        names: names(row.try_get("names")?),
        games: row.try_get("games")?,
        ahead: row.try_get("ahead")?,
        behind: row.try_get("behind")?,
    })
}
