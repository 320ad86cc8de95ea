//! Points by category, and what a move would do to them.

use render::Gain;

use rules::{Game, Seat, Words};

/// The points of a game as its viewers may know them.
pub trait Points: Game {
    /// The points of a seat by category, as the viewer may know them, in the rulebook's order: their sum is the seat's points. Every
    /// seat of a table has the same categories.
    fn breakdown(_view: &Self::View, _seat: Seat, _words: &dyn Words) -> Vec<Part> {
        Vec::new()
    }

    /// What a draft would do to the viewer's points; `None` while too little is chosen, if it is illegal, or if it changes no points
    /// by nature. Made from the view alone: what is drawn later is not guessed.
    fn preview(_view: &Self::View, _draft: &[String], _words: &dyn Words) -> Option<Preview> {
        None
    }
}

/// One category of a seat's points, to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The category in a short word: it heads a column, and stands in a sentence before its points.
    pub label: String,
    /// Its points.
    pub points: i32,
}

impl Part {
    /// A category with its points.
    pub fn new(label: impl Into<String>, points: i32) -> Part {
        Part { label: label.into(), points }
    }
}

/// What each choice for the next slot of a draft would bring the viewer; nothing if that is the same for all of them.
pub(crate) fn gains<'a>(
    before: &[String],
    choices: impl Iterator<Item = &'a str>,
    preview: impl Fn(&[String]) -> Option<Preview>,
) -> Vec<Option<i32>> {
    let gain = |choice: &str| {
        let draft: Vec<String> = before.iter().cloned().chain([choice.to_owned()]).collect();
        preview(&draft).map(|preview| preview.change())
    };
    let gains: Vec<Option<i32>> = choices.map(gain).collect();
    if gains.windows(2).all(|pair| pair[0] == pair[1]) { Vec::new() } else { gains }
}

/// What a move being made would do to the viewer's points: the same categories in the same order, before and after.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// As they stand.
    pub before: Vec<Part>,
    /// As they would stand.
    pub after: Vec<Part>,
}

impl Preview {
    /// The sums before and after.
    pub fn totals(&self) -> (i32, i32) {
        let sum = |parts: &[Part]| parts.iter().map(|part| part.points).sum();
        (sum(&self.before), sum(&self.after))
    }

    /// The points that the move would bring.
    pub fn change(&self) -> i32 {
        let (before, after) = self.totals();
        after - before
    }

    /// Every category before and after, as pictures and sentences show it.
    pub fn gains(&self) -> Vec<Gain> {
        let pairs = self.before.iter().zip(&self.after);
        pairs
            .map(|(before, after)| Gain {
                label: after.label.clone(),
                before: before.points,
                after: after.points,
            })
            .collect()
    }
}
