//! Letters.



pub(crate) mod parts;

pub(crate) mod public;
