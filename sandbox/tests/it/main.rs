//! The sandbox with a real serenity and poise bot.

mod bot;
mod flow;
mod gateway;
mod people;
