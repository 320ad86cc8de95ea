//! Ids: growing numbers that carry the time of their creation, like Discord's.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// Milliseconds from 1970 to the first second of 2015, from which Discord counts.
const EPOCH: u64 = 1_420_070_400_000;

/// A snowflake: the id of anything. Written as text in JSON; a larger id is younger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// The id in a JSON value, which clients may write as a text or as a number.
    pub(crate) fn read(value: &Value) -> Option<Self> {
        value.as_u64().map(Self).or_else(|| value.as_str()?.parse().ok())
    }

    /// The id as a JSON value, which is a text.
    pub(crate) fn json(self) -> Value {
        Value::String(self.to_string())
    }
}

impl fmt::Display for Id {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Self::read(&value).ok_or_else(|| D::Error::custom(format!("{value} is no id")))
    }
}

/// The lowest bit that separates an earlier id from those that were made in their time.
const EARLIER: u64 = 1 << 21;

/// Makes ids, each greater than all before.
#[derive(Debug, Default)]
pub(crate) struct Mint {
    last: u64,
    earlier: u64,
}

impl Mint {
    /// A new id, made at `millis` after 1970 or as near as growth allows.
    pub(crate) fn next(&mut self, millis: u64) -> Id {
        let now = millis.saturating_sub(EPOCH) << 22;
        self.last = now.max(self.last + 1);
        Id(self.last)
    }

    /// A new id of a past moment; only these are smaller than ids made before.
    pub(crate) const fn earlier(&mut self, millis: u64) -> Id {
        self.earlier += 1;
        Id((millis.saturating_sub(EPOCH) << 22) | EARLIER | self.earlier)
    }

    /// Skips the `count` ids that follow the last one: they are used already.
    pub(crate) const fn reserve(&mut self, count: u64) {
        self.last += count;
    }
}
