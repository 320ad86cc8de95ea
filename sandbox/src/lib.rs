//! A Discord on loopback.
