//! Faults: kills, Discord in trouble, things deleted by hand, a disk that is full, and whatever may come from outside.

#[cfg(unix)]
mod chaos;
mod discord;
mod durability;
mod gateway;
mod hostile;
#[cfg(unix)]
mod single;
