//! Tests of what needs no game; what needs one is tried on the toy of `conformance`.

mod drafts;
mod logs;
mod reels;
mod spread;
mod starts;
