//! The names of people and computers at a table in messages, texts and pictures.

use rules::Words as _;
use thinking::Level;
use words::{Lang, Speech, unescape};

use super::*;

fn at_a_table(seats: Vec<SeatRow>) -> Session {
    Session { seats, ..Play::lobby(RULES_1[0], 2).session }
}

fn speeches(session: &Session, lang: Lang) -> [Speech; 3] {
    [session.plain_speech(lang), session.speech(lang), session.drawn_speech(lang)]
}

#[test]
fn a_person_is_called_as_discord_says_and_a_computer_by_its_number() {
    let row = |seat, sitter| SeatRow::new(Seat(seat), sitter, 0);
    let person = |name: &str| {
        let (name, username) = (name.to_owned(), "tanaka".to_owned());
        Sitter::Person { user: 5000, name, username, locale: "ja".to_owned() }
    };
    let computer = Sitter::Computer { number: 2, level: Level::Random };
    let mut session = at_a_table(vec![row(0, person("田中")), row(1, computer), row(2, person("Ola_K"))]);
    for (lang, computer) in [(Lang::En, "Computer 2"), (Lang::Pl, "Komputer 2"), (Lang::Cs, "Počítač 2")] {
        let called = |seat| speeches(&session, lang).map(|speech| speech.name(Seat(seat)));
        assert_eq!(called(0), ["田中"; 3]);
        assert_eq!(called(1), [computer; 3]);
        assert_eq!(called(2), ["Ola_K", "Ola\\_K", "Ola_K"]);
    }
    session.seats[2].caretaker = Some(Level::Normal);
    for (lang, name) in
        [(Lang::En, "Ola_K (computer)"), (Lang::Pl, "Ola_K (komputer)"), (Lang::Cs, "Ola_K (počítač)")]
    {
        let [plain, escaped, drawn] = speeches(&session, lang).map(|speech| speech.name(Seat(2)));
        assert_eq!([plain, drawn], [name; 2]);
        assert_eq!(unescape(&escaped), name);
        assert_eq!(session.people_speech(lang).name(Seat(2)), "Ola\\_K");
    }
}

/// The plain, the escaped and the drawn name of somebody who sits alone.
fn called(name: &str, username: &str) -> [String; 3] {
    let (name, username) = (name.to_owned(), username.to_owned());
    let sitter = Sitter::Person { user: 5000, name, username, locale: "en".to_owned() };
    let session = at_a_table(vec![SeatRow::new(Seat(0), sitter, 0)]);
    speeches(&session, Lang::En).map(|speech| speech.name(Seat(0)))
}

#[test]
fn a_picture_has_the_name_as_its_script_is_written_or_the_username() {
    for (name, drawn) in [
        ("Иван", "Иван"),
        ("さくら", "さくら"),
        ("陈小明", "陈小明"),
        ("김철수", "김철수"),
        ("田中 Ada", "田中 Ada"),
        ("สมชาย", "user"),
        ("สมชาย Ada", "user"),
        ("नमस्ते", "user"),
        ("🐺", "user"),
    ] {
        assert_eq!(called(name, "user"), [name, name, drawn]);
    }
    for (name, drawn) in [("אב", "בא"), ("محمد", "\u{feaa}\u{fee4}\u{fea4}\u{fee3}")] {
        let isolated = format!("\u{2068}{name}\u{2069}");
        assert_eq!(called(name, "user"), [&isolated, &isolated, drawn]);
    }
}

#[test]
fn a_name_that_nobody_sees_is_no_name_in_texts_either() {
    let blanks =
        ["\u{3164}", "\u{2800}", "\u{200b}\u{200b}", "\u{301}", "\u{202e}\u{2067}", "\u{e0041}", "\u{fffc}"];
    for blank in blanks {
        assert_eq!(called(blank, "ada"), ["ada"; 3], "{blank:?}");
        assert_eq!(called(blank, blank), ["Player 1"; 3], "{blank:?}");
    }
}

#[test]
fn no_name_turns_what_follows_it() {
    let (name, username) = ("Ada\u{202e}gpj.\u{2067}\u{7}x".to_owned(), "ada".to_owned());
    let sitter = Sitter::Person { user: 5000, name, username, locale: "en".to_owned() };
    let mut session = at_a_table(vec![SeatRow::new(Seat(0), sitter, 0)]);
    let called =
        |session: &Session| speeches(session, Lang::En).map(|speech| unescape(&speech.name(Seat(0))));
    assert_eq!(called(&session), ["Adagpj.x"; 3]);
    session.seats[0].caretaker = Some(Level::Normal);
    assert_eq!(called(&session), ["Adagpj.x (computer)"; 3]);
}

#[test]
fn equal_names_are_told_apart_by_their_seats_in_whatever_case_they_are_written() {
    let person = |seat, name: &str| {
        let (name, username, locale) = (name.to_owned(), name.to_owned(), "en".to_owned());
        SeatRow::new(Seat(seat), Sitter::Person { user: 5000 + u64::from(seat), name, username, locale }, 0)
    };
    let session =
        at_a_table(vec![person(0, "Ada"), person(1, "Bo"), person(2, "ADA"), person(3, "\u{2800}")]);
    for speech in speeches(&session, Lang::En) {
        let names = [0, 1, 2, 3].map(|seat| unescape(&speech.name(Seat(seat))));
        assert_eq!(names, ["Ada (1)", "Bo", "ADA (3)", "Player 4"]);
    }
}
