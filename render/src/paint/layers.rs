//! Fixed layers, painted once and kept.

use tiny_skia::Pixmap;

use super::runs::runs;
use crate::Scene;

/// The most bytes that the kept pictures may have.
const CAPACITY: usize = 26 << 20;

/// Names the picture made of the first layers of a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Key {
    size: (u32, u32),
    layers: Vec<u64>,
}

impl Key {
    /// The picture of the first `count` layers, all of which have keys.
    pub(super) fn of(scene: &Scene, count: usize) -> Self {
        let layers = scene.layers.iter().take(count).filter_map(|layer| layer.key).collect();
        Self { size: (scene.width, scene.height), layers }
    }
}

/// Pictures in the order of their last use, the oldest first.
#[derive(Debug, Default)]
pub(super) struct Layers {
    kept: Vec<(Key, Runs)>,
    bytes: usize,
}

impl Layers {
    pub(super) fn find(&mut self, key: &Key) -> Option<Pixmap> {
        let index = self.kept.iter().position(|(kept, _)| kept == key)?;
        let found = self.kept.remove(index);
        let pixmap = found.1.pixmap(key.size);
        self.kept.push(found);
        pixmap
    }

    pub(super) fn keep(&mut self, key: Key, pixmap: &Pixmap) {
        let runs = Runs::of(pixmap);
        self.bytes += runs.bytes();
        self.kept.push((key, runs));
        while self.bytes > CAPACITY {
            let (_, oldest) = self.kept.remove(0);
            self.bytes -= oldest.bytes();
        }
    }
}

/// A picture as runs of equal pixels: flat tones take a fifth of the space, and no colour is lost.
#[derive(Debug)]
struct Runs(Vec<(u32, [u8; 4])>);

impl Runs {
    fn of(pixmap: &Pixmap) -> Self {
        let found = runs(pixmap.data().as_chunks::<4>().0);
        let mut runs: Vec<(u32, [u8; 4])> = found.map(|(count, pixel)| (count as u32, pixel)).collect();
        runs.shrink_to_fit();
        Self(runs)
    }

    fn bytes(&self) -> usize {
        self.0.len() * size_of::<(u32, [u8; 4])>()
    }

    fn pixmap(&self, (width, height): (u32, u32)) -> Option<Pixmap> {
        let mut pixmap = Pixmap::new(width, height)?;
        let mut rest = pixmap.data_mut().as_chunks_mut::<4>().0;
        for &(count, pixel) in &self.0 {
            let (run, after) = rest.split_at_mut(count as usize);
            run.fill(pixel);
            rest = after;
        }
        Some(pixmap)
    }
}

#[cfg(test)]
mod tests {
    use super::{Key, Layers, Runs};
    use crate::{Color, Layer, Path, Point, Scene, Shape, Theme};
    use tiny_skia::Pixmap;

    fn key(number: u64) -> Key {
        Key { size: (300, 300), layers: vec![number] }
    }

    fn noise(seed: u32) -> Pixmap {
        let mut pixmap = Pixmap::new(300, 300).expect("a small picture");
        for (index, pixel) in pixmap.data_mut().as_chunks_mut::<4>().0.iter_mut().enumerate() {
            *pixel = [index as u8, (index >> 8) as u8, seed as u8, 255];
        }
        pixmap
    }

    #[test]
    fn runs_lose_nothing() {
        let pixmap = noise(1);
        assert_eq!(Runs::of(&pixmap).pixmap((300, 300)), Some(pixmap));
    }

    #[test]
    fn the_oldest_pictures_go_when_the_space_is_used_up() {
        let mut layers = Layers::default();
        for number in 0..60 {
            layers.keep(key(number), &noise(number as u32));
            assert!(layers.find(&key(0)).is_some(), "the one in use stays");
        }
        assert!(layers.find(&key(1)).is_none());
        assert!(layers.find(&key(59)).is_some());
        assert!(layers.bytes <= super::CAPACITY);
    }

    #[test]
    fn keys_follow_content_and_size() {
        let scene = |size| {
            let mut scene = Scene::bare(size, Theme::Paper);
            let disc = Shape::new(Path::circle(Point::new(9.0, 9.0), 5.0)).fill(Color::BLACK);
            scene.layers.push(Layer::fixed(vec![disc.into()]));
            scene
        };
        assert_eq!(Key::of(&scene((20, 20)), 1), Key::of(&scene((20, 20)), 1));
        assert_ne!(Key::of(&scene((20, 20)), 1), Key::of(&scene((21, 20)), 1));
    }
}
