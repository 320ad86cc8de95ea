//! Which decisions of a game computers made.

use std::fmt;
use std::str::FromStr;

use super::start::plain;
use rules::{Seat, quoted};
use thinking::Level;

/// A computer on a seat, for the whole game or for a while. In a log: `computer SEAT LEVEL`, or `computer SEAT LEVEL FIRST LAST`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupancy {
    /// The seat.
    pub seat: Seat,
    /// The strength.
    pub level: Level,
    /// The numbers of the first and the last entry of that time; none: all.
    pub entries: Option<(usize, usize)>,
}

impl Occupancy {
    /// Whether the computer did the seat's entry of that number.
    pub fn holds(&self, number: usize) -> bool {
        self.entries.is_none_or(|(first, last)| (first..=last).contains(&number))
    }
}

impl fmt::Display for Occupancy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat, self.level)?;
        self.entries.map_or(Ok(()), |(first, last)| write!(f, " {first} {last}"))
    }
}

impl FromStr for Occupancy {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "it takes a seat, a level, and maybe the first and the last entry, not \"{}\"",
                quoted(text)
            )
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        let (seat, level, entries) = match words[..] {
            [seat, level] => (seat, level, None),
            [seat, level, first, last] => {
                let number = |word: &str| plain::<usize>(word).ok_or_else(wrong);
                (seat, level, Some((number(first)?, number(last)?)))
            }
            _ => return Err(wrong()),
        };
        let seat = plain::<u8>(seat).and_then(|number| number.checked_sub(1)).ok_or_else(wrong)?;
        if entries.is_some_and(|(first, last)| first > last) {
            return Err(wrong());
        }
        let level = level.parse::<Level>().map_err(|error| error.to_string())?;
        Ok(Occupancy { seat: Seat(seat), level, entries })
    }
}
