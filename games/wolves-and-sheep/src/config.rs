//! The options agreed before the game.

use rules::{OptionSpec, Values};

/// The options, read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Config {
    /// Number of colours that each player herds: 1 or 2.
    pub(super) herds: u8,
}

/// The option: one colour each or, for two players, two.
pub(super) static OPTIONS: [OptionSpec; 1] =
    [OptionSpec { key: "colours", values: Values::OneOf(&["one", "two"]), default: "one" }];
