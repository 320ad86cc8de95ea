//! The real bot in the sandbox, as people use it: a folder for each thing that they do.

mod faults;
mod hosting;
mod kit;
mod leak;
mod people;
mod playing;
mod rooms;
mod table;
mod talking;
