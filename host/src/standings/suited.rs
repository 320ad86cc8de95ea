//! The level at which computers suit a person: the one at which they win about half of their games.

use thinking::Level;

use super::statements::BOUTS;
use crate::database::{StoreError, sql, to_db};
use crate::standings::handle::Standings;

/// The most games at one level that count, the latest ones.
const LOOKED_AT: usize = 6;
/// The fewest after which another level may suit better.
const ENOUGH: usize = 3;

/// The level that suits a person, and what it follows from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suited {
    /// The level.
    pub level: Level,
    /// The level of the games that counted.
    pub before: Level,
    /// Their number; 0 if there is none yet.
    pub games: usize,
    /// How many of them were won.
    pub wins: usize,
}

impl Suited {
    /// What follows from games against computers, the latest first: a level, and whether it was beaten. A person who wins more than three
    /// in five at a level gets the next one, one who wins fewer than two the one before. Without any game it is the lowest.
    fn of(bouts: &[(Level, bool)]) -> Suited {
        let before = bouts.first().map_or(Level::OFFERED[0], |(level, _)| *level);
        let latest = bouts.iter().take_while(|(level, _)| *level == before).take(LOOKED_AT);
        let (games, wins) =
            latest.fold((0, 0), |(games, wins), (_, won)| (games + 1, wins + usize::from(*won)));
        let mut levels = Level::OFFERED.into_iter();
        let other = match games >= ENOUGH {
            true if wins * 5 > games * 3 => levels.find(|level| *level > before),
            true if wins * 5 < games * 2 => levels.rfind(|level| *level < before),
            _ => None,
        };
        // A level that is not offered only serves for measuring.
        let nearest = before.max(Level::OFFERED[0]);
        Suited { level: other.unwrap_or(nearest), before, games, wins }
    }
}

impl Standings {
    /// The level at which computers suit a person at a game of a server.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn suited(&self, guild: u64, game: &str, user: u64) -> Result<Suited, StoreError> {
        let query = sql::query_as(BOUTS).bind(to_db(user)).bind(to_db(guild)).bind(game);
        let found: Vec<(String, i64)> = query.fetch_all(&self.0.reader).await?;
        // A game among people says nothing, nor does a level of a later version.
        let read = |(level, place): (String, i64)| Some((level.parse().ok()?, place == 1));
        Ok(Suited::of(&found.into_iter().filter_map(read).collect::<Vec<_>>()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn suited(level: Level, games: usize, wins: usize) -> Level {
        let bouts: Vec<_> = (0..games).map(|game| (level, game < wins)).collect();
        let suited = Suited::of(&bouts);
        assert_eq!((suited.before, suited.games, suited.wins), (level, games, wins));
        suited.level
    }

    #[test]
    fn about_half_is_right_and_what_is_too_easy_or_hard_changes() {
        assert_eq!(
            Suited::of(&[]),
            Suited { level: Level::Beginner, before: Level::Beginner, games: 0, wins: 0 }
        );
        for wins in 0..=2 {
            assert_eq!(suited(Level::Normal, 2, wins), Level::Normal, "too few to tell");
        }
        assert_eq!(
            [0, 1, 2, 3].map(|wins| suited(Level::Normal, 3, wins)),
            [Level::Easy, Level::Easy, Level::Hard, Level::Hard]
        );
        for (wins, level) in
            [(2, Level::Easy), (3, Level::Normal), (4, Level::Hard)].into_iter().chain([(6, Level::Hard)])
        {
            assert_eq!(suited(Level::Normal, 6, wins), level, "{wins} of 6");
        }
        assert_eq!(suited(Level::Normal, 4, 2), Level::Normal);
        assert_eq!(
            [2, 3].map(|wins| suited(Level::Normal, 5, wins)),
            [Level::Normal; 2],
            "two and three of five"
        );
        let down =
            [Level::Hard, Level::Normal, Level::Easy, Level::Beginner].map(|level| suited(level, 6, 0));
        assert_eq!(down, [Level::Normal, Level::Easy, Level::Beginner, Level::Beginner]);
        let up = [Level::Beginner, Level::Easy, Level::Normal, Level::Hard].map(|level| suited(level, 6, 6));
        assert_eq!(up, [Level::Easy, Level::Normal, Level::Hard, Level::Hard]);
        assert_eq!([0, 6].map(|wins| suited(Level::Random, 6, wins)), [Level::Beginner; 2]);
    }

    #[test]
    fn only_the_latest_games_at_the_last_level_tell() {
        let (lost, won) = ((Level::Hard, false), (Level::Hard, true));
        let bouts = [lost, lost, (Level::Normal, true), lost, lost];
        assert_eq!(Suited::of(&bouts), Suited { level: Level::Hard, before: Level::Hard, games: 2, wins: 0 });
        let bouts = [won, won, lost, lost, won, lost, won, won, won];
        assert_eq!(Suited::of(&bouts), Suited { level: Level::Hard, before: Level::Hard, games: 6, wins: 3 });
    }
}
