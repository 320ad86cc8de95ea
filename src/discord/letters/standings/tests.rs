//! Pictures and words of standings, with names of all lengths, in every language and theme.

use render::Theme;

use super::{Ladder, Line, ladder, told};
use crate::discord::wire::limits;
use host::rating::Rating;
use host::store::Standing;
use session::PSEUDONYMS;
use words::{Lang, Speech};

fn line(user: u64, name: &str, place: Option<i64>) -> Line {
    let points = 1_812_400 - 31_000 * i64::try_from(user).unwrap_or(0);
    let games = if place.is_some() { 128 } else { 3 };
    let standing = Standing {
        user: 1_000_000_000_000_000_000 + user,
        name: name.to_owned(),
        rating: Rating { points, spread: 243_000 },
        games,
        wins: games / 3,
        streak: i64::try_from(user % 4).unwrap_or(0) * 4,
    };
    let course =
        (0..games.min(30)).map(|step| points + (step * step * 7_919 + step * 13_007) % 90_000 - 45_000);
    Line { place, standing, course: course.collect(), is_own: false }
}

/// Ten people, the last of them young, and one who asks further down.
fn full(name: &str) -> Ladder {
    let place = |user: u64| (user < 10).then_some(user as i64);
    Ladder {
        title: games::title("wolves-and-sheep"),
        season: Some("Autumn 2026".to_owned()),
        rows: (1..=10).map(|user| line(user, name, place(user))).collect(),
        own: Some(Line { is_own: true, ..line(31, name, Some(147)) }),
        people: 1_234,
    }
}

fn speeches() -> [Speech; 3] {
    Lang::ALL.map(|lang| Speech::new(lang, Vec::new()))
}

#[test]
fn a_ladder_can_be_read_with_names_of_all_lengths_in_every_language_and_theme() {
    for speech in speeches() {
        for theme in Theme::ALL {
            for name in ["Aleksandrowi", "Ada", "", "田中", "🐸", &"W".repeat(32), &"Zażółć ".repeat(5)]
            {
                let scene = ladder::scene(&full(name), &speech.clone().without_markdown(), theme);
                assert_eq!(scene.check(), [], "{name} {} {theme:?}", speech.lang());
                assert!(scene.height <= 1000, "{}", scene.height);
                assert!(scene.find("own").is_some() && scene.find("gap").is_some());
            }
        }
    }
}

#[test]
fn names_of_twelve_letters_are_drawn_whole() {
    let scene = ladder::scene(&full("Aleksandrowi"), &Speech::nameless(Lang::Pl), Theme::Paper);
    let names = scene.texts().into_iter().filter(|text| text.text == "Aleksandrowi");
    let whole: Vec<bool> = names.map(|text| text.layout().lines[0].text == "Aleksandrowi").collect();
    assert_eq!(whole, [true; 11]);
}

#[test]
fn whoever_is_forgotten_has_no_name_and_whoever_has_none_a_word() {
    for speech in speeches() {
        let mut ladder = full("Ada");
        ladder.rows[0].standing.user = *PSEUDONYMS.start();
        ladder.rows[1].standing.name = String::new();
        let scene = ladder::scene(&ladder, &speech, Theme::Night);
        let drawn: Vec<&str> = scene.texts().into_iter().map(|text| text.text.as_str()).collect();
        for name in [words::forgotten_name(speech.lang()), speech.say("ladder-somebody")] {
            assert!(drawn.contains(&name.as_str()), "{name}");
            assert!(told::ladder_alt(&ladder, &speech).contains(&name));
            assert!(told::ladder_text(&ladder, &speech).contains(&name));
        }
        assert_eq!(drawn.iter().filter(|text| **text == "Ada").count(), 9);
    }
}

#[test]
fn a_description_has_its_length_and_whoever_asks_is_in_it() {
    for speech in speeches() {
        for name in ["Ada", &"🐸".repeat(32), &"W".repeat(32)] {
            let beyond = full(name);
            let mut within = Ladder { own: None, ..full(name) };
            within.rows[9].is_own = true;
            for (ladder, place) in [(beyond, "147. "), (within, "– ")] {
                let alt = told::ladder_alt(&ladder, &speech);
                assert!(alt.encode_utf16().count() <= limits::ALT_TEXT);
                assert!(alt.lines().last().is_some_and(|line| line.starts_with(place)), "{alt}");
                assert!(alt.contains("1. ") && !alt.ends_with('…'), "{alt}");
            }
        }
    }
}

#[test]
fn a_text_is_as_wide_as_a_phone_has_room_for_and_whoever_asks_is_in_it() {
    for speech in speeches() {
        for name in ["Ada", "Aleksandrowi", &"🐸".repeat(32), &"W".repeat(32)] {
            let text = told::ladder_text(&full(name), &speech);
            let table: Vec<&str> = text.lines().skip_while(|line| *line != "```").skip(1).collect();
            let table: Vec<&str> = table.into_iter().take_while(|line| *line != "```").collect();
            assert_eq!(table.len(), 13, "{text}");
            assert!(table.iter().all(|line| line.chars().count() <= 34), "{text}");
            assert!(table[12].starts_with(">147 "), "{text}");
        }
        assert!(told::ladder_text(&full("Aleksandrowi"), &speech).contains("Aleksandrowi"));
    }
}

#[test]
fn a_ladder_may_be_short() {
    for speech in speeches() {
        let young = Line { is_own: true, ..line(3, "Ada", None) };
        let empty = || Ladder { title: None, season: None, rows: Vec::new(), own: None, people: 0 };
        for ladder in [
            empty(),
            Ladder { rows: vec![young.clone()], people: 1, ..empty() },
            Ladder { rows: vec![line(1, "Ben", Some(1))], own: Some(young), people: 2, ..empty() },
        ] {
            assert_eq!(ladder::scene(&ladder, &speech, Theme::Paper).check(), []);
            assert!(!told::ladder_alt(&ladder, &speech).is_empty());
        }
    }
}
