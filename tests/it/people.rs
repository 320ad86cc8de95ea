//! People rather than tables: when they are there, and what is stored about them.

mod attention;
mod leaving;
mod privacy;
mod ratings;
mod sharing;
