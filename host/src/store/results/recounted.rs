//! For tests: leaderboards read from the results themselves, which the tallies must agree with.

use std::collections::BTreeMap;

use games::Level;
use sqlx::Row as _;

use super::{ADD, Best, Rank, Span, best, rank};
use crate::store::handle::{Store, from_db, to_db};

const SINCE: &str = "r.guild = ?1 and r.game = ?2 and r.at >= ?3 and r.counted = 1";

#[test]
fn the_strongest_computer_is_found_by_the_order_of_levels() {
    let ranked = |level: Level| {
        let (_, rank) = ADD.split_once(&format!("when '{level}' then ")).unwrap_or(("", "1 "));
        rank.split(' ').next().expect("a number").parse::<u8>().expect("a number")
    };
    let mut levels = Level::ALL;
    levels.sort();
    let ranks = levels.map(ranked);
    assert!(ranks.is_sorted_by(|one, other| one < other), "{ranks:?}");
}

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

    /// How people fare against computers of that level, read from the results one by one: their number of games and wins.
    pub(crate) async fn challenge_of_results(
        &self,
        level: Level,
        guild: u64,
        game: &str,
        span: Span,
        now: i64,
    ) -> Vec<(u64, i64, i64)> {
        let query = format!(
            "select r.person, r.place, (select group_concat(c.computer) from seat c where c.session = r.session) levels \
             from result r where {SINCE} and r.seats > 1"
        );
        let mut counted = BTreeMap::new();
        for row in self.read(query, guild, game, span, now).await {
            let levels: Option<String> = row.get("levels");
            let levels = levels.iter().flat_map(|levels| levels.split(','));
            let strongest = levels.map(|level| level.parse::<Level>().expect("it is a level")).max();
            if strongest == Some(level) {
                let (games, wins) = counted.entry(from_db(row.get("person"))).or_insert((0, 0));
                *games += 1;
                *wins += i64::from(row.get::<i64, _>("place") == 1);
            }
        }
        counted.into_iter().map(|(person, (games, wins))| (person, games, wins)).collect()
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
        let query = "select guild || ' ' || game || ' ' || solo || ' ' || level || ' ' || width || ' ' || start || ' ' || person || ': ' || \
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
