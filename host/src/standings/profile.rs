//! A person's games, and whether others can rely on them.

use std::collections::BTreeMap;

use session::{Author, Change, Kind, Place, Row, Session, SessionId};

use crate::database::{Owner, StoreError, from_db, sql, to_db};
use crate::standings::handle::Standings;

/// The setting that says whether others may see how reliable a person is.
pub const RELIABILITY: &str = "reliability";
/// Its value if they may.
pub const SHOWN: &str = "shown";
/// The most answers that count for somebody's speed: their last ones.
const ANSWERS: u32 = 500;

/// A person's results at a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The game's id.
    pub game: String,
    /// Whether they played alone.
    pub solo: bool,
    /// Whether computers played, too.
    pub computers: bool,
    /// Games finished.
    pub games: i64,
    /// Games won, shared victories included.
    pub wins: i64,
    /// Best score; none if every game was cut short by a resignation.
    pub best: Option<i64>,
    /// Mean score.
    pub average: Option<f64>,
}

/// A finished game whose replay can be watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watched {
    /// The table.
    pub table: SessionId,
    /// Its channel: replays are drawn only there, because others may not see it.
    pub place: Place,
    /// Its last board, if its message is known.
    pub message: Option<u64>,
}

/// Whether others can rely on a person, by their games with other people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reliability {
    /// Games played to the end.
    pub finished: i64,
    /// Games in which they have resigned.
    pub resigned: i64,
    /// Games that a computer plays for them, or has finished.
    pub handed_over: i64,
    /// Games in which somebody else has taken their seat, or a moderator has freed it.
    pub replaced: i64,
    /// The seconds after which they usually act: half of their answers take longer.
    pub median: Option<i64>,
}

impl Reliability {
    /// The number of seats that they have left.
    pub const fn left(&self) -> i64 {
        self.resigned + self.handed_over + self.replaced
    }

    /// The share of games played to the end, in per cent; none without games.
    pub const fn share(&self) -> Option<i64> {
        match self.finished + self.left() {
            0 => None,
            games => Some((100 * self.finished + games / 2) / games),
        }
    }
}

impl Standings {
    /// The games that count and that a person has finished, on that server or on all, those played most first.
    pub async fn played(&self, user: u64, guild: Option<u64>) -> Result<Vec<Played>, StoreError> {
        let query = sql::query(
            "select game, solo = 1 solo, level <> '' computers, cast(sum(games) as bigint) games, cast(sum(wins) as bigint) wins, \
             max(best) best, cast(1.0 * sum(total) / nullif(sum(scored), 0) as double precision) average \
             from tally where person = $1 and ($2 is null or guild = $2) and width = 0 \
             group by 1, 2, 3 order by 4 desc, 1, 2, 3",
        );
        let rows = query.bind(to_db(user)).bind(guild.map(to_db)).fetch_all(&self.0.reader).await?;
        let played = |row: &sql::Row| {
            Ok(Played {
                game: row.try_get("game")?,
                solo: row.try_get("solo")?,
                computers: row.try_get("computers")?,
                games: row.try_get("games")?,
                wins: row.try_get("wins")?,
                best: row.try_get("best")?,
                average: row.try_get("average")?,
            })
        };
        rows.iter().map(played).collect()
    }

    /// The last game without computers in which a person reached that score on a server with others, and where its board is.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn game_of(
        &self,
        user: u64,
        guild: u64,
        game: &str,
        score: i64,
    ) -> Result<Option<Watched>, StoreError> {
        let query = sql::query_as(
            "select s.id, s.channel, s.message from result r cross join session s on s.id = r.session \
             where r.person = $1 and r.guild = $2 and r.game = $3 and r.score = $4 and r.counted = 1 and r.seats > 1 \
             and not exists (select 1 from seat c where c.session = r.session and c.computer is not null) \
             order by r.session desc limit 1",
        );
        let query = query.bind(to_db(user)).bind(to_db(guild)).bind(game).bind(score);
        let found: Option<(i64, i64, Option<i64>)> = query.fetch_optional(&self.0.reader).await?;
        Ok(found.map(|(table, channel, message)| Watched {
            table: SessionId(table),
            place: Place { guild, channel: from_db(channel) },
            message: message.map(from_db),
        }))
    }

    /// Whether others can rely on a person, by their games on that server or on all.
    pub async fn reliability(&self, user: u64, guild: Option<u64>) -> Result<Reliability, StoreError> {
        let (user, guild) = (to_db(user), guild.map(to_db));
        // Read from indexes alone: a person may have thousands of seats. Smaller numbers are computers.
        let seats = sql::query_as(
            "select count(case when t.resigned is null and t.caretaker is null and s.status = 'over' then 1 end), \
             count(t.resigned), count(case when t.resigned is null and t.caretaker is not null and t.stands_in = 0 then 1 end) \
             from seat t indexed by seat_left cross join session s indexed by session_state on s.id = t.session \
             where t.person = $1 and ($2 is null or s.guild = $2) \
             and s.status in ('live', 'over', 'ended', 'frozen') and exists (select 1 from seat o \
             where o.session = t.session and o.person <> t.person and o.person > 999)",
        );
        let (finished, resigned, handed_over) =
            seats.bind(user).bind(guild).fetch_one(&self.0.reader).await?;
        let replaced = sql::query_scalar(
            "select count(*) from (select session from action where person = $1 and person > 999 \
             union select session from pack_person where person = $1 except select session from seat where person = $1) played \
             join session s on s.id = played.session where ($2 is null or s.guild = $2) and (exists \
             (select 1 from action a where a.session = s.id and a.person = $1 and a.person > 999 and a.kind = 'act') \
             or exists (select 1 from action a where a.session = s.id and a.kind in ('take', 'free') and a.body = cast($1 as text)) \
             or exists (select 1 from pack_person p where p.person = $1 and p.session = s.id and p.played = 1))",
        );
        let replaced = replaced.bind(user).bind(guild).fetch_one(&self.0.reader).await?;
        let waits = sql::query_scalar(
            "select w.until - w.since from wait w join session s on s.id = w.session where w.person = $1 \
             and ($2 is null or s.guild = $2) order by w.session desc, w.since desc limit $3",
        );
        let waits = waits.bind(user).bind(guild).bind(ANSWERS).fetch_all(&self.0.reader).await?;
        Ok(Reliability { finished, resigned, handed_over, replaced, median: median(waits) })
    }

    /// Whether a person lets others see how reliable they are.
    pub async fn shows_reliability(&self, user: u64) -> Result<bool, StoreError> {
        let settings = self.0.settings(Owner::Person(user)).await?;
        Ok(settings.get(RELIABILITY).is_some_and(|value| value == SHOWN))
    }

    /// The reliability on a server of each of these people who lets others see it.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn repute(&self, users: &[u64], guild: u64) -> Result<BTreeMap<u64, Reliability>, StoreError> {
        let mut repute = BTreeMap::new();
        for &user in users {
            if self.shows_reliability(user).await? {
                repute.insert(user, self.reliability(user, Some(guild)).await?);
            }
        }
        Ok(repute)
    }
}

/// The middle value, the smaller one of two.
fn median(mut waits: Vec<i64>) -> Option<i64> {
    waits.sort_unstable();
    waits.get(waits.len().checked_sub(1)? / 2).copied()
}

/// Statements that note how long the game had waited for the people who act now. Nobody waits for a person who plays alone.
pub(crate) fn waits(id: SessionId, before: Option<&Session>, change: &Change, now: i64) -> Vec<sql::Query> {
    let Some(before) = before.filter(|before| before.people().len() > 1) else { return Vec::new() };
    let acts = change.rows.iter().filter(|row| row.kind() == Kind::Act && row.author == Author::Person);
    let wait = |row: &Row| {
        let since = before.seat(row.seat?)?.asked_since?;
        // In a turn of many actions only the first wait counts.
        let wait = sql::query(
            "insert into wait (person, session, since, until) values ($1, $2, $3, $4) on conflict do nothing",
        );
        Some(wait.bind(to_db(row.user)).bind(id.0).bind(since).bind(now.max(since)))
    };
    acts.filter_map(wait).collect()
}

#[cfg(test)]
impl Standings {
    /// Puts somebody else on every seat of a person.
    pub(crate) async fn give_seat(&self, from: u64, to: u64) {
        let query = sql::query("update seat set person = $1 where person = $2");
        query.bind(to_db(to)).bind(to_db(from)).execute(&self.0.write).await.expect("it is written");
    }
}
