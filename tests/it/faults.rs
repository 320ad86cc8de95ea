//! Whatever fails: kills, lost answers, a full disk, a clock that jumps.

mod single;
