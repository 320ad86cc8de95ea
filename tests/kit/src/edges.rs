//! Logs at the edges of their format: every checker of luck accepts the same ones and refuses the others.

/// Finished games of docs/: one with words of people, one with options and a beacon.
const WORDS: &str = include_str!("../../../docs/luck/v2/wolves-and-sheep.log");
const OPTIONS: &str = include_str!("../../../docs/luck/v2/catan.log");
/// The fingerprint of no secret.
const NONE: &str = "# commitment 0000000000000000000000000000000000000000000000000000000000000000\n";

/// A log at the edge of the format.
pub struct Edge {
    /// What is special about it.
    pub what: &'static str,
    /// The log.
    pub text: String,
    /// Whether it is valid, and all its draws follow.
    pub good: bool,
}

/// A log with one of its texts replaced.
#[track_caller]
fn with(text: &str, place: &str, other: &str) -> String {
    assert!(text.contains(place), "{place}");
    text.replacen(place, other, 1)
}

/// A log with one more line in the header, before its secret.
fn headed(text: &str, line: &str) -> String {
    with(text, "\nsecret ", &format!("\n{line}\nsecret "))
}

/// All of them.
pub fn edges() -> Vec<Edge> {
    let (_, entries) = WORDS.split_once("\nsetup ").expect("it is set up");
    let last = entries.lines().count() - 1;
    let whole = headed(WORDS, &format!("entries {last} over"));
    let cut = whole.trim_end().rsplit_once('\n').expect("it has lines").0.to_owned();
    let first = "words 1 three | # bags";
    let fingerprint = WORDS.lines().nth(1).expect("the second line repeats it").to_owned() + "\n";
    let good = [
        ("it is as the bot writes it", WORDS.to_owned()),
        ("carriage returns", WORDS.replace('\n', "\r\n")),
        ("a byte order mark", format!("\u{feff}{WORDS}")),
        ("no last line feed", WORDS.trim_end().to_owned()),
        ("tabs and spaces around a line", with(WORDS, "seats 4", "  seats\t4 ")),
        (
            "several spaces in an entry",
            with(WORDS, "1 lay 36a 90 n15 | tile 33", "1  lay 36a  90 n15  |  tile  33"),
        ),
        ("another order", headed(&with(WORDS, "game wolves-and-sheep\n", ""), "game wolves-and-sheep")),
        ("the fingerprint twice", format!("{fingerprint}{WORDS}")),
        ("its end is named", whole),
    ];
    let bad = [
        ("hexadecimal seats", with(WORDS, "seats 4", "seats 0x4")),
        ("a zero before the seats", with(WORDS, "seats 4", "seats 04")),
        ("a zero before the table", with(WORDS, "\ntable 18\nserver", "\ntable 018\nserver")),
        ("a start beyond 64 bits", with(WORDS, "start 1443000000000000001", "start 18446744073709551616")),
        ("more seats than the game has", with(WORDS, "seats 4", "seats 5")),
        ("two spaces after a word", with(WORDS, "seats 4", "seats  4")),
        ("two spaces after an option", with(OPTIONS, "option layout", "option  layout")),
        ("two spaces before a value", with(OPTIONS, "layout variable", "layout  variable")),
        ("two spaces before words", with(WORDS, first, "words 1  three | # bags")),
        ("a no-break space after words", with(WORDS, first, "words 1 three | # bags\u{a0}")),
        ("a carriage return in words", with(WORDS, "three |", "thr\ree |")),
        ("a zero before a seat with words", with(WORDS, first, "words 01 three | # bags")),
        ("words out of the order of seats", headed(&with(WORDS, &format!("{first}\n"), ""), first)),
        ("a form feed", with(WORDS, "seats 4", "seats 4\u{c}")),
        ("a line that is none", headed(WORDS, "colour 4")),
        ("a line twice", headed(WORDS, "seats 4")),
        ("no rules", with(WORDS, "rules 1\n", "")),
        ("a header after the set-up", format!("{WORDS}mind 1\n")),
        ("a second set-up", format!("{WORDS}setup\n")),
        ("a set-up of something", with(WORDS, "setup |", "setup now |")),
        ("a zero before a seat", with(WORDS, "\n1 lay 36a", "\n01 lay 36a")),
        ("a sign before a seat", with(WORDS, "\n1 lay 36a", "\n+1 lay 36a")),
        ("a no-break space in an entry", with(WORDS, "1 lay 36a 90", "1 lay 36a\u{a0}90")),
        ("an automatic resignation", format!("{WORDS}auto 1 resign\n")),
        ("a resignation that draws", format!("{WORDS}1 resign | tile 3\n")),
        ("a signature in upper case", with(OPTIONS, "b713718a", "B713718A")),
        ("a short secret", with(WORDS, "secret 9", "secret ")),
        ("another fingerprint first", format!("{NONE}{WORDS}")),
        ("another fingerprint last", format!("{WORDS}{NONE}")),
        ("a short fingerprint", format!("{WORDS}# commitment 3484\n")),
        ("more after the fingerprint", format!("{} more\n{WORDS}", fingerprint.trim_end())),
        ("an end that is not named whole", headed(WORDS, &format!("entries {last}"))),
        ("the last entry is missing", cut),
        ("a kind of luck without terms", headed(WORDS, "term luck people")),
        ("a kind of luck that there is not", headed(WORDS, "term luck dice")),
        ("a beacon that was not agreed", headed(OPTIONS, "term luck discord")),
    ];
    let edge = |good| move |(what, text)| Edge { what, text, good };
    good.into_iter().map(edge(true)).chain(bad.into_iter().map(edge(false))).collect()
}
