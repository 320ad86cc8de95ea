//! What a lay would do, in words.

use super::super::landscape::Laid;
use super::super::score::{Forest, Meadow};
use super::super::view::{Preview, View};
use super::Say;

impl Say<'_> {
    /// The number of tiles that a lay draws: "draws 2".
    pub(in super::super) fn draws(self, preview: &Preview) -> String {
        self.text("wolves-and-sheep-draws", &[("count", preview.draws.into())])
    }

    /// What a lay would do, a line each: one's own largest meadows, what it closes, what becomes of forests.
    pub(in super::super) fn outlook(self, view: &View, laid: Laid, preview: &Preview) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for (colour, before, after) in &preview.own {
            let same = |one: &Meadow, other: &Meadow| {
                (one.sheep, one.closed, one.safe) == (other.sheep, other.closed, other.safe)
            };
            let stays = match (before, after) {
                (Some(before), Some(after)) => same(before, after),
                (before, after) => before.is_none() && after.is_none(),
            };
            let now = self.flock(*colour, after.as_ref());
            lines.push(match before {
                _ if stays => self.text("wolves-and-sheep-outlook-stays", &[("meadow", now.into())]),
                None => self.text("wolves-and-sheep-outlook-new", &[("meadow", now.into())]),
                Some(before) => {
                    let args = [("meadow", now.into()), ("before", self.meadow(before).into())];
                    self.text("wolves-and-sheep-outlook-becomes", &args)
                }
            });
        }
        for meadow in
            preview.meadows.iter().filter(|meadow| meadow.closed && !view.colours.has(meadow.colour))
        {
            let meadow = self.flock(meadow.colour, Some(meadow));
            lines.push(self.text("wolves-and-sheep-outlook-closes", &[("meadow", meadow.into())]));
        }
        lines.extend(
            preview.forests.iter().filter(|forest| is_inhabited(forest)).map(|forest| self.forest(forest)),
        );
        if laid.tile.is_wolf() || laid.tile.is_hunter() {
            lines.extend(self.turned(view, preview));
        }
        lines
    }

    /// The colours of which a wolf endangers meadows, or a hunter saves some.
    fn turned(self, view: &View, preview: &Preview) -> Vec<String> {
        let unsafe_sheep = |survey: &super::super::score::Survey| -> Vec<u16> {
            let sheep =
                |colour| survey.meadows.iter().filter(move |meadow| meadow.colour == colour && !meadow.safe);
            super::super::colour::Colour::ALL
                .map(|colour| sheep(colour).map(|meadow| meadow.sheep).sum())
                .to_vec()
        };
        let (before, after) = (unsafe_sheep(&view.survey), unsafe_sheep(&preview.survey));
        let colours = super::super::colour::Colour::ALL.into_iter().zip(before.into_iter().zip(after));
        let line = |(colour, (before, after)): (_, (u16, u16))| {
            let key = match before.cmp(&after) {
                std::cmp::Ordering::Less => "wolves-and-sheep-outlook-endangers",
                std::cmp::Ordering::Greater => "wolves-and-sheep-outlook-saves",
                std::cmp::Ordering::Equal => return None,
            };
            let args = [
                ("colour", self.colour(colour).into()),
                ("sheep", self.sheep(before.abs_diff(after)).into()),
            ];
            Some(self.text(key, &args))
        };
        colours.filter_map(line).collect()
    }

    /// A forest: "forest: 1 wolf, 1 hunter – peaceful".
    pub(in super::super) fn forest(self, forest: &Forest) -> String {
        let key =
            if forest.active { "wolves-and-sheep-forest-active" } else { "wolves-and-sheep-forest-peaceful" };
        self.text(key, &[("wolves", forest.wolves.into()), ("hunters", forest.hunters.into())])
    }
}

/// Whether a forest has a wolf or a hunter.
pub(in super::super) const fn is_inhabited(forest: &Forest) -> bool {
    forest.wolves > 0 || forest.hunters > 0
}
