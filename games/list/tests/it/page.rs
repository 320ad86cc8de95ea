//! The page about positions, in parts.

const PAGE: &str = include_str!("../../../../docs/positions.md");

/// The parts of the page: the game's id, the position, and what it is answered with.
pub(crate) fn parts() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    PAGE.split("\n## ").skip(1).map(|part| {
        let heading = part.lines().next().expect("a heading");
        let game = heading.split('`').nth(1).expect("the game's id");
        let mut blocks =
            part.split("```json\n").skip(1).map(|block| block.split("```").next().expect("an end"));
        (game, blocks.next().expect("an example"), blocks.next().expect("its answer"))
    })
}
