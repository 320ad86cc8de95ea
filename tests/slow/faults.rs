//! Faults: kills, Discord in trouble, things deleted by hand, a full disk, and anything from outside.

#[cfg(unix)]
mod chaos;
mod discord;
mod durability;
mod gateway;
mod hostile;
#[cfg(unix)]
mod single;
