//! A small picture of every game, for people who choose one: a table some moves after a fixed start.

use std::collections::BTreeMap;

use anyhow::anyhow;
use render::{Scene, Theme};
use rules::{Options, Seed, Seeded, Turn, Viewer, Words as _};
use tabletop::{AnyTable, Picture as Kind, Title};
use thinking::Level;

use crate::discord::message::Messages;
use crate::discord::message::page::{Illustration, Label, Late};
use crate::pictures::Purpose;
use words::{Lang, Speech};

/// The number of a computer's plans to carry out, so that the table is not empty.
const PLANS: u64 = 12;

/// The luck of the fixed start.
const SEED: Seed = Seed::V1([0; 32]);

/// The seats of the table, if the game takes so many.
const SEATS: u8 = 2;

/// The scale of a board's width and height.
const SCALE: f32 = 0.5;

impl Messages {
    /// The picture of a game. It is drawn once.
    pub(crate) async fn cover(
        &self,
        title: &'static dyn Title,
        lang: Lang,
        theme: Theme,
    ) -> anyhow::Result<Illustration> {
        let speech = Speech::new(lang, Vec::new());
        let name = speech.say(&format!("{}-name", title.id()));
        let alt = speech.text("play-picture", &[("game", name.into())]);
        let label = Label { name: format!("{}.png", title.id()), alt };
        let key = format!("{} {lang} {theme:?}", title.id());
        let drawing = self.pictures.draw_once(key, Purpose::Answer, move || scene(title, lang, theme));
        self.illustration(Late { drawing, label }).await
    }
}

/// What everybody sees of that table.
fn scene(title: &dyn Title, lang: Lang, theme: Theme) -> anyhow::Result<Scene> {
    let sight = begun(title)?.sight(Viewer::Public);
    Ok(sight.scene(&Speech::nameless(lang), theme, Kind::Table, None).scaled(SCALE))
}

/// A game that computers have begun. It may differ between versions.
fn begun(title: &dyn Title) -> anyhow::Result<Box<dyn AnyTable>> {
    let (fewest, most) = title.seats();
    let mut chance = Seeded::new(SEED, BTreeMap::new());
    let table = title.open(&Options::default(), SEATS.clamp(fewest, most), &mut chance);
    let mut table = table.map_err(|error| anyhow!("{} cannot be set up: {error}", title.id()))?;
    for seed in 0..PLANS {
        let Turn::Waiting { must, .. } = table.turn() else { break };
        let plan = must.iter().find_map(|seat| {
            let advice = table.advise(seat, Level::Greedy, seed);
            advice.into_iter().next().map(|first| (seat, first.moves))
        });
        let Some((seat, moves)) = plan else { break };
        for action in moves {
            let played = table.play(seat, &action, &mut chance);
            played.map_err(|error| anyhow!("{}: {action} cannot be played: {error}", title.id()))?;
        }
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_picture_tells_of_an_end() {
        for title in games::TITLES {
            let table = begun(*title).expect("it can be set up");
            assert!(matches!(table.turn(), Turn::Waiting { .. }), "{}", title.id());
        }
    }

    #[test]
    fn every_game_has_a_small_picture_in_every_language_and_look() {
        for title in games::TITLES {
            for lang in Lang::ALL {
                for theme in [Theme::Paper, Theme::Night] {
                    let scene = scene(*title, lang, theme).expect("it can be set up");
                    assert!(scene.width <= 800 && scene.height <= 600, "{}", title.id());
                    assert!(!scene.layers.is_empty());
                }
            }
        }
    }
}
