//! Games without their types.

use std::marker::PhantomData;

use serde_json::Value;

use super::table::{AnyTable, Table};
use crate::present::{Example, FigureSpec, Lesson, Present};
use rules::{
    Chance, ChanceError, OptionSpec, Options, OrderKind, Refusal, ScoreError, Seat, SimulateError, Summary,
    Words, simulate,
};
use thinking::{Margin, Measure, fortune};

/// A game as the bot knows it, without its types.
pub trait Title: Send + Sync {
    /// Never changes; it is in the database. Message keys: `<id>-name`, `<id>-blurb`.
    fn id(&self) -> &'static str;
    /// The number of the current rules.
    fn rules(&self) -> u32;
    /// Its messages in a language, a code of two letters, as Fluent source.
    fn messages(&self, language: &str) -> &'static str;
    /// The fewest and the most seats.
    fn seats(&self) -> (u8, u8);
    /// The things that can be agreed before the game.
    fn options(&self) -> &'static [OptionSpec];
    /// The kinds of orders that a seat may give, the one that goes before all others first.
    fn orders(&self) -> &'static [OrderKind];
    /// How often an order may be carried out; none if always.
    fn times(&self, order: &str) -> Option<u8>;
    /// An order in words: what is done by it.
    fn say_order(&self, order: &str, words: &dyn Words) -> String;
    /// The topics of its rules help.
    fn topics(&self) -> &'static [&'static str];
    /// What a first game with a guide begins with, if there is one.
    fn lesson(&self) -> Option<Lesson>;
    /// The topics of its rules with which a position of a first game stands.
    fn examples(&self) -> &'static [Example];
    /// The message that says how a turn goes on.
    fn course(&self) -> Option<&'static str>;
    /// The messages that a first game may tell, in the order of their weight.
    fn lesson_keys(&self) -> Vec<&'static str>;
    /// The figures that every seat has when a game has ended.
    fn figure_specs(&self) -> &'static [FigureSpec];
    /// A figure in words: a label of at most 22 characters.
    fn say_figure(&self, key: &str, words: &dyn Words) -> String;
    /// What a decision is worth is told in that.
    fn measure(&self) -> Measure;
    /// Checks that those options can be played with that many seats.
    ///
    /// # Errors
    /// The [`Refusal`] names what does not fit.
    fn check(&self, options: &Options, seats: u8) -> Result<(), Refusal>;
    /// Sets a table up. To note what chance answers, pass a [`Recording`](rules::Recording).
    fn open(
        &self,
        options: &Options,
        seats: u8,
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn AnyTable>, OpenError>;
    /// By how much what was drawn to set a table up, which its log records, is worth more to a seat than what is drawn in the mean.
    fn fortune(
        &self,
        options: &Options,
        seats: u8,
        drawn: &[(String, String)],
        seat: Seat,
        work: u64,
    ) -> Margin;
    /// The table that was saved as that text.
    ///
    /// # Errors
    /// If it was saved by rules with another shape of position; its log can be replayed then.
    fn restore(&self, saved: &str) -> Result<Box<dyn AnyTable>, serde_json::Error>;
    /// Plays that many games at random; `told` hears how many are played.
    fn simulate(
        &self,
        options: &Options,
        seats: u8,
        games: u64,
        seed: u64,
        told: &mut dyn FnMut(u64),
    ) -> Result<Summary, SimulateError>;
    /// Scores a written-down position.
    fn score(&self, position: &Value) -> Result<Value, ScoreError>;
}

/// The reason for which a table could not be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The options or the number of seats do not fit.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// Chance cannot answer.
    #[error(transparent)]
    Chance(#[from] ChanceError),
}

/// The [`Title`] of a game.
pub struct TitleOf<G>(PhantomData<fn() -> G>);

impl<G> TitleOf<G> {
    /// The title; it holds nothing.
    pub const NEW: Self = TitleOf(PhantomData);
}

impl<G: Present> TitleOf<G> {
    /// The options, read.
    ///
    /// # Errors
    /// The [`Refusal`] names what does not fit.
    pub fn config(options: &Options, seats: u8) -> Result<G::Config, Refusal> {
        let (fewest, most) = G::SEATS;
        if !(fewest..=most).contains(&seats) {
            return Err(Refusal::new("refusal-seats").with("fewest", fewest).with("most", most));
        }
        options.check(G::options())?;
        G::config(options, seats)
    }
}

impl<G: Present> Title for TitleOf<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn messages(&self, language: &str) -> &'static str {
        G::messages(language)
    }

    fn seats(&self) -> (u8, u8) {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::options()
    }

    fn orders(&self) -> &'static [OrderKind] {
        G::orders()
    }

    fn times(&self, order: &str) -> Option<u8> {
        G::times(order)
    }

    fn say_order(&self, order: &str, words: &dyn Words) -> String {
        G::say_order(order, words)
    }

    fn topics(&self) -> &'static [&'static str] {
        G::topics()
    }

    fn lesson(&self) -> Option<Lesson> {
        G::lesson()
    }

    fn examples(&self) -> &'static [Example] {
        G::examples()
    }

    fn course(&self) -> Option<&'static str> {
        G::course()
    }

    fn lesson_keys(&self) -> Vec<&'static str> {
        G::situations().iter().map(|situation| situation.key).collect()
    }

    fn figure_specs(&self) -> &'static [FigureSpec] {
        G::figure_specs()
    }

    fn say_figure(&self, key: &str, words: &dyn Words) -> String {
        words.text(&format!("{}-figure-{key}", G::ID), &[])
    }

    fn measure(&self) -> Measure {
        G::MEASURE
    }

    fn check(&self, options: &Options, seats: u8) -> Result<(), Refusal> {
        Self::config(options, seats).map(|_| ())
    }

    fn open(
        &self,
        options: &Options,
        seats: u8,
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn AnyTable>, OpenError> {
        let config = Self::config(options, seats)?;
        Ok(Box::new(Table::new(G::new(&config, seats, chance)?)))
    }

    fn fortune(
        &self,
        options: &Options,
        seats: u8,
        drawn: &[(String, String)],
        seat: Seat,
        work: u64,
    ) -> Margin {
        let config = Self::config(options, seats).ok();
        let deal = |chance: &mut dyn Chance| G::new(config.as_ref()?, seats, chance).ok();
        fortune(deal, drawn, seat, work, 0)
    }

    fn restore(&self, saved: &str) -> Result<Box<dyn AnyTable>, serde_json::Error> {
        Ok(Box::new(serde_json::from_str::<Table<G>>(saved)?))
    }

    fn simulate(
        &self,
        options: &Options,
        seats: u8,
        games: u64,
        seed: u64,
        told: &mut dyn FnMut(u64),
    ) -> Result<Summary, SimulateError> {
        simulate::<G>(&Self::config(options, seats)?, seats, games, seed, told)
    }

    fn score(&self, position: &Value) -> Result<Value, ScoreError> {
        G::score(position)
    }
}
