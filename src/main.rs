//! The Turnstone bot.

fn main() {}
