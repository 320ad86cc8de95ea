//! Tests of the shell, without a gateway: features, messages, outbox.

mod absent;
mod alone;
mod away;
#[cfg(feature = "beacon")]
mod beacon;
mod commands;
mod digests;
mod direct;
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
use crate::discord::message::rows::{Extra, Rows};
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
    let rows = Rows { id: &id }.build(&menu, &extras);
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
