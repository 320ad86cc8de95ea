//! The real bot in the sandbox, as people use it.

mod house;
mod schema;
