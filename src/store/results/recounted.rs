//! For tests: leaderboards read from the results themselves, which the tallies must agree with.

use super::{Best, Rank, Span, best, rank};
use crate::store::{Store, to_db};

const SINCE: &str = "r.guild = ?1 and r.game = ?2 and r.at >= ?3";

impl Store {
    /// A leaderboard, read from the results.
    pub(crate) async fn ranks_of_results(&self, guild: u64, game: &str, span: Span, now: i64) -> Vec<Rank> {
        let query = format!(
            "select r.person, (select t.name from seat t where t.person = r.person order by t.joined desc, \
             t.session desc limit 1) name, count(*) games, sum(case when r.place = 1 then 1 else 0 end) wins, \
             avg(r.score) average, max(r.score) best from result r where {SINCE} and r.seats > 1 and not exists \
             (select 1 from seat c where c.session = r.session and c.computer is not null) group by r.person \
             order by sum(case when r.place = 1 then 1 else 0 end) desc, \
             1.0 * sum(case when r.place = 1 then 1 else 0 end) / count(*) desc, avg(r.score) desc, r.person"
        );
        self.read(query, guild, game, span, now)
            .await
            .iter()
            .map(|row| rank(row).expect("it is whole"))
            .collect()
    }

    /// A leaderboard of solo games, read from the results.
    pub(crate) async fn bests_of_results(&self, guild: u64, game: &str, span: Span, now: i64) -> Vec<Best> {
        let query = format!(
            "select r.person, (select t.name from seat t where t.person = r.person order by t.joined desc, \
             t.session desc limit 1) name, count(*) games, avg(r.score) average, max(r.score) best from result r \
             where {SINCE} and r.seats = 1 and r.score is not null group by r.person \
             order by max(r.score) desc, avg(r.score) desc, r.person"
        );
        self.read(query, guild, game, span, now)
            .await
            .iter()
            .map(|row| best(row).expect("it is whole"))
            .collect()
    }

    async fn read(
        &self,
        query: String,
        guild: u64,
        game: &str,
        span: Span,
        now: i64,
    ) -> Vec<sqlx::sqlite::SqliteRow> {
        const DAY: i64 = 86_400;
        let since = match span {
            Span::All => i64::MIN,
            Span::Year => now - 365 * DAY,
            Span::Month => now - 30 * DAY,
        };
        let query = sqlx::query(sqlx::AssertSqlSafe(query)).bind(to_db(guild)).bind(game).bind(since);
        query.fetch_all(&self.reader).await.expect("the results are read")
    }

    /// Every tally, as text.
    pub(crate) async fn tallies(&self) -> Vec<String> {
        let query = "select guild || ' ' || game || ' ' || solo || ' ' || width || ' ' || start || ' ' || person || ': ' || \
                     games || ' ' || wins || ' ' || scored || ' ' || total || ' ' || ifnull(best, '-') from tally";
        sqlx::query_scalar(query).fetch_all(&self.reader).await.expect("the tallies are read")
    }

    /// Spoils the tallies, as somebody who changes the results by hand does.
    pub(crate) async fn spoil_tallies(&self) {
        for query in ["update tally set wins = wins + 1", "delete from tally where person % 2 = 0"] {
            sqlx::query(query).execute(&self.write).await.expect("they are spoilt");
        }
    }
}
