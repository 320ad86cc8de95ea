//! The picture next to a topic of the rules: a position that illustrates it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use anyhow::Context as _;
use render::{Scene, Theme};
use rules::Viewer;
use tabletop::{Draft, Illustration as Position, Picture as Kind, Title};

use crate::discord::message::Messages;
use crate::discord::message::page::{Illustration, Label, Late};
use crate::pictures::Purpose;
use host::sync::lock;
use words::{Lang, Speech};

/// The scale of a panel's width and height.
const SCALE: f32 = 0.5;

/// The positions found so far, by the game and the topic, which determine them.
static FOUND: Mutex<BTreeMap<(&str, String), Arc<Position>>> = Mutex::new(BTreeMap::new());

impl Messages {
    /// The picture next to a topic of a game's rules, if it has one. It is drawn once.
    pub(crate) async fn position(
        &self,
        title: &'static dyn Title,
        topic: &str,
        lang: Lang,
        theme: Theme,
    ) -> anyhow::Result<Option<Illustration>> {
        if !title.examples().iter().any(|example| example.topic == topic) {
            return Ok(None);
        }
        let (id, name) = (title.id(), topic.to_owned());
        // Computers play up to there.
        let found = tokio::task::spawn_blocking(move || found(title, &name))
            .await
            .context("finding a position")??;
        let alt = found.table.sight(Viewer::Seat(found.seat)).alt_text(&Speech::nameless(lang));
        let label = Label { name: format!("{id}.png"), alt };
        let key = format!("{id} {topic} {lang} {theme:?}");
        let drawing = self.pictures.draw_once(key, Purpose::Answer, move || Ok(scene(&found, lang, theme)));
        self.illustration(Late { drawing, label }).await.map(Some)
    }
}

fn found(title: &'static dyn Title, topic: &str) -> anyhow::Result<Arc<Position>> {
    let key = (title.id(), topic.to_owned());
    if let Some(found) = lock(&FOUND).get(&key) {
        return Ok(found.clone());
    }
    let found =
        Position::of(title, topic).with_context(|| format!("no position shows {topic} of {}", title.id()))?;
    let found = Arc::new(found);
    lock(&FOUND).insert(key, found.clone());
    Ok(found)
}

/// The view of the seat on turn there, with the places marked that the topic is about.
fn scene(found: &Position, lang: Lang, theme: Theme) -> Scene {
    let (speech, sight) = (Speech::nameless(lang), found.table.sight(Viewer::Seat(found.seat)));
    let mut menu = sight.menu(&Draft::default(), &speech);
    menu.spoken = found.guidance.places.clone();
    sight.scene(&speech, theme, Kind::Panel, Some(&menu)).scaled(SCALE)
}
