//! Faults: kills, Discord in trouble, things deleted by hand, a full disk, and anything from outside.

mod deleted_messages;
mod late;
mod unread;
