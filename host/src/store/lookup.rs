//! Finding tables: by number, channel, server or person.

use std::collections::BTreeMap;

use session::{Place, SessionId};

use crate::database::{StoreError, from_db, sql, to_db};
use crate::store::handle::Store;

/// A table at a glance: enough to check a copy of it, and its server's settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// The table.
    pub id: SessionId,
    /// Its revision.
    pub rev: i64,
    /// The settings of its server, by key.
    pub settings: BTreeMap<String, String>,
}

/// A table's number and revision, together with one setting of its server, if there is one.
type Columns = (i64, i64, Option<String>, Option<String>);

impl Store {
    /// Looks at the table with that number.
    pub async fn glance(&self, id: SessionId) -> Result<Option<Glance>, StoreError> {
        let query = sql::query_as(
            "select s.id, s.rev, t.key, t.value from session s \
             left join setting t on t.scope = 'guild' and t.owner = s.guild where s.id = $1",
        );
        Ok(glance(query.bind(id.0).fetch_all(&self.0.reader).await?))
    }

    /// Looks at the table of a place: the open one, else the latest.
    pub async fn glance_at(&self, place: Place) -> Result<Option<Glance>, StoreError> {
        let query = sql::query_as(
            "select latest.id, latest.rev, t.key, t.value from (select id, rev, guild from session \
             where guild = $1 and channel = $2 \
             order by case when status in ('lobby', 'live', 'frozen') then 0 else 1 end, id desc limit 1) latest \
             left join setting t on t.scope = 'guild' and t.owner = latest.guild",
        );
        let rows =
            query.bind(to_db(place.guild)).bind(to_db(place.channel)).fetch_all(&self.0.reader).await?;
        Ok(glance(rows))
    }

    /// The last finished games of a place, at most that many: their numbers, and the ids of their titles.
    pub async fn finished_at(&self, place: Place, most: u32) -> Result<Vec<(SessionId, String)>, StoreError> {
        let query = sql::query_as(
            "select id, game from session where guild = $1 and channel = $2 and status = 'over' order by id desc limit $3",
        );
        let query = query.bind(to_db(place.guild)).bind(to_db(place.channel)).bind(most);
        let found: Vec<(i64, String)> = query.fetch_all(&self.0.reader).await?;
        Ok(found.into_iter().map(|(id, game)| (SessionId(id), game)).collect())
    }

    /// The last finished games of a person in other places of that one's server, at most that many: as of
    /// [`finished_at`](Store::finished_at).
    pub async fn finished_elsewhere(
        &self,
        user: u64,
        place: Place,
        most: u32,
    ) -> Result<Vec<(SessionId, String)>, StoreError> {
        let query = sql::query_as(
            "select s.id, s.game from seat t join session s on s.id = t.session where t.person = $1 and t.computer is null \
             and s.guild = $2 and s.channel <> $3 and s.status = 'over' order by s.id desc limit $4",
        );
        let query = query.bind(to_db(user)).bind(to_db(place.guild)).bind(to_db(place.channel)).bind(most);
        let found: Vec<(i64, String)> = query.fetch_all(&self.0.reader).await?;
        Ok(found.into_iter().map(|(id, game)| (SessionId(id), game)).collect())
    }

    /// The table's live message, lobby or board.
    pub async fn message(&self, id: SessionId) -> Result<Option<u64>, StoreError> {
        let query = sql::query_scalar("select message from session where id = $1").bind(id.0);
        let found: Option<Option<i64>> = query.fetch_optional(&self.0.reader).await?;
        Ok(found.flatten().map(from_db))
    }

    /// The number of the next table.
    pub async fn next_number(&self) -> Result<i64, StoreError> {
        let query = sql::query_scalar("select coalesce(max(id), 0) + 1 from session");
        Ok(query.fetch_one(&self.0.reader).await?)
    }

    /// The servers on which there are tables, or were.
    pub async fn guilds(&self) -> Result<Vec<u64>, StoreError> {
        // Jumps from each server to the next by the index: there are many tables, and few servers.
        let query = sql::query_scalar(
            "with recursive server (guild) as (select min(guild) from session union all \
             select (select min(guild) from session where guild > server.guild) from server where guild is not null) \
             select guild from server where guild is not null",
        );
        Ok(query.fetch_all(&self.0.reader).await?.into_iter().map(from_db).collect())
    }

    /// Every table of this process that occupies its place.
    pub async fn open_tables(&self) -> Result<Vec<SessionId>, StoreError> {
        let query = sql::query_scalar(
            "select id from session where status in ('lobby', 'live', 'frozen') \
             and (guild >> 22) % $1 between $2 and $3 order by id",
        );
        let query = query.of(self.0.shards);
        Ok(query.fetch_all(&self.0.reader).await?.into_iter().map(SessionId).collect())
    }

    /// Every table of this process that waits for a computer, or where one may break in.
    pub async fn waiting_for_computers(&self) -> Result<Vec<SessionId>, StoreError> {
        let query = sql::query_scalar(
            "select id from session indexed by session_thinking where computers = 2 and status = 'live' \
             and (guild >> 22) % $1 between $2 and $3 order by id",
        );
        let query = query.of(self.0.shards);
        Ok(query.fetch_all(&self.0.reader).await?.into_iter().map(SessionId).collect())
    }

    /// The number of computers' seats at the open tables of a server.
    pub async fn seated_computers(&self, guild: u64) -> Result<usize, StoreError> {
        let query = sql::query_scalar(
            "select count(*) from session s cross join seat c on c.session = s.id where s.guild = $1 and s.computers > 0 \
             and s.status in ('lobby', 'live', 'frozen') and c.computer is not null",
        );
        let seated: i64 = query.bind(to_db(guild)).fetch_one(&self.0.reader).await?;
        Ok(usize::try_from(seated).unwrap_or(0))
    }

    /// Every table of this process whose game is under way, frozen ones included, the last touched first.
    pub async fn live(&self) -> Result<Vec<SessionId>, StoreError> {
        let query = sql::query_scalar(
            "select id from session where status in ('live', 'frozen') \
             and (guild >> 22) % $1 between $2 and $3 order by touched desc, id desc",
        );
        let query = query.of(self.0.shards);
        Ok(query.fetch_all(&self.0.reader).await?.into_iter().map(SessionId).collect())
    }
}

/// A table in a channel, or in one that was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedTable {
    /// The table.
    pub id: SessionId,
    /// Its channel.
    pub channel: u64,
    /// The game's id.
    pub game: String,
    /// Discord's number of its host.
    pub host: u64,
    /// Whether it was closed because its channel was deleted.
    pub vanished: bool,
}

/// Whether a table `s` can be played on, or could be if it were moved from its deleted channel to another one.
macro_rules! standing {
    () => {
        "(s.vanished = 1 or s.status in ('lobby', 'live', 'frozen'))"
    };
}

/// The columns of a placed table on the server `$1`; at most `$2` of them.
macro_rules! placed {
    ($where:literal) => {
        concat!(
            "select s.id, s.channel, s.game, s.host, s.vanished from session s where s.guild = $1 and ",
            standing!(),
            $where,
            " order by s.touched desc, s.id desc limit $2"
        )
    };
}

/// The tables of a server, but for private ones.
const OF_GUILD: &str = placed!(" and s.channel <> s.host");
/// Those of them that the person `$3` hosts.
const OF_HOST: &str = placed!(" and s.host = $3");
/// The tables at which a person sits.
const OF_PERSON: &str = concat!(
    "select s.id from seat t join session s on s.id = t.session where t.person = $1 and t.computer is null and ",
    standing!(),
    " order by s.id"
);
/// The number of tables that a person hosts and whose games have not begun.
const LOBBIES: &str =
    concat!("select count(*) from session s where s.host = $1 and s.status = 'lobby' and ", standing!());
/// All of them, for the test of all statements.
#[cfg(test)]
pub(super) const COMPOSED: [&str; 4] = [OF_GUILD, OF_HOST, OF_PERSON, LOBBIES];

impl Store {
    /// The tables of this process, on one server or on all, whose channels are closed to the bot, and their places; finished ones as well.
    pub async fn parked(&self, guild: Option<u64>) -> Result<Vec<(SessionId, Place)>, StoreError> {
        let query = sql::query_as(
            "select id, guild, channel from session indexed by session_parked where parked = 1 and (guild >> 22) % $1 between $2 and $3 \
             and guild = coalesce($4, guild) order by guild, channel, id",
        );
        let query = query.of(self.0.shards).bind(guild.map(to_db));
        let found: Vec<(i64, i64, i64)> = query.fetch_all(&self.0.reader).await?;
        let table = |(id, guild, channel)| {
            (SessionId(id), Place { guild: from_db(guild), channel: from_db(channel) })
        };
        Ok(found.into_iter().map(table).collect())
    }

    /// The open tables of a server and those whose channels were deleted, the last touched first: all, or those that one person hosts;
    /// `most` at the most.
    pub async fn placed_tables(
        &self,
        guild: u64,
        host: Option<u64>,
        most: u32,
    ) -> Result<Vec<PlacedTable>, StoreError> {
        let query = sql::query_as(if host.is_some() { OF_HOST } else { OF_GUILD });
        let query = query.bind(to_db(guild)).bind(most).bind(host.map(to_db));
        let found: Vec<(i64, i64, String, i64, bool)> = query.fetch_all(&self.0.reader).await?;
        let standing = |(id, channel, game, host, vanished)| PlacedTable {
            id: SessionId(id),
            channel: from_db(channel),
            game,
            host: from_db(host),
            vanished,
        };
        Ok(found.into_iter().map(standing).collect())
    }

    /// The number of tables on all servers that the person hosts and whose games have not begun.
    pub async fn hosted_lobbies(&self, user: u64) -> Result<usize, StoreError> {
        let hosted: i64 = sql::query_scalar(LOBBIES).bind(to_db(user)).fetch_one(&self.0.reader).await?;
        Ok(usize::try_from(hosted).unwrap_or(0))
    }

    /// The tables at which that person sits: the open ones, and those whose channels were deleted.
    pub async fn tables_of(&self, user: u64) -> Result<Vec<SessionId>, StoreError> {
        let query = sql::query_scalar(OF_PERSON).bind(to_db(user));
        Ok(query.fetch_all(&self.0.reader).await?.into_iter().map(SessionId).collect())
    }
}

/// Merges the rows of one table.
fn glance(rows: Vec<Columns>) -> Option<Glance> {
    let &(id, rev, ..) = rows.first()?;
    let settings = rows.into_iter().filter_map(|(_, _, key, value)| key.zip(value)).collect();
    Some(Glance { id: SessionId(id), rev, settings })
}

#[cfg(test)]
impl Store {
    /// Appends the row that older versions wrote after the deletion of a channel, when a vote about the first seat was open.
    pub(crate) async fn append_back(&self, id: SessionId) {
        let back = "insert into action (session, seq, kind, seat, author, person, body, chance, barrier, turned, step, at) \
                    select session, max(seq) + 1, 'back', 0, 'bot', 0, '0', '[]', 0, 0, 1, 0 from action where session = $1 group by session";
        sql::query(back).bind(id.0).execute(&self.0.write).await.expect("it is written");
        let read = "update session set rev = rev + 1 where id = $1";
        sql::query(read).bind(id.0).execute(&self.0.write).await.expect("it is written");
    }
}
