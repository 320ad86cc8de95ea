//! The sandbox with a real serenity and poise bot.

mod bot;
mod browser;
mod direct;
mod doors;
mod flow;
mod gateway;
mod keyboard;
mod people;
mod shards;
