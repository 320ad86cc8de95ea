//! Scenes as data, and their rasteriser.
