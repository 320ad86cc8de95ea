//! How tests play: the real bot in a sandbox, people in front of it, and tables as tests want them.

mod acts;
mod arranged;
mod edges;
mod forged;
mod lucky;
mod mentions;
mod players;
#[cfg(unix)]
mod postgres;
mod pressing;
mod process;
mod program;
mod recorded;
mod rig;
mod schema;
mod tables;
mod trading;
mod whole_games;

use std::path::Path;

pub use acts::{
    answer, board, boards_with, button, hint, ids, is_board, more, named, presses, refused, said, selects,
    shown_for, thought, types, values,
};
pub use arranged::{arrange, arrange_at, rich_island};
pub use edges::{Edge, edges};
pub use forged::{draws, turned, with_other_line, with_other_outcome, with_seats_exchanged};
pub use lucky::{LUCKY, Luck, Lucky, come_back};
pub use players::{
    Dice, OVER, Pressed, enabled, first_suggestion, move_by_pressing, move_by_typing, move_from,
    newest_board, panel, plays_on, press_on, seated, sit_down, suggested,
};
#[cfg(unix)]
pub use postgres::Postgres;
pub use pressing::{Mouse, fields, fills_in, offer_after};
pub use process::{Process, Said};
pub use program::{Program, record, recorded};
pub use recorded::{Record, Step};
pub use rig::{PATIENCE, Rig, connect, open, until};
pub use tables::{a_new_board_comes, closes, in_a_thread, journal_has, rests, started};
pub use trading::{KINDS, founded, goods, hand, market};
pub use whole_games::{ends_as_its_log, over, plays_out, plays_out_at, table_ends_as_its_log};

/// The folder of the repository.
pub fn repository() -> &'static Path {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    tests.and_then(Path::parent).expect("it is two folders up")
}
