//! What the last lay has changed, for headlines and for signs next to the tiles.

use std::cmp::Reverse;

use super::super::components::colour::Colour;
use super::super::components::landscape::Landscape;
use super::super::score::Survey;
use super::super::view::View;
use super::Say;

impl View {
    /// The meadows and forests before the last lay; nothing before the first.
    fn before_last(&self) -> Option<Survey> {
        let laid = self.landscape.laid();
        let kept = laid.len().checked_sub(self.last.len()).filter(|&kept| kept < laid.len())?;
        let mut landscape = Landscape::empty();
        laid[..kept].iter().for_each(|&laid| landscape.lay(laid));
        Some(Survey::of(&landscape))
    }

    /// The colours whose largest meadow that counts has been changed by the last lay, with the sheep more or fewer.
    pub(in super::super) fn gains(&self) -> Vec<(Colour, i32)> {
        let Some(before) = self.before_last() else { return Vec::new() };
        let best = |survey: &Survey, colour| survey.best(colour).map_or(0, |meadow| i32::from(meadow.sheep));
        let changes = Colour::ALL.map(|colour| (colour, best(&self.survey, colour) - best(&before, colour)));
        changes.into_iter().filter(|(_, change)| *change != 0).collect()
    }
}

impl Say<'_> {
    /// The most important thing that the last lay has done, with the colour that it is about: sheep that count now or no longer, then
    /// sheep in danger or saved, then a meadow closed.
    pub(in super::super) fn news(self, view: &View) -> Option<(Colour, String)> {
        let before = view.before_last()?;
        if let Some((colour, change)) = view.gains().into_iter().max_by_key(|(_, change)| change.abs()) {
            let best = view.survey.best(colour).map_or(0, |meadow| meadow.sheep);
            let args = [
                ("colour", self.colour(colour).into()),
                ("sheep", self.sheep(best).into()),
                ("count", best.into()),
            ];
            let key = if change > 0 { "wolves-and-sheep-news-counts" } else { "wolves-and-sheep-news-loses" };
            return Some((colour, self.text(key, &args)));
        }
        let danger = self.danger(&before, &view.survey);
        let closed = || {
            let number = |survey: &Survey, colour| {
                survey.meadows.iter().filter(|meadow| meadow.colour == colour && meadow.closed).count()
            };
            let grown = Colour::ALL
                .into_iter()
                .filter(|&colour| number(&view.survey, colour) > number(&before, colour));
            let newest = grown.filter_map(|colour| {
                let meadows = view.survey.meadows.iter().filter(|meadow| meadow.colour == colour);
                meadows.filter(|meadow| meadow.closed).max_by_key(|meadow| Reverse(meadow.sheep))
            });
            let meadow = newest.max_by_key(|meadow| meadow.sheep)?;
            let args = [("meadow", self.flock(meadow.colour, Some(meadow)).into())];
            Some((meadow.colour, self.text("wolves-and-sheep-outlook-closes", &args)))
        };
        danger.into_iter().next().or_else(closed)
    }
}
