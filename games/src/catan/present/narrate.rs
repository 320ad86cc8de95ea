//! Events in words: the sentences are those of the pictures.

use super::super::event::Event;
use super::super::say::Say;
use super::super::say::event::told;
use crate::core::{Viewer, Words};

/// Tells an event to that viewer.
pub(crate) fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
    told(event, viewer, Say(words))
}
