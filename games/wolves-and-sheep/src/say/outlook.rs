//! What a lay would do, in words.

use std::cmp::Ordering;

use super::super::components::colour::Colour;
use super::super::score::{Forest, Meadow, Survey};
use super::super::trial::Outlook;
use super::super::view::View;
use super::Say;

impl Say<'_> {
    /// The number of tiles that a lay draws: "draws 2".
    pub(in super::super) fn draws(self, outlook: &Outlook) -> String {
        self.text("wolves-and-sheep-draws", &[("count", outlook.draws.into())])
    }

    /// What a lay would do, a line each: one's own largest meadows, other meadows of the place, forests, who is in danger, and, unless
    /// the landscape is to be seen next to it, the open meadows of others of which it becomes a part.
    pub(in super::super) fn outlook(self, view: &View, outlook: &Outlook, is_seen: bool) -> Vec<String> {
        let told = |meadow: &Meadow| (meadow.sheep, meadow.closed, meadow.safe);
        let (stays, changes): (Vec<_>, Vec<_>) = (outlook.own.iter().copied())
            .partition(|(_, before, after)| before.as_ref().map(told) == after.as_ref().map(told));
        let mut lines: Vec<String> =
            changes.into_iter().map(|(colour, before, after)| self.best(colour, before, after)).collect();
        let is_best =
            |meadow: &Meadow| outlook.own.iter().any(|(_, _, after)| after.as_ref() == Some(meadow));
        let (strange, told): (Vec<&Meadow>, Vec<&Meadow>) = (outlook.meadows.iter())
            .filter(|meadow| !is_best(meadow))
            .partition(|meadow| !view.colours.contains(meadow.colour) && !meadow.closed);
        for meadow in told {
            let key = match view.colours.contains(meadow.colour) {
                true => "wolves-and-sheep-outlook-here",
                false => "wolves-and-sheep-outlook-closes",
            };
            lines.push(self.part(key, meadow));
        }
        let forests = outlook.forests.iter().filter(|forest| is_inhabited(forest));
        lines.extend(forests.map(|forest| self.forest(forest)));
        lines.extend(self.danger(&view.survey, &outlook.survey).into_iter().map(|(_, line)| line));
        let strange = strange.into_iter().filter(|_| !is_seen);
        lines.extend(strange.map(|meadow| self.part("wolves-and-sheep-outlook-here", meadow)));
        // What stays as it was is said last.
        lines.extend(stays.into_iter().map(|(colour, _, after)| {
            let meadow = self.flock(colour, after.as_ref());
            self.text("wolves-and-sheep-outlook-stays", &[("meadow", meadow.into())])
        }));
        lines
    }

    /// A meadow of which the tile becomes a part.
    fn part(self, key: &str, meadow: &Meadow) -> String {
        self.text(key, &[("meadow", self.flock(meadow.colour, Some(meadow)).into())])
    }

    /// The largest meadow of an own colour, and what it was before.
    fn best(self, colour: Colour, before: Option<Meadow>, after: Option<Meadow>) -> String {
        let meadow = self.flock(colour, after.as_ref());
        let Some(before) = before else {
            return self.text("wolves-and-sheep-outlook-new", &[("meadow", meadow.into())]);
        };
        let args = [("meadow", meadow.into()), ("before", self.meadow(&before).into())];
        self.text("wolves-and-sheep-outlook-becomes", &args)
    }

    /// The colours of which more sheep, or fewer, are near a wolf than before.
    pub(super) fn danger(self, before: &Survey, after: &Survey) -> Vec<(Colour, String)> {
        let line = |colour: Colour| {
            let (before, after) = (endangered(before, colour), endangered(after, colour));
            let key = match before.cmp(&after) {
                Ordering::Less => "wolves-and-sheep-outlook-endangers",
                Ordering::Greater => "wolves-and-sheep-outlook-saves",
                Ordering::Equal => return None,
            };
            let sheep = self.sheep(before.abs_diff(after));
            let args = [("colour", self.colour(colour).into()), ("sheep", sheep.into())];
            Some((colour, self.text(key, &args)))
        };
        Colour::ALL.into_iter().filter_map(line).collect()
    }

    /// A forest: "forest: wolves 1, hunters 1 – safe".
    pub(in super::super) fn forest(self, forest: &Forest) -> String {
        let key = match forest.active {
            true => "wolves-and-sheep-forest-active",
            false => "wolves-and-sheep-forest-peaceful",
        };
        self.text(key, &[("wolves", forest.wolves.into()), ("hunters", forest.hunters.into())])
    }
}

/// Counts the sheep of a colour near a wolf.
fn endangered(survey: &Survey, colour: Colour) -> u16 {
    let meadows = survey.meadows.iter().filter(|meadow| meadow.colour == colour && !meadow.safe);
    meadows.map(|meadow| meadow.sheep).sum()
}

/// Whether a forest has a wolf or a hunter.
pub(in super::super) const fn is_inhabited(forest: &Forest) -> bool {
    forest.wolves > 0 || forest.hunters > 0
}
