//! Scenes become PNGs here: one painter for the whole process, so that its caches serve every table.

use std::sync::Arc;

use anyhow::Context as _;
use render::{Painter, Scene, Theme};

/// The process's painter; cheap to clone.
#[derive(Clone, Default)]
pub struct Pictures(Arc<Painter>);

impl Pictures {
    /// Draws a scene on the calling thread.
    ///
    /// # Errors
    /// If the scene has no size that can be drawn.
    pub fn png(&self, scene: &Scene) -> anyhow::Result<Vec<u8>> {
        self.0.png(scene).context("drawing a scene")
    }

    /// Draws an animation, every frame shown for `delay_ms`.
    ///
    /// # Errors
    /// As [`Pictures::png`], or if there is no frame.
    pub fn gif(&self, frames: &[Scene], delay_ms: u32) -> anyhow::Result<Vec<u8>> {
        self.0.gif(frames, delay_ms).context("drawing an animation")
    }

    /// Draws a scene away from the threads that serve Discord.
    ///
    /// # Errors
    /// As [`Pictures::png`].
    pub async fn draw(&self, scene: Scene) -> anyhow::Result<Vec<u8>> {
        let pictures = self.clone();
        tokio::task::spawn_blocking(move || pictures.png(&scene)).await.context("waiting for a picture")?
    }
}

/// The theme with that name in settings and on the command line.
pub fn theme(name: &str) -> Option<Theme> {
    match name {
        "paper" => Some(Theme::Paper),
        "night" => Some(Theme::Night),
        _ => None,
    }
}
