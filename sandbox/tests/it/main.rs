//! The sandbox with a real serenity and poise bot.

mod bot;
mod doors;
mod flow;
mod gateway;
mod page;
mod people;
mod shards;
