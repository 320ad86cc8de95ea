//! The rules of every game and what a player is shown of it.
