//! People who may be called to a table that looks for players, or who have been: each at most once a day, over all tables.

use session::{Change, Effect, Kind};

use crate::database::{Owner, StoreError, from_db, sql, to_db};
use crate::store::handle::Store;

/// The setting of a person who wants no invitations to tables.
pub const INVITATIONS: &str = "invitations";
/// Its value if they want none.
pub const NO_INVITATIONS: &str = "none";

/// How long a person who was called is left in peace, and one who has asked may not ask again: a day, in seconds.
pub(crate) const DAY: i64 = 24 * 60 * 60;
/// When a person was last called to somebody's table.
const CALLED: &str = "called";
/// When a person last asked for players.
const SEARCHED: &str = "searched";

impl Store {
    /// The people who have finished that game on that server and may be called to a table, apart from their hours, which are not checked
    /// here: those who played last first.
    pub async fn players(&self, guild: u64, game: &str, now: i64) -> Result<Vec<u64>, StoreError> {
        let query = sql::query_scalar(
            "select r.person from result r where r.guild = $1 and r.game = $2 and r.person > 4194303 \
             and not exists (select 1 from setting i where i.scope = 'person' and i.owner = r.person \
             and i.key = 'invitations' and i.value = 'none') \
             and not exists (select 1 from setting c where c.scope = 'person' and c.owner = r.person \
             and c.key = 'called' and cast(c.value as bigint) > $3 and cast(c.value as bigint) <= $4) \
             group by r.person order by max(r.at) desc, r.person limit 50",
        );
        let query = query.bind(to_db(guild)).bind(game).bind(now - DAY).bind(now);
        let found: Vec<i64> = query.fetch_all(&self.0.reader).await?;
        Ok(found.into_iter().map(from_db).collect())
    }

    /// Whether a person may be called when somebody looks for players.
    pub async fn is_invited(&self, user: u64) -> Result<bool, StoreError> {
        let settings = self.0.settings(Owner::Person(user)).await?;
        Ok(settings.get(INVITATIONS).is_none_or(|value| value != NO_INVITATIONS))
    }

    /// When a person last asked for players.
    pub async fn searched(&self, user: u64) -> Result<Option<i64>, StoreError> {
        let settings = self.0.settings(Owner::Person(user)).await?;
        Ok(settings.get(SEARCHED).and_then(|at| at.parse().ok()))
    }
}

/// The effects of a table that asks for players: of the people to call only those who have not been called within a day, by another table
/// that was quicker.
///
/// # Errors
/// [`StoreError::Stale`] if the person who asks has done so within a day.
pub(crate) async fn called(
    db: &mut sql::Db<'_>,
    change: &Change,
    now: i64,
) -> Result<Vec<Effect>, StoreError> {
    let mut effects = change.effects.clone();
    let Some(row) = change.rows.iter().find(|row| row.kind() == Kind::Search) else { return Ok(effects) };
    if !claim(db, row.user, SEARCHED, now).await? {
        return Err(StoreError::Stale);
    }
    for effect in &mut effects {
        let Effect::Search { people, .. } = effect else { continue };
        let mut free = Vec::new();
        for &user in &*people {
            free.extend(claim(db, user, CALLED, now).await?.then_some(user));
        }
        *people = free;
    }
    Ok(effects)
}

/// Notes that something was done with a person now; false if it was done within a day. Times noted by a clock that was set back since do
/// not count.
async fn claim(db: &mut sql::Db<'_>, user: u64, key: &str, now: i64) -> Result<bool, StoreError> {
    let query = sql::query_scalar(
        "insert into setting (scope, owner, key, value) values ('person', $1, $2, $3) \
         on conflict (scope, owner, key) do update set value = excluded.value \
         where cast(setting.value as bigint) <= $4 or cast(setting.value as bigint) > $5 returning owner",
    );
    let query = query.bind(to_db(user)).bind(key).bind(now.to_string()).bind(now - DAY).bind(now);
    let claimed: Option<i64> = query.fetch_optional(db).await?;
    Ok(claimed.is_some())
}
