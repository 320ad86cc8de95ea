//! Replays as GIF files, one changed rectangle a frame.

use anyhow::Context as _;
use render::paint::Film;
use render::{PaintError, Painter, Theme};
use rules::Viewer;
use tabletop::{Log, ReplayFrames};

use super::{Pictures, Purpose};
use words::Speech;

/// The most frames of an animation.
const FRAMES: usize = 90;
/// The number of frames from which the colours of an animation are taken.
const SAMPLES: usize = 4;

/// A replay of a finished game to draw.
#[derive(Clone)]
pub struct Replay {
    /// The full log.
    pub log: Log,
    /// The viewer.
    pub viewer: Viewer,
    /// Its words.
    pub speech: Speech,
    /// Light or dark.
    pub theme: Theme,
    /// The most bytes of the file.
    pub most: usize,
}

/// How much of a replay has been drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The number of frames drawn.
    pub drawn: usize,
    /// The number of all frames; 0 before it is known.
    pub frames: usize,
}

/// A replay that is being drawn.
struct Shooting {
    replay: Replay,
    reel: ReplayFrames,
    film: Film,
    next: usize,
}

impl Shooting {
    fn begin(painter: &Painter, replay: Replay, frames: usize) -> anyhow::Result<Shooting> {
        let reel = games::title_of(&replay.log)
            .and_then(|title| ReplayFrames::of(title, &replay.log, replay.viewer, frames))
            .context("replaying the game")?;
        let sample = |number| {
            let frame = number * (reel.len() - 1) / (SAMPLES - 1);
            reel.scene(frame, &replay.speech, replay.theme)
        };
        let samples: Vec<_> = (0..SAMPLES).map(sample).collect();
        let film = Film::new(painter, &samples, replay.most).context("beginning an animation")?;
        Ok(Shooting { replay, reel, film, next: 0 })
    }

    /// Draws the next frame. If the file becomes too large, begins again at half the size, and then with half the frames.
    fn advance(mut self, painter: &Painter) -> anyhow::Result<Shooting> {
        let scene = self.reel.scene(self.next, &self.replay.speech, self.replay.theme);
        match self.film.add(painter, &scene, self.reel.hold(self.next)) {
            Ok(()) => Ok(Shooting { next: self.next + 1, ..self }),
            Err(PaintError::Large(most)) => match self.film.halved().context("beginning again")? {
                Some(film) => Ok(Shooting { film, next: 0, ..self }),
                None if self.reel.len() > SAMPLES => {
                    Shooting::begin(painter, self.replay, self.reel.len() / 2)
                }
                None => Err(PaintError::Large(most)).context("drawing a frame"),
            },
            Err(error) => Err(error).context("drawing a frame"),
        }
    }

    fn progress(&self) -> Progress {
        Progress { drawn: self.next, frames: self.reel.len() }
    }

    fn is_done(&self) -> bool {
        self.next == self.reel.len()
    }

    fn finish(self) -> anyhow::Result<Vec<u8>> {
        self.film.finish().context("finishing an animation")
    }
}

impl Pictures {
    /// Draws a replay on the calling thread: an animated GIF.
    ///
    /// # Errors
    /// If the log does not replay, or the file would still be too large.
    pub fn replay(&self, replay: Replay) -> anyhow::Result<Vec<u8>> {
        let mut shooting = Shooting::begin(&self.painter, replay, FRAMES)?;
        while !shooting.is_done() {
            shooting = shooting.advance(&self.painter)?;
        }
        shooting.finish()
    }

    /// Draws a replay frame by frame, on other threads than those that serve Discord and after all boards and answers; reports every frame
    /// to `told`.
    ///
    /// # Errors
    /// As [`Pictures::replay`].
    pub async fn shoot(&self, replay: Replay, told: impl Fn(Progress)) -> anyhow::Result<Vec<u8>> {
        let begun = self.queued(Purpose::Film, |painter| Shooting::begin(painter, replay, FRAMES));
        let mut shooting = begun.await.context("waiting for a replay")??;
        while !shooting.is_done() {
            told(shooting.progress());
            let advanced = self.queued(Purpose::Film, |painter| shooting.advance(painter));
            shooting = advanced.await.context("waiting for a frame")??;
        }
        shooting.finish()
    }
}
