//! What is drawn is what `draws.json` says: the checkers of luck know a game by that file.

use std::fmt;
use std::fs;

use serde::Deserialize as Read;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

use super::House;
use rules::{Chance, ChanceError, Options, Quick, Viewer};

/// What a game draws from, as `draws.json` has it.
#[derive(Debug, Read)]
#[serde(deny_unknown_fields)]
struct Draws {
    game: String,
    /// The fewest and the most seats.
    seats: (u8, u8),
    pools: Vec<Pool>,
    /// The draws of the set-up, where a checker can know them.
    #[serde(default)]
    setup: Vec<Part>,
    /// What may come back into a pool or is drawn besides: code of the checkers.
    returns: Option<String>,
    /// How a checker follows whose turn it is; none if it cannot.
    #[serde(rename = "turns")]
    _turns: Option<String>,
}

/// Outcomes that leave when they are drawn, by any of those names.
#[derive(Debug, Read)]
#[serde(deny_unknown_fields)]
struct Pool {
    names: Vec<String>,
    /// The first and the last number, each there once.
    numbers: Option<(u32, u32)>,
    /// How often each label is there; the order is that in which a draw counts through them.
    labels: Option<Labels>,
}

/// Labels and how often each is there, in the order of the file.
#[derive(Clone, Debug, Default, PartialEq)]
struct Labels(Vec<(String, u32)>);

impl<'de> Deserialize<'de> for Labels {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Labels, D::Error> {
        struct InOrder;

        impl<'de> Visitor<'de> for InOrder {
            type Value = Labels;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("labels with how often each is there")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Labels, A::Error> {
                let mut labels = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    labels.push(entry);
                }
                Ok(Labels(labels))
            }
        }

        deserializer.deserialize_map(InOrder)
    }
}

/// Draws of the set-up in a row.
#[derive(Debug, Read)]
#[serde(deny_unknown_fields)]
struct Part {
    name: String,
    /// So many, whatever the seats.
    #[serde(default)]
    times: usize,
    /// So many more a seat.
    #[serde(default)]
    each: usize,
    /// So many in place of both for one seat.
    alone: Option<usize>,
    /// The option and its value with which they are drawn.
    #[serde(rename = "if")]
    agreed: Option<(String, String)>,
}

impl Pool {
    fn labels(&self) -> Labels {
        let numbers = self.numbers.into_iter().flat_map(|(first, last)| first..=last);
        let labels = self.labels.iter().flat_map(|labels| labels.0.iter().cloned());
        Labels(numbers.map(|number| (number.to_string(), 1)).chain(labels).collect())
    }
}

impl Draws {
    /// The names of the draws of a set-up with so many seats and the default options.
    fn begins(&self, seats: u8) -> Vec<&str> {
        let parts = self.setup.iter().filter(|part| part.agreed.is_none());
        let times = |part: &Part| match part.alone {
            Some(alone) if seats == 1 => alone,
            _ => part.times + part.each * usize::from(seats),
        };
        parts.flat_map(|part| std::iter::repeat_n(part.name.as_str(), times(part))).collect()
    }
}

/// Draws at random, and holds what may come against what is declared.
struct Declared<'a> {
    draws: &'a Draws,
    /// What is left of each pool, by its place.
    left: Vec<Labels>,
    names: Vec<&'static str>,
    wrong: Option<String>,
    quick: Quick,
}

impl Chance for Declared<'_> {
    fn draw(
        &mut self,
        name: &'static str,
        weights: &[u32],
        label: &dyn Fn(usize) -> String,
    ) -> Result<usize, ChanceError> {
        self.names.push(name);
        let drawn = self.quick.draw(name, weights, label)?;
        let pool = self.draws.pools.iter().position(|pool| pool.names.iter().any(|known| known == name));
        let may_come = weights.iter().enumerate().filter(|(_, weight)| **weight > 0);
        let may_come = Labels(may_come.map(|(at, weight)| (label(at), *weight)).collect());
        match pool {
            Some(pool) => {
                let left = &mut self.left[pool];
                left.0.retain(|(_, count)| *count > 0);
                if self.draws.returns.is_none() && *left != may_come {
                    self.wrong.get_or_insert(format!("{name}: {left:?} is left, and {may_come:?} may come"));
                }
                let label = label(drawn);
                if let Some((_, count)) = left.0.iter_mut().find(|(known, _)| *known == label) {
                    *count = count.saturating_sub(1);
                }
            }
            None if name == "first" || self.draws.returns.is_some() => {}
            None => {
                self.wrong
                    .get_or_insert(format!("{name} is drawn from {may_come:?}, and no pool has that name"));
            }
        }
        Ok(drawn)
    }
}

/// Games played at random draw what `draws.json` declares: the pools, and the set-up.
pub fn what_is_drawn_is_declared(house: &House) {
    let path = house.path("draws.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let draws: Draws =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!((draws.game.as_str(), draws.seats), (house.title.id(), house.title.seats()), "game and seats");
    for seats in draws.seats.0..=draws.seats.1 {
        let left = draws.pools.iter().map(Pool::labels).collect();
        let quick = Quick::new(u64::from(seats));
        let mut chance = Declared { draws: &draws, left, names: Vec::new(), wrong: None, quick };
        let mut table = house.title.open(&Options::default(), seats, &mut chance).expect("it can be played");
        if !draws.setup.is_empty() {
            assert_eq!(chance.names, draws.begins(seats), "the set-up for {seats}");
        }
        let mut choices = Quick::new(u64::from(seats) + 100);
        for _ in 0..workshop::scale(300, 2_000) {
            let Some(seat) = table.turn().must().iter().next() else { break };
            let (seat, action) = table.reflex().unwrap_or_else(|| {
                let mut actions = table.sight(Viewer::Seat(seat)).actions();
                (seat, actions.swap_remove(choices.below(actions.len())))
            });
            table.play(seat, &action, &mut chance).expect("it is listed");
        }
        assert_eq!(chance.wrong, None, "{seats} seats");
    }
}
