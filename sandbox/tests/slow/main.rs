//! The sandbox's page in a headless Chromium, with a real serenity and poise bot.

#[allow(dead_code, reason = "the quick tests use the rest of it")]
#[path = "../it/bot.rs"]
mod bot;
mod browser;
mod direct;
mod keyboard;
