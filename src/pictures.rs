//! Scenes become PNGs here: one painter for the whole process, so that its caches serve every table.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context as _;
use render::{Painter, Scene, Theme};

/// The process's painter; cheap to clone.
#[derive(Clone, Default)]
pub struct Pictures {
    painter: Arc<Mutex<Painter>>,
}

impl Pictures {
    /// Draws a scene on the calling thread.
    ///
    /// # Errors
    /// If the scene has no size that can be drawn.
    pub fn png(&self, scene: &Scene) -> anyhow::Result<Vec<u8>> {
        // A painter holds nothing but caches: one that was left in the middle of a picture is as good as any.
        let painter = self.painter.lock().unwrap_or_else(PoisonError::into_inner);
        painter.png(scene).context("drawing a scene")
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
