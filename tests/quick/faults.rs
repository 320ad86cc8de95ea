//! Faults: kills, Discord in trouble, things deleted by hand, a disk that is full, and whatever may come from outside.

mod deleted_messages;
mod late;
mod unread;
