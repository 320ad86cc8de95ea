//! For tests: leaderboards computed from the results themselves, which the tallies must agree with.

use std::collections::BTreeMap;

use thinking::Level;

use super::leaderboard::{Best, Rank, Span, best, rank};
use super::statements::ADD;
use crate::database::{from_db, sql, to_db};
use crate::standings::handle::Standings;

const LAST_SEEN: &str = last_seen!("r.person");
const SINCE: &str = "r.guild = $1 and r.game = $2 and r.at >= $3 and r.counted = 1";

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

impl Standings {
    /// A leaderboard, computed from the results.
    pub(crate) async fn ranks_of_results(&self, guild: u64, game: &str, span: Span, now: i64) -> Vec<Rank> {
        let query = format!(
            "select r.person, {LAST_SEEN} names, count(*) games, sum(case when r.place = 1 then 1 else 0 end) wins, \
             cast(avg(r.score) as double precision) average, max(r.score) best from result r where {SINCE} and r.seats > 1 and not exists \
             (select 1 from seat c where c.session = r.session and c.computer is not null) group by r.person \
             order by sum(case when r.place = 1 then 1 else 0 end) desc, \
             1.0 * sum(case when r.place = 1 then 1 else 0 end) / count(*) desc, avg(r.score) desc nulls last, r.person"
        );
        self.read(query, guild, game, span, now)
            .await
            .iter()
            .map(|row| rank(row).expect("it is whole"))
            .collect()
    }

    /// How people do against computers of that level, computed from the results one by one: their number of games and wins.
    pub(crate) async fn challenge_of_results(
        &self,
        level: Level,
        guild: u64,
        game: &str,
        span: Span,
        now: i64,
    ) -> Vec<(u64, i64, i64)> {
        let query = format!(
            "select r.session, r.person, r.place, c.computer from result r left join seat c on c.session = r.session \
             and c.computer is not null where {SINCE} and r.seats > 1"
        );
        let mut strongest = BTreeMap::new();
        for row in self.read(query, guild, game, span, now).await {
            let column = |name: &str| row.try_get::<i64, _>(name).expect("it is there");
            let computer: Option<String> = row.try_get("computer").expect("it is there");
            let computer = computer.map(|level| level.parse::<Level>().expect("it is a level"));
            let most = strongest.entry((column("session"), column("person"), column("place"))).or_default();
            *most = computer.max(*most);
        }
        let mut counted = BTreeMap::new();
        for ((_, person, place), _) in strongest.into_iter().filter(|(_, most)| *most == Some(level)) {
            let (games, wins) = counted.entry(from_db(person)).or_insert((0, 0));
            *games += 1;
            *wins += i64::from(place == 1);
        }
        counted.into_iter().map(|(person, (games, wins))| (person, games, wins)).collect()
    }

    /// A leaderboard of solo games, computed from the results.
    pub(crate) async fn bests_of_results(&self, guild: u64, game: &str, span: Span, now: i64) -> Vec<Best> {
        let query = format!(
            "select r.person, {LAST_SEEN} names, count(*) games, cast(avg(r.score) as double precision) average, max(r.score) best from result r \
             where {SINCE} and r.seats = 1 and r.score is not null group by r.person \
             order by max(r.score) desc, avg(r.score) desc nulls last, r.person"
        );
        self.read(query, guild, game, span, now)
            .await
            .iter()
            .map(|row| best(row).expect("it is whole"))
            .collect()
    }

    async fn read(&self, query: String, guild: u64, game: &str, span: Span, now: i64) -> Vec<sql::Row> {
        const DAY: i64 = 86_400;
        let since = match span {
            Span::All => i64::MIN,
            Span::Year => now - 365 * DAY,
            Span::Month => now - 30 * DAY,
        };
        let query = sql::query(sqlx::AssertSqlSafe(query)).bind(to_db(guild)).bind(game).bind(since);
        query.fetch_all(&self.0.reader).await.expect("the results are read")
    }

    /// Every tally, as text.
    pub(crate) async fn tallies(&self) -> Vec<String> {
        let query = "select cast(guild as text) || ' ' || game || ' ' || solo || ' ' || level || ' ' || width || ' ' || start || ' ' || person || ': ' || \
                     games || ' ' || wins || ' ' || scored || ' ' || total || ' ' || coalesce(cast(best as text), '-') from tally order by 1";
        sql::query_scalar(query).fetch_all(&self.0.reader).await.expect("the tallies are read")
    }

    /// Every row of a rating, as text.
    pub(crate) async fn rating_rows(&self) -> Vec<String> {
        let query = "select cast(guild as text) || ' ' || game || ' ' || person || ' ' || at || ' ' || session || ': ' || points || ' ' || \
                     spread || ' ' || gained || ' ' || games || ' ' || wins || ' ' || streak || ' ' || latest from rating order by 1";
        sql::query_scalar(query).fetch_all(&self.0.reader).await.expect("the ratings are read")
    }

    /// The beginnings of the seasons that channels were to show, and the tables of those channels.
    pub(crate) async fn seasons_told(&self) -> Vec<(i64, i64)> {
        let query = sql::query_as("select subject, session from outbox where kind = 'season' order by id");
        query.fetch_all(&self.0.reader).await.expect("the posts are read")
    }

    /// Leaves the figures of a version without luck.
    pub(crate) async fn forget_luck(&self) {
        for query in
            ["delete from figure where key like 'luck%'", "delete from figure_sum where key like 'luck%'"]
        {
            sql::query(query).execute(&self.0.write).await.expect("they are gone");
        }
    }

    /// Every sum of figures, as text.
    pub(crate) async fn figure_sums(&self) -> Vec<String> {
        let query = "select cast(guild as text) || ' ' || game || ' ' || key || ' ' || person || ': ' || games || ' ' || total \
                     from figure_sum where games <> 0 order by 1";
        sql::query_scalar(query).fetch_all(&self.0.reader).await.expect("the sums are read")
    }

    /// Spoils the tallies and ratings, as changing the results by hand does.
    pub(crate) async fn spoil_tallies(&self) {
        for query in [
            "update tally set wins = wins + 1",
            "delete from tally where person % 2 = 0",
            "update rating set points = points + 7",
            "update figure set value = value + 1",
            "update figure_sum set total = total + 1",
        ] {
            sql::query(query).execute(&self.0.write).await.expect("they are spoilt");
        }
    }
}
