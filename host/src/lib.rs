//! The tables of a database: the store, which alone knows SQL, and the service that does intents one after another.

pub mod claim;
pub mod store;
pub mod tables;
