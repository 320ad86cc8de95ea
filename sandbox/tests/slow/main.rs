//! The sandbox's page in a headless Chromium, with a real serenity and poise bot.

#[path = "../it/bot.rs"]
mod bot;
mod browser;
mod direct;
mod keyboard;
