//! Room for words: everything fits into the content of one message, with commands that can be pressed and a sentence above.

use games::TITLES;
use poise::serenity_prelude::Permissions;
use rules::Words as _;
use thinking::Level;

use super::trips::caller;
use crate::discord::features;
use crate::discord::features::help::{help_page, manual_page};
use crate::discord::features::leaderboard::page::{
    Lists, about_page, alone_page, challenge_page, leaderboard_page, records_page,
};
use crate::discord::features::rulebook::{rules_text, topics};
use crate::discord::message::mentions::Mentions;
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::CONTENT;
use crate::discord::wire::rights::{missing, needed};
use host::standings::{Best, Challenge, Rank, Record, Span};
use session::{FIGURES, Names, SessionId};
use words::{Lang, unlisted};

/// A person in each language.
fn callers() -> [Caller; 3] {
    Lang::ALL.map(|lang| Caller { lang, moderator: true, ..caller(1, 1) })
}

/// Every command, with a number as long as Discord's.
fn mentions() -> Mentions {
    const NUMBER: u64 = 1_234_567_890_123_456_789;
    let mut names = Vec::new();
    for command in features::commands() {
        names.extend(command.subcommands.iter().map(|part| format!("{} {}", command.name, part.name)));
        names.push(command.name.into());
    }
    Mentions::numbered(names.iter().map(|name| (name.as_str(), NUMBER)))
}

/// The longest sentence above an answer: nothing can be posted here.
fn closed(caller: &Caller) -> String {
    let speech = caller.speech();
    let lacking = missing(needed(true, true), Permissions::empty(), &speech).join(", ");
    speech.text("closed-note", &[("permissions", lacking.into())])
}

/// Checks that a page can be read completely below the longest sentence, and that fixed-width blocks are closed.
#[track_caller]
fn fits(page: Page, caller: &Caller, mentions: &Mentions) {
    let words = page.content.clone();
    let sent = unlisted(&page.headed(Some(closed(caller))).linked(mentions).content);
    let length = sent.encode_utf16().count();
    assert!(!words.is_empty() && length <= CONTENT, "{length}: {sent}");
    assert_eq!(sent.matches("```").count() % 2, 0, "{sent}");
}

#[test]
fn every_topic_of_every_games_rules_fits_a_message() {
    let mentions = mentions();
    let mut read = 0;
    for caller in callers() {
        for &title in TITLES {
            for (_, topic) in topics(title, &caller.speech()) {
                let Ok(page) = rules_text(title, topic, &caller) else { panic!("{topic} is a topic") };
                fits(page, &caller, &mentions);
                read += 1;
            }
        }
    }
    assert!(read > 100, "{read}");
}

#[test]
fn help_and_both_pages_of_all_that_can_be_done_fit_a_message() {
    let mentions = mentions();
    for caller in callers() {
        fits(help_page(None, Some(closed(&caller)), &caller), &caller, &mentions);
        fits(about_page(&caller.speech()), &caller, &mentions);
        let pages = [0, 1].map(|page| manual_page(page, &caller));
        assert_ne!(pages[0].content, pages[1].content);
        for (page, way) in pages.into_iter().zip(["0:1:help:", "0:0:help:"]) {
            assert!(
                serde_json::to_string(&page.rows).expect("rows are JSON").contains(way),
                "{:?}",
                page.rows
            );
            fits(page, &caller, &mentions);
        }
    }
}

#[test]
fn a_list_shows_as_many_places_as_a_message_has_room_for() {
    let mentions = mentions();
    for caller in callers() {
        let speech = caller.speech();
        for name in ["Ada".to_owned(), "W".repeat(32), "*".repeat(32)] {
            let names = Names { name, username: String::new() };
            let rank = Rank {
                user: 1,
                names: names.clone(),
                games: 12_345,
                wins: 12_000,
                average: Some(123.4),
                best: Some(1_234),
            };
            let best = Best { user: 1, names: names.clone(), games: 12_345, average: 123.4, best: 1_234 };
            let challenge =
                |level| Challenge { level, games: 99_999, wins: 88_888, ranks: vec![rank.clone(); 10] };
            let challenges: Vec<Challenge> = Level::ALL.into_iter().map(challenge).collect();
            for &title in TITLES {
                let record = |key| {
                    let names = names.clone();
                    Record { key, user: 1, names, value: 12_345, session: SessionId(1_234_567) }
                };
                let keys = FIGURES.iter().chain(title.figure_specs()).map(|spec| spec.key);
                let records: Vec<Vec<Record>> = keys.map(|key| vec![record(key); 5]).collect();
                fits(records_page(title, &records, &speech), &caller, &mentions);
                let page = challenge_page(title, &challenges, Span::Month, &speech);
                assert!(page.content.contains("\n 3 ") || page.content.contains("\n3 "), "{}", page.content);
                fits(page, &caller, &mentions);
                let bests = vec![best.clone(); 15];
                fits(alone_page(title, &bests, Span::Month, &speech), &caller, &mentions);
                let lists = Lists { ranks: vec![rank.clone(); 15], bests, challenges: challenges.clone() };
                fits(leaderboard_page(title, &lists, Span::Month, &speech), &caller, &mentions);
            }
        }
    }
}

#[test]
fn what_changes_a_message_takes_an_older_ones_embed_away() {
    let page = Page::text("All is said here.");
    let none = serde_json::json!([]);
    let changes = [
        serde_json::to_value(page.edit()),
        serde_json::to_value(page.revision()),
        serde_json::to_value(page.response(true)),
    ];
    for change in changes {
        assert_eq!(change.expect("it is JSON")["embeds"], none);
    }
}
