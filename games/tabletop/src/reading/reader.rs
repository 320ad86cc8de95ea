//! The things that a move is read with.

use crate::present::Present;
use rules::{Form, Viewer, Words};

/// The most moves that an answer names.
pub(super) const NAMED: usize = 5;

/// The things that a move is read with: one viewer's knowledge of a table, and the languages in which they may write.
pub(crate) struct Reader<'a, G: Present> {
    pub(crate) position: &'a G,
    pub(crate) view: &'a G::View,
    pub(crate) viewer: Viewer,
    pub(crate) actions: &'a [G::Action],
    pub(crate) forms: &'a [&'static Form],
    /// The person's own language first.
    pub(crate) readers: &'a [&'a dyn Words],
}

/// The most free-form actions that are looked at.
const SAMPLES: usize = 40;

impl<G: Present> Reader<'_, G> {
    /// Some free-form actions that the viewer may do.
    pub(super) fn samples(&self) -> Vec<G::Action> {
        let forms =
            self.viewer.seat().filter(|_| !self.forms.is_empty()).map(|seat| self.position.forms(seat));
        forms.into_iter().flat_map(|forms| forms.samples).take(SAMPLES).collect()
    }
}
