//! Draws scenes as PNGs: one painter for the whole process, so that its caches serve every table, and as many threads as cores, while there
//! is something to draw.
//!
//! Work waits in line while all threads draw, boards and answers in turns; one of several threads draws no boards. An answer whose picture
//! is not ready within a second goes without it, complete in words and buttons, and gets it later. Frames of replays wait for both: a
//! replay is drawn frame by frame, once for all who ask, two at a time and one for a person, in fair turns, and kept for ten minutes
//! (`replays`); it shows what was public when, and is refused before the end.
//!
//! Replays are GIFs: Discord plays them everywhere, animated WebP not yet for sure, APNG not at all. Every frame is one rectangle in which
//! unchanged pixels are clear, because players wait after every rectangle.

mod film;
mod hands;
mod queue;
mod replays;

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::Context as _;
use host::sync::lock;
use render::{Painter, Scene, Theme};
use tokio::sync::oneshot;

use hands::{Hands, Job};
use replays::Replays;

pub use film::{Progress, Replay};
pub use queue::Purpose;
pub use replays::{Key, State};

/// The time that an answer to a person waits for its picture.
const PATIENCE: Duration = Duration::from_secs(1);

/// The time without a new picture after which the painter frees its memory, or up to twice as long: nobody notices that the next board
/// takes twenty milliseconds more.
const IDLE: Duration = Duration::from_secs(15);

/// The process's painter and the threads that draw; cheap to clone.
#[derive(Clone)]
pub struct Pictures {
    painter: Arc<Painter>,
    hands: Arc<Hands>,
    replays: Arc<Replays>,
    /// Pictures that are drawn once, by their name: few and small ones.
    kept: Arc<Mutex<BTreeMap<String, Vec<u8>>>>,
    /// The number of pictures and replays that were begun.
    begun: Arc<AtomicU64>,
}

/// A picture in the making. If it is dropped before its turn, it is not drawn.
#[derive(Debug)]
pub struct Drawing(oneshot::Receiver<anyhow::Result<Vec<u8>>>);

impl Default for Pictures {
    /// A painter with as many threads as cores.
    fn default() -> Pictures {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Pictures {
            painter: Arc::default(),
            hands: Arc::new(Hands::new(cores, PATIENCE)),
            replays: Arc::default(),
            kept: Arc::default(),
            begun: Arc::default(),
        }
    }
}

impl Pictures {
    /// Pictures for which answers wait that long.
    #[must_use]
    pub fn waited_for(self, patience: Duration) -> Pictures {
        Pictures { hands: Arc::new(Hands::new(self.hands.most, patience)), ..self }
    }

    /// The time that an answer to a person waits for its picture.
    pub fn patience(&self) -> Duration {
        self.hands.patience
    }

    /// Frees the painter's memory when nothing has been drawn for a while, as long as this is awaited.
    pub async fn tidy(&self) -> Infallible {
        loop {
            let begun = self.begun.load(Ordering::Relaxed);
            tokio::time::sleep(IDLE).await;
            self.rest(begun);
        }
    }

    /// Frees the painter's memory, if no picture was begun since so many were.
    fn rest(&self, begun: u64) {
        if self.begun.load(Ordering::Relaxed) == begun {
            self.painter.forget();
        }
    }

    /// Draws a scene on the calling thread.
    ///
    /// # Errors
    /// If the scene's size cannot be drawn.
    pub fn png(&self, scene: &Scene) -> anyhow::Result<Vec<u8>> {
        self.painter.png(scene).context("drawing a scene")
    }

    /// Makes and draws a scene when its turn comes, on other threads than those that serve Discord.
    pub fn draw(
        &self,
        purpose: Purpose,
        scene: impl FnOnce() -> anyhow::Result<Scene> + Send + 'static,
    ) -> Drawing {
        Drawing(self.queued(purpose, |painter| painter.png(&scene()?).context("drawing a scene")))
    }

    /// Draws one of few pictures that never change: it is drawn once, and kept by its name.
    pub fn draw_once(
        &self,
        name: String,
        purpose: Purpose,
        scene: impl FnOnce() -> anyhow::Result<Scene> + Send + 'static,
    ) -> Drawing {
        if let Some(png) = lock(&self.kept).get(&name) {
            let (reply, drawn) = oneshot::channel();
            // The receiver still exists.
            let _ = reply.send(Ok(png.clone()));
            return Drawing(drawn);
        }
        let kept = self.kept.clone();
        Drawing(self.queued(purpose, move |painter| {
            let png = painter.png(&scene()?).context("drawing a scene")?;
            lock(&kept).insert(name, png.clone());
            Ok(png)
        }))
    }

    /// Queues work until its turn, unless nobody waits for it any more.
    fn queued<T: Send + 'static>(
        &self,
        purpose: Purpose,
        work: impl FnOnce(&Painter) -> anyhow::Result<T> + Send + 'static,
    ) -> oneshot::Receiver<anyhow::Result<T>> {
        self.begun.fetch_add(1, Ordering::Relaxed);
        let (reply, drawn) = oneshot::channel();
        let painter = self.painter.clone();
        let job: Job = Box::new(move || {
            if !reply.is_closed() {
                // A caller who has gone needs no picture.
                let _ = reply.send(work(&painter));
            }
        });
        self.hands.draw(purpose, job);
        drawn
    }

    /// Keeps the threads busy until the sender is dropped.
    #[cfg(test)]
    pub(crate) fn occupy(&self) -> std::sync::mpsc::Sender<()> {
        let (busy, free) = std::sync::mpsc::channel::<()>();
        let free = Arc::new(Mutex::new(free));
        let (told, begun) = std::sync::mpsc::channel();
        for _ in 0..self.hands.most {
            let (free, told) = (free.clone(), told.clone());
            let job = move || {
                // The caller waits for this.
                let _ = told.send(());
                drop(free.lock().map(|free| free.recv()));
            };
            // Boards would leave one of them free.
            self.hands.draw(Purpose::Film, Box::new(job));
        }
        for _ in 0..self.hands.most {
            begun.recv().expect("a thread draws");
        }
        busy
    }
}

impl Drawing {
    /// Waits for the picture: PNG. Can be asked again if the wait was given up.
    ///
    /// # Errors
    /// As [`Pictures::png`].
    pub async fn finished(&mut self) -> anyhow::Result<Vec<u8>> {
        (&mut self.0).await.context("waiting for a picture")?
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_painter_gives_its_memory_back_when_nothing_was_begun_for_a_while() {
        let pictures = Pictures::default();
        let draw = || pictures.draw(Purpose::Answer, || Ok(Scene::new(Scene::HAND, Theme::Paper)));
        let first = draw().finished().await.expect("it can be drawn");
        let kept = pictures.painter.bytes();
        pictures.rest(0);
        assert!(pictures.painter.bytes() == kept && kept > 0);
        pictures.rest(1);
        assert_eq!(pictures.painter.bytes(), 0);
        assert_eq!(draw().finished().await.expect("it can be drawn"), first);
    }
}
