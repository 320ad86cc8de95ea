//! The sandbox with a real serenity and poise bot.

mod bot;
mod browser;
mod flow;
mod gateway;
mod keyboard;
mod people;
