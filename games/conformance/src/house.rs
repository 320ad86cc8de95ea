//! What the house asks of a title beyond the kit: recorded games, pictures, a lesson, sentences that are read.
//!
//! Each check is a function that fails with what is missing; [`house!`](macro@crate::house) makes a test of each.

mod checklist;
mod draws;
mod films;
mod illustrations;
mod lessons;
mod logs;
mod looks;
mod moves;
mod numbers;
mod pictures;
mod plates;
mod sentences;
mod typed;

use std::fs;
use std::path::{Path, PathBuf};

use rules::Seat;
use tabletop::{AnyTable, Entry, Log, Played, Title, replay, replay_to};

use crate::Library;

pub use checklist::nothing_is_missing;
pub use draws::what_is_drawn_is_declared;
pub use films::{
    a_film_begins_with_the_set_up_and_closes_with_the_end, a_film_has_one_frame_a_turn,
    a_history_ends_as_its_game_does,
};
pub use illustrations::positions_stand_beside_its_rules;
pub use lessons::{
    a_first_game_tells_of_most_situations_whatever_the_learner_does,
    what_a_first_game_speaks_of_is_to_be_seen_on_the_panel,
    what_a_first_game_tells_is_one_short_paragraph_in_every_language,
};
pub use logs::recorded_games_replay_to_their_recorded_end;
pub use looks::{
    a_game_played_alone_tells_its_verdict_once_and_the_next_one, every_recorded_game_has_a_closing_picture,
    what_is_asked_for_is_painted, what_turned_a_game_is_said_whole,
};
pub use moves::the_last_move_of_a_seat_stays_marked_until_its_next_turn;
pub use numbers::numbers_can_be_read_on_a_phone;
pub use pictures::{
    it_looks_as_its_references, whatever_is_wide_is_shown_in_its_own_colour,
    whatever_was_painted_before_its_pictures_have_the_same_bytes,
};
pub use plates::names_of_twelve_letters_are_whole;
pub use sentences::{
    CS, EN, PL, begun, denies, its_example_is_in_the_readers_language, random_texts_do_nothing, read, reads,
    refuses,
};
pub use typed::what_people_typed_is_read;

/// A title, with what its crate keeps for the house.
pub struct House {
    /// The title.
    pub title: &'static dyn Title,
    /// The folder of its crate, with `logs/`, `pictures/` and `typed.txt` in it.
    pub folder: &'static str,
    /// A moment of a recorded game that its reference pictures show.
    pub moment: Moment,
}

/// A position of a recorded game, and what a seat is just choosing there.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The name of the log, without its ending.
    pub log: &'static str,
    /// The number of entries played, the set-up among them.
    pub entries: usize,
    /// The seat whose panel it is.
    pub seat: Seat,
    /// The draft on it; its places are marked.
    pub draft: &'static str,
}

impl House {
    /// The words of the title in all languages.
    pub fn library(&self) -> Library {
        Library::of(&[self.title])
    }

    /// A path in the crate's folder.
    fn path(&self, below: &str) -> PathBuf {
        Path::new(self.folder).join(below)
    }

    /// The recorded game of that name.
    fn log(&self, name: &str) -> Log {
        let path = self.path("logs").join(format!("{name}.log"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The files of all recorded games.
    fn log_files(&self) -> Vec<PathBuf> {
        let folder = self.path("logs");
        let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut files: Vec<PathBuf> =
            files.map(|file| file.expect("the folder can be read").path()).collect();
        files.sort();
        files
    }

    /// Every recorded game, by its name.
    fn logs(&self) -> Vec<(String, Log)> {
        let files = self.log_files();
        let names = files.iter().filter_map(|file| file.file_stem()?.to_str());
        names.map(|name| (name.to_owned(), self.log(name))).collect()
    }

    /// Plays a log of the title.
    #[track_caller]
    fn replay(
        &self,
        log: &Log,
        seen: impl FnMut(&dyn AnyTable, &Entry, Option<Played>),
    ) -> Box<dyn AnyTable> {
        replay(self.title, log, seen).unwrap_or_else(|error| panic!("{}: {error}", self.title.id()))
    }

    /// Plays a log of the title as far as that share of its entries, in tenths.
    #[track_caller]
    fn replay_tenths(&self, log: &Log, tenths: usize) -> Box<dyn AnyTable> {
        let last = log.entries.len() * tenths / 10;
        replay_to(self.title, log, last, |_, _, _| ())
            .unwrap_or_else(|error| panic!("{}: {error}", self.title.id()))
    }
}

/// The tests of a title: `playable` is the kit, `house` what the house asks beyond it.
///
/// Written in a crate's own tests, with the type of the position, its title, and a [`Moment`] of a recorded game.
#[macro_export]
macro_rules! house {
    ($game:ty, $title:expr, $moment:expr) => {
        $crate::playable!($game);

        mod house {
            use super::*;

            $crate::house_tests! { $title, $moment;
                nothing_is_missing
                recorded_games_replay_to_their_recorded_end
                what_is_drawn_is_declared
                a_history_ends_as_its_game_does
                a_film_begins_with_the_set_up_and_closes_with_the_end
                a_film_has_one_frame_a_turn
                positions_stand_beside_its_rules
                a_first_game_tells_of_most_situations_whatever_the_learner_does
                what_a_first_game_speaks_of_is_to_be_seen_on_the_panel
                what_a_first_game_tells_is_one_short_paragraph_in_every_language
                a_game_played_alone_tells_its_verdict_once_and_the_next_one
                every_recorded_game_has_a_closing_picture
                what_turned_a_game_is_said_whole
                what_is_asked_for_is_painted
                the_last_move_of_a_seat_stays_marked_until_its_next_turn
                numbers_can_be_read_on_a_phone
                it_looks_as_its_references
                whatever_is_wide_is_shown_in_its_own_colour
                whatever_was_painted_before_its_pictures_have_the_same_bytes
                names_of_twelve_letters_are_whole
                its_example_is_in_the_readers_language
                random_texts_do_nothing
                what_people_typed_is_read
            }
        }
    };
}

/// A test of each check.
#[doc(hidden)]
#[macro_export]
macro_rules! house_tests {
    ($title:expr, $moment:expr; $($check:ident)*) => {
        $(
            #[test]
            fn $check() {
                $crate::house::$check(&$crate::house::House {
                    title: $title,
                    folder: env!("CARGO_MANIFEST_DIR"),
                    moment: $moment,
                });
            }
        )*
    };
}

/// The test that a game is playable: the kit finds no fault. In the quick suite with the fewest seats and the default options, in the
/// slow one with all; `TURNSTONE_KIT_SEEDS` asks for so many games of each combination of seats
/// and options, `TURNSTONE_KIT_FROM` for those from that seed on.
#[macro_export]
macro_rules! playable {
    ($game:ty) => {
        mod playable {
            use super::*;

            #[test]
            fn it_conforms() {
                $crate::conforms::<$game>();
            }
        }
    };
}
