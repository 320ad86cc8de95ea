//! Presentation in words: menus, prompts, narration, texts, statistics.

pub(super) mod menus;
pub(super) mod narrate;
pub(super) mod prompt;
pub(super) mod stats;
pub(super) mod text;
pub(super) mod whole;
