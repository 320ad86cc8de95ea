//! Each limit holds at its edge and refuses what lies beyond.
