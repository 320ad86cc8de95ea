//! The things that a move is read with.

use crate::core::present::Present;
use crate::core::rules::Form;
use crate::core::seat::Viewer;
use crate::core::words::Words;

/// The most moves that an answer names.
pub(super) const NAMED: usize = 5;

/// The things that a move is read with: one viewer's knowledge of a table, and the languages in which they may write.
pub(in crate::core) struct Reader<'a, G: Present> {
    pub(in crate::core) position: &'a G,
    pub(in crate::core) view: &'a G::View,
    pub(in crate::core) viewer: Viewer,
    pub(in crate::core) actions: &'a [G::Action],
    pub(in crate::core) forms: &'a [&'static Form],
    /// The person's own language first.
    pub(in crate::core) readers: &'a [&'a dyn Words],
}
