//! The game in words: menus, prompts, narration, texts, statistics.

pub(super) mod buttons;
mod map;
pub(super) mod menus;
pub(super) mod stats;
mod teach;
pub(super) mod tell;
pub(super) mod text;
