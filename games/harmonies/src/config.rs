//! The options agreed before the game.

use super::components::cell::Side;
use rules::{OptionSpec, Values};

/// The options, read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Config {
    pub(super) side: Side,
    /// Whether the game uses nature spirits.
    pub(super) spirits: bool,
}

/// The options: the side of the personal boards, and the nature spirits.
pub(super) static OPTIONS: [OptionSpec; 2] = [
    OptionSpec { key: "side", values: Values::OneOf(&["a", "b"]), default: "a" },
    OptionSpec { key: "spirits", values: Values::OneOf(&["no", "yes"]), default: "no" },
];
