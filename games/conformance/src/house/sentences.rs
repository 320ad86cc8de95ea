//! What people write for moves, in three languages.

use super::House;
use crate::{Library, Names};
use rules::{Options, Quick, Refusal, Viewer, Words};
use tabletop::{AnyTable, Draft, Title};

/// The languages, as [`Library::speaker`] counts them.
pub const EN: usize = 0;
/// Polish.
pub const PL: usize = 1;
/// Czech.
pub const CS: usize = 2;

/// A table of that game with so many seats, just set up.
pub fn begun(title: &dyn Title, seats: u8) -> Box<dyn AnyTable> {
    title.open(&Options::default(), seats, &mut Quick::new(7)).expect("the default options can be played")
}

/// What the reader makes of a text by the seat that begins, in a language and in English.
///
/// # Errors
/// The [`Refusal`] says what is not understood.
pub fn read(
    title: &'static dyn Title,
    table: &dyn AnyTable,
    language: usize,
    typed: &str,
) -> Result<String, Refusal> {
    let library = Library::of(&[title]);
    let (own, english) = (library.speaker(language, Names::Short), library.speaker(EN, Names::Short));
    let readers: [&dyn Words; 2] = [&own, &english];
    let seat = table.turn().must().iter().next().expect("somebody begins");
    table.sight(Viewer::Seat(seat)).read(typed, &readers)
}

/// Holds sentences against the notation that they are read as: (language, sentence, notation). They name an action whole, so that it
/// need not be legal.
#[track_caller]
pub fn reads(title: &'static dyn Title, table: &dyn AnyTable, sentences: &[(usize, &str, &str)]) {
    let wrong = |(language, typed, notation): &(usize, &str, &str)| {
        let read = read(title, table, *language, typed);
        (read.as_deref() != Ok(*notation)).then(|| format!("{typed:?}: {read:?}, not {notation:?}"))
    };
    let wrong: Vec<String> = sentences.iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Holds sentences against the keys of their refusals: (language, sentence, key).
#[track_caller]
pub fn refuses(title: &'static dyn Title, table: &dyn AnyTable, sentences: &[(usize, &str, &str)]) {
    for (language, typed, key) in sentences {
        let refused = read(title, table, *language, typed).map_err(|refusal| refusal.key);
        assert_eq!(refused, Err(*key), "{typed:?}");
    }
}

/// Holds that sentences with a negation are not read as what they deny: (language, sentence, notation).
#[track_caller]
pub fn denies(title: &'static dyn Title, table: &dyn AnyTable, sentences: &[(usize, &str, &str)]) {
    for (language, typed, never) in sentences {
        assert_ne!(read(title, table, *language, typed).as_deref(), Ok(*never), "{typed:?}");
    }
}

/// A table of the house's game, just set up, with two seats or the fewest that it takes.
fn small(house: &House) -> Box<dyn AnyTable> {
    begun(house.title, 2.max(house.title.seats().0))
}

/// What is typed for the first move, as a panel shows it, is another text in each language.
pub fn its_example_is_in_the_readers_language(house: &House) {
    let (table, library) = (small(house), house.library());
    let seat = table.turn().must().iter().next().expect("somebody begins");
    let [en, pl, cs] = [EN, PL, CS].map(|language| {
        let words = library.speaker(language, Names::Short);
        let example = table.sight(Viewer::Seat(seat)).example(&Draft::default(), &[&words]);
        example.expect("there is an example of what to type")
    });
    assert!(en != pl && en != cs && pl != cs, "{en:?}, {pl:?}, {cs:?}");
}

/// Texts of random letters are read as no move.
pub fn random_texts_do_nothing(house: &House) {
    const LETTERS: &[u8] = b"aaeeiioouurrttssnnlbcdfghjkmpvwyz   ,.;-'@`*12";
    let library = house.library();
    let speakers: Vec<_> = library.speakers(Names::Short).collect();
    let readers: Vec<&dyn Words> = speakers.iter().map(|speaker| speaker as &dyn Words).collect();
    let mut quick = Quick::new(9);
    let table = small(house);
    let sight = table.sight(Viewer::Seat(table.turn().must().iter().next().expect("somebody begins")));
    for _ in 0..workshop::scale(200, 2_000) {
        let length = 6 + quick.below(40);
        let typed: String = (0..length).map(|_| char::from(LETTERS[quick.below(LETTERS.len())])).collect();
        let read = sight.read(&typed, &readers);
        assert!(read.is_err(), "{typed:?} is read as {read:?}");
    }
}
