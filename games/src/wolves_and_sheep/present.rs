//! The game in words: menus, prompts, narration, texts, statistics.

mod map;
pub(super) mod menus;
pub(super) mod narrate;
pub(super) mod prompt;
pub(super) mod stats;
pub(super) mod text;
pub(super) mod whole;
