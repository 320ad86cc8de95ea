//! stand-in
use games::Title;
use host::store::Standing;
use render::{Scene, Theme};
use words::Speech;
pub(crate) struct Ladder {
    pub title: Option<&'static dyn Title>,
    pub season: Option<String>,
    pub rows: Vec<Line>,
    pub own: Option<Line>,
    pub people: i64,
}
pub(crate) struct Line {
    pub place: Option<i64>,
    pub standing: Standing,
    pub course: Vec<i64>,
    pub is_own: bool,
}
pub(crate) fn ladder_scene(_: &Ladder, _: Theme, _: &Speech) -> Scene {
    panic!()
}
pub(crate) fn ladder_alt(_: &Ladder, _: &Speech) -> String {
    panic!()
}
pub(crate) fn ladder_text(_: &Ladder, _: &Speech) -> String {
    panic!()
}
