//! The statements that add results up and read leaderboards.

/// The level of the strongest computer that had a seat in the game of the result `r`; empty if people played alone.
macro_rules! level {
    () => {
        "coalesce((select c.computer from seat c where c.session = r.session and c.computer is not null order by \
         case c.computer when 'hard' then 6 when 'normal' then 5 when 'easy' then 4 when 'beginner' then 3 when 'greedy' then 2 else 1 end desc \
         limit 1), '')"
    };
}

/// Adds results up and merges them into the existing tallies.
macro_rules! add {
    ($which:literal) => {
        concat!(
            "insert into tally (guild, game, solo, level, width, start, person, games, wins, scored, total, best) \
             select r.guild, r.game, case when r.seats = 1 then 1 else 0 end, ",
            level!(),
            ", widths.width, case widths.width when 0 then 0 else r.at - r.at % widths.width end, \
             r.person, count(*), sum(case when r.place = 1 then 1 else 0 end), count(r.score), coalesce(sum(r.score), 0), max(r.score) \
             from result r, (select 0 as width union all select 86400 union all select 2592000) widths where ",
            $which,
            " and r.counted = 1 and (r.seats > 1 or r.score is not null) group by 1, 2, 3, 4, 5, 6, 7 \
             on conflict (guild, game, solo, level, width, start, person) do update set games = tally.games + excluded.games, \
             wins = tally.wins + excluded.wins, scored = tally.scored + excluded.scored, total = tally.total + excluded.total, \
             best = case when tally.best is null or excluded.best > tally.best then excluded.best else tally.best end"
        )
    };
}

/// The results of one table, which has just ended.
pub(super) const ADD: &str = add!("r.session = $1");
/// The tallies of the people of one table at its game, and their replacement: a best score cannot be subtracted from a sum.
pub(super) const DROP_OF: &str = "delete from tally where (guild, game, person) in \
    (select guild, game, person from result where session = $1)";
pub(super) const ADD_OF: &str =
    add!("(r.guild, r.game, r.person) in (select guild, game, person from result where session = $1)");
/// Recounts the tallies of a server.
pub(super) const COUNT: [&str; 2] = ["delete from tally where guild = $1", add!("r.guild = $1")];

/// The game that the people of a server have finished most often.
pub(super) const MOST_PLAYED: &str = "select game from tally where guild = $1 and width = 0 group by game \
    order by sum(games) desc, game limit 1";

/// A leaderboard of games with computers of one level, or with none: the people with the pieces of their span added up, in an order, with
/// the names last seen. Next to each is the sum over all of them.
macro_rules! board {
    ($solo:literal, $counts:literal, $order:literal) => {
        concat!(
            "with piece as (\
             select person, games, wins, scored, total, best from tally \
             where guild = $1 and game = $2 and solo = ",
            $solo,
            " and level = $10 and width = $3 and start >= $4 union all \
             select person, games, wins, scored, total, best from tally \
             where guild = $1 and game = $2 and solo = ",
            $solo,
            " and level = $10 and width = 86400 and start >= $5 and start < $6 union all \
             select r.person, 1, case when r.place = 1 then 1 else 0 end, case when r.score is null then 0 else 1 end, \
             coalesce(r.score, 0), r.score from result r \
             where r.guild = $1 and r.game = $2 and r.counted = 1 and r.at >= $7 and r.at < $8 and ",
            $counts,
            " and ",
            level!(),
            " = $10), line as (select person, cast(sum(games) as bigint) games, cast(sum(wins) as bigint) wins, \
             cast(sum(scored) as bigint) scored, cast(sum(total) as bigint) total, \
             max(best) best from piece group by person), \
             top as (select *, cast(sum(games) over () as bigint) all_games, \
             cast(sum(wins) over () as bigint) all_wins from line order by ",
            $order,
            " limit $9) select person, ",
            last_seen!("top.person"),
            " names, games, wins, \
             cast(1.0 * total / nullif(scored, 0) as double precision) average, best, \
             all_games, all_wins from top order by ",
            $order
        )
    };
}

/// Most wins first, then win rate, then average score.
pub(super) const RANKS: &str = board!(
    "0",
    "r.seats > 1",
    "wins desc, 1.0 * wins / games desc, 1.0 * total / nullif(scored, 0) desc nulls last, person"
);
/// Highest score first, then average score.
pub(super) const BESTS: &str =
    board!("1", "r.seats = 1 and r.score is not null", "best desc, 1.0 * total / scored desc, person");

/// The last games of a person with others, the latest first: the level of the strongest computer, and the person's place.
pub(super) const BOUTS: &str = concat!(
    "select ",
    level!(),
    " level, r.place from result r where r.person = $1 and r.guild = $2 and r.game = $3 and r.counted = 1 and r.seats > 1 \
     order by r.at desc, r.session desc limit 50"
);

/// The statements that are composed here.
#[cfg(test)]
pub(crate) const COMPOSED: [&str; 6] = [ADD, ADD_OF, DROP_OF, RANKS, BESTS, BOUTS];
