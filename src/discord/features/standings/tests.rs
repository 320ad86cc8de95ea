//! Pictures and words of standings, with names of all lengths, in every language and theme.

use render::Theme;
use tabletop::FigureKind;

use crate::discord::features::leaderboard::rating::change;
use crate::discord::features::standings::{
    GameLine, Ladder, Line, Luck, Parts, Profile, Streaks, ladder, profile, told,
};
use crate::discord::wire::limits;
use host::rating::Rating;
use host::standings::{Played, Rival, Standing};
use session::{Names, PSEUDONYMS};
use words::{Lang, Speech};

/// Nobody's username is known, unless a test is about it.
fn called(name: &str) -> Names {
    Names { name: name.to_owned(), username: String::new() }
}

fn line(user: u64, name: &str, place: Option<i64>) -> Line {
    let points = 1_812_400 - 31_000 * i64::try_from(user).unwrap_or(0);
    let games = if place.is_some() { 128 } else { 3 };
    let standing = Standing {
        user: 1_000_000_000_000_000_000 + user,
        names: called(name),
        rating: Rating { points, spread: 243_000 },
        games,
        wins: games / 3,
        streak: i64::try_from(user % 4).unwrap_or(0) * 4,
    };
    let course =
        (0..games.min(30)).map(|step| points + (step * step * 7_919 + step * 13_007) % 90_000 - 45_000);
    Line { place, standing, course: course.collect(), is_own: false }
}

/// Ten people, the last of them young, and one further down who asks.
fn full(name: &str) -> Ladder {
    let place = |user: u64| (user < 10).then_some(user as i64);
    Ladder {
        title: games::title("wolves-and-sheep"),
        season: None,
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
            for name in [
                "Aleksandrowi",
                "Ada",
                "",
                "田中",
                "김철수",
                "محمد بن عبد الله",
                "🐸",
                &"W".repeat(32),
                &"Zażółć ".repeat(5),
            ] {
                let of_season = Ladder { season: Some(1_001_894_400..1_009_843_200), ..full(name) };
                for ladder in [full(name), of_season] {
                    let scene = ladder::scene(&ladder, &speech.clone().without_markdown(), theme);
                    assert_eq!(scene.check(), [], "{name} {} {theme:?}", speech.lang());
                    assert!(scene.height <= 1000, "{}", scene.height);
                    assert!(scene.find("own").is_some() && scene.find("gap").is_some());
                }
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
        ladder.rows[1].standing.names = Names::default();
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
fn pictures_and_words_name_people_in_every_script_as_tables_do() {
    let speech = Speech::nameless(Lang::En);
    for (name, said, drawn) in [
        ("田中 Ada", "田中 Ada", "田中 Ada"),
        ("김철수", "김철수", "김철수"),
        ("אב", "\u{2068}אב\u{2069}", "בא"),
        ("สมชาย Ada", "สมชาย Ada", "user"),
        ("🐸", "🐸", "user"),
        ("\u{3164}", "user", "user"),
        ("\u{202e}Ada", "Ada", "Ada"),
    ] {
        let names = || Names { name: name.to_owned(), username: "user".to_owned() };
        let mut ladder = full("Borek");
        ladder.rows[0].standing.names = names();
        let mut profile = player("Borek", &speech);
        (profile.names, profile.rivals[0].names) = (names(), names());
        let headline = told::headline(drawn.to_owned(), &speech);
        let scenes = [
            (ladder::scene(&ladder, &speech, Theme::Paper), drawn),
            (profile::scene(&profile, &speech, Theme::Paper), drawn),
            (profile::scene(&profile, &speech, Theme::Paper), &*headline),
        ];
        for (scene, text) in scenes {
            assert!(scene.texts().iter().any(|shown| shown.text == text), "{text} for {name:?}");
        }
        let texts = [
            told::ladder_text(&ladder, &speech),
            told::ladder_alt(&ladder, &speech),
            told::profile_text(&profile, &speech),
            told::profile_alt(&profile, &speech),
        ];
        for text in texts {
            assert!(text.contains(said), "{said:?}: {text}");
        }
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

/// A person who has played every game, one of them rarely and one without a rating.
fn player(name: &str, speech: &Speech) -> Profile {
    let game = |(number, title): (i64, &&'static dyn tabletop::Title)| GameLine {
        title: *title,
        best: None,
        streaks: (number != 4).then_some(Streaks { now: 3 * number, best: 5 + 3 * number }),
        line: (number != 4).then(|| line(3 + number as u64, "Ada", (number != 3).then_some(10 * number + 1))),
        played: Played {
            computers: false,
            game: title.id().to_owned(),
            solo: false,
            games: 1_180 - 280 * number,
            wins: 402 - 100 * number,
            best: (number != 4).then_some(187 - 60 * number),
            average: (number != 4).then_some(123.4 - 45.0 * number as f64),
        },
        places: (2..6 - number as u8)
            .map(|seats| (seats, (1..=i64::from(seats)).map(|n| 40 / n).collect()))
            .collect(),
    };
    let rival = |number: i64| Rival {
        names: called(if number == 3 { "" } else { name }),
        user: if number == 4 { *PSEUDONYMS.start() } else { number as u64 },
        games: 112 - 27 * number,
        ahead: 70 - 17 * number,
        behind: 42 - 10 * number,
    };
    let part = |number: i32, word: &str| {
        (
            speech.say(&format!("harmonies-figure-{word}")),
            31.4 - 6.0 * f64::from(number),
            24.0 - 3.5 * f64::from(number),
        )
    };
    let words = ["trees", "mountains", "fields", "buildings", "water", "animals", "spirit"];
    Profile {
        user: 1,
        names: called(name),
        games: (0..).zip(games::TITLES).map(game).collect(),
        rivals: (0..5).map(rival).collect(),
        streaks: Some(Streaks { now: 12, best: 147 }),
        parts: games::title("harmonies").map(|title| Parts {
            title,
            rows: (0..).zip(words).map(|(number, word)| part(number, word)).collect(),
            luck: None,
        }),
    }
}

#[test]
fn a_profile_can_be_read_with_names_of_all_lengths_in_every_language_and_theme() {
    for speech in speeches() {
        for theme in Theme::ALL {
            for name in
                ["Aleksandrowi", "", "田中", "محمد بن عبد الله", &"W".repeat(32), &"Zażółć ".repeat(5)]
            {
                let scene = profile::scene(&player(name, &speech), &speech.clone().without_markdown(), theme);
                assert_eq!(scene.check(), [], "{name} {} {theme:?}", speech.lang());
                assert!(scene.height <= 1000, "{}", scene.height);
            }
        }
    }
}

#[test]
fn a_profile_may_be_short() {
    for speech in speeches() {
        for kept in 0..8 {
            let mut short = player("Ada", &speech);
            short.games.truncate(kept & 1);
            short.rivals.truncate(kept & 2);
            short.parts = short.parts.filter(|_| kept & 4 > 0);
            assert_eq!(profile::scene(&short, &speech, Theme::Paper).check(), [], "{kept}");
            assert!(told::profile_alt(&short, &speech).contains("Ada"));
        }
    }
}

#[test]
fn a_profile_is_told_within_what_there_is_room_for() {
    for speech in speeches() {
        for name in ["Ada", &"🐸".repeat(32), &"_".repeat(32)] {
            let player = player(name, &speech);
            let (alt, text) = (told::profile_alt(&player, &speech), told::profile_text(&player, &speech));
            assert!(alt.encode_utf16().count() <= limits::ALT_TEXT);
            assert!(text.encode_utf16().count() <= limits::CONTENT);
            for told in [&alt, &text] {
                for title in games::TITLES {
                    assert!(told.contains(&speech.say(&format!("{}-name", title.id()))), "{told}");
                }
            }
            for said in [words::forgotten_name(speech.lang()), "112".to_owned(), speech.lang().decimal(31.4)]
            {
                assert!(text.contains(&said), "{said}: {text}");
            }
        }
    }
}

#[test]
fn a_profile_says_how_a_rating_has_gone_over_the_last_ten_games() {
    for (speech, said) in
        speeches().iter().zip(["over the last 10 games", "w ostatnich 10 grach", "za posledních 10 her"])
    {
        let player = player("Ada", speech);
        let line = player.games.iter().find_map(|game| game.line.as_ref()).expect("a rated game");
        let trend = line.standing.trend(&line.course).expect("a place");
        assert_eq!(trend.change, line.standing.rating.points - line.course[line.course.len() - 11]);
        let change = change(trend.change);
        assert!(told::profile_text(&player, speech).contains(&format!("{change} {said}")));
        let scene = profile::scene(&player, speech, Theme::Paper);
        assert!(scene.texts().iter().any(|text| text.text == change), "{change}");
    }
}

#[test]
fn the_categories_of_every_game_have_room() {
    for speech in speeches() {
        for title in games::TITLES {
            let parts = title.figure_specs().iter().filter(|figure| figure.kind == FigureKind::Part);
            let label = |key: &str| speech.say(&format!("{}-figure-{key}", title.id()));
            let rows: Vec<_> = parts.map(|part| (label(part.key), 123.4, -12.3)).collect();
            assert!((1..=7).contains(&rows.len()), "{}", title.id());
            let lucky = title.figure_specs().iter().find(|figure| figure.kind == FigureKind::Luck);
            let luck = lucky.map(|spec| Luck {
                label: label(spec.key),
                games: 4_321,
                mean: -56.78,
                deviation: 10.26,
            });
            let profile =
                Profile { parts: Some(Parts { title: *title, rows, luck }), ..player("Ada", &speech) };
            let said = [told::profile_text(&profile, &speech), told::profile_alt(&profile, &speech)];
            let number = speech.lang().decimal(-56.78);
            assert!(said.iter().all(|said| said.contains(&number) == lucky.is_some()), "{said:?}");
            assert_eq!(profile::scene(&profile, &speech, Theme::Paper).check(), []);
        }
    }
}

/// The words of a picture that are cut off.
fn cut(scene: &render::Scene) -> Vec<String> {
    let is_cut = |text: &&render::TextBox| {
        let lines: Vec<String> = text.layout().lines.into_iter().map(|line| line.text).collect();
        lines.join(" ") != text.text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    scene.texts().into_iter().filter(is_cut).map(|text| text.text.clone()).collect()
}

#[test]
fn only_names_of_people_are_ever_cut() {
    let mut all = Vec::new();
    for speech in speeches() {
        let speech = speech.without_markdown();
        for title in std::iter::once(None).chain(games::TITLES.iter().copied().map(Some)) {
            for season in [None, Some(1_001_894_400..1_009_843_200)] {
                let ladder = Ladder { title, season, ..full("Ada") };
                all.extend(cut(&ladder::scene(&ladder, &speech, Theme::Paper)));
            }
            let Some(title) = title else { continue };
            let parts = title.figure_specs().iter().filter(|figure| figure.kind == FigureKind::Part);
            let label = |key: &str| title.say_figure(key, &speech);
            let rows = parts.map(|part| (label(part.key), 123.4, -12.3)).collect();
            let lucky = title.figure_specs().iter().find(|figure| figure.kind == FigureKind::Luck);
            let luck = lucky.map(|spec| Luck {
                label: label(spec.key),
                games: 4_321,
                mean: -56.78,
                deviation: 10.26,
            });
            let parts = Some(Parts { title, rows, luck });
            let profile = Profile { parts, ..player("Ada", &speech) };
            all.extend(cut(&profile::scene(&profile, &speech, Theme::Paper)));
        }
    }
    assert_eq!(all, Vec::<String>::new());
}
