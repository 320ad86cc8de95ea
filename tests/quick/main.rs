//! The real bot in the sandbox, as people use it, in a minute: every title, and a part of everything that people do. The rest is in
//! `tests/slow`. Also rules about the sources (`rooms`) and the pages (`hosting/docs.rs`).

mod faults;
mod hosting;
mod people;
mod playing;
mod rooms;
mod table;
mod talking;
