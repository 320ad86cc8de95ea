//! Hosting: the program, its database and its command line, as an operator meets them.

mod command_line;
mod demo;
mod docs;
mod doctor;
