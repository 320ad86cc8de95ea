//! Shards: which session hears of which server.

use serde::Serialize;
use serde_json::{Value, json};

use crate::snowflake::Id;

/// Shard `number` of `total`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    pub(crate) number: u64,
    pub(crate) total: u64,
}

/// The one shard that hears everything.
impl Default for Shard {
    fn default() -> Self {
        Self { number: 0, total: 1 }
    }
}

impl Shard {
    /// The shard that an identify asks for; none if there is no such shard.
    pub(crate) fn read(asked: &Value) -> Option<Self> {
        if asked.is_null() {
            return Some(Self::default());
        }
        let [number, total] = asked.as_array()?.as_slice() else { return None };
        let shard = Self { number: number.as_u64()?, total: total.as_u64()? };
        (shard.number < shard.total).then_some(shard)
    }

    /// As Discord writes it.
    pub(crate) fn json(self) -> Value {
        json!([self.number, self.total])
    }

    /// Whether it hears of a server, or of direct messages for none.
    pub(crate) fn hears(self, server: Option<Id>) -> bool {
        match server {
            Some(server) => (server.0 >> 22) % self.total == self.number,
            None => self.number == 0,
        }
    }

    /// Whether there may be a server that both hear of.
    pub(crate) fn overlaps(self, other: Self) -> bool {
        let common = common_divisor(self.total, other.total);
        self.number % common == other.number % common
    }
}

/// The greatest common divisor; 1 or more of numbers that are not 0.
fn common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

/// How often two sessions of the bot heard the same. Discord allows it: the process that divides the shards must make sure that none is
/// served twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Doubles {
    /// How often a session began or was resumed while a connected one heard of the same servers.
    pub sessions: u64,
    /// The number of events that more than one connected session received.
    pub events: u64,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::Shard;
    use crate::snowflake::Id;

    #[test]
    fn a_shard_is_two_numbers_of_which_the_first_is_smaller() {
        for wrong in [json!([1, 1]), json!([0, 0]), json!([2, 1]), json!([0]), json!([0, 1, 2])] {
            assert_eq!(Shard::read(&wrong), None, "{wrong}");
        }
        for wrong in
            [json!("0"), json!(0), json!({"0": 1}), json!(["0", "1"]), json!([-1, 2]), json!([0.5, 2])]
        {
            assert_eq!(Shard::read(&wrong), None, "{wrong}");
        }
        assert_eq!(Shard::read(&json!(null)), Some(Shard::default()));
        assert_eq!(Shard::read(&json!([3, 8])), Some(Shard { number: 3, total: 8 }));
    }

    #[test]
    fn of_every_server_one_shard_hears_and_of_direct_messages_the_first() {
        let of = |total, server| -> Vec<u64> {
            let shards = (0..total).map(|number| Shard { number, total });
            shards.filter(|shard| shard.hears(server)).map(|shard| shard.number).collect()
        };
        // Discord's own server for testers; 81384788765712384 >> 22 is 19403645698.
        let server = Some(Id(81_384_788_765_712_384));
        assert_eq!([1, 2, 3, 4, 10].map(|total| of(total, server)), [[0], [0], [1], [2], [8]]);
        assert_eq!(of(4, None), [0]);
    }

    #[test]
    fn shards_of_different_divisions_overlap_where_a_server_is_of_both() {
        let overlaps = |a: [u64; 2], b: [u64; 2]| {
            let [a, b] = [a, b].map(|[number, total]| Shard { number, total });
            let shared = (0..60).any(|time| a.hears(Some(Id(time << 22))) && b.hears(Some(Id(time << 22))));
            assert_eq!(a.overlaps(b), shared, "{a:?} {b:?}");
            shared
        };
        assert!(overlaps([0, 1], [3, 4]) && overlaps([1, 2], [3, 4]) && overlaps([1, 2], [2, 3]));
        assert!(!overlaps([0, 2], [1, 2]) && !overlaps([0, 2], [3, 4]) && !overlaps([1, 4], [2, 6]));
    }
}
