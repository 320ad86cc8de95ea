//! What messages are made of: pages, rows of buttons and what these mean, pictures, commands to be pressed.

pub(crate) mod cover;
pub(crate) mod mentions;
pub(crate) mod page;
pub(crate) mod phone;
pub(crate) mod picture;
pub(crate) mod position;
pub(crate) mod press;
pub(crate) mod rating;
pub(crate) mod rows;
pub(crate) mod wanted;
pub(crate) mod wishes;
