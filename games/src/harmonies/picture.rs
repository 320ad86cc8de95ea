//! The pictures.

use render::Scene;

use crate::Frame;

use super::View;

pub(super) fn scene(_view: &View, frame: &Frame<'_>) -> Scene {
    Scene::new(Scene::TABLE, frame.theme)
}
