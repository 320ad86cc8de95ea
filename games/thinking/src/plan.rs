//! Plans, and advice made of them.

use rules::{Arg, Words};

/// A way to go on up to the next barrier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<A> {
    /// The actions to do one after the other; only the last may be a barrier. An empty list lets others go on.
    pub moves: Vec<A>,
    /// The worth of what it leads to, in thousandths of a point.
    pub worth: i32,
}

/// A part of the worth of a position, to be told to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Message key.
    pub key: &'static str,
    /// The message's variables.
    pub args: Vec<(&'static str, Arg)>,
    /// The share of the worth, in thousandths of a point.
    pub share: i32,
}

impl Reason {
    /// A part of the worth with that message key.
    pub const fn new(key: &'static str, share: i32) -> Reason {
        Reason { key, args: Vec::new(), share }
    }

    /// Adds a variable of the message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Reason {
        self.args.push((name, value.into()));
        self
    }

    /// Its words, without the share.
    pub fn say(&self, words: &dyn Words) -> String {
        words.text(self.key, &self.args)
    }
}

/// One way to go on, as a computer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The actions to do one after the other, in notation; only the last may be a barrier. An empty list lets others go on.
    pub moves: Vec<String>,
    /// The worth of what they lead to, in thousandths of a point.
    pub worth: i32,
}

/// Advice, and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The way that the computer would go, then the others, best first.
    pub advice: Vec<Advice>,
    /// The number of actions that were applied in imagination.
    pub work: u64,
}

/// The outcome of thinking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<A> {
    /// The plan to be followed, then the others, best first.
    pub plans: Vec<Plan<A>>,
    /// The number of actions that were applied in imagination.
    pub work: u64,
}

impl<A> Default for Thought<A> {
    fn default() -> Self {
        Thought { plans: Vec::new(), work: 0 }
    }
}
