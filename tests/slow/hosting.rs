//! Hosting: the program, its database and its command line, as an operator meets them.

mod arena;
mod command_line;
mod copies;
mod database;
mod doctor;
mod fairness;
mod processes;
mod server;
mod shards;
mod starting_and_stopping;
