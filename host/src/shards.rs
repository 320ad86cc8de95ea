//! The shards that a process serves: Discord divides a bot's servers among its connections, and these are the ones of this process.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The shards `first` to `last` of `total`; by default the one shard of one, which has every server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    /// The first of them, counted from 0.
    pub first: u32,
    /// The last of them; not before the first.
    pub last: u32,
    /// The number of shards of all processes together; more than `last`.
    pub total: u32,
}

impl Default for Shards {
    fn default() -> Shards {
        Shards::all(1)
    }
}

/// What a process serves of all shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// All of them, as many as Discord advises.
    All,
    /// These, and no others.
    Range(Shards),
    /// Those of the first process that is gone, of that many shards if given: it is a spare.
    Any(Option<u32>),
}

/// How a spare's share is written.
const ANY: &str = "any";

/// A text is no range of shards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{0}\" is no range of shards: the first, the last and how many there are, counted from 0, such as 0-3/8; \
     or `any` for a spare"
)]
pub struct NoShards(String);

impl Shards {
    /// All of `total` shards: at least one.
    pub fn all(total: u32) -> Shards {
        let total = total.max(1);
        Shards { first: 0, last: total - 1, total }
    }

    /// The range that is written as `0-3/8`.
    ///
    /// # Errors
    /// If it is written differently, or some of them do not exist.
    pub fn parse(text: &str) -> Result<Shards, NoShards> {
        let read = || {
            let (range, total) = text.split_once('/')?;
            let (first, last) = range.split_once('-')?;
            let number = |text: &str| {
                let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
                text.parse().ok().filter(|_| digits)
            };
            let shards = Shards { first: number(first)?, last: number(last)?, total: number(total)? };
            (shards.first <= shards.last && shards.last < shards.total).then_some(shards)
        };
        read().ok_or_else(|| NoShards(text.to_owned()))
    }

    /// The shard of a server among that many, by Discord's rule.
    pub const fn of(guild: u64, total: u32) -> u32 {
        let total = if total == 0 { 1 } else { total };
        // The rest of a division by it is smaller than `total`.
        ((guild >> 22) % total as u64) as u32
    }

    /// The number of them.
    pub const fn count(self) -> u32 {
        self.last - self.first + 1
    }

    /// Whether one of them has that server.
    pub const fn serves(self, guild: u64) -> bool {
        let shard = Shards::of(guild, self.total);
        self.first <= shard && shard <= self.last
    }

    /// Whether all of the others are among them.
    pub const fn covers(self, other: Shards) -> bool {
        self.total == other.total && self.first <= other.first && other.last <= self.last
    }

    /// Whether they share a shard with the others, or may: with different totals that is unknown.
    pub const fn meets(self, other: Shards) -> bool {
        self.total != other.total || (self.first <= other.last && other.first <= self.last)
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}-{}/{}", self.first, self.last, self.total)
    }
}

impl FromStr for Shards {
    type Err = NoShards;

    fn from_str(text: &str) -> Result<Shards, NoShards> {
        Shards::parse(text)
    }
}

impl FromStr for Share {
    type Err = NoShards;

    fn from_str(text: &str) -> Result<Share, NoShards> {
        match text.strip_prefix(ANY) {
            Some("") => Ok(Share::Any(None)),
            // Read like a range of it, so that an invalid number of shards gets the same error.
            Some(total) => match Shards::parse(&format!("0-0{total}")) {
                Ok(shards) => Ok(Share::Any(Some(shards.total))),
                Err(_) => Err(NoShards(text.to_owned())),
            },
            None => Shards::parse(text).map(Share::Range),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Shards, Share};

    #[test]
    fn a_range_is_read_as_it_is_written() {
        for (text, first, last, total) in
            [("0-0/1", 0, 0, 1), ("0-3/8", 0, 3, 8), ("4-7/8", 4, 7, 8), ("5-5/16", 5, 5, 16)]
        {
            let shards = Shards::parse(text).expect("it is a range");
            assert_eq!(shards, Shards { first, last, total });
            assert_eq!(shards.to_string(), text);
            assert_eq!(shards.count(), last - first + 1);
        }
        assert_eq!(Shards::parse("0-0/1"), Ok(Shards::default()));
    }

    #[test]
    fn whatever_is_no_range_is_refused_with_how_one_is_written() {
        for text in [
            "",
            "any",
            "3",
            "3/8",
            "0-3",
            "0-8/8",
            "4-3/8",
            "0-0/0",
            "-1-3/8",
            "+0-3/8",
            "0-3/8/9",
            "0 - 3 / 8",
            "0-3/4294967296",
            "0–3/8",
        ] {
            let refused = Shards::parse(text).expect_err("it is no range").to_string();
            assert!(refused.contains(&format!("\"{text}\"")) && refused.contains("0-3/8"), "{refused}");
        }
    }

    #[test]
    fn a_server_is_of_the_shard_that_discord_says() {
        // 81384788765712384 >> 22 = 19403645698.
        let guild = 81_384_788_765_712_384;
        assert_eq!([1, 2, 3, 4, 10].map(|total| Shards::of(guild, total)), [0, 0, 1, 2, 8]);
        // The lower 22 bits tell servers of one millisecond apart.
        assert_eq!(Shards::of(guild | 0x3f_ffff, 10), 8);
        assert_eq!(Shards::of(u64::MAX, u32::MAX), ((u64::MAX >> 22) % u64::from(u32::MAX)) as u32);
    }

    #[test]
    fn a_spare_is_written_in_a_word() {
        assert_eq!("any".parse(), Ok(Share::Any(None)));
        assert_eq!("any/8".parse(), Ok(Share::Any(Some(8))));
        for wrong in ["any/", "any/0", "any8", "anybody", "Any"] {
            assert_eq!(wrong.parse::<Share>(), Err(super::NoShards(wrong.to_owned())));
        }
        assert_eq!("0-3/8".parse(), Ok(Share::Range(Shards { first: 0, last: 3, total: 8 })));
    }

    #[test]
    fn ranges_of_one_division_meet_where_they_share_a_shard_and_others_always() {
        let shards = |text: &str| Shards::parse(text).expect("it is a range");
        for (one, other, meet) in [
            ("0-3/8", "4-7/8", false),
            ("0-3/8", "3-7/8", true),
            ("0-7/8", "2-3/8", true),
            ("0-3/8", "0-3/8", true),
            ("0-3/8", "8-15/16", true),
        ] {
            assert_eq!((shards(one).meets(shards(other)), shards(other).meets(shards(one))), (meet, meet));
        }
    }

    #[test]
    fn every_server_is_served_once() {
        let division = ["0-3/8", "4-4/8", "5-7/8"].map(|text| Shards::parse(text).expect("it is a range"));
        for time in 0..100_u64 {
            let guild = time << 22;
            assert_eq!(division.iter().filter(|shards| shards.serves(guild)).count(), 1, "{guild}");
            assert!(Shards::default().serves(guild) && Shards::all(7).serves(guild));
        }
    }
}
