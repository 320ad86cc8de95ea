//! Copies with room for one tile more: thinking copies a landscape and lays a tile, again and again.

use super::Landscape;

impl Clone for Landscape {
    fn clone(&self) -> Self {
        Landscape {
            laid: roomy(&self.laid, 1),
            grid: self.grid.clone(),
            open: roomy(&self.open, 3),
            areas: self.areas.clone(),
            wolves: self.wolves.clone(),
            left: self.left,
        }
    }

    fn clone_from(&mut self, from: &Self) {
        self.laid.clone_from(&from.laid);
        self.grid.clone_from(&from.grid);
        self.open.clone_from(&from.open);
        self.areas.clone_from(&from.areas);
        self.wolves.clone_from(&from.wolves);
        self.left = from.left;
    }
}

/// Copies a list with room for so much more.
pub(super) fn roomy<T: Copy>(list: &[T], more: usize) -> Vec<T> {
    let mut copy = Vec::with_capacity(list.len() + more);
    copy.extend_from_slice(list);
    copy
}
