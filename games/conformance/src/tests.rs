//! The kit on its toy, and on the toy what `tabletop` and `thinking` do.

mod arena;
mod completions;
mod forms;
mod histories;
mod kit;
mod menus;
mod minds;
mod reels;
mod simulations;
mod tables;
