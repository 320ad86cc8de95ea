use render::Gain;

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
    pub(crate) fn new(label: impl Into<String>, points: i32) -> Part {
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
