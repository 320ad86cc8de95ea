//! Tests of the shell, without a gateway: features, messages, outbox.

mod absent;
mod alone;
mod away;
#[cfg(feature = "beacon")]
mod beacon;
mod commands;
mod digests;
mod direct;
mod explain;
mod fairness;
mod frozen;
// It waits for seconds, so it belongs to the slow tests.
#[cfg(feature = "full")]
mod gateway;
mod hints;
mod honours;
mod late;
mod lobby;
mod me;
mod numbers;
mod offers;
mod onward;
mod orders;
mod person;
mod phone;
mod places;
mod press;
mod private;
mod rematch;
mod room;
mod shapes;
pub(crate) mod share;
pub(crate) mod trips;
mod waiting;

use tabletop::{Choice, ChoiceButton, Draft, Menu, SlotMenu, Weight};

use crate::discord::features::{more, panel, undo};
use crate::discord::message::mentions::Mentions;
use crate::discord::message::press::{CustomId, RawPress};
use crate::discord::message::rows::{Extra, Rows, open_buttons, told_of_buttons};
use crate::discord::wire::endpoint::Endpoint;
use crate::discord::wire::limits::{self, fit, newest_lines};
use session::SessionId;

#[test]
fn text_is_cut_as_discord_counts() {
    assert_eq!(fit("short", 5), "short");
    assert_eq!(fit("longer", 5), "long…");
    assert_eq!(fit("🐺🐺🐺", 5), "🐺🐺…");
    assert_eq!(fit("🐺🐺🐺", 6), "🐺🐺🐺");
}

#[test]
fn a_command_in_a_text_can_be_pressed_and_keeps_the_name_of_its_language() {
    let mentions = Mentions::numbered([("play", 7), ("table start", 8)]);
    for (text, shown) in [
        ("Open one with `/play`.", "Open one with </play:7>."),
        ("`/graj` albo `/stół start`", "</play:7> (`/graj`) albo </table start:8> (`/stół start`)"),
        ("`/hrát` s `vlákno: True`", "</play:7> (`/hrát`) s `vlákno: True`"),
        ("`/play seats:1`, `/nothing`, `/", "`/play seats:1`, `/nothing`, `/"),
    ] {
        assert_eq!(mentions.link(text), shown);
        assert_eq!(mentions.link(shown), shown, "once is enough");
        assert_eq!(Mentions::default().link(text), text, "unknown to Discord");
    }
}

#[test]
fn no_name_of_a_command_means_another_one() {
    let commands = crate::discord::features::commands();
    let mut known = std::collections::BTreeMap::new();
    let parts = |command: &poise::Command<_, _>| {
        let in_group = |part: &poise::Command<_, _>| format!("{} {}", command.name, part.name);
        std::iter::once(command.name.to_string())
            .chain(command.subcommands.iter().map(in_group))
            .collect::<Vec<_>>()
    };
    for command in commands.iter().flat_map(parts) {
        let names = crate::discord::message::mentions::names(&command);
        assert_eq!(names.len(), 3, "{command}");
        for name in names {
            let other = known.insert(name.clone(), command.clone());
            assert!(other.is_none_or(|other| other == command), "{name}");
        }
    }
}

#[test]
fn the_newest_lines_are_kept() {
    let lines = ["one", "two", "three"].map(str::to_owned);
    assert_eq!(newest_lines(&lines, 100), "one\ntwo\nthree");
    assert_eq!(newest_lines(&lines, 11), "two\nthree");
    assert_eq!(newest_lines(&lines, 2), "");
}

#[test]
fn only_loopback_is_a_local_server() {
    for good in ["http://127.0.0.1:9000", "http://localhost:1", "http://[::1]:80/"] {
        assert!(Endpoint::local(good, "t").is_ok(), "{good}");
    }
    for bad in [
        "https://127.0.0.1:9000",
        "http://discord.com",
        "http://10.0.0.1",
        "http://127.0.0.1.evil.example",
        "x",
    ] {
        assert!(Endpoint::local(bad, "t").is_err(), "{bad}");
    }
}

#[test]
fn the_real_token_is_not_asked_for_beside_a_local_server() {
    let asked = || panic!("the token was read");
    assert!(Endpoint::choose(Some("http://127.0.0.1:9000"), None, asked).is_ok());
    assert!(Endpoint::choose(None, None, || Ok(None)).is_err());
}

fn choice(text: &str, chosen: bool) -> Choice {
    let draft = Draft(vec![text.to_owned()]);
    Choice {
        label: text.to_owned(),
        description: String::new(),
        emoji: Vec::new(),
        thing: None,
        weight: Weight::Usual,
        draft,
        chosen,
        act: None,
    }
}

fn slot(count: usize, chosen: bool) -> SlotMenu {
    let choices = (0..count).map(|i| choice(&format!("c{i}"), chosen && i == 0)).collect();
    SlotMenu { ask: "?".to_owned(), choices, regions: false }
}

#[test]
fn the_fullest_menu_fits_five_rows() {
    let adjust =
        (0..8).map(|i| ChoiceButton { label: i.to_string(), draft: Some(Draft::default()) }).collect();
    let menu = Menu {
        slots: vec![slot(25, true), slot(25, true), slot(25, true), slot(5, false)],
        adjust,
        complete: Some("lay".to_owned()),
        ..Menu::default()
    };
    let extra = |press: RawPress| Extra { id: CustomId::at(SessionId(1), press), label: "x".to_owned() };
    let extras =
        [extra(undo::Press { decision: Some(7), going: None }.into()), extra(more::Press::Open.into())];
    let id = |choice| CustomId::at(SessionId(1), panel::Press::choose(7, choice));
    let rows = Rows { id: &id, other: &str::to_owned }.build(&menu, &extras);
    assert!(rows.len() <= limits::ROWS);
    let json = serde_json::to_value(&rows).expect("rows are JSON");
    let mut ids: Vec<String> = Vec::new();
    for row in json.as_array().expect("a list") {
        for part in row["components"].as_array().expect("components") {
            ids.push(part["custom_id"].as_str().expect("every part has an id").to_owned());
        }
    }
    assert!(ids.iter().all(|id| id.len() <= limits::CUSTOM_ID));
    let mut unique = ids.clone();
    unique.sort();
    unique.dedup();
    assert_eq!(unique.len(), ids.len(), "{ids:?}");
    for code in ["act", "undo", "more"] {
        assert!(ids.iter().any(|id| id.contains(&format!(":{code}:"))), "{code} got lost");
    }
    assert_eq!(ids.iter().filter(|id| id.contains(":adj:")).count(), 8, "no adjustment gets lost");
}

#[test]
fn a_list_that_emoji_show_is_on_a_button_whole_or_not_at_all_and_said_above_with_the_others() {
    let take = |label: &str| Choice { emoji: vec!["⚪", "🟢", "🔴"], ..choice(label, false) };
    let shown = |labels: [&str; 2]| {
        let slot = SlotMenu { ask: "Which?".to_owned(), choices: labels.map(take).into(), regions: false };
        let menu = Menu { slots: vec![slot], ..Menu::default() };
        let id = |choice| CustomId::at(SessionId(1), panel::Press::choose(7, choice));
        let rows = Rows { id: &id, other: &str::to_owned }.build(&menu, &[]);
        let rows = serde_json::to_value(rows).expect("rows are JSON");
        let labels = rows[0]["components"].as_array().into_iter().flatten();
        let labels: Vec<String> =
            labels.map(|part| part["label"].as_str().unwrap_or_default().to_owned()).collect();
        (labels, told_of_buttons(&menu))
    };
    let (long, short) = ("Weź A: szara, zielona, czerwona", "Weź B: szara, żółta, żółta");
    let (labels, told) = shown([long, short]);
    assert_eq!(labels, ["⚪🟢🔴 Weź A", "⚪🟢🔴 Weź B: szara, żółta, żółta"]);
    assert_eq!(told, [format!("• {long}"), format!("• {short}")]);
    assert!(shown([short, short]).1.is_empty(), "where all is on the buttons");
}

#[test]
fn choices_that_would_fill_a_phone_are_menus() {
    let id = |choice| CustomId::at(SessionId(1), panel::Press::choose(7, choice));
    let other = |first: &str| format!("Or {first}");
    let shown = |choices: Vec<Choice>| {
        let slot = SlotMenu { ask: "Which?".to_owned(), choices, regions: false };
        let menu = Menu { slots: vec![slot], ..Menu::default() };
        let rows = serde_json::to_value(Rows { id: &id, other: &other }.build(&menu, &[])).expect("JSON");
        let parts = |row: &serde_json::Value| row["components"].as_array().cloned().unwrap_or_default();
        let rows: Vec<_> = rows.as_array().into_iter().flatten().map(parts).collect();
        (rows, open_buttons(&menu).len())
    };
    let takes = |label: &str| {
        let weigh = |i| Choice { weight: Weight::Leading, ..choice(&format!("{label} {i}"), false) };
        (0..5).map(weigh).collect::<Vec<_>>()
    };
    let card = |i| Choice { description: "what it shows ".repeat(5), ..choice(&format!("Card {i}"), false) };
    let cards = || (0..5).map(card);
    // Both stand in menus, told apart, and nothing is said above them.
    let (rows, said) = shown(takes("Take three long names").into_iter().chain(cards()).collect());
    assert_eq!((rows.len(), said), (2, 0));
    assert!(
        rows.iter().all(|row| row.len() == 1 && row[0]["options"].as_array().is_some_and(|it| it.len() == 5))
    );
    assert_eq!(
        (&rows[0][0]["placeholder"], &rows[1][0]["placeholder"]),
        (&"Which?".into(), &"Or Card 0".into())
    );
    assert_ne!(rows[0][0]["custom_id"], rows[1][0]["custom_id"]);
    // What fits is a button, and is pressed once.
    let (rows, said) = shown(takes("Take").into_iter().chain(cards()).collect());
    assert_eq!((rows[0].len(), rows[1].len(), said), (5, 1, 5));
    let (rows, said) = shown(takes("Take three long names"));
    assert_eq!((rows.len(), rows[0].len(), said), (1, 5, 5));
}
