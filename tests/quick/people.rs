//! People rather than tables: when they are there, and what is stored about them.

mod leaving;
mod privacy;
