//! The real bot in the sandbox: whole games, storms of kills, several processes, browsers, and everything else that is slow. `.ci/slow`
//! runs it.

mod faults;
mod hosting;
mod leak;
mod people;
mod playing;
mod table;
mod talking;
