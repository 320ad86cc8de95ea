//! Names, texts and numbers as people read them.

use rules::{Arg, Seat, Words};

use super::{Lang, Speech, escape, escape_text, table, unescape, unlisted};

#[test]
fn a_locale_is_read_by_its_language() {
    for (locale, lang) in
        [("en-GB", Lang::En), ("pl", Lang::Pl), ("cs", Lang::Cs), ("ja", Lang::En), ("", Lang::En)]
    {
        assert_eq!(Lang::of_locale(locale), lang, "{locale}");
    }
}

#[test]
fn a_name_cannot_format_or_ping() {
    assert_eq!(escape("a*b_c"), "a\\*b\\_c");
    assert_eq!(escape("@everyone"), "\\@\u{200d}everyone");
    assert_eq!(escape("evil\u{202e}txt\n# x"), "eviltxt\\# x");
    assert_eq!(escape("+ a"), "\\+ a");
    assert_eq!(escape("田中 🐺"), "田中 🐺");
    assert_eq!(escape("discord.gg/abc"), "discord\\.gg\\/abc");
    assert_eq!(escape("https://x.y [z](w)"), "https\\:\\/\\/x\\.y \\[z\\]\\(w\\)");
    assert_eq!(escape("שלום"), "\u{2068}שלום\u{2069}", "what follows keeps its direction");
}

#[test]
fn a_button_shows_what_was_escaped_as_it_was() {
    for text in ["J. R. (a_b)", "https://x.y", "\\", "\\\\*", "c:\\dir", "`x`", "田中 🐺"] {
        assert_eq!(unescape(&escape_text(text)), text);
    }
    assert_eq!(unescape("no sign, no backslash"), "no sign, no backslash");
}

#[test]
fn what_was_typed_is_escaped_for_a_message_alone() {
    let args = [("game", Arg::Typed("**chess**".to_owned()))];
    let speech = Speech::new(Lang::En, Vec::new());
    assert!(speech.text("denied-unknown-game", &args).contains("“\\*\\*chess\\*\\*”"));
    assert!(speech.without_markdown().text("denied-unknown-game", &args).contains("“**chess**”"));
}

#[test]
fn a_seat_without_a_name_is_numbered() {
    let speech = Speech::new(Lang::Pl, vec!["Ola".to_owned(), String::new()]);
    assert_eq!((speech.name(Seat(0)), speech.name(Seat(1))), ("Ola".to_owned(), "Gracz 2".to_owned()));
}

#[test]
fn a_negative_number_has_a_true_minus_sign() {
    let said = |lang: Lang| {
        let args = [("place", 2.into()), ("name", "Ada".into()), ("score", (-11).into())];
        Speech::new(lang, Vec::new()).text("board-place", &args)
    };
    assert_eq!(Lang::ALL.map(said), ["2. Ada: −11 points", "2. Ada: −11 punktów", "2. Ada: −11 bodů"]);
}

#[test]
fn a_decimal_number_is_written_as_its_language_does() {
    assert_eq!(Lang::ALL.map(|lang| lang.decimal(-2.25)), ["−2.2", "−2,2", "−2,2"]);
}

#[test]
fn a_line_that_begins_with_a_number_is_no_list() {
    for (text, shown) in [
        ("2. kolo: volba", "2\\. kolo: volba"),
        ("one\n1. Ada\n1. Bo\n 3) Cy", "one\n1\\. Ada\n1\\. Bo\n 3\\) Cy"),
        ("2.5 of 3", "2\\.5 of 3"),
        ("-# small\n## head\n. dot", "-# small\n## head\n. dot"),
        ("```\n1. fixed\n```\n1. loose", "```\n1. fixed\n```\n1\\. loose"),
    ] {
        assert_eq!(unlisted(text), shown);
    }
}

/// Every message that can begin a line: a heading, small print or a list is one by its own words, and no number filled in makes a list of a
/// line.
#[test]
fn no_message_becomes_a_list_by_what_is_filled_in() {
    for lang in Lang::ALL {
        for (key, value) in super::keys::texts(lang) {
            let marked = value.starts_with(['#', '>', '-', '*', '+']);
            let meant = value.starts_with("## {") || value.starts_with("-# ") || value.starts_with("**");
            let fixed = key == "wolves-and-sheep-text-signs";
            assert!(!marked || meant || fixed || key.contains("-rules-"), "{lang} {key}: {value}");
            let number = value.trim_start_matches(|c: char| c.is_ascii_digit());
            assert!(number.len() == value.len() || !number.starts_with(". "), "{lang} {key}: {value}");
        }
    }
}

#[test]
fn a_table_keeps_its_columns_whatever_people_are_called() {
    let cells = |row: [&str; 3]| row.map(str::to_owned).to_vec();
    let rows = [
        cells(["1", "Ada", "100"]),
        cells(["2", "田中さん 🐺🐺🐺🐺🐺🐺", "7"]),
        cells(["10", "a`b\u{202e}c and more than fits", "−3"]),
    ];
    let expected = "```\n # Name           Best\n 1 Ada             100\n 2 田中さん 🐺🐺…    7\n10 aˋbc and more…   −3\n```";
    assert_eq!(table(&cells(["#", "Name", "Best"]), &rows), expected);
}

#[test]
fn a_name_from_the_right_turns_no_number_after_it() {
    let cells = |row: [&str; 3]| row.map(str::to_owned).to_vec();
    let rows = [cells(["1", "שלום", "100"]), cells(["2", "محمد بن عبد الله الطويل", "7"])];
    let told = table(&cells(["#", "Name", "Best"]), &rows);
    assert!(told.contains("\n1 \u{2068}שלום\u{2069}            100\n"), "{told:?}");
    assert!(told.contains("\n2 \u{2068}محمد بن عبد ا…\u{2069}    7\n"), "{told:?}");
}

#[test]
fn nothing_typed_turns_what_follows_it() {
    let args = [("game", Arg::Typed("Ada\u{202e}gpj.\u{2067}\u{7}x".to_owned()))];
    let speech = Speech::new(Lang::En, Vec::new());
    for speech in [speech.clone(), speech.without_markdown()] {
        assert!(speech.text("denied-unknown-game", &args).contains("Adagpj"));
    }
}

#[test]
fn two_buttons_of_one_panel_are_never_called_the_same() {
    let bare = |text: &str| text.replace('…', "").to_lowercase();
    for lang in Lang::ALL {
        let speech = Speech::new(lang, Vec::new());
        for kind in ["trade", "counter"] {
            let [form, verb] =
                ["form", "verb"].map(|part| bare(&speech.say(&format!("catan-{part}-{kind}"))));
            assert!(!verb.contains(&form) && !form.contains(&verb), "{lang}: {form}, {verb}");
        }
    }
}
